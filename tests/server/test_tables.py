"""Rules of tables before a match, also as laws over random sequences of calls. Without server and database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.core.domain.deal import digest, pledge_of
from boardwright.server.errors import ApiError
from boardwright.server.protocol.bodies import Bot, InvitedChair, OpenChair, Person
from boardwright.server.table_rules import seating
from boardwright.server.table_rules.table import KEPT_MS, SHARES_MS, Chair, Table

HOST, ANN, BEN = 1, 2, 3
DEVICES = [HOST, ANN, BEN, 4]
NAMES = ["Ada", "Bo", "Аdа", "Cy", None]
CHAIRS = 4
calls = st.tuples(
    st.sampled_from(["sit", "sit", "sit at seat", "use", "use", "ready", "ready", "leave", "invite", "open", "fill", "remove"]),
    st.sampled_from(DEVICES),
    st.integers(0, CHAIRS - 1),
    st.sampled_from(NAMES),
)


def invitation_hash(number: int) -> bytes:
    """Return the hash of an invitation."""
    return number.to_bytes(32, "big")


def table_of(*chairs: Chair, **more: Any) -> Table:
    defaults = {"id": "t", "host": HOST, "game": "g", "options": {}, "pause": 0.0, "curtain": "needed", "order": "listed", "listed": False}
    return Table(**{**defaults, "chairs": chairs, "created": 0, "updated": 0, **more})


ADA = Chair("Ada", device=HOST, ready=True)
OPEN = Chair()
BOT = Chair(level="random")


def invited_chair(number: int, name: str = "") -> Chair:
    return Chair(name, by_invitation=True, invitation=invitation_hash(number))


class TableModel:
    """A table with a model of it: the invitations that must work, and those that must not work any more."""

    def __init__(self, host_sits: bool) -> None:
        self.table: Table | None = table_of(ADA if host_sits else OPEN, OPEN, invited_chair(1, "Cy"), invited_chair(2))
        self.working = {2: invitation_hash(1), 3: invitation_hash(2)}
        self.spent: set[bytes] = set()
        self.time = 0
        self.host_has_sat = host_sits

    def apply(self, action: str, device: int, seat: int, name: str | None) -> None:
        """Make a call, and check every law on the tables before and after it."""
        before = self.table
        assert before is not None
        self.time += 1
        try:
            self.table = self.call(before, action, device, seat, name)
        except ApiError as error:
            assert before.started == (error.id == "table_started"), "calls after the start are refused for that reason"
            return
        assert not before.started
        if action in ("invite", "open", "fill", "remove"):
            assert device == before.host
        if action == "leave" and before.chairs[seat].device != device:
            assert device == before.host
        if self.table is None:
            assert action == "leave" and {chair.device for n, chair in enumerate(before.chairs) if n != seat} == {None}
            return
        self.update_model(action, before, self.table, seat)
        seated = sum(not chair.is_empty for chair in before.chairs)
        assert len(self.table.chairs) == (seated if action == "remove" else CHAIRS)
        self.check_laws(before, self.table)
        if self.table.is_complete:
            self.table = seating.started(self.table, self.time)

    def call(self, table: Table, action: str, device: int, seat: int, name: str | None) -> Table | None:
        now = self.time
        fresh = invitation_hash(100 + now)
        calls: dict[str, Callable[[], Table | None]] = {
            "sit": lambda: seating.sit(table, device, name, now),
            "sit at seat": lambda: seating.sit(table, device, name, now, seat),
            "use": lambda: seating.sit(table, device, name, now, None, self.working.get(seat, invitation_hash(99))),
            "ready": lambda: seating.set_ready(table, device, seat, now % 3 > 0, now),
            "leave": lambda: seating.leave(table, device, seat, now),
            "invite": lambda: seating.invite(table, device, seat, fresh, now),
            "open": lambda: seating.open_to_all(table, device, seat, now),
            "fill": lambda: seating.fill(table, device, "random", now),
            "remove": lambda: seating.remove_empty_chairs(table, device, range(2, CHAIRS + 1), now),
        }
        return calls[action]()

    def update_model(self, action: str, before: Table, after: Table, seat: int) -> None:
        """Update the model after a call."""
        working_before = set(self.working.values())
        if action in ("use", "open"):
            self.working.pop(seat, None)
        elif action == "invite":
            self.working[seat] = invitation_hash(100 + self.time)
        elif action in ("fill", "remove"):
            self.working.clear()
            assert after.is_complete
        self.spent |= working_before - set(self.working.values())
        if action not in ("sit", "fill", "remove"):
            assert [chair for n, chair in enumerate(after.chairs) if n != seat] == [
                chair for n, chair in enumerate(before.chairs) if n != seat
            ]
        self.host_has_sat |= bool(after.seats_of(after.host))

    def check_laws(self, before: Table, after: Table) -> None:
        sitting = Counter(chair.device for chair in after.chairs if chair.device is not None)
        assert all(count == 1 or device == after.host for device, count in sitting.items())
        assert after.host in sitting or not self.host_has_sat
        names = [chair.name for chair in after.chairs if chair.name and not chair.is_empty]
        assert len(set(names)) == len(names)
        assert {n: chair.invitation for n, chair in enumerate(after.chairs) if chair.invitation is not None} == self.working
        assert all(chair.is_empty or chair.invitation is None for chair in after.chairs)
        assert after == before or (after.version, after.updated) == (before.version + 1, self.time)
        for old in self.spent:
            with pytest.raises(ApiError, match="bad_invitation"):
                seating.sit(after, 77, None, self.time, None, old)


@given(st.booleans(), st.lists(calls, max_size=30))
def test_the_laws_of_tables_hold_after_any_sequence_of_calls(host_sits: bool, steps: list[tuple[str, int, int, str | None]]) -> None:
    model = TableModel(host_sits)
    for step in steps:
        if model.table is None:
            break
        model.apply(*step)


def test_a_new_table_has_the_chairs_of_its_setup() -> None:
    invited_seats: list[int] = []

    def invite(seat: int) -> bytes:
        invited_seats.append(seat)
        return invitation_hash(seat)

    setup = [Person("Ada"), Person(None), OpenChair(), InvitedChair("Bo"), Bot("random"), Bot("random", "Robo")]
    chairs = seating.chairs_of_setup(setup, HOST, 5, invite)
    assert [chair.kind for chair in chairs] == ["person", "person", "open", "invited", "bot", "bot"]
    assert [chair.name for chair in chairs] == ["Ada", "", "", "Bo", "", "Robo"]
    assert [chair.ready for chair in chairs] == [True, True, False, False, False, False]
    assert invited_seats == [3] and chairs[3].invitation == invitation_hash(3)


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        ([Person("Ada"), Bot("random")], "nobody_to_wait_for"),
        ([Person("Ada"), InvitedChair("Аdа")], "same_name"),
        ([Person("\u200b"), OpenChair()], "bad_name"),
    ],
)
def test_an_invalid_setup_is_refused(setup: list[Any], error: str) -> None:
    with pytest.raises(ApiError, match=error):
        seating.chairs_of_setup(setup, HOST, 5, invitation_hash)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda table: seating.sit(table, ANN, "Ada", 1), "same_name"),
        (lambda table: seating.sit(table, ANN, "Bo", 1, 0), "chair_taken"),
        (lambda table: seating.sit(table, ANN, "Bo", 1, 3), "chair_taken"),
        (lambda table: seating.sit(table, ANN, "Bo", 1, 2), "bad_invitation"),
        (lambda table: seating.sit(table, ANN, "Bo", 1, 9), "no_such_chair"),
        (lambda table: seating.sit(seating.sit(table, BEN, None, 1), ANN, "Bo", 1), "no_open_chair"),
        (lambda table: seating.sit(seating.sit(table, ANN, None, 1), ANN, None, 1, None, invitation_hash(1)), "already_sitting"),
        (lambda table: seating.set_ready(table, ANN, 0, False, 1), "not_your_seat"),
        (lambda table: seating.set_ready(table, HOST, 3, True, 1), "not_your_seat"),
        (lambda table: seating.leave(table, ANN, 0, 1), "not_your_seat"),
        (lambda table: seating.leave(table, ANN, 3, 1), "not_your_seat"),
        (lambda table: seating.invite(table, HOST, 0, invitation_hash(3), 1), "chair_taken"),
        (lambda table: seating.open_to_all(table, HOST, 3, 1), "chair_taken"),
        (lambda table: seating.open_to_all(table, ANN, 2, 1), "not_your_table"),
        (lambda table: seating.check_removable(table, ANN), "not_your_table"),
        (lambda table: seating.fill(table, HOST, None, 1), "chairs_empty"),
        (lambda table: seating.fill(seating.sit(table, ANN, "Bo", 1), HOST, "random", 1), "not_ready"),
        (lambda table: seating.remove_empty_chairs(table, ANN, range(2, 5), 1), "not_your_table"),
        (lambda table: seating.remove_empty_chairs(table, HOST, range(3, 5), 1), "chairs_empty"),
        (lambda table: seating.remove_empty_chairs(seating.sit(table, ANN, "Bo", 1), HOST, range(2, 5), 1), "not_ready"),
        (lambda table: seating.remove_empty_chairs(replace(table, reserved=True), HOST, range(2, 5), 1), "reserved_table"),
    ],
)
def test_an_impossible_call_is_refused_with_its_reason(call: Callable[[Table], Any], error: str) -> None:
    with pytest.raises(ApiError, match=error):
        call(table_of(ADA, OPEN, invited_chair(1), BOT))


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_sitting_down_at_a_reserved_table_is_refused(seat: int | None) -> None:
    with pytest.raises(ApiError, match="reserved_table"):
        seating.sit(table_of(ADA, OPEN, invited_chair(1), reserved=True), ANN, "Bo", 1, seat)


def test_the_player_who_has_sat_longest_becomes_host() -> None:
    table = table_of(ADA, OPEN, OPEN, OPEN)
    for device, seat, now in ((ANN, 3, 5), (BEN, 1, 6)):
        table = seating.sit(table, device, None, now, seat)
    after_leaving = seating.leave(table, HOST, 0, 7)
    assert after_leaving is not None and after_leaving.host == ANN and after_leaving.chairs[0] == OPEN
    host_returned = seating.leave(seating.sit(after_leaving, HOST, "Ada", 8, 0), ANN, 3, 9)
    assert host_returned is not None and host_returned.host == BEN
    host_alone = seating.leave(host_returned, BEN, 1, 10)
    assert host_alone is not None and host_alone.host == HOST
    assert seating.leave(host_alone, HOST, 0, 11) is None


def test_the_host_stays_host_while_a_seat_is_left_or_without_ever_having_one() -> None:
    table = table_of(ADA, Chair("Bo", device=HOST, ready=True), replace(OPEN, name="", device=ANN))
    after_leaving = seating.leave(table, HOST, 0, 1)
    assert after_leaving is not None and after_leaving.host == HOST
    after_removal = seating.leave(table_of(Chair("Bo", device=ANN), OPEN), HOST, 0, 1)
    assert after_removal is not None and after_removal.host == HOST and after_removal.chairs[0] == OPEN


def test_a_player_removed_from_an_invited_chair_needs_a_new_invitation() -> None:
    table = seating.sit(table_of(ADA, invited_chair(1, "Bo")), ANN, "Ann", 1, None, invitation_hash(1))
    after_leaving = seating.leave(table, HOST, 1, 2)
    assert after_leaving is not None and after_leaving.chairs[1] == Chair(by_invitation=True)
    with pytest.raises(ApiError, match="bad_invitation"):
        seating.sit(after_leaving, ANN, "Ann", 3, None, invitation_hash(1))
    seated_again = seating.sit(seating.invite(after_leaving, HOST, 1, invitation_hash(2), 3), ANN, "Ann", 4, None, invitation_hash(2))
    assert seated_again.chairs[1].name == "Ann"


def test_a_table_is_complete_when_all_chairs_are_taken_and_ready() -> None:
    table = seating.sit(table_of(ADA, OPEN, BOT), ANN, "Ann", 1)
    assert not table.is_complete
    ready = seating.set_ready(table, ANN, 1, True, 2)
    assert ready.is_complete and not seating.set_ready(ready, ANN, 1, False, 3).is_complete
    assert seating.set_ready(ready, ANN, 1, True, 3) is ready


def test_bots_take_the_empty_chairs() -> None:
    filled = seating.fill(table_of(ADA, OPEN, invited_chair(1, "Bo")), HOST, "greedy", 1)
    assert [chair.level for chair in filled.chairs] == [None, "greedy", "greedy"] and filled.is_complete


SHARES = [digest("a share", number) for number in range(3)]


def pledged_table() -> Table:
    """Return a table of three players who have all pledged a share, sealed at 10."""
    chairs = [Chair(f"P{n}", device=HOST + n, ready=True, pledge=pledge_of(share)) for n, share in enumerate(SHARES)]
    return seating.seal(table_of(*chairs), 10)


def test_a_sealed_table_accepts_only_the_pledged_shares() -> None:
    table = pledged_table()
    assert table.sealed == 10 and table.share_wait(10) == SHARES_MS
    calls: list[Callable[[], Any]] = [
        lambda: seating.sit(table, 9, None, 11),
        lambda: seating.leave(table, HOST, 0, 11),
        lambda: seating.set_ready(table, HOST, 0, False, 11),
        lambda: seating.check_removable(table, HOST),
        lambda: seating.fill(table, HOST, "random", 11),
    ]
    for call in calls:
        with pytest.raises(ApiError, match="table_started"):
            call()
    with pytest.raises(ApiError, match="bad_share"):
        seating.give_share(table, HOST, 0, SHARES[1], 11)
    with pytest.raises(ApiError, match="not_your_seat"):
        seating.give_share(table, HOST, 1, SHARES[1], 11)
    with pytest.raises(ApiError, match="not_sealed"):
        seating.give_share(replace(table, sealed=None), HOST, 0, SHARES[0], 11)
    table_with_shares = table
    for seat, share in enumerate(SHARES):
        assert table_with_shares.share_wait(11) == SHARES_MS - 1
        table_with_shares = seating.give_share(table_with_shares, HOST + seat, seat, share, 11)
        assert seating.give_share(table_with_shares, HOST + seat, seat, share, 12) is table_with_shares, (
            "giving the same share again changes nothing"
        )
    assert table_with_shares.share_wait(11) == 0 and table_with_shares.version == table.version + 3


def test_waiting_for_shares_ends_after_a_limit() -> None:
    table = seating.give_share(pledged_table(), HOST, 0, SHARES[0], 11)
    assert table.share_wait(10 + SHARES_MS - 1) == 1 and table.share_wait(10 + SHARES_MS) == 0 == table.share_wait(10**9)
    assert table_of(ADA).share_wait(10) is None and seating.started(table, 11).share_wait(10**9) is None
    late = seating.started(table, 11)
    with pytest.raises(ApiError, match="table_started"):
        seating.give_share(late, ANN, 1, SHARES[1], 12)


def test_a_table_without_pledges_does_not_wait_for_shares() -> None:
    assert seating.seal(table_of(ADA, BOT), 10).share_wait(10) == 0


def test_the_commitment_of_a_table_stays_the_same_while_players_come_and_go() -> None:
    table = table_of(ADA, OPEN, key=b"k" * 32, nonce=b"n" * 32, ruleset="1+x")
    sitting = seating.sit(table, ANN, "Ann", 1, pledge=pledge_of(SHARES[0]))
    assert table.commitment == sitting.commitment and sitting.chairs[1].pledge == pledge_of(SHARES[0])
    assert len({table.commitment, replace(table, nonce=b"m" * 32).commitment, replace(table, key=b"l" * 32).commitment}) == 3
    after_leaving = seating.leave(sitting, ANN, 1, 2)
    assert after_leaving is not None and after_leaving.chairs[1].pledge is None, "the pledge is removed with its player"
    assert "kkk" not in repr(table) and "nnn" not in repr(table) and SHARES[0] not in repr(Chair(share=SHARES[0]))


def test_a_table_without_changes_for_a_day_is_gone() -> None:
    table = table_of(ADA, OPEN, updated=1000)
    assert not table.is_gone(1000 + KEPT_MS - 1) and table.is_gone(1000 + KEPT_MS)
    assert not seating.started(table, 1000).is_gone(1000 + KEPT_MS), "the link of a started table leads to the match"
