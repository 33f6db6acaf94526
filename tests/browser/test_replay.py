"""Replay: the slider, the keys, autoplay, and match files from elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import boardwright as bw
from boardwright.core.domain import record
from boardwright.core.domain.deal import make_deal, pledge_of, seed_of
from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from boardwright.server.store import Store
from tests.browser.conftest import Opener
from tests.browser.house import PHONE, Server
from tests.browser.person import faults
from tests.browser.stored import device_of, write
from tests.conftest import in_prove, wide
from tests.contract.shipped import file_of

GAME = "game_of_trains"


@pytest.fixture
def module() -> None:
    """The server finds the module when a page asks for it."""
    file_of(GAME, PAGE)


def played(decisions: int | None = None) -> Match:
    """A whole match of bots, or its first decisions."""
    game = bw.load(GAME)
    match, bot = game.new_match(players=3, seed=11), bw.bot("greedy", game)
    while not match.over and len(match.decisions) != decisions:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


def match_file(path: Path) -> int:
    """Save a whole match; how many decisions it took."""
    match = played()
    match.save(path)
    return len(match.decisions)


def fair_file(path: Path) -> str:
    """Save a whole match between bots that was dealt fairly; its commitment."""
    game = bw.load(GAME)
    chairs = [{"kind": "bot", "name": name, "level": "greedy", "pledge": None, "share": None} for name in ("Alma", "Bruno", "Clara")]
    share = "5a" * 32
    chairs[0] |= {"kind": "person", "level": None, "pledge": pledge_of(share), "share": share}
    deal = make_deal(bytes(32), bytes(32), GAME, game.ruleset, game.check_options(None), "listed", chairs)
    match, bot = game.new_match(players=3, seed=seed_of(deal)), bw.bot("greedy", game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    path.write_text(json.dumps(match.record([{name: chair[name] for name in ("kind", "name", "level")} for chair in chairs], deal)))
    return str(deal["commitment"])


def open_file(page: Page, path: Path) -> None:
    page.get_by_label("Open a match file").set_input_files(path)


def test_any_match_file_can_be_opened_and_walked_through(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_attribute("max", str(decisions))
    expect(slider).to_have_value("0")
    trains = page.locator(".host .train")
    first = trains.all_inner_texts()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions))
    expect(trains.first).not_to_have_text(first[0], use_inner_text=True)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_text("wins").or_(page.get_by_text("arrives")).first).to_be_visible()
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(at))
    slider.fill(str(decisions // 2))
    expect(page.get_by_text(f"Decision {decisions // 2} of {decisions}")).to_be_visible()
    assert page.url.endswith(f"/{decisions // 2}")
    page.reload()
    expect(slider).to_have_value(str(decisions // 2))


@in_prove("deals.test.ts has it")
@pytest.mark.parametrize("language", wide(["is"], ["en", "is"]))
def test_the_deal_of_a_match_file_is_checked_in_the_page(module: None, language: str, open_page: Opener, tmp_path: Path) -> None:
    path, words = tmp_path / "match.json", Words(language, tables=True)
    commitment = fair_file(path)
    page = open_page(language=language, bypass_csp=True)
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name=words.t("ui-show-result")).click()
    page.get_by_role("button", name=words.t("ui-deal-check")).click()
    said = page.locator(".deal")
    expect(said).to_contain_text(words.t("ui-deal-promised-unknown"))
    for text in (words.t("ui-deal-fits"), words.t("ui-deal-pledged", names="Alma"), words.t("ui-deal-commitment", commitment=commitment)):
        expect(said).to_contain_text(text)
    expect(said.locator(".bad, .good")).to_have_count(0)  # this page kept nothing of it: nothing speaks for the deal either
    assert not faults(page)
    file = json.loads(path.read_text())
    file["deal"]["chairs"][0]["share"] = "00" * 32
    path.write_text(json.dumps(file))
    page.goto(page.url.split("#")[0])
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert").or_(page.locator(".notice")).first).to_contain_text(words.t("broken-deal-share", chair=1)[:20])


def test_autoplay_runs_to_the_end_and_stops(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(decisions - 4))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(decisions))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@in_prove("test_replays.py and replay_source.test.ts have it")
def test_a_broken_file_is_refused_with_the_place(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match_file(path)
    file = json.loads(path.read_text())
    file["actions"][7]["seat"] = (file["actions"][7]["seat"] + 1) % 3
    path.write_text(json.dumps(file))
    page = open_page()
    open_file(page, path)
    expect(page.get_by_text("The match file is broken at 7")).to_be_visible()
    path.write_text("no match file")
    open_file(page, path)
    expect(page.get_by_text("This is not a match file.")).to_be_visible()


def without_replays(page: Page) -> list[str]:
    """The server no longer answers about replays; what it is asked nevertheless."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/api/replays**", refuse)
    page.route("**/api/replays/**", refuse)
    return asked


@pytest.mark.usefixtures("module")
def test_a_page_with_the_rules_plays_a_file_again_by_itself(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    asked = without_replays(page)
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_attribute("max", str(decisions))
    expect(slider).to_have_value("0")
    slider.fill(str(decisions - 5))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(decisions))
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_text("wins").or_(page.get_by_text("arrives")).first).to_be_visible()
    page.reload()
    expect(slider).to_have_value(str(decisions))
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("img", name=re.compile("^Wagons that can stay"))).to_be_visible()
    page.locator(".end .turns button").last.click()
    expect(slider).not_to_have_value(str(decisions))
    assert not asked


