"""`boardwright compile`: compile the rules of games to shared libraries and WebAssembly modules."""

import argparse
import itertools
from functools import partial
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.cli.screen import Progress
from boardwright.cli.usage import DONE, WrongUsage
from boardwright.core.domain.registry import folder_of
from boardwright.core.domain.shipping import folder_of_files, path_of, ship
from boardwright.core.errors import quoted
from boardwright.core.machine.platforms import SUFFIXES, platforms_here, this_platform


def run(args: argparse.Namespace) -> int:
    """Compile what is out of date, for the named platforms or those used here, and print every file. Raises BoardwrightError, OSError."""
    names = list(dict.fromkeys(args.games)) or bw.games()
    for name in names:
        folder_of(name)  # report an unknown game before compiling anything
    for name, platform in itertools.product(names, args.platform or platforms_here()):
        folder = _folder(args.out, name)
        with Progress() as progress:
            shipped = ship(bw.load(name), platform, folder, partial(_show_progress, progress, f"{name} {platform}"))
        print(f"{path_of(name, platform, folder)}{'' if shipped else ' (nothing has changed)'}")
    if not args.platform and this_platform() not in SUFFIXES:
        print(f"There is no shared library for {this_platform()} yet, only for {', '.join(SUFFIXES)}.")
    return DONE


def _show_progress(progress: Any, label: str, done: int, total: int, part: str) -> None:
    progress(f"{label}: {done} of {total} {part}")


def _folder(out: str | None, game: str) -> Path:
    if out is not None:
        if Path(out).exists() and not Path(out).is_dir():
            raise WrongUsage(f"--out {quoted(out)} is a file, expected a folder")
        Path(out).mkdir(parents=True, exist_ok=True)  # compiling takes minutes: what cannot be is told before
        return Path(out)
    folder = folder_of_files(game)
    if folder is None:
        raise WrongUsage("no safe folder for machine code, expected --out DIR")
    return folder
