"""Sets of places, computed for all places at once, for `legal`. The tables behind them were filled with the predicates of `places`."""

from types import SimpleNamespace
from typing import Any

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.rules import places, possible

BOARD = (1 << c.FIRST_ENGINEER) - 1
"""The spaces of the main board; the other places are engineers."""
CLAIMS = 1 << c.FIRST | 1 << c.SECOND
LIMITED = (c.INDUSTRY, c.EITHER, c.DOUBLERS)
"""Parts besides steps whose possible amount is limited."""
FREE = tuple(part for part in range(c.ONCE_MORE + 1, len(c.PARTS)) if part not in (c.DOUBLERS, c.SPECIAL_LOCOMOTIVE))
"""Parts that are always possible."""


def open_places(tables, state, seat):
    """The places that may be occupied in a turn, as a mask."""
    workers, coins = min(c.MOST_PIECES, places.all_workers(state, seat)), min(c.MOST_PIECES, int(state.coins[seat]))
    return with_possible_action(tables, state, seat, free_places(tables, state, seat) & int(tables.affordable[workers, coins]))


def open_to_claims(tables, state, seat):
    """The places where a claim worker may go, as a mask."""
    return with_possible_action(tables, state, seat, free_places(tables, state, seat) & int(tables.for_one_worker) & ~CLAIMS)


def free_places(tables, state, seat):
    """The places that exist in this round and are free for a seat, as a mask."""
    there = int(tables.there[state.players, 1 if places.is_last_round(tables, state) else 0])
    return there & ~int(state.closed) & (BOARD | int(state.own[seat]))


@separately_compiled("t", "s", "i", "i", returns=True)
def with_possible_action(tables, state, seat, offered):
    """The offered places whose action can be taken. The possible amount of each part is computed once for all simple spaces."""
    lacking, simple = 0, int(tables.simple)
    for steps in range(c.ANY + 1):
        lacking |= int(tables.too_much[steps, min(c.TRACK, int(state.room[seat, steps]))])
    for i in range(len(LIMITED)):
        lacking |= int(tables.too_much[LIMITED[i], min(c.TRACK, possible.max_amount(tables, state, seat, LIMITED[i]))])
    found = offered & simple & ~lacking
    for place in each(offered & ~simple):
        if places.act_obstacle(tables, state, seat, place) == 0:
            found |= 1 << place
    return found


def fill_sets(tables: Any) -> None:
    """Fill the sets of places and parts in `tables`, and which effects are independent."""
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
    for effect in range(len(c.EFFECTS)):
        tables.parts[effect] = mask(part for part in range(len(c.PARTS)) if tables.effect[effect, part] > 0)
        tables.independent[effect] = is_independent(tables.effect[effect])
    simple = [space for space in range(c.FIRST_ENGINEER) if tables.parts[space] and tables.independent[space] and space != c.HIRING]
    tables.simple = mask(simple)
    for part in (*range(c.ANY + 1), *LIMITED):
        for have in range(c.TRACK + 1):
            tables.too_much[part, have] = mask(space for space in simple if tables.effect[space, part] > have)


def mask(numbers: Any) -> int:
    """The numbers as bits of an integer."""
    return sum(1 << number for number in numbers)


def is_independent(amounts: Any) -> bool:
    """Return whether what an effect gives of one part never depends on its other parts, so that each can be judged by itself."""
    given = [part for part in range(len(c.PARTS)) if amounts[part] > 0]
    steps = [part for part in given if part <= c.ANY]
    several = len(steps) > 1 or amounts[c.EITHER] > 1 or (c.EITHER in given and c.INDUSTRY in given)
    return not several and all(part <= c.ANY or part in LIMITED or part in FREE for part in given)
