"""Bring everything up to date that is made from the code or was recorded from it: `make renew`, or `python -m tests.renew`.

A line for each file that has changed, with the reason. `--check` writes nothing, and its exit code is 1 if something is out of date.
`--all` (`make renew ALL=1`) also makes what takes minutes: it compiles every game. The decisions of recorded matches stay as they are;
what a change of play means for them is said (docs/decisions/22_rules_versions.md).
"""

from __future__ import annotations

import argparse
import importlib
import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import boardwright as bw
from tests.corpus import stored
from tests.project.source_files import ROOT

SLOW = {
    "instructions": "the instructions that rules take (tests/contract/instructions.json)",
    "digests": "the digests of libraries and modules (tests/contract/digests.json)",
}
"""Modules of tests/contract that make a record anew, and what it holds."""
EXAMPLE = re.compile(r"(?<=```json\n)\{\n.*?^\}\n(?=```)", re.DOTALL | re.MULTILINE)


def documents(write: bool) -> Iterator[str]:
    """Generated parts of the documents, and the page's types."""
    sys.path.insert(0, str(ROOT / "docs"))
    for path, text in importlib.import_module("generate").everything():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            if write:
                path.write_text(text, encoding="utf-8")
            yield f"{path.relative_to(ROOT)}: generated"


def positions(write: bool) -> Iterator[str]:
    """The example of a position in each game's document: fields that it lacks are added, with what they are when left out."""
    for name in bw.games():
        path = ROOT / "docs" / "games" / f"{name}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for found in EXAMPLE.findall(text):
            position = bw.load(name).from_position(json.loads(found), seed=1).position()
            added, new = with_fields(found, position)
            if added:
                if write:
                    path.write_text(text.replace(found, new), encoding="utf-8")
                yield f"{path.relative_to(ROOT)}: the example of a position gets {', '.join(added)}"


def with_fields(example: str, position: dict[str, Any]) -> tuple[list[str], str]:
    """The names of the fields that an example lacks, and its text with them: a line for each, in the order of the position."""
    lines = example.splitlines()[1:-1]
    added, place = [], 0
    for name, value in position.items():
        at = next((number for number, line in enumerate(lines) if line.startswith(f'  "{name}":')), None)
        if at is None and name != "ruleset":  # an example is one of any version
            added.append(name)
            lines.insert(place, f'  "{name}": {json.dumps(value, ensure_ascii=False)},')
            at = place
        place = place if at is None else at + 1
    lines = [line.rstrip(",") + "," * (number < len(lines)) for number, line in enumerate(lines, 1)]
    return added, "\n".join(["{", *lines, "}\n"])


def recorded(write: bool) -> Iterator[str]:
    """The matches that show each rule of a game."""
    for path in sorted((ROOT / "tests/games").glob("*/record.py")):
        module = importlib.import_module(f"tests.games.{path.parent.name}.record")
        yield from (f"tests/games/{path.parent.name}/recorded/{line}" for line in module.RECORDED.renew(write))


def corpus(write: bool) -> Iterator[str]:
    """Stored matches of all versions of the games."""
    for name, version in stored.kept():
        yield from (f"tests/corpus/{line}" for line in stored.renew(name, version, bw.load(name).compile(), write))


def playthroughs(write: bool) -> Iterator[str]:
    """What OpenSpiel tells of each game."""
    try:
        from tests.envs import write_playthroughs
    except ModuleNotFoundError as error:
        yield f"tests/envs/playthroughs: not looked at, {error.name} is not installed"
        return
    yield from (f"{path.relative_to(ROOT)}: written" for path in write_playthroughs.renew(write))


QUICK: tuple[Callable[[bool], Iterator[str]], ...] = (documents, positions, recorded, corpus, playthroughs)


def renew_slow() -> Iterator[str]:
    """Records that compiling is needed for."""
    for name, what in SLOW.items():
        if name == "instructions" and not shutil.which("valgrind"):
            yield f"{what}: left as they are, valgrind is missing (make valgrind)"
            continue
        module = importlib.import_module(f"tests.contract.{name}")
        before = Path(module.RECORD).read_bytes()
        module.main([])
        if before != Path(module.RECORD).read_bytes():
            yield f"{what}: written"


def main() -> int:
    """Renew, and say what was. Returns the exit code: 1 if `--check` found something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if something is out of date")
    parser.add_argument("--all", action="store_true", help="also what takes minutes")
    chosen = parser.parse_args()
    found = 0
    for make in QUICK:
        for line in make(not chosen.check):
            found += 1
            print(line, flush=True)
    if chosen.all and not chosen.check:
        for line in renew_slow():
            found += 1
            print(line, flush=True)
    if not found:
        print("Everything is up to date.")
    if not chosen.all:
        print(f"Not looked at, because they take minutes: {'; '.join(SLOW.values())}. make renew ALL=1")
    return 1 if found and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
