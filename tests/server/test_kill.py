"""Kill a server at any moment, one of one or of two on a database: whatever was acknowledged is there, once."""

from __future__ import annotations

import json
import secrets
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import boardwright as bw
from boardwright.server.store import ACT, Store, effective
from tests.conftest import many
from tests.server.databases import Place
from tests.server.harness import AGAINST_BOT, GAME, PERSONS
from tests.server.process import Process, wait_for

ROUNDS = {"sqlite": many(1, 60, 1), "postgresql": many(1, 60, 1)}
LEAST = 5


class Player(threading.Thread):
    """Plays one match as fast as it can, sends everything twice, and notes what the server has acknowledged."""

    def __init__(self, server: Process, token: str, match: str, persons: int) -> None:
        super().__init__(daemon=True)
        self.server, self.token, self.match, self.persons = server, token, match, persons
        self.acked: dict[str, tuple[int, int, int]] = {}  # action_id: (version, seat, action)
        self.sent: dict[str, tuple[int, int]] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.server.connect(self.match, self.token, 0) as live:
                while self.play(live, self.newest(live)):
                    pass
        except (ConnectionClosed, OSError, EOFError):
            pass  # the server was killed
        except BaseException as error:
            self.error = error

    def newest(self, live: Any) -> dict[str, Any]:
        while True:
            message = self.take(live)
            if message["type"] == "frame" and message["viewer"] is not None:
                return message

    def take(self, live: Any) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(live.recv(30))
        if message["type"] == "ack":
            seat, action = self.sent[message["action_id"]]
            known = self.acked.setdefault(message["action_id"], (message["version"], seat, action))
            assert known == (message["version"], seat, action), "acknowledged twice, differently"
        assert message["type"] != "error", message
        return message

    def play(self, live: Any, frame: dict[str, Any]) -> bool:
        if frame["over"]:
            return False
        mine = [seat for seat in frame["actors"] if seat < self.persons]
        if not mine:
            return True
        if frame["viewer"] != mine[0]:
            live.send(json.dumps({"type": "look", "seat": mine[0]}))
            return True
        if not frame["legal"]:
            return True
        action_id, action = secrets.token_hex(8), secrets.choice(frame["legal"])["id"]
        self.sent[action_id] = (mine[0], action)
        for _ in range(2):
            live.send(json.dumps({"type": "act", "action_id": action_id, "seat": mine[0], "action": action}))
        while (message := self.take(live))["type"] not in ("ack", "refused"):
            pass
        if message["type"] == "ack":
            if secrets.randbelow(4) == 0:
                live.send(json.dumps({"type": "undo", "seat": mine[0]}))
            live.send(json.dumps({"type": "look", "seat": mine[0]}))
        return True


def enough(players: list[Player], acked: int) -> bool:
    """Whether so much has been acknowledged, or all that will be."""
    return sum(len(player.acked) for player in players) >= acked or not any(player.is_alive() for player in players)


def check(db: str, players: list[Player], running: bool = False) -> None:
    """The rows that the players of a match have an acknowledgement of are in the log under their numbers, and nothing is there twice."""
    store = Store(db)
    found = store.match_with_rows(players[0].match, 0)
    store.close()
    assert found is not None
    match, rows = found
    assert running or match.decisions == len(effective(rows)), "written together"
    assert [row.seq for row in rows] == list(range(len(rows)))
    actions = bw.load(match.game).actions
    by_id = {row.action_id: row for row in rows if row.action_id}
    assert len(by_id) == sum(row.action_id is not None for row in rows)
    sent = {action_id: what for player in players for action_id, what in player.sent.items()}
    for player in players:
        for action_id, (version, seat, action) in player.acked.items():
            row = by_id[action_id]
            assert (row.seq + 1, row.kind, row.seat, row.action) == (version, ACT, seat, str(actions[action]))
    for action_id, row in by_id.items():
        seat, action = sent[action_id]
        assert (row.seat, row.action) == (seat, str(actions[action]))


def resend(server: Process, player: Player) -> None:
    """Everything that was acknowledged before the kill is acknowledged again, with the same numbers."""
    with server.connect(player.match, player.token, 0) as live:
        frame = player.newest(live)
        for action_id, (version, seat, action) in list(player.acked.items()):
            live.send(json.dumps({"type": "act", "action_id": action_id, "seat": seat, "action": action}))
            while (message := player.take(live))["type"] != "ack":
                pass
            assert message["version"] == version <= frame["version"]


def new_players(servers: list[Process], token: str) -> list[list[Player]]:
    """A match of two persons and one against a bot, each with a player at each server, who plays for all persons."""
    found = []
    for seats in (PERSONS, AGAINST_BOT):
        persons = sum(seat["kind"] == "person" for seat in seats)
        match = servers[0].call("POST", "/api/matches", token, {"game": GAME, "seats": seats, "pause": 0})["id"]
        found.append([Player(server, token, match, persons) for server in servers])
    return found


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)], indirect=["database"])
def test_what_was_acknowledged_survives_a_kill(database: Place, processes: int, tmp_path: Path) -> None:
    """With two processes, one is killed while the other one goes on for a moment."""
    db, token, acked = database.url, "", 0
    matches: list[list[Player]] = []
    for _ in range(ROUNDS[database.kind]):
        with ExitStack() as running:
            servers = [running.enter_context(Process(db, tmp_path / f"errors {n}")) for n in range(processes)]
            for players in matches:
                for player in players:
                    resend(servers[-1], player)
                check(db, players, running=True)
            token = token or servers[0].call("POST", "/api/devices")["token"]
            matches = new_players(servers, token)
            everybody = [player for players in matches for player in players]
            for player in everybody:
                player.start()
            few = LEAST + secrets.randbelow(40)
            wait_for(lambda everybody=everybody, few=few: all(player.acked for player in everybody) and enough(everybody, few))
            servers[0].kill()
            for players in matches:
                players[0].join(30)
        for players in matches:
            for player in players:
                player.join(30)
                assert player.error is None, player.error
            check(db, players)
        acked += sum(len(player.acked) for player in everybody)
        assert not any("Traceback" in server.errors.read_text() for server in servers)
    assert acked >= LEAST * ROUNDS[database.kind]
