"""The end of a match if all seats played on in one style: features of the outlook beside the position.

Nothing is hidden in this game and chance ends with the setup, so one playout of a style tells its end exactly.
"""

from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import add
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import MOVES, assign_record
from boardwright.games.endeavor.bots.greedy import best_choice, perform_choice
from boardwright.games.endeavor.bots.greedy_value import SCRATCH
from boardwright.games.endeavor.bots.styles import COLLECTOR, CONQUEROR, GREEDY
from boardwright.games.endeavor.rules import legal, scoring
from boardwright.games.endeavor.state import OVER, STATE

STYLES = (GREEDY, CONQUEROR, COLLECTOR)
NAMES = tuple(f"{style}_{what}" for style in ("greedy", "conqueror", "collector") for what in ("glory", "close", "ahead"))
"""The features of a seat by style: its final glory; how far it is ahead of the best rival, at most CLOSE or FAR."""
CLOSE, FAR = 4, 12


@separately_compiled("t", "s", "i", "f")
def foresee(tables, hidden, seat, found):
    """Write the final glory of each seat, by style."""
    state, workspace, moves = local(STATE), local(SCRATCH), local(MOVES)
    for k in range(len(STYLES)):
        assign_record(state, hidden)
        play_on(tables, state, moves, workspace, STYLES[k])
        for other in range(int(hidden.players)):
            found.foreseen[k, other] = scoring.total(tables, state, other)


def play_on(tables, state, moves, workspace, style):
    """Play a match to its end, all seats in one style."""
    workspace.events.count = -1
    while state.phase != OVER:
        seat = int(state.active)
        legal(tables, state, seat, moves)
        perform_choice(tables, state, seat, best_choice(tables, state, seat, moves, workspace, style), workspace.events)


def add_foreseen(hidden, seat, found):
    """Append the features of a seat, in the order of NAMES."""
    for k in range(len(STYLES)):
        rival = 0
        for other in range(int(hidden.players)):
            rival = max(rival, int(found.foreseen[k, other]) if other != seat else 0)
        ahead = int(found.foreseen[k, seat]) - rival
        add(found, int(found.foreseen[k, seat]))
        add(found, max(-CLOSE, min(CLOSE, ahead)))
        add(found, max(-FAR, min(FAR, ahead)))
