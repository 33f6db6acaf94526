"""Tests of the search (docs/bots.md): the same choices in every engine, from the knowledge of its seat alone, better than its playouts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import boardwright as bw
import boardwright.core.machine.search as search_module
from boardwright.core.domain.match import Match
from boardwright.core.domain.search_settings import search_bot
from boardwright.core.machine.random import MASK
from boardwright.core.machine.search import MATCH, goes_on, prefer_surest, sort_candidates
from boardwright.core.machine.search_bot import PlainMemory, SearchBot
from boardwright.core.machine.search_record import SLOTS
from boardwright.core.machine.search_tree import digest_of, find_node, logarithm, times
from boardwright.core.machine.search_world import exponential, judge_world, switch_policy
from boardwright.core.machine.state import ABSENT
from tests.conftest import repetitions
from tests.contract.determinization import another_world
from tests.contract.matches import GAMES, SMALLEST, load_game, play_decisions

EACH_GAME = pytest.mark.parametrize("name", GAMES)
POSITIONS = repetitions(8, proving=1_000, short=5)
SIMULATIONS = 12
"""Enough for every phase of a decision between some candidates."""


def find_positions(name: str, count: int) -> Iterator[Match]:
    """Yield positions with a choice, from matches of every number of players."""
    game, yielded, number = load_game(name), 0, 0
    counts = list(game.players_with())
    while yielded < count:
        match = game.new_match(players=counts[number % len(counts)], seed=number)
        for decision, _ in enumerate(play_decisions(match, number)):
            if yielded < count and decision % 11 == number % 11 and not match.over and len(match.legal_ids(match.actors[0])) > 1:
                yielded += 1
                yield match
        number += 1


def decide(name: str, match: Match, seat: int, bot: str = f"search@{SIMULATIONS}") -> Any:
    """Return the decision of a new search."""
    return bw.bot(bot, load_game(name), seed=5).decide(match.hidden(seat), match.legal_ids(seat))


@EACH_GAME
def test_the_search_uses_only_the_knowledge_of_its_seat(name: str) -> None:
    """It makes the same decision, with the same values, in another world that looks the same to the seat."""
    for number, match in enumerate(find_positions(name, POSITIONS)):
        seat = match.actors[0]
        assert decide(name, match, seat) == decide(name, another_world(match, seat, number), seat)


@EACH_GAME
def test_a_decision_reports_legal_candidates_with_their_values(name: str) -> None:
    for match in find_positions(name, POSITIONS):
        legal = match.legal_ids(match.actors[0]).tolist()
        action, ids, values = decide(name, match, match.actors[0])
        assert action == ids[0] and set(ids) <= set(legal) and len(set(ids)) == len(ids)
        assert all(0 <= value <= 1 for value in values)


def test_plain_python_and_machine_code_decide_alike() -> None:
    game = load_game(SMALLEST)
    slow = bw.bot("search@3", game, seed=9)
    for match in find_positions(SMALLEST, 2):
        hidden, legal = match.hidden(match.actors[0]), match.legal_ids(match.actors[0])
        native = bw.bot("search@3", game, seed=9).decide(hidden, legal)
        slow._engine, slow._choose, slow._scratch = game.engine, game.plain.bot(slow.rule), game.plain.scratch(slow.rule)
        slow.generator = bw.bot("search@3", game, seed=9).generator
        assert slow.decide(hidden, legal) == native


def test_a_budget_can_be_in_the_name_or_given_for_a_decision() -> None:
    match = next(find_positions(SMALLEST, 1))
    hidden, legal = match.hidden(match.actors[0]), match.legal_ids(match.actors[0])
    by_name = bw.bot("search@40", load_game(SMALLEST), seed=1).decide(hidden, legal)
    assert bw.bot("search", load_game(SMALLEST), seed=1).decide(hidden, legal, budget=40) == by_name


@EACH_GAME
def test_the_plain_search_has_no_knowledge_of_the_game(name: str) -> None:
    """It is the baseline for measuring a game's knowledge."""
    game = load_game(name)
    plain = game.bot_rule("plain_search")
    assert isinstance(plain, SearchBot) and not plain.knowledge and plain.candidates is None
    assert [(rule.name, share) for rule, share in plain.policies] == [("random", 1)]
    match = next(find_positions(name, 1))
    decision = bw.bot("plain_search@8", game, seed=1).decide(match.hidden(match.actors[0]), match.legal_ids(match.actors[0]))
    assert decision.action in match.legal_ids(match.actors[0])


