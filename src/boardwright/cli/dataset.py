"""`boardwright dataset`: matches of bots as Parquet files, with one row per decision."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.simulate import warm_up, with_recipe
from boardwright.cli.usage import DONE, check_extra
from boardwright.core.text.words import Words

if TYPE_CHECKING:
    from boardwright.dataset.recipe import Recipe


def run(args: argparse.Namespace) -> int:
    """Make the dataset, or resume it. Returns the exit code."""
    check_extra("dataset")
    from boardwright.dataset.making import make

    folder = Path(args.out)
    with redirect_stdout(sys.stderr), Progress() as progress:  # what files of bots print
        chosen, recipe = with_recipe(args, folder, ("decisions", "matches"))
        words = Words(language(args.lang), chosen.game)
        warm_up(chosen, args.players, list(recipe.bots), words, progress)
        start = time.perf_counter()
        rows = make(recipe, folder, args.jobs or 1, lambda done, _: progress(f"{done} / {words.t('cli-games-played', games=args.games)}"))
        seconds = time.perf_counter() - start
    if args.json:
        print(json.dumps({**recipe.plain(), "rows": rows, "seconds": seconds, "out": args.out}))
    else:
        _print(recipe, rows, args.out, words)
    return DONE


def _print(recipe: Recipe, rows: dict[str, int], out: str, words: Words) -> None:
    screen = Screen()
    title = words.t("cli-match-starts", game=words.t("title"), players=recipe.players)
    counts: list[Any] = [words.t("cli-games-played", games=rows["matches"]), words.t("cli-decisions", decisions=rows["decisions"])]
    screen.line((" · ".join([title, *counts]), "bold"))
    screen.line(words.t("cli-saved", path=out))
    screen.line((f"seed {recipe.seed}", "dim"))
