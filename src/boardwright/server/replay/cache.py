"""Replays of finished matches and of uploaded match files."""

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.net.rate_limits import Quota, current_network
from boardwright.server.net.shared_counters import Counters
from boardwright.server.protocol.answers import ProgressOut, ReplayOut
from boardwright.server.protocol.outbound import Frame
from boardwright.server.replay.checker import Asked, CheckFile, Limits, ShowFrame, Shown, TellFirst, TellPosition
from boardwright.server.replay.checker_process import CheckerProcess
from boardwright.server.replay.match_replay import Replay, check_place
from boardwright.server.settings import Settings
from boardwright.server.threads import FairPool
from boardwright.server.tokens import new_id


@dataclass(frozen=True)
class UploadedReplay:
    """A valid match file that was uploaded. The process that checked it makes its frames; it may have to check it again."""

    data: bytes
    now: int
    info: ReplayOut

    def about(self) -> ReplayOut:
        """Return what the page needs to show the replay."""
        return self.info


def limits_of(settings: Settings) -> Limits:
    """The limits of the process that checks files."""
    return Limits(settings.check_seconds, settings.check_mebibytes, settings.snapshots, settings.replays)


def _busy() -> ApiError:
    return ApiError(429, "busy", retry_after=5)


class Replays:
    """The most recent replays. Those of the server's own matches are made in a thread, in which client networks take turns; those of files
    in a separate process.
    """

    def __init__(self, settings: Settings, catalog: Catalog, counters: Counters | None = None) -> None:
        self.settings, self.catalog = settings, catalog
        self.worker = CheckerProcess(limits_of(settings), settings.check_patience)
        self._thread = FairPool(1, "replay")
        self._worker_thread = ThreadPoolExecutor(1, "checker")
        self._checking = 0
        self._asking = Quota(settings.replay_frames, _busy)
        self._asking_of_address = (counters or Counters()).quota(settings.replay_frames_per_address, _busy)
        self._kept: OrderedDict[str, Replay | UploadedReplay] = OrderedDict()
        self._owners: dict[str, str] = {}  # the client network that requested each replay

    async def upload(self, file: bytes, now: int) -> ReplayOut:
        """Check a match file and keep it. `now`: Unix time in ms. Raises ApiError 422 if it is broken or too heavy, 429 or 503 if busy."""
        if self._checking >= self.settings.replay_queue:
            raise _busy()
        self._checking += 1
        id = new_id()
        try:
            info: ReplayOut = await self._ask_worker(self._check, id, file, now)
        finally:
            self._checking -= 1
        self.keep(id, UploadedReplay(file, now, info))
        return info

    def keep(self, id: str, replay: Replay | UploadedReplay) -> None:
        """Keep a replay for a client network. If there are too many, forget the oldest one of the network with the most."""
        self._kept[id] = replay
        self._owners[id] = current_network.get()
        while len(self._kept) > self.settings.replays:
            most = max(Counter(self._owners.values()).values())
            largest_owners = {home for home, number in Counter(self._owners.values()).items() if number == most}
            self.forget(next(stored_id for stored_id in self._kept if self._owners[stored_id] in largest_owners))

    def get(self, id: str) -> Replay | UploadedReplay | None:
        """A replay that is still kept, or None."""
        if id in self._kept:
            self._kept.move_to_end(id)
        return self._kept.get(id)

    def forget(self, id: str) -> None:
        """Remove a replay: its match was deleted, or there is no room for it."""
        self._kept.pop(id, None)
        self._owners.pop(id, None)

    async def frame(self, replay: Replay | UploadedReplay, k: int, since: int, eyes: int | None) -> Frame | msgspec.Raw:
        """The frame of a replay after `k` decisions, as `Replay.frame` makes it. Raises ApiError as `check_place`, 429 if too many wait for
        those of files.
        """
        check_place(replay.about(), k, eyes)
        if isinstance(replay, Replay):
            frame: Frame = await self._thread.run(replay.frame, k, since, eyes)
            return frame
        return msgspec.Raw(await self._ask(replay, ShowFrame(replay.info.id, k, since, eyes)))

    async def position(self, replay: Replay | UploadedReplay, k: int) -> bytes:
        """The complete state after `k` decisions, as JSON. Raises as `frame`."""
        check_place(replay.about(), k, None)
        if isinstance(replay, Replay):
            position: bytes = await self._thread.run(replay.position, k)
            return position
        return await self._ask(replay, TellPosition(replay.info.id, k))

    async def first_record(self, replay: Replay | UploadedReplay) -> bytes:
        """The record of the state before the first decision, as `Replay.first_record`. Raises ApiError 429 as `frame`."""
        if isinstance(replay, Replay):
            record: bytes = await self._thread.run(replay.first_record)
            return record
        return await self._ask(replay, TellFirst(replay.info.id))

    async def _ask(self, replay: UploadedReplay, question: Asked) -> bytes:
        """Ask the process that checked a file. Raises ApiError 429 if too many wait."""
        with self._asking_of_address.hold(current_network.get()), self._asking.hold():
            data: bytes = await self._ask_worker(self._show, replay, question)
            return data

    async def progress(self, replay: Replay | UploadedReplay) -> ProgressOut:
        """Return how a match went, turn by turn; empty for an uploaded file, whose computations are limited frame by frame."""
        if isinstance(replay, UploadedReplay):
            return ProgressOut([])
        progress: ProgressOut = await self._thread.run(replay.progress)
        return progress

    def close(self) -> None:
        """Stop the threads and the process."""
        self._worker_thread.shutdown(wait=False, cancel_futures=True)
        self._thread.close()
        self.worker.close()

    async def _ask_worker(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._worker_thread, work, *args)

    def _check(self, id: str, data: bytes, now: int) -> ReplayOut:
        return self.worker.check(CheckFile(id, now, self.catalog.compile_queue.native), data).about

    def _show(self, replay: UploadedReplay, question: Asked) -> bytes:
        answer, data = self.worker.ask(question)
        if not isinstance(answer, Shown):  # another process than the one that checked it
            self._check(replay.info.id, replay.data, replay.now)
            answer, data = self.worker.ask(question)
        return data
