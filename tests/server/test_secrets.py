"""Secrets: tokens, seeds, and the hidden information of other seats never leave the server."""

from __future__ import annotations

import base64
import logging
from dataclasses import replace
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.rules_description import rules_digest
from boardwright.server import tokens
from boardwright.server.lobby import new_match, tables
from boardwright.server.protocol.display_names import clean_name
from tests.games.game_of_trains.helpers import position
from tests.server.clock import ManualClock
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, TWO_PERSONS, Harness
from tests.server.table_calls import start_match


def test_tokens_have_256_bits_and_are_stored_as_hashes(harness: Harness) -> None:
    device_tokens = [harness.new_device() for _ in range(20)]
    assert len(set(device_tokens)) == 20
    assert all(len(base64.urlsafe_b64decode(token + "=")) == 32 for token in device_tokens)
    harness.new_match(device_tokens[0])
    harness.server.store.engine.dispose()
    files = b"".join(path.read_bytes() for path in harness.db.parent.glob("matches.db*"))
    assert not any(token.encode() in files for token in device_tokens)
    assert tokens.token_hash(device_tokens[0]) in files


def test_seeds_have_256_bits_and_differ(harness: Harness) -> None:
    token = harness.new_device()
    seeds = [harness.server.store.match(harness.new_match(token)).seed for _ in range(5)]  # type: ignore[union-attr]
    assert len(set(seeds)) == 5 and all(len(seed) == 32 for seed in seeds)


def test_the_seed_is_secret_until_the_end_of_the_match(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, options={"turn_cap": 50}, pause=0)
    row = harness.server.store.match(id)
    assert row is not None
    forms = [row.seed.hex(), row.seed.hex().upper(), base64.b64encode(row.seed).decode()[:40], repr(row.seed)[2:20]]
    forms += [base64.urlsafe_b64encode(row.seed).decode()[:40], str(int.from_bytes(row.seed)), str(int.from_bytes(row.seed, "little"))]
    forms += [str(int.from_bytes(row.seed[n : n + 4], "little")) for n in range(0, 32, 4)]
    assert row.deal is not None
    forms += [row.deal["key"], row.deal["nonce"]]
    outputs: list[str] = []
    with harness.page(id, token, 0) as page, harness.page(id, None, None) as spectator:
        while not page.wait_until(lambda frame: frame["over"] or 0 in frame["actors"])["over"]:
            page.send(type="why_not", ask=1, seat=0, action=0)
            page.wait_for("reason")
            for method, path in (("GET", "/file"), ("POST", ""), ("GET", "/live"), ("GET", "")):
                outputs.append(harness.call(method, f"/api/matches/{id}{path}", token).text)
            outputs.append(harness.call("GET", "/api/matches", token).text)
            outputs.append(harness.call("GET", f"/api/replays/{id}/0", token).text)
            page.act()
        spectator.wait_until(lambda frame: frame["over"])
        outputs += map(str, page.raw + spectator.raw)
    outputs += [record.getMessage() for record in caplog.records] + [caplog.text, repr(row)]
    assert len(outputs) > 100
    assert not [form for form in forms if any(form in text for text in outputs)]
    assert row.seed.hex() in harness.call("GET", f"/api/matches/{id}/file", token).text


