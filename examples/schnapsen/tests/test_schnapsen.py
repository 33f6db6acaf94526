"""Schnapsen by its rules: each test names the section of the rules (`words/rulebook/en.ftl`) that it is written from.

The house's general tests do the rest (docs/adding_a_game.md). BOARDWRIGHT_PROVE=1 repeats what is random more often.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.machine.state import RecordBuffer
from boardwright.envs import BatchEnv

GAME = bw.load("schnapsen")
SUITS, RANKS = ("spades", "hearts", "clubs", "diamonds"), ("jack", "queen", "king", "ten", "ace")
CARDS = [f"{suit}_{rank}" for suit in SUITS for rank in RANKS]
VALUE = dict(zip(RANKS, (2, 3, 4, 10, 11)))
Cards = list[str]
OFTEN = 10 if os.environ.get("BOARDWRIGHT_PROVE") == "1" else 1


def cards(text: str) -> Cards:
    """`SA H10 CJ` as names of cards."""
    suits, ranks = {suit[0].upper(): suit for suit in SUITS}, dict(zip(("J", "Q", "K", "10", "A"), RANKS))
    return [f"{suits[each[0]]}_{ranks[each[1:]]}" for each in text.split()]


def at(own: str, other: str, turned: str = "HJ", tricks: str = "", target: int = 1, **more: Any) -> Any:
    """Seat 0, which did not deal, is about to play. Tricks: cards by seat, two by two; trumps are hearts."""
    played = cards(tricks)
    position = {"phase": "lead", "dealer": 1, "trump": "hearts", "hands": [cards(own), cards(other)], **more}
    position |= {"turned": cards(turned)[0] if turned else None, "played": [played[i : i + 2] for i in range(0, len(played), 2)]}
    return GAME.from_position({"players": 2, "options": {"target": target}, **position}, seed=1)


def play(match: Any, *actions: str) -> Any:
    for action in actions:
        match.play(match.actors[0], action)
    return match


def points(match: Any) -> list[int]:
    return list(match.view(0)["card_points"])


def test_the_deal() -> None:
    """The cards: five each, one turned up as trump, nine face down; whoever did not deal leads."""
    position = GAME.new_match(players=2, seed=3).position()
    assert [len(hand) for hand in position["hands"]] == [5, 5] and len(position["talon"]) == 9
    assert position["turned"].startswith(position["trump"])
    assert GAME.new_match(players=2, seed=3).actors == (1 - position["dealer"],)


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("S10", "SA", 1), ("SA", "S10", 0), ("SA", "HQ", 1), ("SJ", "CA", 0), ("HQ", "SA", 0), ("HQ", "HA", 1)],
)
def test_who_takes_a_trick(led: str, answer: str, winner: int) -> None:
    """Tricks: the higher card of the suit led, or a trump; any answer goes while there is a talon."""
    spare = [card for card in ("CJ", "CQ", "DJ", "DQ", "SK", "SQ", "CK", "DK") if card not in (led, answer)]
    match = at(" ".join([led, *spare[:4]]), " ".join([answer, *spare[4:8]]))
    play(match, f"play {cards(led)[0]}", f"play {cards(answer)[0]}")
    value = sum(VALUE[card.split("_")[1]] for card in cards(f"{led} {answer}"))
    assert match.actors == (winner,) and points(match)[winner] == value and points(match)[1 - winner] == 0


def test_both_draw_and_the_open_card_comes_last() -> None:
    """Tricks: first whoever took the trick; the other gets the open card, which both have seen."""
    match = at("SA SK CJ DJ DQ", "SJ CQ CK DK D10", "HJ", "S10 SQ H10 HQ C10 HK HA CA")
    assert len(match.position()["talon"]) == 1
    play(match, "play clubs_jack", "play clubs_king")
    assert match.position()["turned"] is None and match.position()["shown"] == [cards("HJ"), []]
    assert "hearts_jack" in match.view(1)["hands"][0]["cards"]


def test_the_jack_of_trumps_is_exchanged() -> None:
    """The jack of trumps: for the open card, when it is one's turn to lead; both know who has it then."""
    match = at("HJ SK CJ DJ DQ", "SJ CQ CK DK D10", "HA")
    assert at("SK CJ DJ DQ SA", "HJ CQ CK DK D10", "HA").why_not(0, "exchange").id == "no_jack"
    play(match, "exchange")
    assert match.position()["turned"] == "hearts_jack" and match.view(1)["hands"][0] == {"count": 5, "cards": ["hearts_ace"]}
    match = at("HJ SK CJ DJ DQ", "SJ CQ CK DK D10", "HA")
    assert play(match, "close").why_not(0, "exchange").id == "talon_closed"