@in_prove("progress.test.ts has them")
@pytest.mark.usefixtures("module")
def test_the_turns_that_decided_the_match_are_marked_on_the_slider(open_page: Opener, tmp_path: Path) -> None:
    path, unfinished = tmp_path / "match.json", tmp_path / "unfinished.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    slider, flag = page.get_by_role("slider"), page.get_by_role("button", name="Takes the lead for good")
    flag.wait_for()
    middle = flag.bounding_box()
    flag.click()
    expect(slider).not_to_have_value("0")
    at, track = int(slider.input_value()), slider.bounding_box()
    assert 0 < at <= decisions and middle and track
    share = (middle["x"] + middle["width"] / 2 - track["x"]) / track["width"]
    assert abs(share - at / decisions) < 0.03, "the flag stands elsewhere than the thumb would"
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("Shift+ArrowRight")
    marks = page.locator(".bar-of-replay .mark").evaluate_all("all => all.map(each => Number(each.style.getPropertyValue('--at')))")
    expect(slider).to_have_value(str(round(marks[0] * decisions)))
    assert marks == sorted(set(marks))
    played(decisions - 3).save(unfinished)
    page.evaluate("() => (location.hash = '#/')")
    open_file(page, unfinished)
    expect(slider).to_have_attribute("max", str(decisions - 3))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions - 3))
    expect(flag).to_have_count(0)


@in_prove("test_everywhere looks at replays")
def test_a_phone_says_whose_turn_it_is_above_the_slider(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    played(10).save(path)
    page = open_page(**PHONE)
    open_file(page, path)
    says, bar = page.get_by_text("is to move"), page.locator(".bar-of-replay")
    for width, height in ((390, 844), (320, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(says).to_be_visible()
        above, below = says.bounding_box(), bar.bounding_box()
        assert above and below and above["y"] + above["height"] <= below["y"], f"covered at {width} × {height}"


def test_one_looks_through_the_eyes_of_one_seat(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    eyes, own = page.get_by_role("combobox", name="Point of view"), page.locator(".host .mine")
    expect(own).to_have_count(0)
    eyes.select_option(label="Player 2")
    expect(own).to_have_attribute("data-seat", "1")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("3")
    assert page.url.endswith("/3/2")
    expect(page.locator(".host button[data-id]")).to_have_count(0)
    page.reload()
    expect(own).to_have_attribute("data-seat", "1")
    expect(eyes.locator("option:checked")).to_have_text("Player 2")
    page.get_by_role("slider").fill(str(decisions))
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".end")).to_be_visible()
    page.keyboard.press("Escape")
    eyes.select_option(label="Everything visible")
    expect(own).to_have_count(0)
    assert page.url.endswith(f"/{decisions}")
    page.evaluate("() => (location.hash = location.hash + '/4')")
    expect(page.get_by_role("alert")).to_contain_text("There is no seat 4; the last one is 3.")
    expect(own).to_have_count(0)


@in_prove("test_page_replays.py and replay_source.test.ts have it")
@pytest.mark.usefixtures("module")
def test_a_page_with_the_rules_refuses_what_they_do_not_allow(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match_file(path)
    file = json.loads(path.read_text())
    file["actions"].insert(12, dict(file["actions"][11]))
    link = file["links"]["seats"]
    for action in file["actions"]:
        link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
    path.write_text(json.dumps(file))
    page = open_page(language="cs")
    asked = without_replays(page)
    page.locator("input[type=file]").set_input_files(path)
    page.locator(".notice p").wait_for()
    expect(page.get_by_role("alert")).to_contain_text("(akce 12): akce „Dobrat vagón“ nebyla možná")
    assert not asked


@in_prove("replay_source.test.ts has it")
@pytest.mark.usefixtures("module")
def test_the_server_is_asked_for_the_first_frames_of_its_own_matches_only(open_page: Opener, server: Server) -> None:
    page, match = open_page(), played()
    store = Store(str(server.folder / "matches.db"))
    try:
        id = write(store, device_of(page, store), match, ["Ana", "bot:greedy", "bot:random"])
    finally:
        store.close()
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    with page.expect_response("**/file"):
        page.evaluate("id => (location.hash = `#/replay/${id}/0`)", id)
    frames: list[str] = []
    page.on("request", lambda request: frames.append(request.url) if "/api/replays/" in request.url else None)

    def comes_from_the_page(at: int) -> bool:
        before = len(frames)
        page.wait_for_timeout(200)
        page.get_by_role("slider").fill(str(at))
        expect(page.get_by_text(f"Decision {at} of {len(match.decisions)}")).to_be_visible()
        return len(frames) == before

    assert any(comes_from_the_page(at) for at in range(3, len(match.decisions) - 3, 3)), "the page never played the match"
    asked = without_replays(page)
    assert all(comes_from_the_page(at) for at in (1, len(match.decisions), 7))
    assert page.url.endswith("/7") and not asked
    assert not refused, "the server was asked for what it does not have"
