"""With what a match begins: its rules' setup, or a position of another match. These functions block.

What is kept of a beginning is `{"position": …, "k": …}`: the position, complete, and after how many decisions of that other match it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from boardwright.core.domain.match import Match
from boardwright.core.errors import BoardwrightError
from boardwright.server.errors import ApiError

if TYPE_CHECKING:  # the process that checks match files loads no database
    from boardwright.server.store import MatchRow

LARGEST = 256 * 1024
"""Bytes of a position. Those of the built-in games have some thousands."""


def initial_match(game: Any, row: MatchRow) -> Match:
    """The match of a row before its first decision. Raises BoardwrightError where it cannot begin."""
    if row.start is None:
        return Match.start(game, len(row.seats), row.seed, row.options, game.rulesets.version_of(row.ruleset))
    return match_from_position(game, row.start["position"], row.seed)


def match_from_position(game: Any, position: Mapping[str, Any], seed: bytes) -> Match:
    """A match that begins with a position. Its file tells that as it was promised, whatever this version would write in its place."""
    match = Match.from_position(game, position, seed)
    match.start_position = dict(position)
    return match


def check_start(game: Any, found: bytes, k: int) -> dict[str, Any]:
    """What is kept of a beginning. `found`: the position after `k` decisions, as JSON.

    Raises ApiError 422 `cannot_begin_here` where a match is over, or cannot be played on here.
    """
    if len(found) > LARGEST:
        raise ApiError(422, "cannot_begin_here")
    position = msgspec.json.decode(found)
    try:
        begun = Match.from_position(game, position, 0)
    except BoardwrightError as error:
        raise ApiError(422, "cannot_begin_here") from error
    if begun.over:
        raise ApiError(422, "cannot_begin_here")
    return {"position": position, "k": k}
