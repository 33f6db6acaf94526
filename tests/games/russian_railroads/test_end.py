"""The end of the match: end-bonus cards, most engineers, the winner (pages 20, 21 and 23; 5.11, 6)."""

from collections.abc import Callable

import pytest

from boardwright.games.russian_railroads import components as c
from tests.conftest import repetitions
from tests.games.rng import Rng

from .boards import random_board
from .event_log import EventLog
from .facts import BONUSES, ENGINEERS, PLAYERS
from .reference import bonus_points, majority_points
from .scenario import Scenario

NAMES = list(ENGINEERS)


def last_round(players: int = 3) -> Scenario:
    """Return a table in the last round."""
    return Scenario(players, round=7 if players == 4 else 6)


def play_to_end(table: Scenario) -> EventLog:
    story = table.end_round()
    assert table.match.over
    return story


def card_points(table: Scenario, seat: int, card: str) -> int:
    """Return what a card pays when the match ends now."""
    (event,) = [event for event in play_to_end(table.bonuses(seat, card)).of("bonus_scored") if event["seat"] == seat]
    assert event["bonus"] == card
    return int(event["points"])


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
    # 10 for each permanent extra worker: two of the own colour and the black one, but no temporary ones
    ("workers", lambda t: t, 0),
    ("workers", lambda t: t.rails(0, kiev={"black": 7}), 10),
    ("workers", lambda t: t.rails(0, **BOTH_WORKERS).locomotives(0, 4), 20),
    ("workers", lambda t: t.rails(0, **BOTH_WORKERS).locomotives(0, 4).black(0).temporary(0), 30),
    ("workers", lambda t: t.black(1), 0),
    # the numbers of the spaces that black has reached, 33 at most
    ("black", lambda t: t, 3),
    ("black", lambda t: t.rails(0, **ENDS), 33),
    # 7 for each token used, 28 at most; dropped ones do not count
    *(("tokens", lambda t, n=n: t.used_tokens(0, **dict(zip(c.SPOTS[:n], c.TOKENS, strict=False))), 7 * n) for n in range(5)),
    ("tokens", lambda t: t.rails(0, petersburg={"black": 9}).locomotives(0, 1, 9), 0),
    # 20 from four, 30 from seven; not both
    *(("doublers", lambda t, n=n: t.doublers(0, n), (0, 0, 0, 0, 20, 20, 20, 30, 30)[n]) for n in range(9)),
]


@pytest.mark.parametrize(("card", "prepare", "points"), BONUS)
def test_what_an_end_bonus_card_pays(card: str, prepare: Callable[[Scenario], Scenario], points: int) -> None:
    """p. 23."""
    assert card_points(prepare(last_round()), 0, card) == points


def test_the_engineer_card_counts_for_the_majority_only() -> None:
    """p. 23: it counts as one more engineer and gives no points itself."""
    table = last_round().engineers(0, "two_any").engineers(1, "doubler").bonuses(0, "engineer")
    story = play_to_end(table)
    assert story.of("bonus_scored") == [{"seat": 0, "bonus": "engineer", "points": 0}]
    assert [(event["seat"], event["points"], event["engineers"]) for event in story.of("majority")] == [(0, 40, 2), (1, 20, 1)]


@pytest.mark.parametrize("count", range(5))
def test_the_engineers_card_pays_6_points_for_each_engineer(count: int) -> None:
    """p. 23: the other card is no engineer here."""
    table = last_round().engineers(0, *NAMES[:count]).bonuses(0, "engineer", "engineers")
    points = {event["bonus"]: event["points"] for event in play_to_end(table).of("bonus_scored")}
    assert points == {"engineer": 0, "engineers": 6 * count}


def test_a_seat_may_have_no_card_or_several() -> None:
    """p. 20: usually each has one."""
    story = play_to_end(last_round().bonuses(1, "flat", "black", "ends"))
    assert [(event["seat"], event["bonus"]) for event in story.of("bonus_scored")] == [(1, "flat"), (1, "ends"), (1, "black")]


def test_cards_are_paid_at_the_end_of_the_match_only() -> None:
    """p. 20: after the scoring of the last round."""
    table = Scenario(3).bonuses(0, "flat")
    assert not table.end_round().of("bonus_scored")
    story = play_to_end(last_round().bonuses(0, "flat"))
    assert story.kinds.index("bonus_scored") > max(n for n, kind in enumerate(story.kinds) if kind == "scored")


