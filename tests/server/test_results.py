"""The results of finished matches: recorded at their end and afterwards, whose they are, and what the lobby shows of them."""

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
from tests.server.databases import Place
from tests.server.gathered import begin
from tests.server.harness import AGAINST_BOT, GAME, Harness, play_on
from tests.server.members import WITH_ACCOUNTS, ask as ask_account, join

SHORT = {"turn_cap": 50}
SCORED = next(game for game in bw.games() if game != GAME and 2 in bw.load(game).players)


def own(harness: Harness, token: str) -> list[dict[str, Any]]:
    answer = harness.call("GET", "/api/statistics", token)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["matches"]
    return found


def from_file(harness: Harness, token: str, id: str) -> dict[str, Any]:
    """What the command line finds in the file of a match."""
    file = harness.call("GET", f"/api/matches/{id}/file", token).json()
    told: dict[str, Any] = json.loads(json.dumps(summary_of(replay(file), file).plain()))
    return told


def test_a_result_is_recorded_at_the_end_of_a_match(harness_on_either: Harness) -> None:
    harness = harness_on_either
    ada, bo, other = harness.device(), harness.device(), harness.device()
    id = begin(harness, [ada, bo], options=SHORT)
    with harness.page(id, ada, 0) as one, harness.page(id, bo, 1) as two:
        play_on([one, two], 6)
        assert own(harness, ada) == [], "a running match has none"
        play_on([one, two], 10_000)
    [mine], [theirs] = own(harness, ada), own(harness, bo)
    row = harness.server.store.match(id)
    assert row is not None and (mine["id"], mine["date"]) == (id, row.updated)
    assert {name: each for name, each in mine.items() if name not in ("id", "own")} == from_file(harness, ada, id) | {"date": row.updated}
    assert (mine["own"], theirs["own"]) == ([0], [1]) and {**mine, "own": [1]} == theirs
    assert own(harness, other) == [] and harness.call("GET", "/api/statistics").status_code == 401
    assert harness.call("DELETE", f"/api/matches/{id}", ada).status_code == 204
    assert own(harness, bo) == [theirs], "statistics stay when a match is deleted"


def test_matches_that_ended_before_are_recorded(harness: Harness) -> None:
    token = harness.device()
    ids = [harness.match(token, AGAINST_BOT, options=SHORT) for _ in range(4)]
    for id in ids:
        harness.play_out(id)
    running, store = harness.match(token, AGAINST_BOT), harness.server.store
    with store.writing() as db:
        db.execute(matches.update().where(matches.c.id == ids[0]).values(ruleset="gone"))
        db.execute(matches.update().where(matches.c.id == ids[1]).values(start={"position": {}, "k": 3}))
    assert own(harness, token) == []
    assert [harness.record_past(), harness.record_past()] == [4, 0], "one that does not count is not tried again"
    found = own(harness, token)
    assert {each["id"] for each in found} == set(ids[2:]) and running not in str(found)
    assert [seat["kind"] for seat in found[0]["seats"]] == ["person", "bot"] and found[0]["own"] == [0]


def test_a_match_at_which_its_game_fails_keeps_no_other_one_back(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    token = harness.device()
    good, bad = harness.finished(token), harness.finished(token)
    real = past_results.replay_log

    def fails(game: Any, row: MatchRow, rows: list[Row]) -> Match:
        if row.id == bad:
            raise KeyError("a fault of the game")
        return real(game, row, rows)

    monkeypatch.setattr(past_results, "replay_log", fails)
    assert [harness.record_past(), harness.record_past()] == [2, 0]
    assert harness.server.results.summary(good) != KeptSummary(None) == harness.server.results.summary(bad)


def test_the_lobby_lists_the_last_ten_with_their_points(harness: Harness) -> None:
    token = harness.device()
    scored, without = harness.match(token, AGAINST_BOT, game=SCORED), harness.match(token, AGAINST_BOT, options=SHORT)
    for id in (scored, without):
        harness.play_out(id)
    assert all("points" not in match for match in harness.call("GET", "/api/matches", token).json()), "not recorded yet"
    harness.record_past()
    listed = {match["id"]: match.get("points") for match in harness.call("GET", "/api/matches", token).json()}
    [seats] = [each["seats"] for each in own(harness, token) if each["id"] == scored]
    assert listed == {scored: [seat["points"] for seat in seats], without: None}
    with harness.server.store.writing() as db:
        db.execute(matches.update().where(matches.c.id == scored).values(updated=0))
    for _ in range(10):
        harness.play_out(harness.match(token, AGAINST_BOT, options=SHORT))
    assert not any("points" in match for match in harness.call("GET", "/api/matches", token).json()), "it is the eleventh"


def test_an_account_takes_the_results_of_its_devices(database: Place) -> None:
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        device, phone, account = harness.device(), harness.device(), join(harness, "Ada")
        id = begin(harness, [device, account], options=SHORT)
        harness.play_out(id)
        harness.record_past()
        assert ask_account(harness, "gather", account, device=device).status_code == 200
        assert own(harness, device) == [] and [each["own"] for each in own(harness, account)] == [[0, 1]]
        assert harness.call("GET", "/api/account/export", account).json()["statistics"]["matches"] == own(harness, account)
        gone = {"password": "correct horse", "device": phone}
        assert harness.call("POST", "/api/account/delete", account, gone).status_code == 204
        assert [each["id"] for each in own(harness, phone)] == [id]


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/sit"])
def test_a_table_says_that_members_of_a_group_see_its_result(harness: Harness, path: str) -> None:
    """A guest is told before sitting down, but not which group it is."""
    host, guest = harness.device(), harness.device()
    group = harness.call("POST", "/api/groups", host, {"name": "Secret club", "own": "Ada"}).json()["id"]
    for wish in ({"group": group}, {}):
        table = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], **wish}
        id = harness.call("POST", "/api/tables", host, table).json()["id"]
        how = ("POST", {"name": "Bo"}) if path.endswith("sit") else ("GET", None)
        answer = harness.call(how[0], path.format(id), guest, how[1])
        assert answer.status_code == 200 and answer.json().get("in_group") is (True if wish else None)
        assert "Secret" not in answer.text and group not in answer.text
