"""The parts of each seat's result: its own decisions, those of others, and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boardwright.core.machine.outlook import WHOLE, Outlook


class Parts(NamedTuple):
    """Ten-thousandths of the win: `start` + `own` + `others` + `chance` = `end`. `deal`: the part of `chance` before the first decision."""

    start: int
    own: int
    others: int
    chance: int
    end: int
    deal: int

    def plain(self) -> dict[str, int]:
        """The parts as plain data."""
        return {"from": self.start, "own": self.own, "others": self.others, "chance": self.chance, "to": self.end, "deal": self.deal}


def even_shares(players: int) -> list[int]:
    """The win divided among all seats; the first ones get the remainder."""
    return [WHOLE // players + (seat < WHOLE % players) for seat in range(players)]


def parts_of(outlooks: Sequence[Outlook], expected: Sequence[Outlook], seats: Sequence[int], dealt: bool) -> list[Parts]:
    """The parts of each seat.

    Args:
        outlooks: what the seats may expect before the first decision and after each.
        expected: the same after each decision, before anything is drawn.
        seats: who decided.
        dealt: whether the match began with a deal; otherwise with a position.
    """
    players = len(outlooks[0].chances)
    return [_parts_of(seat, share, outlooks, expected, seats, dealt) for seat, share in enumerate(even_shares(players))]


def _parts_of(
    seat: int, share: int, outlooks: Sequence[Outlook], expected: Sequence[Outlook], seats: Sequence[int], dealt: bool
) -> Parts:
    before = [outlook.chances[seat] for outlook in outlooks]
    start = share if dealt else before[0]
    own = others = 0
    chance = deal = before[0] - start
    for number, decided in enumerate(seats):
        by_decision = expected[number].chances[seat] - before[number]
        if decided == seat:
            own += by_decision
        else:
            others += by_decision
        chance += before[number + 1] - before[number] - by_decision
    return Parts(start, own, others, chance, before[-1], deal)
