"""Features of the outlook of Endeavor: those of the search's value, whose turn it is, and how the match would end if all seats
played on in one style. Nothing is hidden in this game."""

from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import STAGE, Features, add
from boardwright.games.endeavor import components as c
from boardwright.games.endeavor.bots import foresight, greedy_value, knowledge
from boardwright.games.endeavor.bots.styles import GREEDY, take_style
from boardwright.games.endeavor.state import CHOOSE_BUILDING, CHOOSE_GOVERNOR

NAMES = (*knowledge.NAMES, "supply", "to_move", "crown", "greedy", *foresight.NAMES)
ACTIVE = 4
"""Discs in harbours, over all seats that have not passed, from which a round counts as just begun."""


def write(tables, hidden, seat, other, found):
    """Write the features of a seat, in the order of NAMES."""
    knowledge.features(tables, hidden, other, found)
    add(found, int(hidden.supply[other]))
    add(found, int(hidden.active == other))
    add(found, int(hidden.crown == other))
    add(found, greedy_worth(tables, hidden, other))
    foresight.add_foreseen(hidden, other, found)


def stage(tables, hidden):
    """The rounds still to come, and the share of the discs in harbours that this one still has."""
    coming = STAGE * knowledge.stage(hidden)
    if not CHOOSE_BUILDING < hidden.phase < CHOOSE_GOVERNOR:
        return coming
    discs = 0
    for other in range(int(hidden.players)):
        discs += int(hidden.harbour[other]) * int(hidden.passed[other] == 0)
    most = ACTIVE * int(hidden.players)
    return min(STAGE * c.ROUNDS, coming + STAGE * min(discs, most) // most)


def greedy_worth(tables, hidden, seat):
    """Return what `greedy` thinks of a seat's position."""
    workspace = local(greedy_value.SCRATCH)
    take_style(workspace, GREEDY)
    greedy_value.weigh_icons(tables, hidden, workspace)
    return greedy_value.value(tables, hidden, seat, workspace)


OUTLOOK = Features(NAMES, write, c.ROUNDS + 1, stage, greedy_worth, foresight.foresee)
