"""The table of Ticket to Ride: Europe: secrets, double routes under a finger, tickets, and the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.words import OFFERED
from tests.browser import scenes
from tests.browser.conftest import Opener
from tests.browser.europe import CHOSEN, GAME, Person, start_match
from tests.browser.europe_scenes import ROUTES, bot_match, free_tunnel, is_first_tickets, is_last_turn, match_at
from tests.browser.person import PRESS_DONE, complete_frame, latest_frame, record_frames, wait_for_text, wait_until
from tests.browser.scenes import close_result_panel, is_asked, is_over
from tests.browser.screen_checks import CHOICES_TAB, resize
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import choose_cases, only_in_prove

# -- secrets


def own_tickets(view: dict[str, Any], seat: int) -> set[str]:
    """Return the tickets that this seat knows to be its own."""
    own = view["seats"][seat]
    return {ticket["ticket"] for ticket in (own["held"] or []) + (own["offered"] or [])}


def shown_tickets(page: Page) -> list[str]:
    """Return every ticket that the page shows, by its cities."""
    pairs = page.locator(".europe button.ticket").evaluate_all("all => all.map(e => [...e.querySelectorAll('b')].map(b => b.innerText))")
    return [" – ".join(pair) for pair in pairs]


@only_in_prove("test_hot_seat.py tests the curtain, the next test the frames")
def test_curtain_removes_hand_and_tickets_from_the_page(open_page: Opener) -> None:
    """Two people at one screen choose their start tickets one after the other, in secret (E40)."""
    page = open_page()
    received = record_frames(page)
    start_match(page, ["Ana", "Ivo"])
    person, shown, curtains, name = Person(page), {"Ana": set[str](), "Ivo": set[str]()}, 0, ""
    while curtains < 5:
        if wait_for_text(page, f"() => {{ {PRESS_DONE}; return ({Person.PHASE})() }}") == "curtain":
            curtains += 1
            assert page.locator(".europe, .host, .side, .ticket").count() == 0, "the board is still on the page behind the curtain"
            name = page.locator(".curtain").get_by_role("heading").first.inner_text().removeprefix("Pass the screen to: ").strip()
            page.locator(".curtain").get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".hand-area .hand")).to_be_visible()
        shown[name] |= set(shown_tickets(page))
        assert shown[name] and not shown["Ana"] & shown["Ivo"], "a ticket was shown to both players"
        person.decide()
    check_frames_have_no_secrets(received)


def check_frames_have_no_secrets(received: list[dict[str, Any]]) -> None:
    frames = [complete_frame(message) for message in received if message["type"] == "frame"]
    assert {frame["viewer"] for frame in frames} == {None, 0, 1}
    for frame in frames:
        for seat, info in enumerate(frame["view"]["seats"]):
            assert seat == frame["viewer"] or not (info["hand"] or info["held"] or info["offered"])
        assert frame["viewer"] is not None or frame["legal"] == []


def test_tickets_of_others_are_neither_sent_nor_shown_before_the_end(open_page: Opener, server: Server) -> None:
    """Tickets are secret until the end: no message and no text of the page has one of the other seat's."""
    page = open_page(BLANK)
    received = record_frames(page)
    match = match_at(is_last_turn)
    open_stored_match(page, server, match, ["Ana", "bot:random"])
    theirs = own_tickets(match.view(1), 1) - own_tickets(match.view(0), 0)
    assert theirs
    person = Person(page)
    assert person.wait_for_turn()
    while person.wait_for_turn():
        frames = [complete_frame(message) for message in received if message["type"] == "frame"]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([frame["events"] for frame in frames])]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([frame["view"] for frame in frames])]
        assert not [key for key in ("seed", "rng") if f'"{key}"' in json.dumps(frames, default=repr)]
        person.decide()
    last = latest_frame(received)
    assert theirs <= own_tickets(last["view"], 1), "tickets are open at the end"


# -- finger


@only_in_prove("finger.svelte.test.ts tests one double route")
def test_finger_can_choose_either_track_of_a_double_route(open_page: Opener, server: Server) -> None:
    """A tap on a track too small for a finger zooms in; then each twin answers to the first tap."""
    page = open_page(BLANK, settings={"motion": "full"}, **PHONE)
    open_stored_match(
        page, server, match_at(is_asked("turn")), ["Ana", "bot:Random"]
    )  # always the same tickets, because their marks lie on the map
    person = Person(page)
    assert person.phase() == "turn"
    doubles = sorted({id[:-2] for id in ROUTES if id.endswith("-1")})
    assert len(doubles) == 11
    page.get_by_role("button", name="Whole map").tap()
    wait_for_map(page)
    for double in doubles:
        twins = [f"{double}-1", f"{double}-2"]
        zoom_in(person, twins[0])
        assert track_width(person, twins[0]) < MIN_TRACK_WIDTH
        for _ in range(8):  # a neighbour may be hit, until the map is large enough for Chromium's touch to hit the track
            if track_width(person, twins[0]) < MIN_TRACK_WIDTH:
                tap_route(person, twins[0])
                wait_for_map(page)
                assert page.evaluate(CHOSEN, ROUTES) not in twins, "a track this narrow must not answer to a finger"
        for twin in twins:
            wait_until(page, lambda twin=twin: track_width(person, twin) >= MIN_TRACK_WIDTH - 0.01)  # type: ignore[misc]
            tap_route(person, twin)
            person.sheet.locator(".why, .pay").first.wait_for()  # further contents make the panel larger
            wait_until(page, lambda twin=twin: page.evaluate(CHOSEN, ROUTES) == twin)  # type: ignore[misc]
            wait_for_map(page)
        page.locator(".stock .sheet .close").tap()
        page.get_by_role("button", name="Whole map").tap()
        wait_for_map(page)