def test_marriages() -> None:
    """Marriages: 20, in trumps 40, counted with the first trick; king or queen is led, the other one stays known."""
    match = at("SK SQ CJ DJ DQ", "SJ CQ CK DK D10")
    assert match.why_not(0, "marry clubs_king").id == "no_pair"
    play(match, "marry spades_king")
    assert points(match) == [0, 0] and match.view(1)["hands"][0] == {"count": 4, "cards": ["spades_queen"]}
    assert points(play(match, "play spades_jack")) == [26, 0]
    assert points(play(at("HK HQ CJ DJ DQ", "SJ CQ CK DK D10"), "marry hearts_king", "play spades_jack")) == [46, 0]
    assert points(play(at("SK SQ CJ DJ DQ", "SA CQ CK DK D10"), "marry spades_king", "play spades_ace")) == [0, 15]


def test_a_marriage_that_is_enough_wins_at_once() -> None:
    """Marriages: 66 with it; nothing is led any more."""
    match = play(at("HK HQ CJ DJ DQ", "SJ CQ CK DK SQ", "HJ", "SA S10 CA C10"), "marry hearts_king")
    assert match.over and match.result.scores == [3, 0] and match.position()["led"] is None


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("SA SJ HJ CQ CJ", "SK", "SA"),
        ("SQ SJ HK CQ CJ", "SK", "SQ SJ"),
        ("DQ DJ HK HQ CJ", "SK", "HK HQ"),
        ("DQ DJ DK CQ CJ", "SK", "DQ DJ DK CQ CJ"),
        ("HA HQ SA CQ CJ", "H10", "HA"),
    ],
)
def test_strict_answers(hand: str, led: str, legal: str) -> None:
    """Following suit: higher, lower, trump, anything; once the talon is closed."""
    spare = [card for card in ("CK", "C10", "DA", "D10", "CA") if card not in hand.split()][:4]
    turned = "HJ" if "HJ" not in hand else "H10"
    match = at(" ".join([led, *spare]), hand, turned)
    play(match, "close", f"play {cards(led)[0]}")
    assert [str(action) for action in match.legal(1)] == [f"play {card}" for card in CARDS if card in cards(legal)]
    reasons = {match.why_not(1, f"play {card}").id for card in cards(hand) if card not in cards(legal)}
    assert reasons <= {"must_follow", "must_beat", "must_trump"}


def test_closing_is_a_promise() -> None:
    """Closing, Game points: what the other had then decides; who fails gives 2 game points, or 3 if the other had no trick."""
    strong = at("HA HK HQ SA SK", "SJ SQ CQ CK DK")
    play(strong, "close", "marry hearts_king", "play spades_jack", "play hearts_ace", "play spades_queen")
    assert points(strong) == [60, 0]
    while not strong.over:
        strong.play(strong.actors[0], strong.legal(strong.actors[0])[-1])
    assert strong.result.scores == [3, 0]
    weak = play(at("SJ CJ DJ DQ CQ", "HA HK HQ SA CA", "HJ"), "close")
    while not weak.over:
        weak.play(weak.actors[0], weak.legal(weak.actors[0])[-1])
    assert weak.result.scores == [0, 3]
    assert weak.events(None)[-1].args["how"] == "failed"


