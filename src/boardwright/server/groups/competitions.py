"""Competitions of groups: how they begin, who takes a seat, and what their pages show. These functions block."""

from secrets import randbits
from typing import Any

import msgspec
from msgspec import UNSET

from boardwright.competitions import Competition, Pairing, Standing, opened, standings
from boardwright.server.competitions.changes import CompetitionChange, change_competition, drop_entrant
from boardwright.server.errors import ApiError, not_found
from boardwright.server.group_rules import competition as rules
from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.group_rules.group import Group
from boardwright.server.group_rules.pairing import ReservedSeat, due_board, others_at, reserved_seats
from boardwright.server.groups.groups import group_of
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.lobby.new_match import checked_options
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.competition_messages import (
    CompetitionInList,
    CompetitionOfMatch,
    CompetitionOut,
    EntrantOut,
    EntrantStanding,
    NewCompetition,
    PairingOut,
    PairingStatus,
    TakeSeat,
)
from boardwright.server.store import CompetitionTable, OpenedTable
from boardwright.server.table_rules.rated import not_rated
from boardwright.server.table_rules.rematch import sit_again
from boardwright.server.table_rules.table import Table
from boardwright.server.tokens import new_id

ATTEMPTS = 8


def make_competition(lobby: LobbyServices, device: int, id: str, setup: NewCompetition) -> GroupCompetition:
    """Create a competition of a group and open its first round. Raises ApiError."""
    group = group_of(lobby, id)
    group.check_host(device)
    lobby.store.check_size(lobby.settings.database_bytes)
    limit = lobby.settings.competitions_per_group
    if lobby.competitions.count(id) >= limit:
        raise ApiError(409, "too_many_competitions", limit=limit)
    if setup.rated and setup.hints:
        raise not_rated("hints")
    game, size = lobby.catalog.load(setup.game), setup.size if setup.kind == "league" else 2
    options = checked_options(game, setup.options, size)
    clock = None if setup.clock is None else msgspec.to_builtins(setup.clock)
    table = {"game": setup.game, "options": options, "clock": clock, "hints": setup.hints, "rated": setup.rated}
    course = Competition(setup.kind, len(setup.members), size, _smallest(game, options, size), setup.rounds or 0, randbits(48))
    created = rules.new_competition(new_id(), group, device, setup.name, table, setup.members, course, lobby.clock.now())
    lobby.competitions.add(created)
    return created


def _smallest(game: Any, options: dict[str, Any], size: int) -> int:
    """The smallest number of players at a table of a league, if all between it and the usual number are allowed."""
    while size > 2:
        try:
            checked_options(game, options, size - 1)
        except ApiError:
            break
        size -= 1
    return size


def competition_of(lobby: LobbyServices, device: int, id: str, competition: str) -> tuple[Group, GroupCompetition]:
    """A competition and its group, with the results of all matches that have ended. Members who have left the group have dropped out.

    Raises ApiError 404 `no_such_group`, `no_such_competition`.
    """
    group = group_of(lobby, id)
    group.check_member(device)
    current = lobby.competitions.competition(competition)
    if current is None or current.group != id:
        raise not_found("competition")
    lobby.competition_results.catch_up(competition)
    return group, _drop_gone(lobby, competition)


def competition_of_match(lobby: LobbyServices, device: int, match: str) -> CompetitionOfMatch:
    """The competition of a match, for members of its group. Raises ApiError 404 `no_such_competition` for everybody else."""
    link = lobby.competitions.link(match)
    linked = None if link is None else lobby.competitions.competition(link.competition)
    group = None if linked is None else lobby.groups.group(linked.group)
    member = None if group is None else group.of_device(device)
    if linked is None or member is None or member.asks:
        raise not_found("competition")
    return CompetitionOfMatch(linked.group, linked.id, linked.name)


def leave_competitions(lobby: LobbyServices, id: str) -> None:
    """Let entrants who are no longer members of a group drop out of its competitions."""
    for competition in lobby.competitions.of_group(id):
        _drop_gone(lobby, competition.id)


def _drop_gone(lobby: LobbyServices, competition: str) -> GroupCompetition:
    def without_gone(current: GroupCompetition, tables: list[OpenedTable]) -> GroupCompetition:
        group = lobby.groups.group(current.group)  # read after the competition: it knows all entrants that are still members
        if group is not None:
            members = {member.n for member in group.admitted}
            for number, entrant in enumerate(current.entrants):
                if entrant.n not in members:
                    current = drop_entrant(current, tables, number)
        return current

    return _change(lobby, competition, without_gone)


def _change(lobby: LobbyServices, competition: str, change: CompetitionChange) -> GroupCompetition:
    return change_competition(lobby.competitions, competition, change, lobby.clock.now())


def drop(lobby: LobbyServices, device: int, id: str, competition: str, n: int) -> GroupCompetition:
    """Drop out; the host may let others. Raises ApiError: 403 `not_your_group`, 404 `no_such_member`, `no_such_competition`."""
    group, current = competition_of(lobby, device, id, competition)
    if group.check_member(device).n != n:
        group.check_host(device)
    number = current.number_of(n)
    return _change(lobby, competition, lambda before, tables: drop_entrant(before, tables, number))


def close_round(lobby: LobbyServices, device: int, id: str, competition: str, number: int) -> GroupCompetition:
    """Close a round, from 0. Raises ApiError: 403 `not_your_group`, 404 `no_such_competition`."""
    group, _ = competition_of(lobby, device, id, competition)
    group.check_host(device)
    return _change(lobby, competition, lambda before, _: rules.close_round(before, number))


