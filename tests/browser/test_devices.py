"""Whole matches of friends, each with a browser of their own: a laptop in English, a phone in Czech, a laptop in Croatian, and a watcher.

The server is killed and comes back, the phone loses its network while its person chooses, a bot plays for a player who has gone away and
comes back; then they play to the end, and everybody has been told the same.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.words import Words
from boardwright.server.table_rules.absence import AWAY_MS
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.conftest import Opener
from tests.browser.gathering import set_up_table, whose_turn
from tests.browser.network import Network
from tests.browser.person import frames_of, latest, record_of
from tests.browser.server import BLANK, PHONE, Server
from tests.conftest import in_prove

AT_ONCE = {"pace": "instant"}
"""Nobody waits for bots."""
MINDS = {
    trains.TITLE: ("game_of_trains", "amateur"),
    europe.TITLE: ("ticket_to_ride_europe", "greedy"),
    railroads.TITLE: ("russian_railroads", "random"),
    endeavor.TITLE: ("endeavor", "novice"),
}
"""Which bot's way of playing the friends have: matches of forty to three hundred decisions."""
MOST = 1_000  # decisions; no match is as long


class Friend:
    """Somebody at a page of their own, who chooses from its list what a bot would choose that knows what this page was sent."""

    def __init__(self, page: Page, name: str, language: str, title: str, seed: int = 0) -> None:
        self.name, self.words = name, Words(language, part="tables")
        game, level = MINDS[title]
        self.mind = bw.bot(level, bw.load(game), seed)
        self.sit_at(page)

    def sit_at(self, page: Page) -> None:
        self.page, self.heard, self.said = page, frames_of(page), frames_of(page, "framesent")

    @property
    def frame(self) -> dict[str, Any]:
        return latest(self.heard)

    def button(self, id: str, **args: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.t(id, **args), exact=True)

    def open_players(self) -> None:
        self.page.locator("button.tab", has_text=self.words.t("ui-table-players")).click()

    def open_choices(self) -> None:
        self.page.locator(".prompt").wait_for()
        if not self.page.locator(".choices").count():
            self.page.keyboard.press("c")
        self.page.locator(".choices").wait_for()

    def press_a_choice(self) -> None:
        offered = self.page.locator(".choices .groups button[data-id]")
        offered.first.wait_for()
        ids = offered.evaluate_all("all => all.map(each => Number(each.dataset.id))")
        frame = self.frame
        wish = self.mind.choose(record_of(frame).array[0], ids) if "record" in frame else None
        chosen = wish if wish in ids else ids[0]  # a long list shows its beginning only
        self.page.locator(f".choices .groups button[data-id='{chosen}']").first.click()

    def choose(self) -> None:
        before = self.frame["decisions"]
        self.press_a_choice()
        wait(self.page, lambda: self.frame["decisions"] > before)


def wait(page: Page, right: Callable[[], Any], seconds: float = 120) -> None:
    """Until something is so that was told to the pages."""
    until = time.monotonic() + seconds
    while not right():
        assert time.monotonic() < until, f"it did not come to that in {seconds:g} seconds: {page.locator('.prompt-bar').all_inner_texts()}"
        page.wait_for_timeout(20)  # meanwhile the browser tells what happens


def next_one(friends: list[Friend], until: Callable[[], bool]) -> Friend | None:
    """Whoever has to choose now; None: the match is over, or something is so."""
    found: list[Friend] = []

    def goes_on() -> bool:
        if until() or friends[0].frame["over"]:
            return True
        found[:] = [friend for friend in friends if whose_turn(friend.page) == "mine"]
        return bool(found)

    wait(friends[0].page, goes_on)
    return found[0] if found else None


def play(friends: list[Friend], most: int = MOST, until: Callable[[], bool] = lambda: False) -> None:
    """So many decisions at most, or until something is so."""
    for _ in range(most):
        friend = next_one(friends, until)
        if friend is None:
            return
        friend.choose()
    assert most < MOST, "this match does not end"


def all_hear_the_same(pages: list[Friend]) -> None:
    """Every page comes to be where the match is."""
    wait(pages[0].page, lambda: len({(each.frame["version"], each.frame["decisions"]) for each in pages}) == 1)


# -- what happens on such an evening


def gather(open_page: Opener, title: str, network: str) -> list[Friend]:
    """Three people and a watcher. The phone comes over a network of its own, at another address."""
    ana = Friend(open_page(settings=AT_ONCE), "Ana", "en", title)
    zofie = Friend(open_page(BLANK, "cs", settings=AT_ONCE, **PHONE), "Žofie", "cs", title, 1)
    ivo = Friend(open_page(BLANK, "hr", settings=AT_ONCE), "Ivo", "hr", title, 2)
    eva = Friend(open_page(BLANK, settings=AT_ONCE), "Eva", "en", title)
    set_up_table(ana.page, title, friends=2)
    ana.button("ui-room-make").click()
    link = ana.page.get_by_role("textbox", name="Table link").input_value()
    for friend, address in ((zofie, network + link[link.index("#") :]), (ivo, link)):
        friend.page.goto(address)
        friend.page.get_by_label(friend.words.t("ui-room-your-name")).fill(friend.name)
        friend.button("ui-room-sit").click()
        friend.button("ui-room-set-ready").click()
    for friend in (ana, zofie, ivo):
        friend.page.wait_for_url(re.compile("#/table/"))
        friend.open_choices()
    eva.page.goto(link)
    eva.page.get_by_role("link", name=eva.words.t("ui-room-watch")).click()
    expect(eva.page.locator(".watching")).to_be_visible()
    return [ana, zofie, ivo, eva]


