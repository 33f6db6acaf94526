"""Compile the machine code that several tests need, before they run in parallel: python -m tests.compiled [GAME …]"""

from __future__ import annotations

import sys

import boardwright as bw
from boardwright.core.machine.platforms import platforms_here
from tests.contract.shipped import SHIPPED, built_file


def main(names: list[str]) -> None:
    """Compile these games and their bots, and make the files that their tests load."""
    for game in map(bw.load, names):
        game.compile(bots=game.bots)
    for name in SHIPPED:
        if name in names:
            for platform in platforms_here():
                built_file(name, platform)


if __name__ == "__main__":
    main(sys.argv[1:] or bw.games())
