"""The view as declared fields: this game has no secrets, so that everybody sees the same."""

from boardwright.core.machine.schema import Answer, Axis, bits, choice, flag, number, seat
from boardwright.games.endeavor import components as c, state as s
from boardwright.games.endeavor.rules import board, cards, scoring, tracks
from boardwright.games.endeavor.rules.choices import first_half_done

MOST = 1000
REGION = Axis("region", c.REGIONS, full=True)
SPACE = Axis("space", max(region["lane"] for region in c.BOARD["regions"]["list"]), count="lane_length", full=True)
CITY = Axis("city", c.CITIES, full=True)
LINK = Axis("link", c.LINKS, full=True)
DECK = Axis("deck", c.DECKS, full=True)
CARD = Axis("card", c.CARDS, full=True)
BUILDING = Axis("building", c.BUILDINGS, full=True)
ACTION = Axis("action", 2)
LEVEL = Axis("level", c.LEVELS)
TRACK_SPACE = Axis("space", c.MOST_ICONS + 1)
SEAT = Axis("seat", c.SEATS, count="players", full=True)
PLAYER = Axis("player", c.SEATS, count="players")
PLACE = Axis("place", c.PLACES, count="built", full=True)
TRACK = Axis("track", c.TRACKS, full=True)
TOKEN = Axis("token", c.TOKENS, full=True)
SOURCE = Axis("source", (*scoring.SOURCES, "total"), full=True)


class View(Answer):
    """Everything visible (docs/games/endeavor.md describes the fields)."""

    players = number(0, c.SEATS, position=None)
    phase = choice(s.PHASES)
    round_no = number(1, c.ROUNDS, position="round")
    rounds = number(0, c.ROUNDS)
    crown = seat()
    active = seat()
    passed = flag(PLAYER)
    to_free = number(0, MOST)
    # the board
    open_region = flag(REGION, position="regions.open")
    lane_length = number(0, SPACE.size, REGION, position=None)
    lane_token = choice(c.TOKENS, REGION, SPACE, none=True, position="regions.lane.token")
    lane_owner = seat(REGION, SPACE, none=True, position="regions.lane.seat")
    beside = number(0, MOST, REGION, PLAYER, position="regions.beside")
    presence = number(0, MOST, REGION, PLAYER, position="regions.presence")
    city_region = choice(c.REGIONS, CITY, position="cities.region")
    city_glory = number(0, c.MOST, CITY, position="cities.glory")
    city_links = bits(c.LINKS, CITY, position="cities.links")
    city_token = choice(c.TOKENS, CITY, none=True, position="cities.token")
    city_owner = seat(CITY, none=True, position="cities.seat")
    link_a = choice(c.CITIES, LINK, position="links.a")
    link_b = choice(c.CITIES, LINK, position="links.b")
    link_token = choice(c.TOKENS, LINK, none=True, position="links.token")
    link_owner = seat(LINK, none=True, position="links.seat")
    # what is printed, and the supply
    deck_region = choice(c.REGIONS, DECK, position="decks.region")
    deck_cards = bits(c.CARDS, DECK, position="decks.cards")
    deck_top = choice(c.CARDS, DECK, none=True, position="decks.top")
    deck_gone = flag(DECK, position="decks.gone")
    card_deck = choice(c.DECKS, CARD, position="cards.deck")
    card_value = number(0, c.MOST, CARD, position="cards.value")
    card_governor = flag(CARD, position="cards.governor")
    card_abolition = flag(CARD, position="cards.abolition")
    card_industry, card_culture, card_finance, card_politics, card_glory = (
        number(0, c.MOST, CARD, position=f"cards.{gain}") for gain in (*c.TRACKS, "glory")
    )
    building_level = number(0, c.LEVELS, BUILDING, position="buildings.level")
    building_industry, building_culture, building_finance, building_politics, building_glory = (
        number(0, c.MOST, BUILDING, position=f"buildings.{gain}") for gain in (*c.TRACKS, "glory")
    )
    building_actions = choice(c.ACTIONS_OF, BUILDING, ACTION, none=True, null=False, position="buildings.actions")
    building_join = choice(("and", "or"), BUILDING, none=True, position="buildings.join")
    building_stock = number(0, MOST, BUILDING, position="buildings.stock")
    thresholds, build_levels, growths, payment_levels, card_limits = (
        number(0, c.MOST_ICONS, LEVEL, position=f"tracks.{name}") for name in c.COLUMNS
    )
    track_glory = number(0, c.MOST, TRACK_SPACE, position="tracks.glory")
    top = number(0, c.MOST_ICONS, position="tracks.top")
    # the seats
    harbour = number(0, MOST, SEAT, position="seats.harbour")
    supply = number(-MOST, MOST, SEAT, position="seats.supply")
    built = number(0, c.PLACES, SEAT, position=None)
    building = choice(c.BUILDINGS, SEAT, PLACE, position="seats.buildings.building")
    manned = flag(SEAT, PLACE, position="seats.buildings.manned")
    icons = number(-MOST, MOST, SEAT, TRACK, position="seats.levels")
    marker = number(0, c.MOST_ICONS, SEAT, TRACK, position="seats.markers")
    build_level, growth, payments, card_limit, counted = (
        number(0, MOST, SEAT, position=f"seats.{name}") for name in ("build_level", "growth", "payments", "card_limit", "counted")
    )
    tokens = number(0, MOST, SEAT, TOKEN, position="seats.tokens")
    held = bits(c.CARDS, SEAT, position="seats.cards")
    aside = bits(c.CARDS, SEAT, position="seats.aside")
    governor = choice(c.CARDS, SEAT, none=True, position="seats.governor")
    glory = number(-MOST, MOST, SEAT, SOURCE, position="seats.glory")
    # the action in progress
    half = number(1, 2, none=0, null=False, position="acting.half")
    halves = number(1, 2, position="acting.halves")
    allowed_actions = bits(c.ACTIONS_OF, position="acting.actions")
    bound_region = choice(c.REGIONS, none=True, position="acting.region")
    bound_deck = choice(c.DECKS, none=True, position="acting.deck")
    acting_building = choice(c.BUILDINGS, none=True, position="acting.building")
    acting_token = choice(c.TOKENS, none=True, position="acting.token")


