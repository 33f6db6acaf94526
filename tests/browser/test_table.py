"""At the table: undo, reasons, help, the end of the link."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Opener
from tests.browser.house import Server
from tests.browser.looks import heads_of_phones
from tests.browser.trains import Person, new_match
from tests.conftest import in_prove


def usable(person: Person) -> Locator:
    return person.buttons(".platform button").filter(has_text=re.compile("Two to the|Swap "))


def test_a_choice_can_be_taken_back_until_something_was_drawn(open_page: Opener) -> None:
    page = open_page(settings={"pause": 8})
    new_match(page, ["Ana", "Ivo"])
    page.locator(".curtain button").click()
    person = alone(page)
    before = person.board.locator(".platform").inner_text(), person.train()
    person.choose(usable(person).first)
    expect(person.buttons("button[data-place]").first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    usable(person).first.wait_for()
    assert (person.board.locator(".platform").inner_text(), person.train()) == before

    person.choose(person.buttons(".shed"), "d")
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)  # Playwright takes aria-disabled for a button that does nothing
    expect(page.locator(".why")).to_contain_text("draws wagon")


def test_one_press_is_enough_where_the_pointer_shows_what_it_would_do(open_page: Opener) -> None:
    """The press takes the focus from the deck: what was drawn for the pointer is drawn anew between button down and button up."""
    page = open_page(settings={"pause": 8})
    new_match(page, ["Ana", "Ivo"])
    page.locator(".curtain button").click()
    person = alone(page)
    person.choose(person.buttons(".shed"), "d")
    place = person.buttons("button[data-place]").nth(2)
    place.hover()
    place.locator(".ghost").wait_for()
    page.mouse.down()
    page.mouse.up()
    expect(person.board.locator(".bench .held[aria-label^='Drawn']")).to_have_count(0)


def alone(page: Page) -> Person:
    """Both people in turn until one may use an ability that asks for a place."""
    person = Person(page)
    for _ in range(80):
        page.locator(".curtain button, .prompt.mine").first.wait_for()
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
            continue
        if not page.locator(".host button:not([aria-disabled])").count():
            done = page.get_by_role("button", name="Done")
            if done.count():
                done.click()
            page.wait_for_timeout(100)
            continue
        if person.buttons(".shed").count() and usable(person).count():
            return person
        person.decide()
    raise AssertionError("no ability with a choice in eighty decisions")


def test_a_finished_turn_waits_until_it_is_confirmed(open_page: Opener) -> None:
    """The bot waits while the turn can be taken back, and moves as soon as it is confirmed."""
    page = open_page(settings={"pause": 8})
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('.end.panel, .prompt.mine') || document.querySelector('.undo.open')")
        if page.locator(".undo.open").count():
            page.get_by_role("button", name="Done").click()
        elif person.wait() and person.buttons(".shed").count() and usable(person).count():
            break
        else:
            person.decide()
    train = person.train()
    person.choose(usable(person).first)
    person.decide()
    expect(page.locator(".undo.open")).to_be_visible()
    assert person.train() != train
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    assert person.train() == train


def test_what_cannot_be_done_says_why_with_the_rulebook(open_page: Opener) -> None:
    page = open_page()
    new_match(page, ["Ana", "bot:Master"])
    person = Person(page)
    while person.wait() and not person.buttons(".shed").count():
        person.decide()
    empty = person.board.locator(".platform button[aria-disabled]").first
    empty.click(force=True)
    bubble = person.board.locator(".bubble")
    expect(bubble).to_contain_text("row")
    expect(bubble).to_contain_text("Rulebook:")
    page.keyboard.press("c")
    page.get_by_text("Not possible now").click()
    page.get_by_role("button", name="Why not?").first.click()
    expect(page.locator(".answer:not(:empty)").first).to_contain_text("Rulebook:")


@in_prove("one key of many")
def test_help_opens_and_closes_by_key(open_page: Opener) -> None:
    page = open_page()
    new_match(page, ["Ana", "bot:Master"])
    page.locator(".prompt").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Pairs")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_names_are_text_and_never_markup(open_page: Opener) -> None:
    page = open_page()
    name = '<img src=x onerror="boom()">'
    new_match(page, [name, "bot:Master"])
    page.locator(".prompt").wait_for()
    expect(page.get_by_text(name).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0


def test_a_match_goes_on_after_the_server_was_killed(open_page: Opener, server: Server) -> None:
    page = open_page()
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    for _ in range(5):
        assert person.wait()
        person.decide()
    assert person.wait()
    train = person.train()
    server.kill()
    page.get_by_text("Connection lost").first.wait_for()
    assert not heads_of_phones(page)
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
    assert person.wait()
    assert person.train() == train
    person.decide()
    page.reload()
    page.locator(".prompt").wait_for()


@in_prove("test_two_processes has two processes")
def test_two_tabs_show_the_same_table(open_page: Opener) -> None:
    page = open_page()
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    assert person.wait()
    other = page.context.new_page()
    other.goto(page.url)
    twin = Person(other)
    assert twin.wait()
    person.decide()
    for _ in range(3):
        assert person.wait() and twin.wait()
        assert twin.train() == person.train()
        twin.decide()


@in_prove("test_http has the list and the files")
def test_finished_matches_are_listed_and_downloaded(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    new_match(page, ["bot:Master", "bot:Master"])
    page.locator(".end.panel").wait_for(timeout=60_000)
    with page.expect_download() as waiting:
        page.locator(".end.panel").get_by_role("button", name="Match file").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)

    import boardwright as bw

    assert bw.verify(path).over
    page.goto(page.url.split("#")[0])
    page.get_by_role("heading", name="Finished matches").wait_for()
    row = page.get_by_role("row").filter(has_text="Winner:")
    expect(row).to_have_count(1)
    with page.expect_download() as all_of_them:
        page.get_by_role("button", name="All match files").click()
    assert zipfile.ZipFile(all_of_them.value.path()).namelist() == [path.name]
