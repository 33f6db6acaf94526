"""Competitions of groups: from the first round to the standings, who may do what, and what is refused."""

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
from tests.server.clock import StillClock
from tests.server.gathered import ask, begin as begin_plain
from tests.server.harness import GAME, QUICK, Harness
from tests.server.members import PASSWORD, WITH_ACCOUNTS, ask as ask_account
from tests.server.test_groups import call, make, secret, seen as group_page
from tests.server.test_http import error

LEAGUE = {"name": "Winter", "kind": "league", "game": GAME, "options": {"turn_cap": 50}}


def club_of(harness: Harness, count: int) -> tuple[list[str], str]:
    """The tokens of a group's members, the host's first, and its id. Members have the numbers 1, 2, …"""
    tokens = [harness.device() for _ in range(count)]
    id = make(harness, tokens[0])
    invited = secret(harness, tokens[0], id)
    for n, token in enumerate(tokens[1:], 2):
        call(harness, token, f"{id}/ask", secret=invited, name=f"M{n}")
        call(harness, tokens[0], f"{id}/members/{n}")
    return tokens, id


def begin(harness: Harness, host: str, id: str, members: list[int], **more: Any) -> str:
    answer = call(harness, host, f"{id}/competitions", **{**LEAGUE, "members": members, **more})
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["id"]
    return f"{id}/competitions/{made}"


def seen(harness: Harness, token: str, path: str) -> dict[str, Any]:
    answer = harness.call("GET", f"/api/groups/{path}", token)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def start_match(harness: Harness, tokens: list[str], path: str, board: int) -> str:
    """Let all entrants of a pairing take their seats: the id of the match."""
    told = seen(harness, tokens[0], path)
    numbers = [told["entrants"][entrant]["n"] for entrant in told["pairings"][-1][board]["entrants"]]
    answers = [call(harness, tokens[n - 1], f"{path}/seat") for n in numbers if not told["entrants"][n - 1]["out"]]
    assert {answer.status_code for answer in answers} == {200}, answers[0].text
    table = answers[-1].json()
    assert table["status"] == "started" and len({answer.json()["id"] for answer in answers}) == 1
    id: str = table["id"]
    return id


def play_round(harness: Harness, tokens: list[str], path: str) -> None:
    """Play all matches of the round."""
    due = [board for board, pairing in enumerate(seen(harness, tokens[0], path)["pairings"][-1]) if pairing["places"] is None]
    for board in due:
        harness.play_out(start_match(harness, tokens, path, board), by_people=True)


def test_a_league_goes_from_its_first_round_to_its_standings(harness: Harness) -> None:
    tokens, id = club_of(harness, 3)
    clock = {"each": "move", "seconds": 86400}
    path = begin(harness, tokens[0], id, [1, 2, 3], clock=clock)
    assert seen(harness, tokens[1], path)["clock"]["seconds"] == 86400
    for number in (1, 2, 3):
        told = seen(harness, tokens[1], path)
        assert len(told["pairings"]) == number and not told["over"]
        play_round(harness, tokens, path)
    told = seen(harness, tokens[2], path)
    assert told["over"] and [len(pairings) for pairings in told["pairings"]] == [2, 2, 2]
    assert [each["matches"] for each in told["standings"]] == [2, 2, 2]
    scores = [each["score"] for each in told["standings"]]
    assert sum(scores) == 3 * 24 + 3 * 12 and scores == sorted(scores, reverse=True)
    matches = {match["id"]: [seat["place"] for seat in match["seats"]] for match in group_page(harness, tokens[0], id)["results"]}
    assert len(matches) == 3
    for pairing in (pairing for pairings in told["pairings"] for pairing in pairings if len(pairing["entrants"]) == 2):
        assert matches[pairing["match"]] == pairing["places"], "the places of the match itself"
    [listed] = group_page(harness, tokens[0], id)["competitions"]
    assert listed["over"] and not listed["due"] and listed["round"] == listed["rounds"] == 3


