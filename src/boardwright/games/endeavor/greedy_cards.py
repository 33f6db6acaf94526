"""What `greedy` thinks of its cards: those over the limit will go, slavery may be abolished, the governor space may stay empty."""

from __future__ import annotations

from boardwright.core.rule import rule
from boardwright.games.endeavor.components import CARDS, CITIES, DECK_SIZE, EUROPE, POLITICS, SEATS, SLAVERY, TRACKS
from boardwright.games.endeavor.greedy_mind import NEVER
from boardwright.games.endeavor.greedy_time import may_act, rounds_coming
from boardwright.games.endeavor.greedy_weights import ABOLITION, EMPTY_SPACE, POINT, SLOT, SPACE_HOPE
from boardwright.games.endeavor.state import ASIDE, DISCARD, HELD, IN_DECK, OVER


@rule
def settle_cards(tables, state, seat, mind):
    """Glory of the cards that will be kept, and of the governor space; the status they leave is noted in `mind.level`."""
    for track in range(len(TRACKS)):
        mind.level[track] = state.level[seat, track]
    held, governors, slaves, worth, kept = 0, 0, 0, 0, 0
    for card in range(len(CARDS)):
        if state.card_seat[card] != seat:
            continue
        if state.card_place[card] == HELD:
            kept |= 1 << card
            held += 1
            governors += int(tables.card_governor[card])
            slaves += 1 if tables.card_deck[card] == SLAVERY else 0
            worth += int(tables.card_glory[card]) * POINT
        elif state.card_place[card] == ASIDE:
            worth += int(tables.slavery_glory) * POINT
    space = 1 if governors > 0 else 0
    if state.phase == DISCARD and state.active == seat:
        space = 1 if state.governor[seat] >= 0 else 0
    if not state.passed[seat]:
        while held > 0:
            counted = held - space - (1 if slaves > 0 else 0)
            if counted <= limit_now(tables, mind):
                break
            card = cheapest(tables, seat, mind, kept, slaves > 1)
            if card < 0:
                break
            kept &= ~(1 << card)
            held -= 1
            worth -= int(tables.card_glory[card]) * POINT
            for track in range(len(TRACKS)):
                mind.level[track] -= tables.card_icons[card, track]
            if tables.card_deck[card] == SLAVERY:
                slaves -= 1
                worth += int(tables.slavery_glory) * POINT
            if tables.card_governor[card]:
                governors -= 1
                space = min(space, governors)
    free = limit_now(tables, mind) - held + space + (1 if slaves > 0 else 0)
    mind.slots = free
    worth += governor_space(tables, state, seat, governors, free)
    worth += max(0, min(3, free)) * SLOT * rounds_coming(state)
    if slaves > 0:
        worth -= danger(tables, state, mind, kept)
    return worth


@rule
def limit_now(tables, mind):
    """The card limit at that status."""
    limit = 0
    for i in range(5):
        if mind.level[POLITICS] >= tables.thresholds[i]:
            limit = int(tables.card_limit[i])
    return limit


@rule
def cheapest(tables, seat, mind, kept, slavery):
    """The card worth least of those that can go, or -1."""
    best, least = -1, -NEVER
    for card in range(len(CARDS)):
        if (kept >> card) & 1 and (slavery or tables.card_deck[card] != SLAVERY):
            worth = int(mind.card_worth[card]) + (POINT if tables.card_deck[card] == SLAVERY else 0)
            if worth < least:
                best, least = card, worth
    return best


@rule
def governor_space(tables, state, seat, governors, free):
    """Three glory if it is empty in the end."""
    coming = rounds_coming(state)
    if coming == 0 and (state.phase == OVER or state.passed[seat] or (state.phase == DISCARD and state.active == seat)):
        return EMPTY_SPACE if state.governor[seat] < 0 else 0
    if governors == 0 or free > 0:
        return EMPTY_SPACE
    return SPACE_HOPE if coming > 0 else 0


@rule
def danger(tables, state, mind, kept):
    """What slavery cards are expected to cost."""
    if state.abolished or state.card_place[(EUROPE + 1) * DECK_SIZE - 1] != IN_DECK:
        return 0
    most = 0
    for other in range(SEATS):
        count = 0
        for city in range(len(CITIES)):
            if tables.city_region[city] == EUROPE and state.city_owner[city] == other:
                count += 1
        most = max(most, count)
    cost = 0
    for card in range(SLAVERY * DECK_SIZE, (SLAVERY + 1) * DECK_SIZE):
        if (kept >> card) & 1:
            cost += int(mind.card_worth[card]) - int(tables.slavery_glory) * POINT
    return cost * ABOLITION[min(10, most)] * min(4, rounds_coming(state) + 1) // 400
