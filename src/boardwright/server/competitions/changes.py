"""Stores the changes that `group_rules.competition` allows. These functions block."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from boardwright.competitions import opened
from boardwright.server.errors import ApiError, Conflict, not_found
from boardwright.server.group_rules import competition as rules
from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.store import CompetitionStore, OpenedTable

CompetitionChange = Callable[[GroupCompetition, list[OpenedTable]], GroupCompetition]
"""Returns the changed competition. Its arguments: the competition, and its tables."""
ATTEMPTS = 8


def change_competition(store: CompetitionStore, id: str, change: CompetitionChange, now: int) -> GroupCompetition:
    """Change a competition, at that Unix time in ms. After a concurrent change the change is applied to its result.

    Open tables that are no longer needed are removed. Raises ApiError 404 `no_such_competition`, 409 `come_again`.
    """
    for _ in range(ATTEMPTS):
        before, tables = store.competition(id), store.tables_of(id)
        if before is None:
            raise not_found("competition")
        after = change(before, tables)
        if len(after.course.paired) > len(before.course.paired):
            after = replace(after, begun=now)
        try:
            if after is not before:
                store.save(after, before.version, _needless(after, tables))
        except Conflict:
            continue
        return after
    raise ApiError(409, "come_again")


def waits_for(store: CompetitionStore, match: str) -> bool:
    """Return whether a competition waits for the result of a match."""
    link = store.link(match)
    competition = None if link is None else store.competition(link.competition)
    return link is not None and competition is not None and competition.course.paired[link.round][link.board].places is None


def drop_entrant(competition: GroupCompetition, tables: Iterable[OpenedTable], number: int) -> GroupCompetition:
    """Let an entrant drop out. A match that is running counts."""
    last = competition.course.last_round
    running = [table.link.board for table in tables if table.started and table.link.round == last]
    return rules.drop(competition, number, running)


def _needless(competition: GroupCompetition, tables: Iterable[OpenedTable]) -> list[str]:
    """The open tables whose pairing is decided, or at which an entrant has a seat who has dropped out."""
    last = competition.course.last_round

    def is_needed(table: OpenedTable) -> bool:
        link = table.link
        due = link.round == last and competition.course.paired[last][link.board].places is None
        return due and list(opened(competition.course, link.board)) == link.seats

    return [table.link.table for table in tables if not table.started and not is_needed(table)]
