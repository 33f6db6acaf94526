"""Which browser tests look for a sentence of the page: `make quick` names them when the sentence changes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

BROWSER = Path(__file__).parent / "browser"
LEAST = 4
"""Shorter texts are found everywhere."""


def old_sentences(diff: str) -> list[str]:
    """The texts of word files that a diff removes or replaces, without their ids and variants."""
    removed = re.findall(r"^-(?!--)(.*)$", diff, re.MULTILINE)
    return [text for line in removed if (text := re.sub(r"^\s*(?:[\w-]+ = ?|\.\w+ = ?|\*?\[\w+\] ?)", "", line).strip()) and text[0] != "#"]


def looking_for(sentences: Iterable[str], folder: Path = BROWSER) -> list[str]:
    """The functions of browser tests with a text or regular expression that occurs in one of these sentences, as `file::function`."""
    pieces = [piece for sentence in sentences for piece in re.split(r"\{[^}]*\}", sentence) if len(piece.strip()) >= LEAST]
    if not pieces:
        return []
    found = {}
    for path in sorted(folder.glob("*.py")):
        for function, text, is_pattern in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            if any(_is_in(text, is_pattern, piece) for piece in pieces):
                found[f"tests/browser/{path.name}::{function}"] = None
    return list(found)


def _texts(tree: ast.Module) -> Iterator[tuple[str, str, bool]]:
    """Every text of a module except docstrings: the name of its function, class or variable, the text, whether it is a pattern."""
    for top in tree.body:
        name = getattr(top, "name", None) or next((target.id for target in getattr(top, "targets", []) if isinstance(target, ast.Name)), "")
        nodes = list(ast.walk(top))
        alone = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        calls = [node for node in nodes if isinstance(node, ast.Call) and node.args]
        patterns = {id(call.args[0]) for call in calls if ast.unparse(call.func).startswith("re.")}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
                yield name, node.value, id(node) in patterns


def _is_in(text: str, is_pattern: bool, piece: str) -> bool:
    letters = re.sub(r"\\.|\(\?P<\w+>", "", text) if is_pattern else text  # those that stand for themselves
    if sum(letter.isalpha() for letter in letters) < LEAST:
        return False
    return text in piece or piece.strip() in text or (is_pattern and re.search(text, piece) is not None)
