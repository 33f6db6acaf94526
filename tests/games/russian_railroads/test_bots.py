"""The bot `greedy`: its strength, and its decisions where the best choice is plain."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from boardwright.games.russian_railroads import state as s
from tests.conftest import repetitions
from tests.games.rng import Rng

from .scenario import Scenario, game

MATCHES = repetitions(24, proving=1000, short=24)
POSITIONS_PER_PROMPT = repetitions(20, proving=320, short=20)
MOST_MATCHES = 400


# -- strength --------------------------------------------------------------------------------------------------------------------


@cache
def against_random(greedy_seat: int) -> Any:
    """Play half of the matches against `random`, with greedy in one seat."""
    bots = ["greedy", "random"] if greedy_seat == 0 else ["random", "greedy"]
    return simulate_batch(game().compile(), 2, bots, MATCHES // 2, key_of(greedy_seat))


@cache
def against_itself(players: int, games: int) -> np.ndarray:
    """Play greedy against itself and return all scores."""
    totals = simulate_batch(game().compile(), players, ["greedy"] * players, games, key_of(7))
    assert totals.unfinished == 0
    return np.concatenate(totals.scores)


def test_greedy_beats_random_in_995_of_1000_matches() -> None:
    """Issue 4. The seats are swapped after half of the matches."""
    wins = against_random(0).wins[0] + against_random(1).wins[1]
    assert wins >= 0.995 * MATCHES


def test_greedy_makes_370_points_against_itself() -> None:
    """Issue 4 asks for 250. The document has the mean of 1 000 matches; the standard error of 24 matches is about 6 points."""
    assert against_itself(2, MATCHES).mean() >= 370


@pytest.mark.parametrize(("players", "least"), [(3, 340), (4, 340)])
def test_greedy_makes_340_points_against_itself_with_three_and_four_players(players: int, least: int) -> None:
    assert against_itself(players, max(12, MATCHES // 5)).mean() >= least


def test_greedy_scores_about_the_same_in_both_seats() -> None:
    """The first player gets no start bonus."""
    scores = against_itself(2, MATCHES)
    assert abs(scores[:, 0].mean() - scores[:, 1].mean()) < 15


@pytest.mark.parametrize("options", [{"question_cards": "partial"}, {"repeat_running": "no"}])
def test_greedy_makes_250_points_with_each_option(options: dict[str, Any]) -> None:
    totals = simulate_batch(game().compile(), 3, ["greedy"] * 3, 10, key_of(4), options=options)
    assert totals.unfinished == 0 and np.concatenate(totals.scores).mean() > 250


# -- every prompt ----------------------------------------------------------------------------------------------------------------


def test_greedy_chooses_a_legal_action_at_every_prompt() -> None:
    """Random matches reach positions that greedy would not. Machine code and plain Python choose the same action there."""
    native, plain = bw.bot("greedy", game().compile()), game().plain.bot(game().bot_rule("greedy"))
    seen = dict.fromkeys({*s.PHASES} - {"over"}, 0)
    dice = Rng(5)
    for number in range(MOST_MATCHES):
        match = game().new_match(players=2 + number % 3, seed=number)
        while not match.over:
            seat = match.actors[0]
            ids = match.legal_ids(seat)
            prompt = match.prompt(seat).id
            if len(ids) > 1 and seen[prompt] < POSITIONS_PER_PROMPT:
                seen[prompt] += 1
                chosen = native.choose(match.hidden(seat), ids)
                assert chosen in ids, (prompt, chosen)
                if seen[prompt] <= 3:
                    assert choose_in_plain_python(plain, match, seat, ids) == chosen, prompt
            match.play(seat, dice.choice(match.legal(seat)))
        if number > 10 and min(seen.values()) > 0:
            return
    pytest.fail(f"in {MOST_MATCHES} matches not every prompt was seen: {seen}")


def choose_in_plain_python(choose: Any, match: Any, seat: int, ids: list[int]) -> int:
    """Return the action that the bot chooses without machine code."""
    from boardwright.core.machine.bot import DECISION
    from boardwright.core.machine.random import BOT_RNG
    from boardwright.core.machine.state import MOVES, RecordBuffer

    moves, hidden = RecordBuffer(MOVES), RecordBuffer(game().state_dtype)
    moves.record.count = len(ids)
    moves.record.ids[: len(ids)] = ids
    hidden.array[0] = match.hidden(seat)
    scratch = RecordBuffer(game().bot_rule("greedy").scratch)
    return int(choose(game().tables, hidden, seat, moves, RecordBuffer(BOT_RNG), scratch, RecordBuffer(DECISION)))


# -- plain decisions -------------------------------------------------------------------------------------------------------------


def greedy_choice(table: Scenario) -> str:
    """Return greedy's decision for the active seat, as text."""
    seat = table.active
    chosen = bw.bot("greedy", game()).choose(table.match.hidden(seat), table.match.legal_ids(seat))
    return next(str(action) for action in table.match.legal(seat) if action.id == chosen)


