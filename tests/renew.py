"""Update all files that are generated or recorded from the code: `make renew`, or `python -m tests.renew`.

It prints a line with the reason for each changed file. `--check` writes nothing; its exit code is 1 if a file is out of date.
`--all` (`make renew ALL=1`) also renews records that take minutes, since it compiles every game. The decisions of recorded matches stay;
the effect of changed rules on them is reported (docs/decisions/22_rules_versions.md).
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
"""Modules of tests/contract that renew a record, and the contents of the record."""
EXAMPLE = re.compile(r"(?<=```json\n)\{\n.*?^\}\n(?=```)", re.DOTALL | re.MULTILINE)


def documents(write: bool) -> Iterator[str]:
    """Renew generated parts of the documents, and the types of the page."""
    sys.path.insert(0, str(ROOT / "docs"))
    for path, text in importlib.import_module("generate").everything():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            if write:
                path.write_text(text, encoding="utf-8")
            yield f"{path.relative_to(ROOT)}: generated"


def positions(write: bool) -> Iterator[str]:
    """Add missing fields to the example of a position in each game's document, with their default values."""
    for name in bw.games():
        path = ROOT / "docs" / "games" / f"{name}.md"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        for example in EXAMPLE.findall(text):
            position = bw.load(name).from_position(json.loads(example), seed=1).position()
            added, new = with_fields(example, position)
            if added:
                if write:
                    path.write_text(text.replace(example, new), encoding="utf-8")
                yield f"{path.relative_to(ROOT)}: the example of a position gets {', '.join(added)}"


def with_fields(example: str, position: dict[str, Any]) -> tuple[list[str], str]:
    """Return the names of the missing fields of an example, and its text with a line for each, in the order of the position."""
    lines = example.splitlines()[1:-1]
    added, place = [], 0
    for name, value in position.items():
        at = next((number for number, line in enumerate(lines) if line.startswith(f'  "{name}":')), None)
        if at is None and name != "ruleset":  # an example is valid for any version
            added.append(name)
            lines.insert(place, f'  "{name}": {json.dumps(value, ensure_ascii=False)},')
            at = place
        place = place if at is None else at + 1
    lines = [line.rstrip(",") + "," * (number < len(lines)) for number, line in enumerate(lines, 1)]
    return added, "\n".join(["{", *lines, "}\n"])


def recorded(write: bool) -> Iterator[str]:
    """Renew the recorded matches that show each rule of a game."""
    for path in sorted((ROOT / "tests/games").glob("*/record.py")):
        module = importlib.import_module(f"tests.games.{path.parent.name}.record")
        yield from (f"tests/games/{path.parent.name}/recorded/{line}" for line in module.RECORDED.renew(write))


def corpus(write: bool) -> Iterator[str]:
    """Renew the stored matches of all versions of the games."""
    for name, version in stored.stored_versions():
        yield from (f"tests/corpus/{line}" for line in stored.renew(name, version, bw.load(name).compile(), write))


def playthroughs(write: bool) -> Iterator[str]:
    """Renew OpenSpiel's playthroughs of each game."""
    try:
        from tests.envs import write_playthroughs
    except ModuleNotFoundError as error:
        yield f"tests/envs/playthroughs: not looked at, {error.name} is not installed"
        return
    yield from (f"{path.relative_to(ROOT)}: written" for path in write_playthroughs.renew(write))


QUICK: tuple[Callable[[bool], Iterator[str]], ...] = (documents, positions, recorded, corpus, playthroughs)


def renew_slow() -> Iterator[str]:
    """Renew the records that need compiled games."""
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
    """Renew all files and print what has changed. Return the exit code: 1 if `--check` found outdated files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a file is out of date")
    parser.add_argument("--all", action="store_true", help="also renew records that take minutes")
    chosen = parser.parse_args()
    changed = 0
    for make in QUICK:
        for line in make(not chosen.check):
            changed += 1
            print(line, flush=True)
    if chosen.all and not chosen.check:
        for line in renew_slow():
            changed += 1
            print(line, flush=True)
    if not changed:
        print("Everything is up to date.")
    if not chosen.all:
        print(f"Not looked at, because they take minutes: {'; '.join(SLOW.values())}. make renew ALL=1")
    return 1 if changed and chosen.check else 0


if __name__ == "__main__":
    sys.exit(main())
