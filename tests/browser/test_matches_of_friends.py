"""Whole matches of friends, each with a browser: a laptop in English, a phone in Czech, a laptop in Croatian, and a spectator.

The server is killed and restarts, the phone loses its network while its player chooses, a bot stands in for a player who has left and
comes back. At the end all pages and the match file must agree.
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
from tests.browser.network import Network
from tests.browser.person import frame_record, latest_frame, record_frames
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.shared_table import set_up_table, whose_turn
from tests.conftest import only_in_prove

NO_PAUSES = {"pace": "instant"}
"""Settings without pauses for bots' moves."""
BOTS = {
    trains.TITLE: ("game_of_trains", "amateur"),
    europe.TITLE: ("ticket_to_ride_europe", "greedy"),
    railroads.TITLE: ("russian_railroads", "random"),
    endeavor.TITLE: ("endeavor", "novice"),
}
"""The bot whose choices the friends make, by title: matches of forty to three hundred decisions."""
MAX_DECISIONS = 1_000  # decisions; every match is shorter


class Friend:
    """A player at a separate page, who chooses from the list what a bot would choose that knows what this page was sent."""

    def __init__(self, page: Page, name: str, language: str, title: str, seed: int = 0) -> None:
        self.name, self.words = name, Words(language, part="tables")
        game, level = BOTS[title]
        self.bot = bw.bot(level, bw.load(game), seed)
        self.sit_at(page)

    def sit_at(self, page: Page) -> None:
        self.page, self.received, self.sent = page, record_frames(page), record_frames(page, "framesent")

    @property
    def frame(self) -> dict[str, Any]:
        return latest_frame(self.received)

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
        choices = self.page.locator(".choices .groups button[data-id]")
        choices.first.wait_for()
        ids = choices.evaluate_all("all => all.map(each => Number(each.dataset.id))")
        frame = self.frame
        legal_ids = [action["id"] for action in frame["legal"]]
        preferred = self.bot.choose(frame_record(frame).array[0], legal_ids) if "record" in frame else None
        chosen = preferred if preferred in ids else ids[0]  # a long list shows only its beginning
        self.page.locator(f".choices .groups button[data-id='{chosen}']").first.click()

    def choose(self) -> None:
        before = self.frame["decisions"]
        self.press_a_choice()
        wait_until(self.page, lambda: self.frame["decisions"] > before)


def wait_until(page: Page, condition: Callable[[], Any], seconds: float = 120) -> None:
    """Wait until a condition on the received frames holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, (
            f"the condition did not hold within {seconds:g} seconds: {page.locator('.prompt-bar').all_inner_texts()}"
        )
        page.wait_for_timeout(20)  # Playwright handles events meanwhile


def next_player(friends: list[Friend], condition: Callable[[], bool]) -> Friend | None:
    """Return the friend who has to choose now; None if the match is over or the condition holds."""
    active: list[Friend] = []

    def is_settled() -> bool:
        if condition() or friends[0].frame["over"]:
            return True
        active[:] = [friend for friend in friends if whose_turn(friend.page) == "mine"]
        return bool(active)

    wait_until(friends[0].page, is_settled)
    return active[0] if active else None


def play(friends: list[Friend], limit: int = MAX_DECISIONS, condition: Callable[[], bool] = lambda: False) -> None:
    """Make so many decisions at most, or play until a condition holds."""
    for _ in range(limit):
        friend = next_player(friends, condition)
        if friend is None:
            return
        friend.choose()
    assert limit < MAX_DECISIONS, "this match does not end"


def wait_for_agreement(friends: list[Friend]) -> None:
    """Wait until every page has reached the same position."""
    wait_until(friends[0].page, lambda: len({(friend.frame["version"], friend.frame["decisions"]) for friend in friends}) == 1)


# -- the events of the match


def seat_friends(open_page: Opener, title: str, network: str) -> list[Friend]:
    """Seat three players and a spectator. The phone uses a network of its own, at another address."""
    ana = Friend(open_page(settings=NO_PAUSES), "Ana", "en", title)
    zofie = Friend(open_page(BLANK, "cs", settings=NO_PAUSES, **PHONE), "Žofie", "cs", title, 1)
    ivo = Friend(open_page(BLANK, "hr", settings=NO_PAUSES), "Ivo", "hr", title, 2)
    eva = Friend(open_page(BLANK, settings=NO_PAUSES), "Eva", "en", title)
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


def kill_and_restart(server: Server, friends: list[Friend]) -> None:
    """Kill the server and restart it: all pages show the outage, and reconnect by themselves."""
    server.kill()
    for friend in friends:
        friend.page.locator(".link.lost, .link.connecting").wait_for()
    server.start()
    for friend in friends:
        friend.page.locator(".link.open").wait_for(state="attached", timeout=30_000)
    wait_for_agreement(friends)


def choose_without_network(network: Network, friend: Friend, friends: list[Friend]) -> None:
    """Choose while the network is down: the choice is shown as unsent, and counts once after a reload with a network."""
    before = friend.frame["decisions"]
    friend.sent.clear()
    network.down()
    friend.page.locator(".link.lost, .link.connecting").wait_for()
    friend.press_a_choice()
    expect(friend.page.locator(".prompt .sending")).to_be_visible()
    assert {other.frame["decisions"] for other in friends} == {before}
    network.up()
    friend.page.reload()
    friend.open_choices()
    wait_until(friend.page, lambda: friend.frame["decisions"] > before)
    expect(friend.page.locator(".prompt .sending")).to_have_count(0)
    wait_for_agreement(friends)
    action_ids = {message["action_id"] for message in friend.sent if message["type"] == "act"}  # one press may make several choices
    assert friend.frame["decisions"] == before + len(action_ids)


def leave_seat_to_a_bot(friend: Friend, others: list[Friend]) -> None:
    """Close a friend's page; once the match waits for it, the others agree on a stand-in bot."""
    proposer, other = others
    seat = next(info["seat"] for info in friend.frame["seats"] if info["name"] == friend.name)
    closed = time.monotonic()
    friend.page.close()
    wait_until(proposer.page, lambda: not proposer.frame["seats"][seat]["online"])
    play(others, condition=lambda: proposer.frame["actors"] == [seat])
    proposer.page.wait_for_timeout(max(0, AWAY_MS + 1_000 - (time.monotonic() - closed) * 1_000))
    proposer.open_players()
    proposer.button("ui-stand-in-ask-of", name=friend.name).click()
    other.open_players()
    before = proposer.frame["decisions"]  # the match waits; as soon as all agree the bot may choose
    other.button("ui-stand-in-agree").click()
    wait_until(proposer.page, lambda: proposer.frame["seats"][seat].get("stand_in"))
    for player in others:
        player.open_choices()
    wait_until(proposer.page, lambda: proposer.frame["decisions"] > before)  # the bot has chosen


