"""Several real server processes on one PostgreSQL database: players continue at another process when theirs is killed."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from boardwright.server.run import run
from boardwright.server.store import Store, effective
from tests.conftest import PROVE, only_in_prove, repetitions
from tests.server.databases import Database
from tests.server.harness import GAME, TWO_PERSONS
from tests.server.process import ServerProcess, wait_until

RECONNECT_S = 5.0 if PROVE else 60.0
"""Seconds in which a client must reconnect after its process was killed. In `make test`, it is only a timeout."""


class Player:
    """A player connected to one of several servers. A lost connection is replaced by one to the next server."""

    def __init__(self, servers: list[ServerProcess], token: str, match: str, seat: int) -> None:
        self.servers, self.token, self.match, self.seat = servers, token, match, seat
        self._open = ExitStack()
        self.connect()

    def connect(self) -> None:
        """Connect to a process that answers, and receive the first frame."""
        self._open.close()
        end = time.monotonic() + RECONNECT_S
        while True:
            try:
                self.live: ClientConnection = self._open.enter_context(self.servers[0].connect(self.match, self.token, self.seat))
                self.frame = self._receive_until(lambda message: message["type"] == "frame")
                return
            except (OSError, ConnectionClosed):
                assert time.monotonic() < end, "no server answers"
                self.servers = [*self.servers[1:], self.servers[0]]
                time.sleep(0.05)

    def _receive_until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.live.recv(20))
            if message["type"] == "frame":
                self.frame = message
            assert message["type"] != "error", message
            if condition(message):
                return message

    def wait_for_version(self, version: int) -> dict[str, Any]:
        """Wait for a frame of that version, over a new connection if this one is lost."""
        while self.frame["version"] < version:
            try:
                self._receive_until(lambda message: message["type"] == "frame")
            except ConnectionClosed:
                self.connect()
        return self.frame

    def act(self, action_id: str) -> int:
        """Make the first legal choice, sent again if the connection is lost. Return the new version."""
        act = {"type": "act", "action_id": action_id, "seat": self.seat, "action": self.frame["legal"][0]["id"]}
        while True:
            try:
                self.live.send(json.dumps(act))
                version: int = self._receive_until(lambda message: message["type"] == "ack")["version"]
                return version
            except ConnectionClosed:
                self.connect()

    def reconnect(self) -> None:
        """Wait until the connection is lost, and connect again."""
        with pytest.raises(ConnectionClosed):
            while True:
                self._receive_until(lambda message: False)
        self.connect()

    def close(self) -> None:
        """Close the connection."""
        self._open.close()


@contextmanager
def two_player_match(servers: list[ServerProcess], servers_by_seat: list[list[ServerProcess]]) -> Iterator[tuple[str, list[Player]]]:
    """Start a match of two devices. `servers_by_seat`: the servers that each player tries in turn."""
    tokens = [servers[0].call("POST", "/api/devices")["token"] for _ in range(2)]
    table = servers[0].call("POST", "/api/tables", tokens[0], {"game": GAME, "seats": [TWO_PERSONS[0], {"kind": "open"}]})["id"]
    servers[-1].call("POST", f"/api/tables/{table}/sit", tokens[1], {"name": "Bo"})
    servers[-1].call("POST", f"/api/tables/{table}/ready", tokens[1], {"seat": 1, "ready": True})
    players = [Player(servers_by_seat[seat], token, table, seat) for seat, token in enumerate(tokens)]
    yield table, players
    for player in players:
        player.close()


def play(players: list[Player], decisions: int, name: str) -> int:
    """Let the players choose in turn. Return the last version."""
    version = max(player.frame["version"] for player in players)
    for number in range(decisions):
        actor = next(player for player in players if player.seat in player.wait_for_version(version)["actors"])
        version = actor.act(f"{name} {number}")
    for player in players:
        player.wait_for_version(version)
    return version


def check_log(url: str, match: str, decisions: int) -> None:
    """Check that everything that was acknowledged is in the log exactly once."""
    store = Store(url)
    rows = store.rows(match)
    store.close()
    assert [row.seq for row in rows] == list(range(len(rows))) and len(effective(rows)) == len(rows) == decisions


def test_a_player_continues_at_another_process_when_one_is_killed(postgresql_database: Database, tmp_path: Path) -> None:
    url = postgresql_database.url
    with ServerProcess(url, tmp_path / "one") as first, ServerProcess(url, tmp_path / "other") as second:
        with two_player_match([first, second], [[first, second], [second, first]]) as (match, players):
            before = play(players, repetitions(10, 40, 4), "before")
            first.kill()
            began = time.monotonic()
            players[0].reconnect()
            assert time.monotonic() - began < RECONNECT_S and players[0].frame["version"] == before
            after = play(players, repetitions(10, 40, 4), "after")
        check_log(url, match, after)
    assert "Traceback" not in (tmp_path / "other").read_text()


def test_several_processes_share_one_port_and_are_replaced_when_killed(postgresql_database: Database, tmp_path: Path) -> None:
    """Each process is killed in turn while two players play, and is replaced. When the main process is killed, all end."""
    with ServerProcess(postgresql_database.url, tmp_path / "errors", workers=2, made_burst=8, made_per_second=1e-6) as server:
        wait_until(lambda: len(server.children()) == 2)
        with two_player_match([server], [[server], [server]]) as (match, players):
            version = play(players, 4, "first")
            for child in server.children():
                os.kill(child, signal.SIGKILL)
                version = play(players, 4, f"without {child}")
                wait_until(lambda child=child: child not in server.children() and len(server.children()) == 2)
        check_log(postgresql_database.url, match, version)
        statuses = [httpx.post(f"{server.address}/api/devices").status_code for _ in range(12)]
        assert statuses == [201] * 6 + [429] * 6  # 2 of 8 were used by the players; all processes count together, also new ones
        workers = server.children()
        assert httpx.get(server.address).status_code == 200
        server.kill()
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in workers))
    output = (tmp_path / "errors").read_text()
    assert output.count("another one takes its place") == 2 and "Traceback" not in output


@only_in_prove("starts a process again")
def test_each_process_has_its_metrics_at_a_port_of_its_own(postgresql_database: Database, tmp_path: Path) -> None:
    with ServerProcess(postgresql_database.url, tmp_path / "errors", workers=2, metrics=("127.0.0.1", 0)) as server:

        def ports() -> list[str]:
            return re.findall(r"Metrics for Prometheus are at (\S+)", (tmp_path / "errors").read_text())

        def moves(port: str) -> float:
            values = re.findall(r"^boardwright_moves_total{.*} (\S+)", httpx.get(port).text, re.M)
            return sum(map(float, values))

        wait_until(lambda: len(ports()) == 2)
        with two_player_match([server], [[server], [server]]) as (_, players):
            version = play(players, 4, "counted")
            assert sum(map(moves, ports())) == version
            assert all("boardwright_sockets " in httpx.get(port).text for port in ports())
        os.kill(server.children()[0], signal.SIGKILL)
        wait_until(lambda: len(ports()) == 3)


def test_a_taken_metrics_port_is_refused_at_the_start(postgresql_database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        second = taken.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            run("127.0.0.1", 0, postgresql_database.url, metrics=("127.0.0.1", second - 1), workers=2)
    output = capsys.readouterr().err
    assert ended.value.code == 2 and output.count("\n") == 1 and f"port {second}" in output and "each process has its own" in output


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
