"""Killing a server during play, alone or one of two processes on a database: acknowledged choices are stored, each once."""

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
from tests.conftest import repetitions
from tests.server.databases import Database
from tests.server.harness import GAME, PERSON_AND_BOT, TWO_PERSONS
from tests.server.process import ServerProcess, wait_until

ROUNDS = {"sqlite": repetitions(1, 60, 1), "postgresql": repetitions(1, 60, 1)}
FEWEST_ACKS = 5


class Player(threading.Thread):
    """Plays a match as fast as possible, sends each choice twice, and records what the server acknowledges."""

    def __init__(self, server: ServerProcess, token: str, match: str, persons: int) -> None:
        super().__init__(daemon=True)
        self.server, self.token, self.match, self.persons = server, token, match, persons
        self.acked: dict[str, tuple[int, int, int]] = {}  # action_id: (version, seat, action)
        self.sent: dict[str, tuple[int, int]] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with self.server.connect(self.match, self.token, 0) as live:
                while self.choose(live, self.next_frame(live)):
                    pass
        except (ConnectionClosed, OSError, EOFError):
            pass  # the server was killed
        except BaseException as error:
            self.error = error

    def next_frame(self, live: Any) -> dict[str, Any]:
        """Return the next frame of a seat."""
        while True:
            message = self.receive(live)
            if message["type"] == "frame" and message["viewer"] is not None:
                return message

    def receive(self, live: Any) -> dict[str, Any]:
        """Return the next message, and record it if it is an acknowledgement."""
        message: dict[str, Any] = json.loads(live.recv(30))
        if message["type"] == "ack":
            seat, action = self.sent[message["action_id"]]
            first = self.acked.setdefault(message["action_id"], (message["version"], seat, action))
            assert first == (message["version"], seat, action), "acknowledged a second time with other values"
        assert message["type"] != "error", message
        return message

    def choose(self, live: Any, frame: dict[str, Any]) -> bool:
        """Make a choice if it is a person's turn. Returns False when the match is over."""
        if frame["over"]:
            return False
        own = [seat for seat in frame["actors"] if seat < self.persons]
        if not own:
            return True
        if frame["viewer"] != own[0]:
            live.send(json.dumps({"type": "look", "seat": own[0]}))
            return True
        if not frame["legal"]:
            return True
        action_id, action = secrets.token_hex(8), secrets.choice(frame["legal"])["id"]
        self.sent[action_id] = (own[0], action)
        for _ in range(2):
            live.send(json.dumps({"type": "act", "action_id": action_id, "seat": own[0], "action": action}))
        while (message := self.receive(live))["type"] not in ("ack", "refused"):
            pass
        if message["type"] == "ack":
            if secrets.randbelow(4) == 0:
                live.send(json.dumps({"type": "undo", "seat": own[0]}))
            live.send(json.dumps({"type": "look", "seat": own[0]}))
        return True


def have_enough(players: list[Player], acked: int) -> bool:
    """Return whether a number of choices has been acknowledged, or all players have ended."""
    return sum(len(player.acked) for player in players) >= acked or not any(player.is_alive() for player in players)


def check_log(db: str, players: list[Player], running: bool = False) -> None:
    """Check that each acknowledged choice is in the log under its number, and that no choice is there twice."""
    store = Store(db)
    stored = store.match_with_rows(players[0].match, 0)
    store.close()
    assert stored is not None
    match, rows = stored
    assert running or match.decisions == len(effective(rows)), "match and log are written together"
    assert [row.seq for row in rows] == list(range(len(rows)))
    actions = bw.load(match.game).actions
    by_id = {row.action_id: row for row in rows if row.action_id}
    assert len(by_id) == sum(row.action_id is not None for row in rows)
    sent = {action_id: choice for player in players for action_id, choice in player.sent.items()}
    for player in players:
        for action_id, (version, seat, action) in player.acked.items():
            row = by_id[action_id]
            assert (row.seq + 1, row.kind, row.seat, row.action) == (version, ACT, seat, str(actions[action]))
    for action_id, row in by_id.items():
        seat, action = sent[action_id]
        assert (row.seat, row.action) == (seat, str(actions[action]))


def resend(server: ServerProcess, player: Player) -> None:
    """Send again what was acknowledged before the kill, and check that it is acknowledged with the same numbers."""
    with server.connect(player.match, player.token, 0) as live:
        frame = player.next_frame(live)
        for action_id, (version, seat, action) in list(player.acked.items()):
            live.send(json.dumps({"type": "act", "action_id": action_id, "seat": seat, "action": action}))
            while (message := player.receive(live))["type"] != "ack":
                pass
            assert message["version"] == version <= frame["version"]


def create_players(servers: list[ServerProcess], token: str) -> list[list[Player]]:
    """Start a match of two persons and one against a bot. Returns the players of each: one at each server, who plays for all persons."""
    players_of_matches = []
    for seats in (TWO_PERSONS, PERSON_AND_BOT):
        persons = sum(seat["kind"] == "person" for seat in seats)
        match = servers[0].call("POST", "/api/matches", token, {"game": GAME, "seats": seats, "pause": 0})["id"]
        players_of_matches.append([Player(server, token, match, persons) for server in servers])
    return players_of_matches


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)], indirect=["database"])
def test_acknowledged_choices_survive_a_kill_of_the_server(database: Database, processes: int, tmp_path: Path) -> None:
    """Of two processes, one is killed while the other one goes on for a moment."""
    db, token, acked = database.url, "", 0
    matches: list[list[Player]] = []
    for _ in range(ROUNDS[database.kind]):
        with ExitStack() as running:
            servers = [running.enter_context(ServerProcess(db, tmp_path / f"errors {n}")) for n in range(processes)]
            for players in matches:
                for player in players:
                    resend(servers[-1], player)
                check_log(db, players, running=True)
            token = token or servers[0].call("POST", "/api/devices")["token"]
            matches = create_players(servers, token)
            all_players = [player for players in matches for player in players]
            for player in all_players:
                player.start()
            needed = FEWEST_ACKS + secrets.randbelow(40)
            wait_until(
                lambda all_players=all_players, needed=needed: (
                    all(player.acked for player in all_players) and have_enough(all_players, needed)
                )
            )
            servers[0].kill()
            for players in matches:
                players[0].join(30)
        for players in matches:
            for player in players:
                player.join(30)
                assert player.error is None, player.error
            check_log(db, players)
        acked += sum(len(player.acked) for player in all_players)
        assert not any("Traceback" in server.errors.read_text() for server in servers)
    assert acked >= FEWEST_ACKS * ROUNDS[database.kind]
