"""A page that runs the rules shows a certain choice before the server answers, and yields to the answer."""

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
from tests.conftest import choose_cases
from tests.contract.matches import SMALLEST
from tests.contract.page_in_node import IN_PAGES
from tests.contract.shipped import built_file
from tests.messages import decode_message

RESTART_CODE = 1012
STALE = {"id": "stale", "args": {}, "section": None}
COMPOUND_KINDS = {"occupy", "repeat"}
"""Kinds of choices whose press makes others, too: how a space is paid for. The page shows only the end of such a press."""
EARLY, MINE = ".prompt.mine[data-early]", ".prompt.mine:not([data-early])"


class Link:
    """The connection between page and server. The server's answers can be held back, and so can the page's choices."""

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
        self.sent.append(decode_message(message))
        if not (self.holds_choices and self.sent[-1]["type"] == "act"):
            self.server.send(message)

    def _from_server(self, message: str | bytes) -> None:
        if self.holds_answers:
            self.answers.append(message)
        else:
            self.page.send(message)
            self.arrived += 1

    def let_through(self) -> None:
        """Deliver what was held back, and hold back nothing more."""
        self.holds_answers = self.holds_choices = False
        while self.answers:
            self.page.send(self.answers.pop(0))

    def refuse(self) -> None:
        """Tell the page that its last choice is refused."""
        self.page.send(json.dumps({"type": "refused", "action_id": self.choices[-1]["action_id"], "refusal": STALE}))

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Return the choices that the page has sent."""
        return [message for message in self.sent if message["type"] == "act"]

    def wait_for(self, page: Page, fits: Callable[[dict[str, Any]], Any]) -> None:
        """Wait until the page has sent a message that fits."""
        wait_until(page, lambda: any(fits(message) for message in self.sent))


def find_certain_choice(match: Match) -> int | None:
    """Return the number of an action that seat 0 can take back and after which it continues; None if there is none."""
    for number, action in zip(match.legal_ids(0).tolist(), match.legal(0)) if match.actors == (0,) else ():
        trial = match.copy()
        trial.play(0, action)
        if action.kind not in COMPOUND_KINDS and trial.can_undo(0) is True and trial.actors == (0,):
            return int(number)
    return None


def choose_at_random(match: Match, seat: int, chance: np.random.Generator) -> Action:
    legal = match.legal(seat)
    return legal[int(chance.integers(len(legal)))]


def open_at_choice(page: Page, server: Server, name: str) -> tuple[Link, int]:
    """Open a table where the list offers a certain choice, with the rules in the page; return the link and the choice's action."""
    built_file(name, PAGE)
    players = min(bw.load(name).players_with())
    matches = (
        play_until(name, players, seed, choose_at_random, lambda match: find_certain_choice(match) is not None) for seed in range(20)
    )
    match = next(match for match in matches if match)
    link = Link(page)
    open_stored_match(page, server, match, ["Ana", *["bot:random"] * (players - 1)])
    link.wait_for(page, lambda message: message["type"] == "rules")
    link.page.close(code=RESTART_CODE)  # the first frame after reconnecting has a record
    link.wait_for(page, lambda message: message.get("rules") and message["type"] == "hello")
    wait_until(page, lambda: link.arrived)
    page.locator(MINE).wait_for()
    page.get_by_role("button", name="Choices").click()
    action = find_certain_choice(match)
    assert action is not None
    return link, action


def choose(page: Page, action: int) -> None:
    page.locator(f".choices .groups [data-id='{action}']").click()


def table_texts(page: Page) -> tuple[str, str]:
    """Return the texts of the prompt and of the list of choices."""
    return page.locator(".prompt").inner_text(), page.locator(".choices .groups").inner_text()


# Script: from the moment when nothing changes any more, record changes of the board and of the prompt.
RECORD_CHANGES = """async () => {
    const describe = each => `${each.type} ${each.target.outerHTML ?? each.target.data}`
    const watcher = new MutationObserver(records => window.changes.push(...records.map(describe)))
    for (const each of document.querySelectorAll('.board .host, .prompt .now'))
        watcher.observe(each, {subtree: true, childList: true, attributes: true, characterData: true})
    do {
        window.changes = []
        await new Promise(resolve => setTimeout(resolve, 400))
    } while (window.changes.length)
}"""
GAMES = choose_cases([SMALLEST], IN_PAGES)


@pytest.mark.parametrize("name", GAMES)
def test_choice_is_shown_before_the_answer_and_the_answer_changes_nothing(open_page: Opener, server: Server, name: str) -> None:
    page = open_page(BLANK)
    link, action = open_at_choice(page, server, name)
    link.holds_answers = True
    before = table_texts(page)
    choose(page, action)
    page.locator(EARLY).wait_for()
    assert table_texts(page)[0] != before[0]
    assert page.locator(".sending").count() == 0
    page.evaluate(RECORD_CHANGES)
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
    assert page.locator(".side [role=log] p").all_inner_texts() == lines, "no line is written twice"
