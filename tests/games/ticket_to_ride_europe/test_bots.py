"""Tests of `greedy`: its strength, and its choices in obvious positions."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from tests.conftest import repetitions

from .facts import ROUTES
from .helpers import game, position

GAMES = repetitions(200, proving=1000, short=40)
STYLES = ["one_step", "long_routes", "routes", "tickets"]
TO_VENEZIA = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0}
"""Routes of seat 0 from Berlin to Venezia. For Berlin–Roma only Roma–Venezia (two black) is missing."""


def share_of_wins(opponent: str, games: int) -> float:
    """Return the share of matches that greedy wins; seats are swapped after half of them."""
    first = simulate_batch(game().compile(), 2, ["greedy", opponent], games // 2, key_of(1)).wins[0]
    second = simulate_batch(game().compile(), 2, [opponent, "greedy"], games // 2, key_of(2)).wins[1]
    return float(first + second) / games


@cache
def results_against_itself() -> tuple[np.ndarray, np.ndarray]:
    """Return (scores, final states) of matches of greedy against itself."""
    states: list[np.ndarray] = []
    totals = simulate_batch(game().compile(), 2, ["greedy", "greedy"], GAMES, key_of(7), each=lambda batch, _: states.append(batch.copy()))
    return np.concatenate(totals.scores), np.concatenate(states)


def test_greedy_beats_random_always() -> None:
    assert share_of_wins("random", GAMES) == 1


@pytest.mark.parametrize("style", STYLES)
def test_greedy_beats_every_style_in_at_least_three_matches_of_four(style: str) -> None:
    assert share_of_wins(style, GAMES) >= 0.75


def test_greedy_reaches_105_points_a_seat_against_itself() -> None:
    """The mean of 2 000 matches is 117; the standard error of 200 matches is about 1 point."""
    scores, _ = results_against_itself()
    assert scores.mean() >= 105


def test_greedy_makes_most_tickets_and_seldom_builds_stations_for_two() -> None:
    _, states = results_against_itself()
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


def greedy_choice(decisions: tuple[str, ...] = (), **fields: Any) -> str:
    """Return greedy's choice as seat 0 of a position, after some decisions of its own."""
    match = game().from_position(position(**fields), seed=1)
    for text in decisions:
        match.play(0, text)
    chosen = bw.bot("greedy", game()).choose(match.hidden(0), match.legal_ids(0))
    return next(str(action) for action in match.legal(0) if action.id == chosen)


def test_greedy_completes_a_ticket_when_it_can() -> None:
    assert greedy_choice(hands=["2 black, 2 red, 1 green"], owners=TO_VENEZIA, tickets=[["berlin-roma"]]) == "claim roma-venezia"


def test_greedy_takes_the_missing_card() -> None:
    row = ("red", "blue", "black", "green", "yellow")
    assert greedy_choice(("draw",), hands=["1 black, 1 red"], row=row, owners=TO_VENEZIA, tickets=[["berlin-roma"]]) == "take 3"


def test_greedy_pays_with_the_colour_that_it_needs_least() -> None:
    """Wien–Zágráb is grey, and Roma–Venezia needs black."""
    owners = {name: 0 for name in TO_VENEZIA if name != "wien-zagrab"}
    where: dict[str, Any] = {"hands": ["2 black, 2 white"], "owners": owners, "tickets": [["berlin-roma"]]}
    assert greedy_choice(("claim wien-zagrab",), **where) == "pay white 0"


def test_greedy_keeps_locomotives_where_a_colour_suffices() -> None:
    owners = {name: 0 for name in TO_VENEZIA if name != "wien-zagrab"}
    where: dict[str, Any] = {"hands": ["2 white, 2 locomotive"], "owners": owners, "tickets": [["berlin-roma"]]}
    assert greedy_choice(("claim wien-zagrab",), **where) == "pay white 0"


