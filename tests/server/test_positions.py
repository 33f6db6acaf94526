"""Matches that start with a position of another match: what is dealt, what is kept, and who may start one."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.deal import digest, pledge_of
from tests.core.deal_files import relink
from tests.core.test_deals import checker as plain_verifier_fixture
from tests.server.harness import GAME, TWO_BOTS, TWO_PERSONS, Harness
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table
from tests.server.test_http import read_error

K = 11
plain_verifier = plain_verifier_fixture
SHARE, OTHER = digest("mine"), digest("theirs")


def start_from_position(
    harness: Harness, token: str, replay: str, k: int = K, seats: list[dict[str, Any]] = TWO_PERSONS, **more: Any
) -> Any:
    """Request a match that starts with decision `k` of a replay."""
    return harness.call("POST", "/api/matches", token, {"game": GAME, "seats": seats, "start": {"replay": replay, "k": k}, **more})


def get_match_file(harness: Harness, token: str, match: str) -> dict[str, Any]:
    answer = harness.call("GET", f"/api/matches/{match}/file", token)
    assert answer.status_code == 200, answer.text
    file: dict[str, Any] = answer.json()
    return file


def position_at(file: dict[str, Any], k: int = K) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(bw.replay(file, at=k).position()))
    return position


def test_a_match_starts_with_the_position_and_a_seed_of_its_own(harness: Harness, plain_verifier: Any) -> None:
    token = harness.new_device()
    old = harness.new_finished_match(token)
    before = get_match_file(harness, token, old)
    first, second = (start_from_position(harness, token, old, seats=TWO_BOTS, pause=0).json()["id"] for _ in range(2))
    for id in (first, second):
        with harness.page(id, None, None) as page:
            assert page.frame["match"]["start"] == K and page.frame["match"]["options"] == {"turn_cap": 50}
            page.wait_until(lambda frame: frame["over"])
    files = [get_match_file(harness, token, id) for id in (first, second)]
    for id, file in zip((first, second), files):
        assert file["position"] == position_at(before) and file["deal"]["scheme"] == "boardwright deal 2"
        report = bw.verify(file)
        assert report.deal is not None and report.over
        assert list(plain_verifier.faults(file, file["deal"]["commitment"])) == []
        frame = harness.call("GET", f"/api/replays/{id}/0").json()
        assert frame["match"]["start"] == K and frame["decisions"] == 0
        assert frame["view"] == json.loads(json.dumps(bw.replay(before, at=K).full_view()))
        first = harness.call("GET", f"/api/replays/{id}/progress").json().get("first", [])
        assert first == bw.replay(before, at=K).standing() != []
    assert len({before["seed"], *(file["seed"] for file in files)}) == 3, "each match has a seed of its own"


def test_a_match_file_with_another_position_is_refused(harness: Harness, plain_verifier: Any) -> None:
    token = harness.new_device()
    old = harness.new_finished_match(token)
    id = start_from_position(harness, token, old, seats=TWO_BOTS, pause=0).json()["id"]
    with harness.page(id, None, None) as page:
        page.wait_until(lambda frame: frame["over"])
    sound = get_match_file(harness, token, id)
    other = position_at(get_match_file(harness, token, old), K + 3)
    changes = [({"position": other}, "deal_commitment"), ({"position": None}, "deal_differs")]
    changes.append(({"deal": {**sound["deal"], "scheme": "boardwright deal 1"}}, "deal_differs"))
    for change, reason in changes:
        file = relink({**copy.deepcopy(sound), **change})
        with pytest.raises(bw.BrokenRecord) as broken:
            bw.verify(file)
        assert (broken.value.at, broken.value.reason) == ("deal", reason)
        assert list(plain_verifier.faults(file)) != []


def test_a_match_from_a_position_can_be_continued_after_a_restart(harness: Harness) -> None:
    token = harness.new_device()
    id = start_from_position(harness, token, harness.new_finished_match(token)).json()["id"]
    with harness.page(id, token, 0) as page:
        seat = page.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        page.act()
        before = page.frame["view"]
    harness.restart()
    with harness.page(id, token, seat) as page:
        assert page.frame["view"] == before and page.frame["decisions"] == 1 and page.frame["match"]["start"] == K


def test_players_at_a_table_start_with_a_position(harness: Harness, plain_verifier: Any) -> None:
    ada, bo = harness.new_device(), harness.new_device()
    old = harness.new_finished_match(ada)
    start = {"replay": old, "k": K}
    id = open_table(harness, ada, [{**ADA_SEAT, "pledge": pledge_of(SHARE)}, OPEN_SEAT], start=start, pause=0)["id"]
    table = get_table(harness, None, id)
    assert table["start"] == K and table["options"] == {"turn_cap": 50}
    assert call_table(harness, bo, id, "sit", name="Bo", pledge=pledge_of(OTHER)).status_code == 200
    assert call_table(harness, bo, id, "ready", seat=1, ready=True).json()["commitment"] == table["commitment"]
    assert call_table(harness, ada, id, "share", seat=0, share=SHARE).status_code == 200
    assert call_table(harness, bo, id, "share", seat=1, share=OTHER).json()["status"] == "started"
    with harness.page(id, ada, 0) as page, harness.page(id, bo, 1) as other:
        position = bw.replay(get_match_file(harness, ada, old), at=K)
        assert page.frame["view"] == json.loads(json.dumps(position.view(0))), "each player sees what that seat saw"
        assert other.frame["view"] == json.loads(json.dumps(position.view(1)))
        while not page.frame["over"]:
            version = (page if 0 in page.frame["actors"] else other).act()
            page.wait_for_version(version), other.wait_for_version(version)
    file = get_match_file(harness, bo, id)
    assert file["deal"]["commitment"] == table["commitment"] and list(plain_verifier.faults(file, table["commitment"])) == []
    report = bw.verify(file)
    assert report.deal is not None and report.deal.shares == ["pledged", "pledged"]


def test_a_match_starts_with_a_position_of_an_uploaded_file(harness: Harness) -> None:
    token = harness.new_device()
    match = bw.load(GAME).new_match(2, seed=3)
    for _ in range(K):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    replay = harness.client.post("/api/replays", content=json.dumps(match.record()).encode()).json()["id"]
    id = start_from_position(harness, token, replay).json()["id"]
    with harness.page(id, token, 1) as page:
        assert page.frame["view"] == json.loads(json.dumps(match.view(1)))


def test_an_impossible_start_is_refused(harness: Harness) -> None:
    token, stranger = harness.new_device(), harness.new_device()
    old = harness.new_finished_match(token)
    running = harness.new_match(token)
    end = len(harness.log(old))
    assert read_error(start_from_position(harness, token, running, 0)) == (409, "not_over")
    assert read_error(start_from_position(harness, token, old, end)) == (422, "cannot_begin_here")
    assert read_error(start_from_position(harness, token, old, end + 1)) == (404, "no_such_decision")
    assert read_error(start_from_position(harness, token, "x" * 20)) == (404, "no_such_replay")
    assert read_error(start_from_position(harness, token, old, seats=[*TWO_PERSONS, {"kind": "bot", "level": "random"}])) == (
        422,
        "cannot_begin_here",
    )
    assert read_error(start_from_position(harness, token, old, options={"turn_cap": 100})) == (422, "cannot_begin_here")
    assert start_from_position(harness, token, old, options={"turn_cap": 50}).status_code == 201
    assert read_error(start_from_position(harness, token, old, game="endeavor")) == (422, "cannot_begin_here")
    for bad_k in (-1, 2**31, "1", None, 1.5):
        assert read_error(start_from_position(harness, token, old, bad_k)) == (400, "bad_message")  # type: ignore[arg-type]
    table = {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT], "start": {"replay": running, "k": 0}}
    assert read_error(harness.call("POST", "/api/tables", token, table)) == (409, "not_over")
    hidden = open_table(harness, token, [ADA_SEAT, OPEN_SEAT], watching={"mode": "nobody"}, options={"turn_cap": 50}, pause=0)["id"]
    assert call_table(harness, token, hidden, "start", fill="random").status_code == 200
    with harness.page(hidden, token, 0) as page:
        while not page.frame["over"]:
            page.act() if 0 in page.frame["actors"] else page.wait_for("frame")
    assert read_error(start_from_position(harness, stranger, hidden)) == (403, "may_not_watch")
    assert start_from_position(harness, token, hidden).status_code == 201
