"""The table where the people of a match that is over play again. It has a chair for each seat, in the same order.

`device` is who asks, `now` is Unix time in ms, `pledges` are those of the pages at that device, by seat (see `Chair`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from boardwright.server.table_rules.table import Chair, Table

Pledges = Sequence[str | None]


class FormerSeat(Protocol):
    """Who sat on a seat of the match: a bot has a level, a person a device."""

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
    """The chairs of the new table: bots and the people of a device sit there already, the others' chairs are kept for them."""

    def chair(seat: FormerSeat) -> Chair:
        if seat.level is not None:
            return Chair("" if seat.name == seat.level else seat.name, level=seat.level)
        if seat.device == device:
            return _seated(Chair(), seat, _pledge(pledges, seat), now)
        return Chair(seat.name, by_invitation=True)

    return tuple(chair(seat) for seat in seats)


def sit_again(table: Table, seats: Sequence[FormerSeat], device: int, pledges: Pledges, now: int) -> Table:
    """Let the people of a device sit down on the chairs that are kept for them, and be ready. Nothing else of the table changes.

    Whoever sits there already is ready afterwards, and the newest pledge counts. A table that deals or has started stays as it is.
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
