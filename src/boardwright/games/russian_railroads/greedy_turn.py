"""`greedy` in a turn: what each place would bring, and the workers of the round planned together."""

from __future__ import annotations

from boardwright.core.rule import apart, rule
from boardwright.core.state import copy_record
from boardwright.games.russian_railroads.actions import OCCUPY, PASS
from boardwright.games.russian_railroads.agenda import add
from boardwright.games.russian_railroads.components import BOTTOM, FIRST, FIRST_ENGINEER, PLACES, SECOND
from boardwright.games.russian_railroads.greedy_chain import play_on
from boardwright.games.russian_railroads.greedy_mind import MIND, NEVER
from boardwright.games.russian_railroads.greedy_value import rounds_after, value
from boardwright.games.russian_railroads.greedy_weights import COIN, FIRST_SEAT, LATER_TURN, SECOND_SEAT
from boardwright.games.russian_railroads.places import effect_of, has_black, is_own_engineer, plain_workers


@rule
def find_gains(tables, seat, moves, mind):
    """What each place that may be occupied would bring, without its price."""
    before = value(tables, mind.start, seat, mind)
    for place in range(len(PLACES)):
        mind.gain[place] = NEVER
    for k in range(moves.count):
        place = int(moves.ids[k]) - OCCUPY
        if 0 <= place < len(PLACES):
            mind.gain[place] = gain_of(tables, seat, place, before, mind)


@apart("t", "i", "i", "i", MIND, returns=True)
def gain_of(tables, seat, place, before, mind):
    """What the action of a place would bring."""
    if place == FIRST or place == SECOND:
        return gain_of_claim(tables, seat, place, mind)
    copy_record(mind.tried, mind.start)
    mind.tried.acted[seat] |= 1 << place
    mind.tried.running = place
    black = has_black(mind.start, seat)
    if black:
        mind.tried.acted_black[seat] |= 1 << place
    whole = 0 if is_own_engineer(place) else 1
    add(tables, mind.tried, seat, effect_of(mind.tried, place), whole, black, mind.events)
    return play_on(tables, mind, seat) - before


@rule
def gain_of_claim(tables, seat, place, mind):
    """A better place in the next round; the worker is used again at the end of this one."""
    worth = FIRST_SEAT if place == FIRST else SECOND_SEAT
    if mind.start.order[place - FIRST] == seat:
        worth = worth // 2
    return worth + max(0, int(mind.gain[BOTTOM]))


@rule
def choose_turn(tables, seat, moves, mind):
    """The place with which the rest of the round brings most; pass when none brings anything."""
    find_gains(tables, seat, moves, mind)
    best, highest = PASS, 0
    for place in range(len(PLACES)):
        if mind.gain[place] > NEVER:
            worth = plan_from(tables, seat, place, mind)
            if worth > highest:
                best, highest = OCCUPY + place, worth
    return best


@rule
def choose_reuse(tables, seat, moves, mind):
    """The best place for the claim worker."""
    find_gains(tables, seat, moves, mind)
    best, highest = int(moves.ids[moves.count - 1]), 0
    for place in range(len(PLACES)):
        if mind.gain[place] > highest:
            best, highest = OCCUPY + place, int(mind.gain[place])
    return best


@apart("t", "i", "i", MIND, returns=True)
def plan_from(tables, seat, first, mind):
    """What the rest of the round brings when that place is taken first: the others take what is best after each own turn."""
    coin = COIN if rounds_after(tables, mind.start) > 0 else 0
    workers = plain_workers(mind.start, seat) + has_black(mind.start, seat)
    coins = int(mind.start.coins[seat])
    for place in range(len(PLACES)):
        mind.free[place] = 1 if mind.gain[place] > 0 else 0
    total, share, place = 0, 1000, first
    while place >= 0:
        spent = max(int(tables.coins_needed[place]), int(tables.cost[place]) - workers)
        workers -= int(tables.cost[place]) - spent
        coins -= spent
        total += (int(mind.gain[place]) - spent * coin) * share // 1000
        share = share * LATER_TURN // 100
        mind.free[place] = 1 if place == BOTTOM else 0
        others_take(seat, mind)
        place = next_place(tables, workers, coins, coin, mind)
    return total


@rule
def others_take(seat, mind):
    """The others take what seems best to oneself."""
    for other in range(mind.start.players):
        if other == seat or mind.start.passed[other]:
            continue
        best, highest = -1, 0
        for place in range(FIRST_ENGINEER):
            if place != BOTTOM and mind.free[place] and mind.gain[place] > highest:
                best, highest = place, int(mind.gain[place])
        if best >= 0:
            mind.free[best] = 0


@rule
def next_place(tables, workers, coins, coin, mind):
    """The place that brings most for each worker, or -1."""
    best, highest = -1, 0
    for place in range(len(PLACES)):
        if mind.free[place] == 0:
            continue
        cost = int(tables.cost[place])
        spent = max(int(tables.coins_needed[place]), cost - workers)
        if spent <= coins:
            worth = (int(mind.gain[place]) - spent * coin) * 6 // cost
            if worth > highest:
                best, highest = place, worth
    return best