def view(tables, state, seat, which, answer):
    """Fill in the view."""
    answer.players, answer.phase, answer.round_no, answer.rounds = state.players, state.phase, state.round_no, c.ROUNDS
    answer.crown, answer.active, answer.to_free = state.crown, state.active, state.to_free
    view_board(tables, state, answer)
    view_print(tables, state, answer)
    view_cards(tables, state, answer)
    for each in range(state.players):
        view_seat(tables, state, each, answer)
    view_action(tables, state, answer)


def view_board(tables, state, answer):
    """Fill in regions, cities and links."""
    for region in range(len(c.REGIONS)):
        answer.open_region[region], answer.lane_length[region] = state.open_region[region], tables.lane_length[region]
        for each in range(state.players):
            answer.beside[region, each], answer.presence[region, each] = state.beside[region, each], state.presence[region, each]
        for i in range(int(tables.lane_length[region])):
            space = int(tables.lane_first[region]) + i
            answer.lane_token[region, i], answer.lane_owner[region, i] = state.lane_token[space], state.lane_owner[space]
    for city in range(len(c.CITIES)):
        answer.city_region[city], answer.city_glory[city] = tables.city_region[city], tables.city_glory[city]
        answer.city_token[city], answer.city_owner[city] = state.city_token[city], state.city_owner[city]
    for link in range(len(c.LINKS)):
        a, b = int(tables.link_a[link]), int(tables.link_b[link])
        answer.link_a[link], answer.link_b[link], answer.link_token[link] = a, b, state.link_token[link]
        answer.link_owner[link] = board.link_owner(tables, state, link)
        answer.city_links[a] |= 1 << link
        answer.city_links[b] |= 1 << link


def view_print(tables, state, answer):
    """Fill in what is printed on buildings and tracks, and the stock."""
    for i in range(len(c.BUILDINGS)):
        answer.building_level[i], answer.building_glory[i] = tables.building_level[i], tables.building_glory[i]
        answer.building_stock[i] = state.stock[i]
        icons = tables.building_icons[i]
        answer.building_industry[i], answer.building_culture[i] = icons[c.INDUSTRY], icons[c.CULTURE]
        answer.building_finance[i], answer.building_politics[i] = icons[c.FINANCE], icons[c.POLITICS]
        view_building(tables, i, answer)
    for level in range(c.LEVELS):
        answer.thresholds[level], answer.build_levels[level] = tables.thresholds[level], tables.build_level[level]
        answer.growths[level], answer.payment_levels[level] = tables.growth[level], tables.payments[level]
        answer.card_limits[level] = tables.card_limit[level]
    for space in range(c.MOST_ICONS + 1):
        answer.track_glory[space] = tables.track_glory[space]
    answer.top = tables.top


