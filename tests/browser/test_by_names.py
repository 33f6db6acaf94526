"""Whole matches by the accessibility tree alone: by what things are and how they are called. No test looks at the page in another way."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from boardwright.core.domain.match import Match
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.conftest import Opener
from tests.browser.reader import ScreenReader
from tests.browser.scenes import bot_match, is_asked
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE

AT_ONCE = {"pace": "instant"}
"""Nobody waits for bots."""
WHO_ENDS = {"opponents": {"game_of_trains": "greedy"}}
"""A match of Game of Trains goes on until a player has an ordered train: by chance alone that takes very long."""


def the_result_is_told(reader: ScreenReader) -> None:
    """Who won is what the page goes on with; from there one may play again, and is asked again."""
    expect(reader.page.get_by_role("heading", name=re.compile("^(Winner|Shared first place): |^A draw"))).to_be_focused()
    reader.check_names()
    reader.play_again.click()
    expect(reader.play_again).to_have_count(0)
    assert reader.wait_for_question()


def nearly_in_order(match: Match) -> bool:
    """The first person's turn, and the train of the other one has one wagon that is wrong."""
    if not is_asked("turn")(match):
        return False
    cards = [wagon["card"] for wagon in match.full_view()["trains"][1]]
    return [card > behind for card, behind in pairwise(cards)].count(True) == 1


def test_the_end_of_a_match_by_names_alone(open_page: Opener, server: Server) -> None:
    """The last turns, and into the next match."""
    reader = ScreenReader(open_page(BLANK, settings=AT_ONCE))
    open_stored_match(reader.page, server, bot_match("game_of_trains", "greedy", 2, nearly_in_order), ["Ana", "bot:greedy"])
    reader.open_choices()
    assert reader.play_to_the_end() > 2
    the_result_is_told(reader)


@pytest.mark.skipif(not PROVE, reason="a whole match of every game: make prove")
@pytest.mark.parametrize("title", [trains.TITLE, europe.TITLE, railroads.TITLE, endeavor.TITLE])
def test_a_whole_match_of_every_game_by_names_alone(open_page: Opener, title: str) -> None:
    """From the lobby against a bot, to the result and into the next match."""
    reader = ScreenReader(open_page(settings=AT_ONCE | WHO_ENDS))
    reader.play_now(title)
    assert reader.play_to_the_end() > 3  # a match of Game of Trains may be short
    the_result_is_told(reader)
