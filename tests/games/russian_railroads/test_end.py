"""The end of the match: end-bonus cards, most engineers, the winner (pages 20, 21 and 23; 5.11, 6)."""

from collections.abc import Callable

import pytest

from boardwright.games.russian_railroads import components as c
from tests.conftest import many
from tests.games.rng import Rng

from .boards import random_board
from .event_log import EventLog
from .facts import BONUSES, ENGINEERS, PLAYERS
from .reckoning import bonus_points, majority
from .scenario import Scenario

NAMES = list(ENGINEERS)


def last(players: int = 3) -> Scenario:
    """The last round."""
    return Scenario(players, round=7 if players == 4 else 6)


def ended(table: Scenario) -> EventLog:
    story = table.end_round()
    assert table.match.over
    return story


def bonus(table: Scenario, seat: int, card: str) -> int:
    """What that card pays when the match ends now."""
    (told,) = [told for told in ended(table.bonuses(seat, card)).of("bonus_scored") if told["seat"] == seat]
    assert told["bonus"] == card
    return int(told["points"])


# -- cards -----------------------------------------------------------------------------------------------------------------------


BOTH_WORKERS = {"transsiberian": {"black": 8, "grey": 5, "brown": 3}, "kiev": {"black": 7}}
ENDS = {"transsiberian": {"black": 15}, "petersburg": {"black": 9}, "kiev": {"black": 9}}

BONUS: list[tuple[str, Callable[[Scenario], Scenario], int]] = [
    ("flat", lambda t: t, 15),
    # 10 for each line whose last station black has reached, 30 at most
    *(("ends", lambda t, n=n: t.rails(0, **dict(list(ENDS.items())[:n])), 10 * n) for n in range(4)),
    # 4 for each own factory, 20 at most
    *(("factories", lambda t, n=n: t.factories(0, *[7] * n), 4 * n) for n in range(6)),
    # the sum of all numbers; the special one is a 9
    ("locomotives", lambda t: t, 1),
    ("locomotives", lambda t: t.locomotives(0, (6, 2), 10, 5), 22),
    # 10 for each worker won for good: both of the own colour and the black one; temporary ones do not count
    ("workers", lambda t: t, 0),
    ("workers", lambda t: t.rails(0, kiev={"black": 7}), 10),
    ("workers", lambda t: t.rails(0, **BOTH_WORKERS).locomotives(0, 4), 20),
    ("workers", lambda t: t.rails(0, **BOTH_WORKERS).locomotives(0, 4).black(0).temporary(0), 30),
    ("workers", lambda t: t.black(1), 0),
    # the numbers of the spaces that black has reached, 33 at most
    ("black", lambda t: t, 3),
    ("black", lambda t: t.rails(0, **ENDS), 33),
    # 7 for each token used, 28 at most; dropped ones do not count
    *(("tokens", lambda t, n=n: t.used(0, **dict(zip(c.SPOTS[:n], c.TOKENS, strict=False))), 7 * n) for n in range(5)),
    ("tokens", lambda t: t.rails(0, petersburg={"black": 9}).locomotives(0, 1, 9), 0),
    # 20 from four, 30 from seven; not both
    *(("doublers", lambda t, n=n: t.doublers(0, n), (0, 0, 0, 0, 20, 20, 20, 30, 30)[n]) for n in range(9)),
]


@pytest.mark.parametrize(("card", "prepare", "points"), BONUS)
def test_what_an_end_bonus_card_pays(card: str, prepare: Callable[[Scenario], Scenario], points: int) -> None:
    """p. 23."""
    assert bonus(prepare(last()), 0, card) == points


def test_engineer_counts_for_the_majority_only() -> None:
    """p. 23: one more engineer; no points by itself."""
    table = last().engineers(0, "two_any").engineers(1, "doubler").bonuses(0, "engineer")
    story = ended(table)
    assert story.of("bonus_scored") == [{"seat": 0, "bonus": "engineer", "points": 0}]
    assert [(told["seat"], told["points"], told["engineers"]) for told in story.of("majority")] == [(0, 40, 2), (1, 20, 1)]


@pytest.mark.parametrize("count", range(5))
def test_engineers(count: int) -> None:
    """p. 23: 6 for each engineer; the other card is none here."""
    table = last().engineers(0, *NAMES[:count]).bonuses(0, "engineer", "engineers")
    points = {told["bonus"]: told["points"] for told in ended(table).of("bonus_scored")}
    assert points == {"engineer": 0, "engineers": 6 * count}


def test_nobody_needs_a_card() -> None:
    """p. 20: usually one, but none is possible, and several."""
    story = ended(last().bonuses(1, "flat", "black", "ends"))
    assert [(told["seat"], told["bonus"]) for told in story.of("bonus_scored")] == [(1, "flat"), (1, "ends"), (1, "black")]


def test_cards_are_paid_at_the_end_only() -> None:
    """p. 20: after the scoring of the last round."""
    table = Scenario(3).bonuses(0, "flat")
    assert not table.end_round().of("bonus_scored")
    story = ended(last().bonuses(0, "flat"))
    assert story.kinds.index("bonus_scored") > max(n for n, kind in enumerate(story.kinds) if kind == "scored")


