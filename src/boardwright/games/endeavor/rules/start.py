"""Setup (rulebook p. 4)."""

from boardwright.core.machine.random import draw_uniform_below
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor.rules import board, phases, tracks
from boardwright.games.endeavor.state import NOBODY, STREAM_FIRST, STREAM_TOKENS

DISCS = 30


def setup(tables, state, events):
    """Set up: random tokens on every space, a colonial house for each seat, a random seat gets the crown."""
    state.supply[: state.players] = DISCS
    state.building[: state.players, 0] = c.COLONIAL_HOUSE
    state.built[: state.players] = 1
    for building in range(1, len(c.BUILDINGS)):
        state.stock[building] = tables.building_copies[building]
    state.open_region[c.EUROPE] = 1
    lay_tokens(tables, state)
    derive(tables, state)
    state.crown = draw_uniform_below(state, STREAM_FIRST, state.players)
    phases.begin_round(tables, state, 1, events)


def derive(tables, state):
    """Compute the fields that follow from the positions of discs and cards. The rules that move them keep these up to date."""
    state.open_cities = 0
    for region in range(len(c.REGIONS)):
        if state.open_region[region]:
            board.open_region(tables, state, region)
    for seat in range(c.SEATS):
        state.own_cities[seat] = 0
        for region in range(len(c.REGIONS)):
            state.presence[region, seat] = 0
            shipped = int(state.beside[region, seat]) + board.discs_in_lane(tables, state, seat, region)
            board.move_discs(tables, state, seat, region, shipped)
    for city in range(len(c.CITIES)):
        seat = int(state.city_owner[city])
        if seat != NOBODY:
            state.city_owner[city] = NOBODY
            board.take_city(tables, state, seat, city)
    for deck in range(len(c.DECKS)):
        tracks.update_needed_presence(tables, state, deck)


def lay_tokens(tables, state):
    """Put a token on every city, link and shipping space. The first seat's tokens serve as the remaining supply while they are laid."""
    for token in range(len(c.TOKENS)):
        state.tokens[0, token] = tables.tokens[token]
    left = lay_on(state, state.city_token, len(c.CITIES) + len(c.LINKS) + c.LANE_SPACES)
    left = lay_on(state, state.link_token, left)
    lay_on(state, state.lane_token, left)


def lay_on(state, spaces, left):
    """Put random ones of the remaining tokens on these spaces. `left`: how many there are; returns how many are left."""
    for space in range(len(spaces)):
        chosen, token = draw_uniform_below(state, STREAM_TOKENS, left), 0
        while chosen >= state.tokens[0, token]:
            chosen -= state.tokens[0, token]
            token += 1
        state.tokens[0, token] -= 1
        spaces[space] = token
        left -= 1
    return left
