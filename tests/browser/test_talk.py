"""Two people in two languages and a spectator talk at a match, on a laptop and a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.gathering import open_table, sit_down, start_match_as_friend
from tests.browser.looks import layout_problems
from tests.browser.person import accessibility_faults
from tests.browser.server import PHONE
from tests.conftest import in_prove

CZECH = Words("cs", part="tables")


@in_prove("the server and the page have tests of their own")
def test_friends_talk_in_two_languages_and_watchers_are_heard_at_the_end(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page("favicon.svg", language="cs", bypass_csp=True, **PHONE)
    open_table(host)
    sit_down(friend, host, "Žofie")
    start_match_as_friend(friend, host)
    watcher = open_page("favicon.svg")
    watcher.goto(host.url)

    host.get_by_role("button", name="Chat").click()
    say(host, "Write a message", "Hi, <b>Žofie</b>!")
    expect(friend.locator(".tab", has_text="Chat").locator(".number")).to_have_text("1")
    friend.locator(".tab", has_text="Chat").tap()
    expect(log(friend)).to_contain_text("Hi, <b>Žofie</b>!")
    expect(friend.locator(".tab", has_text="Chat").locator(".number")).to_have_count(0)
    friend.get_by_text(CZECH.t("ui-talk-phrases")).tap()
    friend.get_by_role("button", name=CZECH.t("ui-phrase-good-luck")).tap()
    expect(log(friend)).to_contain_text(CZECH.t("ui-phrase-good-luck"))
    expect(log(host)).to_contain_text("Good luck!")

    watcher.get_by_role("button", name="Chat").click()
    expect(log(watcher)).to_contain_text("Good luck!")
    watcher.get_by_label("Your name").fill("Eva")
    say(watcher, "Write a message", "What a match")
    expect(log(watcher)).to_contain_text("What a match")
    say(host, "Write a message", "Your move")
    expect(log(watcher)).to_contain_text("Your move")
    assert "What a match" not in log(host).inner_text()

    line = host.locator(".talk .line", has_text="Good luck!")
    line.get_by_role("button", name="More about this message").click()
    host.get_by_role("button", name="Bravo!").first.click()
    expect(log(friend).locator(".reacted")).to_contain_text(CZECH.t("ui-reaction-clap"))
    line.get_by_role("button", name="More about this message").click()
    expect(host.get_by_role("button", name="Bravo!").first).to_be_disabled()
    host.get_by_role("button", name="Hide messages from: Žofie").click()
    expect(log(host)).not_to_contain_text("Good luck!")
    host.get_by_role("button", name="Show again").click()
    expect(log(host)).to_contain_text("Good luck!")
    host.get_by_text("My notes").click()
    host.get_by_role("textbox", name="My notes").fill("Žofie keeps 8")
    for page, whose in ((host, "the host's"), (friend, "the friend's")):
        assert not accessibility_faults(page) + layout_problems(page), whose
    host.reload()
    host.get_by_role("button", name="Chat").click()
    expect(log(host)).to_contain_text("Your move")
    expect(host.get_by_role("textbox", name="My notes")).to_have_value("Žofie keeps 8")


def say(page: Page, label: str, text: str) -> None:
    page.get_by_label(label).fill(text)
    page.keyboard.press("Enter")


def log(page: Page) -> Locator:
    return page.locator(".talk .lines")
