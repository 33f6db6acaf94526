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
from tests.server.harness import Harness
from tests.server.members import WITH_ACCOUNTS, account, join
from tests.server.test_groups import call, make, secret
from tests.server.test_http import error


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """A server with the page for hosts."""
    with Harness(tmp_path / "matches.db", replace(WITH_ACCOUNTS, hosts_page=True), StillClock()) as harness:
        yield harness


def with_role(harness: Harness, name: str, role: Role) -> str:
    """A new account with a role: its token."""
    token = join(harness, name)
    harness.server.services.hosts.set_role(OPERATOR, name, role)
    return token


def do(harness: Harness, token: str | None, task: str, whom: str = "", **more: Any) -> Any:
    """A task."""
    return harness.call("POST", "/api/hosts/tasks", token, {"task": task, "whom": whom, **more})


def test_the_page_is_for_hosts_and_helpers_where_the_operator_wants_it(harness: Harness) -> None:
    host, helper, member = with_role(harness, "Ada", "host"), with_role(harness, "Bo", "helper"), join(harness, "Cyril")
    assert [account(harness, token)["hosts_page"] for token in (host, helper, member)] == [True, True, False]
    assert [each["name"] for each in harness.call("GET", "/api/hosts", host).json()["accounts"]] == ["Ada", "Bo", "Cyril"]
    seen = harness.call("GET", "/api/hosts", helper).json()
    assert seen["role"] == "helper" and seen["accounts"] == seen["log"] == seen["sizes"] == []
    for stranger, why in ((member, "not_a_host"), (harness.device(), "not_signed_in"), (None, "not_signed_in")):
        assert error(harness.call("GET", "/api/hosts", stranger)) == error(do(harness, stranger, "bar", "Bo", reason="x")) == (403, why)
    harness.settings = WITH_ACCOUNTS
    harness.restart()
    assert error(harness.call("GET", "/api/hosts", host)) == error(do(harness, host, "sign_out", "Bo")) == (404, "no_such_path")
    assert not account(harness, host)["hosts_page"]


def test_a_helper_bars_for_a_day_and_does_nothing_about_accounts(harness: Harness) -> None:
    helper, member = with_role(harness, "Bo", "helper"), join(harness, "Cyril")
    with_role(harness, "Ada", "host")
    for task in ("remove", "sign_out", "link", "export", "forget", "role"):
        assert error(do(harness, helper, task, "Cyril")) == (403, "not_a_host")
    for hours in (None, 25):
        assert error(do(harness, helper, "bar", "Cyril", reason="insults", hours=hours)) == (403, "only_a_day")
    assert error(do(harness, helper, "bar", "Ada", reason="insults", hours=1)) == (409, "has_role")
    assert do(harness, helper, "bar", "Cyril", reason="insults", hours=24).status_code == 200
    assert error(harness.call("GET", "/api/matches", member)) == (403, "barred_until"), "at once"
    assert [each["whom"] for each in harness.call("GET", "/api/hosts", helper).json()["bars"]] == ["account:Cyril"]
    assert do(harness, helper, "admit", "account:Cyril").status_code == 200
    assert harness.call("GET", "/api/matches", member).status_code == 200
    assert [each["role"] for each in account(harness, member)["actions"]] == ["helper", "helper"]


def test_a_host_does_what_the_command_line_does(harness: Harness) -> None:
    host, member = with_role(harness, "Ada", "host"), join(harness, "Cyril")
    assert error(do(harness, host, "role", "Ada", role="member")) == error(do(harness, host, "remove", "Ada")) == (409, "last_host")
    assert error(do(harness, host, "bar", "address:2001:db8::1", reason="x", hours=0))[1] == "bad_message"
    secret = do(harness, host, "link", "Cyril").json()["secret"]
    assert do(harness, host, "export", "Cyril").json()["data"]["accounts"][0]["name"] == "Cyril"
    answer = harness.call("POST", "/api/account/link", None, {"secret": secret, "new": "battery staple"})
    assert error(harness.call("GET", "/api/account", member)) == (403, "not_signed_in")
    assert do(harness, host, "forget", "Cyril").status_code == 200
    assert error(harness.call("GET", "/api/account", answer.json()["token"])) == (403, "not_signed_in")
    page = harness.call("GET", "/api/hosts", host).json()
    newest = page["log"][0]
    assert (newest["task"], newest["by"], newest["whom"]) == ("forget", "Ada", "")
    words = Words("en", part="hosts")
    for size in page["sizes"]:
        assert words.t(f"ui-hosts-size-{size['kind']}") != f"ui-hosts-size-{size['kind']}", "each kind has a name"


