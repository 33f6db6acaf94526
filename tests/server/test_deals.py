"""Fair deals at tables and at one device: commitment, pledges, shares, and the deal in the match file."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.deal import added, check_shares, digest, pledge_of, seed_of
from boardwright.server.table_rules.table import SHARES_MS
from tests.server.clock import ManualClock
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, Harness
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, get_table, open_table
from tests.server.test_http import read_error

SHARE, OTHER_SHARE = digest("mine"), digest("theirs")
ADA = {**ADA_SEAT, "pledge": pledge_of(SHARE)}
SHORT_MATCH = {"turn_cap": 50}


def open_dealing_table(harness: Harness, tokens: list[str], **more: Any) -> str:
    """Open a table where the host and a guest have pledged and are ready, so that it deals."""
    id: str = open_table(harness, tokens[0], [ADA, OPEN_SEAT], options=SHORT_MATCH, pause=0, **more)["id"]
    assert call_table(harness, tokens[1], id, "sit", name="Bo", pledge=pledge_of(OTHER_SHARE)).status_code == 200
    assert call_table(harness, tokens[1], id, "ready", seat=1, ready=True).json()["status"] == "dealing"
    return id


def play_to_end(harness: Harness, id: str, tokens: list[str]) -> dict[str, Any]:
    """Play a match to its end. Returns its file."""
    with harness.page(id, tokens[0], 0) as page, harness.page(id, tokens[1], 1) as other_page:
        while not page.frame["over"]:
            actor = page if 0 in page.frame["actors"] else other_page
            version = actor.act()
            page.wait_for_version(version), other_page.wait_for_version(version)
    file: dict[str, Any] = harness.call("GET", f"/api/matches/{id}/file", tokens[0]).json()
    return file


def test_a_table_deals_from_its_key_and_the_pledged_shares(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = open_dealing_table(harness, tokens)
    table = get_table(harness, None, id)
    assert [chair["pledge"] for chair in table["chairs"]] == [pledge_of(SHARE), pledge_of(OTHER_SHARE)]
    assert harness.server.store.match(id) is None, "no match is dealt before all shares are there"
    assert read_error(call_table(harness, tokens[0], id, "share", seat=0, share=OTHER_SHARE)) == (422, "bad_share")
    assert read_error(call_table(harness, tokens[0], id, "leave", seat=0)) == (409, "table_started")
    assert call_table(harness, tokens[0], id, "share", seat=0, share=SHARE).json()["status"] == "dealing"
    started = call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE).json()
    assert started["status"] == "started" and started["commitment"] == table["commitment"]
    again = call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE)
    assert again.status_code == 200, "the answer may have been lost"
    file = play_to_end(harness, id, tokens)
    assert file["deal"]["commitment"] == table["commitment"]
    assert [chair["share"] for chair in file["deal"]["chairs"]] == [SHARE, OTHER_SHARE]
    report = bw.verify(file)
    assert report.deal is not None and report.deal.shares == ["pledged", "pledged"] and report.over
    assert harness.call("POST", "/api/replays", json_=file).status_code == 201


def test_early_foreign_and_malformed_shares_are_refused(harness: Harness) -> None:
    token, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, token, [ADA, OPEN_SEAT])["id"]
    assert read_error(call_table(harness, token, id, "share", seat=0, share=SHARE)) == (409, "not_sealed")
    assert read_error(call_table(harness, guest, id, "share", seat=0, share=SHARE)) == (403, "not_your_seat")
    for malformed in ("", "x" * 64, SHARE.upper(), SHARE[:-1], 7, None):
        assert call_table(harness, token, id, "share", seat=0, share=malformed).status_code == 400
        assert call_table(harness, guest, id, "sit", name="Bo", pledge=malformed or 7).status_code == 400


def test_a_pledge_equal_to_that_of_another_chair_is_refused(harness: Harness) -> None:
    """The share would be known before it is given."""
    token, guest = harness.new_device(), harness.new_device()
    twice = {"game": GAME, "seats": [ADA, {**ADA, "name": "Bo"}, OPEN_SEAT]}
    assert read_error(harness.call("POST", "/api/tables", token, twice)) == (422, "same_pledge")
    id = open_table(harness, token, [ADA, OPEN_SEAT])["id"]
    assert read_error(call_table(harness, guest, id, "sit", name="Bo", pledge=pledge_of(SHARE))) == (422, "same_pledge")
    assert call_table(harness, guest, id, "sit", name="Bo", pledge=pledge_of(OTHER_SHARE)).status_code == 200


def test_bots_and_players_without_a_pledge_add_no_share(harness: Harness) -> None:
    """Ada has pledged, Bo has not. The deal passes the check that the deal of a manipulated server fails."""
    token, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, token, [ADA, OPEN_SEAT, BOT_SEAT], options=SHORT_MATCH, pause=0)["id"]
    call_table(harness, guest, id, "sit", name="Bo")
    call_table(harness, guest, id, "ready", seat=1, ready=True)
    assert read_error(call_table(harness, guest, id, "share", seat=1, share=OTHER_SHARE)) == (422, "bad_share")
    assert call_table(harness, token, id, "share", seat=0, share=SHARE).json()["status"] == "started"
    row = harness.server.store.match(id)
    assert row is not None
    check_shares(row.deal["chairs"])
    assert [added(chair) for chair in row.deal["chairs"]] == ["pledged", None, None]


def test_a_table_waits_ten_seconds_for_a_missing_share(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness, ThreadPoolExecutor(1) as threads:
        tokens = [harness.new_device(), harness.new_device()]
        id = open_dealing_table(harness, tokens)
        version = call_table(harness, tokens[0], id, "share", seat=0, share=SHARE).json()["version"]
        answer = threads.submit(harness.call, "GET", f"/api/tables/{id}?after={version}", tokens[0])
        assert harness.run_in_loop(clock.longest_wait) == SHARES_MS / 1000
        assert get_table(harness, None, id)["status"] == "dealing"
        harness.run_in_loop(clock.advance, SHARES_MS / 1000)
        assert answer.result(20).json()["status"] == "started"
        assert read_error(call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE)) == (409, "table_started")
        file = play_to_end(harness, id, tokens)
        report = bw.verify(file)
        assert report.deal is not None and report.deal.shares == ["pledged", "missing"]


def test_a_dealing_table_survives_a_restart(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = open_dealing_table(harness, tokens)
    before = get_table(harness, tokens[0], id)
    harness.restart()
    assert get_table(harness, tokens[0], id) == before
    call_table(harness, tokens[0], id, "share", seat=0, share=SHARE)
    assert call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE).json()["status"] == "started"


def test_two_tables_with_the_same_shares_have_different_seeds(harness: Harness) -> None:
    rows = []
    for _ in range(2):
        tokens = [harness.new_device(), harness.new_device()]
        id = open_dealing_table(harness, tokens)
        call_table(harness, tokens[0], id, "share", seat=0, share=SHARE)
        call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE)
        rows.append(harness.server.store.match(id))
    one, two = rows
    assert one is not None and two is not None and one.deal is not None and two.deal is not None
    assert one.seed != two.seed and one.deal["commitment"] != two.deal["commitment"] and one.deal["nonce"] != two.deal["nonce"]


def test_a_drawn_order_follows_from_the_seed(harness: Harness) -> None:
    for _ in range(6):
        tokens = [harness.new_device(), harness.new_device()]
        id = open_table(harness, tokens[0], [ADA, BOT_SEAT, OPEN_SEAT], order="drawn")["id"]
        call_table(harness, tokens[1], id, "sit", name="Bo")
        call_table(harness, tokens[1], id, "ready", seat=2, ready=True)
        call_table(harness, tokens[0], id, "share", seat=0, share=SHARE)
        row = harness.server.store.match(id)
        assert row is not None and row.deal is not None and row.seed == seed_of(row.deal)
        order = sorted(range(3), key=lambda chair: digest("boardwright order 1", row.seed.hex(), chair))
        assert [seat.name for seat in row.seats] == [["Ada", "random", "Bo"][chair] for chair in order]


def test_a_match_at_one_device_has_a_commitment_and_one_share(harness: Harness) -> None:
    token = harness.new_device()
    seats = [{"kind": "bot", "level": "random"}, {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
    answer = harness.call("POST", "/api/matches", token, {"game": "game_of_trains", "seats": seats, "share": SHARE}).json()
    row = harness.server.store.match(answer["id"])
    assert row is not None and row.deal is not None and row.deal["commitment"] == answer["commitment"]
    assert [chair["share"] for chair in row.deal["chairs"]] == [None, SHARE, None]
    assert row.seed == seed_of(row.deal)


def test_a_match_without_shares_has_a_verifiable_deal(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_finished_match(token)
    report = bw.verify(harness.call("GET", f"/api/matches/{id}/file", token).json())
    assert report.deal is not None and report.deal.shares == [None, None]


def test_a_match_stored_without_a_deal_has_none_in_its_file(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_finished_match(token)
    with harness.server.store.writing() as db:
        db.exec_driver_sql("UPDATE matches SET deal = NULL")
    file = harness.call("GET", f"/api/matches/{id}/file", token).json()
    assert "deal" not in file and bw.verify(file).deal is None


def test_a_table_stored_without_a_key_gets_one_when_all_are_ready(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA, OPEN_SEAT])["id"]
    with harness.server.store.writing() as db:
        db.exec_driver_sql("UPDATE tables SET key = NULL, nonce = NULL, ruleset = NULL")
    assert get_table(harness, host, id)["commitment"] is None
    call_table(harness, guest, id, "sit", name="Bo")
    dealing = call_table(harness, guest, id, "ready", seat=1, ready=True).json()
    assert dealing["status"] == "dealing" and len(dealing["commitment"]) == 64
    assert call_table(harness, host, id, "share", seat=0, share=SHARE).json()["commitment"] == dealing["commitment"]
    row = harness.server.store.match(id)
    assert row is not None and row.deal is not None and row.deal["commitment"] == dealing["commitment"]


def test_an_unknown_ruleset_is_replaced_before_any_share_is_given(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA, OPEN_SEAT])["id"]
    with harness.server.store.writing() as db:
        db.exec_driver_sql("UPDATE tables SET ruleset = '1+0000000000000000'")
    before = get_table(harness, host, id)["commitment"]
    call_table(harness, guest, id, "sit", name="Bo")
    assert call_table(harness, guest, id, "ready", seat=1, ready=True).json()["commitment"] != before
    assert call_table(harness, host, id, "share", seat=0, share=SHARE).json()["status"] == "started"


@pytest.mark.parametrize("end", [False, True])
def test_key_nonce_and_shares_are_secret_until_the_end(end: bool, harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    tokens = [harness.new_device(), harness.new_device()]
    id = open_dealing_table(harness, tokens)
    answers = [get_table(harness, token, id) for token in (None, *tokens)]
    answers.append(call_table(harness, tokens[0], id, "share", seat=0, share=SHARE).json())
    answers.append(call_table(harness, tokens[1], id, "share", seat=1, share=OTHER_SHARE).json())
    row, table = harness.server.store.match(id), harness.server.tables.table(id)
    assert row is not None and row.deal is not None and table is not None
    for token in (None, *tokens):
        for path in (f"tables/{id}", "tables", "matches", f"matches/{id}/file", f"replays/{id}", f"replays/{id}/0"):
            answers.append(harness.call("GET", f"/api/{path}", token).text)
    with harness.page(id, tokens[0], 0) as page, harness.page(id, None, None) as watcher:
        answers += [str(message) for message in page.raw + watcher.raw]
    text = json.dumps(answers) + caplog.text + repr(row) + repr(table) + str(list(table.chairs))
    secrets = [row.seed.hex(), row.deal["key"], row.deal["nonce"], SHARE, OTHER_SHARE, repr(table.key)[2:-1], repr(row.seed)[2:-1]]
    assert len(text) > 5_000 and row.deal["commitment"] in text
    assert not [secret for secret in secrets if secret in text]
    if end:
        file = json.dumps(play_to_end(harness, id, tokens))
        assert all(secret in file for secret in secrets[:5])


def test_the_seed_of_a_match_against_a_bot_follows_from_its_file(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, options=SHORT_MATCH, pause=0, share=SHARE)
    with harness.page(id, token, 0) as page:
        while not page.wait_until(lambda frame: frame["over"] or 0 in frame["actors"])["over"]:
            page.act()
    report = bw.verify(harness.call("GET", f"/api/matches/{id}/file", token).json())
    assert report.deal is not None and report.deal.shares == ["given", None]
