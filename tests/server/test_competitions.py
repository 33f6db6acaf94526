"""Competitions of groups: rounds, tables, results and standings, the rights of hosts and entrants, and refusals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from boardwright.server.competitions.recorder import match_places
from boardwright.server.groups import competitions as group_competitions
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.store.schema import competitions, seats
from boardwright.server.table_rules.rated import ABANDONED_MS
from boardwright.server.table_rules.table import KEPT_MS
from tests.server.account_calls import PASSWORD, WITH_ACCOUNTS, call_account
from tests.server.clock import ManualClock
from tests.server.harness import GAME, QUICK_SETTINGS, Harness
from tests.server.table_calls import call_table, start_match as begin_plain
from tests.server.test_groups import call_group, create_group, create_link, read_group
from tests.server.test_http import read_error

LEAGUE = {"name": "Winter", "kind": "league", "game": GAME, "options": {"turn_cap": 50}}


def create_club(harness: Harness, count: int) -> tuple[list[str], str]:
    """Create a group. Returns the tokens of its members, the host's first, and its id. Members have the numbers 1, 2, …"""
    tokens = [harness.new_device() for _ in range(count)]
    id = create_group(harness, tokens[0])
    invited = create_link(harness, tokens[0], id)
    for n, token in enumerate(tokens[1:], 2):
        call_group(harness, token, f"{id}/ask", secret=invited, name=f"M{n}")
        call_group(harness, tokens[0], f"{id}/members/{n}")
    return tokens, id


def begin_competition(harness: Harness, host: str, id: str, members: list[int], **more: Any) -> str:
    """Begin a competition of a group. Returns its path below `/api/groups/`."""
    answer = call_group(harness, host, f"{id}/competitions", **{**LEAGUE, "members": members, **more})
    assert answer.status_code == 201, answer.text
    competition: str = answer.json()["id"]
    return f"{id}/competitions/{competition}"


def read_competition(harness: Harness, token: str, path: str) -> dict[str, Any]:
    """Return a competition as a member sees it."""
    answer = harness.call("GET", f"/api/groups/{path}", token)
    assert answer.status_code == 200, answer.text
    competition: dict[str, Any] = answer.json()
    return competition


def start_match(harness: Harness, tokens: list[str], path: str, board: int) -> str:
    """Let all entrants of a pairing take their seats. Returns the id of the match."""
    competition = read_competition(harness, tokens[0], path)
    numbers = [competition["entrants"][entrant]["n"] for entrant in competition["pairings"][-1][board]["entrants"]]
    answers = [call_group(harness, tokens[n - 1], f"{path}/seat") for n in numbers if not competition["entrants"][n - 1]["out"]]
    assert {answer.status_code for answer in answers} == {200}, answers[0].text
    table = answers[-1].json()
    assert table["status"] == "started" and len({answer.json()["id"] for answer in answers}) == 1
    id: str = table["id"]
    return id


def play_round(harness: Harness, tokens: list[str], path: str) -> None:
    """Play all matches of the round."""
    due = [board for board, pairing in enumerate(read_competition(harness, tokens[0], path)["pairings"][-1]) if pairing["places"] is None]
    for board in due:
        harness.play_out(start_match(harness, tokens, path, board), by_people=True)


