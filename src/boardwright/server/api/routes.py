"""The calls of the API over HTTP.

`docs/wire_protocol.md` is generated from `routes` and the docstrings here.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import boardwright as bw
from boardwright.server.api import accounts as account_calls, notifications, passkeys, rematches, request as calls, seats, tables, watching
from boardwright.server.api.request import address_of, device_of, device_or_stranger, number, own_match, read, read_bytes
from boardwright.server.errors import ApiError
from boardwright.server.lobby.match_list import told_match
from boardwright.server.lobby.new_match import make_match
from boardwright.server.protocol.answers import (
    BotsOut,
    CourseOut,
    DeviceOut,
    GameOut,
    HealthOut,
    MatchCreated,
    MatchOut,
    ProgressOut,
    ReplayOut,
    RulesOut,
    StandingOut,
    Status,
)
from boardwright.server.protocol.inbound import CreateMatch
from boardwright.server.protocol.outbound import Frame
from boardwright.server.replay.archive import Archive, file_of
from boardwright.server.replay.cache import Brought
from boardwright.server.replay.finished import finished_match, position_of, replay_of
from boardwright.server.replay.match_replay import Replay
from boardwright.server.store import OVER, MatchRow
from boardwright.server.tokens import new_token, token_hash

if TYPE_CHECKING:
    from boardwright.server.app import Server


async def games(server: Server, request: Request) -> list[GameOut]:
    """Every game that can be played."""
    return await server.registry.in_thread(server.catalog.describe)


async def status(server: Server, request: Request) -> Status:
    """How far each game is. All of them can be played from the start."""
    return Status(bw.__version__, server.catalog.maker.making, server.accounts is not None)


async def health(server: Server, request: Request) -> HealthOut:
    """Whether the server works: its database takes what is written. Error: 503 `store_failed`, `store_gone`."""
    await server.registry.in_thread(server.health.check)
    return HealthOut(bw.__version__)


async def rules(server: Server, request: Request) -> RulesOut | None:
    """What a page needs to run the rules of a game itself; 204 where they are not there (yet): then the server does."""
    found = await server.registry.in_thread(server.catalog.page_rules, request.path_params["id"])
    return found.told if found else None


async def rules_module(server: Server, request: Request) -> Response:
    """The WebAssembly module of that digest, for good: the address changes with the content."""
    found = await server.registry.in_thread(server.catalog.module, request.path_params["id"], request.path_params["digest"])
    if found is None:
        raise HTTPException(404)
    return Response(found, 200, {"Cache-Control": "public, max-age=31536000, immutable"}, "application/wasm")


async def bots(server: Server, request: Request) -> BotsOut | None:
    """The module with a game's bots, for hints and short matches in the page; 204 where it is not there (yet)."""
    found = await server.registry.in_thread(server.catalog.page_bots, request.path_params["id"])
    return found.told if found else None


async def course(server: Server, request: Request) -> CourseOut:
    """The guided course of a game. Errors: 404 `no_such_course`, 422 `broken_course`."""
    return await server.registry.in_thread(server.catalog.course, request.path_params["id"])


async def new_device(server: Server, request: Request) -> DeviceOut:
    """Make a device. Its token says who asks in all calls about matches. Error: 507 `database_full`."""
    server.devices_made.check(address_of(request))
    token = new_token()

    def make() -> None:
        server.check_room()
        server.store.add_device(token_hash(token), server.registry.now())

    await server.registry.in_thread(make)
    return DeviceOut(token)


async def new_match(server: Server, request: Request) -> MatchCreated:
    """Make a match. Errors: 422 `bad_option`, `bad_name`, `same_name`; 409 `too_many_matches`, `too_many_bot_matches`; 507 `database_full`.

    With a `start`: as for a replay; 422 `cannot_begin_here`.
    """
    device = await device_of(server, request)
    wanted = await read(server, request, CreateMatch)
    server.matches_made.check(device)
    found = await position_of(server, device, wanted.start)
    row = await server.registry.in_thread(make_match, server, device, wanted, found)
    assert row.deal is not None
    return MatchCreated(row.id, row.deal["commitment"])


async def my_matches(server: Server, request: Request) -> list[MatchOut]:
    """The matches of this device, newest first."""
    device = await device_of(server, request)

    def find() -> list[MatchOut]:
        return [told_match(server, row, device) for row in server.store.matches_of(device, server.settings.matches_per_device)]

    return await server.registry.in_thread(find)


