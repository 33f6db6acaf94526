"""`make quick` runs the tests that a changed file can affect."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import tests.changes
from tests.changes import Changes, same_program
from tests.quick import BROWSER, COMMENT_TESTS, GAMES, IMPORT_TESTS, ROOT, commands, main, plan
from tests.sentences import find_tests_looking_for, removed_sentences

RR = "src/boardwright/games/russian_railroads"


@pytest.mark.parametrize(
    ("file", "tests", "games", "page"),
    [
        (
            f"{RR}/view.py",
            {"tests/games/russian_railroads", "tests/contract/test_two_worlds.py", "tests/cli/test_screen.py"},
            {"russian_railroads"},
            False,
        ),
        (f"{RR}/words/cs.ftl", {"tests/words"}, {"russian_railroads"}, False),
        (f"{RR}/web/Board.svelte", {"tests/browser/test_railroads_table.py"}, {"russian_railroads"}, True),
        ("web/src/lobby/LobbyScreen.svelte", {"tests/browser/test_table.py"}, {"game_of_trains"}, True),
        ("src/boardwright/server/play/live_match.py", {"tests/server"}, {"game_of_trains"}, False),
        ("src/boardwright/core/domain/match.py", {"tests/core", "tests/contract", "tests/games/endeavor"}, set(GAMES), False),
        ("tests/games/endeavor/test_end.py", {"tests/games/endeavor/test_end.py"}, {"game_of_trains", "endeavor"}, False),
        ("tests/games/endeavor/scenario.py", {"tests/games/endeavor"}, {"game_of_trains", "endeavor"}, False),
        ("tests/corpus/endeavor/v1.jsonl.gz", {"tests/corpus"}, {"endeavor"}, False),
        ("tests/games/endeavor/recorded/governors.json", {"tests/games/endeavor"}, {"game_of_trains", "endeavor"}, False),
        ("tests/envs/playthroughs/endeavor.txt", {"tests/envs"}, {"game_of_trains"}, False),
        ("docs/hosting.md", {"tests/project/test_hosting.py"}, set(), False),
        ("README.md", {"tests/project/test_code_blocks.py::test_the_code_runs[README.md]"}, set(), False),
        ("examples/schnapsen/README.md", {"tests/project/test_code_blocks.py::test_every_block_is_found"}, set(), False),
    ],
)
def test_the_plan_of_a_file_has_the_tests_that_it_can_affect(file: str, tests: set[str], games: set[str], page: bool) -> None:
    planned = plan([file])
    assert tests | {"tests/project/test_bans.py"} <= planned.tests
    assert (planned.games, bool(planned.page)) == (games, page)


def test_changed_words_need_no_type_check_and_only_their_language() -> None:
    planned = plan([f"{RR}/words/cs.ftl", "src/boardwright/words/sl.ftl"])
    own = "tests/games/russian_railroads/test_words.py"
    assert (planned.tests, planned.languages) == ({*COMMENT_TESTS, "tests/words", own}, {"cs", "sl"})
    assert not any("mypy" in command for lane in commands(planned) for command in lane)
    assert plan(["src/boardwright/words/en.ftl"]).languages == set(), "all others are compared with English"
    assert plan(["src/boardwright/words/cs.ftl", f"{RR}/view.py"]).languages == set()


def test_changed_comments_need_only_the_tests_of_comments() -> None:
    files = ["src/boardwright/core/domain/match.py", "web/src/main.ts"]
    planned = plan(files, silent=files)
    assert (planned.tests, planned.page, planned.types) == (COMMENT_TESTS, [], False)
    assert [command.split("/")[-1] for command in commands(planned)[0]] == ["ruff check ."]
    assert plan(files, silent=files[:1]).page == files[1:]


@pytest.mark.parametrize(
    ("now", "same"),
    [
        ('"""Another."""\nX = 1\n\ndef f():\n    """More."""\n    return "a"  # why\n', True),
        ('"""Some."""\nX = 1\n"""What X is."""\ndef f(): return "a"\n', True),
        ('"""Some."""\nX = 1\ndef f(): return "b"\n', False),
        ('"""Some."""\nX = 1\ndef f(): return "a"\ndef g(): ...\n', False),
        ("this is no Python", False),
    ],
)
def test_two_sources_with_other_comments_are_the_same_program(now: str, same: bool) -> None:
    assert same_program('"""Some."""\nX = 1\ndef f():\n    return "a"\n', now) == same


@pytest.mark.parametrize(
    ("file", "before", "now", "silent"),
    [
        ("a.py", "X = 1\n", "X = 1  # one\n", True),
        ("a.py", "X = f()\n", "X = f()  # type: ignore\n", False),
        ("a.py", "X = 1\n", "X = 2\n", False),
        ("a.ts", "/** Some. */\nconst a = 1\n", "/** Another. */\nconst a = 1\n", True),
        ("a.ts", "const a = 1\n", "// @ts-expect-error\nconst a = 1\n", False),
        ("a.svelte", "<p>a</p>\n", "<p>b</p>\n", False),
        ("a.toml", "# a\n", "# b\n", False),
    ],
)
def test_a_change_of_comments_is_silent(
    file: str, before: str, now: str, silent: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tests.changes, "ROOT", tmp_path)
    for command in ("init -q", "add .", "-c user.name=a -c user.email=a@example.org commit -qm first"):
        (tmp_path / file).write_text(before)
        subprocess.run(["git", *command.split()], cwd=tmp_path, check=True)
    (tmp_path / file).write_text(now)
    tests.changes.text_of.cache_clear()
    changes = Changes()
    assert changes.files == [file]
    assert (changes.is_silent(file), changes.imports_differ(file)) == (silent, False)


def test_the_commands_build_only_what_the_tests_need() -> None:
    planned = plan([f"{RR}/rules.py"], imports=False)
    assert not IMPORT_TESTS & planned.tests and planned.types
    assert next(re.sub(r"^\S*/", "", command).split()[:3] for command in commands(planned)[1]) == ["python", "-m", "tests.compiled"]
    assert "make --no-print-directory page postgresql" in commands(plan(["src/boardwright/server/app.py"]))[1]
    assert "make --no-print-directory page chromium" in commands(plan(["web/src/main.ts"]))[1]


def test_browser_tests_that_look_for_a_changed_sentence_are_found(tmp_path: Path) -> None:
    diff = """--- a/src/boardwright/words/en.ftl
