"""The part of a match in memory that its other parts share: its row, its state, its viewers, and its lock."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Mapping
from contextlib import nullcontext
from math import inf
from typing import Any, Protocol, TypeVar

from boardwright.server.errors import ApiError, Conflict, StoreFailed, Unstorable
from boardwright.server.log import log
from boardwright.server.play.frames import encoded
from boardwright.server.play.log_replay import play_choices, replay_log
from boardwright.server.play.services import MatchServices
from boardwright.server.play.undo_grace import FOR_EVER, UndoGrace
from boardwright.server.store import UNDO, MatchRow, Row, effective
from boardwright.server.table_rules.votes import Votes
from boardwright.server.table_rules.watching import Watching

T = TypeVar("T")
ATTEMPTS = 8


class Viewer(Protocol):
    """Receives the changes of a match. `device`: whose page it is; None: a stranger's.

    `pace`: the seconds it wants between bot moves; None: no preference.
    """

    device: int | None
    pace: float | None

    def notify_change(self) -> None:
        """There is a new frame."""

    def notify_chat(self) -> None:
        """There may be new chat lines."""

    def disconnect(self, reason: str) -> None:
        """The match has left memory; `reason`: the id of an error."""


class MatchBase(ABC):
    """The state of a match in memory. `match` is used only in threads, one at a time, under `lock`."""

    def __init__(self, services: MatchServices, row: MatchRow, game: Any, match: Any, rows: list[Row], drop: Drop) -> None:
        """`drop`: removes the match from memory."""
        self.services, self.row, self.game, self.match, self._drop = services, row, game, match, drop
        self.space = encoded(game.actions.describe())
        self.version = len(rows)
        self.persons = {seat.seat for seat in row.seats if seat.kind == "person"}
        self.bots = {seat.seat: seat.level or "" for seat in row.seats if seat.kind == "bot"}
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.has_left_memory = False
        self.actors: tuple[int, ...] = tuple(match.actors)
        self.over: bool = match.over
        # Bots wait: a little after each change, and as long as a player's choice can be undone.
        self.changed_at = services.clock.monotonic()
        self.undo_grace = UndoGrace(services.clock, self._max_undo_wait)

    # Seats

    @property
    def stand_in_levels(self) -> dict[int, str]:
        """The levels of the bots that play for people, by seat."""
        return {seat.seat: seat.stand_in for seat in self.row.seats if seat.stand_in is not None}

    @property
    def playing(self) -> set[int]:
        """The seats of people for whom no bot plays."""
        return self.persons - self.stand_in_levels.keys()

    @property
    def bots_playing(self) -> dict[int, str]:
        """The levels of all bots, by seat: those of the match, and those that play for people."""
        return self.bots | self.stand_in_levels

    def device_of(self, seat: int) -> int | None:
        """The device that acts for a seat."""
        return self.row.seats[seat].device

    def seats_at(self, device: int | None) -> set[int]:
        """The seats of a device's people for whom no bot plays."""
        return {seat for seat in self.playing if self.device_of(seat) == device}

    def at_one_screen(self, seat: int) -> set[int]:
        """The seats of the people who share the device of this one, itself included."""
        return {other for other in self.persons if self.device_of(other) == self.device_of(seat)}

    @property
    def at_several_devices(self) -> bool:
        """Whether people play at more than one device."""
        return len({self.device_of(seat) for seat in self.playing}) > 1

    @property
    def votes(self) -> Votes:
        """The votes of the players."""
        return Votes.of(self.row.votes)

    @property
    def watching(self) -> Watching | None:
        """The setting for spectators; None: anyone who knows the address may watch."""
        return Watching.of(self.row.watching)

    # Viewers

    @property
    def online(self) -> set[int]:
        """The seats of people whose device shows the match now, in any process."""
        return self._seats_of(self._devices_here() | self.services.presence.remote_devices(self.row.id))

    def _devices_here(self) -> set[int]:
        return {viewer.device for viewer in self.viewers if viewer.device is not None}

    def _seats_of(self, devices: Container[int | None]) -> set[int]:
        return {seat.seat for seat in self.row.seats if seat.kind == "person" and seat.device in devices}

    @abstractmethod
    def leave_memory(self) -> None:
        """Stop all background tasks; a write in progress is completed."""

    def notify_viewers(self) -> None:
        """Send all viewers a new frame, and let the bots check again."""
        for viewer in list(self.viewers):
            viewer.notify_change()
        self.update_presence()  # a seat may have moved to another device

    @abstractmethod
    def update_presence(self) -> None:
        """Notify viewers if players have arrived or left, here or in another process."""

    # When bots play

    def bots_play(self) -> bool:
        """Return whether this process has viewers for whom bots play.

        Of several processes, only those with players of the match decide when bots may play.
        """
        decides_alone = not self.services.bus.is_shared or not self.persons
        return bool(self.viewers) and (decides_alone or bool(self._seats_of(self._devices_here())))

    @property
    def pace(self) -> float:
        """Seconds between bot moves: the slowest pace that a viewer wants, else the default. At several devices it has an upper limit."""
        settings = self.services.settings
        paces = [viewer.pace for viewer in self.viewers if viewer.pace is not None]
        single_device = len({self.device_of(seat) for seat in self.persons}) <= 1
        most = inf if single_device else settings.shared_pace_s
        return min(max(paces, default=min(settings.bot_move_delay_s, self.row.pause)), most)

    def _max_undo_wait(self) -> float:
        """Return how many seconds bots wait at most for a player's undo when players at other devices wait too."""
        pause = 0.0 if self.row.pause == FOR_EVER else self.row.pause
        return max(pause, self.services.settings.undo_longest_s) if self.at_several_devices else FOR_EVER

    def is_full(self) -> bool:
        """Return whether the log has reached its maximum length, so that the match cannot continue."""
        return self.version >= self.services.settings.log_rows

    # Writing. Needs exclusive access. All of it raises Conflict if another process has changed the match meanwhile.

    @abstractmethod
    def last_choice(self, seat: int) -> int:
        """The number of the last log row that a seat has caused; -1: none."""

    @abstractmethod
    async def act_as_bot(self, seat: int, action: int, version: int) -> None:
        """Play and write a bot's move. Does nothing if the match has changed since `version`, which the bot looked at, or a player has
        taken the seat back.
        """

    @abstractmethod
    def take_back(self, seat: int) -> None:
        """Undo the last choice of a seat and everything since, because the others agree."""

    @abstractmethod
    def change_seat(self, seat: int, **changed: Any) -> None:
        """Change the row of a seat in memory; the caller writes it."""

    @abstractmethod
    def write_state(self, stand_ins: Mapping[int, str | None] | None = None, votes: Votes | None = None) -> None:
        """Write what is not a move: stand-ins, clocks, and votes if they change."""

    def write_row(self, stand_ins: Mapping[int, str | None] | None = None, **columns: Any) -> None:
        """Write columns of the row, and the stand-ins from now on."""
        self.services.seats.change(self.row.id, self.row.stamp, stand_ins or {}, **columns)
        self.row = self.row._replace(stamp=self.row.stamp + 1, **columns)

    # Other processes

    def catch_up_from_log(self, from_the_start: bool = False) -> bool:
        """Take over what other processes have written. Returns whether there was anything. Raises Conflict if the match is gone or was
        closed.

        `from_the_start`: the match in memory has moves that could not be written.
        """
        store, known = self.services.store, 0 if from_the_start else self.version
        row_and_log = store.match_with_rows(self.row.id, known)
        if row_and_log is not None and any(row.kind == UNDO for row in row_and_log[1]) and known:
            known, row_and_log = 0, store.match_with_rows(self.row.id, 0)
        if row_and_log is None or row_and_log[0].closed:  # opening it again reports this
            raise Conflict(self.row.id)
        row, rows = row_and_log
        new = rows[self.version - known :]
        before = self.row
        if not (new or from_the_start or (row.device, row.seats, row.stamp) != (before.device, before.seats, before.stamp)):
            return False
        try:
            if known == 0:
                self.match = replay_log(self.game, row, rows)
            else:
                play_choices(self.match, effective(rows))
        except ApiError:  # opening it again reports this
            raise Conflict(self.row.id) from None
        self.apply_external_changes(row, new)
        return True

    @abstractmethod
    def apply_external_changes(self, row: MatchRow, new: list[Row]) -> None:
        """Take over the row and the log rows that other processes have written; `match` has played the rows already."""

    def _retry_on_conflict(self, work: Callable[[], T]) -> T:
        """Run `work`; after a concurrent write of another process, take over what it wrote and run `work` again.

        Raises Conflict if the match was deleted, or conflicts continue.
        """
        for _ in range(ATTEMPTS):
            try:
                return work()
            except Conflict:
                self.catch_up_from_log(from_the_start=True)
        return work()

    # Exclusive access

    async def run_exclusive(
        self, work: Callable[[], T], answer: Callable[[T], None] | None = None, changes: bool = False, for_bot: bool = False
    ) -> T:
        """Run `work` in a thread with exclusive access to the match, and return its result. It completes even if the caller is cancelled.

        Args:
            answer: called with the result before viewers are notified of a change.
            changes: whether `work` changes the match; then a failure drops the match from memory.
            for_bot: whether it is done for a bot, so that other bots need not wait for it.

        Raises ApiError 409 `come_again` if the match has left memory, and whatever `work` raises.
        """

        async def locked() -> T:
            with nullcontext() if for_bot else self.services.bot_queue.serving():
                return await self._locked(work, answer, changes)

        task = asyncio.ensure_future(locked())
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            task.add_done_callback(_log_fault)
            raise
        return task.result()

    async def _locked(self, work: Callable[[], T], answer: Callable[[T], None] | None, changes: bool) -> T:
        async with self.lock:
            if self.has_left_memory:
                raise ApiError(409, "come_again")
            before = self.version
            try:
                result: T = await self.services.threads.in_match_thread(self._retry_on_conflict, work)
            except Exception as error:
                if changes and (isinstance(error, StoreFailed | Unstorable) or not isinstance(error, ApiError)):
                    self._drop(self, error.id if isinstance(error, StoreFailed) else "come_again")
                if isinstance(error, Conflict):
                    raise ApiError(409, "come_again") from error
                raise
            if answer is not None:
                answer(result)
            if self.version != before:
                self.notify_viewers()
            return result


def _log_fault(task: asyncio.Task[Any]) -> None:
    """Log a fault of work whose player has left. Other errors were meant for that player."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, ApiError):
        log.error("work on a match failed", exc_info=error)


Drop = Callable[[MatchBase, str], None]
"""Removes a match from memory. Its arguments: the match, and the id of the error to send to viewers."""
