"""The code blocks of a document, and how they are run: in order, in a folder that has only the examples at first.

| block | what happens |
| --- | --- |
| `python` with `>>>` | a dialogue: every answer must be the written one |
| `python`, `toml`, `properties` whose first line is a comment with a file's name | written into that file |
| other `python`, `toml`, `json` | quoted from the examples or a course, or run, or parsed |
| `sh` | every `boardwright` command runs; other commands are listed in CHECKED_ELSEWHERE with their check |
| `text` right behind `sh` | what the last command of that block prints; `…` stands for anything |
| `{…}` | a directive for the build of the site |

`<!-- not run: WHY -->` on the line above excuses a block. In `make test` commands run in this process, `--games` is reduced,
players at the terminal leave after two choices, learning is brief, and servers and `boardwright page` only parse their
arguments. `make prove` runs everything as it is written.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from boardwright.cli import main
from boardwright.cli.parser import parser
from tests.conftest import PROVE
from tests.project.source_files import ROOT

FENCE = re.compile(r"(?:^<!-- not run: (?P<why>[^\n]+) -->\n)?^```(?P<language>\S*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_COMMENT = re.compile(r"# ([\w/]+\.\w+)\n")
"""The first line of a block that is a file."""
MOST_MATCHES = 2
"""The most matches of a command in a quick run."""
TYPED = {"play": "1\n1\nq\n", "learn": "q\n"}
"""Input typed at the terminal."""


@dataclass(frozen=True)
class Block:
    """A code block: its language, text and line, whether another block ends right above it, and why it is not run."""

    language: str
    text: str
    line: int
    behind: bool
    why: str | None


def blocks(text: str) -> list[Block]:
    """Return the code blocks of a document."""
    fences = list(FENCE.finditer(text))
    ends = {fence.end() + 1 for fence in fences}
    return [
        Block(fence["language"], fence["text"], text.count("\n", 0, fence.start()) + 1, fence.start() in ends, fence["why"])
        for fence in fences
    ]


# -- commands ---------------------------------------------------------------------------------------------------------------------


def make_target_exists(line: str) -> bool:
    targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return shlex.split(line, comments=True)[1] in targets


def extras_exist(line: str) -> bool:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    return all(extra in extras for group in re.findall(r"(?:boardwright|\.)\[([\w,]+)\]", line) for extra in group.split(","))


def compiles(line: str) -> bool:
    return subprocess.run(shlex.split(line), check=False).returncode == 0


def climb_runs(line: str) -> bool:
    quick = [] if PROVE else ["--rounds", "1", "--matches", "2"]
    return subprocess.run([sys.executable, *shlex.split(line)[1:], *quick], check=False).returncode == 0


def ray_arguments_parse(line: str) -> bool:
    return bool(parser().parse_args(shlex.split(line)[1:]).ray)


CHECKED_ELSEWHERE: list[tuple[str, Callable[[str], bool]]] = [
    (r"make .*", make_target_exists),  # here: that there is such a target
    (r"pip (install|uninstall) .*", extras_exist),  # tests/project/test_package.py and test_release.py; here: that there are such extras
    (r"cc .*", compiles),
    (r"python examples/climb\.py", climb_runs),
    (r"boardwright .* --ray .*", ray_arguments_parse),  # tests/dataset; here: that there are such arguments
    (r"(\w+=\w+ )*\.venv/bin/pytest tests/.*", lambda line: True),  # tests/contract/test_third_party.py
]
"""Commands that are not run here, each with what is checked instead."""


@dataclass
class Output:
    """What a command printed. `whole`: it ran as it is written."""

    text: str
    whole: bool = True


def run_here(line: str, folder: Path) -> Output:
    """Run `boardwright …` in this process, quickly."""
    words = shlex.split(line)[1:]
    if words[0] in ("serve", "page"):
        parser().parse_args(words)
        return Output("", whole=False)
    if words[0] == "admin":  # its end closes the database
        return run_as_written(line, folder)
    cut = [re.sub(r"^\d+$", lambda many: str(min(MOST_MATCHES, int(many[0]))), word) if before == "--games" else word
           for before, word in zip(["", *words], words)]  # fmt: skip
    out = io.StringIO()
    stdin, jit = sys.stdin, os.environ.get("BOARDWRIGHT_JIT")
    sys.stdin = io.TextIOWrapper(io.BytesIO(TYPED.get(words[0], "").encode()), encoding="utf-8")
    try:
        os.environ["BOARDWRIGHT_JIT"] = "0" if words[0] in TYPED else jit or "1"
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            code = main(cut)
    finally:
        sys.stdin = stdin
        os.environ.pop("BOARDWRIGHT_JIT") if jit is None else os.environ.update(BOARDWRIGHT_JIT=jit)
    assert code == 0, f"{line}: {out.getvalue()}"
    return Output(out.getvalue(), whole=cut == words)


def run_as_written(line: str, folder: Path) -> Output:
    """Run `boardwright …` in a shell. A server gets a free port and is stopped after its first line."""
    words = shlex.split(line)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(folder)}
    if words[1] == "serve":
        return _serve([word for word in words if word != "--open"], folder, environment)
    typed = TYPED.get(words[1], "")
    done = subprocess.run(["sh", "-euc", line], cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (line, done.stdout[-2000:], done.stderr[-2000:])
    return Output(done.stdout)


def _serve(words: list[str], folder: Path, environment: dict[str, str]) -> Output:
    process = subprocess.Popen(
        [*words, "--port", "0"], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert re.match(r"Boardwright is at http://(localhost|127\.0\.0\.1):\d+/$", line), line
        return Output(line, whole=False)
    finally:
        process.terminate()
        process.communicate(timeout=30)


# -- a document -------------------------------------------------------------------------------------------------------------------


class Reader:
    """Goes through a document like a reader. `ran` counts the blocks that were run, written, quoted or parsed."""

    def __init__(self, document: Path, folder: Path, run: Callable[[str, Path], Output] = run_here) -> None:
        self.document, self.folder, self.run = document, folder, run
        self.ran, self.names, self.output = 0, {"__name__": "document"}, Output("", whole=False)

    def read(self) -> None:
        """Run the blocks in order. Files are written before, since a package is installed as a whole."""
        if not (self.folder / "examples").exists():
            (self.folder / "examples").symlink_to(ROOT / "examples")
        blocks_of_document = blocks(self.document.read_text(encoding="utf-8"))
        for block in blocks_of_document:
            if FILE_COMMENT.match(block.text) and not block.why:
                self._write(block)
        for block in blocks_of_document:
            self._step(block)

    def _write(self, block: Block) -> None:
        path = self.folder / FILE_COMMENT.match(block.text)[1]  # type: ignore[index]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
        if path.name == "pyproject.toml":
            install(self.folder, tomllib.loads(block.text)["project"])

    def _step(self, block: Block) -> None:
        where = f"{self.document.name}, line {block.line}"
        before, self.output = self.output, Output("", whole=False)
        if block.why or block.language.startswith("{"):
            return
        steps = {"python": self._python, "sh": self._shell, "toml": self._data, "json": self._data, "properties": self._data}
        if block.language == "text":
            assert not re.search(r"^(\$ |>>> |boardwright |pip )", block.text, re.MULTILINE), f"{where}: commands are sh, dialogues python"
            assert not (block.behind and before.whole) or output_matches(block.text, before.text), f"{where}: it prints\n{before.text}"
            return
        assert block.language in steps, f"{where}: say what ```{block.language} is, one of {', '.join(steps)}, text"
        try:
            steps[block.language](block)
        except AssertionError as error:
            raise AssertionError(f"{where}: {error}") from None
        self.ran += 1

    def _python(self, block: Block) -> None:
        if ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, self.names, self.document.name, str(self.document), block.line)
            report = io.StringIO()
            runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
            assert runner.run(test, out=report.write, clear_globs=False).failed == 0, report.getvalue()
            self.names = test.globs
        elif not FILE_COMMENT.match(block.text) and not quoted(block.text):
            path = self.folder / f"line_{block.line}.py"
            path.write_text(block.text, encoding="utf-8")
            self.names |= runpy.run_path(str(path), self.names)

    def _shell(self, block: Block) -> None:
        for line in filter(None, (line.partition("  #")[0].strip() for line in block.text.splitlines())):
            checks = [check for pattern, check in CHECKED_ELSEWHERE if re.fullmatch(pattern, line)]
            assert checks or line.startswith("boardwright "), f"{line}: run it here, or say in ELSEWHERE what checks it"
            assert all(check(line) for check in checks), f"{line}: there is no such thing"
            self.output = Output("", whole=False) if checks else self.run(line, self.folder)

    def _data(self, block: Block) -> None:
        if FILE_COMMENT.match(block.text) is None and not quoted(block.text):
            json.loads(block.text) if block.language == "json" else tomllib.loads(block.text)


def output_matches(want: str, got: str) -> bool:
    """Return whether the output is the written one."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return doctest.OutputChecker().check_output(want.replace("…", "..."), got, flags)


