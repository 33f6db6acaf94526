"""Measures how strong bots are: blocks of matches in all rotations of the seats, ratings with intervals, tests (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardwright.arena.gauntlet import gauntlet_of
from boardwright.arena.result import Result, result_of
from boardwright.arena.running import Progress, Run, play_blocks
from boardwright.arena.settings import PAIRS, Settings, checked_blocks
from boardwright.arena.sprt import Sprt
from boardwright.core.domain.game import Game, load
from boardwright.core.machine.random import key_of

__all__ = ["Result", "Run", "Settings", "Sprt", "gauntlet_of", "play", "play_blocks", "result_of"]


def play(
    game: Game | str,
    bots: Sequence[str],
    blocks: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int | bytes | str | None = 0,
    tables: str = PAIRS,
    sprt: Sprt | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots play blocks of matches, and rate them.

    Args:
        game: a game, or its id.
        bots: two or more, by name or as `path/to/file.py:Name`.
        blocks: how many. A block is one deal, played in all rotations of the seats.
        players: the number of seats (None: the fewest).
        options: of the game, by name.
        seed: the same seed gives the same result, for any number of jobs.
        tables: "pairs": one bot against a table of another one; "mixed": different bots on all seats.
        sprt: end as soon as this test of the second bot against the first is decided.
        jobs: threads; processes for bots in plain Python.
        ray: the address of a Ray cluster.
        out: a file to write to, or to go on with.
        progress: called after each block with the `Run`.

    Raises:
        BadOption: an argument that does not fit.
        ArenaError: `out` is damaged, or another arena's.
        BotFailed: a bot in plain Python has failed.
    """
    played = load(game) if isinstance(game, str) else game
    chosen = played.check_options(options)
    seats = played.check_players(players if players is not None else played.players_with(chosen)[0], chosen)
    key = key_of(seed)
    plain = seed if isinstance(seed, int) else key.hex()
    settings = Settings(played.compile(), tuple(bots), seats, chosen, plain, key, tables, sprt)
    run = Run(settings, checked_blocks(blocks))
    play_blocks(run, jobs, ray, Path(out) if out else None, progress)
    return result_of(run)
