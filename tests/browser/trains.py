"""A person at a table of Game of Trains, who reads the page and clicks or types."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import person
from tests.browser.person import WHOLE_BOARD, Way, reach

TITLE = "Game of Trains"
SLOT = 12  # 84 numbers on seven places
# Whether the board asks before it does what a button stands for: where nobody can point, and where everybody loses a wagon.
ASKS = """button => !matchMedia('(hover: hover)').matches
    || (button.querySelector('[data-spot]')?.dataset.spot ?? '').startsWith('remove')"""


class Person(person.Person):
    """Plays to win with what the page shows: each number belongs to one of seven places; a place that is wrong is replaced."""

    def __init__(self, page: Page, way: Way = "mouse", abilities: int = 0) -> None:
        super().__init__(page, way)
        self.abilities = abilities

    def wait(self) -> bool:
        """Wait until something may be chosen (True) or the match is over (False)."""
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
        """The numbers of the own train, as the labels say them."""
        labels = self.places.locator(".unseen").all_inner_texts()
        return [int(re.search(r"wagon (\d+)", label)[1]) for label in labels]  # type: ignore[index]

    def held(self) -> int:
        label = self.board.locator(".bench .held").first.get_attribute("aria-label") or ""
        return int(re.search(r"wagon (\d+)", label)[1])  # type: ignore[index]

    def decide(self) -> None:
        """Take one decision."""
        self.page.locator(WHOLE_BOARD).first.wait_for()
        held = self.buttons(".bench button.held")
        if held.count():
            self.choose(held.first, "1")
        elif self.buttons(".shed").count():
            self.turn()
        elif self.board.locator(".bench .held[aria-label^='Drawn']").count():
            place = self.best_place(self.held())
            self.choose(self.places.nth(place - 1), str(place))
        else:
            first = self.buttons("button[data-place]").first
            self.choose(first, first.get_attribute("data-place") or "")

    def turn(self) -> None:
        useful = self.buttons(".platform button")
        if self.abilities and useful.count():
            self.abilities -= 1
            self.choose(useful.first)
        else:
            self.choose(self.buttons(".shed"), "d")

    def best_place(self, card: int) -> int:
        """The place a number belongs to; if the right number stands there, the first wrong one."""
        wanted = (card - 1) // SLOT + 1
        wrong = [i + 1 for i, wagon in enumerate(self.train()) if (wagon - 1) // SLOT != i]
        return wanted if wanted in wrong or not wrong else wrong[0]

    def choose(self, button: Locator, key: str = "") -> None:
        """Choose something, and confirm it where the board asks first."""
        asks = button.evaluate(ASKS)
        if self.way == "mouse":
            button.click()
        elif key:
            self.page.keyboard.press(key)
        else:
            reach(self.page, button)
            self.page.keyboard.press("Enter")
        if asks:
            expect(button).to_have_attribute("aria-pressed", "true")
            if self.way == "mouse":
                self.board.locator(".confirm").click()
            else:
                self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => !document.querySelector('.host [aria-pressed=true], .prompt .sending, .prompt[data-early]')")


def new_match(page: Page, seats: list[str], **options: str) -> None:
    """From the lobby to a table of Game of Trains."""
    person.new_match(page, TITLE, seats, **options)
