"""What a server stores about a person: exported as a whole, and forgotten without harm to others."""

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
from tests.server.databases import Place
from tests.server.gathered import BOT, OPEN, ask as at_table, begin, open_table
from tests.server.harness import Harness
from tests.server.members import WITH_ACCOUNTS, ask, join
from tests.server.test_http import read_error

OWN = ("Quirin", "Zwetschge", "Kolibri", "Wacholder", "quirin@mail.example", "Atlantic/Faroe", "Rauhnacht")
"""Texts that only this person has given."""


@pytest.fixture
def harness(database: Place) -> Iterator[Harness]:
    """Each test here runs with both kinds of databases."""
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        yield harness


def everything(place: Place) -> str:
    """All rows of all tables as one text."""
    tables = sorted(metadata.tables)
    return "\n".join(f"{table}: {[str(v) for v in row]}" for table in tables for row in place.do(f'SELECT * FROM "{table}"'))


def watchers(place: Place) -> set[int]:
    """The devices that matches and tables remember as spectators or former players."""
    rows = [row for table in ("matches", "tables") for [row] in place.do(f"SELECT watching FROM {table} WHERE watching IS NOT NULL")]
    stored: list[Any] = [json.loads(row) if isinstance(row, str) else row for row in rows]
    return {device for each in stored if each for device in each["watchers"] + each["players"]}


def lived_in(harness: Harness) -> tuple[str, str, str, str]:
    """A person has played alone and with another one, talked, asked for notices, and been barred.

    Returns the tokens of the person and of the other one, and the ids of a shared and an own match.
    """
    device = harness.device()
    token = join(harness, "Quirin", label="Zwetschge")
    assert ask(harness, "gather", token, device=device).status_code == 200
    ask(harness, "settings", token, settings={"theme": "Kolibri"})
    other = harness.device()
    me = {"kind": "person", "name": "Wacholder"}
    shared = open_table(harness, token, [me, OPEN], watching={"mode": "invited"}, zone="Atlantic/Faroe")["id"]
    assert at_table(harness, other, shared, "sit", name="Otto").status_code == 200
    assert at_table(harness, other, shared, "ready", seat=1, ready=True).status_code == 200
    with harness.page(shared, token, 0) as page:
        page.send(type="say", say_id="said by Quirin", seat=0, text="Rauhnacht is near")
        page.next("talk")
    watched = begin(harness, [other, harness.device()], watching={"mode": "invited"})
    invitation = harness.call("POST", f"/api/tables/{watched}/watchers", other).json()["secret"]
    assert harness.call("POST", f"/api/tables/{watched}/watch", token, {"secret": invitation}).status_code == 204
    deleted_after_a_report(harness, other, token)
    alone = harness.match(token)
    open_table(harness, token, [me, OPEN])
    group = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Wacholder"}).json()["id"]
    secret = harness.call("POST", f"/api/groups/{group}/link", token, {}).json()["secret"]
    harness.call("POST", f"/api/groups/{group}/ask", other, {"secret": secret, "name": "Otto"})
    harness.call("POST", f"/api/groups/{group}/members/2", token, {})
    league = {"name": "Winter", "kind": "league", "game": "game_of_trains", "members": [1, 2]}
    assert harness.call("POST", f"/api/groups/{group}/competitions", token, league).status_code == 201
    left_during_a_competition(harness, token)
    tasks = HostTasks(harness.server.store, harness.server.clock)
    person = tasks.find("Quirin")
    assert person.device
    state = due.at_first(harness.server.clock.now(), False, None, None)
    notices = NoticeStore(harness.server.store, harness.server.calendars)
    for about in (Subject(shared, 0), Subject(group)):
        notices.ask(NoticeRequest(about, "mail", person.device, "quirin@mail.example", None, "en", state), 9)
    tasks.bar(OPERATOR, "Quirin", "mute", "Kolibri")
    return token, other, shared, alone


def left_during_a_competition(harness: Harness, token: str) -> None:
    """The person has entered a competition and left its group."""
    host = harness.device()
    id = harness.call("POST", "/api/groups", host, {"name": "Tribe", "own": "Ida"}).json()["id"]
    secret = harness.call("POST", f"/api/groups/{id}/link", host, {}).json()["secret"]
    harness.call("POST", f"/api/groups/{id}/ask", token, {"secret": secret, "name": "Wacholder"})
    harness.call("POST", f"/api/groups/{id}/members/2", host, {})
    cup = {"name": "Cup", "kind": "knockout", "game": "game_of_trains", "members": [1, 2]}
    made = harness.call("POST", f"/api/groups/{id}/competitions", host, cup).json()["id"]
    assert harness.call("DELETE", f"/api/groups/{id}/members/2", token).status_code == 204
    entrants = harness.call("GET", f"/api/groups/{id}/competitions/{made}", host).json()["entrants"]
    assert [each["name"] for each in entrants] == ["Ida", "Wacholder"], "the competition keeps it"


def deleted_after_a_report(harness: Harness, ada: str, bo: str) -> None:
    """The second person has reported a line of the first one, who has deleted the match then."""
    id = begin(harness, [ada, bo])
    with harness.page(id, ada, 0) as first, harness.page(id, bo, 1) as second:
        first.send(type="say", say_id="1", seat=0, text="an insult")
        second.next("talk")
        second.send(type="say", say_id="2", seat=1, text="Rauhnacht is over")
        second.next("talk")
        second.send(type="report", channel="table", n=0)
        second.send(type="ping")
        second.next("pong")
    assert harness.call("DELETE", f"/api/matches/{id}", ada).status_code == 204