def test_a_table_is_for_the_entrants_of_its_pairing_only(harness: Harness) -> None:
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    table = call(harness, tokens[0], f"{path}/seat").json()
    assert [chair["kind"] for chair in table["chairs"]].count("invited") == 1 and table["in_group"] and table["reserved"]
    empty = next(chair["seat"] for chair in table["chairs"] if chair["kind"] == "invited")
    for what in ("open", "invite"):
        assert error(ask(harness, tokens[0], table["id"], what, seat=empty)) == (409, "reserved_table")
    assert error(ask(harness, tokens[0], table["id"], "start", fill="random")) == (409, "reserved_table")
    assert error(ask(harness, tokens[2], table["id"], "sit", name="Cy")) == (409, "reserved_table")
    assert error(ask(harness, tokens[2], table["id"], "sit", name="Cy", seat=empty)) == (409, "reserved_table")
    assert error(call(harness, tokens[2], f"{path}/seat")) == (409, "nothing_to_play")
    assert error(call(harness, harness.device(), f"{path}/seat")) == (404, "no_such_group")
    assert call(harness, tokens[1], f"{path}/seat").json()["status"] == "started"


def test_a_chair_that_an_entrant_leaves_stays_reserved(harness: Harness) -> None:
    """Also that of the first one, who opened the table and is its host no longer."""
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    table = call(harness, tokens[0], f"{path}/seat").json()
    [own] = [chair["seat"] for chair in table["chairs"] if chair["yours"]]
    assert ask(harness, tokens[0], table["id"], "ready", seat=own, ready=False).status_code == 200
    assert call(harness, tokens[1], f"{path}/seat").json()["status"] == "waiting"
    left = ask(harness, tokens[0], table["id"], "leave", seat=own).json()
    assert left["chairs"][own]["kind"] == "invited"
    for other in (tokens[1], tokens[2], harness.device()):
        assert error(ask(harness, other, table["id"], "sit", name="Mallory", seat=own)) == (409, "reserved_table")
    assert call(harness, tokens[0], f"{path}/seat").json()["status"] == "started"


def test_a_match_that_a_competition_waits_for_is_neither_deleted_nor_carried_away(harness: Harness) -> None:
    """Its pairing would be played again. Once the pairing is decided, the match is one like others."""
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    [maker] = [token for token in tokens if harness.call("DELETE", f"/api/matches/{match}", token).json()["error"]["id"] == "match_runs"]
    with harness.server.store.writing() as db:
        db.execute(seats.update().where(seats.c.match == match).values(device=harness.ask(harness.server.authenticator.device, maker)))
    for method in ("GET", "POST"):
        assert error(harness.call(method, f"/api/matches/{match}/carry", maker)) == (422, "cannot_carry")
    assert seen(harness, tokens[0], path)["pairings"][0][0]["status"] == "running"
    call(harness, tokens[0], f"{path}/close", round=1)
    assert harness.call("DELETE", f"/api/matches/{match}", maker).status_code == 204


def test_a_match_is_deleted_after_its_result_is_entered(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    harness.play_out(match, by_people=True)  # its result is not entered
    assert 204 in [harness.call("DELETE", f"/api/matches/{match}", token).status_code for token in tokens]
    assert seen(harness, tokens[0], path)["pairings"][0][0]["played"]


def test_an_open_table_waits_as_long_as_its_round(tmp_path: Any) -> None:
    clock = StillClock()
    with Harness(tmp_path / "slow.db", QUICK, clock) as harness:
        tokens, id = club_of(harness, 2)
        path = begin(harness, tokens[0], id, [1, 2])
        table = call(harness, tokens[0], f"{path}/seat").json()["id"]
        clock.seconds += 3 * KEPT_MS / 1000
        call(harness, tokens[0], "", name="x")
        assert call(harness, tokens[1], f"{path}/seat").json()["id"] == table
        other = begin(harness, tokens[0], id, [1, 2])
        waiting = call(harness, tokens[0], f"{other}/seat").json()["id"]
        assert call(harness, tokens[0], f"{other}/close", round=1).json()["over"]
        assert error(harness.call("GET", f"/api/tables/{waiting}", tokens[0])) == (404, "no_such_table")


def test_who_drops_out_or_leaves_the_group_loses_what_is_still_to_play(harness: Harness) -> None:
    tokens, id = club_of(harness, 4)
    path = begin(harness, tokens[0], id, [1, 2, 3, 4])
    assert error(harness.call("DELETE", f"/api/groups/{path}/entrants/3", tokens[1])) == (403, "not_your_group")
    assert error(harness.call("DELETE", f"/api/groups/{path}/entrants/9", tokens[0])) == (404, "no_such_member")
    told = harness.call("DELETE", f"/api/groups/{path}/entrants/4", tokens[3]).json()
    [free] = [pairing for pairing in told["pairings"][0] if 3 in pairing["entrants"]]
    assert sorted(free["places"]) == [1, 2] and free["places"][free["entrants"].index(3)] == 2 and not free["played"]
    harness.call("DELETE", f"/api/groups/{id}/members/3", tokens[2])
    told = seen(harness, tokens[0], path)
    assert [entrant["out"] for entrant in told["entrants"]] == [False, False, True, True] and told["entrants"][2]["name"] == "M3"
    play_round(harness, tokens, path)
    assert seen(harness, tokens[1], path)["over"] and [each["matches"] for each in seen(harness, tokens[1], path)["standings"]] == [
        1,
        1,
        0,
        0,
    ]


def test_an_entrant_who_drops_out_while_the_table_is_opened_gets_no_seat(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2, 3], size=3)
    made, asked = lobby_tables.reserved_table, []

    def slow(*args: Any, **more: Any) -> Any:
        if not asked:
            asked.append(harness.call("DELETE", f"/api/groups/{path}/entrants/3", tokens[2]).status_code)
        return made(*args, **more)

    monkeypatch.setattr(lobby_tables, "reserved_table", slow)
    table = call(harness, tokens[0], f"{path}/seat").json()
    assert asked == [200] and len(table["chairs"]) == 2


