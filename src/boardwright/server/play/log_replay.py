"""Builds the match that a log leads to. These functions block."""

from collections.abc import Iterable
from typing import Any

from boardwright.core.domain.match import Match
from boardwright.core.errors import BoardwrightError
from boardwright.server.errors import ApiError
from boardwright.server.play.initial_position import initial_match
from boardwright.server.store import MatchRow, Row, effective


def replay_log(game: Any, row: MatchRow, rows: list[Row]) -> Match:
    """The match that a log leads to. Raises ApiError 409 `log_does_not_fit`."""
    try:
        match = initial_match(game, row)
    except BoardwrightError as error:  # this version no longer accepts the position
        raise ApiError(409, "log_does_not_fit", at=0) from error
    play_choices(match, effective(rows))
    return match


def play_choices(match: Match, choices: Iterable[tuple[int, str]]) -> None:
    """Play choices from a log. Raises ApiError 409 `log_does_not_fit`."""
    at = 0
    try:
        for at, (seat, action) in enumerate(choices):  # noqa: B007
            match.play(seat, int(action) if action.isdecimal() else action)
    except (BoardwrightError, ValueError) as error:
        raise ApiError(409, "log_does_not_fit", at=at) from error
