"""The queries that presentation code needs."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.game_of_trains.cards import discard, removed_place
from boardwright.games.game_of_trains.rules import take_wagons
from boardwright.games.game_of_trains.state import State

REMOVAL = record([("after", State.dtype), ("events", EVENTS)])
"""The state after a remove, before anything is drawn, and the events so far."""


def removal(tables, state, seat, ability, answer):
    """Fill in the result of a remove by `seat` up to the draw, which is unknown."""
    after = answer.after
    assign_record(after, state)
    discard(after, after.row[ability])
    after.row[ability] = 0
    answer.events.count = 0
    take_wagons(tables, after, seat, removed_place(ability), answer.events)


QUERIES = {"removal": Query(removal, REMOVAL)}
