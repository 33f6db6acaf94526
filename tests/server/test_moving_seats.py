"""Moving a seat to another device by a link: it works once, and the old device loses the seat at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.text.rules_description import rules_digest
from boardwright.server.store.schema import metadata
from boardwright.server.tokens import token_hash
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, Harness
from tests.server.table_calls import start_match
from tests.server.test_http import read_error


@pytest.fixture
def harness(harness_on_each_database: Harness) -> Harness:
    """Run each test with both kinds of databases."""
    return harness_on_each_database


def create_seat_link(harness: Harness, token: str | None, match: str, seat: int) -> Any:
    """Request a link that moves a seat."""
    return harness.call("POST", f"/api/matches/{match}/seats/{seat}/handover", token, {})


def claim_seat(harness: Harness, token: str | None, match: str, secret: str) -> Any:
    return harness.call("POST", f"/api/matches/{match}/claim", token, {"secret": secret})


def list_own_seats(harness: Harness, token: str) -> list[list[int]]:
    return [[seat["seat"] for seat in match["seats"] if seat["yours"]] for match in harness.call("GET", "/api/matches", token).json()]


@pytest.mark.parametrize("runs_rules", [False, True])
def test_the_old_device_becomes_a_spectator_and_the_new_one_plays(harness: Harness, runs_rules: bool) -> None:
    rules = rules_digest(bw.load(GAME)) if runs_rules else None
    host, laptop, phone = harness.new_device(), harness.new_device(), harness.new_device()
    id = start_match(harness, [host, laptop])
    with harness.page(id, laptop, 1, rules) as old, harness.page(id, host, 0) as other, harness.page(id, phone, None) as new:
        for _ in range(20):
            if 1 in other.frame["actors"]:
                break
            other.act()
        assert 1 in old.wait_for_version(other.frame["version"])["actors"] and old.frame["viewer"] == 1
        secret = create_seat_link(harness, laptop, id, 1).json()["secret"]
        assert claim_seat(harness, phone, id, secret).json() == {"seat": 1}
        assert old.wait_for("error") == {"type": "error", "id": "not_your_seat", "args": {"seat": 1}}
        frame = old.wait_for("frame")
        assert frame["viewer"] is None and frame["legal"] == [] and frame["events_from"] == 0
        assert not frame["seats"][1]["yours"] and frame["undo"]["seat"] is None and frame["since"] is None
        assert old.try_to_act(0, seat=1)["id"] == "not_your_seat"
        new.send(type="look", seat=1)
        new.wait_until(lambda frame: frame["viewer"] == 1)
        version = new.act(seat=1)
        assert other.wait_for_version(version)["decisions"] == new.frame["decisions"] and old.wait_for_version(version)["viewer"] is None
    assert list_own_seats(harness, laptop) == [] and list_own_seats(harness, phone) == [[1]]
    harness.restart()
    assert list_own_seats(harness, laptop) == [] and list_own_seats(harness, phone) == [[1]]


def test_only_the_newest_link_works_and_only_once(harness: Harness) -> None:
    host, laptop, phone, other = (harness.new_device() for _ in range(4))
    id, elsewhere = start_match(harness, [host, laptop]), start_match(harness, [host, laptop])
    old, new = (create_seat_link(harness, laptop, id, 1).json()["secret"] for _ in range(2))
    assert read_error(claim_seat(harness, phone, id, old)) == (403, "bad_seat_link")
    assert read_error(claim_seat(harness, phone, elsewhere, new)) == (403, "bad_seat_link")
    assert claim_seat(harness, phone, id, new).json() == {"seat": 1}
    assert read_error(claim_seat(harness, other, id, new)) == (403, "bad_seat_link")
    assert read_error(create_seat_link(harness, laptop, id, 1)) == (404, "no_such_match"), "the laptop has no seat any more"
    back = create_seat_link(harness, phone, id, 1).json()["secret"]
    assert claim_seat(harness, laptop, id, back).json() == {"seat": 1}


def test_only_an_own_seat_can_be_moved(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id, against_bot = start_match(harness, [host, guest]), harness.new_match(host, PERSON_AND_BOT)
    assert read_error(create_seat_link(harness, guest, id, 0)) == (403, "not_your_seat")
    assert read_error(create_seat_link(harness, host, against_bot, 1)) == (403, "not_your_seat")
    assert read_error(create_seat_link(harness, host, id, 7)) == (403, "not_your_seat")
    assert read_error(harness.call("POST", f"/api/matches/{id}/seats/x/handover", host, {})) == (400, "bad_message")
    assert read_error(create_seat_link(harness, harness.new_device(), id, 0)) == (404, "no_such_match")
    assert read_error(create_seat_link(harness, None, id, 0)) == (401, "no_token") == read_error(claim_seat(harness, None, id, "x"))
    assert read_error(claim_seat(harness, guest, "nothing", "x")) == (404, "no_such_match")


def test_a_link_lasts_an_hour_and_its_secret_is_stored_as_a_hash(database: Database) -> None:
    clock = ManualClock()
    with Harness(database.url, QUICK_SETTINGS, clock) as harness:
        host, guest, phone = harness.new_device(), harness.new_device(), harness.new_device()
        id = start_match(harness, [host, guest])
        late, early = create_seat_link(harness, host, id, 0).json()["secret"], create_seat_link(harness, guest, id, 1).json()["secret"]
        stored_values = [value for table in metadata.tables for row in database.execute(f"SELECT * FROM {table}") for value in row]
        assert token_hash(late) in stored_values and not any(late in str(value) for value in stored_values)
        clock.seconds += 3599
        assert claim_seat(harness, phone, id, early).status_code == 200
        clock.seconds += 1
        assert read_error(claim_seat(harness, phone, id, late)) == (403, "bad_seat_link")


def test_guessing_secrets_is_rate_limited(database: Database) -> None:
    with Harness(database.url, replace(QUICK_SETTINGS, joins_burst=4, joins_per_second=0.001)) as harness:
        host = harness.new_device()
        id = harness.new_match(host)
        for _ in range(4):
            assert read_error(claim_seat(harness, host, id, "guess")) == (403, "bad_seat_link")
        assert read_error(claim_seat(harness, host, id, "guess")) == (429, "too_many")
