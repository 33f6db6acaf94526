"""A person at a table of Russian Railroads, who presses spaces, rails, slots and cards, by mouse, by finger or by keyboard."""

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

# Whether something is being asked here ("mine"), or why not; "" while something is on its way.
PHASE = """() => {
    const has = selector => document.querySelector(selector) !== null
    if (has('.end.panel')) return 'end'
    if (has('.curtain')) return 'curtain'
    if (!has('.prompt.mine') || !has('.railroads') || has('.prompt .sending')) return ''
    return has('.dock [data-choice], .card[data-choice], .large [data-action], .main-area .can') ? 'mine' : ''
}"""
# All that is offered: where, and which space or which action.
OFFERED = """() => {
    const hidden = element => getComputedStyle(element).visibility === 'hidden'
    const found = []
    const look = (where, selector, key) => {
        for (const each of document.querySelectorAll(selector)) found.push([where, each.dataset[key], hidden(each)])
    }
    look('main', '.main-area .can[data-place]', 'place')
    look('own', '.own-area .large [data-action]', 'action')
    look('dock', '.dock [data-choice]', 'id')
    look('card', '.stage .card[data-choice]', 'id')
    return found
}"""
# All that a decision could change, in one text (not what is only on its way to the server, nor what is just pointed at).
LOOKS = """() => {
    const texts = ['.prompt .now > span:not(.sending)', '.so-far', '.told', '.seats-area', '.curtain', '.end', '.side .log']
        .map(each => document.querySelector(each)?.textContent)
    const choices = [...document.querySelectorAll('[data-choice], [data-action], .main-area .can')]
    return [...texts, ...choices.map(({dataset}) => dataset.id ?? dataset.action ?? dataset.place)].join('|')
}"""
FOCUSED = "() => document.activeElement?.dataset.walk ?? ''"
MIDDLE = """walk => {
    const {x, y, width, height} = document.querySelector(`[data-walk='${walk}']`).getBoundingClientRect()
    return [x + width / 2, y + height / 2]
}"""


@cache
def actions() -> ActionSpace:
    return bw.load(GAME).actions


class Curious:
    """Chooses what it has done least often, so that a match shows much; it ends nothing early."""

    EAGER = ("use_token card", "take_card four_actions", "build", "step petersburg black", "advance", "occupy engineer_")
    LAST = {"pass": 99, "done": 99, "stay": 2.5, "retire": 0.5}

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()

    def choose(self, offers: Iterable[str]) -> str:
        """One of these actions, by their texts; always the same one in the same match."""
        found = min(offers, key=lambda text: (self.cost(text), text))
        self.did[found] += 1
        return found

    def cost(self, text: str) -> float:
        if text.split()[0] in self.LAST:
            return self.LAST[text.split()[0]]
        return self.did[text] - 5 * text.startswith(self.EAGER)


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

    def offers(self) -> dict[str, dict[str, bool]]:
        """What can be chosen: the text of each action, where it is offered, and whether one can see it there now."""
        found = self.page.evaluate(OFFERED)
        kind = "occupy" if self.ends_here({"pass", "stay"}, found) else "repeat"
        offers: dict[str, dict[str, bool]] = {}
        for where, key, hidden in found:
            text = f"{kind} {key}" if where == "main" else str(actions()[int(key)])
            offers.setdefault(text, {})[where] = not hidden
        return offers

    def ends_here(self, kinds: set[str], found: list[tuple[str, str, bool]]) -> bool:
        """Spaces are chosen for a turn, or a claim worker, where one of these is offered beside them; otherwise for a repetition."""
        return any(where == "dock" and actions()[int(key)].kind in kinds for where, key, _ in found)

    def place(self, name: str) -> Locator:
        return self.board.locator(f".main-area [data-place='{name}']")

    def own(self, text: str) -> Locator:
        return self.board.locator(f".own-area .large [data-action='{actions().parse(text).id}']")

    def button(self, text: str) -> Locator:
        """In the strip, or on a card."""
        id = actions().parse(text).id
        return self.board.locator(f".dock [data-choice][data-id='{id}'], .stage .card[data-choice][data-id='{id}']").first

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
            self.board.locator(".beside.pinned, .card [role=status], .ghost.selected").first.wait_for()
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
            reach(self.page, self.own(text))
            keyboard.press("Enter")

    def by_number(self, text: str) -> None:
        """1 to 9 are the first choices; the rest is a matter of Tab."""
        ids = self.board.locator("[data-choice]").evaluate_all("all => all.map(each => Number(each.dataset.id))")
        number = ids.index(actions().parse(text).id) + 1
        if number <= 9:
            self.page.keyboard.press(str(number))
        else:
            self.press(self.button(text))

    def walk(self, place: str, most: int = 40) -> None:
        """By arrows from space to space, each time to where it is nearest."""
        self.page.wait_for_function(f"() => ({FOCUSED})() !== ''")
        goal = self.page.evaluate(MIDDLE, place)
        tried: set[tuple[str, str]] = set()
        for _ in range(most):
            here = str(self.page.evaluate(FOCUSED))
            if here == place:
                return
            x, y = self.page.evaluate(MIDDLE, here)
            key = next(key for key in towards(goal[0] - x, goal[1] - y) if (here, key) not in tried)
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{most} arrow keys do not lead to {place}")


def towards(x: float, y: float) -> list[str]:
    """The arrow keys, beginning with the one that leads most directly there."""
    ways = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
    return sorted(ways, key=lambda way: -(ways[way][0] * x + ways[way][1] * y) / (math.hypot(x, y) or 1))


def new_match(page: Page, seats: list[str], **options: str) -> None:
    """From the lobby to a table of Russian Railroads."""
    person.new_match(page, TITLE, seats, **options)
