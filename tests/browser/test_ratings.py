"""Rated matches: the option and its meaning, the rating at the seat, its change at the end, and the player's history."""

from __future__ import annotations

import time

import numpy as np
import sqlalchemy as sa
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.clock import Clock
from boardwright.server.games.catalog import Catalog
from boardwright.server.ratings.recorder import Recorder
from boardwright.server.store import RatingStore, Store
from boardwright.server.store.schema import log, matches, seats
from tests.browser.conftest import Opener
from tests.browser.screen_checks import screen_faults
from tests.browser.server import BLANK, Server
from tests.browser.shared_table import set_up_table
from tests.browser.stored import page_device, store_match
from tests.conftest import PROVE
from tests.server.harness import GAME

RATING_RULE = "A player who resigns, or for whom a bot chooses even once, counts as last."


def store_rated_matches(page: Page, server: Server, levels: list[str]) -> str:
    """Store rated matches of a page's player against bots, played to their ends at random. Return the id of the last one."""
    store = Store(str(server.folder / "matches.db"))
    try:
        ratings, device, id = RatingStore(store), page_device(page, store), ""
        for number, level in enumerate(levels):
            id = store_match(store, device, finished_match(number), ["Ana", f"bot:{level}"])
            with store.writing() as db:
                end_ms = time.time_ns() // 1_000_000 + number
                db.execute(matches.update().where(matches.c.id == id).values(rated=True, hints=False, updated=end_ms))
                person = sa.select(seats.c.seat).where(seats.c.match == id, seats.c.kind == "person")
                decisions = log.update().where(log.c.match == id, log.c.seat.in_(person))
                db.execute(decisions.values(action_id=sa.cast(log.c.seq, sa.String)))
            Recorder(store, ratings, Catalog(), Clock()).record(id)
    finally:
        store.close()
    return id


def finished_match(seed: int) -> Match:
    """Return a match that was played to its end at random."""
    match, chance = bw.load(GAME).new_match(players=2, seed=seed, options={"turn_cap": 50}), np.random.default_rng(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, int(chance.choice(match.legal_ids(seat))))
    return match


def test_meaning_of_a_rated_match_is_explained_before_it_starts(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK)
    set_up_table(host)
    choice = host.get_by_role("group", name="Rating")
    expect(host.get_by_role("group", name="Hints")).to_be_visible()
    choice.get_by_role("radio", name="rated", exact=True).check()
    expect(choice).to_contain_text(RATING_RULE)
    expect(host.get_by_role("group", name="Hints")).to_have_count(0)
    assert not PROVE or not screen_faults(host), "the setup of a rated table"
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator(".room .facts")).to_contain_text(RATING_RULE)
    expect(host.locator(".room li.mine")).to_contain_text("Rating new, 0 of 5 matches")
    friend.goto(host.get_by_role("textbox", name="Table link").input_value())
    expect(friend.locator(".room .facts")).to_contain_text(RATING_RULE)
    expect(friend.locator(".room .people")).not_to_contain_text("Rating")
    friend.get_by_label("Your name").fill("Ivo")
    friend.get_by_role("button", name="Sit down").click()
    friend.get_by_role("button", name="I am ready").click()
    host.locator(".prompt").wait_for()
    expect(host.get_by_role("button", name="What if …")).to_have_count(0)
    expect(host.get_by_role("button", name="Hint")).to_have_count(0)
    host.get_by_role("button", name="Players").click()
    expect(host.locator(".seats")).to_contain_text("Rating new, 0 of 5 matches")
    host.get_by_role("button", name="Resign").click()
    expect(host.locator(".seats")).to_contain_text("you then count as last")


def test_rating_its_change_and_its_history_are_shown(open_page: Opener, server: Server) -> None:
    page = open_page(bypass_csp=True)
    last = store_rated_matches(page, server, ["novice", "amateur", "novice", "expert", "greedy", "novice"])
    page.goto(f"{server.address}#/table/{last}")
    expect(page.locator(".end .own")).to_contain_text("→")
    page.goto(f"{server.address}#/ratings")
    expect(page.locator(".number")).to_contain_text("±")
    expect(page.get_by_role("img", name="Your rating after each match")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(6)
    assert not screen_faults(page), "the screen of ratings"
