"""People at tables where every choice is an action that lies somewhere on the boards, and is a button, too."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

import boardwright as bw
from boardwright.core.domain.actions import ActionSpace
from tests.browser.person import Person, Way, latest


class Curious:
    """Chooses what it has done least often, so that a match shows much; it ends nothing early."""

    # What it prefers, by how the texts of the actions begin, as if it had been done so much less often; what it does last.
    EAGER: tuple[str, ...] = ()
    EAGERNESS = 3
    LAST: ClassVar[dict[str, float]] = {"pass": 99, "done": 99}

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()

    def choose(self, offers: Iterable[str]) -> str:
        """One of these actions, by their texts; always the same one in the same match."""
        found = min(offers, key=lambda text: (self.cost(text), text))
        self.did[found] += 1
        return found

    def cost(self, text: str) -> float:
        return self.LAST.get(text.split()[0], self.did[text] - self.EAGERNESS * text.startswith(self.EAGER))


class Chooser(Person):
    """Somebody at a table where every choice is an action that lies somewhere on the boards, or is a button in the strip.

    `chose`: what it chose so far, by the texts of the actions.
    """

    GAME: ClassVar[str]
    MIND: ClassVar[type[Curious]]
    # What the arrow keys lead to: how it is found by its key, and where its key stands in its data.
    THING: ClassVar[str]
    KEY: ClassVar[str]

    def __init__(self, page: Page, way: Way = "mouse") -> None:
        super().__init__(page, way)
        self.mind = self.MIND()
        self.chose: list[str] = []

    # -- what the page shows

    def wait(self) -> bool:
        return self.phase() == "mine"

    def offers(self) -> dict[str, dict[str, bool]]:
        """What can be chosen: the text of each action, where it is offered, and whether one can see it there now."""
        raise NotImplementedError

    def button(self, text: str) -> Locator:
        """The button that chooses this action."""
        raise NotImplementedError

    def id(self, text: str) -> int:
        """The number of an action."""
        return actions(self.GAME).parse(text).id

    # -- what it does

    def by_hand(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action with a mouse or a finger."""
        raise NotImplementedError

    def by_keys(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action with the keyboard alone."""
        raise NotImplementedError

    def decide(self) -> None:
        assert self.wait()
        offers = self.offers()
        text = self.mind.choose(offers)
        self.take_it(text, offers[text])

    def choose(self, text: str) -> None:
        """Choose this action where a person would look for it, and wait until the page looks different."""
        self.take_it(text, self.offers()[text])

    def take_it(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action, which is offered there."""
        choose_it = self.by_keys if self.way == "keys" else self.by_hand
        self.changing(lambda: choose_it(text, where))
        self.chose.append(text)

    def by_number(self, text: str) -> None:
        """1 to 9 are the first choices; the rest is a matter of Tab."""
        ids = self.board.locator("[data-choice]").evaluate_all("all => all.map(each => Number(each.dataset.id))")
        number = ids.index(self.id(text)) + 1
        if number <= 9:
            self.page.keyboard.press(str(number))
        else:
            self.press(self.button(text))

    def focused(self) -> str:
        """Where the arrow keys have led so far; "" where to no thing."""
        return str(self.page.evaluate(self.focused_script()))

    @classmethod
    def focused_script(cls) -> str:
        return f"() => document.activeElement?.dataset.{cls.KEY} ?? ''"

    def walk(self, goal: str, most: int = 40) -> None:
        """By arrows from thing to thing, each time to where it is nearest."""
        self.page.wait_for_function(f"() => ({self.focused_script()})() !== ''")
        tried: set[tuple[str, str]] = set()
        for _ in range(most):
            here = self.focused()
            if here == goal:
                return
            x, y = self.page.evaluate(WAY, [self.THING.format(here), self.THING.format(goal)])
            key = next(key for key in towards(x, y) if (here, key) not in tried)
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{most} arrow keys do not lead to {goal}")

    def finish(self, received: list[dict[str, Any]], soonest: tuple[str, ...]) -> None:
        """The last turns: whatever ends them soonest."""
        while not latest(received)["over"]:
            self.page.wait_for_function("() => document.querySelector('.prompt.mine, .prompt.over')")
            if latest(received)["over"]:
                break
            self.wait()
            self.choose(min(self.offers(), key=lambda text: (text not in soonest, text)))


# How far it is from the middle of one thing to that of another.
WAY = """ways => {
    const [[x, y], [toX, toY]] = ways.map(way => {
        const {x, y, width, height} = document.querySelector(way).getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    })
    return [toX - x, toY - y]
}"""


def towards(x: float, y: float) -> list[str]:
    """The arrow keys, beginning with the one that leads most directly there."""
    ways = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
    return sorted(ways, key=lambda way: -(ways[way][0] * x + ways[way][1] * y) / (math.hypot(x, y) or 1))


def phase_script(board: str, asked: str) -> str:
    """A PHASE: "mine" where this table asks something that lies there, otherwise why not."""
    return f"""() => {{
        const has = selector => document.querySelector(selector) !== null
        if (has('.end.panel')) return 'end'
        if (has('.curtain')) return 'curtain'
        if (!has('.prompt.mine') || !has('{board}') || has('.prompt .sending, .prompt[data-early], section.board[aria-busy]')) return ''
        return has('{asked}') ? 'mine' : ''
    }}"""


def looks_script(told: str, thing: str, key: str) -> str:
    """A LOOKS: what is written here and there, and everything that can be chosen."""
    return f"""() => {{
        const texts = ['.prompt .now > span:not(.sending)', '.so-far', '{told}', '.seats-area', '.curtain', '.end', '.side .log']
            .map(each => document.querySelector(each)?.textContent)
        const choices = [...document.querySelectorAll('[data-choice], [data-action], {thing}')]
        return [...texts, ...choices.map(({{dataset}}) => dataset.id ?? dataset.action ?? dataset.{key})].join('|')
    }}"""


@cache
def actions(game: str) -> ActionSpace:
    return bw.load(game).actions
