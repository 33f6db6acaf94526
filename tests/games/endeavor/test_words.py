"""What the game's words must do beyond what the tests of all games ask (docs/games/endeavor.md)."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.text.words import LANGUAGES, Words, value_id
from boardwright.games.endeavor import components as c

NAMES = ["Ada", "Béla", "Cilka", "Đorđe", "Eva"]
NAMED = {
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
    seen: dict[str, Any] = bw.load("endeavor").new_match(players=3, seed=1).view(None)
    return seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    for argument, values in NAMED.items():
        names = [words(lang).t(value_id(argument, value)) for value in values]
        assert len(set(names)) == len(values), argument


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_is_called_by_its_two_cities(lang: str) -> None:
    for name, link in view()["links"].items():
        ends = (words(lang).t(value_id("city", link[end])) for end in ("a", "b"))
        assert words(lang).t(value_id("link", name)) == " – ".join(ends)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_called_by_its_deck_and_its_value_or_by_its_governor(lang: str) -> None:
    for name, card in view()["cards"].items():
        said = words(lang).t(value_id("card", name))
        if card["governor"]:
            assert not re.search(r"\d", said)
        else:
            assert said.startswith(f"{words(lang).t(value_id('deck', card['deck']))} {card['value']}")
        assert (", " in said) == card["abolition"]


def test_the_actions_of_a_prompt_are_named_together() -> None:
    assert prompt("act", deed_1="ship", deed_2="draw", half=1) == "Carry out your action: ship, draw"
    assert prompt("act", deed_1="occupy", half=2, region="africa") == "Optional second action: occupy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_won_again_has_no_token_and_is_told_without(lang: str) -> None:
    """Ruling 8: its token went to the first who controlled it."""
    first, again = (event("linked", lang, seat=0, link="paris-venice", token=token) for token in ("payment", None))
    assert words(lang).t("token-payment") in first
    assert first.startswith(again) and again.endswith(".")


def test_an_attack_tells_whose_city_it_was() -> None:
    assert event("attacked", seat=0, city="london", loser_seat=1) == "Ada attacks a city: London. It belonged to: Béla."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 disc", "2 discs", "5 discs"]),
        ("cs", ["1 žeton", "2 žetony", "5 žetonů"]),
        ("is", ["1 skífu", "2 skífur", "5 skífur"]),
        ("sl", ["1 žeton", "2 žetona", "5 žetonov"]),
        ("sr", ["1 žeton", "2 žetona", "5 žetona"]),
        ("hr", ["1 žeton", "2 žetona", "5 žetona"]),
    ],
)
def test_discs_are_counted_as_the_language_counts(lang: str, said: list[str]) -> None:
    for number, counted in zip((1, 2, 5), said, strict=True):
        assert counted in event("grew", lang, seat=0, discs=number)


# -- what the rules say, against the tables -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_put_every_building_on_its_level_with_what_it_gives(lang: str) -> None:
    said = words(lang)
    lines = [line for line in said.t("rules-build").split("\n") if line.startswith("– ")]
    for name, building in view()["buildings"].items():
        line = lines[building["level"]]
        place = line.index(said.t(value_id("building", name)))
        told = line[place : line.index(")", place)] if building["level"] else line
        for track in c.TRACKS:
            plus = f"{said.t(value_id('track', track))} +{building[track]}"
            assert (plus in told) == bool(building[track]), f"{name}: {track}"
        if building["actions"] and building["level"] < 5 and building["join"] != "and":
            assert all(said.t(value_id("deed", deed)) in told for deed in building["actions"]), name


def test_the_rules_tell_the_thresholds_of_the_tracks() -> None:
    tracks = view()["tracks"]
    assert "at 2, 4, 7 and 10." in words().t("rules-tracks") and tracks["thresholds"][1:] == [2, 4, 7, 10]
    for gives in ("building_level", "growth", "payments", "card_limit"):
        assert f"{tracks[gives][0]} to {tracks[gives][-1]}" in words().t("rules-tracks")


def test_the_example_of_glory_in_the_rules_is_right() -> None:
    """Rulebook p. 12, with our own figures."""
    glory = view()["tracks"]["glory"]
    tracks = [glory[space] for space in (8, 11, 5, 3)]
    assert tracks == [7, 11, 4, 2]
    cities, links, cards, university, harbour, slavery = 5 * 1 + 2, 3, 4, view()["buildings"]["university"]["glory"], 7 // 3, -1
    assert cities + links + sum(tracks) + cards + university + harbour + slavery == 42
    assert "8, 11, 5 and 3: 7 + 11 + 4 + 2 = 24" in words().t("rules-scoring") and "Together 42" in words().t("rules-scoring")
    two = [city for city, there in view()["cities"].items() if there["glory"] == 2]
    assert all(words().t(value_id("city", city)) in words().t("rules-scoring") for city in two) and len(two) == 2
