"""Effects on a seat's BOARD, by formulas instead of the rules: the steps and tiles are chosen one by one, the best first."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import assign_record
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.bots import plan_weights as w
from boardwright.games.russian_railroads.bots.greedy_value import INDUSTRY
from boardwright.games.russian_railroads.bots.own_board import (
    BOARD,
    INFINITY,
    POINT,
    SELF,
    WORKSPACE,
    board_worth,
    factory_worth,
    token_worth,
    track_worth,
    weight,
    worker_worth,
)
from boardwright.games.russian_railroads.rules import lines, room

COLOURS_OF = (1, 2, 4, 8, 16, 3, 31, 1)
"""By part that is a step: the colours it may move, as a mask."""
TILES = 1 << c.LOCOMOTIVE | 1 << c.FACTORY | 1 << c.EITHER | 1 << c.SPECIAL_LOCOMOTIVE
BLACK_STEPS = 1 << c.BLACK | 1 << c.BLACK_OR_GREY | 1 << c.ANY


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def win(tables, board, line, workspace):
    """Win what a rail or locomotive has reached on a line. Returns the worth of what is not on the board's tracks."""
    after, gain = int(workspace.after), 0
    for special in range(c.LINE_SPECIALS[line], c.LINE_SPECIALS[line + 1]):
        if board.reached[SELF, special] or not lines.is_met(tables, board, SELF, line, special):
            continue
        board.reached[SELF, special] = 1
        gain += int(tables.special_points[special]) * POINT
        if tables.special_worker[special]:
            gain += worker_worth(after, workspace)
        if tables.special_spot[special] >= 0:
            gain += token_worth(after, workspace)
        if tables.special_rails[special] >= 0:
            win_rails(tables, board, int(tables.special_rails[special]))
    return gain


def win_rails(tables, board, colour):
    """Win rails of a colour for each line that has room for it; the white one makes two steps."""
    for line in range(len(c.LINES)):
        if colour < tables.colours[line]:
            board.rail[SELF, line, colour] = 0
    if colour == c.WHITE:
        board.rail[SELF, c.TRANSSIBERIAN, c.WHITE] = min(2, room.room_ahead(tables, board, SELF, c.TRANSSIBERIAN, c.WHITE))


@separately_compiled("t", BOARD, "i", "i", WORKSPACE, returns=True)
def step(tables, board, line, colour, workspace):
    """Move a rail one space on. Returns the gain. Black on the Transsiberian touches all lines: it wins rails for them."""
    everywhere = line == c.TRANSSIBERIAN and colour == c.BLACK
    before = board_worth(tables, board, workspace) if everywhere else track_worth(tables, board, line, workspace)
    board.rail[SELF, line, colour] += 1
    gain = win(tables, board, line, workspace) - before
    return gain + (board_worth(tables, board, workspace) if everywhere else track_worth(tables, board, line, workspace))


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def best_step(tables, board, colours, workspace):
    """Make the best step with one of these colours. Returns the gain; 0 where none is possible."""
    highest = -INFINITY
    for line in range(len(c.LINES)):
        for colour in each(colours & (1 << int(tables.colours[line])) - 1):
            if room.room_ahead(tables, board, SELF, line, colour) > 0:
                assign_record(workspace.probe, board)
                gain = step(tables, workspace.probe, line, colour, workspace)
                if gain > highest:
                    highest = gain
                    assign_record(workspace.best, workspace.probe)
    if highest == -INFINITY:
        return 0
    assign_record(board, workspace.best)
    return highest


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def advance(tables, board, marker, workspace):
    """Move a marker one space on. Returns the gain."""
    before = track_worth(tables, board, INDUSTRY, workspace)
    board.marker[SELF, marker] += 1
    space, gain = int(board.marker[SELF, marker]), 0
    if tables.track_kind[space] == c.FACTORY_SPACE:
        gain = factory_worth(int(board.factory[SELF, tables.track_slot[space]]), int(workspace.after), workspace)
    elif tables.track_kind[space] == c.TOKEN_SPACE and board.spot_won == 0:
        board.spot_won = 1
        gain = token_worth(int(workspace.after), workspace)
    return gain + track_worth(tables, board, INDUSTRY, workspace) - before


