"""The course of a match in a position: stage, round, order, whose choice it is, and the start bonuses."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import state as s

STAGE_OF = {s.CHOOSE_START: (s.AT_START,), s.REUSE: (s.IN_REUSE,), s.OVER: (s.AT_END,)}
"""Phases that belong to one stage."""


def read_course(reader: PositionReader, tables: Any, state: Any) -> None:
    """What is left out of the course follows from the rest of it."""
    players, last = int(state.players), int(tables.rounds[state.players])
    stages = STAGE_OF.get(int(state.phase), (s.IN_TURNS, s.AT_START, s.IN_REUSE))
    reader.fill("stage", state, "stage", stages[0])
    allowed = " or ".join(s.STAGES[stage] for stage in stages)
    reader.require(state.stage in stages, "stage", f"{allowed} in the phase {s.PHASES[state.phase]}")
    least, most = {s.AT_START: (0, 0), s.AT_END: (last, last)}.get(int(state.stage), (1, last))
    reader.fill("round", state, "round_no", least)
    reader.checked("round", int(state.round_no), least, most)
    reader.fill("order", state.order, slice(players), range(players))
    order = state.order[:players].tolist()
    reader.require(sorted(order) == list(range(players)), "order", f"each seat from 0 to {players - 1} once")
    reader.fill("active", state, "active", order[-1] if state.stage == s.AT_START else order[0])
    _check_starts(reader, state, order)


def _check_starts(reader: PositionReader, state: Any, order: list[int]) -> None:
    """Start bonuses are taken from the last in the order up to the second, one each; later they need not be named."""
    taken = sorted(seat for seat in state.start_taken.tolist() if seat >= 0)
    reader.require(len(set(taken)) == len(taken), "starts", "at most one start bonus for a seat")
    if state.stage == s.AT_START:
        place = order.index(int(state.active))
        due = sorted(order[place + (state.phase == s.CHOOSE_START) :])
        reader.require(place > 0 and taken == due, "starts", f"a start bonus for each of the seats {due}, and a seat that has one to come")
