"""When games can be played after a first start: python -m benchmarks.first_play [--python PROGRAM] [--kept]

Starts `boardwright serve` with an empty database and nothing compiled, and requests its progress ten times a second. Prints the seconds
from the start to the lobby (page and list of games), to the first picture of a match against a bot, and by game to the machine code, to its
module for pages, and to the one with bots.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from boardwright.cli.screen import Screen

MOST_SECONDS = 600
"""Seconds after which the measurement ends."""
STAGES = ("rules", "page", "bots")
"""What the server makes of a game, in this order."""


class StartedServer:
    """A server that has just started, with the seconds since then."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.began = time.perf_counter()
        assert process.stdout
        self.address = process.stdout.readline().split()[-1]

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """Return the answer to a request. A request with a `body` is a POST."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60) as answer:
            content = answer.read()
        return json.loads(content) if path.startswith("api/") else content

    @property
    def seconds(self) -> float:
        """Return the seconds since the start."""
        return time.perf_counter() - self.began

    def play(self, game: dict[str, Any], token: str) -> None:
        """Do what “Play now” does first: begin a match against the easiest bot and wait for its first frame."""
        bots = [{"kind": "bot", "level": game["levels"][0]}] * (min(game["players"]) - 1)
        match = self.call("api/matches", {"game": game["id"], "seats": [{"kind": "person", "name": "Ana"}, *bots]}, token)
        with connect(f"{self.address.replace('http', 'ws', 1)}api/matches/{match['id']}/live", max_size=None, proxy=None) as live:
            live.send(json.dumps({"type": "hello", "token": token, "seat": 0}))
            live.recv()


@contextmanager
def start_server(python: str, folder: Path, kept: bool) -> Iterator[StartedServer]:
    """Start a server with an empty database. `kept`: with the usual folder of compiled code, else with an empty one."""
    environment = os.environ if kept else {**os.environ, "BOARDWRIGHT_CACHE": str(folder / "code")}
    command = [python, "-m", "boardwright", "serve", "--port", "0", "--db", str(folder / "matches.db")]
    with (
        open(folder / "log.txt", "w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder) as process,
    ):
        try:
            yield StartedServer(process)
        finally:
            process.terminate()


def times_of(server: StartedServer) -> tuple[float, dict[str, dict[str, str]]]:
    """Return the seconds to the lobby, and by game those to a match and to the end of each stage."""
    server.call("")
    games = server.call("api/games")
    lobby = server.seconds
    times_by_game: dict[str, dict[str, str]] = {game["id"]: {} for game in games}
    token = server.call("api/devices", {})["token"]
    for game in games:
        server.play(game, token)
        times_by_game[game["id"]]["match"] = f"{server.seconds:.1f}"
    while any(STAGES[-1] not in times for times in times_by_game.values()) and server.seconds < MOST_SECONDS:
        stages = {job["game"]: job for job in server.call("api/status")["making"]}
        for id, times in times_by_game.items():
            stage = stages.get(id)
            for number, name in enumerate(STAGES):
                if name not in times and stage and stage["failed"]:
                    times[name] = "failed"
                elif name not in times and (stage is None or number < STAGES.index(stage["stage"])):
                    times[name] = f"{server.seconds:.1f}"
        time.sleep(0.1)
    return lobby, times_by_game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python of another environment, whose server is started")
    parser.add_argument("--kept", action="store_true", help="with the compiled code of earlier starts")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, start_server(args.python, Path(folder), args.kept) as server:
        lobby, times_by_game = times_of(server)
    screen = Screen()
    screen.line(f"Seconds from the start. Lobby: {lobby:.1f}; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    rows = [[id, *(times.get(name, "–") for name in ("match", *STAGES))] for id, times in times_by_game.items()]
    screen.table(["game", "a match begins", "machine code", "module for the page", "with bots"], rows, right=(1, 2, 3, 4))


if __name__ == "__main__":
    main()
