"""A game from another package is installed: nothing in Boardwright names it, everything works with it, and nothing of it stays.

Everything happens in processes of their own, with the package in their path; this one never sees it.
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
from tests.contract.third_party import EXAMPLE, GUEST, ROOT, beside, boardwright, install, python

PLAIN = {"BOARDWRIGHT_JIT": "0"}
OF_THE_PAGE = ("test_page_rules", "test_page_replays", "test_page_bots", "test_page_worlds")
OTHERS = ("test_third_party", "test_compile_cache", "test_instructions", *OF_THE_PAGE)
"""This test, one that uses a single game, one that compares with records of our games, and those that need the page's build."""
OF_LAWS = {"test_no_state_of_play_breaks_a_law"}
"""General tests of games with a `laws.py`, which is optional: the guest checks its rules in `position.py`."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("guest") / "site")


@only_in_prove("runs all general tests again")
def test_the_general_tests_pass_over_it_as_over_our_own(site: Path, tmp_path: Path) -> None:
    """With fewer repetitions (BOARDWRIGHT_SHORT), beside our smallest game, and with its own tests."""
    own = SMALLEST
    files = [str(path) for path in sorted((ROOT / "tests" / "contract").glob("test_*.py")) if path.stem not in OTHERS]
    files.append(str(EXAMPLE / "tests"))
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", "-k", f"{own} or {GUEST}", *files]
    done = subprocess.run(command, cwd=ROOT, env=beside(site, BOARDWRIGHT_SHORT="1"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    names = [case.attrib["name"] for case in ElementTree.parse(report).iter("testcase")]
    seen = {game: {name.split("[")[0] for name in names if f"[{game}" in name} for game in (own, GUEST)}
    assert len(seen[own]) > 25 and seen[GUEST] == seen[own] - OF_LAWS, "a general test was not run over the game"
    assert bw.load(own).has_module("laws") and not list(EXAMPLE.rglob("laws.py"))


def test_its_own_tests_pass(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=beside(site), cwd=site)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_there_when_it_is_installed_and_only_then(site: Path) -> None:
    assert GUEST not in bw.games()
    found = python(site, "import boardwright as bw; print(*bw.games())").stdout.split()
    assert found == sorted([*bw.games(), GUEST])
    told = json.loads(boardwright(site, "games", "--json").stdout)
    assert GUEST in json.dumps(told)
    gone = boardwright(site.parent / "elsewhere", "simulate", GUEST, "--players", 2, "--games", 1)
    assert gone.returncode == 2 and GUEST in gone.stderr and "Traceback" not in gone.stderr


def test_bots_play_it_the_same_with_any_number_of_jobs(site: Path) -> None:
    for bots in ("random", "eager,random,random"):
        said, simulate = [], ["simulate", GUEST, "--players", 3, "--games", 100, "--bots", bots, "--seed", 5, "--json"]
        for jobs in (1, 2):
            done = boardwright(site, *simulate, "--jobs", jobs)
            assert done.returncode == 0, done.stderr
            said.append(json.loads(done.stdout))
        assert said[0]["state_hash"] == said[1]["state_hash"]
        assert said[0]["game"] == GUEST and said[0]["decisions"] >= 100 * 15
        assert sum(said[0]["wins"]) == pytest.approx(100), "a shared win counts its share"
    assert said[0]["wins"][0] > max(said[0]["wins"][1:]), "who plays better than chance wins more often"


def test_a_whole_match_over_a_pipe_and_its_file(site: Path, tmp_path: Path) -> None:
    """Two people and a bot; one takes a secret bid back. Then replay, verify and position."""
    path = tmp_path / "match.json"
    options = ["--players", 3, "--bots", "eager", "--seed", 7, "--options", "ties=nobody", "--lang", "en", "--save", path]
    done = boardwright(site, "play", GUEST, *options, typed="u\n?\n? 30\n1\n" + "1\n" * 40, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert "Sealed Bids" in done.stdout and "All rounds have been played" in done.stdout
    assert "Cannot take back: There is nothing to take back" in done.stdout
    file = json.loads(path.read_text())
    assert file["game"] == GUEST and file["options"] == {"ties": "nobody"}
    verified = boardwright(site, "verify", path, **PLAIN)
    assert verified.returncode == 0, verified.stderr
    assert boardwright(site, "replay", path, "--at", 4, "--lang", "en", **PLAIN).returncode == 0
    position = boardwright(site, "position", path, **PLAIN)
    assert json.loads(position.stdout)["phase"] == "over"
    gone = boardwright(site.parent / "elsewhere", "verify", path, **PLAIN)
    assert gone.returncode != 0 and "Traceback" not in gone.stderr and GUEST in gone.stdout + gone.stderr


def test_a_replaced_table_and_a_wrong_one(site: Path, tmp_path: Path) -> None:
    table = tmp_path / "flat.toml"
    table.write_text(f"[cards]\nvalues = {[1] * 30}\nbonus = {[0] * 30}\n")
    simulate = ["simulate", GUEST, "--players", 2, "--games", 20, "--seed", 1, "--json"]
    flat = boardwright(site, *simulate, "--data", table, **PLAIN)
    assert flat.returncode == 0, flat.stderr
    assert json.loads(flat.stdout)["mean_scores"] == [5.0, 5.0], "all tie in all rounds and split every pot"
    table.write_text("[cards]\nvalues = [1]\n")
    wrong = boardwright(site, *simulate, "--data", table, **PLAIN)
    assert wrong.returncode == 2 and "cards: values" in wrong.stderr and "Traceback" not in wrong.stderr


LAST = """
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


