"""The choice at hand in a position: an action that was begun, salaries, a card too many."""

from __future__ import annotations

from typing import Any

from boardwright.core.positions import PositionReader
from boardwright.games.endeavor.cards import excess
from boardwright.games.endeavor.components import ACTIONS_OF, DECKS, PLACES, REGIONS, TOKEN_ACTIONS
from boardwright.games.endeavor.passing import some_governor
from boardwright.games.endeavor.position_board import name_of
from boardwright.games.endeavor.previews import actions_in
from boardwright.games.endeavor.state import ACT, CHOOSE_BUILDING, CHOOSE_GOVERNOR, DISCARD, NOTHING, OVER, PHASES, SALARY
from boardwright.games.endeavor.turns import NO_CHOICE, may_stop, only_action


def acting(tables: Any, state: Any) -> dict[str, Any] | None:
    """The action that was begun."""
    if state.phase != ACT:
        return None
    return {
        "actions": actions_in(state.may),
        "halves": int(state.halves),
        "place": int(state.activated) + 1 if state.activated >= 0 else None,
        "region": name_of(REGIONS, state.in_region),
        "deck": name_of(DECKS, state.from_deck),
    }


def read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the active seat is asked must be a question."""
    seat = int(state.active)
    begun = reader.get("acting")
    state.to_free = reader.number("to_free", 1 if state.phase == ACT else 0, 0, PLACES)
    if (begun is None) == (state.phase == ACT):
        raise reader.wrong("acting", begun, f"{'an action' if state.phase == ACT else 'null'} in the phase {PHASES[state.phase]}")
    if begun is not None:
        _read_acting(reader.inside("acting", begun), tables, state)
        if only_action(tables, state, seat) != NO_CHOICE:
            raise reader.wrong("acting", begun, "an action with something to choose")
    if state.phase == SALARY and not 0 < state.to_free < state.manned[seat].sum():
        raise reader.wrong("to_free", int(state.to_free), "at least 1 and fewer than there are discs on the buildings")
    if state.phase == DISCARD and excess(tables, state, seat) == 0:
        raise reader.wrong("phase", PHASES[DISCARD], "a phase that asks for something: there is no card too many")
    if state.phase == CHOOSE_GOVERNOR and some_governor(state, seat) < 0:
        raise reader.wrong("phase", PHASES[CHOOSE_GOVERNOR], "a phase that asks for something: there is no governor")
    if state.phase not in (CHOOSE_BUILDING, OVER) and state.passed[seat]:
        raise reader.wrong("active", seat, "a seat that has not passed")
    if state.phase == CHOOSE_BUILDING and state.built[seat] == PLACES:
        raise reader.wrong("active", seat, "a seat with a free place for a building")


def _read_acting(reader: PositionReader, tables: Any, state: Any) -> None:
    names = reader.get("actions", [])
    if not isinstance(names, list) or not names:
        raise reader.wrong("actions", names, "a list of " + ", ".join(ACTIONS_OF))
    state.may = sum({1 << reader.name("actions", name, ACTIONS_OF) for name in names})
    state.halves = reader.number("halves", 1, 1, 2)
    place = reader.get("place")
    if place is not None:
        state.activated = reader.checked("place", place, 1, int(state.built[state.active])) - 1
        if not state.manned[state.active, state.activated]:
            raise reader.wrong("place", place, "a building with a disc on it")
    _read_bound(reader, state)
    _check_begun(reader, tables, state)
    reader.finish()


def _read_bound(reader: PositionReader, state: Any) -> None:
    """The region or the deck that a first half was done in."""
    region, deck = reader.get("region"), reader.get("deck")
    state.in_region = NOTHING if region is None else reader.name("region", region, REGIONS)
    state.from_deck = NOTHING if deck is None else reader.name("deck", deck, DECKS)


def _check_begun(reader: PositionReader, tables: Any, state: Any) -> None:
    """A building or a blue token allows these actions; of an “and” the first half binds the second."""
    place, second = int(state.activated), may_stop(state)
    building = int(state.building[state.active, place]) if place >= 0 else NOTHING
    both = place >= 0 and tables.building_halves[building] > 1
    if state.halves != (2 if both and not second else 1):
        raise reader.wrong("halves", int(state.halves), "2 before the first half of an “and”, otherwise 1")
    if second and not both:
        field, bound = ("region", name_of(REGIONS, state.in_region)) if state.in_region >= 0 else ("deck", name_of(DECKS, state.from_deck))
        raise reader.wrong(field, bound, "null: only the second half of an “and” is bound")
    may, allowed = int(state.may), [tables.building_actions[building]] if place >= 0 else TOKEN_ACTIONS
    if may not in allowed and not (second and both and may & ~int(allowed[0]) == 0):
        raise reader.wrong("actions", actions_in(may), " or ".join(" ".join(actions_in(mask)) for mask in allowed))
