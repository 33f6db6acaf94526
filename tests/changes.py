"""What differs from a commit: which files, which lines, and whether a program could tell the difference."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMMENT = re.compile(r"\s*(?://|/\*|\*|<!--|$)")
"""A line of a page's source that is part of a comment, or empty."""
READ_BY_TOOLS = re.compile(r"type:|noqa|pragma|fmt:|@ts-|svelte-ignore|@vitest|eslint")
"""Comments that a tool obeys."""
OF_THE_PAGE = {".ts", ".svelte", ".css", ".js", ".mjs"}


class Changes:
    """The files that differ from a commit, new ones included; with nothing changed, what the last commit changed."""

    def __init__(self, since: str = "HEAD") -> None:
        self.base = [since]
        self.files = git("diff", "--name-only", since).split() + git("ls-files", "--others", "--exclude-standard").split()
        if not self.files:
            self.base = ["HEAD~1", "HEAD"]
            self.files = git("diff", "--name-only", *self.base).split()

    def diff(self, *files: str) -> str:
        """The changed lines of these files, as git shows them."""
        return git("diff", "--unified=0", *self.base, "--", *files) if files else ""

    def lines(self, file: str) -> list[str]:
        """The lines of a file that were taken away or added."""
        return re.findall(r"^[-+](?![-+]{2} )(.*)$", self.diff(file), re.MULTILINE)

    def is_new_or_gone(self, file: str) -> bool:
        return self._before(file) is None or self._now(file) is None

    def is_silent(self, file: str) -> bool:
        """Whether only comments and docstrings of a file differ, none that a tool reads."""
        before, now = self._before(file), self._now(file)
        if before is None or now is None or any(READ_BY_TOOLS.search(line) for line in self.lines(file)):
            return False
        if file.endswith(".py"):
            return same_program(before, now)
        return Path(file).suffix in OF_THE_PAGE and all(COMMENT.match(line) for line in self.lines(file))

    def imports_differ(self, file: str) -> bool:
        """Whether a Python file is new, gone, or imports something else."""
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
    """A file as it is in a commit; None: it is not there."""
    done = subprocess.run(["git", "show", f"{commit}:{file}"], cwd=ROOT, capture_output=True, check=False)
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def same_program(before: str, now: str) -> bool:
    """Whether two Python sources differ in comments and docstrings alone."""
    try:
        return ast.dump(without_docstrings(before)) == ast.dump(without_docstrings(now))
    except SyntaxError:
        return False


def without_docstrings(source: str) -> ast.Module:
    """The syntax of a module; texts that stand by themselves are no part of the program."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(getattr(node, "body", None), list):
            node.body = [each for each in node.body if not is_text(each)]  # type: ignore[attr-defined]
    return tree


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
