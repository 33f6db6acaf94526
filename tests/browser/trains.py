"""A person at a table of Game of Trains, who reads the page and clicks or types."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

Way = Literal["mouse", "keys"]
SLOT = 12  # 84 numbers on seven places


class Person:
    """Plays to win with what the page shows: each number belongs to one of seven places; a place that is wrong is replaced."""

    def __init__(self, page: Page, way: Way = "mouse", abilities: int = 0) -> None:
        self.page, self.way, self.abilities = page, way, abilities
        self.board = page.locator(".board .host")
        self.prompt = page.get_by_role("status").filter(has=page.locator("strong, span")).first

    def wait(self) -> bool:
        """Wait until something may be chosen (True) or the match is over (False)."""
        self.page.wait_for_function(
            """() => document.querySelector('.end.panel, .curtain')
                || (document.querySelector('.prompt.mine') && document.querySelector('.host button:not([aria-disabled]):not([disabled])')
                    && !document.querySelector('.host [aria-pressed=true]'))"""
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
        """Choose something and confirm it."""
        if self.way == "mouse":
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")
            self.board.locator(".confirm").click()
        else:
            if key:
                self.page.keyboard.press(key)
            else:
                reach(self.page, button)
                self.page.keyboard.press("Enter")
            expect(button).to_have_attribute("aria-pressed", "true")
            self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => !document.querySelector('.host [aria-pressed=true]')")

    def play_to_the_end(self, most: int = 400) -> int:
        decisions = 0
        while self.wait():
            assert decisions < most, "this match does not end"
            self.decide()
            decisions += 1
        return decisions


def reach(page: Page, button: Locator, most: int = 80) -> None:
    """Press Tab until the button has the focus; everything must be within reach."""
    element = button.element_handle()
    for _ in range(most):
        if page.evaluate("element => document.activeElement === element", element):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{most} times Tab do not lead to {button}")


def new_match(page: Page, seats: list[str], way: Way = "mouse", **options: str) -> None:
    """From the lobby to a table. A seat is a person's name, or `bot:Level`."""
    page.get_by_role("link", name="New match: Game of Trains").click()
    page.get_by_role("button", name="Start the match").wait_for()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() > len(seats):
        page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    while page.get_by_role("button", name=re.compile("Remove seat")).count() < len(seats):
        page.get_by_role("button", name="Add a bot").click()
    for number, wish in enumerate(seats, 1):
        who = page.get_by_role("group", name=f"Who plays at seat {number}")
        if wish.startswith("bot:"):
            who.get_by_role("radio", name="Bot").check()
            page.get_by_label(f"Kind of bot at seat {number}").select_option(label=wish.removeprefix("bot:"))
        else:
            who.get_by_role("radio", name="Person").check()
            page.get_by_label(f"Name at seat {number}").fill(wish)
    for name, value in options.items():
        page.get_by_label(name.replace("_", " ")).select_option(label=value)
    page.get_by_role("button", name="Start the match").click()
    page.locator(".table").wait_for()
