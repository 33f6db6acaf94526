"""Friends at a real server: they gather, play a whole match over their own sockets, one of them through a lost connection."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.harness import GAME
from tests.server.process import Process

OPEN = {"kind": "open"}


class Friend:
    """A player at a device of their own, who knows only what that device is sent."""

    def __init__(self, server: Process, name: str) -> None:
        self.server, self.name = server, name
        self.token = server.call("POST", "/api/devices")["token"]
        self.sockets = ExitStack()
        self.frame: dict[str, Any] = {}

    def ask(self, table: str, what: str, **body: Any) -> Any:
        """A call about the table."""
        return self.server.call("POST", f"/api/tables/{table}/{what}", self.token, body)

    def come(self, match: str) -> None:
        """Find the own seat, and look at the match from there."""
        [known] = self.server.call("GET", "/api/matches", self.token)
        [self.seat] = [seat["seat"] for seat in known["seats"] if seat["yours"]]
        self.live = self.sockets.enter_context(self.server.connect(match, self.token, self.seat))
        self.next("frame")

    def lose_the_connection(self) -> None:
        """Without a word, as in a tunnel."""
        self.live.socket.shutdown(socket.SHUT_RDWR)
        self.sockets.close()

    def next(self, type: str) -> dict[str, Any]:
        """The next message of a type; frames are taken in on the way."""
        while True:
            message: dict[str, Any] = json.loads(self.live.recv(30))
            assert message["type"] not in ("error", "refused"), message
            if message["type"] == "frame":
                assert message["viewer"] == self.seat
                self.frame = message
            if message["type"] == type:
                return message

    def at(self, version: int) -> dict[str, Any]:
        """The frame of that version."""
        while self.frame["version"] < version:
            self.next("frame")
        return self.frame

    def act(self) -> int:
        """Make one of the own legal choices; the new version."""
        legal, version = self.frame["legal"], self.frame["version"]
        wish = {"action_id": f"{self.name} {version}", "seat": self.seat, "version": version}
        self.live.send(json.dumps({"type": "act", **wish, "action": legal[version % len(legal)]["id"]}))
        done: int = self.next("ack")["version"]
        return done


def play(friends: list[Friend], until: int) -> int:
    """Play until that version or the end; which version it is."""
    version = max(friend.frame["version"] for friend in friends)
    while version < until:
        for friend in friends:
            friend.at(version)
        if friends[0].frame["over"]:
            break
        version = next(friend for friend in friends if friend.seat in friend.frame["actors"]).act()
    return version


def test_two_friends_play_a_whole_match_and_one_loses_the_connection(tmp_path: Path) -> None:
    with Process(tmp_path / "m.db") as server, ThreadPoolExecutor(1) as threads:
        ada, bo = Friend(server, "Ada"), Friend(server, "Bo")
        wish = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}, OPEN], "options": {"turn_cap": 50}, "order": "drawn"}
        table = server.call("POST", "/api/tables", ada.token, wish)["id"]
        news = threads.submit(server.call, "GET", f"/api/tables/{table}?after=1", ada.token)
        bo.ask(table, "sit", name="Bo")
        assert [chair["name"] for chair in news.result(20)["chairs"]] == ["Ada", "Bo"]
        assert bo.ask(table, "ready", seat=1, ready=True)["status"] == "started"
        ada.come(table)
        bo.come(table)
        version = play([ada, bo], 20)
        bo.lose_the_connection()
        while ada.frame["seats"][bo.seat]["online"]:
            ada.next("frame")
        bo.come(table)
        assert bo.frame["version"] == version
        play([ada, bo], 10_000)
        assert bo.frame["result"] == ada.frame["result"] is not None
        files = [server.call("GET", f"/api/matches/{table}/file", friend.token) for friend in (ada, bo)]
        assert files[0] == files[1] and {seat["name"] for seat in files[0]["seats"]} == {"Ada", "Bo"}
        for friend in (ada, bo):
            friend.sockets.close()
        next_table = server.call("POST", "/api/tables", ada.token, wish)["id"]
        waits = socket.create_connection(("127.0.0.1", server.port))
        waits.sendall(f"GET /api/tables/{next_table}?after=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        server.call("GET", "/api/status")
    with waits:
        assert b"200 OK" in waits.recv(65_536), "a server that stops answers the waiting clients"
    assert server.process.returncode == 0 and "Cancel" not in server.errors.read_text()
