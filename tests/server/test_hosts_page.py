"""The page for hosts of a server: who may see it, and which tasks hosts and helpers may do."""

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
from tests.server.account_calls import WITH_ACCOUNTS, create_account, get_account
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import Harness
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_groups import call_group, create_group, create_link
from tests.server.test_http import read_error


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """A server with the page for hosts."""
    with Harness(tmp_path / "matches.db", replace(WITH_ACCOUNTS, hosts_page=True), ManualClock()) as harness:
        yield harness


def join_with_role(harness: Harness, name: str, role: Role) -> str:
    """Create an account with a role. Returns its token."""
    token = create_account(harness, name)
    harness.server.services.hosts.set_role(OPERATOR, name, role)
    return token


def do_task(harness: Harness, token: str | None, task: str, whom: str = "", **more: Any) -> Any:
    """Do a task of the page for hosts."""
    return harness.call("POST", "/api/hosts/tasks", token, {"task": task, "whom": whom, **more})


def test_the_page_is_for_hosts_and_helpers_if_the_operator_enables_it(harness: Harness) -> None:
    host, helper, member = join_with_role(harness, "Ada", "host"), join_with_role(harness, "Bo", "helper"), create_account(harness, "Cyril")
    assert [get_account(harness, token)["hosts_page"] for token in (host, helper, member)] == [True, True, False]
    assert [entry["name"] for entry in harness.call("GET", "/api/hosts", host).json()["accounts"]] == ["Ada", "Bo", "Cyril"]
    page = harness.call("GET", "/api/hosts", helper).json()
    assert page["role"] == "helper" and page["accounts"] == page["log"] == page["sizes"] == []
    for stranger, why in ((member, "not_a_host"), (harness.new_device(), "not_signed_in"), (None, "not_signed_in")):
        assert (
            read_error(harness.call("GET", "/api/hosts", stranger))
            == read_error(do_task(harness, stranger, "bar", "Bo", reason="x"))
            == (403, why)
        )
    harness.settings = WITH_ACCOUNTS
    harness.restart()
    assert (
        read_error(harness.call("GET", "/api/hosts", host)) == read_error(do_task(harness, host, "sign_out", "Bo")) == (404, "no_such_path")
    )
    assert not get_account(harness, host)["hosts_page"]


def test_a_helper_bars_for_a_day_at_most_and_cannot_manage_accounts(harness: Harness) -> None:
    helper, member = join_with_role(harness, "Bo", "helper"), create_account(harness, "Cyril")
    join_with_role(harness, "Ada", "host")
    for task in ("remove", "sign_out", "link", "export", "forget", "role"):
        assert read_error(do_task(harness, helper, task, "Cyril")) == (403, "not_a_host")
    for hours in (None, 25):
        assert read_error(do_task(harness, helper, "bar", "Cyril", reason="insults", hours=hours)) == (403, "only_a_day")
    assert read_error(do_task(harness, helper, "bar", "Ada", reason="insults", hours=1)) == (409, "has_role")
    assert do_task(harness, helper, "bar", "Cyril", reason="insults", hours=24).status_code == 200
    assert read_error(harness.call("GET", "/api/matches", member)) == (403, "barred_until"), "at once"
    assert [entry["whom"] for entry in harness.call("GET", "/api/hosts", helper).json()["bars"]] == ["account:Cyril"]
    assert do_task(harness, helper, "admit", "account:Cyril").status_code == 200
    assert harness.call("GET", "/api/matches", member).status_code == 200
    assert [action["role"] for action in get_account(harness, member)["actions"]] == ["helper", "helper"]


def test_a_host_can_do_the_tasks_of_the_command_line(harness: Harness) -> None:
    host, member = join_with_role(harness, "Ada", "host"), create_account(harness, "Cyril")
    assert (
        read_error(do_task(harness, host, "role", "Ada", role="member"))
        == read_error(do_task(harness, host, "remove", "Ada"))
        == (409, "last_host")
    )
    assert read_error(do_task(harness, host, "bar", "address:2001:db8::1", reason="x", hours=0))[1] == "bad_message"
    link = do_task(harness, host, "link", "Cyril").json()["secret"]
    assert do_task(harness, host, "export", "Cyril").json()["data"]["accounts"][0]["name"] == "Cyril"
    answer = harness.call("POST", "/api/account/link", None, {"secret": link, "new": "battery staple"})
    assert read_error(harness.call("GET", "/api/account", member)) == (403, "not_signed_in")
    assert do_task(harness, host, "forget", "Cyril").status_code == 200
    assert read_error(harness.call("GET", "/api/account", answer.json()["token"])) == (403, "not_signed_in")
    page = harness.call("GET", "/api/hosts", host).json()
    newest = page["log"][0]
    assert (newest["task"], newest["by"], newest["whom"]) == ("forget", "Ada", "")
    words = Words("en", part="hosts")
    for size in page["sizes"]:
        assert words.t(f"ui-hosts-size-{size['kind']}") != f"ui-hosts-size-{size['kind']}", "each kind has a name"


