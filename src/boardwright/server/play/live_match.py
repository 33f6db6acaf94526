"""A match in memory: the core's match, the length of its log, and its viewers."""

from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from msgspec import UNSET

from boardwright.core.domain.knowledge import sees_more
from boardwright.core.domain.refusal import Refusal
from boardwright.server.errors import ApiError
from boardwright.server.play.answers import Answer, Answers
from boardwright.server.play.bot_runner import BotRunner
from boardwright.server.play.clocks import MatchClocks
from boardwright.server.play.delayed_view import DelayedView
from boardwright.server.play.frames import ViewerSnapshot, events_of, head_of, refusal, result_of
from boardwright.server.play.hints import Hints
from boardwright.server.play.match_base import Drop, MatchBase, Viewer
from boardwright.server.play.services import MatchServices
from boardwright.server.play.stand_ins import StandIns
from boardwright.server.play.undo_requests import UndoRequests
from boardwright.server.protocol.outbound import EventOut, MatchHead, RefusalOut
from boardwright.server.store import ACT, OVER, RUNNING, UNDO, MatchRow, Row, Summary
from boardwright.server.table_rules import watching
from boardwright.server.table_rules.votes import Votes
from boardwright.server.table_rules.watching import Sight, Watching


class ViewerUpdate(NamedTuple):
    """A viewer's snapshot, and the events since the last frame."""

    version: int
    snapshot: ViewerSnapshot
    events: list[EventOut]
    events_from: int
    waits: bool
    until: int | None


def undone_seats(before: list[tuple[int, int]], after: list[tuple[int, int]], seat: int) -> list[int]:
    """The seats whose decisions an undo by `seat` removed, in order: its own, and those of bots unless they stay."""
    removed = before[len(after) :]
    return [by for by, _ in removed] if before[: len(after)] == after else [seat]


