"""An upgrade with running matches: python -m benchmarks.upgrade REVISION [--matches N] [--people N] [--tables N] [--db URL] [--json]

The code of an earlier revision, checked out beside, makes a database of finished and running matches. Then this version starts a server on
it. Every running match must have its former state, and accept a choice of its player. Prints how long the first answer took, with the
migrations, and the peak of the server's memory.
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
"""The choices made in each running match. The second one shows that the first was stored."""


@contextmanager
def checked_out(revision: str, folder: Path) -> Iterator[Path]:
    """Check out the files of a revision."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), revision], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def fill_by_former_code(revision: str, folder: Path, url: str, matches: int, people: int, tables: int) -> dict[str, Any]:
    """Let the earlier code fill a database. Returns what it prints (see `former_club`)."""
    with checked_out(revision, folder / "former") as former:
        script = [sys.executable, str(ROOT / "benchmarks/former_club.py"), url, *map(str, (matches, people, tables))]
        done = subprocess.run(script, env={**os.environ, "PYTHONPATH": str(former / "src")}, stdout=subprocess.PIPE, text=True, check=True)
    printed: dict[str, Any] = json.loads(done.stdout)
    return printed


def upgrade(url: str, printed: dict[str, Any]) -> dict[str, Any]:
    """Start this version on the database, and make choices in each running match."""
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", SERVE, url], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address
            call(address[0], "GET", "status")
            taken = time.perf_counter() - begun
            asyncio.run(play_all(address[0], printed["token"], list(printed["running"]), CHOICES, server.pid))
            return {"start_s": round(taken, 1), "peak_mib": round(peak(server.pid))}
        finally:
            server.kill()


def find_lost_matches(url: str, running: dict[str, tuple[int, str]]) -> list[str]:
    """Return what became of running matches that lost their former state, or in which no choice was made since."""
    store, faults = Store(url), []
    for id, (rows, digest) in running.items():
        stored = store.match_with_rows(id, 0)
        if stored is None:
            faults.append(f"{id} is gone")
            continue
        row, logged = stored
        match = replay_log(bw.load(row.game), row, logged[:rows])
        if state_digest(match, match.ruleset, match.options) != digest:
            faults.append(f"{id} ({row.game}) has another state")
        elif len(logged) <= rows:
            faults.append(f"{id} ({row.game}) goes no further than {rows} choices")
    store.close()
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="the git revision of the earlier version")
    add_size_arguments(parser)
    args = parser.parse_args()
    subprocess.run([sys.executable, "-c", COMPILE], check=True)
    with tempfile.TemporaryDirectory() as folder:
        url, begun = args.db or str(Path(folder) / "club.db"), time.perf_counter()
        printed = fill_by_former_code(args.revision, Path(folder), url, args.matches, args.people, args.tables)
        figures = {"matches": args.matches, "running": len(printed["running"]), "from": printed["tables_at"]}
        figures |= {"made_s": round(time.perf_counter() - begun)}
        figures |= upgrade(url, printed)
        missing = find_lost_matches(url, printed["running"])
        figures["lost"] = len(missing)
    print(*missing, sep="\n", end="\n" if missing else "", file=sys.stderr)
    print(json.dumps(figures) if args.json else "\n".join(f"{name:20} {value}" for name, value in figures.items()))
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
