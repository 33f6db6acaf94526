"""Tests of how a long list of choices is shortened, ordered and worded."""

from __future__ import annotations

import re

import pytest

import boardwright as bw
from boardwright.cli.choices import Choices, folded, shortened
from boardwright.cli.names import BOTS
from boardwright.core.text.words import Words
from tests.cli.conftest import Run
from tests.project.source_files import ROOT

LONG = "ticket_to_ride_europe"
EN = Words("en", LONG)


def choices_of(*families: int) -> list:
    """Return numbered choices with the given number of actions of each family."""
    kinds = [[a for a in bw.load(LONG).actions if a.kind == kind] for kind in ("take", "claim", "build_station", "pay")]
    return Choices([action for family, count in zip(kinds, families) for action in family[:count]], EN).all


@pytest.mark.parametrize(("typed", "chosen"), [("1 2", "keep 12"), ("2, 1", "keep 12"), ("1 9", "None"), ("1", "keep 12")])
def test_several_numbers_pick_a_set(typed: str, chosen: str) -> None:
    match = bw.load("ticket_to_ride_europe").new_match(players=2, seed=1)
    assert str(Choices(match.legal(match.actors[0]), Words("en", "ticket_to_ride_europe")).pick(typed)) == chosen


@pytest.mark.parametrize(
    ("families", "shown"),
    [
        ([5], [5]),
        ([5, 20, 5], [5, 20, 5]),
        ([5, 60, 40, 1], [5, 12, 12, 1]),  # the long ones are shortened
        ([0, 60], [30]),
        ([5, 20, 20, 20], [5, 8, 8, 8]),
        ([], []),
    ],
)
def test_long_families_are_shortened_and_short_ones_stay_whole(families: list[int], shown: list[int]) -> None:
    shortened_families = shortened(choices_of(*families), 30)
    assert [len(part) for part, _ in shortened_families] == shown
    assert [len(part) + left_out for part, left_out in shortened_families] == [count for count in families if count]


def test_a_turn_with_many_choices_shows_some_of_each_kind(run: Run) -> None:
    result = run("play", LONG, "--bots", "random", "--seed", 5, typed="11\nclaim paris\nq\n")
    turn = result.out.split("▶ Player 1: Draw, claim")[1]
    for text in ("Draw a card from the deck", "Claim ", "Build a station: ", "Draw tickets", "more: type to find them"):
        assert text in turn, text
    assert "choices match “claim paris”" in turn


@pytest.mark.parametrize("lang", ["en", "is"])
def test_a_whole_match_of_bots_is_shown_in_words(lang: str, run: Run) -> None:
    result = run("play", LONG, "--players", 3, "--bots", "random,random,random", "--seed", 2, "--lang", lang)
    words = Words(lang, LONG)
    assert result.code == 0 and words.t("cli-over") in result.out and words.t("source-express") in result.out
    unknown = re.findall(r"\b(?:cli|ui|event|action|prompt|reason|section|board|route|ticket|card)-[a-z][a-z-]+", result.out)
    assert not unknown and "{" not in result.out


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_named_choices_are_sorted_by_name_and_others_keep_the_order_of_the_game(lang: str) -> None:
    """Stations are sorted alphabetically, ignoring accents; kinds and numbered actions keep their order."""
    words = Words(lang, LONG)
    actions = [a for a in bw.load(LONG).actions if a.kind in ("take", "claim", "build_station")]
    choices = Choices(actions, words).all
    assert [number for number, _, _ in choices] == list(range(1, len(actions) + 1))
    kinds = [action.kind for _, action, _ in choices]
    assert kinds == [action.kind for action in actions], "kinds stay where they are"
    stations = [text for _, action, text in choices if action.kind == "build_station"]
    assert stations == sorted(stations, key=folded) and len(stations) > 40
    assert stations != [words.action(a) for a in actions if a.kind == "build_station"], "the game has them in another order"
    taken = [action for _, action, _ in choices if action.kind == "take"]
    assert taken == [a for a in actions if a.kind == "take"]


@pytest.mark.parametrize("lang", ["en", "is"])
def test_choices_of_effects_and_payments_have_words_instead_of_numbers(lang: str) -> None:
    """A choice names the effect that continues, or the workers and coins that pay for a space."""
    game = bw.load("russian_railroads")
    words, bot, texts = Words(lang, game), bw.bot("random", game, 3), {}
    match = game.new_match(players=2, seed=8)
    while not match.over and set(texts) != {"next", "pay"}:
        seat = match.actors[0]
        legal = match.legal(seat)
        for _, action, text in Choices(legal, words, lambda action, seat=seat: match.preview(seat, action.id)).all:
            if action.kind in ("next", "pay"):
                texts[action.kind] = text
                assert text != words.action(action), "only a number"
        match.play(seat, bot.choose(match.hidden(seat), [action.id for action in legal]))
    assert set(texts) == {"next", "pay"}
    if lang == "en":
        assert re.fullmatch(r"Continue: \D.*", texts["next"]) and re.fullmatch(r"Pay: .*(worker|coin).*", texts["pay"])


def test_bots_are_listed_with_names_and_levels(run: Run) -> None:
    result = run("play", LONG, "--players", 3, "--bots", "one_step", "--seed", 5, typed="q\n")
    level = EN.t("level-one-step")
    assert "one_step" not in result.out and f"  Bruno · {level}\n  Clara · {level}\n" in result.out


def test_bots_do_not_take_the_name_of_a_player(run: Run) -> None:
    result = run("play", LONG, "--players", 3, "--bots", "random", "--names", "Bruno", "--seed", 5, typed="q\n")
    assert "  Clara · " in result.out and "  Dario · " in result.out and "Bruno · " not in result.out


def test_the_page_gives_bots_the_same_names() -> None:
    page = (ROOT / "web" / "src" / "words" / "bot_names.ts").read_text(encoding="utf-8")
    assert f"const BOTS = [{', '.join(repr(name) for name in BOTS)}]" in page
