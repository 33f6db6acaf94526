"""Accounts: a match goes on at another device; passwords, passkeys, and what ends them. On a laptop and a phone, in two languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.looks import layout_problems, resize, screen_faults
from tests.browser.person import wait_until
from tests.browser.server import PHONE, Server
from tests.browser.test_readers_settings import with_large_letters
from tests.browser.trains import TITLE, Person
from tests.conftest import PROVE, in_prove

ENGLISH, CZECH = Words("en", part="accounts"), Words("cs", part="accounts")
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with accounts."""
    running = Server(tmp_path_factory.mktemp("server"), "--accounts")
    running.start()
    yield running
    running.stop()


def match_of(page: Page) -> str:
    """A match of this device against a bot, which the page opens."""
    wish = {"game": "game_of_trains", "seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "greedy"}]}
    page.wait_for_function("() => localStorage.getItem('boardwright.token')")  # the page asks for one as it opens
    made: str = page.evaluate(
        """async wish => {
            const call = async (path, body) => (await fetch(path, { method: 'POST', body, headers: {
                'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('boardwright.token')}` } })).json()
            return (await call('/api/matches', JSON.stringify(wish))).id
        }""",
        wish,
    )
    page.goto(page.url.partition("#")[0] + f"#/table/{made}")
    page.locator(".prompt").wait_for()
    return made


def settings_of(page: Page, words: Words = ENGLISH) -> None:
    """Go to the account among the settings."""
    page.goto(page.url.partition("#")[0] + "#/settings")
    page.get_by_role("heading", name=words.t("ui-account"), exact=True).wait_for()


def decisions(page: Page) -> int:
    """How many choices were made in the one match of the signed-in player."""
    made: int = page.evaluate(
        """async () => (await (await fetch('/api/matches', { headers: {
            Authorization: `Bearer ${localStorage.getItem('boardwright.session')}` } })).json())[0].decisions"""
    )
    return made


def test_with_text_at_200_percent_a_phone_shows_all_of_the_account(open_page: Opener) -> None:
    page = open_page(isolated=True, language="is")
    page.set_viewport_size({"width": 390, "height": 844})
    with_large_letters(page)
    settings_of(page, Words("is", part="accounts"))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_long_names_of_ratings_are_no_wider_than_a_narrow_screen(open_page: Opener) -> None:
    page = open_page(language="sr")
    rating = {"value": 1500, "spread": 60, "matches": 50}
    rows = [{"name": name, "rating": rating, "yours": False} for name in ("W" * 24, "Maximiliana Alexandra", "Ana")]
    page.route("**/api/ratings/*", lambda route: route.fulfill(json=rows))
    resize(page, 320, 640)
    page.evaluate("location.hash = '#/ratings'")
    expect(page.get_by_text("Maximiliana")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not [each for each in layout_problems(page) if each.startswith(("cut", "beyond"))]


def make_account(page: Page, name: str, bring: bool = True) -> None:
    settings_of(page)
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_label("Add the tables").set_checked(bring)
    page.get_by_role("button", name="Create account", exact=True).click()
    expect(page.get_by_text(f"Signed in: {name}")).to_be_visible()


def test_a_match_goes_on_at_another_device(open_page: Opener) -> None:
    laptop, phone = open_page(bypass_csp=True), open_page(language="cs", bypass_csp=True, **PHONE)
    laptop.get_by_role("heading", name="Boardwright").wait_for()
    match = match_of(laptop)
    settings_of(laptop)
    assert not PROVE or not screen_faults(laptop), "who is not signed in"
    expect(laptop.get_by_text("Saved on this device.")).to_be_visible()
    laptop.get_by_role("radio", name="New account").check()
    assert not screen_faults(laptop), "a new account"
    laptop.get_by_role("radio", name="Light").check()
    with laptop.expect_response("**/api/account/settings"):  # several are told at once, a second later
        make_account(laptop, "Ana")
    expect(laptop.get_by_text("Saved in your account")).to_be_visible()
    assert not PROVE or not screen_faults(laptop), "who is signed in"

    settings_of(phone, CZECH)
    phone.get_by_label(CZECH.t("ui-account-name"), exact=True).fill("ana")
    phone.get_by_label(CZECH.t("ui-account-password"), exact=True).fill("wrong horse")
    phone.get_by_role("button", name=CZECH.t("ui-account-sign-in"), exact=True).tap()
    expect(phone.locator("p[role=alert]")).to_contain_text(CZECH.t("error-bad-sign-in"))
    assert not PROVE or not screen_faults(phone), "who is not let in"
    phone.get_by_label(CZECH.t("ui-account-password"), exact=True).fill(PASSWORD)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("Signed in: Ana")).to_be_visible()  # the language came along
    assert not screen_faults(phone), "who is signed in, on a phone"
    expect(phone.get_by_role("radio", name="Light")).to_be_checked()

    phone.goto(phone.url.partition("#")[0] + "#/")
    phone.locator("section[aria-labelledby=running]").get_by_role("link", name=TITLE).first.click()
    phone.wait_for_url(re.compile(f"#/table/{match}"))
    laptop.goto(laptop.url.partition("#")[0] + f"#/table/{match}")
    person = Person(phone, "finger")
    assert person.wait()
    person.decide()
    wait_until(phone, lambda: decisions(phone))
    laptop.locator(".prompt").wait_for()
    expect(laptop.locator(".watching")).to_have_count(0)

    settings_of(laptop)
    laptop.get_by_role("button", name="Sign out: ").click()
    expect(laptop.get_by_role("button", name="Sign out: ")).to_have_count(0)
    expect(phone.locator(".watching")).to_be_visible()
    expect(phone.get_by_text("You are no longer signed in on this device.")).to_be_visible()
    phone.goto(phone.url.partition("#")[0] + "#/")
    expect(phone.locator("section[aria-labelledby=running]")).to_have_count(0)


@in_prove("the server and the page have tests of their own")
def test_a_new_password_and_the_end_of_an_account(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("heading", name="Boardwright").wait_for()
    match = match_of(page)
    make_account(page, "Eva")
    page.locator("summary", has_text="Change password").click()
    changing = page.locator("form", has=page.get_by_role("button", name="Change password"))
    changing.get_by_label("Current password").fill(PASSWORD)
    changing.get_by_label("New password").fill("a new horse")
    changing.get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text="Password changed.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    told = json.loads(saved.value.path().read_text())
    assert [each["id"] for each in told["matches"]] == [match] and told["account"]["name"] == "Eva"

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Eva")
    page.get_by_label("Password", exact=True).fill("a new horse")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.locator("summary", has_text="Delete account").click()
    leaving = page.locator("form", has=page.get_by_role("button", name="Delete permanently"))
    leaving.get_by_label("Current password").fill("a new horse")
    leaving.get_by_role("button").click()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page.locator("section[aria-labelledby=running]").get_by_role("link", name=TITLE).first).to_be_visible()


@in_prove("the server and the page have tests of their own")
def test_passkeys(open_page: Opener, server: Server) -> None:
    page = open_page("favicon.svg", bypass_csp=True)
    page.goto(server.address + "#/settings")
    expect(page.get_by_text("Passkeys are not available here")).to_be_visible()  # the tests' address is a number

    page.goto(server.address.replace("127.0.0.1", "localhost") + "#/settings")
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    options: dict[str, Any] = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
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
