"""The prospects of an action by the end of this round: the best of all continuations of the turn."""

from boardwright.core.machine.bits import each, lowest
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record, record
from boardwright.games.russian_railroads import actions as act, components as c, rules, state as s
from boardwright.games.russian_railroads.hidden import cards_left
from boardwright.games.russian_railroads.rules import effect_queue as queue, lines, scoring
from boardwright.games.russian_railroads.rules.chain import choose, resolve_until_choice

INDUSTRY = len(c.LINES)
SCORED = len(c.LINES) + 1
MOST_CHOICES = 40
"""The most choices in one turn."""
MOST_TRIED = 1_000
"""The most choices tried; beyond that the result is a lower bound."""
MULTIPLIERS, PRIME = (48271, 69621), 2**31 - 1
"""For the two keys that identify boards already seen."""

PROSPECT = record(
    [
        ("gain", "i4"),  # points now and at the end of the round
        ("points", "i4"),  # of these, now
        ("scoring", "i4", (SCORED,)),  # of the lines, of the industry track
        ("reaches", "i1", (len(c.SPECIALS),)),  # special spaces that any continuation reaches
        ("all_tried", "i1"),
        # for the search
        ("found", "i1"),  # whether any continuation was found
        ("tried", "i4"),  # choices tried so far
        ("boards", "i4"),  # number of distinct boards seen, and their keys
        ("seen", "i8", (MOST_TRIED,)),
        ("path", "i4", (MOST_CHOICES,)),  # the choices so far
        ("open", "i8", (MOST_CHOICES,)),  # the choices still to try there, as a mask
        ("first", "i4", (MOST_CHOICES,)),  # the action of the first bit of the mask
        ("before", s.STATE),
        ("start", s.STATE),  # after the action
        ("after", s.STATE),
        ("events", EVENTS),
    ]
)


def prospect(tables, state, seat, action, answer):
    """The best outcome of an action by the end of the turn, without ? tokens, which are chosen for more than this round."""
    kind, place = int(act.FAMILY[action]), int(act.PLACE_OF[action])
    answer.events.count = -1
    answer.all_tried = 1
    assign_record(answer.before, state)
    think_of_deck(tables, answer.before)
    if kind == act.OCCUPY and state.phase == s.TURN:
        occupied_by = 0
        for way in each(rules.ways_to_pay(tables, state, seat, place)):  # only the black worker makes a difference
            if (occupied_by >> (way % 2)) & 1 == 0:
                occupied_by |= 1 << way % 2
                try_payment(tables, seat, place, way, answer)
        return
    if kind == act.PAY:
        try_payment(tables, seat, int(state.paying), place, answer)
        return
    assign_record(answer.start, answer.before)
    if kind == act.OCCUPY:
        black = rules.move_claim_worker(answer.start, seat, place, answer.events)
        rules.begin_action(tables, answer.start, seat, place, black, answer.events)
    elif kind == act.CHOOSE_START:
        queue.queue_effect(tables, answer.start, seat, c.START_EFFECTS + place, 1, 0, answer.events)
    else:
        choose(tables, answer.start, seat, action, answer.events)
    search(tables, seat, answer)


def think_of_deck(tables, state):
    """Treat an end-bonus card as a choice: any unknown card may be in the deck."""
    if cards_left(tables, state) > 0:
        for bonus in range(len(c.BONUSES)):
            if state.bonus_location[bonus] == s.UNKNOWN:
                state.bonus_location[bonus] = s.IN_DECK