def test_a_league_runs_from_its_first_round_to_its_standings(harness: Harness) -> None:
    tokens, id = create_club(harness, 3)
    clock = {"each": "move", "seconds": 86400}
    path = begin_competition(harness, tokens[0], id, [1, 2, 3], clock=clock)
    assert read_competition(harness, tokens[1], path)["clock"]["seconds"] == 86400
    for number in (1, 2, 3):
        competition = read_competition(harness, tokens[1], path)
        assert len(competition["pairings"]) == number and not competition["over"]
        play_round(harness, tokens, path)
    competition = read_competition(harness, tokens[2], path)
    assert competition["over"] and [len(pairings) for pairings in competition["pairings"]] == [2, 2, 2]
    assert [entry["matches"] for entry in competition["standings"]] == [2, 2, 2]
    scores = [entry["score"] for entry in competition["standings"]]
    assert sum(scores) == 3 * 24 + 3 * 12 and scores == sorted(scores, reverse=True)
    matches = {match["id"]: [seat["place"] for seat in match["seats"]] for match in read_group(harness, tokens[0], id)["results"]}
    assert len(matches) == 3
    for pairing in (pairing for pairings in competition["pairings"] for pairing in pairings if len(pairing["entrants"]) == 2):
        assert matches[pairing["match"]] == pairing["places"], "the places of the match itself"
    [listed] = read_group(harness, tokens[0], id)["competitions"]
    assert listed["over"] and not listed["due"] and listed["round"] == listed["rounds"] == 3


def test_a_table_is_for_the_entrants_of_its_pairing_only(harness: Harness) -> None:
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    table = call_group(harness, tokens[0], f"{path}/seat").json()
    assert [chair["kind"] for chair in table["chairs"]].count("invited") == 1 and table["in_group"] and table["reserved"]
    empty = next(chair["seat"] for chair in table["chairs"] if chair["kind"] == "invited")
    for what in ("open", "invite"):
        assert read_error(call_table(harness, tokens[0], table["id"], what, seat=empty)) == (409, "reserved_table")
    assert read_error(call_table(harness, tokens[0], table["id"], "start", fill="random")) == (409, "reserved_table")
    assert read_error(call_table(harness, tokens[2], table["id"], "sit", name="Cy")) == (409, "reserved_table")
    assert read_error(call_table(harness, tokens[2], table["id"], "sit", name="Cy", seat=empty)) == (409, "reserved_table")
    assert read_error(call_group(harness, tokens[2], f"{path}/seat")) == (409, "nothing_to_play")
    assert read_error(call_group(harness, harness.new_device(), f"{path}/seat")) == (404, "no_such_group")
    assert call_group(harness, tokens[1], f"{path}/seat").json()["status"] == "started"


def test_a_chair_that_an_entrant_leaves_stays_reserved(harness: Harness) -> None:
    """This includes the chair of the entrant who opened the table, who is its host no longer."""
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    table = call_group(harness, tokens[0], f"{path}/seat").json()
    [own] = [chair["seat"] for chair in table["chairs"] if chair["yours"]]
    assert call_table(harness, tokens[0], table["id"], "ready", seat=own, ready=False).status_code == 200
    assert call_group(harness, tokens[1], f"{path}/seat").json()["status"] == "waiting"
    left = call_table(harness, tokens[0], table["id"], "leave", seat=own).json()
    assert left["chairs"][own]["kind"] == "invited"
    for stranger in (tokens[1], tokens[2], harness.new_device()):
        assert read_error(call_table(harness, stranger, table["id"], "sit", name="Mallory", seat=own)) == (409, "reserved_table")
    assert call_group(harness, tokens[0], f"{path}/seat").json()["status"] == "started"


def test_a_match_of_an_open_pairing_cannot_be_deleted_or_carried_away(harness: Harness) -> None:
    """Its pairing would be played again. When the pairing is decided, the match is like any other."""
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    [maker] = [token for token in tokens if harness.call("DELETE", f"/api/matches/{match}", token).json()["error"]["id"] == "match_runs"]
    with harness.server.store.writing() as db:
        db.execute(
            seats.update().where(seats.c.match == match).values(device=harness.run_in_loop(harness.server.authenticator.device, maker))
        )
    for method in ("GET", "POST"):
        assert read_error(harness.call(method, f"/api/matches/{match}/carry", maker)) == (422, "cannot_carry")
    assert read_competition(harness, tokens[0], path)["pairings"][0][0]["status"] == "running"
    call_group(harness, tokens[0], f"{path}/close", round=1)
    assert harness.call("DELETE", f"/api/matches/{match}", maker).status_code == 204


