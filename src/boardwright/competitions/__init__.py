"""Leagues, knock-out and Swiss tournaments: pairings, byes and standings (docs/competitions.md). Knows no files, clock or server."""

from boardwright.competitions.competition import MOST_ENTRANTS, MOST_ROUNDS, MOST_SEATS, Competition, Kind, Pairing, Round
from boardwright.competitions.course import close_round, drop, enter, opened, start
from boardwright.competitions.plan import planned_rounds
from boardwright.competitions.standings import Standing, standings

__all__ = [
    "MOST_ENTRANTS", "MOST_ROUNDS", "MOST_SEATS", "Competition", "Kind", "Pairing", "Round", "Standing", "close_round", "drop", "enter",
    "opened", "planned_rounds", "standings", "start",
]  # fmt: skip
