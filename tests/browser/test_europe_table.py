"""At the table of Ticket to Ride: Europe: secrets, taking back, reasons, tunnels, doubles under a finger, every phase for axe."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from boardwright.core.text.words import OFFERED
from tests.browser.conftest import Opener
from tests.browser.europe import CHOSEN, SPOT, Person, new_match
from tests.browser.europe_scenes import ROUTES, SCENES, a_match, at_tunnel, closed_twin, last_turn, midway, refused, start
from tests.browser.house import NOWHERE, PHONE, Server
from tests.browser.looks import resize, small_letters
from tests.browser.person import PRESS_DONE, faults, frames_of, latest, said, until, whole
from tests.browser.scenes import asks, show
from tests.browser.stored import open_stored
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


def test_the_curtain_takes_hand_and_tickets_out_of_the_page(open_page: Opener) -> None:
    """Two people at one screen: start tickets are chosen one after the other, in secret (E40)."""
    page = open_page()
    received = frames_of(page)
    new_match(page, ["Ana", "Ivo"])
    person, shown, curtains, name = Person(page), {"Ana": set[str](), "Ivo": set[str]()}, 0, ""
    while curtains < 5:
        if said(page, f"() => {{ {PRESS_DONE}; return ({Person.PHASE})() }}") == "curtain":
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
    frames = [whole(message) for message in received if message["type"] == "frame"]
    assert {frame["viewer"] for frame in frames} == {None, 0, 1}
    for frame in frames:
        for seat, of in enumerate(frame["view"]["seats"]):
            assert seat == frame["viewer"] or not (of["hand"] or of["held"] or of["offered"])
        assert frame["viewer"] is not None or frame["legal"] == []


def test_tickets_of_others_are_neither_sent_nor_shown_before_the_end(open_page: Opener, server: Server) -> None:
    """Tickets are secret until the end: in nothing that came over the link, and nowhere on the page, is one of the other seat's."""
    page = open_page(NOWHERE)
    received = frames_of(page)
    match = a_match(last_turn)
    open_stored(page, server, match, ["Ana", "bot:random"])
    theirs = held(match.view(1), 1) - held(match.view(0), 0)
    assert theirs
    person = Person(page)
    assert person.wait()
    while person.wait():
        frames = [whole(message) for message in received if message["type"] == "frame"]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([each["events"] for each in frames])]
        assert not [ticket for ticket in theirs if f'"{ticket}"' in json.dumps([each["view"] for each in frames])]
        assert not [key for key in ("seed", "rng") if f'"{key}"' in json.dumps(frames, default=repr)]
        person.decide()
    last = latest(received)
    assert theirs <= held(last["view"], 1), "at the end they are open"


# -- taking back


@in_prove("test_undo.py has every claim, test_table.py the buttons")
def test_a_choice_of_route_and_a_whole_claim_can_be_taken_back(open_page: Opener, server: Server) -> None:
    """A route is claimed by two decisions, and neither shows anything that was hidden: both can be taken back, one or together."""
    page = open_page(NOWHERE, settings={"pause": 8})
    match = a_match(midway)
    open_stored(page, server, match, ["Ana", "Ivo"])
    page.locator(".curtain button").click()
    person = Person(page)
    assert person.wait()
    before = looks(page)
    _, route, _ = next(found for found in person.claimable() if not match.preview(0, f"claim {found[1]}")["tunnel"])

    send(page, match, f"claim {route}")  # the board sends both decisions at once: here only the first is sent, as after a broken link
    page.reload()
    page.locator(".curtain button").click()
    assert person.phase() == "pay"
    expect(page.locator(".prompt")).to_contain_text("pay")
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("() => document.querySelector('.hit.choice')")
    assert looks(page) == before

    person.claim(route)
    expect(page.locator(".undo.open")).to_be_visible()
    assert looks(page) != before
    page.get_by_role("button", name="Take back").click()
    expect(person.sheet.locator(".pay").first).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".stock .sheet")).to_have_count(0)
    assert looks(page) == before


def looks(page: Page) -> list[str]:
    """Hand, tickets, players, and the wagons on the map."""
    texts = [page.locator(f".europe {part}").inner_text() for part in (".hand-area", ".tickets-area", ".players-area")]
    return [*texts, str(page.locator(".europe .map .wagon").count())]