def test_deleting_a_finished_match_enters_its_result_first(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    harness.play_out(match, by_people=True)  # this does not enter its result
    assert 204 in [harness.call("DELETE", f"/api/matches/{match}", token).status_code for token in tokens]
    assert read_competition(harness, tokens[0], path)["pairings"][0][0]["played"]


def test_an_open_table_is_kept_until_its_round_is_closed(tmp_path: Any) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "slow.db", QUICK_SETTINGS, clock) as harness:
        tokens, id = create_club(harness, 2)
        path = begin_competition(harness, tokens[0], id, [1, 2])
        table = call_group(harness, tokens[0], f"{path}/seat").json()["id"]
        clock.seconds += 3 * KEPT_MS / 1000
        call_group(harness, tokens[0], "", name="x")
        assert call_group(harness, tokens[1], f"{path}/seat").json()["id"] == table
        other = begin_competition(harness, tokens[0], id, [1, 2])
        waiting = call_group(harness, tokens[0], f"{other}/seat").json()["id"]
        assert call_group(harness, tokens[0], f"{other}/close", round=1).json()["over"]
        assert read_error(harness.call("GET", f"/api/tables/{waiting}", tokens[0])) == (404, "no_such_table")


def test_an_entrant_who_drops_out_or_leaves_loses_the_matches_left(harness: Harness) -> None:
    tokens, id = create_club(harness, 4)
    path = begin_competition(harness, tokens[0], id, [1, 2, 3, 4])
    assert read_error(harness.call("DELETE", f"/api/groups/{path}/entrants/3", tokens[1])) == (403, "not_your_group")
    assert read_error(harness.call("DELETE", f"/api/groups/{path}/entrants/9", tokens[0])) == (404, "no_such_member")
    competition = harness.call("DELETE", f"/api/groups/{path}/entrants/4", tokens[3]).json()
    [free] = [pairing for pairing in competition["pairings"][0] if 3 in pairing["entrants"]]
    assert sorted(free["places"]) == [1, 2] and free["places"][free["entrants"].index(3)] == 2 and not free["played"]
    harness.call("DELETE", f"/api/groups/{id}/members/3", tokens[2])
    competition = read_competition(harness, tokens[0], path)
    entrants = competition["entrants"]
    assert [entrant["out"] for entrant in entrants] == [False, False, True, True] and entrants[2]["name"] == "M3"
    play_round(harness, tokens, path)
    competition = read_competition(harness, tokens[1], path)
    assert competition["over"] and [entry["matches"] for entry in competition["standings"]] == [1, 1, 0, 0]


def test_an_entrant_who_drops_out_while_the_table_is_opened_gets_no_seat(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2, 3], size=3)
    original, statuses = lobby_tables.reserved_table, []

    def drop_out_first(*args: Any, **more: Any) -> Any:
        if not statuses:
            statuses.append(harness.call("DELETE", f"/api/groups/{path}/entrants/3", tokens[2]).status_code)
        return original(*args, **more)

    monkeypatch.setattr(lobby_tables, "reserved_table", drop_out_first)
    table = call_group(harness, tokens[0], f"{path}/seat").json()
    assert statuses == [200] and len(table["chairs"]) == 2


