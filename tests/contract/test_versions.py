"""A game changes its rules: earlier matches continue under the rules they began with (docs/decisions/22_rules_versions.md).

The example game plays its second version in processes of their own, from a copy of its package in which each winner of a pot gets one
point more.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.contract.third_party import GUEST, ROOT, copied, python

BEGIN = """
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
GO_ON = """
import itertools, json, sys
from pathlib import Path
import boardwright as bw
from tests.server import harness as server
from tests.server.harness import Harness, play_decisions
server.action_numbers = itertools.count(1_000)  # the first ones were given to other actions of the running match
folder, begun = Path(sys.argv[1]), json.loads(sys.argv[2])
game = bw.load("sealed_bids")

def whole(match):
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return {"version": match.version, "ruleset": match.ruleset, "result": match.result.plain()}

again = bw.replay(folder / "match.json")
told = {"file": whole(again), "verified": bw.verify(folder / "match.json").plain(), "new": whole(game.new_match(players=2, seed=1))}
halfway = bw.replay(folder / "match.json", at=4)
for name, position in (("position", halfway.position()), ("bare", halfway.position() | {"ruleset": "1"})):
    told[name] = whole(game.from_position(position, seed=1))
unnamed = bw.replay(folder / "match.json", at=0).position()
del unnamed["ruleset"]
told["unnamed"] = whole(game.from_position(unnamed, seed=1))
with Harness(folder / "matches.db") as harness:
    ids = {"running": begun["id"], "begun": harness.new_match(begun["token"], game="sealed_bids")}
    for name, id in ids.items():
        with harness.page(id, begun["token"], 0) as a, harness.page(id, begun["token"], 1) as b:
            play_decisions([a, b], 40)
            told[name] = {"ruleset": a.frame["match"]["ruleset"], "result": a.frame["result"]}
        file = harness.call("GET", f"/api/matches/{id}/file", begun["token"])
        replayed = harness.client.post("/api/replays", content=file.content, headers={"content-type": "application/json"})
        told[name] |= {"file": bw.verify(file.content).plain(), "uploaded": replayed.status_code}
        last = harness.call("GET", f"/api/replays/{id}/{a.frame['decisions']}", begun["token"]).json()
        told[name]["replayed"] = last["result"]
print(json.dumps(told))
"""
REFUSED = """
import json, sys
from pathlib import Path
import boardwright as bw
from tests.server.harness import Harness
folder, begun = Path(sys.argv[1]), json.loads(sys.argv[2])
told = {}
try:
    bw.verify(folder / "match.json")
except bw.BrokenRecord as error:
    told["file"] = [error.at, error.reason, str(error)]
try:
    bw.load("sealed_bids").from_position(begun["position"])
except bw.PositionError as error:
    told["position"] = str(error)
with Harness(folder / "matches.db") as harness:
    (listed,) = harness.call("GET", "/api/matches", begun["token"]).json()
    told["listed"] = listed["error"]
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("versions") / "site")


@pytest.fixture(scope="module")
def begun(first: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A folder with a match file and a database with a running match, both of version 1, and their facts."""
    folder = tmp_path_factory.mktemp("begun")
    return folder, run(first, BEGIN, folder)


def run(site: Path, code: str, *arguments: object) -> dict[str, Any]:
    done = python(site, code, *arguments, BOARDWRIGHT_JIT="0", PYTHONPATH=os.pathsep.join([str(site), str(ROOT)]))
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def moved_on(first: Path, folder: Path, versions: str) -> Path:
    """The package in its second version: `versions` replaces its ruleset."""
    site = folder / "site"
    shutil.copytree(first, site)
    for file, old, new in (
        ("game.toml", 'ruleset = "1"', versions),
        ("scoring.py", "return state.players // count", "return state.players // count + (state.version >= 2)"),
    ):
        path = site / GUEST / file
        text = path.read_text()
        assert text.count(old) == 1, file
        path.write_text(text.replace(old, new))
    return site


def pots(result: Mapping[str, Any]) -> int:
    """The points of all seats from all pots. Under version 1 two players share 2 points a round, in any proportion."""
    seats = result["breakdown"]
    assert result["scores"] == [seat["pots"]["points"] + seat["aside"]["points"] for seat in seats]
    return sum(seat["pots"]["points"] for seat in seats)


def test_matches_go_on_under_the_rules_they_began_with(first: Path, begun: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    """Files, positions, running matches of a server and their files; new matches get the new rules."""
    before, then = begun
    folder = Path(shutil.copytree(before, tmp_path / "begun"))
    told = run(moved_on(first, tmp_path, 'ruleset = "2"\noldest = 1'), GO_ON, folder, json.dumps(then))
    old, new = then["ruleset"], then["ruleset"].replace("1+", "2+")
    assert old.startswith("1+") and pots(then["result"]) == 10

    assert told["file"] == {"version": 1, "ruleset": old, "result": then["result"]}
    assert told["verified"]["ruleset"] == old and told["verified"]["result"] == then["result"]
    for name in ("position", "bare"):
        assert (told[name]["version"], told[name]["ruleset"], pots(told[name]["result"])) == (1, old, 10)

    for name in ("new", "unnamed"):
        assert (told[name]["version"], told[name]["ruleset"]) == (2, new) and pots(told[name]["result"]) >= 15

    for name, ruleset, least, most in (("running", old, 10, 10), ("begun", new, 15, 20)):
        match = told[name]
        assert match["ruleset"] == match["file"]["ruleset"] == ruleset and match["uploaded"] == 201
        assert least <= pots(match["result"]) <= most
        assert match["file"]["result"] == match["result"] == match["replayed"]


def test_a_game_that_cannot_play_its_former_rules_says_so(first: Path, begun: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    before, then = begun
    folder = Path(shutil.copytree(before, tmp_path / "begun"))
    told = run(moved_on(first, tmp_path, 'ruleset = "2"'), REFUSED, folder, json.dumps(then))
    old, new = then["ruleset"], then["ruleset"].replace("1+", "2+")
    assert told["file"][:2] == ["ruleset", "ruleset"] and old in told["file"][2] and new in told["file"][2]
    assert "ruleset" in told["position"] and new in told["position"]
    assert told["listed"] == {"id": "ruleset_changed", "args": {"stored": old, "now": new}}
