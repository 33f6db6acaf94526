"""An upgrade with running matches: python -m benchmarks.upgrade REVISION [--matches N] [--people N] [--tables N] [--db URL] [--json]

The code of an earlier revision, checked out beside, makes a database of finished matches and of running ones. Then this version starts a
server on it. Every running match must have the state that it had, and take a choice of its player. Prints how long the first answer took,
with the migrations, and the peak of the server's memory.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import boardwright as bw
from benchmarks.club import add_size_arguments
from benchmarks.server_memory import COMPILE, SERVE, call, peak, play_all
from boardwright.core.domain.record import state_digest
from boardwright.server.play.log_replay import replay_log
from boardwright.server.store import Store

ROOT = Path(__file__).resolve().parents[1]
CHOICES = 2
"""Made in each running match: the second one shows that the first was stored."""


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    """The files of a revision."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), revision], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def make(revision: str, folder: Path, url: str, matches: int, people: int, tables: int) -> dict[str, Any]:
    """Let the earlier code fill a database. Returns what it tells (see `former_club`)."""
    with checked_out(revision, folder / "former") as former:
        script = [sys.executable, str(ROOT / "benchmarks/former_club.py"), url, *map(str, (matches, people, tables))]
        done = subprocess.run(script, env={**os.environ, "PYTHONPATH": str(former / "src")}, stdout=subprocess.PIPE, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def upgrade(url: str, told: dict[str, Any]) -> dict[str, Any]:
    """Start this version on the database, and let a choice be made in each running match."""
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", SERVE, url], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address
            call(address[0], "GET", "status")
            taken = time.perf_counter() - begun
            asyncio.run(play_all(address[0], told["token"], list(told["running"]), CHOICES, server.pid))
            return {"start_s": round(taken, 1), "peak_mib": round(peak(server.pid))}
        finally:
            server.kill()


def lost(url: str, running: dict[str, tuple[int, str]]) -> list[str]:
    """What became of running matches that do not have their former state any more, or in which no choice was made since."""
    store, found = Store(url), []
    for id, (rows, digest) in running.items():
        stored = store.match_with_rows(id, 0)
        if stored is None:
            found.append(f"{id} is gone")
            continue
        row, logged = stored
        match = replay_log(bw.load(row.game), row, logged[:rows])
        if state_digest(match, match.ruleset, match.options) != digest:
            found.append(f"{id} ({row.game}) has another state")
        elif len(logged) <= rows:
            found.append(f"{id} ({row.game}) goes no further than {rows} choices")
    store.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="of the earlier version, as git knows it")
    add_size_arguments(parser)
    args = parser.parse_args()
    subprocess.run([sys.executable, "-c", COMPILE], check=True)
    with tempfile.TemporaryDirectory() as folder:
        url, begun = args.db or str(Path(folder) / "club.db"), time.perf_counter()
        told = make(args.revision, Path(folder), url, args.matches, args.people, args.tables)
        found = {"matches": args.matches, "running": len(told["running"]), "from": told["tables_at"]}
        found |= {"made_s": round(time.perf_counter() - begun)}
        found |= upgrade(url, told)
        missing = lost(url, told["running"])
        found["lost"] = len(missing)
    print(*missing, sep="\n", end="\n" if missing else "", file=sys.stderr)
    print(json.dumps(found) if args.json else "\n".join(f"{name:20} {value}" for name, value in found.items()))
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
