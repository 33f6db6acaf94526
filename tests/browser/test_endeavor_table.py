"""At the table of Endeavor: what lights up, what a choice would change, reasons, taking back, tables, passing, a finger, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from tests.browser.conftest import Opener
from tests.browser.endeavor import GAME, SOURCES
from tests.browser.endeavor_scenes import (
    CHOICES,
    a_match,
    asked,
    at,
    best,
    building,
    by_bots,
    closed,
    explain,
    midway,
    occupying,
    open_desk,
    taken,
    texts,
)
from tests.browser.house import NOWHERE, PHONE, Server
from tests.browser.looks import hidden_choices
from tests.browser.person import can_be_skipped, frames_of, latest, legal
from tests.browser.results import order_of, written
from tests.browser.scenes import nearly_over
from tests.conftest import in_prove, wide

DECKS = ("europe", "slavery", "africa", "south_america", "caribbean", "north_america", "india", "far_east")

# -- what lights up


@pytest.mark.parametrize("choice", wide([*CHOICES][1:2], CHOICES, [*CHOICES][::4]))  # the others by finger, below
def test_what_lights_up_on_map_mat_and_supply_is_what_can_be_chosen(open_page: Opener, server: Server, choice: str) -> None:
    """Each thing that can be chosen is lit where it lies, nothing else is, and pressing it there does it."""
    page = open_page(NOWHERE, settings={"pause": 8})
    received = frames_of(page)
    match = asked(choice)
    person = at(page, server, match)
    offers = person.offers()
    assert set(offers) == legal(latest(received))
    place = {"build": "supply", "pass": "dock", "done": "dock", "no_governor": "dock"}
    place |= dict.fromkeys(("ship", "occupy", "attack", "draw"), "map")
    for text, where in offers.items():
        assert place.get(text.split()[0], "mat") in where, text
    text = texts(match, CHOICES[choice][1])[0]
    person.choose(text)
    assert latest(received)["decisions"] > len(match.decisions)
    expect(page.locator(".beside")).to_have_count(0)  # whatever lies under the mouse now: it has not moved


def test_what_cannot_be_chosen_is_explained_and_does_nothing(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    received = frames_of(page)
    match = by_bots(occupying)
    person = at(page, server, match)
    spot = person.spot(person.thing(f"city:{taken(match)}"))
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".beside .why")).to_be_visible()
    expect(page.locator(".beside .primary")).to_have_count(0)
    assert latest(received)["decisions"] == len(match.decisions)


# -- what a choice would change


@in_prove("board.test.ts has the pointing, Railroads one in the browser")
def test_a_choice_shows_what_it_changes_before_it_is_made(open_page: Opener, server: Server) -> None:
    """Pointing at a city: discs, tokens, links and glory; the mat shows it; nothing happens before the press."""
    page = open_page(NOWHERE, settings={"pause": 8})
    received = frames_of(page)
    match = by_bots(occupying)
    person = at(page, server, match)
    text = best(match)
    preview = match.preview(0, text)
    before = match.full_view()["seats"][0]
    explain(person, f"city:{text.split()[1]}")
    said = page.locator(".beside")
    expect(said).to_contain_text(f"Harbour −{-preview['discs']}")
    expect(said).to_contain_text(f"Current glory +{preview['glory']}")
    expect(said).to_contain_text("Link: ")
    assert not hidden_choices(page)
    expect(page.locator(".mat .harbour i")).to_have_text(f"−{-preview['discs']}")
    assert latest(received)["decisions"] == len(match.decisions)
    page.mouse.move(2, 2)
    expect(said).to_have_count(0)
    expect(page.locator(".mat .harbour i")).to_have_count(0)
    person.choose(text)
    after = latest(received)["view"]["seats"][0]
    assert after["harbour"] == before["harbour"] + preview["discs"]
    assert after["glory"]["total"] == before["glory"]["total"] + preview["glory"]
    expect(page.locator(".endeavor .seats .seat[data-board='0'] strong")).to_have_text(str(after["glory"]["total"]))


@in_prove("board.test.ts has the markers")
def test_a_building_shows_where_it_would_move_the_markers(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    match = by_bots(building)
    person = at(page, server, match)
    text = next(text for text in texts(match, "build") if match.preview(0, text).get("levels"))
    (track, (before, after)), *_ = match.preview(0, text)["levels"].items()
    person.button(text).hover()
    rules = match.full_view()["tracks"]
    gives = rules[{"industry": "building_level", "culture": "growth", "finance": "payments", "politics": "card_limit"}[track]]
    expect(page.locator(".beside")).to_contain_text(f"{gives[before - 1]} → {gives[after - 1]}")
    assert page.locator(".own-area .ghost").count() > 0
    assert not hidden_choices(page)


# -- why not elsewhere


@in_prove("board.test.ts asks why, test_table.py has the rulebook")
def test_what_cannot_be_done_says_why_with_the_rulebook(open_page: Opener, server: Server) -> None:
    """A taken city, a city of a closed region, a building of too high a level, a building that is manned."""
    page = open_page(NOWHERE)
    match = by_bots(occupying)
    person = at(page, server, match)
    why = page.locator(".beside .why")
    explain(person, f"city:{taken(match)}")
    expect(why).to_contain_text("This city is")
    expect(why).to_contain_text("Rulebook:")
    page.mouse.move(2, 2)
    explain(person, f"city:{closed(match)}")
    expect(why).to_contain_text("This region is still closed")

    match = by_bots(building)
    person = at(page, server, match)
    page.locator(".supply .tile:not([data-choice])").last.hover()
    expect(why).to_contain_text("This is a building of level")

    match = by_bots(midway)
    person = at(page, server, match)
    page.locator(".mat button.place:not(.can)").first.hover()
    expect(why).to_contain_text("There is already a disc here")
    assert person.wait()


def test_arrow_keys_lead_to_every_choice_on_the_map(open_page: Opener, server: Server) -> None:
    page = open_page()
    person = at(page, server, asked("ship"), "keys")
    expect(page.locator("h1")).to_be_focused()
    wanted = set(page.locator(".world .thing.can").evaluate_all("all => all.map(each => each.dataset.key)"))
    assert len(wanted) >= 3
    for key in sorted(wanted):
        page.keyboard.press("m")
        person.walk(key)
        assert person.focused() == key
        expect(page.locator(".beside")).to_be_visible()


# -- taking back


LOOK = """() => [...document.querySelectorAll('.dock, .mat, .seats-area')].map(each => each.textContent).join('|')"""


@in_prove("board.test.ts has the sentence, test_endeavor_looks.py takes back")
def test_a_turn_is_told_as_it_grows_and_can_be_taken_back(open_page: Opener, server: Server) -> None:
    """A building is activated, what it allows is chosen on the map; both can be taken back, one after the other."""
    page = open_page(NOWHERE, settings={"pause": 8})
    match = asked("activate")
    person = at(page, server, match, names=["Ana", "Ivo", "Eva"])
    page.mouse.move(2, 2)
    looks = [str(page.evaluate(LOOK))]
    person.choose("activate colonial_house")
    expect(page.locator(".dock .told")).to_contain_text("Colonial House", ignore_case=True)
    page.mouse.move(2, 2)
    looks.append(str(page.evaluate(LOOK)))
    person.choose(next(text for text in sorted(person.offers()) if text.startswith(("ship", "occupy"))))
    back = page.get_by_role("button", name="Take back")
    for wanted in reversed(looks):
        back.click()
        page.mouse.move(2, 2)
        page.wait_for_function(f"wanted => ({LOOK})() === wanted", arg=wanted)


# -- the tables below the mat


@in_prove("logic.test.ts has it")
def test_presence_says_who_lacks_how_much_for_which_card(open_page: Opener, server: Server) -> None:
    """Rulebook p. 8: a card can be drawn with as many discs in its region as its value says."""
    page = open_page(NOWHERE)
    match = by_bots(midway, 5)
    person = at(page, server, match)
    view = match.full_view()
    rows = open_desk(person, "presence").locator("tbody tr")
    expect(rows).to_have_count(len(DECKS))
    for deck, row in zip(DECKS, rows.all(), strict=True):
        region = view["regions"][view["decks"][deck]["region"]]
        cells = row.locator("td")
        top, value = view["decks"][deck]["top"], None
        if view["decks"][deck]["gone"]:
            expect(cells.first).to_have_text("abolished")
        elif not region["open"]:
            taken_spaces = sum(space["seat"] is not None for space in region["lane"])
            expect(cells.first).to_contain_text(f"{taken_spaces}/{len(region['lane'])}")
        elif top:
            value = view["cards"][top]["value"]
            expect(cells.first).to_have_text(str(value))
        for seat, n in enumerate(region["presence"]):
            cell = cells.nth(1 + seat)
            expect(cell).to_have_text(re.compile(rf"^{n}"))
            if value is not None:
                expect(cell.locator("small")).to_have_text("✓" if n >= value else f"−{value - n}")
            else:
                expect(cell.locator("small")).to_have_count(0)


@in_prove("board.test.ts has the decks")
def test_every_deck_can_be_looked_through(open_page: Opener, server: Server) -> None:
    """Everything lies open: all cards of a deck, on demand; from the table of presence, too."""
    page = open_page(NOWHERE)
    match = by_bots(midway)
    person = at(page, server, match)
    decks = match.full_view()["decks"]
    body = open_desk(person, "cards")
    for n, deck in enumerate(DECKS):
        button = body.locator("button.deck").nth(n)
        expect(button.locator("b")).to_have_text(str(len(decks[deck]["cards"])))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(body.locator(".cards > .card")).to_have_count(len(decks[deck]["cards"]))
    open_desk(person, "presence").get_by_role("button", name="Caribbean").click()
    expect(page.locator(".desk .deck[aria-pressed='true']")).to_contain_text("Caribbean")


TWO_ACTIONS = ("fortress", "docks", "cartographer", "trade_office", "guild_hall")
LEVELS_WITH_THEM = {"industry": 1, "culture": 2, "finance": 2, "politics": 7}
# Tiles whose signs are cut off, or lie over each other.
CRAMPED = """() => [...document.querySelectorAll('.desk .tile .tile, .mat .tile')].flatMap(tile => {
    const box = each => each.getBoundingClientRect()
    const signs = [...tile.querySelectorAll('.stock, .space, .does > svg, .icons > *')].filter(each => box(each).width)
    const within = box(tile)
    const cut = signs.filter(each => box(each).left < within.left || box(each).right > within.right || box(each).bottom > within.bottom)
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const over = signs.filter((each, k) => signs.some((other, j) => j < k && meets(box(each), box(other))))
    return cut.length + over.length || !signs.length ? [tile.textContent.trim()] : []
})"""


def with_buildings_of_two_actions() -> Match:
    """In the fifth round, with the widest buildings on the first person's mat."""
    position = by_bots(midway).position()
    seat, stock = position["seats"][0], position["stock"]
    for each in seat["buildings"][1:]:
        stock[each["building"]] += 1
    for name in TWO_ACTIONS:
        stock[name] -= 1
    seat["supply"] -= len(TWO_ACTIONS)
    seat |= {"buildings": [seat["buildings"][0], *({"building": name, "manned": True} for name in TWO_ACTIONS)], "levels": LEVELS_WITH_THEM}
    return bw.load(GAME).from_position(position, seed=1)


