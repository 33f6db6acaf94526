"""Why an action that answers the prompt is illegal: the first condition that fails, and its details."""

from boardwright.core.machine.obstacle import blocked
from boardwright.core.machine.state import ABSENT
from boardwright.games.endeavor import actions as act, components as c, obstacles as why, state as s
from boardwright.games.endeavor.rules import board, choices, phases, tracks


def reason(tables, state, seat, kind, place, moves):
    """The reason why an action is illegal."""
    if kind == act.BUILD:
        return build_reason(tables, state, seat, place + 1, moves)
    if kind == act.ACTIVATE:
        return activate_reason(tables, state, seat, place, moves)
    if kind == act.SPEND:
        held = state.tokens[seat, c.BLUE + place] > 0
        return begin_reason(tables, state, seat, c.TOKEN_ACTIONS[place], 0, moves) if held else why.NO_TOKEN
    if kind == act.PLACE_GOVERNOR:
        return why.NOT_HELD
    if kind == act.DISCARD:
        return why.DOES_NOT_COUNT if tracks.holds(state, seat, place) else why.NOT_HELD
    return why.NO_SALARY_THERE if state.phase == s.SALARY else action_reason(tables, state, seat, kind, place, moves)


def build_reason(tables, state, seat, building, moves):
    """None is left, the seat has one of level five, or the level is too high."""
    if state.stock[building] == 0:
        return why.SOLD_OUT
    if not (phases.left_to_build(tables, state, seat) >> building) & 1:
        return why.ONE_OF_LEVEL_FIVE
    level, highest = tracks.building_level(tables, state, seat), phases.highest_level(tables, state, seat)
    if highest > level:
        return blocked(moves, why.LOWER_LEVEL_FIRST, highest)
    return blocked(moves, why.LEVEL_TOO_HIGH, int(tables.building_level[building]), level)


def activate_reason(tables, state, seat, building, moves):
    """There is no such building, no room for a disc on it, or it allows nothing possible."""
    if not (phases.own_buildings(state, seat) >> building) & 1:
        return why.NO_SUCH_BUILDING
    if tables.building_actions[building] == 0:
        return why.NO_ACTIVATION_SPACE
    if not (phases.buildings_with(state, seat, 0, ABSENT) >> building) & 1:
        return why.ALL_MANNED
    return begin_reason(tables, state, seat, int(tables.building_actions[building]), 1, moves)


def begin_reason(tables, state, seat, actions, first_disc, moves):
    """None of these actions is possible with any number of discs, or there are too few. `first_disc`: for the building."""
    possible = actions & choices.possible_actions(tables, state, seat)
    for discs in range(len(choices.AFFORDABLE)):
        if possible & choices.AFFORDABLE[discs]:
            return blocked(moves, why.TOO_FEW_DISCS, discs + first_disc, int(state.harbour[seat]))
    return why.NOTHING_TO_DO


def action_reason(tables, state, seat, kind, place, moves):
    """The action is not allowed, or not possible there."""
    if kind != act.DONE and not choices.is_allowed(state, kind - act.SHIP):
        return why.NOT_THIS_ACTION
    discs = int(state.harbour[seat])
    if kind == act.SHIP:
        return blocked(moves, why.NO_DISC_TO_SHIP, 1, discs) if discs < 1 else blocked(moves, why.OTHER_REGION, int(state.bound_region))
    if kind in (act.OCCUPY, act.ATTACK):
        return city_reason(tables, state, seat, kind, place, moves)
    if kind == act.DRAW:
        return draw_reason(tables, state, seat, place, moves)
    if kind == act.FREE:
        return why.ACTIVATED_ITSELF if (phases.buildings_with(state, seat, 1, ABSENT) >> place) & 1 else why.NO_PAYMENT_THERE
    if choices.is_allowed(state, c.PAYMENT) and state.to_free < choices.discs_of_payment(tables, state, seat):
        return blocked(moves, why.MORE_TO_FREE, int(state.to_free))
    return why.MUST_ACT


def city_reason(tables, state, seat, kind, city, moves):
    """The city cannot be occupied or attacked, its region is out of reach, the first half was elsewhere, or discs are missing."""
    owner, region, occupying = int(state.city_owner[city]), int(tables.city_region[city]), kind == act.OCCUPY
    if occupying and owner != s.NOBODY:
        return blocked(moves, why.CITY_TAKEN, owner)
    if not occupying and (owner == s.NOBODY or owner == seat):
        return why.CITY_FREE if owner == s.NOBODY else why.OWN_CITY
    if not state.open_region[region]:
        return blocked(moves, why.CLOSED_TO_OCCUPY if occupying else why.CLOSED_TO_ATTACK, region)
    if not board.is_present(tables, state, seat, region):
        return blocked(moves, why.NOT_PRESENT_TO_OCCUPY if occupying else why.NOT_PRESENT_TO_ATTACK, region)
    if occupying and not (choices.bound_to(state.bound_region) >> region) & 1:
        return blocked(moves, why.OTHER_REGION, int(state.bound_region))
    reason = why.NO_DISC_TO_OCCUPY if occupying else why.NO_DISC_TO_ATTACK
    return blocked(moves, reason, choices.DISCS_FOR[kind - act.SHIP], int(state.harbour[seat]))


def draw_reason(tables, state, seat, deck, moves):
    """The first card came from elsewhere, the deck is out of reach, or its top card requires more presence."""
    region, card = int(tables.deck_region[deck]), tracks.top_card(state, deck)
    if not (choices.bound_to(state.bound_deck) >> deck) & 1:
        return blocked(moves, why.OTHER_DECK, int(state.bound_deck))
    if not state.open_region[region]:
        return blocked(moves, why.CLOSED_TO_DRAW, region)
    if card < 0:
        return why.DECK_GONE if deck == c.SLAVERY and state.abolished else why.DECK_EMPTY
    return blocked(moves, why.TOO_LITTLE_PRESENCE, int(tables.card_value[card]), int(state.presence[region, seat]))
