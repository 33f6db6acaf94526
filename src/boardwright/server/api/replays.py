"""HTTP calls about replays of finished matches and of match files."""

import msgspec
from starlette.responses import Response

from boardwright.server.api.call import Call, number
from boardwright.server.protocol.answers import ProgressOut, ReplayOut
from boardwright.server.protocol.outbound import Frame
from boardwright.server.replay.cache import UploadedReplay
from boardwright.server.replay.match_replay import Replay


async def upload(call: Call) -> ReplayOut:
    """Upload a match file. Errors: 422 `broken_record` if it does not verify, `too_heavy` if checking it takes too much."""
    address = call.network
    call.services.limits.new_uploads.check(address)
    with call.services.limits.upload(address):
        data = await call.read(call.services.settings.upload_bytes)
        return await call.services.replays.upload(data, call.services.clock.now())


async def replay(call: Call) -> ReplayOut:
    """A replay that the server still has. `id`: of a replay, or of a finished match."""
    return (await asked_replay(call)).about()


async def asked_replay(call: Call) -> Replay | UploadedReplay:
    """The replay of the URL. Raises ApiError as `ReplayLibrary.replay`."""
    return await call.services.library.replay(await call.device_or_stranger(), call.id)


async def replay_progress(call: Call) -> ProgressOut:
    """Everyone's progress after each turn. Empty for an uploaded file."""
    return await call.services.replays.progress(await asked_replay(call))


async def first_record(call: Call) -> Response:
    """The record of the state before the first decision, without its generator: bytes for a page that plays the match itself.

    A page with the rules of this server needs it for a match that starts from a position.
    """
    record = await call.services.replays.first_record(await asked_replay(call))
    return Response(record, 200, media_type="application/octet-stream")


async def replay_frame(call: Call) -> Frame | msgspec.Raw:
    """The frame after `k` decisions. `?since=n`: events from number n on; `?seat=n`: as that seat sees it, else nothing is hidden."""
    k = number(call.request.path_params["k"], "k: expected the number of a decision")
    since = number(call.request.query_params.get("since", "0"), "since: expected the number of an event")
    seat = call.request.query_params.get("seat")
    eyes = None if seat is None else number(seat, "seat: expected the number of a seat")
    return await call.services.replays.frame(await asked_replay(call), k, since, eyes)
