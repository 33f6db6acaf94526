"""Which action spaces and own engineers may be occupied, and how they are paid for (5.1, 3, 3.1)."""

from __future__ import annotations

from boardwright.core.machine.rule import apart, rule
from boardwright.games.russian_railroads.components import (
    BOTTOM,
    FIRST,
    FIRST_ENGINEER,
    HIRING,
    INNER,
    LAST_ROUND,
    OUTER,
    PLACES,
    REPEAT,
    SECOND,
    TEMPORARY_SPACE,
)
from boardwright.games.russian_railroads.rules.possible import all_possible, partly_possible
from boardwright.games.russian_railroads.state import IN_REUSE, NO, NOBODY, PIECES

NO_EFFECT = -1


@rule
def is_last_round(tables, state):
    """Whether the last round is played: a tile lies on the turn order then."""
    return state.round_no == tables.rounds[state.players]


@rule
def is_there(tables, state, place):
    """Whether a place exists with so many players in this round."""
    if state.players < tables.fewest_players[place]:
        return False
    if place == LAST_ROUND:
        return is_last_round(tables, state)
    if place == FIRST or place == SECOND:
        return not is_last_round(tables, state)
    return True


@rule
def effect_of(state, place):
    """What a place gives: its own effect, or that of the engineer who lies there; NO_EFFECT if none does."""
    if place == INNER or place == OUTER:
        engineer = int(state.row[place - INNER + 1])
        return FIRST_ENGINEER + engineer if engineer >= 0 else NO_EFFECT
    return place


@rule
def is_own_engineer(place):
    """Whether a place is an engineer beside somebody's board."""
    return place >= FIRST_ENGINEER


@apart("t", "s", "i", "i", returns=True)
def can_act(tables, state, seat, place):
    """Whether the action of a place that is there and free can be taken: on the board completely, by own engineers in part."""
    if place == FIRST or place == SECOND:
        return 1 if can_claim(state, seat, place - FIRST) else 0
    if place == HIRING:
        return 1 if state.row[0] >= 0 else 0
    effect = effect_of(state, place)
    if effect < 0:
        return 0
    if tables.effect[effect, REPEAT] > 0:
        return 1 if repeatable(tables, state, seat, not is_own_engineer(place)) != 0 else 0
    if is_own_engineer(place):
        return partly_possible(tables, state, seat, effect)
    return all_possible(tables, state, seat, effect)


@rule
def is_free(state, seat, place):
    """Whether nobody stands there yet; an engineer is free for its owner only."""
    if is_own_engineer(place) and state.engineer_owner[place - FIRST_ENGINEER] != seat:
        return False
    return state.taken[place] == NOBODY


@rule
def can_claim(state, seat, position):
    """Nobody claims the position they have (with two players they may), nor both (5.9)."""
    if state.stage == IN_REUSE or state.claim[1 - position] == seat:
        return False
    return state.players == 2 or state.order[position] != seat


# -- paying ------------------------------------------------------------------------------------------------------------------------


@rule
def plain_workers(state, seat):
    """Own and temporary workers that a seat can still place."""
    return int(state.workers[seat]) + int(state.temporary[seat])


@rule
def has_black(state, seat):
    """Whether the black worker stands ready."""
    return 1 if state.black_owner == seat and state.black_ready > 0 else 0


@rule
def can_pay(tables, state, seat, place):
    """Whether a seat has what a place costs; coins stand in for workers, but not workers for coins."""
    cost, coins = int(tables.cost[place]), int(state.coins[seat])
    return coins >= tables.coins_needed[place] and plain_workers(state, seat) + has_black(state, seat) + coins >= cost


@rule
def can_pay_with(tables, state, seat, place, coins, black):
    """Whether a place can be paid with so many coins, with (1) or without (0) the black worker, and plain workers for the rest."""
    plain = int(tables.cost[place]) - coins - black
    if coins < tables.coins_needed[place] or coins > state.coins[seat] or black > has_black(state, seat):
        return False
    return plain >= 0 and plain <= plain_workers(state, seat)


@rule
def costs_one_worker(tables, place):
    """Whether a place costs exactly one worker: it may be repeated, and claim workers may go there."""
    return tables.cost[place] == 1 and tables.coins_needed[place] == 0


@rule
def can_occupy(tables, state, seat, place):
    """Whether a place may be occupied in a turn."""
    if (place != BOTTOM and not is_free(state, seat, place)) or not is_there(tables, state, place):
        return False
    return can_pay(tables, state, seat, place) and can_act(tables, state, seat, place) > 0


@rule
def can_reuse(tables, state, seat, place):
    """Whether a claim worker may go there: one worker, nothing added, no claim again (5.9, R20)."""
    if not is_there(tables, state, place) or (place != BOTTOM and not is_free(state, seat, place)):
        return False
    return costs_one_worker(tables, place) and can_act(tables, state, seat, place) > 0


# -- repeating ---------------------------------------------------------------------------------------------------------------------


@rule
def may_repeat(tables, state, seat, place):
    """Whether a place is one whose action this seat took this round, of the kind that may be repeated (6.2, R12, R15)."""
    if (state.acted[seat] >> place) & 1 == 0 or not costs_one_worker(tables, place):
        return False
    if place == TEMPORARY_SPACE or place == FIRST or place == SECOND or place == HIRING:
        return False
    if is_running_alone(state, seat, place):
        return False
    effect = effect_of(state, place)
    return effect >= 0 and tables.effect[effect, REPEAT] == 0


@rule
def is_running_alone(state, seat, place):
    """Whether the running action is the only one taken at a place, and may not be repeated by option (R15).

    The lowest track space can be used several times a round: each piece there is an action of its own (p. 24).
    """
    if place != state.running or state.options.repeat_running != NO:
        return False
    return place != BOTTOM or uses_of_bottom(state, seat) < 2


@rule
def uses_of_bottom(state, seat):
    """How many actions a seat has taken at the lowest track space in this round, where it may be repeated: one for each piece."""
    count = 0
    for piece in range(len(PIECES)):
        count += int(state.pieces[seat, BOTTOM, piece])
    return count


@rule
def repeats_black(state, seat, place):
    """Whether the black worker did the action that is repeated (R13): of several at the lowest track space that one, unless it runs."""
    if state.running_black and place == state.running:
        return 0
    return (state.acted_black[seat] >> place) & 1


@rule
def repeatable(tables, state, seat, whole):
    """The places that may be repeated, as a mask; on the main board completely, else in part (R11)."""
    mask = 0
    for place in range(len(PLACES)):
        if may_repeat(tables, state, seat, place):
            effect = effect_of(state, place)
            possible = all_possible(tables, state, seat, effect) if whole else partly_possible(tables, state, seat, effect)
            if possible > 0:
                mask |= 1 << place
    return mask
