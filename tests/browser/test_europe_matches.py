"""Whole matches of Ticket to Ride: Europe, by mouse and by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.europe import TITLE, Person, start_match
from tests.browser.person import check_replay, latest_frame, play_again_by_keys, record_frames, start_match_by_keys
from tests.browser.results import check_result_table, result_rows, seats_by_place
from tests.conftest import only_in_prove

# Sources of points in the order of the rulebook, End of the game.
SOURCES = {"routes": "Routes", "tickets": "Tickets", "stations": "Stations left", "express": "European Express"}


def check_result(page: Page, frame: dict[str, Any], names: list[str]) -> None:
    """Check routes, tickets, stations, Express and their sum for every player, in the order of the places."""
    assert check_result_table(page, frame, SOURCES) == [names[seat] for seat in seats_by_place(frame["result"])]
    assert [row[0] for row in result_rows(page)[1:]] == [*SOURCES.values(), "Total"]


@only_in_prove("another game has a whole match by mouse; test_europe_table.py has each press")
def test_whole_match_by_mouse_reaches_result_and_replay(open_page: Opener) -> None:
    """Against the strongest bot, with routes, a station and tickets; then the result and the replay."""
    page = open_page()
    received = record_frames(page)
    start_match(page, ["Ana", "bot:Master"])
    person = Person(page, stations=1, tickets=1)
    assert person.wait_for_turn()
    stations = latest_frame(received)["view"]["seats"][0]["stations"]
    person.play_to_the_end()
    frame = latest_frame(received)
    check_result(page, frame, ["Ana", "Bruno"])
    assert frame["view"]["seats"][0]["stations"] == stations - 1
    assert {"tickets", "turn", "second card"} <= set(person.phases)

    check_replay(page, frame["decisions"])
    scores = [str(frame["result"]["scores"][seat]) for seat in seats_by_place(frame["result"])]
    expect(page.locator(".europe table tbody .total")).to_have_text(scores)


@only_in_prove("another game has a whole match by keyboard; board.test.ts tests the keys")
def test_whole_match_by_keyboard_reaches_result_and_next_match(open_page: Opener) -> None:
    page = open_page()
    received = record_frames(page)
    start_match_by_keys(page, TITLE)
    person = Person(page, "keys", stations=1, tickets=1)
    person.play_to_the_end()
    assert {"tickets", "turn", "second card"} <= set(person.phases)
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    check_result(page, latest_frame(received), ["Player 1", "Bruno"])
    play_again_by_keys(Person(page, "keys"))
