"""A person at a table of Russian Railroads, who presses spaces, rails, slots and cards, by mouse, by finger or by keyboard."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser import chooser, person
from tests.browser.chooser import actions, looks_script, phase_script

TITLE = "Russian Railroads"
GAME = "russian_railroads"
# Where points come from, and what the page calls it.
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

# All that is offered: where, and which space or which action.
OFFERED = """() => {
    const hidden = element => getComputedStyle(element).visibility === 'hidden'
    const found = []
    const look = (where, selector, key) => {
        for (const each of document.querySelectorAll(selector)) found.push([where, each.dataset[key], hidden(each)])
    }
    look('main', '.main-area .can[data-place]', 'place')
    look('own', '.own-area .large [data-action]', 'action')
    look('dock', '.dock [data-choice]:not(.card)', 'id')
    look('card', '.dock .card[data-choice]', 'id')
    return found
}"""


class Curious(chooser.Curious):
    """Sees engineers, tokens, cards and steps on every line."""

    EAGER = ("use_token card", "take_card four_actions", "build", "step petersburg black", "advance", "occupy engineer_")
    EAGERNESS = 5
    LAST: ClassVar[dict[str, float]] = {"pass": 99, "done": 99, "stay": 2.5, "retire": 0.5}


class Person(chooser.Chooser):
    """Finds spaces on the main board, rails and slots on its own, the rest in the strip or on cards."""

    GAME, MIND = GAME, Curious
    PHASE = phase_script(".railroads", ".dock [data-choice], .large [data-action], .main-area .can")
    LOOKS = looks_script(".told", ".main-area .can", "place")
    THING, KEY = "[data-walk='{}']", "walk"

    # -- what the page shows

    def offers(self) -> dict[str, dict[str, bool]]:
        """What can be chosen: the text of each action, where it is offered, and whether one can see it there now."""
        found = self.page.evaluate(OFFERED)
        kind = "occupy" if self.ends_here({"pass", "stay"}, found) else "repeat"
        offers: dict[str, dict[str, bool]] = {}
        for where, key, hidden in found:
            text = f"{kind} {key}" if where == "main" else str(actions(GAME)[int(key)])
            offers.setdefault(text, {})[where] = not hidden
        return offers

    def ends_here(self, kinds: set[str], found: list[tuple[str, str, bool]]) -> bool:
        """Spaces are chosen for a turn, or a claim worker, where one of these is offered beside them; otherwise for a repetition."""
        return any(where == "dock" and actions(GAME)[int(key)].kind in kinds for where, key, _ in found)

    def place(self, name: str) -> Locator:
        return self.board.locator(f".main-area [data-place='{name}']")

    def own(self, text: str) -> Locator:
        return self.board.locator(f".own-area .large [data-action='{self.id(text)}']")

    def button(self, text: str) -> Locator:
        """In the strip, where cards to choose from are, too."""
        return self.board.locator(f".dock [data-choice][data-id='{self.id(text)}']").first

    # -- what it does

    def by_hand(self, text: str, where: dict[str, bool]) -> None:
        """On the thing itself if there is one: the space, the rail, the slot, the card; otherwise the button in the strip."""
        if "card" in where:
            self.touch(self.button(text))
        elif "main" in where:
            self.show("main", where["main"])
            self.touch(self.place(text.split()[1]))
        elif "own" in where:
            self.show("own", where["own"])
            self.touch(self.own(text))
        else:
            self.press(self.button(text))

    def show(self, board: str, shown: bool) -> None:
        """Bring the main board or one's own to the front."""
        if not shown:
            self.press(self.board.locator(".seats .main" if board == "main" else ".seats .acting"))

    def touch(self, thing: Locator) -> None:
        """A mouse has pointed at it, and presses once; a finger is first told what it would do, and presses again, or the button."""
        self.press(thing)
        if self.way == "finger":
            self.board.locator(".beside.pinned, .card.mark-chosen, .ghost.mark-chosen").first.wait_for()
            take = self.board.locator(".beside.pinned .primary")
            self.press(take if take.count() else thing)

    def by_keys(self, text: str, where: dict[str, bool]) -> None:
        keyboard = self.page.keyboard
        if text == "pass":
            keyboard.press("p")
        elif "main" in where:
            keyboard.press("m")
            self.walk(text.split()[1])
            keyboard.press("Enter")
        elif "dock" in where or "card" in where:
            self.by_number(text)
        else:
            keyboard.press("b")
            self.press(self.own(text))


def new_match(page: Page, seats: list[str], **options: str) -> None:
    """From the lobby to a table of Russian Railroads."""
    person.new_match(page, TITLE, seats, **options)