@cache
def quotable_texts() -> tuple[str, ...]:
    """Return what documents quote: the examples, and the courses of the games."""
    courses = (ROOT / "src" / "boardwright" / "games").glob("*/course/steps.toml")
    examples = (path for path in (ROOT / "examples").rglob("*") if path.suffix in (".py", ".toml"))
    return tuple(path.read_text(encoding="utf-8") for path in (*examples, *courses))


def quoted(text: str) -> bool:
    """Return whether a block is a part of an example or a course."""
    return any(text in source for source in quotable_texts())


def install(folder: Path, project: dict[str, Any]) -> None:
    """Make this folder look like an installed package, as after `pip install --editable`."""
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project.get("entry-points", {}).items()
    points = "\n".join(f"[{group}]\n" + "\n".join(f"{name} = {value}" for name, value in entries.items()) for group, entries in groups)
    (info / "entry_points.txt").write_text(points + "\n")


@contextlib.contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """Work in a folder."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":  # arguments: DOCUMENT FOLDER; for documents whose package other tests must not see
    sys.path.insert(0, sys.argv[2])
    with working_in(Path(sys.argv[2])):
        reader = Reader(Path(sys.argv[1]), Path(sys.argv[2]), run_as_written if os.environ.get("BOARDWRIGHT_PROVE") == "1" else run_here)
        reader.read()
        print(reader.ran)
