"""Occupying action spaces and own engineers, and paying for them (5.1, 3, 3.1)."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.cells import total
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, obstacles as why
from boardwright.games.russian_railroads.rules import possible
from boardwright.games.russian_railroads.state import IN_REUSE, NO, REUSE


def is_last_round(tables, state):
    """Return whether this is the last round: a tile is then on the turn order."""
    return state.round_no == tables.rounds[state.players]


def effect_of(state, place):
    """The effect of a place: its own, or that of the engineer on it; ABSENT if there is none."""
    if place == c.INNER or place == c.OUTER:
        engineer = int(state.row[place - c.INNER + 1])
        return c.FIRST_ENGINEER + engineer if engineer >= 0 else ABSENT
    return place


def existence_obstacle(tables, state, place):
    """Return why a place does not exist with this number of players and round; 0 if it does. In the last round a tile covers the order."""
    if state.players < tables.fewest_players[place]:
        return why.NOT_WITH_PLAYERS
    if place == c.LAST_ROUND:
        return 0 if is_last_round(tables, state) else why.ONLY_LAST_ROUND
    if place == c.FIRST or place == c.SECOND:
        return why.NOT_LAST_ROUND if is_last_round(tables, state) else 0
    return 0


def taken_obstacle(state, seat, place):
    """Return why a place is not free: it is occupied, or an engineer of another seat; 0 if it is."""
    if place >= c.FIRST_ENGINEER:
        owner = int(state.engineer_owner[place - c.FIRST_ENGINEER])
        if owner != seat:
            return why.NOT_HIRED if owner < 0 else why.OTHERS_ENGINEER
        return 0 if state.taken[place] == ABSENT else why.ENGINEER_USED
    return 0 if place == c.BOTTOM or state.taken[place] == ABSENT else why.SPACE_TAKEN


def act_obstacle(tables, state, seat, place):
    """Return why the action of a place cannot be taken: on the board completely, by own engineers in part; 0 if it can."""
    if place == c.FIRST or place == c.SECOND:
        return claim_obstacle(state, seat, place - c.FIRST)
    if place == c.HIRING:
        return 0 if state.row[0] >= 0 else why.NO_ENGINEER
    effect = effect_of(state, place)
    if effect < 0:
        return why.NO_ENGINEER
    if tables.effect[effect, c.REPEAT] > 0:
        return 0 if can_repeat(tables, state, seat, place < c.FIRST_ENGINEER) else why.NOTHING_TO_REPEAT
    if place >= c.FIRST_ENGINEER:
        return 0 if possible.partly_possible(tables, state, seat, effect) else why.NOTHING_POSSIBLE
    return possible.completion_obstacle(tables, state, seat, effect)


def claim_obstacle(state, seat, position):
    """Return why a place in the order cannot be claimed; 0 if it can: not the own one (with two players it can), and not both (5.9)."""
    if state.stage == IN_REUSE:
        return why.NO_CLAIM_AGAIN
    if state.claim[1 - position] == seat:
        return why.OTHER_CLAIM
    return 0 if state.players == 2 or state.order[position] != seat else why.OWN_POSITION


def plain_workers(state, seat):
    """Own and temporary workers that a seat can still place."""
    return int(state.workers[seat]) + int(state.temporary[seat])


def has_black(state, seat):
    """Return whether the black worker is available."""
    return 1 if state.black_owner == seat and state.black_ready > 0 else 0


def all_workers(state, seat):
    """Workers of all kinds that a seat can still place."""
    return plain_workers(state, seat) + has_black(state, seat)


def price_obstacle(tables, state, seat, place):
    """Return why a seat cannot pay the price of a place: coins replace workers, but workers do not replace coins; 0 if it can."""
    coins = int(state.coins[seat])
    if coins < tables.coins_needed[place]:
        return why.COINS_WANTED if coins > 0 else why.NO_COIN
    return 0 if payment_means(state, seat) >= tables.cost[place] else why.TOO_FEW_WORKERS


def payment_means(state, seat):
    """Everything that a seat can pay with: workers of all kinds, and coins."""
    return all_workers(state, seat) + int(state.coins[seat])


def payment_obstacle(tables, state, seat, place, coins, black):
    """Return why a place cannot be paid for with `coins`, with (1) or without (0) the black worker, and plain workers; 0 if it can."""
    if black > has_black(state, seat):
        return why.NO_BLACK_WORKER
    if coins < tables.coins_needed[place]:
        return why.COINS_WANTED
    if coins > state.coins[seat]:
        return why.NOT_SO_MANY_COINS
    plain = plain_price(tables, place, coins, black)
    if plain < 0:
        return why.TOO_MUCH
    return 0 if plain <= plain_workers(state, seat) else why.TOO_FEW_PLAIN


def plain_price(tables, place, coins, black):
    """Return how many plain workers a place costs besides coins and the black worker."""
    return int(tables.cost[place]) - coins - black


def temporary_first(state, seat, plain):
    """Return how many of `plain` plain workers are temporary: those go first."""
    return min(plain, int(state.temporary[seat]))


def one_worker_obstacle(tables, place):
    """Return why one worker does not suffice for a place, so that it cannot be repeated or used by claim workers; 0 if it does."""
    if tables.cost[place] > 1:
        return why.ONE_WORKER_ONLY
    return why.COINS_WANTED if tables.coins_needed[place] > 0 else 0


def occupy_obstacle(tables, state, seat, place):
    """Return why a place may not be occupied; 0 if it may. A claim worker pays alone, and does not claim again (5.9, R20)."""
    reused = state.phase == REUSE
    if reused and (place == c.FIRST or place == c.SECOND):
        return why.NO_CLAIM_AGAIN
    found = existence_obstacle(tables, state, place)
    if found == 0:
        found = taken_obstacle(state, seat, place)
    if found == 0:
        found = one_worker_obstacle(tables, place) if reused else price_obstacle(tables, state, seat, place)
    return found if found else act_obstacle(tables, state, seat, place)


def repeat_obstacle(tables, state, seat, place, must_complete):
    """Return why an action may not be repeated; 0 if it may (6.2, R11, R12, R15): this seat must have taken it this round for one worker.

    `must_complete`: all of it must be possible, as on the main board.
    """
    if (state.acted[seat] >> place) & 1 == 0:
        return why.NOT_TAKEN
    if tables.cost[place] > 1:
        return why.NOT_ONE_WORKER
    if is_running_alone(state, seat, place):
        return why.RUNNING_ACTION
    if place == c.TEMPORARY_SPACE or place == c.FIRST or place == c.SECOND or place == c.HIRING or tables.coins_needed[place] > 0:
        return why.CANNOT_REPEAT
    effect = effect_of(state, place)
    if effect < 0 or tables.effect[effect, c.REPEAT] > 0:
        return why.CANNOT_REPEAT
    if must_complete:
        return possible.completion_obstacle(tables, state, seat, effect)
    return 0 if possible.partly_possible(tables, state, seat, effect) else why.NOTHING_OF_IT


def is_running_alone(state, seat, place):
    """Return whether the running action is the only one taken at a place, and may not be repeated by option (R15).

    The lowest track space can be used several times a round: each piece there is an action of its own (p. 24).
    """
    if place != state.running or state.options.repeat_running != NO:
        return False
    return place != c.BOTTOM or total(state.pieces[seat, place]) < 2


def repeats_black(state, seat, place):
    """Return whether the black worker did the repeated action (R13): of several at the lowest track space that one, unless it runs."""
    if state.running_black and place == state.running:
        return 0
    return (state.acted_black[seat] >> place) & 1


def can_repeat(tables, state, seat, must_complete):
    """Return whether anything may be repeated; `must_complete`: on the main board completely, else in part (R11)."""
    for place in each(state.acted[seat]):
        if repeat_obstacle(tables, state, seat, place, must_complete) == 0:
            return True
    return False
