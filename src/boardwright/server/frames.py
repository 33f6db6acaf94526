"""Frames: what one viewer may see of a match, asked from the rules through that viewer's eyes only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Refusal
from boardwright.server.answers import (
    EventOut,
    Frame,
    LegalOut,
    MatchHead,
    PromptOut,
    RefusalOut,
    ResultOut,
    SeatOut,
    UndoOut,
)

if TYPE_CHECKING:
    from boardwright.server.store import MatchRow


class Scene:
    """The part of a frame that is the same for everybody who looks through the same eyes at the same version.

    View and legal actions are kept encoded: that is a tenth of the memory and each of them is encoded once.
    """

    def __init__(self, match: Match, looking: int | None, acts: bool, everything: bool = False) -> None:
        """`looking`: a seat, or None for a spectator. `acts`: whether that seat is a person's. `everything`: nothing is hidden."""
        self.actors = [int(seat) for seat in match.actors]
        self.over = bool(match.over)
        self.decisions = len(match.decisions)
        self.result = result_of(match)
        self.view = encoded(match.full_view() if everything else match.view(looking))
        self.prompt = prompt_of(match, looking)
        self.legal = encoded(_legal(match, looking) if acts and looking is not None else [])
        undo = match.can_undo(looking) if acts and looking is not None else False
        self.undo_open = undo is True
        self.undo_reason = None if isinstance(undo, bool) else refusal(undo)


def encoded(what: Any) -> msgspec.Raw:
    """Something that goes into frames as it is."""
    return msgspec.Raw(msgspec.json.encode(what))


def _legal(match: Match, seat: int) -> list[LegalOut]:
    return [LegalOut(a.id, a.kind, a.args, str(a), match.preview(seat, a)) for a in match.legal(seat)]


def prompt_of(match: Match, looking: int | None) -> PromptOut:
    """What the viewer is asked."""
    prompt = match.prompt(looking)
    return PromptOut(prompt.id, prompt.args, list(prompt.families))


def events_of(match: Match, looking: int | None, since: int) -> list[EventOut]:
    """The events from number `since` on, as far as this viewer may know."""
    return [EventOut(event.n, event.kind, event.args) for event in match.events(looking, since)]


def full_events_of(match: Match, since: int) -> list[EventOut]:
    """The events from number `since` on with nothing hidden."""
    return [EventOut(event.n, event.kind, event.args) for event in match.full_events(since)]


def refusal(reason: Refusal) -> RefusalOut:
    """The core's refusal as a message."""
    return RefusalOut(reason.id, reason.args, reason.section)


def result_of(match: Match) -> ResultOut | None:
    """How the match ended, if it did."""
    result = match.result
    if result is None:
        return None
    scores = [None] * match.players if result.scores is None else list(result.scores)
    return ResultOut([list(place) for place in result.ranking], scores, result.reason, result.breakdown)


def seats_of(row: MatchRow, device: int | None) -> list[SeatOut]:
    """Who sits where, as this device sees it."""
    return [SeatOut(s.seat, s.kind, s.name, s.level, s.kind == "person" and device is not None and s.device == device) for s in row.seats]


def frame(
    scene: Scene,
    *,
    version: int,
    head: MatchHead,
    seats: list[SeatOut],
    looking: int | None,
    space: Any,
    events: list[EventOut],
    events_from: int,
    until: int | None = None,
) -> Frame:
    """A frame out of its parts."""
    acts = looking is not None and any(seat.seat == looking and seat.yours for seat in seats)
    return Frame(
        version=version,
        match=head,
        seats=seats,
        looking=looking,
        actors=scene.actors,
        over=scene.over,
        result=scene.result,
        view=scene.view,
        prompt=scene.prompt,
        legal=scene.legal,
        space=space,
        events=events,
        events_from=events_from,
        undo=UndoOut(looking if acts else None, scene.undo_open, scene.undo_reason, until if scene.undo_open else None),
        thinking=[seat.seat for seat in seats if seat.kind == "bot" and seat.seat in scene.actors],
        decisions=scene.decisions,
    )
