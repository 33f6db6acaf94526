"""The working memory of `greedy`."""

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.russian_railroads.bots.greedy_weights import WAYS
from boardwright.games.russian_railroads.components import BONUSES, LINES, PLACES, SEATS
from boardwright.games.russian_railroads.state import IN_DECK, STATE, UNKNOWN

INFINITY = 1_000_000_000
TRACKS = len(LINES) + 1
NOTES = 512
"""Boards remembered per track: a power of two."""

SCRATCH = record(
    [
        ("start", STATE),  # the hidden copy, with the deck filled with possible cards
        ("tried", STATE),  # a chain of choices in progress
        ("probe", STATE),  # one choice of it
        ("closer", STATE),  # the placement of a locomotive or factory within that choice
        ("later", STATE),  # the own board as it may grow
        ("events", EVENTS),
        ("now", STATE),  # a round in progress
        ("gain", "i8", (SEATS, len(PLACES))),  # of each place that may be occupied; -INFINITY: it may not
        ("good", "i8", (SEATS,)),  # the places that bring something, as a mask
        ("first_gain", "i8", (len(PLACES),)),  # the same at the start
        ("worth", "i8", (len(PLACES),)),  # including the rest of the round
        ("free", "i8"),  # in a plan: the places still free, as a mask
        # the value of a line, or (last) of the industry track, by key (greedy_value.py)
        ("note", "i8", (TRACKS,)),  # index of the current entry
        ("key", "i8", (TRACKS, NOTES)),  # 0: empty
        ("pays", "i4", (TRACKS, NOTES)),  # at the next scoring
        ("may_pay", "i4", (TRACKS, NOTES, WAYS)),  # later, by way to grow
        ("coming", "i8", (TRACKS, NOTES)),  # rewards ahead
    ]
)


def load_state(hidden, workspace):
    """Start from the current state, with all cards that may be in the deck. Cached values of earlier turns stay: they are still valid."""
    workspace.events.count = -1
    assign_record(workspace.start, hidden)
    for bonus in range(len(BONUSES)):
        if workspace.start.bonus_location[bonus] == UNKNOWN:
            workspace.start.bonus_location[bonus] = IN_DECK


def note_gain(workspace, seat, place, gain):
    """Note what a place brings to a seat."""
    workspace.gain[seat, place] = gain
    if gain > 0:
        workspace.good[seat] |= 1 << place
    else:
        workspace.good[seat] &= ~(1 << place)


def place_of_most(worth):
    """The place with the highest number, or -1 if none is above 0."""
    best, highest = -1, 0
    for place in range(len(PLACES)):
        if worth[place] > highest:
            best, highest = place, int(worth[place])
    return best
