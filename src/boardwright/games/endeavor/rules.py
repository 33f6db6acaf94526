"""The course of a match: seven rounds of building, growth, salary and actions (rulebook p. 5–11)."""

from __future__ import annotations

from boardwright.core.events import EVERY_SEAT, emit
from boardwright.core.random import draw_below
from boardwright.core.rule import apart, rule
from boardwright.games.endeavor.actions import (
    ACTIVATE,
    ATTACK_CITY,
    BUILD,
    DISCARD_CARD,
    DONE,
    DRAW_FROM,
    FREE,
    NO_GOVERNOR,
    OCCUPY_CITY,
    PASS,
    PLACE_GOVERNOR,
    SHIP_TO,
    SPEND,
)
from boardwright.games.endeavor.board import attack, can_attack, occupy, ship
from boardwright.games.endeavor.cards import (
    can_discard,
    card_limit,
    counted_cards,
    discard,
    draw,
    excess,
)
from boardwright.games.endeavor.components import (
    ATTACK,
    BLUE,
    BUILDINGS,
    CARDS,
    CITIES,
    COLONIAL_HOUSE,
    CULTURE,
    DECK_SIZE,
    DECKS,
    DRAW,
    EUROPE,
    FINANCE,
    GOVERNORS,
    INDUSTRY,
    LANE_SPACES,
    LINKS,
    OCCUPY,
    PAYMENT,
    PLACES,
    REGIONS,
    ROUNDS,
    SEATS,
    SHIP,
    TOKEN_ACTIONS,
    TOKENS,
)
from boardwright.games.endeavor.events import (
    ACTIVATED,
    BEGAN_ROUND,
    BUILT,
    ENDED,
    FINISHED,
    FREED,
    GREW,
    LEFT_EMPTY,
    PAID,
    PASSED,
    PLACED_GOVERNOR,
    SPENT,
)
from boardwright.games.endeavor.possible import (
    allowed,
    any_possible,
    can_activate,
    can_build,
    can_draw_now,
    can_free,
    can_occupy_now,
    can_ship_to,
    empty_place,
)
from boardwright.games.endeavor.state import (
    ACT,
    BY_FINANCE,
    CHOOSE_BUILDING,
    CHOOSE_GOVERNOR,
    DISCARD,
    NOBODY,
    NOTHING,
    OVER,
    SALARY,
    STREAM_FIRST,
    STREAM_TOKENS,
    TURN,
)
from boardwright.games.endeavor.tracks import holds, level_of, move_by_building

DISCS = 30
NO_CHOICE = -1


# -- setup (p. 4) ------------------------------------------------------------------------------------------------------------------


@rule
def setup(tables, state, events):
    """Tokens at random on every space, a colonial house for everybody, the crown by lot."""
    state.building[:] = NOTHING
    state.governor[:] = NOTHING
    state.card_seat[:] = NOBODY
    state.city_owner[:] = NOBODY
    state.lane_owner[:] = NOBODY
    state.activated, state.in_region, state.from_deck = NOTHING, NOTHING, NOTHING
    for seat in range(state.players):
        state.supply[seat] = DISCS
        state.building[seat, 0] = COLONIAL_HOUSE
        state.built[seat] = 1
    for building in range(1, len(BUILDINGS)):
        state.stock[building] = tables.building_copies[building]
    state.open_region[EUROPE] = 1
    lay_tokens(tables, state)
    state.crown = draw_below(state, STREAM_FIRST, state.players)
    begin_round(tables, state, 1, events)


@rule
def lay_tokens(tables, state):
    """One token on every city, link and shipping space. Some seat's `held` counts what is left until all lie there."""
    for token in range(len(TOKENS)):
        state.held[0, token] = tables.tokens[token]
    left = len(CITIES) + len(LINKS) + LANE_SPACES
    for city in range(len(CITIES)):
        state.city_token[city] = some_token(state, left)
        left -= 1
    for link in range(len(LINKS)):
        state.link_token[link] = some_token(state, left)
        left -= 1
    for space in range(LANE_SPACES):
        state.lane_token[space] = some_token(state, left)
        left -= 1


