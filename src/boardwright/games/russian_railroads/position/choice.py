"""The choice at hand in a position: what is paid for, which effects wait, what is in hand. It must be the one that the phase asks."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import (
    BOTTOM,
    CARDS,
    HIGHEST,
    PLACES,
    SPECIAL,
)
from boardwright.games.russian_railroads.position.agenda import check_agenda, read_agenda
from boardwright.games.russian_railroads.position.names import SPECIAL_NAME, locomotive_of
from boardwright.games.russian_railroads.rules.agenda import is_due
from boardwright.games.russian_railroads.rules.chain import foremost
from boardwright.games.russian_railroads.rules.choices import options, phase_of
from boardwright.games.russian_railroads.rules.places import can_occupy
from boardwright.games.russian_railroads.state import (
    AT_START,
    BLACK_PIECE,
    CHOOSE_START,
    IN_REUSE,
    IN_TURNS,
    NEXT,
    NO,
    NOBODY,
    OVER,
    PAY,
    PHASES,
    PLACE,
    REPLACE,
    REUSE,
    TAKE_BONUS,
    TURN,
)

BETWEEN = (CHOOSE_START, TURN, PAY, REUSE, OVER)
"""Phases in which no effect is under way."""


def read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the active seat is in the middle of."""
    read_agenda(reader, tables, state)
    _read_hand(reader, state)
    state.new_factory = _number(reader, "new_factory", HIGHEST)
    state.paying, state.running = _place(reader, "paying"), _place(reader, "running")
    state.running_black = reader.flag("running_black")


def check_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether all that fits together, once everything has been read."""
    _check_turn(reader, tables, state)
    _check_paying(reader, tables, state)
    _check_running_black(reader, state)
    check_agenda(reader, tables, state)
    if state.phase in BETWEEN:
        _check_nothing(reader, state)
    else:
        _check_phase(reader, state)
        _check_options(reader, tables, state)


def _number(reader: PositionReader, field: str, most: int) -> int:
    value = reader.get(field)
    return 0 if value is None else reader.checked(field, value, 1, most)


def _place(reader: PositionReader, field: str) -> int:
    value = reader.get(field)
    return NOBODY if value is None else reader.name(field, value, PLACES)


def _read_hand(reader: PositionReader, state: Any) -> None:
    told = reader.get("hand")
    if told is None:
        return
    inner = reader.inside("hand", told)
    value = inner.get("locomotive")
    if value != SPECIAL_NAME:
        inner.checked("locomotive", value, 1, HIGHEST)
    state.hand, state.hand_displaced = locomotive_of(value), inner.flag("displaced")
    if state.hand == SPECIAL and (state.card_owner[CARDS.index("locomotive")] != state.active or SPECIAL in state.slot):
        raise inner.wrong("locomotive", value, f"a number from 1 to {HIGHEST}: that locomotive is not in the hand of the active seat")
    if state.hand == SPECIAL and state.hand_displaced:
        raise inner.wrong("displaced", True, f"false: nothing displaces {SPECIAL_NAME}")
    inner.finish()


# -- whether it fits together ------------------------------------------------------------------------------------------------------


def _check_turn(reader: PositionReader, tables: Any, state: Any) -> None:
    """The active seat is one whose turn it can be."""
    if state.stage == IN_TURNS and state.passed[state.active]:
        raise reader.wrong("active", int(state.active), "a seat that has not passed")
    if state.stage == IN_REUSE:
        if state.round_no == tables.rounds[state.players]:
            raise reader.wrong("stage", "reuse", "another stage in the last round: nobody claims places then")
        due = int(state.claim[1] if state.claim[1] >= 0 else state.claim[0])
        if state.phase == REUSE and due != state.active:
            raise reader.wrong("active", int(state.active), f"the seat whose claim worker is used again ({due})")


def _check_paying(reader: PositionReader, tables: Any, state: Any) -> None:
    if state.phase != PAY:
        if state.paying >= 0:
            raise reader.wrong("paying", PLACES[state.paying], "null, unless the phase is pay")
    elif state.paying < 0 or not can_occupy(tables, state, int(state.active), int(state.paying)):
        raise reader.wrong("paying", reader.get("paying"), "a place that the active seat can occupy, in the phase pay")


def _check_running_black(reader: PositionReader, state: Any) -> None:
    """Which of two actions at the lowest track space is the black worker's matters only where the running one cannot be repeated."""
    if state.running_black:
        stands = state.pieces[state.active, BOTTOM, BLACK_PIECE]
        if state.options.repeat_running != NO or state.running != BOTTOM or not stands:
            fits = f"true only while {PLACES[BOTTOM]} runs, the black worker stands there, and repeat_running is no"
            raise reader.wrong("running_black", True, fits)


def _check_nothing(reader: PositionReader, state: Any) -> None:
    for field in ("agenda", "hand", "new_factory", "running"):
        if reader.get(field):
            raise reader.wrong(field, reader.get(field), f"nothing in the phase {PHASES[state.phase]}")


def _check_phase(reader: PositionReader, state: Any) -> None:
    """The phase follows from what is in hand and what waits."""
    if state.hand:
        due = PLACE
        if state.new_factory:
            raise reader.wrong("new_factory", int(state.new_factory), "null while a locomotive is in hand")
    elif state.new_factory:
        due = REPLACE
    elif state.current < 0:
        due = NEXT
    else:
        if is_due(state, state.current):
            raise reader.wrong("current", int(state.current), "null: what needs no choice of that effect was done when it was chosen")
        due = phase_of(state, state.current)
    if state.phase != due:
        raise reader.wrong("phase", PHASES[state.phase], f"{PHASES[due]}, by what is in hand and what waits")
    if due == NEXT and state.agenda_count and (first := foremost(state)) >= 0:
        raise reader.wrong("current", None, f"{first}: that effect must come next")
    if due == TAKE_BONUS:
        state.looked[state.active] |= 1 << state.draws
    running = state.running >= 0
    if running == (state.stage == AT_START):
        raise reader.wrong("running", reader.get("running"), "the place whose action runs; null with start bonuses")
    if running and not state.acted[state.active] >> state.running & 1:
        raise reader.wrong("running", PLACES[state.running], "a place where the active seat has pieces")


def _check_options(reader: PositionReader, tables: Any, state: Any) -> None:
    if state.phase == REPLACE and not state.factory[state.active].all():
        raise reader.wrong("new_factory", int(state.new_factory), "null as long as there is a gap for a factory")
    if not options(tables, state, int(state.active)):
        raise reader.wrong("phase", PHASES[state.phase], "a choice with at least one option")
