"""A person at a table of Endeavor, who presses cities, tracks, decks, buildings, cards and tokens, by mouse, by finger or by keyboard."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cache

from playwright.sync_api import Locator, Page

import boardwright as bw
from boardwright.core.actions import ActionSpace
from tests.browser import person
from tests.browser.person import Way, reach, said

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

# Whether something is being asked here ("mine"), or why not; "" while something is on its way.
PHASE = """() => {
    const has = selector => document.querySelector(selector) !== null
    if (has('.end.panel')) return 'end'
    if (has('.curtain')) return 'curtain'
    if (!has('.prompt.mine') || !has('.endeavor') || has('.prompt .sending')) return ''
    return has('.dock [data-choice], .supply [data-choice]') ? 'mine' : ''
}"""
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
# All that a decision could change, in one text (not what is only on its way to the server, nor what is just pointed at).
LOOKS = """() => {
    const texts = ['.prompt .now > span:not(.sending)', '.so-far', '.dock .told', '.seats-area', '.curtain', '.end', '.side .log']
        .map(each => document.querySelector(each)?.textContent)
    const choices = [...document.querySelectorAll('[data-choice], [data-action], .thing.can')]
    return [...texts, ...choices.map(({dataset}) => dataset.id ?? dataset.action ?? dataset.key)].join('|')
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
FOCUSED = "() => document.activeElement?.dataset.key ?? ''"
MIDDLE = """key => {
    const {x, y, width, height} = document.querySelector(`.thing[data-key='${key}']`).getBoundingClientRect()
    return [x + width / 2, y + height / 2]
}"""


@cache
def actions() -> ActionSpace:
    return bw.load(GAME).actions


def on_map(text: str) -> str | None:
    """The key of what is pressed on the map for an action."""
    kind, *arguments = text.split()
    return f"{ON_MAP[kind]}:{arguments[0]}" if kind in ON_MAP else None


class Curious:
    """Chooses what it has done least often, so that a match shows much; it ends nothing early."""

    EAGER = ("attack", "draw", "spend", "occupy")
    LAST = {"pass": 99, "done": 99}

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()

    def choose(self, offers: Iterable[str]) -> str:
        """One of these actions, by their texts; always the same one in the same match."""
        found = min(offers, key=lambda text: (self.cost(text), text))
        self.did[found] += 1
        return found

    def cost(self, text: str) -> float:
        return self.LAST.get(text, self.did[text] - 3 * text.startswith(self.EAGER))


class Person(person.Person):
    """`chose`: what it chose so far, by the texts of the actions."""

    def __init__(self, page: Page, way: Way = "mouse") -> None:
        super().__init__(page, way)
        self.mind = Curious()
        self.chose: list[str] = []

    # -- what the page shows

    def phase(self) -> str:
        return said(self.page, PHASE)

    def wait(self) -> bool:
        return self.phase() == "mine"

    def offers(self) -> dict[str, set[str]]:
        """What can be chosen: the text of each action, and where it is offered. The map and the buttons offer the same."""
        found = self.page.evaluate(OFFERED)
        offers: dict[str, set[str]] = {}
        for where, id in found:
            if where != "map":
                offers.setdefault(str(actions()[int(id)]), set()).add(where)
        lit = {key for where, key in found if where == "map"}
        if self.board.locator(".world").count():
            assert lit == {on_map(text) for text in offers} - {None}
            for text in offers:
                if on_map(text):
                    offers[text].add("map")
        return offers

    def thing(self, key: str) -> Locator:
        """Something on the map."""
        return self.board.locator(f".world .thing[data-key='{key}']")

    def on_mat(self, text: str) -> Locator:
        return self.board.locator(f".mat [data-action='{actions().parse(text).id}']").first

    def button(self, text: str) -> Locator:
        """In the strip, or in the supply of buildings."""
        return self.board.locator(f"[data-choice][data-id='{actions().parse(text).id}']").first

    def spot(self, thing: Locator) -> dict[str, float]:
        """Where to press it."""
        found = self.page.wait_for_function(SPOT, arg=thing.element_handle(), timeout=5_000).json_value()
        return dict(found)

    # -- what it does

    def decide(self) -> None:
        assert self.wait()
        self.choose(self.mind.choose(self.offers()))

    def choose(self, text: str) -> None:
        """Choose this action where a person would look for it, and wait until the page looks different."""
        where = self.offers()[text]
        before = self.page.evaluate(LOOKS)
        {"mouse": self.by_hand, "finger": self.by_hand, "keys": self.by_keys}[self.way](text, where)
        self.page.wait_for_function(f"before => ({LOOKS})() !== before", arg=before, timeout=30_000)
        self.chose.append(text)

    def by_hand(self, text: str, where: set[str]) -> None:
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
        self.board.locator(".world .tools button").last.click()

    def touch(self, thing: Locator) -> None:
        """A mouse has pointed at it, and presses once; a finger is first told what it would do, and then presses the button."""
        self.press(thing)
        if self.way == "finger":
            self.take()

    def take(self) -> None:
        self.board.locator(".beside.pinned .primary").tap()

    def by_keys(self, text: str, where: set[str]) -> None:
        keyboard = self.page.keyboard
        key = on_map(text)
        if text == "pass":
            keyboard.press("p")
        elif key and len(self.chose) % 2:
            keyboard.press("m")
            self.walk(key)
            keyboard.press("Enter")
        elif "mat" in where and len(self.chose) % 2:
            reach(self.page, self.on_mat(text), 160)
            keyboard.press("Enter")
        else:
            self.by_number(text)

    def by_number(self, text: str) -> None:
        """1 to 9 are the first choices; the rest is a matter of Tab."""
        ids = self.board.locator("[data-choice]").evaluate_all("all => all.map(each => Number(each.dataset.id))")
        number = ids.index(actions().parse(text).id) + 1
        if number <= 9:
            self.page.keyboard.press(str(number))
        else:
            reach(self.page, self.button(text), 160)
            self.page.keyboard.press("Enter")

    def walk(self, goal: str, most: int = 40) -> None:
        """By arrows from choice to choice, each time to where it is nearest."""
        self.page.wait_for_function(f"() => ({FOCUSED})() !== ''")
        tried: set[tuple[str, str]] = set()
        for _ in range(most):
            here = str(self.page.evaluate(FOCUSED))
            if here == goal:
                return
            (x, y), (to_x, to_y) = self.page.evaluate(MIDDLE, here), self.page.evaluate(MIDDLE, goal)
            key = next(key for key in towards(to_x - x, to_y - y) if (here, key) not in tried)
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{most} arrow keys do not lead to {goal}")


def towards(x: float, y: float) -> list[str]:
    """The arrow keys, beginning with the one that leads most directly there."""
    ways = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
    return sorted(ways, key=lambda way: -(ways[way][0] * x + ways[way][1] * y) / (math.hypot(x, y) or 1))


def new_match(page: Page, seats: list[str], **options: str) -> None:
    """From the lobby to a table of Endeavor."""
    person.new_match(page, TITLE, seats, **options)
