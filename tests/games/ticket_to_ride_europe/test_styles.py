"""Tests of the bots of different styles: their strength, and choices typical of each style."""

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
"""Routes of seat 0 from Berlin to Venezia. For Berlin–Roma only Roma–Venezia (two black) is missing."""


@cache
def results_against_itself(style: str) -> tuple[np.ndarray, np.ndarray]:
    """Return (scores, final states) of matches of a style against itself."""
    states: list[np.ndarray] = []
    totals = simulate_batch(game().compile(), 2, [style, style], GAMES, key_of(7), each=lambda batch, _: states.append(batch.copy()))
    return np.concatenate(totals.scores), np.concatenate(states)


def style_choice(style: str, **fields: Any) -> str:
    """Return a style's choice as seat 0 of a position."""
    match = game().from_position(position(**fields), seed=1)
    chosen = bw.bot(style, game()).choose(match.hidden(0), match.legal_ids(0))
    return next(str(action) for action in match.legal(0) if action.id == chosen)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random(style: str) -> None:
    first = simulate_batch(game().compile(), 2, [style, "random"], GAMES // 2, key_of(1)).wins[0]
    second = simulate_batch(game().compile(), 2, ["random", style], GAMES // 2, key_of(2)).wins[1]
    assert first + second >= 0.95 * GAMES


@pytest.mark.parametrize(("style", "least"), [("one_step", 120), ("long_routes", 118), ("routes", 104), ("tickets", 105)])
def test_each_style_reaches_its_mean_points_against_itself(style: str, least: int) -> None:
    """docs/games/ticket_to_ride_europe.md gives the means of 1 000 matches. The standard error of 200 is below 2 points."""
    scores, _ = results_against_itself(style)
    assert least <= scores.mean() <= least + 18


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_style_plays_to_the_end_with_more_players(players: int) -> None:
    totals = simulate_batch(game().compile(), players, (STYLES + STYLES)[:players], 40, key_of(3))
    assert totals.unfinished == 0
    assert max(totals.lengths) < 1000


def mean_length(states: np.ndarray) -> float:
    """Return the mean length of claimed routes."""
    lengths = game().tables.record.route_length
    claimed = states["owner"] >= 0
    return float((claimed * lengths).sum() / claimed.sum())


@pytest.mark.parametrize("style", STYLES)
def test_a_style_without_tickets_chooses_the_same_in_plain_python(monkeypatch: pytest.MonkeyPatch, style: str) -> None:
    """It searches every route, grey ones included, for the longest one."""
    compiled = style_choice(style, hands=["2 red"])
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")
    monkeypatch.setattr(game(), "_native", None)
    assert style_choice(style, hands=["2 red"]) == compiled


def test_long_routes_claims_longer_routes_than_other_styles() -> None:
    length = {style: mean_length(results_against_itself(style)[1]) for style in STYLES}
    assert all(length["long_routes"] > length[style] + 0.2 for style in STYLES if style != "long_routes"), length


def test_tickets_holds_more_tickets_than_other_styles_before_its_first_route() -> None:
    """The others draw tickets only after they have made those of the start."""
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


def test_one_step_claims_a_route_of_the_most_valuable_ticket() -> None:
    tickets = [["frankfurt-kobenhavn", "berlin-roma"]]
    assert style_choice("one_step", hands=["3 green, 3 yellow, 1 locomotive"], tickets=tickets) == "claim berlin-wien"


def test_one_step_takes_a_card_for_the_next_route() -> None:
    row = ("red", "black", "blue", "yellow", "red")
    fields = {
        "hands": ["1 black, 2 yellow"],
        "tickets": [["berlin-roma"]],
        "owners": {"berlin-wien": 0, "wien-zagrab": 0, "venezia-zagrab": 0},
    }
    assert style_choice("one_step", row=row, **fields) == "take 2"


def test_one_step_takes_a_locomotive_if_the_row_has_no_better_card() -> None:
    row = ("red", "locomotive", "blue", "yellow", "red")
    assert style_choice("one_step", row=row, hands=["1 black"], tickets=[["berlin-roma"]], owners=TO_VENEZIA) == "take 2"


def test_routes_claims_a_route_of_the_better_ticket_first() -> None:
    tickets = [["frankfurt-kobenhavn", "berlin-roma"]]
    assert style_choice("routes", hands=["3 green, 2 blue, 1 locomotive"], tickets=tickets) == "claim berlin-wien"


def test_tickets_draws_tickets_before_it_claims_routes() -> None:
    assert style_choice("tickets", hands=["3 green"], tickets=[["berlin-roma"]]) == "draw_tickets"
    assert style_choice("tickets", hands=["3 green"], tickets=[["berlin-roma"]], owners={"amsterdam-bruxelles": 0}) == "claim berlin-wien"


@pytest.mark.parametrize("style", STYLES)
def test_every_style_builds_a_station_if_only_a_route_of_another_player_is_missing(style: str) -> None:
    owners = {**TO_VENEZIA, "roma-venezia": 1}
    assert style_choice(style, hands=["3 red"], tickets=[["berlin-roma"]], owners=owners) in ("build_station roma", "build_station venezia")


@pytest.mark.parametrize("style", STYLES)
def test_every_style_completes_a_ticket_in_the_last_turn(style: str) -> None:
    hands = ["2 black, 4 red"]  # four red: Marseille–Pamplona for 7 points, but Roma–Venezia makes the ticket
    assert style_choice(style, hands=hands, tickets=[["berlin-roma"]], owners=TO_VENEZIA, last=(1, 2)) == "claim roma-venezia"


@pytest.mark.parametrize("style", STYLES)
def test_every_style_pays_with_locomotives_last(style: str) -> None:
    fields = {"hands": ["2 green, 4 red, 2 locomotive"], "tickets": [["berlin-roma"]], "phase": "pay_route", "paying": "wien-zagrab"}
    assert style_choice(style, **fields) in ("pay red 0", "pay green 0")
