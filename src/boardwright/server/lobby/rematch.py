"""Rematches: one table for all players of a finished match. These functions block."""

from boardwright.server.errors import ApiError, not_found
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.store import OVER, MatchRow, Store
from boardwright.server.table_rules import watching
from boardwright.server.table_rules.rematch import Pledges, sit_again
from boardwright.server.table_rules.table import KEPT_MS, Table

ATTEMPTS = 8


def play_again(lobby: LobbyServices, device: int, row: MatchRow, pledges: Pledges) -> Table:
    """Seat the people of a device at the rematch table of a match; the first who asks opens it.

    If they have played again already, it is the rematch of that match. Raises ApiError 409 `match_runs`, 422 `nobody_to_wait_for`.
    """
    for _ in range(ATTEMPTS):
        row = _last(lobby.store, device, row)
        if row.status != OVER:
            raise ApiError(409, "match_runs")
        if all(seat.level is not None or seat.device == device for seat in row.seats):
            raise ApiError(422, "nobody_to_wait_for")
        try:
            return _seated(lobby, device, row, pledges)
        except ApiError as error:
            if error.id != "no_such_table":  # it was closed a moment ago
                raise
    raise ApiError(409, "come_again")


def _last(store: Store, device: int, row: MatchRow) -> MatchRow:
    """The match, or the last finished one of its rematches in which the device has played."""
    while row.rematch is not None:
        after = store.match(row.rematch)
        if after is None or after.status != OVER or all(seat.device != device for seat in after.seats):
            break
        row = after
    return row


def _seated(lobby: LobbyServices, device: int, row: MatchRow, pledges: Pledges) -> Table:
    since = lobby.clock.now() - KEPT_MS
    id = lobby.tables.rematch(row.id, since)
    if id is None:
        opened = _new_table(lobby, device, row, pledges)
        id = lobby.tables.add_rematch(row.id, opened, since)
        if id == opened.id:
            return lobby_tables.table_of(lobby, id)
    seated = lobby_tables.change_table(lobby, id, lambda table, now: sit_again(table, row.seats, device, pledges, now))
    if seated is None:
        raise not_found("table")
    return seated


def _new_table(lobby: LobbyServices, device: int, row: MatchRow, pledges: Pledges) -> Table:
    return lobby_tables.reserved_table(
        lobby,
        device,
        row.game,
        row.options,
        row.seats,
        pledges,
        pause=row.pause,
        curtain=row.curtain,
        clock=row.clock,
        watching=watching.setting_for_rematch(row.watching),
        stand_in=row.stand_in,
        hints=row.hints,
        rated=row.rated,
    )
