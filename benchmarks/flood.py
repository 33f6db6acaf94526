"""What a player notices of a client that fills the server with matches between bots, with match files to check, or with abuse of every
kind.

`python -m benchmarks.flood bots|files|address|writers [--each N] [--game GAME] [--matches N] [--watch N] [--actions N] [--sockets N]
[--together] [--moves N] [--json]`. One player moves again and again, and the time until the changed frame is measured: while the server is
calm, during the flood, and after the client has left. The client makes N matches of bots that do not wait (and watches some of them), or
sends files of N actions as fast as they are accepted, or does N times at once, from one other address, everything in `benchmarks.nuisance`,
or has N sockets at such an address that act and undo without end. The server is a process of its own, with machine code. `--python`
measures the server of another checkout.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from websockets.asyncio.client import connect

import boardwright as bw
from benchmarks.nuisance import Nuisance
from benchmarks.server_memory import COMPILE, call, peak
from benchmarks.writers import Writers

PAUSE = 0.1  # seconds between two moves of the player
PERSONS = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]


def main() -> None:
    """Start a server, flood it, and print what the player noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["bots", "files", "address", "writers"])
    parser.add_argument("--game", default="ticket_to_ride_europe")
    parser.add_argument("--matches", type=int, default=200, help="matches between bots")
    parser.add_argument("--watch", type=int, default=0, help="how many of them the client watches")
    parser.add_argument("--actions", type=int, default=20_000, help="the fewest actions of the files")
    parser.add_argument("--each", type=int, default=20, help="how many workers of that address do each thing at the same time")
    parser.add_argument("--sockets", type=int, default=60, help="how many sockets of that address act and undo")
    parser.add_argument("--together", action="store_true", help="all of them are at one match")
    parser.add_argument("--moves", type=int, default=100, help="moves measured in each of the three phases")
    parser.add_argument("--python", default=sys.executable, help="the Python with the Boardwright to measure")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with serve(args.python) as (address, pid, folder):
        before, size = peak(pid), database_size(folder)
        measured = asyncio.run(measure(Player(address, args.game), make_flood(args, address), args.moves))
        measured |= {"mebibytes_before": round(before), "mebibytes_at_most": round(peak(pid))}
        measured["database_grew_kibibytes"] = database_size(folder) - size
    print(json.dumps(measured) if args.json else "\n".join(f"{name:24} {value}" for name, value in measured.items()))


def database_size(folder: Path) -> int:
    """Return the size of the database in kibibytes, with what is not yet in its main file."""
    with contextlib.closing(sqlite3.connect(folder / "m.db")) as db:
        return int(db.execute("PRAGMA page_count").fetchone()[0] * db.execute("PRAGMA page_size").fetchone()[0]) // 1024


def make_flood(args: argparse.Namespace, address: str) -> Flood:
    """Return the client that floods the server."""
    if args.kind == "writers":
        return Writers(address, args.game, args.sockets, args.moves * (PAUSE + 0.02), args.together)
    if args.kind == "address":
        return Nuisance(address, args.game, args.each, args.moves * (PAUSE + 0.02))
    return Bots(address, args.game, args.matches, args.watch) if args.kind == "bots" else Files(address, args.actions)


