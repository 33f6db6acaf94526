"""`boardwright page`: the page as a folder of files that needs no server."""

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.usage import DONE, WrongUsage
from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.machine.platforms import WASM
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Write the page with the games, compiling what is missing. Raises BoardwrightError, OSError."""
    from boardwright.server.games.page_rules import make_module  # these load the web framework
    from boardwright.server.static_site.writing import check_folder, write_site

    folder, words = Path(args.out), Words(language(args.lang))
    check_folder(folder, args.base)
    games = _games(args.games)
    with Progress() as progress:
        for game in games:
            if fresh_file(game, WASM) is None:
                make_module(game, partial(_report_progress, progress, words, game.id), WASM)
        write_site(folder, [game.id for game in games], args.base)
    Screen().line(words.t("cli-saved", path=args.out))
    return DONE


def _games(ids: list[str]) -> list[Any]:
    """These games, or all that a page can play. Raises UnknownGame, WrongUsage."""
    from boardwright.server.static_site.page_files import runs_in_page

    for id in ids:
        folder_of(id)  # report an unknown game before loading anything
    games = [bw.load(id) for id in dict.fromkeys(ids or bw.games())]
    left_out = [game.id for game in games if not runs_in_page(game)]
    if ids and left_out:
        raise WrongUsage(f"{left_out[0]}: pages cannot run its rules, expected declared fields and web/rules.js (docs/game_contract.md)")
    for id in left_out:
        print(f"boardwright: {id} is left out: pages cannot run its rules", file=sys.stderr)
    return [game for game in games if game.id not in left_out]


def _report_progress(progress: Any, words: Words, id: str, done: int, total: int, _: str) -> None:
    progress(f"{id}: {words.t('cli-compiling', done=done, total=total)}")