@pytest.mark.parametrize("number", range(many(10, proving=320, short=10)))
def test_every_card_against_the_second_opinion(number: int) -> None:
    """p. 23: on random boards."""
    dice = Rng(number)
    table = last(4)
    for seat in range(4):
        random_board(dice, table, seat)
        table.r.factory[seat] = [dice.below(2) * (1 + dice.below(9)) for _ in range(5)]
        spots = dice.shuffled(c.SPOTS)[: dice.below(5)]
        table.used(seat, **dict(zip(spots, c.TOKENS, strict=False)))
    for name in NAMES:
        owner = dice.below(6)
        if owner < 4:
            table.engineers(owner, name)
    for card in dice.shuffled(BONUSES)[:8]:
        table.bonuses(dice.below(4), card)
    if dice.below(2):
        table.black(dice.below(4))
    table.ready()
    r = table.r
    wanted = {}
    for told in ended(table.copy()).of("bonus_scored"):
        seat = told["seat"]
        rails = {line: {"black": int(r.rail[seat, n, 0])} for n, line in enumerate(c.LINES)}
        extra = sum(table.met(seat, name) for name in ("transsiberian_3", "kiev_7")) + (int(r.black_owner) == seat)
        wanted[told["bonus"]] = told["points"] - bonus_points(
            told["bonus"], rails=rails, locomotives=r.slot[seat].tolist(), factories=r.factory[seat].tolist(), extra_workers=extra,
            tokens=sum(0 <= int(t) < len(c.TOKENS) for t in r.token_at[seat]), doublers=int(r.doublers[seat]),
            engineers=int((r.engineer_owner == seat).sum()),
        )  # fmt: skip
    assert len(wanted) == 8 and not any(wanted.values()), wanted


# -- most engineers ----------------------------------------------------------------------------------------------------------------


def test_the_example_of_page_21() -> None:
    """p. 21: red three: 40; yellow and blue two each, yellow has the 13: 20; green none."""
    red, blue, yellow, green = range(4)
    table = last(4).engineers(red, "black_grey", "any_points", "black_points").engineers(blue, "two_any", "industry_two")
    table.engineers(yellow, "two_any_more", "any_black")
    assert [(told["seat"], told["points"]) for told in ended(table).of("majority")] == [(red, 40), (yellow, 20)]
    assert majority([[2, 3, 4], [1, 5], [13, 6], []]) == [40, 0, 20, 0]
    assert green == 3


def test_without_an_engineer_nothing() -> None:
    """p. 20: at least one tile."""
    assert not ended(last()).of("majority")
    assert [(told["seat"], told["points"]) for told in ended(last().engineers(2, "doubler")).of("majority")] == [(2, 40)]


def test_with_two_players_both_may_get_something() -> None:
    """R24: the second gets 20 if they have a tile."""
    story = ended(last(2).engineers(0, "doubler").engineers(1, "two_any", "black_grey"))
    assert [(told["seat"], told["points"]) for told in story.of("majority")] == [(0, 20), (1, 40)]


def test_the_extra_engineer_alone() -> None:
    """R24, p. 20: at least one engineer is needed."""
    story = ended(last(3).bonuses(0, "engineer").engineers(1, "two_any"))
    assert [(told["seat"], told["points"]) for told in story.of("majority")] == [(1, 40)]
    assert not ended(last(3).bonuses(0, "engineer")).of("majority")


def test_the_extra_engineer_in_a_tie() -> None:
    """7: real tiles are compared."""
    story = ended(last(3).bonuses(0, "engineer").engineers(0, "doubler").engineers(1, "two_any", "black_grey"))
    assert [(told["seat"], told["points"]) for told in story.of("majority")] == [(0, 40), (1, 20)]


@pytest.mark.parametrize("number", range(many(10, proving=480, short=10)))
def test_the_majority_against_the_second_opinion(number: int) -> None:
    """p. 20: all kinds of ties."""
    dice = Rng(500 + number)
    players = PLAYERS[number % 3]
    table = last(players)
    table.r.row[:] = -1
    numbers: list[list[int]] = [[] for _ in range(players)]
    for name in dice.shuffled(NAMES)[: dice.below(9)]:
        seat = dice.below(players)
        table.engineers(seat, name)
        numbers[seat].append(ENGINEERS[name][0])
    holder = dice.below(2 * players)
    if holder < players:
        table.bonuses(holder, "engineer")
    points = [0] * players
    for told in ended(table).of("majority"):
        points[told["seat"]] = told["points"]
    assert points == majority(numbers, holder)


# -- the winner --------------------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """p. 21."""
    table = last(3).points(1, 100).points(2, 50)
    ended(table)
    assert table.match.result.ranking == [[1], [2], [0]] and table.match.result.reason == "last_round"


def test_a_shared_victory() -> None:
    """p. 21: there may be several winners."""
    table = last(4).points(0, 100).points(1, 98).points(2, 97)
    ended(table)
    assert table.match.result.scores == [100, 100, 100, 4] and table.match.result.ranking == [[0, 1, 2], [3]]


def test_the_last_scoring_is_as_usual() -> None:
    """p. 20: then the end bonuses."""
    table = last(2).rails(0, kiev={"black": 4}).locomotives(0, kiev=4).markers(0, 3).bonuses(0, "flat").engineers(0, "doubler")
    ended(table)
    assert table.scores()[0] == 10 + 3 + 15 + 40


def test_the_breakdown_adds_up() -> None:
    """Result: sources of the points."""
    table = last(2).rails(0, kiev={"black": 4}).locomotives(0, kiev=4).markers(0, 3).bonuses(0, "flat").engineers(0, "doubler")
    ended(table)
    parts = table.match.result.breakdown[0]
    assert {name: part["points"] for name, part in parts.items()} == {
        "transsiberian": 0, "petersburg": 0, "kiev": 10, "industry": 3, "passing": 0, "stations": 0, "effects": 0, "bonus_cards": 15,
        "majority": 40}  # fmt: skip
    assert parts["bonus_cards"]["cards"] == {"flat": 15} and parts["majority"]["engineers"] == 1 and parts["majority"]["highest"] == 14
