"""Room in which `greedy` tries things out."""

from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.russian_railroads.bots.greedy_weights import WAYS
from boardwright.games.russian_railroads.components import BONUSES, LINES, PLACES, SEATS
from boardwright.games.russian_railroads.state import IN_DECK, STATE, UNKNOWN

INFINITY = 1_000_000_000
TRACKS = len(LINES) + 1
NOTES = 512
"""So many boards are remembered of each track: a power of two."""

SCRATCH = record(
    [
        ("start", STATE),  # the hidden copy, the deck filled with what may be in it
        ("tried", STATE),  # a chain of choices as it goes on
        ("probe", STATE),  # one choice of it
        ("closer", STATE),  # a locomotive's or factory's place inside that choice
        ("later", STATE),  # the own board as it may grow
        ("events", EVENTS),
        ("now", STATE),  # a round as it goes on
        ("gain", "i8", (SEATS, len(PLACES))),  # of each place that may be occupied; -INFINITY: it may not
        ("good", "i8", (SEATS,)),  # the places that bring something, as a mask
        ("first_gain", "i8", (len(PLACES),)),  # the same at the beginning
        ("worth", "i8", (len(PLACES),)),  # with the rest of the round
        ("free", "i8"),  # in a plan: the places where nobody has gone yet, as a mask
        # what a line is worth, or (last) the industry track, by its key (greedy_value.py)
        ("note", "i8", (TRACKS,)),  # which of the notes fits now
        ("key", "i8", (TRACKS, NOTES)),  # 0: nothing noted here
        ("pays", "i4", (TRACKS, NOTES)),  # at the next scoring
        ("may_pay", "i4", (TRACKS, NOTES, WAYS)),  # later, by way to grow
        ("coming", "i8", (TRACKS, NOTES)),  # what it has before it
    ]
)


def load_state(hidden, workspace):
    """Begin with the state at hand. Cards that may be in the deck are thought to be there. Notes of earlier turns stay: they still hold."""
    workspace.events.count = -1
    assign_record(workspace.start, hidden)
    for bonus in range(len(BONUSES)):
        if workspace.start.bonus_location[bonus] == UNKNOWN:
            workspace.start.bonus_location[bonus] = IN_DECK


def note_gain(workspace, seat, place, gain):
    """What a place brings to a seat."""
    workspace.gain[seat, place] = gain
    if gain > 0:
        workspace.good[seat] |= 1 << place
    else:
        workspace.good[seat] &= ~(1 << place)


def place_of_most(worth):
    """The place whose number is highest, or -1 where none is above 0."""
    best, highest = -1, 0
    for place in range(len(PLACES)):
        if worth[place] > highest:
            best, highest = place, int(worth[place])
    return best
