"""Words of Russian Railroads beyond what all games need (docs/games/russian_railroads.md, “Words” and “Events”)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from boardwright.core.text.words import LANGUAGES, Words, value_id
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.state import PIECES

NAMES = ["Ada", "Béla", "Cilka", "Đorđe"]
VALUES = {
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
DISTINCT = ("line", "colour", "slot", "place", "engineer", "spot", "token", "card", "bonus", "start", "piece", "factory")


def words(lang: str = "en") -> Words:
    return Words(lang, "russian_railroads", NAMES, strict=True)


def sentence(kind: str, lang: str = "en", **args: Any) -> str:
    return words(lang).event(SimpleNamespace(kind=kind, args=args))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_has_a_name_and_choices_have_different_names(lang: str) -> None:
    for argument, values in VALUES.items():
        names = [words(lang).t(value_id(argument, value)) for value in values]
        assert all(names)
        if argument in DISTINCT:
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
    assert sentence("new_order", lang, **seats).endswith(f": {', '.join(NAMES[seat] for seat in order)}.")


@pytest.mark.parametrize(
    ("pieces", "sentence_end"),
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
def test_the_sentence_of_an_occupied_space_names_its_price(pieces: dict[str, int], sentence_end: str) -> None:
    assert sentence("occupied", seat=0, place="black_2", **pieces) == f"Ada occupies: 3 black steps – {sentence_end}."


def test_the_special_locomotive_is_called_9() -> None:
    """The program numbers it 10 (docs/games/russian_railroads.md, `placed`)."""
    assert sentence("placed", seat=1, number=10, slot="kiev", displaced=4) == "Béla puts locomotive 9 in place of 4: Kiev."
    assert sentence("placed", seat=1, number=10, slot="kiev", displaced=0) == "Béla puts locomotive 9 here: Kiev."


def test_the_fourth_action_is_named_in_the_singular() -> None:
    assert sentence("once_more", seat=0, part="doublers") == "Ada chooses what to do once more: 1 doubler."


def test_end_bonus_cards_are_named_only_to_viewers_who_see_them() -> None:
    seen = {f"bonus_{i}": name for i, name in enumerate(("flat", "ends", None, None, None, None, None, None), 1)}
    assert sentence("looked", seat=0, **seen) == "Ada looks through the end-bonus cards: flat bonus, end stations."
    assert sentence("looked", seat=0, **dict.fromkeys(seen)) == "Ada looks through the end-bonus cards."
    assert sentence("took_bonus", seat=0, bonus="black") == "Ada takes an end-bonus card: black rails."
    assert sentence("took_bonus", seat=0, bonus=None) == "Ada takes an end-bonus card."


def test_the_prompt_of_an_effect_says_what_is_left() -> None:
    assert words().prompt({"id": "act", "args": {"effect": "brown_2", "left": 1}}) == "2 brown steps: 1 left"


def test_the_names_of_spaces_and_engineers_have_the_amounts_of_the_data() -> None:
    import boardwright as bw

    view = bw.load("russian_railroads").new_match(players=4, seed=1).view(None)
    named_amounts = {
        place: [int(digit) for digit in words().t(value_id("place", place)).split("(")[0] if digit.isdigit()] for place in c.SPACES
    }
    for place, space in view["spaces"].items():
        parts_without_amounts = ("locomotive", "factory", "locomotive_or_factory", "temporary", "hire")
        amounts = [n for part, n in space["gives"].items() if part not in parts_without_amounts]
        if not place.startswith("engineer"):
            assert sorted(named_amounts[place]) == sorted(amounts), place
    for engineer, facts in view["engineers"].items():
        amounts = [n for part, n in facts["gives"].items() if part not in ("locomotive_or_factory", "repeat", "best_locomotives")]
        assert sorted(int(d) for d in words().t(value_id("engineer", engineer)) if d.isdigit()) == sorted(amounts), engineer
