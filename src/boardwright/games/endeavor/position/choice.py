"""The choice at hand in a position: an action that was begun, salaries, a card too many."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.endeavor.components import ACTIONS_OF, CARDS, DECKS, DRAW, PAYMENT, PLACES, REGIONS, TOKEN_ACTIONS, name_of
from boardwright.games.endeavor.presentation.view_tables import actions_in
from boardwright.games.endeavor.rules.board import presence
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.passing import governor_space_matters, only_discard
from boardwright.games.endeavor.rules.phases import only_manned
from boardwright.games.endeavor.rules.possible import discs_of_payment, first_half_done, is_allowed
from boardwright.games.endeavor.rules.tracks import holds, payments
from boardwright.games.endeavor.rules.turns import only_action
from boardwright.games.endeavor.state import ACT, BY_FINANCE, CHOOSE_BUILDING, CHOOSE_GOVERNOR, DISCARD, OVER, PHASES, SALARY


def acting(tables: Any, state: Any) -> dict[str, Any] | None:
    """The action that was begun."""
    if state.phase != ACT:
        return None
    return {
        "actions": actions_in(state.allowed_actions),
        "halves": int(state.halves_left),
        "place": int(state.activated) + 1 if state.activated >= 0 else None,
        "region": name_of(REGIONS, state.bound_region),
        "deck": name_of(DECKS, state.bound_deck),
    }


def read_choice(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the active seat is asked must be a question."""
    seat = int(state.active)
    begun = reader.get("acting")
    if (begun is None) == (state.phase == ACT):
        raise reader.wrong("acting", begun, f"{'an action' if state.phase == ACT else 'null'} in the phase {PHASES[state.phase]}")
    if begun is not None:
        _read_acting(reader.inside("acting", begun), tables, state)
    _read_to_free(reader, tables, state)
    if begun is not None and only_action(tables, state, seat) != ABSENT:
        raise reader.wrong("acting", begun, "an action with something to choose")
    _check_asked(reader, tables, state, seat)
    if state.phase in (CHOOSE_BUILDING, SALARY) and state.passed.any():
        raise reader.wrong("passed", reader.get("passed"), f"nobody in the phase {PHASES[state.phase]}")
    if state.phase != OVER and state.passed[seat]:
        raise reader.wrong("active", seat, "a seat that has not passed")
    if state.phase == CHOOSE_BUILDING and state.built[seat] == PLACES:
        raise reader.wrong("active", seat, "a seat with a free place for a building")


def _read_to_free(reader: PositionReader, tables: Any, state: Any) -> None:
    """Discs that a salary or a payment still brings back."""
    least, most, usual, expected = 0, 0, 0, f"0 in the phase {PHASES[state.phase]}"
    if state.phase == SALARY:
        paid, discs = int(payments(tables, state, state.active)), int(state.manned[state.active].sum())
        least, most, expected = 1, min(paid, discs - 1), f"1 to {paid} salaries, and fewer than {discs} discs on the buildings"
    elif state.phase == ACT:
        least, most = _discs_to_free(tables, state)
        usual = min(most, int(discs_of_payment(tables, state, state.active)))
        expected = f"{least} to {most} discs of a payment"
    given = reader.get("to_free", usual)
    if type(given) is not int or not least <= given <= most:
        raise reader.wrong("to_free", given, expected)
    state.to_free = given


def _discs_to_free(tables: Any, state: Any) -> tuple[int, int]:
    """In the phase act the fewest and the most discs that a payment still frees, or would free if the action were one."""
    if state.options.payment != BY_FINANCE:
        return 1, 1
    if first_half_done(state):
        return 1, int(tables.payments.max())  # the first half may have changed finance
    most = int(discs_of_payment(tables, state, state.active))
    if state.allowed_actions != 1 << PAYMENT:
        return most, most
    return 1, most - _payment_has_begun(tables, state)


def _payment_has_begun(tables: Any, state: Any) -> bool:
    """Whether the building allows other actions, too: what is left of them is a payment only when a disc has been freed."""
    return bool(state.activated >= 0 and tables.building_actions[state.building[state.active, state.activated]] != 1 << PAYMENT)


