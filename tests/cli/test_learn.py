"""Tests of `boardwright learn`: guided courses in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.core.text.words import LANGUAGES, Words
from tests.cli.conftest import GAME, Run

RIGHT_CHOICES = ["keep 12", "1", "draw", "7", "use swap_adjacent", "swap_adjacent 2"]
"""The right choices for the first steps."""


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def test_a_course_continues_at_the_saved_step(run: Run) -> None:
    result = run("learn", GAME, typed="\n".join([*RIGHT_CHOICES, "q"]))
    assert result.code == 0 and result.out.count("✓ Well done!") == 5
    assert result.out.endswith("The course is saved at step 6. Continue with: boardwright learn game_of_trains\n")
    assert "Step 6 of 12: “Swap over one”" in run("learn", GAME, typed="q").out
    assert "Step 2 of 12: " in run("learn", GAME, "--step", 2, typed="q").out


def test_a_wrong_choice_is_explained_and_taken_back(run: Run) -> None:
    result = run("learn", GAME, typed="keep 75\nprotect 1\nkeep 12\nq\n")
    assert "The 75 would be of use as well" in result.out and "Let’s try that again." in result.out
    assert "That is not possible right now." in result.out and "Step 2 of 12" in result.out


def test_the_last_step_is_a_short_match(run: Run) -> None:
    result = run("learn", GAME, "--step", 12, typed="1\n" * 8)
    assert "Now play a short match" in result.out and result.code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_is_translated_into_every_language(lang: str, run: Run) -> None:
    result = run("learn", GAME, "--lang", lang, typed="q\n")
    assert Words(lang, GAME, course=True).t("learn-keep") in result.out


def test_a_broken_file_of_saved_steps_starts_the_course_anew(run: Run, data_folder: Path) -> None:
    (data_folder / "boardwright").mkdir()
    for content in ("{", '{"game_of_trains": "six"}', '{"game_of_trains": 99}', "[]"):
        (data_folder / "boardwright" / "courses.json").write_text(content)
        assert "Step 1 of 12" in run("learn", GAME, typed="q").out or "99" in content


def test_without_a_home_folder_a_course_starts_at_step_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A container may run under a user id that the system does not know."""
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", raise_no_home)
    result = run("learn", GAME, typed="keep 12\nq")
    assert result.code == 0 and result.err == "" and "Step 1 of 12" in result.out


def raise_no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_learn_refuses_a_wrong_step_and_an_unknown_game(run: Run) -> None:
    assert "--step 99: expected 1 to 12" in run("learn", GAME, "--step", 99).err
    assert run("learn", "chess").code == 2
    assert run("learn", GAME, "--check").code == 0
