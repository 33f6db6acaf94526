"""Write the generated parts of the documents and the page's types: `python docs/generate.py`; with `--check`: say which are stale.

A generated part stands between `<!-- generated: NAME -->` (or `NAME GAME`) and `<!-- end -->`. `PARTS` says what makes it.
`tests/project/test_documents.py` fails when a part is stale.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import generate_contract as contract
import generate_games as games
import generate_protocol as protocol
import generate_types as types

DOCS = Path(__file__).parent
PART = re.compile(r"<!-- generated: (([\w-]+)(?: (\w+))?) -->\n(.*?)<!-- end -->\n", re.DOTALL)

PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "rules": contract.rules,
    "python-functions": contract.python_functions,
    "records": contract.records,
    "http-calls": protocol.http_calls,
    "from-page": protocol.from_page,
    "to-page": protocol.to_page,
    "shared": protocol.shared,
    "close-codes": protocol.close_codes,
    "levels": games.levels,
    "gauntlets": games.gauntlets,
}
GAME_PARTS: dict[str, Callable[[str, str], Iterator[str]]] = {
    "events": games.events,
    "refusals": games.refusals,
    "fields": games.fields,
    "observations": games.observations,
}
"""Of a game; they get its id and the old part, because columns with meanings are written by hand and kept."""


def renewed(text: str) -> str:
    """The text of a document with every generated part made anew."""

    def part(found: re.Match[str]) -> str:
        title, name, game, old = found.groups()
        lines = GAME_PARTS[name](game, old) if game else PARTS[name]()
        made = "\n".join(lines).strip("\n")
        return f"<!-- generated: {title} -->\n\n{made}\n\n<!-- end -->\n"

    return PART.sub(part, text)


def documents() -> Iterator[tuple[Path, str]]:
    """Every document with generated parts, and its text as it should be."""
    for path in sorted(DOCS.rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        if PART.search(text):
            yield path, renewed(text)


def everything() -> Iterator[tuple[Path, str]]:
    """Every generated file and its text as it should be."""
    yield from documents()
    yield from types.files()


def main() -> int:
    """Write stale documents, or name them. Returns the exit code: 1 if `--check` found one."""
    check = "--check" in sys.argv
    stale = [(path, text) for path, text in everything() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        print(f"{path.relative_to(DOCS.parent)}: {'stale' if check else 'written'}")
        if not check:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main())
