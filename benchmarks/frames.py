"""What a frame costs: python -m benchmarks.frames [GAME…]

After each decision of some matches, for the seat that is to act: the server's work and the bytes that it sends, as a view and as a record
for a page that runs the rules; then the page's own work in Node: the whole frame with all previews, and the reasons against all other
actions.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.domain.shipped_rules import fresh_file
from boardwright.core.machine.platforms import PAGE
from boardwright.server.frames import ViewerSnapshot, encoded, events_of, frame
from boardwright.server.outbound import MatchHead, SeatOut
from tests.contract.matches import loaded, played
from tests.contract.page_in_node import IN_PAGES, PageInNode

MATCHES = 8


def sent(match: Match, viewer: int, since: int, space: Any, runs_rules: bool) -> bytes:
    """What the server sends to one viewer after a decision. `space`: the encoded action space, made once for a match."""
    head = MatchHead("match", match.game.id, match.ruleset, match.options, "running", 0)
    seats = [SeatOut(seat, "person", f"Person {seat}", None, seat == viewer) for seat in range(match.players)]
    snapshot = ViewerSnapshot(match, viewer, acts=True, runs_rules=runs_rules)
    events = events_of(match, viewer, since)
    made = frame(
        snapshot, version=1, head=head, seats=seats, viewer=viewer, space=None if runs_rules else space, events=events, events_from=since
    )
    return msgspec.json.encode(made)


def told(values: Iterable[float], unit: str) -> str:
    listed = sorted(values)
    return f"median {statistics.median(listed):.3g} {unit}, longest {listed[-1]:.3g} {unit}"


def measure(name: str, folder: Path) -> None:
    game: Any = loaded(name)
    module = fresh_file(game, PAGE)
    work: dict[bool, list[float]] = {False: [], True: []}
    sizes: dict[bool, list[float]] = {False: [], True: []}
    in_page: list[float] = []
    space = encoded(game.actions.describe())
    with contextlib.ExitStack() as stack:
        page = stack.enter_context(contextlib.closing(PageInNode(game, module, folder))) if module and name in IN_PAGES else None
        for number in range(MATCHES):
            match, since = game.new_match(game.players[-1], seed=number), 0
            for decision, (seat, _) in enumerate(played(match, number)):
                runs_rules = decision % 2 == 1  # in turn, for what a look has made is kept until the next decision
                began = time.perf_counter()
                content = sent(match, seat, since, space, runs_rules)
                work[runs_rules].append((time.perf_counter() - began) * 1000)
                sizes[runs_rules].append(len(content) / 1024)
                since = len(match.events(seat))
                if page:
                    in_page.append(page.shows(match, seat, range(game.num_actions))["milliseconds"])
    print(f"{name}, {game.players[-1]} players")
    for runs_rules, what in ((False, "view"), (True, "record")):
        print(f"  server, {what}: {told(work[runs_rules], 'ms')}; {told(sizes[runs_rules], 'KiB')}")
    print(f"  page: {told(in_page, 'ms')}" if page else "  page: its rules do not run there")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    with tempfile.TemporaryDirectory() as folder:
        for name in parser.parse_args().games or bw.games():
            measure(name, Path(folder))


if __name__ == "__main__":
    main()
