"""`make quick`: lint, types, and the tests that the changed files can affect.

A file has changed if it differs from the last commit, or from `SINCE=<commit>`. Without changes, the files of the last commit count. `plan`
maps files to tests. It is written by hand and omits tests that a change of such a file seldom breaks; `make test` omits nothing.
Slow preparations are made only for tests that need them: the page, browsers, databases, machine code.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests.changes import ROOT, Changes
from tests.project.code_blocks import blocks
from tests.sentences import find_tests_looking_for, removed_sentences

BIN = Path(sys.executable).parent
GAMES = sorted(path.parent.name for path in (ROOT / "src/boardwright/games").glob("*/game.toml"))
SMALLEST = "game_of_trains"
BROWSER = {
    "game_of_trains": ["test_table.py"],
    "ticket_to_ride_europe": ["test_europe_table.py"],
    "russian_railroads": ["test_railroads_table.py"],
    "endeavor": ["test_endeavor_table.py", "test_endeavor_looks.py"],
}
"""The browser tests of each game's board."""
SHELL = ["test_table.py", "test_hot_seat.py", "test_replay.py"]
"""The browser tests of the page around the boards."""
PAGE_RULES = ("tests/contract/test_page_rules.py", "tests/contract/test_page_replays.py", "tests/contract/test_page_bots.py")
"""The tests of pages that run the rules."""
RULE_TESTS = (
    "determinization knowledge limits match_files matches observations page_rules page_worlds progress rulebooks sentences together "
    "two_engines two_worlds undo"
).split()
"""The general tests that a change of one game's rules can break. The others in tests/contract test the engine."""
GENERAL = [
    *(f"tests/contract/test_{name}.py" for name in RULE_TESTS),
    *("tests/games/test_crafted.py", "tests/corpus", "tests/courses", "tests/words/test_games.py", "tests/cli/test_screen.py"),
    "tests/envs/test_playthroughs.py",
]
"""Tests that run for each game."""
BOTS = ["tests/contract/test_bots.py", "tests/contract/test_page_bots.py", "tests/contract/test_levels.py"]
BLOCKS = ("test_code_blocks.py", "test_hosting.py")
"""Tests that run the code in the documents."""
SLOW = ("test_benchmarks.py", "test_package.py", *BLOCKS)
PROJECT = [f"tests/project/{path.name}" for path in sorted((ROOT / "tests/project").glob("test_*.py")) if path.name not in SLOW]
"""Tests that apply to all files."""
IMPORT_TESTS = {"tests/project/test_dependencies.py", "tests/project/test_import_rules.py"}
"""Project tests that depend on the imports of Python files."""
COMMENT_TESTS = {"tests/project/test_bans.py", "tests/project/test_documents.py"}
"""The only tests that a change of comments can affect."""
NEEDS = {
    "page": (
        *("tests/browser", "tests/server", "tests/cli", "tests/contract/test_third_party.py", "tests/project/test_package.py"),
        *("tests/project/test_hosting.py", "tests/project/test_code_blocks.py::test_the_code_runs[docs/tutorials"),
    ),
    "chromium": ("tests/browser",),
    "engines": ("tests/browser/test_engines.py",),
    "postgresql": ("tests/server", "tests/cli", "tests/project/test_hosting.py"),
    "valgrind": ("tests/contract", "tests/contract/test_instructions.py"),
}
"""The targets of `make` that tests need."""


@dataclass
class Plan:
    """What to run: folders and files of tests, the games of general tests, the changed files of the page.

    `languages`: the changed languages, if only words have changed; empty: all. `types`, `page_types`: whether to check types of Python and
    of the page. `rules`: the games whose machine code must be compiled again.
    """

    tests: set[str] = field(default_factory=lambda: set(PROJECT))
    games: set[str] = field(default_factory=set)
    page: list[str] = field(default_factory=list)
    languages: set[str] = field(default_factory=set)
    types: bool = False
    page_types: bool = False
    rules: set[str] = field(default_factory=set)

    def add(self, *tests: str, games: Iterable[str] = ()) -> None:
        self.tests.update(tests)
        self.games.update(games)