@pytest.mark.parametrize("screen", [None, PHONE], ids=["laptop", "phone"])
def test_the_signs_of_every_building_have_room(open_page: Opener, server: Server, screen: dict[str, Any] | None) -> None:
    page = open_page(NOWHERE, **(screen or {}))
    person = at(page, server, with_buildings_of_two_actions())
    assert page.evaluate(CRAMPED) == []
    open_desk(person, "buildings")
    expect(page.locator(".desk .tile .tile")).to_have_count(15)
    assert page.evaluate(CRAMPED) == []


@in_prove("board.test.ts has the keys")
def test_glory_as_it_stands_and_the_mats_of_all_are_one_key_away(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    match = by_bots(midway)
    person = at(page, server, match)
    seats = match.full_view()["seats"]
    page.keyboard.press("s")
    table = page.locator(".desk .body table")
    expect(table.locator("tfoot td")).to_have_text([str(seat["glory"]["total"]) for seat in seats])
    for name, row in zip(SOURCES, table.locator("tbody tr").all(), strict=True):
        assert row.locator("td").all_inner_texts() == [written(seat["glory"][name]) for seat in seats]
    for key, name in (("h", "buildings"), ("k", "cards"), ("r", "presence"), ("s", "glory")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-desk='{name}']")).to_have_attribute("aria-pressed", "true")
    large = page.locator(".mat h2")
    for key, name in (("b", "Ana"), ("o", "Bruno"), ("b", "Ana")):
        page.keyboard.press(key)
        expect(large).to_contain_text(name)
    page.locator(".endeavor .seats .seat[data-board='2']").click()
    expect(page.locator(".mat .total b")).to_have_text(str(seats[2]["glory"]["total"]))
    assert person.wait()


# -- passing


@in_prove("the rule has tests of its own")
def test_who_passes_discards_what_is_too_much_card_by_card(open_page: Opener, server: Server) -> None:
    """Rulebook p. 9: politics limit the cards that are kept. What is over is marked; cards are pressed where they lie."""
    page = open_page(NOWHERE, settings={"pause": 8})
    received = frames_of(page)
    person = at(page, server, asked("discard"), names=["Ana", "Ivo", "Eva"])
    while latest(received)["prompt"] and latest(received)["prompt"]["id"] == "discard":
        seat = latest(received)["view"]["seats"][0]
        over = latest(received)["prompt"]["args"]["over"]
        assert seat["counted"] == seat["card_limit"] + over
        expect(page.locator(".mat h3 .over")).to_have_text(f"{seat['counted']}/{seat['card_limit']}")
        expect(page.locator(".mat .cards .over")).to_have_count(over)
        offers = person.offers()
        text = min(offers)
        assert "mat" in offers[text]
        person.choose(text)
        cards = latest(received)["view"]["seats"][0]["cards"]
        assert text.split()[1] not in cards
    after = latest(received)["view"]["seats"][0]
    assert after["counted"] <= after["card_limit"]


@in_prove("board.test.ts has every choice once")
@pytest.mark.parametrize("stays", wide([False], [False, True]))
def test_the_governor_space_is_filled_or_left_empty(open_page: Opener, server: Server, stays: bool) -> None:
    """Rulebook p. 9: one governor may lie on the governor space, outside the limit."""
    page = open_page(NOWHERE, settings={"pause": 8})
    received = frames_of(page)
    match = asked("governor")
    person = at(page, server, match, names=["Ana", "Ivo", "Eva"])
    text = "no_governor" if stays else texts(match, "governor")[0]
    where = person.offers()[text]
    assert ("mat" in where) != stays
    person.choose(text)
    assert latest(received)["view"]["seats"][0]["governor"] == (None if stays else text.split()[1])


# -- a finger on a phone


@pytest.mark.parametrize("choice", wide([*CHOICES][2:3], CHOICES, [*CHOICES][2::6]))
def test_a_finger_makes_choices_on_a_phone(open_page: Opener, server: Server, choice: str) -> None:
    """The first tap explains, the button in the explanation does it; nothing is too small for a finger."""
    page = open_page(NOWHERE, settings={"pause": 8}, **PHONE)
    received = frames_of(page)
    match = asked(choice)
    person = at(page, server, match, "finger")
    question, kind = CHOICES[choice]
    assert latest(received)["prompt"]["id"] == question
    assert set(person.offers()) == legal(latest(received))
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.dock [data-choice], .supply [data-choice], .mat [data-action], .seats .seat')]
            .filter(e => e.getClientRects().length)
            .filter(e => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
            .map(e => e.textContent)"""
    )
    assert not narrow, "too small for a finger"
    expect(page.locator(".beside")).to_have_count(0)
    person.choose(texts(match, kind)[-1])
    assert latest(received)["decisions"] > len(match.decisions)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@in_prove("board.test.ts has both presses")
def test_a_finger_is_told_first_and_may_think_again(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE, settings={"pause": 8}, **PHONE)
    received = frames_of(page)
    match = by_bots(midway)
    person = at(page, server, match, "finger")
    person.button(texts(match, "activate")[0]).tap()
    pinned = page.locator(".beside.pinned")
    expect(pinned).to_be_visible()
    assert latest(received)["decisions"] == len(match.decisions), "the first tap only explains"
    pinned.get_by_role("button", name="Close").tap()
    expect(pinned).to_have_count(0)
    for board in ("0", "1", "desk", "map"):
        page.locator(f".endeavor .seats [data-board='{board}']").tap()
        expect(page.locator(f".endeavor .seats [data-board='{board}']")).to_have_attribute("aria-pressed", "true")


# -- the end


@in_prove("board.test.ts has the end, Railroads one in the browser")
def test_the_end_is_told_step_by_step_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    """Cities and links of each, then source by source; who won is told last. The table holds what the server has counted."""
    page = open_page(NOWHERE, settings={"motion": "full"})
    received = frames_of(page)
    person = at(page, server, a_match(nearly_over))
    person.finish(received, ("pass", "done", "no_governor"))
    told = page.locator(".stage .end .told")
    expect(told).to_contain_text("Cities: ")
    can_be_skipped(page)
    the_table_is_the_servers(page, latest(received))
    page.get_by_role("button", name="Result").click()
    best = max(latest(received)["result"]["scores"])
    expect(page.locator(".end.panel .points").first).to_have_text(f"{best} glory")


def the_table_is_the_servers(page: Page, frame: dict[str, Any]) -> None:
    """Rulebook p. 10 and 11: every source of glory, of everybody, in the order of the places."""
    result = frame["result"]
    order = order_of(result)
    table = page.locator(".stage .end table")
    for source, row in zip(SOURCES, table.locator("tbody tr").all(), strict=True):
        expect(row.locator("th")).to_have_text(SOURCES[source])
        assert row.locator("td").all_inner_texts() == [written(result["breakdown"][seat][source]["points"]) for seat in order]
    assert table.locator("tfoot td").all_inner_texts() == [str(result["scores"][seat]) for seat in order]
    assert [int(text) for text in page.locator(".stage .end li strong").all_inner_texts()] == [result["scores"][seat] for seat in order]
