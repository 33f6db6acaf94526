"""Why an action that answers the prompt is not legal: the first of its conditions that does not hold, and what stands beside it."""

from __future__ import annotations

from boardwright.core.machine.obstacle import blocked
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import obstacles as why
from boardwright.games.endeavor.actions import ATTACK_CITY, DRAW_FROM, FAMILY, FREE, OCCUPY_CITY, PLACE, SHIP_TO
from boardwright.games.endeavor.components import BLUE, PAYMENT, SLAVERY, TOKEN_ACTIONS
from boardwright.games.endeavor.rules.beginning import activatable_buildings, discs_for, possible_actions, spendable_tokens
from boardwright.games.endeavor.rules.board import is_present, presence
from boardwright.games.endeavor.rules.buildings import (
    buildable,
    highest_level,
    left_to_build,
    manned_buildings,
    own_buildings,
    unmanned_buildings,
)
from boardwright.games.endeavor.rules.possible import answers, bound_decks, bound_regions, choices, discs_of_payment, is_allowed
from boardwright.games.endeavor.rules.tracks import building_level, top_card
from boardwright.games.endeavor.state import NOBODY


@rule
def build_obstacle(tables, state, seat, building, moves):
    """None is left, there is one of level five, or the level is too high."""
    level, wanted, highest = building_level(tables, state, seat), int(tables.building_level[building]), highest_level(tables, state, seat)
    if (buildable(tables, state, seat) >> building) & 1:
        return 0
    if state.stock[building] == 0:
        return why.SOLD_OUT
    if not (left_to_build(tables, state, seat) >> building) & 1:
        return why.ONE_OF_LEVEL_FIVE
    return blocked(moves, why.LOWER_LEVEL_FIRST, highest) if highest > level else blocked(moves, why.LEVEL_TOO_HIGH, wanted, level)


@rule
def activate_obstacle(tables, state, seat, building, moves):
    """There is no such building, no room for a disc on it, or it allows nothing that is possible."""
    actions = possible_actions(tables, state, seat)
    if (activatable_buildings(tables, state, seat, actions) >> building) & 1:
        return 0
    if not (own_buildings(state, seat) >> building) & 1:
        return why.NO_SUCH_BUILDING
    if tables.building_actions[building] == 0:
        return why.NO_ACTIVATION_SPACE
    if not (unmanned_buildings(state, seat) >> building) & 1:
        return why.ALL_MANNED
    return begin_obstacle(state, seat, actions & int(tables.building_actions[building]), 1, moves)


@rule
def spend_obstacle(tables, state, seat, token, moves):
    """There is no such token, or it allows nothing that is possible."""
    actions = possible_actions(tables, state, seat)
    if (spendable_tokens(state, seat, actions) >> token) & 1:
        return 0
    if state.tokens[seat, BLUE + token] == 0:
        return why.NO_TOKEN
    return begin_obstacle(state, seat, actions & TOKEN_ACTIONS[token], 0, moves)


@rule
def begin_obstacle(state, seat, actions, discs, moves):
    """None of these actions is possible with any number of discs, or there are too few. `discs`: for beginning."""
    fewest = discs_for(actions)
    return why.NOTHING_TO_DO if fewest < 0 else blocked(moves, why.TOO_FEW_DISCS, fewest + discs, int(state.harbour[seat]))


@rule
def pay_obstacle(state, seat, building):
    """Nothing lies there that could be a salary."""
    return 0 if (manned_buildings(state, seat, ABSENT) >> building) & 1 else why.NO_SALARY_THERE


@rule
def choose_obstacle(tables, state, seat, action, moves):
    """Why the action at hand does not allow a choice."""
    kind, place = int(FAMILY[action]), int(PLACE[action])
    if not answers(state, kind):
        return why.NOT_THIS_ACTION
    if (choices(tables, state, seat, kind) >> place) & 1:
        return 0
    if kind == SHIP_TO:
        return ship_obstacle(state, seat, moves)
    if kind == OCCUPY_CITY:
        return occupy_obstacle(tables, state, seat, place, moves)
    if kind == ATTACK_CITY:
        return attack_obstacle(tables, state, seat, place, moves)
    if kind == DRAW_FROM:
        return draw_obstacle(tables, state, seat, place, moves)
    if kind == FREE:
        return why.ACTIVATED_ITSELF if (manned_buildings(state, seat, ABSENT) >> place) & 1 else why.NO_PAYMENT_THERE
    if is_allowed(state, PAYMENT) and state.to_free < discs_of_payment(tables, state, seat):
        return blocked(moves, why.MORE_TO_FREE, int(state.to_free))
    return why.MUST_ACT


@rule
def ship_obstacle(state, seat, moves):
    """There is no disc, or the first half was elsewhere."""
    discs = int(state.harbour[seat])
    return blocked(moves, why.NO_DISC_TO_SHIP, 1, discs) if discs < 1 else blocked(moves, why.OTHER_REGION, int(state.bound_region))


@rule
def occupy_obstacle(tables, state, seat, city, moves):
    """The city is not free, its region cannot be reached, the first half was elsewhere, or there is no disc."""
    owner, region = int(state.city_owner[city]), int(tables.city_region[city])
    if owner != NOBODY:
        return blocked(moves, why.CITY_TAKEN, owner)
    if not state.open_region[region]:
        return blocked(moves, why.CLOSED_TO_OCCUPY, region)
    if not is_present(tables, state, seat, region):
        return blocked(moves, why.NOT_PRESENT_TO_OCCUPY, region)
    if not (bound_regions(state) >> region) & 1:
        return blocked(moves, why.OTHER_REGION, int(state.bound_region))
    return blocked(moves, why.NO_DISC_TO_OCCUPY, 1, int(state.harbour[seat]))


@rule
def attack_obstacle(tables, state, seat, city, moves):
    """The city is not another player's, its region cannot be reached, or there are not two discs."""
    owner, region = int(state.city_owner[city]), int(tables.city_region[city])
    if owner == NOBODY:
        return why.CITY_FREE
    if owner == seat:
        return why.OWN_CITY
    if not state.open_region[region]:
        return blocked(moves, why.CLOSED_TO_ATTACK, region)
    if not is_present(tables, state, seat, region):
        return blocked(moves, why.NOT_PRESENT_TO_ATTACK, region)
    return blocked(moves, why.NO_DISC_TO_ATTACK, 2, int(state.harbour[seat]))


@rule
def draw_obstacle(tables, state, seat, deck, moves):
    """The first card was from elsewhere, the deck cannot be reached, or its top card asks for more presence."""
    region, card = int(tables.deck_region[deck]), top_card(state, deck)
    if not (bound_decks(state) >> deck) & 1:
        return blocked(moves, why.OTHER_DECK, int(state.bound_deck))
    if not state.open_region[region]:
        return blocked(moves, why.CLOSED_TO_DRAW, region)
    if card < 0:
        return why.DECK_GONE if deck == SLAVERY and state.abolished else why.DECK_EMPTY
    return blocked(moves, why.TOO_LITTLE_PRESENCE, int(tables.card_value[card]), presence(tables, state, seat, region))