def delete_competition(lobby: LobbyServices, device: int, id: str, competition: str) -> None:
    """Delete a competition with its open tables. Raises ApiError: 403 `not_your_group`, 404 `no_such_competition`."""
    group, _ = competition_of(lobby, device, id, competition)
    group.check_host(device)
    waiting = [table.link.table for table in lobby.competitions.tables_of(competition) if not table.started]
    lobby.competitions.delete(competition, waiting)


# Tables


def take_seat(lobby: LobbyServices, device: int, id: str, competition: str, request: TakeSeat) -> Table:
    """Seat an entrant at the table of the match that is due; the first one opens it, with the other chairs reserved.

    Raises ApiError: 404 `no_such_group`, `no_such_competition`, `no_such_game`; 409 `nothing_to_play`, and as a new table.
    """
    for _ in range(ATTEMPTS):
        seated = _seated(lobby, device, id, competition, request)
        if seated is not None:
            return seated
    raise ApiError(409, "come_again")


def _seated(lobby: LobbyServices, device: int, id: str, competition: str, request: TakeSeat) -> Table | None:
    """The same. None: another member opened or closed the table at the same moment."""
    group, current = competition_of(lobby, device, id, competition)
    board = due_board(group, current, device)
    if board is None:
        raise ApiError(409, "nothing_to_play")
    seats = reserved_seats(group, current, board, device, request.zone)
    pledges = [request.pledge if seat.device == device else None for seat in seats]
    opened = _tables_by_pairing(lobby, current).get((current.course.last_round, board))
    if opened is None:
        return _new_table(lobby, device, current, board, seats, pledges)
    try:
        return lobby_tables.change_table(lobby, opened.link.table, lambda table, now: sit_again(table, seats, device, pledges, now))
    except ApiError as error:
        if error.id != "no_such_table":
            raise
        return None


def _tables_by_pairing(lobby: LobbyServices, competition: GroupCompetition) -> dict[tuple[int, int], OpenedTable]:
    """The tables of a competition by round and pairing."""
    return {(table.link.round, table.link.board): table for table in lobby.competitions.tables_of(competition.id)}


def _new_table(
    lobby: LobbyServices, device: int, competition: GroupCompetition, board: int, seats: list[ReservedSeat], pledges: list[str | None]
) -> Table | None:  # fmt: skip
    """Open the table of a pairing. None: another member was faster, or the competition has changed."""
    setting, pause = competition.table, lobby.settings.undo_grace_s
    more = {"clock": setting["clock"], "hints": setting["hints"], "rated": setting.get("rated", False)}
    table = lobby_tables.reserved_table(
        lobby, device, setting["game"], setting["options"], seats, pledges, pause=pause, curtain="needed", **more
    )
    link = CompetitionTable(table.id, competition.id, competition.course.last_round, board, list(opened(competition.course, board)))
    added = lobby.competitions.add_table(table, competition.group, link, competition.version)
    return lobby_tables.table_of(lobby, table.id) if added else None


# Pages


def competitions_out(lobby: LobbyServices, group: Group, device: int) -> list[CompetitionInList]:
    """The competitions of a group, newest first."""
    return [_in_list(lobby, group, each, device) for each in lobby.competitions.of_group(group.id)]


def _in_list(lobby: LobbyServices, group: Group, competition: GroupCompetition, device: int) -> CompetitionInList:
    course, due = competition.course, due_board(group, competition, device)
    about = (competition.id, competition.name, course.kind, competition.table["game"])
    listed = CompetitionInList(*about, len(course.paired), course.rounds, course.is_over, False)
    if due is not None:
        status = _status(_tables_by_pairing(lobby, competition).get((course.last_round, due)))
        if status != "over":  # its result is not entered yet
            listed.due, listed.status = True, status
            listed.others = others_at(group, competition, due, device)
    return listed


def competition_out(lobby: LobbyServices, group: Group, competition: GroupCompetition, device: int) -> CompetitionOut:
    """A competition as sent to a device."""
    course, clock = competition.course, competition.table["clock"]
    tables = _tables_by_pairing(lobby, competition)
    return CompetitionOut(
        id=competition.id,
        version=competition.version,
        group=group.id,
        name=competition.name,
        kind=course.kind,
        game=competition.table["game"],
        host=device == group.host,
        size=course.size,
        clock=None if clock is None else msgspec.convert(clock, ClockSetting),
        rounds=course.rounds,
        over=course.is_over,
        due=due_board(group, competition, device),
        entrants=_entrants_out(group, competition, device),
        pairings=[
            [_pairing_out(pairing, tables.get((number, board))) for board, pairing in enumerate(pairings)]
            for number, pairings in enumerate(course.paired)
        ],
        standings=[_standing_out(each) for each in standings(course)],
        rated=True if competition.table.get("rated") else UNSET,
    )


def _entrants_out(group: Group, competition: GroupCompetition, device: int) -> list[EntrantOut]:
    members = {member.n: member for member in group.admitted}
    entrants = []
    for number, entrant in enumerate(competition.entrants):
        member = members.get(entrant.n)
        name, is_own = (entrant.name, False) if member is None else (member.name, member.device == device)
        entrants.append(EntrantOut(entrant.n, name, is_own, number in competition.course.out))
    return entrants


def _standing_out(each: Standing) -> EntrantStanding:
    return EntrantStanding(each.entrant, each.place, each.score, each.beaten, each.wins, each.matches)


def _pairing_out(pairing: Pairing, table: OpenedTable | None) -> PairingOut:
    places = None if pairing.places is None else list(pairing.places)
    return PairingOut(list(pairing.entrants), places, pairing.played, _status(table), UNSET if table is None else table.link.table)


def _status(table: OpenedTable | None) -> PairingStatus:
    """Of the match of a pairing."""
    if table is None:
        return "none"
    return "over" if table.over else "running" if table.started else "waiting"
