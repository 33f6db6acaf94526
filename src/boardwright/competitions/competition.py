"""The state of a competition; `course` makes the changes. Entrants have numbers from 0."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple

Kind = Literal["league", "knockout", "swiss"]
MOST_ENTRANTS, MOST_ROUNDS, MOST_SEATS = 50, 60, 5


class Pairing(NamedTuple):
    """Entrants who play one match. A single entrant has a bye.

    entrants: in the order of the seats
    places: of these, 1 is best, shared places are equal; one more than there are entrants: did not sit; (): the round was closed before the
        end; None: it is not decided
    played: whether places come from a match
    """

    entrants: tuple[int, ...]
    places: tuple[int, ...] | None = None
    played: bool = False

    @property
    def is_bye(self) -> bool:
        """Whether there is only one entrant."""
        return len(self.entrants) == 1


Round = tuple[Pairing, ...]


@dataclass(frozen=True)
class Competition:
    """A competition.

    entrants: how many there are
    size: the usual number of seats at a table
    smallest: the smallest number of seats; `size` and `smallest` are 2 for knock-out and Swiss
    rounds: how many there will be
    seed: of draws
    out: the entrants who have dropped out
    paired: the rounds so far; the last one is being played unless the competition is over
    planned: of a league, who sits where in each round, known from its start
    """

    kind: Kind
    entrants: int
    size: int
    smallest: int
    rounds: int
    seed: int
    out: frozenset[int] = frozenset()
    paired: tuple[Round, ...] = ()
    planned: tuple[tuple[tuple[int, ...], ...], ...] = ()

    @property
    def last_round(self) -> int:
        """The number of the round that was opened last, from 0."""
        return len(self.paired) - 1

    @property
    def is_over(self) -> bool:
        """Whether all rounds are over."""
        return bool(self.paired) and len(self.paired) == self.rounds and is_decided(self.paired[-1])


def is_decided(pairings: Round) -> bool:
    """Return whether a round is over."""
    return all(pairing.places is not None for pairing in pairings)


def draw_order(competition: Competition, label: str) -> list[int]:
    """All entrants in an order that follows from the seed. Each `label` has its own order."""
    return sorted(range(competition.entrants), key=lambda entrant: sha256(f"{competition.seed}/{label}/{entrant}".encode()).digest())


def seat_balance_of(competition: Competition) -> list[int]:
    """For each entrant, the matches at the first seat minus those at the second one, at tables of two."""
    balance = [0] * competition.entrants
    for pairings in competition.paired:
        for pairing in pairings:
            if len(pairing.entrants) == 2:
                first, second = pairing.entrants
                balance[first] += 1
                balance[second] -= 1
    return balance


def seated(seat_balance: list[int], one: int, other: int) -> tuple[int, int]:
    """Two entrants in the order of their seats: first the one who has been first less often. `seat_balance`: see `seat_balance_of`."""
    return (one, other) if seat_balance[one] <= seat_balance[other] else (other, one)


def meetings(competition: Competition) -> list[list[int]]:
    """For each two entrants, how often they have been at the same table."""
    counts = [[0] * competition.entrants for _ in range(competition.entrants)]
    for pairings in competition.paired:
        for pairing in pairings:
            for one in pairing.entrants:
                for other in pairing.entrants:
                    counts[one][other] += one != other
    return counts


def byes(competition: Competition) -> list[int]:
    """For each entrant, the number of byes."""
    counts = [0] * competition.entrants
    for pairings in competition.paired:
        for pairing in pairings:
            if pairing.is_bye:
                counts[pairing.entrants[0]] += 1
    return counts