def test_greedy_claims_the_bottleneck_first() -> None:
    """Edinburgh has a single connection; many routes lead from Dieppe to Paris."""
    where: dict[str, Any] = {"hands": ["4 black, 1 purple, 1 locomotive, 1 red"], "trains": [45, 7], "tickets": [["edinburgh-paris"]]}
    assert greedy_choice(**where) == "claim edinburgh-london-2"


def tunnel_choice(hand: str, revealed: list[str], **fields: Any) -> str:
    """Return greedy's choice after it laid two blue cards for München–Venezia, the last route of a ticket."""
    laid = {"route": "munchen-venezia", "colour": "blue", "cards": 2, "locomotives": 0, "revealed": revealed}
    owners = {"munchen-wien": 0, "berlin-wien": 0, "roma-venezia": 0, **fields.pop("owners", {})}
    tickets = [["berlin-roma", *fields.pop("further_tickets", [])]]
    return greedy_choice(hands=[hand], laid=laid, phase="tunnel", owners=owners, tickets=tickets, **fields)


def test_greedy_pays_for_a_tunnel_with_a_spare_card() -> None:
    assert tunnel_choice("1 blue, 1 locomotive, 2 red", ["blue", "red", "white"]) == "pay_extra 0"


def test_greedy_gives_up_a_tunnel_that_costs_the_locomotives_for_ferries() -> None:
    """Its three locomotives pay for the tunnel, or for two ferries of other tickets."""
    ferries = {"hand": "3 locomotive, 2 red", "revealed": ["blue", "blue", "blue"]}
    assert tunnel_choice(**ferries, further_tickets=["constantinople-palermo", "angora-athina"], owners={"palermo-roma": 1}) == "give_up"


def test_greedy_claims_the_most_points_in_the_last_turn() -> None:
    where: dict[str, Any] = {"hands": ["4 blue, 2 black"], "tickets": [["berlin-roma"]], "last": (1, 1)}
    assert ROUTES[greedy_choice(**where).removeprefix("claim ")].length == 4
    assert greedy_choice(**{**where, "owners": TO_VENEZIA}) == "claim roma-venezia"  # 2 points and 8 + 8 for the ticket


def test_greedy_saves_a_ticket_with_a_station_in_the_last_turn() -> None:
    owners = {**TO_VENEZIA, "roma-venezia": 1}
    built = greedy_choice(hands=["1 blue"], owners=owners, tickets=[["berlin-roma"]], last=(1, 1))
    assert built in ("build_station roma", "build_station venezia")


def test_greedy_builds_no_station_while_a_detour_is_cheaper() -> None:
    """Dieppe–Paris is taken. The detour over Bruxelles costs four cards and two turns."""
    owners = {"edinburgh-london-1": 0, "dieppe-london-1": 0, "dieppe-paris": 1}
    assert not greedy_choice(hands=["2 green, 1 red"], owners=owners, tickets=[["edinburgh-paris"]]).startswith("build")


def test_greedy_keeps_tickets_that_it_has_made() -> None:
    made = {"berlin-wien": 0, "paris-zurich": 0, "venezia-zurich": 0, "venezia-zagrab": 0, "wien-zagrab": 0, "roma-venezia": 0}
    offered = ["paris-wien", "berlin-roma", "kyiv-sochi"]
    kept = greedy_choice(offered=[offered], owners=made, trains=[6, 20], phase="tickets", tickets=[["brest-venezia"]])
    assert kept == "keep " + "".join(str(i) for i, name in enumerate(sorted(offered, key=ticket_number), 1) if name != "kyiv-sochi")


def ticket_number(name: str) -> int:
    """Return a ticket's number, which orders an offer."""
    from boardwright.games.ticket_to_ride_europe.components import TICKET_IDS

    return TICKET_IDS.index(name)


def test_the_same_seed_gives_the_same_choices() -> None:
    first = simulate_batch(game().compile(), 3, ["greedy", "routes", "random"], 20, key_of(9))
    again = simulate_batch(game().compile(), 3, ["greedy", "routes", "random"], 20, key_of(9), jobs=2)
    assert first.state_hash == again.state_hash
    assert first.lengths == again.lengths
