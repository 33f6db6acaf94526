"""The playing styles: how strong they are, and that each shows its style."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of

from .facts import TRAINS
from .helpers import game, position

GAMES = 200
STYLES = ["one_step", "long_routes", "routes", "tickets"]
TO_VENEZIA = {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0}
"""Own routes from Berlin to Venezia: for Berlin–Roma only Roma–Venezia (two black) is missing."""


@cache
def against_itself(style: str) -> tuple[np.ndarray, np.ndarray]:
    """(scores, final states) of matches of a style against itself."""
    states: list[np.ndarray] = []
    totals = simulate_batch(game().compile(), 2, [style, style], GAMES, key_of(7), each=lambda batch, _: states.append(batch.copy()))
    return np.concatenate(totals.scores), np.concatenate(states)


def style_choice(style: str, **wanted: Any) -> str:
    """What a style does in a position, as seat 0."""
    match = game().from_position(position(**wanted), seed=1)
    chosen = bw.bot(style, game()).choose(match.hidden(0), match.legal_ids(0))
    return next(str(action) for action in match.legal(0) if action.id == chosen)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random(style: str) -> None:
    first = simulate_batch(game().compile(), 2, [style, "random"], GAMES // 2, key_of(1)).wins[0]
    second = simulate_batch(game().compile(), 2, ["random", style], GAMES // 2, key_of(2)).wins[1]
    assert first + second >= 0.95 * GAMES


@pytest.mark.parametrize(("style", "least"), [("one_step", 120), ("long_routes", 118), ("routes", 104), ("tickets", 105)])
def test_means_against_itself(style: str, least: int) -> None:
    """Measured over 1 000 matches: docs/games/ticket_to_ride_europe.md. The standard error of 200 matches is below 2 points."""
    scores, _ = against_itself(style)
    assert least <= scores.mean() <= least + 18


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_style_plays_to_the_end_with_more_players(players: int) -> None:
    totals = simulate_batch(game().compile(), players, (STYLES + STYLES)[:players], 40, key_of(3))
    assert totals.unfinished == 0
    assert max(totals.lengths) < 1000


def mean_length(states: np.ndarray) -> float:
    """Of a claimed route."""
    lengths = game().tables.record.route_length
    claimed = states["owner"] >= 0
    return float((claimed * lengths).sum() / claimed.sum())


@pytest.mark.parametrize("style", STYLES)
def test_a_style_without_tickets_chooses_alike_in_plain_python(monkeypatch: pytest.MonkeyPatch, style: str) -> None:
    """It looks at every route for the longest one, grey ones among them."""
    compiled = style_choice(style, hands=["2 red"])
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    monkeypatch.setattr(game(), "_native", None)
    assert style_choice(style, hands=["2 red"]) == compiled


def test_long_routes_are_longer() -> None:
    length = {style: mean_length(against_itself(style)[1]) for style in STYLES}
    assert all(length["long_routes"] > length[style] + 0.2 for style in STYLES if style != "long_routes"), length


def test_the_hungry_one_holds_more_tickets_before_its_first_route() -> None:
    """The others keep what the start gave them until they have made it."""
    held: dict[str, list[int]] = {style: [] for style in STYLES}
    for style in STYLES:
        for seed in range(4):
            match = game().compile().new_match(2, seed=seed)
            bot = bw.bot(style, game())
            while min(match.hidden(0).trains[:2]) == TRAINS:
                seat = match.actors[0]
                match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
            held[style].append(sum(len(tickets) for tickets in match.position()["tickets"]))
    assert all(sum(held["tickets"]) > sum(held[style]) for style in STYLES if style != "tickets"), held


def test_one_step_works_for_the_most_valuable_ticket() -> None:
    tickets = [["frankfurt-kobenhavn", "berlin-roma"]]
    assert style_choice("one_step", hands=["3 green, 3 yellow, 1 locomotive"], tickets=tickets) == "claim berlin-wien"


def test_one_step_draws_towards_the_next_route_until_it_can_claim_it() -> None:
    row = ("red", "black", "blue", "yellow", "red")
    wanted = {
        "hands": ["1 black, 2 yellow"],
        "tickets": [["berlin-roma"]],
        "owners": {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0},
    }
    assert style_choice("one_step", row=row, **wanted) == "take 2"


def test_one_step_takes_a_locomotive_if_nothing_better_lies_there() -> None:
    row = ("red", "locomotive", "blue", "yellow", "red")
    assert style_choice("one_step", row=row, hands=["1 black"], tickets=[["berlin-roma"]], owners=TO_VENEZIA) == "take 2"


def test_routes_claims_what_the_better_ticket_needs_first() -> None:
    tickets = [["frankfurt-kobenhavn", "berlin-roma"]]
    assert style_choice("routes", hands=["3 green, 2 blue, 1 locomotive"], tickets=tickets) == "claim berlin-wien"


def test_the_hungry_one_draws_tickets_before_it_builds() -> None:
    assert style_choice("tickets", hands=["3 green"], tickets=[["berlin-roma"]]) == "draw_tickets"
    assert style_choice("tickets", hands=["3 green"], tickets=[["berlin-roma"]], owners={"amsterdam-bruxelles": 0}) == "claim berlin-wien"


@pytest.mark.parametrize("style", STYLES)
def test_a_station_where_only_a_route_of_another_player_is_missing(style: str) -> None:
    owners = {**TO_VENEZIA, "roma-venezia": 1}
    assert style_choice(style, hands=["3 red"], tickets=[["berlin-roma"]], owners=owners) in ("build_station roma", "build_station venezia")


@pytest.mark.parametrize("style", STYLES)
def test_the_last_turn_goes_to_the_route_that_makes_a_ticket(style: str) -> None:
    hands = ["2 black, 4 red"]  # four red: Marseille–Pamplona for 7 points, but Roma–Venezia makes the ticket
    assert style_choice(style, hands=hands, tickets=[["berlin-roma"]], owners=TO_VENEZIA, last=(1, 2)) == "claim roma-venezia"


@pytest.mark.parametrize("style", STYLES)
def test_locomotives_are_spent_last(style: str) -> None:
    wanted = {"hands": ["2 green, 4 red, 2 locomotive"], "tickets": [["berlin-roma"]], "phase": "pay_route", "paying": "wien-zagrab"}
    assert style_choice(style, **wanted) in ("pay red 0", "pay green 0")
