"""Chat and reactions of two players in two languages and a spectator, on a laptop and a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults
from tests.browser.screen_checks import layout_problems
from tests.browser.server import BLANK, PHONE
from tests.browser.shared_table import open_table, sit_down, start_match_as_friend
from tests.conftest import only_in_prove

CZECH = Words("cs", part="tables")


@only_in_prove("the server and the page have tests of their own")
def test_players_chat_in_two_languages_without_seeing_spectators_lines(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, language="cs", bypass_csp=True, **PHONE)
    open_table(host)
    sit_down(friend, host, "Žofie")
    start_match_as_friend(friend, host)
    watcher = open_page(BLANK)
    watcher.goto(host.url)

    host.get_by_role("button", name="Chat").click()
    send_line(host, "Write a message", "Hi, <b>Žofie</b>!")
    expect(friend.locator(".tab", has_text="Chat").locator(".number")).to_have_text("1")
    friend.locator(".tab", has_text="Chat").tap()
    expect(chat_lines(friend)).to_contain_text("Hi, <b>Žofie</b>!")
    expect(friend.locator(".tab", has_text="Chat").locator(".number")).to_have_count(0)
    friend.get_by_text(CZECH.t("ui-talk-phrases")).tap()
    friend.get_by_role("button", name=CZECH.t("ui-phrase-good-luck")).tap()
    expect(chat_lines(friend)).to_contain_text(CZECH.t("ui-phrase-good-luck"))
    expect(chat_lines(host)).to_contain_text("Good luck!")

    watcher.get_by_role("button", name="Chat").click()
    expect(chat_lines(watcher)).to_contain_text("Good luck!")
    watcher.get_by_label("Your name").fill("Eva")
    send_line(watcher, "Write a message", "What a match")
    expect(chat_lines(watcher)).to_contain_text("What a match")
    send_line(host, "Write a message", "Your move")
    expect(chat_lines(watcher)).to_contain_text("Your move")
    assert "What a match" not in chat_lines(host).inner_text()

    line = host.locator(".talk .line", has_text="Good luck!")
    line.get_by_role("button", name="More about this message").click()
    host.get_by_role("button", name="Bravo!").first.click()
    expect(chat_lines(friend).locator(".reacted")).to_contain_text(CZECH.t("ui-reaction-clap"))
    line.get_by_role("button", name="More about this message").click()
    expect(host.get_by_role("button", name="Bravo!").first).to_be_disabled()
    host.get_by_role("button", name="Hide messages from: Žofie").click()
    expect(chat_lines(host)).not_to_contain_text("Good luck!")
    host.get_by_role("button", name="Show again").click()
    expect(chat_lines(host)).to_contain_text("Good luck!")
    host.get_by_text("My notes").click()
    host.get_by_role("textbox", name="My notes").fill("Žofie keeps 8")
    for page, owner in ((host, "the host's"), (friend, "the friend's")):
        assert not accessibility_faults(page) + layout_problems(page), owner
    host.reload()
    host.get_by_role("button", name="Chat").click()
    expect(chat_lines(host)).to_contain_text("Your move")
    expect(host.get_by_role("textbox", name="My notes")).to_have_value("Žofie keeps 8")


def send_line(page: Page, label: str, text: str) -> None:
    page.get_by_label(label).fill(text)
    page.keyboard.press("Enter")


def chat_lines(page: Page) -> Locator:
    return page.locator(".talk .lines")
