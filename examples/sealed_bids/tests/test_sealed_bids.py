"""Sealed Bids by its rules. The house's general tests do the rest (docs/adding_a_game.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.text.words import LANGUAGES

GAME = bw.load("sealed_bids")
FIVE = {"hands": [[1, 3, 5, 30, 29], [2, 4, 28, 27, 26], [6, 7, 8, 9, 10]]}  # cards 1 and 2, 3 and 4, … are worth the same
TIED = {"hands": [[1, 3, 5, 30, 26], [2, 4, 28, 27, 29], [6, 7, 8, 9, 10]]}


def at(position: dict[str, Any], ties: str = "split", players: int = 3) -> Any:
    return GAME.from_position({**position, "players": players, "options": {"ties": ties}}, seed=1)


def bid(match: Any, *cards: int, order: tuple[int, ...] = (0, 1, 2)) -> Any:
    for seat in order:
        match.play(seat, f"bid {cards[seat]}")
    return match


def test_the_highest_card_wins_the_pot_and_its_owner_may_swap() -> None:
    match = bid(at(FIVE), 30, 2, 6)
    assert match.position()["points"] == [3, 0, 0] and match.actors == (0,)
    before = match.position()
    match.play(0, "swap 1")
    after = match.position()
    assert after["aside"] == [[1], [], []] and len(after["hands"][0]) == 4
    assert set(after["hands"][0]) - set(before["hands"][0]) <= set(before["deck"])
    assert match.actors == (0, 1, 2)


@pytest.mark.parametrize(("ties", "points"), [("split", [1, 1, 0]), ("nobody", [0, 0, 0])])
def test_ties(ties: str, points: list[int]) -> None:
    match = bid(at(TIED, ties), 30, 29, 6)
    assert match.position()["points"] == points
    assert match.actors == (0, 1, 2), "nobody swaps after a tie"


def test_bids_are_secret_until_the_last_one_has_chosen() -> None:
    match = at(FIVE)
    match.play(2, "bid 9")
    assert match.view(0)["bids"][2] == {"count": 1, "cards": None}
    assert match.view(2)["bids"][2]["cards"][0]["card"] == 9
    assert [event.args["card"] for event in match.events(0)] == [None]
    bid(match, 30, 2, 9, order=(0, 1))
    assert {e.args["card"] for e in match.events(1) if e.kind == "revealed"} == {30, 2, 9}


def test_whoever_has_bid_is_told_so_while_others_still_choose() -> None:
    match = at(FIVE)
    match.play(1, "bid 2")
    assert match.why_not(1, "bid 4").id == "already_chosen"
    match.play(0, "bid 30")
    assert [match.why_not(seat, "bid 4").id for seat in (0, 1)] == ["already_chosen"] * 2
    match.play(2, "bid 6")
    assert match.actors == (0,) and match.why_not(1, "bid 4").id == "not_your_turn", "the winner swaps alone"


def test_a_bid_may_be_taken_back_in_the_midst_of_others_until_the_last_one() -> None:
    match = at(FIVE)
    match.play(1, "bid 2")
    match.play(0, "bid 30")
    assert match.can_undo(1)
    match.undo(1)
    assert match.decisions == [(0, GAME.actions.action("bid 30").id)] and match.actors == (1, 2)
    match.play(2, "bid 6")
    match.play(1, "bid 28")
    assert match.can_undo(0).id == "undo_revealed"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_arrival_means_nothing(order: tuple[int, ...]) -> None:
    assert bid(at(FIVE), 30, 28, 10, order=order).position() == bid(at(FIVE), 30, 28, 10).position()


def test_what_was_laid_aside_stays_known_to_its_owner_and_counts_at_the_end() -> None:
    match = bid(at(FIVE), 30, 2, 6)
    match.play(0, "swap 29")
    assert match.view(0)["aside"][0]["cards"][0]["card"] == 29
    assert match.view(1)["aside"][0] == {"count": 1, "cards": None}
    while not match.over:
        seat = match.actors[0]
        match.play(seat, "pass" if match.prompt(seat).id == "swap" else match.legal(seat)[0])
    assert match.view(1)["aside"][0]["cards"][0]["card"] == 29
    assert match.result.breakdown[0]["aside"] == {"points": 3, "cards": [29]}


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("ties", GAME.options["ties"][1])
def test_laws_of_whole_matches(players: int, ties: str) -> None:
    """Thirty cards; the points are those of the breakdown; equal points share a place."""
    for seed in range(5):
        match = GAME.new_match(players=players, seed=seed, options={"ties": ties})
        bots = [bw.bot(level, GAME, seed) for level in ("eager", "random", "random", "eager", "random")]
        while not match.over:
            seat = match.actors[-1]
            match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
            p = match.position()
            cards = [card for pile in [p["deck"], p["bids"], *p["hands"], *p["aside"], *p["played"]] for card in pile if card]
            assert sorted(cards) == list(range(1, 31))
        result = match.result
        assert result.scores == [part["pots"]["points"] + part["aside"]["points"] for part in result.breakdown]
        best_first = sorted(set(result.scores), reverse=True)
        assert result.ranking == [[s for s in range(players) if result.scores[s] == score] for score in best_first]


def test_a_changed_position_is_refused_or_played_to_its_end() -> None:
    """One to three entries of a position changed: an error names the field, or the match goes on and each position reads back."""
    chance, accepted = np.random.default_rng(1), 0
    for number in range(150):
        match = GAME.new_match(players=int(chance.integers(2, 6)), seed=number)
        for _ in range(chance.integers(30)):
            choose(match, chance)
        position = match.position()
        for _ in range(chance.integers(1, 4)):
            spoil(position, chance)
        try:
            match = GAME.from_position(position, seed=1)
        except (bw.PositionError, bw.BadOption) as error:
            assert not isinstance(error, bw.PositionError) or re.split(r"[.\[]", error.field)[0], error
            continue
        accepted += 1
        while not match.over:
            assert GAME.from_position(match.position(), seed=1).position() == match.position()
            choose(match, chance)
        assert match.result.scores == [sum(part["points"] for part in parts.values()) for parts in match.result.breakdown]
    assert 5 < accepted < 145


def one_of(things: Sequence[Any], chance: np.random.Generator) -> Any:
    return things[chance.integers(len(things))]


def choose(match: Any, chance: np.random.Generator) -> None:
    """Any decision of anybody who owes one."""
    if not match.over:
        seat = one_of(match.actors, chance)
        match.play(seat, one_of(match.legal(seat), chance))


def spoil(position: dict[str, Any], chance: np.random.Generator) -> None:
    """Change, leave out or exchange something."""
    place: Any = position
    key: Any = one_of([name for name in position if name not in ("game", "ruleset")], chance)
    while isinstance(place[key], list) and place[key] and chance.integers(3):
        place, key = place[key], int(chance.integers(len(place[key])))
    if chance.integers(5) == 0:
        del place[key]
    elif isinstance(place[key], list):
        place[key] = [place[key][i] for i in chance.permutation(len(place[key]))[: chance.integers(len(place[key]) + 1)]]
    else:
        place[key] = one_of([None, True, "swap", "over", "bid", [], {}, 1.5, -1, 2**40, *range(31)], chance)


def test_replaced_data_is_played_with_and_travels_in_the_file() -> None:
    flat = bw.load("sealed_bids", {"cards": {"values": [1] * 30, "bonus": [0] * 30}})
    match = flat.new_match(players=2, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.result.scores == [5, 5] and match.result.ranking == [[0, 1]]
    assert bw.verify(match.record()).result.scores == [5, 5]
    with pytest.raises(bw.BadData, match="values"):
        bw.load("sealed_bids", {"cards": {"values": [1]}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    def said(code: str) -> set[str]:
        text = (GAME.folder / "words" / f"{code}.ftl").read_text(encoding="utf-8")
        messages = re.findall(r"^([a-z0-9-]+) =(.*(?:\n +.*)*)", text, re.MULTILINE)
        return {f"{id} {sorted(set(re.findall('[$]([a-z0-9_]+)', pattern)))}" for id, pattern in messages}

    assert said(lang) == said("en") and len(said(lang)) > 40
