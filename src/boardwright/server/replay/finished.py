"""Finished matches and uploaded files: their replays, and positions from which new matches can start."""

from boardwright.core.domain.match import Match
from boardwright.server.errors import ApiError, not_found
from boardwright.server.play.frames import head_of, seats_out
from boardwright.server.play.initial_position import initial_match
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.protocol.bodies import StartPosition
from boardwright.server.replay.cache import Replays, UploadedReplay
from boardwright.server.replay.match_replay import Replay
from boardwright.server.store import MatchRow, Store
from boardwright.server.table_rules.watching import Watching, sight
from boardwright.server.threads import Threads


class ReplayLibrary:
    """Finds replays. `snapshots`: how many copies of a match are kept for its replay."""

    def __init__(self, replays: Replays, registry: MatchRegistry, store: Store, threads: Threads, snapshots: int) -> None:
        self._replays, self._registry, self._store, self._threads, self._snapshots = replays, registry, store, threads, snapshots

    async def replay(self, device: int | None, id: str) -> Replay | UploadedReplay:
        """The replay of an uploaded file or a finished match. `device`: the client's device; None: a stranger.

        Raises ApiError: 403 `may_not_watch`, 404 `no_such_replay`, 409 `not_over`.
        """
        replay = self._replays.get(id)
        if isinstance(replay, UploadedReplay):
            return replay
        row = await self._threads.in_thread(self._store.match, id)
        if row is None:
            self._replays.forget(id)  # the match was deleted, perhaps in another process
            raise not_found("replay")
        sits = device is not None and any(seat.device == device for seat in row.seats)
        if sight(Watching.of(row.watching), device, sits=sits, is_creator=row.device == device, is_over=True) is None:
            raise ApiError(403, "may_not_watch")
        if replay is None or [seat.name for seat in replay.seats] != [seat.name for seat in row.seats]:  # a player was forgotten
            replay = await self._replay_of_match(row)
            self._replays.keep(id, replay)
        return replay

    async def position(self, device: int, start: StartPosition | None) -> bytes | None:
        """The position of a start, as JSON; None for no start. Only from replays that the device may see: there nothing is hidden.

        Raises ApiError as `replay`; 404 `no_such_decision`.
        """
        if start is None:
            return None
        return await self._replays.position(await self.replay(device, start.replay), start.k)

    async def _replay_of_match(self, row: MatchRow) -> Replay:
        last = await finished_match(self._registry, row.id)

        def build() -> Replay:
            initial_row = row._replace(seats=tuple(seat._replace(stand_in=None) for seat in row.seats))
            return Replay(head_of(row, row.status), seats_out(initial_row, None), initial_match(last.game, row), last, self._snapshots)

        return await self._threads.in_thread(build)


async def finished_match(registry: MatchRegistry, id: str) -> Match:
    """A copy of a finished match: its seed and everything hidden may be shown now. Raises ApiError 409 `not_over`."""
    async with registry.open(id) as live:
        if not live.over:
            raise ApiError(409, "not_over")
        match: Match = await live.run_exclusive(live.match.copy)
        return match