def test_a_member_who_is_entered_while_a_page_is_opened_stays_in(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = club_of(harness, 2)
    before = harness.server.services.lobby.groups.group(id)
    late = harness.device()
    call(harness, late, f"{id}/ask", secret=secret(harness, tokens[0], id), name="M3")
    call(harness, tokens[0], f"{id}/members/3")
    path = begin(harness, tokens[0], id, [1, 2, 3])
    monkeypatch.setattr(group_competitions, "group_of", lambda lobby, id: before)
    assert [each["out"] for each in seen(harness, tokens[0], path)["entrants"]] == [False] * 3


def test_the_host_closes_a_round_and_what_is_not_over_counts_for_no_entrant(harness: Harness) -> None:
    tokens, id = club_of(harness, 4)
    path = begin(harness, tokens[0], id, [1, 2, 3, 4], kind="swiss", rounds=2)
    late = start_match(harness, tokens, path, 0)
    harness.play_out(start_match(harness, tokens, path, 1))
    assert error(call(harness, tokens[1], f"{path}/close", round=1)) == (403, "not_your_group")
    assert len(seen(harness, tokens[0], path)["pairings"]) == 1
    told = call(harness, tokens[0], f"{path}/close", round=1).json()
    assert len(told["pairings"]) == 2 and told["pairings"][0][0]["places"] == []
    assert call(harness, tokens[0], f"{path}/close", round=1).json() == told, "pressed twice, one round is closed"
    harness.play_out(late)
    assert seen(harness, tokens[0], path)["pairings"][0][0]["places"] == []


def test_a_result_that_was_not_entered_at_the_end_is_entered_later(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2], kind="knockout")
    with monkeypatch.context() as patched:
        patched.setattr(harness.server.match_services.competitions, "record", lambda match: None)
        harness.play_out(start_match(harness, tokens, path, 0))
    told = seen(harness, tokens[0], path)
    assert told["over"] and [each["place"] for each in told["standings"]] == [1, 2]


