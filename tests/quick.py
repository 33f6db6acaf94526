"""`make quick`: lint, types, and the tests that the changed files can affect.

Changed is what differs from the last commit, or from `SINCE=<commit>`; with nothing changed, what the last commit changed. `plan` is the
map from files to tests. It is written by hand and leaves out what a change of this kind seldom breaks; `make test` leaves out nothing.
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

from tests.sentences import looking_for, old_sentences

ROOT = Path(__file__).parents[1]
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
"""Tests of pages that run the rules."""
NOT_OF_A_GAME = ("test_third_party", "test_compile_cache")
HOUSE = [f"tests/contract/{path.name}" for path in sorted((ROOT / "tests/contract").glob("test_*.py")) if path.stem not in NOT_OF_A_GAME]
GENERAL = [*HOUSE, "tests/corpus", "tests/courses", "tests/words", "tests/cli/test_screen.py", "tests/cli/test_bad_input.py"]
"""Tests that run for each game."""
BLOCKS = ("test_code_blocks.py", "test_hosting.py")
"""They run the code in the documents."""
SLOW = ("test_benchmarks.py", "test_package.py", *BLOCKS)
PROJECT = [f"tests/project/{path.name}" for path in sorted((ROOT / "tests/project").glob("test_*.py")) if path.name not in SLOW]
"""Tests that apply to all files."""
OF_IMPORTS = {"tests/project/test_dependencies.py", "tests/project/test_import_rules.py"}
"""Those of them that read only Python."""
OF_WORDS = {"tests/project/test_bans.py", "tests/project/test_documents.py", "tests/words"}
"""All tests that a change of words alone can affect."""


@dataclass
class Plan:
    """What to run: folders and files of tests, the games for general tests, the changed files of the page.

    `languages`: those whose words were changed, if nothing else was; empty: all.
    """

    tests: set[str] = field(default_factory=lambda: set(PROJECT))
    games: set[str] = field(default_factory=set)
    page: list[str] = field(default_factory=list)
    languages: set[str] = field(default_factory=set)

    def add(self, *tests: str, games: Iterable[str] = ()) -> None:
        self.tests.update(tests)
        self.games.update(games)


def changed(since: str) -> list[str]:
    """The files that differ from a commit, new ones included."""
    names = _git("diff", "--name-only", since) + _git("ls-files", "--others", "--exclude-standard")
    return names or _git("diff", "--name-only", "HEAD~1", "HEAD")


def _git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def plan(files: Collection[str]) -> Plan:
    """What these files can affect."""
    found = Plan()
    for file in files:
        _plan_one(found, file)
    if found.page and len(found.page) == len(files):
        found.tests -= OF_IMPORTS
    if files and all(file.endswith(".ftl") for file in files):
        found.tests &= OF_WORDS
        languages = {Path(file).stem for file in files}
        found.languages = set() if "en" in languages else languages  # other languages are compared with English
    return found


def _plan_one(found: Plan, file: str) -> None:
    game = re.match(r"(?:src/boardwright|tests)/games/(\w+)/", file)
    if game and file.startswith("src/"):
        _plan_game(found, game[1], file.removeprefix(game[0]))
    elif corpus := re.match(r"tests/corpus/(\w+)/", file):
        found.add("tests/corpus", games=[corpus[1]])
    elif file.startswith("tests/"):
        is_test = re.search(r"/test_\w+\.py$", file)
        found.add(file if is_test else str(Path(file).parent) if "/" in file.removeprefix("tests/") else "tests/contract", games=[SMALLEST])
        if game:
            found.add(games=[game[1]])
    elif file.startswith("src/boardwright/words/"):
        found.add("tests/words", games=GAMES)
    elif file.startswith(("src/boardwright/core/", "src/boardwright/bots/")):
        found.add("tests/core", "tests/contract", "tests/corpus", "tests/cli", *(f"tests/games/{name}" for name in GAMES), games=GAMES)
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
        found.add(*(f"tests/project/{name}" for name in BLOCKS))
    elif file.startswith("benchmarks/"):
        found.add("tests/project/test_benchmarks.py")
    elif file in ("pyproject.toml", "hatch_build.py"):
        found.add("tests/project/test_package.py")
    elif file.startswith("examples/"):
        tests = ("contract/test_third_party.py", "contract/test_examples.py", "envs/test_learning.py")
        found.add(*(f"tests/{test}" for test in tests), games=[SMALLEST])


def _plan_game(found: Plan, game: str, file: str) -> None:
    if file.startswith("web/"):
        found.page.append(f"src/boardwright/games/{game}/{file}")
        found.add(*(f"tests/browser/{name}" for name in BROWSER.get(game, [])), games=[game])
        if file == "web/rules.ts":
            found.add(*PAGE_RULES)
    elif file.startswith("words/"):
        found.add("tests/words", games=[game])
    elif file.startswith("course/"):
        found.add("tests/courses", "tests/words", games=[game])
    else:
        found.add(f"tests/games/{game}", *GENERAL, games=[game])
        if game == SMALLEST:
            found.add("tests/cli")  # they test most of the command line


def commands(found: Plan) -> list[list[str]]:
    """The commands of each parallel lane, in order."""
    tools = [] if found.tests <= OF_WORDS else [f"{BIN}/ruff check .", f"{BIN}/mypy"]
    if found.page:
        files = " ".join(str(ROOT / file) for file in found.page)
        tools += [f"{sys.executable} hatch_build.py npm run check"]
        tools += [f"{sys.executable} hatch_build.py npm exec -- vitest related --run --passWithNoTests {files}"]
    return [tools, [f"{BIN}/pytest -q -n auto --dist worksteal {' '.join(sorted(found.tests))}"]]


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
    files = changed(os.environ.get("SINCE") or "HEAD")
    found = plan(files)
    print(f"{len(files)} files changed: {' '.join(sorted(found.tests))}; games: {' '.join(sorted(found.games))}", flush=True)
    looking = looking_for(old_sentences(changes_of_words(files)))
    only = {"BOARDWRIGHT_ONLY": ",".join(sorted(found.games)), "BOARDWRIGHT_LANGUAGES": ",".join(sorted(found.languages))}
    environment = {**os.environ, "BOARDWRIGHT_SHORT": "1", **only}
    with ThreadPoolExecutor() as lanes:
        good = all(lanes.map(lambda lane: run(lane, environment), commands(found)))
    if looking:
        print("Browser tests that look for what was changed, and were not run:", *looking, sep="\n  ")
    return 0 if good else 1


def changes_of_words(files: Collection[str]) -> str:
    """The diff of the word files among these."""
    words = [file for file in files if file.endswith(".ftl")]
    base = [os.environ.get("SINCE") or "HEAD"]
    if words and not subprocess.run(["git", "diff", "--quiet", *base, "--", *words], cwd=ROOT, check=False).returncode:
        base = ["HEAD~1", "HEAD"]
    arguments = ["git", "diff", "--unified=0", *base, "--", *words]
    return subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, check=True).stdout if words else ""


if __name__ == "__main__":
    sys.exit(main())