@pytest.mark.parametrize("name, most", [("search@0.5s", 50), ("search@20@0.5s", 20), ("search@0.5s@300", 50)])
def test_a_budget_in_seconds_becomes_simulations_by_the_measured_speed(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each simulation advances the fake clock by a hundredth of a second."""
    match = next(find_positions(SMALLEST, 1))
    bot = bw.bot(name, load_game(SMALLEST), seed=1)
    hidden, legal = match.hidden(match.actors[0]), match.legal_ids(match.actors[0])
    clock, budgets, ask = [0.0], [], bot._ask

    def ask_slowly(budget: int) -> Any:
        budgets.append(budget)
        clock[0] += budget / 100
        return ask(budget)

    monkeypatch.setattr(bot, "_ask", ask_slowly)
    monkeypatch.setattr("boardwright.bots.time.thread_time", lambda: clock[0])
    bot.decide(hidden, legal)
    bot.decide(hidden, legal)
    bot.decide(hidden, legal, budget=7)
    assert budgets == [16, most, most, 7], "the first call measures the speed; both budgets are limits"
    with pytest.raises(bw.BadOption, match="a simulator has no clock"):
        bw.Simulator(load_game(SMALLEST), players=2).playout(name)


BAD_NAMES = ["0s", ".5s", "1e3s", "99999s", "0", "-1", "", "1.5", "99999999", "٣"]


@pytest.mark.parametrize("name", [*(f"search@{budget}" for budget in BAD_NAMES), "greedy@4"])
def test_an_invalid_budget_is_refused(name: str) -> None:
    with pytest.raises(bw.BadOption, match=r"only the search|number of simulations from 1 to 1000000"):
        bw.bot(name, load_game(SMALLEST))


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ({"depth": 3}, "search has .depth., expected policies"),
        ({"budget": 0}, "search.budget is 0, expected a whole number"),
        ({"most": 2.5}, "search.most is 2.5, expected a whole number"),
        ({"policies": {}}, "search.policies is .*expected one to 4 bots"),
        ({"policies": {"oracle": 1}}, "the bot .oracle., expected one of"),
        ({"policies": {"random": 0}}, "search.policies.random is 0"),
        ({"candidates": "oracle"}, "the bot .oracle., expected one of"),
    ],
)
def test_invalid_settings_are_refused_by_name(declared: dict[str, Any], expected: str) -> None:
    game = load_game(SMALLEST)
    known: Any = {rule.name: rule for rule in game.skill.search.parts} | {"random": game.bot_rule("random")}
    with pytest.raises(bw.BadData, match=expected):
        search_bot(SMALLEST, game.state_dtype, declared, known, {})
    with pytest.raises(bw.BadData, match=expected.replace("search", "comparison")):
        search_bot(SMALLEST, game.state_dtype, declared, known, {}, table="comparison")
    with pytest.raises(bw.BadData, match=r"KNOWLEDGE has .oracle."):
        search_bot(SMALLEST, game.state_dtype, {}, known, {"oracle": None})


def test_the_search_wins_against_the_bot_of_its_playouts() -> None:
    """The search in the smallest game plays its worlds to the end with the bot `sorter`."""
    game = load_game(SMALLEST)
    game.bot_rules["searcher"] = replace(game.skill.search.within("searcher", 60), policies=[(game.bot_rule("sorter"), 1)])
    try:
        players, wins, matches = 2, 0, 20
        for seat in range(players):
            sim = bw.Simulator(game, n=matches // players, players=players, seed=7)
            sim.playout(["searcher" if each == seat else "sorter" for each in range(players)])
            wins += sum(sim.outcome(i).ranking[0] == [seat] for i in range(matches // players))  # type: ignore[union-attr]
    finally:
        del game.bot_rules["searcher"]
    assert wins >= 15, f"{wins} of {matches}"


@pytest.mark.parametrize("loyal", [0, 1])
def test_a_loyal_seat_follows_the_policy_that_chose_the_candidate(loyal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other seats follow any policy. The search runs in plain Python, where policies can be recorded."""
    game, match = load_game(SMALLEST), next(find_positions(SMALLEST, 1))
    seat = match.actors[0]
    pair = [(game.bot_rule(name), 1) for name in ("sorter", "random")]
    settings = {**game.skill.search.settings, "loyal": loyal}
    bot = bw.bot("search@12", game, seed=1)
    bot._engine, bot._choose = game.engine, game.plain.bot(bot.rule)
    bot._scratch = game.plain.scratch(replace(game.skill.search, policies=pair, candidates=None, settings=settings))
    search, asked_policies, kept_policy = bot._scratch.plain, set(), set()
    policies = dict(search.policies)

    def watch(policy: int) -> Any:
        def choose(tables: Any, view: Any, mover: int, *others: Any) -> Any:
            if search.worlds > 0:
                asked_policies.add((mover == seat, policy))
                kept_policy.add(mover != seat or policy == following[0])
            return policies[policy](tables, view, mover, *others)

        return choose

    following = [0]
    simulate = search_module.simulate

    def note_policy(tables: Any, seat: int, candidate: int, search: Any) -> None:
        following[0] = int(search.follows[candidate])
        simulate(tables, seat, candidate, search)

    monkeypatch.setattr(search_module, "simulate", note_policy)
    search.policies.update({policy: watch(policy) for policy in policies})
    bot.decide(match.hidden(seat), match.legal_ids(seat))
    assert {(False, 0), (False, 1)} <= asked_policies
    assert kept_policy == {True} if loyal else kept_policy == {True, False}


def test_candidates_are_sorted_by_payoff_with_ties_in_order() -> None:
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain
    memory.ids[:6], memory.gains[:6] = [9, 10, 11, 12, 13, 14], [0.0, 1.0, 3.0, 2.0, 3.0, 9.0]
    sort_candidates(memory, 5)
    assert memory.ids[:6].tolist() == [9, 11, 13, 12, 10, 14] and memory.gains[:6].tolist() == [0.0, 3.0, 3.0, 2.0, 1.0, 9.0]


def test_another_action_must_gain_more_than_its_standard_error() -> None:
    """Gains of 0.5 ± 0.5 (mean, standard deviation) in 17 worlds have a standard error of 0.125; those of 0.2 ± 0 have none."""
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain
    for caution, best in ((0.0, 8), (1.0, 8), (3.0, 9), (10.0, 9)):
        memory.caution, memory.ids[:3], memory.tries[:3] = caution, [7, 8, 9], [17, 17, 17]
        memory.gains[:3], memory.squares[:3] = [0, 17 * 0.5, 17 * 0.2], [0, 17 * 0.5, 17 * 0.04]
        prefer_surest(memory, 3)
        assert memory.ids[0] == best
    memory.ids[:2], memory.gains[:2], memory.squares[:2] = [7, 8], [0, 17 * 0.1], [0, 17 * 1.0]
    prefer_surest(memory, 2)
    assert memory.ids[0] == 7, "the gain is within its error"


def test_a_playout_ends_with_a_stage_or_after_a_number_of_decisions() -> None:
    """In this test, a world is the number of its stage."""
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain
    memory.stage, memory.latest, memory.last_stage = (lambda tables, world, seat: world), 0, 4
    assert [goes_on(None, stage, 0, 99, memory) for stage in (2, 3, 4, 5)] == [True, True, False, False]
    memory.latest, memory.last_stage = 10, MATCH
    assert [goes_on(None, 4, 0, decisions, memory) for decisions in (0, 9, 10)] == [True, True, False]


def test_the_weight_of_own_points_changes_the_payoff() -> None:
    """The first seat has 100 points. Its payoff falls as the other seat's points rise, unless only its own points count."""
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain

    def outcome(tables: Any, others: int, result: Any) -> None:
        result.score[:2], result.rank[:2] = (100, others), (int(others > 100), int(others < 100))

    memory.outcome, memory.players, memory.points_scale = outcome, 2, 400.0
    for weight in (0.0, 0.5, 1.0):
        memory.points_weight, payoffs = weight, []
        for others in (50, 100, 150, 200):
            judge_world(None, others, True, memory)
            payoffs.append(float(memory.payoffs[0]))
        assert payoffs == sorted(payoffs, reverse=True) and (len(set(payoffs)) == 1) == (weight == 1.0)
        assert all(0 <= payoff <= 1 for payoff in memory.payoffs[:2])
    assert payoffs == [0.25] * 4


def test_the_outlook_judges_a_playout_that_ends_before_the_match() -> None:
    """The seats expect 30 and 70 % of the win, with 40 and 90 points. At the end the result counts instead: the first seat has won."""
    memory = PlainMemory(load_game(SMALLEST).skill.analyst, load_game(SMALLEST).plain.functions).plain

    def outcome(tables: Any, world: Any, result: Any) -> None:
        result.score[:2], result.rank[:2] = (100, 50), (0, 1)

    def outlook(tables: Any, view: Any, seat: int, expected: Any) -> int:
        expected.chance[:2], expected.points[:2] = (3_000, 7_000), (4_000, 9_000)
        return 0

    memory.outcome, memory.outlook, memory.hide, memory.players = outcome, outlook, lambda tables, view, seat: None, 2
    memory.points_weight = 0.0
    judge_world(None, memory.states[1], False, memory)
    assert [list(each[:2]) for each in (memory.won, memory.scored, memory.payoffs)] == [[0.3, 0.7], [40, 90], [0.3, 0.7]]
    judge_world(None, memory.states[1], True, memory)
    assert [list(each[:2]) for each in (memory.won, memory.scored)] == [[1, 0], [100, 50]]


@pytest.mark.parametrize(("switching", "policies"), [(0, {0}), (1000, {0, 1})])
def test_a_seat_may_switch_its_policy_within_a_playout(switching: int, policies: set[int]) -> None:
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain
    memory.policy_count, memory.shares[:2], memory.switching, memory.chosen[0], memory.rngs[0].s = 2, [1, 1], switching, 0, [1, 2, 3, 4]
    chosen = set()
    for _ in range(50):
        switch_policy(0, memory)
        chosen.add(int(memory.chosen[0]))
    assert chosen == policies


def test_the_tree_finds_existing_nodes_and_has_a_limit() -> None:
    memory = PlainMemory(load_game(SMALLEST).skill.search, load_game(SMALLEST).plain.functions).plain
    places = [find_node(memory, key) for key in (5, 5 + SLOTS, 5 + 2 * SLOTS)]
    assert len(set(places)) == 3 and [find_node(memory, key) for key in (5, 5 + SLOTS, 5 + 2 * SLOTS)] == places
    memory.nodes = SLOTS // 2
    assert find_node(memory, 77) == ABSENT and find_node(memory, 5) == places[0]


def test_the_digest_depends_on_every_bit() -> None:
    data = np.frombuffer(b"what the mover knows, 4 words ..", np.uint8).copy()
    digest = digest_of(data, len(data))
    for bit in range(8 * len(data)):
        data[bit // 8] ^= 1 << bit % 8
        assert digest_of(data, len(data)) != digest
        data[bit // 8] ^= 1 << bit % 8
    assert digest_of(data, len(data)) == digest


def test_logarithm_exponential_and_times_are_correct() -> None:
    assert [logarithm(n) for n in (1, 2, 3, 4, 6, 1024)] == [0, 1, 1.5, 2, 2.5, 10]
    assert [exponential(n) for n in (0, 1000, 2500)] == pytest.approx([1, 0.36787944, 0.0820850], rel=1e-6)
    assert exponential(10**9) == 0
    for a, b in ((MASK, MASK), (0x9E3779B1, 0x85EBCA77), (0, 5)):
        assert times(a, b) == a * b & MASK
