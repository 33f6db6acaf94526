"""What the game's words must do beyond what the tests of all games ask (docs/games/russian_railroads.md, “Words” and “Events”)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from boardwright.core.text.words import LANGUAGES, Words, value_id
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.state import PIECES

NAMES = ["Ada", "Béla", "Cilka", "Đorđe"]
NAMED = {
    "line": c.LINES,
    "colour": c.COLOURS,
    "slot": c.SLOTS,
    "place": c.PLACES,
    "effect": c.EFFECTS,
    "engineer": c.ENGINEERS,
    "special": c.SPECIALS,
    "spot": c.SPOTS,
    "token": c.TOKENS,
    "card": c.CARDS,
    "bonus": c.BONUSES,
    "start": c.STARTS,
    "piece": PIECES,
    "factory": c.FACTORIES,
}
TOLD_APART = ("line", "colour", "slot", "place", "engineer", "spot", "token", "card", "bonus", "start", "piece", "factory")


def words(lang: str = "en") -> Words:
    return Words(lang, "russian_railroads", NAMES, strict=True)


def event(kind: str, lang: str = "en", **args: Any) -> str:
    return words(lang).event(SimpleNamespace(kind=kind, args=args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_what_stands_side_by_side_has_different_ones(lang: str) -> None:
    for argument, values in NAMED.items():
        names = [words(lang).t(value_id(argument, value)) for value in values]
        assert all(names)
        if argument in TOLD_APART:
            assert len(set(names)) == len(names), argument


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_can_be_counted(lang: str) -> None:
    for n in (1, 2, 3, 5):
        parts = [words(lang).t(value_id("part", part), n=n) for part in c.PARTS]
        assert len(set(parts)) == len(parts)
        assert str(n) in parts[c.BLACK] and str(n) in parts[c.DOUBLERS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("order", [(1, 0), (2, 0, 1), (3, 1, 0, 2)])
def test_the_turn_order_names_as_many_players_as_there_are(lang: str, order: tuple[int, ...]) -> None:
    seats = dict(zip(("first_seat", "second_seat", "third_seat", "fourth_seat"), (*order, None, None), strict=False))
    assert event("new_order", lang, **seats).endswith(f": {', '.join(NAMES[seat] for seat in order)}.")


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        ({"workers": 2, "coins": 0, "black": 0}, "2 workers"),
        ({"workers": 0, "coins": 1, "black": 0}, "1 coin"),
        ({"workers": 1, "coins": 1, "black": 0}, "1 worker, 1 coin"),
        ({"workers": 0, "coins": 0, "black": 1}, "black worker"),
        ({"workers": 0, "coins": 2, "black": 1}, "black worker, 2 coins"),
        ({"workers": 1, "coins": 0, "black": 1}, "black worker, 1 worker"),
        ({"workers": 1, "coins": 1, "black": 1}, "black worker, 1 worker, 1 coin"),
    ],
)
def test_who_occupies_a_space_pays_with_what_is_told(pieces: dict[str, int], said: str) -> None:
    assert event("occupied", seat=0, place="black_2", **pieces) == f"Ada occupies: 3 black steps – {said}."


def test_the_locomotive_of_the_card_is_a_9() -> None:
    """In the program it is a 10 (docs/games/russian_railroads.md, `placed`)."""
    assert event("placed", seat=1, number=10, slot="kiev", displaced=4) == "Béla puts locomotive 9 in place of 4: Kiev."
    assert event("placed", seat=1, number=10, slot="kiev", displaced=0) == "Béla puts locomotive 9 here: Kiev."


def test_what_is_done_once_more_is_said_of_one() -> None:
    assert event("once_more", seat=0, part="doublers") == "Ada chooses what to do once more: 1 doubler."


def test_end_bonus_cards_are_told_to_those_who_see_them_only() -> None:
    seen = {f"bonus_{i}": name for i, name in enumerate(("flat", "ends", None, None, None, None, None, None), 1)}
    assert event("looked", seat=0, **seen) == "Ada looks through the end-bonus cards: flat bonus, end stations."
    assert event("looked", seat=0, **dict.fromkeys(seen)) == "Ada looks through the end-bonus cards."
    assert event("took_bonus", seat=0, bonus="black") == "Ada takes an end-bonus card: black rails."
    assert event("took_bonus", seat=0, bonus=None) == "Ada takes an end-bonus card."


def test_an_effect_being_worked_on_is_one_sentence_that_says_what_is_left() -> None:
    assert words().prompt({"id": "act", "args": {"effect": "brown_2", "left": 1}}) == "2 brown steps: 1 left"


def test_the_names_of_spaces_say_what_the_tables_give() -> None:
    """Names with amounts would lie if the board's tables changed and they did not."""
    import boardwright as bw

    view = bw.load("russian_railroads").new_match(players=4, seed=1).view(None)
    said = {place: [int(digit) for digit in words().t(value_id("place", place)).split("(")[0] if digit.isdigit()] for place in c.SPACES}
    for place, space in view["spaces"].items():
        unsaid = ("locomotive", "factory", "locomotive_or_factory", "temporary", "hire")
        amounts = [n for part, n in space["gives"].items() if part not in unsaid]
        if not place.startswith("engineer"):
            assert sorted(said[place]) == sorted(amounts), place
    for engineer, told in view["engineers"].items():
        amounts = [n for part, n in told["gives"].items() if part not in ("locomotive_or_factory", "repeat", "best_locomotives")]
        assert sorted(int(d) for d in words().t(value_id("engineer", engineer)) if d.isdigit()) == sorted(amounts), engineer
