"""The choice at hand in a position: an action that was begun, salaries, a card too many."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.bits import size
from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor import actions as act, components as c, state as s
from boardwright.games.endeavor.presentation.view_tables import actions_in
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.choices import choices, discs_of_payment, first_half_done, is_allowed
from boardwright.games.endeavor.rules.passing import governor_space_matters
from boardwright.games.endeavor.rules.tracks import holds, payments


def read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the active seat is asked must be a question."""
    seat, phase = int(state.active), f"in the phase {s.PHASES[state.phase]}"
    is_acting = state.phase == s.ACT
    reader.require((reader.get("acting") is not None) == is_acting, "acting", f"{'an action' if is_acting else 'null'} {phase}")
    if is_acting:
        _read_acting(reader.nested("acting"), tables, state)
    _read_to_free(reader, tables, state, phase)
    _check_question(reader, tables, state, seat)
    good = state.phase != s.CHOOSE_GOVERNOR or state.governor[seat] < 0
    reader.require(good, f"seats[{seat}].governor", "null while it is chosen")
    good = state.phase not in (s.CHOOSE_BUILDING, s.SALARY) or not state.passed.any()
    reader.require(good, "passed", f"nobody {phase}")
    reader.require(state.phase == s.OVER or not state.passed[seat], "active", "a seat that has not passed")
    has_room = state.phase != s.CHOOSE_BUILDING or state.built[seat] < c.PLACES
    reader.require(has_room, "active", "a seat with a free place for a building")


def _check_question(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The rules ask where there are several answers, and a card too many is there or the governor space matters."""
    answers = sum(size(choices(tables, state, seat, kind)) for kind in range(*act.ANSWERS[state.phase]))
    asks = answers > 1 or state.phase in (s.CHOOSE_BUILDING, s.TURN, s.OVER)
    reader.require(asks, "acting" if state.phase == s.ACT else "phase", f"something to choose: here are {answers} answers")
    over = state.phase != s.DISCARD or cards_over_limit(tables, state, seat) > 0
    reader.require(over, "phase", "another one: there is no card too many")
    matters = state.phase != s.CHOOSE_GOVERNOR or governor_space_matters(tables, state, seat)
    reader.require(matters, "phase", "another one: there is no governor, or no card too many before the last round")


def _read_to_free(reader: PositionReader, tables: Any, state: Any, phase: str) -> None:
    """Discs that a salary or a payment still brings back."""
    least, most, usual, expected = 0, 0, 0, f"0 {phase}"
    if state.phase == s.SALARY:
        paid, discs = int(payments(tables, state, state.active)), int(state.manned[state.active].sum())
        least, most, expected = 1, min(paid, discs - 1), f"1 to {paid} salaries, and fewer than {discs} discs on the buildings"
    elif state.phase == s.ACT:
        least, most = _discs_to_free(tables, state)
        usual, expected = min(most, int(discs_of_payment(tables, state, state.active))), f"{least} to {most} discs of a payment"
    reader.fill("to_free", state, "to_free", usual)
    reader.require(least <= state.to_free <= most, "to_free", expected)


def _discs_to_free(tables: Any, state: Any) -> tuple[int, int]:
    """In the phase act the fewest and the most discs that a payment still frees, or would free if the action were one."""
    if state.options.payment == s.BY_FINANCE and first_half_done(state):
        return 1, int(tables.payments.max())  # the first half may have changed finance
    most = int(discs_of_payment(tables, state, state.active))
    if most == 1 or state.allowed_actions != 1 << c.PAYMENT:
        return most, most
    # where the building allows other actions, too, what is left of them is a payment only when a disc has been freed
    has_begun = state.activated >= 0 and tables.building_actions[state.building[state.active, state.activated]] != 1 << c.PAYMENT
    return 1, most - bool(has_begun)


def _read_acting(acting: PositionReader, tables: Any, state: Any) -> None:
    """A building or a blue token allows these actions; of an “and” the first half binds the second, and what was done is not done again."""
    place = acting.get("place")
    if place is not None:
        state.activated = acting.checked("place", place, 1, int(state.built[state.active])) - 1
        acting.require(state.manned[state.active, state.activated], "place", "a building with a disc on it")
    second = first_half_done(state)
    building = int(state.building[state.active, state.activated]) if state.activated >= 0 else ABSENT
    both = building >= 0 and tables.building_halves[building] > 1
    state.halves_left = acting.follows("halves", 2 if both and not second else 1, "2 before the first half of an “and”, otherwise 1")
    bound = "region" if state.bound_region >= 0 else "deck"
    acting.require(both or not second, bound, "null: only the second half of an “and” is bound")
    masks = [int(tables.building_actions[building])] if building >= 0 else [*c.TOKEN_ACTIONS]
    if building >= 0 and masks[0] >> c.PAYMENT & 1 and discs_of_payment(tables, state, state.active) > 1:
        masks.append(1 << c.PAYMENT)  # the first disc was freed
    if second and not tables.building_twice[building]:
        masks = [1 << action for action in range(len(c.ACTIONS_OF)) if masks[0] >> action & 1]
    acting.require(state.allowed_actions in masks, "actions", " or ".join(" ".join(actions_in(mask)) for mask in masks))
    if second:
        _check_bound(acting, tables, state)


def _check_bound(acting: PositionReader, tables: Any, state: Any) -> None:
    """Two cards come from the same deck, everything else happens in the same region. The first half has left something there."""
    draws = is_allowed(state, c.DRAW)
    acting.require((state.bound_region < 0) == draws, "region", "null where cards are drawn, otherwise a region")
    acting.require((state.bound_deck >= 0) == draws, "deck", "a deck where cards are drawn, otherwise null")
    if draws:
        drawn = any(holds(state, state.active, card) for card in range(len(c.CARDS)) if tables.card_deck[card] == state.bound_deck)
        acting.require(drawn, "deck", "a deck of which the seat holds a card, from the first half")
    else:
        present = state.presence[state.bound_region, state.active] > 0
        acting.require(present, "region", "a region with a disc of the seat, from the first half")