@rule
def some_token(state, left):
    """Any of the tokens that are left."""
    chosen = draw_below(state, STREAM_TOKENS, left)
    token = 0
    while chosen >= state.held[0, token]:
        chosen -= state.held[0, token]
        token += 1
    state.held[0, token] -= 1
    return token


# -- who, and what -----------------------------------------------------------------------------------------------------------------


@rule
def actors(tables, state):
    """One seat at a time."""
    return 0 if state.phase == OVER else 1 << state.active


@rule
def legal(tables, state, seat, moves):
    """Write the ids of the legal actions, ascending; return their number."""
    moves.count = 0
    if state.phase == TURN:
        legal_turn(tables, state, seat, moves)
    elif state.phase == ACT:
        legal_act(tables, state, seat, moves)
    elif state.phase == CHOOSE_BUILDING:
        level = building_level(tables, state, seat)
        for building in range(1, len(BUILDINGS)):
            if can_build(tables, state, seat, building, level):
                note(moves, BUILD + building - 1)
    elif state.phase == SALARY:
        legal_free(state, seat, NOTHING, moves)
    elif state.phase == CHOOSE_GOVERNOR:
        for i in range(len(GOVERNORS)):
            if holds(state, seat, governor_card(i)):
                note(moves, PLACE_GOVERNOR + i)
        note(moves, NO_GOVERNOR)
    elif state.phase == DISCARD:
        for card in range(len(CARDS)):
            if can_discard(tables, state, seat, card):
                note(moves, DISCARD_CARD + card)
    return moves.count


@rule
def note(moves, action):
    """Note a legal action."""
    moves.ids[moves.count] = action
    moves.count += 1


@rule
def legal_turn(tables, state, seat, moves):
    """Activate a building, spend a blue token, or pass."""
    for building in range(len(BUILDINGS)):
        if can_activate(tables, state, seat, building):
            note(moves, ACTIVATE + building)
    for token in range(BLUE, len(TOKENS)):
        if can_spend(tables, state, seat, token):
            note(moves, SPEND + token - BLUE)
    note(moves, PASS)


@rule
def can_spend(tables, state, seat, token):
    """A blue token of one's own, if something it allows is possible."""
    return state.held[seat, token] > 0 and any_possible(tables, state, seat, TOKEN_ACTIONS[token - BLUE], state.harbour[seat], NOTHING)


@rule
def legal_act(tables, state, seat, moves):
    """What the action that was begun allows now; after the first half of an “and” one may stop."""
    discs = state.harbour[seat]
    if allowed(state, SHIP):
        for region in range(EUROPE + 1, len(REGIONS)):
            if can_ship_to(tables, state, seat, region, discs):
                note(moves, SHIP_TO + region - 1)
    if allowed(state, OCCUPY):
        for city in range(len(CITIES)):
            if can_occupy_now(tables, state, seat, city, discs):
                note(moves, OCCUPY_CITY + city)
    if allowed(state, ATTACK) and discs > 1:
        for city in range(len(CITIES)):
            if can_attack(tables, state, seat, city):
                note(moves, ATTACK_CITY + city)
    if allowed(state, DRAW):
        for deck in range(len(DECKS)):
            if can_draw_now(tables, state, seat, deck):
                note(moves, DRAW_FROM + deck)
    if allowed(state, PAYMENT):
        legal_free(state, seat, state.activated, moves)
    if may_stop(state):
        note(moves, DONE)


@rule
def legal_free(state, seat, activated, moves):
    """The kinds of buildings from which a disc may be taken."""
    for building in range(len(BUILDINGS)):
        if manned_place(state, seat, building, activated) >= 0:
            note(moves, FREE + building)


@rule
def manned_place(state, seat, building, activated):
    """A place with that building and a disc on it, or -1."""
    for place in range(PLACES):
        if state.building[seat, place] == building and can_free(state, seat, place, activated):
            return place
    return -1


@rule
def may_stop(state):
    """Whether the first half has been done."""
    return state.in_region != NOTHING or state.from_deck != NOTHING