def plan(files: Collection[str], silent: Collection[str] = (), imports: bool = True) -> Plan:
    """Return the tests that changes of these files can affect.

    Args:
        files: the paths of the changed files.
        silent: files in which only comments and docstrings have changed.
        imports: whether imports have changed.
    """
    selected = Plan()
    loud = [file for file in files if file not in silent]
    for file in loud:
        _plan_one(selected, file)
    selected.types = any(re.fullmatch(r"src/.*\.py|hatch_build\.py|pyproject\.toml", file) for file in loud)
    if not imports or (selected.page and len(selected.page) == len(loud)):
        selected.tests -= IMPORT_TESTS
    if all(re.fullmatch(r"src/boardwright/games/.*\.py|tests/games/.*", file) for file in loud):
        selected.tests -= set(PROJECT) - COMMENT_TESTS - IMPORT_TESTS
    if all(file.endswith(".ftl") for file in loud):
        selected.tests -= set(PROJECT) - COMMENT_TESTS
        languages = {Path(file).stem for file in loud}
        selected.languages = set() if "en" in languages else languages  # all languages are compared with English
    return selected


def _plan_one(selected: Plan, file: str) -> None:
    game = re.match(r"(?:src/boardwright|tests)/games/(\w+)/", file)
    if game and file.startswith("src/"):
        _plan_game(selected, game[1], file.removeprefix(game[0]))
    elif corpus := re.match(r"tests/corpus/(\w+)/", file):
        selected.add("tests/corpus", games=[corpus[1]])
    elif file.startswith("tests/"):
        selected.add(_tests_with(file), games=[SMALLEST])
        if game:
            selected.add(games=[game[1]])
    elif file.startswith("src/boardwright/words/"):
        selected.add("tests/words", games=GAMES)
    elif file.startswith(("src/boardwright/core/", "src/boardwright/bots/")):
        selected.add("tests/core", "tests/contract", "tests/corpus", "tests/cli", *(f"tests/games/{name}" for name in GAMES), games=GAMES)
    elif file.startswith("src/boardwright/analysis/"):
        selected.add("tests/analysis", games=[SMALLEST])
    elif file.startswith("src/boardwright/arena/"):
        selected.add("tests/arena", "tests/cli/test_arena.py", "tests/contract/test_levels.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/ratings/"):
        selected.add("tests/ratings", "tests/server/test_ratings.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/competitions/"):
        selected.add("tests/competitions", "tests/server/test_competitions.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/statistics/"):
        selected.add("tests/statistics", "tests/cli/test_stats.py", "tests/server/test_results.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/dataset/"):
        selected.add("tests/dataset", games=[SMALLEST])
    elif file.startswith(("src/boardwright/server/", "src/boardwright/cli/")):
        selected.add(f"tests/{file.split('/')[2]}", games=[SMALLEST])
    elif file.startswith("src/boardwright/envs/"):
        selected.add("tests/envs", "tests/contract/test_batch.py", "tests/contract/test_openspiel.py", games=[SMALLEST])
    elif file.startswith("web/"):
        selected.page.append(file)
        selected.add(*(f"tests/browser/{name}" for name in SHELL), games=[SMALLEST])
        if file.startswith("web/src/rules/"):
            selected.add(*PAGE_RULES, games=GAMES)
    elif file.endswith(".md"):
        selected.add(*_tests_of_document(file))
    elif file.startswith("benchmarks/"):
        selected.add("tests/project/test_benchmarks.py")
    elif file in ("pyproject.toml", "hatch_build.py"):
        selected.add("tests/project/test_package.py")
    elif file.startswith("examples/"):
        tests = (
            *("contract/test_third_party.py", "contract/test_examples.py", "envs/test_learning.py"),
            *("contract/test_program_bots.py", "cli/test_python_bots.py"),
        )
        selected.add(*(f"tests/{test}" for test in tests), games=[SMALLEST])


def _tests_of_document(file: str) -> list[str]:
    """Return the tests that run the code in a document."""
    if file == "docs/hosting.md":
        return ["tests/project/test_hosting.py"]
    every = "tests/project/test_code_blocks.py"
    path = ROOT / file
    if not re.match(r"docs/|[^/]+$", file) or not path.exists() or not blocks(path.read_text(encoding="utf-8")):
        return [f"{every}::test_every_block_is_found"]
    return [f"{every}::test_every_block_is_found", f"{every}::test_the_code_runs[{file}]"]


def _tests_with(file: str) -> str:
    """Return the tests that use a file under tests/: the file itself, or the nearest folder with tests."""
    if re.search(r"/test_\w+\.py$", file):
        return file
    folders = [folder for folder in Path(file).parents if any((ROOT / folder).glob("test_*.py"))]
    return str(folders[0]) if folders else "tests/contract"


