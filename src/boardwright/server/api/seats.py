"""HTTP calls that move a seat of a match to another device."""

from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import device_of, network_of, number, own_match, read
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.protocol.answers import Claimed, Invitation
from boardwright.server.protocol.inbound import Claim
from boardwright.server.tokens import new_token, token_hash


async def handover(services: Services, request: Request) -> Invitation:
    """Create a link that moves a seat of this device, once, within an hour. Older ones are no longer valid. Error: 403 `not_your_seat`."""
    device, row = await device_of(services, request), await own_match(services, request)
    seat = number(request.path_params["seat"], "seat: expected the number of a seat")
    if not any(each.seat == seat and each.kind == "person" and each.device == device for each in row.seats):
        raise ApiError(403, "not_your_seat", seat=seat)
    secret, until = new_token(), services.clock.now() + services.settings.handover_ms
    await services.threads.in_thread(services.seats.offer, row.id, seat, token_hash(secret), until)
    return Invitation(secret)


async def claim(services: Services, request: Request) -> Claimed:
    """Take over the seat of a link; its former device only watches from then on. Error: 403 `bad_seat_link`."""
    device = await device_of(services, request)
    services.limits.joins.check(network_of(request))
    body = await read(services, request, Claim)
    id, now = request.path_params["id"], services.clock.now()
    async with services.registry.open(id) as live:
        return Claimed(await live.move_seat(lambda: services.seats.claim(id, token_hash(body.secret), device, now), device))


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/matches/{id}/seats/{seat}/handover", handover),
        route("POST", "/api/matches/{id}/claim", claim),
    ]
