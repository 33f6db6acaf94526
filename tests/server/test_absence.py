"""Property tests of the rules of absence: who is away, and when the others may let a bot replace them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.table_rules import absence
from boardwright.server.table_rules.absence import AWAY_MS, Absence

SEATS = range(4)
steps = st.tuples(
    st.sampled_from(["come", "go", "wait", "wait", "agree", "agree", "agree", "refuse", "resign", "play on"]),
    st.sampled_from(SEATS),
    st.sampled_from(SEATS),
    st.integers(0, AWAY_MS),
)


class AbsenceModel:
    """The absences of four players, with a model of them: when each was last online, and who has agreed to what."""

    def __init__(self) -> None:
        self.now = 0
        self.online: set[int] = set()
        self.playing = set(SEATS)
        self.gone_at = dict.fromkeys(SEATS, 0)
        self.votes: set[tuple[int, int]] = set()
        self.absence = absence.with_presence(Absence(), SEATS, self.online, 0)

    def do(self, step: str, seat: int, absent: int, ms: int) -> None:
        """Take a step, and check what it may change."""
        if step == "wait":
            self.now += ms
        elif step in ("come", "go"):
            self.change_presence(step, seat)
        elif step == "agree":
            self.agree(seat, absent)
        elif step == "refuse":
            self.forget_votes(absent)
            self.withdraw_votes(absent)
        elif step == "resign":
            self.replace_by_bot(seat)
        else:
            self.playing.add(seat)
        assert {(voter, about) for about, votes in self.absence.agreed.items() for voter in votes} == self.votes
        assert set(self.absence.away) == set(SEATS) - self.online

    def change_presence(self, step: str, seat: int) -> None:
        if step == "go" and seat in self.online:
            self.gone_at[seat] = self.now
            self.online.discard(seat)
        elif step == "come":
            self.online.add(seat)
            self.forget_votes(seat)
        self.absence = absence.with_presence(self.absence, SEATS, self.online, self.now)

    def agree(self, seat: int, absent: int) -> None:
        away_long = absent not in self.online and self.now - self.gone_at[absent] >= AWAY_MS
        try:
            self.absence = absence.agree(self.absence, self.playing, {seat}, absent, self.now)
        except ApiError as error:
            assert error.id == ("not_absent" if seat in self.playing else "bot_plays")
            if error.id == "not_absent":
                assert not away_long and 0 < error.args_["seconds"] <= AWAY_MS / 1000
            return
        assert away_long and seat in self.playing
        self.votes.add((seat, absent))
        present = {player for player in self.playing - {absent} if player in self.online or self.now - self.gone_at[player] < AWAY_MS}
        decided = absence.is_decided(self.absence, self.playing, absent, self.now)
        assert decided == all((player, absent) in self.votes for player in present)
        if decided:
            self.replace_by_bot(absent)

    def replace_by_bot(self, seat: int) -> None:
        self.playing.discard(seat)
        self.forget_votes(seat)
        self.withdraw_votes(seat)

    def withdraw_votes(self, about: int) -> None:
        self.absence = replace(self.absence, agreed={seat: votes for seat, votes in self.absence.agreed.items() if seat != about})

    def forget_votes(self, about: int) -> None:
        self.votes = {(voter, seat) for voter, seat in self.votes if seat != about}


@given(st.lists(steps, max_size=60))
def test_a_bot_replaces_a_player_only_if_absent_and_all_others_agree(sequence: list[tuple[str, int, int, int]]) -> None:
    model = AbsenceModel()
    for step in sequence:
        model.do(*step)


def test_one_vote_decides_in_a_match_of_two() -> None:
    state = absence.with_presence(Absence(), (0, 1), {0}, 0)
    with pytest.raises(ApiError, match="not_absent") as raised:
        absence.agree(state, {0, 1}, {0}, 1, AWAY_MS - 1)
    assert raised.value.args_ == {"seat": 1, "seconds": 1}
    agreed = absence.agree(state, {0, 1}, {0}, 1, AWAY_MS)
    assert absence.is_decided(agreed, {0, 1}, 1, AWAY_MS)


def test_a_vote_by_all_needs_the_votes_of_absent_players_too() -> None:
    state = absence.with_presence(Absence(), (0, 1, 2), {0}, 0)
    agreed = absence.agree(state, {0, 1, 2}, {0}, 1, AWAY_MS, waited=True, slow=True)
    assert absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS) and not absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS, by_all=True)
    agreed = absence.agree(agreed, {0, 1, 2}, {2}, 1, AWAY_MS, waited=True, slow=True)
    assert absence.is_decided(agreed, {0, 1, 2}, 1, AWAY_MS, by_all=True)


def test_no_player_is_replaced_without_a_vote() -> None:
    state = absence.with_presence(Absence(), (0, 1), (), 0)
    assert not absence.is_decided(state, {0, 1}, 1, 10 * AWAY_MS)
