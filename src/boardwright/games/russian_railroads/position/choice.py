"""The choice at hand in a position: what is paid for, which effects wait, what is in hand. It must be the one that the phase asks."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.position.agenda import check_agenda
from boardwright.games.russian_railroads.rules.chain import forced_item
from boardwright.games.russian_railroads.rules.choices import options, phase_of
from boardwright.games.russian_railroads.rules.effect_queue import is_due
from boardwright.games.russian_railroads.rules.places import occupy_obstacle

BETWEEN = (s.CHOOSE_START, s.TURN, s.PAY, s.REUSE, s.OVER)
"""Phases in which no effect is under way."""


def check_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether what the active seat is in the middle of fits together, once everything has been read."""
    _check_hand(reader, state)
    _check_turn(reader, tables, state)
    _check_paying(reader, tables, state)
    check_agenda(reader, tables, state)
    if state.phase in BETWEEN:
        for field in ("agenda", "hand", "new_factory", "running"):
            reader.expect(not reader.get(field), field, reader.get(field), f"nothing in the phase {s.PHASES[state.phase]}")
        return
    _check_phase(reader, state)
    full = bool(state.factory[state.active].all())
    expected = "null as long as there is a gap for a factory"
    reader.expect(state.phase != s.REPLACE or full, "new_factory", int(state.new_factory), expected)
    some = bool(options(tables, state, int(state.active)))
    reader.expect(some, "phase", s.PHASES[state.phase], "a choice with at least one option")


def _check_hand(reader: PositionReader, state: Any) -> None:
    own = state.card_owner[c.CARDS.index("locomotive")] == state.active and c.SPECIAL not in state.slot
    expected = f"a number from 1 to {c.HIGHEST}: that locomotive is not in the hand of the active seat"
    reader.expect(state.hand != c.SPECIAL or own, "hand.locomotive", "special", expected)
    good = state.hand != c.SPECIAL or not state.hand_displaced
    reader.expect(good, "hand.displaced", True, "false: nothing displaces the special locomotive")


def _check_turn(reader: PositionReader, tables: Any, state: Any) -> None:
    """The active seat is one whose turn it can be."""
    active = int(state.active)
    reader.expect(state.stage != s.IN_TURNS or not state.passed[active], "active", active, "a seat that has not passed")
    if state.stage == s.IN_REUSE:
        last = state.round_no == tables.rounds[state.players]
        reader.expect(not last, "stage", "reuse", "another stage in the last round: nobody claims places then")
        due = int(state.claim[1] if state.claim[1] >= 0 else state.claim[0])
        expected = f"the seat whose claim worker is used again ({due})"
        reader.expect(state.phase != s.REUSE or due == active, "active", active, expected)


def _check_paying(reader: PositionReader, tables: Any, state: Any) -> None:
    """Which of two actions at the lowest track space is the black worker's matters only where the running one cannot be repeated."""
    seat, paying = int(state.active), int(state.paying)
    if state.phase == s.PAY:
        good = paying != ABSENT and occupy_obstacle(tables, state, seat, paying) == 0
        reader.expect(good, "paying", reader.get("paying"), "a place that the active seat can occupy, in the phase pay")
    reader.expect(state.phase == s.PAY or paying == ABSENT, "paying", reader.get("paying"), "null, unless the phase is pay")
    good = state.options.repeat_running == s.NO and state.running == c.BOTTOM and state.pieces[seat, c.BOTTOM, s.BLACK_PIECE] > 0
    expected = f"true only while {c.PLACES[c.BOTTOM]} runs, the black worker stands there, and repeat_running is no"
    reader.expect(good or not state.running_black, "running_black", True, expected)


def _check_phase(reader: PositionReader, state: Any) -> None:
    """The phase follows from what is in hand and what waits."""
    current, running = int(state.current), int(state.running)
    alone = not state.hand or not state.new_factory
    reader.expect(alone, "new_factory", int(state.new_factory), "null while a locomotive is in hand")
    if state.hand or state.new_factory:
        due = s.PLACE if state.hand else s.REPLACE
    elif current == ABSENT:
        due = s.NEXT
    else:
        expected = "null: what needs no choice of that effect was done when it was chosen"
        reader.expect(not is_due(state, current), "current", current, expected)
        due = phase_of(state, current)
    reader.expect(state.phase == due, "phase", s.PHASES[state.phase], f"{s.PHASES[due]}, by what is in hand and what waits")
    first = forced_item(state) if due == s.NEXT and state.queue_length else ABSENT
    reader.expect(first < 0, "current", None, f"{first}: that effect must come next")
    if due == s.TAKE_BONUS:
        state.looked[state.active] |= 1 << state.draws
    good = (running == ABSENT) == (state.stage == s.AT_START)
    reader.expect(good, "running", reader.get("running"), "the place whose action runs; null with start bonuses")
    acted = running == ABSENT or bool(int(state.acted[state.active]) >> running & 1)
    reader.expect(acted, "running", reader.get("running"), "a place where the active seat has pieces")