@only_in_prove("checks the whole map")
@pytest.mark.parametrize("whole", [False, True], ids=["as it begins", "whole"])
def test_no_city_lies_under_the_map_buttons_on_a_phone(open_page: Opener, whole: bool) -> None:
    page = open_page(**PHONE)
    play_to_first_turn(page)
    if whole:
        page.get_by_role("button", name="Whole map").tap()
        wait_for_map(page)
    hidden = page.evaluate(
        """() => {
            const tools = document.querySelector('.map .tools').getBoundingClientRect()
            const apart = box => box.left > tools.right || box.right < tools.left || box.top > tools.bottom || box.bottom < tools.top
            return [...document.querySelectorAll('.hit[data-city]')]
                .filter(city => !apart(city.getBoundingClientRect()))
                .map(city => city.dataset.city)
        }"""
    )
    assert not hidden


# Script: the overlapping buttons over the map.
OVERLAPPING_BUTTONS = """() => {
    const buttons = [...document.querySelectorAll('.search, .pill:not(.gone), .map .tools button')]
    const all = buttons.map(each => [each, each.getBoundingClientRect()])
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const name = each => each.title || each.textContent.trim()
    return all.flatMap(([a, box], i) => all.slice(i + 1).filter(([, other]) => meet(box, other)).map(([b]) => `${name(a)} + ${name(b)}`))
}"""


def test_map_buttons_do_not_overlap_on_any_phone(open_page: Opener, server: Server) -> None:
    """This includes the open list of choices, which leaves little height."""
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, match_at(is_asked("turn")), ["Ana", "bot:Random"])
    for opened in (False, True):
        if opened:
            page.locator(".side .tab").nth(CHOICES_TAB).tap()
            page.locator(".side.open").wait_for()
        for size in [(320, 568), (360, 640), (360, 740), (390, 844), (430, 932)]:
            resize(page, *size)
            wait_for_map(page)
            assert not page.evaluate(OVERLAPPING_BUTTONS), (size, opened)


MIN_TRACK_WIDTH = 22  # px: a narrower track does not answer to a finger


def play_to_first_turn(page: Page) -> Person:
    """Start a match, and play to the first turn, with the map at rest."""
    start_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    person.keep_tickets()
    while person.phase() != "turn":
        person.decide()
    wait_for_map(page)
    return person


def track_width(person: Person, route: str) -> float:
    return float(person.route(route).evaluate("e => parseFloat(getComputedStyle(e).strokeWidth) * e.getScreenCTM().a"))


def zoom_in(person: Person, route: str) -> None:
    """Zoom in by the wheel until Chromium's touch, which is slightly off its point, hits the track."""
    spot = person.spot(person.route(route))
    person.page.mouse.move(spot["x"], spot["y"])
    person.page.mouse.wheel(0, -550)
    wait_for_map(person.page)


def tap_route(person: Person, route: str) -> None:
    """Tap a route where it lies once the map is at rest, even if the map begins to move meanwhile."""
    spot, before = person.spot(person.route(route)), None
    while spot != before:
        wait_for_map(person.page)
        spot, before = person.spot(person.route(route)), spot
    person.page.touchscreen.tap(spot["x"], spot["y"])


def wait_for_map(page: Page) -> None:
    """Wait until the map is at rest, and long enough that the next tap is not the second one of a double tap."""
    page.evaluate(
        """async () => {
            const sheet = document.querySelector('.map .sheet')
            for (let last = '', same = 0; same < 2; ) { // one match may fall between its movement and its sharp redraw
                await new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 150))
                const now = sheet.style.transform + sheet.style.width
                same = now === last ? same + 1 : 0
                last = now
            }
        }"""
    )


PHONES = choose_cases([(320, 568), (360, 640), (844, 390)], [(320, 568), (360, 640), (390, 844), (430, 932), (844, 390), (740, 360)])
# Script: faults of the tickets on offer: a name cut off, too small for a finger, out of sight, the button out of reach.
OFFER_FAULTS = """() => {
    const box = each => each.getBoundingClientRect()
    const within = (inner, outer) => inner.right <= outer.right + .5 && inner.bottom <= outer.bottom + .5 && inner.top >= outer.top - .5
    const tickets = [...document.querySelectorAll('.sheet .ticket.offer')]
    const button = document.querySelector('.sheet .primary')
    const {x, y, width, height} = box(button)
    return [
        ...[...document.querySelectorAll('.sheet .ticket.offer b')].filter(name => !within(box(name), box(name.parentElement)))
            .map(name => name.textContent),
        ...[...tickets, button].map(box).filter(({height, width}) => height < 44 || width < 44).map(({height}) => `${height} px high`),
        ...(innerWidth < 360 ? [] : tickets.filter(ticket => !within(box(ticket), box(ticket.closest('.body'))))).map(() => 'out of sight'),
        ...(button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : ['no button']),
        ...(button.scrollWidth > button.clientWidth ? ['its text is cut off'] : []),
    ]
}"""


