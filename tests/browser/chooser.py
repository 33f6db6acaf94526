"""A person at tables where every choice is an action that lies on the boards, and is a button, too."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

import boardwright as bw
from boardwright.core.domain.actions import ActionSpace
from tests.browser.person import InputMethod, Person, latest_frame


class VarietyStrategy:
    """Chooses the action that it has chosen least often, so that a match shows much; it ends nothing early."""

    # Preferred actions, by the beginnings of their texts; how many fewer choices that counts as; and the costs of what comes last.
    PREFERRED: tuple[str, ...] = ()
    PREFERENCE = 3
    LAST_RESORT: ClassVar[dict[str, float]] = {"pass": 99, "done": 99}

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def choose(self, offers: Iterable[str]) -> str:
        """Choose one of these actions by their texts; the same one in the same match."""
        choice = min(offers, key=lambda text: (self.cost(text), text))
        self.counts[choice] += 1
        return choice

    def cost(self, text: str) -> float:
        """Return the rank of an action; the lowest is chosen."""
        return self.LAST_RESORT.get(text.split()[0], self.counts[text] - self.PREFERENCE * text.startswith(self.PREFERRED))


class Chooser(Person):
    """A person at a table where every choice is an action that lies on the boards, or a button in the strip.

    `chosen`: the texts of the actions chosen so far.
    """

    GAME: ClassVar[str]
    STRATEGY: ClassVar[type[VarietyStrategy]]
    # What the arrow keys lead to: its selector, with a place for its key, and the data attribute of the key.
    ITEM: ClassVar[str]
    KEY: ClassVar[str]

    def __init__(self, page: Page, method: InputMethod = "mouse") -> None:
        super().__init__(page, method)
        self.strategy = self.STRATEGY()
        self.chosen: list[str] = []

    # -- what the page shows

    def wait_for_turn(self) -> bool:
        return self.phase() == "mine"

    def offers(self) -> dict[str, dict[str, bool]]:
        """Return the text of each action on offer, where it is offered, and whether it is visible there now."""
        raise NotImplementedError

    def button(self, text: str) -> Locator:
        """Return the button that chooses this action."""
        raise NotImplementedError

    def id(self, text: str) -> int:
        """Return the number of an action."""
        return action_space(self.GAME).parse(text).id

    # -- choices

    def choose_by_pointer(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action with a mouse or a finger."""
        raise NotImplementedError

    def choose_by_keys(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action with the keyboard alone."""
        raise NotImplementedError

    def decide(self) -> None:
        assert self.wait_for_turn()
        offers = self.offers()
        text = self.strategy.choose(offers)
        self.choose_at(text, offers[text])

    def choose(self, text: str) -> None:
        """Choose this action where a person would look for it, and wait until the page looks different."""
        self.choose_at(text, self.offers()[text])

    def choose_at(self, text: str, where: dict[str, bool]) -> None:
        """Choose this action at one of these places."""
        choose = self.choose_by_keys if self.method == "keys" else self.choose_by_pointer
        self.act_and_settle(lambda: choose(text, where))
        self.chosen.append(text)

    def choose_by_number(self, text: str) -> None:
        """Press the number of the choice, 1 to 9; reach later choices with Tab."""
        ids = self.board.locator("[data-choice]").evaluate_all("all => all.map(each => Number(each.dataset.id))")
        number = ids.index(self.id(text)) + 1
        if number <= 9:
            self.page.keyboard.press(str(number))
        else:
            self.press(self.button(text))

    def focused_key(self) -> str:
        """Return the key of the element that the arrow keys have reached; "" if there is none."""
        return str(self.page.evaluate(self.focused_key_script()))

    @classmethod
    def focused_key_script(cls) -> str:
        return f"() => document.activeElement?.dataset.{cls.KEY} ?? ''"

    def walk_to(self, goal: str, limit: int = 40) -> None:
        """Go by arrow keys to a goal, with each press in the direction that leads nearest to it."""
        self.page.wait_for_function(f"() => ({self.focused_key_script()})() !== ''")
        tried: set[tuple[str, str]] = set()
        for _ in range(limit):
            here = self.focused_key()
            if here == goal:
                return
            x, y = self.page.evaluate(OFFSET, [self.ITEM.format(here), self.ITEM.format(goal)])
            key = next(key for key in arrow_keys_towards(x, y) if (here, key) not in tried)
            tried.add((here, key))
            self.page.keyboard.press(key)
        raise AssertionError(f"{limit} arrow keys do not reach {goal}")

    def finish_match(self, received: list[dict[str, Any]], soonest: tuple[str, ...]) -> None:
        """Play the last turns with the actions that end them soonest."""
        while not latest_frame(received)["over"]:
            self.page.wait_for_function("() => document.querySelector('.prompt.mine, .prompt.over')")
            if latest_frame(received)["over"]:
                break
            self.wait_for_turn()
            self.choose(min(self.offers(), key=lambda text: (text not in soonest, text)))


# Script: the offset between the centres of two elements.
OFFSET = """selectors => {
    const [[x, y], [toX, toY]] = selectors.map(selector => {
        const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    })
    return [toX - x, toY - y]
}"""


def arrow_keys_towards(x: float, y: float) -> list[str]:
    """Return the arrow keys, the most direct one to this offset first."""
    directions = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
    return sorted(directions, key=lambda key: -(directions[key][0] * x + directions[key][1] * y) / (math.hypot(x, y) or 1))


def phase_script(board: str, choices: str) -> str:
    """Return a PHASE script: "mine" where the board asks this player for a choice."""
    return f"""() => {{
        const has = selector => document.querySelector(selector) !== null
        if (has('.end.panel')) return 'end'
        if (has('.curtain')) return 'curtain'
        if (!has('.prompt.mine') || !has('{board}') || has('.prompt .sending, .prompt[data-early], section.board[aria-busy]')) return ''
        return has('{choices}') ? 'mine' : ''
    }}"""


def snapshot_script(message: str, item: str, key: str) -> str:
    """Return a SNAPSHOT script: the texts around the board, and everything that can be chosen."""
    return f"""() => {{
        const texts = ['.prompt .now > span:not(.sending)', '.so-far', '{message}', '.seats-area', '.curtain', '.end', '.side .log']
            .map(each => document.querySelector(each)?.textContent)
        const choices = [...document.querySelectorAll('[data-choice], [data-action], {item}')]
        return [...texts, ...choices.map(({{dataset}}) => dataset.id ?? dataset.action ?? dataset.{key})].join('|')
    }}"""


@cache
def action_space(game: str) -> ActionSpace:
    return bw.load(game).actions
