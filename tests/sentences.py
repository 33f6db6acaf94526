"""Which browser tests look for a sentence of the page: `make quick` names them when the sentence is changed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

BROWSER = Path(__file__).parent / "browser"
LEAST = 4
"""Shorter pieces of text are found everywhere."""


def old_sentences(diff: str) -> list[str]:
    """The texts of word files that a diff takes away or replaces, without their ids and variants."""
    removed = re.findall(r"^-(?!--)(.*)$", diff, re.MULTILINE)
    return [text for line in removed if (text := re.sub(r"^\s*(?:[\w-]+ = ?|\.\w+ = ?|\*?\[\w+\] ?)", "", line).strip()) and text[0] != "#"]


def looking_for(sentences: Iterable[str], folder: Path = BROWSER) -> list[str]:
    """The functions of browser tests with a text, or a regular expression, that is found in one of these sentences, as `file::function`."""
    pieces = [piece for sentence in sentences for piece in re.split(r"\{[^}]*\}", sentence) if len(piece.strip()) >= LEAST]
    if not pieces:
        return []
    found = {}
    for path in sorted(folder.glob("*.py")):
        for function, text in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            if any(_is_in(text, piece) for piece in pieces):
                found[f"tests/browser/{path.name}::{function}"] = None
    return list(found)


def _texts(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every text of a module but docstrings, with the name of its function, or class, or variable."""
    for top in tree.body:
        name = getattr(top, "name", None) or next((target.id for target in getattr(top, "targets", []) if isinstance(target, ast.Name)), "")
        alone = {id(node.value) for node in ast.walk(top) if isinstance(node, ast.Expr)}
        for node in ast.walk(top):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
                yield name, node.value


def _is_in(text: str, piece: str) -> bool:
    if sum(letter.isalpha() for letter in text) < LEAST:
        return False
    if text in piece or piece.strip() in text:
        return True
    try:
        return re.search(text, piece) is not None
    except re.error:
        return False
