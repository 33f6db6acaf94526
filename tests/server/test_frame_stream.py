"""Frames as changes: a page that gets only changes has the same frames as one that gets whole frames, whenever it joined."""

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
from tests.conftest import repetitions
from tests.messages import Messages, apply_patch
from tests.server.harness import Harness, Page
from tests.server.table_calls import start_match

JOINS = repetitions(40, proving=2_500, short=20)


def make_frame(match: Match, viewer: int | None, version: int, since: int, online: bool) -> tuple[Frame, bytes]:
    """Return the frame of a viewer at a version, with the events since another one, and the hidden record."""
    seats = [SeatOut(seat, "person", f"P{seat}", None, seat == viewer, online) for seat in range(match.players)]
    snapshot = ViewerSnapshot(match, viewer, acts=viewer is not None, runs_rules=True)
    head = MatchHead("m", match.game.id, match.ruleset, match.options, "over" if match.over else "running", 0)
    events = events_of(match, viewer, since)
    new = frame(snapshot, version=version, head=head, seats=seats, viewer=viewer, space=None, events=events, events_from=since)
    assert snapshot.record is not None
    return new, snapshot.record


class Reader:
    """A viewer who joined at some version and collects all events."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer, self.stream, self.messages = viewer, FrameStream(), Messages()
        self.frame: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.sizes: list[int] = []

    def read(self, match: Match, version: int, valid: int, online: bool) -> None:
        """Read the next message. `valid`: how many of the known events are still valid."""
        new, record = make_frame(match, self.viewer, version, min(valid, len(self.events)), online)
        sent = self.stream.message(new, record)
        self.sizes.append(len(sent))
        self.frame = self.messages.read(sent)
        self.events[self.frame["events_from"] :] = self.frame["events"]


def snapshot(match: Match, viewer: int | None, version: int, online: bool) -> dict[str, Any]:
    """Return the whole frame of a viewer, with all events."""
    new, record = make_frame(match, viewer, version, 0, online)
    return {**json.loads(msgspec.json.encode(new)), "record": record}


@pytest.mark.parametrize("name", bw.games())
def test_a_viewer_who_joined_at_any_time_has_the_whole_frame(name: str) -> None:
    """Plays random matches with undo, slow pages that miss versions, and players who come and go."""
    game, chance = bw.load(name), np.random.default_rng([*name.encode()])
    joined, sizes = 0, list[int]()
    while joined < JOINS:
        match = game.new_match(int(chance.choice(game.players)), seed=int(chance.integers(2**32)))
        readers: list[Reader] = []
        for version in range(chance.integers(10, 80)):
            online = chance.random() < 0.8
            valid = sum(1 for _ in match.full_events(0))
            if chance.random() < 0.15 and (undone := [seat for seat in range(match.players) if match.can_undo(seat) is True]):
                valid = match.undo(undone[0])
                for reader in readers:  # no page misses an undo: the server remembers it for slow pages
                    reader.read(match, version, valid, online)
            elif not match.over:
                seat = int(chance.choice(list(match.actors)))
                match.play(seat, int(chance.choice(match.legal_ids(seat))))
            if chance.random() < 0.2:
                readers.append(Reader([None, *range(match.players)][chance.integers(match.players + 1)]))
            for reader in readers:
                if chance.random() < 0.7 or not reader.frame:
                    reader.read(match, version, len(reader.events), online)
                    whole = snapshot(match, reader.viewer, version, online)
                    assert reader.events == whole.pop("events")
                    assert whole.pop("events_from") == 0
                    assert {key: value for key, value in reader.frame.items() if key not in ("events", "events_from")} == whole
        joined += len(readers)
        sizes += [size for reader in readers for size in reader.sizes[1:]]
    assert np.median(sizes) < 1_000, "only what is new is sent after the first frame"


@given(st.binary(max_size=600), st.data())
def test_a_patch_turns_one_record_into_another(before: bytes, data: st.DataObject) -> None:
    changes = data.draw(st.dictionaries(st.integers(0, max(0, len(before) - 1)), st.integers(0, 255), max_size=20)) if before else {}
    after = bytes(changes.get(place, byte) for place, byte in enumerate(before))
    changed_bytes = patch(before, after)
    assert apply_patch(before, changed_bytes) == after
    assert len(changed_bytes) <= 4 * max(1, len(changes)) + len(changes) * 4
    assert (changed_bytes == b"") == (before == after)


def test_a_patch_applies_far_into_a_long_record() -> None:
    before = bytes(np.zeros(70_000, np.uint8))
    after = before[:69_000] + b"\xff" * 1_000
    assert apply_patch(before, patch(before, after)) == after


def test_a_page_gets_changes_and_a_whole_frame_after_it_asks_for_one(harness: Harness) -> None:
    digest, ada, bo = rules_digest(bw.load("game_of_trains")), harness.new_device(), harness.new_device()
    id = start_match(harness, [ada, bo])
    live = harness.server.registry._open
    with harness.page(id, ada, 0, digest) as first, harness.page(id, bo, 1, digest) as second:
        for _ in range(6):
            pages = (first, second)
            actor = next(page for page in pages if page.seat in page.frame["actors"])
            actor.act(int(live[id].match.legal_ids(actor.seat)[0]))
            for page in pages:
                page.wait_for_version(max(page.frame["version"] for page in pages))
                assert page.frame["record"] == live[id].match.information_state(page.seat)
        assert all(isinstance(sent, str) or len(sent) < 1_000 for sent in first.raw[2:])
        kinds = [b'"type":"change"' in sent for sent in first.raw if isinstance(sent, bytes)]
        assert kinds[0] is False and kinds.count(True) >= 6
        first.send(type="look", seat=0)
        wait_for_whole_frame(first)
        first.send(type="rules", rules=None)
        first.wait_until(lambda frame: frame["view"])
        first.send(type="rules", rules=digest)
        first.send(type="look", seat=0)
        wait_for_whole_frame(first)
        assert first.frame["record"] == live[id].match.information_state(0)


def wait_for_whole_frame(page: Page) -> None:
    """Wait for a whole frame."""
    page.wait_for("frame")
    while not (isinstance(page.raw[-1], bytes) and b'"type":"frame"' in page.raw[-1]):
        page.wait_for("frame")
