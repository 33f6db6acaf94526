"""Changes since a commit: files, lines, and whether they affect the program."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMENT = re.compile(r"\s*(?://|/\*|\*|<!--|$)")
"""Matches a line of the page's source that is empty or part of a comment."""
READ_BY_TOOLS = re.compile(r"type:|noqa|pragma|fmt:|@ts-|svelte-ignore|@vitest|eslint")
"""Matches comments that tools read."""
PAGE_SUFFIXES = {".ts", ".svelte", ".css", ".js", ".mjs"}


class Changes:
    """The files that differ from a commit, including new ones. Without any, the files of the last commit."""

    def __init__(self, since: str = "HEAD") -> None:
        self.base = [since]
        self.files = git("diff", "--name-only", since).split() + git("ls-files", "--others", "--exclude-standard").split()
        if not self.files:
            self.base = ["HEAD~1", "HEAD"]
            self.files = git("diff", "--name-only", *self.base).split()

    def diff(self, *files: str) -> str:
        """Return the diff of these files, without context."""
        return git("diff", "--unified=0", *self.base, "--", *files) if files else ""

    def lines(self, file: str) -> list[str]:
        """Return the removed and added lines of a file."""
        return re.findall(r"^[-+](?![-+]{2} )(.*)$", self.diff(file), re.MULTILINE)

    def is_new_or_gone(self, file: str) -> bool:
        return self._before(file) is None or self._now(file) is None

    def is_silent(self, file: str) -> bool:
        """Return whether only comments and docstrings of a file differ, and none that a tool reads."""
        before, now = self._before(file), self._now(file)
        if before is None or now is None or any(READ_BY_TOOLS.search(line) for line in self.lines(file)):
            return False
        if file.endswith(".py"):
            return same_program(before, now)
        return Path(file).suffix in PAGE_SUFFIXES and all(COMMENT.match(line) for line in self.lines(file))

    def imports_differ(self, file: str) -> bool:
        """Return whether a Python file is new, deleted, or has other imports."""
        return self.is_new_or_gone(file) or any(re.search(r"\bimport\b", line) for line in self.lines(file))

    def _before(self, file: str) -> str | None:
        return text_of(self.base[0], file)

    def _now(self, file: str) -> str | None:
        if len(self.base) == 2:
            return text_of(self.base[1], file)
        path = ROOT / file
        return path.read_text(encoding="utf-8", errors="replace") if path.exists() else None


@cache
def text_of(commit: str, file: str) -> str | None:
    """Return the content of a file in a commit, or None if it does not exist there."""
    process = subprocess.run(["git", "show", f"{commit}:{file}"], cwd=ROOT, capture_output=True, check=False)
    return process.stdout.decode(errors="replace") if process.returncode == 0 else None


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def same_program(before: str, now: str) -> bool:
    """Return whether two Python sources differ only in comments and docstrings."""
    try:
        return ast.dump(without_docstrings(before)) == ast.dump(without_docstrings(now))
    except SyntaxError:
        return False


def without_docstrings(source: str) -> ast.Module:
    """Parse a module and remove docstrings and other texts that stand alone."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(getattr(node, "body", None), list):
            node.body = [statement for statement in node.body if not is_text(statement)]  # type: ignore[attr-defined]
    return tree


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
