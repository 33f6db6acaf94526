"""Match files for statistics, alone or in archives (zip)."""

from __future__ import annotations

import json
import os
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple

import boardwright as bw
from boardwright.cli.source import is_match_file, read_bytes
from boardwright.cli.usage import WrongUsage
from boardwright.core.domain.record import LARGEST
from boardwright.core.errors import BoardwrightError, NotCounted, quoted
from boardwright.statistics.summary import MatchSummary, summary_of

NO_DATE = (1980, 1, 1, 0, 0, 0)
"""The date that programs write, as the page does, if they give none."""
COMPILE_FROM = 3
"""From this number of matches of one game, loading its machine code saves time."""


class LeftOut(NamedTuple):
    """A file that does not count, and why. `unreadable`: it is not a valid match file."""

    name: str
    why: str
    unreadable: bool


class _Part(NamedTuple):
    """A file, or one in an archive. `read` returns its bytes, cut one byte after the maximum; `date`: Unix time in ms."""

    name: str
    date: int | None
    read: Callable[[], bytes]


def read_all(names: Sequence[str]) -> Iterator[MatchSummary | LeftOut]:
    """The summaries of the matches in all these files, or why one is left out. Each match is played to its end and checked."""
    seen: Counter[str] = Counter()
    for name in names:
        try:
            yield from (_summary(part, seen) for part in _parts(name))
        except zipfile.BadZipFile as error:
            yield LeftOut(name, str(error), unreadable=True)


def _parts(name: str) -> Iterator[_Part]:
    """The files of an archive, or the only file.

    Only a regular file is inspected first: a device may have no end, and a pipe can be read only once.
    """
    if name == "-" or not os.path.isfile(name) or not zipfile.is_zipfile(name):
        yield _Part(name, _changed(name), lambda: read_bytes(name, "a match file or an archive (zip)"))
        return
    with _archive(name) as archive:
        for entry in archive.infolist():
            if not entry.is_dir():
                yield _Part(f"{name}: {entry.filename}", _written(entry), partial(_unpacked, archive, entry))


def _archive(name: str) -> zipfile.ZipFile:
    """An open archive. Raises BadZipFile, also if Python cannot read it: a newer version, names that are not text."""
    try:
        return zipfile.ZipFile(name)
    except (NotImplementedError, ValueError) as error:
        raise zipfile.BadZipFile(str(error)) from None


def _changed(name: str) -> int | None:
    try:
        return None if name == "-" else int(os.stat(name).st_mtime) * 1000
    except (OSError, ValueError):
        return None  # reading it says why


def _written(entry: zipfile.ZipInfo) -> int | None:
    """Return when an entry of an archive was written; None: unknown. Archives do not name a time zone; those of a server are in UTC."""
    if entry.date_time == NO_DATE:
        return None
    try:
        return int(datetime(*entry.date_time, tzinfo=UTC).timestamp()) * 1000
    except ValueError:
        return None


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The bytes of an entry. Raises WrongUsage."""
    try:
        with archive.open(entry) as file:
            return file.read(LARGEST + 1)
    except Exception as error:  # each compression method has its own errors; one also means that a password is missing
        raise WrongUsage(f"cannot be unpacked ({error})") from None


def _summary(part: _Part, seen: Counter[str]) -> MatchSummary | LeftOut:
    try:
        content = _content(part.read())
        game = content.get("game")
        if isinstance(game, str) and game in bw.games():
            seen[game] += 1
            if seen[game] == COMPILE_FROM:
                bw.load(game).compile()
        return summary_of(bw.replay(content), content, part.date)
    except NotCounted as error:
        return LeftOut(part.name, str(error), unreadable=False)
    except BoardwrightError as error:
        return LeftOut(part.name, str(error).removeprefix(f"file {quoted(part.name)}: "), unreadable=True)


def _content(data: bytes) -> dict[str, Any]:
    if len(data) > LARGEST:
        raise WrongUsage(f"more than {LARGEST} bytes, expected a match file")
    try:
        content = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise WrongUsage(f"not JSON ({error}), expected a match file") from None
    if not is_match_file(content):
        raise WrongUsage("expected a match file")
    record: dict[str, Any] = content
    return record
