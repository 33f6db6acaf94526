"""Results of finished matches: when they are recorded, to whom they belong, and what the lobby shows."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.domain.replay import replay
from boardwright.server.ops import past_results
from boardwright.server.store import MatchRow, Row
from boardwright.server.store.results import KeptSummary
from boardwright.server.store.schema import matches
from boardwright.statistics import summary_of
from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account
from tests.server.databases import Database
from tests.server.harness import GAME, PERSON_AND_BOT, Harness, play_decisions
from tests.server.table_calls import start_match

SHORT = {"turn_cap": 50}
SCORED = next(game for game in bw.games() if game != GAME and 2 in bw.load(game).players)


def get_own_results(harness: Harness, token: str) -> list[dict[str, Any]]:
    answer = harness.call("GET", "/api/statistics", token)
    assert answer.status_code == 200, answer.text
    results: list[dict[str, Any]] = answer.json()["matches"]
    return results


def summarize_file(harness: Harness, token: str, id: str) -> dict[str, Any]:
    """Return the summary that the command line makes of a match's file."""
    file = harness.call("GET", f"/api/matches/{id}/file", token).json()
    summary: dict[str, Any] = json.loads(json.dumps(summary_of(replay(file), file).plain()))
    return summary


def test_a_result_is_recorded_at_the_end_of_a_match(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    ada, bo, other = harness.new_device(), harness.new_device(), harness.new_device()
    id = start_match(harness, [ada, bo], options=SHORT)
    with harness.page(id, ada, 0) as ada_page, harness.page(id, bo, 1) as bo_page:
        play_decisions([ada_page, bo_page], 6)
        assert get_own_results(harness, ada) == [], "a running match has none"
        play_decisions([ada_page, bo_page], 10_000)
    [ada_result], [bo_result] = get_own_results(harness, ada), get_own_results(harness, bo)
    row = harness.server.store.match(id)
    assert row is not None and (ada_result["id"], ada_result["date"]) == (id, row.updated)
    assert {name: value for name, value in ada_result.items() if name not in ("id", "own")} == summarize_file(harness, ada, id) | {
        "date": row.updated
    }
    assert (ada_result["own"], bo_result["own"]) == ([0], [1]) and {**ada_result, "own": [1]} == bo_result
    assert get_own_results(harness, other) == [] and harness.call("GET", "/api/statistics").status_code == 401
    assert harness.call("DELETE", f"/api/matches/{id}", ada).status_code == 204
    assert get_own_results(harness, bo) == [bo_result], "statistics stay when a match is deleted"


def test_older_finished_matches_are_recorded_later(harness: Harness) -> None:
    token = harness.new_device()
    ids = [harness.new_match(token, PERSON_AND_BOT, options=SHORT) for _ in range(4)]
    for id in ids:
        harness.play_out(id)
    running, store = harness.new_match(token, PERSON_AND_BOT), harness.server.store
    with store.writing() as db:
        db.execute(matches.update().where(matches.c.id == ids[0]).values(ruleset="gone"))
        db.execute(matches.update().where(matches.c.id == ids[1]).values(start={"position": {}, "k": 3}))
    assert get_own_results(harness, token) == []
    assert [harness.record_past(), harness.record_past()] == [4, 0], "a match that does not count is not tried again"
    results = get_own_results(harness, token)
    assert {result["id"] for result in results} == set(ids[2:]) and running not in str(results)
    assert [seat["kind"] for seat in results[0]["seats"]] == ["person", "bot"] and results[0]["own"] == [0]


def test_an_error_of_a_game_in_one_match_does_not_hold_back_others(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    token = harness.new_device()
    good, bad = harness.new_finished_match(token), harness.new_finished_match(token)
    replay_log = past_results.replay_log

    def fail_for_one_match(game: Any, row: MatchRow, rows: list[Row]) -> Match:
        if row.id == bad:
            raise KeyError("a fault of the game")
        return replay_log(game, row, rows)

    monkeypatch.setattr(past_results, "replay_log", fail_for_one_match)
    assert [harness.record_past(), harness.record_past()] == [2, 0]
    assert harness.server.results.summary(good) != KeptSummary(None) == harness.server.results.summary(bad)


def test_the_lobby_shows_the_points_of_the_last_ten_matches(harness: Harness) -> None:
    token = harness.new_device()
    scored, unscored = harness.new_match(token, PERSON_AND_BOT, game=SCORED), harness.new_match(token, PERSON_AND_BOT, options=SHORT)
    for id in (scored, unscored):
        harness.play_out(id)
    assert all("points" not in match for match in harness.call("GET", "/api/matches", token).json()), "not recorded yet"
    harness.record_past()
    listed = {match["id"]: match.get("points") for match in harness.call("GET", "/api/matches", token).json()}
    [seats] = [result["seats"] for result in get_own_results(harness, token) if result["id"] == scored]
    assert listed == {scored: [seat["points"] for seat in seats], unscored: None}
    with harness.server.store.writing() as db:
        db.execute(matches.update().where(matches.c.id == scored).values(updated=0))
    for _ in range(10):
        harness.play_out(harness.new_match(token, PERSON_AND_BOT, options=SHORT))
    assert not any("points" in match for match in harness.call("GET", "/api/matches", token).json()), "the match is the eleventh"


def test_an_account_takes_over_the_results_of_its_devices(database: Database) -> None:
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        device, phone, account = harness.new_device(), harness.new_device(), create_account(harness, "Ada")
        id = start_match(harness, [device, account], options=SHORT)
        harness.play_out(id)
        harness.record_past()
        assert call_account(harness, "gather", account, device=device).status_code == 200
        assert get_own_results(harness, device) == [] and [result["own"] for result in get_own_results(harness, account)] == [[0, 1]]
        assert harness.call("GET", "/api/account/export", account).json()["statistics"]["matches"] == get_own_results(harness, account)
        deletion = {"password": "correct horse", "device": phone}
        assert harness.call("POST", "/api/account/delete", account, deletion).status_code == 204
        assert [result["id"] for result in get_own_results(harness, phone)] == [id]


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/sit"])
def test_a_group_table_tells_guests_that_a_group_sees_its_result(harness: Harness, path: str) -> None:
    """A guest learns this before sitting down, but not which group it is."""
    host, guest = harness.new_device(), harness.new_device()
    group = harness.call("POST", "/api/groups", host, {"name": "Secret club", "own": "Ada"}).json()["id"]
    for group_setting in ({"group": group}, {}):
        table = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], **group_setting}
        id = harness.call("POST", "/api/tables", host, table).json()["id"]
        request = ("POST", {"name": "Bo"}) if path.endswith("sit") else ("GET", None)
        answer = harness.call(request[0], path.format(id), guest, request[1])
        assert answer.status_code == 200 and answer.json().get("in_group") is (True if group_setting else None)
        assert "Secret" not in answer.text and group not in answer.text
