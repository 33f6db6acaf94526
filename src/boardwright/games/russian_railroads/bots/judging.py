"""The value of each choice for a seat that follows a plan, in hundredths of a point: by formulas on its own board (own_effects.py).

A turn: the gain of each place, and for the best of them what the rest of the round would bring after it.
"""

from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import actions as act, components as c, state as s
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.greedy_chain import coins_for
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after
from boardwright.games.russian_railroads.bots.own_board import BOARD, POINT, SELF, WORKSPACE, load_board, weight
from boardwright.games.russian_railroads.bots.own_effects import (
    advance,
    amount,
    build,
    effect_gain,
    place_locomotive,
    put_factory,
    put_locomotive,
    step,
)
from boardwright.games.russian_railroads.rules import places, possible, room, scoring

AGAIN = 8  # places that the rest of a round consists of
UNSEEN = -1_000_000
"""Added to the gain of a place after which the rest of the round was not computed."""


@separately_compiled("t", "s", "i", "m", WORKSPACE)
def judge(tables, hidden, seat, moves, workspace):
    """Write into `judged` what each legal action brings. Not for payments."""
    look_around(tables, hidden, seat, workspace)
    if hidden.phase == s.TURN:
        judge_turn(tables, hidden, seat, moves, workspace)
        return
    for k in range(moves.count):
        workspace.judged[k] = choice_gain(tables, hidden, seat, int(moves.ids[k]), workspace)


def look_around(tables, hidden, seat, workspace):
    """Note the own board and what it depends on."""
    workspace.after = min(int(rounds_after(tables, hidden)), int(workspace.horizon))
    load_board(hidden, seat, workspace.board)
    workspace.locomotive[0], workspace.locomotive[1] = room.lowest_locomotive(hidden), room.lowest_locomotive(hidden, 1)
    workspace.doublers_left, workspace.returned = hidden.doubler_supply, 0
    for number in range(1, c.HIGHEST + 1):
        if hidden.factory_supply[number] > 0:
            workspace.returned |= 1 << number


# -- a turn ------------------------------------------------------------------------------------------------------------------------


def judge_turn(tables, hidden, seat, moves, workspace):
    """Judge the places, the best `looked_at` of them with the rest of the round. The last action is to pass."""
    workers, coin, count = places.all_workers(hidden, seat), weight(workspace, w.COIN + int(workspace.after)), moves.count - 1
    workspace.judged[count] = 0
    for k in range(count):
        place = int(moves.ids[k]) - act.FIRST[act.OCCUPY]
        gain = place_gain(tables, hidden, seat, place, workspace.board, workspace)
        workspace.gain[place] = gain - coins_for(tables, place, workers) * coin
        workspace.judged[k] = UNSEEN + workspace.gain[place]
    rank_places(tables, moves, count, workspace)
    for k in range(min(count, int(workspace.looked_at))):
        place = int(workspace.rank[k])
        if workspace.gain[place] > 0:
            rest = rest_after(tables, hidden, seat, place, min(count, AGAIN), workspace)
            workspace.judged[workspace.index[place]] = int(workspace.gain[place]) + rest


@separately_compiled("t", "s", "i", "i", BOARD, WORKSPACE, returns=True)
def place_gain(tables, hidden, seat, place, board, workspace):
    """Return what the action of a place brings, without its price. Afterwards `trial` is the board."""
    assign_record(workspace.trial, board)
    if place == c.FIRST or place == c.SECOND:
        return claim_gain(tables, hidden, seat, place, workspace)
    if place == c.HIRING:
        return hire_gain(tables, hidden, seat, int(hidden.row[0]), workspace)
    return effect_gain(tables, workspace.trial, places.effect_of(hidden, place), places.has_black(hidden, seat), workspace)


def claim_gain(tables, hidden, seat, place, workspace):
    """A better place in the next round; the worker is used again at the end of this one, at least for one step."""
    worth = weight(workspace, w.FIRST_SEAT if place == c.FIRST else w.SECOND_SEAT)
    if hidden.order[place - c.FIRST] == seat:
        worth = worth // 2
    return worth + max(0, int(amount(tables, workspace.trial, c.BLACK_OR_GREY, 1, workspace)))


def hire_gain(tables, hidden, seat, engineer, workspace):
    """An engineer: its use, and the majority."""
    after = int(workspace.after)
    mine = scoring.engineer_standing(tables, hidden, seat)
    hired = mine + 100 + max(0, int(tables.engineer_number[engineer]) - mine % 100)
    worth = weight(workspace, w.ENGINEER_USE + engineer) * (after + 1) + weight(workspace, w.STANDING) * after
    more = majority(tables, hidden, seat, hired) - majority(tables, hidden, seat, mine)
    return worth + more * weight(workspace, w.SURE + after)


def majority(tables, hidden, seat, standing):
    """The points for the majority of engineers with this standing."""
    ahead = 0
    for other in range(hidden.players):
        if other != seat and scoring.engineer_standing(tables, hidden, other) >= standing:
            ahead += 1
    return int(tables.majority[ahead]) if standing > 0 and ahead < 2 else 0