def test_an_entrant_who_is_not_in_a_stale_group_is_not_dropped(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = create_club(harness, 2)
    before = harness.server.services.lobby.groups.group(id)
    late = harness.new_device()
    call_group(harness, late, f"{id}/ask", secret=create_link(harness, tokens[0], id), name="M3")
    call_group(harness, tokens[0], f"{id}/members/3")
    path = begin_competition(harness, tokens[0], id, [1, 2, 3])
    monkeypatch.setattr(group_competitions, "group_of", lambda lobby, id: before)
    assert [entrant["out"] for entrant in read_competition(harness, tokens[0], path)["entrants"]] == [False] * 3


def test_closing_a_round_leaves_its_unfinished_matches_without_places(harness: Harness) -> None:
    tokens, id = create_club(harness, 4)
    path = begin_competition(harness, tokens[0], id, [1, 2, 3, 4], kind="swiss", rounds=2)
    late = start_match(harness, tokens, path, 0)
    harness.play_out(start_match(harness, tokens, path, 1))
    assert read_error(call_group(harness, tokens[1], f"{path}/close", round=1)) == (403, "not_your_group")
    assert len(read_competition(harness, tokens[0], path)["pairings"]) == 1
    competition = call_group(harness, tokens[0], f"{path}/close", round=1).json()
    assert len(competition["pairings"]) == 2 and competition["pairings"][0][0]["places"] == []
    assert call_group(harness, tokens[0], f"{path}/close", round=1).json() == competition, "closing the same round twice closes one"
    harness.play_out(late)
    assert read_competition(harness, tokens[0], path)["pairings"][0][0]["places"] == []


def test_a_result_missed_at_the_end_is_entered_by_a_visit(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="knockout")
    with monkeypatch.context() as patched:
        patched.setattr(harness.server.match_services.competitions, "record", lambda match: None)
        harness.play_out(start_match(harness, tokens, path, 0))
    competition = read_competition(harness, tokens[0], path)
    assert competition["over"] and [entry["place"] for entry in competition["standings"]] == [1, 2]


def test_a_result_missed_at_the_end_is_entered_without_a_visit(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process may end between the last choice of a match and the entry."""
    tokens, id = create_club(harness, 4)
    path = begin_competition(harness, tokens[0], id, [1, 2, 3, 4], kind="knockout")
    with monkeypatch.context() as patched:
        patched.setattr(harness.server.match_services.competitions, "record", lambda match: None)
        for board in (0, 1):
            harness.play_out(start_match(harness, tokens, path, board))
    store = harness.server.services.lobby.competitions

    def count_rounds() -> int:
        [competition] = store.of_group(id)
        return len(competition.course.paired)

    assert count_rounds() == 1
    harness.server.entered.record_due()
    assert count_rounds() == 2
    play_round(harness, tokens, path)
    harness.server.entered.record_due()
    monkeypatch.setattr(store, "tables_of", lambda id: pytest.fail("looked at again although it is over"))
    harness.server.entered.record_due()


def test_players_who_left_take_the_last_places(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2])
    match = start_match(harness, tokens, path, 0)
    row = harness.server.store.match(match)
    assert row is not None
    over = row._replace(ranking=[[0], [1]])
    assert match_places(over, []) == [1, 2] and match_places(over, [0]) == [2, 1] and match_places(over, [0, 1]) == [1, 1]


def test_frames_say_whether_a_match_belongs_to_a_competition(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    match = start_match(harness, tokens, begin_competition(harness, tokens[0], id, [1, 2]), 0)
    plain = begin_plain(harness, tokens)
    for played, expected in ((match, True), (plain, None)):
        with harness.page(played, tokens[0], None) as page:
            assert page.frame["match"].get("competition") is expected


def test_a_running_match_does_not_change_the_page_of_its_competition(harness: Harness) -> None:
    """Compares the bytes before any choice and after some."""
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2])
    competition = read_competition(harness, tokens[0], path)
    match = start_match(harness, tokens, path, 0)
    seats = [tokens[competition["entrants"][entrant]["n"] - 1] for entrant in competition["pairings"][0][0]["entrants"]]
    before = [harness.call("GET", f"/api/groups/{path}", token).content for token in tokens]
    with harness.page(match, seats[0], 0) as one, harness.page(match, seats[1], 1) as other:
        for _ in range(4):
            version = max(one.frame["version"], other.frame["version"])
            one.wait_for_version(version), other.wait_for_version(version)
            next(page for page in (one, other) if page.seat in page.frame["actors"]).act()
            assert [harness.call("GET", f"/api/groups/{path}", token).content for token in tokens] == before
    assert b'"running"' in before[0]


def test_invalid_competitions_are_refused(tmp_path: Any) -> None:
    with Harness(tmp_path / "few.db", replace(QUICK_SETTINGS, competitions_per_group=2)) as harness:
        tokens, id = create_club(harness, 3)
        make_one = f"{id}/competitions"

        def refused(token: str = tokens[0], **more: Any) -> tuple[int, str]:
            return read_error(call_group(harness, token, make_one, **{**LEAGUE, "members": [1, 2, 3], **more}))

        assert refused(members=[1]) == (422, "few_entrants") == refused(members=[1, 2], size=3, game="endeavor", options={})
        assert refused(members=[1, 2, 2]) == (422, "entrant_twice")
        assert refused(members=[1, 7]) == (404, "no_such_member")
        assert refused(game="chess") == (404, "no_such_game")
        assert refused(options={"no_such": 1}) == (422, "bad_option")
        assert refused(kind="swiss", rounds=4) == (422, "bad_rounds")
        assert refused(name=" ") == (422, "bad_group_name")
        assert refused(tokens[1]) == (403, "not_your_group")
        assert refused(rounds=61)[1] == refused(kind="cup")[1] == refused(size=6)[1] == "bad_message"
        path = begin_competition(harness, tokens[0], id, [1, 2])
        begin_competition(harness, tokens[0], id, [1, 2])
        assert refused() == (409, "too_many_competitions")
        assert read_error(harness.call("GET", f"/api/groups/{id}/competitions/x", tokens[0])) == (404, "no_such_competition")
        with harness.server.store.writing() as db:
            db.execute(competitions.update().values(table={**LEAGUE, "game": "chess", "clock": None, "hints": True}))
        assert read_error(call_group(harness, tokens[0], f"{path}/seat")) == (404, "no_such_game"), "the game is gone"
        assert read_error(harness.call("DELETE", f"/api/groups/{path}", tokens[1])) == (403, "not_your_group")
        assert harness.call("DELETE", f"/api/groups/{path}", tokens[0]).status_code == 204
        assert len(read_group(harness, tokens[1], id)["competitions"]) == 1


def test_the_group_page_names_the_due_match_of_each_member(harness: Harness) -> None:
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)

    def read_entry(token: str) -> list[Any]:
        [entry] = read_group(harness, token, id)["competitions"]
        return [entry["due"], entry.get("status"), entry.get("others")]

    own = read_group(harness, tokens[0], id)["members"][0]["name"]
    assert [read_entry(token) for token in tokens] == [[True, "none", ["M2"]], [True, "none", [own]], [False, None, None]]
    call_group(harness, tokens[0], f"{path}/seat")
    assert [read_entry(token)[1] for token in tokens] == ["waiting", "waiting", None]
    match = start_match(harness, tokens, path, 0)
    assert [read_entry(token)[1] for token in tokens] == ["running", "running", None]
    harness.play_out(match)
    assert [read_entry(token) for token in tokens] == [[False, None, None]] * 3


def test_only_matches_of_rated_competitions_are_rated(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    wish = {**LEAGUE, "members": [1, 2], "rated": True}
    assert read_error(call_group(harness, tokens[0], f"{id}/competitions", **wish)) == (422, "not_rated"), "with hints"
    rated, plain = (
        begin_competition(harness, tokens[0], id, [1, 2], rated=True, hints=False),
        begin_competition(harness, tokens[0], id, [1, 2]),
    )
    assert read_competition(harness, tokens[1], rated)["rated"] and "rated" not in read_competition(harness, tokens[1], plain)
    played = [start_match(harness, tokens, path, 0) for path in (rated, plain)]
    rows = [harness.server.store.match(match) for match in played]
    assert [(row.rated, row.hints) for row in rows if row is not None] == [(True, False), (False, True)]
    for match in played:
        harness.play_out(match)
    harness.server.recorder.record_due()
    [game] = harness.call("GET", "/api/ratings", tokens[0]).json()["games"]
    assert len(game["history"]) == 1


def test_abandoning_a_rated_knockout_match_loses_it(tmp_path: Any) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "matches.db", QUICK_SETTINGS, clock) as harness:
        tokens, id = create_club(harness, 2)
        path = begin_competition(harness, tokens[0], id, [1, 2], kind="knockout", rated=True, hints=False)
        row = harness.server.store.match(start_match(harness, tokens, path, 0))
        assert row is not None
        clock.seconds += ABANDONED_MS / 1000 + 1
        harness.server.recorder.record_due()
        competition = read_competition(harness, tokens[0], path)
        assert competition["over"] and competition["pairings"][0][0]["places"] == [2 if seat in row.actors else 1 for seat in (0, 1)]


def test_one_person_cannot_take_two_seats_at_a_rated_table(tmp_path: Any) -> None:
    """The rule of `docs/competitions.md`; the host can let one of them drop out."""
    with Harness(tmp_path / "matches.db", WITH_ACCOUNTS) as harness:
        browser = harness.new_device()
        ada, bo = (call_account(harness, "", browser, name=name, password=PASSWORD).json()["token"] for name in ("Ada", "Bo"))
        id = create_group(harness, ada)
        call_group(harness, bo, f"{id}/ask", secret=create_link(harness, ada, id), name="Bo")
        call_group(harness, ada, f"{id}/members/2")
        path = begin_competition(harness, ada, id, [1, 2], rated=True, hints=False)
        assert call_group(harness, ada, f"{path}/seat").json()["status"] == "waiting"
        refused = call_group(harness, bo, f"{path}/seat")
        assert (refused.status_code, refused.json()["error"]) == (422, {"id": "not_rated", "args": {"why": "same_person"}})
        assert harness.call("DELETE", f"/api/groups/{path}/entrants/2", ada).json()["over"]
        plain = begin_competition(harness, ada, id, [1, 2])
        assert [call_group(harness, token, f"{plain}/seat").json()["status"] for token in (ada, bo)] == ["waiting", "started"]


def test_competitions_stored_without_a_rated_field_are_not_rated(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2])
    with harness.server.store.writing() as db:
        [table] = db.execute(sa.select(competitions.c.table)).scalars()
        db.execute(competitions.update().values(table={name: value for name, value in table.items() if name != "rated"}))
    row = harness.server.store.match(start_match(harness, tokens, path, 0))
    assert row is not None and not row.rated and "rated" not in read_competition(harness, tokens[0], path)


def test_a_host_who_leaves_drops_out_and_the_next_host_can_close_rounds(harness: Harness) -> None:
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2, 3])
    assert harness.call("DELETE", f"/api/groups/{id}/members/1", tokens[0]).status_code == 204
    assert read_error(call_group(harness, tokens[0], f"{path}/close", round=1)) == (404, "no_such_group")
    competition = read_competition(harness, tokens[1], path)
    assert competition["host"] and [entrant["out"] for entrant in competition["entrants"]] == [True, False, False]
    for number in range(len(competition["pairings"]), competition["rounds"] + 1):
        competition = call_group(harness, tokens[1], f"{path}/close", round=number).json()
    assert competition["over"]


def test_pages_of_competitions_work_without_their_game(harness: Harness) -> None:
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [1, 2])
    harness.play_out(start_match(harness, tokens, path, 0))
    other = begin_competition(harness, tokens[0], id, [1, 2])
    with harness.server.store.writing() as db:
        db.execute(competitions.update().values(table={**LEAGUE, "game": "chess", "clock": None, "hints": True}))
    assert read_competition(harness, tokens[0], path)["over"] and read_competition(harness, tokens[1], other)["game"] == "chess"
    assert [each["game"] for each in read_group(harness, tokens[0], id)["competitions"]] == ["chess", "chess"]
    assert call_group(harness, tokens[0], f"{other}/close", round=1).json()["over"]


def test_a_knockout_is_played_on_each_kind_of_database(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    tokens, id = create_club(harness, 2)
    path = begin_competition(harness, tokens[0], id, [2, 1], kind="knockout")
    play_round(harness, tokens, path)
    assert read_competition(harness, tokens[1], path)["over"]
