"""Why an action of the current prompt is not possible, with the section of the rulebook.

Whether it is possible is asked of the rules; only for what they refuse a reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.endeavor.actions import ACTIONS
from boardwright.games.endeavor.components import (
    ACTIONS_OF,
    BLUE,
    BUILDINGS,
    CARDS,
    CITIES,
    DECKS,
    PAYMENT,
    REGIONS,
    TOKEN_ACTIONS,
    TOKENS,
)
from boardwright.games.endeavor.rules import can_spend
from boardwright.games.endeavor.rules.board import is_present, presence
from boardwright.games.endeavor.rules.cards import can_discard
from boardwright.games.endeavor.rules.phases import building_level
from boardwright.games.endeavor.rules.possible import (
    allowed,
    any_possible,
    can_activate,
    can_build,
    empty_place,
    lowest_left,
    manned_place,
    may_own,
)
from boardwright.games.endeavor.rules.tracks import holds, top_card
from boardwright.games.endeavor.rules.turns import can_do, discs_of_payment, may_stop
from boardwright.games.endeavor.state import NOTHING, SALARY

Args = Mapping[str, Any]
MOST_DISCS = 2
"""An attack takes most of all actions."""


def why_not(tables: Any, hidden: Any, seat: int, action: int) -> Refusal | None:
    """The reason, or None if the action is legal. The action's family is one that the prompt is about."""
    chosen = ACTIONS[action]
    if chosen.kind in TARGETS and hidden.phase != SALARY:
        if can_do(tables, hidden, seat, action):
            return None
        return _not_this(hidden, chosen.kind) or TARGETS[chosen.kind](tables, hidden, seat, chosen.args)
    reason = REASONS.get(chosen.kind)
    return reason(tables, hidden, seat, chosen.args) if reason else None


def _not_this(state: Any, kind: str) -> Refusal | None:
    """What was begun does not allow this action at all."""
    if kind == "done" or allowed(state, ACTIONS_OF.index("payment" if kind == "free" else kind)):
        return None
    return Refusal("not_this_action", "actions")


# -- building, beginning an action -------------------------------------------------------------------------------------------------


