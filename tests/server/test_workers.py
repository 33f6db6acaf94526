"""Several real processes on one PostgreSQL: people of one match sit at different ones, and go on at another when theirs is killed."""

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
from tests.conftest import PROVE, in_prove, many
from tests.server.databases import Place
from tests.server.harness import GAME, PERSONS
from tests.server.process import Process, wait_for

WITHIN = 5.0 if PROVE else 60.0
"""Seconds in which a client whose process was killed continues at another one. `make test` does not measure, it only gives up."""


class Person:
    """A player with a connection to one of several addresses; to the next one when it is lost."""

    def __init__(self, servers: list[Process], token: str, match: str, seat: int) -> None:
        self.servers, self.token, self.match, self.seat = servers, token, match, seat
        self._open = ExitStack()
        self.connect()

    def connect(self) -> None:
        """Connect to a process that answers, and receive the first frame."""
        self._open.close()
        end = time.monotonic() + WITHIN
        while True:
            try:
                self.live: ClientConnection = self._open.enter_context(self.servers[0].connect(self.match, self.token, self.seat))
                self.frame = self._next(lambda message: message["type"] == "frame")
                return
            except (OSError, ConnectionClosed):
                assert time.monotonic() < end, "nobody is there"
                self.servers = [*self.servers[1:], self.servers[0]]
                time.sleep(0.05)

    def _next(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.live.recv(20))
            if message["type"] == "frame":
                self.frame = message
            assert message["type"] != "error", message
            if right(message):
                return message

    def at(self, version: int) -> dict[str, Any]:
        """The frame of that version; over a new connection if this one is lost."""
        while self.frame["version"] < version:
            try:
                self._next(lambda message: message["type"] == "frame")
            except ConnectionClosed:
                self.connect()
        return self.frame

    def act(self, action_id: str) -> int:
        """Take the first choice; sent again over a new connection if this one is lost. The new version."""
        act = {"type": "act", "action_id": action_id, "seat": self.seat, "action": self.frame["legal"][0]["id"]}
        while True:
            try:
                self.live.send(json.dumps(act))
                version: int = self._next(lambda message: message["type"] == "ack")["version"]
                return version
            except ConnectionClosed:
                self.connect()

    def go_on(self) -> None:
        """Notice that the connection is lost, and connect again."""
        with pytest.raises(ConnectionClosed):
            while True:
                self._next(lambda message: False)
        self.connect()

    def close(self) -> None:
        """Leave."""
        self._open.close()


@contextmanager
def match_of_two(servers: list[Process], at: list[list[Process]]) -> Iterator[tuple[str, list[Person]]]:
    """A match of two devices, each with the addresses that it tries in turn."""
    tokens = [servers[0].call("POST", "/api/devices")["token"] for _ in range(2)]
    table = servers[0].call("POST", "/api/tables", tokens[0], {"game": GAME, "seats": [PERSONS[0], {"kind": "open"}]})["id"]
    servers[-1].call("POST", f"/api/tables/{table}/sit", tokens[1], {"name": "Bo"})
    servers[-1].call("POST", f"/api/tables/{table}/ready", tokens[1], {"seat": 1, "ready": True})
    people = [Person(at[seat], token, table, seat) for seat, token in enumerate(tokens)]
    yield table, people
    for person in people:
        person.close()


def play(people: list[Person], decisions: int, name: str) -> int:
    """Let the people choose in turn. Returns the last version."""
    version = max(person.frame["version"] for person in people)
    for number in range(decisions):
        actor = next(person for person in people if person.seat in person.at(version)["actors"])
        version = actor.act(f"{name} {number}")
    for person in people:
        person.at(version)
    return version


def check(url: str, match: str, decisions: int) -> None:
    """Everything that was acknowledged is in the log, once."""
    store = Store(url)
    rows = store.rows(match)
    store.close()
    assert [row.seq for row in rows] == list(range(len(rows))) and len(effective(rows)) == len(rows) == decisions


def test_who_sat_at_a_process_that_is_killed_goes_on_at_the_other(on_postgresql: Place, tmp_path: Path) -> None:
    url = on_postgresql.url
    with Process(url, tmp_path / "one") as one, Process(url, tmp_path / "other") as other:
        with match_of_two([one, other], [[one, other], [other, one]]) as (match, people):
            before = play(people, many(10, 40, 4), "before")
            one.kill()
            began = time.monotonic()
            people[0].go_on()
            assert time.monotonic() - began < WITHIN and people[0].frame["version"] == before
            after = play(people, many(10, 40, 4), "after")
        check(url, match, after)
    assert "Traceback" not in (tmp_path / "other").read_text()


def test_several_processes_behind_one_port(on_postgresql: Place, tmp_path: Path) -> None:
    """Each is killed in turn while two people play; another one takes its place. When the first one is killed, all end."""
    with Process(on_postgresql.url, tmp_path / "errors", workers=2, made_burst=8, made_per_second=1e-6) as server:
        wait_for(lambda: len(server.children()) == 2)
        with match_of_two([server], [[server], [server]]) as (match, people):
            version = play(people, 4, "first")
            for child in server.children():
                os.kill(child, signal.SIGKILL)
                version = play(people, 4, f"without {child}")
                wait_for(lambda child=child: child not in server.children() and len(server.children()) == 2)
        check(on_postgresql.url, match, version)
        made = [httpx.post(f"{server.address}/api/devices").status_code for _ in range(12)]
        assert made == [201] * 6 + [429] * 6  # after the two who played: the processes count together, also those that are new
        workers = server.children()
        assert httpx.get(server.address).status_code == 200
        server.kill()
        wait_for(lambda: not any(Path(f"/proc/{child}").exists() for child in workers))
    said = (tmp_path / "errors").read_text()
    assert said.count("another one takes its place") == 2 and "Traceback" not in said


@in_prove("starts a process again")
def test_each_process_is_counted_at_a_port_of_its_own(on_postgresql: Place, tmp_path: Path) -> None:
    with Process(on_postgresql.url, tmp_path / "errors", workers=2, metrics=("127.0.0.1", 0)) as server:

        def ports() -> list[str]:
            return re.findall(r"Metrics for Prometheus are at (\S+)", (tmp_path / "errors").read_text())

        def moves(port: str) -> float:
            found = re.findall(r"^boardwright_moves_total{.*} (\S+)", httpx.get(port).text, re.M)
            return sum(map(float, found))

        wait_for(lambda: len(ports()) == 2)
        with match_of_two([server], [[server], [server]]) as (_, people):
            version = play(people, 4, "counted")
            assert sum(map(moves, ports())) == version
            assert all("boardwright_sockets " in httpx.get(port).text for port in ports())
        os.kill(server.children()[0], signal.SIGKILL)
        wait_for(lambda: len(ports()) == 3)


def test_ports_that_are_taken_are_said_at_the_start(on_postgresql: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        second = taken.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            run("127.0.0.1", 0, on_postgresql.url, metrics=("127.0.0.1", second - 1), workers=2)
    said = capsys.readouterr().err
    assert ended.value.code == 2 and said.count("\n") == 1 and f"port {second}" in said and "each process has its own" in said


def test_a_file_has_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run("127.0.0.1", 0, str(tmp_path / "m.db"), workers=2)
    said = capsys.readouterr().err
    assert ended.value.code == 2 and said.count("\n") == 1 and "2 processes need PostgreSQL" in said


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
