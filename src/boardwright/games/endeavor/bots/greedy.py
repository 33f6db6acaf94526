"""`greedy`: tries every choice with the rules, an action to its end, and takes the one after which its position is worth most."""

from __future__ import annotations

from boardwright.core.machine.bot import bot
from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.endeavor.actions import BUILD, FAMILY, FIRST_SHIP, PLACE
from boardwright.games.endeavor.bots.greedy_mind import MIND, NEVER, remember
from boardwright.games.endeavor.bots.greedy_value import value
from boardwright.games.endeavor.rules import apply
from boardwright.games.endeavor.rules.phases import build
from boardwright.games.endeavor.rules.possible import NO_CHOICE, next_choice
from boardwright.games.endeavor.state import ACT


@bot(MIND)
def greedy(tables, hidden, seat, moves, rng, mind, decision):
    """The choice with the best value; the first of equals."""
    if moves.count == 1:
        return int(moves.ids[0])
    return think(tables, hidden, seat, moves, mind)


@rule
def think(tables, hidden, seat, moves, mind):
    """The choice with the best value."""
    remember(tables, hidden, seat, mind)
    best, highest = int(moves.ids[0]), NEVER
    for k in range(moves.count):
        action = int(moves.ids[k])
        assign_record(mind.tried, mind.start)
        take(tables, mind.tried, seat, action, mind)
        worth = best_end(tables, mind, seat)
        if worth > highest:
            best, highest = action, worth
    return best


@separately_compiled("t", "s", "i", "i", MIND)
def take(tables, state, seat, action, mind):
    """Do one choice. After a building nothing else happens, so that all buildings are compared in the same phase."""
    if FAMILY[action] == BUILD:
        build(tables, state, seat, PLACE[action] + 1, mind.events)
    else:
        apply(tables, state, seat, action, mind.events)


@rule
def chooses(state, seat):
    """Whether an action goes on with a choice of that seat's."""
    return state.phase == ACT and state.active == seat


@separately_compiled("t", MIND, "i", returns=True)
def best_end(tables, mind, seat):
    """The value of `tried` when the action at hand has come to its best end."""
    if not chooses(mind.tried, seat):
        return value(tables, mind.tried, seat, mind)
    highest = NEVER
    action = next_choice(tables, mind.tried, seat, FIRST_SHIP)
    while action != NO_CHOICE:
        assign_record(mind.probe, mind.tried)
        take(tables, mind.probe, seat, action, mind)
        highest = max(highest, best_half(tables, mind, seat))
        action = next_choice(tables, mind.tried, seat, action + 1)
    return highest


@rule
def best_half(tables, mind, seat):
    """The value of `probe` with the best second half."""
    if not chooses(mind.probe, seat):
        return value(tables, mind.probe, seat, mind)
    highest = NEVER
    action = next_choice(tables, mind.probe, seat, FIRST_SHIP)
    while action != NO_CHOICE:
        assign_record(mind.closer, mind.probe)
        take(tables, mind.closer, seat, action, mind)
        highest = max(highest, value(tables, mind.closer, seat, mind))
        action = next_choice(tables, mind.probe, seat, action + 1)
    return highest