def _build(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    building, level = BUILDINGS.index(args["building"]), int(building_level(tables, state, seat))
    if can_build(tables, state, seat, building, level):
        return None
    if state.stock[building] == 0:
        return Refusal("sold_out", "build")
    if not may_own(tables, state, seat, building):
        return Refusal("one_of_level_five", "build")
    lowest = int(lowest_left(tables, state, seat, level))
    if lowest:
        return Refusal("lower_level_first", "build", level=lowest)
    return Refusal("level_too_high", "build", level=int(tables.building_level[building]), allowed=level)


def _activate(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    building = BUILDINGS.index(args["building"])
    if can_activate(tables, state, seat, building):
        return None
    if building not in state.building[seat].tolist():
        return Refusal("no_such_building", "actions")
    if tables.building_actions[building] == 0:
        return Refusal("no_activation_space", "actions")
    place = empty_place(state, seat, building)
    if place < 0:
        return Refusal("all_manned", "actions")
    return _nothing_possible(tables, state, seat, tables.building_actions[building], place)


def _spend(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    token = BLUE + TOKENS[BLUE:].index(args["token"])
    if can_spend(tables, state, seat, token):
        return None
    if not state.held[seat, token]:
        return Refusal("no_token", "tokens")
    return _nothing_possible(tables, state, seat, TOKEN_ACTIONS[token - BLUE], NOTHING)


def _nothing_possible(tables: Any, state: Any, seat: int, actions: int, place: int) -> Refusal:
    """Discs are wanting, if with more of them something were possible. `place`: of the building, which takes one itself."""
    for discs in range(MOST_DISCS + 1):
        if any_possible(tables, state, seat, actions, discs, place):
            return Refusal("no_disc", "actions", needed=discs + (place != NOTHING), have=int(state.harbour[seat]))
    return Refusal("nothing_to_do", "actions")


# -- the action that was begun -----------------------------------------------------------------------------------------------------


def _no_disc(state: Any, seat: int, needed: int, section: str) -> Refusal | None:
    have = int(state.harbour[seat])
    return Refusal("no_disc", section, needed=needed, have=have) if have < needed else None


def _other_region(state: Any, region: int) -> Refusal | None:
    bound = int(state.in_region)
    return Refusal("other_region", "actions", region=REGIONS[bound]) if bound not in (NOTHING, region) else None


def _ship(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return _no_disc(state, seat, 1, "ship") or _other_region(state, REGIONS.index(args["region"]))


def _place(tables: Any, state: Any, seat: int, region: int, section: str) -> Refusal | None:
    """What a region must fulfil for occupying and attacking."""
    if not state.open_region[region]:
        return Refusal("region_closed", section, region=REGIONS[region])
    if not is_present(tables, state, seat, region):
        return Refusal("no_presence", section, region=REGIONS[region])
    return None


def _occupy(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    city = CITIES.index(args["city"])
    region, owner = int(tables.city_region[city]), int(state.city_owner[city])
    if owner >= 0:
        return Refusal("city_taken", "occupy", seat=owner)
    return _place(tables, state, seat, region, "occupy") or _other_region(state, region) or _no_disc(state, seat, 1, "occupy")


def _attack(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    city = CITIES.index(args["city"])
    owner = int(state.city_owner[city])
    if owner < 0:
        return Refusal("city_free", "attack")
    if owner == seat:
        return Refusal("own_city", "attack")
    return _place(tables, state, seat, int(tables.city_region[city]), "attack") or _no_disc(state, seat, 2, "attack")


def _draw(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    deck = DECKS.index(args["deck"])
    region, bound = int(tables.deck_region[deck]), int(state.from_deck)
    if bound not in (NOTHING, deck):
        return Refusal("other_deck", "actions", deck=DECKS[bound])
    if not state.open_region[region]:
        return Refusal("region_closed", "draw", region=REGIONS[region])
    card = int(top_card(state, deck))
    if card < 0:
        return Refusal("deck_gone" if state.abolished and DECKS[deck] == "slavery" else "deck_empty", "draw")
    return Refusal("too_little_presence", "draw", needed=int(tables.card_value[card]), have=int(presence(tables, state, seat, region)))


def _free(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    """A disc from a building: as salary or as a payment."""
    building = BUILDINGS.index(args["building"])
    salary = state.phase == SALARY
    if manned_place(state, seat, building, NOTHING if salary else state.activated) >= 0:
        return None
    if manned_place(state, seat, building, NOTHING) >= 0:
        return Refusal("activated_itself", "payment")
    return Refusal("no_disc_there", "salary" if salary else "payment")


def _done(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    if may_stop(state):
        return None
    if allowed(state, PAYMENT) and state.to_free < discs_of_payment(tables, state, seat):
        return Refusal("more_to_free", "payment", left=int(state.to_free))
    return Refusal("must_act", "actions")


# -- passing -----------------------------------------------------------------------------------------------------------------------


def _governor(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return None if holds(state, seat, CARDS.index(args["card"])) else Refusal("not_held", "passing")


def _discard(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    card = CARDS.index(args["card"])
    if can_discard(tables, state, seat, card):
        return None
    return Refusal("does_not_count", "passing") if holds(state, seat, card) else Refusal("not_held", "passing")


Reason = Callable[[Any, Any, int, Args], Refusal | None]
TARGETS: dict[str, Reason] = {"ship": _ship, "occupy": _occupy, "attack": _attack, "draw": _draw, "free": _free, "done": _done}
"""The choices of an action that was begun."""
REASONS: dict[str, Reason] = {
    "build": _build,
    "activate": _activate,
    "spend": _spend,
    "free": _free,
    "governor": _governor,
    "discard": _discard,
}
"""The others; `pass` and `no_governor` are always possible."""
