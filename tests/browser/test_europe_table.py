"""At the table of Ticket to Ride: Europe: secrets, doubles under a finger, the first tickets."""

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
from tests.browser.europe import CHOSEN, GAME, Person, new_match
from tests.browser.europe_scenes import ROUTES, bot_match, free_tunnel, is_first_tickets, is_last_turn, match_at
from tests.browser.looks import CHOICES_TAB, resize
from tests.browser.person import PRESS_DONE, complete_frame, frames_of, latest, wait_for_text, wait_until
from tests.browser.scenes import close_result_panel, is_asked, is_over
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import in_prove, wide

# -- secrets


def held(view: dict[str, Any], seat: int) -> set[str]:
    """The tickets that this seat knows to be its own."""
    of = view["seats"][seat]
    return {ticket["ticket"] for ticket in (of["held"] or []) + (of["offered"] or [])}


def tickets_on(page: Page) -> list[str]:
    """Every ticket that the page shows, by its cities."""
    pairs = page.locator(".europe button.ticket").evaluate_all("all => all.map(e => [...e.querySelectorAll('b')].map(b => b.innerText))")
    return [" – ".join(pair) for pair in pairs]


@in_prove("test_hot_seat.py has the curtain, the next test what is sent")
def test_the_curtain_takes_hand_and_tickets_out_of_the_page(open_page: Opener) -> None:
    """Two people at one screen: start tickets are chosen one after the other, in secret (E40)."""
    page = open_page()
    received = frames_of(page)
    new_match(page, ["Ana", "Ivo"])
    person, shown, curtains, name = Person(page), {"Ana": set[str](), "Ivo": set[str]()}, 0, ""
    while curtains < 5:
        if wait_for_text(page, f"() => {{ {PRESS_DONE}; return ({Person.PHASE})() }}") == "curtain":
            curtains += 1
            assert page.locator(".europe, .host, .side, .ticket").count() == 0, "the board is still on the page behind the curtain"
            name = page.locator(".curtain").get_by_role("heading").first.inner_text().removeprefix("Pass the screen to: ").strip()
            page.locator(".curtain").get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(".hand-area .hand")).to_be_visible()
        shown[name] |= set(tickets_on(page))
        assert shown[name] and not shown["Ana"] & shown["Ivo"], "the same ticket before two pairs of eyes"
        person.decide()
    sent_only_what_the_eyes_may_see(received)


def sent_only_what_the_eyes_may_see(received: list[dict[str, Any]]) -> None:
    frames = [complete_frame(message) for message in received if message["type"] == "frame"]
    assert {frame["viewer"] for frame in frames} == {None, 0, 1}
    for frame in frames:
        for seat, of in enumerate(frame["view"]["seats"]):
            assert seat == frame["viewer"] or not (of["hand"] or of["held"] or of["offered"])
        assert frame["viewer"] is not None or frame["legal"] == []


def test_tickets_of_others_are_neither_sent_nor_shown_before_the_end(open_page: Opener, server: Server) -> None:
    """Tickets are secret until the end: in nothing that came over the link, and nowhere on the page, is one of the other seat's."""
    page = open_page(BLANK)
    received = frames_of(page)
    match = match_at(is_last_turn)
    open_stored_match(page, server, match, ["Ana", "bot:random"])
    theirs = held(match.view(1), 1) - held(match.view(0), 0)
    assert theirs
    person = Person(page)
    assert person.wait()
    while person.wait():
        frames = [complete_frame(message) for message in received if message["type"] == "frame"]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([each["events"] for each in frames])]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([each["view"] for each in frames])]
        assert not [key for key in ("seed", "rng") if f'"{key}"' in json.dumps(frames, default=repr)]
        person.decide()
    last = latest(received)
    assert theirs <= held(last["view"], 1), "at the end they are open"


# -- a finger on a phone


