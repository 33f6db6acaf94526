"""Writes files so that neither a crash nor a full disk leaves half of one."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path


def write_atomically(path: str | Path, content: bytes) -> None:
    """Write a file that has all of its new content, or still the old one. Raises OSError.

    Anything but a regular file (a pipe, a device), or one in a folder that takes no second file, is written in place.
    """
    path = Path(os.path.realpath(path))  # a link stays one
    if (path.exists() and not path.is_file()) or not os.access(path.parent, os.W_OK):
        with errors_name(path):
            path.write_bytes(content)
        return
    part = path.with_name(f".boardwright-{os.getpid()}.tmp")
    try:
        with errors_name(path):
            with part.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if path.exists():
                shutil.copymode(path, part)
            os.replace(part, path)
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


@contextlib.contextmanager
def errors_name(path: Path) -> Iterator[None]:
    """Let errors name this file: those of a full disk name none, others perhaps a temporary one."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
