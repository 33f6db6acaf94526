"""A phone whose link is cut or frozen: the header keeps its height, the choice is kept, and notices disappear when they are outdated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.text.words import Words
from boardwright.server.store import Store
from tests.browser.conftest import Opener
from tests.browser.network import Network
from tests.browser.person import record_frames
from tests.browser.screen_checks import phone_header_faults
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import choose_cases, only_in_prove
from tests.contract.matches import SMALLEST

Outage = Literal["cut", "frozen"]
PassTime = Callable[[Page, int], None]
EXPLANATION = Words("en").t("ui-sending-slow")
ANSWER_S = 5
"""Seconds after which the page reports a choice without an answer, and asks the server for one."""
STEP_S = 5
CHOICES = ".choices .groups button[data-id]"
# Script: record every height of the table's header from now on.
RECORD_HEADER_HEIGHTS = """() => {
    window.heads = new Set()
    new ResizeObserver(([{target}]) => heads.add(target.offsetHeight)).observe(document.querySelector('.bar'))
}"""
IS_RECOVERED = """() => document.querySelector('.link.open') !== null && !document.querySelector('.prompt .sending')
    && !document.querySelector('[role=alert]').textContent.trim()"""
OUTAGES: list[tuple[Outage, int]] = [("frozen", 5), ("cut", 5), ("frozen", 30), ("cut", 30), ("frozen", 70), ("cut", 70)]
USUAL = OUTAGES[2:3]


class Phone:
    """A phone at a table with bots, which reaches the server over a network of its own."""

    def __init__(self, page: Page, server: Server, network: Network, game: str) -> None:
        self.page, self.server, self.network = page, server, network
        self.sent = record_frames(page, "framesent")
        players = min(bw.load(game).players)
        match = bw.load(game).new_match(players=players, seed=1)
        page.goto(network.address + BLANK)
        self.id = open_stored_match(page, server, match, ["Ana", *["bot:random"] * (players - 1)], network.address)
        page.get_by_role("button", name="Choices").click()
        page.evaluate(RECORD_HEADER_HEIGHTS)

    def choose(self) -> None:
        """Make the first choice of the list."""
        self.page.locator(CHOICES).first.click()

    def header_faults(self) -> list[str]:
        """Return the faults of the header, now and at any time since the table was opened."""
        now = phone_header_faults(self.page)
        heights = self.page.evaluate("() => [...heads]")
        return now + [f"a head of {height} px" for height in heights if height != 48]

    def stored_choices(self) -> list[str | None]:
        """Return the action ids of people's choices that the server has stored."""
        store = Store(str(self.server.folder / "matches.db"))
        try:
            return [row.action_id for row in store.rows(self.id) if row.action_id]
        finally:
            store.close()

    def check_outage(self, outage: Outage, seconds: int, pass_time: PassTime) -> None:
        """Choose during an outage; check what the page shows meanwhile and afterwards."""
        page = self.page
        page.locator(".prompt.mine:not([data-early])").wait_for()
        page.locator(CHOICES).first.wait_for()  # the list loads later
        if outage == "cut":
            self.network.down()
            page.locator(".link.lost").wait_for()
        else:
            self.network.freeze()
        before = self.stored_choices()
        self.choose()
        pass_time(page, ANSWER_S)
        expect(page.locator(".prompt .sending")).to_have_text(EXPLANATION)
        assert not self.header_faults(), (outage, "after 5 s")
        for passed in range(ANSWER_S, seconds, STEP_S):
            pass_time(page, STEP_S)
            page.locator(".link.lost").wait_for()
            expect(page.locator(".prompt .sending")).to_have_text(EXPLANATION)
            assert not self.header_faults(), (outage, passed + STEP_S)
        assert self.stored_choices() == before
        if outage == "cut":
            self.network.up()
        else:
            self.network.thaw()
        for _ in range(60):
            if page.evaluate(IS_RECOVERED):
                break
            page.wait_for_timeout(200)  # time for the server to answer
            pass_time(page, 1)
        page.wait_for_function(IS_RECOVERED, polling=100)
        sent_ids = {message["action_id"] for message in self.sent if message["type"] == "act"}
        stored = self.stored_choices()
        assert len(stored) > len(before) and set(stored) <= sent_ids and len(set(stored)) == len(stored)
        assert not self.header_faults(), (outage, "afterwards")


def fast_forward(page: Page, seconds: int) -> None:
    """Move the page's clock forward at once."""
    page.clock.fast_forward(1_000 * seconds)


def wait_in_real_time(page: Page, seconds: int) -> None:
    page.wait_for_timeout(1_000 * seconds)


@pytest.mark.parametrize("game", choose_cases([SMALLEST], bw.games()))
def test_phone_keeps_its_choice_through_outages(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK, isolated=True, settings={"pace": "instant"}, **PHONE)
    page.clock.install()
    with Network(server.port) as network:
        phone = Phone(page, server, network, game)
        for outage, seconds in choose_cases(USUAL, OUTAGES):
            phone.check_outage(outage, seconds, fast_forward)


@only_in_prove("the same in real seconds")
@pytest.mark.parametrize("game", bw.games())
def test_phone_keeps_its_choice_through_30_frozen_seconds(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK, settings={"pace": "instant"}, **PHONE)
    with Network(server.port) as network:
        Phone(page, server, network, game).check_outage("frozen", 30, wait_in_real_time)
