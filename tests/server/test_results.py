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
from tests.server.house import AGAINST_BOT, GAME, House, play_on
from tests.server.members import WITH_ACCOUNTS, ask as ask_account, join

SHORT = {"turn_cap": 50}
SCORED = next(game for game in bw.games() if game != GAME and 2 in bw.load(game).players)


def own(house: House, token: str) -> list[dict[str, Any]]:
    answer = house.call("GET", "/api/statistics", token)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["matches"]
    return found


def from_file(house: House, token: str, id: str) -> dict[str, Any]:
    """What the command line finds in the file of a match."""
    file = house.call("GET", f"/api/matches/{id}/file", token).json()
    told: dict[str, Any] = json.loads(json.dumps(summary_of(replay(file), file).plain()))
    return told


def test_a_result_is_recorded_at_the_end_of_a_match(house_on_either: House) -> None:
    house = house_on_either
    ada, bo, other = house.device(), house.device(), house.device()
    id = begin(house, [ada, bo], options=SHORT)
    with house.page(id, ada, 0) as one, house.page(id, bo, 1) as two:
        play_on([one, two], 6)
        assert own(house, ada) == [], "a running match has none"
        play_on([one, two], 10_000)
    [mine], [theirs] = own(house, ada), own(house, bo)
    row = house.server.store.match(id)
    assert row is not None and (mine["id"], mine["date"]) == (id, row.updated)
    assert {name: each for name, each in mine.items() if name not in ("id", "own")} == from_file(house, ada, id) | {"date": row.updated}
    assert (mine["own"], theirs["own"]) == ([0], [1]) and {**mine, "own": [1]} == theirs
    assert own(house, other) == [] and house.call("GET", "/api/statistics").status_code == 401
    assert house.call("DELETE", f"/api/matches/{id}", ada).status_code == 204
    assert own(house, bo) == [theirs], "statistics stay when a match is deleted"


def test_matches_that_ended_before_are_recorded(house: House) -> None:
    token = house.device()
    ids = [house.match(token, AGAINST_BOT, options=SHORT) for _ in range(4)]
    for id in ids:
        house.play_out(id)
    running, store = house.match(token, AGAINST_BOT), house.server.store
    with store.writing() as db:
        db.execute(matches.update().where(matches.c.id == ids[0]).values(ruleset="gone"))
        db.execute(matches.update().where(matches.c.id == ids[1]).values(start={"position": {}, "k": 3}))
    assert own(house, token) == []
    assert [house.record_past(), house.record_past()] == [4, 0], "one that does not count is not tried again"
    found = own(house, token)
    assert {each["id"] for each in found} == set(ids[2:]) and running not in str(found)
    assert [seat["kind"] for seat in found[0]["seats"]] == ["person", "bot"] and found[0]["own"] == [0]


def test_a_match_at_which_its_game_fails_keeps_no_other_one_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    token = house.device()
    good, bad = house.finished(token), house.finished(token)
    real = past_results.replay_log

    def fails(game: Any, row: MatchRow, rows: list[Row]) -> Match:
        if row.id == bad:
            raise KeyError("a fault of the game")
        return real(game, row, rows)

    monkeypatch.setattr(past_results, "replay_log", fails)
    assert [house.record_past(), house.record_past()] == [2, 0]
    assert house.server.results.summary(good) != KeptSummary(None) == house.server.results.summary(bad)


def test_the_lobby_lists_the_last_ten_with_their_points(house: House) -> None:
    token = house.device()
    scored, without = house.match(token, AGAINST_BOT, game=SCORED), house.match(token, AGAINST_BOT, options=SHORT)
    for id in (scored, without):
        house.play_out(id)
    assert all("points" not in match for match in house.call("GET", "/api/matches", token).json()), "not recorded yet"
    house.record_past()
    listed = {match["id"]: match.get("points") for match in house.call("GET", "/api/matches", token).json()}
    [seats] = [each["seats"] for each in own(house, token) if each["id"] == scored]
    assert listed == {scored: [seat["points"] for seat in seats], without: None}
    with house.server.store.writing() as db:
        db.execute(matches.update().where(matches.c.id == scored).values(updated=0))
    for _ in range(10):
        house.play_out(house.match(token, AGAINST_BOT, options=SHORT))
    assert not any("points" in match for match in house.call("GET", "/api/matches", token).json()), "it is the eleventh"


def test_an_account_takes_the_results_of_its_devices(database: Place) -> None:
    with House(database.url, WITH_ACCOUNTS) as house:
        device, phone, account = house.device(), house.device(), join(house, "Ada")
        id = begin(house, [device, account], options=SHORT)
        house.play_out(id)
        house.record_past()
        assert ask_account(house, "gather", account, device=device).status_code == 200
        assert own(house, device) == [] and [each["own"] for each in own(house, account)] == [[0, 1]]
        assert house.call("GET", "/api/account/export", account).json()["statistics"]["matches"] == own(house, account)
        gone = {"password": "correct horse", "device": phone}
        assert house.call("POST", "/api/account/delete", account, gone).status_code == 204
        assert [each["id"] for each in own(house, phone)] == [id]


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/{}/sit"])
def test_a_table_says_that_members_of_a_group_see_its_result(house: House, path: str) -> None:
    """A guest is told before sitting down, but not which group it is."""
    host, guest = house.device(), house.device()
    group = house.call("POST", "/api/groups", host, {"name": "Secret club", "own": "Ada"}).json()["id"]
    for wish in ({"group": group}, {}):
        table = {"game": GAME, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], **wish}
        id = house.call("POST", "/api/tables", host, table).json()["id"]
        how = ("POST", {"name": "Bo"}) if path.endswith("sit") else ("GET", None)
        answer = house.call(how[0], path.format(id), guest, how[1])
        assert answer.status_code == 200 and answer.json().get("in_group") is (True if wish else None)
        assert "Secret" not in answer.text and group not in answer.text
