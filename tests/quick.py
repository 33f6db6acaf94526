"""`make quick`: lint, types, and the tests that the changed files can affect.

Changed is what differs from the last commit, or from `SINCE=<commit>`; with nothing changed, what the last commit changed. `plan` is the
map from files to tests. It is written by hand and leaves out what a change of this kind seldom breaks; `make test` leaves out nothing.
What costs time is done only for tests that need it: the page, browsers, databases, machine code.
"""

from __future__ import annotations

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
from tests.sentences import looking_for, old_sentences

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
"""The browser tests of what surrounds the boards."""
PAGE_RULES = ("tests/contract/test_page_rules.py", "tests/contract/test_page_replays.py", "tests/contract/test_page_bots.py")
"""What pages that run the rules show."""
OF_GAMES = (
    "determinization knowledge limits match_files matches observations page_rules page_worlds progress rulebooks sentences together "
    "two_engines two_worlds undo"
).split()
"""The general tests that a change of one game's rules can break. The others of tests/contract test what games run on."""
GENERAL = [
    *(f"tests/contract/test_{name}.py" for name in OF_GAMES),
    *("tests/games/test_crafted.py", "tests/corpus", "tests/courses", "tests/words/test_games.py", "tests/cli/test_screen.py"),
    "tests/envs/test_playthroughs.py",
]
"""Tests that take each game in turn."""
BOTS = ["tests/contract/test_bots.py", "tests/contract/test_page_bots.py", "tests/contract/test_levels.py"]
BLOCKS = ("test_code_blocks.py", "test_hosting.py")
"""They run the code in the documents."""
SLOW = ("test_benchmarks.py", "test_package.py", *BLOCKS)
PROJECT = [f"tests/project/{path.name}" for path in sorted((ROOT / "tests/project").glob("test_*.py")) if path.name not in SLOW]
"""Tests that apply to all files."""
OF_IMPORTS = {"tests/project/test_dependencies.py", "tests/project/test_import_rules.py"}
"""Those of them that read what Python files import."""
OF_COMMENTS = {"tests/project/test_bans.py", "tests/project/test_documents.py"}
"""All that a change of comments alone can affect."""
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
"""What `make` has to bring for which tests."""


