"""The choice at hand in a position: what is paid for, which effects wait, what is in hand. It must be the one that the phase asks."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.chain import forced_item
from boardwright.games.russian_railroads.rules.choices import options, phase_of
from boardwright.games.russian_railroads.rules.effect_queue import is_due
from boardwright.games.russian_railroads.rules.places import occupy_obstacle


def read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether what the active seat is in the middle of fits together, once everything has been read; and what may be chosen."""
    _check_active(reader, tables, state)
    _check_paying(reader, tables, state)
    if s.ACT <= state.phase <= s.NAME_ONCE_MORE:
        _read_chain(reader, tables, state)
        return
    for field in ("agenda", "hand", "new_factory", "running"):
        reader.require(not reader.value_at(field), field, f"nothing in the phase {s.PHASES[state.phase]}")


def _check_active(reader: PositionReader, tables: Any, state: Any) -> None:
    """The active seat is one whose turn it can be."""
    reader.require(state.stage != s.IN_TURNS or not state.passed[state.active], "active", "a seat that has not passed")
    if state.stage == s.IN_REUSE:
        last = state.round_no == tables.rounds[state.players]
        reader.require(not last, "stage", "another stage in the last round: nobody claims places then")
        due = int(state.claim[1] if state.claim[1] >= 0 else state.claim[0])
        good = state.phase != s.REUSE or due == state.active
        reader.require(good, "active", f"the seat whose claim worker is used again ({due})")


def _check_paying(reader: PositionReader, tables: Any, state: Any) -> None:
    """Which of two actions at the lowest track space is the black worker's matters only where the running one cannot be repeated."""
    seat, paying, pays = int(state.active), int(state.paying), state.phase == s.PAY
    good = paying != ABSENT and occupy_obstacle(tables, state, seat, paying) == 0 if pays else paying == ABSENT
    reader.require(good, "paying", "in the phase pay a place that the active seat can occupy, otherwise null")
    good = state.options.repeat_running == s.NO and state.running == c.BOTTOM and state.pieces[seat, c.BOTTOM, s.BLACK_PIECE] > 0
    expected = f"true only while {c.PLACES[c.BOTTOM]} runs, the black worker stands there, and repeat_running is no"
    reader.require(good or not state.running_black, "running_black", expected)


def _read_chain(reader: PositionReader, tables: Any, state: Any) -> None:
    """The phase follows from what is in hand and what waits; it asks for something."""
    seat, current, running, due = int(state.active), int(state.current), int(state.running), s.NEXT
    reader.require(not state.hand or not state.new_factory, "new_factory", "null while a locomotive is in hand")
    if state.hand:
        due = s.PLACE
    elif state.new_factory:
        due = s.REPLACE
    elif current >= 0:
        reader.require(not is_due(state, current), "current", "null: what needs no choice of that effect was done when it was chosen")
        due = phase_of(state, current)
    reader.require(state.phase == due, "phase", f"{s.PHASES[due]}, by what is in hand and what waits")
    first = int(forced_item(state)) if due == s.NEXT and state.queue_length else ABSENT
    reader.require(first < 0, "current", f"{first}: that effect must come next")
    if due == s.TAKE_BONUS:
        state.looked[seat] |= 1 << state.draws
    reader.require((running < 0) == (state.stage == s.AT_START), "running", "the place whose action runs; null with start bonuses")
    reader.require(running < 0 or state.acted[seat] >> running & 1, "running", "a place where the active seat has pieces")
    gap = due == s.REPLACE and not state.factory[seat].all()
    reader.require(not gap, "new_factory", "null as long as there is a gap for a factory")
    state.choices = options(tables, state, seat)
    reader.require(state.choices, "phase", "a choice with at least one option")
