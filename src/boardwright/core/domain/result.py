"""How a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.domain.asking import Ask
from boardwright.core.machine.state import OUTCOME, RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game


class Result:
    """How a match ended.

    `ranking`: lists of seats, best first; `scores`: per seat (None in a game without points); `reason`: an id;
    `breakdown`: per seat what its score is made of.
    """

    __slots__ = ("breakdown", "ranking", "reason", "scores")

    def __init__(self, ranking: list[list[int]], scores: list[int] | None, reason: str, breakdown: list[Any]) -> None:
        self.ranking, self.scores, self.reason, self.breakdown = ranking, scores, reason, breakdown

    def plain(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"ranking": self.ranking, "scores": self.scores, "reason": self.reason, "breakdown": self.breakdown}

    def __repr__(self) -> str:
        return f"<Result {self.ranking} {self.scores} {self.reason}>"


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
