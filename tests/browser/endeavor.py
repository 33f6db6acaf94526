"""A person at a table of Endeavor, who presses cities, tracks, decks, buildings, cards and tokens, by mouse, by finger or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser import chooser, person
from tests.browser.chooser import actions, looks_script, phase_script

TITLE = "Endeavor"
GAME = "endeavor"
# Where glory comes from, and what the page calls it.
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
# What is chosen on the map, by the kind of action: what lies there.
ON_MAP = {"ship": "track", "occupy": "city", "attack": "city", "draw": "deck"}

# All that is offered: where, and which action or what on the map.
OFFERED = """() => {
    const all = (where, selector, key) => [...document.querySelectorAll(selector)].map(each => [where, each.dataset[key]])
    return [
        ...all('dock', '.dock [data-choice]', 'id'),
        ...all('supply', '.supply [data-choice]', 'id'),
        ...all('mat', '.mat [data-action]', 'action'),
        ...all('map', '.world .thing.can', 'key'),
    ]
}"""
# Where on the screen a finger or a mouse meets this and nothing else; null: nowhere.
SPOT = """thing => {
    const {x, y, width, height} = thing.getBoundingClientRect()
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
    for (const down of parts) for (const right of parts) {
        const at = {x: x + width * right, y: y + height * down}
        if (document.elementFromPoint(at.x, at.y) === thing) return at
    }
    return null
}"""


def on_map(text: str) -> str | None:
    """The key of what is pressed on the map for an action."""
    kind, *arguments = text.split()
    return f"{ON_MAP[kind]}:{arguments[0]}" if kind in ON_MAP else None


class Curious(chooser.Curious):
    """Sees cities, cards and attacks."""

    EAGER = ("attack", "draw", "spend", "occupy")


class Person(chooser.Chooser):
    """Finds cities, tracks and decks on the map, buildings, cards and tokens on the mat, the rest in the strip or the supply."""

    GAME, MIND = GAME, Curious
    PHASE = phase_script(".endeavor", ".dock [data-choice], .supply [data-choice]")
    LOOKS = looks_script(".dock .told", ".thing.can", "key")
    THING, KEY = ".thing[data-key='{}']", "key"
    TABS = 160

    # -- what the page shows

    def offers(self) -> dict[str, dict[str, bool]]:
        """What can be chosen: the text of each action, and where it is offered. The map and the buttons offer the same."""
        found = self.page.evaluate(OFFERED)
        offers: dict[str, dict[str, bool]] = {}
        for where, id in found:
            if where != "map":
                offers.setdefault(str(actions(GAME)[int(id)]), {})[where] = True
        lit = {key for where, key in found if where == "map"}
        if self.board.locator(".world").count():
            assert lit == {on_map(text) for text in offers} - {None}
            for text in offers:
                if on_map(text):
                    offers[text]["map"] = True
        return offers

    def thing(self, key: str) -> Locator:
        """Something on the map."""
        return self.board.locator(f".world .thing[data-key='{key}']")

    def on_mat(self, text: str) -> Locator:
        return self.board.locator(f".mat [data-action='{self.id(text)}']").first

    def button(self, text: str) -> Locator:
        """In the strip, or in the supply of buildings."""
        return self.board.locator(f"[data-choice][data-id='{self.id(text)}']").first

    def spot(self, thing: Locator) -> dict[str, float]:
        """Where to press it."""
        found = self.page.wait_for_function(SPOT, arg=thing.element_handle()).json_value()
        return dict(found)

    # -- what it does

    def by_hand(self, text: str, where: dict[str, bool]) -> None:
        """On the thing itself if it is in sight: city, track, deck, building, card, token; otherwise the button."""
        key = on_map(text)
        if key and "map" in where:
            self.tap(key)
        elif "mat" in where:
            self.touch(self.on_mat(text))
        else:
            self.touch(self.button(text))

    def tap(self, key: str) -> None:
        """Something on the map; it is brought closer first where it is too small for a finger."""
        if not self.thing(key).evaluate(SPOT):
            self.whole_map()
        for _ in range(4):
            at = self.spot(self.thing(key))
            if self.way == "mouse":
                return self.page.mouse.click(at["x"], at["y"])
            self.page.touchscreen.tap(at["x"], at["y"])
            self.page.wait_for_timeout(50)
            if self.board.locator(".beside.pinned").count():
                return self.take()
        raise AssertionError(f"a finger cannot take {key}")

    def whole_map(self) -> None:
        self.board.locator(".window .tools button").last.click()

    def touch(self, thing: Locator) -> None:
        """A mouse has pointed at it, and presses once; a finger is first told what it would do, and then presses the button."""
        self.press(thing)
        if self.way == "finger":
            self.take()

    def take(self) -> None:
        self.board.locator(".beside.pinned .primary").tap()

    def by_keys(self, text: str, where: dict[str, bool]) -> None:
        keyboard = self.page.keyboard
        key = on_map(text)
        if text == "pass":
            keyboard.press("p")
        elif key and len(self.chose) % 2:
            keyboard.press("m")
            self.walk(key)
            keyboard.press("Enter")
        elif "mat" in where and len(self.chose) % 2:
            self.press(self.on_mat(text))
        else:
            self.by_number(text)


def new_match(page: Page, seats: list[str], **options: str) -> None:
    """From the lobby to a table of Endeavor."""
    person.new_match(page, TITLE, seats, **options)