def test_with_two_cards_left_nobody_closes_or_exchanges() -> None:
    """Questions: two cards left."""
    match = at("SA HJ CJ DJ DQ", "SJ CQ CK DK SQ", "HK", "HA CA H10 C10 S10 SK D10 DA")
    first = match.actors[0]
    assert match.why_not(first, "close").id == "talon_low" and match.why_not(first, "exchange").id == "talon_low"


@pytest.mark.parametrize("target", GAME.options["target"][1])
def test_laws_of_whole_matches_and_a_slow_twin(target: int) -> None:
    """Twenty cards; a second scoring, from the events alone, gives the same card points and game points after every decision."""
    for seed in range(OFTEN):
        match, chance = GAME.new_match(players=2, seed=seed, options={"target": target}), np.random.default_rng(seed)
        greedy, twin = bw.bot("greedy", GAME, seed), Twin()
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_ids(seat)
            choose = seat == seed % 2 or chance.integers(3)
            match.play(seat, int(greedy.choose(match.hidden(seat), legal)) if choose else int(chance.choice(legal)))
            twin.hear(match.events(None))
            p = match.position()
            lying = [p["turned"], p["led"], *p["talon"], *(card for some in p["hands"] + p["shown"] + p["played"] for card in some)]
            assert sorted(filter(None, lying)) == sorted(CARDS)
            assert p["points"] == twin.games
            if not match.over:
                assert points(match) == [twin.counted(0), twin.counted(1)] and match.actors == (twin.turn,)
                assert GAME.from_position(p, seed=1).position() == p
        assert max(match.result.scores) >= target > min(match.result.scores)


class Twin:
    """The score by the rulebook, kept by somebody who only hears what happens: sets and dicts, no record."""

    def __init__(self) -> None:
        self.games, self.heard = [0, 0], 0
        self.begin()

    def begin(self) -> None:
        self.won: list[Cards] = [[], []]
        self.pairs = [0, 0]
        self.table: list[tuple[int, str]] = []
        self.trump, self.turn, self.closer, self.stake, self.tricks = "", -1, -1, 0, 0

    def counted(self, seat: int) -> int:
        return sum(VALUE[card.split("_")[1]] for card in self.won[seat]) + (self.pairs[seat] if self.won[seat] else 0)

    def worth(self, loser: int) -> int:
        return 3 if not self.won[loser] else 2 if self.counted(loser) < 33 else 1

    def hear(self, events: Any) -> None:
        for event in events[self.heard :]:
            getattr(self, event.kind, lambda **_: None)(**event.args)
        self.heard = len(events)

    def dealt(self, seat: int, **_: Any) -> None:
        self.turn = seat if self.turn < 0 else self.turn  # the first hand belongs to whoever leads

    def turned_up(self, card: str, suit: str) -> None:
        self.trump = suit

    def closed(self, seat: int) -> None:
        self.closer, self.stake = seat, self.worth(1 - seat)

    def married(self, seat: int, suit: str, points: int) -> None:
        self.pairs[seat] += 40 if suit == self.trump else 20

    def played(self, seat: int, card: str) -> None:
        self.table.append((seat, card))
        self.turn = 1 - seat
        if len(self.table) == 2:
            strength = {card: (card.split("_")[0] == self.trump, RANKS.index(card.split("_")[1])) for _, card in self.table}
            same = [(who, card) for who, card in self.table if card.split("_")[0] in (self.trump, self.table[0][1].split("_")[0])]
            self.turn = max(same, key=lambda each: strength[each[1]])[0]
            self.won[self.turn] += [card for _, card in self.table]
            self.table = []

    def won_deal(self, seat: int, points: int, how: str, **_: Any) -> None:
        due = self.worth(1 - seat) if self.closer < 0 else self.stake if self.closer == seat else max(2, self.stake)
        assert points == due and (how == "failed") == (self.closer == 1 - seat)
        assert self.counted(seat) >= 66 or how in ("last_trick", "failed")
        self.games[seat] += points
        self.begin()


