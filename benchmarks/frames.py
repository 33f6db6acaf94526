"""What a frame costs: python -m benchmarks.frames [GAME…]

After each decision of some matches, for the seat that is to act: the server's work and the bytes that it sends, as a view and as a record
for a page that runs the rules. (What the page does then: `benchmarks.rules_in_page`.)
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterable
from typing import Any

import msgspec

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.frames import ViewerSnapshot, encoded, events_of, frame, packed
from boardwright.server.outbound import MatchHead, SeatOut
from tests.contract.matches import loaded, played

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
    return msgspec.json.encode(made) if snapshot.record is None else packed(made, snapshot.record)


def told(values: Iterable[float], unit: str) -> str:
    listed = sorted(values)
    return f"median {statistics.median(listed):.3g} {unit}, longest {listed[-1]:.3g} {unit}"


def measure(name: str) -> None:
    game: Any = loaded(name)
    work: dict[bool, list[float]] = {False: [], True: []}
    sizes: dict[bool, list[float]] = {False: [], True: []}
    space = encoded(game.actions.describe())
    for number in range(MATCHES):
        match, since = game.new_match(game.players[-1], seed=number), 0
        for decision, (seat, _) in enumerate(played(match, number)):
            runs_rules = decision % 2 == 1  # in turn, for what a look has made is kept until the next decision
            began = time.perf_counter()
            content = sent(match, seat, since, space, runs_rules)
            work[runs_rules].append((time.perf_counter() - began) * 1000)
            sizes[runs_rules].append(len(content) / 1024)
            since = len(match.events(seat))
    print(f"{name}, {game.players[-1]} players")
    for runs_rules, what in ((False, "view"), (True, "record")):
        print(f"  server, {what}: {told(work[runs_rules], 'ms')}; {told(sizes[runs_rules], 'KiB')}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all if none is named")
    for name in parser.parse_args().games or bw.games():
        measure(name)


if __name__ == "__main__":
    main()
