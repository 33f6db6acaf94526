"""The page for hosts on a laptop, and its password link on a phone, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from boardwright.server.clock import Clock
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.hosts.tasks import HostTasks
from boardwright.server.store import Store
from tests.browser.conftest import Opener
from tests.browser.screen_checks import screen_faults
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.test_accounts import make_account, open_account_settings

CZECH = Words("cs", part="accounts")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page for hosts."""
    running = Server(tmp_path_factory.mktemp("server"), "--accounts", "--hosts-page")
    running.start()
    yield running
    running.stop()


def make_host(server: Server, account: str, reason: str) -> None:
    store = Store(str(server.folder / "matches.db"))
    HostTasks(store, Clock()).set_role(OPERATOR, account, "host", reason)
    store.close()


def bar(host: Page, subject: str, reason: str) -> None:
    """Bar an account or address on the page for hosts."""
    host.get_by_label("Person or household").fill(subject)
    host.get_by_label("Reason").fill(reason)
    host.get_by_role("button", name="Bar", exact=True).click()
    expect(host.get_by_role("button", name=f"Lift: {subject}")).to_be_visible()


def test_host_makes_a_password_link_and_bars_a_household(open_page: Opener, server: Server) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    make_account(host, "Ada")
    make_host(server, "Ada", "runs the club")
    open_account_settings(host)
    host.reload()
    expect(host.get_by_text("runs the club")).to_be_visible()
    host.get_by_role("link", name="Page for hosts").click()
    bar(host, "address:192.0.2.7", "guesses passwords")
    host.get_by_text("More about Ada").click()
    assert not screen_faults(host)
    host.get_by_role("button", name="Make a link for a new password").click()
    link = host.get_by_role("textbox", name="This link works once").input_value()

    friend.goto(link)
    expect(friend).not_to_have_url(re.compile(re.escape(link.rsplit("/", 1)[1])))
    friend.get_by_label(CZECH.t("ui-account-wanted")).fill("battery staple")
    assert not screen_faults(friend)
    friend.get_by_role("button", name=CZECH.t("ui-account-link-do")).tap()
    expect(friend.get_by_role("status")).to_contain_text("Signed in as Ada")  # in the language of the account
    host.get_by_role("button", name="Lift: address:192.0.2.7").click()
    expect(host.get_by_text("You are no longer signed in")).to_be_visible()


def test_barred_player_can_play_again_once_the_bar_is_lifted(open_page: Opener, server: Server) -> None:
    host, player = open_page(), open_page()
    make_account(host, "Bea")
    make_account(player, "Eva")
    make_host(server, "Bea", "helps")
    player.goto(server.address)
    player.get_by_role("button", name="Play now: Game of Trains").click()
    player.locator(".prompt").wait_for()
    host.goto(f"{server.address}#/hosts")
    bar(host, "account:Eva", "rude")
    refusal = player.get_by_text("You are barred from this server.")
    expect(refusal).to_be_visible()
    player.reload()
    expect(refusal).to_be_visible()
    host.get_by_role("button", name="Lift: account:Eva").click()
    expect(host.get_by_role("button", name="Lift: account:Eva")).to_have_count(0)
    player.get_by_role("button", name="Retry now").click()
    player.locator(".prompt").wait_for()
    expect(refusal).to_have_count(0)
