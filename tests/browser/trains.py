"""A person at a table of Game of Trains, who clicks or types."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import person
from tests.browser.person import LOADED_BOARD, InputMethod, focus_by_tab

TITLE = "Game of Trains"
SLOT = 12  # numbers of each place: 84 on seven places
# Script: whether a choice needs confirmation: on a screen without a pointer, and where all players lose a wagon.
NEEDS_CONFIRMATION = """button => !matchMedia('(hover: hover)').matches
    || (button.querySelector('[data-spot]')?.dataset.spot ?? '').startsWith('remove')"""


class Person(person.Person):
    """Plays to win: each number belongs to one of seven places, and a wrong wagon is replaced."""

    def __init__(self, page: Page, method: InputMethod = "mouse", abilities: int = 0) -> None:
        super().__init__(page, method)
        self.abilities = abilities

    def wait_for_turn(self) -> bool:
        """Wait until there is a choice (True), or the match is over (False)."""
        self.page.wait_for_function(
            """() => document.querySelector('.end.panel, .curtain')
                || (document.querySelector('.prompt.mine') && document.querySelector('.host button:not([aria-disabled]):not([disabled])')
                    && !document.querySelector('.host [aria-pressed=true], .prompt .sending, .prompt[data-early]')
                    && !document.querySelector('section.board[aria-busy]'))"""
        )
        return self.page.locator(".end.panel, .curtain").count() == 0

    def buttons(self, selector: str) -> Locator:
        return self.board.locator(f"{selector}:not([aria-disabled])")

    @property
    def places(self) -> Locator:
        return self.board.locator("button[data-place]")

    def train(self) -> list[int]:
        """Return the numbers of the own train, read from its labels."""
        labels = self.places.locator(".unseen").all_inner_texts()
        return [int(re.search(r"wagon (\d+)", label)[1]) for label in labels]  # type: ignore[index]

    def held_wagon(self) -> int:
        label = self.board.locator(".bench .held").first.get_attribute("aria-label") or ""
        return int(re.search(r"wagon (\d+)", label)[1])  # type: ignore[index]

    def decide(self) -> None:
        """Make one decision."""
        self.page.locator(LOADED_BOARD).first.wait_for()
        held = self.buttons(".bench button.held")
        if held.count():
            self.choose(held.first, "1")
        elif self.buttons(".shed").count():
            self.take_turn()
        elif self.board.locator(".bench .held[aria-label^='Drawn']").count():
            place = self.best_place(self.held_wagon())
            self.choose(self.places.nth(place - 1), str(place))
        else:
            first = self.buttons("button[data-place]").first
            self.choose(first, first.get_attribute("data-place") or "")

    def take_turn(self) -> None:
        abilities = self.buttons(".platform button")
        if self.abilities and abilities.count():
            self.abilities -= 1
            self.choose(abilities.first)
        else:
            self.choose(self.buttons(".shed"), "d")

    def best_place(self, card: int) -> int:
        """Return the place a number belongs to; if that place is right already, the first wrong one."""
        right_place = (card - 1) // SLOT + 1
        wrong = [i + 1 for i, wagon in enumerate(self.train()) if (wagon - 1) // SLOT != i]
        return right_place if right_place in wrong or not wrong else wrong[0]

    def choose(self, button: Locator, key: str = "") -> None:
        """Choose something, and confirm it where the board asks for that."""
        needs_confirmation = button.evaluate(NEEDS_CONFIRMATION)
        if self.method == "mouse":
            button.click()
        elif key:
            self.page.keyboard.press(key)
        else:
            focus_by_tab(self.page, button)
            self.page.keyboard.press("Enter")
        if needs_confirmation:
            expect(button).to_have_attribute("aria-pressed", "true")
            if self.method == "mouse":
                self.board.locator(".confirm").click()
            else:
                self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => !document.querySelector('.host [aria-pressed=true], .prompt .sending, .prompt[data-early]')")


def start_match(page: Page, seats: list[str], **options: str) -> None:
    """Set up a match of Game of Trains in the lobby and start it."""
    person.start_match(page, TITLE, seats, **options)
