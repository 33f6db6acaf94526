"""The bots: their strength, and the count of wagons to replace that `sorter` uses as a yardstick."""

from __future__ import annotations

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.batch import simulate_batch
from boardwright.core.machine.random import key_of
from boardwright.games.game_of_trains.bots.sorter import count_to_replace

GAME = bw.load("game_of_trains").compile()


def wins(bots: list[str], games: int, seed: int) -> list[float]:
    return simulate_batch(GAME, len(bots), bots, games, key_of(seed), jobs=2).wins.tolist()


def test_greedy_beats_random_always() -> None:
    assert wins(["greedy", "random"], 500, 1)[0] + wins(["random", "greedy"], 500, 2)[1] == 1000


def test_greedy_beats_sorter_in_at_least_60_per_cent() -> None:
    assert wins(["greedy", "sorter"], 1000, 1)[0] + wins(["sorter", "greedy"], 1000, 2)[1] >= 0.6 * 2000


@pytest.mark.parametrize(
    ("better", "lower", "share"),
    [("starter", "shunter", 0.68), ("tidy", "starter", 0.70), ("greedy", "tidy", 0.77), ("planner", "greedy", 0.57)],
)
def test_each_bot_beats_the_next_lower_one(better: str, lower: str, share: float) -> None:
    """`share` is that of 4 000 matches. Shares of 1 000 matches vary by 0.03."""
    won = wins([better, lower], 500, 5)[0] + wins([lower, better], 500, 6)[1]
    assert abs(won / 1000 - share) < 0.06


def test_the_bot_candidates_lists_choices_best_first_and_plays_the_first() -> None:
    match, bot = GAME.new_match(3, seed=5), bw.bot("candidates", GAME)
    while not match.over:
        seat = match.actors[0]
        decision = bot.decide(match.hidden(seat), match.legal_ids(seat))
        assert decision.action == decision.candidates[0] and list(decision.values) == sorted(decision.values, reverse=True)
        assert set(decision.candidates) <= set(match.legal_ids(seat)) and len(decision.candidates) == min(16, len(match.legal_ids(seat)))
        match.play(seat, decision.action)


def test_greedy_wins_against_itself_in_at_most_seven_and_a_half_own_turns() -> None:
    own_turns: list[int] = []

    def count(states: np.ndarray, lengths: np.ndarray) -> None:
        # `turn` counts the turns that were finished; the match ended in the next one. A win in another player's turn comes after
        # as many own turns as the winner has had.
        for state in states:
            winner_comes = (int(state["winner"]) - int(state["first"])) % 2
            own_turns.append((int(state["turn"]) + 1 + (1 - winner_comes)) // 2)

    simulate_batch(GAME, 2, ["greedy", "greedy"], 2000, key_of(3), jobs=2, each=count)
    assert sum(own_turns) / 2000 <= 7.5


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_plays_to_the_end_with_more_players(players: int) -> None:
    totals = simulate_batch(GAME, players, ["greedy"] * players, 100, key_of(4), jobs=2)
    assert totals.wins.sum() == 100
    assert max(totals.lengths) < 1000


@pytest.mark.parametrize(
    ("train", "left"),
    [
        ([1, 2, 3, 4, 5, 6, 7], 0),
        ([78, 79, 80, 81, 82, 83, 84], 0),
        ([84, 70, 60, 50, 40, 30, 20], 6),
        ([10, 20, 30, 25, 50, 60, 70], 1),
        ([10, 5, 11, 40, 50, 60, 70], 1),  # 10 is replaced: 10 and 11 leave no room for a wagon between them
        ([2, 1, 3, 40, 50, 60, 70], 2),  # 3 stays in the third place: 1 and 2 must come before it
        ([84, 10, 20, 30, 40, 50, 60], 1),
        ([10, 20, 30, 40, 50, 84, 60], 1),  # 84 before the last place leaves no room after it
        ([10, 20, 30, 0, 50, 60, 70], 1),  # a gap
        ([3, 4, 1, 2, 5, 6, 7], 4),  # 5, 6, 7 stay and want 1, 2, 3, 4 before them
    ],
)
def test_sorter_counts_the_wagons_to_replace(train: list[int], left: int) -> None:
    """7 minus the longest rising subsequence that leaves room for the missing numbers."""
    assert count_to_replace(np.array(train), np.zeros(7, np.int64)) == left == wagons_to_replace_by_subsets(train)


def test_sorter_s_count_equals_trying_all_subsets() -> None:
    chance = np.random.Generator(np.random.PCG64(5))
    for _ in range(300):
        train = (chance.permutation(84)[:7] + 1).tolist()
        assert count_to_replace(np.array(train), np.zeros(7, np.int64)) == wagons_to_replace_by_subsets(train), train


def wagons_to_replace_by_subsets(train: list[int]) -> int:
    """Count the wagons to replace by trying every subset that may stay."""
    most_kept = 0
    for kept in range(128):
        fixed = [(-1, 0)] + [(i, train[i]) for i in range(7) if kept >> i & 1] + [(7, 85)]
        if all(b - a >= j - i for (i, a), (j, b) in zip(fixed, fixed[1:])) and all(n > 0 for _, n in fixed[1:]):
            most_kept = max(most_kept, len(fixed) - 2)
    return 7 - most_kept


def test_the_same_seed_gives_the_same_choices() -> None:
    first = simulate_batch(GAME, 3, ["greedy", "sorter", "random"], 20, key_of(9))
    again = simulate_batch(GAME, 3, ["greedy", "sorter", "random"], 20, key_of(9), jobs=2)
    assert first.state_hash == again.state_hash
    assert first.lengths == again.lengths


def test_a_bot_can_be_asked_from_python() -> None:
    match = GAME.new_match(2, seed=4)
    bots = [bw.bot("greedy", GAME), bw.bot("sorter", GAME)]
    while not match.over:
        seat = match.actors[0]
        ids = match.legal_ids(seat)
        chosen = bots[seat].choose(match.hidden(seat), ids)
        assert chosen in ids
        match.play(seat, chosen)
    assert match.result is not None and len(match.decisions) < 200


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bw.BadOption, match="random, sorter"):
        bw.bot("oracle", GAME)