def test_a_result_is_entered_without_a_visit_of_the_page(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process may end between the last choice of a match and the entry."""
    tokens, id = club_of(harness, 4)
    path = begin(harness, tokens[0], id, [1, 2, 3, 4], kind="knockout")
    with monkeypatch.context() as patched:
        patched.setattr(harness.server.match_services.competitions, "record", lambda match: None)
        for board in (0, 1):
            harness.play_out(start_match(harness, tokens, path, board))
    store = harness.server.services.lobby.competitions

    def paired() -> int:
        [found] = store.of_group(id)
        return len(found.course.paired)

    assert paired() == 1
    harness.server.entered.record_due()
    assert paired() == 2
    play_round(harness, tokens, path)
    harness.server.entered.record_due()
    monkeypatch.setattr(store, "tables_of", lambda id: pytest.fail("looked at again although it is over"))
    harness.server.entered.record_due()


def test_places_of_players_who_left_are_the_last_ones(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2])
    match = start_match(harness, tokens, path, 0)
    row = harness.server.store.match(match)
    assert row is not None
    over = row._replace(ranking=[[0], [1]])
    assert match_places(over, []) == [1, 2] and match_places(over, [0]) == [2, 1] and match_places(over, [0, 1]) == [1, 1]


def test_players_are_told_that_who_leaves_a_match_of_a_competition_counts_as_last(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    match = start_match(harness, tokens, begin(harness, tokens[0], id, [1, 2]), 0)
    plain = begin_plain(harness, tokens)
    for played, told in ((match, True), (plain, None)):
        with harness.page(played, tokens[0], None) as page:
            assert page.frame["match"].get("competition") is told


def test_a_page_tells_nothing_of_a_running_match(harness: Harness) -> None:
    """Bytes compared, before any choice and after some."""
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2])
    told = seen(harness, tokens[0], path)
    match = start_match(harness, tokens, path, 0)
    seats = [tokens[told["entrants"][entrant]["n"] - 1] for entrant in told["pairings"][0][0]["entrants"]]
    before = [harness.call("GET", f"/api/groups/{path}", token).content for token in tokens]
    with harness.page(match, seats[0], 0) as one, harness.page(match, seats[1], 1) as other:
        for _ in range(4):
            version = max(one.frame["version"], other.frame["version"])
            one.at(version), other.at(version)
            next(page for page in (one, other) if page.seat in page.frame["actors"]).act()
            assert [harness.call("GET", f"/api/groups/{path}", token).content for token in tokens] == before
    assert b'"running"' in before[0]


def test_what_cannot_be_a_competition_is_refused(tmp_path: Any) -> None:
    with Harness(tmp_path / "few.db", replace(QUICK, competitions_per_group=2)) as harness:
        tokens, id = club_of(harness, 3)
        make_one = f"{id}/competitions"

        def refused(token: str = tokens[0], **more: Any) -> tuple[int, str]:
            return error(call(harness, token, make_one, **{**LEAGUE, "members": [1, 2, 3], **more}))

        assert refused(members=[1]) == (422, "few_entrants") == refused(members=[1, 2], size=3, game="endeavor", options={})
        assert refused(members=[1, 2, 2]) == (422, "entrant_twice")
        assert refused(members=[1, 7]) == (404, "no_such_member")
        assert refused(game="chess") == (404, "no_such_game")
        assert refused(options={"no_such": 1}) == (422, "bad_option")
        assert refused(kind="swiss", rounds=4) == (422, "bad_rounds")
        assert refused(name=" ") == (422, "bad_group_name")
        assert refused(tokens[1]) == (403, "not_your_group")
        assert refused(rounds=61)[1] == refused(kind="cup")[1] == refused(size=6)[1] == "bad_message"
        path = begin(harness, tokens[0], id, [1, 2])
        begin(harness, tokens[0], id, [1, 2])
        assert refused() == (409, "too_many_competitions")
        assert error(harness.call("GET", f"/api/groups/{id}/competitions/x", tokens[0])) == (404, "no_such_competition")
        with harness.server.store.writing() as db:
            db.execute(competitions.update().values(table={**LEAGUE, "game": "chess", "clock": None, "hints": True}))
        assert error(call(harness, tokens[0], f"{path}/seat")) == (404, "no_such_game"), "the game is gone"
        assert error(harness.call("DELETE", f"/api/groups/{path}", tokens[1])) == (403, "not_your_group")
        assert harness.call("DELETE", f"/api/groups/{path}", tokens[0]).status_code == 204
        assert len(group_page(harness, tokens[1], id)["competitions"]) == 1


def test_the_group_page_names_the_own_match_that_is_due(harness: Harness) -> None:
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)

    def listed(token: str) -> list[Any]:
        [told] = group_page(harness, token, id)["competitions"]
        return [told["due"], told.get("status"), told.get("others")]

    own = group_page(harness, tokens[0], id)["members"][0]["name"]
    assert [listed(token) for token in tokens] == [[True, "none", ["M2"]], [True, "none", [own]], [False, None, None]]
    call(harness, tokens[0], f"{path}/seat")
    assert [listed(token)[1] for token in tokens] == ["waiting", "waiting", None]
    match = start_match(harness, tokens, path, 0)
    assert [listed(token)[1] for token in tokens] == ["running", "running", None]
    harness.play_out(match)
    assert [listed(token) for token in tokens] == [[False, None, None]] * 3


def test_matches_are_rated_where_that_was_agreed_at_the_start(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    wish = {**LEAGUE, "members": [1, 2], "rated": True}
    assert error(call(harness, tokens[0], f"{id}/competitions", **wish)) == (422, "not_rated"), "with hints"
    rated, plain = begin(harness, tokens[0], id, [1, 2], rated=True, hints=False), begin(harness, tokens[0], id, [1, 2])
    assert seen(harness, tokens[1], rated)["rated"] and "rated" not in seen(harness, tokens[1], plain)
    played = [start_match(harness, tokens, path, 0) for path in (rated, plain)]
    rows = [harness.server.store.match(match) for match in played]
    assert [(row.rated, row.hints) for row in rows if row is not None] == [(True, False), (False, True)]
    for match in played:
        harness.play_out(match)
    harness.server.recorder.record_due()
    [game] = harness.call("GET", "/api/ratings", tokens[0]).json()["games"]
    assert len(game["history"]) == 1


def test_who_abandons_a_rated_match_of_a_cup_has_lost_it(tmp_path: Any) -> None:
    clock = StillClock()
    with Harness(tmp_path / "matches.db", QUICK, clock) as harness:
        tokens, id = club_of(harness, 2)
        path = begin(harness, tokens[0], id, [1, 2], kind="knockout", rated=True, hints=False)
        row = harness.server.store.match(start_match(harness, tokens, path, 0))
        assert row is not None
        clock.seconds += ABANDONED_MS / 1000 + 1
        harness.server.recorder.record_due()
        told = seen(harness, tokens[0], path)
        assert told["over"] and told["pairings"][0][0]["places"] == [2 if seat in row.actors else 1 for seat in (0, 1)]


def test_one_person_does_not_sit_at_a_rated_table_for_two_entrants(tmp_path: Any) -> None:
    """The rule of `docs/competitions.md`; the host can let one of them drop out."""
    with Harness(tmp_path / "matches.db", WITH_ACCOUNTS) as harness:
        browser = harness.device()
        ada, bo = (ask_account(harness, "", browser, name=name, password=PASSWORD).json()["token"] for name in ("Ada", "Bo"))
        id = make(harness, ada)
        call(harness, bo, f"{id}/ask", secret=secret(harness, ada, id), name="Bo")
        call(harness, ada, f"{id}/members/2")
        path = begin(harness, ada, id, [1, 2], rated=True, hints=False)
        assert call(harness, ada, f"{path}/seat").json()["status"] == "waiting"
        refused = call(harness, bo, f"{path}/seat")
        assert (refused.status_code, refused.json()["error"]) == (422, {"id": "not_rated", "args": {"why": "same_person"}})
        assert harness.call("DELETE", f"/api/groups/{path}/entrants/2", ada).json()["over"]
        plain = begin(harness, ada, id, [1, 2])
        assert [call(harness, token, f"{plain}/seat").json()["status"] for token in (ada, bo)] == ["waiting", "started"]


def test_competitions_from_before_they_could_be_rated_are_not(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2])
    with harness.server.store.writing() as db:
        [table] = db.execute(sa.select(competitions.c.table)).scalars()
        db.execute(competitions.update().values(table={name: value for name, value in table.items() if name != "rated"}))
    row = harness.server.store.match(start_match(harness, tokens, path, 0))
    assert row is not None and not row.rated and "rated" not in seen(harness, tokens[0], path)


def test_a_host_who_leaves_the_group_drops_out_and_the_next_one_goes_on(harness: Harness) -> None:
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2, 3])
    assert harness.call("DELETE", f"/api/groups/{id}/members/1", tokens[0]).status_code == 204
    assert error(call(harness, tokens[0], f"{path}/close", round=1)) == (404, "no_such_group")
    told = seen(harness, tokens[1], path)
    assert told["host"] and [entrant["out"] for entrant in told["entrants"]] == [True, False, False]
    for number in range(len(told["pairings"]), told["rounds"] + 1):
        told = call(harness, tokens[1], f"{path}/close", round=number).json()
    assert told["over"]


def test_pages_are_there_when_the_game_of_a_competition_is_gone(harness: Harness) -> None:
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [1, 2])
    harness.play_out(start_match(harness, tokens, path, 0))
    other = begin(harness, tokens[0], id, [1, 2])
    with harness.server.store.writing() as db:
        db.execute(competitions.update().values(table={**LEAGUE, "game": "chess", "clock": None, "hints": True}))
    assert seen(harness, tokens[0], path)["over"] and seen(harness, tokens[1], other)["game"] == "chess"
    assert [each["game"] for each in group_page(harness, tokens[0], id)["competitions"]] == ["chess", "chess"]
    assert call(harness, tokens[0], f"{other}/close", round=1).json()["over"]


def test_competitions_are_the_same_in_either_database(harness_on_either: Harness) -> None:
    harness = harness_on_either
    tokens, id = club_of(harness, 2)
    path = begin(harness, tokens[0], id, [2, 1], kind="knockout")
    play_round(harness, tokens, path)
    assert seen(harness, tokens[1], path)["over"]
