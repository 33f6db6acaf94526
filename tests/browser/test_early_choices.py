"""A page that runs the rules shows one's own choice before the server answers, where all is certain, and yields to the answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, WebSocketRoute

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from tests.browser.conftest import Opener
from tests.browser.person import wait_until
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match, play_until
from tests.conftest import wide
from tests.contract.matches import SMALLEST
from tests.contract.page_in_node import IN_PAGES
from tests.contract.shipped import file_of
from tests.messages import message_of

COME_AGAIN = 1012
STALE = {"id": "stale", "args": {}, "section": None}
SEVERAL = {"occupy", "repeat"}
"""Kinds of choices whose press stands for others, too: how a space is paid for. What such a press leads to is shown at its end."""
EARLY, MINE = ".prompt.mine[data-early]", ".prompt.mine:not([data-early])"


class Link:
    """The way between page and server. What the server answers can be held back; so can the page's choices."""

    def __init__(self, page: Page) -> None:
        self.holds_answers = self.holds_choices = False
        self.answers: list[str | bytes] = []
        self.sent: list[dict[str, Any]] = []
        self.arrived = 0
        page.route_web_socket(re.compile("/live$"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.page, self.server, self.arrived = page, page.connect_to_server(), 0
        self.page.on_message(self._from_page)
        self.server.on_message(self._from_server)

    def _from_page(self, message: str | bytes) -> None:
        self.sent.append(message_of(message))
        if not (self.holds_choices and self.sent[-1]["type"] == "act"):
            self.server.send(message)

    def _from_server(self, message: str | bytes) -> None:
        if self.holds_answers:
            self.answers.append(message)
        else:
            self.page.send(message)
            self.arrived += 1

    def let_through(self) -> None:
        """The page gets what was held back, and all that comes."""
        self.holds_answers = self.holds_choices = False
        while self.answers:
            self.page.send(self.answers.pop(0))

    def refuse(self) -> None:
        """The page is told that its last choice is refused."""
        self.page.send(json.dumps({"type": "refused", "action_id": self.choices[-1]["action_id"], "refusal": STALE}))

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The choices that the page has sent."""
        return [message for message in self.sent if message["type"] == "act"]

    def wait_for(self, page: Page, right: Callable[[dict[str, Any]], Any]) -> None:
        """Wait until the page has sent such a message."""
        wait_until(page, lambda: any(right(message) for message in self.sent))


def certain_choice(match: Match) -> int | None:
    """The number of an action that seat 0 can take back, and after which it goes on."""
    for number, action in zip(match.legal_ids(0).tolist(), match.legal(0)) if match.actors == (0,) else ():
        tried = match.copy()
        tried.play(0, action)
        if action.kind not in SEVERAL and tried.can_undo(0) is True and tried.actors == (0,):
            return int(number)
    return None


def by_chance(match: Match, seat: int, chance: np.random.Generator) -> Action:
    legal = match.legal(seat)
    return legal[int(chance.integers(len(legal)))]


def at_a_choice(page: Page, server: Server, name: str) -> tuple[Link, int]:
    """A table where something certain can be chosen from the list beside the board (that one); the page runs the rules."""
    file_of(name, PAGE)
    players = min(bw.load(name).players_with())
    tried = (play_until(name, players, seed, by_chance, lambda match: certain_choice(match) is not None) for seed in range(20))
    match = next(match for match in tried if match)
    link = Link(page)
    open_stored_match(page, server, match, ["Ana", *["bot:random"] * (players - 1)])
    link.wait_for(page, lambda message: message["type"] == "rules")
    link.page.close(code=COME_AGAIN)  # the first frame of the next link has a record
    link.wait_for(page, lambda message: message.get("rules") and message["type"] == "hello")
    wait_until(page, lambda: link.arrived)
    page.locator(MINE).wait_for()
    page.get_by_role("button", name="Choices").click()
    action = certain_choice(match)
    assert action is not None
    return link, action


def choose(page: Page, action: int) -> None:
    page.locator(f".choices .groups [data-id='{action}']").click()


def said(page: Page) -> tuple[str, str]:
    """What the prompt and the list of choices say."""
    return page.locator(".prompt").inner_text(), page.locator(".choices .groups").inner_text()


# From when all has come to rest, notes what changes on the board and in what is announced.
WATCH = """async () => {
    const told = each => `${each.type} ${each.target.outerHTML ?? each.target.data}`
    const watcher = new MutationObserver(seen => window.changes.push(...seen.map(told)))
    for (const each of document.querySelectorAll('.board .host, .prompt .now'))
        watcher.observe(each, {subtree: true, childList: true, attributes: true, characterData: true})
    do {
        window.changes = []
        await new Promise(resolve => setTimeout(resolve, 400))
    } while (window.changes.length)
}"""
SHIPPED = wide([SMALLEST], IN_PAGES)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_choice_is_shown_before_the_answer_which_changes_nothing(open_page: Opener, server: Server, name: str) -> None:
    page = open_page(BLANK)
    link, action = at_a_choice(page, server, name)
    link.holds_answers = True
    before = said(page)
    choose(page, action)
    page.locator(EARLY).wait_for()
    assert said(page)[0] != before[0]
    assert page.locator(".sending").count() == 0
    page.evaluate(WATCH)
    link.let_through()
    page.locator(MINE).wait_for()
    assert page.evaluate("() => window.changes") == []
    assert len(link.choices) == 1
    page.get_by_role("button", name="What happened").click()
    page.locator(".side [role=log] p").first.wait_for()
    lines = page.locator(".side [role=log] p").all_inner_texts()
    page.reload()
    page.locator(MINE).wait_for()
    page.locator(".side [role=log] p").first.wait_for()
    assert page.locator(".side [role=log] p").all_inner_texts() == lines, "nothing was told twice"
