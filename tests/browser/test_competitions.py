"""A league of a group, from its form to the table of its first match, in two languages, on a laptop and a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.screen_checks import resize, screen_faults
from tests.browser.server import BLANK, PHONE
from tests.browser.test_browser_settings import set_text_to_200_percent
from tests.browser.trains import TITLE

CZECH = Words("cs", part="groups")


def test_host_starts_a_league_and_members_meet_at_their_table(open_page: Opener) -> None:
    host, friend = open_page("#/groups", isolated=True, bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    host.get_by_label("Name of the group").fill("Thursdays")
    host.get_by_label("Your name in the group").fill("Ana")
    host.get_by_role("button", name="Create the group").click()
    host.get_by_role("button", name="Create a link").click()
    friend.goto(host.get_by_role("textbox", name="Invitation to the group").input_value())
    friend.get_by_label(CZECH.t("ui-groups-own")).fill("Žofie")
    friend.get_by_role("button", name=CZECH.t("ui-group-ask")).tap()
    host.reload()
    host.get_by_role("button", name="Admit: Žofie").click()

    host.get_by_role("button", name="New competition").click()
    host.get_by_label("Name of the competition").fill("Winter league")
    games, sizes = (host.locator("form select").nth(index) for index in (0, -1))
    expect(games.locator("option:checked"), "Endeavor is not offered to two members").to_have_text(TITLE)
    expect(sizes, "a table of four is not offered").to_have_value("2")
    host.get_by_role("radio", name="rated", exact=True).check()
    assert not screen_faults(host), "the form of a competition"
    host.get_by_role("button", name="Start the competition").click()
    host.get_by_role("heading", name="Winter league").wait_for()
    expect(host.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    assert not screen_faults(host), "the host's view of the competition"
    set_text_to_200_percent(host)
    resize(host, 390, 844)
    assert host.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "the standings with text at 200 %"
    host.get_by_role("button", name="Take my seat").click()
    expect(host.locator("#chairs + *")).to_contain_text("Žofie")

    friend.reload()
    friend.get_by_text(f"{CZECH.t('ui-competition-others', names='Ana')} · {CZECH.t('ui-competition-table-waiting')}").wait_for()
    friend.get_by_role("link", name="Winter league").tap()
    friend.get_by_text(CZECH.t("ui-competition-is-waiting")).wait_for()
    expect(friend.get_by_text("Hodnocená partie")).to_be_visible()
    assert not screen_faults(friend), "a member's view of the competition"
    friend.get_by_role("button", name=CZECH.t("ui-competition-seat")).tap()
    friend.wait_for_url("**/#/table/**")
    host.wait_for_url("**/#/table/**")
