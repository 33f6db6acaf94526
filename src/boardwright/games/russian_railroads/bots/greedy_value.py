"""What a seat's board is worth to `greedy`: points, what the scorings left will pay, and what may come of it."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.games.russian_railroads.bots import greedy_weights as w
from boardwright.games.russian_railroads.bots.greedy_boards import note_track
from boardwright.games.russian_railroads.bots.greedy_workspace import SCRATCH, TRACKS
from boardwright.games.russian_railroads.components import BONUS, BONUSES, CHOSEN_PARTS, FIRST_ENGINEER
from boardwright.games.russian_railroads.rules import places, room, scoring


@separately_compiled("t", "s", "i", SCRATCH, returns=True)
def value(tables, state, seat, workspace):
    """What a seat's board is worth, with what waits to be done."""
    after = rounds_after(tables, state)
    pays, coming = 0, 0
    for track in range(TRACKS):
        note_track(tables, state, seat, track, after, workspace)
        pays += int(workspace.pays[track, workspace.note[track]])
        coming += int(workspace.coming[track, workspace.note[track]])
    worth = (int(state.points[seat]) + (after + 1) * pays) * w.POINT
    if after > 0:
        worth += growth(workspace, pays) * after * w.GROWTH[after]
    if after > 0 or can_go_on(state, seat):
        worth += coming
    worth += hands(tables, state, seat, after) + engineers(tables, state, seat, after)
    return worth + bonuses(tables, state, seat, after) + waiting(state, seat, after)


def growth(workspace, pays):
    """How much more than `pays` a scoring may pay later, in the best of several ways to grow."""
    best = 0
    for way in range(w.WAYS):
        later = 0
        for track in range(TRACKS):
            later += int(workspace.may_pay[track, workspace.note[track], way])
        best = max(best, later - pays)
    return best


def rounds_after(tables, state):
    """How many rounds come after this one; start bonuses belong to the first."""
    return int(tables.rounds[state.players]) - max(1, int(state.round_no))


def can_go_on(state, seat):
    """Whether a seat has anything left in this round: in the last one nothing is near without it."""
    return places.payment_means(state, seat) > 0 or state.queue_length > 0 or state.claim[0] == seat or state.claim[1] == seat


def hands(tables, state, seat, after):
    """Workers and coins, at hand and in rounds to come."""
    black = 1 if state.black_owner == seat else 0
    worth = places.all_workers(state, seat) * w.WORKER_NOW + (int(state.workers_all[seat]) + black) * w.WORKER * after
    return worth + int(state.coins[seat]) * w.COIN[after]


def engineers(tables, state, seat, after):
    """Own engineers: their use, and the majority as it stands."""
    worth = 0
    for place in each(state.own[seat]):
        worth += w.ENGINEER_USE[place - FIRST_ENGINEER] * (after + 1)
    counted = scoring.engineer_standing(tables, state, seat) // 100
    return worth + w.STANDING * counted * after + scoring.majority_points(tables, state, seat) * w.SURE[after]


def bonuses(tables, state, seat, after):
    """End-bonus cards held: what they would give now, and what is to come."""
    worth = 0
    for bonus in range(len(BONUSES) if state.draws > 0 else 0):
        if scoring.holds(state, seat, bonus):
            worth += scoring.bonus_points(tables, state, seat, bonus) * w.POINT + w.BONUS_LATER[bonus] * after
    return worth


def waiting(state, seat, after):
    """What is left of a chain."""
    worth = 0
    for item in range(state.queue_length):
        for part in each(state.parts[item] & (1 << CHOSEN_PARTS) - 1):
            left = int(state.remaining_parts[item, part])
            worth += left * (w.WAITING_BONUS if part == BONUS else w.WAITING[part] * (after + 1))
    return worth + room.power(state.hand) * w.IN_HAND
