"""Tests of a game from another package: Boardwright finds it once it is installed, everything works with it, and it can be removed.

The tests run in new processes with the package in their path; this process never imports it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boardwright as bw
from tests.conftest import only_in_prove
from tests.contract.matches import SMALLEST
from tests.contract.third_party import EXAMPLE, EXAMPLE_NAME, ROOT, environment_with, install, run_boardwright, run_python

PLAIN = {"BOARDWRIGHT_JIT": "0"}
PAGE_TESTS = ("test_page_rules", "test_page_replays", "test_page_bots", "test_page_worlds")
NOT_GENERAL = ("test_third_party", "test_compile_cache", "test_instructions", *PAGE_TESTS)
"""Test modules that are not run over the game: this one, those for one game or recorded games, and those that need the page's build."""
TESTS_OF_LAWS = {"test_no_state_of_play_breaks_a_law"}
"""General tests of games with a `laws.py`, which the example game lacks."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example game is installed."""
    return install(tmp_path_factory.mktemp("guest") / "site")


@only_in_prove("runs all general tests again")
def test_the_example_game_passes_the_general_tests(site: Path, tmp_path: Path) -> None:
    """They run with fewer repetitions (BOARDWRIGHT_SHORT), together with the smallest built-in game and the example's own tests."""
    built_in = SMALLEST
    files = [str(path) for path in sorted((ROOT / "tests" / "contract").glob("test_*.py")) if path.stem not in NOT_GENERAL]
    files.append(str(EXAMPLE / "tests"))
    report = tmp_path / "report.xml"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        f"--junitxml={report}",
        "-k",
        f"{built_in} or {EXAMPLE_NAME}",
        *files,
    ]
    done = subprocess.run(command, cwd=ROOT, env=environment_with(site, BOARDWRIGHT_SHORT="1"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    names = [case.attrib["name"] for case in ElementTree.parse(report).iter("testcase")]
    tests_of = {game: {name.split("[")[0] for name in names if f"[{game}" in name} for game in (built_in, EXAMPLE_NAME)}
    assert len(tests_of[built_in]) > 25 and tests_of[EXAMPLE_NAME] == tests_of[built_in] - TESTS_OF_LAWS, (
        "a general test was not run over the game"
    )
    assert bw.load(built_in).has_module("laws") and not list(EXAMPLE.rglob("laws.py"))


def test_the_example_game_passes_its_own_tests(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment_with(site), cwd=site)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_example_game_is_listed_only_while_it_is_installed(site: Path) -> None:
    assert EXAMPLE_NAME not in bw.games()
    listed = run_python(site, "import boardwright as bw; print(*bw.games())").stdout.split()
    assert listed == sorted([*bw.games(), EXAMPLE_NAME])
    games = json.loads(run_boardwright(site, "games", "--json").stdout)
    assert EXAMPLE_NAME in json.dumps(games)
    gone = run_boardwright(site.parent / "elsewhere", "simulate", EXAMPLE_NAME, "--players", 2, "--games", 1)
    assert gone.returncode == 2 and EXAMPLE_NAME in gone.stderr and "Traceback" not in gone.stderr


def test_the_number_of_jobs_does_not_change_simulated_matches(site: Path) -> None:
    for bots in ("random", "eager,random,random"):
        reports, simulate = [], ["simulate", EXAMPLE_NAME, "--players", 3, "--games", 100, "--bots", bots, "--seed", 5, "--json"]
        for jobs in (1, 2):
            done = run_boardwright(site, *simulate, "--jobs", jobs)
            assert done.returncode == 0, done.stderr
            reports.append(json.loads(done.stdout))
        assert reports[0]["state_hash"] == reports[1]["state_hash"]
        assert reports[0]["game"] == EXAMPLE_NAME and reports[0]["decisions"] >= 100 * 15
        assert sum(reports[0]["wins"]) == pytest.approx(100), "a shared win counts its share"
    assert reports[0]["wins"][0] > max(reports[0]["wins"][1:]), "the better bot wins more often"


def test_a_match_of_the_example_game_is_played_saved_and_verified(site: Path, tmp_path: Path) -> None:
    """Two people and a bot play; one asks to take a secret bid back. Then the file is replayed and verified."""
    path = tmp_path / "match.json"
    options = ["--players", 3, "--bots", "eager", "--seed", 7, "--options", "ties=nobody", "--lang", "en", "--save", path]
    done = run_boardwright(site, "play", EXAMPLE_NAME, *options, typed="u\n?\n? 30\n1\n" + "1\n" * 40, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert "Sealed Bids" in done.stdout and "All rounds have been played" in done.stdout
    assert "Cannot take back: There is nothing to take back" in done.stdout
    file = json.loads(path.read_text())
    assert file["game"] == EXAMPLE_NAME and file["options"] == {"ties": "nobody"}
    verified = run_boardwright(site, "verify", path, **PLAIN)
    assert verified.returncode == 0, verified.stderr
    assert run_boardwright(site, "replay", path, "--at", 4, "--lang", "en", **PLAIN).returncode == 0
    position = run_boardwright(site, "position", path, **PLAIN)
    assert json.loads(position.stdout)["phase"] == "over"
    gone = run_boardwright(site.parent / "elsewhere", "verify", path, **PLAIN)
    assert gone.returncode != 0 and "Traceback" not in gone.stderr and EXAMPLE_NAME in gone.stdout + gone.stderr


def test_component_tables_of_the_example_game_can_be_replaced(site: Path, tmp_path: Path) -> None:
    table = tmp_path / "flat.toml"
    table.write_text(f"[cards]\nvalues = {[1] * 30}\nbonus = {[0] * 30}\n")
    simulate = ["simulate", EXAMPLE_NAME, "--players", 2, "--games", 20, "--seed", 1, "--json"]
    flat = run_boardwright(site, *simulate, "--data", table, **PLAIN)
    assert flat.returncode == 0, flat.stderr
    assert json.loads(flat.stdout)["mean_scores"] == [5.0, 5.0], "all tie in all rounds and split every pot"
    table.write_text("[cards]\nvalues = [1]\n")
    wrong = run_boardwright(site, *simulate, "--data", table, **PLAIN)
    assert wrong.returncode == 2 and "cards: values" in wrong.stderr and "Traceback" not in wrong.stderr


PLAY_LAST_CHOICES = """
import boardwright as bw
game, moments = bw.load("sealed_bids"), 0
for seed in range(30):
    match = game.new_match(players=3, seed=seed)
    for seat in range(3):
        match.play(seat, match.legal(seat)[-1])
    if match.actors != (2,):
        continue
    moments += 1
    for _ in range(2):
        assert [match.can_undo(seat).id for seat in (0, 1)] == ["undo_other_acted"] * 2
        if match.actors == (2,):
            assert match.can_undo(2)
            match.play(2, "pass")
    match.undo(2)
    match.undo(2)
    assert match.can_undo(0) and match.actors == (2,)
print(moments)
"""


def test_simultaneous_choices_are_final_after_the_last_one(site: Path, tmp_path: Path) -> None:
    """This holds without a revealing event, and if the seat that chose last moves next, so that the same seat decides before and after."""
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    events = copy / EXAMPLE_NAME / "events.py"
    text = events.read_text()
    events.write_text(text.replace('"revealed", reveals=True', '"revealed"'))
    assert text.count('"revealed", reveals=True') == 1
    done = run_python(copy, PLAY_LAST_CHOICES, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 3


def test_a_broken_package_does_not_affect_other_games(site: Path, tmp_path: Path) -> None:
    """One package is missing, one cannot be imported, one has an invalid name."""
    for number, (name, package) in enumerate([("lost", "no_such_package.inner"), ("torn", "torn"), ("../up", "torn")]):
        info = tmp_path / f"guest{number}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: guest{number}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[boardwright.games]\n{name} = {package}\n")
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "__init__.py").write_text("")
    (tmp_path / "torn" / "game.toml").write_text('players = [2, 2]\nminutes = 1\nruleset = "1"\nlevels = []\nsections = []\n')
    (tmp_path / "torn" / "actions.py").write_text("raise RuntimeError('torn')")
    code = "import boardwright as bw; print(bw.games(), [game.id for game in Catalog().describe()])"
    done = run_python(tmp_path, f"from boardwright.server.games.catalog import Catalog\n{code}", **PLAIN)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{[*bw.games(), 'torn']} {bw.games()}"
    assert run_boardwright(tmp_path, "games", **PLAIN).returncode == 0
    lost = run_boardwright(tmp_path, "simulate", "lost", "--players", 2, "--games", 1, **PLAIN)
    assert lost.returncode == 2 and "Traceback" not in lost.stderr


def test_the_document_quotes_the_example_exactly() -> None:
    text = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    quotes = re.findall(r"```(?:python|toml)\n(.*?)```", text, re.DOTALL)
    assert len(quotes) > 3
    courses = (ROOT / "src" / "boardwright" / "games").glob("*/course/steps.toml")  # the example has no course
    paths = [*(path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")), *courses]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    for quote in quotes:
        assert any(quote in source for source in sources), f"not in the example:\n{quote}"


def test_uninstalling_the_example_game_removes_everything(tmp_path: Path) -> None:
    """The installation consists of two folders and does not change Boardwright's own files."""
    site, package = install(tmp_path / "site"), ROOT / "src" / "boardwright"
    before = {path: path.stat().st_mtime_ns for path in package.rglob("*") if "__pycache__" not in path.parts}
    match = tmp_path / "match.json"
    done = run_boardwright(site, "play", EXAMPLE_NAME, "--players", 2, "--bots", "eager,random", "--save", match, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in site.iterdir()} == {EXAMPLE_NAME, f"{EXAMPLE_NAME}-1.0.0.dist-info"}
    shutil.rmtree(site)
    after = {path: path.stat().st_mtime_ns for path in package.rglob("*") if "__pycache__" not in path.parts}
    assert {path for path in before if "static" not in path.parts} == {path for path in after if "static" not in path.parts}
    assert run_python(site, "import boardwright as bw; print(*bw.games())").stdout.split() == bw.games()
