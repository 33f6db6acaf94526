"""Looking through matches that are over, and through match files that people bring."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from boardwright.core import record
from boardwright.core.errors import BrokenRecord
from boardwright.core.match import Match
from boardwright.server.answers import Frame, MatchHead, SeatOut
from boardwright.server.errors import ApiError
from boardwright.server.frames import Scene, encoded, frame, full_events_of
from boardwright.server.names import clean_name
from boardwright.server.settings import Settings
from boardwright.server.tokens import new_id


class Replay:
    """A match after each of its decisions, from copies kept at even distances."""

    def __init__(self, head: MatchHead, seats: list[SeatOut], first: Match, last: Match, snapshots: int) -> None:
        """`first`: the match before its first decision; `last`: as far as it goes."""
        self.head, self.seats, self.last = head, seats, last
        self.decisions = list(last.decisions)
        self.space = encoded(last.game.actions.describe())
        self._every = max(32, len(self.decisions) // snapshots + 1)
        self._kept = [first]

    def frame(self, k: int, since: int) -> Frame:
        """The frame after k decisions, with the events number `since` and later; nothing is hidden."""
        match = self._at(k)
        events = full_events_of(match, since)
        return frame(
            Scene(match, None, acts=False, everything=True),
            version=k,
            head=self.head,
            seats=self.seats,
            looking=None,
            space=self.space,
            events=events,
            events_from=events[0].n if events else len(match.full_events()),
        )

    def _at(self, k: int) -> Match:
        while len(self._kept) <= k // self._every:
            self._kept.append(self._played(self._kept[-1], len(self._kept) * self._every))
        return self._played(self._kept[k // self._every], k)

    def _played(self, start: Match, k: int) -> Match:
        match = start.copy()
        for seat, action in self.decisions[len(match.decisions) : k]:
            match.play(seat, action)
        return match


class Replays:
    """The last few replays, and one thread that makes and moves them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._thread = ThreadPoolExecutor(1, "replay")
        self._waiting = 0
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def upload(self, file: bytes, now: int) -> tuple[str, Replay]:
        """Check a match file and keep it. Raises a 422 with what does not fit."""
        if self._waiting >= self.settings.replay_queue:
            raise ApiError(429, "busy", retry_after=5)
        self._waiting += 1
        id = new_id()
        try:
            replay = await self._in_thread(self._check, id, file, now)
        finally:
            self._waiting -= 1
        self.keep(id, replay)
        return id, replay

    def keep(self, id: str, replay: Replay) -> None:
        """Remember a replay for a while."""
        self._kept[id] = replay
        while len(self._kept) > self.settings.replays:
            self._kept.popitem(last=False)

    def get(self, id: str) -> Replay | None:
        """A replay that is still remembered."""
        if id in self._kept:
            self._kept.move_to_end(id)
        return self._kept.get(id)

    def forget(self, id: str) -> None:
        """The match was deleted."""
        self._kept.pop(id, None)

    async def frame(self, replay: Replay, k: int, since: int) -> Frame:
        """A frame of a replay. Raises a 404 if it is not that long."""
        if not 0 <= k <= len(replay.decisions):
            raise ApiError(404, "no_such_decision", k=k, decisions=len(replay.decisions))
        found: Frame = await self._in_thread(replay.frame, k, since)
        return found

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def _check(self, id: str, octets: bytes, now: int) -> Replay:
        # The size of an upload bounds the number of its actions, and so the time that this takes.
        try:
            file = record.read(octets)
            last, first = record.replay(file), record.start(file)
        except BrokenRecord as error:
            raise ApiError(422, "broken_record", at=error.at, reason=error.reason, **error.arguments) from None
        head = MatchHead(id, last.game.id, last.game.ruleset, last.options, "over" if last.over else "running", now)
        return Replay(head, _seats(file["seats"], last.players), first, last, self.settings.snapshots)


def _seats(told: Any, players: int) -> list[SeatOut]:
    """Who sat there, as far as the file tells it in the way that this server writes it."""
    found = []
    for seat in range(players):
        entry = told[seat] if isinstance(told, list) and seat < len(told) else None
        entry = entry if isinstance(entry, dict) else {}
        name, level = entry.get("name"), entry.get("level")
        found.append(
            SeatOut(
                seat=seat,
                kind="bot" if entry.get("kind") == "bot" else "person",
                name=clean_name(name[:200]) if isinstance(name, str) else "",
                level=clean_name(level[:200]) if isinstance(level, str) else None,
                yours=False,
            )
        )
    return found
