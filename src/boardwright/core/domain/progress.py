"""The progress of each seat: now, and turn by turn once a match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boardwright.core.machine.state import OUTCOME, RecordBuffer

if TYPE_CHECKING:
    from boardwright.core.domain.game import Game
    from boardwright.core.domain.match import Match


class Turn(NamedTuple):
    """The state of affairs after a turn: decisions so far, whose turn it was, progress of each seat, events so far."""

    decisions: int
    seat: int
    values: list[int]
    events: int


def standing(game: Game, state: RecordBuffer, players: int) -> list[int]:
    """The progress of each seat: the game's `progress` query, or else its current points; empty if the game has neither.

    `state` may be a hidden copy; the result is then what that viewer can know.
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
    """The course of a finished match. A turn is a run of decisions of one seat. Empty if the game has no `standing`.

    `first`: the match before its `decisions`; it is not changed.
    """
    match, turns, events = first.copy(), [], 0
    for number, (seat, action) in enumerate(decisions, 1):
        match.play(seat, action)
        if number == len(decisions) or decisions[number][0] != seat:
            events += len(match.full_events(events))
            turns.append(Turn(number, seat, match.standing(), events))
    return [turn for turn in turns if turn.values]
