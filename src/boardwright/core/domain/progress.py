"""How far everybody is: as it stands now, and turn by turn when a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boardwright.core.machine.state import OUTCOME, RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game
    from boardwright.core.domain.match import Match


class Turn(NamedTuple):
    """After a turn: how many decisions there were, whose the turn was, how far each seat is, and how many events there were."""

    decisions: int
    seat: int
    values: list[int]
    events: int


def standing(game: Game, state: RecordBuffer, players: int) -> list[int]:
    """How far each seat is: what the game's `progress` says, else its points as they stand. Empty: it has neither.

    `state` may be a hidden copy; then it is what that viewer can know.
    """
    scoring = game.module("scoring")
    progress = getattr(scoring, "progress", None)
    if progress is not None:
        return [int(value) for value in progress(game.tables.record, state.record)]
    if not scoring.SCORED:
        return []
    cell = RecordBuffer(OUTCOME)
    game.engine.outcome(game.tables, state, cell)
    return [int(points) for points in cell.record.score[:players]]


def progress(first: Match, decisions: list[tuple[int, int]]) -> list[Turn]:
    """A match that is over, turn by turn. A turn is what one seat decides before another one does. Empty: the game tells no `standing`.

    `first`: the match before its `decisions`; it stays as it is.
    """
    match, turns, events = first.copy(), [], 0
    for number, (seat, action) in enumerate(decisions, 1):
        match.play(seat, action)
        if number == len(decisions) or decisions[number][0] != seat:
            events += len(match.full_events(events))
            turns.append(Turn(number, seat, match.standing(), events))
    return [turn for turn in turns if turn.values]
