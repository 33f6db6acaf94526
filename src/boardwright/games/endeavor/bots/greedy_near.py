"""What is near: cards and cities that presence brings within reach, governors, links with one end held."""

from boardwright.core.machine.bits import size
from boardwright.games.endeavor.bots import greedy_weights as w
from boardwright.games.endeavor.components import DECK_SIZE, EUROPE, LINKS, REGIONS, SEATS
from boardwright.games.endeavor.rules.board import discs_in_lane, occupied
from boardwright.games.endeavor.state import IN_DECK, NOBODY


def nearby(tables, state, seat, workspace, coming):
    """What may come of the position."""
    worth = links_near(tables, state, seat, workspace)
    for region in range(len(REGIONS)):
        own_presence = int(state.presence[region, seat])
        left = discs_in_lane(tables, state, NOBODY, region)
        if own_presence > 0 or region == EUROPE:
            worth += cities_near(tables, state, region) * w.OPENING[left] // 100
            worth += cards_near(tables, state, workspace, region + 1, own_presence) * w.OPENING[left] // 100
            if region == EUROPE:
                worth += cards_near(tables, state, workspace, 0, own_presence)
        if left > 0:
            worth += governor_near(tables, state, seat, region, left)
    if coming == 0:
        worth = worth * min(int(state.harbour[seat]), w.ENOUGH) // w.ENOUGH
    return worth * w.HORIZON[coming] // 100


def cities_near(tables, state, region):
    """Free cities."""
    return min(3, size(int(tables.region_cities[region]) & ~occupied(state))) * w.FREE_CITY


def cards_near(tables, state, workspace, deck, own_presence):
    """Cards of a deck, the less the more presence is missing and the more lie above."""
    worth, share = 0, 100
    for card in range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE):
        if state.card_place[card] == IN_DECK and not tables.card_governor[card]:
            missing = max(0, int(tables.card_value[card]) - own_presence)
            if missing < len(w.REACH):
                worth += int(workspace.card_worth[card]) * w.REACH[missing] // 100 * share // 100
            share = share * w.DEEPER // 100
    return worth


def governor_near(tables, state, seat, region, left):
    """The race for a governor: own discs on the track against the best other's."""
    own, most = discs_in_lane(tables, state, seat, region), 0
    for other in range(SEATS):
        if other != seat:
            most = max(most, discs_in_lane(tables, state, other, region))
    if own == 0:
        return 0
    lead = max(-2, min(2, own - most))
    return w.GOVERNOR * w.LEAD[lead + 2] // 100 * w.OPENING[left] // 100


def links_near(tables, state, seat, workspace):
    """Links of which one end is held."""
    worth = 0
    for link in range(len(LINKS)):
        a, b = int(state.city_owner[tables.link_a[link]]), int(state.city_owner[tables.link_b[link]])
        if (a == seat) != (b == seat):
            token = int(state.link_token[link])
            prize = int(tables.link_glory) * w.POINT + (int(workspace.token_worth[token]) if token >= 0 else 0)
            other = b if a == seat else a
            worth += prize * (w.LINK_NEAR if other == NOBODY else w.LINK_FAR) // 100
    return worth
