"""`greedy`: tries every choice with the rules and values the own board, planning the workers of a round together."""

from boardwright.core.machine.bot import bot
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads.bots.greedy_chain import play_on
from boardwright.games.russian_railroads.bots.greedy_gains import choose_reuse
from boardwright.games.russian_railroads.bots.greedy_turn import choose_turn
from boardwright.games.russian_railroads.bots.greedy_workspace import INFINITY, SCRATCH, load_state
from boardwright.games.russian_railroads.components import ANY, BLACK, BLACK_OR_GREY, START_EFFECTS
from boardwright.games.russian_railroads.rules import chain, effect_queue as queue, places
from boardwright.games.russian_railroads.state import CHOOSE_START, PAY, REUSE, TURN


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return int(moves.ids[0])
    load_state(hidden, workspace)
    if hidden.phase == TURN:
        return choose_turn(tables, seat, workspace)
    if hidden.phase == REUSE:
        return choose_reuse(tables, seat, moves, workspace)
    if hidden.phase == PAY:
        return choose_payment(tables, hidden, moves)
    return choose_in_chain(tables, seat, moves, workspace)


def choose_in_chain(tables, seat, moves, workspace):
    """The choice after which the chain ends best."""
    best, highest = int(moves.ids[0]), -INFINITY
    for k in range(moves.count):
        action = int(moves.ids[k])
        assign_record(workspace.tried, workspace.start)
        if workspace.start.phase == CHOOSE_START:
            queue.queue_effect(tables, workspace.tried, seat, START_EFFECTS + action - act.FIRST[act.CHOOSE_START], 1, 0, workspace.events)
        else:
            chain.choose(tables, workspace.tried, seat, action, workspace.events)
        worth = play_on(tables, workspace, seat)
        if worth > highest:
            best, highest = action, worth
    return best


def choose_payment(tables, hidden, moves):
    """As few coins as can be; the black worker where it brings a step."""
    effect = places.effect_of(hidden, hidden.paying)
    steps = effect >= 0 and tables.effect[effect, BLACK] + tables.effect[effect, ANY] + tables.effect[effect, BLACK_OR_GREY] > 0
    best, least = int(moves.ids[0]), 1000
    for k in range(moves.count):
        way = int(moves.ids[k]) - act.FIRST[act.PAY]
        price = way // 2 * 10 + (0 if (way % 2 > 0) == steps else 1)
        if price < least:
            best, least = int(moves.ids[k]), price
    return best
