"""The position from which a match starts: the setup of its rules, or a position of another match. These functions block.

A start is stored as `{"position": …, "k": …}`: the complete position, and the number of decisions before it in that other match.
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
"""Bytes of a position. Those of the built-in games have a few thousand."""


def initial_match(game: Any, row: MatchRow) -> Match:
    """The match of a row before its first decision. Raises BoardwrightError if it cannot start."""
    if row.start is None:
        return Match.start(game, len(row.seats), row.seed, row.options, game.rulesets.version_of(row.ruleset))
    return match_from_position(game, row.start["position"], row.seed)


def match_from_position(game: Any, position: Mapping[str, Any], seed: bytes) -> Match:
    """A match that starts from a position. Its file repeats the position as it was given, even if this version would write it differently.
    """
    match = Match.from_position(game, position, seed)
    match.start_position = dict(position)
    return match


def check_start(game: Any, data: bytes, k: int) -> dict[str, Any]:
    """Check and return a start to store. `data`: the position after `k` decisions, as JSON.

    Raises ApiError 422 `cannot_begin_here` if the match is over there or cannot be continued.
    """
    if len(data) > LARGEST:
        raise ApiError(422, "cannot_begin_here")
    position = msgspec.json.decode(data)
    try:
        match = Match.from_position(game, position, 0)
    except BoardwrightError as error:
        raise ApiError(422, "cannot_begin_here") from error
    if match.over:
        raise ApiError(422, "cannot_begin_here")
    return {"position": position, "k": k}
