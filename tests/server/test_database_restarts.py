"""Restarts of PostgreSQL during play, with processes killed: players go on, and no acknowledged choice is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from boardwright.server.store import Row, Store
from tests.conftest import only_in_prove
from tests.server.databases import Database, PostgresServer
from tests.server.harness import GAME, TWO_PERSONS
from tests.server.process import ServerProcess, wait_until

RESTARTS = 10


class PersistentPlayer(threading.Thread):
    """Plays both seats of a match without end, retries what fails, and records when each choice was acknowledged."""

    def __init__(self, server: ServerProcess, token: str, match: str) -> None:
        super().__init__(daemon=True)
        self.server, self.token, self.match = server, token, match
        self.acked: dict[str, tuple[int, float]] = {}  # action_id: (version, when)
        self.enough = threading.Event()
        self.unanswered: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.enough.is_set():
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError), self.server.connect(self.match, self.token, 0) as live:
                while not self.enough.is_set():
                    self._play(live)
            time.sleep(0.05)

    def _play(self, live: Any) -> None:
        if self.unanswered is None:
            frame = self._next(live, "frame")
            if frame["viewer"] not in frame["actors"]:
                live.send(json.dumps({"type": "look", "seat": frame["actors"][0]}))
                return
            act = {"type": "act", "action_id": f"choice {len(self.acked)}", "seat": frame["viewer"], "action": frame["legal"][0]["id"]}
            self.unanswered = act
        live.send(json.dumps(self.unanswered))
        version = self._next(live, "ack")["version"]
        time.sleep(0.05)
        self.acked[self.unanswered["action_id"]] = (version, time.monotonic())
        self.unanswered = None

    def _next(self, live: Any, kind: str) -> Any:
        """Return the next message of a kind. Raises OSError for an error and after a timeout."""
        while (message := json.loads(live.recv(3)))["type"] != kind:
            if message["type"] == "error":
                raise OSError(message["id"])
        return message

    def first_after(self, moment: float) -> float | None:
        """Return when the first choice after a moment was acknowledged, or None."""
        return next((when for _, when in list(self.acked.values()) if when > moment), None)


class Restarter(threading.Thread):
    """Restarts a killed server until it runs, as systemd does."""

    def __init__(self, server: ServerProcess) -> None:
        super().__init__(daemon=True)
        self.server, self.failed_starts = server, 0

    def run(self) -> None:
        while True:
            try:
                self.server.__enter__()
                return
            except AssertionError:
                self.server.__exit__()
                self.failed_starts += 1
                time.sleep(1)


def kill_processes(server: ServerProcess, how: int, restarter: Restarter) -> None:
    """Kill one process, or both, or all with the one that started them; then start the server again."""
    for child in server.children()[: 1 + how]:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    if how == 2:
        server.kill()
        server.__exit__()
        restarter.start()


def read_log(url: str, match: str) -> list[Row]:
    """Return the log of a match."""
    store = Store(url)
    try:
        return store.rows(match)
    finally:
        store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
@only_in_prove("takes a minute; tests/server/test_opening.py has the waiting")
def test_players_go_on_after_each_restart_of_the_database(postgresql_database: Database, postgres: PostgresServer, tmp_path: Path) -> None:
    """Prints the seconds until the first acknowledged choice of each player, without a limit for them."""
    waits: list[float] = []
    failed_starts = 0
    with ServerProcess(postgresql_database.url, tmp_path / "errors", workers=2) as server:
        wait_until(lambda: len(server.children()) == 2)
        token = server.call("POST", "/api/devices")["token"]
        matches = [server.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_PERSONS})["id"] for _ in range(2)]
        players = [PersistentPlayer(server, token, match) for match in matches]
        for player in players:
            player.start()
        wait_until(lambda: all(player.acked for player in players))
        for n in range(RESTARTS):
            (postgres.crash if n % 2 else postgres.stop)()
            restarter = Restarter(server)
            kill_processes(server, n % 3, restarter)
            time.sleep(1 + n % 5)
            postgres.start()
            restarted = time.monotonic()
            wait_until(lambda restarted=restarted: all(player.first_after(restarted) for player in players), 120)
            failed_starts += restarter.failed_starts
            time.sleep(1)
            waits += [(player.first_after(restarted) or 0) - restarted for player in players]
            print(f"restart {n}: first choices after {waits[-2]:.1f} and {waits[-1]:.1f} s")
        for player in players:
            player.enough.set()
            player.join(30)
    acked = sum(len(player.acked) for player in players)
    print(f"the longest wait: {max(waits):.1f} s; {acked} choices acknowledged; starts that failed: {failed_starts}")
    for player in players:
        versions = [version for version, _ in player.acked.values()]
        rows = read_log(postgresql_database.url, player.match)
        assert versions == list(range(1, len(versions) + 1)), "each is there once, in order"
        assert [row.action_id for row in rows][: len(versions)] == list(player.acked), "nothing is lost"
        assert len(rows) == len(versions) + (player.unanswered is not None and len(rows) > len(versions))
    errors = (tmp_path / "errors").read_text()
    assert "Traceback" not in errors
