"""Whole matches, by mouse and by keyboard alone. (Ticket to Ride: Europe has a file of its own.)

Of the long games `make test` plays the last round, `make prove` all of it, from the lobby.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from tests.browser import endeavor, person, railroads
from tests.browser.chooser import Chooser
from tests.browser.conftest import Opener
from tests.browser.person import (
    InputMethod,
    check_replay,
    latest_frame,
    legal_texts,
    play_again_by_keys,
    record_frames,
    start_match_by_keys,
)
from tests.browser.results import check_result_table
from tests.browser.scenes import first_match, strategy_policy
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.browser.trains import TITLE, Person, start_match
from tests.conftest import PROVE, choose_cases, only_in_prove

# Script: whether the table ends above the error notice, which covers nothing.
TABLE_ENDS_ABOVE_NOTICE = """() => {
    const [table, notice] = ['.table', '.notice'].map(each => document.querySelector(each).getBoundingClientRect())
    return notice.height > 20 && table.bottom <= notice.top + 1 && notice.bottom <= innerHeight
}"""


# -- Game of Trains


@pytest.mark.skipif(not PROVE, reason="make test plays the last turns by names")
def test_whole_match_by_mouse_ends_in_the_lobby(open_page: Opener) -> None:
    """A person beats or loses to a random bot, from the lobby to the end screen, and uses abilities on the way."""
    page = open_page()
    start_match(page, ["Ana", "bot:Random"])
    person = Person(page, "mouse", abilities=6)
    person.play_to_the_end()
    end = page.locator(".end.panel")
    expect(end).to_be_visible()
    expect(end.get_by_role("heading")).to_be_focused()
    won = "Ana" in end.get_by_role("heading").inner_text()
    assert (person.train() == sorted(person.train())) == won
    end.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Finished matches")).to_be_visible()


@only_in_prove("Railroads has one by keyboard; test_accessibility_tree.py plays the last turns")
def test_whole_match_by_keyboard_leads_to_the_next_match(open_page: Opener) -> None:
    page = open_page()
    start_match_by_keys(page, TITLE)
    Person(page, "keys", abilities=3).play_to_the_end()
    play_again_by_keys(Person(page, "keys"))


@only_in_prove("waits for a whole match")
def test_match_of_four_bots_can_be_watched(open_page: Opener) -> None:
    page = open_page()
    start_match(page, ["bot:Master"] * 4)
    page.locator(".end.panel").wait_for(timeout=60_000)
    end = page.locator(".end.panel")
    expect(end.locator("ol li")).to_have_count(4)
    expect(end.get_by_role("img", name=re.compile("^Wagons that can stay"))).to_be_visible()
    expect(end.get_by_text("in order", exact=True)).to_have_count(1)  # the winner's train
    page.route("**/file", lambda route: route.abort("connectionrefused"))
    end.get_by_role("button", name="Match file").click()
    expect(page.get_by_role("alert")).to_contain_text("server")
    page.wait_for_function(TABLE_ENDS_ABOVE_NOTICE)
    end.get_by_role("button", name="Easier: Professional").click()
    expect(page.get_by_text("Dario").first).to_be_visible()


# -- games whose choices all lie on the boards


class Game(NamedTuple):
    """What a whole match shows. `rounds`: the number of rounds, by players."""

    title: str
    person: type[Chooser]
    sources: dict[str, str]
    questions: set[str]
    chosen: set[str]
    rounds: dict[int, int]
    standing: str


GAMES = {
    # Rulebook p. 14: six rounds of two, otherwise seven; p. 22: lines, industry, passing, end-bonus cards, majority.
    railroads.GAME: Game(
        railroads.TITLE,
        railroads.Person,
        railroads.SOURCES,
        questions={"turn", "act"},
        chosen={"occupy", "pass"},
        rounds={2: 6, 4: 7},
        standing=".railroads .seats .seat .points",
    ),
    # Rulebook p. 10 and 11: every source of glory, after seven rounds.
    endeavor.GAME: Game(
        endeavor.TITLE,
        endeavor.Person,
        endeavor.SOURCES,
        questions={"build", "turn", "act"},
        chosen={"build", "activate", "ship", "occupy", "draw", "pass"},
        rounds={3: 7, 5: 7},
        standing=".endeavor .seats .seat strong",
    ),
}
EVERY = [(game, players) for game in GAMES for players in GAMES[game].rounds]
BY_MOUSE = choose_cases([(endeavor.GAME, 5)], EVERY)
BY_KEYS = choose_cases([(railroads.GAME, 2)], EVERY)


def is_last_round(match: Match) -> bool:
    """Return whether the first seat has to choose, in the last round."""
    view = match.full_view() if 0 in match.actors else {}
    return bool(view) and view["round"] >= view["rounds"]


def open_table(page: Page, server: Server, method: InputMethod, game: Game, players: int) -> None:
    """Open a table: in `make prove` from the lobby, otherwise at the beginning of the last round."""
    if not PROVE:
        match = first_match(game.person.GAME, players, lambda: strategy_policy(game.person.STRATEGY()), is_last_round)
        open_stored_match(page, server, match, ["Ana", *["bot:random"] * (players - 1)])
    elif method == "keys" and players == min(game.rounds):
        start_match_by_keys(page, game.title)
    else:
        person.start_match(page, game.title, ["Ana", *["bot:Random"] * (players - 1)])


def play_and_check_offers(page: Page, method: InputMethod, game: Game, received: list[dict[str, Any]]) -> None:
    """Play to the end; check each time that the page offers every legal choice."""
    person, questions, offered = game.person(page, method), set[str](), set[str]()
    while person.wait_for_turn():
        frame = latest_frame(received)
        questions.add(frame["prompt"]["id"])
        offers = set(person.offers())
        assert offers == legal_texts(frame)
        offered |= {text.split()[0] for text in offers}
        person.decide()
        assert len(person.chosen) < 400, "this match does not end"
    assert game.questions <= questions
    # What the last round offers depends on the bots' choices; the person takes what its strategy prefers where it can.
    preferred = {text.split()[0] for text in person.strategy.PREFERRED} | set(person.strategy.LAST_RESORT)
    chosen = game.chosen if PROVE else game.chosen & preferred & offered
    assert chosen <= {text.split()[0] for text in person.chosen}


def check_end(page: Page, frame: dict[str, Any], game: Game, players: int) -> None:
    assert frame["result"]["reason"] == "last_round"
    assert frame["view"]["round"] == frame["view"]["rounds"] == game.rounds[players]
    check_result_table(page, frame, game.sources)


@pytest.mark.parametrize(("name", "players"), BY_MOUSE)
def test_long_match_by_mouse_reaches_result_and_replay(open_page: Opener, server: Server, name: str, players: int) -> None:
    """A mouse presses what lies on the boards; then come the result and the replay."""
    page, game = open_page("" if PROVE else BLANK), GAMES[name]
    received = record_frames(page)
    open_table(page, server, "mouse", game, players)
    play_and_check_offers(page, "mouse", game, received)
    frame = latest_frame(received)
    check_end(page, frame, game, players)
    check_replay(page, frame["decisions"])
    expect(page.locator(game.standing).first).to_be_visible()


@pytest.mark.parametrize(("name", "players"), BY_KEYS)
def test_long_match_by_keyboard_reaches_result_and_next_match(open_page: Opener, server: Server, name: str, players: int) -> None:
    page, game = open_page("" if PROVE else BLANK), GAMES[name]
    received = record_frames(page)
    open_table(page, server, "keys", game, players)
    play_and_check_offers(page, "keys", game, received)
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    check_end(page, latest_frame(received), game, players)
    play_again_by_keys(game.person(page, "keys"))