@rule
def building_level(tables, state, seat):
    """The highest level that a seat may build."""
    return int(tables.build_level[level_of(tables, state, seat, INDUSTRY)])


@rule
def governor_card(i):
    """The card of governor i: the top card of the deck of region i + 1."""
    return (i + 2) * DECK_SIZE


@rule
def apply(tables, state, seat, action, events):
    """Do a legal action."""
    if action < ACTIVATE:
        build(tables, state, seat, action - BUILD + 1, events)
        next_builder(tables, state, events)
    elif action < SPEND:
        activate(tables, state, seat, action - ACTIVATE, events)
    elif action < PASS:
        spend(tables, state, seat, action - SPEND + BLUE, events)
        go_on(tables, state, seat, events)
    elif action == PASS:
        give_pass(tables, state, seat, events)
    elif action < DONE:
        if state.phase == SALARY:
            pay_salary(tables, state, seat, action - FREE, events)
        else:
            act(tables, state, seat, action, events)
            go_on(tables, state, seat, events)
    elif action == DONE:
        emit(events, ENDED, EVERY_SEAT, seat)
        end_action(tables, state, events)
    elif action <= NO_GOVERNOR:
        choose_governor(tables, state, seat, action, events)
    else:
        discard(tables, state, seat, action - DISCARD_CARD, events)
        keep_limit(tables, state, seat, events)


# -- rounds ------------------------------------------------------------------------------------------------------------------------


@rule
def begin_round(tables, state, number, events):
    """Whoever has the crown builds first."""
    state.round_no = number
    state.phase = CHOOSE_BUILDING
    state.active = state.crown
    for seat in range(SEATS):
        state.passed[seat] = 0
    emit(events, BEGAN_ROUND, EVERY_SEAT, number, state.crown)


@rule
def after(state, seat):
    """Whose turn comes after a seat's: clockwise."""
    return (int(seat) + 1) % int(state.players)


@rule
def build(tables, state, seat, building, events):
    """A building onto the next place; its icons count at once (phase 1)."""
    state.stock[building] -= 1
    state.building[seat, state.built[seat]] = building
    state.built[seat] += 1
    emit(events, BUILT, EVERY_SEAT, seat, building)
    move_by_building(tables, state, seat, building)


@rule
def next_builder(tables, state, events):
    """After the last one has built, everybody grows; then salaries."""
    state.active = after(state, state.active)
    if state.active != state.crown:
        return
    for i in range(state.players):
        grow(tables, state, (int(state.crown) + i) % int(state.players), events)
    begin_salary(tables, state, events)


@rule
def grow(tables, state, seat, events):
    """Discs from the supply into the harbour (phase 2)."""
    discs = int(tables.growth[level_of(tables, state, seat, CULTURE)])
    state.supply[seat] -= discs
    state.harbour[seat] += discs
    emit(events, GREW, EVERY_SEAT, seat, discs)


# -- salary (phase 3) --------------------------------------------------------------------------------------------------------------


@rule
def begin_salary(tables, state, events):
    """One after the other, from the crown on."""
    state.phase = SALARY
    state.to_free = payments(tables, state, state.active)
    go_on_with_salary(tables, state, events)


@rule
def payments(tables, state, seat):
    """How many discs a seat can pay."""
    return int(tables.payments[level_of(tables, state, seat, FINANCE)])


@rule
def pay_salary(tables, state, seat, building, events):
    """A disc from a building back to the harbour."""
    take_disc(state, seat, manned_place(state, seat, building, NOTHING))
    emit(events, PAID, EVERY_SEAT, seat, building)
    state.to_free -= 1
    go_on_with_salary(tables, state, events)


@rule
def take_disc(state, seat, place):
    """A disc leaves a building for the harbour."""
    state.manned[seat, place] = 0
    state.harbour[seat] += 1


