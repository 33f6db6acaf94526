"""Tests of arenas: deals, rotations, results that do not depend on jobs and interruptions, wrong settings."""

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
SHORT_MATCHES = {"turn_cap": 50}
TWIN_BOTS = """
def first(observation, legal):
    return legal[0]


second = first
"""


def make_settings(*bots: str, players: int = 2, tables: str = PAIRS, **fields: Any) -> Settings:
    game = bw.load(GAME)
    return Settings(game, bots, players, game.check_options(SHORT_MATCHES), 1, key_of(1), tables, **fields)


@pytest.mark.parametrize("tables", [PAIRS, MIXED])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_of_a_block_sits_on_every_seat_equally_often(players: int, tables: str) -> None:
    settings = make_settings("random", "sorter", "greedy", "novice", players=players, tables=tables)
    for group in groups_of(settings):
        tables_of_block = seatings(settings, 7, group)
        assert len(tables_of_block) == matches_in_a_block(players, tables)
        for seat in range(players):
            assert len(set(Counter(table[seat] for table in tables_of_block).values())) == 1
        assert set(Counter(bot for table in tables_of_block for bot in table)) == set(group)


@pytest.mark.parametrize("players", [2, 3])
def test_a_block_of_equal_bots_is_exactly_even(players: int, tmp_path: Path) -> None:
    """This holds for each block, because the deal and the bots' generators are the same in all rotations."""
    (tmp_path / "twins.py").write_text(TWIN_BOTS)
    settings = dataclasses.replace(make_settings(*(f"{tmp_path}/twins.py:{name}" for name in ("first", "second")), players=players))
    run = Run(settings, 6)
    arena.play_blocks(run)
    for block in run.tally.blocks:
        assert pair_score(block, 0, 1) == 0.5
        assert win_share(block, 0, alone=True) == win_share(block, 1, alone=True)
    result = arena.result_of(run)
    assert result.pairs[0].ahead.value == 0.5 and result.pairs[0].elo.value == 0


def test_the_matches_of_a_block_equal_those_of_simulate() -> None:
    """Block 5 is match 5 of the same seed; its rotations share the deal and seat the bots in other orders."""
    settings = make_settings("sorter", "random", players=3)
    tables = seatings(settings, 5, (0, 1))
    block = BlockPlayer(settings.game, settings.order)(5, tables)
    digest = hashlib.sha256()
    for table, decisions, ranks in zip(tables, block.decisions, block.ranks):
        states, outcomes, lengths = Chunks(settings.game, 3, [settings.bots[bot] for bot in table], settings.key, settings.options)(5, 1)
        digest.update(states)
        assert (decisions, ranks) == (int(lengths[0]), outcomes["rank"][0, :3].tolist())
    assert block.state == digest.hexdigest()[:STATE_DIGITS]
    assert sum(times.decisions for times in block.spent.values()) == sum(block.decisions)
    assert all(times.processor > 0 for times in block.spent.values())
    in_python = BlockPlayer(settings.game, settings.order)
    in_python.plain = [True, True]
    assert in_python(5, tables)[:4] == block[:4], "`Match` plays the same"


def play(out: Path | None = None, blocks: int = ROUND + 3, bots: Sequence[str] = ("sorter", "random"), **arguments: Any) -> arena.Result:
    return arena.play(GAME, bots, blocks, options=SHORT_MATCHES, seed=1, out=out, **arguments)


class Interruption(Exception):
    pass


def test_the_result_does_not_depend_on_jobs_and_interruptions(tmp_path: Path) -> None:
    whole, interrupted = tmp_path / "whole.jsonl", tmp_path / "other.jsonl"
    result = play(whole)
    assert dataclasses.replace(play(jobs=2), times={}) == dataclasses.replace(result, times={})

    def interrupt(run: Run) -> None:
        if run.done in (3, ROUND):
            raise Interruption

    for cut in (0, 5):  # the second interruption leaves an incomplete line
        with pytest.raises(Interruption):
            play(interrupted, progress=interrupt, jobs=2)
        interrupted.write_bytes(interrupted.read_bytes()[: -cut or None])
    assert play(interrupted).digest == result.digest and interrupted.read_bytes() == whole.read_bytes()
    assert interrupted.read_bytes().count(b"\n") == 1 + result.blocks
    assert play(interrupted, blocks=4).blocks == result.blocks, "all blocks of the file count, although fewer are requested"