def view_building(tables, building, answer):
    """Fill in what activating a building allows."""
    count = 0
    answer.building_actions[building, 0] = answer.building_actions[building, 1] = -1
    for i in range(2 * len(c.ACTIONS_OF)):
        action, again = i % len(c.ACTIONS_OF), i >= len(c.ACTIONS_OF)
        if int(tables.building_actions[building]) >> action & 1 and (not again or tables.building_twice[building]):
            answer.building_actions[building, count] = action
            count += 1
    answer.building_join[building] = -1 if count < 2 else 0 if tables.building_halves[building] > 1 else 1


def view_cards(tables, state, answer):
    """Fill in decks and cards, and whose they are."""
    answer.deck_gone[c.SLAVERY] = state.abolished
    for deck in range(len(c.DECKS)):
        answer.deck_region[deck], answer.deck_top[deck] = tables.deck_region[deck], tracks.top_card(state, deck)
    for card in range(len(c.CARDS)):
        answer.card_deck[card], answer.card_value[card] = tables.card_deck[card], tables.card_value[card]
        answer.card_governor[card], answer.card_abolition[card] = tables.card_governor[card], tables.card_abolition[card]
        icons = tables.card_icons[card]
        answer.card_industry[card], answer.card_culture[card] = icons[c.INDUSTRY], icons[c.CULTURE]
        answer.card_finance[card], answer.card_politics[card] = icons[c.FINANCE], icons[c.POLITICS]
        answer.card_glory[card] = tables.card_glory[card]
        place, holder = int(state.card_place[card]), int(state.card_seat[card])
        if place == s.IN_DECK:
            answer.deck_cards[tables.card_deck[card]] |= 1 << card
        elif place == s.HELD:
            answer.held[holder] |= 1 << card
        elif place == s.ASIDE:
            answer.aside[holder] |= 1 << card


def view_seat(tables, state, seat, answer):
    """Fill in what is on and beside a player's mat, what the tracks give, and the glory if the match ended now."""
    answer.passed[seat], answer.harbour[seat], answer.supply[seat] = state.passed[seat], state.harbour[seat], state.supply[seat]
    answer.built[seat], answer.governor[seat] = state.built[seat], state.governor[seat]
    for place in range(int(state.built[seat])):
        answer.building[seat, place], answer.manned[seat, place] = state.building[seat, place], state.manned[seat, place]
    for token in range(len(c.TOKENS)):
        answer.tokens[seat, token] = state.tokens[seat, token]
    for track in range(len(c.TRACKS)):
        answer.icons[seat, track] = state.icons[seat, track]
        answer.marker[seat, track] = tracks.marker(tables, state, seat, track)
    answer.build_level[seat] = tracks.building_level(tables, state, seat)
    answer.growth[seat] = tables.growth[tracks.level_of(tables, state, seat, c.CULTURE)]
    answer.payments[seat] = tracks.payments(tables, state, seat)
    answer.card_limit[seat] = tracks.card_limit(tables, state, seat)
    settled = state.passed[seat] or state.phase == s.OVER or (state.phase == s.DISCARD and seat == state.active)
    with_space = not settled or state.governor[seat] >= 0  # undecided until a seat passes; then a governor is there or not
    answer.counted[seat] = cards.counted_cards(tables, state, seat, with_space)
    for source in range(len(scoring.SOURCES)):
        answer.glory[seat, source] = scoring.glory_from(tables, state, seat, source)
    answer.glory[seat, len(scoring.SOURCES)] = scoring.total(tables, state, seat)


def view_action(tables, state, answer):
    """Fill in the action in progress, if there is one: where it comes from, and how far it is."""
    answer.halves, answer.acting_building, answer.acting_token = 1, -1, -1
    answer.bound_region, answer.bound_deck, answer.allowed_actions = state.bound_region, state.bound_deck, state.allowed_actions
    if state.phase != s.ACT:
        return
    answer.half = 2 if first_half_done(state) else 1
    if state.activated >= 0:
        answer.acting_building = state.building[state.active, state.activated]
        answer.halves = tables.building_halves[answer.acting_building]
    else:
        for token in range(len(c.TOKEN_ACTIONS)):
            if c.TOKEN_ACTIONS[token] == state.allowed_actions:
                answer.acting_token = c.BLUE + token
