"""The content of a group's page. These functions block.

Of a running match it shows only who plays it: not even when a player has chosen.
"""

from typing import Literal

import msgspec
from msgspec import UNSET

from boardwright.core.domain.result import places_of
from boardwright.server.group_rules.group import Group
from boardwright.server.groups.competitions import competitions_out
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.lobby.tables import table_out
from boardwright.server.protocol.bodies import CreateTable
from boardwright.server.protocol.group_messages import GroupInList, GroupMatchOut, GroupOut, GroupSeatOut, MemberOut, PresetOut
from boardwright.server.store import OVER, MatchRow
from boardwright.server.table_rules.table import KEPT_MS
from boardwright.server.table_rules.watching import Watching, sight

LISTED = 50
"""Matches of each kind on a page."""


def group_out(lobby: LobbyServices, group: Group, device: int) -> GroupOut:
    """A group as sent to a device. Raises ApiError 404 `no_such_group` for those who are not in it."""
    you = status_in(group, device)
    if you == "stranger":
        group.check_member(device)
    shown = you == "member"
    return GroupOut(
        id=group.id,
        version=group.version,
        name=group.name,
        you="member" if shown else "asks",
        host=device == group.host,
        invited=shown and group.invitation is not None,
        members=_members_out(group, device) if shown else [],
        presets=_presets_out(group, device) if shown else [],
        tables=[table_out(table, device) for table in lobby.groups.open_tables(group.id, lobby.clock.now() - KEPT_MS)] if shown else [],
        running=[_match_out(row, device) for row in lobby.groups.running(group.id, LISTED)] if shown else [],
        results=_results(lobby, group, device) if shown else [],
        competitions=competitions_out(lobby, group, device) if shown else [],
    )


def groups_out(lobby: LobbyServices, device: int) -> list[GroupInList]:
    """The groups of a device."""
    groups = lobby.groups.groups_of(device)
    tables = lobby.groups.count_open([group.id for group in groups], lobby.clock.now() - KEPT_MS)
    return [_in_list(group, device, tables.get(group.id, 0)) for group in groups]


def status_in(group: Group, device: int) -> Literal["member", "asks", "stranger"]:
    """Return what a device is in a group."""
    member = group.of_device(device)
    if member is None:
        return "stranger"
    return "asks" if member.asks else "member"


def _in_list(group: Group, device: int, tables: int) -> GroupInList:
    you = status_in(group, device)
    members, shown = len(group.admitted), you == "member"
    asking = len(group.members) - members if device == group.host else 0
    return GroupInList(group.id, group.name, "member" if shown else "asks", members if shown else 0, tables if shown else 0, asking)


def _members_out(group: Group, device: int) -> list[MemberOut]:
    listed = group.members if device == group.host else group.admitted
    return [
        MemberOut(member.n, member.name, member.device == group.host, member.device == device, member.asks, member.since)
        for member in listed
    ]


def _presets_out(group: Group, device: int) -> list[PresetOut]:
    own_number = group.check_member(device).n
    return [
        PresetOut(preset.n, preset.name, own_number == preset.by or device == group.host, msgspec.convert(preset.table, CreateTable))
        for preset in group.presets
    ]


def _results(lobby: LobbyServices, group: Group, device: int) -> list[GroupMatchOut]:
    finished = lobby.groups.finished(group.id, LISTED)
    points = lobby.results.points_of([row.id for row in finished])
    return [_match_out(row, device, points.get(row.id)) for row in finished]


def _match_out(row: MatchRow, device: int, scores: list[int] | None = None) -> GroupMatchOut:
    is_over, is_own = row.status == OVER, any(seat.device == device for seat in row.seats)
    places = places_of(row.ranking or ())
    seats = [
        GroupSeatOut(
            seat.kind,
            seat.name,
            seat.level,
            places.get(seat.seat, UNSET) if is_over else UNSET,
            scores[seat.seat] if is_over and scores else UNSET,
        )
        for seat in row.seats
    ]
    seen = sight(Watching.of(row.watching), device, sits=is_own, is_creator=row.device == device, is_over=is_over)
    return GroupMatchOut(row.id, row.game, seats, row.created, is_own, seen is not None, row.updated if is_over else UNSET)