@dataclass
class Plan:
    """What to run: folders and files of tests, the games for general tests, the changed files of the page.

    `languages`: those whose words were changed, where nothing else was; empty: all. `types`, `page_types`: whether those of Python and of
    the page are checked. `rules`: the games whose machine code has to be made anew.
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
    """What these files can affect.

    Args:
        files: their paths.
        silent: those of which only comments and docstrings have changed.
        imports: whether what is imported has changed.
    """
    found = Plan()
    loud = [file for file in files if file not in silent]
    for file in loud:
        _plan_one(found, file)
    found.types = any(re.fullmatch(r"src/.*\.py|hatch_build\.py|pyproject\.toml", file) for file in loud)
    if not imports or (found.page and len(found.page) == len(loud)):
        found.tests -= OF_IMPORTS
    if all(re.fullmatch(r"src/boardwright/games/.*\.py|tests/games/.*", file) for file in loud):
        found.tests -= set(PROJECT) - OF_COMMENTS - OF_IMPORTS
    if all(file.endswith(".ftl") for file in loud):
        found.tests -= set(PROJECT) - OF_COMMENTS
        languages = {Path(file).stem for file in loud}
        found.languages = set() if "en" in languages else languages  # others are compared with English
    return found


def _plan_one(found: Plan, file: str) -> None:
    game = re.match(r"(?:src/boardwright|tests)/games/(\w+)/", file)
    if game and file.startswith("src/"):
        _plan_game(found, game[1], file.removeprefix(game[0]))
    elif corpus := re.match(r"tests/corpus/(\w+)/", file):
        found.add("tests/corpus", games=[corpus[1]])
    elif file.startswith("tests/"):
        found.add(_tests_with(file), games=[SMALLEST])
        if game:
            found.add(games=[game[1]])
    elif file.startswith("src/boardwright/words/"):
        found.add("tests/words", games=GAMES)
    elif file.startswith(("src/boardwright/core/", "src/boardwright/bots/")):
        found.add("tests/core", "tests/contract", "tests/corpus", "tests/cli", *(f"tests/games/{name}" for name in GAMES), games=GAMES)
    elif file.startswith("src/boardwright/analysis/"):
        found.add("tests/analysis", games=[SMALLEST])
    elif file.startswith("src/boardwright/arena/"):
        found.add("tests/arena", "tests/cli/test_arena.py", "tests/contract/test_levels.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/ratings/"):
        found.add("tests/ratings", "tests/server/test_ratings.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/competitions/"):
        found.add("tests/competitions", "tests/server/test_competitions.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/statistics/"):
        found.add("tests/statistics", "tests/cli/test_stats.py", "tests/server/test_results.py", games=[SMALLEST])
    elif file.startswith("src/boardwright/dataset/"):
        found.add("tests/dataset", games=[SMALLEST])
    elif file.startswith(("src/boardwright/server/", "src/boardwright/cli/")):
        found.add(f"tests/{file.split('/')[2]}", games=[SMALLEST])
    elif file.startswith("src/boardwright/envs/"):
        found.add("tests/envs", "tests/contract/test_batch.py", "tests/contract/test_openspiel.py", games=[SMALLEST])
    elif file.startswith("web/"):
        found.page.append(file)
        found.add(*(f"tests/browser/{name}" for name in SHELL), games=[SMALLEST])
        if file.startswith("web/src/rules/"):
            found.add(*PAGE_RULES, games=GAMES)
    elif file.endswith(".md"):
        found.add(*_tests_of_document(file))
    elif file.startswith("benchmarks/"):
        found.add("tests/project/test_benchmarks.py")
    elif file in ("pyproject.toml", "hatch_build.py"):
        found.add("tests/project/test_package.py")
    elif file.startswith("examples/"):
        tests = (
            *("contract/test_third_party.py", "contract/test_examples.py", "envs/test_learning.py"),
            *("contract/test_program_bots.py", "cli/test_python_bots.py"),
        )
        found.add(*(f"tests/{test}" for test in tests), games=[SMALLEST])


def _tests_of_document(file: str) -> list[str]:
    """What runs the code that is written in a document."""
    if file == "docs/hosting.md":
        return ["tests/project/test_hosting.py"]
    every = "tests/project/test_code_blocks.py"
    path = ROOT / file
    if not re.match(r"docs/|[^/]+$", file) or not path.exists() or not blocks(path.read_text(encoding="utf-8")):
        return [f"{every}::test_every_block_is_found"]
    return [f"{every}::test_every_block_is_found", f"{every}::test_the_code_runs[{file}]"]


def _tests_with(file: str) -> str:
    """The tests that a file under tests/ belongs to: itself, or the nearest folder of tests."""
    if re.search(r"/test_\w+\.py$", file):
        return file
    folders = [folder for folder in Path(file).parents if any((ROOT / folder).glob("test_*.py"))]
    return str(folders[0]) if folders else "tests/contract"


def _plan_game(found: Plan, game: str, file: str) -> None:
    if file == "web/names.ts":  # generated types: what they mean is tested with the rules
        found.page_types = True
    elif file.startswith("web/"):
        found.page.append(f"src/boardwright/games/{game}/{file}")
        found.add(*(f"tests/browser/{name}" for name in BROWSER.get(game, [])), games=[game])
        if file == "web/rules.ts":
            found.add(*PAGE_RULES)
    elif file.startswith("words/"):
        own = f"tests/games/{game}/test_words.py"
        found.add("tests/words", *([own] if (ROOT / own).exists() else []), games=[game])
    elif file.startswith("course/"):
        found.add("tests/courses", "tests/words", games=[game])
    else:
        found.add(f"tests/games/{game}", *GENERAL, games=[game])
        found.rules.add(game)
        if file.startswith(("bots.py", "bots/")) or file == "game.toml":
            found.add(*BOTS)
        if file == "game.toml":
            found.add("tests/words")


def commands(found: Plan) -> list[list[str]]:
    """What is run side by side, each a list of commands one after the other."""
    tools = [f"{BIN}/ruff check .", *([f"{BIN}/mypy"] if found.types else [])]
    if found.page or found.page_types:
        tools += [f"{sys.executable} hatch_build.py npm run check"]
    if found.page:
        files = " ".join(str(ROOT / file) for file in found.page)
        tools += [f"{sys.executable} hatch_build.py npm exec -- vitest related --run --passWithNoTests {files}"]
    before = [what for what, where in NEEDS.items() if any(test.startswith(where) and test not in GENERAL for test in found.tests)]
    tests = [f"make --no-print-directory {' '.join(before)}"] if before else []
    if found.rules:  # several processes would make the same code at the same time
        tests += [f"{sys.executable} -m tests.compiled {' '.join(sorted(found.rules))}"]
    side_by_side = "" if found.tests <= OF_COMMENTS else " -n auto --dist worksteal"
    return [tools, [*tests, f"{BIN}/pytest -q{side_by_side} {' '.join(sorted(found.tests))}"]]


def run(lane: list[str], environment: dict[str, str]) -> bool:
    """Run commands one after the other; the output of each is shown when it ends. False if one failed."""
    good = True
    for command in lane:
        began = time.monotonic()
        done = subprocess.run(command.split(), cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        name = command.replace(f"{BIN}/", "")
        print(f"--- {name}: {time.monotonic() - began:.0f} s\n{done.stdout[-6000:]}{done.stderr[-2000:]}", flush=True)
        good = good and done.returncode == 0
    return good


def main() -> int:
    changes = Changes(os.environ.get("SINCE") or "HEAD")
    files = changes.files
    silent = [file for file in files if changes.is_silent(file)]
    python = [file for file in files if file.endswith(".py") and file not in silent]
    found = plan(files, silent, imports=any(changes.imports_differ(file) for file in python))
    print(f"{len(files)} files changed: {' '.join(sorted(found.tests))}; games: {' '.join(sorted(found.games))}", flush=True)
    looking = looking_for(old_sentences(changes.diff(*(file for file in files if file.endswith(".ftl")))))
    only = {"BOARDWRIGHT_ONLY": ",".join(sorted(found.games)), "BOARDWRIGHT_LANGUAGES": ",".join(sorted(found.languages))}
    environment = {**os.environ, "BOARDWRIGHT_SHORT": "1", **only}
    with ThreadPoolExecutor() as lanes:
        good = all(lanes.map(lambda lane: run(lane, environment), commands(found)))
    if looking:
        print("Browser tests that look for what was changed, and were not run:", *looking, sep="\n  ")
    if found.rules:
        print("Left to make test: the count of instructions (renewed by make renew ALL=1), and the tests of what games run on.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
