"""Asking the others whether a choice is taken back though they have acted since. They are asked once about a choice, and not all the time.

No function asks for the time: `now` is Unix time in ms. `version` is that of the match: whoever plays on answers by that.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from boardwright.server.errors import ApiError

MOST_DECLINED = 3
"""Whoever was told no so often in a match asks no more."""
WAIT_MS = 60_000
"""So long bots wait for an answer."""


@dataclass(frozen=True)
class UndoRequest:
    """Who asked last, and what the others said.

    seat: who asked; None: nobody yet
    version: the match when they did
    choice: the number of the log's row that they want to take back
    at: when; Unix time in ms
    agreed: who is in favour
    ended: who was against it, or the one who asked if they withdrew it; None: neither
    declined: how often in this match somebody was told no, by seat
    """

    seat: int | None = None
    version: int = 0
    choice: int = -1
    at: int = 0
    agreed: frozenset[int] = frozenset()
    ended: int | None = None
    declined: Mapping[int, int] = field(default_factory=dict)

    def is_open(self, version: int) -> bool:
        """Whether an answer is waited for."""
        return self.seat is not None and self.version == version and self.ended is None

    def ms_left(self, version: int, now: int) -> int:
        """How long bots wait for it still."""
        return min(WAIT_MS, max(0, self.at + WAIT_MS - now)) if self.is_open(version) else 0


def may_ask(asking: UndoRequest, seat: int, version: int, choice: int) -> bool:
    """Whether somebody may begin to ask about a choice now."""
    try:
        return ask(asking, seat, version, choice, (), 0) is not asking
    except ApiError:
        return False


def ask(asking: UndoRequest, seat: int, version: int, choice: int, here: Collection[int], now: int) -> UndoRequest:
    """Ask the others. `here`: the people at the screen of whoever asks, who need not be asked. Asking again meanwhile changes nothing.

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
    return UndoRequest(seat, version, choice, now, frozenset(here) | {seat}, None, asking.declined)


def answer(asking: UndoRequest, version: int, votes: Collection[int], agrees: bool) -> UndoRequest:
    """Agree for some seats, or decline; whoever asked withdraws by that. Nothing changes where no answer is waited for."""
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
    """Whose answer is waited for still: people who are there, and those whose own choices would go.

    `playing`: the people for whom no bot plays. Bots agree.
    """
    return (set(playing) & (set(present) | set(acted))) - asking.agreed


def is_decided(asking: UndoRequest, version: int, waited: Collection[int]) -> bool:
    """Whether it is taken back. Somebody else has to agree: who plays with bots alone takes back what bots do not know more about."""
    return asking.is_open(version) and not waited and bool(asking.agreed - {asking.seat})