@pytest.mark.parametrize("number", range(repetitions(10, proving=320, short=10)))
def test_end_bonus_cards_equal_the_reference_on_random_boards(number: int) -> None:
    """p. 23."""
    dice = Rng(number)
    table = last_round(4)
    for seat in range(4):
        random_board(dice, table, seat)
        table.r.factory[seat] = [dice.below(2) * (1 + dice.below(9)) for _ in range(5)]
        spots = dice.shuffled(c.SPOTS)[: dice.below(5)]
        table.used_tokens(seat, **dict(zip(spots, c.TOKENS, strict=False)))
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
    differences = {}
    for event in play_to_end(table.copy()).of("bonus_scored"):
        seat = event["seat"]
        rails = {line: {"black": int(r.rail[seat, n, 0])} for n, line in enumerate(c.LINES)}
        extra = sum(table.meets_special(seat, name) for name in ("transsiberian_3", "kiev_7")) + (int(r.black_owner) == seat)
        differences[event["bonus"]] = event["points"] - bonus_points(
            event["bonus"], rails=rails, locomotives=r.slot[seat].tolist(), factories=r.factory[seat].tolist(), extra_workers=extra,
            tokens=sum(0 <= int(t) < len(c.TOKENS) for t in r.token_at[seat]), doublers=int(r.doublers[seat]),
            engineers=int((r.engineer_owner == seat).sum()),
        )  # fmt: skip
    assert len(differences) == 8 and not any(differences.values()), differences


# -- most engineers ----------------------------------------------------------------------------------------------------------------


def test_the_example_of_page_21() -> None:
    """p. 21: red has three engineers: 40; yellow and blue have two each, yellow the 13: 20; green has none."""
    red, blue, yellow, green = range(4)
    table = last_round(4).engineers(red, "black_grey", "any_points", "black_points").engineers(blue, "two_any", "industry_two")
    table.engineers(yellow, "two_any_more", "any_black")
    assert [(event["seat"], event["points"]) for event in play_to_end(table).of("majority")] == [(red, 40), (yellow, 20)]
    assert majority_points([[2, 3, 4], [1, 5], [13, 6], []]) == [40, 0, 20, 0]
    assert green == 3


def test_the_majority_pays_only_seats_with_an_engineer() -> None:
    """p. 20: at least one tile."""
    assert not play_to_end(last_round()).of("majority")
    assert [(event["seat"], event["points"]) for event in play_to_end(last_round().engineers(2, "doubler")).of("majority")] == [(2, 40)]


def test_with_two_players_both_may_get_majority_points() -> None:
    """R24: the second gets 20 with at least one tile."""
    story = play_to_end(last_round(2).engineers(0, "doubler").engineers(1, "two_any", "black_grey"))
    assert [(event["seat"], event["points"]) for event in story.of("majority")] == [(0, 20), (1, 40)]


def test_the_extra_engineer_alone_earns_no_majority() -> None:
    """R24, p. 20: at least one engineer is needed."""
    story = play_to_end(last_round(3).bonuses(0, "engineer").engineers(1, "two_any"))
    assert [(event["seat"], event["points"]) for event in story.of("majority")] == [(1, 40)]
    assert not play_to_end(last_round(3).bonuses(0, "engineer")).of("majority")


def test_the_extra_engineer_breaks_no_tie() -> None:
    """7: real tiles are compared."""
    story = play_to_end(last_round(3).bonuses(0, "engineer").engineers(0, "doubler").engineers(1, "two_any", "black_grey"))
    assert [(event["seat"], event["points"]) for event in story.of("majority")] == [(0, 40), (1, 20)]


@pytest.mark.parametrize("number", range(repetitions(10, proving=480, short=10)))
def test_the_majority_equals_the_reference_with_all_kinds_of_ties(number: int) -> None:
    """p. 20."""
    dice = Rng(500 + number)
    players = PLAYERS[number % 3]
    table = last_round(players)
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
    for event in play_to_end(table).of("majority"):
        points[event["seat"]] = event["points"]
    assert points == majority_points(numbers, holder)


# -- the winner --------------------------------------------------------------------------------------------------------------------


def test_the_seat_with_most_points_wins() -> None:
    """p. 21."""
    table = last_round(3).points(1, 100).points(2, 50)
    play_to_end(table)
    assert table.match.result.ranking == [[1], [2], [0]] and table.match.result.reason == "last_round"


def test_seats_with_equal_points_share_the_victory() -> None:
    """p. 21."""
    table = last_round(4).points(0, 100).points(1, 98).points(2, 97)
    play_to_end(table)
    assert table.match.result.scores == [100, 100, 100, 4] and table.match.result.ranking == [[0, 1, 2], [3]]


def test_the_last_round_is_scored_before_the_end_bonuses() -> None:
    """p. 20."""
    table = last_round(2).rails(0, kiev={"black": 4}).locomotives(0, kiev=4).markers(0, 3).bonuses(0, "flat").engineers(0, "doubler")
    play_to_end(table)
    assert table.scores()[0] == 10 + 3 + 15 + 40


def test_the_result_breaks_points_down_by_source() -> None:
    table = last_round(2).rails(0, kiev={"black": 4}).locomotives(0, kiev=4).markers(0, 3).bonuses(0, "flat").engineers(0, "doubler")
    play_to_end(table)
    parts = table.match.result.breakdown[0]
    assert {name: part["points"] for name, part in parts.items()} == {
        "transsiberian": 0, "petersburg": 0, "kiev": 10, "industry": 3, "passing": 0, "stations": 0, "effects": 0, "bonus_cards": 15,
        "majority": 40}  # fmt: skip
    assert parts["bonus_cards"]["cards"] == {"flat": 15} and parts["majority"]["engineers"] == 1 and parts["majority"]["highest"] == 14
