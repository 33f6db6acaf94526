"""Tells other processes which devices are at which match. It is never stored, and a process that dies is forgotten."""

import asyncio
import threading
from collections.abc import Callable, Collection
from contextlib import suppress

from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.table_rules.presence import RemotePresence
from boardwright.server.threads import Threads

BEAT_S = 1.0
"""How often a process sends a heartbeat."""


class Presence:
    """Sends other processes the devices at each match of this one, and receives theirs. All calls are made in the server's loop.

    The messages are: `beat`; `here MATCH DEVICE,DEVICE…` (all that are there now); `ask` (all processes send everything again); `bye`.
    """

    def __init__(self, bus: Bus, threads: Threads, clock: Clock) -> None:
        self._bus, self._threads, self._clock = bus, threads, clock
        self._changed: Callable[[str], None] = lambda match: None
        self._here: dict[str, frozenset[int]] = {}
        self._unsent: set[str] = set()
        self._asks = True
        self._elsewhere = RemotePresence()
        self._news = asyncio.Event()
        self._send_lock, self._has_ended = threading.Lock(), False
        bus.listen_to_others(self._hear, self._reconnected)

    def on_change(self, changed: Callable[[str], None]) -> None:
        """Call `changed` with a match whenever a device may have joined or left it in another process."""
        self._changed = changed

    def here(self, match: str, devices: Collection[int]) -> None:
        """Set the devices at a match in this process."""
        if not self._bus.is_shared or self._here.get(match, frozenset()) == frozenset(devices):
            return
        if devices:
            self._here[match] = frozenset(devices)
        else:
            del self._here[match]
        self._unsent.add(match)
        self._news.set()

    def elsewhere(self, match: str) -> frozenset[int]:
        """The devices at a match in other processes."""
        return self._elsewhere.devices(match)

    async def run(self) -> None:
        """Send news to the other processes until cancelled."""
        while self._bus.is_shared:
            self._news.clear()
            await self._tell()
            self._forget_silent()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_S):
                    await self._news.wait()

    def close(self) -> None:
        """Send `bye`. Blocks."""
        if self._bus.is_shared:
            self._send(["bye"], last=True)

    async def _tell(self) -> None:
        asks, unsent = self._asks, self._unsent
        self._asks, self._unsent = False, set()
        here = [f"here {match} {','.join(map(str, sorted(self._here.get(match, ()))))}" for match in unsent]
        if not await self._threads.in_thread(self._send, ["beat", *here, *(["ask"] if asks else [])]):
            self._asks, self._unsent = True, self._unsent | unsent

    def _send(self, texts: list[str], last: bool = False) -> bool:
        """Send messages, but nothing after the last one: a thread may be late."""
        with self._send_lock:
            sent = not self._has_ended and self._bus.send(texts)
            self._has_ended |= last
        return sent

    def _forget_silent(self) -> None:
        if self._bus.is_connected:
            for process in self._elsewhere.silent(self._now()):
                self._end(process)

    def _end(self, process: str) -> None:
        for match in self._elsewhere.ended(process):
            self._changed(match)

    def _hear(self, process: str, what: str) -> None:
        verb, _, rest = what.partition(" ")
        if verb == "bye":
            self._end(process)
            return
        if not self._elsewhere.heard(process, self._now()):
            self._ask()
        if verb == "ask":
            self._unsent.update(self._here)
            self._news.set()
        elif verb == "here":
            match, _, devices = rest.partition(" ")
            self._elsewhere.said(process, match, [int(device) for device in devices.split(",") if device])
            self._changed(match)

    def _reconnected(self) -> None:
        self._elsewhere.excuse(self._now())
        self._unsent.update(self._here)
        self._ask()

    def _ask(self) -> None:
        self._asks = True
        self._news.set()

    def _now(self) -> float:
        return self._clock.monotonic()
