"""The matches in memory: read from their logs when needed, dropped when nobody uses them."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.errors import ApiError, not_found
from boardwright.server.games.catalog import Catalog
from boardwright.server.log import log
from boardwright.server.net.household_quotas import Shares
from boardwright.server.net.rate_limits import asking
from boardwright.server.play.bot_queue import Rounds, Turns
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.log_replay import replayed, watch
from boardwright.server.play.presence import Presence
from boardwright.server.processes.bot_pool import Thinkers
from boardwright.server.settings import Settings
from boardwright.server.store import MatchRow, Store
from boardwright.server.store.outages import Outages
from boardwright.server.store.seats import SeatStore

T = TypeVar("T")


class _Threads:
    """Threads that work for one household after the other, so that a crowd of one does not stand before the others."""

    def __init__(self, number: int, name: str) -> None:
        self._rounds, self._pool = Rounds(number), ThreadPoolExecutor(number, name)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function when it is the turn of the household that asks. Raises CancelledError once they are closed."""
        async with self._rounds.place(asking.get()):
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def close(self) -> None:
        """Begin nothing more; what is being written is finished."""
        self._rounds.close()
        self._pool.shutdown(wait=True, cancel_futures=True)


class MatchRegistry:
    """All matches in memory, and the threads that serve them."""

    def __init__(self, store: Store, catalog: Catalog, settings: Settings, clock: Clock, bus: Bus, shares: Shares) -> None:
        self.store, self.catalog, self.settings, self.clock, self._bus = store, catalog, settings, clock, bus
        self.seats, self.outages = SeatStore(store), Outages(store)
        self.turns, self.presence = Turns(settings.bot_threads), Presence(bus, self, self._came_or_went)
        self.shares = shares
        self._threads = _Threads(2, "call")  # apart from those of the matches: many calls do not hold up a move
        self._match_threads = _Threads(4, "match")
        self.plain_bots, self.thinkers = threading.Lock(), Thinkers(settings)
        self._bot_threads = ThreadPoolExecutor(settings.bot_threads, "bot")
        self._open: OrderedDict[str, LiveMatch] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._watches: dict[LiveMatch, asyncio.Task[None]] = {}

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same matches."""
        return self._bus.is_shared

    @property
    def matches_in_memory(self) -> int:
        """How many matches are in memory."""
        return len(self._open)

    def present(self) -> set[tuple[str, int]]:
        """Who shows a match now: its id and the device."""
        return {(live.row.id, viewer.device) for live in self._open.values() for viewer in live.viewers if viewer.device is not None}

    def now(self) -> int:
        """Unix time in ms."""
        return self.clock.now()

    async def in_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a blocking function in a thread for HTTP calls and return its result."""
        return await self._threads.run(work, *args)

    async def in_match_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a function on a match in memory in a thread and return its result."""
        return await self._match_threads.run(work, *args)

    async def in_bot_thread(self, work: Callable[..., T], *args: Any) -> T:
        """Run a long function (a process that is waited for) in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._bot_threads, work, *args)

    @asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveMatch]:
        """The match with that id. It stays in memory inside the `with` block.

        Raises ApiError: 404 if there is no such match, 409 if it cannot be opened any more.
        """
        live = await self._get(id)
        live.pins += 1
        try:
            yield live
        finally:
            live.pins -= 1
            self._trim()

    async def _get(self, id: str) -> LiveMatch:
        while True:
            live = self._open.get(id)
            if live is not None:
                self._open.move_to_end(id)
                return live
            if id not in self._opening:
                self._opening[id] = asyncio.ensure_future(self._load(id))
            await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> LiveMatch:
        try:
            live = await self.in_thread(self._read, id)
            self._open[id] = live
            if self.is_shared:
                live.see_who_is_there()
                self._watches[live] = asyncio.create_task(watch(live, self._bus))
            self._trim()
            return live
        finally:
            del self._opening[id]

    def _read(self, id: str) -> LiveMatch:
        found = self.store.match_with_rows(id, 0)
        if found is None:
            raise not_found("match")
        row, rows = found
        misfit = self.incompatibility(row)
        if misfit is not None:
            raise misfit
        game = self.catalog.load(row.game)
        return LiveMatch(self, row, game, replayed(game, row, rows), rows)

    def incompatibility(self, row: MatchRow) -> ApiError | None:
        """Why a stored match can no longer be opened, judged by its header (game, ruleset, whether it was ended); None: it can."""
        if row.closed:
            return ApiError(410, "match_closed")
        try:
            game = self.catalog.load(row.game)
        except ApiError:
            return ApiError(409, "game_is_gone", game=row.game)
        except Exception:  # a game of another package that is broken must not hide the other matches
            log.exception("the game %s cannot be loaded", row.game)
            return ApiError(409, "game_is_gone", game=row.game)
        if game.rulesets.version_of(row.ruleset) is None:
            return ApiError(409, "ruleset_changed", stored=row.ruleset, now=game.ruleset)
        return None

    def drop(self, live: LiveMatch, why: str) -> None:
        """Remove a match from memory and make its viewers connect again. `why`: the id of the error that they are sent."""
        live.leave_memory()
        if self._open.get(live.row.id) is live:
            del self._open[live.row.id]
        self._stop_watching(live)
        for viewer in list(live.viewers):
            viewer.leave(why)

    def _came_or_went(self, id: str) -> None:
        if id in self._open:
            self._open[id].see_who_is_there()

    def _stop_watching(self, live: LiveMatch) -> None:
        if live in self._watches:
            self._watches.pop(live).cancel()

    async def refresh(self, ids: Iterable[str]) -> None:
        """Let matches in memory take over what was written about them beside them."""
        for id in ids:
            if live := self._open.get(id):
                with suppress(ApiError):  # it has left memory
                    await live.catch_up()

    async def delete(self, id: str) -> None:
        """Delete a match from memory and from the database."""
        live = self._open.get(id)
        if live is not None:
            async with live.lock:
                self.drop(live, "no_such_match")
        await self.in_thread(self.store.delete_match, id)

    async def end_closed(self) -> None:
        """Hang up on those who look at matches that have been ended: they come again and are told."""
        if self._open:
            for id in await self.in_thread(self.store.closed, list(self._open)):
                if id in self._open:
                    self.drop(self._open[id], "come_again")

    def _trim(self) -> None:
        """Drop the matches that were not used for longest, until as many are left as the settings allow."""
        for live in list(self._open.values()):
            if len(self._open) <= self.settings.matches_in_memory:
                break
            if live.pins == 0 and not live.lock.locked():
                self.drop(live, "come_again")

    def close(self) -> None:
        """Stop all bots and threads; what is being written is finished."""
        for live in self._open.values():
            self._stop_watching(live)
            live.leave_memory()
        for threads in (self._match_threads, self._threads):
            threads.close()
        self._bot_threads.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