@pytest.mark.parametrize(
    ("language", "letters", "phones"),
    [*((language, "normal", PHONES) for language in choose_cases(["sr-Cyrl"], OFFERED)), ("en", "large", [(360, 640), (390, 844)])],
)
def test_first_tickets_can_be_read_and_kept_on_any_phone(
    open_page: Opener, server: Server, language: str, letters: str, phones: list[tuple[int, int]]
) -> None:
    """All four are visible with the button; on the narrowest phone the list scrolls, and the button stays."""
    page = open_page(BLANK, language=language, settings={"textSize": letters}, **PHONE)
    open_stored_match(page, server, match_at(is_first_tickets), ["Ana", "bot:Random"])
    page.locator(".sheet .ticket.offer").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    for number in (0, 1):
        page.locator(".sheet .ticket.offer").nth(number).click()
    for width, height in phones:
        resize(page, width, height)
        assert not page.evaluate(OFFER_FAULTS), (width, height)


def test_long_names_on_tickets_are_not_cut_beside_an_open_panel(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    open_stored_match(page, server, bw.load("ticket_to_ride_europe").new_match(players=2, seed=30), ["Ana", "bot:random"])
    page.get_by_role("button", name="Players").click()
    names = page.locator(".ticket.offer b")
    expect(names.filter(has_text="Constantinople")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    beyond = "name => name.getBoundingClientRect().right > name.parentElement.getBoundingClientRect().right"
    assert names.evaluate_all(f"names => names.filter({beyond}).map(name => name.textContent)") == []


# -- the end


# Script: how many parts of a tunnel's revealed cards extend beyond the area on which they lie.
CUT_PARTS = """() => [...document.querySelectorAll('.turned :is(.face, .sum)')].filter(each => {
    const [{left, right}, ground] = [each, each.closest('.turned > *')].map(each => each.getBoundingClientRect())
    return left < ground.left || right > ground.right || ground.right > innerWidth || each.scrollWidth > each.clientWidth
}).length"""


def test_tunnel_cards_are_not_cut_beside_the_open_list_of_choices(open_page: Opener, server: Server) -> None:
    page, match = open_page(BLANK, **PHONE), match_at(lambda match: bool(free_tunnel(match)))
    open_stored_match(page, server, match, ["Ana", "bot:random"])
    page.locator(".side .tab").nth(CHOICES_TAB).tap()
    for action in free_tunnel(match):
        page.locator(f".choices [data-id='{action.id}']").tap()
    expect(page.locator(".turned .face")).to_have_count(3)
    for width in (320, 390):
        resize(page, width, 844)
        assert page.evaluate(CUT_PARTS) == 0


def test_total_of_the_final_table_fits_beside_a_long_name(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    open_stored_match(page, server, bot_match(is_over), ["Maximiliana Alexandra", "bot:greedy", "bot:one_step"])
    close_result_panel(page)
    page.keyboard.press("c")
    card = page.locator(".panel-card", has=page.locator(".total"))
    card.wait_for()
    right = "each => each.getBoundingClientRect().right"
    cells = card.locator("td").evaluate_all(f"all => all.map({right})")
    assert cells and max(cells) <= card.evaluate(right)


PRESS_FIRST_CHOICE = "() => document.querySelector('.side.open button.choice')?.click()"


def test_result_replaces_the_choices_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, match_at(is_last_turn), ["Ana", "bot:random"])
    page.get_by_role("button", name="Choices").click()
    choices = page.locator(".side.open button.choice")
    choices.first.wait_for()
    wait_until(page, lambda: not choices.count() or page.evaluate(PRESS_FIRST_CHOICE))
    expect(page.locator(".end.panel")).to_be_visible()
    expect(page.locator(".side.open")).to_have_count(0)


def has_full_hand(match: Match) -> bool:
    """Return whether a player has ten cards or more: two digits need the most room."""
    return not match.over and any(seat["cards"] >= 10 for seat in match.view(None)["seats"])


def test_numbers_of_five_players_fit_beside_an_open_log_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, **PHONE)
    match = scenes.bot_match(GAME, "novice", 5, has_full_hand)
    open_stored_match(page, server, match, ["Ana" if seat in match.actors else "bot:greedy" for seat in range(5)])
    page.get_by_role("button", name="What happened").click()
    page.locator(".side.open").wait_for()
    bottoms = page.locator(".players, .players button").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert len(bottoms) == 6 and max(bottoms) == bottoms[0]
