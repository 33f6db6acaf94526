"""How well the chances of every game's outlook fit matches that they were not fitted to: python -m benchmarks.chances [GAME…] [--matches N]

Writes the table of docs/analysis.md and its picture. Each game is played with the usual number of players, by the bots that `boardwright
train` uses. The result of each game is kept in `--kept FOLDER` until all are there.
"""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.train import CHECK_BATCH, CHECK_SEED
from boardwright.training.checking import FEWEST, check
from boardwright.training.drawing import calibration
from boardwright.training.settings import settings_of, usual_players

DOCUMENT = Path(__file__).parents[1] / "docs" / "analysis.md"
PICTURE = DOCUMENT.parent / "images" / "chances.svg"
BEGIN, END = "<!-- measured: chances -->", "<!-- end -->"


def figures_of(name: str, matches: int, kept: Path) -> dict[str, Any]:
    """Return the figures of a game, from the folder if they are there."""
    path = kept / f"chances-{name}-{matches}.json"
    if not path.exists():
        game = bw.load(name).compile()
        own = settings_of(game)
        settings = replace(own, matches=matches, batch=CHECK_BATCH, every=1, random_starts=0, seed=own.seed + CHECK_SEED)
        figures = check(game, settings, usual_players(game), lambda done: print(f"{name}: {done} / {matches}", end="\r", flush=True))
        path.write_text(json.dumps(figures, indent=1) + "\n")
    figures = json.loads(path.read_text())
    assert isinstance(figures, dict)
    return figures


def tables(figures: dict[str, dict[str, Any]]) -> str:
    """Return the tables of the document."""
    rows = ["| share of wins, by predicted chance of the seat that decides | " + " | ".join(f"`{name}`" for name in figures) + " |"]
    rows.append("| --- " * (len(figures) + 1) + "|")
    counts = [f"{game['players']}; {game['matches']}; {game['decisions']}" for game in figures.values()]
    rows.append("| players; matches; decisions | " + " | ".join(counts) + " |")
    for tenth in range(10):
        cells = [next((row for row in game["tenths"] if round(row["from"] * 10) == tenth), None) for game in figures.values()]
        texts = [f"{100 * row['won']:.1f} % ({100 * row['said']:.1f})" if row and row["decisions"] >= FEWEST else "–" for row in cells]
        rows.append(f"| {10 * tenth} to {10 * tenth + 10} % | " + " | ".join(texts) + " |")
    rows += ["", "| log-loss in the second third | outlook | even chances | points so far | `greedy` | better than the best of them by |"]
    rows.append("| --- | --- | --- | --- | --- | --- |")
    for name, game in figures.items():
        third = game["thirds"][1]
        losses = " | ".join(f"{third[column]:.3f}" for column in ("outlook", "even", "points", "simple"))
        rows.append(f"| `{name}` | {losses} | {third['better']:.1f} % |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="(default: all, and only then the document is written)")
    parser.add_argument("--matches", type=int, default=2000, metavar="N")
    parser.add_argument("--kept", type=Path, default=Path("."), metavar="FOLDER", help="where the figures of each game are kept")
    arguments = parser.parse_args()
    arguments.kept.mkdir(parents=True, exist_ok=True)
    figures = {name: figures_of(name, arguments.matches, arguments.kept) for name in arguments.games or bw.games()}
    print(tables(figures))
    if not arguments.games:
        PICTURE.write_text(calibration(list(figures.items()), "Predicted", "Wins"), encoding="utf-8")
        text = DOCUMENT.read_text(encoding="utf-8")
        DOCUMENT.write_text(re.sub(f"(?s){BEGIN}.*?{END}", f"{BEGIN}\n\n{tables(figures)}\n\n{END}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
