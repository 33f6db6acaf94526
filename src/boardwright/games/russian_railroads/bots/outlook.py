"""Features of the outlook of Russian Railroads: the board of a seat, and what the viewer knows of its end-bonus cards."""

from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import STAGE, Features, add
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import features as f
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after, value
from boardwright.games.russian_railroads.bots.greedy_workspace import SCRATCH, load_state
from boardwright.games.russian_railroads.rules import places

NAMES = (*f.NAMES, "points", "drawn_cards", "to_move")


def write(tables, hidden, seat, other, found):
    """Write the features of a seat, in the order of NAMES."""
    board = local(f.FEATURES)
    f.write_features(tables, hidden, other, board)
    for i in range(f.COUNT):
        add(found, int(board.of[i]))
    add(found, int(hidden.points[other]))
    drawn = 0
    for draw in range(1, int(hidden.draws) + 1):
        drawn += int(hidden.drawer[draw] == other)
    add(found, drawn)
    add(found, int(other == seat))  # as if it were the viewer's turn: all positions that the weights were fitted to are such ones


def stage(tables, hidden):
    """The rounds after this one, and the share of the workers that still wait in this one."""
    left, most = 0, 0
    for other in range(int(hidden.players)):
        most += int(hidden.workers_all[other])
        left += places.all_workers(hidden, other) * int(hidden.passed[other] == 0)
    past = STAGE * min(left, most) // most if most > 0 else STAGE
    return STAGE * rounds_after(tables, hidden) + past


def greedy_worth(tables, hidden, seat):
    """Return what `greedy` thinks of a seat's position."""
    workspace = local(SCRATCH)
    load_state(hidden, workspace)
    return value(tables, workspace.start, seat, workspace)


OUTLOOK = Features(NAMES, write, c.ROUNDS + 1, stage, greedy_worth)
