"""A server's answers about games, as files: made by the same functions."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from boardwright.core.machine.platforms import WASM
from boardwright.server.errors import ApiError
from boardwright.server.games.boards import files_of
from boardwright.server.games.catalog import Catalog
from boardwright.server.games.page_rules import page_rules_of

Files = dict[str, bytes]
"""The content of files by their paths in the folder of a site."""


class Answers(NamedTuple):
    """Files, and which one answers a path that the page asks for; None: the answer is empty."""

    files: Files
    by_path: dict[str, str | None]


class _Answer(NamedTuple):
    path: str
    name: str
    content: bytes | None


def answers_of(ids: Sequence[str]) -> Answers:
    """All that the page asks about these games, and the files of those from other packages."""
    answers = Answers({}, {})
    for path, name, content in _answers_of(Catalog(), ids):
        answers.by_path[path] = None
        if content is not None:
            stem, _, suffix = name.rpartition(".")
            answers.by_path[path] = file = f"answers/{stem}-{_digest([content])}.{suffix}"
            answers.files[file] = content
    for id in ids:
        board_files = files_of(id)
        folder = f"games/{id}-{_digest(part for path, content in board_files.items() for part in (path.encode(), content))}"
        answers.files.update({f"{folder}/{path}": content for path, content in board_files.items()})
        answers.by_path.update({f"/games/{id}/{path}": f"{folder}/{path}" for path in board_files})
    return answers


def _answers_of(catalog: Catalog, ids: Sequence[str]) -> Iterator[_Answer]:
    """The calls of the API that need no device, with their answers."""
    yield _Answer("/api/games", "games.json", _json(catalog.describe(ids)))
    for id in ids:
        call = f"/api/games/{id}"
        bots, rules = catalog.page_bots(id), page_rules_of(catalog.load(id), WASM)  # one module for both: every match here has bots
        yield _Answer(f"{call}/rules", f"{id}-rules.json", _json(rules.description) if rules else None)
        yield _Answer(f"{call}/bots", f"{id}-bots.json", _json(structs.replace(bots.description, manifest={})) if bots else None)
        if bots:
            yield _Answer(f"{call}/rules/{bots.description.manifest['digest']}", f"{id}.wasm", bots.module)
        try:
            yield _Answer(f"{call}/course", f"{id}-course.json", _json(catalog.course(id)))
        except ApiError:  # there is none, or it is broken, which is logged
            continue


def _json(answer: Any) -> bytes:
    return msgspec.json.encode(answer)


def _digest(parts: Iterable[bytes]) -> str:
    """A short digest for the name of a file or folder, which changes with the content."""
    total = sha256()
    for part in parts:
        total.update(b"%d " % len(part) + part)
    return total.hexdigest()[:10]
