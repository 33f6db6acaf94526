"""What a browser loads for lobby and board, compressed: python -m benchmarks.page_size [GAME…]"""

from __future__ import annotations

import argparse
import gzip

import msgspec

import boardwright as bw
from boardwright.cli.measure import targets
from boardwright.cli.page_size import KIB, module_kib, page_kib
from boardwright.cli.screen import Screen
from boardwright.server.games.page_rules import make_module, page_rules_of

COLUMNS = ["game", "JavaScript and CSS", "goal", "WebAssembly", "together", "goal", "description of the rules"]


def row_of(game: str) -> list[str]:
    """Return a row of the table."""
    make_module(bw.load(game), lambda *_: None)
    scripts, module, rules = page_kib(game), module_kib(game), page_rules_of(bw.load(game))
    if scripts is None or module is None or rules is None:
        return [game, "the page is not built, or has no board or no rules of this game"]
    described = len(gzip.compress(msgspec.json.encode(rules.description), 9)) / KIB
    goals = [f"< {goal}" if goal else "" for goal in map(targets(game).get, ("page_kib", "page_with_rules_kib"))]
    return [game, f"{scripts:.1f}", goals[0], f"{module:.1f}", f"{scripts + module:.1f}", goals[1], f"{described:.1f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    rows = [row_of(game) for game in parser.parse_args().games or bw.games()]
    screen = Screen()
    screen.line("KiB, compressed; each game with the whole lobby and the words of one language")
    screen.table(COLUMNS, rows, right=range(1, len(COLUMNS)))


if __name__ == "__main__":
    main()