def return_to_seat(friend: Friend, table: str) -> None:
    """Open the table in a new page, and take the seat back from the bot."""
    friend.sit_at(friend.page.context.new_page())
    friend.page.goto(table)
    friend.page.locator(".prompt-bar").get_by_role("button", name=friend.words.t("ui-play-on")).click()
    friend.open_choices()
    wait_until(friend.page, lambda: not any(seat.get("stand_in") for seat in friend.frame["seats"]))


def has_exact_knowledge(frame: dict[str, Any], match: Match) -> bool:
    """Return whether a frame has exactly what its viewer knows of a match. Pages that run the rules get records, others views."""
    viewer = frame["viewer"]
    if "record" in frame:
        return bytes(frame["record"]) == match.information_state(viewer)
    return bool(frame["view"] == json.loads(msgspec.json.encode(match.view(viewer))))


def check_ends_agree(friends: list[Friend], path: Path) -> None:
    """Check that pages, frames and the match file have the same result, and that each page's last frame fits the file."""
    wait_for_agreement(friends)
    rankings = set()
    for friend in friends:
        panel = friend.page.locator(".end.panel")
        panel.wait_for()
        rankings.add(tuple(row.splitlines()[1] for row in panel.locator("ol li").all_inner_texts()))
        assert friend.frame["result"] == friends[0].frame["result"]
    assert len(rankings) == 1, rankings
    with friends[0].page.expect_download() as download:
        friends[0].page.locator(".end.panel").get_by_role("button", name="Match file").click()
    download.value.save_as(path)
    assert bw.verify(path).over
    match = bw.replay(path)
    assert len(match.decisions) == friends[0].frame["decisions"]
    for friend in friends:
        assert has_exact_knowledge(friend.frame, match)


@only_in_prove("test_friends, test_clocks, test_table and the server's tests cover its parts")
@pytest.mark.parametrize("title", BOTS)
def test_whole_match_of_friends_survives_outages_and_absences(open_page: Opener, server: Server, title: str, tmp_path: Path) -> None:
    with Network(server.port) as network:
        friends = seat_friends(open_page, title, network.address)
        ana, zofie, ivo, _ = friends
        players = [ana, zofie, ivo]
        play(players, 6)
        kill_and_restart(server, friends)
        play(players, 3)
        play(players, condition=lambda: whose_turn(zofie.page) == "mine" and len(zofie.frame["actors"]) == 1)
        choose_without_network(network, zofie, friends)
        leave_seat_to_a_bot(ivo, [ana, zofie])
        play([ana, zofie], 3)
        return_to_seat(ivo, ana.page.url)
        assert not ana.frame["over"], "the match ended too soon"
        play(players)
        check_ends_agree(friends, tmp_path / "match.json")
