"""The memory of a server with many open matches of all games in turn. A page watches each match, and half of them are against bots.

`python -m benchmarks.server_memory [--matches N] [--decisions N] [--json]`. The server is a process of its own, with machine code. Measured
is its peak resident memory. The machine code is compiled before the server starts: compiling it, once for each installation, takes twice
the memory for a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

COMPILE = "import boardwright as bw; [bw.load(game).compile() for game in bw.games()]"
# All pages here are at one address and one device, whose usual limits are lower.
SERVE = """
import sys
from boardwright.server.run import run
from boardwright.server.settings import Settings
many = {name: 10**6 for name in ("connections_per_address", "requests_burst", "sockets", "sockets_per_address", "sockets_per_device")}
shares = {name: 10**6 for name in ("household_messages_burst", "writes_burst", "frames_burst")}
run(port=0, db=sys.argv[1], settings=Settings(**many, **shares))
"""
PERSON = {"kind": "person", "name": "Ada"}
BOT = {"kind": "bot", "level": "greedy", "name": "Bo"}


def main() -> None:
    """Start a server, open the matches, and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=10, help="decisions of the person in each match")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    subprocess.run([sys.executable, "-c", COMPILE], check=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "m.db")]
        with (
            open(Path(folder) / "errors", "wb") as errors,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as server,
        ):
            try:
                assert server.stdout is not None
                address = re.search(r"http://\S+/", server.stdout.readline())
                assert address, (Path(folder) / "errors").read_text()
                measured = measure(address[0], server.pid, args.matches, args.decisions)
            finally:
                server.kill()
    print(json.dumps(measured) if args.json else "\n".join(f"{name:24} {value}" for name, value in measured.items()))


def measure(address: str, pid: int, matches: int, decisions: int) -> dict[str, Any]:
    """Let pages open and play so many matches at once."""
    wait_for_rules(address)
    empty = resident(pid)
    games = call(address, "GET", "games")
    token = call(address, "POST", "devices")["token"]
    ids = []
    for number in range(matches):
        game, others = games[number % len(games)], BOT if number // len(games) % 2 else {**PERSON, "name": "Cy"}
        seats = [PERSON, *({**others, "name": f"{others['name']} {seat}"} for seat in range(1, min(game["players"])))]
        ids.append(call(address, "POST", "matches", token, {"game": game["id"], "seats": seats, "pause": 0})["id"])
    began = time.perf_counter()
    rows, now = asyncio.run(play_all(address, token, ids, decisions, pid))
    return {
        "mebibytes": round(peak(pid), 1),
        "with_all_open": round(now, 1),
        "before_matches": round(empty, 1),
        "matches": matches,
        "decisions": rows,
        "seconds": round(time.perf_counter() - began, 1),
    }


def wait_for_rules(address: str) -> None:
    """Wait until the server has prepared the rules of all games."""
    while any(each["stage"] == "rules" for each in call(address, "GET", "status")["making"]):
        time.sleep(0.2)


def call(address: str, method: str, path: str, token: str = "", body: Any = None) -> Any:
    """Make an HTTP call of the API."""
    request = urllib.request.Request(f"{address}api/{path}", method=method, data=json.dumps(body).encode() if body else None)
    request.add_header("Authorization", f"Bearer {token}")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


async def play_all(address: str, token: str, ids: list[str], decisions: int, pid: int, pause: float = 0) -> tuple[int, float]:
    """Play all matches at once. Their pages stay open until the last one is done. Returns (rows in all logs, resident MiB then).

    `pause`: seconds that a person thinks about each decision.
    """
    done, all_done = asyncio.Semaphore(0), asyncio.Event()
    tasks = [asyncio.create_task(play(address, token, id, decisions, done, all_done, pause)) for id in ids]
    for _ in ids:
        await done.acquire()
    now = resident(pid)
    all_done.set()
    return sum(await asyncio.gather(*tasks)), now


async def play(
    address: str, token: str, id: str, decisions: int, done: asyncio.Semaphore, all_done: asyncio.Event, pause: float
) -> int:  # fmt: skip
    """Play at one page: it views the seat that is to move, and takes first choices."""
    version = made = 0
    async with connect(f"ws{address[4:]}api/matches/{id}/live", max_size=None, proxy=None) as live:
        await live.send(json.dumps({"type": "hello", "token": token, "seat": 0}))
        acted = looked = -1
        while made < decisions:
            frame = json.loads(await live.recv())
            if frame["type"] != "frame":
                continue
            version = frame["version"]
            if frame["over"]:
                break
            mine = [seat["seat"] for seat in frame["seats"] if seat["yours"] and seat["seat"] in frame["actors"]]
            if frame["legal"] and version > acted:
                await asyncio.sleep(pause)
                acted, made = version, made + 1
                action = frame["legal"][0]["id"]
                message = {"type": "act", "action_id": f"{id} {made}", "seat": frame["viewer"], "action": action}
                await live.send(json.dumps(message))
            elif mine and frame["viewer"] not in mine and version > looked:
                looked = version
                await live.send(json.dumps({"type": "look", "seat": mine[0]}))
        done.release()
        await all_done.wait()
    return version


def resident(pid: int) -> float:
    """Return the MiB in memory now."""
    return status_of(pid, "VmRSS")


def peak(pid: int) -> float:
    """Return the most MiB that were in memory at once."""
    return status_of(pid, "VmHWM")


def status_of(pid: int, name: str) -> float:
    """Return a line of /proc/PID/status; elsewhere the resident size that `ps` gives."""
    path = Path(f"/proc/{pid}/status")
    if path.is_file():
        line = re.search(rf"{name}:\s+(\d+) kB", path.read_text())
        assert line
        return int(line[1]) / 1024
    return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(pid)], env=os.environ)) / 1024


if __name__ == "__main__":
    main()
