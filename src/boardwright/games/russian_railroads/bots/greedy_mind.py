"""Room in which `greedy` tries things out."""

from __future__ import annotations

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.rule import rule
from boardwright.core.machine.state import copy_record, record
from boardwright.games.russian_railroads.components import BONUSES, PLACES, SEATS
from boardwright.games.russian_railroads.state import IN_DECK, STATE, UNKNOWN

NEVER = -1_000_000_000

MIND = record(
    [
        ("start", STATE),  # the hidden copy, the deck filled with what may be in it
        ("tried", STATE),  # a chain of choices as it goes on
        ("probe", STATE),  # one choice of it
        ("closer", STATE),  # a locomotive's or factory's place inside that choice
        ("later", STATE),  # the own board as it may grow
        ("events", EVENTS),
        ("now", STATE),  # a round as it goes on
        ("gain", "i8", (SEATS, len(PLACES))),  # of each place that may be occupied; NEVER: it may not
        ("first_gain", "i8", (len(PLACES),)),  # the same at the beginning
        ("worth", "i8", (len(PLACES),)),  # with the rest of the round
        ("free", "i8", (len(PLACES),)),  # in a plan: whether nobody has gone there yet
    ]
)


@rule
def remember(hidden, mind):
    """Begin with the state at hand. Cards that may be in the deck are thought to be there."""
    mind.events.count = -1
    copy_record(mind.start, hidden)
    for bonus in range(len(BONUSES)):
        if mind.start.fate[bonus] == UNKNOWN:
            mind.start.fate[bonus] = IN_DECK
