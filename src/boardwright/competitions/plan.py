"""The usual number of rounds of a competition, if its host does not say."""

from __future__ import annotations

from boardwright.competitions.circle import rounds_of_circle
from boardwright.competitions.competition import Competition
from boardwright.competitions.knockout import knockout_rounds
from boardwright.competitions.league import rounds_to_meet
from boardwright.competitions.swiss import swiss_rounds


def planned_rounds(competition: Competition) -> int:
    """In a league all have met at least once after them, in a knock-out one is left, in a Swiss tournament there is one winner."""
    if competition.kind == "knockout":
        return knockout_rounds(competition.entrants)
    if competition.kind == "swiss":
        return swiss_rounds(competition.entrants)
    return rounds_of_circle(competition.entrants) if competition.size == 2 else rounds_to_meet(competition)
