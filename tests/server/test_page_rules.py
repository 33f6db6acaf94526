"""Pages that run the rules themselves: what they get, and what happens when their rules are not the server's."""

from __future__ import annotations

import hashlib
from base64 import b64decode
from pathlib import Path

import pytest

import boardwright as bw
from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.shipping import manifest_of, path_of
from boardwright.core.errors import NotPortable
from boardwright.core.machine.manifest import beside, packed_code
from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.core.text.rules_description import rules_digest
from boardwright.server.games import page_rules
from tests.server.harness import AGAINST_BOT, GAME, PERSONS, Harness

MODULE = b"\0asm" + bytes(2_000)
RULES = f"/api/games/{GAME}/rules"


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A place for kept code with something that stands for the module of the game. It is never run here."""
    monkeypatch.setattr("boardwright.core.domain.shipped_rules.folder_of_files", lambda _: tmp_path)
    path = path_of(GAME, PAGE, tmp_path)
    path.write_bytes(packed_code(path, MODULE))
    beside(path).write_bytes(manifest_of(bw.load(GAME), PAGE).written(MODULE))
    return path


def test_a_page_gets_what_it_needs(harness: Harness, kept: Path) -> None:
    game = bw.load(GAME)
    told = harness.call("GET", RULES).json()
    assert told["digest"] == rules_digest(game) and told["manifest"]["digest"] == hashlib.sha256(MODULE).hexdigest()
    assert b64decode(told["tables"]) == game.tables.data.tobytes()
    assert told["records"]["state"]["size"] == game.state_dtype.itemsize == len(game.new_match(players=2).state_bytes())
    assert [field["name"] for field in told["fields"]] == list(game.module("state").State.fields)
    assert len(told["obstacles"]) == len(game.obstacles.all) and len(told["events"]) == len(game.events.types)


def test_the_module_may_be_kept_for_good(harness: Harness, kept: Path) -> None:
    address = f"{RULES}/{hashlib.sha256(MODULE).hexdigest()}"
    for accepted in ("gzip, br", "identity"):
        answer = harness.call("GET", address, headers={"Accept-Encoding": accepted})
        assert answer.status_code == 200 and answer.content == MODULE
        assert answer.headers["content-type"] == "application/wasm" and "immutable" in answer.headers["cache-control"]
        assert (answer.headers.get("content-encoding") == "gzip") == (accepted != "identity")
        assert int(answer.headers["content-length"]) < len(MODULE) or accepted == "identity"
    other = harness.call("GET", f"{RULES}/{'0' * 64}")
    assert other.status_code == 404 and "immutable" not in other.headers["cache-control"]


def test_a_page_gets_the_bots_and_what_levels_are_made_of(harness: Harness, kept: Path) -> None:
    assert harness.call("GET", f"/api/games/{GAME}/bots").status_code == 204
    game, content = bw.load(GAME), MODULE + b"bots"
    path = path_of(GAME, WASM, kept.parent)
    path.write_bytes(packed_code(path, content))
    beside(path).write_bytes(manifest_of(game, WASM).written(content))
    told = harness.call("GET", f"/api/games/{GAME}/bots").json()
    declared = game.about["bots"]
    assert {name: mixed["plays"] for name, mixed in told["mixed"].items()} == {
        name: bot["plays"] for name, bot in declared.items() if "budget" not in bot
    }
    budgets = {name: bot["budget"] for name, bot in declared.items() if "budget" in bot}
    assert told["budgets"] == {**budgets, "search": game.skill.search.budget}
    assert harness.call("GET", f"{RULES}/{told['manifest']['digest']}").content == content


def test_without_a_module_the_server_runs_the_rules(harness: Harness, kept: Path) -> None:
    kept.write_bytes(MODULE[:-1])  # damaged
    answer = harness.call("GET", RULES)
    assert answer.status_code == 204 and answer.content == b""
    assert harness.call("GET", f"{RULES}/{hashlib.sha256(MODULE).hexdigest()}").status_code == 404
    assert harness.call("GET", "/api/games/chess/rules").json()["error"]["id"] == "no_such_game"


def test_frames_hold_what_the_viewer_knows_and_nothing_else(harness: Harness) -> None:
    digest, token = rules_digest(bw.load(GAME)), harness.device()
    id = harness.match(token, PERSONS)
    live = harness.server.registry._open
    with harness.page(id, token, 0, digest) as page, harness.page(id, None, None, digest) as watcher:
        for each, viewer in ((page, 0), (watcher, None)):
            frame = each.frame
            assert (frame["view"], frame["prompt"], frame["legal"], frame["space"]) == (None, None, [], None)
            assert frame["record"] == live[id].match.information_state(viewer)
            sent = each.raw[-1]
            assert isinstance(sent, bytes) and sent.endswith(b"}" + frame["record"]) and b'"record"' not in sent
        actor = page.frame["actors"][0]
        page.send(type="look", seat=actor)
        page.until(lambda frame: frame["viewer"] == actor)
        page.act(int(live[id].match.legal_ids(actor)[0]), seat=actor)
        assert page.frame["record"] == live[id].match.information_state(actor)
        assert watcher.at(1)["record"] == live[id].match.information_state(None)


def test_a_page_may_begin_and_end_to_run_the_rules(harness: Harness) -> None:
    token = harness.device()
    with harness.page(harness.match(token, PERSONS), token, 0) as page:
        before = page.frame
        assert before["view"] and "record" not in before
        page.send(type="rules", rules=rules_digest(bw.load(GAME)))
        page.send(type="look", seat=0)
        assert page.next("frame")["record"]
        page.send(type="rules", rules=None)
        assert page.next("frame") == before, "a fresh snapshot, as if nothing had been"


def test_other_rules_are_told_and_views_go_on(harness: Harness) -> None:
    token = harness.device()
    with harness.page(harness.match(token, AGAINST_BOT), token, 0, "0" * 64) as page:
        assert [sent for sent in page.raw if '"other_rules"' in str(sent)] == page.raw[:1]
        assert page.frame["view"] and "record" not in page.frame
        page.send(type="rules", rules="0" * 64)
        assert page.next("error")["id"] == "other_rules"
        page.send(type="rules", rules="0" * 65)
        assert page.next("error")["id"] == "bad_message"


def test_modules_are_made_for_pages_that_can_use_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those whose folder has a `web/rules.ts`; here one has none."""
    monkeypatch.setattr(page_rules, "folder_of", lambda id: tmp_path if id == "endeavor" else folder_of(id))
    assert [id for id in bw.games() if page_rules.wants_module(bw.load(id))] == [id for id in bw.games() if id != "endeavor"]


def test_no_module_is_made_where_none_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_rules, "folder_of_files", lambda _: None)
    assert not page_rules.wants_module(bw.load(GAME))
    with pytest.raises(NotPortable, match="no safe place"):
        page_rules.make_module(bw.load(GAME), lambda *_: None)