def restart(server: Server, everybody: list[Friend]) -> None:
    """The server is killed and comes back: all pages say so, and come back by themselves."""
    server.kill()
    for each in everybody:
        each.page.locator(".link.lost, .link.connecting").wait_for()
    server.start()
    for each in everybody:
        each.page.locator(".link.open").wait_for(state="attached", timeout=30_000)
    all_hear_the_same(everybody)


def choose_without_network(network: Network, friend: Friend, everybody: list[Friend]) -> None:
    """What is chosen where there is no network is shown as unsent, and counts once when there is one again, also on a page loaded anew."""
    before = friend.frame["decisions"]
    friend.said.clear()
    network.down()
    friend.page.locator(".link.lost, .link.connecting").wait_for()
    friend.press_a_choice()
    expect(friend.page.locator(".prompt .sending")).to_be_visible()
    assert {each.frame["decisions"] for each in everybody} == {before}
    network.up()
    friend.page.reload()
    friend.open_choices()
    wait(friend.page, lambda: friend.frame["decisions"] > before)
    expect(friend.page.locator(".prompt .sending")).to_have_count(0)
    all_hear_the_same(everybody)
    sent = {each["action_id"] for each in friend.said if each["type"] == "act"}  # one press may stand for several choices
    assert friend.frame["decisions"] == before + len(sent)


def go_away(friend: Friend, others: list[Friend]) -> None:
    """The page is closed. When the match waits for them, one of the others asks for a bot, and the other one agrees."""
    asks, agrees = others
    seat = next(each["seat"] for each in friend.frame["seats"] if each["name"] == friend.name)
    closed = time.monotonic()
    friend.page.close()
    wait(asks.page, lambda: not asks.frame["seats"][seat]["online"])
    play(others, condition=lambda: asks.frame["actors"] == [seat])
    asks.page.wait_for_timeout(max(0, AWAY_MS + 1_000 - (time.monotonic() - closed) * 1_000))
    asks.open_players()
    asks.button("ui-stand-in-ask-of", name=friend.name).click()
    agrees.open_players()
    here = asks.frame["decisions"]  # the match waits; as soon as all agree the bot may choose
    agrees.button("ui-stand-in-agree").click()
    wait(asks.page, lambda: asks.frame["seats"][seat].get("stand_in"))
    for each in others:
        each.open_choices()
    wait(asks.page, lambda: asks.frame["decisions"] > here)  # the bot has chosen


def come_back(friend: Friend, table: str) -> None:
    friend.sit_at(friend.page.context.new_page())
    friend.page.goto(table)
    friend.page.locator(".prompt-bar").get_by_role("button", name=friend.words.t("ui-play-on")).click()
    friend.open_choices()
    wait(friend.page, lambda: not any(seat.get("stand_in") for seat in friend.frame["seats"]))


def is_known(frame: dict[str, Any], match: Match) -> bool:
    """Whether a frame tells exactly what its viewer knows of a match. Pages that run the rules are sent records, others views."""
    viewer = frame["viewer"]
    if "record" in frame:
        return bytes(frame["record"]) == match.information_state(viewer)
    return bool(frame["view"] == json.loads(msgspec.json.encode(match.view(viewer))))


def all_ends_agree(everybody: list[Friend], path: Path) -> None:
    """Pages, frames and the match file say the same; what each page has at the end is what the file leads to."""
    all_hear_the_same(everybody)
    shown = set()
    for each in everybody:
        panel = each.page.locator(".end.panel")
        panel.wait_for()
        shown.add(tuple(row.splitlines()[1] for row in panel.locator("ol li").all_inner_texts()))
        assert each.frame["result"] == everybody[0].frame["result"]
    assert len(shown) == 1, shown
    with everybody[0].page.expect_download() as waiting:
        everybody[0].page.locator(".end.panel").get_by_role("button", name="Match file").click()
    waiting.value.save_as(path)
    assert bw.verify(path).over
    match = bw.replay(path)
    assert len(match.decisions) == everybody[0].frame["decisions"]
    for each in everybody:
        assert is_known(each.frame, match)


@in_prove("test_friends, test_clocks, test_table and the server's tests have its parts")
@pytest.mark.parametrize("title", MINDS)
def test_a_whole_match_of_friends_through_whatever_happens(open_page: Opener, server: Server, title: str, tmp_path: Path) -> None:
    with Network(server.port) as network:
        everybody = gather(open_page, title, network.address)
        ana, zofie, ivo, _ = everybody
        people = [ana, zofie, ivo]
        play(people, 6)
        restart(server, everybody)
        play(people, 3)
        play(people, condition=lambda: whose_turn(zofie.page) == "mine" and len(zofie.frame["actors"]) == 1)
        choose_without_network(network, zofie, everybody)
        go_away(ivo, [ana, zofie])
        play([ana, zofie], 3)
        come_back(ivo, ana.page.url)
        assert not ana.frame["over"], "it was over too soon to see anything"
        play(people)
        all_ends_agree(everybody, tmp_path / "match.json")
