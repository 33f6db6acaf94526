"""When games can be played after a first start: python -m benchmarks.first_play [--python PROGRAM] [--kept]

Starts `boardwright serve` with an empty database and nothing compiled, and asks it ten times a second how far it is. Seconds from the start
to the lobby (page and list of games), to the first picture of a match against a bot, to the machine code of each game, to its module for
pages, and to the one with bots.
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

LONGEST = 600
"""Seconds after which what is not there yet is not waited for."""
STAGES = ("rules", "page", "bots")
"""What is made of a game, in this order."""


class FirstPlay:
    """A server that was just started, and the seconds since then."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.began = time.perf_counter()
        assert process.stdout
        self.address = process.stdout.readline().split()[-1]

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """The answer to a question; with a `body` something is made."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60) as answer:
            content = answer.read()
        return json.loads(content) if path.startswith("api/") else content

    @property
    def seconds(self) -> float:
        """Since the start."""
        return time.perf_counter() - self.began

    def play(self, game: dict[str, Any], token: str) -> None:
        """What “Play now” does at first: a match against the easiest bot, until its first frame is here."""
        bots = [{"kind": "bot", "level": game["levels"][0]}] * (min(game["players"]) - 1)
        match = self.call("api/matches", {"game": game["id"], "seats": [{"kind": "person", "name": "Ana"}, *bots]}, token)
        with connect(f"{self.address.replace('http', 'ws', 1)}api/matches/{match['id']}/live", max_size=None, proxy=None) as live:
            live.send(json.dumps({"type": "hello", "token": token, "seat": 0}))
            live.recv()


@contextmanager
def started(python: str, folder: Path, kept: bool) -> Iterator[FirstPlay]:
    """A server with an empty database. `kept`: with the usual folder of kept code; else with an empty one."""
    environment = os.environ if kept else {**os.environ, "BOARDWRIGHT_CACHE": str(folder / "code")}
    command = [python, "-m", "boardwright", "serve", "--port", "0", "--db", str(folder / "matches.db")]
    with (
        open(folder / "log.txt", "w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder) as process,
    ):
        try:
            yield FirstPlay(process)
        finally:
            process.terminate()


def times_of(server: FirstPlay) -> tuple[float, dict[str, dict[str, str]]]:
    """The seconds to the lobby, and by game those to a match and to the end of each stage."""
    server.call("")
    games = server.call("api/games")
    lobby = server.seconds
    found: dict[str, dict[str, str]] = {game["id"]: {} for game in games}
    token = server.call("api/devices", {})["token"]
    for game in games:
        server.play(game, token)
        found[game["id"]]["match"] = f"{server.seconds:.1f}"
    while any(STAGES[-1] not in each for each in found.values()) and server.seconds < LONGEST:
        stages = {each["game"]: each for each in server.call("api/status")["making"]}
        for id, times in found.items():
            stage = stages.get(id)
            for number, name in enumerate(STAGES):
                if name not in times and stage and stage["failed"]:
                    times[name] = "failed"
                elif name not in times and (stage is None or number < STAGES.index(stage["stage"])):
                    times[name] = f"{server.seconds:.1f}"
        time.sleep(0.1)
    return lobby, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python of another environment, whose server is started")
    parser.add_argument("--kept", action="store_true", help="what was compiled before is there: a later start")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, started(args.python, Path(folder), args.kept) as server:
        lobby, found = times_of(server)
    screen = Screen()
    screen.line(f"Seconds from the start. Lobby: {lobby:.1f}; {os.getloadavg()[0]:.1f} programs ran at once in the last minute")
    rows = [[id, *(times.get(name, "–") for name in ("match", *STAGES))] for id, times in found.items()]
    screen.table(["game", "a match begins", "machine code", "module for the page", "with bots"], rows, right=(1, 2, 3, 4))


if __name__ == "__main__":
    main()
