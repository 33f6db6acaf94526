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
from tests.browser.scenes import Scene, close_result_panel, is_asked, is_over
from tests.browser.server import Server
from tests.browser.stored import Condition

ROUTES: list[str] = bw.load(GAME).actions.families["claim"].arguments["route"]  # type: ignore[assignment]
CITIES: list[str] = bw.load(GAME).actions.families["build_station"].arguments["city"]  # type: ignore[assignment]
NAMES = ["Ana", "bot:greedy", "bot:one_step"]


def railway_policy(match: Match, seat: int, chance: np.random.Generator) -> Action:
    """Claim the longest route, tunnels first; build one station; otherwise draw cards, and sometimes tickets."""
    legal = match.legal(seat)
    own = match.hidden(seat)  # the record: a view for people costs a hundred times as much
    rules = match.game.tables.record
    claims = [action for action in legal if action.kind == "claim"]
    if claims and own.hand_count[seat] > 6:
        routes = {action: ROUTES.index(action.args["route"]) for action in claims}
        return max(claims, key=lambda action: (rules.route_tunnel[routes[action]], rules.route_length[routes[action]]))
    if own.stations[seat] == 3 and own.trains[seat] < 30:
        others_routes = [(a, b) for a, b, owner in zip(rules.route_a, rules.route_b, own.owner, strict=True) if owner not in (NOBODY, seat)]
        ends = {CITIES[city] for route in others_routes for city in route}  # a station at such a city may use another player's route
        claims = [action for action in legal if action.kind == "build_station" and action.args["city"] in ends]
        if claims:
            return claims[int(chance.integers(len(claims)))]
    preference = ["pay_extra", "pay", "draw", "take", "keep", "give_up", "claim", "draw_tickets", "build_station", "pass"]
    if own.trains[seat] < 25 and own.held_count[seat] < 4:
        preference.insert(2, "draw_tickets")
    return min(legal, key=lambda action: preference.index(action.kind))


# -- conditions

is_first_tickets, is_tickets, is_tunnel = is_asked("start_tickets"), is_asked("tickets"), is_asked("tunnel", "pay_extra")


def is_midway(match: Match) -> bool:
    """Return whether it is the first seat's turn, with many routes claimed and something to claim."""
    return is_asked("turn", "claim")(match) and min(seat["trains"] for seat in match.full_view()["seats"]) < 24


def has_closed_twin(match: Match) -> bool:
    """Return whether, midway, a track of a double route is closed because another player has its twin."""
    return is_midway(match) and any(refusal_id(match, route) == "twin_closed" for route in match.full_view()["closed"])


def refusal_id(match: Match, route: str) -> str | None:
    """Return the id of the reason why the first seat cannot claim a route."""
    refusal = match.why_not(0, f"claim {route}")
    return refusal.id if refusal else None


def free_tunnel(match: Match) -> list[Action]:
    """Return the actions by which the first seat claims a tunnel that takes no extra cards; empty if there is none."""
    for claim in match.legal(0) if is_asked("turn", "claim")(match) else []:
        if claim.kind == "claim" and match.game.tables.record.route_tunnel[ROUTES.index(claim.args["route"])]:
            trial = match.copy()
            trial.play(0, claim)
            pay = trial.legal(0)[0]
            if any(event.kind == "revealed" and not event.args["extra"] for event in trial.play(0, pay)):
                return [claim, pay]
    return []


def is_last_turn(match: Match) -> bool:
    """Return whether it is the first seat's last turn, which ends the match."""
    last = is_asked("turn")(match) and match.full_view()["last_round"]
    return bool(last) and last["turns_left"] == 1


def bot_match(condition: Condition) -> Match:
    """Return the first match of three strong bots that reaches a condition, up to that position."""
    return scenes.bot_match(GAME, "long_routes", 3, condition)


@cache
def match_at(condition: Condition, players: int = 2) -> Match:
    """Return the first match that reaches a condition."""
    return scenes.first_match(GAME, players, lambda: railway_policy, condition, seed=3)


# -- on the page


def open_match(page: Page, server: Server, match: Match) -> Person:
    return scenes.open_match(Person(page), server, match, NAMES)


def _tickets(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_first_tickets))
    for number in (0, 2):
        person.sheet.locator(".ticket.offer").nth(number).click()


def _turn(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_midway))


def _route(page: Page, server: Server) -> None:
    match = bot_match(is_midway)
    previews = [match.preview(0, action) for action in match.legal(0) if action.kind == "claim"]
    person = open_match(page, server, match)
    choose_route(person, max(previews, key=lambda claim: (claim["tunnel"], len(claim["payments"])))["route"])
    person.payments().first.focus()


def _why(page: Page, server: Server) -> None:
    match = match_at(has_closed_twin)
    person = open_match(page, server, match)
    choose_route(person, next(route for route in match.view(0)["closed"] if refusal_id(match, route) == "twin_closed"))
    person.sheet.locator(".why").wait_for()


def _city(page: Page, server: Server) -> None:
    person = open_match(page, server, bot_match(is_midway))
    search_city(person, "Berlin")
    person.sheet.locator("ul").wait_for()


def _tunnel(page: Page, server: Server) -> None:
    open_match(page, server, match_at(is_tunnel))


def _more_tickets(page: Page, server: Server) -> None:
    open_match(page, server, match_at(is_tickets))


def _last(page: Page, server: Server) -> None:
    open_match(page, server, match_at(is_last_turn))


def _end(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_over))


def _scoring(page: Page, server: Server) -> None:
    open_match(page, server, bot_match(is_over))
    close_result_panel(page)


def choose_route(person: Person, route: str) -> None:
    """Choose a route by an event on its shape, wherever that lies."""
    person.route(route).dispatch_event("click")
    person.sheet.locator(".panel-card").wait_for()


def search_city(person: Person, name: str) -> None:
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
    "reckoning": _scoring,
}
