"""A finished match, decision by decision."""

from typing import Any

import msgspec

from boardwright.core.domain.match import Match
from boardwright.core.domain.progress import progress
from boardwright.server.errors import ApiError
from boardwright.server.play.frames import ViewerSnapshot, encoded, events_of, frame, full_events_of
from boardwright.server.protocol.answers import ProgressOut, ReplayOut, TurnOut
from boardwright.server.protocol.display_names import clean_name
from boardwright.server.protocol.outbound import Frame, MatchHead, SeatOut


class Replay:
    """A match after each of its decisions, computed from copies kept at even distances."""

    def __init__(self, head: MatchHead, seats: list[SeatOut], first: Match, last: Match, snapshots: int) -> None:
        """`first`: the match before its first decision; `last`: after its last one; `snapshots`: how many copies are kept."""
        self.head, self.seats, self.last = head, seats, last
        self.decisions = list(last.decisions)
        self.space = encoded(last.game.actions.describe())
        self._every = max(32, len(self.decisions) // snapshots + 1)
        self._kept = [first]

    def about(self) -> ReplayOut:
        """Return what the page needs to show the replay."""
        return ReplayOut(self.head.id, self.head.game, len(self.decisions), self.seats)

    def frame(self, k: int, since: int, eyes: int | None = None) -> Frame:
        """The frame after `k` decisions with the events from number `since` on. `eyes`: the seat whose view is shown; None: nothing is
        hidden.
        """
        match = self._at(k)
        events = full_events_of(match, since) if eyes is None else events_of(match, eyes, since)
        return frame(
            ViewerSnapshot(match, eyes, acts=False, everything=eyes is None),
            version=k,
            head=self.head,
            seats=self.seats,
            viewer=eyes,
            space=self.space,
            events=events,
            events_from=events[0].n if events else len(match.full_events()),
        )

    def position(self, k: int) -> bytes:
        """The complete state after `k` decisions, as JSON."""
        return msgspec.json.encode(self._at(k).position())

    def first_record(self) -> bytes:
        """The record of the complete state before the first decision, without its generator."""
        return self._kept[0].state_bytes(without="rng")

    def progress(self) -> ProgressOut:
        """Everyone's progress after each turn."""
        first = self._kept[0]
        turns = [TurnOut(*turn) for turn in progress(first, self.decisions)]
        return ProgressOut(turns, (turns and first.standing()) or msgspec.UNSET)

    def _at(self, k: int) -> Match:
        while len(self._kept) <= k // self._every:
            self._kept.append(self._played(self._kept[-1], len(self._kept) * self._every))
        return self._played(self._kept[k // self._every], k)

    def _played(self, start: Match, k: int) -> Match:
        match = start.copy()
        for seat, action in self.decisions[len(match.decisions) : k]:
            match.play(seat, action)
        return match


def check_place(about: ReplayOut, k: int, eyes: int | None) -> None:
    """Raises ApiError 404 if the match is not that long, or has no such seat."""
    if not 0 <= k <= about.decisions:
        raise ApiError(404, "no_such_decision", k=k, decisions=about.decisions)
    if eyes is not None and eyes >= len(about.seats):
        raise ApiError(404, "no_such_seat", number=eyes + 1, last=len(about.seats))


def seats_given(file_seats: Any, players: int) -> list[SeatOut]:
    """The seats according to a match file, if the file has them in the format of this server."""
    seats = []
    for seat in range(players):
        entry = file_seats[seat] if isinstance(file_seats, list) and seat < len(file_seats) else None
        entry = entry if isinstance(entry, dict) else {}
        name, level = entry.get("name"), entry.get("level")
        seats.append(
            SeatOut(
                seat=seat,
                kind="bot" if entry.get("kind") == "bot" else "person",
                name=clean_name(name[:200]) if isinstance(name, str) else "",
                level=clean_name(level[:200]) if isinstance(level, str) else None,
                yours=False,
            )
        )
    return seats
