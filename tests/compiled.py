"""Compiles the machine code that several tests need, so that they do not compile it at the same time: python -m tests.compiled"""

from __future__ import annotations

import boardwright as bw
from boardwright.core.machine.platforms import platforms_here
from tests.contract.shipped import SHIPPED, file_of


def main() -> None:
    for game in map(bw.load, bw.games()):
        game.compile(bots=game.bots)
    for name in SHIPPED:
        for platform in platforms_here():
            file_of(name, platform)


if __name__ == "__main__":
    main()
