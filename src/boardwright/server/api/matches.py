"""HTTP calls about matches: creating, listing, files, moving a seat, and the rematch."""

from starlette.responses import Response

from boardwright.server.api.call import Call
from boardwright.server.errors import ApiError, not_found
from boardwright.server.lobby.carried import carry_away, carry_here, settings_of
from boardwright.server.lobby.deletion import check_deletable
from boardwright.server.lobby.new_match import make_match
from boardwright.server.lobby.rematch import play_again
from boardwright.server.lobby.tables import table_out
from boardwright.server.protocol.answers import Invitation, MatchCreated, MatchOut, SeatClaimed, StandingOut, TableOut
from boardwright.server.protocol.bodies import ClaimSeat, CreateMatch, RequestRematch
from boardwright.server.protocol.carried import CarriedSettings
from boardwright.server.replay.archive import Archive, file_of
from boardwright.server.replay.finished import finished_match
from boardwright.server.store import ListedMatch, MatchRow
from boardwright.server.tokens import new_token, token_hash


async def new_match(call: Call) -> MatchCreated:
    """Create a match. Errors: 422 `bad_option`, `bad_name`, `same_name`; 409 `too_many_matches`, `too_many_bot_matches`; 507
    `database_full`.

    With a `start`: as for a replay; 422 `cannot_begin_here`.
    """
    device = await call.device()
    setup = await call.body(CreateMatch)
    call.services.limits.new_matches.check(device)
    position = await call.services.library.position(device, setup.start)
    row = await call.in_thread(make_match, call.services.lobby, device, setup, position)
    assert row.deal is not None
    return MatchCreated(row.id, row.deal["commitment"])


async def carry_match_here(call: Call) -> MatchCreated:
    """Go on with the match of a file, as a match of this device. Errors: as for a match and for a replay; 409 `match_is_over`; 422
    `cannot_carry` if it was played with components of its own.

    `?settings=…`: how it is played, as JSON; see `GET /api/matches/{id}/carry`.
    """
    device = await call.device()
    settings = call.url_parameter("settings", CarriedSettings)
    call.services.limits.new_matches.check(device)
    call.services.limits.new_uploads.check(call.network)
    with call.services.limits.upload(call.network):
        data = await call.read(call.services.settings.upload_bytes)
        await call.services.replays.upload(data, call.services.clock.now())  # checks it within its limits
    row = await call.in_thread(carry_here, call.services.lobby, device, data, settings)
    return MatchCreated(row.id, row.deal["commitment"] if row.deal else "")


async def carried_settings(call: Call) -> CarriedSettings:
    """The settings of a running match that is to go on at its device. Errors: as for carrying it away."""
    return await call.in_thread(settings_of, call.services.lobby, await call.device(), call.id)


async def carry_match_away(call: Call) -> Response:
    """Close a running match that is played at this device alone, and return its file, with which it goes on there. Called again, it returns
    the same. Errors: 403 `not_your_match`; 409 `match_is_over`; 422 `cannot_carry`.
    """
    data = await call.in_thread(carry_away, call.services.lobby, await call.device(), call.id)
    await call.services.registry.end_closed()
    return Response(data, 200, media_type="application/json")


async def my_matches(call: Call) -> list[MatchOut]:
    """The matches of this device, newest first."""
    device = await call.device()
    return await call.in_thread(call.services.match_list.of_device, device)


async def delete_match(call: Call) -> None:
    """Delete a match that this device created, for all its players. Errors: 403 `not_your_match` for the other players; 409 `not_rated`
    while a rated one runs; 409 `match_runs` while a competition waits for its result.
    """
    row = await call.own_match()
    if row.device != await call.device():
        raise ApiError(403, "not_your_match")
    await call.in_thread(check_deletable, call.services.lobby, row)
    call.services.replays.forget(row.id)
    await call.services.registry.delete(row.id)


async def match_file(call: Call) -> Response:
    """The match file, only after the end. Error: 409 `not_over`."""
    name, data = await _file_of(call, await call.own_match())
    return Response(data, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "application/json")


async def match_files(call: Call) -> Response:
    """The match files of all finished matches of this device, as one zip file. Errors: 429, 503 `busy`."""
    device = await call.device()
    finished = await call.in_thread(call.services.match_list.finished_of, device)
    return Archive(call.services.limits.archive(device), finished, lambda listed: _listed_file(call, listed), "boardwright-matches.zip")


async def _listed_file(call: Call, listed: ListedMatch) -> tuple[str, bytes]:
    row = await call.in_thread(call.services.store.match, listed.id)
    if row is None:
        raise not_found("match")
    return await _file_of(call, row)


async def _file_of(call: Call, row: MatchRow) -> tuple[str, bytes]:
    match = await finished_match(call.services.registry, row.id)
    return f"{row.game}-{row.id[:8]}.json", await call.in_thread(file_of, match, row)


async def match_standing(call: Call) -> StandingOut:
    """Everyone's progress in a match of this device, as any viewer may know it."""
    row = await call.own_match()
    async with call.services.registry.open(row.id) as live:
        return StandingOut(await live.run_exclusive(lambda: live.match.standing_seen(None)))


async def handover(call: Call) -> Invitation:
    """Create a link that moves a seat of this device, once, within an hour. Older ones are no longer valid. Errors: 403
    `not_your_seat`; 409 `not_rated`.
    """
    _, match, seat = await call.own_seat()
    if (await call.own_match()).rated:
        raise ApiError(409, "not_rated", why="seat")
    secret, until = new_token(), call.services.clock.now() + call.services.settings.handover_ms
    await call.in_thread(call.services.seats.offer, match, seat, token_hash(secret), until)
    return Invitation(secret)


async def claim(call: Call) -> SeatClaimed:
    """Take over the seat of a link; its former device only watches from then on. Errors: 403 `bad_seat_link`, 409 `has_watched`,
    `vacation_too_long`.
    """
    device = await call.device()
    call.services.limits.joins.check(call.network)
    body = await call.body(ClaimSeat)
    id, now = call.id, call.services.clock.now()
    async with call.services.registry.open(id) as live:
        return SeatClaimed(await live.move_seat(lambda: call.services.seats.claim(id, token_hash(body.secret), device, now), device))


async def again(call: Call) -> TableOut:
    """Join the rematch table of a finished match: one for all its players, opened by the first who asks.

    Errors: 409 `match_runs`, `too_many_tables`, `too_many_matches`; 422 `nobody_to_wait_for` if there were no players at other devices.
    """
    device, row = await call.device(), await call.own_match()
    body = await call.body(RequestRematch)
    call.services.limits.new_tables.check(device)
    table = await call.in_thread(play_again, call.services.lobby, device, row, body.pledges)
    call.services.bus.publish(table.id)
    async with call.services.registry.open(row.id) as live:
        await live.catch_up()
    return table_out(table, device)


async def forget(call: Call) -> None:
    """Remove a match from this device's list; nothing else changes. It returns when a player here takes a seat in it again."""
    device, row = await call.device(), await call.own_match()
    await call.in_thread(call.services.seats.forget, row.id, device)
