"""A seat moves to another device: by a link that works once, and the device that had it loses it at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.text.rules_description import rules_digest
from boardwright.server.store.schema import metadata
from boardwright.server.tokens import token_hash
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import begin
from tests.server.harness import AGAINST_BOT, GAME, QUICK, Harness
from tests.server.test_http import read_error


@pytest.fixture
def harness(harness_on_either: Harness) -> Harness:
    """Each test here runs with both kinds of databases."""
    return harness_on_either


def link(harness: Harness, token: str | None, match: str, seat: int) -> Any:
    """A link that moves a seat."""
    return harness.call("POST", f"/api/matches/{match}/seats/{seat}/handover", token, {})


def claim(harness: Harness, token: str | None, match: str, secret: str) -> Any:
    return harness.call("POST", f"/api/matches/{match}/claim", token, {"secret": secret})


def yours(harness: Harness, token: str) -> list[list[int]]:
    return [[seat["seat"] for seat in match["seats"] if seat["yours"]] for match in harness.call("GET", "/api/matches", token).json()]


@pytest.mark.parametrize("runs_rules", [False, True])
def test_the_old_device_becomes_a_watcher_and_the_new_one_plays(harness: Harness, runs_rules: bool) -> None:
    rules = rules_digest(bw.load(GAME)) if runs_rules else None
    host, laptop, phone = harness.device(), harness.device(), harness.device()
    id = begin(harness, [host, laptop])
    with harness.page(id, laptop, 1, rules) as old, harness.page(id, host, 0) as other, harness.page(id, phone, None) as new:
        for _ in range(20):
            if 1 in other.frame["actors"]:
                break
            other.act()
        assert 1 in old.at(other.frame["version"])["actors"] and old.frame["viewer"] == 1
        secret = link(harness, laptop, id, 1).json()["secret"]
        assert claim(harness, phone, id, secret).json() == {"seat": 1}
        assert old.next("error") == {"type": "error", "id": "not_your_seat", "args": {"seat": 1}}
        frame = old.next("frame")
        assert frame["viewer"] is None and frame["legal"] == [] and frame["events_from"] == 0
        assert not frame["seats"][1]["yours"] and frame["undo"]["seat"] is None and frame["since"] is None
        assert old.try_to_act(0, seat=1)["id"] == "not_your_seat"
        new.send(type="look", seat=1)
        new.until(lambda frame: frame["viewer"] == 1)
        version = new.act(seat=1)
        assert other.at(version)["decisions"] == new.frame["decisions"] and old.at(version)["viewer"] is None
    assert yours(harness, laptop) == [] and yours(harness, phone) == [[1]]
    harness.restart()
    assert yours(harness, laptop) == [] and yours(harness, phone) == [[1]]


def test_a_link_works_once_and_only_the_newest_does(harness: Harness) -> None:
    host, laptop, phone, other = (harness.device() for _ in range(4))
    id, elsewhere = begin(harness, [host, laptop]), begin(harness, [host, laptop])
    old, new = (link(harness, laptop, id, 1).json()["secret"] for _ in range(2))
    assert read_error(claim(harness, phone, id, old)) == (403, "bad_seat_link")
    assert read_error(claim(harness, phone, elsewhere, new)) == (403, "bad_seat_link")
    assert claim(harness, phone, id, new).json() == {"seat": 1}
    assert read_error(claim(harness, other, id, new)) == (403, "bad_seat_link")
    assert read_error(link(harness, laptop, id, 1)) == (404, "no_such_match"), "it is no longer anybody's there"
    back = link(harness, phone, id, 1).json()["secret"]
    assert claim(harness, laptop, id, back).json() == {"seat": 1}


def test_only_ones_own_seat_can_be_moved(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id, against_bot = begin(harness, [host, guest]), harness.match(host, AGAINST_BOT)
    assert read_error(link(harness, guest, id, 0)) == (403, "not_your_seat")
    assert read_error(link(harness, host, against_bot, 1)) == (403, "not_your_seat")
    assert read_error(link(harness, host, id, 7)) == (403, "not_your_seat")
    assert read_error(harness.call("POST", f"/api/matches/{id}/seats/x/handover", host, {})) == (400, "bad_message")
    assert read_error(link(harness, harness.device(), id, 0)) == (404, "no_such_match")
    assert read_error(link(harness, None, id, 0)) == (401, "no_token") == read_error(claim(harness, None, id, "x"))
    assert read_error(claim(harness, guest, "nothing", "x")) == (404, "no_such_match")


def test_a_link_lasts_an_hour_and_its_secret_is_kept_as_a_hash(database: Place) -> None:
    clock = StillClock()
    with Harness(database.url, QUICK, clock) as harness:
        host, guest, phone = harness.device(), harness.device(), harness.device()
        id = begin(harness, [host, guest])
        late, early = link(harness, host, id, 0).json()["secret"], link(harness, guest, id, 1).json()["secret"]
        kept = [value for table in metadata.tables for row in database.do(f"SELECT * FROM {table}") for value in row]
        assert token_hash(late) in kept and not any(late in str(value) for value in kept)
        clock.seconds += 3599
        assert claim(harness, phone, id, early).status_code == 200
        clock.seconds += 1
        assert read_error(claim(harness, phone, id, late)) == (403, "bad_seat_link")


def test_who_guesses_is_slowed_down(database: Place) -> None:
    with Harness(database.url, replace(QUICK, joins_burst=4, joins_per_second=0.001)) as harness:
        host = harness.device()
        id = harness.match(host)
        for _ in range(4):
            assert read_error(claim(harness, host, id, "guess")) == (403, "bad_seat_link")
        assert read_error(claim(harness, host, id, "guess")) == (429, "too_many")
