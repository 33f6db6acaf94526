"""At the table: undo, a press, a confirmed turn, and a restarted server."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from boardwright.core.domain.match import Match
from tests.browser.conftest import Opener
from tests.browser.scenes import bot_match, is_asked, open_at_turn
from tests.browser.screen_checks import phone_header_faults
from tests.browser.server import BLANK, Server
from tests.browser.trains import Person


def ability_buttons(person: Person) -> Locator:
    return person.buttons(".platform button").filter(has_text=re.compile("Two to the|Swap "))


def can_use_a_moving_ability(match: Match) -> bool:
    """Return whether the first seat may use an ability that asks for a place."""
    if not is_asked("turn", "use")(match):
        return False
    return any(str(action).startswith(("use swap", "use move")) for action in match.legal(0))


def match_with_ability() -> Match:
    return bot_match("game_of_trains", "greedy", 2, can_use_a_moving_ability)


def test_choice_can_be_taken_back_until_a_draw(open_page: Opener, server: Server) -> None:
    """After a draw, one press is enough where the pointer shows a preview.

    The press takes the focus from the deck: the preview is drawn anew between button down and button up.
    """
    page = open_page(BLANK, settings={"pause": 8})
    person = open_at_turn(Person(page), server, match_with_ability(), ["Ana", "Ivo"])
    before = person.board.locator(".platform").inner_text(), person.train()
    person.choose(ability_buttons(person).first)
    expect(person.buttons("button[data-place]").first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    ability_buttons(person).first.wait_for()
    assert (person.board.locator(".platform").inner_text(), person.train()) == before

    person.choose(person.buttons(".shed"), "d")
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # Playwright takes aria-disabled for a button that does nothing
    expect(page.locator(".why")).to_contain_text("draws wagon")

    person.board.locator(".shed").focus()
    expect(person.board.locator(".shed")).to_be_focused()
    place = person.buttons("button[data-place]").nth(2)
    place.hover()
    place.locator(".ghost").wait_for()
    page.mouse.down()
    page.mouse.up()
    expect(person.board.locator(".bench .held[aria-label^='Drawn']")).to_have_count(0)


def test_finished_turn_waits_for_confirmation(open_page: Opener, server: Server) -> None:
    """The bot waits while the turn can be taken back."""
    page = open_page(BLANK, settings={"pause": 8})
    person = open_at_turn(Person(page), server, match_with_ability(), ["Ana", "bot:random"])
    train = person.train()
    person.choose(ability_buttons(person).first)
    person.decide()
    expect(page.locator(".undo.open")).to_be_visible()
    moved = person.train()
    assert moved != train
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    assert person.train() == train
    person.decide()
    page.get_by_role("button", name="Done").click()
    assert person.wait_for_turn()
    assert person.train() != train


def test_match_continues_after_the_server_was_killed(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    person = open_at_turn(Person(page), server, match_with_ability(), ["Ana", "bot:random"])
    person.decide()
    assert person.wait_for_turn()
    train = person.train()
    server.kill()
    page.get_by_text("Connection lost").first.wait_for()
    assert not phone_header_faults(page)
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
    assert person.wait_for_turn()
    assert person.train() == train
    person.decide()
    page.reload()
    page.locator(".prompt").wait_for()
