"""The clocks of a match in memory. They follow its log; when a player's time is up, a bot takes over if the table is set up that way."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from boardwright.core.domain.refusal import Refusal
from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.outbound import ClockOut, TableClock
from boardwright.server.store import ACT, RUNNING, Calendars, ListedMatch, MatchRow
from boardwright.server.table_rules import clock
from boardwright.server.table_rules.clock import Clocks, SeatClock
from boardwright.server.table_rules.counted_time import Calendar

LONGEST = 3600.0
"""Seconds to wait for a deadline at a time."""
LONG_MS = 10 * 60 * 1000
"""Without a clock people take their time. After the match has waited this long for the same players, the others may let a bot play on."""


def calendars_of(row: MatchRow | ListedMatch, setting: ClockSetting, calendars: Calendars) -> list[Calendar]:
    """The time that counts for each seat."""
    return [calendars.of(setting, seat.zone, seat.device) for seat in row.seats]


def clock_out(seat_clock: SeatClock, calendar: Calendar, now: int, away_until: int | None = None) -> ClockOut:
    """A clock as sent to pages. `now`: Unix time in ms; `away_until`: when the vacation of the player ends."""
    ends, away_ms = clock.ends(seat_clock, calendar), UNSET if away_until is None else away_until - now
    return ClockOut(clock.left(seat_clock, now, calendar), None if ends is None else max(0, ends - now), away_ms)


def listed_clocks(row: ListedMatch, device: int, known: Calendars, now: int) -> tuple[TableClock, dict[int, ClockOut]] | None:
    """The running clocks of a device's players, without reading the match; None if there are none and the match is not paused.

    `now`: Unix time in ms.
    """
    playing = {seat.seat for seat in row.seats if seat.kind == "person" and seat.stand_in is None}
    own_seats = {seat.seat for seat in row.seats if seat.device == device} & playing
    to_move, paused = own_seats & set(row.actors), row.clocks is not None and row.clocks["paused"]
    if row.clock is None or row.status != RUNNING or not (own_seats if paused else to_move):
        return None
    setting = msgspec.convert(row.clock, ClockSetting)
    calendars = calendars_of(row, setting, known)
    if row.clocks is None:
        clocks = clock.run(clock.at_start(setting, len(row.seats)), setting, playing & set(row.actors), row.created, calendars)
    else:
        clocks = msgspec.convert(row.clocks["seats"], Clocks)
    return TableClock(paused, [], clock.is_slow(setting)), {seat: clock_out(clocks[seat], calendars[seat], now) for seat in to_move}


class MatchClocks:
    """The clocks of one match. Without a setting there are no clocks, and only the time since the last change of turn is known.

    What is stored for each clock is its reading when it last started or stopped.
    """

    def __init__(self, live: MatchBase, let_bot_play: Callable[[int], Awaitable[None]]) -> None:
        """`let_bot_play`: lets a bot play for the seat of a player if their time is up."""
        row, self._let_bot_play = live.row, let_bot_play
        self._live, self._wall = live, live.services.clock
        self._ahead = self._wall.now() - round(self._wall.monotonic() * 1000)  # the system clock may be set; this clock must not jump
        self.setting = None if row.clock is None else msgspec.convert(row.clock, ClockSetting)
        self.paused = False
        self._waits_since = self.now  # for the players who have to move
        self._notified_until = 0  # viewers know of all times that were up before
        self._clocks: Clocks = ()
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        if self.setting is not None:
            self._load(row.clocks)

    def _load(self, stored: dict[str, Any] | None) -> None:
        """Load the stored clocks. Before anything is stored, time runs from the creation of the match."""
        assert self.setting is not None
        if stored is None:
            self._clocks = clock.at_start(self.setting, len(self._live.row.seats))
            self.update(self._live.row.created)
        else:
            self._clocks, self.paused = msgspec.convert(stored["seats"], Clocks), stored["paused"]

    def reload(self) -> None:
        """Load the clocks again: another process has changed the row of the match."""
        if self.setting is not None:
            self._load(self._live.row.clocks)

    @property
    def _calendars(self) -> list[Calendar]:
        """The time that counts for each seat. Time off may have changed since."""
        assert self.setting is not None
        return calendars_of(self._live.row, self.setting, self._live.services.calendars)

    def _away_until(self, seat: int) -> int | None:
        """Return when the vacation of a player ends, if it makes a difference here."""
        return self._live.services.calendars.time_off.of(self._live.row.seats[seat].device).away_until(self.now) if self.is_slow else None

    @property
    def now(self) -> int:
        """Unix time in ms."""
        return self._ahead + round(self._wall.monotonic() * 1000)

    @property
    def is_slow(self) -> bool:
        """Whether players need not be present all the time."""
        return self.setting is not None and clock.is_slow(self.setting)

    def table_clock(self) -> TableClock | UnsetType:
        """Return what the clocks have in common, as sent to pages."""
        return TableClock(self.paused, sorted(self._live.votes.pause), self.is_slow) if self.setting is not None else UNSET

    def clocks_out(self) -> dict[int, ClockOut]:
        """The clocks of people, as sent to pages, by seat."""
        if self.setting is None:
            return {}
        now, calendars = self.now, self._calendars
        return {seat: clock_out(self._clocks[seat], calendars[seat], now, self._away_until(seat)) for seat in self._live.persons}

    def is_up(self, seat: int) -> bool:
        """Return whether a player has to move and has no time left; without a clock: whether the match has waited for them for long."""
        ends = self._ends(seat)
        return ends is not None and ends <= self.now

    def has_waited(self, seat: int) -> bool:
        """Return whether the others may ask for a bot: a player has no time left or, with days for each move, has taken a whole one."""
        slow = self.setting is not None and clock.waited_long(self._clocks[seat], self.setting, self.now, self._calendars[seat])
        return slow or self.is_up(seat)

    def overdue(self) -> set[int]:
        """The people for whom a match without a clock, or with days for each move, has waited for long."""
        return {seat for seat in self._live.persons if self.has_waited(seat)} if self.setting is None or self.is_slow else set()

    def note_turn_change(self) -> None:
        """The turn has passed to other players: the waiting time starts again."""
        self._waits_since = self.now

    def _ends(self, seat: int) -> int | None:
        """Return when the time of a player is up; None: the match does not wait for them."""
        if self.setting is not None:
            return clock.ends(self._clocks[seat], self._calendars[seat])
        live = self._live
        waits = seat in live.actors and seat in live.playing and not live.over
        return self._waits_since + LONG_MS if waits and live.at_several_devices else None

    def refusal(self) -> Refusal | None:
        """Return why no player may move: all clocks are paused."""
        return Refusal("paused") if self.paused else None

    # Following the match, with exclusive access to it

    def note_row(self, kind: str, seat: int) -> None:
        """A seat has made a choice, or undone one."""
        if self.setting is not None:
            self._clocks = clock.chose(self._clocks, seat) if kind == ACT else clock.took_back(self._clocks, seat)
            self.update()

    def update(self, now: int | None = None) -> None:
        """Run the clocks of the seats that the match now waits for."""
        if self.setting is not None:
            live = self._live
            runs = set() if self.paused or live.match.over else live.playing & set(live.match.actors)
            self._clocks = clock.run(self._clocks, self.setting, runs, self.now if now is None else now, self._calendars)

    def settle(self) -> None:
        """Take what has passed off the running clocks: from now on another person's time off may count."""
        if self.setting is not None:
            self._clocks = clock.settled(self._clocks, self.now, self._calendars)

    def note_return(self, seat: int) -> None:
        """A player plays again after a bot has played for them."""
        if self.setting is not None:
            self._clocks = clock.returned(self._clocks, self.setting, seat)
            self.update()

    def stored(self) -> dict[str, Any] | None:
        """Return what is stored with the match."""
        return None if self.setting is None else {"seats": msgspec.to_builtins(self._clocks), "paused": self.paused}

    # Pause

    async def pause(self, device: int | None, wants_pause: bool) -> None:
        """Vote for a pause for the players of a device, which needs all players; or resume, which any player can do.

        Raises ApiError 409: `no_clock`, `bot_plays` if none of the device's people are playing.
        """
        live = self._live
        if self.setting is None:
            raise ApiError(409, "no_clock")

        def write() -> None:
            playing, own_seats = live.playing, live.seats_at(device)
            if not own_seats:
                raise ApiError(409, "bot_plays")
            votes = live.votes.pause | own_seats if wants_pause and not self.paused else frozenset()
            if wants_pause != self.paused and (not wants_pause or playing <= votes):
                votes, self.paused = frozenset(), wants_pause
                self.update()
            elif votes == live.votes.pause:
                return
            live.write_state(votes=replace(live.votes, pause=votes))

        await live.run_exclusive(write, changes=True)
        live.notify_viewers()

    # Time is up

    def wake(self) -> None:
        """Check again which time will be up first: the match or its viewers have changed."""
        self._news.set()
        if (self._task is None or self._task.done()) and self._next_end():
            self._task = asyncio.get_running_loop().create_task(self._watch())

    def stop(self) -> None:
        """Stop watching."""
        if self._task is not None:
            self._task.cancel()

    def _next_end(self) -> int | None:
        """Return when the next time will be up that viewers do not know of; None: no clock runs, or there are no viewers."""
        if not self._live.viewers or self._live.has_left_memory:
            return None
        ends = map(self._ends, self._live.persons)
        return min((end for end in ends if end is not None and end > self._notified_until), default=None)

    async def _watch(self) -> None:
        try:
            while (end := self._next_end()) is not None:
                left = (end - self.now) / 1000
                if left <= 0:
                    await self._time_is_up()
                else:
                    self._news.clear()
                    await self._wall.wait(self._news, min(LONGEST, left))
        except ApiError:
            pass  # the match has left memory
        except Exception:
            log.exception("a clock could not go on")

    async def _time_is_up(self) -> None:
        """Let bots play for the players whose time is up, or notify the viewers."""
        if self.setting is None or self.setting.at_zero == "wait":
            self._notified_until = self.now
            self._live.notify_viewers()
            return
        for seat in self._live.playing:
            if self.is_up(seat):
                await self._let_bot_play(seat)
