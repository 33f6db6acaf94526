"""Whole matches played through the accessibility tree alone: by roles and names."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from boardwright.core.domain.match import Match
from tests.browser import endeavor, europe, railroads, trains
from tests.browser.conftest import Opener
from tests.browser.scenes import bot_match, is_asked
from tests.browser.screen_reader import ScreenReader
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE

NO_PAUSES = {"pace": "instant"}
"""Settings without pauses for bots' moves."""
STRONG_OPPONENT = {"opponents": {"game_of_trains": "greedy"}}
"""A match of Game of Trains ends with an ordered train; by random choices alone that takes very long."""


def check_result_and_play_again(reader: ScreenReader) -> None:
    """Check that the result has the focus, and start another match from there."""
    expect(reader.page.get_by_role("heading", name=re.compile("^(Winner|Shared first place): |^A draw"))).to_be_focused()
    reader.check_names()
    reader.play_again.click()
    expect(reader.play_again).to_have_count(0)
    assert reader.wait_for_question()


def is_nearly_in_order(match: Match) -> bool:
    """Return whether it is the first seat's turn, and one wagon of the other train is out of order."""
    if not is_asked("turn")(match):
        return False
    cards = [wagon["card"] for wagon in match.full_view()["trains"][1]]
    return [card > behind for card, behind in pairwise(cards)].count(True) == 1


def test_last_turns_are_played_by_roles_and_names_alone(open_page: Opener, server: Server) -> None:
    """Play the last turns, and continue with the next match."""
    reader = ScreenReader(open_page(BLANK, settings=NO_PAUSES))
    open_stored_match(reader.page, server, bot_match("game_of_trains", "greedy", 2, is_nearly_in_order), ["Ana", "bot:greedy"])
    reader.open_choices()
    assert reader.play_to_the_end() > 2
    check_result_and_play_again(reader)


@pytest.mark.skipif(not PROVE, reason="a whole match of every game: make prove")
@pytest.mark.parametrize("title", [trains.TITLE, europe.TITLE, railroads.TITLE, endeavor.TITLE])
def test_whole_match_is_played_by_roles_and_names_alone(open_page: Opener, title: str) -> None:
    """Play from the lobby against a bot, to the result and into the next match."""
    reader = ScreenReader(open_page(settings=NO_PAUSES | STRONG_OPPONENT))
    reader.play_now(title)
    assert reader.play_to_the_end() > 3  # a match of Game of Trains may be short
    check_result_and_play_again(reader)
