"""Laws of absence, over random comings, goings and votes; no server."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.table_rules import absence
from boardwright.server.table_rules.absence import AWAY_MS, Absence

PEOPLE = range(4)
steps = st.tuples(
    st.sampled_from(["come", "go", "wait", "wait", "agree", "agree", "agree", "refuse", "resign", "play on"]),
    st.sampled_from(PEOPLE),
    st.sampled_from(PEOPLE),
    st.integers(0, AWAY_MS),
)


class Evening:
    """Four people, and beside them what the laws are about: when each was there last, who has agreed to what."""

    def __init__(self) -> None:
        self.now = 0
        self.online: set[int] = set()
        self.playing = set(PEOPLE)
        self.gone_at = dict.fromkeys(PEOPLE, 0)
        self.votes: set[tuple[int, int]] = set()
        self.absence = absence.with_presence(Absence(), PEOPLE, self.online, 0)

    def do(self, what: str, seat: int, other: int, ms: int) -> None:
        """Take a step, and check what it may change."""
        if what == "wait":
            self.now += ms
        elif what in ("come", "go"):
            self.come_or_go(what, seat)
        elif what == "agree":
            self.agree(seat, other)
        elif what == "refuse":
            self.forget(other)
            self.ask_no_more(other)
        elif what == "resign":
            self.stand_in(seat)
        else:
            self.playing.add(seat)
        assert {(by, about) for about, votes in self.absence.agreed.items() for by in votes} == self.votes
        assert set(self.absence.away) == set(PEOPLE) - self.online

    def come_or_go(self, what: str, seat: int) -> None:
        if what == "go" and seat in self.online:
            self.gone_at[seat] = self.now
            self.online.discard(seat)
        elif what == "come":
            self.online.add(seat)
            self.forget(seat)
        self.absence = absence.with_presence(self.absence, PEOPLE, self.online, self.now)

    def agree(self, seat: int, other: int) -> None:
        away_long = other not in self.online and self.now - self.gone_at[other] >= AWAY_MS
        try:
            self.absence = absence.agree(self.absence, self.playing, {seat}, other, self.now)
        except ApiError as error:
            assert error.id == ("not_absent" if seat in self.playing else "bot_plays")
            if error.id == "not_absent":
                assert not away_long and 0 < error.args_["seconds"] <= AWAY_MS / 1000
            return
        assert away_long and seat in self.playing
        self.votes.add((seat, other))
        present = {each for each in self.playing - {other} if each in self.online or self.now - self.gone_at[each] < AWAY_MS}
        decided = absence.is_decided(self.absence, self.playing, other, self.now)
        assert decided == all((each, other) in self.votes for each in present)
        if decided:
            self.stand_in(other)

    def stand_in(self, seat: int) -> None:
        self.playing.discard(seat)
        self.forget(seat)
        self.ask_no_more(seat)

    def ask_no_more(self, about: int) -> None:
        self.absence = replace(self.absence, agreed={seat: votes for seat, votes in self.absence.agreed.items() if seat != about})

    def forget(self, about: int) -> None:
        self.votes = {(by, each) for by, each in self.votes if each != about}


@given(st.lists(steps, max_size=60))
def test_a_bot_plays_only_for_who_is_away_and_only_if_all_others_agree(taken: list[tuple[str, int, int, int]]) -> None:
    evening = Evening()
    for step in taken:
        evening.do(*step)


def test_the_consent_of_one_is_enough_for_two() -> None:
    here = absence.with_presence(Absence(), (0, 1), {0}, 0)
    with pytest.raises(ApiError, match="not_absent") as raised:
        absence.agree(here, {0, 1}, {0}, 1, AWAY_MS - 1)
    assert raised.value.args_ == {"seat": 1, "seconds": 1}
    agreed = absence.agree(here, {0, 1}, {0}, 1, AWAY_MS)
    assert absence.is_decided(agreed, {0, 1}, 1, AWAY_MS)


def test_where_all_are_asked_being_away_does_not_spare_an_answer() -> None:
    gone = absence.with_presence(Absence(), (0, 1, 2), {0}, 0)
    agreed = absence.agree(gone, {0, 1, 2}, {0}, 1, AWAY_MS, waited=True, slow=True)
    assert absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS) and not absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS, by_all=True)
    agreed = absence.agree(agreed, {0, 1, 2}, {2}, 1, AWAY_MS, waited=True, slow=True)
    assert absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS, by_all=True)


def test_nobody_is_replaced_without_a_vote() -> None:
    gone = absence.with_presence(Absence(), (0, 1), (), 0)
    assert not absence.is_decided(gone, {0, 1}, 1, 10 * AWAY_MS)