def try_payment(tables, seat, place, way, answer):
    """Try a way to pay for a place."""
    assign_record(answer.start, answer.before)
    rules.place_pieces(tables, answer.start, seat, place, way // 2, way % 2, answer.events)
    rules.begin_action(tables, answer.start, seat, place, way % 2, answer.events)
    search(tables, seat, answer)


@separately_compiled("t", "i", PROSPECT)
def search(tables, seat, answer):
    """Try every continuation from `start`, choice by choice; boards that are reached in several ways only once."""
    assign_record(answer.after, answer.start)
    if resolve_until_choice(tables, answer.after, seat, answer.events) == 0:
        note_end(tables, seat, answer)
        return
    depth = 0
    note_choice(seat, depth, answer)
    while depth >= 0:
        if answer.open[depth] == 0:
            depth -= 1
            continue
        if answer.tried == MOST_TRIED or depth + 1 == MOST_CHOICES:
            answer.all_tried = 0
            return
        answer.tried += 1
        option = lowest(int(answer.open[depth]))
        answer.open[depth] &= ~(1 << option)
        answer.path[depth] = answer.first[depth] + option
        if follow(tables, seat, depth, answer) == 0:
            note_end(tables, seat, answer)
        elif is_new(seat, answer):
            depth += 1
            note_choice(seat, depth, answer)


def follow(tables, seat, depth, answer):
    """Do the choices so far; return whether there is another one to make."""
    assign_record(answer.after, answer.start)
    going_on = resolve_until_choice(tables, answer.after, seat, answer.events)
    for i in range(depth + 1):
        choose(tables, answer.after, seat, int(answer.path[i]), answer.events)
        going_on = resolve_until_choice(tables, answer.after, seat, answer.events)
    return going_on


def note_choice(seat, depth, answer):
    """Note the possible choices here. Using a ? token is skipped: the search continues without it."""
    phase = int(answer.after.phase)
    answer.first[depth] = act.FIRST_OF_PHASE[phase]
    answer.open[depth] = 1 << (act.FIRST[act.DONE] - act.FIRST_OF_PHASE[phase]) if phase == s.USE_TOKEN else answer.after.choices


def note_end(tables, seat, answer):
    """Note the end of the turn: whether it is the best so far, and which special spaces it reaches."""
    before, after = answer.before, answer.after
    points = int(after.points[seat]) - int(before.points[seat])
    gain = points + pays(tables, after, seat) - pays(tables, before, seat)
    if answer.found == 0 or gain > answer.gain:
        answer.found, answer.gain, answer.points = 1, gain, points
        for line in range(len(c.LINES)):
            answer.scoring[line] = scoring.line_points(tables, after, seat, line) - scoring.line_points(tables, before, seat, line)
        answer.scoring[INDUSTRY] = scoring.industry_points(tables, after, seat) - scoring.industry_points(tables, before, seat)
    for special in range(len(c.SPECIALS)):
        line = c.LINE_OF_SPECIAL[special]
        if lines.is_met(tables, after, seat, line, special) and not lines.is_met(tables, before, seat, line, special):
            answer.reaches[special] = 1


def pays(tables, state, seat):
    """Return what a seat's board pays at the end of the round."""
    points = scoring.industry_points(tables, state, seat)
    for line in range(len(c.LINES)):
        points += scoring.line_points(tables, state, seat, line)
    return points


def is_new(seat, answer):
    """Return whether a board and what waits on it are new; they are seen from now on."""
    key = key_of(seat, answer, 0) << 31 | key_of(seat, answer, 1)
    for i in range(answer.boards):
        if answer.seen[i] == key:
            return False
    answer.seen[answer.boards] = key
    answer.boards += 1
    return True


def key_of(seat, answer, which):
    """A 31-bit number made of everything that differs between continuations."""
    board, by, key = answer.after, MULTIPLIERS[which], 1
    for line in range(len(c.LINES)):
        for colour in range(len(c.COLOURS)):
            key = mixed(key, by, board.rail[seat, line, colour])
    for slot in range(len(c.SLOTS)):
        key = mixed(key, by, board.slot[seat, slot])
    for slot in range(c.FACTORY_SLOTS):
        key = mixed(key, by, board.factory[seat, slot])
    for marker in range(2):
        key = mixed(key, by, board.marker[seat, marker])
    key = mixed(mixed(key, by, board.doublers[seat]), by, board.points[seat])
    key = mixed(mixed(key, by, board.hand), by, board.hand_displaced)
    key = mixed(mixed(key, by, board.new_factory), by, board.current)
    for item in range(board.queue_length):
        key = mixed(key, by, board.effect_queue[item])
        key = mixed(key, by, 2 * int(board.must_complete[item]) + int(board.black_bonus_pending[item]))
        for part in each(board.parts[item]):
            key = mixed(key, by, part * 128 + int(board.remaining_parts[item, part]))
    return key


def mixed(key, by, number):
    """A key combined with one more number, which is at least -1."""
    return (key * by + int(number) + 2) % PRIME