def test_tasks_about_accounts_need_a_recent_sign_in(harness: Harness) -> None:
    host = join_with_role(harness, "Ada", "host")
    create_account(harness, "Cyril")
    harness.server.clock.seconds += 11 * 60  # type: ignore[attr-defined]
    for task in ("remove", "link", "role", "export", "forget"):
        assert read_error(do_task(harness, host, task, "Cyril")) == (403, "sign_in_again")
    assert do_task(harness, host, "mute", "Cyril", reason="spam").status_code == 200


def test_reports_of_a_running_match_are_withheld_from_a_host_who_plays_it(harness: Harness) -> None:
    host, other = join_with_role(harness, "Ada", "host"), join_with_role(harness, "Bo", "host")
    match = harness.new_match(host)
    with harness.page(match, harness.new_device(), None) as watching:
        watching.send(type="say", say_id="1", seat=None, text="Ada holds the 7", name="Guest")
        watching.wait_for("talk")
        watching.send(type="report", channel="gallery", n=0, why="tells")
        watching.send(type="ping")
        watching.wait_for("pong")
    answer = harness.call("GET", "/api/hosts", host)
    assert (answer.json()["withheld"], answer.json()["reports"]) == (1, []) and "holds" not in answer.text
    [report] = harness.call("GET", "/api/hosts", other).json()["reports"]
    assert report["reason"] == "tells" and [line["text"] for line in report["lines"] if line["reported"]] == ["Ada holds the 7"]
    assert do_task(harness, other, "close_report", report=report["n"]).status_code == 200
    assert read_error(do_task(harness, other, "close_report", report=report["n"])) == (404, "no_such_report")
    assert harness.call("GET", "/api/hosts", other).json()["reports"] == []


def test_a_helper_cannot_see_or_close_reports_about_themselves(harness: Harness) -> None:
    host, helper, guest = join_with_role(harness, "Ada", "host"), join_with_role(harness, "Bo", "helper"), harness.new_device()
    match = start_match(harness, [helper, guest])
    with harness.page(match, guest, 1) as page:
        page.send(type="report_player", seat=0, why="insults")
        page.send(type="ping")
        page.wait_for("pong")
    answer = harness.call("GET", "/api/hosts", helper).json()
    assert (answer["reports"], answer["withheld"]) == ([], 0)
    [report] = harness.call("GET", "/api/hosts", host).json()["reports"]
    assert read_error(do_task(harness, helper, "close_report", report=report["n"])) == (404, "no_such_report")
    assert do_task(harness, host, "close_report", report=report["n"]).status_code == 200


def test_a_host_cannot_bar_their_own_household(harness: Harness) -> None:
    host = join_with_role(harness, "Ada", "host")
    client = harness.client_at("192.0.2.7", headers={"authorization": f"Bearer {host}"})
    body = {"task": "bar", "whom": "address:192.0.2.7", "reason": "a test"}
    assert read_error(client.post("/api/hosts/tasks", json=body)) == (409, "own_household")
    assert client.post("/api/hosts/tasks", json={**body, "whom": "address:192.0.2.8"}).status_code == 200


@pytest.mark.parametrize("task", ["remove", "forget"])
@pytest.mark.parametrize("friends", [0, 1])
def test_a_player_who_joins_while_another_is_removed_stays(
    postgresql_database: Database, monkeypatch: pytest.MonkeyPatch, task: str, friends: int
) -> None:
    """The player joins a table and a group whose owner is removed, alone or with a friend there."""

    def run_before(module: Any, name: str, join_late: Callable[[], Any]) -> None:
        """Let a call happen just before the first call of a function."""
        original, pending = getattr(module, name), iter([join_late])

        def replacement(*args: Any) -> Any:
            for call in pending:
                assert call().status_code == 200
            return original(*args)

        monkeypatch.setattr(module, name, replacement)

    with Harness(postgresql_database.url, replace(WITH_ACCOUNTS, hosts_page=True)) as harness:
        host, member = join_with_role(harness, "Ada", "host"), create_account(harness, "Cyril")
        table, group = open_table(harness, member, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT])["id"], create_group(harness, member)
        link, newcomers = create_link(harness, member, group), [harness.new_device() for _ in range(friends + 1)]
        for n, token in enumerate(newcomers, 2):
            assert call_group(harness, token, f"{group}/ask", secret=link, name=f"M{n}").status_code == 200
        for n, token in enumerate(newcomers[:-1], 2):
            assert call_group(harness, member, f"{group}/members/{n}").status_code == 200
            assert call_table(harness, token, table, "sit", name=f"P{n}").status_code == 200
        run_before(membership, "remove", lambda: call_group(harness, member, f"{group}/members/{friends + 2}"))
        run_before(seating, "leave_entirely", lambda: call_table(harness, newcomers[-1], table, "sit", name="Late"))
        assert do_task(harness, host, task, "Cyril").status_code == 200
        names = [chair["name"] for chair in get_table(harness, newcomers[-1], table)["chairs"] if chair["kind"] == "person"]
        assert names == [*(f"P{n}" for n in range(2, friends + 2)), "Late"]
        members = harness.call("GET", f"/api/groups/{group}", newcomers[-1]).json()["members"]
        assert [entry["name"] for entry in members] == [f"M{n}" for n in range(2, friends + 3)]
