"""Groups: joining and leaving, hosts, the pages of a group, presets, and limits."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from boardwright.server.errors import ApiError
from boardwright.server.group_rules import membership
from boardwright.server.group_rules.group import Group
from tests.conftest import repetitions
from tests.games.rng import Rng
from tests.server.account_calls import WITH_ACCOUNTS, create_account
from tests.server.harness import GAME, QUICK_SETTINGS, TWO_BOTS, Harness
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, open_table, start_match
from tests.server.test_http import read_error

SECRET = b"secret"
MOST = 4


def make_random_call(group: Group, device: int, chance: Rng) -> Group | None:
    """Make a random call by a device. Returns the changed group, or None if the last member has left."""
    number = chance.choice([0, *(member.n for member in group.members)])
    calls: list[Callable[[], Group | None]] = [
        lambda: membership.ask(group, device, f"name {chance.below(6)}", chance.choice([SECRET, b"no"]), MOST, group.version),
        lambda: membership.approve(group, device, number),
        lambda: membership.remove(group, device, number),
        lambda: membership.rename(group, device, f"name {chance.below(6)}"),
        lambda: membership.invite(group, device, chance.choice([SECRET, None])),
        lambda: membership.keep_preset(group, device, "Sunday", {}, 3),
        lambda: membership.drop_preset(group, device, chance.choice([0, *(preset.n for preset in group.presets)])),
    ]
    return calls[chance.below(len(calls))]()


def list_numbers(group: Group) -> list[int]:
    """Return the numbers of members and presets."""
    return [member.n for member in group.members] + [preset.n for preset in group.presets]


def test_random_calls_keep_the_invariants_of_a_group() -> None:
    """The host is a member, no device is in it twice, numbers are not used again, and only the host admits and removes others."""
    chance = Rng(7)
    for _ in range(repetitions(60, 600, 20)):
        group = membership.invite(membership.new_group("id", 0, "Club", "Ada", 0), 0, SECRET)
        for _ in range(60):
            before, device = copy.deepcopy(group), chance.below(5)
            try:
                after = make_random_call(group, device, chance)
            except ApiError as error:
                assert error.status in (403, 404, 409, 422) and group == before, "an error changes nothing"
                continue
            if after is None:
                assert len(group.admitted) == 1
                break
            devices = [member.device for member in after.members]
            numbers, former = list_numbers(after), list_numbers(group)
            assert len(set(devices)) == len(devices) <= MOST and len(set(numbers)) == len(numbers) and max(numbers) <= after.issued
            assert after.host in [member.device for member in after.admitted]
            assert after.version == group.version + 1 or after is group
            assert set(numbers) - set(former) <= {group.issued + 1}
            admitted = {member.n for member in after.admitted} - {member.n for member in group.admitted}
            removed = [member for member in group.members if member.device not in devices]
            assert device == group.host or (not admitted and all(member.device == device for member in removed))
            group = after


@pytest.fixture
def club(harness: Harness) -> tuple[Harness, str, str, str]:
    """A server, the tokens of a host and of a member, and the id of their group."""
    host, guest = harness.new_device(), harness.new_device()
    id = create_group(harness, host)
    invited = create_link(harness, host, id)
    assert call_group(harness, guest, f"{id}/ask", secret=invited).json() == {"name": "Club", "you": "stranger"}
    assert call_group(harness, guest, f"{id}/ask", secret=invited, name="Bo").json()["you"] == "asks"
    [_, bo] = read_group(harness, host, id)["members"]
    assert bo["asks"] and call_group(harness, host, f"{id}/members/{bo['n']}").status_code == 200
    return harness, host, guest, id


def create_group(harness: Harness, token: str, **more: Any) -> str:
    """Create a group. Returns its id."""
    answer = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Ada", **more})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def create_link(harness: Harness, token: str, id: str) -> str:
    """Create a link of invitation. Returns its secret."""
    created: str = call_group(harness, token, f"{id}/link").json()["secret"]
    return created


def call_group(harness: Harness, token: str | None, path: str, **body: Any) -> Any:
    """Make a call about a group. `path`: what follows `/api/groups/`."""
    return harness.call("POST", f"/api/groups/{path}", token, body)


def read_group(harness: Harness, token: str, id: str) -> dict[str, Any]:
    """Return the page of a group as a member sees it."""
    answer = harness.call("GET", f"/api/groups/{id}", token)
    assert answer.status_code == 200, answer.text
    group: dict[str, Any] = answer.json()
    return group


def test_strangers_ask_by_a_link_and_the_host_admits_or_refuses_them(club: tuple[Harness, str, str, str]) -> None:
    harness, host, guest, id = club
    stranger, invited = harness.new_device(), create_link(harness, host, id)
    assert read_error(harness.call("GET", f"/api/groups/{id}", stranger)) == (404, "no_such_group")
    assert read_error(call_group(harness, stranger, f"{id}/ask", secret="x", name="Cy")) == (403, "bad_group_link")
    assert read_error(call_group(harness, stranger, f"{id}/ask", secret=invited, name="Bо")) == (422, "same_group_name"), "a Cyrillic o"
    assert read_error(call_group(harness, stranger, f"{id}/ask", secret=invited, name="\u200b")) == (422, "bad_group_name")
    call_group(harness, stranger, f"{id}/ask", secret=invited, name="Cy")
    page = read_group(harness, stranger, id)
    assert page["you"] == "asks" and page["name"] == "Club"
    assert not any(page[part] for part in ("members", "presets", "tables", "running", "results"))
    assert [member["name"] for member in read_group(harness, guest, id)["members"]] == ["Ada", "Bo"], "only the host sees applicants"
    [*_, cy] = read_group(harness, host, id)["members"]
    assert read_error(call_group(harness, guest, f"{id}/members/{cy['n']}")) == (403, "not_your_group")
    assert read_error(harness.call("DELETE", f"/api/groups/{id}/members/{cy['n']}", guest)) == (403, "not_your_group")
    assert harness.call("DELETE", f"/api/groups/{id}/members/{cy['n']}", host).status_code == 204, "refused"
    assert read_error(harness.call("GET", f"/api/groups/{id}", stranger)) == (404, "no_such_group")
    harness.call("DELETE", f"/api/groups/{id}/link", host)
    assert read_error(call_group(harness, stranger, f"{id}/ask", secret=invited, name="Cy")) == (403, "bad_group_link")
    assert read_error(call_group(harness, host, f"{id}/members/99")) == (404, "no_such_member")
    assert [[group["name"], group["members"]] for group in harness.call("GET", "/api/groups", guest).json()] == [["Club", 2]]
    assert harness.call("GET", "/api/groups", stranger).json() == []


def test_a_host_who_leaves_has_a_successor_and_the_last_member_ends_the_group(club: tuple[Harness, str, str, str]) -> None:
    harness, host, guest, id = club
    id_of_table = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], group=id)["id"]
    assert harness.call("DELETE", f"/api/groups/{id}/members/1", host).status_code == 204
    assert read_error(harness.call("GET", f"/api/groups/{id}", host)) == (404, "no_such_group")
    assert read_group(harness, guest, id)["host"]
    assert harness.call("DELETE", f"/api/groups/{id}/members/2", guest).status_code == 204
    assert read_error(harness.call("GET", f"/api/groups/{id}", guest)) == (404, "no_such_group")
    assert harness.call("GET", f"/api/tables/{id_of_table}", host).status_code == 200, "tables and matches stay"


def test_the_page_of_a_group_lists_its_tables_matches_and_results(club: tuple[Harness, str, str, str]) -> None:
    harness, host, guest, id = club
    foreign = harness.call("POST", "/api/tables", harness.new_device(), {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT], "group": id})
    assert read_error(foreign) == (404, "no_such_group")
    match = start_match(harness, [host, guest], group=id, options={"turn_cap": 50})
    open_table(harness, harness.new_device(), [ADA_SEAT, OPEN_SEAT])
    [running] = read_group(harness, guest, id)["running"]
    assert running["id"] == match and running["yours"] and [seat["name"] for seat in running["seats"]] == ["Ada", "P1"]
    harness.play_out(match)
    page = read_group(harness, guest, id)
    assert not page["running"]
    [over] = page["results"]
    assert over["id"] == match and {seat["place"] for seat in over["seats"]} <= {1, 2} and "ended" in over
    again = harness.call("POST", f"/api/matches/{match}/again", host, {}).json()["id"]
    assert [table["id"] for table in read_group(harness, guest, id)["tables"]] == [again]
    assert harness.call("GET", "/api/groups", guest).json()[0]["tables"] == 1


def test_results_have_points_if_the_game_has_them(club: tuple[Harness, str, str, str]) -> None:
    harness, host, guest, id = club
    game = next(game["id"] for game in harness.client.get("/api/games").json() if 2 in game["players"] and game["id"] != GAME)
    match = start_match(harness, [host, guest], group=id, game=game)
    harness.play_out(match)
    harness.record_past()
    first, second = read_group(harness, guest, id), read_group(harness, guest, id)
    points = [seat["points"] for seat in first["results"][0]["seats"]]
    assert len(points) == 2 and first == second, "the points are computed once, then stored"


def test_a_running_match_does_not_change_the_pages_of_its_group(club: tuple[Harness, str, str, str]) -> None:
    """Compares the bytes before any choice and after many, for players and another member, and of the list of groups."""
    harness, host, guest, id = club
    stranger = harness.new_device()
    call_group(harness, stranger, f"{id}/ask", secret=create_link(harness, host, id), name="Cy")
    call_group(harness, host, f"{id}/members/3")
    match = start_match(harness, [host, guest], group=id)

    def read_pages() -> list[bytes]:
        paths = ("/api/groups", f"/api/groups/{id}")
        return [harness.call("GET", path, token).content for token in (host, guest, stranger) for path in paths]

    before = read_pages()
    with harness.page(match, host, 0) as one, harness.page(match, guest, 1) as other:
        for _ in range(6):
            version = max(one.frame["version"], other.frame["version"])
            one.wait_for_version(version), other.wait_for_version(version)
            actor = next(page for page in (one, other) if page.seat in page.frame["actors"])
            actor.act()
            assert read_pages() == before
    assert read_pages() == before


def test_a_preset_stores_a_table_without_its_players(club: tuple[Harness, str, str, str]) -> None:
    harness, host, guest, id = club
    seats = [{**ADA_SEAT, "pledge": None}, {"kind": "invited", "name": "Bo"}, {"kind": "bot", "level": "random", "name": "Tin"}]
    clock = {"each": "move", "seconds": 86400}
    table = {"game": GAME, "seats": seats, "options": {"turn_cap": 50}, "clock": clock, "zone": "Europe/Prague"}
    answer = call_group(harness, guest, f"{id}/presets", name="Thursdays", table=table)
    [preset] = answer.json()["presets"]
    assert [preset["name"], preset["yours"]] == ["Thursdays", True]
    stored = preset["table"]
    assert [seat["kind"] for seat in stored["seats"]] == ["person", "open", "bot"] and "Bo" not in str(stored) and stored["zone"] is None
    assert stored["options"] == {"turn_cap": 50} and stored["clock"]["seconds"] == 86400
    opened = harness.call("POST", "/api/tables", host, {**stored, "group": id})
    assert opened.status_code == 201 and len(read_group(harness, guest, id)["tables"]) == 1
    assert read_error(call_group(harness, guest, f"{id}/presets", name=" ", table=table)) == (422, "bad_group_name")
    assert read_error(call_group(harness, guest, f"{id}/presets", name="x", table={**table, "seats": TWO_BOTS})) == (
        422,
        "nobody_to_wait_for",
    )
    assert read_error(call_group(harness, guest, f"{id}/presets", name="x", table={**table, "game": "chess"})) == (404, "no_such_game")
    mine = call_group(harness, host, f"{id}/presets", name="Mine", table=table).json()["presets"][-1]["n"]
    assert read_error(harness.call("DELETE", f"/api/groups/{id}/presets/{mine}", guest)) == (403, "not_your_group")
    assert read_error(harness.call("DELETE", f"/api/groups/{id}/presets/99", guest)) == (404, "no_such_preset")
    assert harness.call("DELETE", f"/api/groups/{id}/presets/{preset['n']}", host).status_code == 200, "the host may"


def test_groups_members_and_presets_are_limited(tmp_path: Any) -> None:
    small = replace(QUICK_SETTINGS, groups_per_device=2, members_per_group=2, presets_per_group=1)
    with Harness(tmp_path / "few.db", small) as harness:
        host, guest, other = harness.new_device(), harness.new_device(), harness.new_device()
        id, _ = create_group(harness, host), create_group(harness, host)
        assert read_error(harness.call("POST", "/api/groups", host, {"name": "Club", "own": "Ada"})) == (409, "too_many_groups")
        invited = create_link(harness, host, id)
        assert call_group(harness, guest, f"{id}/ask", secret=invited, name="Bo").status_code == 200
        assert read_error(call_group(harness, other, f"{id}/ask", secret=invited, name="Cy")) == (409, "group_full")
        table = {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT]}
        assert call_group(harness, host, f"{id}/presets", name="One", table=table).status_code == 200
        assert read_error(call_group(harness, host, f"{id}/presets", name="Two", table=table)) == (409, "too_many_presets")


def test_groups_move_to_an_account_and_from_it_to_a_device(tmp_path: Any) -> None:
    with Harness(tmp_path / "accounts.db", WITH_ACCOUNTS) as harness:
        device, phone = harness.new_device(), harness.new_device()
        alone, shared = create_group(harness, device), create_group(harness, device)
        token = create_account(harness)
        call_group(harness, token, f"{shared}/ask", secret=create_link(harness, device, shared), name="Ada on the phone")
        assert harness.call("POST", "/api/account/gather", token, {"device": device}).status_code == 200
        assert read_group(harness, token, alone)["host"] and read_group(harness, token, shared)["host"]
        assert len(read_group(harness, token, shared)["members"]) == 1 and harness.call("GET", "/api/groups", device).json() == []
        assert harness.call("POST", "/api/account/delete", token, {"password": "correct horse", "device": phone}).status_code == 204
        assert len(harness.call("GET", "/api/groups", phone).json()) == 2


def test_calls_about_groups_work_on_each_kind_of_database(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    host, guest = harness.new_device(), harness.new_device()
    id = create_group(harness, host)
    call_group(harness, guest, f"{id}/ask", secret=create_link(harness, host, id), name="Bo")
    call_group(harness, host, f"{id}/members/2")
    table = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], group=id)["id"]
    assert call_table(harness, guest, table, "sit", name="Bo").status_code == 200
    assert [row["id"] for row in read_group(harness, guest, id)["tables"]] == [table]
    call_group(harness, guest, f"{id}/presets", name="One", table={"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT]})
    assert harness.call("DELETE", f"/api/groups/{id}/members/1", host).status_code == 204
    assert [member["name"] for member in read_group(harness, guest, id)["members"]] == ["Bo"] and read_group(harness, guest, id)["host"]
