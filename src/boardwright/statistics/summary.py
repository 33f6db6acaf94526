"""The summary of a finished match: what statistics need of it, without its decisions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardwright.core.domain.match import Match
from boardwright.core.domain.result import places_of
from boardwright.core.errors import NotCounted
from boardwright.statistics.typical import typical_numbers


class SeatSummary(NamedTuple):
    """A seat of a finished match.

    kind: `person` or `bot`; None: the file does not say
    level: of a bot
    place: 1 is the best; seats that share a place have the same
    points: None in a game without points
    sources: its points by source
    typical: the numbers that the game declares as typical of a match
    """

    kind: str | None
    name: str | None
    level: str | None
    place: int
    points: int | None
    sources: dict[str, int]
    typical: dict[str, int]


class MatchSummary(NamedTuple):
    """A finished match.

    match: the last link of its match file, which identifies it
    date: when it ended, Unix time in ms; None: unknown
    """

    match: str
    game: str
    ruleset: str
    options: dict[str, Any]
    date: int | None
    seats: tuple[SeatSummary, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return self._asdict() | {"seats": [seat._asdict() for seat in self.seats]}

    @classmethod
    def of_plain(cls, data: Mapping[str, Any]) -> MatchSummary:
        """The summary in plain data that `plain` has made."""
        return cls(**{**data, "seats": tuple(SeatSummary(**seat) for seat in data["seats"])})


def summary_of(match: Match, file: Mapping[str, Any], date: int | None = None) -> MatchSummary:
    """The summary of a match.

    Args:
        match: at its end.
        file: its match file as plain data.
        date: when it ended, Unix time in ms.

    Raises NotCounted if it is not over, began from a position or was played with other components.
    """
    result = match.result
    if result is None:
        raise NotCounted("the match is not over, expected a finished one", "unfinished")
    if file["position"] is not None or file["data"] is not None:
        raise NotCounted("the match began from a position or has components of its own, expected the usual setup", "other_beginning")
    sources = result.points_by_source()
    turns, places = _turns(match), places_of(result.ranking)
    file_seats = file["seats"] or [{}] * match.players
    seats = (
        SeatSummary(
            seat.get("kind"),
            seat.get("name") or None,  # an erased name is empty
            seat.get("level"),
            places[number],
            result.scores[number] if result.scores else None,
            {name: points for name, each in sources.items() if (points := each[number]) is not None},
            typical_numbers(match.game.about, result.breakdown[number] if result.breakdown else {}, turns[number]),
        )
        for number, seat in enumerate(file_seats)
    )
    return MatchSummary(file["end"]["link"], match.game.id, file["ruleset"], dict(match.options), date, tuple(seats))


def _turns(match: Match) -> list[int]:
    """Return how many turns each seat has had: a turn is a run of decisions of one seat."""
    turns, last = [0] * match.players, None
    for seat, _ in match.decisions:
        turns[seat] += seat != last
        last = seat
    return turns
