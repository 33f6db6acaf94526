"""HTTP calls about tables, where players gather before a match."""

import asyncio

from boardwright.server.api.call import Call, number
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.lobby.tables import TableChange, table_out
from boardwright.server.protocol.answers import Invitation, TableCreated, TableOut
from boardwright.server.protocol.bodies import ChairNumber, CreateTable, RevealShare, SetReady, SitDown, StartTable
from boardwright.server.table_rules import seating
from boardwright.server.table_rules.table import Table
from boardwright.server.tokens import new_token, token_hash


async def new_table(call: Call) -> TableCreated:
    """Open a table for players at other devices. Errors: as for a match; 422 `nobody_to_wait_for`, `same_pledge`; 409 `too_many_tables`."""
    device = await call.device()
    setup = await call.body(CreateTable)
    call.services.limits.new_tables.check(device)
    position = await call.services.library.position(device, setup.start)
    return await call.in_thread(lobby_tables.open_table, call.services.lobby, device, setup, position)


async def tables(call: Call) -> list[TableOut]:
    """The open tables: those where this device is host, sits or has a chair kept for it, then the newest public ones."""
    device = await call.device_or_stranger()
    visible = await call.in_thread(lobby_tables.visible_tables, call.services.lobby, device)
    return [table_out(table, device) for table in visible]


async def table(call: Call) -> TableOut:
    """A table, for anyone who knows its id. `?after=V`: as soon as its version is not V, or after 20 s. Error: 404 `no_such_table`."""
    id, after = call.id, call.request.query_params.get("after")
    device = await call.device_or_stranger()
    known = None if after is None else number(after, "after: expected the version of a table")
    with call.services.limits.wait(call.network, device), call.services.bus.listening(id) as news:
        current = await call.in_thread(lobby_tables.table_or_started, call.services.lobby, id)
        if current.version == known:
            await _wait(call, news, current.share_wait(call.services.clock.now()))
            current = await call.in_thread(lobby_tables.table_or_started, call.services.lobby, id)
    return table_out(current, device)


async def _wait(call: Call, news: asyncio.Event, most: int | None = None) -> None:
    """Wait until there is news, time is up, or the client has gone. `most`: ms after which its match may start, or None."""
    seconds = call.services.settings.table_wait_s if most is None else min(call.services.settings.table_wait_s, most / 1000)

    async def wait_for_its_end() -> None:
        while (await call.request.receive())["type"] != "http.disconnect":
            pass
        news.set()

    disconnected = asyncio.ensure_future(wait_for_its_end())
    try:
        await call.services.clock.wait(news, seconds)
    finally:
        disconnected.cancel()


async def sit(call: Call) -> TableOut:
    """Take a chair kept for this device, an open one, or that of an invitation. Errors: 403 `bad_invitation`, 409 `already_sitting`,
    `no_open_chair`, `chair_taken`, `reserved_table`, 422 `same_pledge`.
    """
    device = await call.device()
    call.services.limits.joins.check(call.network)
    body = await call.body(SitDown)
    invitation = None if body.secret is None else token_hash(body.secret)

    def sit_down(table: Table, now: int) -> Table:
        return seating.sit(table, device, body.name, now, body.seat, invitation, body.pledge, body.zone)

    return await _changed(call, device, sit_down)


async def ready(call: Call) -> TableOut:
    """Set whether a player is ready. The match starts when all players are there and ready. Error: 403 `not_your_seat`."""
    device = await call.device()
    body = await call.body(SetReady)
    return await _changed(call, device, lambda table, now: seating.set_ready(table, device, body.seat, body.ready, now))


async def share(call: Call) -> TableOut:
    """Reveal the pledged share while the table deals. Errors: 403 `not_your_seat`, 409 `not_sealed`, 422 `bad_share`."""
    device = await call.device()
    body = await call.body(RevealShare)
    return await _changed(call, device, lambda table, now: seating.give_share(table, device, body.seat, body.share, now))


async def leave(call: Call) -> TableOut | None:
    """Leave a chair; the host may also remove others. 204 if no player is left: then the table is gone. Error: 403 `not_your_seat`."""
    device = await call.device()
    seat = (await call.body(ChairNumber)).seat
    left = await _change(call, lambda table, now: seating.leave(table, device, seat, now))
    return None if left is None else table_out(left, device)


async def invite(call: Call) -> Invitation:
    """Create a new invitation for an empty chair; older ones are no longer valid. Errors: 403 `not_your_table`, 409 `chair_taken`."""
    device = await call.device()
    seat, secret = (await call.body(ChairNumber)).seat, new_token()
    await _change(call, lambda table, now: seating.invite(table, device, seat, token_hash(secret), now))
    return Invitation(secret)


async def open_chair(call: Call) -> TableOut:
    """Open an invited chair to anyone who has the address of the table. Errors: 403 `not_your_table`, 409 `chair_taken`."""
    device = await call.device()
    seat = (await call.body(ChairNumber)).seat
    return await _changed(call, device, lambda table, now: seating.open_to_all(table, device, seat, now))


async def start_table(call: Call) -> TableOut:
    """Start the match, with bots on the empty chairs, or without these chairs.

    Errors: 403 `not_your_table`; 409 `chairs_empty` (also if too few players are there), `not_ready`; 422 `no_such_level`.
    """
    device = await call.device()
    body = await call.body(StartTable)
    id = call.id
    started = await call.in_thread(lobby_tables.start_table, call.services.lobby, device, id, body.fill, body.without_empty)
    call.services.bus.publish(id)
    return table_out(started, device)


async def delete_table(call: Call) -> None:
    """Delete a table whose match has not started. Errors: 403 `not_your_table`, 409 `table_started`."""
    device = await call.device()

    def remove(table: Table, now: int) -> None:
        seating.check_removable(table, device)

    await _change(call, remove)


async def _change(call: Call, change: TableChange) -> Table | None:
    """Change the table of the URL, and notify the waiting clients."""
    id = call.id
    changed = await call.in_thread(lobby_tables.change_table, call.services.lobby, id, change)
    call.services.bus.publish(id)
    return changed


async def _changed(call: Call, device: int, change: TableChange) -> TableOut:
    """Make a change that never removes the table, and return the table for the device."""
    changed = await _change(call, change)
    assert changed is not None
    return table_out(changed, device)
