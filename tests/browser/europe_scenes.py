"""Matches of Ticket to Ride: Europe at every phase that looks different, played in Python and then opened on the page."""

from __future__ import annotations

from functools import cache

import numpy as np
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from boardwright.games.ticket_to_ride_europe.state import NOBODY
from tests.browser import scenes
from tests.browser.europe import GAME, Person
from tests.browser.scenes import Scene, asks, over, without_the_panel
from tests.browser.server import Server
from tests.browser.stored import Moment

ROUTES: list[str] = bw.load(GAME).actions.families["claim"].arguments["route"]  # type: ignore[assignment]
CITIES: list[str] = bw.load(GAME).actions.families["build_station"].arguments["city"]  # type: ignore[assignment]
NAMES = ["Ana", "bot:greedy", "bot:one_step"]


def railway(match: Match, seat: int, chance: np.random.Generator) -> Action:
    """Claims the longest route it can, tunnels before all; builds one station; otherwise draws cards, and tickets now and then."""
    legal = match.legal(seat)
    own = match.hidden(seat)  # the record, and the tables: a view of it for people costs a hundred times as much
    rules = match.game.tables.record
    claims = [action for action in legal if action.kind == "claim"]
    if claims and own.hand_count[seat] > 6:
        routes = {action: ROUTES.index(action.args["route"]) for action in claims}
        return max(claims, key=lambda action: (rules.route_tunnel[routes[action]], rules.route_length[routes[action]]))
    if own.stations[seat] == 3 and own.trains[seat] < 30:
        theirs = [(a, b) for a, b, who in zip(rules.route_a, rules.route_b, own.owner, strict=True) if who not in (NOBODY, seat)]
        ends = {CITIES[city] for route in theirs for city in route}  # a station there lends a route of another player
        claims = [action for action in legal if action.kind == "build_station" and action.args["city"] in ends]
        if claims:
            return claims[int(chance.integers(len(claims)))]
    wanted = ["pay_extra", "pay", "draw", "take", "keep", "give_up", "claim", "draw_tickets", "build_station", "pass"]
    if own.trains[seat] < 25 and own.held_count[seat] < 4:
        wanted.insert(2, "draw_tickets")
    return min(legal, key=lambda action: wanted.index(action.kind))


# -- when

start, at_tickets, at_tunnel = asks("start_tickets"), asks("tickets"), asks("tunnel", "pay_extra")


def midway(match: Match) -> bool:
    """The first person's turn, with much on the map and something to claim."""
    return asks("turn", "claim")(match) and min(seat["trains"] for seat in match.full_view()["seats"]) < 24


def closed_twin(match: Match) -> bool:
    """The same, and the track of a double is closed because another player has the other."""
    return midway(match) and any(refused(match, route) == "twin_closed" for route in match.full_view()["closed"])


def refused(match: Match, route: str) -> str | None:
    """Why the first person cannot claim a route."""
    refusal = match.why_not(0, f"claim {route}")
    return refusal.id if refusal else None


def free_tunnel(match: Match) -> list[Action]:
    """How the first person can claim a tunnel that will take no more cards; empty if that cannot be now."""
    for claim in match.legal(0) if asks("turn", "claim")(match) else []:
        if claim.kind == "claim" and match.game.tables.record.route_tunnel[ROUTES.index(claim.args["route"])]:
            trial = match.copy()
            trial.play(0, claim)
            pay = trial.legal(0)[0]
            if any(event.kind == "revealed" and not event.args["extra"] for event in trial.play(0, pay)):
                return [claim, pay]
    return []


def last_turn(match: Match) -> bool:
    """The first person's last turn: whatever it is, the match ends with it."""
    last = asks("turn")(match) and match.full_view()["last_round"]
    return bool(last) and last["turns_left"] == 1


def by_bots(until: Moment) -> Match:
    """A match of three bots that know what they do, as far as it has to go for something to be so: good to look at."""
    return scenes.by_bots(GAME, "long_routes", 3, until)


@cache
def a_match(until: Moment, players: int = 2) -> Match:
    """The first match in which it comes to that."""
    return scenes.first(GAME, players, lambda: railway, until, seed=3)


# -- on the page


def opened(page: Page, server: Server, match: Match) -> Person:
    return scenes.opened(Person(page), server, match, NAMES)


def _tickets(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(start))
    for number in (0, 2):
        person.sheet.locator(".ticket.offer").nth(number).click()


def _turn(page: Page, server: Server) -> None:
    opened(page, server, by_bots(midway))


def _route(page: Page, server: Server) -> None:
    match = by_bots(midway)
    previews = [match.preview(0, action) for action in match.legal(0) if action.kind == "claim"]
    person = opened(page, server, match)
    choose(person, max(previews, key=lambda claim: (claim["tunnel"], len(claim["payments"])))["route"])
    person.payments().first.focus()


def _why(page: Page, server: Server) -> None:
    match = a_match(closed_twin)
    person = opened(page, server, match)
    choose(person, next(route for route in match.view(0)["closed"] if refused(match, route) == "twin_closed"))
    person.sheet.locator(".why").wait_for()


def _city(page: Page, server: Server) -> None:
    person = opened(page, server, by_bots(midway))
    search(person, "Berlin")
    person.sheet.locator("ul").wait_for()


def _tunnel(page: Page, server: Server) -> None:
    opened(page, server, a_match(at_tunnel))


def _more_tickets(page: Page, server: Server) -> None:
    opened(page, server, a_match(at_tickets))


def _last(page: Page, server: Server) -> None:
    opened(page, server, a_match(last_turn))


def _end(page: Page, server: Server) -> None:
    opened(page, server, by_bots(over))


def _reckoning(page: Page, server: Server) -> None:
    opened(page, server, by_bots(over))
    without_the_panel(page)


def choose(person: Person, route: str) -> None:
    """A route by its place on the map, wherever that is: the shape itself is told that it was pressed."""
    person.route(route).dispatch_event("click")
    person.sheet.locator(".panel-card").wait_for()


def search(person: Person, name: str) -> None:
    person.page.keyboard.press("/")
    person.page.keyboard.type(name)
    person.page.keyboard.press("Enter")


SCENES: dict[str, Scene] = {
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
