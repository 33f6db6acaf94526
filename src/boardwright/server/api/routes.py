"""HTTP calls about games, devices, matches and replays, and the list of all routes.

`docs/wire_protocol.md` is generated from `routes` and the docstrings here.
"""

from functools import partial

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import boardwright as bw
from boardwright.server.api import accounts as account_calls, notifications, passkeys, rematches, request as calls, seats, tables, watching
from boardwright.server.api.request import device_of, device_or_stranger, network_of, number, own_match, read, read_bytes
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
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
from boardwright.server.replay.cache import UploadedReplay
from boardwright.server.replay.finished import finished_match
from boardwright.server.replay.match_replay import Replay
from boardwright.server.store import OVER, MatchRow
from boardwright.server.tokens import new_token, token_hash


async def games(services: Services, request: Request) -> list[GameOut]:
    """All games that can be played."""
    return await services.threads.in_thread(services.catalog.describe)


async def status(services: Services, request: Request) -> Status:
    """The state of each game. All of them can be played from the start."""
    return Status(bw.__version__, services.catalog.compile_queue.making, services.accounts is not None)


async def health(services: Services, request: Request) -> HealthOut:
    """Whether the server works: its database accepts writes. Error: 503 `store_failed`, `store_gone`."""
    await services.threads.in_thread(services.health.check)
    return HealthOut(bw.__version__)


async def rules(services: Services, request: Request) -> RulesOut | None:
    """What a page needs to run the rules of a game itself; 204 if they are not available (yet): then the server runs them."""
    found = await services.threads.in_thread(services.catalog.page_rules, request.path_params["id"])
    return found.description if found else None


async def rules_module(services: Services, request: Request) -> Response:
    """The WebAssembly module with that digest; it never changes, because the URL changes with the content."""
    found = await services.threads.in_thread(services.catalog.module, request.path_params["id"], request.path_params["digest"])
    if found is None:
        raise HTTPException(404)
    return Response(found, 200, {"Cache-Control": "public, max-age=31536000, immutable"}, "application/wasm")


async def bots(services: Services, request: Request) -> BotsOut | None:
    """The module with a game's bots, for hints and short matches in the page; 204 if not available (yet)."""
    found = await services.threads.in_thread(services.catalog.page_bots, request.path_params["id"])
    return found.description if found else None


async def course(services: Services, request: Request) -> CourseOut:
    """The guided course of a game. Errors: 404 `no_such_course`, 422 `broken_course`."""
    return await services.threads.in_thread(services.catalog.course, request.path_params["id"])


async def new_device(services: Services, request: Request) -> DeviceOut:
    """Create a device. Its token identifies the client in all calls about matches. Error: 507 `database_full`."""
    services.limits.new_devices.check(network_of(request))
    token = new_token()

    def make() -> None:
        services.store.check_size(services.settings.database_bytes)
        services.store.add_device(token_hash(token), services.clock.now())

    await services.threads.in_thread(make)
    return DeviceOut(token)


async def new_match(services: Services, request: Request) -> MatchCreated:
    """Create a match. Errors: 422 `bad_option`, `bad_name`, `same_name`; 409 `too_many_matches`, `too_many_bot_matches`; 507
    `database_full`.

    With a `start`: as for a replay; 422 `cannot_begin_here`.
    """
    device = await device_of(services, request)
    wanted = await read(services, request, CreateMatch)
    services.limits.new_matches.check(device)
    found = await services.library.position(device, wanted.start)
    row = await services.threads.in_thread(make_match, services.lobby, device, wanted, found)
    assert row.deal is not None
    return MatchCreated(row.id, row.deal["commitment"])


async def my_matches(services: Services, request: Request) -> list[MatchOut]:
    """The matches of this device, newest first."""
    device = await device_of(services, request)
    return await services.threads.in_thread(services.match_list.of_device, device)


async def delete_match(services: Services, request: Request) -> None:
    """Delete a match that this device created, for all its players. Error: 403 `not_your_match` for the other players."""
    row = await own_match(services, request)
    if row.device != await device_of(services, request):
        raise ApiError(403, "not_your_match")
    services.replays.forget(row.id)
    await services.registry.delete(row.id)


async def match_file(services: Services, request: Request) -> Response:
    """The match file, only after the end. Error: 409 `not_over`."""
    name, data = await _file_of(services, await own_match(services, request))
    return Response(data, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/json")


async def _file_of(services: Services, row: MatchRow) -> tuple[str, bytes]:
    match = await finished_match(services.registry, row.id)
    return f"{row.game}-{row.id[:8]}.json", await services.threads.in_thread(file_of, match, row)


async def match_files(services: Services, request: Request) -> Response:
    """The match files of all finished matches of this device, as one zip file. Errors: 429, 503 `busy`."""
    device = await device_of(services, request)
    rows = await services.threads.in_thread(services.store.matches_of, device, services.settings.matches_per_device)
    over = [row for row in rows if row.status == OVER]
    return Archive(services.limits.archive(device), over, lambda row: _file_of(services, row), "boardwright-matches.zip")


async def match_standing(services: Services, request: Request) -> StandingOut:
    """Everyone's progress in a match of this device, as any viewer may know it."""
    row = await own_match(services, request)
    async with services.registry.open(row.id) as live:
        return StandingOut(await live.run_exclusive(lambda: live.match.standing_seen(None)))


async def upload(services: Services, request: Request) -> ReplayOut:
    """Upload a match file. Errors: 422 `broken_record` if it does not verify, `too_heavy` if checking it takes too much."""
    address = network_of(request)
    services.limits.new_uploads.check(address)
    with services.limits.upload(address):
        data = await read_bytes(services, request, services.settings.upload_bytes)
        return await services.replays.upload(data, services.clock.now())


async def replay(services: Services, request: Request) -> ReplayOut:
    """A replay that the server still has. `id`: of a replay, or of a finished match."""
    return (await asked_replay(services, request)).about()


async def asked_replay(services: Services, request: Request) -> Replay | UploadedReplay:
    """The replay of the URL. Raises ApiError as `ReplayLibrary.replay`."""
    return await services.library.replay(await device_or_stranger(services, request), request.path_params["id"])


async def replay_progress(services: Services, request: Request) -> ProgressOut:
    """Everyone's progress after each turn. Empty for an uploaded file."""
    return await services.replays.progress(await asked_replay(services, request))


async def replay_frame(services: Services, request: Request) -> Frame | msgspec.Raw:
    """The frame after `k` decisions. `?since=n`: events from number n on; `?seat=n`: as that seat sees it, else nothing is hidden."""
    k = number(request.path_params["k"], "k: expected the number of a decision")
    since = number(request.query_params.get("since", "0"), "since: expected the number of an event")
    seat = request.query_params.get("seat")
    eyes = None if seat is None else number(seat, "seat: expected the number of a seat")
    return await services.replays.frame(await asked_replay(services, request), k, since, eyes)


def routes(services: Services) -> list[Route]:
    """The API's routes."""
    route = partial(calls.route, services)
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
        *rematches.routes(services),
        *seats.routes(services),
        *notifications.routes(services),
        *tables.routes(services),
        *watching.routes(services),
        *account_calls.routes(services),
        *passkeys.routes(services),
        route("POST", "/api/replays", upload, 201),
        route("GET", "/api/replays/{id}", replay),
        route("GET", "/api/replays/{id}/progress", replay_progress),
        route("GET", "/api/replays/{id}/{k}", replay_frame),
    ]
