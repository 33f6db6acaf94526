"""The page for hosts: who may see and do what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.text.words import Words
from boardwright.server.group_rules import membership
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.protocol.fields import Role
from boardwright.server.table_rules import seating
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import ME, OPEN, ask, begin, open_table, seen
from tests.server.house import House
from tests.server.members import WITH_ACCOUNTS, account, join
from tests.server.test_groups import call, make, secret
from tests.server.test_http import error


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with the page for hosts."""
    with House(tmp_path / "matches.db", replace(WITH_ACCOUNTS, hosts_page=True), StillClock()) as house:
        yield house


def with_role(house: House, name: str, role: Role) -> str:
    """A new account with a role: its token."""
    token = join(house, name)
    house.server.services.hosts.set_role(OPERATOR, name, role)
    return token


def do(house: House, token: str | None, task: str, whom: str = "", **more: Any) -> Any:
    """A task."""
    return house.call("POST", "/api/hosts/tasks", token, {"task": task, "whom": whom, **more})


def test_the_page_is_for_hosts_and_helpers_where_the_operator_wants_it(house: House) -> None:
    host, helper, member = with_role(house, "Ada", "host"), with_role(house, "Bo", "helper"), join(house, "Cyril")
    assert [account(house, token)["hosts_page"] for token in (host, helper, member)] == [True, True, False]
    assert [each["name"] for each in house.call("GET", "/api/hosts", host).json()["accounts"]] == ["Ada", "Bo", "Cyril"]
    seen = house.call("GET", "/api/hosts", helper).json()
    assert seen["role"] == "helper" and seen["accounts"] == seen["log"] == seen["sizes"] == []
    for stranger, why in ((member, "not_a_host"), (house.device(), "not_signed_in"), (None, "not_signed_in")):
        assert error(house.call("GET", "/api/hosts", stranger)) == error(do(house, stranger, "bar", "Bo", reason="x")) == (403, why)
    house.settings = WITH_ACCOUNTS
    house.restart()
    assert error(house.call("GET", "/api/hosts", host)) == error(do(house, host, "sign_out", "Bo")) == (404, "no_such_path")
    assert not account(house, host)["hosts_page"]


def test_a_helper_bars_for_a_day_and_does_nothing_about_accounts(house: House) -> None:
    helper, member = with_role(house, "Bo", "helper"), join(house, "Cyril")
    with_role(house, "Ada", "host")
    for task in ("remove", "sign_out", "link", "export", "forget", "role"):
        assert error(do(house, helper, task, "Cyril")) == (403, "not_a_host")
    for hours in (None, 25):
        assert error(do(house, helper, "bar", "Cyril", reason="insults", hours=hours)) == (403, "only_a_day")
    assert error(do(house, helper, "bar", "Ada", reason="insults", hours=1)) == (409, "has_role")
    assert do(house, helper, "bar", "Cyril", reason="insults", hours=24).status_code == 200
    assert error(house.call("GET", "/api/matches", member)) == (403, "barred_until"), "at once"
    assert [each["whom"] for each in house.call("GET", "/api/hosts", helper).json()["bars"]] == ["account:Cyril"]
    assert do(house, helper, "admit", "account:Cyril").status_code == 200
    assert house.call("GET", "/api/matches", member).status_code == 200
    assert [each["role"] for each in account(house, member)["actions"]] == ["helper", "helper"]


def test_a_host_does_what_the_command_line_does(house: House) -> None:
    host, member = with_role(house, "Ada", "host"), join(house, "Cyril")
    assert error(do(house, host, "role", "Ada", role="member")) == error(do(house, host, "remove", "Ada")) == (409, "last_host")
    assert error(do(house, host, "bar", "address:2001:db8::1", reason="x", hours=0))[1] == "bad_message"
    secret = do(house, host, "link", "Cyril").json()["secret"]
    assert do(house, host, "export", "Cyril").json()["data"]["accounts"][0]["name"] == "Cyril"
    answer = house.call("POST", "/api/account/link", None, {"secret": secret, "new": "battery staple"})
    assert error(house.call("GET", "/api/account", member)) == (403, "not_signed_in")
    assert do(house, host, "forget", "Cyril").status_code == 200
    assert error(house.call("GET", "/api/account", answer.json()["token"])) == (403, "not_signed_in")
    page = house.call("GET", "/api/hosts", host).json()
    newest = page["log"][0]
    assert (newest["task"], newest["by"], newest["whom"]) == ("forget", "Ada", "")
    words = Words("en", part="hosts")
    for size in page["sizes"]:
        assert words.t(f"ui-hosts-size-{size['kind']}") != f"ui-hosts-size-{size['kind']}", "each kind has a name"


