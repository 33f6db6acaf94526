"""`boardwright train`: the weights of a game's outlook, fitted to matches of its bots; and how well they fit."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.usage import DONE, WrongUsage, check_extra, check_writable
from boardwright.core.domain.atomic_file import write_atomically
from boardwright.core.domain.game import Game
from boardwright.core.domain.registry import folder_of
from boardwright.core.text.numbers import decimal, percentage
from boardwright.core.text.words import Words
from boardwright.training.settings import Settings, settings_of, usual_players

CHECK_SEED = 1 << 40
"""Added to the seed of a check: its matches are not those of a training."""
CHECK_BATCH = 5
"""Matches of a check that are played by the same bots: few, so that fields are mixed well."""


def run(args: argparse.Namespace) -> int:
    """Train, or check. Returns the exit code."""
    folder_of(args.game)
    check_writable("--svg", args.svg)
    if (args.check is None) == (args.out is None):
        raise WrongUsage("train: expected --out DIR to train, or --check N to check what is there")
    if args.check is not None and args.install:
        raise WrongUsage("train: --install puts weights of --out DIR into the game's folder, found --check")
    if args.out is not None and (args.players or args.svg):
        raise WrongUsage("train: --players and --svg belong to --check N, found --out")
    check_extra("compile")
    game = bw.load(args.game).compile()
    words = Words(language(args.lang), game)
    settings = settings_of(game, Path(args.settings) if args.settings else None, **({} if args.seed is None else {"seed": args.seed}))
    (_train if args.check is None else _check)(game, settings, args, words)
    return DONE


def _train(game: Game, settings: Settings, args: argparse.Namespace, words: Words) -> None:
    check_extra("train")
    from boardwright.core.domain.outlook_weights import FILE, path_of
    from boardwright.training.drawing import curves
    from boardwright.training.making import make

    folder = Path(args.out)
    with Progress() as progress:
        report = make(game, settings, folder, _progress_reporter(words, settings, progress))
    write_atomically(folder / "curves.svg", curves(report).encode())
    if args.install:
        write_atomically(path_of(game), (folder / FILE).read_bytes())
    if args.json:
        print(json.dumps(report))
    else:
        _print_report(report, words, path_of(game) if args.install else folder / FILE)


def _print_report(report: dict[str, Any], words: Words, path: Path) -> None:
    columns = [words.t("cli-column-players"), words.t("cli-column-positions"), words.t("cli-train-even"), words.t("cli-train-outlook")]
    rows = []
    for players, each in report["players"].items():
        losses = [each["even"], each["network"][0], *each["network"][-1:]]
        rows.append([players, str(each["positions"] + each["held_out"]), *(f"{loss:.4f}" for loss in losses)])
    screen = Screen()
    screen.table([*columns, words.t("cli-train-network")], rows, right=range(5))
    screen.line(words.t("cli-saved", path=str(path)))


def _progress_reporter(words: Words, settings: Settings, progress: Progress) -> Any:
    def report_progress(stage: str, players: int, done: int, total: int) -> None:
        at_table = f"{words.t('cli-column-players')} {players}"
        if stage == "positions":
            progress(f"{at_table} · {done * settings.batch} / {words.t('cli-games-played', games=total * settings.batch)}")
        else:
            progress(f"{at_table} · {words.t('cli-train-network' if stage == 'network' else 'cli-train-outlook')} {done}")

    return report_progress


def _check(game: Game, settings: Settings, args: argparse.Namespace, words: Words) -> None:
    from dataclasses import replace

    from boardwright.training.checking import check
    from boardwright.training.drawing import calibration

    players = args.players or usual_players(game)
    game.check_players(players)
    settings = replace(settings, matches=args.check, batch=CHECK_BATCH, every=1, random_starts=0, seed=settings.seed + CHECK_SEED)
    with Progress() as progress:
        total = words.t("cli-games-played", games=args.check)
        figures = check(game, settings, players, lambda done: progress(f"{done} / {total}"))
    if args.json:
        print(json.dumps({"game": game.id, **figures}))
    else:
        _print_check(figures, words)
    if args.svg:  # last: a full disk does not take the figures with it
        axes = words.t("cli-train-said"), words.t("cli-column-wins")
        write_atomically(args.svg, calibration([(words.t("title"), figures)], *axes).encode())


def _print_check(figures: dict[str, Any], words: Words) -> None:
    screen = Screen()
    screen.line((f"{words.t('title')} · {words.t('cli-games-played', games=figures['matches'])}", "bold"))
    screen.line()
    columns = [words.t("cli-train-said"), words.t("cli-column-wins"), words.t("cli-train-decisions")]
    lang = words.lang
    rows = [[percentage(each["said"], lang), percentage(each["won"], lang), str(each["decisions"])] for each in figures["tenths"]]
    screen.table(columns, rows, right=range(3))
    screen.line()
    names = {"outlook": "cli-train-outlook", "even": "cli-train-even", "points": "cli-train-points"}
    rows = []
    for third, each in enumerate(figures["thirds"], 1):
        losses = [each[name] for name in (*names, "simple")]
        better = percentage(each["better"] / 100, lang)
        rows.append([f"{third}/{len(figures['thirds'])}", *(decimal(loss, 4, lang) for loss in losses), better])
    screen.table(["log-loss", *map(words.t, names.values()), "greedy", words.t("cli-train-better")], rows, right=range(1, 6))
