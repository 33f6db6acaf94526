"""A person at a table of Endeavor, who presses cities, tracks, decks, buildings, cards and tokens by mouse, finger or keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser import chooser, person
from tests.browser.chooser import action_space, phase_script, snapshot_script

TITLE = "Endeavor"
GAME = "endeavor"
# The sources of glory, and their names on the page.
SOURCES = {
    "cities": "Cities",
    "links": "Links",
    "industry": "Industry",
    "culture": "Culture",
    "finance": "Finance",
    "politics": "Politics",
    "cards": "Cards",
    "governor_space": "Empty governor space",
    "buildings": "Universities",
    "harbour": "Discs in the harbour",
    "slavery": "Slavery cards laid aside",
}
# The kind of map item that each kind of action chooses.
ON_MAP = {"ship": "track", "occupy": "city", "attack": "city", "draw": "deck"}

# Script: everything on offer: where, and which action or map item.
OFFERS = """() => {
    const all = (where, selector, key) => [...document.querySelectorAll(selector)].map(each => [where, each.dataset[key]])
    return [
        ...all('dock', '.dock [data-choice]', 'id'),
        ...all('supply', '.supply [data-choice]', 'id'),
        ...all('mat', '.mat [data-action]', 'action'),
        ...all('map', '.world .thing.can', 'key'),
    ]
}"""
# Script: a point of the screen where a finger or mouse hits this item and nothing else; null if there is none.
SPOT = """item => {
    const {x, y, width, height} = item.getBoundingClientRect()
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
    for (const down of parts) for (const right of parts) {
        const point = {x: x + width * right, y: y + height * down}
        if (document.elementFromPoint(point.x, point.y) === item) return point
    }
    return null
}"""


def map_key(text: str) -> str | None:
    """Return the key of the map item to press for an action; None if it is not chosen on the map."""
    kind, *arguments = text.split()
    return f"{ON_MAP[kind]}:{arguments[0]}" if kind in ON_MAP else None


class Strategy(chooser.VarietyStrategy):
    """Prefers attacks, draws, tokens and occupations."""

    PREFERRED = ("attack", "draw", "spend", "occupy")


class Person(chooser.Chooser):
    """Finds cities, tracks and decks on the map, buildings, cards and tokens on the mat, the rest in the strip or the supply."""

    GAME, STRATEGY = GAME, Strategy
    PHASE = phase_script(".endeavor", ".dock [data-choice], .supply [data-choice]")
    SNAPSHOT = snapshot_script(".dock .told", ".thing.can", "key")
    ITEM, KEY = ".thing[data-key='{}']", "key"
    TAB_LIMIT = 160

    # -- what the page shows

    def offers(self) -> dict[str, dict[str, bool]]:
        """Return the text of each action on offer, and where. The map and the buttons offer the same."""
        shown = self.page.evaluate(OFFERS)
        offers: dict[str, dict[str, bool]] = {}
        for where, id in shown:
            if where != "map":
                offers.setdefault(str(action_space(GAME)[int(id)]), {})[where] = True
        highlighted = {key for where, key in shown if where == "map"}
        if self.board.locator(".world").count():
            assert highlighted == {map_key(text) for text in offers} - {None}
            for text in offers:
                if map_key(text):
                    offers[text]["map"] = True
        return offers

    def map_item(self, key: str) -> Locator:
        """Return an item of the map."""
        return self.board.locator(f".world .thing[data-key='{key}']")

    def mat_item(self, text: str) -> Locator:
        return self.board.locator(f".mat [data-action='{self.id(text)}']").first

    def button(self, text: str) -> Locator:
        """Return the button in the strip, or in the supply of buildings."""
        return self.board.locator(f"[data-choice][data-id='{self.id(text)}']").first

    def spot(self, item: Locator) -> dict[str, float]:
        """Return a point of the screen where an item can be pressed."""
        point = self.page.wait_for_function(SPOT, arg=item.element_handle()).json_value()
        return dict(point)

    # -- choices

    def choose_by_pointer(self, text: str, where: dict[str, bool]) -> None:
        """Press the visible item itself: city, track, deck, building, card or token; otherwise the button."""
        key = map_key(text)
        if key and "map" in where:
            self.tap(key)
        elif "mat" in where:
            self.touch(self.mat_item(text))
        else:
            self.touch(self.button(text))

    def tap(self, key: str) -> None:
        """Press a map item. A finger zooms in first where the item is too small."""
        if not self.map_item(key).evaluate(SPOT):
            self.show_whole_map()
        for _ in range(4):
            point = self.spot(self.map_item(key))
            if self.method == "mouse":
                return self.page.mouse.click(point["x"], point["y"])
            self.page.touchscreen.tap(point["x"], point["y"])
            self.page.wait_for_timeout(50)
            if self.board.locator(".beside.pinned").count():
                return self.confirm()
        raise AssertionError(f"a finger cannot take {key}")

    def show_whole_map(self) -> None:
        self.board.locator(".window .tools button").last.click()

    def touch(self, item: Locator) -> None:
        """Press an item: a mouse once; a finger taps it for the explanation, and then its button."""
        self.press(item)
        if self.method == "finger":
            self.confirm()

    def confirm(self) -> None:
        self.board.locator(".beside.pinned .primary").tap()

    def choose_by_keys(self, text: str, where: dict[str, bool]) -> None:
        keyboard = self.page.keyboard
        key = map_key(text)
        if text == "pass":
            keyboard.press("p")
        elif key and len(self.chosen) % 2:
            keyboard.press("m")
            self.walk_to(key)
            keyboard.press("Enter")
        elif "mat" in where and len(self.chosen) % 2:
            self.press(self.mat_item(text))
        else:
            self.choose_by_number(text)


def start_match(page: Page, seats: list[str], **options: str) -> None:
    """Set up a match of Endeavor in the lobby and start it."""
    person.start_match(page, TITLE, seats, **options)
