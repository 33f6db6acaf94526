"""A person at a table of Ticket to Ride: Europe, who taps routes on the map or types their names."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser import person
from tests.browser.person import InputMethod

TITLE = "Ticket to Ride: Europe"
GAME = "ticket_to_ride_europe"

# Script: what the page asks for; "" where there is nothing to choose (yet).
PHASE = """() => {
    const has = selector => document.querySelector(selector) !== null
    if (has('.end.panel')) return 'end'
    if (has('.curtain')) return 'curtain'
    if (!has('.prompt.mine') || !has('.europe') || has('.prompt .sending, .prompt[data-early], section.board[aria-busy]')) return ''
    if (has('.stock .sheet .ticket.offer')) return 'tickets'
    if (has('.stock .sheet .laid')) return 'tunnel'
    if (has('.stock .sheet .pay') && !has('.stock .sheet .close')) return 'pay'
    if (has('.hit.choice, .thing.draw_tickets.possible')) return 'turn'
    return has('.thing.possible, .others button') ? 'second card' : ''
}"""
# Script: a point of the screen where a finger or mouse hits this route or city and nothing else; null if there is none.
SPOT = """path => {
    const onScreen = point => point.matrixTransform(path.getScreenCTM())
    const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7]
    const points = path.tagName === 'circle'
        ? [new DOMPoint(path.cx.baseVal.value, path.cy.baseVal.value)]
        : steps.map(step => path.getPointAtLength(path.getTotalLength() * (0.5 + step / 16)))
    const hit = points.map(onScreen).find(({x, y}) => document.elementFromPoint(x, y) === path)
    return hit ? {x: hit.x, y: hit.y} : null
}"""
# Script: which of these routes lies nearest to the highlight of the chosen one.
CHOSEN = """ids => {
    const middle = shape => { const {x, y, width, height} = shape.getBBox(); return [x + width / 2, y + height / 2] }
    const highlight = document.querySelector('.map .under .chosen')
    if (!highlight) return null
    const [x, y] = middle(highlight)
    const distance = id => { const [p, q] = middle(document.querySelector(`.hit[data-route='${id}']`)); return Math.hypot(p - x, q - y) }
    return ids.reduce((best, id) => (distance(id) < distance(best) ? id : best))
}"""


class Person(person.Person):
    """Claims the longest claimable route, and draws cards while no route has `least` spaces."""

    PHASE = PHASE
    SNAPSHOT = """() => ['.prompt .now > span:not(.sending)', '.so-far', '.chips', '.supply-area', '.stock .sheet', '.players-area',
        '.curtain', '.end'].map(each => document.querySelector(each)?.textContent).join('|')"""

    def __init__(self, page: Page, method: InputMethod = "mouse", least: int = 3, stations: int = 0, tickets: int = 0) -> None:
        """`stations` and `tickets`: how many stations to build and how often to draw tickets on the way."""
        super().__init__(page, method)
        self.least, self.stations, self.tickets = least, stations, tickets
        self.phases: list[str] = []

    # -- what the page shows

    def wait_for_turn(self) -> bool:
        return self.phase() not in ("end", "curtain")

    @property
    def sheet(self) -> Locator:
        return self.board.locator(".stock .sheet")

    def payments(self) -> Locator:
        return self.sheet.locator(".pay:not([aria-disabled=true])")

    def route(self, id: str) -> Locator:
        return self.board.locator(f".hit[data-route='{id}']")

    def city(self, id: str) -> Locator:
        return self.board.locator(f".hit[data-city='{id}']")

    def claimable(self) -> list[tuple[int, str, str]]:
        """Return (spaces, id, label) of every route that may be claimed now, the longest first."""
        choices = self.board.locator(".hit.choice[data-route]").evaluate_all("all => all.map(e => [e.dataset.route, e.ariaLabel])")
        routes = [(int(re.search(r"(\d+) space", label)[1]), id, label) for id, label in choices]  # type: ignore[index]
        return sorted(routes, key=lambda route: (-route[0], route[1]))

    def spot(self, shape: Locator) -> dict[str, float]:
        """Return a point of the screen where a route or city can be tapped."""
        try:
            point = self.page.wait_for_function(SPOT, arg=shape.element_handle()).json_value()
        except TimeoutError as error:
            raise AssertionError(f"{shape} cannot be tapped anywhere") from error
        return dict(point)

    # -- choices

    def decide(self) -> None:
        phase = self.phase()
        {"tickets": self.keep_tickets, "tunnel": self.finish_tunnel, "pay": self.pay, "turn": self.take_turn, "second card": self.draw}[
            phase
        ]()
        self.phases.append(phase)

    def keep_tickets(self, count: int = 2) -> None:
        """Keep the first tickets of those on offer."""
        assert self.phase() == "tickets"
        offer = self.sheet.locator(".ticket.offer")
        for number in range(min(count, offer.count())):
            self.press(offer.nth(number))
            expect(offer.nth(number)).to_have_attribute("aria-pressed", "true")
        self.act_and_settle(lambda: self.press(self.sheet.locator("footer .primary")))

    def take_turn(self) -> None:
        routes = [route for route in self.claimable() if route[0] >= self.least] or self.claimable() * self.nothing_to_draw()
        if routes:
            self.claim(routes[0][1], routes[0][2])
        elif self.stations and self.board.locator(".hit.choice[data-city]").count():
            self.stations -= 1
            self.build_station()
        elif self.tickets and self.board.locator(".thing.draw_tickets.possible").count():
            self.tickets -= 1
            self.draw_tickets()
        else:
            self.draw()

    def nothing_to_draw(self) -> bool:
        return self.board.locator(".thing.draw.possible, .thing.take.possible").count() == 0

    def claim(self, id: str, label: str = "") -> None:
        """Choose the route, and pay with the first payment on offer."""
        self.choose_route(id, label)
        self.pay()

    def choose_route(self, id: str, label: str = "") -> None:
        if self.method == "mouse":
            self.tap(self.route(id))
        else:
            self.type_name(label)
        self.payments().first.wait_for()

    def tap(self, shape: Locator) -> None:
        if not shape.evaluate(SPOT):
            self.board.locator(".map .tools button").last.click()  # a phone shows a part of the map: show all of it
        spot = self.spot(shape)
        self.page.mouse.click(spot["x"], spot["y"])

    def type_name(self, label: str) -> None:
        """Search with `/` and a name, go down to the wanted option, press Enter. The twins of a double differ by the other facts."""
        name, facts = label.split(", ", 1) if ", " in label else (label.split(" (")[0], "")
        self.page.keyboard.press("/")
        self.page.keyboard.type(name)
        options = self.board.get_by_role("option")
        expect(options.first).to_contain_text(name)
        texts = options.all_inner_texts()
        free = [" ".join(text.split()) if "has this" not in text and "closed" not in text else "" for text in texts]
        index = next(n for n, text in enumerate(free) if text and facts in text)
        for _ in range(index):
            self.page.keyboard.press("ArrowDown")
        expect(options.nth(index)).to_have_attribute("aria-selected", "true")
        self.page.keyboard.press("Enter")

    def pay(self) -> None:
        """Pay with the first payment on offer."""
        self.press(self.payments().first)
        self.page.wait_for_function("() => !document.querySelector('.stock .sheet .pay') || document.querySelector('.stock .sheet .laid')")

    def finish_tunnel(self) -> None:
        """Pay the tunnel's extra cards, or give up if that is impossible."""
        self.press(self.sheet.locator(".ways button").first)
        self.wait_for_tunnel_end()

    def wait_for_tunnel_end(self) -> None:
        self.page.wait_for_function("() => !document.querySelector('.stock .sheet .laid')")

    def build_station(self) -> None:
        city = self.board.locator(".hit.choice[data-city]").first
        if self.method == "mouse":
            city = next(choice for choice in self.cities() if choice.evaluate(SPOT))
            self.tap(city)
        else:
            self.type_name(city.get_attribute("aria-label") or "")
        self.payments().first.wait_for()
        self.pay()

    def cities(self) -> Iterator[Locator]:
        choices = self.board.locator(".hit.choice[data-city]")
        return (choices.nth(n) for n in range(choices.count()))

    def draw_tickets(self) -> None:
        if self.method == "mouse":
            self.board.locator(".thing.draw_tickets").click()
        else:
            self.page.keyboard.press("t")
        self.act_and_settle(lambda: self.press(self.sheet.locator(".primary")))

    def draw(self) -> None:
        """Draw from the deck; if it is empty, take a face-up card; if there is none, press the first of the other buttons."""
        deck = self.board.locator(".thing.draw.possible")
        face_up = self.board.locator(".thing.take.possible")
        if self.method == "keys" and deck.count():
            self.act_and_settle(lambda: self.page.keyboard.press("d"))
        elif self.method == "keys" and face_up.count():
            slot = face_up.first.get_attribute("data-slot") or ""
            self.act_and_settle(lambda: self.page.keyboard.press(slot))
        else:
            source = deck if deck.count() else face_up if face_up.count() else self.board.locator(".others button")
            self.act_and_settle(lambda: self.press(source.first))


def start_match(page: Page, seats: list[str], **options: str) -> None:
    """Set up a match of Ticket to Ride: Europe in the lobby and start it."""
    person.start_match(page, TITLE, seats, **options)
