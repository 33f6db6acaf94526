"""What a move costs a server: python -m benchmarks.server_move [GAME] [--moves N] [--people N]

A real server in a process of its own has a match with the most people of the game, or as many as asked for. Each has a page that runs the
rules. Measured from the message of a choice until all have their frames: CPU time of the server (Linux), time, and bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import statistics
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from websockets.sync.client import ClientConnection, connect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.games.page_rules import rules_digest
from tests.contract.matches import load_game
from tests.messages import Messages
from tests.server.process import ServerProcess

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class SeatPage:
    """A page at one seat."""

    def __init__(self, socket: ClientConnection, hello: dict[str, Any]) -> None:
        self.socket, self.messages, self.bytes = socket, Messages(), 0
        socket.send(json.dumps({"type": "hello", **hello}))

    def read_until(self, version: int) -> int:
        """Read messages until the frame of a version. Returns their size in bytes."""
        size = 0
        while True:
            sent = self.socket.recv(30)
            size += len(sent)
            message = self.messages.read(sent)
            assert message["type"] != "error", message
            if message["type"] == "frame" and message["version"] >= version:
                return size


def measure(name: str, moves: int, db: Path, people: int | None) -> None:
    game: Any = load_game(name)
    players = people or game.players[-1]
    with ServerProcess(db, jit=True, compile=True, undo_grace_s=0.0) as server, ExitStack() as open_:
        while server.call("GET", "/api/status")["making"]:
            time.sleep(0.5)  # what the server makes at its first start is not measured
        tokens = [server.call("POST", "/api/devices")["token"] for _ in range(players)]
        seats = [{"kind": "person", "name": "P0"}, *({"kind": "open"} for _ in tokens[1:])]
        id = server.call("POST", "/api/tables", tokens[0], {"game": name, "seats": seats})["id"]
        for seat, token in enumerate(tokens[1:], 1):
            server.call("POST", f"/api/tables/{id}/sit", token, {"name": f"P{seat}"})
            server.call("POST", f"/api/tables/{id}/ready", token, {"seat": seat, "ready": True})
        with sqlite3.connect(db) as stored:
            [seed, options] = stored.execute("SELECT seed, options FROM matches WHERE id = ?", (id,)).fetchone()
        match = Match.start(game, players, seed, json.loads(options))
        digest, chance = rules_digest(game), np.random.default_rng(1)
        address = f"ws://127.0.0.1:{server.port}/api/matches/{id}/live"
        pages = [
            SeatPage(open_.enter_context(connect(address, max_size=None, proxy=None)), {"token": token, "seat": seat, "rules": digest})
            for seat, token in enumerate(tokens)
        ]
        for page in pages:
            page.read_until(0)
        sizes, times, before = list[int](), list[float](), 0.0
        for move in range(moves):
            if match.over:
                break
            if move == moves // 10:  # the warm-up is over
                before, first = cpu_seconds(server.process.pid), move
            seat = int(match.actors[0])
            action = int(chance.choice(match.legal_ids(seat)))
            match.play(seat, action)
            began = time.perf_counter()
            pages[seat].socket.send(json.dumps({"type": "act", "action_id": f"a{move}", "seat": seat, "action": action}))
            sizes += [page.read_until(move + 1) for page in pages]
            times.append((time.perf_counter() - began) * 1000)
        used = (cpu_seconds(server.process.pid) - before) / (len(times) - first) * 1000
    print(f"{name}, {players} people, {len(times)} moves: {used:.2f} ms CPU a move; ", end="")
    print(f"{statistics.median(times):.1f} ms until all have their frames; {statistics.median(sizes):.0f} bytes for each")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--people", type=int, help="how many people; default: the most that the game allows")
    args = parser.parse_args()
    for name in args.games or bw.games():
        with tempfile.TemporaryDirectory() as folder:
            measure(name, args.moves, Path(folder) / "matches.db", args.people)


if __name__ == "__main__":
    main()
