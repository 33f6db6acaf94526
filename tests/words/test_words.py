"""How ids and arguments become words (`core.text.words`, “Words” in docs/game_contract.md)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from boardwright.core.errors import UnknownGame
from boardwright.core.text.words import OFFERED, MissingMessage, Words, languages

GAME_WORDS = """\
title = Hens
option-brown-value =
    { $value ->
        [true] brown
       *[false] white
    }
colour-dark-red = dark red
marks-13 = first and third
event-sorted = { $colour_1 }, { $colour_2 }, { $marks }
event-gathered = { $egg_list }
event-gathered-hidden = some eggs
event-lined-up = { $seat_list }
part-egg =
    { $n ->
        [one] { $n } egg
       *[other] { $n } eggs
    }
event-found = { $part }
event-laid = { $seat } lays egg { $egg } for { $other_seat }
event-laid-hidden = { $seat } lays an egg
event-drew =
    { $count ->
        [1] one: { $a }
       *[other] two: { $a }, { $b }
    }
event-drew-hidden = { $count }
action-lay-egg = Lay a { $colour } egg
action-lay-egg-short = Lay
action-brood = Brood { $days }
prompt-lay = Which egg?
reason-no-hen = No hen of { $seat }
section-the-yard = The yard
help-hens-title = Hens
help-hens = They lay.
help-eggs-title = Eggs
help-eggs = They roll.
"""


@pytest.fixture
def hens(tmp_path: Path) -> SimpleNamespace:
    """Make a game of another package, in English and with one Czech message."""
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(GAME_WORDS, encoding="utf-8")
    (tmp_path / "words" / "cs.ftl").write_text("title = Slepice\n", encoding="utf-8")
    return SimpleNamespace(folder=tmp_path)


def test_seats_become_names(hens: SimpleNamespace) -> None:
    words = Words("en", hens, ["Ana", "Björn"], strict=True)
    assert words.event({"kind": "laid", "args": {"seat": 0, "egg": 7, "other_seat": 1}}) == "Ana lays egg 7 for Björn"


def test_a_seat_without_a_name_gets_its_number(hens: SimpleNamespace) -> None:
    assert Words("en", hens, ["Ana", ""]).name(1) == "Player 2"
    assert Words("cs", hens).name(3) == "Hráč 4"


def test_values_with_words_become_words_and_others_stay(hens: SimpleNamespace) -> None:
    words = Words("en", hens, strict=True)
    assert words.action({"kind": "lay_egg", "args": {"colour": "dark_red"}}) == "Lay a dark red egg"
    assert words.action({"kind": "lay_egg", "args": {"colour": "taupe"}}) == "Lay a taupe egg"


def test_numbered_arguments_use_the_words_of_their_name(hens: SimpleNamespace) -> None:
    args = {"colour_1": "dark_red", "colour_2": "taupe", "marks": "13"}
    assert Words("en", hens, strict=True).event({"kind": "sorted", "args": args}) == "dark red, taupe, first and third"


def test_numbered_arguments_become_a_list_without_missing_ones(hens: SimpleNamespace) -> None:
    words = Words("en", hens, strict=True)
    assert words.event({"kind": "gathered", "args": {"egg_1": 7, "egg_2": "", "egg_3": "blue", "egg_4": None}}) == "7, blue"
    assert words.event({"kind": "gathered", "args": {"egg_1": None, "egg_2": None}}) == "some eggs"


def test_seats_become_a_list_without_missing_ones(hens: SimpleNamespace) -> None:
    words = Words("en", hens, ["Ana", "Björn", "Cy"], strict=True)
    assert words.event({"kind": "lined_up", "args": {"first_seat": 2, "second_seat": 0, "third_seat": None}}) == "Cy, Ana"


def test_a_countable_name_is_singular_by_default(hens: SimpleNamespace) -> None:
    words = Words("en", hens, strict=True)
    assert words.event({"kind": "found", "args": {"part": "egg"}}) == "1 egg"
    assert words.t("part-egg", n=3) == "3 eggs"


def test_true_and_false_have_different_words(hens: SimpleNamespace) -> None:
    words = Words("en", hens, strict=True)
    assert [words.t("option-brown-value", value=value) for value in (True, False)] == ["brown", "white"]


def test_a_short_action_falls_back_to_the_long_one(hens: SimpleNamespace) -> None:
    words = Words("en", hens, strict=True)
    assert words.action({"kind": "lay_egg", "args": {"colour": "dark_red"}}, short=True) == "Lay"
    assert words.action({"kind": "brood", "args": {"days": 3}}, short=True) == "Brood 3"


def test_an_event_with_hidden_arguments_uses_its_hidden_sentence(hens: SimpleNamespace) -> None:
    words = Words("en", hens, ["Ana", "Bo"], strict=True)
    assert words.event({"kind": "laid", "args": {"seat": 0, "egg": None, "other_seat": None}}) == "Ana lays an egg"
    # A missing optional argument hides nothing.
    assert words.event({"kind": "drew", "args": {"count": 1, "a": 5, "b": None}}) == "one: 5"
    assert words.event({"kind": "drew", "args": {"count": 2, "a": None, "b": None}}) == "2"


def test_words_take_objects_as_well_as_dicts(hens: SimpleNamespace) -> None:
    words = Words("en", hens, ["Ana"], strict=True)
    assert words.prompt(SimpleNamespace(id="lay", args={})) == "Which egg?"
    assert words.refusal(SimpleNamespace(id="no_hen", args={"seat": 0})) == "No hen of Ana"
    assert words.section("the_yard") == "The yard"


def test_a_missing_message_falls_back_to_english_and_then_to_its_id(hens: SimpleNamespace) -> None:
    words = Words("cs", hens)
    assert words.t("title") == "Slepice"
    assert words.prompt({"id": "lay", "args": {}}) == "Which egg?"
    assert words.t("no_such_thing") == "no-such-thing"


def test_strict_words_raise_for_missing_messages_and_arguments(hens: SimpleNamespace) -> None:
    with pytest.raises(MissingMessage, match="cs: prompt-lay"):
        Words("cs", hens, strict=True).t("prompt-lay")
    with pytest.raises(MissingMessage, match=r"reason-no-hen.*seat"):
        Words("en", hens, strict=True).t("reason-no-hen")


def test_a_game_s_message_replaces_that_of_the_shell(hens: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "words" / "en.ftl").write_text("reason-not-now = Hens sleep now.\n", encoding="utf-8")
    words = Words("en", SimpleNamespace(folder=tmp_path), strict=True)
    assert words.t("reason-not-now") == "Hens sleep now."
    assert words.t("reason-match-over") == Words("en").t("reason-match-over")


def test_isolation_marks_surround_arguments_only_on_request(hens: SimpleNamespace) -> None:
    assert Words("en", hens, ["Ana"], isolate=True).t("reason-no-hen", seat=0) == "No hen of \u2068Ana\u2069"
    assert Words("en", hens, ["Ana"]).t("reason-no-hen", seat=0) == "No hen of Ana"


def test_a_name_is_not_parsed_as_a_message(hens: SimpleNamespace) -> None:
    assert Words("en", hens, ["{ title }"]).t("reason-no-hen", seat=0) == "No hen of { title }"


def test_languages_have_their_own_names() -> None:
    assert list(languages()) == list(OFFERED)
    assert languages()["is"] == "Íslenska"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'de'.*en, cs, is, sl, sr, sr-Cyrl, hr"):
        Words("de")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="hens"):
        Words("en", "hens")


def test_loading_words_loads_no_numpy() -> None:
    code = "import sys; from boardwright import games; from boardwright.core.text.words import *; "
    code += "languages(); Words('sl', games()[0]).t('title'); "
    code += "sys.exit(' '.join({'numpy', 'numba'} & set(sys.modules)) or 0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_negative_numbers_have_a_minus_sign() -> None:
    assert [Words(language).t("ui-points", points=-9) for language in ("en", "cs")] == ["−9 points", "−9 bodů"]