def last_round() -> Scenario:
    """Return a table in the last round with two players, of whom the other has passed. Every point counts at once."""
    table = Scenario(2, round=6).order(0, 1).turn(0).passed(1).row()
    table.rails(0, transsiberian={"black": 15, "grey": 12, "brown": 9, "natural": 4, "white": 1}, kiev={"black": 9, "grey": 8, "brown": 1})
    return table.locomotives(0, (9, 6), 1, 8).markers(0, 4).coins(0, 0).close("doubler", 1).close("coins", 1)


def test_greedy_uses_its_last_worker_for_the_step_that_pays_most() -> None:
    """A white rail pays 7 points, natural 4, brown 2, grey 1: a white step gains 3, natural 2, brown 1."""
    assert greedy_choice(last_round().workers(0, 1)) == "occupy white_1"
    table = last_round().workers(0, 1).close("white_1", 1)
    assert greedy_choice(table) == "occupy natural_1"


def test_greedy_pays_with_workers_while_coins_can_be_kept() -> None:
    table = Scenario(2, round=2).order(0, 1).turn(0).coins(0, 3)
    table.play("occupy black_2")
    assert table.phase == "pay"
    assert greedy_choice(table) == "pay 0 without_black"


def test_greedy_spends_its_coins_in_the_last_round() -> None:
    """A coin still buys a step, and nothing is worth more."""
    assert greedy_choice(last_round().workers(0, 0).coins(0, 1)) == "occupy white_1"


def test_greedy_passes_when_nothing_else_is_legal() -> None:
    table = last_round().workers(0, 0)
    assert table.legal() == {"pass"} and greedy_choice(table) == "pass"


def test_greedy_places_a_locomotive_where_rails_lack_one() -> None:
    """Kiev's black and grey rails lie on 8 and 5 without a locomotive: 1+2+3+4+10 and five grey spaces."""
    table = Scenario(2, round=5).order(0, 1).turn(0).row().supply({8: 2, 9: 2}).coins(0, 0)
    table.rails(0, transsiberian={"black": 6, "grey": 2}, kiev={"black": 8, "grey": 5}).locomotives(0, (4, 4), 4, 0)
    table.play("occupy locomotive_1")
    if table.phase == "act":
        assert greedy_choice(table) == "take_locomotive"
        table.do("take_locomotive")
    assert greedy_choice(table) == "place kiev"


def test_greedy_takes_the_end_bonus_card_that_pays_most() -> None:
    """Eight doublers are worth 30, more than any other card of this deck."""
    table = last_round().doublers(0, 8).deck("flat", "engineers", "tokens", "doublers").factories(0, 9).workers(0, 1)
    table.play("occupy industry_1")
    assert table.phase == "bonus"
    assert greedy_choice(table) == "take_bonus doublers"


def test_greedy_uses_the_medal_where_it_pays_at_once() -> None:
    """Grey on 5 of Kiev and a locomotive of 8 bring 20 points at each of four scorings."""
    table = Scenario(2, round=3).order(0, 1).turn(0).row().coins(0, 0)
    table.rails(0, transsiberian={"black": 3, "grey": 1}, petersburg={"black": 3}, kiev={"black": 7, "grey": 5})
    table.locomotives(0, 3, 4, 8)
    table.play("occupy black_or_grey", "step petersburg black")
    assert table.phase == "token"
    assert greedy_choice(table) == "use_token medal"


def test_no_place_of_the_first_round_decides_a_comparison() -> None:
    """Played on to the end of the match by a few fixed plans, another place of the second worker seemed to gain 43 % of the win."""
    match = game().new_match(players=2, seed=100)
    for action in ("choose_start industry", "occupy hire"):
        match.play(match.actors[0], action)
    seat = match.actors[0]
    legal = match.legal_ids(seat).tolist()
    played = next(id for id in legal if str(game().actions[id]) == "occupy black_2")
    compared = bw.bot("search", game(), seed=1).compare(match.hidden(seat), legal, played, budget=300)
    assert abs(compared.best.gain) < 0.1 and 0.4 < compared.first.chance < 0.6


def test_expected_points_hardly_depend_on_whose_turn_it_is() -> None:
    """Both players see nearly the same, so a seat may expect about the same points by its own knowledge and by the other's."""
    match = game().new_match(players=2, seed=1)
    bots = [bw.bot("greedy", game(), seed=seat) for seat in range(2)]
    differences = []
    while match.actors:
        actor = match.actors[0]
        views = [game().outlook(match.hidden(seat), seat).points for seat in range(2)]
        differences += [abs(views[0][seat] - views[1][seat]) / 100 for seat in range(2)]
        match.play(actor, bots[actor].choose(match.hidden(actor), match.legal_ids(actor)))
    assert len(differences) > 300 and max(differences) < 80
