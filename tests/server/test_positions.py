"""Matches that begin with a position of another one: what is dealt, what is kept of it, and who may begin one."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.deal import digest, pledge_of
from tests.core.deal_files import relinked
from tests.core.test_deals import plain as plain_check
from tests.server.gathered import ME, OPEN, ask, open_table, seen
from tests.server.harness import BOTS, GAME, PERSONS, Harness
from tests.server.test_http import read_error

K = 11
plain = plain_check
SHARE, OTHER = digest("mine"), digest("theirs")


def begin(harness: Harness, token: str, replay: str, k: int = K, seats: list[dict[str, Any]] = PERSONS, **more: Any) -> Any:
    """Ask for a match that begins there."""
    return harness.call("POST", "/api/matches", token, {"game": GAME, "seats": seats, "start": {"replay": replay, "k": k}, **more})


def file_of(harness: Harness, token: str, match: str) -> dict[str, Any]:
    answer = harness.call("GET", f"/api/matches/{match}/file", token)
    assert answer.status_code == 200, answer.text
    file: dict[str, Any] = answer.json()
    return file


def position_in(file: dict[str, Any], k: int = K) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(bw.replay(file, at=k).position()))
    return found


def test_it_begins_with_that_position_and_chance_of_its_own(harness: Harness, plain: Any) -> None:
    token = harness.device()
    old = harness.finished(token)
    before = file_of(harness, token, old)
    first, second = (begin(harness, token, old, seats=BOTS, pause=0).json()["id"] for _ in range(2))
    for id in (first, second):
        with harness.page(id, None, None) as page:
            assert page.frame["match"]["start"] == K and page.frame["match"]["options"] == {"turn_cap": 50}
            page.until(lambda frame: frame["over"])
    files = [file_of(harness, token, id) for id in (first, second)]
    for id, file in zip((first, second), files):
        assert file["position"] == position_in(before) and file["deal"]["scheme"] == "boardwright deal 2"
        report = bw.verify(file)
        assert report.deal is not None and report.over
        assert list(plain.faults(file, file["deal"]["commitment"])) == []
        frame = harness.call("GET", f"/api/replays/{id}/0").json()
        assert frame["match"]["start"] == K and frame["decisions"] == 0
        assert frame["view"] == json.loads(json.dumps(bw.replay(before, at=K).full_view()))
        first = harness.call("GET", f"/api/replays/{id}/progress").json().get("first", [])
        assert first == bw.replay(before, at=K).standing() != []
    assert len({before["seed"], *(file["seed"] for file in files)}) == 3, "nobody knows what will be drawn"


def test_a_file_that_says_another_position_does_not_hold(harness: Harness, plain: Any) -> None:
    token = harness.device()
    old = harness.finished(token)
    id = begin(harness, token, old, seats=BOTS, pause=0).json()["id"]
    with harness.page(id, None, None) as page:
        page.until(lambda frame: frame["over"])
    sound = file_of(harness, token, id)
    other = position_in(file_of(harness, token, old), K + 3)
    lies = [({"position": other}, "deal_commitment"), ({"position": None}, "deal_differs")]
    lies.append(({"deal": {**sound["deal"], "scheme": "boardwright deal 1"}}, "deal_differs"))
    for lie, reason in lies:
        file = relinked({**copy.deepcopy(sound), **lie})
        with pytest.raises(bw.BrokenRecord) as found:
            bw.verify(file)
        assert (found.value.at, found.value.reason) == ("deal", reason)
        assert list(plain.faults(file)) != []


def test_it_goes_on_after_a_restart(harness: Harness) -> None:
    token = harness.device()
    id = begin(harness, token, harness.finished(token)).json()["id"]
    with harness.page(id, token, 0) as page:
        seat = page.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        page.act()
        before = page.frame["view"]
    harness.restart()
    with harness.page(id, token, seat) as page:
        assert page.frame["view"] == before and page.frame["decisions"] == 1 and page.frame["match"]["start"] == K


def test_friends_gather_for_it(harness: Harness, plain: Any) -> None:
    ada, bo = harness.device(), harness.device()
    old = harness.finished(ada)
    start = {"replay": old, "k": K}
    id = open_table(harness, ada, [{**ME, "pledge": pledge_of(SHARE)}, OPEN], start=start, pause=0)["id"]
    table = seen(harness, None, id)
    assert table["start"] == K and table["options"] == {"turn_cap": 50}
    assert ask(harness, bo, id, "sit", name="Bo", pledge=pledge_of(OTHER)).status_code == 200
    assert ask(harness, bo, id, "ready", seat=1, ready=True).json()["commitment"] == table["commitment"]
    assert ask(harness, ada, id, "share", seat=0, share=SHARE).status_code == 200
    assert ask(harness, bo, id, "share", seat=1, share=OTHER).json()["status"] == "started"
    with harness.page(id, ada, 0) as page, harness.page(id, bo, 1) as other:
        position = bw.replay(file_of(harness, ada, old), at=K)
        assert page.frame["view"] == json.loads(json.dumps(position.view(0))), "each knows what that seat knew"
        assert other.frame["view"] == json.loads(json.dumps(position.view(1)))
        while not page.frame["over"]:
            version = (page if 0 in page.frame["actors"] else other).act()
            page.at(version), other.at(version)
    file = file_of(harness, bo, id)
    assert file["deal"]["commitment"] == table["commitment"] and list(plain.faults(file, table["commitment"])) == []
    report = bw.verify(file)
    assert report.deal is not None and report.deal.shares == ["pledged", "pledged"]


def test_a_match_file_has_positions_too(harness: Harness) -> None:
    token = harness.device()
    match = bw.load(GAME).new_match(2, seed=3)
    for _ in range(K):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    brought = harness.client.post("/api/replays", content=json.dumps(match.record()).encode()).json()["id"]
    id = begin(harness, token, brought).json()["id"]
    with harness.page(id, token, 1) as page:
        assert page.frame["view"] == json.loads(json.dumps(match.view(1)))


def test_what_is_no_position_to_begin_with_is_refused(harness: Harness) -> None:
    token, stranger = harness.device(), harness.device()
    old = harness.finished(token)
    running = harness.match(token)
    end = len(harness.log(old))
    assert read_error(begin(harness, token, running, 0)) == (409, "not_over")
    assert read_error(begin(harness, token, old, end)) == (422, "cannot_begin_here")
    assert read_error(begin(harness, token, old, end + 1)) == (404, "no_such_decision")
    assert read_error(begin(harness, token, "x" * 20)) == (404, "no_such_replay")
    assert read_error(begin(harness, token, old, seats=[*PERSONS, {"kind": "bot", "level": "random"}])) == (422, "cannot_begin_here")
    assert read_error(begin(harness, token, old, options={"turn_cap": 100})) == (422, "cannot_begin_here")
    assert begin(harness, token, old, options={"turn_cap": 50}).status_code == 201
    assert read_error(begin(harness, token, old, game="endeavor")) == (422, "cannot_begin_here")
    for odd in (-1, 2**31, "1", None, 1.5):
        assert read_error(begin(harness, token, old, odd)) == (400, "bad_message")  # type: ignore[arg-type]
    gathering = {"game": GAME, "seats": [ME, OPEN], "start": {"replay": running, "k": 0}}
    assert read_error(harness.call("POST", "/api/tables", token, gathering)) == (409, "not_over")
    hidden = open_table(harness, token, [ME, OPEN], watching={"mode": "nobody"}, options={"turn_cap": 50}, pause=0)["id"]
    assert ask(harness, token, hidden, "start", fill="random").status_code == 200
    with harness.page(hidden, token, 0) as page:
        while not page.frame["over"]:
            page.act() if 0 in page.frame["actors"] else page.next("frame")
    assert read_error(begin(harness, stranger, hidden)) == (403, "may_not_watch")
    assert begin(harness, token, hidden).status_code == 201
