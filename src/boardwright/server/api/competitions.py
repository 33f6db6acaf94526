"""HTTP calls about the competitions of groups."""

from boardwright.server.api.call import Call, number
from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.groups import competitions as group_competitions
from boardwright.server.groups.groups import group_of
from boardwright.server.lobby.tables import table_out
from boardwright.server.protocol.answers import TableOut
from boardwright.server.protocol.competition_messages import CloseRound, CompetitionOfMatch, CompetitionOut, NewCompetition, TakeSeat


async def new_competition(call: Call) -> CompetitionOut:
    """Create a competition of the group and open its first round. Host only. Errors: as for a table; 403 `not_your_group`; 404
    `no_such_member`; 409 `too_many_competitions`; 422 `bad_group_name`, `few_entrants`, `entrant_twice`, `bad_rounds`.
    """
    device, body = await call.device(), await call.body(NewCompetition)
    call.services.limits.new_tables.check(device)
    competition_made = await call.in_thread(group_competitions.make_competition, call.services.lobby, device, call.id, body)
    return await _competition_out(call, device, competition_made)


async def competition(call: Call) -> CompetitionOut:
    """A competition of a group of this device. Errors: 404 `no_such_group`, `no_such_competition`."""
    device, now = await call.device(), call.services.clock.now()
    _, group_competition = await call.in_thread(group_competitions.competition_of, call.services.lobby, device, call.id, _competition(call))
    call.note_page_of_group(device, now)
    return await _competition_out(call, device, group_competition)


async def competition_of_match(call: Call) -> CompetitionOfMatch:
    """The competition of a match, for members of its group. Error: 404 `no_such_competition`."""
    return await call.in_thread(group_competitions.competition_of_match, call.services.lobby, await call.device(), call.id)


async def take_seat(call: Call) -> TableOut:
    """Take the seat at the table of the match that is due; the first entrant opens it, and the other chairs are reserved. Errors: as for a
    table; 404 `no_such_competition`; 409 `nothing_to_play`.
    """
    device, body = await call.device(), await call.body(TakeSeat)
    call.services.limits.new_tables.check(device)
    table = await call.in_thread(group_competitions.take_seat, call.services.lobby, device, call.id, _competition(call), body)
    return table_out(table, device)


async def close_round(call: Call) -> CompetitionOut:
    """Go on without the matches of the round that are not over: they count for no entrant. Host only. Errors: 403 `not_your_group`; 404
    `no_such_competition`.
    """
    device, body = await call.device(), await call.body(CloseRound)
    changed = await call.in_thread(group_competitions.close_round, call.services.lobby, device, call.id, _competition(call), body.round - 1)
    return await _competition_out(call, device, changed)


async def drop_out(call: Call) -> CompetitionOut:
    """Drop out; the host may let others drop out. Errors: 403 `not_your_group`; 404 `no_such_competition`, `no_such_member`."""
    device, n = await call.device(), number(call.request.path_params["n"], "n: expected a number")
    left = await call.in_thread(group_competitions.drop, call.services.lobby, device, call.id, _competition(call), n)
    return await _competition_out(call, device, left)


async def delete_competition(call: Call) -> None:
    """Delete a competition; its matches stay. Host only. Errors: 403 `not_your_group`; 404 `no_such_competition`."""
    device = await call.device()
    await call.in_thread(group_competitions.delete_competition, call.services.lobby, device, call.id, _competition(call))


def _competition(call: Call) -> str:
    return str(call.request.path_params["competition"])


async def _competition_out(call: Call, device: int, competition: GroupCompetition) -> CompetitionOut:
    def shown() -> CompetitionOut:
        lobby = call.services.lobby
        return group_competitions.competition_out(lobby, group_of(lobby, call.id), competition, device)

    return await call.in_thread(shown)
