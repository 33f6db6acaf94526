"""The project's own text files, for tests that read the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "boardwright"
FOLDERS = ["src", "web", "tests", "docs", "examples", "benchmarks", ".ci", ".github", ".devcontainer"]
NOT_SOURCE = {"node_modules", "static", "__pycache__", "dist", "test-results", "results"}


@cache
def text_files() -> tuple[Path, ...]:
    """Return every text file of the project, without what is built or installed."""
    paths = [path for path in ROOT.iterdir() if path.is_file() and path.name != ".git"]
    for folder in FOLDERS:
        paths += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return tuple(sorted(path for path in paths if is_source_file(path)))


def is_source_file(path: Path) -> bool:
    """Return whether a file belongs to the source, by its folder and its suffix."""
    inner = path.relative_to(ROOT)
    if NOT_SOURCE.intersection(inner.parts) or path.suffix in {".png", ".db", ".gz", ".woff2", ".pyc", ".so"}:
        return False
    return ".db-" not in path.name


def python_files(top: Path = ROOT) -> Iterator[Path]:
    """Return the Python files under a folder."""
    return (path for path in text_files() if path.suffix == ".py" and path.is_relative_to(top))


def syntax_nodes(path: Path, types: bool = True) -> Iterator[Any]:
    """Return the syntax nodes of a Python file. `types`: also what only type checkers read."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    if not types:
        tree.body = [node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")]
    return ast.walk(tree)


@cache
def imported_names(path: Path, types: bool = True) -> tuple[tuple[int, str], ...]:
    """Return (line, absolute dotted name) of everything that a file imports, also inside functions. `types`: also for types only."""
    return tuple(_imported_names(path, types))


def _imported_names(path: Path, types: bool) -> Iterator[tuple[int, str]]:
    package = path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1] if path.is_relative_to(PACKAGE) else ()
    for node in syntax_nodes(path, types):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{module}.{alias.name}"
