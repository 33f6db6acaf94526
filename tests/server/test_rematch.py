"""Rematches at one new table after a match, and matches that a device removes from its list."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.store import SeatRow
from boardwright.server.table_rules.rematch import chairs_again, sit_again
from boardwright.server.table_rules.seating import leave, open_to_all, sit
from boardwright.server.table_rules.table import Chair, Table
from tests.server.harness import Harness
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_http import read_error

SHORT = {"options": {"turn_cap": 50}, "pause": 0}
PLEDGE = "0" * 63


def finish_match(harness: Harness, tokens: list[str], **more: Any) -> str:
    """Play a match of these devices to its end. Return its id."""
    id = start_match(harness, tokens, **SHORT, **more)
    harness.play_out(id)
    return id


def request_rematch(harness: Harness, token: str | None, match: str, **more: Any) -> Any:
    return harness.call("POST", f"/api/matches/{match}/again", token, more)


def describe_chairs(table: dict[str, Any]) -> list[tuple[str, str, bool]]:
    return [(chair["kind"], chair["name"], chair["ready"]) for chair in table["chairs"]]


# -- rules

SEATS = [SeatRow(0, "person", "Ada", None, 1), SeatRow(1, "bot", "easy", "easy", None), SeatRow(2, "person", "Bo", None, 2)]


def new_table(device: int) -> Table:
    chairs = chairs_again(SEATS, device, ["a" * 64, None, "b" * 64], now=0)
    return Table("t", device, "g", {}, 0.0, "needed", "listed", False, chairs, 0, 0)


def test_the_first_player_sits_and_the_others_have_reserved_chairs() -> None:
    table = new_table(1)
    assert [(chair.kind, chair.name, chair.ready, chair.pledge) for chair in table.chairs] == [
        ("person", "Ada", True, "a" * 64),
        ("bot", "", False, None),
        ("invited", "Bo", False, None),
    ]


def test_a_chair_stays_reserved_when_its_player_leaves() -> None:
    both = sit_again(new_table(1), SEATS, 2, [], now=1)
    for device, seat in ((1, 0), (2, 2)):
        left = leave(both, device, seat, now=2)
        assert left is not None and left.chairs[seat].kind == "invited"


@given(st.lists(st.sampled_from([1, 2, 3]), max_size=6))
def test_sitting_down_repeatedly_changes_nothing(devices: list[int]) -> None:
    table = new_table(1)
    for device in devices:
        before, table = table, sit_again(table, SEATS, device, [], now=1)
        assert sit_again(table, SEATS, device, [], now=2) is table
        assert (table is before) or device == 2
    assert [chair.device for chair in table.chairs] == [1, None, 2 if 2 in devices else None]
    assert table.is_complete == (2 in devices)


def test_a_reserved_chair_is_only_for_its_former_player() -> None:
    table = replace(new_table(1), kept={0: 1, 2: 2})
    assert [table.kept_for(device) for device in (1, 2, 3, None)] == [[], [2], [], []]
    for device, seat in ((2, None), (2, 2)):
        assert sit(table, device, "Bo", 1, seat).chairs[2].device == device
    for arguments, refusal in (((3, "Cy", 1), "no_open_chair"), ((3, "Cy", 1, 2), "bad_invitation")):
        with pytest.raises(ApiError, match=refusal):
            sit(table, *arguments)
    opened = open_to_all(table, 1, 2, 1)
    assert opened.kept_for(2) == [] and sit(opened, 3, "Cy", 2).chairs[2].device == 3


def test_two_players_of_a_device_both_sit_down_again() -> None:
    table = replace(new_table(1), chairs=(new_table(1).chairs[0], *[Chair(name, by_invitation=True) for name in ("Bo", "Cy")]))
    table = replace(table, kept={0: 1, 1: 2, 2: 2})
    both = sit(sit(table, 2, "Bo", 1), 2, "Cy", 2)
    assert [chair.device for chair in both.chairs] == [1, 2, 2]


# -- calls


@pytest.mark.parametrize("first", [0, 1])
def test_both_players_get_the_same_table_and_play(harness: Harness, first: int) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = finish_match(harness, tokens)
    first_table = request_rematch(harness, tokens[first], id).json()
    assert (
        first_table["status"] == "waiting"
        and first_table["host"]
        and [chair["kind"] for chair in first_table["chairs"]].count("invited") == 1
    )
    assert request_rematch(harness, tokens[first], id).json()["id"] == first_table["id"]
    second_table = request_rematch(harness, tokens[1 - first], id).json()
    assert second_table["id"] == first_table["id"] and second_table["status"] == "started"
    for seat, token in enumerate(tokens):
        with harness.page(first_table["id"], token, seat) as page:
            assert page.frame["match"]["options"]["turn_cap"] == 50 and page.frame["seats"][seat]["yours"]


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_rematch_starts_without_the_player_who_does_not_come(harness: Harness, missing: int) -> None:
    tokens = [harness.new_device() for _ in range(3)]
    match = finish_match(harness, tokens)
    for token in tokens:
        if token != tokens[missing]:
            id = request_rematch(harness, token, match).json()["id"]
    host = next(token for token in tokens if token != tokens[missing])
    assert call_table(harness, host, id, "start", without_empty=True).json()["status"] == "started"
    late = request_rematch(harness, tokens[missing], match)
    for table in (late.json(), get_table(harness, tokens[missing], id)):
        assert (table["id"], table["status"]) == (id, "started")
        assert [(chair["kind"], chair["yours"], "kept" in chair) for chair in table["chairs"]] == [("person", False, False)] * 2


@pytest.mark.parametrize("people", [2, 3])
def test_concurrent_requests_lead_to_one_table(harness_on_each_database: Harness, people: int) -> None:
    harness, tokens = harness_on_each_database, [harness_on_each_database.new_device() for _ in range(people)]
    id = finish_match(harness, tokens)
    with ThreadPoolExecutor(2 * people) as threads:
        answers = list(threads.map(lambda token: request_rematch(harness, token, id), [*tokens, *tokens]))
    assert [answer.status_code for answer in answers] == [200] * (2 * people), [answer.text for answer in answers]
    [table] = {answer.json()["id"] for answer in answers}
    assert get_table(harness, None, table)["status"] == "started"
    assert len(harness.call("GET", "/api/matches", tokens[0]).json()) == 2


def test_requests_in_two_processes_lead_to_one_table(two_servers: tuple[Harness, Harness]) -> None:
    one, other = two_servers
    tokens = [one.new_device(), one.new_device()]
    id = finish_match(one, tokens)
    calls = [(one, tokens[0]), (other, tokens[1])] * 2
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda call: request_rematch(*call, id), calls))
    assert len({answer.json()["id"] for answer in answers}) == 1, [answer.text for answer in answers]


def test_the_others_see_that_a_player_waits_for_a_rematch(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = finish_match(harness, tokens)
    with harness.page(id, tokens[1], 1) as page:
        assert "again" not in page.frame["match"]
        request_rematch(harness, tokens[0], id)
        assert page.wait_until(lambda frame: "again" in frame["match"])["match"]["again"] is True
        assert all(
            request_rematch(harness, tokens[0], id).json()["id"] not in str(raw) for raw in page.raw
        )  # a spectator has no chair there


def test_a_player_in_the_lobby_finds_the_rematch_and_sits_down(harness_on_each_database: Harness) -> None:
    harness, (host, friend, other) = harness_on_each_database, [harness_on_each_database.new_device() for _ in range(3)]
    match = finish_match(harness, [host, friend])
    id = request_rematch(harness, host, match).json()["id"]
    tables = {token: harness.call("GET", "/api/tables", token).json() for token in (host, friend, other)}
    assert {token: [table["id"] for table in listed] for token, listed in tables.items()} == {host: [id], friend: [id], other: []}
    assert [[chair.get("kept") for chair in get_table(harness, token, id)["chairs"]] for token in (host, friend, other, None)] == [
        [None, None],
        [None, True],
        [None, None],
        [None, None],
    ]
    assert read_error(call_table(harness, other, id, "sit", name="Cy")) == (409, "no_open_chair")
    after_sitting = call_table(harness, friend, id, "sit", name="P1").json()
    assert [chair["yours"] for chair in after_sitting["chairs"]] == [False, True] and "kept" not in after_sitting["chairs"][1]
    after_leaving = call_table(harness, friend, id, "leave", seat=1).json()
    assert after_leaving["chairs"][1]["kept"] and after_leaving["chairs"][1]["kind"] == "invited"
    assert call_table(harness, friend, id, "sit", name="P1").status_code == 200
    assert call_table(harness, friend, id, "ready", seat=1, ready=True).json()["status"] == "started"


def test_a_request_after_the_rematch_has_ended_opens_another_rematch(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = finish_match(harness, tokens)
    second, same = (request_rematch(harness, token, id).json()["id"] for token in tokens)
    assert second == same
    assert request_rematch(harness, tokens[0], id).json()["id"] == second  # which still runs
    harness.play_out(second)
    third = {request_rematch(harness, tokens[0], id).json()["id"], request_rematch(harness, tokens[1], second).json()["id"]}
    assert len(third) == 1 and not third & {id, second}


def test_a_request_after_the_table_was_closed_opens_another_table(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = finish_match(harness, tokens)
    first = request_rematch(harness, tokens[0], id).json()["id"]
    assert harness.call("DELETE", f"/api/tables/{first}", tokens[0]).status_code == 204
    second = request_rematch(harness, tokens[1], id).json()
    assert second["id"] != first and second["host"]


def test_bots_and_players_of_a_shared_device_have_their_chairs_again(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, {"kind": "person", "name": "Bo"}, BOT_SEAT, OPEN_SEAT], **SHORT)["id"]
    call_table(harness, guest, id, "sit", name="Cy")
    call_table(harness, guest, id, "ready", seat=3, ready=True)
    for seat, token in ((0, host), (1, host), (3, guest)):
        with harness.page(id, token, seat) as page:
            page.send(type="resign", seat=seat)
            page.wait_until(lambda frame, seat=seat: "stand_in" in frame["seats"][seat])
            if seat == 3:
                page.wait_until(lambda frame: frame["over"])
    table = request_rematch(harness, guest, id, pledges=[None, None, None, "a" * 64]).json()
    assert describe_chairs(table) == [("invited", "Ada", False), ("invited", "Bo", False), ("bot", "", False), ("person", "Cy", True)]
    assert table["chairs"][3]["pledge"] == "a" * 64
    assert [chair["yours"] for chair in request_rematch(harness, host, id).json()["chairs"]] == [True, True, False, False]


def test_an_impossible_rematch_is_refused(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    running = start_match(harness, tokens)
    assert read_error(request_rematch(harness, tokens[0], running)) == (409, "match_runs")
    over = finish_match(harness, tokens)
    assert read_error(request_rematch(harness, harness.new_device(), over)) == (404, "no_such_match")
    assert read_error(request_rematch(harness, None, over)) == (401, "no_token")
    assert read_error(request_rematch(harness, tokens[0], over, pledges=[PLEDGE])) == (400, "bad_message")
    alone = harness.new_finished_match(tokens[0])
    assert read_error(request_rematch(harness, tokens[0], alone)) == (422, "nobody_to_wait_for")


# -- removing a match from the list


def list_matches(harness: Harness, token: str) -> list[str]:
    return [match["id"] for match in harness.call("GET", "/api/matches", token).json()]


def test_a_guest_removes_a_match_from_the_own_list_only(harness_on_each_database: Harness) -> None:
    harness, tokens = harness_on_each_database, [harness_on_each_database.new_device() for _ in range(3)]
    id, other = start_match(harness, tokens), start_match(harness, tokens)
    for _ in range(2):
        assert harness.call("POST", f"/api/matches/{id}/forget", tokens[1]).status_code == 204
    assert [sorted(list_matches(harness, token)) for token in tokens] == [sorted([id, other]), [other], sorted([id, other])]
    assert read_error(harness.call("POST", f"/api/matches/{id}/forget", harness.new_device())) == (404, "no_such_match")
    with harness.page(id, tokens[1], None):  # watching does not bring it back to the list
        pass
    assert list_matches(harness, tokens[1]) == [other]
    with harness.page(id, tokens[1], 1):
        pass
    assert sorted(list_matches(harness, tokens[1])) == sorted([id, other])
    assert harness.call("DELETE", f"/api/matches/{id}", tokens[0]).status_code == 204


def test_a_seat_claimed_by_link_brings_the_match_back_to_the_list(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens)
    harness.call("POST", f"/api/matches/{id}/forget", tokens[1])
    secret = harness.call("POST", f"/api/matches/{id}/seats/1/handover", tokens[1], {}).json()["secret"]
    assert list_matches(harness, tokens[1]) == []
    assert harness.call("POST", f"/api/matches/{id}/claim", tokens[1], {"secret": secret}).json() == {"seat": 1}
    assert list_matches(harness, tokens[1]) == [id]


def test_requests_in_any_order_lead_to_one_table(harness: Harness) -> None:
    tokens = [harness.new_device() for _ in range(3)]
    for order in ((0, 1, 2), (2, 0, 1)):
        id = finish_match(harness, tokens)
        tables = [request_rematch(harness, tokens[seat], id).json() for seat in order]
        assert len({table["id"] for table in tables}) == 1
        assert [table["status"] for table in tables] == ["waiting", "waiting", "started"]
        assert [chair["name"] for chair in tables[-1]["chairs"]] == ["Ada", "P1", "P2"]