def _check_asked(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """These phases are there only where something is to be chosen."""
    expected = ""
    if state.phase == SALARY and only_manned(state, seat) >= 0:
        expected = "all discs lie on buildings of one kind"
    elif state.phase == DISCARD and cards_over_limit(tables, state, seat) == 0:
        expected = "there is no card too many"
    elif state.phase == DISCARD and only_discard(tables, state, seat) != ABSENT:
        expected = "there is one card only to discard"
    elif state.phase == CHOOSE_GOVERNOR and not governor_space_matters(tables, state, seat):
        expected = "there is no governor, or no card too many before the last round"
    elif state.phase == CHOOSE_GOVERNOR and state.governor[seat] >= 0:
        raise reader.wrong(f"seats[{seat}].governor", name_of(CARDS, state.governor[seat]), "null while it is chosen")
    if expected:
        raise reader.wrong("phase", PHASES[state.phase], f"a phase that asks for something: {expected}")


def _read_acting(reader: PositionReader, tables: Any, state: Any) -> None:
    names = reader.get("actions", [])
    if not isinstance(names, list) or not names:
        raise reader.wrong("actions", names, "a list of " + ", ".join(ACTIONS_OF))
    state.allowed_actions = sum({1 << reader.name("actions", name, ACTIONS_OF) for name in names})
    state.halves_left = reader.number("halves", 1, 1, 2)
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
    state.bound_region = ABSENT if region is None else reader.name("region", region, REGIONS)
    state.bound_deck = ABSENT if deck is None else reader.name("deck", deck, DECKS)


def _check_begun(reader: PositionReader, tables: Any, state: Any) -> None:
    """A building or a blue token allows these actions; of an “and” the first half binds the second, and what was done is not done again."""
    place, second = int(state.activated), first_half_done(state)
    building = int(state.building[state.active, place]) if place >= 0 else ABSENT
    both = place >= 0 and tables.building_halves[building] > 1
    if state.halves_left != (2 if both and not second else 1):
        raise reader.wrong("halves", int(state.halves_left), "2 before the first half of an “and”, otherwise 1")
    if second and not both:
        field, bound = (
            ("region", name_of(REGIONS, state.bound_region)) if state.bound_region >= 0 else ("deck", name_of(DECKS, state.bound_deck))
        )
        raise reader.wrong(field, bound, "null: only the second half of an “and” is bound")
    masks = [int(tables.building_actions[building])] if place >= 0 else [*TOKEN_ACTIONS]
    if place >= 0 and masks[0] >> PAYMENT & 1 and discs_of_payment(tables, state, state.active) > 1:
        masks.append(1 << PAYMENT)  # the first disc was freed
    if second and not tables.building_twice[building]:
        masks = [1 << action for action in range(len(ACTIONS_OF)) if masks[0] >> action & 1]
    if state.allowed_actions not in masks:
        raise reader.wrong("actions", actions_in(state.allowed_actions), " or ".join(" ".join(actions_in(mask)) for mask in masks))
    if second:
        _check_bound(reader, tables, state)


def _check_bound(reader: PositionReader, tables: Any, state: Any) -> None:
    """Two cards come from the same deck, everything else happens in the same region. The first half has left something there."""
    draws = is_allowed(state, DRAW)
    if (state.bound_region >= 0) == draws:
        raise reader.wrong("region", name_of(REGIONS, state.bound_region), "null where cards are drawn, otherwise a region")
    if (state.bound_deck >= 0) != draws:
        raise reader.wrong("deck", name_of(DECKS, state.bound_deck), "a deck where cards are drawn, otherwise null")
    if state.bound_region >= 0 and presence(tables, state, state.active, state.bound_region) == 0:
        raise reader.wrong("region", REGIONS[state.bound_region], "a region with a disc of the seat, from the first half")
    if draws and not any(holds(state, state.active, card) and tables.card_deck[card] == state.bound_deck for card in range(len(CARDS))):
        raise reader.wrong("deck", DECKS[state.bound_deck], "a deck of which the seat holds a card, from the first half")
