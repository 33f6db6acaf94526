"""The description of a dataset: `dataset.json` for programs, `README.md` for people and the Hugging Face hub."""

import json
from pathlib import Path
from typing import Any

from boardwright import __version__
from boardwright.core.text.words import Words
from boardwright.dataset.columns import MEANING
from boardwright.dataset.files import CARD, MANIFEST, write_text
from boardwright.dataset.recipe import DECISIONS, Recipe

INCOMPLETE = """
> **Incomplete.** The program that writes this dataset is still running or was interrupted. The same command makes what is missing.
"""
MISSING = "incomplete"


def write_card(recipe: Recipe, folder: Path, rows: dict[str, int] | None) -> None:
    """Write both files. `rows`: the number of rows per table; None if the dataset is incomplete."""
    manifest: dict[str, Any] = {
        "complete": rows is not None,
        "rows": rows,
        "recipe": recipe.plain(),
        "made_by": f"boardwright {__version__}",
        "columns": {table: MEANING[table] for table in recipe.tables},
        "actions": [str(action) for action in recipe.game.actions],
    }
    if DECISIONS in recipe.tables:
        manifest["observation"] = [
            {
                "name": each.name,
                "from": each.slice.start,
                "to": each.slice.stop,
                "shape": list(each.shape),
                "low": each.low,
                "high": each.high,
                "visible_to": each.visible_to,
            }
            for each in recipe.game.observation_fields
        ]
    write_text(folder / MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1) + "\n")
    write_text(folder / CARD, _card(recipe, rows))


def _card(recipe: Recipe, rows: dict[str, int] | None) -> str:
    title = f"{Words('en', recipe.game).t('title')}: {recipe.games} matches of bots"
    options = ", ".join(f"{name} = {value}" for name, value in recipe.options.items()) or "none"
    counts = ", ".join(f"{count} {table}" for table, count in rows.items()) if rows else MISSING
    lines = [
        "---",
        f"pretty_name: {json.dumps(title, ensure_ascii=False)}",
        "configs:",
        *(f"- config_name: {table}\n  data_files: {table}/*.parquet" for table in recipe.tables),
        "---",
        "",
        f"# {title}",
        *([] if rows else [INCOMPLETE.rstrip()]),
        "",
        "Every decision was made by a program that knew only what its seat may know. No person's match is in here.",
        "",
        "| | |",
        "| --- | --- |",
        f"| rows | {counts} |",
        f"| game | `{recipe.game.id}`, rules `{recipe.game.ruleset}` |",
        f"| players | {recipe.players} |",
        f"| bots, seat by seat | {', '.join(f'`{bot}`' for bot in recipe.bots)} |",
        f"| options | {options} |",
        f"| seed | `{recipe.seed}` |",
        f"| made by | boardwright {__version__} |",
        "",
        "```python",
        "from datasets import load_dataset",
        f'rows = load_dataset("parquet", data_files="{recipe.tables[0]}/*.parquet", split="train")',
        "```",
    ]
    for table in recipe.tables:
        lines += ["", f"## {table}", "", "| column | meaning |", "| --- | --- |"]
        lines += [f"| `{name}` | {meaning} |" for name, meaning in MEANING[table].items()]
    if DECISIONS in recipe.tables:
        lines += ["", "## What stands in an observation", "", "| numbers | field | shape | from | to | visible to |", "| " + "--- | " * 6]
        for each in recipe.game.observation_fields:
            place, shape = f"{each.slice.start}–{each.slice.stop - 1}", list(each.shape)
            lines.append(f"| {place} | `{each.name}` | {shape} | {each.low:g} | {each.high:g} | {each.visible_to} |")
        lines += ["", f"`actions` in `{MANIFEST}` has the text of each action."]
    return "\n".join(lines) + "\n"
