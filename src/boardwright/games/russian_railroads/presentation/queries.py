"""Queries for presentation code: what a board pays, what an action would change."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.russian_railroads import actions as act, components as c
from boardwright.games.russian_railroads.presentation.prospects import PROSPECT, prospect, think_of_deck
from boardwright.games.russian_railroads.presentation.view_fields import View
from boardwright.games.russian_railroads.presentation.view_query import view
from boardwright.games.russian_railroads.rules import places, scoring
from boardwright.games.russian_railroads.rules.chain import choose, resolve_until_choice
from boardwright.games.russian_railroads.rules.lines import is_met
from boardwright.games.russian_railroads.state import STATE

INDUSTRY = len(c.LINES)
SCORED = len(c.LINES) + 1

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
    "view": Query(view, View),
    "outcome": Query(outcome, OUTCOME),
    "prospect": Query(prospect, PROSPECT),
    "worth": Query(worth, record([("points", "i4")])),
    "payment": Query(payment, record([("workers", "i4"), ("temporary", "i4"), ("black", "i4"), ("coins", "i4")])),
}
