"""Whole arenas: deals, rotations, equal results for any number of jobs and interruptions."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright import arena
from boardwright.arena.playing import STATE_DIGITS, BlockPlayer
from boardwright.arena.running import Run
from boardwright.arena.schedule import ROUND, Schedule, groups_of, seatings
from boardwright.arena.settings import MIXED, PAIRS, Settings, matches_in_a_block
from boardwright.arena.tally import Block, pair_score, win_share
from boardwright.core.domain.batch import Chunks
from boardwright.core.machine.random import key_of

GAME = "game_of_trains"
SHORT = {"turn_cap": 50}
TWINS = """
def first(observation, legal):
    return legal[0]


second = first
"""


def settings(*bots: str, players: int = 2, tables: str = PAIRS, **more: Any) -> Settings:
    game = bw.load(GAME)
    return Settings(game, bots, players, game.check_options(SHORT), 1, key_of(1), tables, **more)


@pytest.mark.parametrize("tables", [PAIRS, MIXED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_of_a_block_sits_on_every_seat_equally_often(players: int, tables: str) -> None:
    chosen = settings("random", "sorter", "greedy", "novice", players=players, tables=tables)
    for group in groups_of(chosen):
        seated = seatings(chosen, 7, group)
        assert len(seated) == matches_in_a_block(players, tables)
        for seat in range(players):
            assert len(set(Counter(table[seat] for table in seated).values())) == 1
        assert set(Counter(bot for table in seated for bot in table)) == set(group)


@pytest.mark.parametrize("players", [2, 3])
def test_a_block_of_equal_bots_is_exactly_even(players: int, tmp_path: Path) -> None:
    """Each block, not only their mean: the deal and the bots' generators are the same in all rotations."""
    (tmp_path / "twins.py").write_text(TWINS)
    result_of = dataclasses.replace(settings(*(f"{tmp_path}/twins.py:{name}" for name in ("first", "second")), players=players))
    run = Run(result_of, 6)
    arena.play_blocks(run)
    for block in run.tally.blocks:
        assert pair_score(block, 0, 1) == 0.5
        assert win_share(block, 0, alone=True) == win_share(block, 1, alone=True)
    result = arena.result_of(run)
    assert result.pairs[0].ahead.value == 0.5 and result.pairs[0].elo.value == 0


def test_the_matches_of_a_block_are_those_of_simulate() -> None:
    """Block 5 is match 5 of the same seed, with the bots seated anew: the rotations share its deal."""
    chosen = settings("sorter", "random", players=3)
    tables = seatings(chosen, 5, (0, 1))
    played = BlockPlayer(chosen.game, chosen.order)(5, tables)
    digest = hashlib.sha256()
    for table, decisions, ranks in zip(tables, played.decisions, played.ranks):
        states, outcomes, lengths = Chunks(chosen.game, 3, [chosen.bots[bot] for bot in table], chosen.key, chosen.options)(5, 1)
        digest.update(states)
        assert (decisions, ranks) == (int(lengths[0]), outcomes["rank"][0, :3].tolist())
    assert played.state == digest.hexdigest()[:STATE_DIGITS]
    assert sum(each.decisions for each in played.spent.values()) == sum(played.decisions)
    assert all(each.processor > 0 for each in played.spent.values())
    in_python = BlockPlayer(chosen.game, chosen.order)
    in_python.plain = [True, True]
    assert in_python(5, tables)[:4] == played[:4], "a Match plays the same"


def play(out: Path | None = None, blocks: int = ROUND + 3, bots: Sequence[str] = ("sorter", "random"), **more: Any) -> arena.Result:
    return arena.play(GAME, bots, blocks, options=SHORT, seed=1, out=out, **more)


class Interruption(Exception):
    pass


def test_the_result_is_the_same_for_every_number_of_jobs_and_interruptions(tmp_path: Path) -> None:
    whole, other = tmp_path / "whole.jsonl", tmp_path / "other.jsonl"
    once = play(whole)
    assert dataclasses.replace(play(jobs=2), times={}) == dataclasses.replace(once, times={})

    def interrupt(run: Run) -> None:
        if run.done in (3, ROUND):
            raise Interruption

    for cut in (0, 5):  # the second leaves the beginning of a line
        with pytest.raises(Interruption):
            play(other, progress=interrupt, jobs=2)
        other.write_bytes(other.read_bytes()[: -cut or None])
    assert play(other).digest == once.digest and other.read_bytes() == whole.read_bytes()
    assert other.read_bytes().count(b"\n") == 1 + once.blocks
    assert play(other, blocks=4).blocks == once.blocks, "what is there counts, also if less is asked for"


def test_without_a_seed_it_goes_on_with_that_of_the_file(tmp_path: Path) -> None:
    out = tmp_path / "blocks.jsonl"
    first, then = (arena.play(GAME, ["sorter", "random"], blocks, options=SHORT, seed=None, out=out) for blocks in (2, 3))
    assert first.settings["seed"] == then.settings["seed"] and then.blocks == 3
    play(tmp_path / "one.jsonl", 2)
    assert arena.play(GAME, ["sorter", "random"], 3, options=SHORT, seed=None, out=tmp_path / "one.jsonl").settings["seed"] == 1


