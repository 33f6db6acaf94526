"""Tests of `quick` and `sprinter`: their strength, their differences, and that a kept plan changes no choice."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.games.ticket_to_ride_europe import actions as act, state as s
from boardwright.games.ticket_to_ride_europe.bots.candidates import CARDS, NEAR
from tests.conftest import repetitions

from .helpers import game

BLOCKS = repetitions(100, proving=1_000, short=40)


def margin(name: str, other: str, players: int, blocks: int) -> np.ndarray:
    """Return by deal the mean points of `name` above the mean of the others, over all its seats."""
    margins = []
    for seat in range(players):
        simulator = bw.Simulator(game().compile(), blocks, players, seed=5)
        simulator.playout([name if number == seat else other for number in range(players)])
        points = simulator.outcomes()["score"][:, :players].astype(float)
        margins.append(points[:, seat] - np.delete(points, seat, axis=1).mean(axis=1))
    return np.mean(margins, axis=0)


@pytest.mark.parametrize("players", [2, 4])
def test_quick_is_at_least_as_strong_as_greedy(players: int) -> None:
    """Over 1 000 deals it is 9 points ahead with two players and 4 with four."""
    margins = margin("quick", "greedy", players, BLOCKS)
    assert margins.mean() > -2 * margins.std() / len(margins) ** 0.5


def test_sprinter_has_fewer_tickets_and_longer_routes_than_quick() -> None:
    simulator = bw.Simulator(game().compile(), BLOCKS, 2, seed=6)
    simulator.playout(["quick", "sprinter"])
    states, lengths = simulator.states(), np.asarray(game().tables.record.route_length)
    assert states["held_count"][:, 1].mean() < states["held_count"][:, 0].mean() - 0.3
    mean = [float((owned := states["owner"] == seat).dot(lengths).sum() / owned.sum()) for seat in range(2)]
    assert mean[1] > mean[0] + 0.1


@pytest.mark.parametrize("name", ["quick", "sprinter", "candidates"])
def test_a_kept_plan_changes_no_choice(name: str) -> None:
    """One bot plays all seats of two matches at once, and a new one repeats each decision."""
    matches = [game().compile().new_match(players, seed=players) for players in (2, 3)]
    kept_bot, turns = bw.bot(name, game()), 0
    while any(match.actors for match in matches):
        for match in matches:
            if match.actors:
                seat = match.actors[0]
                hidden, legal = match.hidden(seat), match.legal_ids(seat)
                action = kept_bot.choose(hidden, legal)
                assert action == bw.bot(name, game()).choose(hidden, legal)
                match.play(seat, action)
                turns += 1
    assert turns > 200


def test_candidates_have_few_cards_and_a_single_second_card() -> None:
    """Noise would choose among cards of about equal value. Only one place of each kind of card is considered."""
    match, bot, quick = game().compile().new_match(2, seed=8), bw.bot("candidates", game()), bw.bot("quick", game())
    turns = second = several = 0
    while match.actors:
        seat = match.actors[0]
        hidden, legal = match.hidden(seat), match.legal_ids(seat)
        decision, choice = bot.decide(hidden, legal), quick.choose(hidden, legal)
        cards = [(id, value) for id, value in zip(decision.candidates, decision.values, strict=True) if act.TAKE <= id <= act.DRAW]
        if len(legal) > 1 and hidden["phase"] == s.SECOND_CARD:
            assert decision.candidates == (choice,)
            second += 1
        elif len(legal) > 1 and hidden["phase"] == s.TURN and hidden["turns_left"] == 0:
            kinds = [id if id == act.DRAW else int(hidden["row"][id - act.TAKE]) + act.DRAW + 1 for id, _ in cards]
            assert len(cards) <= CARDS and len(set(kinds)) == len(kinds) and all(-NEAR <= value <= 0 for _, value in cards)
            several += len(cards) > 1
            turns += 1
        match.play(seat, choice)
    assert turns > 50 and second > 30 and several > 10
