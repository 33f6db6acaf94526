"""A group, from its first member to a saved table that is opened with one press, in two languages, on a laptop and a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.screen_checks import screen_faults
from tests.browser.server import BLANK, PHONE
from tests.browser.trains import TITLE

CZECH = Words("cs", part="groups")


def test_group_admits_a_friend_and_opens_its_saved_table(open_page: Opener) -> None:
    host, friend = open_page("#/groups", bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    create_group(host, "Ana")
    create_link = host.get_by_role("button", name="Create a link")
    create_link.press("Enter")
    link = host.get_by_role("textbox", name="Invitation to the group").input_value()
    expect(create_link).to_be_focused()  # it was disabled for a moment

    friend.goto(link)
    friend.get_by_label(CZECH.t("ui-groups-own")).fill("Žofie")
    assert link.rsplit("/", 1)[1] not in friend.url and "Thursdays" in friend.inner_text("main")
    assert not screen_faults(friend), "the page of an invitation"
    friend.get_by_role("button", name=CZECH.t("ui-group-ask")).tap()
    expect(friend.get_by_text(CZECH.t("ui-group-asked"))).to_be_visible()

    host.reload()
    assert not screen_faults(host), "a group with a request"
    host.get_by_role("button", name="Admit: Žofie").click()
    host.get_by_role("link", name=f"Open a table: {TITLE}").click()
    host.get_by_label("Save these settings for the group").check()
    host.get_by_label("Name, such as").fill("Trains")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("heading", name=f"Table: {TITLE}").wait_for()

    friend.reload()
    assert not screen_faults(friend), "a member's page"
    friend.get_by_role("button", name=CZECH.t("ui-group-open-of", name="Trains")).tap()
    expect(friend.locator("#chairs + *")).to_contain_text("Žofie")
    host.goto(link.rsplit("/", 1)[0])
    host.get_by_role("heading", name="Open tables").wait_for()
    expect(host.locator(".table-cards li")).to_have_count(2)


def test_long_name_of_a_member_fits_the_page(open_page: Opener) -> None:
    page = open_page("#/groups", bypass_csp=True)
    create_group(page, "W" * 32)
    assert not screen_faults(page), "a group"


def create_group(page: Page, name: str) -> None:
    """Create a group under this name, and wait for its page."""
    page.get_by_label("Name of the group").fill("Thursdays")
    page.get_by_label("Your name in the group").fill(name)
    page.get_by_role("button", name="Create the group").click()
    expect(page.get_by_role("heading", name="Thursdays")).to_be_visible()
