"""Personal data: the export is complete, and forgetting a person removes it without harm to other players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import boardwright as bw
from boardwright.server.errors import ApiError
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.notification_rules import due
from boardwright.server.ops import inspection
from boardwright.server.ops.past_results import check_results
from boardwright.server.ops.ratings import check_ratings
from boardwright.server.store import NoticeRequest, NoticeStore, Subject
from boardwright.server.store.personal_data import EXPORTED, owners
from boardwright.server.store.schema import accounts, devices, metadata
from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account
from tests.server.databases import Database
from tests.server.harness import Harness
from tests.server.table_calls import BOT_SEAT, OPEN_SEAT, call_table, open_table, start_match
from tests.server.test_http import read_error

PERSONAL_TEXTS = ("Quirin", "Zwetschge", "Kolibri", "Wacholder", "quirin@mail.example", "Atlantic/Faroe", "Rauhnacht")
"""Texts that only this person has entered."""


@pytest.fixture
def harness(database: Database) -> Iterator[Harness]:
    """Run each test with both kinds of databases."""
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        yield harness


def dump_database(database: Database) -> str:
    """Return all rows of all tables as one text."""
    tables = sorted(metadata.tables)
    return "\n".join(f"{table}: {[str(v) for v in row]}" for table in tables for row in database.execute(f'SELECT * FROM "{table}"'))


def watching_devices(database: Database) -> set[int]:
    """Return the devices that matches and tables remember as spectators or former players."""
    rows = [
        row for table in ("matches", "tables") for [row] in database.execute(f"SELECT watching FROM {table} WHERE watching IS NOT NULL")
    ]
    stored: list[Any] = [json.loads(row) if isinstance(row, str) else row for row in rows]
    return {device for watching in stored if watching for device in watching["watchers"] + watching["players"]}


def create_personal_data(harness: Harness) -> tuple[str, str, str, str]:
    """Let a person play alone and with another one, talk, request notices, and be barred.

    Returns the tokens of the person and of the other one, and the ids of a shared and an own match.
    """
    device = harness.new_device()
    token = create_account(harness, "Quirin", label="Zwetschge")
    assert call_account(harness, "gather", token, device=device).status_code == 200
    call_account(harness, "settings", token, settings={"theme": "Kolibri"})
    other = harness.new_device()
    me = {"kind": "person", "name": "Wacholder"}
    shared = open_table(harness, token, [me, OPEN_SEAT], watching={"mode": "invited"}, zone="Atlantic/Faroe")["id"]
    assert call_table(harness, other, shared, "sit", name="Otto").status_code == 200
    assert call_table(harness, other, shared, "ready", seat=1, ready=True).status_code == 200
    with harness.page(shared, token, 0) as page:
        page.send(type="say", say_id="said by Quirin", seat=0, text="Rauhnacht is near")
        page.wait_for("talk")
    watched = start_match(harness, [other, harness.new_device()], watching={"mode": "invited"})
    invitation = harness.call("POST", f"/api/tables/{watched}/watchers", other).json()["secret"]
    assert harness.call("POST", f"/api/tables/{watched}/watch", token, {"secret": invitation}).status_code == 204
    delete_after_a_report(harness, other, token)
    alone = harness.new_match(token)
    open_table(harness, token, [me, OPEN_SEAT])
    group = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Wacholder"}).json()["id"]
    secret = harness.call("POST", f"/api/groups/{group}/link", token, {}).json()["secret"]
    harness.call("POST", f"/api/groups/{group}/ask", other, {"secret": secret, "name": "Otto"})
    harness.call("POST", f"/api/groups/{group}/members/2", token, {})
    league = {"name": "Winter", "kind": "league", "game": "game_of_trains", "members": [1, 2]}
    assert harness.call("POST", f"/api/groups/{group}/competitions", token, league).status_code == 201
    leave_during_a_competition(harness, token)
    tasks = HostTasks(harness.server.store, harness.server.clock)
    person = tasks.find("Quirin")
    assert person.device
    state = due.at_first(harness.server.clock.now(), False, None, None)
    notices = NoticeStore(harness.server.store, harness.server.calendars)
    for about in (Subject(shared, 0), Subject(group)):
        notices.ask(NoticeRequest(about, "mail", person.device, "quirin@mail.example", None, "en", state), 9)
    tasks.bar(OPERATOR, "Quirin", "mute", "Kolibri")
    return token, other, shared, alone


def leave_during_a_competition(harness: Harness, token: str) -> None:
    """Let the person enter a competition and leave its group."""
    host = harness.new_device()
    id = harness.call("POST", "/api/groups", host, {"name": "Tribe", "own": "Ida"}).json()["id"]
    secret = harness.call("POST", f"/api/groups/{id}/link", host, {}).json()["secret"]
    harness.call("POST", f"/api/groups/{id}/ask", token, {"secret": secret, "name": "Wacholder"})
    harness.call("POST", f"/api/groups/{id}/members/2", host, {})
    cup = {"name": "Cup", "kind": "knockout", "game": "game_of_trains", "members": [1, 2]}
    made = harness.call("POST", f"/api/groups/{id}/competitions", host, cup).json()["id"]
    assert harness.call("DELETE", f"/api/groups/{id}/members/2", token).status_code == 204
    entrants = harness.call("GET", f"/api/groups/{id}/competitions/{made}", host).json()["entrants"]
    assert [entrant["name"] for entrant in entrants] == ["Ida", "Wacholder"], "the competition keeps the name"


def delete_after_a_report(harness: Harness, ada: str, bo: str) -> None:
    """Let the second person report a line of the first one, who then deletes the match."""
    id = start_match(harness, [ada, bo])
    with harness.page(id, ada, 0) as first, harness.page(id, bo, 1) as second:
        first.send(type="say", say_id="1", seat=0, text="an insult")
        second.wait_for("talk")
        second.send(type="say", say_id="2", seat=1, text="Rauhnacht is over")
        second.wait_for("talk")
        second.send(type="report", channel="table", n=0)
        second.send(type="ping")
        second.wait_for("pong")
    assert harness.call("DELETE", f"/api/matches/{id}", ada).status_code == 204


def test_the_export_contains_all_personal_data_and_no_secrets(harness: Harness) -> None:
    create_personal_data(harness)
    export = HostTasks(harness.server.store, harness.server.clock).export(OPERATOR, "Quirin")
    text = json.dumps(export, ensure_ascii=False)
    assert not [word for word in PERSONAL_TEXTS if word not in text]
    assert len(export["matches"]) == 2 and export["seats"][0]["name"] and export["members"][0]["name"] == "Wacholder"
    assert len(export["competition_people"]) == 2
    assert [line["text"] for line in export["reported_lines"]] == ["Rauhnacht is over"]
    assert [bool(notice["group"]) for notice in export["notices"]] == [False, True]
    assert not [word for word in ("hash", "seed", "argon2", '"Otto"') if word in text], text


def test_each_database_table_that_refers_to_people_is_exported() -> None:
    naming = {table.name for table in metadata.sorted_tables if owners(table, devices.c.id) or owners(table, accounts.c.id)}
    assert naming | {"devices"} == set(EXPORTED)


def test_a_forgotten_person_is_removed_from_the_whole_database(harness: Harness, database: Database) -> None:
    token, other, shared, alone = create_personal_data(harness)
    tasks = HostTasks(harness.server.store, harness.server.clock)
    number = tasks.find("Quirin").device
    before = dump_database(database)
    assert not [word for word in PERSONAL_TEXTS if word not in before] and number in watching_devices(database)
    rows = harness.log(shared)
    tasks.forget(OPERATOR, "Quirin")
    after = dump_database(database)
    assert not [word for word in PERSONAL_TEXTS if word in after], after
    assert not database.execute("SELECT id FROM devices WHERE id = :n", n=number)
    assert number not in watching_devices(database)
    assert harness.server.store.match(alone) is None
    row = harness.server.store.match(shared)
    assert row and [seat.name for seat in row.seats] == ["", "Otto"] and harness.log(shared) == rows
    assert [line.text for line in harness.server.talk.lines(shared, "table", 0, 9)] == ["–"]
    assert read_error(harness.call("GET", "/api/matches", token)) == (401, "no_token")
    [report] = harness.server.services.reports.reports(9)
    assert [line.text for line in harness.server.services.reports.lines_around(report)] == ["an insult", "–"]
    [group] = harness.call("GET", "/api/groups", other).json()
    assert harness.call("GET", f"/api/groups/{group['id']}", other).json()["host"], "the other member is the host now"


def test_matches_with_a_forgotten_player_stay_playable_and_verifiable(harness: Harness) -> None:
    _, other, shared, _ = create_personal_data(harness)
    harness.server.registry._open.clear()
    HostTasks(harness.server.store, harness.server.clock).forget(OPERATOR, "Quirin")
    with harness.page(shared, other, 1) as page:
        assert [seat["name"] for seat in page.frame["seats"]] == ["", "Otto"]
        if 1 in page.frame["actors"]:
            page.act()
        page.send(type="say", say_id="1", seat=1, text="hello?")
        assert [line["text"] for line in page.wait_for("talk")["lines"]][-1] in ("–", "hello?")
    assert not list(inspection.faults(harness.server.store))


def test_cached_replays_forget_the_person_too(harness: Harness) -> None:
    """This holds whether the match is kept or deleted."""
    ada, bo = harness.new_device(), harness.new_device()
    shared = start_match(harness, [ada, bo], options={"turn_cap": 50})
    alone = harness.new_match(ada, [{"kind": "person", "name": "Quirin"}, BOT_SEAT], options={"turn_cap": 50})
    for match in (shared, alone):
        harness.play_out(match, by_people=True)
        assert harness.call("GET", f"/api/replays/{match}").status_code == 200
    device = harness.run_in_loop(harness.server.authenticator.device, ada)
    HostTasks(harness.server.store, harness.server.clock).forget(OPERATOR, f"device:{device}")
    assert read_error(harness.call("GET", f"/api/replays/{alone}/0")) == (404, "no_such_replay")
    assert [seat["name"] for seat in harness.call("GET", f"/api/replays/{shared}").json()["seats"]] == ["", "P1"]
    assert [seat["name"] for seat in harness.call("GET", f"/api/replays/{shared}/0").json()["seats"]] == ["", "P1"]


def test_a_forgotten_player_has_no_name_in_ratings_and_results_of_others(harness: Harness) -> None:
    token, other = create_account(harness, "Quirin"), harness.new_device()
    id = start_match(harness, [token, other], rated=True, hints=False, options={"turn_cap": 50})
    harness.play_out(id)
    harness.run_in_loop(harness.server.threads.in_thread, harness.server.recorder.record_due)
    assert harness.record_past() == 1
    rated = harness.call("GET", "/api/ratings", other).json()
    HostTasks(harness.server.store, harness.server.clock).forget(OPERATOR, "Quirin")
    assert harness.call("GET", "/api/ratings", other).json() == rated
    assert not list(check_ratings(harness.server.store)) and not list(check_results(harness.server.store))
    [result] = harness.call("GET", "/api/statistics", other).json()["matches"]
    assert [seat["name"] for seat in result["seats"]] == [None, "P1"] and result["own"] == [1]
    file = harness.call("GET", f"/api/matches/{id}/file", other).json()
    assert [seat["name"] for seat in file["seats"]] == ["", "P1"]
    bw.verify(file)


def test_forgetting_the_last_host_needs_a_flag_and_a_refusal_changes_nothing(harness: Harness, database: Database) -> None:
    create_account(harness, "Quirin")
    tasks = HostTasks(harness.server.store, harness.server.clock)
    tasks.set_role(OPERATOR, "Quirin", "host")
    secret = tasks.link(OPERATOR, "Quirin")
    assert [(account.name, account.role, account.devices, account.state) for account in tasks.accounts()] == [
        ("Quirin", "host", 1, "active")
    ]
    before = dump_database(database)
    with pytest.raises(ApiError) as failed:
        tasks.forget(OPERATOR, "Quirin")
    assert failed.value.id == "last_host" and dump_database(database) == before
    assert call_account(harness, "link", secret=secret, new="battery staple").status_code == 200
    tasks.forget(OPERATOR, "Quirin", even_last=True)
    assert "Quirin" not in dump_database(database)
