"""Tests of Endeavor's messages beyond those of all games (docs/games/endeavor.md)."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.text.words import LANGUAGES, Words, value_id
from boardwright.games.endeavor import components as c

NAMES = ["Ada", "Béla", "Cilka", "Đorđe", "Eva"]
VALUES_OF_ARGUMENTS = {
    "building": c.BUILDINGS,
    "city": c.CITIES,
    "link": c.LINKS,
    "region": c.REGIONS,
    "deck": c.DECKS,
    "card": c.CARDS,
    "token": c.TOKENS,
    "track": c.TRACKS,
    "deed": c.ACTIONS_OF,
}


def words(lang: str = "en") -> Words:
    return Words(lang, "endeavor", NAMES, strict=True, rulebook=True)


def event(kind: str, lang: str = "en", **args: Any) -> str:
    return words(lang).event(SimpleNamespace(kind=kind, args=args))


def prompt(id: str, lang: str = "en", **args: Any) -> str:
    return words(lang).prompt(SimpleNamespace(id=id, args=args))


def view() -> dict[str, Any]:
    shown: dict[str, Any] = bw.load("endeavor").new_match(players=3, seed=1).view(None)
    return shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_values_of_an_argument_have_distinct_names(lang: str) -> None:
    for argument, values in VALUES_OF_ARGUMENTS.items():
        names = [words(lang).t(value_id(argument, value)) for value in values]
        assert len(set(names)) == len(values), argument


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_is_named_after_its_two_cities(lang: str) -> None:
    for name, link in view()["links"].items():
        ends = (words(lang).t(value_id("city", link[end])) for end in ("a", "b"))
        assert words(lang).t(value_id("link", name)) == " – ".join(ends)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_named_after_its_deck_and_value_or_its_governor(lang: str) -> None:
    for name, card in view()["cards"].items():
        card_name = words(lang).t(value_id("card", name))
        if card["governor"]:
            assert not re.search(r"\d", card_name)
        else:
            assert card_name.startswith(f"{words(lang).t(value_id('deck', card['deck']))} {card['value']}")
        assert (", " in card_name) == card["abolition"]


def test_a_prompt_lists_its_actions() -> None:
    assert prompt("act", deed_1="ship", deed_2="draw", half=1) == "Carry out your action: ship, draw"
    assert prompt("act", deed_1="occupy", half=2, region="africa") == "Optional second action: occupy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_event_of_a_link_won_again_names_no_token(lang: str) -> None:
    """Ruling 8: its token went to the first seat that controlled it."""
    first, again = (event("linked", lang, seat=0, link="paris-venice", token=token) for token in ("payment", None))
    assert words(lang).t("token-payment") in first
    assert first.startswith(again) and again.endswith(".")


def test_the_event_of_an_attack_names_the_former_owner() -> None:
    assert event("attacked", seat=0, city="london", loser_seat=1) == "Ada attacks a city: London. It belonged to: Béla."


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", ["1 disc", "2 discs", "5 discs"]),
        ("cs", ["1 žeton", "2 žetony", "5 žetonů"]),
        ("is", ["1 skífu", "2 skífur", "5 skífur"]),
        ("sl", ["1 žeton", "2 žetona", "5 žetonov"]),
        ("sr", ["1 žeton", "2 žetona", "5 žetona"]),
        ("hr", ["1 žeton", "2 žetona", "5 žetona"]),
    ],
)
def test_discs_have_the_plurals_of_the_language(lang: str, counts: list[str]) -> None:
    for number, count in zip((1, 2, 5), counts, strict=True):
        assert count in event("grew", lang, seat=0, discs=number)


# -- summaries of the rules, against the tables -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_building_by_level_with_icons_and_actions(lang: str) -> None:
    messages = words(lang)
    lines = [line for line in messages.t("rules-build").split("\n") if line.startswith("– ")]
    for name, building in view()["buildings"].items():
        line = lines[building["level"]]
        place = line.index(messages.t(value_id("building", name)))
        entry = line[place : line.index(")", place)] if building["level"] else line
        for track in c.TRACKS:
            plus = f"{messages.t(value_id('track', track))} +{building[track]}"
            assert (plus in entry) == bool(building[track]), f"{name}: {track}"
        if building["actions"] and building["level"] < 5 and building["join"] != "and":
            assert all(messages.t(value_id("deed", deed)) in entry for deed in building["actions"]), name


def test_the_rules_name_the_thresholds_of_the_tracks() -> None:
    tracks = view()["tracks"]
    assert "at 2, 4, 7 and 10." in words().t("rules-tracks") and tracks["thresholds"][1:] == [2, 4, 7, 10]
    for gives in ("building_level", "growth", "payments", "card_limit"):
        assert f"{tracks[gives][0]} to {tracks[gives][-1]}" in words().t("rules-tracks")


def test_the_scoring_example_of_the_rules_adds_up() -> None:
    """Rulebook p. 12, with figures of our own."""
    glory = view()["tracks"]["glory"]
    tracks = [glory[space] for space in (8, 11, 5, 3)]
    assert tracks == [7, 11, 4, 2]
    cities, links, cards, university, harbour, slavery = 5 * 1 + 2, 3, 4, view()["buildings"]["university"]["glory"], 7 // 3, -1
    assert cities + links + sum(tracks) + cards + university + harbour + slavery == 42
    assert "8, 11, 5 and 3: 7 + 11 + 4 + 2 = 24" in words().t("rules-scoring") and "Together 42" in words().t("rules-scoring")
    two_glory = [name for name, city in view()["cities"].items() if city["glory"] == 2]
    assert all(words().t(value_id("city", city)) in words().t("rules-scoring") for city in two_glory) and len(two_glory) == 2
