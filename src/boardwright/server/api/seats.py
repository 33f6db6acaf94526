"""The calls over HTTP that move a seat of a match to another device."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import address_of, device_of, number, own_match, read
from boardwright.server.errors import ApiError
from boardwright.server.protocol.answers import Claimed, Invitation
from boardwright.server.protocol.inbound import Claim
from boardwright.server.tokens import new_token, token_hash

if TYPE_CHECKING:
    from boardwright.server.app import Server


async def handover(server: Server, request: Request) -> Invitation:
    """Make a link that moves a seat of this device, once, within an hour. Older ones no longer work. Error: 403 `not_your_seat`."""
    device, row = await device_of(server, request), await own_match(server, request)
    seat = number(request.path_params["seat"], "seat: expected the number of a seat")
    if not any(each.seat == seat and each.kind == "person" and each.device == device for each in row.seats):
        raise ApiError(403, "not_your_seat", seat=seat)
    secret, until = new_token(), server.registry.now() + server.settings.handover_ms
    await server.registry.in_thread(server.seats.offer, row.id, seat, token_hash(secret), until)
    return Invitation(secret)


async def claim(server: Server, request: Request) -> Claimed:
    """Take over the seat of a link; the device that had it only watches from then on. Error: 403 `bad_seat_link`."""
    device = await device_of(server, request)
    server.joins.check(address_of(request))
    wish = await read(server, request, Claim)
    id, now = request.path_params["id"], server.registry.now()
    async with server.registry.using(id) as live:
        return Claimed(await live.move_seat(lambda: server.seats.claim(id, token_hash(wish.secret), device, now), device))


def routes(server: Server) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, server)
    return [
        route("POST", "/api/matches/{id}/seats/{seat}/handover", handover),
        route("POST", "/api/matches/{id}/claim", claim),
    ]
