"""A file of blocks: JSON lines, first the settings, then one line a block, each with a link that follows from all lines before it.

An interrupted run leaves complete lines, and perhaps the beginning of one, which the next run removes. The file is the same for any number
of jobs and interruptions. The times of decisions are not part of it; they go into a file beside it (`FILE.times`).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from boardwright.arena.playing import DecisionTimes
from boardwright.arena.tally import Block
from boardwright.core.domain.atomic_file import errors_name
from boardwright.core.errors import ArenaError, quoted, short

LINK = "link"
LINK_DIGITS = 16
LARGEST = 256 << 20
LONGEST_LINE = 1 << 16
LARGEST_NUMBER = 10**9
TIMES = ".times"


def line_of(content: Mapping[str, Any], before: str) -> tuple[str, str]:
    """A line, with its line break, and its link."""
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    link = hashlib.sha256(f"{before}{text}".encode()).hexdigest()[:LINK_DIGITS]
    return f'{text[:-1]},"{LINK}":"{link}"}}\n', link


def plain_block(block: Block) -> dict[str, Any]:
    """A block as plain data. Its tables follow from its number, its group and the settings."""
    scores = {"scores": block.scores} if block.scores else {}
    content = {"block": block.number, "bots": list(block.group), "ranks": block.ranks}
    return {**content, **scores, "decisions": block.decisions, "state": block.state}


class BlockFile:
    """An open file of blocks, locked against other programs where the system supports it.

    `blocks`: its blocks as plain data; `link`: that of its last line; `times`: by bot, the times of its decisions.
    """

    def __init__(self, path: Path, file: IO[bytes], times: IO[str]) -> None:
        self.path, self._file, self._times = path, file, times
        self.blocks: list[dict[str, Any]] = []
        self.link = ""
        self.times: dict[str, DecisionTimes] = {}

    def append(self, content: Mapping[str, Any]) -> None:
        """Add a line and flush it. Raises ArenaError if the file would become too large."""
        line, self.link = line_of(content, self.link)
        if self._file.tell() + len(line.encode()) > LARGEST:
            raise ArenaError(f"{quoted(str(self.path))}: {LARGEST >> 20} MiB are full, expected fewer blocks or another file")
        with errors_name(self.path):
            self._file.write(line.encode())
            self._file.flush()

    def record_times(self, block: int, spent: Mapping[str, DecisionTimes]) -> None:
        """Record the times of a block's decisions."""
        with errors_name(self.path.with_name(self.path.name + TIMES)):
            self._times.write(json.dumps({"block": block, "spent": spent}) + "\n")
            self._times.flush()


@contextmanager
def opened(path: Path, header: Mapping[str, Any]) -> Iterator[BlockFile]:
    """The file of an arena with these settings, new or continued. Raises ArenaError if it is of another arena, or damaged."""
    with _written(path, "ab+") as file:
        _lock(file, path)
        with _written(path.with_name(path.name + TIMES), "a+", encoding="utf-8") as times:
            block_file = BlockFile(path, file, times)
            previous = _read(path, file)
            if previous is None:
                file.truncate(0)
                times.truncate(0)
                block_file.append(header)
            else:
                lines, size, block_file.link = previous
                _check_same(path, lines[0], json.loads(json.dumps(header)))
                file.truncate(size)
                block_file.blocks = lines[1:]
                block_file.times = _times_of(times, len(block_file.blocks))
            file.seek(0, os.SEEK_END)
            yield block_file


def header_of(path: Path) -> dict[str, Any] | None:
    """The settings of a file; None if there is no file, or no complete line in it. Raises ArenaError."""
    if not path.exists():
        return None
    with _open(path, "rb") as file:
        previous = _read(path, file)
    return previous[0][0] if previous else None


@contextmanager
def _written(path: Path, mode: str, **how: Any) -> Iterator[IO[Any]]:
    """A file whose lines are flushed one by one: after a full disk closing it fails once more, which says nothing new."""
    file = _open(path, mode, **how)
    try:
        yield file
    finally:
        with contextlib.suppress(OSError):
            file.close()


