"""Queries for presentation code: what a board pays, what an action would change."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import EVERYONE, assign_record, record
from boardwright.games.russian_railroads import actions as act, components as c
from boardwright.games.russian_railroads.hidden import cards_left, looks_before
from boardwright.games.russian_railroads.presentation.prospects import PROSPECT, prospect, think_of_deck
from boardwright.games.russian_railroads.rules import places, rounds, scoring
from boardwright.games.russian_railroads.rules.chain import choose, resolve_until_choice
from boardwright.games.russian_railroads.rules.lines import is_met, reach
from boardwright.games.russian_railroads.rules.room import lowest_locomotive
from boardwright.games.russian_railroads.state import IN_DECK, STATE, TAKE_BONUS, UNKNOWN

INDUSTRY = len(c.LINES)
SCORED = len(c.LINES) + 1

BOARD = record(
    [
        # the main board
        ("effect", "i1", (len(c.PLACES),)),  # of a place; -1: none
        ("exists", "i1", (len(c.SPACES),)),
        ("lowest", "i1"),
        ("standing", "i4", (c.SEATS,)),  # in the engineer majority
        ("passing", "i1", (c.SEATS,)),  # points for passing
        # end-bonus cards
        ("left", "i1"),  # in the deck
        ("known", "i1", (len(c.BONUSES),)),  # to be there
        ("looking", "i1"),  # whether the viewer is searching the deck
        # seats
        ("reach", "i1", (c.SEATS, len(c.LINES))),
        ("met", "i1", (c.SEATS, len(c.SPECIALS))),
        ("points", "i4", (c.SEATS, SCORED)),  # of the lines, of the industry track
        ("bonus", "i4", (c.SEATS, len(c.LINES))),  # of these, from special spaces
        ("markers", "i4", (c.SEATS, 2)),
        ("spaces", "i1", (c.SEATS, len(c.LINES))),  # how many count; for each:
        ("rail", "i1", (c.SEATS, len(c.LINES), c.LONGEST)),
        ("worth", "i4", (c.SEATS, len(c.LINES), c.LONGEST)),
        ("doubled", "i1", (c.SEATS, len(c.LINES), c.LONGEST)),
    ]
)


def board(tables, state, seat, which, answer):
    """Fill in what follows from the whole board, for a view."""
    for place in range(len(c.PLACES)):
        answer.effect[place] = places.effect_of(state, place)
    for space in range(len(c.SPACES)):
        answer.exists[space] = places.existence_obstacle(tables, state, space) == 0
    answer.lowest = lowest_locomotive(state)
    board_deck(tables, state, answer)
    for other in range(state.players):
        answer.passing[other] = tables.passing[rounds.place_in_order(state, other)]
        answer.standing[other] = scoring.engineer_standing(tables, state, other)
        for special in range(len(c.SPECIALS)):
            answer.met[other, special] = is_met(tables, state, other, c.LINE_OF_SPECIAL[special], special)
        for line in range(len(c.LINES)):
            board_line(tables, state, other, line, answer)
        answer.points[other, INDUSTRY] = scoring.industry_points(tables, state, other)
        for marker in range(2):
            answer.markers[other, marker] = scoring.marker_points(tables, state, other, marker)


def board_deck(tables, state, answer):
    """Fill in the known end-bonus cards: if only the viewer drew since its last look, everything that it saw is still in the deck."""
    answer.left = cards_left(tables, state)
    answer.looking = state.phase == TAKE_BONUS and (state.viewer == EVERYONE or state.viewer == state.active)
    looks = looks_before(state, state.viewer, IN_DECK)
    remembered = looks > 0 and only_viewer_drew(state)
    for bonus in range(len(c.BONUSES)):
        location = state.bonus_location[bonus]
        answer.known[bonus] = location == IN_DECK or (location == UNKNOWN and remembered and state.seen_at_looks[bonus] == looks)


def only_viewer_drew(state):
    """Whether only the viewer has drawn cards since its last look."""
    for draw in range(1, state.draws + 1):
        if state.looked[state.viewer] >> draw == 0 and state.drawer[draw] != state.viewer:
            return False
    return True


def board_line(tables, state, seat, line, answer):
    """Fill in a line of a seat, space by space."""
    answer.reach[seat, line] = reach(state, seat, line)
    answer.points[seat, line] = scoring.line_points(tables, state, seat, line)
    answer.bonus[seat, line] = scoring.line_bonus(tables, state, seat, line)
    factor = scoring.line_factor(tables, state, seat, line)
    before = 0
    for i in range(scoring.line_end(tables, state, seat, line)):
        rail = scoring.latest_rail(state, seat, line, i + 1)
        if rail < 0:
            return
        points = scoring.rail_points(tables, state, seat, line, i + 1)
        answer.rail[seat, line, i] = rail
        answer.worth[seat, line, i] = (points - before) * factor
        answer.doubled[seat, line, i] = factor > 1 or i < scoring.doubled_spaces(state, seat, line)
        answer.spaces[seat, line] = i + 1
        before = points


OUTCOME = record(
    [
        ("points", "i4"),  # now
        ("scoring", "i4", (SCORED,)),  # more at the end of the round: of the lines, of the industry track
        ("met", "i1", (len(c.SPECIALS),)),  # special spaces reached by it
        ("events", EVENTS),
        ("after", STATE),
    ]
)


def outcome(tables, state, seat, action, answer):
    """Fill in what an action inside an effect would change, up to the next choice or the end of the turn."""
    after = answer.after
    assign_record(after, state)
    think_of_deck(tables, after)
    choose(tables, after, seat, action, answer.events)
    resolve_until_choice(tables, after, seat, answer.events)
    answer.points = after.points[seat] - state.points[seat]
    for line in range(len(c.LINES)):
        answer.scoring[line] = scoring.line_points(tables, after, seat, line) - scoring.line_points(tables, state, seat, line)
    answer.scoring[INDUSTRY] = scoring.industry_points(tables, after, seat) - scoring.industry_points(tables, state, seat)
    for special in range(len(c.SPECIALS)):
        line = c.LINE_OF_SPECIAL[special]
        answer.met[special] = is_met(tables, after, seat, line, special) and not is_met(tables, state, seat, line, special)


def worth(tables, state, seat, bonus, answer):
    """Fill in what an end-bonus card would pay if the match ended now."""
    answer.points = scoring.bonus_points(tables, state, seat, bonus)


def payment(tables, state, seat, action, answer):
    """Fill in what a payment puts on the place."""
    answer.coins, answer.black = act.PLACE_OF[action] // 2, act.PLACE_OF[action] % 2
    plain = places.plain_price(tables, state.paying, answer.coins, answer.black)
    answer.temporary = places.temporary_first(state, seat, plain)
    answer.workers = plain - answer.temporary


QUERIES = {
    "board": Query(board, BOARD),
    "outcome": Query(outcome, OUTCOME),
    "prospect": Query(prospect, PROSPECT),
    "worth": Query(worth, record([("points", "i4")])),
    "payment": Query(payment, record([("workers", "i4"), ("temporary", "i4"), ("black", "i4"), ("coins", "i4")])),
}
