"""Playing again: one table for all people of a match that is over, whoever asks first. These functions block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardwright.server.errors import ApiError, not_found
from boardwright.server.lobby import tables as table_hall
from boardwright.server.lobby.new_match import check_room, checked_options
from boardwright.server.store import OVER, MatchRow
from boardwright.server.table_rules import gathering, watching
from boardwright.server.table_rules.rematch import Pledges, chairs_again, sit_again
from boardwright.server.table_rules.table import KEPT_MS, Table
from boardwright.server.tokens import new_id, new_key

if TYPE_CHECKING:
    from boardwright.server.app import Server

ATTEMPTS = 8


def play_again(server: Server, device: int, row: MatchRow, pledges: Pledges) -> Table:
    """Seat the people of a device at the table where those of a match play again; the first who asks opens it.

    Where they have played again already, it is the next match after that. Raises ApiError 409 `match_runs`, 422 `nobody_to_wait_for`.
    """
    for _ in range(ATTEMPTS):
        row = _last(server, device, row)
        if row.status != OVER:
            raise ApiError(409, "match_runs")
        if all(seat.level is not None or seat.device == device for seat in row.seats):
            raise ApiError(422, "nobody_to_wait_for")
        try:
            return _seated(server, device, row, pledges)
        except ApiError as error:
            if error.id != "no_such_table":  # somebody has just closed it
                raise
    raise ApiError(409, "come_again")


def _last(server: Server, device: int, row: MatchRow) -> MatchRow:
    """The match, or of those that its people have played after it the last one that is over and in which the device has played."""
    while row.rematch is not None:
        after = server.store.match(row.rematch)
        if after is None or after.status != OVER or all(seat.device != device for seat in after.seats):
            break
        row = after
    return row


def _seated(server: Server, device: int, row: MatchRow, pledges: Pledges) -> Table:
    since = server.registry.now() - KEPT_MS
    id = server.tables.rematch(row.id, since)
    if id is None:
        check_room(server, device, only_bots=False)
        table_hall.check_tables(server, device, server.registry.now())
        opened = _new_table(server, device, row, pledges)
        id = server.tables.add_rematch(row.id, opened, since)
        if id == opened.id:
            return opened
    seated = table_hall.change(server, id, lambda table, now: sit_again(table, row.seats, device, pledges, now))
    if seated is None:
        raise not_found("table")
    return seated


def _new_table(server: Server, device: int, row: MatchRow, pledges: Pledges) -> Table:
    game, now = server.catalog.load(row.game), server.registry.now()
    for seat in row.seats:
        if seat.level is not None:
            server.catalog.check_level(row.game, seat.level)
    chairs = chairs_again(row.seats, device, pledges, now)
    gathering.check_pledges(chairs)
    return Table(
        id=new_id(),
        key=new_key(),
        nonce=new_key(),
        ruleset=game.ruleset,
        host=device,
        game=row.game,
        options=checked_options(game, row.options, len(row.seats)),
        pause=row.pause,
        curtain=row.curtain,
        order="listed",
        listed=False,
        chairs=chairs,
        created=now,
        updated=now,
        clock=row.clock,
        watching=watching.again(row.watching),
        stand_in=row.stand_in,
    )
