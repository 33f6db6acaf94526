"""Places as sets: what holds for all of them at once. `legal` asks here; what is tabled was found with the predicates of `places`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from boardwright.core.machine.bits import lowest
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules import places, possible

BOARD = (1 << c.FIRST_ENGINEER) - 1
"""The spaces of the main board; the other places are engineers."""
CLAIMS = 1 << c.FIRST | 1 << c.SECOND
WITHOUT_EFFECT = CLAIMS | 1 << c.HIRING | 1 << c.INNER | 1 << c.OUTER
"""Spaces whose action does not stand in the table of effects."""
LIMITED = (c.INDUSTRY, c.LOCOMOTIVE, c.FACTORY, c.EITHER, c.DOUBLERS)
"""Parts besides steps of which too little may be possible."""
TILES = (c.LOCOMOTIVE, c.FACTORY, c.EITHER)
FREE = tuple(part for part in range(c.ONCE_MORE + 1, len(c.PARTS)) if part not in (c.DOUBLERS, c.SPECIAL_LOCOMOTIVE))
"""Parts that are always possible."""


@rule
def open_places(tables, state, seat):
    """The places that may be occupied in a turn, as a mask."""
    workers = min(c.MOST_PIECES, places.plain_workers(state, seat) + places.has_black(state, seat))
    coins = min(c.MOST_PIECES, int(state.coins[seat]))
    return with_possible_action(tables, state, seat, free_places(tables, state, seat) & int(tables.affordable[workers, coins]))


@rule
def open_to_claims(tables, state, seat):
    """The places where a claim worker may go, as a mask."""
    return with_possible_action(tables, state, seat, free_places(tables, state, seat) & int(tables.for_one_worker) & ~CLAIMS)


@rule
def free_places(tables, state, seat):
    """The places that are there in this round, and free for a seat, as a mask."""
    there = int(tables.there[state.players, 1 if places.is_last_round(tables, state) else 0])
    return there & ~int(state.closed) & (BOARD | int(state.own[seat]))


@rule
def with_possible_action(tables, state, seat, offered):
    """Those of some places whose action can be taken: how much of each part is possible is found once for all."""
    lacking, some = 0, int(tables.gives_freely)
    for part in range(c.ANY + 1):
        have = min(c.TRACK, int(state.room[seat, part]))
        lacking |= int(tables.too_much[part, have])
        some |= int(tables.gives[part, have])
    for i in range(len(LIMITED)):
        have = min(c.TRACK, possible.max_amount(tables, state, seat, LIMITED[i]))
        lacking |= int(tables.too_much[LIMITED[i], have])
        some |= int(tables.gives[LIMITED[i], have])
    crowded, repeats = int(tables.crowded), int(tables.repeats)
    found = offered & (BOARD & ~(WITHOUT_EFFECT | crowded | lacking) | ~BOARD & some & ~repeats)
    if offered & CLAIMS:
        for position in range(2):
            if (offered >> (c.FIRST + position)) & 1 and places.claim_obstacle(state, seat, position) == 0:
                found |= 1 << (c.FIRST + position)
    if (offered >> c.HIRING) & 1 and places.hiring_obstacle(state) == 0:
        found |= 1 << c.HIRING
    alone = offered & (BOARD & crowded | repeats)
    for place in range(c.INNER, c.OUTER + 1):
        engineer = int(state.row[place - c.INNER + 1])
        if (offered >> place) & 1 and engineer >= 0:
            if (crowded >> (c.FIRST_ENGINEER + engineer)) & 1:
                alone |= 1 << place
            elif (lacking >> (c.FIRST_ENGINEER + engineer)) & 1 == 0:
                found |= 1 << place
    while alone:
        place = lowest(alone)
        alone &= alone - 1
        if places.act_obstacle(tables, state, seat, place) == 0:
            found |= 1 << place
    return found


# -- made when tables are loaded ---------------------------------------------------------------------------------------------------


def fill_sets(tables: Any) -> None:
    """Fill in the sets of places in `tables`."""
    everywhere = range(len(c.PLACES))
    for players in range(c.SEATS + 1):
        for last in range(2):
            course = SimpleNamespace(players=players, round_no=int(tables.rounds[players]) + last - 1)
            tables.there[players, last] = mask(place for place in everywhere if places.existence_obstacle(tables, course, place) == 0)
    for workers in range(c.MOST_PIECES + 1):
        for coins in range(c.MOST_PIECES + 1):
            purse = SimpleNamespace(workers=[workers], temporary=[0], black_owner=ABSENT, black_ready=0, coins=[coins])
            tables.affordable[workers, coins] = mask(place for place in everywhere if places.price_obstacle(tables, purse, 0, place) == 0)
    tables.for_one_worker = mask(place for place in everywhere if places.one_worker_obstacle(tables, place) == 0)
    tables.repeats = mask(place for place in everywhere if tables.effect[place, c.REPEAT] > 0)
    tables.crowded = tables.repeats | mask(place for place in everywhere if is_crowded(tables, place))
    for part in range(len(c.PARTS)):
        for have in range(c.TRACK + 1):
            tables.too_much[part, have] = mask(place for place in everywhere if tables.effect[place, part] > have)
            tables.gives[part, have] = mask(place for place in everywhere if have > 0 and tables.effect[place, part] > 0)
    tables.gives_freely = mask(place for place in everywhere if any(tables.effect[place, part] > 0 for part in FREE))


def mask(numbers: Any) -> int:
    """Numbers as the bits of an integer."""
    return sum(1 << number for number in numbers)


def is_crowded(tables: Any, place: int) -> bool:
    """Whether the parts of a place's effect are in each other's way, or more than it is known how to judge one by one."""
    given = [part for part in range(len(c.PARTS)) if tables.effect[place, part] > 0]
    steps, tiles = [part for part in given if part <= c.ANY], [part for part in given if part in TILES]
    known = all(part <= c.ANY or part in LIMITED or (part in FREE and tables.effect[place, part] <= possible.UNLIMITED) for part in given)
    several = len(steps) > 1 or len(tiles) > 1 or (tiles and c.INDUSTRY in given) or any(tables.effect[place, part] > 1 for part in tiles)
    return bool(several) or not known
