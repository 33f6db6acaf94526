"""HTTP calls after a match: rematch, and removal from the list."""

from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import device_of, own_match, read
from boardwright.server.api.services import Services
from boardwright.server.lobby import tables
from boardwright.server.lobby.rematch import play_again
from boardwright.server.protocol.answers import TableOut
from boardwright.server.protocol.inbound import PlayAgain


async def again(services: Services, request: Request) -> TableOut:
    """Join the rematch table of a finished match: one for all its players, opened by the first who asks.

    Errors: 409 `match_runs`, `too_many_tables`, `too_many_matches`; 422 `nobody_to_wait_for` if there were no players at other devices.
    """
    device, row = await device_of(services, request), await own_match(services, request)
    body = await read(services, request, PlayAgain)
    services.limits.new_tables.check(device)
    table = await services.threads.in_thread(play_again, services.lobby, device, row, body.pledges)
    services.bus.publish(table.id)
    async with services.registry.open(row.id) as live:
        await live.catch_up()
    return tables.table_out(table, device)


async def forget(services: Services, request: Request) -> None:
    """Remove a match from this device's list; nothing else changes. It returns when a player here takes a seat in it again."""
    device, row = await device_of(services, request), await own_match(services, request)
    await services.threads.in_thread(services.seats.forget, row.id, device)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/matches/{id}/again", again),
        route("POST", "/api/matches/{id}/forget", forget),
    ]
