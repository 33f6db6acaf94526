"""News for the members of groups, read within a transaction: whether a notice is due, and what it may say."""

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.group_rules.waiting import REMINDER_MS, WaitingMatch, waiting_match
from boardwright.server.notification_rules.due import PAUSE_MS
from boardwright.server.store.competitions import read_competitions, read_opened
from boardwright.server.store.groups import read_groups
from boardwright.server.store.schema import chairs, competition_tables, competitions, groups, notices, tables
from boardwright.server.store.tables import read_tables
from boardwright.server.table_rules.table import Table


class GroupSituation(NamedTuple):
    """The facts that a notice may tell about a group, and whether one is due. The member sees them on the group's page.

    waits: when something last happened (Unix time in ms); None: no match waits for the member
    matches: those that wait, the one with the last news first
    """

    group: str
    waits: int | None
    matches: list[WaitingMatch]


def is_news(now: int) -> sa.ColumnElement[bool]:
    """The condition for the requests about groups with news that their devices have neither seen nor been notified of.

    Whether it concerns the member is for `group_situations`.
    """
    of_group = competitions.c.group == notices.c.group
    seated = sa.select(chairs.c.table).join(competition_tables, competition_tables.c.table == chairs.c.table)
    seated = seated.join(competitions, competitions.c.id == competition_tables.c.competition)
    waits = seated.join(tables, tables.c.id == chairs.c.table).where(of_group, ~tables.c.started, _is_untold(chairs.c.since, now))
    return sa.exists().where(of_group, _is_untold(competitions.c.begun, now)) | waits.exists()


def _is_untold(at: sa.Column[int], now: int) -> sa.ColumnElement[bool]:
    """Return whether a device does not know of what happened then, or has not been reminded of it."""

    def is_new(at: sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
        return (at <= now - PAUSE_MS) & (at > notices.c.seen) & (notices.c.told.is_(None) | (at > notices.c.told))

    return is_new(at) | is_new(at + REMINDER_MS)


def group_situations(db: sa.Connection, members: Iterable[tuple[str, int]], now: int) -> list[GroupSituation]:
    """The situations of members, as (group, device), in the same order."""
    members = list(members)
    ids = {id for id, _ in members}
    groups_by_id = {group.id: group for group in read_groups(db, groups.c.id.in_(ids))}
    running = [each for each in read_competitions(db, competitions.c.group.in_(ids)) if not each.course.is_over]
    with_tables = [(each, _tables_of_round(db, each)) for each in running]
    situations = []
    for id, device in members:
        group = groups_by_id[id]
        own_matches = [waiting_match(group, each, tables, device, now) for each, tables in with_tables if each.group == id]
        waiting = sorted((match for match in own_matches if match is not None), key=lambda match: -match.news)
        situations.append(GroupSituation(group.name, waiting[0].news if waiting else None, waiting))
    return situations


def _tables_of_round(db: sa.Connection, competition: GroupCompetition) -> dict[int, Table]:
    """The tables of the last round, by pairing."""
    of_competition = competition_tables.c.competition == competition.id
    links = [each.link for each in read_opened(db, of_competition & (competition_tables.c.round == competition.course.last_round))]
    tables_by_id = {table.id: table for table in read_tables(db, sa.select(tables).where(tables.c.id.in_([link.table for link in links])))}
    return {link.board: tables_by_id[link.table] for link in links}
