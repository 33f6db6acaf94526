"""Friends at one table, each with a browser: from its setup to the first moves, in two languages, on a laptop and a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.person import wait_until
from tests.browser.screen_checks import CHOICES_TAB, LAPTOP_SIZE, PHONE_SIZE, resize, screen_faults
from tests.browser.server import BLANK, PHONE
from tests.browser.shared_table import CZECH, open_table, set_up_table, sit_down, start_match_as_friend, whose_turn
from tests.browser.trains import TITLE, Person
from tests.conftest import PROVE, only_in_prove


def test_friend_with_the_table_link_sits_down_and_both_play(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    open_table(host)
    room = host.url
    host.locator(".room .go button").first.wait_for()
    host.locator("summary", has_text="Fair deal").click()
    commitment = host.get_by_role("textbox", name="What the server committed to").input_value()
    assert re.fullmatch("[0-9a-f]{64}", commitment) and commitment[:16] in host.locator("summary", has_text="Fair deal").inner_text()
    assert not screen_faults(host), "the host's room"

    friend.goto(host.get_by_role("textbox", name="Table link").input_value())
    friend.get_by_label(CZECH.t("ui-room-your-name")).fill("Žofie")
    assert not screen_faults(friend), "the page of a table link"
    friend.get_by_role("button", name=CZECH.t("ui-room-sit")).tap()
    expect(host.locator("li", has_text="Žofie")).to_contain_text("not ready yet")
    assert host.title().startswith("2/2"), host.title()
    assert not PROVE or not screen_faults(friend), "the room of a friend who is not ready"

    start_match_as_friend(friend, host)
    expect(friend).to_have_title(re.compile(CZECH.t("ui-your-turn")) if whose_turn(friend) == "mine" else re.compile(TITLE))
    for page in (host, friend):
        assert commitment in page.evaluate("() => localStorage.getItem('boardwright.deals')"), "the commitment is stored"
        expect(page.locator(".prompt .note"), "newcomers see the goal, also while others play").to_have_count(1)
    play_in_turns(host, friend)
    expect(host.get_by_role("heading", name=TITLE)).to_be_visible()
    host.go_back()
    assert host.url != room, "Back must not lead to the old room"


@only_in_prove("the server and the page have tests of their own")
def test_host_starts_without_a_friend_who_does_not_come(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    set_up_table(host, friends=2)
    host.get_by_role("button", name="Open the table").click()
    without_empty = host.get_by_role("button", name="Start without the empty chairs")
    sit_down(friend, host, "Žofie")
    expect(without_empty).to_be_disabled()
    friend.get_by_role("button", name=CZECH.t("ui-room-set-ready")).tap()
    expect(without_empty).to_be_enabled()
    for size in (PHONE_SIZE, LAPTOP_SIZE):
        resize(host, *size)
        assert not screen_faults(host), "the host's room"
    without_empty.click()
    for page in (host, friend):
        page.wait_for_url(re.compile("#/table/"))
        promised = page.evaluate("() => JSON.parse(localStorage.getItem('boardwright.deals'))[location.hash.split('/')[2]].promised")
        assert len(promised["pledges"]) == 2, "the promise of the chairs that are left is stored"
    host.get_by_role("button", name="Players").click()
    expect(host.locator(".seats li")).to_have_count(2)


@only_in_prove("the server and the page have tests of their own")
def test_invitation_works_once_and_a_seat_moves_to_another_device(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK)
    open_table(host, invited="Ivo")
    host.get_by_role("button", name="QR code").click()
    expect(host.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    link = host.get_by_role("textbox", name="Link for seat 2").input_value()
    secret = link.rsplit("/", 1)[1]
    host.get_by_role("link", name="All games", exact=True).click()
    host.locator(".table-cards").get_by_role("link", name=TITLE).click()
    expect(host.get_by_role("textbox", name="Link for seat 2")).to_have_value(link)

    friend.goto(link)
    expect(friend.get_by_label("Your name")).to_have_value("Ivo")
    assert secret not in friend.url and not friend.evaluate("secret => JSON.stringify(localStorage).includes(secret)", secret)
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    friend.locator(".prompt").wait_for()

    latecomer = open_page(BLANK)
    latecomer.goto(link)
    expect(latecomer.locator("main")).to_contain_text("has started")
    latecomer.get_by_role("link", name="Watch").click()
    expect(latecomer.locator(".watching")).to_be_visible()

    players_button = host.get_by_role("button", name="Players")
    players_button.click()
    expect(host.locator(".seats li", has_text="Ivo")).to_contain_text("connected")
    friend.get_by_role("button", name="Players").click()
    friend.get_by_role("button", name="Move this seat to another device: Ivo").click()
    latecomer.goto(friend.get_by_role("textbox", name="Move this seat").input_value())
    latecomer.wait_for_url(re.compile("#/table/"))
    expect(latecomer.locator(".watching")).to_have_count(0)
    friend.locator("dialog").wait_for(state="detached")
    expect(friend.locator(".watching")).to_be_visible()
    latecomer.close()
    expect(host.locator(".seats li", has_text="Ivo")).to_contain_text("not connected")
    expect(host.locator(".board .absence")).to_have_text(", not connected")


def test_long_name_pushes_nothing_out_of_sight(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    open_table(host)
    sit_down(friend, host, "W" * 30)
    start_match_as_friend(friend, host)
    friend.set_viewport_size({"width": 360, "height": 640})
    tabs = friend.locator(".side .tab")
    tabs.last.tap()
    friend.get_by_label(CZECH.t("ui-talk-say")).fill("Ahoj")
    friend.keyboard.press("Enter")
    expect(friend.locator(".talk .line:not(.unsent)")).to_have_text("Ahoj")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        friend.locator(".side .panel-body > *").first.wait_for()
        assert not too_wide_parts(friend, ".side .panel-body"), tabs.nth(number).inner_text()
    host.set_viewport_size({"width": 360, "height": 640})
    resign(friend, CZECH.t("ui-resign-of", name="W" * 30), CZECH.t("ui-resign-do"))
    host.get_by_role("alert").get_by_text("a bot has taken over").wait_for()
    assert not too_wide_parts(host, ".notice")


def too_wide_parts(page: Page, selector: str) -> list[str]:
    """Return texts and buttons in an element that reach beyond the screen."""
    return list(
        page.evaluate(
            """selector => [...document.querySelectorAll(`${selector} *`)]
            .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.closest('.unseen, .seat-name > *'))
            .filter(each => each.getBoundingClientRect().right > innerWidth + 1)
            .map(each => each.ariaLabel ?? each.textContent)""",
            selector,
        )
    )


def play_in_turns(host: Page, friend: Page, moves: int = 6) -> None:
    """Play in turns: the host by the board, the friend by the list of choices."""
    friend.locator(".tab").nth(1).tap()
    person = Person(host)
    for _ in range(moves):
        wait_until(host, lambda: "mine" in (whose_turn(host), whose_turn(friend)))
        if whose_turn(friend) == "mine":
            before = friend.locator(".choices").inner_text()
            friend.locator(".choices .groups button").first.tap()
            friend.wait_for_function("before => document.querySelector('.choices').innerText !== before", arg=before)
        else:
            assert person.wait_for_turn()
            person.decide()


@only_in_prove("the server and the page have tests of their own")
def test_player_in_the_lobby_finds_the_rematch(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    open_table(host)
    sit_down(friend, host, "Žofie")
    start_match_as_friend(friend, host)
    resign(friend, CZECH.t("ui-resign-of", name="Žofie"), CZECH.t("ui-resign-do"))
    friend.goto(friend.url.split("#")[0] + "#/")
    resign(host, "Resign: Ana", "Let a bot take over")
    host.get_by_role("button", name="Play again").click()
    host.get_by_role("heading", name=f"Table: {TITLE}").wait_for()
    waiting = friend.locator(".table-cards > li.mine", has_text=CZECH.t("ui-room-kept"))
    waiting.wait_for(timeout=40_000)  # the lobby refreshes every ten seconds
    waiting.get_by_role("link").tap()
    expect(friend.get_by_label(CZECH.t("ui-room-your-name"))).to_have_value("Žofie")
    assert not screen_faults(friend), "a chair that is kept"
    friend.get_by_role("button", name=CZECH.t("ui-room-sit")).tap()
    start_match_as_friend(friend, host)


def resign(page: Page, button: str, confirmation: str) -> None:
    """Resign, so that a bot plays on for the player."""
    page.locator(".side .tab").nth(CHOICES_TAB + 1).click()  # the players
    page.get_by_role("button", name=button).click()
    page.get_by_role("button", name=confirmation).click()
