"""`boardwright simulate`: many matches between bots."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from contextlib import ExitStack, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.bots import in_plain_python
from boardwright.bots.batch import PythonChunks
from boardwright.bots.command import command_of
from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.setup import Chosen, choose
from boardwright.cli.usage import DONE, WrongUsage, check_extra
from boardwright.core.domain.batch import CHUNK, PlayChunk, Totals, simulate_batch
from boardwright.core.domain.bot_rules import names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.machine.simulation_loops import LIMIT
from boardwright.core.text.numbers import decimal, grouped, percentage
from boardwright.core.text.words import Words

if TYPE_CHECKING:
    from boardwright.dataset.making import MatchFiles
    from boardwright.dataset.recipe import Recipe

AHEAD = 2  # tasks queued on a cluster per worker: one running, one waiting
NORMAL_95 = 1.96  # 95 % of the standard normal distribution is within this many deviations of the mean


def run(args: argparse.Namespace) -> int:
    """Simulate and print the report. Returns the exit code."""
    if args.ray is not None:
        check_extra("ray")
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(sys.stderr))  # what bots print, and what Ray reports
        chosen, bots, files = _open_output(args, stack)
        words = Words(language(args.lang), chosen.game)
        progress = stack.enter_context(Progress())
        compile_seconds = warm_up(chosen, args.players, bots, words, progress)
        totals = _play(chosen, args, bots, words, progress, files, stack)
        if files:
            files.finish()
    if args.json:
        print(json.dumps(report(chosen, args.players, bots, totals, compile_seconds)))
    else:
        _print(chosen, bots, totals, words)
    return DONE


def _open_output(args: argparse.Namespace, stack: ExitStack) -> tuple[Chosen, list[str], MatchFiles | None]:
    """The game, the bots, and the files of --out, whose folder stays open as long as the stack."""
    if args.out is None:
        chosen = choose(args, args.players)
        return chosen, seated(args.bots, args.players, chosen.game), None
    check_extra("dataset")
    from boardwright.dataset.making import MatchFiles, opened

    folder = Path(args.out)
    chosen, recipe = with_recipe(args, folder, ("matches",))
    stack.enter_context(opened(recipe, folder))
    return chosen, list(recipe.bots), MatchFiles(recipe, folder)


def with_recipe(args: argparse.Namespace, folder: Path, tables: tuple[str, ...]) -> tuple[Chosen, Recipe]:
    """The game and the recipe. Without --seed an interrupted dataset resumes with its own seed."""
    from boardwright.dataset.files import manifest_of
    from boardwright.dataset.recipe import Recipe

    manifest = manifest_of(folder)
    if manifest and args.seed is None:
        args.seed = str(manifest["recipe"].get("seed"))
    chosen = choose(args, args.players)
    bots = seated(args.bots, args.players, chosen.game)
    recipe = Recipe(chosen.game, args.players, chosen.options, tuple(bots), args.games, chosen.seed, chosen.key, tables)
    if manifest:
        recipe.check_same(folder, manifest["recipe"])
    return chosen, recipe


def seated(bots: list[str], players: int, game: Game) -> list[str]:
    """The bot of each seat, by name, as `file.py:name` or `cmd:program`; a single one fills all seats. Raises BadOption, WrongUsage."""
    for name in bots:
        if names_a_program(name):
            command_of(name)
        elif not in_plain_python(name):
            game.bot_rule(name)
    if len(bots) == 1:
        return bots * players
    if len(bots) != players:
        raise WrongUsage(f"--bots names {len(bots)} bots for {players} players, expected {players} or one for all")
    return bots


def warm_up(chosen: Chosen, players: int, bots: list[str], words: Words, progress: Any) -> float:
    """Compile or load the machine code, so that it does not count as playing. Returns the seconds it took."""
    start = time.perf_counter()
    compiled = [name for name in bots if not in_plain_python(name)]
    game = chosen.game.compile(lambda done, total, _: progress(words.t("cli-compiling", done=done, total=total)), compiled)
    if not game.native:
        return 0.0
    if len(compiled) == players:
        simulate_batch(game, players, bots, 1, chosen.key, chosen.options)
    return time.perf_counter() - start


def _play(
    chosen: Chosen, args: argparse.Namespace, bots: list[str], words: Words, progress: Any, files: MatchFiles | None, stack: ExitStack
) -> Totals:
    play, jobs, chunk = _chunk_player(chosen, args, bots, stack)
    start = time.monotonic()

    def report_progress(done: int, total: int) -> None:
        rate = round(done / max(time.monotonic() - start, 1e-9))
        progress(f"{done} / {words.t('cli-games-played', games=total)} · {words.t('cli-games-per-second', rate=rate)}")

    parts = files.add if files else None
    return simulate_batch(
        chosen.game, args.players, bots, args.games, chosen.key, chosen.options, jobs, report_progress, play=play, parts=parts, chunk=chunk
    )


def _chunk_player(chosen: Chosen, args: argparse.Namespace, bots: list[str], stack: ExitStack) -> tuple[PlayChunk | None, int, int]:
    """The player of chunks (None: a simulator), the number of threads, and the number of matches per chunk."""
    if args.ray:
        from boardwright.bots.on_ray import RayChunks, connected, matches_in_a_task, order_of

        workers = stack.enter_context(connected(args.ray, args.jobs))
        chunk = matches_in_a_task(args.games, workers)
        play = RayChunks(order_of(chosen.game, args.players, bots, chosen.key, chosen.options))
        play.wake(min(workers, -(-args.games // chunk)), 0, 1)
        return play, AHEAD * workers, chunk
    if any(map(in_plain_python, bots)):  # threads would not help, and the bots may not be thread-safe
        return PythonChunks(chosen.game, args.players, bots, chosen.key, chosen.options), 1, CHUNK
    return None, args.jobs or 1, CHUNK


def report(chosen: Chosen, players: int, bots: list[str], totals: Totals, compile_seconds: float) -> dict[str, Any]:
    """The report as plain data, as printed by `--json`."""
    import numpy as np

    scored = chosen.game.module("scoring").SCORED
    return {
        "game": chosen.game.id,
        "ruleset": chosen.game.ruleset,
        "players": players,
        "options": chosen.options,
        "bots": bots,
        "seed": chosen.seed,
        "games": totals.games,
        "abandoned": totals.unfinished,
        "decisions": totals.decisions,
        "seconds": totals.seconds,
        "games_per_second": totals.games / totals.seconds,
        "decisions_per_second": totals.decisions / totals.seconds,
        "compile_seconds": compile_seconds,
        "mean_scores": np.concatenate(totals.scores).mean(axis=0).tolist() if scored else None,
        "wins": totals.wins.tolist(),
        "mean_decisions": totals.decisions / totals.games,
        "state_hash": totals.state_hash,
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins, (low, high), valid also for few matches and for shares near 0 and 1."""
    share, z2 = wins / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _print(chosen: Chosen, bots: list[str], totals: Totals, words: Words) -> None:
    import numpy as np

    columns = [words.t(f"cli-column-{name}") for name in ("seat", "bot", "wins", "share")] + ["95 %"]
    scores = np.concatenate(totals.scores) if chosen.game.module("scoring").SCORED else None
    if scores is not None:
        columns += [words.t("cli-column-score"), words.t("cli-column-spread")]
    rows, lang = [], words.lang
    for seat, bot in enumerate(bots):
        low, high = wilson(totals.wins[seat], totals.games)
        wins = round(float(totals.wins[seat]), 1)  # each winner counts its share of a shared first place
        row = [str(seat + 1), bot, grouped(wins, lang), percentage(totals.wins[seat] / totals.games, lang)]
        row.append(f"{percentage(low, lang)} – {percentage(high, lang)}")
        if scores is not None:
            row += [decimal(scores[:, seat].mean(), 1, lang), f"± {decimal(scores[:, seat].std(), 1, lang)}"]
        rows.append(row)
    screen = Screen()
    title = words.t("cli-match-starts", game=words.t("title"), players=len(bots))
    screen.line((f"{title} · {words.t('cli-games-played', games=totals.games)}", "bold"))
    screen.line()
    screen.table(columns, rows, right=(0, 2, 3, 4, 5, 6))
    screen.line()
    if totals.unfinished:
        screen.line((words.t("cli-abandoned", games=totals.unfinished, decisions=grouped(LIMIT, lang)), "yellow"))
    rates = [
        words.t("cli-games-per-second", rate=round(totals.games / totals.seconds)),
        words.t("cli-decisions-per-second", rate=round(totals.decisions / totals.seconds)),
    ]
    screen.line(" · ".join([words.t("cli-mean-decisions", mean=round(totals.decisions / totals.games, 1)), *rates]))
    screen.line((f"seed {chosen.seed} · state {totals.state_hash[:16]}", "dim"))
