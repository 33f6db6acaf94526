"""The fast policies: they act legally at every prompt, alike in machine code and plain Python."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from benchmarks.railroads_self_play import plan_of
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.bot import DECISION
from boardwright.core.machine.outlook import FEATURES
from boardwright.core.machine.random import BOT_RNG, key_of
from boardwright.core.machine.state import MOVES, RecordBuffer, record_at
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.bots import greedy_weights as w, outlook
from boardwright.games.russian_railroads.bots.candidates import REPORTED
from boardwright.games.russian_railroads.bots.greedy_value import rounds_after, value
from boardwright.games.russian_railroads.bots.greedy_workspace import SCRATCH, load_state
from boardwright.games.russian_railroads.bots.knowledge import worth
from boardwright.games.russian_railroads.bots.leanings import BLACK as BLACK_SPACE, EXPECTED, LATE, MARKER, last_engineer, worth_of_leaning
from boardwright.games.russian_railroads.components import BLACK, TRANSSIBERIAN
from tests.conftest import repetitions
from tests.games.rng import Rng

from .scenario import game

MATCHES = repetitions(40, proving=400, short=40)
POSITIONS_PER_PROMPT = repetitions(2, proving=40, short=2)
MOST_MATCHES = repetitions(200, proving=4000, short=200)  # one of the prompts comes in every fiftieth match
BOTS = ("swift", "siberia", "planner", "hasty", "eager", "steady")


@cache
def positions_of_every_prompt() -> list[tuple[Any, list[int], str]]:
    """Return hidden records, legal ids and prompts of random matches: some of every prompt."""
    seen, positions, dice = dict.fromkeys({*s.PHASES} - {"over"}, 0), [], Rng(6)
    for number in range(MOST_MATCHES):
        match = game().new_match(players=2 + number % 3, seed=number)
        while not match.over:
            seat = match.actors[0]
            ids, prompt = match.legal_ids(seat), match.prompt(seat).id
            if len(ids) > 1 and seen[prompt] < POSITIONS_PER_PROMPT:
                seen[prompt] += 1
                positions.append((match.hidden(seat), ids, prompt))
            match.play(seat, dice.choice(match.legal(seat)))
        if min(seen.values()) >= POSITIONS_PER_PROMPT:
            return positions
    pytest.fail(f"in {MOST_MATCHES} matches not every prompt was seen: {seen}")


@pytest.mark.parametrize("name", BOTS)
def test_policies_choose_a_legal_action_alike_in_machine_code_and_plain_python(name: str) -> None:
    native, plain, rule = bw.bot(name, game().compile()), game().plain.bot(game().bot_rule(name)), game().bot_rule(name)
    for hidden, ids, prompt in positions_of_every_prompt():
        chosen = native.choose(hidden, ids)
        moves, copy = RecordBuffer(MOVES), RecordBuffer(game().state_dtype)
        moves.record.count, moves.record.ids[: len(ids)], copy.array[0] = len(ids), ids, hidden
        room = RecordBuffer(BOT_RNG), RecordBuffer(rule.scratch), RecordBuffer(DECISION)
        again = plain(game().tables, copy, int(hidden.viewer), moves, *room)
        assert chosen in ids and again == chosen, prompt


def test_the_planner_reports_its_candidates_best_first() -> None:
    planner = bw.bot("planner", game().compile())
    for hidden, ids, prompt in positions_of_every_prompt():
        decision = planner.decide(hidden, ids)
        assert decision.action == decision.candidates[0] and {*decision.candidates} <= {*ids}, prompt
        assert len({*decision.candidates}) == len(decision.candidates) <= REPORTED
        assert list(decision.values) == sorted(decision.values, reverse=True)


def test_the_outlook_knows_what_greedy_thinks_of_each_board() -> None:
    """Among its features are the growth in each way, the best growth, the value of all, and what waits in the turn of the active seat."""
    tables, found, workspace = game().tables.plain, RecordBuffer(FEATURES).record, RecordBuffer(SCRATCH).record
    waiting: Counter[bool] = Counter()
    for hidden, _, prompt in positions_of_every_prompt():
        seat = int(hidden.viewer)
        load_state(hidden, workspace)
        for other in range(int(hidden.players)):
            found.count = 0
            outlook.write(tables, hidden, seat, other, found)
            features = dict(zip(outlook.NAMES, found.x.tolist(), strict=False))
            assert found.count == len(outlook.NAMES) == len(features)
            assert features["greedy_value"] == value(tables, workspace.start, other, workspace), prompt
            assert features["growth"] == max(features[f"growth_{way}"] for way in range(w.WAYS)) >= 0
            waiting[other == hidden.active] += sum(number for name, number in features.items() if name.startswith("waiting_"))
    assert waiting[True] > 0 == waiting[False]


def test_the_search_adds_turn_order_and_leaning_to_greedy_s_value_of_a_board() -> None:
    tables, memory = game().tables.plain, RecordBuffer(SCRATCH).record
    for hidden, _, prompt in positions_of_every_prompt():
        for seat in range(int(hidden.players)):
            leaning = worth_of_leaning(tables, hidden, seat, rounds_after(tables, hidden))
            turn_order_value = worth(tables, hidden, seat) - value(tables, hidden, seat, memory) - leaning
            place = [int(ordered) for ordered in hidden.order].index(seat)
            assert turn_order_value == (w.FIRST_SEAT if place == 0 else w.SECOND_SEAT if place == 1 and hidden.players > 2 else 0), prompt


def equal_boards(players: int, seed: int, round_no: int, black: int) -> tuple[Any, Any]:
    """Return tables and a state where all boards have the same black rail on the Transsiberian and the same industry marker."""
    tables, buffer = game().tables.plain, RecordBuffer(game().state_dtype)
    buffer.array[0] = game().new_match(players=players, seed=seed).hidden(0)
    state = buffer.record
    state.round_no = round_no
    for seat in range(players):
        state.rail[seat, TRANSSIBERIAN, BLACK], state.marker[seat, 0] = black, 1
    return tables, state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_one_seat_leans_to_the_transsiberian_and_the_next_to_industry_from_three_players(players: int, seed: int) -> None:
    tables, state = equal_boards(players, seed, 2, 6)
    after = rounds_after(tables, state)
    leanings = [worth_of_leaning(tables, state, seat, after) for seat in range(players)]
    siberian = leanings.index(max(leanings))
    expected = [0] * players
    if players > 2:
        expected[siberian], expected[(siberian + 1) % players] = 6 * BLACK_SPACE[after], MARKER[after]
    assert leanings == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_leanings_do_not_change_until_the_last_round(players: int) -> None:
    tables, sim, seen = game().tables.plain, bw.Simulator(game().compile(), 1, players, seed=2), set()
    while sim.to_move[0] >= 0 and sim.states()[0]["round_no"] < tables.rounds[players]:
        seen.add(last_engineer(tables, record_at(sim.states(), 0)))
        sim.playout("kiev", decisions=5)
    assert len(seen) == 1


def test_late_boards_without_a_far_black_rail_do_not_lean_to_the_transsiberian() -> None:
    for round_no, black, leans in ((LATE - 1, EXPECTED - 1, True), (LATE, EXPECTED - 1, False), (LATE, EXPECTED, True)):
        tables, state = equal_boards(3, 1, round_no, black)
        after = rounds_after(tables, state)
        assert (max(worth_of_leaning(tables, state, seat, after) for seat in range(3)) == black * BLACK_SPACE[after]) == leans


def test_seats_of_a_search_follow_different_plans() -> None:
    """One of three seats goes far along the Transsiberian."""
    sim = bw.Simulator(game().compile(), 4, 3, seed=6)
    sim.playout("search@20")
    rails = np.sort(sim.states()["rail"][:, :3, TRANSSIBERIAN, BLACK], axis=1).mean(axis=0)
    assert rails[2] >= 10 and rails[1] < 7


@pytest.mark.parametrize("players", [2, 3])
def test_swift_wins_about_as_often_as_greedy(players: int) -> None:
    """The document has the shares of many matches."""
    share = 0.0
    for seat in range(players):
        bots = ["swift" if other == seat else "greedy" for other in range(players)]
        share += simulate_batch(game().compile(), players, bots, MATCHES // players, key_of(11)).wins[seat]
    assert share >= 0.75 * MATCHES / players


@pytest.mark.parametrize(("plan", "line", "space"), [("siberia", "transsiberian", 10), ("kiev", "kiev", 7)])
def test_plans_build_their_line(plan: str, line: str, space: int) -> None:
    """The black rail of the plan's line ends far, on average."""
    sim = bw.Simulator(game().compile(), 20, 3, seed=4)
    sim.playout(plan)
    assert sim.states()["rail"][:, :3, ("transsiberian", "petersburg", "kiev").index(line), 0].mean() >= space


def test_the_plan_of_a_seat_is_its_largest_source_of_points_over_all_rounds() -> None:
    """Kiev has the best single round here."""
    scored = np.zeros_like(RecordBuffer(game().state_dtype).array[0]["scored"][0])
    scored[3, s.POINTS_FROM.index("kiev")] = 50
    for round_no in (4, 5, 6):
        scored[round_no, s.POINTS_FROM.index("transsiberian")] = 20
        scored[round_no, s.POINTS_FROM.index("effects")] = 40
    assert plan_of(scored) == "transsiberian"


def test_policies_that_look_farther_make_more_points() -> None:
    """Each plays `swift`. The document has the means of many matches."""
    points = []
    for name in ("hasty", "eager", "steady"):
        totals = simulate_batch(game().compile(), 2, [name, "swift"], MATCHES, key_of(5))
        points.append(np.concatenate(totals.scores)[:, 0].mean())
    assert points[0] + 20 < points[1] < points[2] - 20
