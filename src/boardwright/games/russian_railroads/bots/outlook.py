"""Features of the outlook of Russian Railroads: the board of a seat, what waits in its turn, and what the viewer knows of its end-bonus
cards."""

from boardwright.core.machine.memory import local
from boardwright.core.machine.outlook import FEATURES, STAGE, Features, add
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import features as f, greedy_weights as w
from boardwright.games.russian_railroads.bots.greedy_value import points_of_track, prospects, rounds_after, sum_up, track_later, value
from boardwright.games.russian_railroads.bots.greedy_workspace import SCRATCH, TRACKS, load_state
from boardwright.games.russian_railroads.rules import places
from boardwright.games.russian_railroads.state import STATE

NAMES = (
    *f.NAMES, "points", "drawn_cards", "to_move",
    *(f"ahead_{line}" for line in c.LINES), "ahead_industry",
    *(f"growth_{way}" for way in range(w.WAYS)), "growth", "greedy_value",
    *(f"waiting_{part}" for part in c.PARTS[: c.CHOSEN_PARTS]), "waiting_tile",
)  # fmt: skip


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
    add(found, int(hidden.active == other))
    write_growth(tables, hidden, other, found)
    for part in range(c.CHOSEN_PARTS):
        add(found, waiting(hidden, part) if hidden.active == other else 0)
    add(found, int(hidden.hand) if hidden.active == other else 0)


@separately_compiled("t", "s", "i", FEATURES)
def write_growth(tables, hidden, other, found):
    """Write how `greedy` judges a board: the rewards ahead on each track, what later scorings may pay, and all together."""
    after, later = rounds_after(tables, hidden), local(STATE)
    pays, coming, best = 0, 0, 0
    for track in range(TRACKS):
        pays += points_of_track(tables, hidden, other, track)
        ahead = int(prospects(tables, hidden, other, track, after))
        coming += ahead
        add(found, ahead)
    for way in range(w.WAYS):
        grown = 0
        for track in range(TRACKS if after > 0 else 0):
            grown += track_later(tables, hidden, other, track, way, after, later)
        add(found, max(0, grown - pays))
        best = max(best, grown - pays)
    add(found, best)
    add(found, sum_up(tables, hidden, other, after, pays, best, coming))


def waiting(hidden, part):
    """Return how much of a part the active seat may still do in its turn: in the middle of a turn its board lacks what is to come."""
    left = 0
    for item in range(int(hidden.queue_length)):
        left += int(hidden.remaining_parts[item, part])
    return left


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