@in_prove("finger.svelte.test.ts has one double")
def test_the_twins_of_a_double_can_be_told_apart_by_a_finger(open_page: Opener, server: Server) -> None:
    """A tap on a track that is too small for a finger brings it closer; then each of the two answers to the first tap."""
    page = open_page(BLANK, settings={"motion": "full"}, **PHONE)
    open_stored_match(
        page, server, match_at(is_asked("turn")), ["Ana", "bot:Random"]
    )  # always the same tickets: their marks lie on the map
    person = Person(page)
    assert person.phase() == "turn"
    doubles = sorted({id[:-2] for id in ROUTES if id.endswith("-1")})
    assert len(doubles) == 11
    page.get_by_role("button", name="Whole map").tap()
    settle(page)
    for double in doubles:
        twins = [f"{double}-1", f"{double}-2"]
        come_nearer(person, twins[0])
        assert width(person, twins[0]) < FINGER
        for _ in range(8):  # a neighbour may be meant, until the map is large enough for Chromium's touch to meet the track
            if width(person, twins[0]) < FINGER:
                touch(person, twins[0])
                settle(page)
                assert page.evaluate(CHOSEN, ROUTES) not in twins, "a track this narrow is no place for a finger"
        for twin in twins:
            wait_until(page, lambda twin=twin: width(person, twin) >= FINGER - 0.01)  # type: ignore[misc]
            touch(person, twin)
            person.sheet.locator(".why, .pay").first.wait_for()  # what the panel is still to be told makes it larger
            wait_until(page, lambda twin=twin: page.evaluate(CHOSEN, ROUTES) == twin)  # type: ignore[misc]
            settle(page)
        page.locator(".stock .sheet .close").tap()
        page.get_by_role("button", name="Whole map").tap()
        settle(page)


@in_prove("looks at the whole map")
@pytest.mark.parametrize("whole", [False, True], ids=["as it begins", "whole"])
def test_no_city_lies_under_the_buttons_of_the_map_on_a_phone(open_page: Opener, whole: bool) -> None:
    page = open_page(**PHONE)
    fresh_turn(page)
    if whole:
        page.get_by_role("button", name="Whole map").tap()
        settle(page)
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


# The buttons over the map of which one lies on another.
ON_EACH_OTHER = """() => {
    const buttons = [...document.querySelectorAll('.search, .pill:not(.gone), .map .tools button')]
    const all = buttons.map(each => [each, each.getBoundingClientRect()])
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const name = each => each.title || each.textContent.trim()
    return all.flatMap(([a, at], i) => all.slice(i + 1).filter(([, other]) => meet(at, other)).map(([b]) => `${name(a)} + ${name(b)}`))
}"""


def test_the_buttons_of_the_map_lie_beside_each_other_on_any_phone(open_page: Opener, server: Server) -> None:
    """Also above the open choices, where little height is left."""
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, match_at(is_asked("turn")), ["Ana", "bot:Random"])
    for opened in (False, True):
        if opened:
            page.locator(".side .tab").nth(CHOICES_TAB).tap()
            page.locator(".side.open").wait_for()
        for size in [(320, 568), (360, 640), (360, 740), (390, 844), (430, 932)]:
            resize(page, *size)
            settle(page)
            assert not page.evaluate(ON_EACH_OTHER), (size, opened)


FINGER = 22  # px: what is narrower than this does not answer to a finger


def fresh_turn(page: Page) -> Person:
    """One's first turn in a match that has just been dealt, with the map at rest."""
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    person.keep_tickets()
    while person.phase() != "turn":
        person.decide()
    settle(page)
    return person


def width(person: Person, route: str) -> float:
    return float(person.route(route).evaluate("e => parseFloat(getComputedStyle(e).strokeWidth) * e.getScreenCTM().a"))


def come_nearer(person: Person, route: str) -> None:
    """By the wheel, so far that Chromium's touch, which is a little beside what it is told, meets the track."""
    spot = person.spot(person.route(route))
    person.page.mouse.move(spot["x"], spot["y"])
    person.page.mouse.wheel(0, -550)
    settle(person.page)


def touch(person: Person, route: str) -> None:
    """Where it lies when the map has come to rest, also if that began to move only while it was waited for."""
    spot, before = person.spot(person.route(route)), None
    while spot != before:
        settle(person.page)
        spot, before = person.spot(person.route(route)), spot
    person.page.touchscreen.tap(spot["x"], spot["y"])


def settle(page: Page) -> None:
    """Wait until the map has come to rest, and so long that the next tap is not the second one of a double tap."""
    page.evaluate(
        """async () => {
            const sheet = document.querySelector('.map .sheet')
            for (let last = '', same = 0; same < 2; ) { // once might be the moment between its movement and its being drawn sharply
                await new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 150))
                const now = sheet.style.transform + sheet.style.width
                same = now === last ? same + 1 : 0
                last = now
            }
        }"""
    )