def rank_places(tables, moves, count, workspace):
    """Sort the places by gain per worker, best first."""
    for k in range(count):
        place = int(moves.ids[k]) - act.FIRST[act.OCCUPY]
        worth = int(workspace.gain[place]) * 6 // int(tables.cost[place])
        at = k
        while at > 0 and workspace.value[at - 1] < worth:
            workspace.value[at], workspace.rank[at] = workspace.value[at - 1], workspace.rank[at - 1]
            at -= 1
        workspace.value[at], workspace.rank[at] = worth, place
        workspace.index[place] = k


@separately_compiled("t", "s", "i", "i", "i", WORKSPACE, returns=True)
def rest_after(tables, hidden, seat, place, count, workspace):
    """Return what the rest of the round brings after taking a place: recomputes the gains of the best places, of which rivals take some."""
    place_gain(tables, hidden, seat, place, workspace.board, workspace)
    assign_record(workspace.now, workspace.trial)
    workers, coins = places.all_workers(hidden, seat), int(hidden.coins[seat])
    spent = coins_for(tables, place, workers)
    workers -= int(tables.cost[place]) - spent
    coins -= spent
    effect = places.effect_of(hidden, place)
    if effect >= 0:
        coins += int(tables.effect[effect, c.COINS])
        workers += int(tables.effect[effect, c.TEMPORARY])
    left = 0
    for k in range(count):
        other = int(workspace.rank[k])
        if other != place or place == c.BOTTOM:
            gain = place_gain(tables, hidden, seat, other, workspace.now, workspace)
            at = left
            worth = gain * 6 // int(tables.cost[other])
            while at > 0 and workspace.again_value[at - 1] < worth:
                workspace.again_value[at], workspace.again[at] = workspace.again_value[at - 1], workspace.again[at - 1]
                at -= 1
            workspace.again_value[at], workspace.again[at] = worth, other
            left += 1
    return plan_rest(tables, hidden, seat, left, workers, coins, workspace)


def plan_rest(tables, hidden, seat, left, workers, coins, workspace):
    """The sum of what follows: the best place that can be paid for, after the rivals' share of places, and so on."""
    lost = max(0, weight(workspace, w.CONTEST)) * rivals(hidden, seat)
    total, at, coin = 0, lost, weight(workspace, w.COIN + int(workspace.after))
    while at < 100 * left and workers + coins > 0:
        place = int(workspace.again[at // 100])
        cost, spent = int(tables.cost[place]), coins_for(tables, place, workers)
        worth = int(workspace.again_value[at // 100]) * cost // 6 - spent * coin
        if worth > 0 and spent <= coins:
            total += worth
            workers -= cost - spent
            coins -= spent
            at += lost
        at += 100
    return total * weight(workspace, w.REST) // 100


def rivals(hidden, seat):
    """The number of other seats that have not passed."""
    count = 0
    for other in range(hidden.players):
        if other != seat and hidden.passed[other] == 0:
            count += 1
    return count


# -- choices inside a turn -----------------------------------------------------------------------------------------------------------


@separately_compiled("t", "s", "i", "i", WORKSPACE, returns=True)
def choice_gain(tables, hidden, seat, action, workspace):
    """Return what a choice brings, besides in a turn."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    board = workspace.trial
    assign_record(workspace.trial, workspace.board)
    if kind == act.STEP:
        return step(tables, board, place // len(c.COLOURS), place % len(c.COLOURS), workspace)
    if kind == act.ADVANCE:
        return advance(tables, board, place, workspace)
    if kind == act.TAKE_LOCOMOTIVE:
        return place_locomotive(tables, board, int(workspace.locomotive[0]), workspace)
    if kind == act.BUILD:
        return build(tables, board, int(workspace.locomotive[0]), workspace)
    if kind == act.BUILD_RETURNED:
        return build(tables, board, place + 1, workspace)
    if kind == act.PLACE:
        displaced = int(board.slot[SELF, place])
        gain = put_locomotive(tables, board, place, int(hidden.hand), workspace)
        return gain + place_locomotive(tables, board, displaced, workspace)
    if kind == act.REPLACE:
        return put_factory(tables, board, int(hidden.new_factory), place, workspace)
    if kind == act.TAKE_BONUS:
        return card_worth(tables, hidden, seat, place, workspace)
    if kind == act.TAKE_POINTS:
        return int(tables.bonus_instead) * POINT
    if kind == act.ONCE_MORE:
        return amount(tables, board, int(possible.AGAIN_PARTS[place]), 1, workspace)
    return effect_choice(tables, hidden, seat, kind, place, workspace)


def effect_choice(tables, hidden, seat, kind, place, workspace):
    """Return what a choice brings that is an effect by itself; nothing for the others."""
    effect = -1
    if kind == act.CHOOSE_START:
        effect = c.START_EFFECTS + place
    elif kind == act.USE_TOKEN:
        effect = c.TOKEN_EFFECTS + place
    elif kind == act.TAKE_CARD:
        effect = c.CARD_EFFECTS + place
    elif kind == act.REPEAT or kind == act.OCCUPY:
        effect = places.effect_of(hidden, place)
    return effect_gain(tables, workspace.trial, effect, 0, workspace) if effect >= 0 else 0


def card_worth(tables, hidden, seat, bonus, workspace):
    """An end-bonus card: what it gives now, and later."""
    points = scoring.bonus_points(tables, hidden, seat, bonus) * POINT
    return points + weight(workspace, w.BONUS_LATER + bonus) * int(workspace.after)
