"""The queries that views and previews need."""

from boardwright.core.machine.engine import Query
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import assign_record, record
from boardwright.games.endeavor.components import TRACKS
from boardwright.games.endeavor.presentation.view_fields import View, view
from boardwright.games.endeavor.rules import perform, scoring, tracks
from boardwright.games.endeavor.state import STATE

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


QUERIES = {"view": Query(view, View), "attempt": Query(attempt, ATTEMPT)}
