"""A phone whose link is cut, or freezes: the head keeps its height, the choice is kept, and notices go when they are no longer true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.text.words import Words
from boardwright.server.store import Store
from tests.browser.conftest import Opener
from tests.browser.looks import phone_header_faults
from tests.browser.network import Network
from tests.browser.person import frames_of
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import in_prove, wide
from tests.contract.matches import SMALLEST

How = Literal["cut", "frozen"]
PassTime = Callable[[Page, int], None]
EXPLAINED = Words("en").t("ui-sending-slow")
ANSWER = 5
"""Seconds after which the page says that a choice has no answer, and asks the server for one."""
STEP = 5
CHOICES = ".choices .groups button[data-id]"
# Notes every height that the head of the table has from now on.
WATCH_HEAD = """() => {
    window.heads = new Set()
    new ResizeObserver(([{target}]) => heads.add(target.offsetHeight)).observe(document.querySelector('.bar'))
}"""
ALL_IS_WELL = """() => document.querySelector('.link.open') !== null && !document.querySelector('.prompt .sending')
    && !document.querySelector('[role=alert]').textContent.trim()"""
OUTAGES: list[tuple[How, int]] = [("frozen", 5), ("cut", 5), ("frozen", 30), ("cut", 30), ("frozen", 70), ("cut", 70)]
USUAL = OUTAGES[2:3]


class Phone:
    """A phone at a table with bots, which reaches the server over a network of its own."""

    def __init__(self, page: Page, server: Server, network: Network, game: str) -> None:
        self.page, self.server, self.network = page, server, network
        self.sent = frames_of(page, "framesent")
        players = min(bw.load(game).players)
        match = bw.load(game).new_match(players=players, seed=1)
        page.goto(network.address + BLANK)
        self.id = open_stored_match(page, server, match, ["Ana", *["bot:random"] * (players - 1)], network.address)
        page.get_by_role("button", name="Choices").click()
        page.evaluate(WATCH_HEAD)

    def choose(self) -> None:
        """The first choice of the list."""
        self.page.locator(CHOICES).first.click()

    def told(self) -> list[str]:
        """What is wrong with the head, now and at any time since the table was opened."""
        now = phone_header_faults(self.page)
        heights = self.page.evaluate("() => [...heads]")
        return now + [f"a head of {height} px" for height in heights if height != 48]

    def arrived(self) -> list[str | None]:
        """The choices of people that the server has written, by their numbers."""
        store = Store(str(self.server.folder / "matches.db"))
        try:
            return [row.action_id for row in store.rows(self.id) if row.action_id]
        finally:
            store.close()

    def live_through(self, how: How, seconds: int, pass_time: PassTime) -> None:
        """Choose while there is no link; see what is said meanwhile, and afterwards."""
        page = self.page
        page.locator(".prompt.mine:not([data-early])").wait_for()
        page.locator(CHOICES).first.wait_for()  # the list is a part that comes later
        if how == "cut":
            self.network.down()
            page.locator(".link.lost").wait_for()
        else:
            self.network.freeze()
        before = self.arrived()
        self.choose()
        pass_time(page, ANSWER)
        expect(page.locator(".prompt .sending")).to_have_text(EXPLAINED)
        assert not self.told(), (how, "after 5 s")
        for passed in range(ANSWER, seconds, STEP):
            pass_time(page, STEP)
            page.locator(".link.lost").wait_for()
            expect(page.locator(".prompt .sending")).to_have_text(EXPLAINED)
            assert not self.told(), (how, passed + STEP)
        assert self.arrived() == before
        if how == "cut":
            self.network.up()
        else:
            self.network.thaw()
        for _ in range(60):
            if page.evaluate(ALL_IS_WELL):
                break
            page.wait_for_timeout(200)  # until the server could have answered
            pass_time(page, 1)
        page.wait_for_function(ALL_IS_WELL, polling=100)
        made = {each["action_id"] for each in self.sent if each["type"] == "act"}
        arrived = self.arrived()
        assert len(arrived) > len(before) and set(arrived) <= made and len(set(arrived)) == len(arrived)
        assert not self.told(), (how, "afterwards")


def fast(page: Page, seconds: int) -> None:
    """The page's clock goes forward at once."""
    page.clock.fast_forward(1_000 * seconds)


def slowly(page: Page, seconds: int) -> None:
    page.wait_for_timeout(1_000 * seconds)


@pytest.mark.parametrize("game", wide([SMALLEST], bw.games()))
def test_a_phone_without_a_link(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK, isolated=True, settings={"pace": "instant"}, **PHONE)
    page.clock.install()
    with Network(server.port) as network:
        phone = Phone(page, server, network, game)
        for how, seconds in wide(USUAL, OUTAGES):
            phone.live_through(how, seconds, fast)


@in_prove("the same in real seconds")
@pytest.mark.parametrize("game", bw.games())
def test_a_phone_without_a_link_for_a_while(open_page: Opener, server: Server, game: str) -> None:
    page = open_page(BLANK, settings={"pace": "instant"}, **PHONE)
    with Network(server.port) as network:
        Phone(page, server, network, game).live_through("frozen", 30, slowly)
