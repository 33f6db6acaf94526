"""The rematch table of a finished match. It has a chair for each seat, in the same order.

`device` is the client's device, `now` is Unix time in ms, `pledges` are those of its pages, by seat (see `Chair`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from boardwright.server.table_rules.table import Chair, Table

Pledges = Sequence[str | None]


class FormerSeat(Protocol):
    """A seat of the finished match: a bot has a level, a person a device."""

    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def device(self) -> int | None: ...
    @property
    def zone(self) -> str | None: ...


def chairs_again(seats: Sequence[FormerSeat], device: int, pledges: Pledges, now: int) -> tuple[Chair, ...]:
    """The chairs of the new table: bots and the people of a device sit there already. All chairs of people are reserved."""

    def chair(seat: FormerSeat) -> Chair:
        if seat.level is not None:
            return Chair("" if seat.name == seat.level else seat.name, level=seat.level)
        if seat.device == device:
            return _seated(Chair(by_invitation=True), seat, _pledge(pledges, seat), now)
        return Chair(seat.name, by_invitation=True)

    return tuple(chair(seat) for seat in seats)


def sit_again(table: Table, seats: Sequence[FormerSeat], device: int, pledges: Pledges, now: int) -> Table:
    """Let the people of a device take the chairs reserved for them, and be ready. Nothing else of the table changes.

    People who sit there already become ready, and the newest pledge counts. A table that deals or has started stays as it is.
    """
    if table.sealed is not None or table.started:
        return table
    chairs = list(table.chairs)
    for seat in seats:
        chair = chairs[seat.seat]
        if seat.level is None and seat.device == device and (chair.is_empty or chair.device == device):
            chairs[seat.seat] = _seated(chair, seat, _pledge(pledges, seat) or chair.pledge, now)
    if tuple(chairs) == table.chairs:
        return table
    return replace(table, chairs=tuple(chairs), version=table.version + 1, updated=now)


def _seated(chair: Chair, seat: FormerSeat, pledge: str | None, now: int) -> Chair:
    since = now if chair.is_empty else chair.since
    by_invitation = chair.by_invitation
    return Chair(seat.name, device=seat.device, ready=True, since=since, by_invitation=by_invitation, pledge=pledge, zone=seat.zone)


def _pledge(pledges: Pledges, seat: FormerSeat) -> str | None:
    return pledges[seat.seat] if seat.seat < len(pledges) else None
