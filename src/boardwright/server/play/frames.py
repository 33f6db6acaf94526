"""Frames: what one viewer may see of a match, built from what the rules reveal to that viewer."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Refusal
from boardwright.server.protocol import outbound
from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.fields import MatchStatus
from boardwright.server.table_rules.watching import Watching

if TYPE_CHECKING:  # the process that checks match files loads no database
    from boardwright.server.store import ListedMatch, MatchRow, SeatRow


class ViewerSnapshot:
    """The part of a frame that all viewers of the same seat and version share.

    View and legal actions are kept encoded: this takes a tenth of the memory, and each is encoded once.
    """

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        acts: bool,
        everything: bool = False,
        runs_rules: bool = False,
        along: Container[int] = (),
        curtain: Sequence[int] = (),
    ) -> None:
        """`viewer`: a seat, or None for a spectator. `acts`: whether a person may move for it. `everything`: hide nothing.

        `runs_rules`: the page computes view, prompt and legal actions itself, from the record of what the viewer knows. `along`: bots whose
        moves are undone with the viewer's. `curtain`: seats for which the curtain must fall first.
        """
        mover = viewer if acts else None
        self.actors = [int(seat) for seat in match.actors]
        self.over = bool(match.over)
        self.decisions = len(match.decisions)
        self.result = result_of(match)
        self.record: bytes | None = None
        self.view: Any = None
        self.prompt: outbound.PromptOut | None = None
        self.legal: Any = []
        if runs_rules:
            self.record = match.information_state(viewer)
        else:
            self.view = encoded(match.full_view() if everything else match.view(viewer))
            self.prompt = prompt_of(match, mover)
            self.legal = encoded([] if mover is None else _legal(match, mover))
        self.curtain = list(curtain)
        self.since = None if mover is None else match.events_since_choice(mover)
        undo = False if mover is None else match.can_undo(mover, along)
        self.undo_open = undo is True
        self.undo_turn = match.choices_of_turn(mover, along) if mover is not None and self.undo_open else 0
        self.is_beyond = not isinstance(undo, bool) and undo.id == "undo_other_acted"
        self.undo_reason = None if isinstance(undo, bool) else refusal(undo)


def encoded(value: Any) -> msgspec.Raw:
    """A value as JSON that goes into frames unchanged."""
    return msgspec.Raw(msgspec.json.encode(value))


def _legal(match: Match, seat: int) -> list[outbound.LegalOut]:
    return [outbound.LegalOut(a.id, a.kind, a.args, str(a), match.preview(seat, a)) for a in match.legal(seat)]


def prompt_of(match: Match, viewer: int | None) -> outbound.PromptOut:
    """The prompt of a viewer; `viewer`: a seat, or None for a spectator."""
    prompt = match.prompt(viewer)
    return outbound.PromptOut(prompt.id, prompt.args, list(prompt.families))


def events_of(match: Match, viewer: int | None, since: int) -> list[outbound.EventOut]:
    """The events from number `since` on, as this viewer may know them; `viewer`: a seat, or None for a spectator."""
    return [outbound.EventOut(event.n, event.kind, event.args) for event in match.events(viewer, since)]


def full_events_of(match: Match, since: int) -> list[outbound.EventOut]:
    """The events from number `since` on, with nothing hidden."""
    return [outbound.EventOut(event.n, event.kind, event.args) for event in match.full_events(since)]


def refusal(reason: Refusal) -> outbound.RefusalOut:
    """A refusal of the core as a message."""
    return outbound.RefusalOut(reason.id, reason.args, reason.section)


def result_of(match: Match) -> outbound.ResultOut | None:
    """Return how the match ended; None while it runs."""
    result = match.result
    if result is None:
        return None
    scores: list[int | None] = [None] * match.players if result.scores is None else list(result.scores)
    return outbound.ResultOut([list(place) for place in result.ranking], scores, result.reason, result.breakdown)


def seats_out(
    row: MatchRow | ListedMatch,
    device: int | None,
    online: Container[int] | None = None,
    agreed: Mapping[int, Iterable[int]] | None = None,
    clocks: Mapping[int, outbound.ClockOut] | None = None,
    gone: Mapping[int, int] | None = None,
    waited: Container[int] = (),
) -> list[outbound.SeatOut]:
    """The seats, as sent to a device; `yours` marks its own (None: a stranger, who has none).

    `online`: seats of people who are present, if known. `agreed`: who has agreed to a bot for a player, by that player's seat. `clocks`: by
    seat. `gone`: since when absent players have been away (Unix time in ms), by seat. `waited`: players for whom the match has waited for
    long without a clock.
    """

    def seat_out(seat: SeatRow) -> outbound.SeatOut:
        is_person = seat.kind == "person"
        yours = is_person and device is not None and seat.device == device
        is_there = seat.seat in online if is_person and online is not None else UNSET
        stand_in = UNSET if seat.stand_in is None else seat.stand_in
        votes = sorted(agreed[seat.seat]) if agreed and seat.seat in agreed else UNSET
        clock, since = (clocks or {}).get(seat.seat, UNSET), (gone or {}).get(seat.seat, UNSET)
        late = True if seat.seat in waited else UNSET
        return outbound.SeatOut(seat.seat, seat.kind, seat.name, seat.level, yours, is_there, stand_in, votes, clock, since, late)

    return [seat_out(seat) for seat in row.seats]


def head_of(
    row: MatchRow,
    status: MatchStatus,
    clock: ClockSetting | UnsetType = UNSET,
    again: bool | UnsetType = UNSET,
    epoch: str | UnsetType = UNSET,
) -> outbound.MatchHead:
    """The part of a frame about the match as a whole."""
    start = UNSET if row.start is None else row.start["k"]
    hints, rated = UNSET if row.hints else False, True if row.rated else UNSET
    about = (row.id, row.game, row.ruleset, row.options, status, row.created)
    competition = True if row.in_competition else UNSET
    return outbound.MatchHead(*about, clock, again, start, hints, rated, epoch, competition)


def watching_out(stored: dict[str, Any] | None, host: bool) -> outbound.WatchingOut | UnsetType:
    """Return who may watch, as sent to pages. `host`: whether the recipient is the host."""
    watching = Watching.of(stored)
    return UNSET if watching is None else outbound.WatchingOut(watching.mode, watching.minutes, host, watching.link is not None)


def frame(
    snapshot: ViewerSnapshot,
    *,
    version: int,
    head: outbound.MatchHead,
    seats: list[outbound.SeatOut],
    viewer: int | None,
    space: Any,
    events: list[outbound.EventOut],
    events_from: int,
    waits: bool = False,
    until: int | None = None,
    clock: outbound.TableClock | UnsetType = UNSET,
    asked: outbound.UndoRequestOut | UnsetType = UNSET,
    may_ask: bool = False,
    watching: outbound.WatchingOut | UnsetType = UNSET,
    late: int | UnsetType = UNSET,
    hinted: list[outbound.HintOut] | UnsetType = UNSET,
) -> outbound.Frame:
    """Build a frame.

    `space`: the encoded action space; `waits`: whether bots wait for an undo; `until`: until when (Unix time in ms). `asked`: the open undo
    request; `may_ask`: whether the viewer may make one. `watching`: who may watch; `late`: the delay in minutes; `hinted`: who has
    asked for hints.
    """
    acts = viewer is not None and any(seat.seat == viewer and seat.yours and not seat.stand_in for seat in seats)
    waiting = (until, waits) if snapshot.undo_open else (None, False)
    undo_seat = viewer if acts else None
    undo = outbound.UndoOut(undo_seat, snapshot.undo_open, snapshot.undo_reason, *waiting, snapshot.undo_turn, acts and may_ask)
    return outbound.Frame(
        version=version,
        match=head,
        seats=seats,
        viewer=viewer,
        actors=snapshot.actors,
        over=snapshot.over,
        result=snapshot.result,
        view=snapshot.view,
        prompt=snapshot.prompt,
        legal=snapshot.legal,
        space=space,
        events=events,
        events_from=events_from,
        undo=undo,
        thinking=[seat.seat for seat in seats if (seat.kind == "bot" or seat.stand_in) and seat.seat in snapshot.actors],
        decisions=snapshot.decisions,
        since=snapshot.since,
        curtain=[seat.seat for seat in seats if seat.yours and seat.seat in snapshot.curtain],
        clock=clock,
        asked=asked,
        watching=watching,
        late=late,
        hinted=hinted,
    )
