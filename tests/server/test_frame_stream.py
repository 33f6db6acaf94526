"""A page that is told only what is new has the same frames as one that is told everything, whenever it came."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, strategies as st

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.games.page_rules import rules_digest
from boardwright.server.play.frame_stream import FrameStream, patch
from boardwright.server.play.frames import ViewerSnapshot, events_of, frame
from boardwright.server.protocol.outbound import Frame, MatchHead, SeatOut
from tests.conftest import many
from tests.messages import Messages, patched
from tests.server.gathered import begin
from tests.server.harness import Harness, Page

JOINS = many(40, proving=2_500, short=20)


def frame_of(match: Match, viewer: int | None, version: int, since: int, online: bool) -> tuple[Frame, bytes]:
    """What a viewer should know now."""
    seats = [SeatOut(seat, "person", f"P{seat}", None, seat == viewer, online) for seat in range(match.players)]
    snapshot = ViewerSnapshot(match, viewer, acts=viewer is not None, runs_rules=True)
    head = MatchHead("m", match.game.id, match.ruleset, match.options, "over" if match.over else "running", 0)
    events = events_of(match, viewer, since)
    new = frame(snapshot, version=version, head=head, seats=seats, viewer=viewer, space=None, events=events, events_from=since)
    assert snapshot.record is not None
    return new, snapshot.record


class Reader:
    """A viewer who joined at some time, with all events so far."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer, self.stream, self.messages = viewer, FrameStream(), Messages()
        self.frame: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.sizes: list[int] = []

    def look(self, match: Match, version: int, left: int, online: bool) -> None:
        """Take in what is new. `left`: so many of the events that are known still stand."""
        new, record = frame_of(match, self.viewer, version, min(left, len(self.events)), online)
        sent = self.stream.message(new, record)
        self.sizes.append(len(sent))
        self.frame = self.messages.read(sent)
        self.events[self.frame["events_from"] :] = self.frame["events"]


def snapshot(match: Match, viewer: int | None, version: int, online: bool) -> dict[str, Any]:
    """A whole frame with all events."""
    new, record = frame_of(match, viewer, version, 0, online)
    return {**json.loads(msgspec.json.encode(new)), "record": record}


@pytest.mark.parametrize("name", bw.games())
def test_a_viewer_who_joined_at_any_time_has_the_snapshot(name: str) -> None:
    """Random matches with undo, slow pages that miss versions, people who come and go."""
    game, chance = bw.load(name), np.random.default_rng([*name.encode()])
    joined, sizes = 0, list[int]()
    while joined < JOINS:
        match = game.new_match(int(chance.choice(game.players)), seed=int(chance.integers(2**32)))
        readers: list[Reader] = []
        for version in range(chance.integers(10, 80)):
            online = chance.random() < 0.8
            left = sum(1 for _ in match.full_events(0))
            if chance.random() < 0.15 and (undone := [seat for seat in range(match.players) if match.can_undo(seat) is True]):
                left = match.undo(undone[0])
                for reader in readers:  # nobody misses that something was taken back: the server remembers it for slow pages
                    reader.look(match, version, left, online)
            elif not match.over:
                seat = int(chance.choice(list(match.actors)))
                match.play(seat, int(chance.choice(match.legal_ids(seat))))
            if chance.random() < 0.2:
                readers.append(Reader([None, *range(match.players)][chance.integers(match.players + 1)]))
            for reader in readers:
                if chance.random() < 0.7 or not reader.frame:
                    reader.look(match, version, len(reader.events), online)
                    whole = snapshot(match, reader.viewer, version, online)
                    assert reader.events == whole.pop("events")
                    assert whole.pop("events_from") == 0
                    assert {key: value for key, value in reader.frame.items() if key not in ("events", "events_from")} == whole
        joined += len(readers)
        sizes += [size for reader in readers for size in reader.sizes[1:]]
    assert np.median(sizes) < 1_000, "only what is new is sent after the first frame"


@given(st.binary(max_size=600), st.data())
def test_a_patch_makes_one_record_of_another(before: bytes, data: st.DataObject) -> None:
    changes = data.draw(st.dictionaries(st.integers(0, max(0, len(before) - 1)), st.integers(0, 255), max_size=20)) if before else {}
    after = bytes(changes.get(place, byte) for place, byte in enumerate(before))
    made = patch(before, after)
    assert patched(before, made) == after
    assert len(made) <= 4 * max(1, len(changes)) + len(changes) * 4
    assert (made == b"") == (before == after)


def test_a_patch_reaches_far_into_a_long_record() -> None:
    before = bytes(np.zeros(70_000, np.uint8))
    after = before[:69_000] + b"\xff" * 1_000
    assert patched(before, patch(before, after)) == after


def test_a_page_at_a_match_is_told_what_is_new_and_after_a_look_everything(harness: Harness) -> None:
    digest, ada, bo = rules_digest(bw.load("game_of_trains")), harness.device(), harness.device()
    id = begin(harness, [ada, bo])
    live = harness.server.registry._open
    with harness.page(id, ada, 0, digest) as first, harness.page(id, bo, 1, digest) as second:
        for _ in range(6):
            pages = (first, second)
            actor = next(page for page in pages if page.seat in page.frame["actors"])
            actor.act(int(live[id].match.legal_ids(actor.seat)[0]))
            for page in pages:
                page.at(max(page.frame["version"] for page in pages))
                assert page.frame["record"] == live[id].match.information_state(page.seat)
        assert all(isinstance(sent, str) or len(sent) < 1_000 for sent in first.raw[2:])
        kinds = [b'"type":"change"' in sent for sent in first.raw if isinstance(sent, bytes)]
        assert kinds[0] is False and kinds.count(True) >= 6
        first.send(type="look", seat=0)
        until_whole(first)
        first.send(type="rules", rules=None)
        first.until(lambda frame: frame["view"])
        first.send(type="rules", rules=digest)
        first.send(type="look", seat=0)
        until_whole(first)
        assert first.frame["record"] == live[id].match.information_state(0)


def until_whole(page: Page) -> None:
    """Until a whole frame has come."""
    page.next("frame")
    while not (isinstance(page.raw[-1], bytes) and b'"type":"frame"' in page.raw[-1]):
        page.next("frame")
