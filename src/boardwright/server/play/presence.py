"""Shares with other processes which devices are at which match. Nothing is stored, and processes that die are forgotten."""

import asyncio
import threading
from collections.abc import Callable, Collection
from contextlib import suppress

from boardwright.server.bus import Bus
from boardwright.server.clock import Clock
from boardwright.server.table_rules.presence import RemotePresence
from boardwright.server.threads import Threads

BEAT_S = 1.0
"""Seconds between two heartbeats of a process."""


class Presence:
    """Sends other processes the devices at each match of this one, and receives theirs. All calls are made in the server's loop.

    The messages are: `beat`; `here MATCH DEVICE,DEVICE…` (all that are there now); `ask` (all processes send everything again); `bye`.
    """

    def __init__(self, bus: Bus, threads: Threads, clock: Clock) -> None:
        self._bus, self._threads, self._clock = bus, threads, clock
        self._changed: Callable[[str], None] = lambda match: None
        self._local_devices: dict[str, frozenset[int]] = {}
        self._unsent: set[str] = set()
        self._request_is_due = True
        self._remote = RemotePresence()
        self._news = asyncio.Event()
        self._send_lock, self._has_ended = threading.Lock(), False
        bus.listen_to_others(self._receive, self._reconnected)

    def on_change(self, changed: Callable[[str], None]) -> None:
        """Call `changed` with a match whenever a device may have joined or left it in another process."""
        self._changed = changed

    def set_devices(self, match: str, devices: Collection[int]) -> None:
        """Set the devices at a match in this process."""
        if not self._bus.is_shared or self._local_devices.get(match, frozenset()) == frozenset(devices):
            return
        if devices:
            self._local_devices[match] = frozenset(devices)
        else:
            del self._local_devices[match]
        self._unsent.add(match)
        self._news.set()

    def remote_devices(self, match: str) -> frozenset[int]:
        """The devices at a match in other processes."""
        return self._remote.devices(match)

    async def run(self) -> None:
        """Send news to the other processes until cancelled."""
        while self._bus.is_shared:
            self._news.clear()
            await self._send_changes()
            self._forget_silent()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_S):
                    await self._news.wait()

    def close(self) -> None:
        """Send `bye`. Blocks."""
        if self._bus.is_shared:
            self._send(["bye"], last=True)

    async def _send_changes(self) -> None:
        request_is_due, unsent = self._request_is_due, self._unsent
        self._request_is_due, self._unsent = False, set()
        messages = [f"here {match} {','.join(map(str, sorted(self._local_devices.get(match, ()))))}" for match in unsent]
        if not await self._threads.in_thread(self._send, ["beat", *messages, *(["ask"] if request_is_due else [])]):
            self._request_is_due, self._unsent = True, self._unsent | unsent

    def _send(self, texts: list[str], last: bool = False) -> bool:
        """Send messages, but nothing after the last one: a thread may be late."""
        with self._send_lock:
            sent = not self._has_ended and self._bus.send(texts)
            self._has_ended |= last
        return sent

    def _forget_silent(self) -> None:
        if self._bus.is_connected:
            for process in self._remote.silent(self._now()):
                self._forget_process(process)

    def _forget_process(self, process: str) -> None:
        for match in self._remote.forget(process):
            self._changed(match)

    def _receive(self, process: str, message: str) -> None:
        verb, _, rest = message.partition(" ")
        if verb == "bye":
            self._forget_process(process)
            return
        if not self._remote.note_alive(process, self._now()):
            self._request_all()
        if verb == "ask":
            self._unsent.update(self._local_devices)
            self._news.set()
        elif verb == "here":
            match, _, devices = rest.partition(" ")
            self._remote.note_devices(process, match, [int(device) for device in devices.split(",") if device])
            self._changed(match)

    def _reconnected(self) -> None:
        self._remote.reset_silence(self._now())
        self._unsent.update(self._local_devices)
        self._request_all()

    def _request_all(self) -> None:
        self._request_is_due = True
        self._news.set()

    def _now(self) -> float:
        return self._clock.monotonic()