@rule
def go_on_with_salary(tables, state, events):
    """Until somebody has a choice: more discs on different buildings than can be paid. What can be done in one way is done."""
    while True:
        seat = int(state.active)
        only = only_manned(state, seat)
        while state.to_free > 0 and (state.to_free >= manned(state, seat) or only >= 0) and manned(state, seat) > 0:
            building = only if only >= 0 else first_manned(state, seat)
            take_disc(state, seat, manned_place(state, seat, building, NOTHING))
            emit(events, PAID, EVERY_SEAT, seat, building)
            state.to_free -= 1
        if state.to_free > 0 and manned(state, seat) > 0:
            return
        state.active = after(state, seat)
        if state.active == state.crown:
            state.to_free = 0
            state.phase = TURN
            return
        state.to_free = payments(tables, state, state.active)


@rule
def manned(state, seat):
    """How many discs lie on a seat's buildings."""
    count = 0
    for place in range(PLACES):
        count += int(state.manned[seat, place])
    return count


@rule
def first_manned(state, seat):
    """The first building with a disc on it."""
    for place in range(PLACES):
        if state.manned[seat, place] > 0:
            return int(state.building[seat, place])
    return -1


@rule
def only_manned(state, seat):
    """The one kind of building with discs on it, or -1."""
    found = first_manned(state, seat)
    for place in range(PLACES):
        if state.manned[seat, place] > 0 and state.building[seat, place] != found:
            return -1
    return found


# -- actions (phase 4) -------------------------------------------------------------------------------------------------------------


@rule
def activate(tables, state, seat, building, events):
    """A disc from the harbour onto the building."""
    place = empty_place(state, seat, building)
    state.harbour[seat] -= 1
    state.manned[seat, place] = 1
    state.activated = place
    state.may = tables.building_actions[building]
    state.halves = tables.building_halves[building]
    state.to_free = payments(tables, state, seat) if state.options.payment == BY_FINANCE else 1
    emit(events, ACTIVATED, EVERY_SEAT, seat, building)
    go_on(tables, state, seat, events)


@rule
def spend(tables, state, seat, token, events):
    """A blue token leaves the match."""
    state.held[seat, token] -= 1
    state.activated = NOTHING
    state.may = TOKEN_ACTIONS[token - BLUE]
    state.halves = 1
    state.to_free = payments(tables, state, seat) if state.options.payment == BY_FINANCE else 1
    emit(events, SPENT, EVERY_SEAT, seat, token)


@apart("t", "s", "i", "e")
def go_on(tables, state, seat, events):
    """The next choice of the action at hand: one way only is taken, no way ends it (rulings 3, 32)."""
    state.phase = ACT
    while state.halves > 0:
        action = only_action(tables, state, seat)
        if action == NO_CHOICE:
            return
        if action == DONE:
            break
        act(tables, state, seat, action, events)
    end_action(tables, state, events)


@rule
def only_action(tables, state, seat):
    """The one thing that can be done, DONE if nothing can, NO_CHOICE (the person's) if several can, stopping included."""
    discs = state.harbour[seat]
    found = DONE
    count = 1 if may_stop(state) else 0
    if allowed(state, SHIP):
        for region in range(EUROPE + 1, len(REGIONS)):
            if can_ship_to(tables, state, seat, region, discs):
                found = SHIP_TO + region - 1
                count += 1
    if allowed(state, OCCUPY):
        for city in range(len(CITIES)):
            if can_occupy_now(tables, state, seat, city, discs):
                found = OCCUPY_CITY + city
                count += 1
    if allowed(state, ATTACK) and discs > 1:
        for city in range(len(CITIES)):
            if can_attack(tables, state, seat, city):
                found = ATTACK_CITY + city
                count += 1
    if allowed(state, DRAW):
        for deck in range(len(DECKS)):
            if can_draw_now(tables, state, seat, deck):
                found = DRAW_FROM + deck
                count += 1
    if allowed(state, PAYMENT):
        for building in range(len(BUILDINGS)):
            if manned_place(state, seat, building, state.activated) >= 0:
                found = FREE + building
                count += 1
    if count > 1:
        return NO_CHOICE
    return found