def _plan_game(selected: Plan, game: str, file: str) -> None:
    if file == "web/names.ts":  # generated types, which are tested with the rules
        selected.page_types = True
    elif file.startswith("web/"):
        selected.page.append(f"src/boardwright/games/{game}/{file}")
        selected.add(*(f"tests/browser/{name}" for name in BROWSER.get(game, [])), games=[game])
        if file == "web/rules.ts":
            selected.add(*PAGE_RULES)
    elif file.startswith("words/"):
        word_test = f"tests/games/{game}/test_words.py"
        selected.add("tests/words", *([word_test] if (ROOT / word_test).exists() else []), games=[game])
    elif file.startswith("course/"):
        selected.add("tests/courses", "tests/words", games=[game])
    else:
        selected.add(f"tests/games/{game}", *GENERAL, games=[game])
        selected.rules.add(game)
        if file.startswith(("bots.py", "bots/")) or file == "game.toml":
            selected.add(*BOTS)
        if file == "game.toml":
            selected.add("tests/words")


def commands(selected: Plan) -> list[list[str]]:
    """Return lists of commands. The lists run in parallel, the commands of a list one after the other."""
    tools = [f"{BIN}/ruff check .", *([f"{BIN}/mypy"] if selected.types else [])]
    if selected.page or selected.page_types:
        tools += [f"{sys.executable} hatch_build.py npm run check"]
    if selected.page:
        files = " ".join(str(ROOT / file) for file in selected.page)
        tools += [f"{sys.executable} hatch_build.py npm exec -- vitest related --run --passWithNoTests {files}"]
    targets = [target for target, users in NEEDS.items() if any(test.startswith(users) and test not in GENERAL for test in selected.tests)]
    tests = [f"make --no-print-directory {' '.join(targets)}"] if targets else []
    if selected.rules:  # otherwise several processes would compile the same code
        tests += [f"{sys.executable} -m tests.compiled {' '.join(sorted(selected.rules))}"]
    parallel = "" if selected.tests <= COMMENT_TESTS else " -n auto --dist worksteal"
    return [tools, [*tests, f"{BIN}/pytest -q{parallel} {' '.join(sorted(selected.tests))}"]]


def run(commands: list[str], environment: dict[str, str]) -> bool:
    """Run commands one after the other, and print the output of each at its end. Return False if one has failed."""
    succeeded = True
    for command in commands:
        began = time.monotonic()
        process = subprocess.run(command.split(), cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        name = command.replace(f"{BIN}/", "")
        print(f"--- {name}: {time.monotonic() - began:.0f} s\n{process.stdout[-6000:]}{process.stderr[-2000:]}", flush=True)
        succeeded = succeeded and process.returncode == 0
    return succeeded


def main(arguments: list[str] | None = None) -> int:
    keep_lines = argparse.RawDescriptionHelpFormatter
    argparse.ArgumentParser(prog="python -m tests.quick", description=__doc__, formatter_class=keep_lines).parse_args(arguments)
    changes = Changes(os.environ.get("SINCE") or "HEAD")
    files = changes.files
    silent = [file for file in files if changes.is_silent(file)]
    python = [file for file in files if file.endswith(".py") and file not in silent]
    selected = plan(files, silent, imports=any(changes.imports_differ(file) for file in python))
    print(f"{len(files)} files changed: {' '.join(sorted(selected.tests))}; games: {' '.join(sorted(selected.games))}", flush=True)
    outdated = find_tests_looking_for(removed_sentences(changes.diff(*(file for file in files if file.endswith(".ftl")))))
    only = {"BOARDWRIGHT_ONLY": ",".join(sorted(selected.games)), "BOARDWRIGHT_LANGUAGES": ",".join(sorted(selected.languages))}
    environment = {**os.environ, "BOARDWRIGHT_SHORT": "1", **only}
    with ThreadPoolExecutor() as lanes:
        succeeded = all(lanes.map(lambda lane: run(lane, environment), commands(selected)))
    if outdated:
        print("Browser tests that look for changed sentences, and were not run:", *outdated, sep="\n  ")
    if selected.rules:
        print("Left to make test: the count of instructions (renewed by make renew ALL=1), and the tests of the engine.")
    return 0 if succeeded else 1


if __name__ == "__main__":
    sys.exit(main())
