"""A client at one address with many sockets, whose people act and undo without end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

from benchmarks.nuisance import ADDRESS
from benchmarks.server_memory import call

PERSONS = [{"kind": "person", "name": name} for name in ("Eve", "Mallory")]
PER_DEVICE = 20  # sockets


class Writers:
    """So many sockets, each at a match of its own, or all at one match."""

    def __init__(self, address: str, game: str, sockets: int, seconds: float, together: bool = False) -> None:
        self.address, self.game, self.sockets, self.seconds, self.together = address, game, sockets, seconds, together
        self.acts = self.undos = self.frames = self.refused = 0

    async def run(self) -> dict[str, int]:
        """Act and undo until the time is up. Returns the counts."""
        tokens = [(await asyncio.to_thread(call, self.address, "POST", "devices"))["token"] for _ in range(0, self.sockets, PER_DEVICE)]
        matches = [await self._new_match(tokens[n // PER_DEVICE]) for n in range(1 if self.together else self.sockets)]
        end = time.monotonic() + self.seconds
        writing = [self._write(*matches[n % len(matches)], end) for n in range(self.sockets)]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.seconds + 1):
                await asyncio.gather(*writing, return_exceptions=True)
        return {"acts": self.acts, "undos": self.undos, "frames": self.frames, "refused": self.refused}

    async def _new_match(self, token: str) -> tuple[str, str]:
        body = {"game": self.game, "seats": PERSONS, "pause": 0}
        return (await asyncio.to_thread(call, self.address, "POST", "matches", token, body))["id"], token

    async def _write(self, id: str, token: str, end: float) -> None:
        host, port = urlsplit(self.address).hostname, urlsplit(self.address).port
        address = f"ws://{host}:{port}/api/matches/{id}/live"
        async with connect(address, local_addr=(ADDRESS, 0), max_size=None, proxy=None, compression=None) as live:
            await live.send(json.dumps({"type": "hello", "token": token, "seat": 0}))
            while time.monotonic() < end:
                message = json.loads(await live.recv())
                if message["type"] == "refused":
                    self.refused += 1
                if message["type"] == "frame":
                    self.frames += 1
                    await self._act_or_undo(live, message)

    async def _act_or_undo(self, live: Any, frame: dict[str, Any]) -> None:
        if frame["undo"]["open"] and frame["version"] % 2:
            self.undos += 1
            await live.send(json.dumps({"type": "undo", "seat": frame["viewer"]}))
        elif frame["legal"]:
            self.acts += 1
            choice = frame["legal"][0]["id"]
            message = {"type": "act", "action_id": f"{time.time_ns()}", "seat": frame["viewer"], "action": choice}
            await live.send(json.dumps(message))
        else:
            await live.send(json.dumps({"type": "look", "seat": (frame["actors"] or [0])[0]}))