@contextlib.contextmanager
def serve(python: str) -> Iterator[tuple[str, int, Path]]:
    """Run a server with machine code on a new database. Returns its address, its process number and the folder of its database."""
    subprocess.run([python, "-c", COMPILE], check=True)
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "errors", "wb") as errors:
        command = [python, "-m", "boardwright", "serve", "--port", "0", "--db", str(Path(folder) / "m.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as server:
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+/", server.stdout.readline())
                assert address, (Path(folder) / "errors").read_text()
                while call(address[0], "GET", "status")["making"]:
                    time.sleep(0.2)
                yield address[0], server.pid, Path(folder)
            finally:
                server.kill()


async def measure(player: Player, flood: Flood, moves: int) -> dict[str, Any]:
    """Measure the three phases."""
    await player.play(10)  # a warm-up
    calm = await player.play(moves)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:  # so that the two clients do not delay each other
        flooding = asyncio.get_running_loop().run_in_executor(elsewhere, run_flood, flood)
        flooded = await player.play(moves, flooding)
        made = await flooding
    after = await player.play(moves)
    times_by_phase = {"calm": calm, "during": flooded, "after": after}
    figures = {f"{name}_p50_ms": round(statistics.median(times) * 1000, 1) for name, times in times_by_phase.items()}
    ratios = {f"{name}_ratio": round(statistics.median(times_by_phase[name]) / statistics.median(calm), 2) for name in ("during", "after")}
    worst = {f"{name}_p95_ms": round(statistics.quantiles(times, n=20)[-1] * 1000, 1) for name, times in times_by_phase.items()}
    last = {f"{name}_p99_ms": round(statistics.quantiles(times, n=100)[-1] * 1000, 1) for name, times in times_by_phase.items()}
    figures |= {**ratios, **worst, **last, "during_p99_ratio": round(last["during_p99_ms"] / last["calm_p99_ms"], 2)}
    return {"game": player.game, **figures, "moves_during": len(flooded), **made}


def run_flood(flood: Flood) -> dict[str, int]:
    """Flood the server, then leave."""
    return asyncio.run(flood.run())


class Player:
    """Two people at one screen, who choose at random."""

    def __init__(self, address: str, game: str) -> None:
        self.address, self.game = address, game
        self.token = call(address, "POST", "devices")["token"]

    async def play(self, moves: int, until: asyncio.Future[Any] | None = None) -> list[float]:
        """Return the seconds from move to frame of so many moves, and of more while `until` is not done."""
        times: list[float] = []
        while len(times) < moves or (until is not None and not until.done()):
            id = (await asyncio.to_thread(call, self.address, "POST", "matches", self.token, {"game": self.game, "seats": PERSONS}))["id"]
            async with connect(f"ws{self.address[4:]}api/matches/{id}/live", max_size=None, proxy=None) as live:
                await live.send(json.dumps({"type": "hello", "token": self.token, "seat": 0}))
                await self._play(live, times, moves, until)
        return times

    async def _play(self, live: Any, times: list[float], moves: int, until: asyncio.Future[Any] | None) -> None:
        while len(times) < moves or (until is not None and not until.done()):
            frame = await self._frame(live)
            if frame["over"]:
                return
            if not frame["legal"]:
                await live.send(json.dumps({"type": "look", "seat": frame["actors"][0]}))
                continue
            await asyncio.sleep(PAUSE)
            began = time.perf_counter()
            choice = frame["legal"][len(times) * 7 % len(frame["legal"])]["id"]
            id = f"{time.time_ns()}"
            await live.send(json.dumps({"type": "act", "action_id": id, "seat": frame["viewer"], "action": choice}))
            frame = await self._frame(live)
            times.append(time.perf_counter() - began)
            await live.send(json.dumps({"type": "look", "seat": (frame["actors"] or [0])[0]}))

    async def _frame(self, live: Any) -> dict[str, Any]:
        while (frame := json.loads(await live.recv()))["type"] != "frame":
            assert frame["type"] == "ack", frame
        return frame


class Bots:
    """A client that makes matches of bots with as many devices as it needs, and watches some of them."""

    def __init__(self, address: str, game: str, matches: int, watch: int) -> None:
        self.address, self.game, self.matches, self.watch = address, game, matches, watch
        self.made = self.refused = self.frames = 0
        self._sockets: list[asyncio.Task[None]] = []

    async def run(self) -> dict[str, int]:
        """Make the matches, eight at a time, then watch for ten seconds. Returns the counts."""
        games = await asyncio.to_thread(call, self.address, "GET", "games")
        seats = max(next(g["players"] for g in games if g["id"] == self.game))
        bots = [{"kind": "bot", "level": "greedy", "name": f"B{n}"} for n in range(seats)]
        body = {"game": self.game, "seats": bots, "pause": 0}
        wanted = asyncio.Semaphore(8)

        async def make(number: int, token: str) -> None:
            async with wanted:
                try:
                    id = (await asyncio.to_thread(call, self.address, "POST", "matches", token, body))["id"]
                except OSError:
                    self.refused += 1
                    return
            self.made += 1
            if number < self.watch:
                self._sockets.append(asyncio.create_task(self._watch(id)))

        tokens = [(await asyncio.to_thread(call, self.address, "POST", "devices"))["token"] for _ in range(0, self.matches, 25)]
        await asyncio.gather(*(make(number, tokens[number // 25]) for number in range(self.matches)))
        await asyncio.sleep(10)
        for socket in self._sockets:
            socket.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)
        return {"matches": self.made, "refused": self.refused, "watched_frames": self.frames}

    async def _watch(self, id: str) -> None:
        with contextlib.suppress(Exception):
            async with connect(f"ws{self.address[4:]}api/matches/{id}/live", max_size=None, proxy=None) as live:
                await live.send(json.dumps({"type": "hello", "token": None, "seat": None}))
                while True:
                    await live.recv()
                    self.frames += 1


class Files:
    """A client that sends a heavy match file, four at a time."""

    def __init__(self, address: str, actions: int) -> None:
        self.address = address
        self.data = heavy_file(actions)
        self.checked = self.refused = 0

    async def run(self) -> dict[str, int]:
        """Send files for twenty seconds. Returns the counts."""
        end = time.monotonic() + 20
        await asyncio.gather(*(asyncio.to_thread(self._send, end) for _ in range(4)))
        return {"kibibytes": len(self.data) // 1024, "checked": self.checked, "refused": self.refused}

    def _send(self, end: float) -> None:
        while time.monotonic() < end:
            request = urllib.request.Request(f"{self.address}api/replays", self.data, {"Content-Type": "application/json"})
            try:
                with urllib.request.urlopen(request, timeout=300):
                    self.checked += 1
            except OSError:  # this includes HTTPError
                self.refused += 1
                time.sleep(0.2)


def heavy_file(actions: int) -> bytes:
    """Return a file of so many actions, of a game without a limit and players who avoid its end."""
    game = bw.load("game_of_trains").compile()
    for seed in range(1000):
        match, chance = game.new_match(2, seed=seed), np.random.default_rng(seed)
        while not match.over and len(match.decisions) < actions:
            legal = match.legal(match.actors[0])
            match.play(match.actors[0], legal[0 if chance.random() < 0.5 else int(chance.integers(len(legal)))])
        if not match.over:
            return json.dumps(match.record(), ensure_ascii=False).encode()
    raise SystemExit(f"no match has {actions} actions")


Flood = Bots | Files | Nuisance | Writers


if __name__ == "__main__":
    main()