-ui-start = Start the match
-ui-left =
-    { $count ->
-        [one] { $count } seat is free at { $name }'s table
-# ui-more = Nothing of a comment
+ui-start = Begin
"""
    sentences = removed_sentences(diff)
    assert sentences == ["Start the match", "{ $count ->", "{ $count } seat is free at { $name }'s table"]
    (tmp_path / "test_some.py").write_text(
        "import re\nNAME = 'the match'\n"
        "def test_one(page):\n    'Start the match: a docstring'\n    page.get_by_text('Begin')\n"
        "def test_two(page):\n    page.get_by_text(re.compile('^Start .* match$'))\n"
        "def test_three(page):\n    page.get_by_text('2 seat is free at Ada')\n"
    )
    tests = find_tests_looking_for(sentences, tmp_path)
    assert tests == [f"tests/browser/test_some.py::{name}" for name in ("NAME", "test_two", "test_three")]
    assert find_tests_looking_for(["{ $name }"], tmp_path) == []


def test_every_path_of_the_plan_exists() -> None:
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    paths = plan(files).tests | {f"tests/browser/{name}" for names in BROWSER.values() for name in names}
    assert set(BROWSER) == set(GAMES)
    assert not [path for path in paths if not (ROOT / path.partition("::")[0]).exists()]


@pytest.mark.parametrize(("argument", "code"), [("--help", 0), ("tests/core", 2)])
def test_help_and_unknown_arguments_start_nothing(argument: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.quick.Changes", None)  # the first thing that it would need
    with pytest.raises(SystemExit) as ended:
        main([argument])
    assert ended.value.code == code
