"""A person at a table of Russian Railroads, who presses spaces, rails, slots and cards by mouse, finger or keyboard."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser import chooser, person
from tests.browser.chooser import action_space, phase_script, snapshot_script

TITLE = "Russian Railroads"
GAME = "russian_railroads"
# The sources of points, and their names on the page.
SOURCES = {
    "transsiberian": "Trans-Siberian",
    "petersburg": "St Petersburg",
    "kiev": "Kiev",
    "industry": "Industry",
    "passing": "Passing",
    "stations": "End stations",
    "effects": "Engineers, factories, cards",
    "bonus_cards": "End-bonus cards",
    "majority": "Most engineers",
}

# Script: everything on offer: where, which space or action, and whether it is hidden.
OFFERS = """() => {
    const hidden = element => getComputedStyle(element).visibility === 'hidden'
    const offers = []
    const collect = (where, selector, key) => {
        for (const each of document.querySelectorAll(selector)) offers.push([where, each.dataset[key], hidden(each)])
    }
    collect('main', '.main-area .can[data-place]', 'place')
    collect('own', '.own-area .large [data-action]', 'action')
    collect('dock', '.dock [data-choice]:not(.card)', 'id')
    collect('card', '.dock .card[data-choice]', 'id')
    return offers
}"""


class Strategy(chooser.VarietyStrategy):
    """Prefers engineers, tokens, cards and steps on every line."""

    PREFERRED = ("use_token card", "take_card four_actions", "build", "step petersburg black", "advance", "occupy engineer_")
    PREFERENCE = 5
    LAST_RESORT: ClassVar[dict[str, float]] = {"pass": 99, "done": 99, "stay": 2.5, "retire": 0.5}


class Person(chooser.Chooser):
    """Finds spaces on the main board, rails and slots on the own board, the rest in the strip or on cards."""

    GAME, STRATEGY = GAME, Strategy
    PHASE = phase_script(".railroads", ".dock [data-choice], .large [data-action], .main-area .can")
    SNAPSHOT = snapshot_script(".told", ".main-area .can", "place")
    ITEM, KEY = "[data-walk='{}']", "walk"

    # -- what the page shows

    def offers(self) -> dict[str, dict[str, bool]]:
        """Return the text of each action on offer, where it is offered, and whether it is visible there now."""
        shown = self.page.evaluate(OFFERS)
        kind = "occupy" if self.strip_offers({"pass", "stay"}, shown) else "repeat"
        offers: dict[str, dict[str, bool]] = {}
        for where, key, hidden in shown:
            text = f"{kind} {key}" if where == "main" else str(action_space(GAME)[int(key)])
            offers.setdefault(text, {})[where] = not hidden
        return offers

    def strip_offers(self, kinds: set[str], shown: list[tuple[str, str, bool]]) -> bool:
        """Return whether the strip offers an action of these kinds: then a space is for a turn or a claim worker, not a repetition."""
        return any(where == "dock" and action_space(GAME)[int(key)].kind in kinds for where, key, _ in shown)

    def space(self, name: str) -> Locator:
        return self.board.locator(f".main-area [data-place='{name}']")

    def own_item(self, text: str) -> Locator:
        return self.board.locator(f".own-area .large [data-action='{self.id(text)}']")

    def button(self, text: str) -> Locator:
        """Return the button in the strip, which also has the cards to choose from."""
        return self.board.locator(f".dock [data-choice][data-id='{self.id(text)}']").first

    # -- choices

    def choose_by_pointer(self, text: str, where: dict[str, bool]) -> None:
        """Press the space, rail, slot or card itself if there is one; otherwise the button in the strip."""
        if "card" in where:
            self.touch(self.button(text))
        elif "main" in where:
            self.bring_to_front("main", where["main"])
            self.touch(self.space(text.split()[1]))
        elif "own" in where:
            self.bring_to_front("own", where["own"])
            self.touch(self.own_item(text))
        else:
            self.press(self.button(text))

    def bring_to_front(self, board: str, shown: bool) -> None:
        """Bring the main board or the own board to the front."""
        if not shown:
            self.press(self.board.locator(".seats .main" if board == "main" else ".seats .acting"))

    def touch(self, item: Locator) -> None:
        """Press an item: a mouse once; a finger taps it for the explanation, and then its button or the item again."""
        self.press(item)
        if self.method == "finger":
            self.board.locator(".beside.pinned, .card.mark-chosen, .ghost.mark-chosen").first.wait_for()
            button = self.board.locator(".beside.pinned .primary")
            self.press(button if button.count() else item)

    def choose_by_keys(self, text: str, where: dict[str, bool]) -> None:
        keyboard = self.page.keyboard
        if text == "pass":
            keyboard.press("p")
        elif "main" in where:
            keyboard.press("m")
            self.walk_to(text.split()[1])
            keyboard.press("Enter")
        elif "dock" in where or "card" in where:
            self.choose_by_number(text)
        else:
            keyboard.press("b")
            self.press(self.own_item(text))


def start_match(page: Page, seats: list[str], **options: str) -> None:
    """Set up a match of Russian Railroads in the lobby and start it."""
    person.start_match(page, TITLE, seats, **options)
