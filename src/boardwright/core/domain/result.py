"""The result of a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from boardwright.core.domain.asking import Ask
from boardwright.core.machine.state import OUTCOME, RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


class Result:
    """The result of a match.

    Attributes:
        ranking: lists of seats, best first; seats in one list share a place.
        scores: points per seat; None in a game without points.
        reason: why the match ended, an id.
        breakdown: for each seat the parts of its score.
    """

    __slots__ = ("breakdown", "ranking", "reason", "scores")

    def __init__(self, ranking: list[list[int]], scores: list[int] | None, reason: str, breakdown: list[Any]) -> None:
        self.ranking, self.scores, self.reason, self.breakdown = ranking, scores, reason, breakdown

    def points_by_source(self) -> dict[str, list[int | None]]:
        """The points of each seat by source, in the game's order; None if the seat has none of this source. {} if the game gives none."""
        names = dict.fromkeys(name for sources in self.breakdown for name in sources or {})
        by_source = {name: [_points((sources or {}).get(name)) for sources in self.breakdown] for name in names}
        return {name: points for name, points in by_source.items() if any(each is not None for each in points)}

    def plain(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"ranking": self.ranking, "scores": self.scores, "reason": self.reason, "breakdown": self.breakdown}

    def __repr__(self) -> str:
        return f"<Result {self.ranking} {self.scores} {self.reason}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]


def _points(source: Any) -> int | None:
    points = source.get("points") if isinstance(source, dict) else None
    return None if points is None else int(points)


def places_of(ranking: Iterable[Collection[int]]) -> dict[int, int]:
    """The place of each seat, from 1. Seats that share a place have the same."""
    places: dict[int, int] = {}
    for seats in ranking:
        places |= dict.fromkeys(seats, len(places) + 1)
    return places


def result_of(game: Game, state: RecordBuffer, players: int) -> Result:
    """The result of a state in which the match is over."""
    scoring = game.module("scoring")
    cell = RecordBuffer(OUTCOME)
    game.engine.outcome(game.tables, state, cell)
    ranks = [int(r) for r in cell.record.rank[:players]]
    ranking = [[s for s in range(players) if ranks[s] == rank] for rank in sorted(set(ranks))]
    scores = [int(s) for s in cell.record.score[:players]] if scoring.SCORED else None
    details = getattr(scoring, "breakdown", None)
    breakdown = details(game.tables.record, state.record, Ask(game, state)) if details else []
    return Result(ranking, scores, scoring.REASONS[cell.record.reason], breakdown)
