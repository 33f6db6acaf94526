"""Accounts: a match that continues on another device, passwords, passkeys, deletion; on a laptop and a phone, in two languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import wait_until
from tests.browser.screen_checks import layout_problems, resize, screen_faults
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.test_browser_settings import set_text_to_200_percent
from tests.browser.trains import TITLE, Person
from tests.conftest import PROVE, only_in_prove

ENGLISH, CZECH = Words("en", part="accounts"), Words("cs", part="accounts")
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with accounts."""
    running = Server(tmp_path_factory.mktemp("server"), "--accounts")
    running.start()
    yield running
    running.stop()


def create_match(page: Page) -> str:
    """Create a match of this device against a bot, and open its table."""
    body = {"game": "game_of_trains", "seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "greedy"}]}
    page.wait_for_function("() => localStorage.getItem('boardwright.token')")  # the page asks for one as it opens
    id: str = page.evaluate(
        """async body => {
            const post = async (path, body) => (await fetch(path, { method: 'POST', body, headers: {
                'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('boardwright.token')}` } })).json()
            return (await post('/api/matches', JSON.stringify(body))).id
        }""",
        body,
    )
    page.goto(page.url.partition("#")[0] + f"#/table/{id}")
    page.locator(".prompt").wait_for()
    return id


def open_account_settings(page: Page, words: Words = ENGLISH) -> None:
    """Open the section of the settings about the account."""
    page.goto(page.url.partition("#")[0] + "#/settings")
    page.get_by_role("heading", name=words.t("ui-account"), exact=True).wait_for()


def count_decisions(page: Page) -> int:
    """Return the number of decisions in the one match of the signed-in player."""
    number: int = page.evaluate(
        """async () => (await (await fetch('/api/matches', { headers: {
            Authorization: `Bearer ${localStorage.getItem('boardwright.session')}` } })).json())[0].decisions"""
    )
    return number


def test_account_settings_fit_a_phone_with_text_at_200_percent(open_page: Opener) -> None:
    page = open_page(isolated=True, language="is")
    page.set_viewport_size({"width": 390, "height": 844})
    set_text_to_200_percent(page)
    open_account_settings(page, Words("is", part="accounts"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_ratings_with_long_names_fit_a_narrow_screen(open_page: Opener) -> None:
    page = open_page(language="sr")
    rating = {"value": 1500, "spread": 60, "matches": 50}
    rows = [{"name": name, "rating": rating, "yours": False} for name in ("W" * 24, "Maximiliana Alexandra", "Ana")]
    page.route("**/api/ratings/*", lambda route: route.fulfill(json=rows))
    resize(page, 320, 640)
    page.evaluate("location.hash = '#/ratings'")
    expect(page.get_by_text("Maximiliana")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not [problem for problem in layout_problems(page) if problem.startswith(("cut", "beyond"))]


def make_account(page: Page, name: str, keep_tables: bool = True) -> None:
    open_account_settings(page)
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Add the tables").set_checked(keep_tables)
    page.get_by_role("button", name="Create account", exact=True).click()
    expect(page.get_by_text(f"Signed in: {name}")).to_be_visible()


def test_match_continues_on_another_device_of_the_account(open_page: Opener) -> None:
    laptop, phone = open_page(bypass_csp=True), open_page(language="cs", bypass_csp=True, **PHONE)
    laptop.get_by_role("heading", name="Boardwright").wait_for()
    match = create_match(laptop)
    open_account_settings(laptop)
    assert not PROVE or not screen_faults(laptop), "the settings before signing in"
    expect(laptop.get_by_text("Saved on this device.")).to_be_visible()
    laptop.get_by_role("radio", name="New account").check()
    assert not screen_faults(laptop), "the form of a new account"
    laptop.get_by_role("radio", name="Light").check()
    with laptop.expect_response("**/api/account/settings"):  # several changes are sent at once, a second later
        make_account(laptop, "Ana")
    expect(laptop.get_by_text("Saved in your account")).to_be_visible()
    assert not PROVE or not screen_faults(laptop), "the settings of a signed-in player"

    open_account_settings(phone, CZECH)
    phone.get_by_label(CZECH.t("ui-account-name"), exact=True).fill("ana")
    phone.get_by_label(CZECH.t("ui-account-password"), exact=True).fill("wrong horse")
    phone.get_by_role("button", name=CZECH.t("ui-account-sign-in"), exact=True).tap()
    expect(phone.locator("p[role=alert]")).to_contain_text(CZECH.t("error-bad-sign-in"))
    assert not PROVE or not screen_faults(phone), "the refusal of a wrong password"
    phone.get_by_label(CZECH.t("ui-account-password"), exact=True).fill(PASSWORD)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("Signed in: Ana")).to_be_visible()  # the language is that of the account
    assert not screen_faults(phone), "the settings of a signed-in player, on a phone"
    expect(phone.get_by_role("radio", name="Light")).to_be_checked()

    phone.goto(phone.url.partition("#")[0] + "#/")
    phone.locator("section[aria-labelledby=running]").get_by_role("link", name=TITLE).first.click()
    phone.wait_for_url(re.compile(f"#/table/{match}"))
    laptop.goto(laptop.url.partition("#")[0] + f"#/table/{match}")
    person = Person(phone, "finger")
    assert person.wait_for_turn()
    person.decide()
    wait_until(phone, lambda: count_decisions(phone))
    laptop.locator(".prompt").wait_for()
    expect(laptop.locator(".watching")).to_have_count(0)

    open_account_settings(laptop)
    laptop.get_by_role("button", name="Sign out: ").click()
    expect(laptop.get_by_role("button", name="Sign out: ")).to_have_count(0)
    expect(phone.locator(".watching")).to_be_visible()
    expect(phone.get_by_text("You are no longer signed in on this device.")).to_be_visible()
    phone.goto(phone.url.partition("#")[0] + "#/")
    expect(phone.locator("section[aria-labelledby=running]")).to_have_count(0)


@only_in_prove("the server and the page have tests of their own")
def test_password_is_changed_and_account_is_deleted(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("heading", name="Boardwright").wait_for()
    match = create_match(page)
    make_account(page, "Eva")
    page.locator("summary", has_text="Change password").click()
    password_form = page.locator("form", has=page.get_by_role("button", name="Change password"))
    password_form.get_by_label("Current password").fill(PASSWORD)
    password_form.get_by_label("New password").fill("a new horse")
    password_form.get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text="Password changed.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    data = json.loads(download.value.path().read_text())
    assert [record["id"] for record in data["matches"]] == [match] and data["account"]["name"] == "Eva"

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Eva")
    page.get_by_label("Password", exact=True).fill("a new horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.locator("summary", has_text="Delete account").click()
    deletion_form = page.locator("form", has=page.get_by_role("button", name="Delete permanently"))
    deletion_form.get_by_label("Current password").fill("a new horse")
    deletion_form.get_by_role("button").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page.locator("section[aria-labelledby=running]").get_by_role("link", name=TITLE).first).to_be_visible()


@only_in_prove("the server and the page have tests of their own")
def test_account_with_a_passkey_is_created_used_and_deleted(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, bypass_csp=True)
    page.goto(server.address + "#/settings")
    expect(page.get_by_text("Passkeys are not available here")).to_be_visible()  # the tests' address has no host name

    page.goto(server.address.replace("127.0.0.1", "localhost") + "#/settings")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options: dict[str, Any] = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Iva")
    page.get_by_role("button", name="Create account with a passkey instead").click()
    expect(page.get_by_text("Signed in: Iva")).to_be_visible()
    expect(page.get_by_role("list", name="Passkeys").locator("li")).to_have_count(1)
    assert not screen_faults(page), "an account with a passkey"
    page.get_by_role("button", name="Remove passkey").click()
    expect(page.locator("p[role=alert]")).to_contain_text("only way")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Signed in: Iva")).to_be_visible()
    page.locator("summary", has_text="Delete account").click()
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