def test_choices_are_final_when_the_last_one_has_chosen_even_if_nothing_was_shown(site: Path, tmp_path: Path) -> None:
    """Also if the last one to choose is the next to move: the same seat must then decide before and after."""
    copy = tmp_path / "site"
    shutil.copytree(site, copy)
    events = copy / GUEST / "events.py"
    text = events.read_text()
    events.write_text(text.replace('"revealed", reveals=True', '"revealed"'))
    assert text.count('"revealed", reveals=True') == 1
    done = python(copy, LAST, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 3


def test_a_broken_guest_breaks_nothing_else(site: Path, tmp_path: Path) -> None:
    """One whose package is gone, one that cannot be imported, one with an impossible name: our own games are still played."""
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
    done = python(tmp_path, f"from boardwright.server.games.catalog import Catalog\n{code}", **PLAIN)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == f"{[*bw.games(), 'torn']} {bw.games()}"
    assert boardwright(tmp_path, "games", **PLAIN).returncode == 0
    lost = boardwright(tmp_path, "simulate", "lost", "--players", 2, "--games", 1, **PLAIN)
    assert lost.returncode == 2 and "Traceback" not in lost.stderr


def test_the_document_quotes_the_example_as_it_is() -> None:
    text = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    quotes = re.findall(r"```(?:python|toml)\n(.*?)```", text, re.DOTALL)
    assert len(quotes) > 3
    courses = (ROOT / "src" / "boardwright" / "games").glob("*/course/steps.toml")  # the example has none
    paths = [*(path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml")), *courses]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    for quote in quotes:
        assert any(quote in source for source in sources), f"not in the example:\n{quote}"


def test_when_it_goes_nothing_stays(tmp_path: Path) -> None:
    """The package lists everything that was installed; Boardwright itself was not touched."""
    site, package = install(tmp_path / "site"), ROOT / "src" / "boardwright"
    before = {path: path.stat().st_mtime_ns for path in package.rglob("*") if "__pycache__" not in path.parts}
    match = tmp_path / "match.json"
    done = boardwright(site, "play", GUEST, "--players", 2, "--bots", "eager,random", "--save", match, **PLAIN)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in site.iterdir()} == {GUEST, f"{GUEST}-1.0.0.dist-info"}
    shutil.rmtree(site)
    after = {path: path.stat().st_mtime_ns for path in package.rglob("*") if "__pycache__" not in path.parts}
    assert {path for path in before if "static" not in path.parts} == {path for path in after if "static" not in path.parts}
    assert python(site, "import boardwright as bw; print(*bw.games())").stdout.split() == bw.games()