PHONES = wide([(320, 568), (360, 640), (844, 390)], [(320, 568), (360, 640), (390, 844), (430, 932), (844, 390), (740, 360)])
# What is wrong with tickets on offer: a name cut off, too small for a finger, out of sight, the button out of reach.
FAULTS_OF_OFFER = """() => {
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
    [*((language, "normal", PHONES) for language in wide(["sr-Cyrl"], OFFERED)), ("en", "large", [(360, 640), (390, 844)])],
)
def test_the_first_tickets_can_be_read_and_kept_on_any_phone(
    open_page: Opener, server: Server, language: str, letters: str, phones: list[tuple[int, int]]
) -> None:
    """All four are in sight with the button, but on the narrowest: there the list scrolls, and the button stays."""
    page = open_page(BLANK, language=language, settings={"textSize": letters}, **PHONE)
    open_stored_match(page, server, match_at(is_first_tickets), ["Ana", "bot:Random"])
    page.locator(".sheet .ticket.offer").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    for number in (0, 1):
        page.locator(".sheet .ticket.offer").nth(number).click()
    for width, height in phones:
        resize(page, width, height)
        assert not page.evaluate(FAULTS_OF_OFFER), (width, height)


def test_long_names_on_tickets_are_whole_beside_an_open_panel(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    open_stored_match(page, server, bw.load("ticket_to_ride_europe").new_match(players=2, seed=30), ["Ana", "bot:random"])
    page.get_by_role("button", name="Players").click()
    names = page.locator(".ticket.offer b")
    expect(names.filter(has_text="Constantinople")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    beyond = "name => name.getBoundingClientRect().right > name.parentElement.getBoundingClientRect().right"
    assert names.evaluate_all(f"names => names.filter({beyond}).map(name => name.textContent)") == []


# -- the end


# Parts of the cards turned over for a tunnel that are beyond the ground on which they lie.
CUT = """() => [...document.querySelectorAll('.turned :is(.face, .sum)')].filter(each => {
    const [{left, right}, ground] = [each, each.closest('.turned > *')].map(each => each.getBoundingClientRect())
    return left < ground.left || right > ground.right || ground.right > innerWidth || each.scrollWidth > each.clientWidth
}).length"""


def test_the_cards_of_a_tunnel_are_whole_on_a_map_beside_which_the_list_is_open(open_page: Opener, server: Server) -> None:
    page, match = open_page(BLANK, **PHONE), match_at(lambda match: bool(free_tunnel(match)))
    open_stored_match(page, server, match, ["Ana", "bot:random"])
    page.locator(".side .tab").nth(CHOICES_TAB).tap()
    for action in free_tunnel(match):
        page.locator(f".choices [data-id='{action.id}']").tap()
    expect(page.locator(".turned .face")).to_have_count(3)
    for width in (320, 390):
        resize(page, width, 844)
        assert page.evaluate(CUT) == 0


def test_the_total_of_the_final_table_is_whole_beside_a_long_name(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    open_stored_match(page, server, bot_match(is_over), ["Maximiliana Alexandra", "bot:greedy", "bot:one_step"])
    close_result_panel(page)
    page.keyboard.press("c")
    card = page.locator(".panel-card", has=page.locator(".total"))
    card.wait_for()
    right = "each => each.getBoundingClientRect().right"
    cells = card.locator("td").evaluate_all(f"all => all.map({right})")
    assert cells and max(cells) <= card.evaluate(right)


def test_the_result_takes_the_place_of_the_choices_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, match_at(is_last_turn), ["Ana", "bot:random"])
    page.get_by_role("button", name="Choices").click()
    choices = page.locator(".side.open button.choice")
    choices.first.wait_for()
    wait_until(page, lambda: not choices.count() or choices.first.click(timeout=1000))
    expect(page.locator(".end.panel")).to_be_visible()
    expect(page.locator(".side.open")).to_have_count(0)


def full_hand(match: Match) -> bool:
    """A player has ten cards or more: two digits need the most room."""
    return not match.over and any(seat["cards"] >= 10 for seat in match.view(None)["seats"])


def test_the_numbers_of_five_players_fit_beside_an_open_log_on_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, **PHONE)
    match = scenes.bot_match(GAME, "novice", 5, full_hand)
    open_stored_match(page, server, match, ["Ana" if seat in match.actors else "bot:greedy" for seat in range(5)])
    page.get_by_role("button", name="What happened").click()
    page.locator(".side.open").wait_for()
    bottoms = page.locator(".players, .players button").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert len(bottoms) == 6 and max(bottoms) == bottoms[0]
