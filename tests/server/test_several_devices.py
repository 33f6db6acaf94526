"""A match whose seats belong to several devices: who may do what, whom the curtain and the pause are for, who is there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import StillClock
from tests.server.gathered import BOT, ME, OPEN, ask, begin, open_table
from tests.server.harness import AGAINST_BOT, QUICK, Harness, Page
from tests.server.test_http import read_error

HERE = {"kind": "person", "name": "Bo"}
SHARED = [ME, HERE, OPEN]


def shared(harness: Harness, host: str, guest: str, **more: Any) -> str:
    """A match with two people at the host's device and one at the guest's."""
    id: str = open_table(harness, host, SHARED, **more)["id"]
    ask(harness, guest, id, "sit", name="Cy")
    assert ask(harness, guest, id, "ready", seat=2, ready=True).json()["status"] == "started"
    return id


def online(page: Page) -> list[bool | None]:
    return [seat.get("online") for seat in page.frame["seats"]]


def test_each_device_uses_its_own_seats_only(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = shared(harness, host, guest)
    with harness.page(id, guest, 2) as page, harness.page(id, host, 1):
        assert [seat["yours"] for seat in page.frame["seats"]] == [False, False, True]
        for message in ({"type": "look", "seat": 0}, {"type": "undo", "seat": 1}, {"type": "confirm", "seat": 0}):
            page.send(**message)
            answer = page.next("error")
            assert answer["id"] == "not_your_seat" and answer["args"] == {"seat": message["seat"]}
        assert page.try_to_act(0, seat=0)["id"] == "not_your_seat"


@pytest.mark.parametrize("curtain", ["needed", "always"])
def test_the_curtain_falls_only_between_people_at_one_screen(harness: Harness, curtain: str) -> None:
    host, guest = harness.device(), harness.device()
    id = shared(harness, host, guest, curtain=curtain)
    with (
        harness.page(id, host, 0) as first,
        harness.page(id, host, 1) as second,
        harness.page(id, guest, 2) as alone,
        harness.page(id, guest, None) as guest_watches,
    ):
        pages, falls = {0: first, 1: second, 2: alone}, set()
        for _ in range(30):
            version = max(page.frame["version"] for page in pages.values())
            for page in (*pages.values(), guest_watches):
                page.at(version)
            actor = first.frame["actors"][0]
            assert alone.frame["curtain"] == guest_watches.frame["curtain"] == []
            for page, other in ((first, 1), (second, 0)):
                assert page.frame["curtain"] in ([[other]] if curtain == "always" else [[other], []]) or actor != other
                assert page.frame["curtain"] == [] or actor == other
            falls.add(actor)
            pages[actor].act()
        assert falls == {0, 1, 2}


def test_only_who_made_a_match_deletes_it(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = begin(harness, [host, guest])
    assert read_error(harness.call("DELETE", f"/api/matches/{id}", guest)) == (403, "not_your_match")
    assert read_error(harness.call("DELETE", f"/api/matches/{id}", harness.device())) == (404, "no_such_match")
    assert harness.call("DELETE", f"/api/matches/{id}", host).status_code == 204
    assert harness.call("GET", "/api/matches", guest).json() == []
    assert read_error(harness.call("GET", f"/api/tables/{id}", guest)) == (404, "no_such_table")


def test_who_is_there_is_told_when_it_changes(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = shared(harness, host, guest)
    with harness.page(id, host, 0) as page, harness.page(id, None, None):
        assert online(page) == [True, True, False]
        version = page.frame["version"]
        with harness.page(id, guest, None) as other:
            page.until(lambda frame: frame["seats"][2]["online"])
            assert online(other) == [True, True, True], "a device that only watches counts as present, too"
            with harness.page(id, guest, 2) as second:
                assert online(second)[2]
        page.until(lambda frame: not frame["seats"][2]["online"])
        assert page.frame["version"] == version and page.frame["events_from"] == len(page.events)
    listed = harness.call("GET", "/api/matches", host).json()[0]["seats"]
    assert not any("online" in seat for seat in listed)


def test_coming_and_going_makes_no_new_record(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = harness.device(), harness.device()
    id = begin(harness, [host, guest])
    with harness.page(id, host, 0) as page, harness.page(id, None, None):
        monkeypatch.setattr("boardwright.server.play.live_match.ViewerSnapshot", None)  # nothing is made any more
        with harness.page(id, guest, None):
            page.until(lambda frame: frame["seats"][1]["online"])


def test_confirming_does_not_end_the_undo_time_of_another_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that its maker can take back, and a bot that waits for it."""
    monkeypatch.setattr("boardwright.server.lobby.new_match.seed_of", lambda deal: bytes(32))
    clock = StillClock()
    with Harness(tmp_path / "m.db", replace(QUICK, undo_grace_s=8.0), clock) as harness:
        host, guest = harness.device(), harness.device()
        id = open_table(harness, host, [ME, BOT, OPEN])["id"]
        ask(harness, guest, id, "sit", name="Cy")
        ask(harness, guest, id, "ready", seat=2, ready=True)
        with harness.page(id, host, 0) as mine, harness.page(id, guest, 2) as theirs:
            mine.at(theirs.frame["version"])
            for _ in range(60):
                version = max(mine.frame["version"], theirs.frame["version"])
                mine.at(version), theirs.at(version)
                if mine.frame["undo"]["waits"] or theirs.frame["undo"]["waits"]:
                    break
                actor = mine.frame["actors"][0]
                if actor == 1:  # nobody can take anything back: it plays at once
                    mine.at(version + 1)
                else:
                    page = mine if actor == 0 else theirs
                    page.act(page.frame["legal"][-1]["id"])
            waits, other, seat = (mine, theirs, 2) if mine.frame["undo"]["waits"] else (theirs, mine, 0)
            assert waits.frame["undo"]["open"] and waits.frame["thinking"] == [1]
            other.send(type="hold", seat=seat, held=True)
            other.send(type="confirm", seat=seat)
            other.send(type="ping")
            other.next("pong")
            waits.send(type="look", seat=waits.seat)
            waits.next("frame")
            assert waits.frame["undo"]["waits"] and waits.frame["undo"]["until"] is not None, "it runs on, neither ended nor held"
            waits.send(type="confirm", seat=waits.seat)
            waits.until(lambda frame: not frame["undo"]["waits"])


def test_nobody_asks_whether_a_bot_is_there(harness: Harness) -> None:
    token = harness.device()
    with harness.page(harness.match(token, AGAINST_BOT, pause=60), token, 0) as page:
        assert online(page) == [True, None]
