"""HTTP calls about watching: the matches to watch, and the spectators' invitation.

An invitation is for the table while it waits, and for its match afterwards.
"""

from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import device_of, device_or_stranger, network_of, read
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.protocol.answers import Invitation, MatchOut
from boardwright.server.protocol.inbound import Watch
from boardwright.server.table_rules import seating, watching
from boardwright.server.table_rules.table import Table
from boardwright.server.table_rules.watching import Watching
from boardwright.server.tokens import new_token, token_hash

WatchingChange = Callable[[Watching | None, bool, bool], Watching]
"""Changes who may watch. Its arguments: the present setting, whether the client's device plays, and whether it is the host's."""


async def watch(services: Services, request: Request) -> None:
    """Join as a spectator by invitation. Errors: 403 `bad_watch_link`; 409 `plays_here`, `too_many_devices`."""
    device = await device_of(services, request)
    services.limits.joins.check(network_of(request))
    secret = token_hash((await read(services, request, Watch)).secret)
    await _change(services, request, device, lambda now, sits, host: watching.join(now, device, secret, sits))


async def watch_link(services: Services, request: Request) -> Invitation:
    """Create a new invitation for spectators; an older one is no longer valid. Errors: 403 `not_your_table`, 409 `no_watch_link`."""
    device, secret = await device_of(services, request), new_token()
    await _change(services, request, device, lambda now, sits, host: watching.invite(_hosts(now, host), token_hash(secret)))
    return Invitation(secret)


async def no_watchers(services: Services, request: Request) -> None:
    """Remove all spectators who joined by invitation; it is no longer valid. Errors: 403 `not_your_table`, 409 `no_watch_link`."""
    device = await device_of(services, request)
    await _change(services, request, device, lambda now, sits, host: watching.withdraw(_hosts(now, host)))


async def to_watch(services: Services, request: Request) -> list[MatchOut]:
    """The matches of others that anyone may watch, newest first: running matches of public tables."""
    device = await device_or_stranger(services, request)
    return await services.threads.in_thread(services.match_list.to_watch, device)


def _hosts(now: Watching | None, host: bool) -> Watching | None:
    if not host:
        raise ApiError(403, "not_your_table")
    return now


async def _change(services: Services, request: Request, device: int, how: WatchingChange) -> None:
    id = request.path_params["id"]
    table = await services.threads.in_thread(lobby_tables.table_of, services.lobby, id)
    if not table.started:
        try:
            await services.threads.in_thread(lobby_tables.change_table, services.lobby, id, partial(_at_table, device, how))
            services.bus.publish(id)
            return
        except ApiError as error:
            if error.id != "table_started":  # it has just started
                raise
    async with services.registry.open(id) as live:
        await live.change_watching(lambda now: how(now, live.has_seat(device), live.row.device == device))


def _at_table(device: int, how: WatchingChange, table: Table, now: int) -> Table:
    changed = how(Watching.of(table.watching), bool(table.seats_of(device)), table.host == device)
    return seating.watched(table, changed.stored(), now)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("GET", "/api/watching", to_watch),
        route("POST", "/api/tables/{id}/watch", watch),
        route("POST", "/api/tables/{id}/watchers", watch_link),
        route("DELETE", "/api/tables/{id}/watchers", no_watchers),
    ]
