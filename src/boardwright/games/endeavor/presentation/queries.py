"""The queries that views and previews need."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.endeavor.components import CULTURE, LINKS, SEATS, TRACKS
from boardwright.games.endeavor.rules import board, cards, perform, scoring, tracks
from boardwright.games.endeavor.state import DISCARD, OVER, STATE

GIVEN = ("build_level", "growth", "payments", "card_limit")
"""What the level of each track gives."""

STANDING = record(
    [
        ("link_owner", "i1", (len(LINKS),)),  # the seat that occupies both ends, -1: none
        ("marker", "i1", (SEATS, len(TRACKS))),
        *((given, "i1", (SEATS,)) for given in GIVEN),
        ("counted", "i1", (SEATS,)),  # cards that count against the limit
        ("glory", "i4", (SEATS, len(scoring.SOURCES))),
    ]
)

ATTEMPT = record(
    [
        ("after", STATE),
        ("events", EVENTS),
        ("discs", "i4"),
        *((by_track, "i4", (len(TRACKS),)) for by_track in ("icons", "level_before", "level_after")),
        ("glory", "i4"),
    ]
)
"""A copy of the state after an action, its events, and the changes for the seat."""


def standing(tables, state, seat, which, answer):
    """Fill in the standing of all seats, and the owner of each link."""
    for link in range(len(LINKS)):
        answer.link_owner[link] = board.link_owner(tables, state, link)
    for each in range(state.players):
        for track in range(len(TRACKS)):
            answer.marker[each, track] = tracks.marker(tables, state, each, track)
        answer.build_level[each] = tracks.building_level(tables, state, each)
        answer.growth[each] = tables.growth[tracks.level_of(tables, state, each, CULTURE)]
        answer.payments[each] = tracks.payments(tables, state, each)
        answer.card_limit[each] = tracks.card_limit(tables, state, each)
        settled = state.passed[each] or state.phase == OVER or (state.phase == DISCARD and each == state.active)
        with_space = not settled or state.governor[each] >= 0  # undecided until a seat passes; then a governor is there or not
        answer.counted[each] = cards.counted_cards(tables, state, each, with_space)
        for source in range(len(scoring.SOURCES)):
            answer.glory[each, source] = scoring.glory_from(tables, state, each, source)


def attempt(tables, state, seat, action, answer):
    """Fill in what an action changes directly, without what follows."""
    assign_record(answer.after, state)
    perform(tables, answer.after, seat, action, answer.events)
    answer.discs = int(answer.after.harbour[seat]) - int(state.harbour[seat])
    for track in range(len(TRACKS)):
        answer.icons[track] = int(answer.after.icons[seat, track]) - int(state.icons[seat, track])
        answer.level_before[track] = tracks.level_of(tables, state, seat, track)
        answer.level_after[track] = tracks.level_of(tables, answer.after, seat, track)
    answer.glory = scoring.total(tables, answer.after, seat) - scoring.total(tables, state, seat)


QUERIES = {"standing": Query(standing, STANDING), "attempt": Query(attempt, ATTEMPT)}