async def delete_match(server: Server, request: Request) -> None:
    """Remove a match that this device made, for good and for everybody. Error: 403 `not_your_match` for others who play in it."""
    row = await own_match(server, request)
    if row.device != await device_of(server, request):
        raise ApiError(403, "not_your_match")
    server.replays.forget(row.id)
    await server.registry.delete(row.id)


async def match_file(server: Server, request: Request) -> Response:
    """The match file, after the end only. Error: 409 `not_over`."""
    name, data = await _file_of(server, await own_match(server, request))
    return Response(data, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/json")


async def _file_of(server: Server, row: MatchRow) -> tuple[str, bytes]:
    match = await finished_match(server, row.id)
    return f"{row.game}-{row.id[:8]}.json", await server.registry.in_thread(file_of, match, row)


async def match_files(server: Server, request: Request) -> Response:
    """The match files of all matches of this device that are over, as one zip file. Errors: 429, 503 `busy`."""
    device = await device_of(server, request)
    rows = await server.registry.in_thread(server.store.matches_of, device, server.settings.matches_per_device)
    over = [row for row in rows if row.status == OVER]
    return Archive(server.archive(device), over, lambda row: _file_of(server, row), "boardwright-matches.zip")


async def match_standing(server: Server, request: Request) -> StandingOut:
    """How far everybody is in a match of this device, as anybody may know who looks at it."""
    row = await own_match(server, request)
    async with server.registry.using(row.id) as live:
        return StandingOut(await live.run_exclusive(lambda: live.match.standing_seen(None)))


async def upload(server: Server, request: Request) -> ReplayOut:
    """Bring a match file. Errors: 422 `broken_record` if it does not verify, `too_heavy` if checking it takes too much."""
    address = address_of(request)
    server.uploads_begun.check(address)
    with server.upload(address):
        data = await read_bytes(server, request, server.settings.upload_bytes)
        return await server.replays.upload(data, server.registry.now())


async def replay(server: Server, request: Request) -> ReplayOut:
    """About a replay that the server still has. `id`: of a replay, or of a match that is over."""
    return (await asked_replay(server, request)).about()


async def asked_replay(server: Server, request: Request) -> Replay | Brought:
    """The replay of the address. Raises ApiError as `replay_of`."""
    return await replay_of(server, await device_or_stranger(server, request), request.path_params["id"])


async def replay_progress(server: Server, request: Request) -> ProgressOut:
    """How far everybody was after each turn. Empty for a file that somebody brought."""
    return await server.replays.progress(await asked_replay(server, request))


async def replay_frame(server: Server, request: Request) -> Frame | msgspec.Raw:
    """The frame after `k` decisions. `?since=n`: events from number n on; `?seat=n`: as that seat sees it, else nothing is hidden."""
    k = number(request.path_params["k"], "k: expected the number of a decision")
    since = number(request.query_params.get("since", "0"), "since: expected the number of an event")
    seat = request.query_params.get("seat")
    eyes = None if seat is None else number(seat, "seat: expected the number of a seat")
    return await server.replays.frame(await asked_replay(server, request), k, since, eyes)


def routes(server: Server) -> list[Route]:
    """The API's routes."""
    route = partial(calls.route, server)
    return [
        route("GET", "/api/games", games),
        route("GET", "/api/games/{id}/rules", rules, packed=True),
        route("GET", "/api/games/{id}/rules/{digest}", rules_module, packed=True),
        route("GET", "/api/games/{id}/bots", bots),
        route("GET", "/api/games/{id}/course", course, packed=True),
        route("GET", "/api/status", status),
        route("GET", "/api/health", health),
        route("POST", "/api/devices", new_device, 201),
        route("POST", "/api/matches", new_match, 201),
        route("GET", "/api/matches", my_matches),
        route("GET", "/api/matches/files", match_files),
        route("DELETE", "/api/matches/{id}", delete_match),
        route("GET", "/api/matches/{id}/file", match_file),
        route("GET", "/api/matches/{id}/standing", match_standing),
        *rematches.routes(server),
        *seats.routes(server),
        *notifications.routes(server),
        *tables.routes(server),
        *watching.routes(server),
        *account_calls.routes(server),
        *passkeys.routes(server),
        route("POST", "/api/replays", upload, 201),
        route("GET", "/api/replays/{id}", replay),
        route("GET", "/api/replays/{id}/progress", replay_progress),
        route("GET", "/api/replays/{id}/{k}", replay_frame),
    ]
