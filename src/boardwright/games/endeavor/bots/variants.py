"""Bots that weigh choices as `greedy` does, each in a style of its own, and `candidates`, which tells how `greedy` weighs them."""

from boardwright.core.machine.bot import bot, report
from boardwright.core.machine.random import bot_uniform_below
from boardwright.games.endeavor.bots.greedy import best_choice, weigh_choices
from boardwright.games.endeavor.bots.greedy_value import SCRATCH
from boardwright.games.endeavor.bots.styles import ADVENTURER, COLLECTOR, CONQUEROR, GREEDY, SETTLER, TRADER, take_style

HALF = 10  # a choice worth so many hundredths of glory less is chosen half as often
CERTAIN = 20  # the best choice counts 2 to the power of this
REPORTED = 16


@bot(SCRATCH)
def conqueror(tables, hidden, seat, moves, rng, workspace, decision):
    """Cities and links count more, its own and those of rivals; it occupies and attacks."""
    return best_choice(tables, hidden, seat, moves, workspace, CONQUEROR)


@bot(SCRATCH)
def collector(tables, hidden, seat, moves, rng, workspace, decision):
    """Cards and governors count more, cities less."""
    return best_choice(tables, hidden, seat, moves, workspace, COLLECTOR)


@bot(SCRATCH)
def adventurer(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees only this round."""
    return best_choice(tables, hidden, seat, moves, workspace, ADVENTURER)


@bot(SCRATCH)
def settler(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees only this round and the next one."""
    return best_choice(tables, hidden, seat, moves, workspace, SETTLER)


@bot(SCRATCH)
def trader(tables, hidden, seat, moves, rng, workspace, decision):
    """Sees only this round and the next three."""
    return best_choice(tables, hidden, seat, moves, workspace, TRADER)


@bot(SCRATCH)
def varied(tables, hidden, seat, moves, rng, workspace, decision):
    """Weighs as `greedy` does; a choice that is worth a little less is chosen less often."""
    if moves.count == 1:
        return int(moves.ids[0])
    take_style(workspace, GREEDY)
    weigh_choices(tables, hidden, seat, moves, workspace)
    return draw_choice(moves, rng, workspace)


def draw_choice(moves, rng, workspace):
    """A random choice: the chance halves with every `HALF` that it is worth less than the best. Overwrites `worth`."""
    highest, total = workspace.worth[: moves.count].max(), 0
    for k in range(moves.count):
        halvings = (highest - workspace.worth[k]) // HALF
        workspace.worth[k] = 1 << (CERTAIN - halvings) if halvings <= CERTAIN else 0
        total += workspace.worth[k]
    left, k = bot_uniform_below(rng, total), 0
    while left >= workspace.worth[k]:
        left -= workspace.worth[k]
        k += 1
    return int(moves.ids[k])


@bot(SCRATCH)
def candidates(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice of `greedy`; reports the best choices with their values in hundredths of glory, best first."""
    take_style(workspace, GREEDY)
    weigh_choices(tables, hidden, seat, moves, workspace)
    report(moves, workspace.worth, REPORTED, decision)
    return int(decision.ids[0])
