"""Writes a site: the built page and the answers about games as files, each with compressed copies beside it."""

import gzip
import importlib.util
import os
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path, PurePosixPath

from boardwright.core.domain.registry import games
from boardwright.core.errors import BoardwrightError, quoted
from boardwright.server.api.static_files import STATIC
from boardwright.server.static_site.answers import Files, answers_of
from boardwright.server.static_site.headers import HEADERS_FILE, LASTING, headers_file
from boardwright.server.static_site.page import DOCUMENT, WORKER, document, worker
from boardwright.server.static_site.page_files import LIST, page_files

COMPRESSED = {".html", ".js", ".css", ".json", ".wasm", ".svg", ".webmanifest", ".ftl", ".mjs"}
GZIP, BROTLI = ".gz", ".br"
SMALLEST = 256
"""Bytes of the smallest file that is worth compressing."""
MARK = "boardwright-site"
"""The marker in the document by which a written page is recognised."""


class BadSite(BoardwrightError):
    """The site cannot be written there, or not from what is here."""


def check_folder(folder: Path, base: str = "/") -> None:
    """Raises BadSite unless the folder is new, empty, or holds a page that was written earlier, also in part."""
    if folder.exists() and not folder.is_dir():
        raise BadSite(f"--out {quoted(str(folder))} is a file, expected a folder")
    if not (STATIC / DOCUMENT).is_file() or not (STATIC / LIST).is_file():
        raise BadSite("the page is not built, expected a package with its page: `make install` in the checkout builds it")
    if not folder.is_dir() or not any(folder.iterdir()):
        return
    document, headers = folder / DOCUMENT, folder / HEADERS_FILE
    if not document.exists() and headers.is_file() and headers.read_bytes() == headers_file(base).encode():
        return  # an interrupted page: the document is written last
    if not document.is_file() or MARK not in document.read_text(encoding="utf-8", errors="replace"):
        raise BadSite(f"--out {quoted(str(folder))} has other files, expected a new or empty folder, or a page written earlier")


def site_files(ids: Sequence[str]) -> Files:
    """All files of a site with these games, by their paths in its folder, not compressed."""
    files, answers = page_files([id for id in games() if id not in ids]), answers_of(ids)
    files |= answers.files
    files[DOCUMENT] = document(files[DOCUMENT].decode(), answers.by_path).encode()
    files[WORKER] = worker(files[WORKER].decode(), files).encode()
    return files


def write_site(folder: Path, ids: Sequence[str], base: str = "/") -> Files:
    """Write a site with these games into a checked folder. Returns its files. Raises OSError. `base`: the folder of the host they go to.

    Files of an earlier page that are no longer needed are removed, the new document is written last: until then, visitors get the old one.
    """
    files, root_files = site_files(ids), {HEADERS_FILE: headers_file(base).encode()}
    for path in sorted(files, key=lambda path: path in (DOCUMENT, WORKER)):
        root_files |= _copies(path, files[path])
    for path, content in root_files.items():
        _write(folder / path, content)
    _remove_old(folder, [path + suffix for path in files for suffix in (GZIP, BROTLI)], root_files)
    return files


def _remove_old(folder: Path, copies: Iterable[str], current: Collection[str]) -> None:
    """Remove what an earlier page left: compressed copies, and files in the folders where every name changes with the content."""
    for path in copies:
        if path not in current:
            (folder / path).unlink(missing_ok=True)
    for top in LASTING:
        for old in sorted((folder / top).rglob("*"), reverse=True):
            if old.is_file() and old.relative_to(folder).as_posix() not in current:
                old.unlink()
            elif old.is_dir() and not any(old.iterdir()):
                old.rmdir()


def packers() -> dict[str, Callable[[bytes], bytes]]:
    """By suffix, how copies are compressed: gzip, and brotli if its package is installed."""
    packers_by_suffix: dict[str, Callable[[bytes], bytes]] = {GZIP: lambda content: gzip.compress(content, 9, mtime=0)}
    if importlib.util.find_spec("brotli") is not None:
        import brotli

        packers_by_suffix[BROTLI] = lambda content: brotli.compress(content, quality=11)
    return packers_by_suffix


def packed_sizes(files: Files, suffix: str) -> dict[str, int]:
    """By path the bytes that visitors load from a host that sends copies with this suffix."""
    copies = {path: _copies(path, content) for path, content in files.items()}
    return {path: len(copies_found.get(path + suffix, copies_found[path])) for path, copies_found in copies.items()}


def _copies(path: str, content: bytes) -> Files:
    """The file and its compressed copies, by path: as large as the content, or larger, are none."""
    copies = {path: content}
    if PurePosixPath(path).suffix in COMPRESSED and len(content) >= SMALLEST:
        for suffix, pack in packers().items():
            packed = pack(content)
            if len(packed) < len(content):
                copies[path + suffix] = packed
    return copies


def _write(path: Path, content: bytes) -> None:
    """Write a file, unless it is there with this content. Readers never see half of it."""
    if path.is_file() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    os.replace(part, path)