def resampled(match: Any, seat: int, number: int) -> Any:
    cell = RecordBuffer(GAME.state_dtype)
    cell.data[:] = match._state.data
    GAME.engine.hide(GAME.tables, cell, seat)
    cell.record.rng.key[:] = np.random.default_rng(number).integers(2**32, size=8, dtype=np.uint32)
    GAME.engine.resample(GAME.tables, cell, seat)
    return cell.record


@pytest.mark.parametrize("seat", [0, -1])
def test_other_worlds_fit_the_strict_answers_and_are_equally_likely(seat: int) -> None:
    """Seat 1 did not follow spades and did not trump: it has neither. All hands that fit are counted by hand."""
    match = at("SA SK CA CK C10", "DJ DQ CQ CJ DK", "HJ")
    play(match, "close", "play spades_ace", "play diamonds_jack", "play spades_king", "play diamonds_queen")
    seen = set(cards("SA DJ SK DQ HJ"))
    free = [card for card in CARDS if card not in seen and card[0] not in "sh"]
    if seat == 0:
        ways = {frozenset(three) for three in combinations([card for card in free if card not in cards("CA CK C10")], 3)}
    else:
        ways = {frozenset(three) for three in combinations(free, 3)}
    often = 8 * OFTEN if seat == 0 else 2
    found = Counter(frozenset(CARDS[card - 1] for card in resampled(match, seat, n).hand[1, :3]) for n in range(often * len(ways)))
    assert set(found) <= ways
    if seat == 0:
        chi_square = sum((found[way] - often) ** 2 / often for way in ways)
        assert chi_square < len(ways) + 4.5 * (2 * len(ways)) ** 0.5


def test_a_changed_position_is_refused_by_name_or_played_to_its_end() -> None:
    """One entry exchanged for another: an error names the field, or the match goes on."""
    chance, accepted = np.random.default_rng(1), 0
    for number in range(24 * OFTEN):
        match = GAME.new_match(players=2, seed=number, options={"target": 1})
        for _ in range(chance.integers(14)):
            if not match.over:
                match.play(match.actors[0], chance.choice(match.legal_ids(match.actors[0])))
        position = match.position()
        key = chance.choice(
            ["phase", "points", "dealer", "trump", "turned", "closed", "stake", "hands", "shown", "married", "played", "led"]
        )
        other = GAME.new_match(players=2, seed=number + 1000).position()
        position[key] = [other[key], None, [], 1, "hearts", "over", [["spades_ace"], []]][chance.integers(7)]
        position.pop("talon")
        try:
            match = GAME.from_position(position, seed=1)
        except bw.PositionError as error:
            assert error.field, error
            continue
        accepted += 1
        while not match.over:
            match.play(match.actors[0], chance.choice(match.legal_ids(match.actors[0])))
    assert 2 < accepted < 22 * OFTEN


def test_an_environment_plays_it() -> None:
    """Observations follow from the declared fields."""
    env = BatchEnv(GAME, n=4, players=2, seed=1)
    batch = env.reset()
    assert batch.observation.shape == (4, GAME.observation_size) and np.isfinite(batch.observation).all() and batch.mask.any(axis=1).all()


def test_the_bot_is_better_than_chance() -> None:
    """Single deals, seats in turn."""
    wins = 0
    for seed in range(24 * OFTEN):
        match = GAME.new_match(players=2, seed=seed, options={"target": 1})
        bots = [bw.bot(name, GAME, seed) for name in (("greedy", "random") if seed % 2 else ("random", "greedy"))]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
        wins += match.result.scores[1 - seed % 2] > 0
    assert wins >= 15 * OFTEN
