"""What may not get out: tokens, seeds, and what a seat does not know."""

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
from tests.server.clock import StillClock
from tests.server.gathered import begin
from tests.server.harness import AGAINST_BOT, GAME, PERSONS, QUICK, Harness


def test_tokens_have_256_bits_and_are_kept_hashed(harness: Harness) -> None:
    made = [harness.device() for _ in range(20)]
    assert len(set(made)) == 20
    assert all(len(base64.urlsafe_b64decode(token + "=")) == 32 for token in made)
    harness.match(made[0])
    harness.server.store.engine.dispose()
    files = b"".join(path.read_bytes() for path in harness.db.parent.glob("matches.db*"))
    assert not any(token.encode() in files for token in made)
    assert tokens.token_hash(made[0]) in files


def test_seeds_have_256_bits_and_differ(harness: Harness) -> None:
    token = harness.device()
    seeds = [harness.server.store.match(harness.match(token)).seed for _ in range(5)]  # type: ignore[union-attr]
    assert len(set(seeds)) == 5 and all(len(seed) == 32 for seed in seeds)


def test_the_seed_stays_inside_until_the_end(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    token = harness.device()
    id = harness.match(token, AGAINST_BOT, options={"turn_cap": 50}, pause=0)
    row = harness.server.store.match(id)
    assert row is not None
    forms = [row.seed.hex(), row.seed.hex().upper(), base64.b64encode(row.seed).decode()[:40], repr(row.seed)[2:20]]
    forms += [base64.urlsafe_b64encode(row.seed).decode()[:40], str(int.from_bytes(row.seed)), str(int.from_bytes(row.seed, "little"))]
    forms += [str(int.from_bytes(row.seed[n : n + 4], "little")) for n in range(0, 32, 4)]
    assert row.deal is not None
    forms += [row.deal["key"], row.deal["nonce"]]
    said: list[str] = []
    with harness.page(id, token, 0) as page, harness.page(id, None, None) as watcher:
        while not page.until(lambda frame: frame["over"] or 0 in frame["actors"])["over"]:
            page.send(type="why_not", ask=1, seat=0, action=0)
            page.next("reason")
            for method, path in (("GET", "/file"), ("POST", ""), ("GET", "/live"), ("GET", "")):
                said.append(harness.call(method, f"/api/matches/{id}{path}", token).text)
            said.append(harness.call("GET", "/api/matches", token).text)
            said.append(harness.call("GET", f"/api/replays/{id}/0", token).text)
            page.act()
        watcher.until(lambda frame: frame["over"])
        said += map(str, page.raw + watcher.raw)
    said += [record.getMessage() for record in caplog.records] + [caplog.text, repr(row)]
    assert len(said) > 100
    assert not [form for form in forms if any(form in text for text in said)]
    assert row.seed.hex() in harness.call("GET", f"/api/matches/{id}/file", token).text


def test_the_log_names_no_token_and_no_match(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    token = harness.device()
    id = harness.match(token)
    harness.call("GET", f"/api/matches/{id}/file", token)
    harness.call("GET", f"/api/replays/{id}/0", token)
    harness.call("DELETE", f"/api/matches/{id}", token)
    for typo in (f"/api/matches/{id}/nothing", f"/api/{id}", f"/{id}", "/api/matches/a%0aINFO%20b", f"/api/games?token={token}"):
        harness.call("GET", typo, token)
    lines = [record.getMessage() for record in caplog.records if record.name == "boardwright.server"]
    assert any(line.startswith("DELETE /api/matches/… 204") for line in lines)
    assert not any(secret in line for line in lines for secret in (token, id, "\n"))


# Two worlds that seat 0 cannot tell apart: seat 1 holds other cards, and the generator has another key.


def worlds() -> list[tuple[dict[str, Any], int]]:
    """The same position, with two cards of seat 1's hand exchanged for two of the draw pile."""
    hands = ([70, 71], [72, 73])
    free = [card for card in range(1, 85) if card not in range(15, 29)]
    trains = [list(range(28, 21, -1)), list(range(21, 14, -1))]
    found = []
    for seed, hand in enumerate(hands):
        draw = [card for card in free if card not in hand]
        where = position(trains, hands=[[], hand], draw=draw, discard=[], phase="setup_keep", active=1, first=0)
        found.append((where, seed))
    return found


def what_is_sent(
    tmp_path: Any, patch: pytest.MonkeyPatch, where: dict[str, Any], seed: int, caplog: Any, rules: str | None, apart: bool
) -> tuple[list[str | bytes], list[str | bytes]]:
    """All that seat 0 and a spectator get while seat 1 looks at its hand, chooses, takes back and chooses again.

    `rules`: the digest of the rules that their pages run; None: they get views. `apart`: the two sit at devices of their own.
    """

    def start(game: Any, *rest: Any) -> Match:
        return Match.from_position(game, where, seed)

    patch.setattr("boardwright.server.play.log_replay.Match.start", start)
    for module in (new_match, tables):
        patch.setattr(module, "new_id", lambda: "match")
        patch.setattr(module, "new_key", lambda: bytes(32))
    caplog.clear()
    slow = replace(QUICK, bot_move_delay_s=1.0, undo_grace_s=1.0)  # a stand-in does not move here
    with Harness(tmp_path / f"{seed}.db", slow, StillClock()) as harness:
        token, other = harness.device(), harness.device()
        owner_token = harness.device() if apart else token
        if apart:
            begin(harness, [token, owner_token], listed=True, clock={"each": "match", "seconds": 600, "increment": 10, "at_zero": "bot"})
        else:
            harness.match(token, PERSONS)
        mine: list[str | bytes] = []
        theirs: list[str | bytes] = []
        with (
            harness.page("match", token, 0, rules) as page,
            harness.page("match", None, None, rules) as watcher,
            harness.page("match", owner_token, 1) as owner,
        ):
            for each in (page, watcher):  # else it would depend on the moment what is sent first
                each.until(lambda frame: frame["seats"][1]["online"])
            for action in range(bw.load(GAME).num_actions):
                page.send(type="why_not", ask=action, seat=0, action=action)
                page.next("reason")
                page.try_to_act(action, id=f"try {action}")
            page.send(type="undo", seat=0)
            page.next("refused")
            legal = owner.frame["legal"]
            assert len(legal) == 2
            owner.act(legal[0]["id"], id="first")
            page.at(1), watcher.at(1)
            if owner.frame["undo"]["open"]:
                owner.send(type="undo", seat=1)
                owner.at(2), page.at(2), watcher.at(2)
                owner.act(legal[1]["id"], id="second")
                page.at(3), watcher.at(3)
            for what, plays in (("resign", True), ("play_on", False)):
                owner.send(type=what, seat=1)
                for each in (page, watcher):
                    each.until(lambda frame, plays=plays: ("stand_in" in frame["seats"][1]) == plays)
            page.send(type="look", seat=0)
            assert ("record" in page.next("frame")) == (rules is not None)
            mine += page.raw + watcher.raw
            theirs += owner.raw
        matches = ("/api/matches", "/api/matches/match/file", "/api/replays/match/0")
        for path in (*matches, "/api/tables", "/api/tables/match", "/api/watching"):
            mine.append(harness.call("GET", path, token).text)
            mine.append(harness.call("GET", path, other).text)
    return mine, theirs


@pytest.mark.parametrize(("runs_rules", "apart"), [(False, False), (True, False), (True, True)])
def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same_bytes(
    runs_rules: bool, apart: bool, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    rules = rules_digest(bw.load(GAME)) if runs_rules else None
    sent = [what_is_sent(tmp_path, monkeypatch, where, seed, caplog, rules, apart) for where, seed in worlds()]
    assert len(sent[0][0]) > 50
    assert any(isinstance(each, bytes) for each in sent[0][0]) == runs_rules
    for one, two in zip(sent[0][0], sent[1][0], strict=True):
        assert one == two
    assert sent[0][1] != sent[1][1], "whose cards they are does see the difference"


@pytest.mark.parametrize(
    ("typed", "kept"),
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
def test_names_cannot_disturb_the_text_around_them(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept
