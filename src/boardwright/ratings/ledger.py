"""The numbers of all people in one game, match by match in the order in which the matches ended."""

from collections.abc import Mapping

from boardwright.ratings.match import RatedMatch, RatedSeat
from boardwright.ratings.number import Number, bot_number
from boardwright.ratings.rating import rate


class Ledger:
    """The numbers of a game. The same matches in the same order give the same numbers.

    numbers: of those who have played, by person
    """

    def __init__(self, numbers: Mapping[int, Number] | None = None) -> None:
        self.numbers = dict(numbers or {})

    def add(self, match: RatedMatch) -> dict[int, Number]:
        """Rate a match. Returns the new numbers of people by seat; those it does not move are left out."""
        if not match.counts:
            return {}
        after = rate([self._before(seat) for seat in match.seats], [seat.place for seat in match.seats])
        moved: dict[int, Number] = {}
        for place, (seat, number) in enumerate(zip(match.seats, after)):
            if seat.person is not None and (seat.left or not match.is_abandoned):
                self.numbers[seat.person] = moved[place] = number
        return moved

    def _before(self, seat: RatedSeat) -> Number:
        given = seat.given or 0
        return bot_number(given) if seat.person is None else self.numbers.get(seat.person, Number(given))
