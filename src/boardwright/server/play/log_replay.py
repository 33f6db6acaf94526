"""A match in memory follows its log: what other processes have written there is played, too. These functions block, but for `watch`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from boardwright.core.domain.match import Match
from boardwright.core.errors import BoardwrightError
from boardwright.server.errors import ApiError, Conflict
from boardwright.server.play.initial_position import first_match
from boardwright.server.store import UNDO, MatchRow, Row, effective

if TYPE_CHECKING:
    from boardwright.server.bus import Bus
    from boardwright.server.play.live_match import LiveMatch

T = TypeVar("T")
ATTEMPTS = 8


def replayed(game: Any, row: MatchRow, rows: list[Row]) -> Match:
    """The match that a log leads to. Raises ApiError 409 `log_does_not_fit`."""
    try:
        match = first_match(game, row)
    except BoardwrightError as error:  # a later version does not take the position any more
        raise ApiError(409, "log_does_not_fit", at=0) from error
    play_on(match, effective(rows))
    return match


def play_on(match: Match, choices: Iterable[tuple[int, str]]) -> None:
    """Play choices of a log. Raises ApiError 409 `log_does_not_fit`."""
    at = 0
    try:
        for at, (seat, action) in enumerate(choices):  # noqa: B007
            match.play(seat, int(action) if action.isdecimal() else action)
    except (BoardwrightError, ValueError) as error:
        raise ApiError(409, "log_does_not_fit", at=at) from error


def insisting(live: LiveMatch, work: Callable[[], T]) -> T:
    """Do something with a match. Where another process was faster, take over what it wrote and do it again on that.

    Raises Conflict if the match was deleted, or others are faster again and again.
    """
    for _ in range(ATTEMPTS):
        try:
            return work()
        except Conflict:
            follow(live, from_the_start=True)
    return work()


def follow(live: LiveMatch, from_the_start: bool = False) -> bool:
    """Take over what others have written about a match. Returns whether there was anything. Raises Conflict if it is gone or ended.

    `from_the_start`: what is in memory was played on, but could not be written.
    """
    store, known = live.registry.store, 0 if from_the_start else live.version
    found = store.match_with_rows(live.row.id, known)
    if found is not None and any(row.kind == UNDO for row in found[1]) and known:
        known, found = 0, store.match_with_rows(live.row.id, 0)
    if found is None or found[0].closed:  # whoever comes again is told
        raise Conflict(live.row.id)
    row, rows = found
    new = rows[live.version - known :]
    before = live.row
    if not (new or from_the_start or (row.device, row.seats, row.stamp) != (before.device, before.seats, before.stamp)):
        return False
    try:
        if known == 0:
            live.match = replayed(live.game, row, rows)
        else:
            play_on(live.match, effective(rows))
    except ApiError:  # whoever opens it again is told
        raise Conflict(live.row.id) from None
    live.take_over(row, new)
    return True


async def watch(live: LiveMatch, bus: Bus) -> None:
    """Follow what other processes do until the match has left memory."""
    with bus.listening(live.row.id) as news:
        try:
            while not live.gone:
                news.clear()
                await live.catch_up()
                await news.wait()
        except ApiError:
            pass  # it has left memory
