"""Pages that run the rules themselves: what they receive, and what happens when their rules differ from the server's."""

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
from tests.server.harness import GAME, PERSON_AND_BOT, TWO_PERSONS, Harness

MODULE = b"\0asm" + bytes(2_000)
RULES = f"/api/games/{GAME}/rules"


@pytest.fixture
def code_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Provide a code cache with a fake module of the game. No test runs it."""
    monkeypatch.setattr("boardwright.core.domain.shipped_rules.folder_of_files", lambda _: tmp_path)
    path = path_of(GAME, PAGE, tmp_path)
    path.write_bytes(packed_code(path, MODULE))
    beside(path).write_bytes(manifest_of(bw.load(GAME), PAGE).written(MODULE))
    return path


def test_a_page_gets_the_description_of_the_rules(harness: Harness, code_file: Path) -> None:
    game = bw.load(GAME)
    described = harness.call("GET", RULES).json()
    assert described["digest"] == rules_digest(game) and described["manifest"]["digest"] == hashlib.sha256(MODULE).hexdigest()
    assert b64decode(described["tables"]) == game.tables.data.tobytes()
    assert described["records"]["state"]["size"] == game.state_dtype.itemsize == len(game.new_match(players=2).state_bytes())
    assert [field["name"] for field in described["fields"]] == list(game.module("state").State.fields)
    assert len(described["obstacles"]) == len(game.obstacles.all) and len(described["events"]) == len(game.events.types)


def test_the_module_is_served_with_an_immutable_cache_header(harness: Harness, code_file: Path) -> None:
    address = f"{RULES}/{hashlib.sha256(MODULE).hexdigest()}"
    for encoding in ("gzip, br", "identity"):
        answer = harness.call("GET", address, headers={"Accept-Encoding": encoding})
        assert answer.status_code == 200 and answer.content == MODULE
        assert answer.headers["content-type"] == "application/wasm" and "immutable" in answer.headers["cache-control"]
        assert (answer.headers.get("content-encoding") == "gzip") == (encoding != "identity")
        assert int(answer.headers["content-length"]) < len(MODULE) or encoding == "identity"
    missing = harness.call("GET", f"{RULES}/{'0' * 64}")
    assert missing.status_code == 404 and "immutable" not in missing.headers["cache-control"]


def test_a_page_gets_the_bots_and_the_settings_of_their_levels(harness: Harness, code_file: Path) -> None:
    assert harness.call("GET", f"/api/games/{GAME}/bots").status_code == 204
    game, content = bw.load(GAME), MODULE + b"bots"
    path = path_of(GAME, WASM, code_file.parent)
    path.write_bytes(packed_code(path, content))
    beside(path).write_bytes(manifest_of(game, WASM).written(content))
    described = harness.call("GET", f"/api/games/{GAME}/bots").json()
    declared = game.about["bots"]
    assert {name: mixed["plays"] for name, mixed in described["mixed"].items()} == {
        name: bot["plays"] for name, bot in declared.items() if "budget" not in bot
    }
    budgets = {name: bot["budget"] for name, bot in declared.items() if "budget" in bot}
    assert described["budgets"] == {**budgets, "search": game.skill.search.budget}
    assert harness.call("GET", f"{RULES}/{described['manifest']['digest']}").content == content


def test_a_page_gets_no_rules_without_a_sound_module(harness: Harness, code_file: Path) -> None:
    code_file.write_bytes(MODULE[:-1])  # damaged
    answer = harness.call("GET", RULES)
    assert answer.status_code == 204 and answer.content == b""
    assert harness.call("GET", f"{RULES}/{hashlib.sha256(MODULE).hexdigest()}").status_code == 404
    assert harness.call("GET", "/api/games/chess/rules").json()["error"]["id"] == "no_such_game"


def test_frames_contain_only_the_record_of_the_viewer(harness: Harness) -> None:
    digest, token = rules_digest(bw.load(GAME)), harness.new_device()
    id = harness.new_match(token, TWO_PERSONS)
    live = harness.server.registry._open
    with harness.page(id, token, 0, digest) as page, harness.page(id, None, None, digest) as spectator:
        for client, viewer in ((page, 0), (spectator, None)):
            frame = client.frame
            assert (frame["view"], frame["prompt"], frame["legal"], frame["space"]) == (None, None, [], None)
            assert frame["record"] == live[id].match.information_state(viewer)
            sent = client.raw[-1]
            assert isinstance(sent, bytes) and sent.endswith(b"}" + frame["record"]) and b'"record"' not in sent
        actor = page.frame["actors"][0]
        page.send(type="look", seat=actor)
        page.wait_until(lambda frame: frame["viewer"] == actor)
        page.act(int(live[id].match.legal_ids(actor)[0]), seat=actor)
        assert page.frame["record"] == live[id].match.information_state(actor)
        assert spectator.wait_for_version(1)["record"] == live[id].match.information_state(None)


def test_a_page_may_start_and_stop_running_the_rules(harness: Harness) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token, TWO_PERSONS), token, 0) as page:
        before = page.frame
        assert before["view"] and "record" not in before
        page.send(type="rules", rules=rules_digest(bw.load(GAME)))
        page.send(type="look", seat=0)
        assert page.wait_for("frame")["record"]
        page.send(type="rules", rules=None)
        assert page.wait_for("frame") == before, "the frame is the same as before"


def test_a_page_with_other_rules_gets_an_error_and_still_gets_views(harness: Harness) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token, PERSON_AND_BOT), token, 0, "0" * 64) as page:
        assert [sent for sent in page.raw if '"other_rules"' in str(sent)] == page.raw[:1]
        assert page.frame["view"] and "record" not in page.frame
        page.send(type="rules", rules="0" * 64)
        assert page.wait_for("error")["id"] == "other_rules"
        page.send(type="rules", rules="0" * 65)
        assert page.wait_for("error")["id"] == "bad_message"


def test_a_module_is_made_only_for_games_whose_page_can_run_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Such games have a `web/rules.ts` in their folder. The test hides one."""
    monkeypatch.setattr(page_rules, "folder_of", lambda id: tmp_path if id == "endeavor" else folder_of(id))
    assert [id for id in bw.games() if page_rules.wants_module(bw.load(id))] == [id for id in bw.games() if id != "endeavor"]


def test_no_module_is_made_without_a_code_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_rules, "folder_of_files", lambda _: None)
    assert not page_rules.wants_module(bw.load(GAME))
    with pytest.raises(NotPortable, match="no safe place"):
        page_rules.make_module(bw.load(GAME), lambda *_: None)