def test_a_longer_arena_begins_like_a_shorter_one(tmp_path: Path) -> None:
    """Three bots: which of them play follows from the blocks before. One is plain Python, and so plays in two processes."""
    (tmp_path / "twins.py").write_text(TWINS)
    short, long, bots = tmp_path / "short.jsonl", tmp_path / "long.jsonl", ["sorter", "random", f"{tmp_path}/twins.py:first"]
    play(short, ROUND - 2, bots)
    play(long, 2 * ROUND + 2, bots, jobs=2)
    assert long.read_bytes().startswith(short.read_bytes())
    play(short, 2 * ROUND + 2, bots)
    assert long.read_bytes() == short.read_bytes()


def test_a_result_is_plain_data_and_back() -> None:
    result = play(blocks=4)
    data = json.loads(json.dumps(result.to_dict()))
    assert arena.Result.from_dict(data) == result
    assert data["ratings"] == result.ratings and set(result.intervals) == {"sorter", "random"}
    assert result.ratings["sorter"] == 0, "the first bot"
    for broken in ({**data, "format": 2}, {**data, "pairs": [{}]}, {**data, "standings": None}, {"format": 1}):
        with pytest.raises(bw.ArenaError, match="expected"):
            arena.Result.from_dict(broken)


def test_blocks_go_where_they_tell_most() -> None:
    """Two bots of nearly the same strength, and one that loses nearly always: few blocks for what is plain."""
    chosen = settings("sorter", "greedy", "random")
    run, rng = Run(chosen, 10 * ROUND), np.random.default_rng(4)
    while not run.finished:
        group = run.group(run.done)
        assert group
        ranks = [[int(rng.random() < 0.45), 0] if 2 not in group else [0, 1] for _ in range(2)]
        ranks = [[a, 1 - a] for a, _ in ranks]
        tables = run.tables(run.done)
        run.add(Block(run.done, group, tables, [ranks[0], ranks[1][::-1]], [], [1, 1], ""))
    counts = {group: len(kinds) for group, kinds in run.tally.kinds.items()}
    assert min(counts.values()) > 0 and counts[0, 1] == max(counts.values())
    assert len(Schedule(chosen).round(0, run.tally, [])) == ROUND


def test_a_test_ends_the_arena() -> None:
    result = arena.play(GAME, ["random", "sorter"], 60, options=SHORT, seed=1, sprt=arena.Sprt(0, 100), jobs=2)
    assert result.sprt and result.sprt["verdict"] == "stronger" and result.blocks < 60
    alone = arena.play(GAME, ["random", "sorter"], 60, options=SHORT, seed=1, sprt=arena.Sprt(0, 100))
    assert alone.digest == result.digest


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (["sorter", "oracle"], {}, "bot 'oracle': game_of_trains has "),
        (["sorter"], {}, "bots: 1 of them, expected 2 to 16"),
        (["sorter", "sorter"], {}, "bot 'sorter' is named twice"),
        (["sorter", "random"], {"tables": MIXED, "players": 3}, "bots: 2 of them, expected 3 to 16"),
        (["sorter", "random"], {"tables": "round"}, "tables 'round': expected one of pairs, mixed"),
        (["sorter", "random"], {"blocks": 0}, "blocks 0: expected a whole number from 1 to 100000"),
        (["sorter", "random"], {"players": 7}, "players 7"),
        (5, {}, "bots 5: expected a list of names"),
        ("sorter", {}, "bots 'sorter': expected a list of names"),
        ({"sorter", "random"}, {}, "bots .*: expected a list of names"),
        (["sorter", None], {}, "bot None: game_of_trains has "),
        (["sorter", ["random"]], {}, "bot .*: game_of_trains has "),
        (["sorter", "random", "cmd:./nowhere"], {}, "bot 'cmd:./nowhere': no program './nowhere' that can be run"),
        (["sorter", "random"], {"blocks": -3}, "blocks -3: expected"),
        (["sorter", "random"], {"jobs": 0}, "jobs 0: expected a whole number from 1 to 256"),
        (["sorter", "random"], {"jobs": "two"}, "jobs 'two': expected"),
        (["sorter", "random"], {"options": 5}, "options 5: expected a table"),
        (["sorter", "random"], {"out": ""}, "out '': expected the path of a file"),
        (["sorter", "random"], {"out": 5}, "out 5: expected the path of a file"),
        (["sorter", "random"], {"sprt": (0, 5)}, "sprt .*: expected a boardwright.arena.Sprt"),
        (["sorter", "random", "greedy"], {"sprt": arena.Sprt(0, 5)}, "sprt: compares 2 bots"),
    ],
)
def test_settings_that_do_not_fit_are_refused(bots: Any, more: dict[str, Any], said: str) -> None:
    with pytest.raises(bw.BadOption, match=said):
        arena.play(GAME, bots, **{"blocks": 1, **more})


@pytest.mark.parametrize("game", [None, 5, ["game_of_trains"], "chess"])
def test_a_game_that_is_none_is_refused(game: Any) -> None:
    with pytest.raises(bw.UnknownGame, match="expected one"):
        arena.play(game, ["sorter", "random"], 1)