def _open(path: Path, mode: str, **options: Any) -> IO[Any]:
    try:
        return open(path, mode, **options)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise ArenaError(f"{quoted(str(path))}: {reason}, expected a file that can be written") from None


def _lock(file: IO[bytes], path: Path) -> None:
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError(f"{quoted(str(path))}: another program is writing there, expected a file of its own") from None


def _read(path: Path, file: IO[bytes]) -> tuple[list[dict[str, Any]], int, str] | None:
    """The lines of a file without their links, the bytes of complete lines, and the last link; None if there is no complete line."""
    file.seek(0, os.SEEK_END)
    if file.tell() > LARGEST:
        raise ArenaError(f"{quoted(str(path))}: has more than {LARGEST >> 20} MiB, expected a file of `boardwright arena --out`")
    file.seek(0)
    lines: list[dict[str, Any]] = []
    size, link = 0, ""
    while (raw := file.readline(LONGEST_LINE)).endswith(b"\n"):
        content, link = _checked(path, len(lines) + 1, raw, link)
        lines.append(content)
        size += len(raw)
    if len(raw) == LONGEST_LINE or (raw and not lines and not raw.startswith(b'{"format"')):
        raise _damaged(path, len(lines) + 1)
    return (lines, size, link) if lines else None


def _checked(path: Path, number: int, raw: bytes, before: str) -> tuple[dict[str, Any], str]:
    try:
        content = json.loads(raw)
        written_link = content.pop(LINK)
        line, link = line_of(content, before)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _damaged(path, number) from None
    if link != written_link or line.encode() != raw:
        raise _damaged(path, number)
    return content, link


def _damaged(path: Path, number: int) -> ArenaError:
    return ArenaError(
        f"{quoted(str(path))}: line {number} is damaged or not in its place, expected the lines that `boardwright arena --out` wrote; "
        "without it and what follows the same command goes on from there"
    )


def _check_same(path: Path, header: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    for name, value in expected.items():
        if header.get(name) != value:
            raise ArenaError(
                f"{quoted(str(path))}: holds an arena whose {name} is {short(header.get(name))}, "
                f"expected {short(value)} as in this command, or a new file"
            )


def block_of(
    content: Mapping[str, Any], group: tuple[int, ...], tables: list[tuple[int, ...]], scored: bool, damaged: Callable[[], ArenaError]
) -> Block:
    """The block of a line, which must be of this group, with these tables. Raises the error that `damaged` returns."""
    ranks, scores, decisions = content.get("ranks"), content.get("scores", []), content.get("decisions")
    valid = (
        content.get("bots") == list(group)
        and _numbers(ranks, tables, 0, len(tables[0]) - 1)
        and (_numbers(scores, tables, -LARGEST_NUMBER, LARGEST_NUMBER) if scored else scores == [])
        and isinstance(decisions, list)
        and len(decisions) == len(tables)
        and all(type(each) is int and 0 <= each <= LARGEST_NUMBER for each in decisions)
        and isinstance(content.get("state"), str)
    )
    if not valid:
        raise damaged()
    return Block(content["block"], group, tables, content["ranks"], scores, content["decisions"], content["state"])


def _numbers(rows: Any, tables: list[tuple[int, ...]], least: int, most: int) -> bool:
    return (
        isinstance(rows, list)
        and len(rows) == len(tables)
        and all(isinstance(row, list) and len(row) == len(table) for row, table in zip(rows, tables))
        and all(type(each) is int and least <= each <= most for row in rows for each in row)
    )


def _times_of(file: IO[str], blocks: int) -> dict[str, DecisionTimes]:
    """The times of decisions in the first `blocks` blocks, by bot; lines that cannot be read are left out."""
    file.seek(0)
    times: dict[str, DecisionTimes] = {}
    seen: set[int] = set()
    for line in file:
        with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError):
            content = json.loads(line)
            number, spent = content["block"], {name: DecisionTimes(*map(int, each)) for name, each in content["spent"].items()}
            if number < blocks and number not in seen:
                seen.add(number)
                for name, each in spent.items():
                    times[name] = times.get(name, DecisionTimes()).plus(each)
    return times
