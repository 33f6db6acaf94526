"""Requests to undo a choice although others have moved since. A choice can be requested once, and not too often.

Nothing here reads a clock: `now` is Unix time in ms. `version` is that of the match: playing on answers a request.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from boardwright.server.errors import ApiError

MOST_DECLINED = 3
"""A player whose requests were declined this often in a match may not ask again."""
WAIT_MS = 60_000
"""Time for which bots wait for an answer."""


@dataclass(frozen=True)
class UndoRequest:
    """The last request, and the answers.

    seat: who asked; None: no player yet
    version: the match when they did
    choice: the number of the log's row that they want to undo
    at: when; Unix time in ms
    agreed: who is in favour
    ended: who was against it, or the requester if they withdrew it; None: neither
    declined: how many requests in this match were declined, by seat
    """

    seat: int | None = None
    version: int = 0
    choice: int = -1
    at: int = 0
    agreed: frozenset[int] = frozenset()
    ended: int | None = None
    declined: Mapping[int, int] = field(default_factory=dict)

    def is_open(self, version: int) -> bool:
        """Return whether it is waiting for answers."""
        return self.seat is not None and self.version == version and self.ended is None

    def ms_left(self, version: int, now: int) -> int:
        """Return how long bots still wait for it."""
        return min(WAIT_MS, max(0, self.at + WAIT_MS - now)) if self.is_open(version) else 0


def may_ask(asking: UndoRequest, seat: int, version: int, choice: int) -> bool:
    """Return whether a player may make a new request about a choice now."""
    try:
        return ask(asking, seat, version, choice, (), 0) is not asking
    except ApiError:
        return False


def ask(asking: UndoRequest, seat: int, version: int, choice: int, own_seats: Collection[int], now: int) -> UndoRequest:
    """Make a request. `own_seats`: the people at the requester's screen, who need not be asked. Repeating it meanwhile changes nothing.

    Raises ApiError 409: `being_asked`, `declined_before`, `declined_often`.
    """
    if asking.is_open(version):
        if asking.seat != seat:
            raise ApiError(409, "being_asked")
        return asking
    if (asking.seat, asking.choice) == (seat, choice) and asking.ended is not None:
        raise ApiError(409, "declined_before")
    if asking.declined.get(seat, 0) >= MOST_DECLINED:
        raise ApiError(409, "declined_often")
    return UndoRequest(seat, version, choice, now, frozenset(own_seats) | {seat}, None, asking.declined)


def answer(asking: UndoRequest, version: int, votes: Collection[int], agrees: bool) -> UndoRequest:
    """Agree for some seats, or decline; declining one's own request withdraws it. Nothing changes if no request is open."""
    if not asking.is_open(version) or not votes:
        return asking
    if agrees:
        return replace(asking, agreed=asking.agreed | frozenset(votes))
    assert asking.seat is not None
    if asking.seat in votes:
        return replace(asking, ended=asking.seat)
    declined = {**asking.declined, asking.seat: asking.declined.get(asking.seat, 0) + 1}
    return replace(asking, ended=min(votes), declined=declined)


def needed(asking: UndoRequest, playing: Collection[int], present: Collection[int], acted: Collection[int]) -> set[int]:
    """The answers still needed: those of people who are present, and of those whose own choices would be undone.

    `playing`: the people for whom no bot plays. Bots agree.
    """
    return (set(playing) & (set(present) | set(acted))) - asking.agreed


def is_decided(asking: UndoRequest, version: int, waited: Collection[int]) -> bool:
    """Return whether the undo is granted. Another person has to agree: a player among bots alone only has the ordinary undo."""
    return asking.is_open(version) and not waited and bool(asking.agreed - {asking.seat})
