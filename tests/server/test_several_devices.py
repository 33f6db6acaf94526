"""Matches whose seats belong to several devices: permissions, the curtain, the undo time, and presence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.harness import PERSON_AND_BOT, QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, open_table, start_match
from tests.server.test_http import read_error

SAME_DEVICE = {"kind": "person", "name": "Bo"}
SEATS = [ADA_SEAT, SAME_DEVICE, OPEN_SEAT]


def start_shared_match(harness: Harness, host: str, guest: str, **more: Any) -> str:
    """Start a match with two players at the host's device and one at the guest's. Return its id."""
    id: str = open_table(harness, host, SEATS, **more)["id"]
    call_table(harness, guest, id, "sit", name="Cy")
    assert call_table(harness, guest, id, "ready", seat=2, ready=True).json()["status"] == "started"
    return id


def online_flags(page: Page) -> list[bool | None]:
    return [seat.get("online") for seat in page.frame["seats"]]


def test_each_device_uses_its_own_seats_only(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = start_shared_match(harness, host, guest)
    with harness.page(id, guest, 2) as page, harness.page(id, host, 1):
        assert [seat["yours"] for seat in page.frame["seats"]] == [False, False, True]
        for message in ({"type": "look", "seat": 0}, {"type": "undo", "seat": 1}, {"type": "confirm", "seat": 0}):
            page.send(**message)
            answer = page.wait_for("error")
            assert answer["id"] == "not_your_seat" and answer["args"] == {"seat": message["seat"]}
        assert page.try_to_act(0, seat=0)["id"] == "not_your_seat"


@pytest.mark.parametrize("curtain", ["needed", "always"])
def test_the_curtain_falls_only_between_players_of_one_device(harness: Harness, curtain: str) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = start_shared_match(harness, host, guest, curtain=curtain)
    with (
        harness.page(id, host, 0) as first,
        harness.page(id, host, 1) as second,
        harness.page(id, guest, 2) as guest_page,
        harness.page(id, guest, None) as guest_spectator,
    ):
        pages, actors = {0: first, 1: second, 2: guest_page}, set()
        for _ in range(30):
            version = max(page.frame["version"] for page in pages.values())
            for page in (*pages.values(), guest_spectator):
                page.wait_for_version(version)
            actor = first.frame["actors"][0]
            assert guest_page.frame["curtain"] == guest_spectator.frame["curtain"] == []
            for page, other in ((first, 1), (second, 0)):
                assert page.frame["curtain"] in ([[other]] if curtain == "always" else [[other], []]) or actor != other
                assert page.frame["curtain"] == [] or actor == other
            actors.add(actor)
            pages[actor].act()
        assert actors == {0, 1, 2}


def test_only_the_host_deletes_a_match(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = start_match(harness, [host, guest])
    assert read_error(harness.call("DELETE", f"/api/matches/{id}", guest)) == (403, "not_your_match")
    assert read_error(harness.call("DELETE", f"/api/matches/{id}", harness.new_device())) == (404, "no_such_match")
    assert harness.call("DELETE", f"/api/matches/{id}", host).status_code == 204
    assert harness.call("GET", "/api/matches", guest).json() == []
    assert read_error(harness.call("GET", f"/api/tables/{id}", guest)) == (404, "no_such_table")


def test_changes_of_presence_are_sent(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = start_shared_match(harness, host, guest)
    with harness.page(id, host, 0) as page, harness.page(id, None, None):
        assert online_flags(page) == [True, True, False]
        version = page.frame["version"]
        with harness.page(id, guest, None) as other:
            page.wait_until(lambda frame: frame["seats"][2]["online"])
            assert online_flags(other) == [True, True, True], "a device that only watches counts as present"
            with harness.page(id, guest, 2) as second:
                assert online_flags(second)[2]
        page.wait_until(lambda frame: not frame["seats"][2]["online"])
        assert page.frame["version"] == version and page.frame["events_from"] == len(page.events)
    listed = harness.call("GET", "/api/matches", host).json()[0]["seats"]
    assert not any("online" in seat for seat in listed)


def test_changes_of_presence_make_no_new_snapshot(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = start_match(harness, [host, guest])
    with harness.page(id, host, 0) as page, harness.page(id, None, None):
        monkeypatch.setattr("boardwright.server.play.live_match.ViewerSnapshot", None)  # making a snapshot would fail
        with harness.page(id, guest, None):
            page.wait_until(lambda frame: frame["seats"][1]["online"])


def test_confirming_does_not_end_the_undo_time_of_another_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One player can undo a choice, and a bot waits for that player."""
    monkeypatch.setattr("boardwright.server.lobby.new_match.seed_of", lambda deal: bytes(32))
    clock = ManualClock()
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, undo_grace_s=8.0), clock) as harness:
        host, guest = harness.new_device(), harness.new_device()
        id = open_table(harness, host, [ADA_SEAT, BOT_SEAT, OPEN_SEAT])["id"]
        call_table(harness, guest, id, "sit", name="Cy")
        call_table(harness, guest, id, "ready", seat=2, ready=True)
        with harness.page(id, host, 0) as host_page, harness.page(id, guest, 2) as guest_page:
            host_page.wait_for_version(guest_page.frame["version"])
            for _ in range(60):
                version = max(host_page.frame["version"], guest_page.frame["version"])
                host_page.wait_for_version(version), guest_page.wait_for_version(version)
                if host_page.frame["undo"]["waits"] or guest_page.frame["undo"]["waits"]:
                    break
                actor = host_page.frame["actors"][0]
                if actor == 1:  # no player can undo: the bot plays at once
                    host_page.wait_for_version(version + 1)
                else:
                    page = host_page if actor == 0 else guest_page
                    page.act(page.frame["legal"][-1]["id"])
            waiting, other, seat = (host_page, guest_page, 2) if host_page.frame["undo"]["waits"] else (guest_page, host_page, 0)
            assert waiting.frame["undo"]["open"] and waiting.frame["thinking"] == [1]
            other.send(type="hold", seat=seat, held=True)
            other.send(type="confirm", seat=seat)
            other.send(type="ping")
            other.wait_for("pong")
            waiting.send(type="look", seat=waiting.seat)
            waiting.wait_for("frame")
            assert waiting.frame["undo"]["waits"] and waiting.frame["undo"]["until"] is not None, "the undo time is neither ended nor held"
            waiting.send(type="confirm", seat=waiting.seat)
            waiting.wait_until(lambda frame: not frame["undo"]["waits"])


def test_bots_have_no_presence(harness: Harness) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token, PERSON_AND_BOT, pause=60), token, 0) as page:
        assert online_flags(page) == [True, None]
