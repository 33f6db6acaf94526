"""`greedy`: simulates each choice, an action to its end, and takes the one that leads to the position with the highest value."""

from boardwright.core.machine.bot import best_move, bot
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT, assign_record
from boardwright.games.endeavor.actions import BUILD, FAMILY, FIRST, PLACE, SHIP
from boardwright.games.endeavor.bots.greedy_value import INFINITY, SCRATCH, value, weigh_icons
from boardwright.games.endeavor.bots.styles import GREEDY, take_style
from boardwright.games.endeavor.rules import apply
from boardwright.games.endeavor.rules.choices import next_choice
from boardwright.games.endeavor.rules.phases import build
from boardwright.games.endeavor.state import ACT


@bot(SCRATCH)
def greedy(tables, hidden, seat, moves, rng, workspace, decision):
    """The choice with the highest value; the first of equals."""
    return best_choice(tables, hidden, seat, moves, workspace, GREEDY)


def best_choice(tables, hidden, seat, moves, workspace, style):
    """The choice with the highest value in a style; the first of equals."""
    if moves.count == 1:
        return int(moves.ids[0])
    take_style(workspace, style)
    weigh_choices(tables, hidden, seat, moves, workspace)
    return int(best_move(moves, workspace.worth))


@separately_compiled("t", "s", "i", "m", SCRATCH)
def weigh_choices(tables, hidden, seat, moves, workspace):
    """Write the value of each legal choice to `worth`, as the style in the workspace sees it."""
    weigh_icons(tables, hidden, workspace)
    for k in range(moves.count):
        try_move(tables, hidden, workspace.tried, seat, int(moves.ids[k]), workspace)
        workspace.worth[k] = best_end(tables, workspace, seat)


@separately_compiled("t", "s", "s", "i", "i", SCRATCH)
def try_move(tables, before, state, seat, action, workspace):
    """Write the state after a choice to `state`. After a building nothing else happens: all buildings are compared in the same phase."""
    assign_record(state, before)
    if FAMILY[action] == BUILD:
        build(tables, state, seat, PLACE[action] + 1, workspace.events)
    else:
        perform_choice(tables, state, seat, action, workspace.events)


@separately_compiled("t", "s", "i", "i", "e")
def perform_choice(tables, state, seat, action, events):
    """Do a legal action, and everything that follows until a seat has a choice."""
    apply(tables, state, seat, action, events)


@separately_compiled("t", SCRATCH, "i", returns=True)
def best_end(tables, workspace, seat):
    """The value of `tried` when the current action has come to its best end."""
    if workspace.tried.phase != ACT or workspace.tried.active != seat:
        return value(tables, workspace.tried, seat, workspace)
    highest = -INFINITY
    action = next_choice(tables, workspace.tried, seat, FIRST[SHIP])
    while action != ABSENT:
        try_move(tables, workspace.tried, workspace.continued, seat, action, workspace)
        highest = max(highest, best_half(tables, workspace, seat))
        action = next_choice(tables, workspace.tried, seat, action + 1)
    return highest


def best_half(tables, workspace, seat):
    """The value of `continued` with the best second half."""
    if workspace.continued.phase != ACT or workspace.continued.active != seat:
        return value(tables, workspace.continued, seat, workspace)
    highest = -INFINITY
    action = next_choice(tables, workspace.continued, seat, FIRST[SHIP])
    while action != ABSENT:
        try_move(tables, workspace.continued, workspace.second_half, seat, action, workspace)
        highest = max(highest, value(tables, workspace.second_half, seat, workspace))
        action = next_choice(tables, workspace.continued, seat, action + 1)
    return highest
