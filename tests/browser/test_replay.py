"""Replay: the slider, the keys, autoplay, and match files from elsewhere."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from tests.browser.conftest import Opener
from tests.browser.person import LOADED_BOARD
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, layout_problems, resize
from tests.browser.server import BLANK
from tests.contract.shipped import built_file

GAME = "game_of_trains"


@pytest.fixture
def compile_module() -> None:
    """Compile the module, so that the server can send it."""
    built_file(GAME, PAGE)


def play_match(decisions: int | None = None) -> Match:
    """Play a whole match of bots, or its first decisions."""
    game = bw.load(GAME)
    match, bot = game.new_match(players=3, seed=11), bw.bot("greedy", game)
    while not match.over and len(match.decisions) != decisions:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


def save_match_file(path: Path) -> int:
    """Save a whole match; return the number of decisions."""
    match = play_match()
    match.save(path)
    return len(match.decisions)


def match_link(path: Path, game: str = GAME) -> str:
    """Return a match file as the text of a link (web/src/replay/match_link.ts), marked as one of this game."""
    file = json.loads(path.read_text())
    header = {name: file[name] for name in file if name not in {"links", "actions", "end"}} | {"game": game}
    packed = [header, [[entry["seat"], entry["action"]] for entry in file["actions"]], file["end"]["state"]]
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(packed).encode())).decode().rstrip("=")


def open_file(page: Page, path: Path) -> None:
    page.get_by_label("Open a match file").set_input_files(path)


def test_match_file_can_be_opened_and_stepped_through(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    page = open_page()
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_attribute("max", str(decisions))
    expect(slider).to_have_value("0")
    page.locator(LOADED_BOARD).first.wait_for()
    trains = page.locator(".host .train")
    first = trains.all_inner_texts()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions))
    expect(trains.first).not_to_have_text(first[0], use_inner_text=True)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_text("wins").or_(page.get_by_text("arrives")).first).to_be_visible()
    for key, decision in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(decision))
    slider.fill(str(decisions // 2))
    expect(page.get_by_text(f"Decision {decisions // 2} of {decisions}")).to_be_visible()
    assert page.url.endswith(f"/{decisions // 2}")
    page.reload()
    expect(slider).to_have_value(str(decisions // 2))
    for size in (LAPTOP_SIZE, PHONE_SIZE):
        resize(page, *size)
        assert not [problem for problem in layout_problems(page) if "are cut" in problem], size


def block_replay_calls(page: Page) -> list[str]:
    """Block the server's calls about replays; record the page's requests for them."""
    requests: list[str] = []

    def refuse(route: Route) -> None:
        requests.append(route.request.url)
        route.abort()

    page.route("**/api/replays**", refuse)
    page.route("**/api/replays/**", refuse)
    return requests


@pytest.mark.usefixtures("compile_module")
def test_page_with_the_rules_replays_a_file_without_the_server(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    page = open_page()
    requests = block_replay_calls(page)
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_attribute("max", str(decisions))
    expect(slider).to_have_value("0")
    slider.fill(str(decisions - 5))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(decisions))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_text("wins").or_(page.get_by_text("arrives")).first).to_be_visible()
    page.reload()
    expect(slider).to_have_value(str(decisions))
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("img", name=re.compile("^Wagons that can stay"))).to_be_visible()
    page.locator(".end .turns button").last.click()
    expect(slider).not_to_have_value(str(decisions))
    assert not requests


def test_link_with_a_match_opens_at_its_position_in_another_browser(open_page: Opener, tmp_path: Path) -> None:
    """It works at any position, and remains a link to the match itself."""
    save_match_file(tmp_path / "match.json")
    sender, receiver = open_page(f"#/shared/{match_link(tmp_path / 'match.json')}"), open_page(BLANK)
    expect(sender.get_by_role("slider")).to_have_value("0")
    sender.keyboard.press("ArrowRight")
    sender.keyboard.press("ArrowRight")
    expect(sender.get_by_role("slider")).to_have_value("2")
    expect(sender).to_have_url(re.compile("#/shared/[^/]+/2$"))
    receiver.goto(sender.url)
    expect(receiver.get_by_role("slider")).to_have_value("2")


def test_replay_shows_the_point_of_view_of_one_seat(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    page = open_page()
    open_file(page, path)
    point_of_view, own = page.get_by_role("combobox", name="Point of view"), page.locator(".host .mine")
    expect(own).to_have_count(0)
    point_of_view.select_option(label="Player 2")
    expect(own).to_have_attribute("data-seat", "1")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("3")
    assert page.url.endswith("/3/2")
    expect(page.locator(".host button[data-id]")).to_have_count(0)
    page.reload()
    expect(own).to_have_attribute("data-seat", "1")
    expect(point_of_view.locator("option:checked")).to_have_text("Player 2")
    page.get_by_role("slider").fill(str(decisions))
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".end")).to_be_visible()
    page.keyboard.press("Escape")
    point_of_view.select_option(label="Everything visible")
    expect(own).to_have_count(0)
    assert page.url.endswith(f"/{decisions}")
    page.evaluate("() => (location.hash = location.hash + '/2')")
    expect(own).to_have_attribute("data-seat", "1")
    page.evaluate("() => (location.hash = location.hash.slice(0, -2))")
    expect(own).to_have_count(0)
    assert page.url.endswith(f"/{decisions}")
    page.evaluate("() => (location.hash = location.hash + '/4')")
    expect(page.get_by_role("alert")).to_contain_text("There is no seat 4; the last one is 3.")
    expect(own).to_have_count(0)
