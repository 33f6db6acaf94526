"""HTTP calls about tables, where players gather before a match."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import device_of, device_or_stranger, network_of, number, read
from boardwright.server.api.services import Services
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.lobby.tables import TableChange, table_out
from boardwright.server.protocol.answers import Invitation, TableMade, TableOut
from boardwright.server.protocol.inbound import AtChair, CreateTable, GiveShare, SetReady, SitDown, StartTable
from boardwright.server.table_rules import seating
from boardwright.server.table_rules.table import Table
from boardwright.server.tokens import new_token, token_hash


async def new_table(services: Services, request: Request) -> TableMade:
    """Open a table for players at other devices. Errors: as for a match; 422 `nobody_to_wait_for`, `same_pledge`; 409 `too_many_tables`."""
    device = await device_of(services, request)
    wanted = await read(services, request, CreateTable)
    services.limits.new_tables.check(device)
    found = await services.library.position(device, wanted.start)
    return await services.threads.in_thread(lobby_tables.open_table, services.lobby, device, wanted, found)


async def tables(services: Services, request: Request) -> list[TableOut]:
    """The open tables: those that this device hosts or sits at, then the newest public ones."""
    device = await device_or_stranger(services, request)
    found = await services.threads.in_thread(lobby_tables.visible_tables, services.lobby, device)
    return [table_out(table, device) for table in found]


async def table(services: Services, request: Request) -> TableOut:
    """A table, for anyone who knows its id. `?after=V`: as soon as its version is not V, or after 20 s. Error: 404 `no_such_table`."""
    id, after = request.path_params["id"], request.query_params.get("after")
    device = await device_or_stranger(services, request)
    known = None if after is None else number(after, "after: expected the version of a table")
    with services.limits.wait(network_of(request), device), services.bus.listening(id) as news:
        found = await services.threads.in_thread(lobby_tables.table_or_started, services.lobby, id)
        if found.version == known:
            await _wait(services, request, news, found.share_wait(services.clock.now()))
            found = await services.threads.in_thread(lobby_tables.table_or_started, services.lobby, id)
    return table_out(found, device)


async def _wait(services: Services, request: Request, news: asyncio.Event, most: int | None = None) -> None:
    """Wait until there is news, time is up, or the client has gone. `most`: ms after which its match may start, or None."""
    seconds = services.settings.table_wait_s if most is None else min(services.settings.table_wait_s, most / 1000)

    async def wait_for_its_end() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass
        news.set()

    gone = asyncio.ensure_future(wait_for_its_end())
    try:
        await services.clock.wait(news, seconds)
    finally:
        gone.cancel()


async def sit(services: Services, request: Request) -> TableOut:
    """Take an open chair or the chair of an invitation. Errors: 403 `bad_invitation`, 409 `already_sitting`, `no_open_chair`,
    `chair_taken`, 422 `same_pledge`.
    """
    device = await device_of(services, request)
    services.limits.joins.check(network_of(request))
    body = await read(services, request, SitDown)
    invitation = None if body.secret is None else token_hash(body.secret)

    def sit_down(table: Table, now: int) -> Table:
        return seating.sit(table, device, body.name, now, body.seat, invitation, body.pledge, body.zone)

    return await _changed(services, request, device, sit_down)


async def ready(services: Services, request: Request) -> TableOut:
    """Set whether a player is ready. The match starts when all players are there and ready. Error: 403 `not_your_seat`."""
    device = await device_of(services, request)
    body = await read(services, request, SetReady)
    return await _changed(services, request, device, lambda table, now: seating.set_ready(table, device, body.seat, body.ready, now))


async def share(services: Services, request: Request) -> TableOut:
    """Reveal the pledged share while the table deals. Errors: 403 `not_your_seat`, 409 `not_sealed`, 422 `bad_share`."""
    device = await device_of(services, request)
    body = await read(services, request, GiveShare)
    return await _changed(services, request, device, lambda table, now: seating.give_share(table, device, body.seat, body.share, now))


async def leave(services: Services, request: Request) -> TableOut | None:
    """Leave a chair; the host may also remove others. 204 if no player is left: then the table is gone. Error: 403 `not_your_seat`."""
    device = await device_of(services, request)
    seat = (await read(services, request, AtChair)).seat
    left = await _change(services, request, lambda table, now: seating.leave(table, device, seat, now))
    return None if left is None else table_out(left, device)


async def invite(services: Services, request: Request) -> Invitation:
    """Create a new invitation for an empty chair; older ones are no longer valid. Errors: 403 `not_your_table`, 409 `chair_taken`."""
    device = await device_of(services, request)
    seat, secret = (await read(services, request, AtChair)).seat, new_token()
    await _change(services, request, lambda table, now: seating.invite(table, device, seat, token_hash(secret), now))
    return Invitation(secret)


async def open_chair(services: Services, request: Request) -> TableOut:
    """Open an invited chair to anyone who has the address of the table. Errors: 403 `not_your_table`, 409 `chair_taken`."""
    device = await device_of(services, request)
    seat = (await read(services, request, AtChair)).seat
    return await _changed(services, request, device, lambda table, now: seating.open_to_all(table, device, seat, now))


async def start_table(services: Services, request: Request) -> TableOut:
    """Start the match, with bots on the empty chairs. Errors: 403 `not_your_table`, 409 `chairs_empty`, `not_ready`, 422 `no_such_level`.
    """
    device = await device_of(services, request)
    body = await read(services, request, StartTable)
    id = request.path_params["id"]
    started = await services.threads.in_thread(lobby_tables.start_table, services.lobby, device, id, body.fill)
    services.bus.publish(id)
    return table_out(started, device)


async def delete_table(services: Services, request: Request) -> None:
    """Delete a table whose match has not started. Errors: 403 `not_your_table`, 409 `table_started`."""
    device = await device_of(services, request)

    def remove(table: Table, now: int) -> None:
        seating.check_removable(table, device)

    await _change(services, request, remove)


async def _change(services: Services, request: Request, how: TableChange) -> Table | None:
    """Change the table of the URL, and notify the waiting clients."""
    id = request.path_params["id"]
    changed = await services.threads.in_thread(lobby_tables.change_table, services.lobby, id, how)
    services.bus.publish(id)
    return changed


async def _changed(services: Services, request: Request, device: int, how: TableChange) -> TableOut:
    """Make a change that never removes the table, and return the table for the device."""
    changed = await _change(services, request, how)
    assert changed is not None
    return table_out(changed, device)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/tables", new_table, 201),
        route("GET", "/api/tables", tables),
        route("GET", "/api/tables/{id}", table),
        route("POST", "/api/tables/{id}/sit", sit),
        route("POST", "/api/tables/{id}/ready", ready),
        route("POST", "/api/tables/{id}/share", share),
        route("POST", "/api/tables/{id}/leave", leave),
        route("POST", "/api/tables/{id}/invite", invite),
        route("POST", "/api/tables/{id}/open", open_chair),
        route("POST", "/api/tables/{id}/start", start_table),
        route("DELETE", "/api/tables/{id}", delete_table),
    ]