def send(page: Page, match: Match, action: str) -> None:
    """One decision over a link of its own, as another tab of the same device could do it."""
    id = match.game.actions.parse(action).id
    page.evaluate(
        """([id, match]) => new Promise((done, failed) => {
            const link = new WebSocket(`${location.origin.replace('http', 'ws')}/api/matches/${match}/live`)
            const say = message => link.send(JSON.stringify(message))
            link.onopen = () => {
                say({type: 'hello', token: localStorage.getItem('boardwright.token'), seat: 0})
                say({type: 'act', action_id: crypto.randomUUID(), seat: 0, action: id})
            }
            link.onmessage = ({data}) => {
                const {type, refusal} = JSON.parse(data)
                if (type === 'ack') { link.close(); done() }
                if (type === 'refused' || type === 'error') failed(Error(data))
            }
        })""",
        [id, page.url.split("/table/")[1]],
    )


@in_prove("test_table has it for Game of Trains")
def test_a_page_that_is_loaded_anew_goes_on_where_it_was(open_page: Opener) -> None:
    """In the middle of choosing start tickets nothing has been decided: the same four are on offer, and two may be kept."""
    page = open_page()
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    assert person.phase() == "tickets"
    offer = page.locator(".europe .ticket.offer")
    before = offer.all_inner_texts()
    assert len(before) == 4
    offer.first.click()
    expect(offer.first).to_have_attribute("aria-pressed", "true")
    page.reload()
    assert person.phase() == "tickets"
    assert offer.all_inner_texts() == before
    keep = page.locator(".europe footer .primary")
    expect(keep).to_have_attribute("aria-disabled", "true")
    offer.nth(2).click()
    expect(keep).to_have_attribute("aria-disabled", "true")  # at least two: rulebook, Setup
    offer.nth(3).click()
    expect(keep).not_to_have_attribute("aria-disabled", "true")
    person.changing(keep.click)
    assert person.phase() in ("turn", "second card")
    kept = page.locator(".europe .tickets-area .ticket").all_inner_texts()
    assert len(kept) == 2


# -- reasons and tunnels


@in_prove("board.test.ts has the words, test_table.py the rulebook")
def test_what_cannot_be_claimed_says_why(open_page: Opener, server: Server) -> None:
    """A route of somebody, the closed track of a double (2 players), and one for which cards are missing: each by a tap on the map."""
    page = open_page(NOWHERE)
    match = a_match(closed_twin)
    open_stored(page, server, match, ["Ana", "bot:Master"])
    person = Person(page)
    assert person.phase() == "turn"
    view = match.view(0)
    theirs = next(route for route, seat in sorted(view["owners"].items()) if seat == 1)
    legal = {action.args["route"] for action in match.legal(0) if action.kind == "claim"}
    poor = next(
        route
        for route in sorted(ROUTES)
        if route not in {*view["owners"], *view["closed"], *legal} and refused(match, route) in ("too_few_cards", "too_few_of_a_kind")
    )
    closed = next(route for route in view["closed"] if refused(match, route) == "twin_closed")
    for route, wanted in ((theirs, "taken already: Bruno"), (closed, "only one track"), (poor, "missing:")):
        person.tap(person.route(route))
        why = person.sheet.locator(".why")
        expect(why).to_contain_text(wanted)
        expect(why).to_contain_text("Rulebook:")
        assert person.payments().count() == 0
    page.keyboard.press("Escape")
    expect(person.sheet).to_have_count(0)


@in_prove("board.test.ts has the cards")
@pytest.mark.parametrize("pay", wide([True], [True, False]), ids=wide(["paid"], ["paid", "given up"]))
def test_a_tunnel_shows_what_was_turned_over(open_page: Opener, server: Server, pay: bool) -> None:
    """Three cards, what they cost, and both ways out of it (rulebook, Tunnels)."""
    page = open_page(NOWHERE)
    match = a_match(at_tunnel)
    view = match.view(0)
    tunnel, hand = view["tunnel"], sum(view["seats"][0]["hand"].values())
    open_stored(page, server, match, ["Ana", "bot:Random"])
    person = Person(page)
    assert person.phase() == "tunnel"
    expect(person.sheet.locator(".revealed li")).to_have_count(len(tunnel["revealed"]))
    expect(page.locator(".prompt")).to_contain_text("more card")
    placed = page.locator(".europe .map .wagon:not(.ghost)")
    wagons = placed.count()
    expect(page.locator(".europe .map .wagon.ghost")).to_have_count(tunnel["cards"] + tunnel["locomotives"])
    person.press(person.sheet.locator(".ways .pay").first if pay else person.sheet.get_by_role("button", name="Take the cards back"))
    person.tunnel_is_over()
    person.phase()
    after = hand - tunnel["extra"] if pay else hand + tunnel["cards"] + tunnel["locomotives"]
    assert sum(int(text) for text in page.locator(".europe .hand .count").all_inner_texts()) == after
    assert (placed.count() > wagons) == pay


