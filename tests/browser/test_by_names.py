"""Whole matches by the accessibility tree alone: by what things are and how they are called. No test looks at the page in another way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import endeavor, europe, railroads, trains
from tests.browser.conftest import Opener
from tests.browser.reader import Reader
from tests.conftest import PROVE

AT_ONCE = {"pace": "instant"}
"""Nobody waits for bots."""


def the_result_is_told(reader: Reader) -> None:
    """Who won is what the page goes on with; from there one may play again, and is asked again."""
    expect(reader.page.get_by_role("heading", name=re.compile("^(Winner|Shared first place): |^A draw"))).to_be_focused()
    reader.everything_has_a_name()
    reader.again.click()
    expect(reader.again).to_have_count(0)
    assert reader.is_asked()


def test_a_whole_match_by_names_alone(open_page: Opener) -> None:
    reader = Reader(open_page(settings=AT_ONCE))
    reader.play_against(trains.TITLE, "Master")
    assert reader.play_to_the_end() > 5
    the_result_is_told(reader)


@pytest.mark.skipif(not PROVE, reason="a whole match of every game: make prove")
@pytest.mark.parametrize("title", [trains.TITLE, europe.TITLE, railroads.TITLE, endeavor.TITLE])
def test_a_whole_match_of_every_game_by_names_alone(open_page: Opener, title: str) -> None:
    """From the lobby against the easiest bots, to the result and into the next match."""
    reader = Reader(open_page(settings=AT_ONCE))
    reader.play_now(title)
    assert reader.play_to_the_end() > 20
    the_result_is_told(reader)