class LiveMatch(MatchBase):
    """A match in memory.

    A change is played, written, and only then shown. If writing fails, the match is dropped from memory and loaded again from its log, so
    viewers see only what the database has.
    """

    def __init__(self, services: MatchServices, row: MatchRow, game: Any, match: Any, rows: list[Row], drop: Drop) -> None:
        super().__init__(services, row, game, match, rows, drop)
        self._last_online: set[int] = set()  # as last sent to viewers
        self.pins = 0
        self.clocks = MatchClocks(self, lambda seat: self.stand_ins.replace_late(seat))
        self.stand_ins = StandIns(self, self.clocks)
        self.undo_requests = UndoRequests(self, self.clocks)
        self.hints = Hints(self)
        self.delayed = DelayedView(self)
        self.bot_runner = BotRunner(self, self.clocks, self.undo_requests)
        # The last change of each seat; where events were undone: (version, events left).
        self._last_change = {row.seat: row.seq for row in rows}
        self._answers = Answers(rows)
        self._taken_back: list[tuple[int, int]] = []
        self._snapshots: dict[tuple[int | None, bool], ViewerSnapshot] = {}
        self._movers: set[int | None] = set()  # the devices that made the last change; None: bots
        self._devices_with_undo: set[int | None] = set()  # devices with a choice they can still undo
        self._devices_holding: set[int | None] = set()
        self._start_waiting()

    @property
    def head(self) -> MatchHead:
        """The part of a frame about the match as a whole."""
        row, again = self.row, UNSET if self.row.rematch is None else True
        return head_of(row, row.status, self.clocks.setting or UNSET, again, self.services.epoch)

    # Viewing

    @contextmanager
    def add_viewer(self, viewer: Viewer) -> Iterator[None]:
        """Notify a viewer of changes inside the `with` block. Bots play only while a match has viewers."""
        self.viewers.add(viewer)
        self.update_presence()
        try:
            yield
        finally:
            self.viewers.discard(viewer)
            self.update_presence()

    def update_presence(self) -> None:
        """Notify viewers if players have arrived or left, here or in another process."""
        self.services.presence.set_devices(self.row.id, self._devices_here() & {seat.device for seat in self.row.seats})
        if (online := self.online) != self._last_online:
            self._last_online = online
            self.stand_ins.update_presence()
            for viewer in self.viewers:
                viewer.notify_change()
        self.bot_runner.wake()
        self.clocks.wake()

    async def update_for(self, viewer_seat: int | None, version: int, events: int, runs_rules: bool = False) -> ViewerUpdate:
        """Return what a viewer may see. `viewer_seat`: a seat, or None for a spectator.

        `version` and `events`: what the viewer has already; 0 and 0 give a full frame. `runs_rules`: whether the page runs the rules.
        """

        def build() -> ViewerUpdate:
            snapshot = self._snapshot(viewer_seat, runs_rules)
            since = min([events, *(left for at, left in self._taken_back if at > version)])
            waits, until = self.undo_grace.running, self.undo_grace.until_ms
            return ViewerUpdate(self.version, snapshot, events_of(self.match, viewer_seat, since), since, waits, until)

        is_quick = version > 0 and (viewer_seat, runs_rules) in self._snapshots
        if is_quick and not self.lock.locked() and not self.has_left_memory:  # idle, and nothing else runs until this returns
            return build()
        return await self.run_exclusive(build)

    async def why_not(self, seat: int, action: int) -> RefusalOut | None:
        """Return why an action is not legal for a seat; None if it is. Raises ApiError 422 if the id is not an action."""
        self._text_of(action)

        def ask() -> RefusalOut | None:
            reason = self.match.why_not(seat, action)
            return None if reason is None else refusal(reason)

        return await self.run_exclusive(ask)

    # Changes. `answer` is called before viewers see the change.

    async def act(self, seat: int, action: int, action_id: str, version: int | None, answer: Callable[[Answer], None]) -> None:
        """Play and write a person's move.

        Args:
            action_id: chosen by the page. If it is in the log already, the move is not played again.
            version: the frame that the move was made on; None: not checked.
            answer: called with the new version or with a refusal, before viewers see the change.

        Raises ApiError: 422 if the id is not an action, 409 if `action_id` was used for another action or the match left memory.
        """
        text = self._text_of(action)

        def change() -> Answer:
            known = self._answers.known(action_id, seat, text)
            if known is not None:
                return known
            reason = self._closed(seat) or self.match.why_not(seat, action)
            if version is not None and self._last_change.get(seat, -1) >= version:
                reason = Refusal("stale")
            if reason is not None:
                return self._answers.refuse(action_id, refusal(reason))
            self.match.play(seat, action)
            self._write(ACT, seat, text, action_id)
            return self.version

        before = self._last_change.get(seat)
        await self.run_exclusive(change, answer, changes=True)
        if self._last_change.get(seat) != before:
            await self.stand_ins.note_choice(seat)

    async def undo(self, seat: int, answer: Callable[[Answer], None], turn: bool = False) -> None:
        """Undo the last choice of a seat, with the bots' moves since; the log keeps everything. `answer` as in `act`.

        `turn`: all choices of its turn, as far as they can be undone.
        """

        def change() -> Answer:
            closed = self._closed(seat) or self.match.can_undo(seat, self._along())
            if closed is not True:
                return refusal(closed)
            choices = self.match.choices_of_turn(seat, self._along()) if turn else 1
            self._undone(seat, lambda: min(self.match.undo(seat, self._along()) for _ in range(choices)))
            return self.version

        await self.run_exclusive(change, answer, changes=True)

    def take_back(self, seat: int) -> None:
        """Undo the last choice of a seat and everything since, because the others agree. Needs exclusive access."""
        self._undone(seat, lambda: self.match.take_back(seat))

    def last_choice(self, seat: int) -> int:
        """The number of the last log row that a seat has caused; -1: none."""
        return self._last_change.get(seat, -1)

    def _undone(self, seat: int, undo: Callable[[], int]) -> None:
        """Undo in memory, then write it. `undo` returns how many events are left."""
        before = list(self.match.decisions)
        events_left = undo()
        for undone_seat in reversed(undone_seats(before, self.match.decisions, seat)):
            self._write(UNDO, undone_seat, None, None)
        self._taken_back.append((self.version, events_left))

    async def act_as_bot(self, seat: int, action: int, version: int) -> None:
        """Play and write a bot's move. Does nothing if the match has changed since `version`, which the bot looked at, or a player has
        taken the seat back.
        """

        def change() -> None:
            if self.version == version and seat in self.bots_playing:
                self.match.play(seat, action)
                self._write(ACT, seat, self._text_of(action), None)

        await self.run_exclusive(change, changes=True, for_bot=True)

    def notify_chat(self) -> None:
        """There may be new chat lines."""
        for viewer in list(self.viewers):
            viewer.notify_chat()

    def confirm(self, device: int | None) -> None:
        """The players of a device will not undo anything. If no other device could, the bots continue."""
        self._devices_with_undo.discard(device)
        if self.undo_grace.running and not self._devices_with_undo:
            self.undo_grace.stop()
            self.notify_viewers()

    def hold(self, device: int | None, held: bool) -> None:
        """Make the bots wait while a player of a device considers an undo; or release them."""
        if held:
            self._devices_holding.add(device)
        else:
            self._devices_holding.discard(device)
        if self.undo_grace.hold(bool(self._devices_holding & self._devices_with_undo)):
            self.notify_viewers()

    async def move_seat(self, claim: Callable[[], int | None], device: int) -> int:
        """Let another device act for a seat, and return the seat. `claim`: writes that to the database; None: the link is not valid.

        Raises ApiError 403 `bad_seat_link`, and as `claim`.
        """

        def move() -> int:
            if self.clocks.is_slow:
                self.clocks.settle()
                self.write_state()
            moved = claim()
            if moved is None:
                raise ApiError(403, "bad_seat_link")
            left = watching.give_seat_away(self.watching, self.device_of(moved))
            if left is not None and left != self.watching:
                self.row = self.row._replace(stamp=self.row.stamp + 1, watching=left.stored())
            self.change_seat(moved, device=device)
            return moved

        moved = await self.run_exclusive(move)
        self.notify_viewers()
        return moved

    # Watching

    def has_seat(self, device: int | None) -> bool:
        """Return whether a player uses this device."""
        return device is not None and any(seat.kind == "person" and seat.device == device for seat in self.row.seats)

    def sight(self, device: int | None) -> Sight | None:
        """Return what a spectator on a device is shown; None: they may not watch."""
        return watching.sight(self.watching, device, sits=self.has_seat(device), is_creator=self.row.device == device, is_over=self.over)

    async def change_watching(self, change: Callable[[Watching | None], Watching]) -> None:
        """Change who may watch, and close the views of those who no longer may. Raises ApiError."""

        def write() -> None:
            after = change(self.watching).stored()
            if after != self.row.watching:
                self.write_row(watching=after)

        await self.run_exclusive(write)
        self.notify_viewers()

    # Other processes

    def apply_external_changes(self, row: MatchRow, new: list[Row]) -> None:
        """Take over the row and the log rows that other processes have written; `match` has played the rows already."""
        if [seat.device for seat in row.seats] != [seat.device for seat in self.row.seats]:
            self.services.calendars.time_off.load()  # it moves with its person
        self.row = row
        self._last_change.update((each.seat, each.seq) for each in new)
        self._answers.note(new)
        self.version += len(new)
        if any(each.kind == UNDO for each in new):
            self._taken_back.append((self.version, 0))
        self.clocks.reload()
        self._changed({each.seat for each in new})

    async def catch_up(self) -> None:
        """Take over and show what other processes have written, and let connections check for chat lines."""
        if await self.run_exclusive(self.catch_up_from_log, changes=True):
            self.notify_viewers()
        self.notify_chat()

    def write_state(self, stand_ins: Mapping[int, str | None] | None = None, votes: Votes | None = None) -> None:
        """Write what is not a move: stand-ins, clocks, and votes if they change.

        Needs exclusive access. Raises Conflict if another process has changed the match meanwhile.
        """
        stored_votes = self.row.votes if votes is None else votes.stored()
        self.write_row(stand_ins, clocks=self.clocks.stored(), votes=stored_votes)

    def change_seat(self, seat: int, **changed: Any) -> None:
        """Change the row of a seat in memory; the caller writes it. Needs exclusive access."""
        seats = tuple(each._replace(**changed) if each.seat == seat else each for each in self.row.seats)
        self.row = self.row._replace(seats=seats)
        self._snapshots.clear()  # the curtain may fall elsewhere, other seats may move
        self._start_waiting()

    # Internals

    def _snapshot(self, viewer_seat: int | None, runs_rules: bool) -> ViewerSnapshot:
        """Return what a viewer may see now; built once."""
        snapshot = self._snapshots.get((viewer_seat, runs_rules))
        if snapshot is None:
            acts, along, curtain = viewer_seat in self.playing, self._along(), self._curtain(viewer_seat)
            snapshot = ViewerSnapshot(self.match, viewer_seat, acts, runs_rules=runs_rules, along=along, curtain=curtain)
            self._snapshots[viewer_seat, runs_rules] = snapshot
        return snapshot

    def _closed(self, seat: int) -> Refusal | None:
        """Return why a person may do nothing, apart from the rules."""
        full = Refusal("match_too_long") if self.is_full() else None
        return full or self.stand_ins.refusal(seat) or self.clocks.refusal()

    def _text_of(self, action: int) -> str:
        if action >= self.game.num_actions:
            raise ApiError(422, "no_such_action", action=action, actions=self.game.num_actions)
        return str(self.game.actions[action])

    def _write(self, kind: str, seat: int, action: str | None, action_id: str | None) -> None:
        result = result_of(self.match)
        self.clocks.note_row(kind, seat)
        summary = Summary(
            status=OVER if result else RUNNING,
            decisions=len(self.match.decisions),
            actors=list(self.match.actors),
            ranking=result.ranking if result else None,
            clocks=self.clocks.stored(),
        )
        now = self.services.clock.now()
        row = Row(self.version, kind, seat, action, action_id)
        self.services.store.append(self.row.id, row, summary, now, self.row.stamp)
        if result:
            self.services.results.record(self.row, self.match, now)
            if self.row.rated:
                self.services.ratings.record(self.row.id)
            self.services.competitions.record(self.row.id)
        self._answers.note([row])
        self.services.store.metrics.count_move(self.row.game, "person" if seat in self.persons else "bot")
        self.row = self.row._replace(updated=now, stamp=self.row.stamp + 1, **summary._asdict())
        self._last_change[seat] = self.version
        self.version += 1
        self._changed({seat})

    def _changed(self, seats: set[int]) -> None:
        """Update the state after a change. `seats`: who made it."""
        self.actors, self.over = tuple(self.match.actors), self.match.over
        viewer_seats = [viewer_seat for viewer_seat, runs_rules in self._snapshots if runs_rules]
        self._snapshots.clear()
        self.changed_at = self.services.clock.monotonic()
        movers = {self.device_of(seat) if seat in self.playing else None for seat in seats}
        if movers != self._movers:
            self._movers = movers
            self.undo_grace.renew()
            self.clocks.note_turn_change()
        if seats & self.playing:
            self._start_waiting()
        elif not self.bot_runner.seats_due():
            self.undo_grace.stop()
        for viewer_seat in viewer_seats:  # these viewers will ask again; a thread for each would cost more
            self._snapshot(viewer_seat, runs_rules=True)

    def _start_waiting(self) -> None:
        """Make the bots wait if a player can still undo a choice."""
        due, self._devices_holding = bool(self.bot_runner.seats_due()), set()
        self._devices_with_undo = {self.device_of(seat) for seat in self.playing if due and self.match.can_undo(seat) is True}
        self.undo_grace.start(self.row.pause if self._devices_with_undo else 0)

    def _along(self) -> Container[int]:
        """The seats whose moves are undone with a player's: bots, if there is only one person and the match is not rated."""
        return self.bots if len(self.persons) == 1 and not self.row.rated else ()

    def _curtain(self, viewer_seat: int | None) -> list[int]:
        """The seats to move for which the curtain falls after this viewer: people who share a screen."""
        at_screen = self.playing & (self.persons if viewer_seat is None else self.at_one_screen(viewer_seat))
        nexts = [seat for seat in self.actors if seat in at_screen and seat != viewer_seat and len(self.at_one_screen(seat)) > 1]
        if self.row.curtain == "needed":
            return [seat for seat in nexts if sees_more(self.match, seat, viewer_seat)]
        return nexts if self.row.curtain == "always" else []

    def leave_memory(self) -> None:
        """Stop all background tasks; a write in progress is completed."""
        self.has_left_memory = True
        self.bot_runner.stop()
        self.clocks.stop()
