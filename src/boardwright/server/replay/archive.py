"""Match files, and a zip archive of many of them, built while it is sent: only one file is in memory at a time."""

import io
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AbstractContextManager
from datetime import UTC, datetime

import msgspec
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from boardwright.core.domain.match import Match
from boardwright.server.errors import ApiError
from boardwright.server.games.match_files import match_record
from boardwright.server.store import ListedMatch, MatchRow


def file_of(match: Match, row: MatchRow) -> bytes:
    """The match file of a finished match. `row`: its seats and its deal."""
    return msgspec.json.format(msgspec.json.encode(match_record(match, row)), indent=1)


FIRST_YEAR = 1980
"""Archives know no earlier one."""
READABLE = 0o600 << 16
"""The permissions that `zipfile` gives a file by default."""

FileOf = Callable[[ListedMatch], Awaitable[tuple[str, bytes]]]
"""Returns the name and content of a match's file. Raises ApiError if the match can no longer be opened."""


class Archive(StreamingResponse):
    """A zip file as an answer. `counted` is entered while it is sent; it may refuse before."""

    def __init__(self, counted: AbstractContextManager[None], rows: Iterable[ListedMatch], file_of: FileOf, name: str) -> None:
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        super().__init__(_parts(rows, file_of), 200, headers, "application/zip")
        self._counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        with self._counted:
            await super().__call__(scope, receive, send)


async def _parts(rows: Iterable[ListedMatch], file_of: FileOf) -> AsyncIterator[bytes]:
    """The archive, file by file. Matches that cannot be opened are listed in a file of its own, so that the gap is visible."""
    sink, left_out = _Sink(), []
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for row in rows:
            try:
                name, data = await file_of(row)
            except ApiError as error:
                left_out.append(f"{row.game} {row.id}: {error.id}\n")
                continue
            archive.writestr(_entry(name, row.updated), data, zipfile.ZIP_DEFLATED)
            yield sink.take()
        if left_out:
            archive.writestr("left_out.txt", "".join(left_out))
    yield sink.take()


def _entry(name: str, at: int) -> zipfile.ZipInfo:
    """A file in an archive. `at`: when its match ended (Unix time in ms); archives name no time zone, so it is in UTC."""
    year, month, day, hour, minute, second, *_ = datetime.fromtimestamp(at // 1000, UTC).timetuple()
    entry = zipfile.ZipInfo(name, (max(year, FIRST_YEAR), month, day, hour, minute, second))
    entry.external_attr = READABLE
    return entry


class _Sink(io.RawIOBase):
    """Collects written bytes until they are taken; not seekable."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        part = bytes(data)  # type: ignore[call-overload]
        self._written += part
        return len(part)

    def take(self) -> bytes:
        """The bytes written since the last call."""
        part = bytes(self._written)
        self._written.clear()
        return part
