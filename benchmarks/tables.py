"""How many tables one server carries: python -m benchmarks.tables [--tables N N …] [--seats N] [--every S] [--seconds S] [--game GAME]

One server process uses a SQLite file. Each seat of the tables has its own page, which runs the rules, and at each table a seat moves every
few seconds. Measured is the time from the message of a choice until the last of the table's pages has its frame: median and 99th
percentile. The pages are one process on the same machine; `late` says how late its own moves were, which is not the server's fault. Linux
only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import statistics
import struct
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import event
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_memory import peak
from benchmarks.server_move import cpu_seconds
from boardwright.core.domain.match import Match
from boardwright.server.games.page_rules import rules_digest
from boardwright.server.store import RUNNING, MatchRow, SeatRow, Store
from boardwright.server.tokens import new_id, new_key, new_token, token_hash
from tests.contract.matches import load_game
from tests.server.harness import turn_off_fsync
from tests.server.process import ServerProcess

UNLIMITED_VALUE = 10**6
UNLIMITED = dict.fromkeys(
    (
        "connections",
        "connections_per_address",
        "requests_burst",
        "sockets",
        "sockets_per_address",
        "sockets_per_device",
        "matches_in_memory",
        "household_messages_burst",
        "writes_burst",
        "frames_burst",
    ),
    UNLIMITED_VALUE,
)
MOST_CONNECTING = 16


class Header(msgspec.Struct):
    """The fields that are read of each message."""

    type: str
    version: int = 0


read_header = msgspec.json.Decoder(Header).decode


def version_of(sent: str | bytes) -> int:
    """Return the version of a frame, or 0."""
    if isinstance(sent, str):
        header = read_header(sent)
    else:
        (length,) = struct.unpack_from("<I", sent)
        header = read_header(memoryview(sent)[4 : 4 + length])
    assert header.type in ("ack", "frame", "change", "talk"), sent
    return header.version if header.type in ("frame", "change") else 0


@dataclass
class Measured:
    """Seconds of each move: until the last page had it, and how late it was sent."""

    took: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)


class Table:
    """A match, its people, and the version that each page has."""

    def __init__(self, game: Any, id: str, tokens: Sequence[str], seed: bytes, options: dict[str, Any]) -> None:
        self.id, self.tokens = id, tokens
        self.match = Match.start(game, len(tokens), seed, options)
        self.chance = np.random.default_rng(seed[0])
        self.sockets: list[ClientConnection] = []
        self.versions = [-1] * len(tokens)
        self._news = asyncio.Event()
        self._readers: list[asyncio.Task[None]] = []

    async def open(self, port: int, digest: str, gate: asyncio.Semaphore) -> None:
        """Connect all pages and wait for their first frames."""
        address = f"ws://127.0.0.1:{port}/api/matches/{self.id}/live"
        for seat, token in enumerate(self.tokens):
            async with gate:
                socket = await connect(address, max_size=None, proxy=None, compression=None, ping_interval=None)
                await socket.send(json.dumps({"type": "hello", "token": token, "seat": seat, "rules": digest}))
                self.sockets.append(socket)
                self._readers.append(asyncio.create_task(self._read(seat, socket)))
                await self._all_at(0, [seat])

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for sent in socket:
            self.versions[seat] = max(self.versions[seat], version_of(sent))
            self._news.set()

    async def _all_at(self, version: int, seats: Sequence[int]) -> None:
        async with asyncio.timeout(60):
            while min(self.versions[seat] for seat in seats) < version:
                self._news.clear()
                await self._news.wait()

    async def play(self, first: float, every: float, end: float, measured: Measured) -> None:
        """Move at `first` and then every so many seconds, until `end` (by the loop's clock)."""
        now, due = asyncio.get_running_loop().time, first
        while due < end and not self.match.over:
            await asyncio.sleep(max(0.0, due - now()))
            seat = int(self.match.actors[0])
            action = int(self.chance.choice(self.match.legal_ids(seat)))
            self.match.play(seat, action)
            version = len(self.match.decisions)
            began = now()
            measured.late.append(began - due)
            await self.sockets[seat].send(json.dumps({"type": "act", "action_id": f"{version}", "seat": seat, "action": action}))
            await self._all_at(version, range(len(self.tokens)))
            measured.took.append(now() - began)
            due += every

    async def close(self) -> None:
        """Disconnect all pages."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


def prepare(db: Path, game: Any, tables: int, seats: int) -> list[Table]:
    """Write so many matches into a new database, each seat a device of its own."""
    store, tables_made, now = Store(str(db)), [], int(time.time() * 1000)
    event.listen(store.engine, "checkout", turn_off_fsync)
    options = game.check_options({})
    for _ in range(tables):
        tokens, id, seed = [new_token() for _ in range(seats)], new_id(), new_key()
        devices = [store.add_device(token_hash(token), now) for token in tokens]
        table = Table(game, id, tokens, seed, options)
        seat_rows = tuple(SeatRow(seat, "person", f"P{seat}", None, device) for seat, device in enumerate(devices))
        actors = list(table.match.actors)
        row = MatchRow(id, devices[0], game.id, game.ruleset, table.match.options, seed, 0.0, RUNNING, 0, actors, None, now, now, seat_rows)
        store.add_match(row)
        tables_made.append(table)
    store.close()
    return tables_made


async def measure(
    server: ServerProcess, game: Any, tables: list[Table], steps: Sequence[int], every: float, seconds: float
) -> list[dict[str, Any]]:
    """Measure each number of tables. The tables of the step before stay."""
    gate, rows, loop, pid = asyncio.Semaphore(MOST_CONNECTING), list[dict[str, Any]](), asyncio.get_running_loop(), server.process.pid
    is_open = 0
    for step in steps:
        await asyncio.gather(*(table.open(server.port, rules_digest(game), gate) for table in tables[is_open:step]))
        is_open = step
        await play(tables[:step], every, 2 * every, Measured())  # a warm-up
        measured, before, own, began = Measured(), cpu_seconds(pid), time.process_time(), loop.time()
        await play(tables[:step], every, seconds, measured)
        wall = loop.time() - began
        rows.append(row_of(step, measured, cpu_seconds(pid) - before, time.process_time() - own, wall, peak(pid)))
        print_row(rows[-1])
    await asyncio.gather(*(table.close() for table in tables[:is_open]))
    return rows


async def play(tables: Sequence[Table], every: float, seconds: float, measured: Measured) -> None:
    """Let all tables play for a while. Each begins at its own time within the first `every` seconds."""
    begin = asyncio.get_running_loop().time() + 0.1
    starts = np.random.default_rng(len(tables)).random(len(tables)) * every
    await asyncio.gather(
        *(table.play(begin + float(start), every, begin + seconds, measured) for table, start in zip(tables, starts, strict=True))
    )


def row_of(tables: int, measured: Measured, server: float, client: float, wall: float, mebibytes: float) -> dict[str, Any]:
    """Return the figures of one number of tables."""
    took, late = (sorted(1000 * each for each in values) for values in (measured.took, measured.late))
    return {
        "tables": tables,
        "moves": len(took),
        "p50_ms": round(statistics.median(took), 1),
        "p99_ms": round(took[int(len(took) * 0.99)], 1),
        "late_p99_ms": round(late[int(len(late) * 0.99)], 1),
        "server_ms_per_move": round(1000 * server / len(took), 2),
        "server_busy": round(server / wall, 2),
        "pages_busy": round(client / wall, 2),
        "server_mebibytes": round(mebibytes),
    }


def print_row(row: dict[str, Any]) -> None:
    """Print one row."""
    print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)


def main() -> None:
    """Make the matches, start the server, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[120, 250, 500, 750], help="numbers of tables, one step each")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=5.0, help="seconds from move to move at a table")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each step is measured")
    parser.add_argument("--game", default="ticket_to_ride_europe")
    parser.add_argument("--folder", help="the folder of the database: in memory (/dev/shm) there is no wait for a disk")
    parser.add_argument("--json", action="store_true", help="print one JSON document at the end")
    args = parser.parse_args()
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(few, min(most, 16384)) if most > 0 else 16384, most))
    game: Any = load_game(args.game)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        db = Path(folder) / "matches.db"
        tables = prepare(db, game, max(args.tables), args.seats)
        with ServerProcess(db, jit=True, compile=True, **UNLIMITED) as server:
            while server.call("GET", "/api/status")["making"]:
                time.sleep(0.5)
            rows = asyncio.run(measure(server, game, tables, sorted(args.tables), args.every, args.seconds))
    if args.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