def best_advance(tables, board, workspace):
    """Move the better marker one space on. Returns the gain; 0 where none can move."""
    highest, end = -INFINITY, room.track_end(tables, board, SELF, 0)
    for marker in range(2):
        at = int(board.marker[SELF, marker])
        if 0 <= at < end and board.marker[SELF, 1 - marker] != at + 1:
            assign_record(workspace.probe, board)
            gain = advance(tables, workspace.probe, marker, workspace)
            if gain > highest:
                highest = gain
                assign_record(workspace.best, workspace.probe)
    if highest == -INFINITY:
        return 0
    assign_record(board, workspace.best)
    return highest


@separately_compiled("t", BOARD, "i", "i", WORKSPACE, returns=True)
def put_locomotive(tables, board, slot, number, workspace):
    """Put a locomotive into a slot. Returns the gain; what was there is gone."""
    line = c.LINE_OF_SLOT[slot]
    before = track_worth(tables, board, line, workspace)
    board.slot[SELF, slot] = number
    gain = win(tables, board, line, workspace)
    return gain + track_worth(tables, board, line, workspace) - before


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def place_locomotive(tables, board, number, workspace):
    """Place a locomotive and those it displaces, each in its best slot. Returns the gain; 0 where it fits nowhere."""
    total = 0
    while number > 0:
        highest, chosen = -INFINITY, -1
        for slot in range(len(c.SLOTS)):
            if room.power(board.slot[SELF, slot]) < room.power(number):
                assign_record(workspace.probe, board)
                gain = put_locomotive(tables, workspace.probe, slot, number, workspace)
                if gain > highest:
                    highest, chosen = gain, slot
                    assign_record(workspace.best, workspace.probe)
        if chosen < 0:
            break
        number = int(board.slot[SELF, chosen])
        total += highest
        assign_record(board, workspace.best)
    return total


@separately_compiled("t", BOARD, "i", "i", WORKSPACE, returns=True)
def put_factory(tables, board, number, slot, workspace):
    """Build a factory in a slot of the industry track. Returns the gain."""
    before = track_worth(tables, board, INDUSTRY, workspace)
    board.factory[SELF, slot] = number
    return track_worth(tables, board, INDUSTRY, workspace) - before


@separately_compiled("t", BOARD, "i", WORKSPACE, returns=True)
def build(tables, board, number, workspace):
    """Build a factory in the leftmost gap, else in place of the one whose loss costs least. Returns the gain."""
    built = room.factories_built(board, SELF)
    if built < c.FACTORY_SLOTS:
        return put_factory(tables, board, number, built, workspace)
    highest = -INFINITY
    for slot in range(c.FACTORY_SLOTS):
        assign_record(workspace.probe, board)
        gain = put_factory(tables, workspace.probe, number, slot, workspace)
        if gain > highest:
            highest = gain
            assign_record(workspace.best, workspace.probe)
    assign_record(board, workspace.best)
    return highest


def best_factory(tables, board, lowest, workspace):
    """Build the best factory: the lowest locomotive turned over, or a returned one. Returns the gain; 0 where there is none."""
    highest, chosen = -INFINITY, 0
    for number in each(int(workspace.returned) | (1 << lowest if lowest > 0 else 0)):
        assign_record(workspace.other, board)
        gain = build(tables, workspace.other, number, workspace)
        if gain > highest:
            highest, chosen = gain, number
    return build(tables, board, chosen, workspace) if chosen > 0 else 0


@separately_compiled("t", BOARD, WORKSPACE, returns=True)
def locomotive_or_factory(tables, board, workspace):
    """Take the lowest locomotive or build a factory, whichever is better. Returns the gain."""
    lowest, placed = int(workspace.locomotive[0]), -INFINITY
    if lowest > 0 and room.fits(board, SELF, lowest):
        assign_record(workspace.pulling, board)
        placed = place_locomotive(tables, workspace.pulling, lowest, workspace)
    assign_record(workspace.building, board)
    built = best_factory(tables, workspace.building, lowest, workspace)
    assign_record(board, workspace.pulling if placed >= built else workspace.building)
    return max(placed, built)