# -- a finger on a phone


@in_prove("finger.svelte.test.ts has the tap")
def test_every_route_and_city_can_be_tapped_on_a_laptop(open_page: Opener) -> None:
    page = open_page()
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    person.keep()
    assert person.wait()
    shapes = page.locator(".europe .map .hit")
    expect(shapes).to_have_count(101 + 47)
    buried = shapes.evaluate_all(f"all => all.filter(each => !({SPOT})(each)).map(each => each.dataset.key)")
    assert not buried


@in_prove("finger.svelte.test.ts has one double")
def test_the_twins_of_a_double_can_be_told_apart_by_a_finger(open_page: Opener, server: Server) -> None:
    """A tap on a track that is too small for a finger brings it closer; then each of the two answers to the first tap."""
    page = open_page(NOWHERE, settings={"motion": "full"}, **PHONE)
    open_stored(page, server, a_match(asks("turn")), ["Ana", "bot:Random"])  # always the same tickets: their marks lie on the map
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
            until(page, lambda twin=twin: width(person, twin) >= FINGER - 0.01)  # type: ignore[misc]
            touch(person, twin)
            person.sheet.locator(".why, .pay").first.wait_for()  # what the panel is still to be told makes it larger
            until(page, lambda twin=twin: page.evaluate(CHOSEN, ROUTES) == twin)  # type: ignore[misc]
            settle(page)
        page.locator(".stock .sheet .close").tap()
        page.get_by_role("button", name="Whole map").tap()
        settle(page)


@in_prove("finger.svelte.test.ts has it")
def test_a_finger_is_heard_while_the_map_comes_closer(open_page: Opener) -> None:
    """Two taps at once on the same place: the first brings the track closer, the second is not lost."""
    page = open_page(settings={"motion": "full"}, **PHONE)
    person = fresh_turn(page)
    spot = person.spot(person.route("berlin-frankfurt-1"))
    for _ in range(2):
        page.touchscreen.tap(spot["x"], spot["y"])
    settle(page)
    assert page.evaluate(CHOSEN, ROUTES) == "berlin-frankfurt-1"
    assert width(person, "berlin-frankfurt-1") >= FINGER


@in_prove("view.svelte.test.ts has the map")
def test_what_lies_beyond_the_edge_of_a_phone_can_be_reached(open_page: Opener) -> None:
    page = open_page(**PHONE)
    person = fresh_turn(page)
    beyond = [route for route in ("cadiz-lisboa", "erzurum-sochi", "kharkov-moskva") if not person.route(route).evaluate(SPOT)]
    assert beyond, "a phone shows the whole map at once: this test has nothing to look at"
    for route in beyond:
        person.tap(person.route(route))
        assert page.evaluate(CHOSEN, ROUTES) == route
        page.locator(".stock .sheet .close").tap()


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


FINGER = 22  # px: what is narrower than this does not answer to a finger


def fresh_turn(page: Page) -> Person:
    """One's first turn in a match that has just been dealt, with the map at rest."""
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page)
    person.keep()
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


@pytest.mark.parametrize("language", wide(["sr-Cyrl"], OFFERED))
def test_the_first_tickets_can_be_read_and_kept_on_any_phone(open_page: Opener, server: Server, language: str) -> None:
    """All four are in sight with the button, but on the narrowest: there the list scrolls, and the button stays."""
    page = open_page(NOWHERE, language=language, **PHONE)
    open_stored(page, server, a_match(start), ["Ana", "bot:Random"])
    page.locator(".sheet .ticket.offer").first.wait_for()
    page.evaluate("() => document.fonts.ready")
    for number in (0, 1):
        page.locator(".sheet .ticket.offer").nth(number).click()
    for width, height in PHONES:
        resize(page, width, height)
        assert not page.evaluate(FAULTS_OF_OFFER), (width, height)


# -- everything else on every phase


@in_prove("axe looks at Railroads and Endeavor on a phone")
def test_axe_finds_nothing_in_any_phase_on_a_phone(open_page: Opener, server: Server) -> None:
    """On a desktop: test_everywhere. Every third scene, all in `make prove`."""
    page = open_page(NOWHERE, bypass_csp=True, color_scheme="dark", **PHONE)
    for scene in wide(list(SCENES)[1::6], SCENES):
        show(SCENES[scene], page, server)
        told = faults(page)
        assert not told, f"{scene}:\n" + "\n".join(told[:8])
        assert not small_letters(page), scene
