"""The matches in memory: loaded from their logs when needed, dropped when unused."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

from boardwright.server.errors import ApiError, not_found
from boardwright.server.play.live_match import LiveMatch
from boardwright.server.play.log_replay import replay_log
from boardwright.server.play.match_base import MatchBase
from boardwright.server.play.services import MatchServices


class MatchRegistry:
    """All matches in memory."""

    def __init__(self, services: MatchServices) -> None:
        self._services = services
        services.presence.on_change(self._presence_changed)
        self._open: OrderedDict[str, LiveMatch] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveMatch]] = {}
        self._watches: dict[MatchBase, asyncio.Task[None]] = {}

    @property
    def matches_in_memory(self) -> int:
        """The number of matches in memory."""
        return len(self._open)

    def present_devices(self) -> set[tuple[str, int]]:
        """The devices that show a match now, as (match id, device)."""
        return {(live.row.id, viewer.device) for live in self._open.values() for viewer in live.viewers if viewer.device is not None}

    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[LiveMatch]:
        """Open the match with that id. It stays in memory inside the `with` block.

        Raises ApiError: 404 if there is no such match, 409 if it can no longer be opened.
        """
        live = await self._get(id)
        live.pins += 1
        self._trim()  # not before: among open matches only, it would drop this one again and again
        try:
            if self._services.bus.is_shared:  # the client may have seen more at another process
                await live.catch_up()
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
            live = await self._services.threads.in_thread(self._read, id)
            self._open[id] = live
            if self._services.bus.is_shared:
                live.update_presence()
                self._watches[live] = asyncio.create_task(self._watch(live))
            return live
        finally:
            del self._opening[id]

    def _read(self, id: str) -> LiveMatch:
        catalog, row_and_log = self._services.catalog, self._services.store.match_with_rows(id, 0)
        if row_and_log is None:
            raise not_found("match")
        row, rows = row_and_log
        reason = catalog.incompatibility(row)
        if reason is not None:
            raise reason
        game = catalog.load(row.game)
        return LiveMatch(self._services, row, game, replay_log(game, row, rows), rows, self.drop)

    async def _watch(self, live: LiveMatch) -> None:
        """Follow what other processes write until the match has left memory."""
        with self._services.bus.listening(live.row.id) as news:
            try:
                while not live.has_left_memory:
                    news.clear()
                    await live.catch_up()
                    await news.wait()
            except ApiError:
                pass  # it has left memory

    def drop(self, live: MatchBase, reason: str) -> None:
        """Remove a match from memory and make its viewers reconnect. `reason`: the id of the error they are sent."""
        live.leave_memory()
        if self._open.get(live.row.id) is live:
            del self._open[live.row.id]
        self._stop_watching(live)
        for viewer in list(live.viewers):
            viewer.disconnect(reason)

    def _presence_changed(self, id: str) -> None:
        if id in self._open:
            self._open[id].update_presence()

    def _stop_watching(self, live: MatchBase) -> None:
        if live in self._watches:
            self._watches.pop(live).cancel()

    async def refresh(self, ids: Iterable[str]) -> None:
        """Let matches in memory catch up with what was written about them elsewhere."""
        for id in ids:
            if live := self._open.get(id):
                with suppress(ApiError):  # it has left memory
                    await live.catch_up()

    async def refresh_all(self) -> None:
        """Let all matches in memory catch up: it is not known which have changed."""
        await self.refresh(list(self._open))

    def notify_all(self) -> None:
        """Send all viewers what has changed apart from their matches."""
        for live in self._open.values():
            live.notify_viewers()

    def notify_of(self, device: int) -> None:
        """Send the viewers of all matches in which a device plays what has changed apart from the matches."""
        for live in self._open.values():
            if live.has_seat(device):
                live.notify_viewers()

    async def delete(self, id: str) -> None:
        """Delete a match from the database, then from memory: in the other order a new viewer could load it again."""
        await self._services.threads.in_thread(self._services.store.delete_match, id)
        if id in self._opening:
            await asyncio.wait({self._opening[id]})
        live = self._open.get(id)
        if live is not None:
            async with live.lock:
                self.drop(live, "no_such_match")

    async def end_closed(self) -> None:
        """Disconnect the viewers of matches that have been closed or deleted: when they reconnect they get the error."""
        if self._open:
            for id in await self._services.threads.in_thread(self._services.store.closed, list(self._open)):
                if id in self._open:
                    self.drop(self._open[id], "come_again")

    def _trim(self) -> None:
        """Drop the least recently used matches until the limit of the settings is met."""
        for live in list(self._open.values()):
            if len(self._open) <= self._services.settings.matches_in_memory:
                break
            if live.pins == 0 and not live.lock.locked():
                self.drop(live, "come_again")

    def close(self) -> None:
        """Stop all bots and clocks."""
        for live in self._open.values():
            self._stop_watching(live)
            live.leave_memory()
