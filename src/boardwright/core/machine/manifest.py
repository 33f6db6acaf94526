"""The manifest next to a game's shared library or WebAssembly module: what it is for and what it was made from.

A file is only used if everything matches: game and version of the rules, sources, records, platform, calling convention (ABI), and every
function. `digest` shows whether the file is intact.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from boardwright.core.errors import BadLibrary, short

ABI = 1
"""The version of the calling convention: records as addresses, integers of the platform's width, results likewise."""
PACKED = ".gz"
"""Modules are stored compressed, a third as large; libraries are loaded in place."""


class Manifest(NamedTuple):
    """`layouts`: a digest of all records, `records`: their sizes in bytes. `sources`: a digest of the programs that the code was made from.
    `entries`: the functions, each with its arguments (`p` a record, `i` an integer) and its result, if any (`pi>i`)."""

    game: str
    ruleset: str
    platform: str
    abi: int
    sources: str
    layouts: str
    records: dict[str, int]
    entries: dict[str, str]

    def written(self, content: bytes) -> bytes:
        """The manifest of a file with this content, as JSON."""
        return json.dumps({**self._asdict(), "digest": _digest(content)}, indent=1, ensure_ascii=False).encode() + b"\n"

    def check(self, path: Path) -> None:
        """Raise BadLibrary unless the file at `path` is intact and matches this manifest."""
        found = read_manifest(path)
        for name, expected in self._asdict().items():
            if found.get(name) != expected:
                raise BadLibrary(f"{path.name}: {_difference(name, found.get(name), expected)}")
        if found.get("digest") != _digest(read_code(path)):
            raise BadLibrary(
                f"{path.name}: its content does not match its digest, expected a complete file (boardwright compile makes it again)"
            )


def beside(path: Path) -> Path:
    """The path of a file's manifest."""
    return path.with_name(f"{path.name}.json")


def read_code(path: Path) -> bytes:
    """Read the library or module at `path`; .gz files are unpacked. Raises BadLibrary."""
    return unpacked_code(path, _content(path))


def unpacked_code(path: Path, content: bytes) -> bytes:
    """The library or module in a file with this path and content. Raises BadLibrary."""
    try:
        return gzip.decompress(content) if path.suffix == PACKED else content
    except (OSError, EOFError, zlib.error):
        raise BadLibrary(f"{path.name}: cannot be unpacked, expected a complete file (boardwright compile makes it again)") from None


def packed_code(path: Path, code: bytes) -> bytes:
    """The content of a file at `path` for this library or module: the inverse of `read_code`."""
    return gzip.compress(code, 9, mtime=0) if path.suffix == PACKED else code


def read_manifest(path: Path) -> dict[str, Any]:
    """The manifest of the file at `path`, unchecked. Raises BadLibrary."""
    content = _content(beside(path))
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadLibrary(f"{beside(path).name}: expected a JSON object that says what {path.name} is")
    return found


def layouts_of(records: Mapping[str, np.dtype]) -> str:
    """A digest of the offset of each field in these records."""
    return _digest(json.dumps({name: _layout(dtype) for name, dtype in records.items()}, sort_keys=True).encode())


def sources_of(folders: Iterable[Path]) -> str:
    """A digest of the Python files in these folders, of `game.toml`, which has the settings of the search, and of fitted weights."""
    digest = hashlib.sha256()
    for number, folder in enumerate(folders):
        for path in sorted([*folder.rglob("*.py"), *folder.glob("game.toml"), *folder.glob("bots/*.json")]):
            digest.update(f"{number} {path.relative_to(folder).as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _layout(dtype: np.dtype) -> Any:
    if dtype.subdtype:
        return [_layout(dtype.base), list(dtype.shape)]
    if dtype.fields is None:
        return dtype.str
    return [dtype.itemsize, *([name, field[1], _layout(field[0])] for name, field in dtype.fields.items())]


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadLibrary(f"{path.name}: {error.strerror}, expected a file that boardwright compile has made") from None


def _difference(name: str, found: Any, expected: Any) -> str:
    if isinstance(expected, dict) and isinstance(found, dict):
        for each in sorted({*expected, *found}):
            if found.get(each) != expected.get(each):
                return f"{name}: {short(each)} is {short(found.get(each))}, expected {short(expected.get(each))}"
    return f"{name} is {short(found)}, expected {short(expected)}"