@rule
def act(tables, state, seat, action, events):
    """One of the actions; the second half of an “and” stays in the region, with the deck."""
    if action < OCCUPY_CITY:
        region = action - SHIP_TO + 1
        ship(tables, state, seat, region, events)
        first_half(tables, state, SHIP, region, NOTHING)
    elif action < ATTACK_CITY:
        city = action - OCCUPY_CITY
        occupy(tables, state, seat, city, events)
        first_half(tables, state, OCCUPY, int(tables.city_region[city]), NOTHING)
    elif action < DRAW_FROM:
        attack(tables, state, seat, action - ATTACK_CITY, events)
        state.halves = 0
    elif action < FREE:
        deck = action - DRAW_FROM
        draw(tables, state, seat, deck, events)
        first_half(tables, state, DRAW, NOTHING, deck)
    else:
        building = action - FREE
        take_disc(state, seat, manned_place(state, seat, building, state.activated))
        emit(events, FREED, EVERY_SEAT, seat, building)
        state.to_free -= 1
        if state.to_free == 0:
            state.halves = 0


@rule
def first_half(tables, state, done, region, deck):
    """One half is done; what binds the other, and what it may be."""
    state.halves -= 1
    if state.halves == 0:
        return
    state.in_region, state.from_deck = region, deck
    if not tables.building_twice[state.building[state.active, state.activated]]:
        state.may &= ~(1 << done)


@rule
def end_action(tables, state, events):
    """The turn is over."""
    state.may, state.halves, state.to_free = 0, 0, 0
    state.activated, state.in_region, state.from_deck = NOTHING, NOTHING, NOTHING
    next_turn(tables, state, events)


@rule
def next_turn(tables, state, events):
    """The next seat that has not passed; when all have, the round is over."""
    state.phase = TURN
    seat = int(state.active)
    for _ in range(state.players):
        seat = after(state, seat)
        if state.passed[seat] == 0:
            state.active = seat
            return
    end_round(tables, state, events)


@rule
def end_round(tables, state, events):
    """The crown moves on; after the seventh round the match is over."""
    if state.round_no == ROUNDS:
        state.phase = OVER
        emit(events, FINISHED, EVERY_SEAT)
        return
    state.crown = after(state, state.crown)
    begin_round(tables, state, int(state.round_no) + 1, events)


# -- passing (p. 11) ---------------------------------------------------------------------------------------------------------------


@rule
def give_pass(tables, state, seat, events):
    """No more actions this round; which governor lies on the space is settled, then what is over the limit is discarded."""
    emit(events, PASSED, EVERY_SEAT, seat)
    state.governor[seat] = NOTHING
    governor = some_governor(state, seat)
    if governor >= 0:
        over = counted_cards(tables, state, seat, False) > card_limit(tables, state, seat)
        if over or state.round_no == ROUNDS:
            state.phase = CHOOSE_GOVERNOR
            return
        state.governor[seat] = governor
    keep_limit(tables, state, seat, events)


@rule
def some_governor(state, seat):
    """The first governor that a seat holds, or -1."""
    for i in range(len(GOVERNORS)):
        if holds(state, seat, governor_card(i)):
            return governor_card(i)
    return -1


@rule
def choose_governor(tables, state, seat, action, events):
    """The governor space: outside the limit if filled, three glory if empty."""
    if action == NO_GOVERNOR:
        emit(events, LEFT_EMPTY, EVERY_SEAT, seat)
    else:
        state.governor[seat] = governor_card(action - PLACE_GOVERNOR)
        emit(events, PLACED_GOVERNOR, EVERY_SEAT, seat, state.governor[seat])
    keep_limit(tables, state, seat, events)


@rule
def keep_limit(tables, state, seat, events):
    """Discard one card after the other; the limit is read anew after each (ruling 25)."""
    while excess(tables, state, seat) > 0:
        card = only_discard(tables, state, seat)
        if card == NO_CHOICE:
            state.phase = DISCARD
            return
        discard(tables, state, seat, card, events)
    state.passed[seat] = 1
    next_turn(tables, state, events)


@rule
def only_discard(tables, state, seat):
    """The one card that can be discarded, or NO_CHOICE."""
    found = NO_CHOICE
    for card in range(len(CARDS)):
        if can_discard(tables, state, seat, card):
            if found >= 0:
                return NO_CHOICE
            found = card
    return found