def test_without_a_seed_the_arena_continues_with_that_of_the_file(tmp_path: Path) -> None:
    out = tmp_path / "blocks.jsonl"
    first, continued = (arena.play(GAME, ["sorter", "random"], blocks, options=SHORT_MATCHES, seed=None, out=out) for blocks in (2, 3))
    assert first.settings["seed"] == continued.settings["seed"] and continued.blocks == 3
    play(tmp_path / "one.jsonl", 2)
    assert arena.play(GAME, ["sorter", "random"], 3, options=SHORT_MATCHES, seed=None, out=tmp_path / "one.jsonl").settings["seed"] == 1


def test_a_longer_arena_begins_like_a_shorter_one(tmp_path: Path) -> None:
    """With three bots, earlier blocks decide which bots play next. One bot is plain Python and plays in two processes."""
    (tmp_path / "twins.py").write_text(TWIN_BOTS)
    short, long, bots = tmp_path / "short.jsonl", tmp_path / "long.jsonl", ["sorter", "random", f"{tmp_path}/twins.py:first"]
    play(short, ROUND - 2, bots)
    play(long, 2 * ROUND + 2, bots, jobs=2)
    assert long.read_bytes().startswith(short.read_bytes())
    play(short, 2 * ROUND + 2, bots)
    assert long.read_bytes() == short.read_bytes()


def test_a_result_can_be_written_as_json_and_read_again() -> None:
    result = play(blocks=4)
    data = json.loads(json.dumps(result.to_dict()))
    assert arena.Result.from_dict(data) == result
    assert data["ratings"] == result.ratings and set(result.intervals) == {"sorter", "random"}
    assert result.ratings["sorter"] == 0, "the first bot"
    for broken in ({**data, "format": 2}, {**data, "pairs": [{}]}, {**data, "standings": None}, {"format": 1}):
        with pytest.raises(bw.ArenaError, match="expected"):
            arena.Result.from_dict(broken)


def test_pairs_of_similar_strength_get_more_blocks() -> None:
    """Two bots are nearly equal; a third one loses nearly always and so needs few blocks."""
    settings = make_settings("sorter", "greedy", "random")
    run, rng = Run(settings, 10 * ROUND), np.random.default_rng(4)
    while not run.finished:
        group = run.group(run.done)
        assert group
        ranks = [[int(rng.random() < 0.45), 0] if 2 not in group else [0, 1] for _ in range(2)]
        ranks = [[a, 1 - a] for a, _ in ranks]
        tables = run.tables(run.done)
        run.add(Block(run.done, group, tables, [ranks[0], ranks[1][::-1]], [], [1, 1], ""))
    counts = {group: len(kinds) for group, kinds in run.tally.kinds.items()}
    assert min(counts.values()) > 0 and counts[0, 1] == max(counts.values())
    assert len(Schedule(settings).round(0, run.tally, [])) == ROUND


def test_a_decided_sequential_test_ends_the_arena() -> None:
    result = arena.play(GAME, ["random", "sorter"], 60, options=SHORT_MATCHES, seed=1, sprt=arena.Sprt(0, 100), jobs=2)
    assert result.sprt and result.sprt["verdict"] == "stronger" and result.blocks < 60
    alone = arena.play(GAME, ["random", "sorter"], 60, options=SHORT_MATCHES, seed=1, sprt=arena.Sprt(0, 100))
    assert alone.digest == result.digest


@pytest.mark.parametrize(
    ("bots", "arguments", "message"),
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
def test_wrong_settings_are_refused(bots: Any, arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(bw.BadOption, match=message):
        arena.play(GAME, bots, **{"blocks": 1, **arguments})


@pytest.mark.parametrize("game", [None, 5, ["game_of_trains"], "chess"])
def test_unknown_games_are_refused(game: Any) -> None:
    with pytest.raises(bw.UnknownGame, match="expected one"):
        arena.play(game, ["sorter", "random"], 1)
