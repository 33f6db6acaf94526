"""A match as ratings see it: its players and their places. A player who has left is placed last."""

from collections.abc import Collection, Sequence
from typing import NamedTuple


class RatedSeat(NamedTuple):
    """A seat of a rated match.

    person: stands for the person; None: a bot
    given: in hundredths of Elo, the number of a bot from the arena, or the one that a new player begins with; None: there is none
    place: for the rating; 0 is best, equal places are shared
    left: whether the person left the match
    """

    person: int | None
    given: int | None
    place: int
    left: bool = False


class RatedMatch(NamedTuple):
    """A rated match that has ended. `is_abandoned`: its players did not finish it, so only those who left are rated."""

    seats: tuple[RatedSeat, ...]
    is_abandoned: bool = False

    @property
    def counts(self) -> bool:
        """Whether it is rated: two or more seats, at least one person, no one at two seats, and every bot has a number."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        known = all(seat.given is not None for seat in self.seats)
        return len(self.seats) > 1 and bool(people) and len(set(people)) == len(people) and known


def finished(
    persons: Sequence[int | None], given: Sequence[int | None], ranking: Sequence[Collection[int]], left: Collection[int]
) -> RatedMatch:
    """A match that was played to its end. A player who has left shares the last place, even if the stand-in won.

    Args:
        persons: by seat; None: a bot.
        given: by seat, see `RatedSeat`.
        ranking: lists of seats, best first; seats in one list share a place.
        left: the seats of people who left.
    """
    places = {seat: place for place, seats in enumerate(ranking) for seat in seats}
    return RatedMatch(_seats(persons, given, places, left, last=len(ranking)))


def abandoned(persons: Sequence[int | None], given: Sequence[int | None], left: Collection[int]) -> RatedMatch:
    """A match that was not played to its end: `left` are last, and nothing is known about the order of the others."""
    places = dict.fromkeys(range(len(persons)), 0)
    return RatedMatch(_seats(persons, given, places, left, last=1), is_abandoned=True)


def _seats(
    persons: Sequence[int | None], given: Sequence[int | None], places: dict[int, int], left: Collection[int], last: int
) -> tuple[RatedSeat, ...]:
    return tuple(
        RatedSeat(person, number, last if seat in left else places[seat], seat in left)
        for seat, (person, number) in enumerate(zip(persons, given))
    )
