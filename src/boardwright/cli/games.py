"""`boardwright games`: list the games. Imports neither NumPy nor rules."""

import argparse
from typing import Any

from boardwright.cli.language import language
from boardwright.cli.screen import Screen
from boardwright.cli.usage import DONE, print_json
from boardwright.core.domain.registry import about, games
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Print the games as a table or as JSON."""
    lang = language(args.lang)
    infos = [_game_info(game, Words(lang, game)) for game in games()]
    if args.json:
        print_json(infos, indent=1)
    else:
        _print(infos, lang)
    return DONE


def _game_info(game: str, words: Words) -> dict[str, Any]:
    info = about(game)
    fewest, most = info["players"]
    return {
        "id": game,
        "title": words.t("title"),
        "ruleset": info["ruleset"],
        "players": list(range(fewest, most + 1)),
        "minutes": info.get("minutes"),
        "levels": list(info.get("levels", ())),
        "options": {name: {"default": o["default"], "values": o["values"]} for name, o in info.get("options", {}).items()},
        "sections": list(info.get("sections", ())),
    }


def _print(infos: list[dict[str, Any]], lang: str) -> None:
    words = Words(lang)
    columns = [words.t(f"cli-column-{name}") for name in ("game", "players", "minutes", "levels")]
    rows = []
    for game in infos:
        players = f"{game['players'][0]}–{game['players'][-1]}"
        rows.append([f"{game['title']} ({game['id']})", players, str(game["minutes"] or ""), ", ".join(game["levels"])])
    Screen().table(columns, rows, right=(1, 2))