def test_everything_is_exported_and_nothing_that_lets_its_reader_in(harness: Harness) -> None:
    lived_in(harness)
    found = HostTasks(harness.server.store, harness.server.clock).export(OPERATOR, "Quirin")
    text = json.dumps(found, ensure_ascii=False)
    assert not [each for each in OWN if each not in text]
    assert len(found["matches"]) == 2 and found["seats"][0]["name"] and found["members"][0]["name"] == "Wacholder"
    assert len(found["competition_people"]) == 2
    assert [each["text"] for each in found["reported_lines"]] == ["Rauhnacht is over"]
    assert [bool(each["group"]) for each in found["notices"]] == [False, True]
    assert not [word for word in ("hash", "seed", "argon2", '"Otto"') if word in text], text


def test_each_table_that_names_people_is_exported() -> None:
    naming = {table.name for table in metadata.sorted_tables if owners(table, devices.c.id) or owners(table, accounts.c.id)}
    assert naming | {"devices"} == set(EXPORTED)


def test_a_forgotten_person_is_nowhere_in_the_database(harness: Harness, database: Place) -> None:
    token, other, shared, alone = lived_in(harness)
    tasks = HostTasks(harness.server.store, harness.server.clock)
    number = tasks.find("Quirin").device
    before = everything(database)
    assert not [each for each in OWN if each not in before] and number in watchers(database)
    rows = harness.log(shared)
    tasks.forget(OPERATOR, "Quirin")
    after = everything(database)
    assert not [each for each in OWN if each in after], after
    assert not database.do("SELECT id FROM devices WHERE id = :n", n=number)
    assert number not in watchers(database)
    assert harness.server.store.match(alone) is None
    row = harness.server.store.match(shared)
    assert row and [seat.name for seat in row.seats] == ["", "Otto"] and harness.log(shared) == rows
    assert [line.text for line in harness.server.talk.lines(shared, "table", 0, 9)] == ["–"]
    assert read_error(harness.call("GET", "/api/matches", token)) == (401, "no_token")
    [report] = harness.server.services.reports.reports(9)
    assert [line.text for line in harness.server.services.reports.lines_around(report)] == ["an insult", "–"]
    [group] = harness.call("GET", "/api/groups", other).json()
    assert harness.call("GET", f"/api/groups/{group['id']}", other).json()["host"], "the other member is the host now"


def test_matches_of_others_stay_playable_and_verifiable(harness: Harness) -> None:
    _, other, shared, _ = lived_in(harness)
    harness.server.registry._open.clear()
    HostTasks(harness.server.store, harness.server.clock).forget(OPERATOR, "Quirin")
    with harness.page(shared, other, 1) as page:
        assert [seat["name"] for seat in page.frame["seats"]] == ["", "Otto"]
        if 1 in page.frame["actors"]:
            page.act()
        page.send(type="say", say_id="1", seat=1, text="hello?")
        assert [line["text"] for line in page.next("talk")["lines"]][-1] in ("–", "hello?")
    assert not list(inspection.faults(harness.server.store))


def test_replays_that_were_seen_before_forget_the_person_too(harness: Harness) -> None:
    """Whether the match stays or has gone, and wherever the person was forgotten."""
    ada, bo = harness.device(), harness.device()
    shared = begin(harness, [ada, bo], options={"turn_cap": 50})
    alone = harness.match(ada, [{"kind": "person", "name": "Quirin"}, BOT], options={"turn_cap": 50})
    for match in (shared, alone):
        harness.play_out(match, by_people=True)
        assert harness.call("GET", f"/api/replays/{match}").status_code == 200
    device = harness.ask(harness.server.authenticator.device, ada)
    HostTasks(harness.server.store, harness.server.clock).forget(OPERATOR, f"device:{device}")
    assert read_error(harness.call("GET", f"/api/replays/{alone}/0")) == (404, "no_such_replay")
    assert [seat["name"] for seat in harness.call("GET", f"/api/replays/{shared}").json()["seats"]] == ["", "P1"]
    assert [seat["name"] for seat in harness.call("GET", f"/api/replays/{shared}/0").json()["seats"]] == ["", "P1"]


def test_a_forgotten_player_has_no_name_in_the_ratings_and_results_of_others(harness: Harness) -> None:
    token, other = join(harness, "Quirin"), harness.device()
    id = begin(harness, [token, other], rated=True, hints=False, options={"turn_cap": 50})
    harness.play_out(id)
    harness.ask(harness.server.threads.in_thread, harness.server.recorder.record_due)
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


def test_a_last_host_is_not_forgotten_by_mistake_and_a_failure_changes_nothing(harness: Harness, database: Place) -> None:
    join(harness, "Quirin")
    tasks = HostTasks(harness.server.store, harness.server.clock)
    tasks.set_role(OPERATOR, "Quirin", "host")
    secret = tasks.link(OPERATOR, "Quirin")
    assert [(each.name, each.role, each.devices, each.state) for each in tasks.accounts()] == [("Quirin", "host", 1, "active")]
    before = everything(database)
    with pytest.raises(ApiError) as failed:
        tasks.forget(OPERATOR, "Quirin")
    assert failed.value.id == "last_host" and everything(database) == before
    assert ask(harness, "link", secret=secret, new="battery staple").status_code == 200
    tasks.forget(OPERATOR, "Quirin", even_last=True)
    assert "Quirin" not in everything(database)
