"""Two friends at a real server: they gather, play a whole match over WebSockets, and one loses the connection."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.harness import GAME
from tests.server.process import ServerProcess

OPEN = {"kind": "open"}


class Friend:
    """A player at a device of their own, who sees only what the server sends to it."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server, self.name = server, name
        self.token = server.call("POST", "/api/devices")["token"]
        self.sockets = ExitStack()
        self.frame: dict[str, Any] = {}

    def call_table(self, table: str, what: str, **body: Any) -> Any:
        """Make a call about a table."""
        return self.server.call("POST", f"/api/tables/{table}/{what}", self.token, body)

    def open_match(self, match: str) -> None:
        """Find the player's own seat, and open the match there."""
        [listed] = self.server.call("GET", "/api/matches", self.token)
        [self.seat] = [seat["seat"] for seat in listed["seats"] if seat["yours"]]
        self.live = self.sockets.enter_context(self.server.connect(match, self.token, self.seat))
        self.next("frame")

    def lose_connection(self) -> None:
        """Cut the connection without closing it, as in a tunnel."""
        self.live.socket.shutdown(socket.SHUT_RDWR)
        self.sockets.close()

    def next(self, type: str) -> dict[str, Any]:
        """Return the next message of a type, and keep frames on the way."""
        while True:
            message: dict[str, Any] = json.loads(self.live.recv(30))
            assert message["type"] not in ("error", "refused"), message
            if message["type"] == "frame":
                assert message["viewer"] == self.seat
                self.frame = message
            if message["type"] == type:
                return message

    def wait_for_version(self, version: int) -> dict[str, Any]:
        """Wait for the frame of a version."""
        while self.frame["version"] < version:
            self.next("frame")
        return self.frame

    def act(self) -> int:
        """Make a legal choice. Returns the new version."""
        legal, version = self.frame["legal"], self.frame["version"]
        wish = {"action_id": f"{self.name} {version}", "seat": self.seat, "version": version}
        self.live.send(json.dumps({"type": "act", **wish, "action": legal[version % len(legal)]["id"]}))
        new_version: int = self.next("ack")["version"]
        return new_version


def play(friends: list[Friend], until: int) -> int:
    """Play until a version or the end. Returns the version that was reached."""
    version = max(friend.frame["version"] for friend in friends)
    while version < until:
        for friend in friends:
            friend.wait_for_version(version)
        if friends[0].frame["over"]:
            break
        version = next(friend for friend in friends if friend.seat in friend.frame["actors"]).act()
    return version


def test_two_friends_play_a_whole_match_despite_a_lost_connection(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "m.db") as server, ThreadPoolExecutor(1) as threads:
        ada, bo = Friend(server, "Ada"), Friend(server, "Bo")
        wish = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}, OPEN], "options": {"turn_cap": 50}, "order": "drawn"}
        table = server.call("POST", "/api/tables", ada.token, wish)["id"]
        answer = threads.submit(server.call, "GET", f"/api/tables/{table}?after=1", ada.token)
        bo.call_table(table, "sit", name="Bo")
        assert [chair["name"] for chair in answer.result(20)["chairs"]] == ["Ada", "Bo"]
        assert bo.call_table(table, "ready", seat=1, ready=True)["status"] == "started"
        ada.open_match(table)
        bo.open_match(table)
        version = play([ada, bo], 20)
        bo.lose_connection()
        while ada.frame["seats"][bo.seat]["online"]:
            ada.next("frame")
        bo.open_match(table)
        assert bo.frame["version"] == version
        play([ada, bo], 10_000)
        assert bo.frame["result"] == ada.frame["result"] is not None
        files = [server.call("GET", f"/api/matches/{table}/file", friend.token) for friend in (ada, bo)]
        assert files[0] == files[1] and {seat["name"] for seat in files[0]["seats"]} == {"Ada", "Bo"}
        for friend in (ada, bo):
            friend.sockets.close()
        next_table = server.call("POST", "/api/tables", ada.token, wish)["id"]
        waiting_client = socket.create_connection(("127.0.0.1", server.port))
        waiting_client.sendall(f"GET /api/tables/{next_table}?after=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        server.call("GET", "/api/status")
    with waiting_client:
        assert b"200 OK" in waiting_client.recv(65_536), "a server that stops answers the waiting clients"
    assert server.process.returncode == 0 and "Cancel" not in server.errors.read_text()