def test_the_log_names_no_token_and_no_match(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    token = harness.new_device()
    id = harness.new_match(token)
    harness.call("GET", f"/api/matches/{id}/file", token)
    harness.call("GET", f"/api/replays/{id}/0", token)
    harness.call("DELETE", f"/api/matches/{id}", token)
    for path in (f"/api/matches/{id}/nothing", f"/api/{id}", f"/{id}", "/api/matches/a%0aINFO%20b", f"/api/games?token={token}"):
        harness.call("GET", path, token)
    lines = [record.getMessage() for record in caplog.records if record.name == "boardwright.server"]
    assert any(line.startswith("DELETE /api/matches/… 204") for line in lines)
    assert not any(secret in line for line in lines for secret in (token, id, "\n"))


# Two worlds that seat 0 cannot tell apart: seat 1 holds other cards, and the generator has another key.


def two_worlds() -> list[tuple[dict[str, Any], int]]:
    """Return two positions that differ only in two cards of seat 1's hand, and a seed for each."""
    hands = ([70, 71], [72, 73])
    cards = [card for card in range(1, 85) if card not in range(15, 29)]
    trains = [list(range(28, 21, -1)), list(range(21, 14, -1))]
    worlds = []
    for seed, hand in enumerate(hands):
        draw = [card for card in cards if card not in hand]
        state = position(trains, hands=[[], hand], draw=draw, discard=[], phase="setup_keep", active=1, first=0)
        worlds.append((state, seed))
    return worlds


def collect_sent(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, state: dict[str, Any], seed: int, caplog: Any, rules: str | None, apart: bool
) -> tuple[list[str | bytes], list[str | bytes]]:
    """Return all that is sent to seat 0 and a spectator, and to seat 1, while seat 1 chooses, undoes and chooses again.

    `rules`: the digest of the rules that their pages run; None: they get views. `apart`: the two players have devices of their own.
    """

    def start(game: Any, *rest: Any) -> Match:
        return Match.from_position(game, state, seed)

    monkeypatch.setattr("boardwright.server.play.log_replay.Match.start", start)
    for module in (new_match, tables):
        monkeypatch.setattr(module, "new_id", lambda: "match")
        monkeypatch.setattr(module, "new_key", lambda: bytes(32))
    caplog.clear()
    slow = replace(QUICK_SETTINGS, bot_move_delay_s=1.0, undo_grace_s=1.0)  # a stand-in does not move here
    with Harness(tmp_path / f"{seed}.db", slow, ManualClock()) as harness:
        token, stranger = harness.new_device(), harness.new_device()
        owner_token = harness.new_device() if apart else token
        if apart:
            start_match(
                harness, [token, owner_token], listed=True, clock={"each": "match", "seconds": 600, "increment": 10, "at_zero": "bot"}
            )
        else:
            harness.new_match(token, TWO_PERSONS)
        sent_to_seat_0: list[str | bytes] = []
        sent_to_seat_1: list[str | bytes] = []
        with (
            harness.page("match", token, 0, rules) as page,
            harness.page("match", None, None, rules) as spectator,
            harness.page("match", owner_token, 1) as owner,
        ):
            for client in (page, spectator):  # the order of the messages must not depend on timing
                client.wait_until(lambda frame: frame["seats"][1]["online"])
            for action in range(bw.load(GAME).num_actions):
                page.send(type="why_not", ask=action, seat=0, action=action)
                page.wait_for("reason")
                page.try_to_act(action, id=f"try {action}")
            page.send(type="undo", seat=0)
            page.wait_for("refused")
            legal = owner.frame["legal"]
            assert len(legal) == 2
            owner.act(legal[0]["id"], id="first")
            page.wait_for_version(1), spectator.wait_for_version(1)
            if owner.frame["undo"]["open"]:
                owner.send(type="undo", seat=1)
                owner.wait_for_version(2), page.wait_for_version(2), spectator.wait_for_version(2)
                owner.act(legal[1]["id"], id="second")
                page.wait_for_version(3), spectator.wait_for_version(3)
            for message, plays in (("resign", True), ("play_on", False)):
                owner.send(type=message, seat=1)
                for client in (page, spectator):
                    client.wait_until(lambda frame, plays=plays: ("stand_in" in frame["seats"][1]) == plays)
            page.send(type="look", seat=0)
            assert ("record" in page.wait_for("frame")) == (rules is not None)
            sent_to_seat_0 += page.raw + spectator.raw
            sent_to_seat_1 += owner.raw
        matches = ("/api/matches", "/api/matches/match/file", "/api/replays/match/0")
        for path in (*matches, "/api/tables", "/api/tables/match", "/api/watching"):
            sent_to_seat_0.append(harness.call("GET", path, token).text)
            sent_to_seat_0.append(harness.call("GET", path, stranger).text)
    return sent_to_seat_0, sent_to_seat_1


@pytest.mark.parametrize(("runs_rules", "apart"), [(False, False), (True, False), (True, True)])
def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same_bytes(
    runs_rules: bool, apart: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    rules = rules_digest(bw.load(GAME)) if runs_rules else None
    sent = [collect_sent(tmp_path, monkeypatch, state, seed, caplog, rules, apart) for state, seed in two_worlds()]
    assert len(sent[0][0]) > 50
    assert any(isinstance(message, bytes) for message in sent[0][0]) == runs_rules
    for one, two in zip(sent[0][0], sent[1][0], strict=True):
        assert one == two
    assert sent[0][1] != sent[1][1], "the owner of the cards sees the difference"


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("a\u202eb\u200bc\x00d", "abcd"),
        ("line\nbreak\ttab", "line break tab"),
        ("e\u0301" + "\u0301" * 50, "é" + "\u0301" * 2),
        ("x" * 100, "x" * 32),
        ("\u2066\u2069", ""),
        ("Đorđe Šćepanović", "Đorđe Šćepanović"),
        ("日本 🚂", "日本 🚂"),
    ],
)
def test_names_cannot_disturb_the_text_around_them(typed: str, cleaned: str) -> None:
    assert clean_name(typed) == cleaned