def test_what_concerns_accounts_needs_a_fresh_sign_in(house: House) -> None:
    host = with_role(house, "Ada", "host")
    join(house, "Cyril")
    house.server.clock.seconds += 11 * 60  # type: ignore[attr-defined]
    for task in ("remove", "link", "role", "export", "forget"):
        assert error(do(house, host, task, "Cyril")) == (403, "sign_in_again")
    assert do(house, host, "mute", "Cyril", reason="spam").status_code == 200


def test_a_host_who_plays_sees_reports_of_the_match_after_its_end(house: House) -> None:
    host, other = with_role(house, "Ada", "host"), with_role(house, "Bo", "host")
    match = house.match(host)
    with house.page(match, house.device(), None) as watching:
        watching.send(type="say", say_id="1", seat=None, text="Ada holds the 7", name="Guest")
        watching.next("talk")
        watching.send(type="report", channel="gallery", n=0, why="tells")
        watching.send(type="ping")
        watching.next("pong")
    answer = house.call("GET", "/api/hosts", host)
    assert (answer.json()["withheld"], answer.json()["reports"]) == (1, []) and "holds" not in answer.text
    [report] = house.call("GET", "/api/hosts", other).json()["reports"]
    assert report["reason"] == "tells" and [line["text"] for line in report["lines"] if line["reported"]] == ["Ada holds the 7"]
    assert do(house, other, "close_report", report=report["n"]).status_code == 200
    assert error(do(house, other, "close_report", report=report["n"])) == (404, "no_such_report")
    assert house.call("GET", "/api/hosts", other).json()["reports"] == []


def test_a_helper_learns_nothing_of_reports_about_themselves_and_closes_none(house: House) -> None:
    host, helper, guest = with_role(house, "Ada", "host"), with_role(house, "Bo", "helper"), house.device()
    match = begin(house, [helper, guest])
    with house.page(match, guest, 1) as page:
        page.send(type="report_player", seat=0, why="insults")
        page.send(type="ping")
        page.next("pong")
    answer = house.call("GET", "/api/hosts", helper).json()
    assert (answer["reports"], answer["withheld"]) == ([], 0)
    [report] = house.call("GET", "/api/hosts", host).json()["reports"]
    assert error(do(house, helper, "close_report", report=report["n"])) == (404, "no_such_report")
    assert do(house, host, "close_report", report=report["n"]).status_code == 200


def test_a_host_does_not_bar_the_own_household(house: House) -> None:
    host = with_role(house, "Ada", "host")
    there = house.client_at("192.0.2.7", headers={"authorization": f"Bearer {host}"})
    body = {"task": "bar", "whom": "address:192.0.2.7", "reason": "a test"}
    assert error(there.post("/api/hosts/tasks", json=body)) == (409, "own_household")
    assert there.post("/api/hosts/tasks", json={**body, "whom": "address:192.0.2.8"}).status_code == 200


@pytest.mark.parametrize("task", ["remove", "forget"])
@pytest.mark.parametrize("friends", [0, 1])
def test_who_comes_at_the_moment_when_another_is_removed_stays(
    on_postgresql: Place, monkeypatch: pytest.MonkeyPatch, task: str, friends: int
) -> None:
    """At a table and in a group, where the one who is removed was alone or had a friend."""

    def first(owner: Any, name: str, happens: Callable[[], Any]) -> None:
        does, news = getattr(owner, name), iter([happens])

        def after_all(*args: Any) -> Any:
            for each in news:
                assert each().status_code == 200
            return does(*args)

        monkeypatch.setattr(owner, name, after_all)

    with House(on_postgresql.url, replace(WITH_ACCOUNTS, hosts_page=True)) as house:
        host, member = with_role(house, "Ada", "host"), join(house, "Cyril")
        table, group = open_table(house, member, [ME, OPEN, OPEN, OPEN])["id"], make(house, member)
        link, coming = secret(house, member, group), [house.device() for _ in range(friends + 1)]
        for n, token in enumerate(coming, 2):
            assert call(house, token, f"{group}/ask", secret=link, name=f"M{n}").status_code == 200
        for n, token in enumerate(coming[:-1], 2):
            assert call(house, member, f"{group}/members/{n}").status_code == 200
            assert ask(house, token, table, "sit", name=f"P{n}").status_code == 200
        first(membership, "remove", lambda: call(house, member, f"{group}/members/{friends + 2}"))
        first(seating, "leave_entirely", lambda: ask(house, coming[-1], table, "sit", name="Late"))
        assert do(house, host, task, "Cyril").status_code == 200
        told = [chair["name"] for chair in seen(house, coming[-1], table)["chairs"] if chair["kind"] == "person"]
        assert told == [*(f"P{n}" for n in range(2, friends + 2)), "Late"]
        members = house.call("GET", f"/api/groups/{group}", coming[-1]).json()["members"]
        assert [each["name"] for each in members] == [f"M{n}" for n in range(2, friends + 3)]
