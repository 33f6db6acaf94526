"""Matches of Ticket to Ride: Europe at every phase that looks different, played in Python and then opened on the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.actions import Action
from boardwright.core.match import Match
from tests.browser.europe import GAME, Person
from tests.browser.house import Server
from tests.browser.stored import begun, open_stored

ROUTES: list[str] = bw.load(GAME).actions.families["claim"].arguments["route"]  # type: ignore[assignment]
NAMES = ["Ana", "bot:greedy", "bot:one_step"]


def railway(match: Match, seat: int, chance: np.random.Generator) -> Action:
    """Claims the longest route it can, tunnels before all; builds one station; otherwise draws cards, and tickets now and then."""
    legal = match.legal(seat)
    own = match.view(seat)["seats"][seat]
    claims = [action for action in legal if action.kind == "claim"]
    if claims and own["cards"] > 6:
        return max(claims, key=lambda action: (match.preview(seat, action)["tunnel"], match.preview(seat, action)["length"]))
    if own["stations"] == 3 and own["trains"] < 30:
        claims = [action for action in legal if action.kind == "build_station" and match.preview(seat, action)["lends"]]
        if claims:
            return claims[int(chance.integers(len(claims)))]
    wanted = ["pay_extra", "pay", "draw", "take", "keep", "give_up", "claim", "draw_tickets", "build_station", "pass"]
    if own["trains"] < 25 and own["tickets"] < 4:
        wanted.insert(2, "draw_tickets")
    return min(legal, key=lambda action: wanted.index(action.kind))


# -- when


def phase_of(match: Match, phase: str) -> bool:
    return match.full_view()["phase"] == phase and 0 in match.actors


def can(match: Match, kind: str) -> bool:
    return any(action.kind == kind for action in match.legal(0))


def start(match: Match) -> bool:
    return phase_of(match, "start_tickets")


def midway(match: Match) -> bool:
    """The first person's turn, with much on the map and something to claim."""
    view = match.full_view()
    far = min(seat["trains"] for seat in view["seats"]) < 24
    return far and phase_of(match, "turn") and can(match, "claim")


def closed_twin(match: Match) -> bool:
    """The same, and the track of a double is closed because somebody else has the other."""
    return midway(match) and any(refused(match, route) == "twin_closed" for route in match.full_view()["closed"])


def refused(match: Match, route: str) -> str | None:
    """Why the first person cannot claim a route."""
    refusal = match.why_not(0, f"claim {route}")
    return refusal.id if refusal else None


def at_tunnel(match: Match) -> bool:
    return phase_of(match, "tunnel") and can(match, "pay_extra")


def at_tickets(match: Match) -> bool:
    return phase_of(match, "tickets")


def last_turn(match: Match) -> bool:
    """The first person's last turn: whatever it is, the match ends with it."""
    last = match.full_view()["last_round"]
    return phase_of(match, "turn") and last is not None and last["turns_left"] == 1


def over(match: Match) -> bool:
    return match.over


@cache
def _by_bots() -> Match:
    """A whole match of three bots that know what they do: good to look at."""
    game = bw.load(GAME)
    bot = bw.bot("long_routes", game)
    match = game.new_match(players=3, seed=1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    return match


@cache
def by_bots(until: Callable[[Match], bool]) -> Match:
    """That match, as far as it had to go for something to be so."""
    whole = _by_bots()
    match = Match.start(whole.game, whole.players, whole.seed, whole.options)
    for seat, action in whole.decisions:
        if until(match):
            break
        match.play(seat, action)
    return match


@cache
def a_match(until: Callable[[Match], bool], players: int = 2) -> Match:
    """The first match in which it comes to that."""
    found = (begun(GAME, players, seed, railway, until) for seed in range(3, 40))
    return next(match for match in found if match is not None)


# -- on the page


def show(page: Page, server: Server, scene: str) -> None:
    """Bring the page to a scene."""
    SCENES[scene](page, server)
    page.evaluate("() => document.fonts.ready")


def _open(page: Page, server: Server, match: Match) -> Person:
    open_stored(page, server, match, NAMES[: match.players])
    person = Person(page)
    person.phase()
    return person


def _tickets(page: Page, server: Server) -> None:
    person = _open(page, server, by_bots(start))
    for number in (0, 2):
        person.sheet.locator(".ticket.offer").nth(number).click()


def _turn(page: Page, server: Server) -> None:
    _open(page, server, by_bots(midway))


def _route(page: Page, server: Server) -> None:
    match = by_bots(midway)
    previews = [match.preview(0, action) for action in match.legal(0) if action.kind == "claim"]
    person = _open(page, server, match)
    choose(person, max(previews, key=lambda claim: (claim["tunnel"], len(claim["payments"])))["route"])
    person.payments().first.focus()


def _why(page: Page, server: Server) -> None:
    match = a_match(closed_twin)
    person = _open(page, server, match)
    choose(person, next(route for route in match.view(0)["closed"] if refused(match, route) == "twin_closed"))
    person.sheet.locator(".why").wait_for()


def _city(page: Page, server: Server) -> None:
    person = _open(page, server, by_bots(midway))
    search(person, "Berlin")
    person.sheet.locator("ul").wait_for()


def _tunnel(page: Page, server: Server) -> None:
    _open(page, server, a_match(at_tunnel))


def _more_tickets(page: Page, server: Server) -> None:
    _open(page, server, a_match(at_tickets))


def _last(page: Page, server: Server) -> None:
    _open(page, server, a_match(last_turn))


def _end(page: Page, server: Server) -> None:
    _open(page, server, by_bots(over))


def _reckoning(page: Page, server: Server) -> None:
    _open(page, server, by_bots(over))
    page.keyboard.press("Escape")
    page.locator(".end.panel").wait_for(state="detached")


def choose(person: Person, route: str) -> None:
    """A route by its place on the map, wherever that is: the shape itself is told that it was pressed."""
    person.route(route).dispatch_event("click")
    person.sheet.locator(".panel-card").wait_for()


def search(person: Person, name: str) -> None:
    person.page.keyboard.press("/")
    person.page.keyboard.type(name)
    person.page.keyboard.press("Enter")


SCENES: dict[str, Callable[[Page, Server], None]] = {
    "tickets": _tickets,
    "turn": _turn,
    "route": _route,
    "why": _why,
    "city": _city,
    "tunnel": _tunnel,
    "more": _more_tickets,
    "last": _last,
    "end": _end,
    "reckoning": _reckoning,
}
