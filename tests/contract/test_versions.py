"""Tests that matches continue under the rules they began with when a game changes its rules (docs/decisions/22_rules_versions.md).

The second version of the example game runs in new processes, from a copy of its package in which each winner of a pot gets one
more point.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.contract.third_party import EXAMPLE_NAME, ROOT, copy_example, run_python

BEGIN_MATCHES = """
import json, sys
from pathlib import Path
import boardwright as bw
from tests.server.harness import Harness, play_decisions
folder = Path(sys.argv[1])
match = bw.load("sealed_bids").new_match(players=2, seed=1)
while not match.over:
    match.play(match.actors[0], match.legal(match.actors[0])[0])
match.save(folder / "match.json")
with Harness(folder / "matches.db") as harness:
    token = harness.new_device()
    id = harness.new_match(token, game="sealed_bids")
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        play_decisions([a, b], 5)
print(json.dumps({"token": token, "id": id, "ruleset": match.ruleset, "result": match.result.plain(), "position": match.position()}))
"""
CONTINUE_MATCHES = """
import itertools, json, sys
from pathlib import Path
import boardwright as bw
from tests.server import harness as server
from tests.server.harness import Harness, play_decisions
server.action_numbers = itertools.count(1_000)  # the first ones were given to other actions of the running match
folder, begun = Path(sys.argv[1]), json.loads(sys.argv[2])
game = bw.load("sealed_bids")

def play_to_the_end(match):
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return {"version": match.version, "ruleset": match.ruleset, "result": match.result.plain()}

again = bw.replay(folder / "match.json")
report = {"file": play_to_the_end(again), "verified": bw.verify(folder / "match.json").plain()}
report["new"] = play_to_the_end(game.new_match(players=2, seed=1))
halfway = bw.replay(folder / "match.json", at=4)
for name, position in (("position", halfway.position()), ("bare", halfway.position() | {"ruleset": "1"})):
    report[name] = play_to_the_end(game.from_position(position, seed=1))
unnamed = bw.replay(folder / "match.json", at=0).position()
del unnamed["ruleset"]
report["unnamed"] = play_to_the_end(game.from_position(unnamed, seed=1))
with Harness(folder / "matches.db") as harness:
    ids = {"running": begun["id"], "begun": harness.new_match(begun["token"], game="sealed_bids")}
    for name, id in ids.items():
        with harness.page(id, begun["token"], 0) as a, harness.page(id, begun["token"], 1) as b:
            play_decisions([a, b], 40)
            report[name] = {"ruleset": a.frame["match"]["ruleset"], "result": a.frame["result"]}
        file = harness.call("GET", f"/api/matches/{id}/file", begun["token"])
        replayed = harness.client.post("/api/replays", content=file.content, headers={"content-type": "application/json"})
        report[name] |= {"file": bw.verify(file.content).plain(), "uploaded": replayed.status_code}
        last = harness.call("GET", f"/api/replays/{id}/{a.frame['decisions']}", begun["token"]).json()
        report[name]["replayed"] = last["result"]
print(json.dumps(report))
"""
READ_WITHOUT_OLD_RULES = """
import json, sys
from pathlib import Path
import boardwright as bw
from tests.server.harness import Harness
folder, begun = Path(sys.argv[1]), json.loads(sys.argv[2])
report = {}
try:
    bw.verify(folder / "match.json")
except bw.BrokenRecord as error:
    report["file"] = [error.at, error.reason, str(error)]
try:
    bw.load("sealed_bids").from_position(begun["position"])
except bw.PositionError as error:
    report["position"] = str(error)
with Harness(folder / "matches.db") as harness:
    (listed,) = harness.call("GET", "/api/matches", begun["token"]).json()
    report["listed"] = listed["error"]
print(json.dumps(report))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the first version of the package."""
    return copy_example(tmp_path_factory.mktemp("versions") / "site")


@pytest.fixture(scope="module")
def begun_matches(site: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A folder with a match file and a database with a running match, both of version 1, and facts about them."""
    folder = tmp_path_factory.mktemp("begun")
    return folder, run_code(site, BEGIN_MATCHES, folder)


def run_code(site: Path, code: str, *arguments: object) -> dict[str, Any]:
    """Run code in a new process with the example game; return the JSON that it prints."""
    done = run_python(site, code, *arguments, BOARDWRIGHT_JIT="0", PYTHONPATH=os.pathsep.join([str(site), str(ROOT)]))
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def write_second_version(site: Path, folder: Path, versions: str) -> Path:
    """Write the package in its second version, in which `versions` replaces the ruleset; return its folder."""
    second_site = folder / "site"
    shutil.copytree(site, second_site)
    for file, old, new in (
        ("game.toml", 'ruleset = "1"', versions),
        ("scoring.py", "return state.players // count", "return state.players // count + (state.version >= 2)"),
    ):
        path = second_site / EXAMPLE_NAME / file
        text = path.read_text()
        assert text.count(old) == 1, file
        path.write_text(text.replace(old, new))
    return second_site


def pot_points(result: Mapping[str, Any]) -> int:
    """Return the points of all seats from all pots. Under version 1 two players share 2 points a round, in any proportion."""
    seats = result["breakdown"]
    assert result["scores"] == [seat["pots"]["points"] + seat["aside"]["points"] for seat in seats]
    return sum(seat["pots"]["points"] for seat in seats)


def test_matches_continue_under_the_rules_they_began_with(site: Path, begun_matches: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """This holds for files, positions, running matches of a server and their files; new matches get the new rules."""
    source, facts = begun_matches
    folder = Path(shutil.copytree(source, tmp_path / "begun"))
    report = run_code(write_second_version(site, tmp_path, 'ruleset = "2"\noldest = 1'), CONTINUE_MATCHES, folder, json.dumps(facts))
    old, new = facts["ruleset"], facts["ruleset"].replace("1+", "2+")
    assert old.startswith("1+") and pot_points(facts["result"]) == 10

    assert report["file"] == {"version": 1, "ruleset": old, "result": facts["result"]}
    assert report["verified"]["ruleset"] == old and report["verified"]["result"] == facts["result"]
    for name in ("position", "bare"):
        assert (report[name]["version"], report[name]["ruleset"], pot_points(report[name]["result"])) == (1, old, 10)

    for name in ("new", "unnamed"):
        assert (report[name]["version"], report[name]["ruleset"]) == (2, new) and pot_points(report[name]["result"]) >= 15

    for name, ruleset, fewest, most in (("running", old, 10, 10), ("begun", new, 15, 20)):
        match = report[name]
        assert match["ruleset"] == match["file"]["ruleset"] == ruleset and match["uploaded"] == 201
        assert fewest <= pot_points(match["result"]) <= most
        assert match["file"]["result"] == match["result"] == match["replayed"]


def test_matches_under_rules_that_a_game_has_dropped_are_refused(
    site: Path, begun_matches: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    source, facts = begun_matches
    folder = Path(shutil.copytree(source, tmp_path / "begun"))
    report = run_code(write_second_version(site, tmp_path, 'ruleset = "2"'), READ_WITHOUT_OLD_RULES, folder, json.dumps(facts))
    old, new = facts["ruleset"], facts["ruleset"].replace("1+", "2+")
    assert report["file"][:2] == ["ruleset", "ruleset"] and old in report["file"][2] and new in report["file"][2]
    assert "ruleset" in report["position"] and new in report["position"]
    assert report["listed"] == {"id": "ruleset_changed", "args": {"stored": old, "now": new}}
