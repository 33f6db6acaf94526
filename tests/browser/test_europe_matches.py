"""Whole matches of Ticket to Ride: Europe in a real browser: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from tests.browser.conftest import Opener
from tests.browser.europe import TITLE, Person, new_match
from tests.browser.europe_scenes import a_match, last_turn
from tests.browser.house import NOWHERE, Server
from tests.browser.person import again_by_keys, frames_of, latest, replay_has_it_all, start_by_keys
from tests.browser.results import order_of, table_of, the_result_is_the_servers
from tests.browser.scenes import asks
from tests.browser.stored import open_stored
from tests.conftest import PROVE, in_prove

# Rulebook, End of the game: in this order, whatever they brought.
SOURCES = {"routes": "Routes", "tickets": "Tickets", "stations": "Stations left", "express": "European Express"}


def the_result_is_complete(page: Page, frame: dict[str, Any], names: list[str]) -> None:
    """Routes, tickets, stations, Express, and their sum, for everybody in the order of the places."""
    assert the_result_is_the_servers(page, frame, SOURCES) == [names[seat] for seat in order_of(frame["result"])]
    assert [row[0] for row in table_of(page)[1:]] == [*SOURCES.values(), "Total"]


def late(match: Match) -> bool:
    """The first person's turn near the end of a match."""
    return asks("turn")(match) and min(seat["trains"] for seat in match.full_view()["seats"]) < 12


@in_prove("Endeavor has one; each press is in test_europe_table.py")
def test_a_whole_match_by_mouse(open_page: Opener, server: Server) -> None:
    """Against the strongest bot to the end (in `make prove` from the lobby): routes, a station, tickets; the result and the replay."""
    page = open_page("" if PROVE else NOWHERE)
    received = frames_of(page)
    if PROVE:
        new_match(page, ["Ana", "bot:Master"])
    else:
        open_stored(page, server, a_match(late), ["Ana", "bot:greedy"])
    person = Person(page, stations=1, tickets=1)
    assert person.wait()
    stations = latest(received)["view"]["seats"][0]["stations"]
    person.play_to_the_end()
    frame = latest(received)
    the_result_is_complete(page, frame, ["Ana", "Bruno"])
    assert frame["view"]["seats"][0]["stations"] == stations - 1
    assert {"tickets", "turn", "second card"} <= set(person.did)

    replay_has_it_all(page, frame["decisions"])
    scores = [str(frame["result"]["scores"][seat]) for seat in order_of(frame["result"])]
    expect(page.locator(".europe table tbody .total")).to_have_text(scores)


@in_prove("Railroads has one; board.test.ts has the keys")
def test_a_match_by_keyboard_alone(open_page: Opener) -> None:
    """Its first choices; in `make prove` to the end."""
    page = open_page()
    received = frames_of(page)
    start_by_keys(page, TITLE)
    person = Person(page, "keys", stations=1, tickets=1)
    if not PROVE:
        for _ in range(6):
            assert person.wait()
            person.decide()
        assert {"tickets", "turn", "second card"} <= set(person.did)
        return
    person.play_to_the_end()
    assert {"tickets", "turn", "second card"} <= set(person.did)
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    the_result_is_complete(page, latest(received), ["Player 1", "Bruno"])
    again_by_keys(Person(page, "keys"))


@in_prove("board.test.ts and ending.svelte.test.ts have the end, Railroads one in the browser")
def test_the_end_is_told_step_by_step_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    """Who won is told last; whoever does not want to wait steps on, or asks for the result."""
    page = open_page(NOWHERE, settings={"motion": "full"})
    received = frames_of(page)
    open_stored(page, server, a_match(last_turn), ["Ana", "bot:greedy"])
    person = Person(page, least=9)
    assert person.wait()
    while not latest(received)["over"]:
        person.decide()
        page.wait_for_function("() => document.querySelector('.prompt.mine, .prompt.over')")
    told = page.locator(".europe .told")
    expect(told).to_contain_text("Points for routes")
    expect(page.locator(".end.panel")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Winner")
    page.locator(".europe").get_by_role("button", name="Next").click()
    expect(told).to_contain_text("this ticket")
    page.keyboard.press("Escape")
    expect(page.locator(".end.panel")).to_be_visible()
    the_result_is_complete(page, latest(received), ["Ana", "Bruno"])
