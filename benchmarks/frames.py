"""What a frame costs: python -m benchmarks.frames [GAME…]

After each decision of some matches: the server's work and the bytes that it sends, as a view, and as what is new in the record of a page
that runs the rules. (`benchmarks.rules_in_page` measures the work of the page.)
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
from boardwright.server.play.frame_stream import FrameStream
from boardwright.server.play.frames import ViewerSnapshot, encoded, events_of, frame
from boardwright.server.protocol.outbound import Frame, MatchHead, SeatOut
from tests.contract.matches import load_game, play_decisions

MATCHES = 8


def make_frame(match: Match, viewer: int, since: int, version: int, space: Any) -> tuple[Frame, bytes | None]:
    """Return what one viewer gets after a decision. `space`: the encoded action space; None: the page runs the rules."""
    head = MatchHead("match", match.game.id, match.ruleset, match.options, "running", 0)
    seats = [SeatOut(seat, "person", f"Person {seat}", None, seat == viewer, True) for seat in range(match.players)]
    snapshot = ViewerSnapshot(match, viewer, acts=True, runs_rules=space is None)
    events = events_of(match, viewer, since)
    new = frame(snapshot, version=version, head=head, seats=seats, viewer=viewer, space=space, events=events, events_from=since)
    return new, snapshot.record


def summary(values: Iterable[float], unit: str) -> str:
    listed = sorted(values)
    return f"median {statistics.median(listed):.3g} {unit}, longest {listed[-1]:.3g} {unit}"


def measure(name: str) -> None:
    game: Any = load_game(name)
    work: dict[str, list[float]] = {"view": [], "record": []}
    sizes: dict[str, list[float]] = {"view": [], "record": []}
    space = encoded(game.actions.describe())
    for number in range(MATCHES):
        match = game.new_match(game.players[-1], seed=number)
        streams, known = [FrameStream() for _ in range(match.players)], [0] * match.players
        for version, (acting, _) in enumerate(play_decisions(match, number)):
            if version % 2:  # alternately, since a view is cached until the next decision
                began = time.perf_counter()
                content = msgspec.json.encode(make_frame(match, acting, known[acting], version, space)[0])
                work["view"].append((time.perf_counter() - began) * 1000)
                sizes["view"].append(len(content))
            for viewer, stream in enumerate(streams):
                began = time.perf_counter()
                new, record = make_frame(match, viewer, known[viewer], version, None)
                assert record is not None
                content = stream.message(new, record)
                if not version % 2:
                    work["record"].append((time.perf_counter() - began) * 1000)
                known[viewer] += len(new.events)
                if version:  # the first message is a whole frame
                    sizes["record"].append(len(content))
    print(f"{name}, {game.players[-1]} players")
    for form, viewers in (("view", "the acting seat"), ("record", "each viewer")):
        print(f"  {form}, for {viewers}: {summary(work[form], 'ms')}; {summary(sizes[form], 'bytes')}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; default: all")
    for name in parser.parse_args().games or bw.games():
        measure(name)


if __name__ == "__main__":
    main()
