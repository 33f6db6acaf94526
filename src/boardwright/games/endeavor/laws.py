"""Invariants of every state, in play and in positions.

A law takes the tables and a state and yields its violations: the path in a position, what would fit, and the actual value if no field holds
it. Laws are in the order in which positions are checked: each may rely on the earlier ones.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from boardwright.core.machine.bits import size
from boardwright.games.endeavor import actions as act, components as c, state as s
from boardwright.games.endeavor.presentation.view import actions_in, activated_building
from boardwright.games.endeavor.rules import board, cards, choices, tracks, turns

Broken = Iterator[tuple[str, str] | tuple[str, str, Any]]
Law = Callable[[Any, Any], Broken]


def mats(tables: Any, state: Any) -> Broken:
    """The colonial house is the first building, and only there. Discs are only where there is room. At most one building has level five.

    A seat has no more tokens of a kind than exist, and one of its own governors on the governor space.
    """
    house = c.BUILDINGS[c.COLONIAL_HOUSE]
    for seat in range(state.players):
        built, governor = state.building[seat, : state.built[seat]], state.governor[seat]
        for i, building in enumerate(built):
            if (building == c.COLONIAL_HOUSE) != (i == 0):
                yield f"seats[{seat}].buildings[{i}].building", f"{house} first and only there"
            if state.manned[seat, i] and not tables.building_actions[building]:
                yield f"seats[{seat}].buildings[{i}].manned", "false: it has no activation space"
        if (tables.building_level[built] == c.LEVELS).sum() > 1:
            yield f"seats[{seat}].buildings", f"one building of level {c.LEVELS} at most"
        for token in np.flatnonzero(state.tokens[seat] > tables.tokens):
            yield f"seats[{seat}].tokens.{c.TOKENS[token]}", f"a number from 0 to {tables.tokens[token]}"
        if governor >= 0 and not (tables.card_governor[governor] and tracks.holds(state, seat, governor)):
            yield f"seats[{seat}].governor", "a governor among the cards of this seat, or null"


def spaces(tables: Any, state: Any) -> Broken:
    """Discs are only beside full tracks and in cities of open regions. The owner of a city or of both ends of a link has its token."""
    for region, name in enumerate(c.REGIONS):
        if state.beside[region].any() and (region == c.EUROPE or not state.open_region[region]):
            yield f"beside.{name}", "none: there is no track that is full"
    for city in np.flatnonzero((state.city_owner >= 0) & (state.open_region[tables.city_region] == 0)):
        yield f"cities.{c.CITIES[city]}", "nobody: its region is closed"
    for city in np.flatnonzero((state.city_owner >= 0) & (state.city_token >= 0)):
        yield f"tokens.cities.{c.CITIES[city]}", "no token: it was taken"
    for link in np.flatnonzero(~free_links(tables, state) & (state.link_token >= 0)):
        yield f"tokens.links.{c.LINKS[link]}", "no token: it was taken"


def free_links(tables: Any, state: Any) -> Any:
    """For each link, whether no seat occupies both ends."""
    return np.array([board.link_owner(tables, state, link) < 0 for link in range(len(c.LINKS))])


def tokens(tables: Any, state: Any) -> Broken:
    """Seats and board together have no more tokens of a kind than exist."""
    for name, left, most in zip(c.TOKENS, tokens_left(tables, state).tolist(), tables.tokens.tolist(), strict=True):
        if left < 0:
            yield f"tokens.{name}", f"at most {most} on board and mats", most - left


def tokens_left(tables: Any, state: Any) -> Any:
    """The number of tokens of each kind that are neither on the board nor on a mat: they were spent."""
    on_board = np.concatenate((state.city_token, state.link_token, state.lane_token))
    return tables.tokens - state.tokens.sum(axis=0) - np.bincount(on_board[on_board >= 0], minlength=len(c.TOKENS))


def tokens_in_cities(tables: Any, state: Any) -> Broken:
    """A free city has its token."""
    for city in np.flatnonzero((state.city_owner < 0) & (state.city_token < 0)):
        yield f"tokens.cities.{c.CITIES[city]}", "a token: nobody has been there"


def places_of_cards(tables: Any, state: Any) -> Broken:
    """Governors leave their decks when their regions open. After abolition only slavery cards laid aside remain."""
    if not state.abolished and ((tables.card_abolition > 0) & (state.card_place == s.HELD)).any():
        yield "abolished", "true: a player holds the card that abolishes slavery"
    places = [s.CARD_PLACES[place] for place in state.card_place]
    for region in range(1, len(c.REGIONS)):
        card, is_open = tracks.governor_of(region), state.open_region[region]
        if (state.card_place[card] != s.IN_DECK) != is_open:
            expected = "held by a seat or gone: its region is open" if is_open else "in its deck: its region is closed"
            yield f"cards.{c.CARDS[card]}", expected, places[card]
    for card in range(cards.FIRST_SLAVERY, cards.BEHIND_SLAVERY):
        if state.card_place[card] in ((s.IN_DECK, s.HELD) if state.abolished else (s.GONE,)):
            expected = "laid aside or gone: slavery is abolished" if state.abolished else "not gone: slavery is not abolished"
            yield f"cards.{c.CARDS[card]}", expected, places[card]


def rounds(tables: Any, state: Any) -> Broken:
    """One building per round; the match ends when all have passed in the last one. A seat may have shipped all its discs beside one track.

    Its discs are those in its harbour, those it will get back from its buildings and those it will get in later growth phases.
    """
    building, players, number = state.phase == s.CHOOSE_BUILDING, int(state.players), int(state.round_no)
    growth_to_come = (c.ROUNDS - number + int(building)) * int(tables.growth.max())
    expected = f"so that with those to come there are {s.MOST_DISCS} at most"
    for seat in range(players):
        has_built = not building or (seat - state.crown) % players < (state.active - state.crown) % players
        if state.built[seat] > number + has_built:
            yield f"seats[{seat}].buildings", f"at most {number + has_built} by then: one a round"
        room = s.MOST_DISCS - growth_to_come - int(state.manned[seat].sum())
        if state.harbour[seat] > room:
            yield f"seats[{seat}].harbour", f"at most {room}, {expected}"
        room -= int(state.harbour[seat])
        for region in np.flatnonzero(state.beside[:, seat] > room):
            yield f"beside.{c.REGIONS[region]}", f"at most {room} of seat {seat}, {expected}"
    if state.phase == s.OVER and state.round_no != c.ROUNDS:
        yield "round", f"{c.ROUNDS} in the phase over"
    if state.phase == s.OVER and not state.passed[:players].all():
        yield "passed", "everybody in the phase over"


def stock(tables: Any, state: Any) -> Broken:
    """No more buildings of a kind are built than exist."""
    for building in np.flatnonzero(state.stock < 0):
        yield f"stock.{c.BUILDINGS[building]}", "0 or more: no more are built than there are", int(state.stock[building])


def action(tables: Any, state: Any) -> Broken:
    """A building or blue token allows these actions. The first half of an “and” restricts the second and is not repeated."""
    if state.phase != s.ACT:
        return
    second, building = choices.first_half_done(state), activated_building(state)
    if building >= 0 and not state.manned[state.active, state.activated]:
        yield "acting.place", "a building with a disc on it"
        return
    if state.halves_left != halves(tables, state):
        yield "acting.halves", f"{halves(tables, state)}: 2 before the first half of an “and”, otherwise 1"
    if second and (building < 0 or tables.building_halves[building] == 1):
        yield "acting." + ("region" if state.bound_region >= 0 else "deck"), "null: only the second half of an “and” is bound"
    masks = [int(tables.building_actions[building])] if building >= 0 else [*c.TOKEN_ACTIONS]
    if building >= 0 and masks[0] >> c.PAYMENT & 1 and choices.discs_of_payment(tables, state, state.active) > 1:
        masks.append(1 << c.PAYMENT)  # the first disc was freed
    if second and not tables.building_twice[building]:
        masks = [1 << each for each in range(len(c.ACTIONS_OF)) if masks[0] >> each & 1]
    if state.allowed_actions not in masks:
        yield "acting.actions", " or ".join(" ".join(actions_in(mask)) for mask in masks)
    if not second:
        return
    # two cards come from the same deck, everything else happens in the same region; the first half has left a trace there
    seat, draws = state.active, choices.is_allowed(state, c.DRAW)
    if (state.bound_region < 0) != draws:
        yield "acting.region", "null where cards are drawn, otherwise a region"
    if (state.bound_deck >= 0) != draws:
        yield "acting.deck", "a deck where cards are drawn, otherwise null"
    if draws and not any(tracks.holds(state, seat, card) for card in np.flatnonzero(tables.card_deck == state.bound_deck)):
        yield "acting.deck", "a deck of which the seat holds a card, from the first half"
    if not draws and not state.presence[state.bound_region, seat]:
        yield "acting.region", "a region with a disc of the seat, from the first half"


def halves(tables: Any, state: Any) -> int:
    """Return how many halves the current action still has."""
    building = activated_building(state)
    return 1 if building < 0 or choices.first_half_done(state) else int(tables.building_halves[building])


def discs_to_free(tables: Any, state: Any) -> Broken:
    """The number of discs that a salary or payment may still free."""
    phase, seat = f"in the phase {s.PHASES[state.phase]}", state.active
    least, most, expected = 0, 0, f"0 {phase}"
    if state.phase == s.SALARY:
        paid, discs = int(tracks.payments(tables, state, seat)), int(state.manned[seat].sum())
        least, most, expected = 1, min(paid, discs - 1), f"1 to {paid} salaries, and fewer than {discs} discs on the buildings"
    elif state.phase == s.ACT:
        least, most = discs_of_action(tables, state)
        expected = f"{least} to {most} discs of a payment"
    if not least <= state.to_free <= most:
        yield "to_free", expected


def discs_of_action(tables: Any, state: Any) -> tuple[int, int]:
    """In the phase act: the fewest and the most discs that a payment still frees, or would free if the action were one."""
    if state.options.payment == s.BY_FINANCE and choices.first_half_done(state):
        return 1, int(tables.payments.max())  # the first half may have changed finance
    most = int(choices.discs_of_payment(tables, state, state.active))
    if most == 1 or state.allowed_actions != 1 << c.PAYMENT:
        return most, most
    # where the building allows other actions as well, the rest is a payment only if a disc has been freed
    building = activated_building(state)
    return 1, most - bool(building >= 0 and tables.building_actions[building] != 1 << c.PAYMENT)


def question(tables: Any, state: Any) -> Broken:
    """The rules ask only where there are several answers, and there is a card too many or the governor space matters.

    They ask a seat that has not passed, and has room where it builds. No seat passes before the actions.
    """
    seat = int(state.active)
    answers = sum(size(choices.choices(tables, state, seat, kind)) for kind in range(*act.ANSWERS[state.phase]))
    if answers <= 1 and state.phase not in (s.CHOOSE_BUILDING, s.TURN, s.OVER):
        yield "acting" if state.phase == s.ACT else "phase", f"something to choose: here are {answers} answers"
    if state.phase == s.DISCARD and cards.cards_over_limit(tables, state, seat) == 0:
        yield "phase", "another one: there is no card too many"
    if state.phase == s.CHOOSE_GOVERNOR:
        if not turns.governor_space_matters(tables, state, seat):
            yield "phase", "another one: there is no governor, or no card too many before the last round"
        if state.governor[seat] >= 0:
            yield f"seats[{seat}].governor", "null while it is chosen"
    if state.phase in (s.CHOOSE_BUILDING, s.SALARY) and state.passed.any():
        yield "passed", f"nobody in the phase {s.PHASES[state.phase]}"
    if state.phase != s.OVER and state.passed[seat]:
        yield "active", "a seat that has not passed"
    if state.phase == s.CHOOSE_BUILDING and state.built[seat] == c.PLACES:
        yield "active", "a seat with a free place for a building"


COMPONENTS: Sequence[Law] = (mats, spaces, tokens)
COURSE: Sequence[Law] = (tokens_in_cities, places_of_cards, rounds)
CHOICE: Sequence[Law] = (stock, action, discs_to_free, question)


def broken_laws(tables: Any, state: Any, laws: Sequence[Law] = (*COMPONENTS, *COURSE, *CHOICE)) -> Broken:
    """The violations in a state: paths in a position, and what would fit."""
    for law in laws:
        yield from law(tables, state)
