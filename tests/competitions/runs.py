"""Helpers that play competitions with random results."""

from __future__ import annotations

from boardwright.competitions import Competition, Kind, enter, opened, planned_rounds, start
from tests.games.rng import Rng


def new_competition(kind: Kind, entrants: int, size: int = 2, smallest: int = 2, rounds: int | None = None, seed: int = 1) -> Competition:
    """Return a competition before its first round; without `rounds`, it has the usual number of rounds."""
    planned = Competition(kind, entrants, size, smallest, rounds or 1, seed)
    return planned if rounds else Competition(kind, entrants, size, smallest, planned_rounds(planned), seed)


def play_match(competition: Competition, chance: Rng) -> Competition:
    """Play one match of the current round; some places are shared."""
    number = len(competition.paired) - 1
    due = [board for board, pairing in enumerate(competition.paired[-1]) if pairing.places is None]
    board = chance.choice(due)
    seats = opened(competition, board)
    places = chance.shuffled(range(1, len(seats) + 1))
    if chance.below(4) == 0:
        places = [1 if place == 2 else place for place in places]
    return enter(competition, number, board, seats, places)


def play_competition(competition: Competition, chance: Rng) -> Competition:
    """Play a competition to its end."""
    competition = start(competition)
    while not competition.is_over:
        competition = play_match(competition, chance)
    return competition
