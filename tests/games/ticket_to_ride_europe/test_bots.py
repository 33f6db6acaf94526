"""`greedy`: how strong it is, and that it decides sensibly where the right choice is plain."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from tests.conftest import many

from .facts import ROUTES
from .helpers import game, position

GAMES = many(200, proving=1000, short=40)
STYLES = ["one_step", "long_routes", "routes", "tickets"]
TO_VENEZIA = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0}
"""Own routes from Berlin to Venezia: for Berlin–Roma only Roma–Venezia (two black) is missing."""


def wins(other: str, games: int) -> float:
    """The share of matches that greedy wins, with seats swapped after half of them."""
    first = simulate_batch(game().compile(), 2, ["greedy", other], games // 2, key_of(1)).wins[0]
    second = simulate_batch(game().compile(), 2, [other, "greedy"], games // 2, key_of(2)).wins[1]
    return float(first + second) / games


@cache
def against_itself() -> tuple[np.ndarray, np.ndarray]:
    """(scores, final states) of matches against itself."""
    states: list[np.ndarray] = []
    totals = simulate_batch(game().compile(), 2, ["greedy", "greedy"], GAMES, key_of(7), each=lambda batch, _: states.append(batch.copy()))
    return np.concatenate(totals.scores), np.concatenate(states)


def test_greedy_beats_random_always() -> None:
    assert wins("random", GAMES) == 1


@pytest.mark.parametrize("style", STYLES)
def test_greedy_beats_every_style_in_at_least_three_matches_of_four(style: str) -> None:
    assert wins(style, GAMES) >= 0.75


def test_greedy_reaches_105_points_a_seat_against_itself() -> None:
    """117 over 2 000 matches; the standard error of 200 matches is about 1 point."""
    scores, _ = against_itself()
    assert scores.mean() >= 105


def test_greedy_makes_most_tickets_and_seldom_builds_stations_for_two() -> None:
    _, states = against_itself()
    assert states["missed"][:, :2].sum() < 0.15 * states["held_count"][:, :2].sum()
    assert states["stations"][:, :2].mean() > 2.5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_plays_to_the_end_with_more_players(players: int) -> None:
    totals = simulate_batch(game().compile(), players, ["greedy"] * players, 40, key_of(3))
    assert totals.unfinished == 0
    assert max(totals.lengths) < 1000
    assert np.concatenate(totals.scores).mean() > 60


@pytest.mark.parametrize(
    "options",
    [
        {"passing": "may"},
        {"passing": "no_cards"},
        {"second_card": "may"},
        {"last_round": "exactly_two"},
        {"three_locomotives": "only_those"},
        {"turn_cap": 200},
    ],
)
def test_greedy_plays_to_the_end_with_every_option(options: dict[str, Any]) -> None:
    totals = simulate_batch(game().compile(), 4, ["greedy"] * 4, 20, key_of(4), options=options)
    assert totals.unfinished == 0
    assert max(totals.lengths) < 1000


def choice(decisions: tuple[str, ...] = (), **wanted: Any) -> str:
    """What greedy does in a position as seat 0, after some decisions of its own."""
    match = game().from_position(position(**wanted), seed=1)
    for text in decisions:
        match.play(0, text)
    chosen = bw.bot("greedy", game()).choose(match.hidden(0), match.legal_ids(0))
    return next(str(action) for action in match.legal(0) if action.id == chosen)


def test_it_finishes_a_ticket_when_it_can() -> None:
    assert choice(hands=["2 black, 2 red, 1 green"], owners=TO_VENEZIA, tickets=[["berlin-roma"]]) == "claim roma-venezia"


def test_it_takes_the_card_that_is_missing() -> None:
    row = ("red", "blue", "black", "green", "yellow")
    assert choice(("draw",), hands=["1 black, 1 red"], row=row, owners=TO_VENEZIA, tickets=[["berlin-roma"]]) == "take 3"


def test_it_pays_with_the_colour_that_it_needs_least() -> None:
    """Wien–Zágráb is grey; black is needed for Roma–Venezia."""
    owners = {name: 0 for name in TO_VENEZIA if name != "wien-zagrab"}
    where: dict[str, Any] = {"hands": ["2 black, 2 white"], "owners": owners, "tickets": [["berlin-roma"]]}
    assert choice(("claim wien-zagrab",), **where) == "pay white 0"


def test_it_keeps_locomotives_where_colours_do() -> None:
    owners = {name: 0 for name in TO_VENEZIA if name != "wien-zagrab"}
    where: dict[str, Any] = {"hands": ["2 white, 2 locomotive"], "owners": owners, "tickets": [["berlin-roma"]]}
    assert choice(("claim wien-zagrab",), **where) == "pay white 0"


def test_it_takes_the_bottleneck_first() -> None:
    """Edinburgh has one way out; there are many ways from Dieppe to Paris."""
    where: dict[str, Any] = {"hands": ["4 black, 1 purple, 1 locomotive, 1 red"], "trains": [45, 7], "tickets": [["edinburgh-paris"]]}
    assert choice(**where) == "claim edinburgh-london-2"


def tunnel(hand: str, revealed: list[str], **wanted: Any) -> str:
    """What it does when München–Venezia, the last route to a ticket, was laid with two blue cards."""
    laid = {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": revealed}
    owners = {"munchen-wien": 0, "berlin-wien": 0, "roma-venezia": 0, **wanted.pop("owners", {})}
    tickets = [["berlin-roma", *wanted.pop("more", [])]]
    return choice(hands=[hand], laid=laid, phase="tunnel", owners=owners, tickets=tickets, **wanted)


def test_it_pays_for_a_tunnel_with_a_card_left_over() -> None:
    assert tunnel("1 blue, 1 locomotive, 2 red", ["blue", "red", "white"]) == "pay_extra 0"


def test_it_gives_a_tunnel_up_when_that_would_take_what_ferries_need() -> None:
    """Three locomotives for the tunnel, or for two ferries that other tickets ask for."""
    ferries = {"hand": "3 locomotive, 2 red", "revealed": ["blue", "blue", "blue"]}
    assert tunnel(**ferries, more=["constantinople-palermo", "angora-athina"], owners={"palermo-roma": 1}) == "give_up"


def test_in_the_last_turn_it_claims_what_brings_most() -> None:
    where: dict[str, Any] = {"hands": ["4 blue, 2 black"], "tickets": [["berlin-roma"]], "last": (1, 1)}
    assert ROUTES[choice(**where).removeprefix("claim ")].length == 4
    assert choice(**{**where, "owners": TO_VENEZIA}) == "claim roma-venezia"  # 2 points and 8 + 8 for the ticket


def test_in_the_last_turn_a_station_saves_a_ticket() -> None:
    owners = {**TO_VENEZIA, "roma-venezia": 1}
    built = choice(hands=["1 blue"], owners=owners, tickets=[["berlin-roma"]], last=(1, 1))
    assert built in ("build_station roma", "build_station venezia")


def test_it_builds_no_station_while_another_way_is_cheaper() -> None:
    """Dieppe–Paris is taken: over Bruxelles it is four cards and two turns."""
    owners = {"edinburgh-london-1": 0, "dieppe-london-1": 0, "dieppe-paris": 1}
    assert not choice(hands=["2 green, 1 red"], owners=owners, tickets=[["edinburgh-paris"]]).startswith("build")


def test_it_keeps_tickets_that_it_has_made() -> None:
    made = {"berlin-wien": 0, "paris-zurich": 0, "venezia-zurich": 0, "venezia-zagrab": 0, "wien-zagrab": 0, "roma-venezia": 0}
    offered = ["paris-wien", "berlin-roma", "kyiv-sochi"]
    kept = choice(offered=[offered], owners=made, trains=[6, 20], phase="tickets", tickets=[["brest-venezia"]])
    assert kept == "keep " + "".join(str(i) for i, name in enumerate(sorted(offered, key=ticket_number), 1) if name != "kyiv-sochi")


def ticket_number(name: str) -> int:
    """The order of tickets in an offer."""
    from boardwright.games.ticket_to_ride_europe.components import TICKET_IDS

    return TICKET_IDS.index(name)


def test_the_same_seed_gives_the_same_choices() -> None:
    first = simulate_batch(game().compile(), 3, ["greedy", "routes", "random"], 20, key_of(9))
    again = simulate_batch(game().compile(), 3, ["greedy", "routes", "random"], 20, key_of(9), jobs=2)
    assert first.state_hash == again.state_hash
    assert first.lengths == again.lengths
