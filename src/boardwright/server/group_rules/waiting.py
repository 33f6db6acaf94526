"""The match of a competition that waits for a member, and since when: for notices. Nothing here reads a clock."""

from collections.abc import Mapping
from typing import NamedTuple

from boardwright.server.group_rules.competition import GroupCompetition
from boardwright.server.group_rules.group import Group
from boardwright.server.group_rules.pairing import due_board, others_at
from boardwright.server.table_rules.table import Table

REMINDER_MS = 3 * 24 * 60 * 60 * 1000
"""Time after the last news of a match until its player is reminded, once."""


class WaitingMatch(NamedTuple):
    """A match that waits for a member to sit down, as the group's page shows it.

    competition: its name
    others: the names of the other players
    news: when something last happened, Unix time in ms: the round was opened, all others sat down, or it has waited for `REMINDER_MS`
    """

    competition: str
    game: str
    others: list[str]
    news: int


def waiting_match(
    group: Group, competition: GroupCompetition, tables: Mapping[int, Table], device: int, now: int
) -> WaitingMatch | None:  # fmt: skip
    """The match that a device has to play; None: there is none, or the player sits at its table. `tables`: of this round, by pairing."""
    board = due_board(group, competition, device)
    if board is None:
        return None
    table = tables.get(board)
    if table is not None and (table.started or table.closed or table.seats_of(device)):
        return None
    others = others_at(group, competition, board, device)
    return WaitingMatch(competition.name, competition.table["game"], others, _news(competition.begun, table, now))


def _news(begun: int, table: Table | None, now: int) -> int:
    last = begun
    if table is not None and [chair.is_empty for chair in table.chairs].count(True) == 1:
        last = max(begun, *(chair.since for chair in table.chairs))
    return last + REMINDER_MS if last + REMINDER_MS <= now else last
