"""Machine code on disk, kept between runs: one file per compiled function and version.

Write access to these files means running code as the user. So they are only read from folders that belong to the user and that no other
user can write. Each file starts with a digest of its name and content; a file that does not match (full disk, power cut) is deleted and
made again. Nothing here raises an error: code that cannot be kept is compiled in each run.
"""

from __future__ import annotations

import contextlib
import glob
import hashlib
import logging
import os
import stat
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

VERSIONS = 4
"""Number of versions of a function that are kept: the most recently used ones."""
_DIGEST = hashlib.sha256().digest_size
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
_PART = "part-"  # prefix of files being written


class Store:
    """A folder of kept code; see `open_store`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def load(self, name: str, key: str) -> bytes | None:
        """The code of a function; None if there is none. A file that does not match its digest is deleted."""
        path = self._path(name, key)
        with contextlib.suppress(OSError):
            if is_only_ours(path):
                content = path.read_bytes()
                code = content[_DIGEST:]
                if content[:_DIGEST] == _digest(path.name, code):
                    with contextlib.suppress(OSError):
                        os.utime(path)  # mark as recently used
                    return code
            path.unlink()
        return None

    def save(self, name: str, key: str, code: bytes) -> None:
        """Keep the code of a function, and delete all but the VERSIONS most recently used ones."""
        path = self._path(name, key)
        with contextlib.suppress(OSError):
            # Not synced: after a power cut an incomplete file may have the right name, but not the right digest.
            descriptor, part = tempfile.mkstemp(prefix=_PART, dir=self.folder)
            try:
                with open(descriptor, "wb") as file:
                    file.write(_digest(path.name, code) + code)
                os.replace(part, path)
            except OSError:
                os.unlink(part)
                raise
            versions = self.folder.glob(f"{glob.escape(name)}-{'?' * len(key)}")
            for old in sorted(versions, key=lambda each: each.stat().st_mtime_ns, reverse=True)[VERSIONS:]:
                old.unlink()

    def _path(self, name: str, key: str) -> Path:
        return self.folder / f"{name}-{key}"

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the lock of this store in the `with` block, so that another program waits and then finds the code."""
        with self.locked("lock") as held:
            if held:
                with contextlib.suppress(OSError):
                    for left in self.folder.glob(f"{_PART}*"):  # left by a program that was killed while writing
                        left.unlink()
            yield

    @contextlib.contextmanager
    def locked(self, name: str) -> Iterator[bool]:
        """Hold a named lock in the `with` block, for long work during which others may use the store. Yields False without a lock."""
        lock, held = None, False
        if fcntl is not None:
            with contextlib.suppress(OSError):  # a read-only disk, or one without locks
                lock = os.open(self.folder / name, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
                fcntl.flock(lock, fcntl.LOCK_EX)
                held = True
        try:
            yield held
        finally:
            if lock is not None:
                os.close(lock)


def _digest(name: str, code: bytes) -> bytes:
    return hashlib.sha256(name.encode() + b"\0" + code).digest()


def open_store(name: str) -> Store | None:
    """The store for a game's code: the first safe place that is writable, or else readable. None: no place is safe."""
    readable, refused = None, []
    for root in _roots():
        try:
            folder = _own_folder(root, name)
        except OSError as error:
            refused.append(str(error))
            continue
        if os.access(folder, os.W_OK):
            return Store(folder)
        readable = readable or Store(folder)
    if readable is None:
        _warn(f"machine code is not kept, so every start takes long: {'; '.join(refused)}")
    return readable


@cache
def _warn(text: str) -> None:
    """Log a warning, once per program."""
    logging.getLogger("boardwright").warning(text)


def _roots() -> Iterator[Path]:
    """Candidate folders, best first: $BOARDWRIGHT_CACHE alone if set, else the user's cache and the folder for temporary files."""
    chosen = os.environ.get("BOARDWRIGHT_CACHE")
    if chosen:
        yield Path(chosen)
        return
    with contextlib.suppress(RuntimeError):  # no home
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "boardwright"
    with contextlib.suppress(FileNotFoundError):  # no folder for temporary files
        yield Path(tempfile.gettempdir()) / f"boardwright-{_user()}"


def _user() -> int | None:
    """The id of the user that runs this program; None on systems without user ids (Windows)."""
    return os.geteuid() if hasattr(os, "geteuid") else None


def _only_ours(status: os.stat_result) -> bool:
    """Return whether a file or folder belongs to this user and no other user may write it."""
    user = _user()
    return user is None or (status.st_uid == user and not status.st_mode & _OTHERS_WRITE)


def is_only_ours(path: Path) -> bool:
    """Return whether an existing file belongs to this user, is not a link, and no other user may write it."""
    status = path.lstat()
    return stat.S_ISREG(status.st_mode) and _only_ours(status)


def is_owned_like(path: Path, other: Path) -> bool:
    """Return whether an existing file or folder has the same owner as another one, and only those who may write that one may write it."""
    status, known = path.stat(), other.stat()
    return _user() is None or (status.st_uid == known.st_uid and not status.st_mode & ~known.st_mode & _OTHERS_WRITE)


def _cannot_be_swapped(status: os.stat_result) -> bool:
    """Return whether only this user and root can replace what is in a folder."""
    user = _user()
    if user is None:
        return True
    return status.st_uid in (0, user) and (not status.st_mode & _OTHERS_WRITE or bool(status.st_mode & stat.S_ISVTX))


def _own_folder(root: Path, name: str) -> Path:
    """The folder `name` in `root`, created if missing. Raises OSError, also if another user could write into it or replace it."""
    root = Path(os.path.abspath(root))
    root = Path(os.path.realpath(root.parent)) / root.name
    for folder in reversed(root.parents):
        _make(folder)
        if not _cannot_be_swapped(folder.lstat()):
            raise PermissionError(f"{folder} is writable by others")
    for folder in (root, root / name):
        _make(folder)
        status = folder.lstat()
        if not (stat.S_ISDIR(status.st_mode) and _only_ours(status)):
            raise PermissionError(f"{folder} is not a folder, belongs to another user or is writable by others")
    return root / name


def _make(folder: Path) -> None:
    if not os.path.lexists(folder):  # a read-only disk may refuse even to create an existing folder
        folder.mkdir(mode=0o700, exist_ok=True)