def test_what_concerns_accounts_needs_a_fresh_sign_in(harness: Harness) -> None:
    host = with_role(harness, "Ada", "host")
    join(harness, "Cyril")
    harness.server.clock.seconds += 11 * 60  # type: ignore[attr-defined]
    for task in ("remove", "link", "role", "export", "forget"):
        assert error(do(harness, host, task, "Cyril")) == (403, "sign_in_again")
    assert do(harness, host, "mute", "Cyril", reason="spam").status_code == 200


def test_a_host_who_plays_sees_reports_of_the_match_after_its_end(harness: Harness) -> None:
    host, other = with_role(harness, "Ada", "host"), with_role(harness, "Bo", "host")
    match = harness.match(host)
    with harness.page(match, harness.device(), None) as watching:
        watching.send(type="say", say_id="1", seat=None, text="Ada holds the 7", name="Guest")
        watching.next("talk")
        watching.send(type="report", channel="gallery", n=0, why="tells")
        watching.send(type="ping")
        watching.next("pong")
    answer = harness.call("GET", "/api/hosts", host)
    assert (answer.json()["withheld"], answer.json()["reports"]) == (1, []) and "holds" not in answer.text
    [report] = harness.call("GET", "/api/hosts", other).json()["reports"]
    assert report["reason"] == "tells" and [line["text"] for line in report["lines"] if line["reported"]] == ["Ada holds the 7"]
    assert do(harness, other, "close_report", report=report["n"]).status_code == 200
    assert error(do(harness, other, "close_report", report=report["n"])) == (404, "no_such_report")
    assert harness.call("GET", "/api/hosts", other).json()["reports"] == []


def test_a_helper_learns_nothing_of_reports_about_themselves_and_closes_none(harness: Harness) -> None:
    host, helper, guest = with_role(harness, "Ada", "host"), with_role(harness, "Bo", "helper"), harness.device()
    match = begin(harness, [helper, guest])
    with harness.page(match, guest, 1) as page:
        page.send(type="report_player", seat=0, why="insults")
        page.send(type="ping")
        page.next("pong")
    answer = harness.call("GET", "/api/hosts", helper).json()
    assert (answer["reports"], answer["withheld"]) == ([], 0)
    [report] = harness.call("GET", "/api/hosts", host).json()["reports"]
    assert error(do(harness, helper, "close_report", report=report["n"])) == (404, "no_such_report")
    assert do(harness, host, "close_report", report=report["n"]).status_code == 200


def test_a_host_does_not_bar_the_own_household(harness: Harness) -> None:
    host = with_role(harness, "Ada", "host")
    there = harness.client_at("192.0.2.7", headers={"authorization": f"Bearer {host}"})
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

    with Harness(on_postgresql.url, replace(WITH_ACCOUNTS, hosts_page=True)) as harness:
        host, member = with_role(harness, "Ada", "host"), join(harness, "Cyril")
        table, group = open_table(harness, member, [ME, OPEN, OPEN, OPEN])["id"], make(harness, member)
        link, coming = secret(harness, member, group), [harness.device() for _ in range(friends + 1)]
        for n, token in enumerate(coming, 2):
            assert call(harness, token, f"{group}/ask", secret=link, name=f"M{n}").status_code == 200
        for n, token in enumerate(coming[:-1], 2):
            assert call(harness, member, f"{group}/members/{n}").status_code == 200
            assert ask(harness, token, table, "sit", name=f"P{n}").status_code == 200
        first(membership, "remove", lambda: call(harness, member, f"{group}/members/{friends + 2}"))
        first(seating, "leave_entirely", lambda: ask(harness, coming[-1], table, "sit", name="Late"))
        assert do(harness, host, task, "Cyril").status_code == 200
        told = [chair["name"] for chair in seen(harness, coming[-1], table)["chairs"] if chair["kind"] == "person"]
        assert told == [*(f"P{n}" for n in range(2, friends + 2)), "Late"]
        members = harness.call("GET", f"/api/groups/{group}", coming[-1]).json()["members"]
        assert [each["name"] for each in members] == [f"M{n}" for n in range(2, friends + 3)]
