"""The course of a match in a position: stage, round, order, whose choice it is, and the start bonuses."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import state as s

ALWAYS = {s.CHOOSE_START: s.AT_START, s.REUSE: s.IN_REUSE, s.OVER: s.AT_END}
"""Phases that belong to one stage."""


def read_course(reader: PositionReader, tables: Any, state: Any) -> None:
    """What is left out of the course follows from the rest of it."""
    told, players, rounds = reader.position, int(state.players), int(tables.rounds[state.players])
    stages = [ALWAYS[int(state.phase)]] if state.phase in ALWAYS else [s.IN_TURNS, s.AT_START, s.IN_REUSE]
    if "stage" not in told:
        state.stage = stages[0]
    expected = " or ".join(s.STAGES[stage] for stage in stages)
    reader.expect(state.stage in stages, "stage", s.STAGES[state.stage], f"{expected} in the phase {s.PHASES[state.phase]}")
    first, last = {s.AT_START: (0, 0), s.AT_END: (rounds, rounds)}.get(int(state.stage), (1, rounds))
    if "round" not in told:
        state.round_no = first
    reader.checked("round", int(state.round_no), first, last)
    if "order" not in told:
        state.order[:players] = range(players)
    order = state.order[:players].tolist()
    reader.expect(sorted(order) == list(range(players)), "order", told.get("order"), f"each seat from 0 to {players - 1} once")
    if "active" not in told:
        state.active = order[-1] if state.stage == s.AT_START else order[0]
    _check_starts(reader, state, order)


def _check_starts(reader: PositionReader, state: Any, order: list[int]) -> None:
    """Start bonuses are taken from the last in the order up to the second, one each; later they need not be told."""
    taken, told = [seat for seat in state.start_taken.tolist() if seat >= 0], reader.get("starts", {})
    reader.expect(len(set(taken)) == len(taken), "starts", told, "at most one start bonus for a seat")
    if state.stage == s.AT_START:
        place = order.index(int(state.active))
        due = order[place + (state.phase == s.CHOOSE_START) :]
        expected = f"a start bonus for each of the seats {due}, and a seat that has one to come"
        reader.expect(place > 0 and sorted(taken) == sorted(due), "starts", told, expected)