def tiles(tables, board, effect, workspace):
    """Take the locomotives and factories of an effect. Returns the gain."""
    gain, lowest = 0, int(workspace.locomotive[0])
    if tables.effect[effect, c.EITHER] > 0:
        gain += locomotive_or_factory(tables, board, workspace)
    if tables.effect[effect, c.LOCOMOTIVE] > 0:
        gain += place_locomotive(tables, board, lowest, workspace)
        lowest = int(workspace.locomotive[1])
    if tables.effect[effect, c.FACTORY] > 0:
        gain += best_factory(tables, board, lowest, workspace)
    if tables.effect[effect, c.SPECIAL_LOCOMOTIVE] > 0:
        gain += place_locomotive(tables, board, c.SPECIAL, workspace)
    return gain


@separately_compiled("t", BOARD, "i", "i", WORKSPACE, returns=True)
def amount(tables, board, part, count, workspace):
    """Do `count` of a part of an effect, except tiles. Returns the gain."""
    gain, after = 0, int(workspace.after)
    if part <= c.EXTRA:
        for _ in range(count):
            gain += best_step(tables, board, COLOURS_OF[part], workspace)
    elif part == c.INDUSTRY:
        for _ in range(count):
            gain += best_advance(tables, board, workspace)
    elif part == c.POINTS:
        gain = count * POINT
    elif part == c.COINS:
        gain = count * weight(workspace, w.COIN + after)
    elif part == c.TEMPORARY:
        gain = count * weight(workspace, w.WORKER_NOW)
    elif part == c.DOUBLERS or part == c.REVALUE or part == c.MEDAL or part == c.MARKER:
        gain = change_values(tables, board, part, count, workspace)
    elif part == c.BEST_LOCOMOTIVES:
        gain = best_two(board) * POINT
    elif part == c.ENGINEER:
        gain = weight(workspace, w.ENGINEER_USE + int(tables.card_engineer)) * (after + 1) + weight(workspace, w.STANDING) * after
    elif part == c.BLACK_WORKER:
        gain = worker_worth(after, workspace) + weight(workspace, w.BLACK_STEPS) * after
    elif part == c.REPEAT:
        gain = fixed(workspace, w.REPETITION)
    elif part == c.CARD:
        gain = fixed(workspace, w.CARD_WORTH)
    elif part == c.BONUS:
        gain = fixed(workspace, w.BONUS_WORTH)
    elif part == c.TOKEN:
        gain = token_worth(after, workspace)
    elif part == c.ONCE_MORE:
        gain = best_step(tables, board, COLOURS_OF[c.BLACK], workspace)
    return gain


def fixed(workspace, which):
    """A weight, and another one per round after this one."""
    return weight(workspace, which) + weight(workspace, which + 1) * int(workspace.after)


def change_values(tables, board, part, count, workspace):
    """Doublers, revalued rails, the medal, the second marker. Returns the gain."""
    before = board_worth(tables, board, workspace)
    if part == c.DOUBLERS:
        board.doublers[SELF] += min(count, c.MOST_DOUBLERS - int(board.doublers[SELF]), int(workspace.doublers_left))
    elif part == c.REVALUE:
        board.revalued[SELF] = 1
    elif part == c.MEDAL:
        board.medal[SELF] = 1
    else:
        board.marker[SELF, 1] = 0
    return board_worth(tables, board, workspace) - before


def best_two(board):
    """The sum of the two highest locomotives."""
    best, second = 0, 0
    for slot in range(len(c.SLOTS)):
        number = room.power(board.slot[SELF, slot])
        best, second = max(best, number), max(second, min(best, number))
    return best + second


@separately_compiled("t", BOARD, "i", "i", WORKSPACE, returns=True)
def effect_gain(tables, board, effect, black, workspace):
    """Do an effect. `black`: the black worker does it. Returns the gain."""
    parts = int(tables.parts[effect])
    gain = tiles(tables, board, effect, workspace)
    for part in each(parts & ~TILES):
        gain += amount(tables, board, part, int(tables.effect[effect, part]), workspace)
    if black and parts & BLACK_STEPS:
        gain += best_step(tables, board, COLOURS_OF[c.BLACK], workspace)
    return gain
