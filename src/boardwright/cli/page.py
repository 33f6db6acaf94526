"""`boardwright page`: the page as a folder of files that needs no server."""

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.usage import DONE
from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.machine.platforms import WASM
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Write the page with the games, compiling what is missing. Raises BoardwrightError, OSError."""
    from boardwright.server.games.page_rules import make_module  # these load the web framework
    from boardwright.server.static_site.writing import check_folder, write_site

    ids, folder, words = list(dict.fromkeys(args.games)) or bw.games(), Path(args.out), Words(language(args.lang))
    for id in ids:
        folder_of(id)  # report an unknown game before compiling anything
    check_folder(folder)
    with Progress() as progress:
        for game in map(bw.load, ids):
            if fresh_file(game, WASM) is None:
                make_module(game, partial(_tell, progress, words, game.id), WASM)
        write_site(folder, ids)
    Screen().line(words.t("cli-saved", path=args.out))
    return DONE


def _tell(progress: Any, words: Words, id: str, done: int, total: int, _: str) -> None:
    progress(f"{id}: {words.t('cli-compiling', done=done, total=total)}")
