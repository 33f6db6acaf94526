"""Measures how strong bots are: blocks of matches in all rotations of the seats, ratings with intervals, tests (docs/bots.md)."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardwright.arena.block_file import header_of
from boardwright.arena.gauntlet import gauntlet_of
from boardwright.arena.result import Result, result_of
from boardwright.arena.running import Progress, Run, play_blocks
from boardwright.arena.settings import PAIRS, Settings, checked_blocks
from boardwright.arena.sprt import Sprt
from boardwright.core.domain.arguments import as_game
from boardwright.core.domain.game import Game
from boardwright.core.errors import BadOption, quoted
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
        blocks: how many. A block is one deal, played in all rotations of the seats. If the file has more, they all count.
        players: the number of seats (None: the fewest).
        options: of the game, by name.
        seed: the same seed gives the same result, for any number of jobs. None: that of the file that is resumed, else a new one.
        tables: "pairs": one bot against a table of another one; "mixed": different bots on all seats.
        sprt: end as soon as this test of the second bot against the first is decided.
        jobs: threads; processes for bots in plain Python.
        ray: the address of a Ray cluster.
        out: a file to write to, or to go on with.
        progress: called after each block with the `Run`.

    Raises:
        UnknownGame, BadOption: an argument that does not fit.
        ArenaError: `out` is damaged, another arena's, or cannot be written.
        BotFailed: a bot in plain Python has failed.
    """
    played, file = as_game(game), _path_of(out)
    if not isinstance(bots, Sequence) or isinstance(bots, str | bytes):
        raise BadOption(f"bots {quoted(bots)}: expected a list of names")
    chosen = played.check_options(options)
    seats = played.check_players(players if players is not None else played.players_with(chosen)[0], chosen)
    if seed is None and file:
        seed = (header_of(file) or {}).get("seed")
    key = key_of(seed)
    plain = seed if isinstance(seed, int) else key.hex()
    settings = Settings(played, tuple(bots), seats, chosen, plain, key, tables, sprt)
    run = Run(settings, checked_blocks(blocks))
    settings.compile()
    play_blocks(run, jobs, ray, file, progress)
    return result_of(run)


def _path_of(out: object) -> Path | None:
    if out is None:
        return None
    if not isinstance(out, str | os.PathLike) or not os.fspath(out):
        raise BadOption(f"out {quoted(out)}: expected the path of a file")
    return Path(out)
