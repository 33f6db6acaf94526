"""The calls over HTTP about matches that one leaves behind: to play again, and to see one no more."""

from __future__ import annotations

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
    """Sit down at the table where the people of a match that is over play again: one for all of them, whoever asks first.

    Errors: 409 `match_runs`, `too_many_tables`, `too_many_matches`; 422 `nobody_to_wait_for` where nobody at another device has played.
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
    """Take a match off the list of this device; nothing else changes. It is there again when somebody here sits down at it again."""
    device, row = await device_of(services, request), await own_match(services, request)
    await services.threads.in_thread(services.seats.forget, row.id, device)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/matches/{id}/again", again),
        route("POST", "/api/matches/{id}/forget", forget),
    ]
