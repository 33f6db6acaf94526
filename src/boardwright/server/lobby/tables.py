"""Tables in the database: stores the changes that `table_rules.seating` allows, and starts matches. These functions block."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET

from boardwright.core.domain.deal import make_deal
from boardwright.server.errors import ApiError, Conflict, not_found
from boardwright.server.games.catalog import Catalog
from boardwright.server.lobby.new_match import (
    check_levels,
    check_rated,
    check_room,
    checked_options,
    deal_chair,
    match_row,
    pause_seconds,
    starting_position,
)
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.play.frames import watching_out
from boardwright.server.play.undo_grace import FOR_EVER
from boardwright.server.protocol.answers import ChairOut, TableCreated, TableOut, TableStatus
from boardwright.server.protocol.bodies import ClockSetting, CreateTable
from boardwright.server.store import MatchRow
from boardwright.server.table_rules import rated, seating, watching
from boardwright.server.table_rules.rematch import FormerSeat, Pledges, chairs_again
from boardwright.server.table_rules.table import KEPT_MS, Chair, Table
from boardwright.server.tokens import new_id, new_key, new_token, token_hash

TableChange = Callable[[Table, int], Table | None]
"""Returns the table after a change at a Unix time in ms; None: it is deleted."""
ATTEMPTS = 8


def open_table(lobby: LobbyServices, device: int, setup: CreateTable, position: bytes | None) -> TableCreated:
    """Create a table and its invitations. `position`: the position that `wanted.start` refers to. Raises ApiError."""
    game, now = lobby.catalog.load(setup.game), lobby.clock.now()
    check_room(lobby, device, only_bots=False)
    check_tables(lobby, device, now)
    if setup.group is not None:
        _check_group(lobby, device, setup.group)
    rated.check_setup(setup)
    start, ruleset, options = starting_position(game, setup, position)
    check_levels(lobby.catalog, setup)
    invitations: dict[str, str] = {}

    def invite(seat: int) -> bytes:
        invitations[str(seat)] = new_token()
        return token_hash(invitations[str(seat)])

    table = Table(
        id=new_id(),
        key=new_key(),
        nonce=new_key(),
        ruleset=ruleset,
        host=device,
        game=setup.game,
        options=options,
        pause=pause_seconds(lobby.settings, setup.pause),
        curtain=setup.curtain,
        order=setup.order,
        listed=setup.listed,
        chairs=seating.chairs_of_setup(setup.seats, device, now, invite, setup.zone),
        created=now,
        updated=now,
        clock=None if setup.clock is None else msgspec.to_builtins(setup.clock),
        watching=watching.stored_setting(setup.watching),
        start=start,
        stand_in=setup.stand_in,
        hints=setup.hints,
        rated=setup.rated,
    )
    check_chairs(lobby, table)
    lobby.tables.add(table, setup.group)
    return TableCreated(table.id, invitations)


def reserved_table(
    lobby: LobbyServices, device: int, game: str, options: dict[str, Any], seats: Sequence[FormerSeat], pledges: Pledges, **more: Any
) -> Table:  # fmt: skip
    """A new table with a chair for each seat, not listed. `more`: its other settings (see `Table`). Raises ApiError."""
    loaded, now = lobby.catalog.load(game), lobby.clock.now()
    check_room(lobby, device, only_bots=False)
    check_tables(lobby, device, now)
    for seat in seats:
        if seat.level is not None:
            lobby.catalog.check_level(game, seat.level)
    table = Table(
        id=new_id(),
        key=new_key(),
        nonce=new_key(),
        ruleset=loaded.ruleset,
        host=device,
        game=game,
        options=checked_options(loaded, options, len(seats)),
        order="listed",
        listed=False,
        chairs=chairs_again(seats, device, pledges, now),
        created=now,
        updated=now,
        **more,
    )
    check_chairs(lobby, table)
    return table


def _check_group(lobby: LobbyServices, device: int, id: str) -> None:
    """Raises ApiError 404 `no_such_group` if a device is not a member of the group."""
    group = lobby.groups.group(id)
    if group is None:
        raise not_found("group")
    group.check_member(device)


def check_chairs(lobby: LobbyServices, table: Table) -> None:
    """Check those who sit at a table beside each other. Raises ApiError 422 `same_pledge`, `not_rated`."""
    seating.check_pledges(table.chairs)
    if table.rated:
        check_rated(lobby, table.game, [chair.device for chair in table.chairs], [chair.level for chair in table.chairs])


def check_tables(lobby: LobbyServices, device: int, now: int) -> None:
    """Check that a device may open one more table. Abandoned tables are deleted first."""
    lobby.tables.delete_older(now - KEPT_MS)
    limit = lobby.settings.tables_per_device
    if lobby.tables.count(device, now - KEPT_MS) >= limit:
        raise ApiError(409, "too_many_tables", limit=limit)


def table_of(lobby: LobbyServices, id: str) -> Table:
    """The table with that id. Raises ApiError: 404, or 410 `table_closed`."""
    table = lobby.tables.table(id)
    if table is None or table.is_gone(lobby.clock.now()):
        raise not_found("table")
    if table.closed:
        raise ApiError(410, "table_closed")
    return table


def table_or_started(lobby: LobbyServices, id: str) -> Table:
    """As `table_of`. If the time for shares is over, its match starts."""
    table = table_of(lobby, id)
    if table.share_wait(lobby.clock.now()) != 0:
        return table
    changed = change_table(lobby, id, lambda table, now: table)
    assert changed is not None
    return changed


def visible_tables(lobby: LobbyServices, device: int | None) -> list[Table]:
    """The open tables: those of the device, those of a rematch with a chair for it, then the public ones."""
    since = lobby.clock.now() - KEPT_MS
    own_tables = [] if device is None else lobby.tables.tables_of(device, since)
    own_tables += [] if device is None else [table for table in lobby.tables.kept_for(device, since) if table not in own_tables]
    own_ids = {table.id for table in own_tables}
    return own_tables + [table for table in lobby.tables.listed(since, lobby.settings.tables_listed) if table.id not in own_ids]


def change_table(lobby: LobbyServices, id: str, change: TableChange) -> Table | None:
    """Change a table; if all players are there and ready then, its match starts as soon as all shares have arrived.

    Returns the table as it is now; None: it is gone.

    After a concurrent change the change is applied to its result. Raises ApiError.
    """
    for _ in range(ATTEMPTS):
        before, now = table_of(lobby, id), lobby.clock.now()
        after = change(before, now)
        try:
            if after is None:
                lobby.tables.delete(id, before.version)
            elif after is not before or after.share_wait(now) == 0:
                check_chairs(lobby, after)
                after = _save(lobby, before, after, now)
        except Conflict:
            continue
        return after
    raise ApiError(409, "come_again")


def _save(lobby: LobbyServices, before: Table, after: Table, now: int) -> Table:
    if after.is_complete and after.sealed is None:
        after = seating.seal(_with_deal_key(lobby.catalog, after), now)
    if after.share_wait(now) == 0:
        after = seating.started(after, now)
        match = _match_of(lobby.catalog, after, lobby.clock.now())
        lobby.tables.start(after, before.version, match, lobby.settings.notices_per_device)
    else:
        lobby.tables.save(after, before.version)
    return after


def start_table(lobby: LobbyServices, device: int, id: str, fill: str | None, without_empty: bool) -> Table:
    """Start the match, with bots of a level on the empty chairs, or without these chairs. Raises ApiError."""

    def start(table: Table, now: int) -> Table:
        if without_empty:
            complete = seating.remove_empty_chairs(table, device, _possible_counts(lobby.catalog, table), now)
        else:
            complete = seating.fill(table, device, fill, now)
            if fill is not None:
                lobby.catalog.check_level(table.game, fill)
        check_room(lobby, device, only_bots=all(chair.kind == "bot" for chair in complete.chairs))
        return complete

    started = change_table(lobby, id, start)
    assert started is not None
    return started


def _possible_counts(catalog: Catalog, table: Table) -> range:
    """The numbers of players with which the match of a table can start. A position has its number."""
    chairs = len(table.chairs)
    return range(chairs, chairs + 1) if table.start is not None else catalog.load(table.game).players_with(table.options)


def _with_deal_key(catalog: Catalog, table: Table) -> Table:
    """The table with a key for its deal: a new one if it has none, or one for rules that this server does not know (any more).

    Raises ApiError 409 `ruleset_changed` if it starts from a position of such rules.
    """
    game = catalog.load(table.game)
    if table.key is not None and game.rulesets.version_of(table.ruleset) is not None:
        return table
    if table.start is not None:
        raise ApiError(409, "ruleset_changed", stored=table.ruleset, now=game.ruleset)
    return replace(table, key=new_key(), nonce=new_key(), ruleset=game.ruleset)


def _match_of(catalog: Catalog, table: Table, now: int) -> MatchRow:
    """The match of a table, dealt now (Unix time in ms)."""
    assert table.key is not None and table.nonce is not None and table.ruleset is not None
    chairs = [
        deal_chair("person" if chair.level is None else "bot", chair.name, chair.level, chair.pledge, chair.share)
        for chair in table.chairs
    ]
    position = table.start and table.start["position"]
    deal = make_deal(table.key, table.nonce, table.game, table.ruleset, table.options, table.order, chairs, position)
    devices = [chair.device for chair in table.chairs]
    game = catalog.load(table.game)
    zones = [chair.zone for chair in table.chairs]
    return match_row(
        table.id,
        table.host,
        deal,
        devices,
        game,
        now,
        zones,
        pause=table.pause,
        curtain=table.curtain,
        clock=table.clock,
        watching=watching.setting_for_match(table.watching, devices),
        start=table.start,
        stand_in=table.stand_in,
        hints=table.hints,
        rated=table.rated,
    )


def table_out(table: Table, device: int | None) -> TableOut:
    """A table as sent to a device (None: a stranger), without its invitations."""
    return TableOut(
        id=table.id,
        version=table.version,
        game=table.game,
        options=table.options,
        pause="done" if table.pause == FOR_EVER else table.pause,
        curtain=table.curtain,
        order=table.order,
        listed=table.listed,
        status=_status(table),
        commitment=table.commitment,
        clock=None if table.clock is None else msgspec.convert(table.clock, ClockSetting),
        chairs=[_chair_out(table, seat, chair, device) for seat, chair in enumerate(table.chairs)],
        host=device == table.host,
        created=table.created,
        updated=table.updated,
        watching=watching_out(table.watching, device == table.host),
        start=UNSET if table.start is None else table.start["k"],
        stand_in=UNSET if table.stand_in is None else table.stand_in,
        hints=UNSET if table.hints else False,
        rated=True if table.rated else UNSET,
        in_group=True if table.in_group else UNSET,
        reserved=True if table.reserved else UNSET,
    )


def _status(table: Table) -> TableStatus:
    if table.started:
        return "started"
    return "waiting" if table.sealed is None else "dealing"


def _chair_out(table: Table, seat: int, chair: Chair, device: int | None) -> ChairOut:
    return ChairOut(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        ready=chair.ready,
        yours=device is not None and chair.device == device,
        host=chair.device == table.host,
        pledge=chair.pledge,
        kept=True if seat in table.kept_for(device) else UNSET,
    )
