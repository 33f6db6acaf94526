"""Find the browser tests that look for a sentence of the page. `make quick` names them when the sentence changes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

BROWSER = Path(__file__).parent / "browser"
SHORTEST = 4
"""Shorter texts would match too many sentences."""


def removed_sentences(diff: str) -> list[str]:
    """Return the texts that a diff of word files removes or replaces, without their ids and variants."""
    removed = re.findall(r"^-(?!--)(.*)$", diff, re.MULTILINE)
    return [text for line in removed if (text := re.sub(r"^\s*(?:[\w-]+ = ?|\.\w+ = ?|\*?\[\w+\] ?)", "", line).strip()) and text[0] != "#"]


def find_tests_looking_for(sentences: Iterable[str], folder: Path = BROWSER) -> list[str]:
    """Return the functions of browser tests whose texts or patterns match one of these sentences, as `file::function`."""
    pieces = [piece for sentence in sentences for piece in re.split(r"\{[^}]*\}", sentence) if len(piece.strip()) >= SHORTEST]
    if not pieces:
        return []
    functions = {}
    for path in sorted(folder.glob("*.py")):
        for function, text, is_pattern in _texts(ast.parse(path.read_text(encoding="utf-8"))):
            if any(_is_in(text, is_pattern, piece) for piece in pieces):
                functions[f"tests/browser/{path.name}::{function}"] = None
    return list(functions)


def _texts(tree: ast.Module) -> Iterator[tuple[str, str, bool]]:
    """Yield each text of a module except docstrings: the name of its function, class or variable, the text, and whether it is a pattern."""
    for top in tree.body:
        name = getattr(top, "name", None) or next((target.id for target in getattr(top, "targets", []) if isinstance(target, ast.Name)), "")
        nodes = list(ast.walk(top))
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        calls = [node for node in nodes if isinstance(node, ast.Call) and node.args]
        patterns = {id(call.args[0]) for call in calls if ast.unparse(call.func).startswith("re.")}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                yield name, node.value, id(node) in patterns


def _is_in(text: str, is_pattern: bool, piece: str) -> bool:
    letters = re.sub(r"\\.|\(\?P<\w+>", "", text) if is_pattern else text  # only literal letters
    if sum(letter.isalpha() for letter in letters) < SHORTEST:
        return False
    return text in piece or piece.strip() in text or (is_pattern and re.search(text, piece) is not None)
