"""The compressed size of the built page: lobby and pictures, one game's board with the words of one language, and its rules."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[1] / "static"
KIB = 1024
LOADED_AT_START = ("/table/attention.ts", "/gathering/shares.ts", "/table/sounds.ts")
"""Loaded by the lobby and the first turn on their own."""
WORDS = ("en", "all", "printed")
"""A game's words in one language, and those that are the same in every language."""
LOCAL_MATCH_SOURCES = ("/local/device_matches.ts", "/local/stored.ts")
"""Loaded for a match that the page plays by itself."""
COVER_SOURCES = ("/web/cover.ts",)
"""The pictures of all games, for the lobby of a server. A page that is written for one game has only that game's."""
AHEAD = "assets/words_ahead-*.js.gz"
"""The script that requests words: no part of another, and of every page."""
LOADER = "src/rules/load.ts"
"""Loaded for a game whose rules run in the page."""


def page_kib(game: str, static: Path = STATIC) -> float | None:
    """KiB of compressed JavaScript and CSS; None if the page is not built or has no board for this game."""
    files = page_files(game, static, COVER_SOURCES)
    return sum((static / f"{file}.gz").stat().st_size for file in files) / KIB if files else None


def page_files(game: str, static: Path = STATIC, more: tuple[str, ...] = ()) -> set[str]:
    """The scripts and styles that a browser loads for the lobby and a table of this game; empty if there are none.

    `more`: the ends of further sources that it loads.
    """
    parts = files_of(static)
    if not parts:
        return set()
    board = f"/games/{game}/web/index.ts"
    sources: tuple[str, ...] = (board, *LOADED_AT_START, *more, "/words/en.ftl?cards", "/boardwright/words/en.ftl?raw")
    sources += tuple(f"/games/{game}/words/{name}.ftl?raw" for name in WORDS)
    starts = ["index.html", *(name for name in parts if name.endswith(sources))]
    rules = [name for name in parts if name.endswith(f"/games/{game}/web/rules.ts")]
    starts += [*rules, LOADER] if rules else []
    if not any(name.endswith(board) for name in starts):
        return set()
    return {*_files(parts, starts), *(path.relative_to(static).as_posix().removesuffix(".gz") for path in static.glob(AHEAD))}


def files_of(static: Path = STATIC) -> dict[str, dict[str, Any]]:
    """The page's build manifest: the sources and imports of each file; empty if the page is not built."""
    listed = static / "files.json.gz"
    bundle: dict[str, dict[str, Any]] = json.loads(gzip.decompress(listed.read_bytes())) if listed.is_file() else {}
    return bundle


def module_kib(game: str) -> float | None:
    """KiB of the compressed WebAssembly module for a table of this game; None if it is not built."""
    from boardwright.core.domain.game import load
    from boardwright.core.domain.shipped_rules import fresh_file
    from boardwright.core.machine.platforms import PAGE

    path = fresh_file(load(game), PAGE)
    return path.stat().st_size / KIB if path else None


def site_kib(game: str | None = None) -> float | None:
    """KiB of a page without a server, in brotli: of what a table of a game loads, with rules and bots; None: of everything, for all games.

    Returns None if bots have not been compiled, the page is not built, or brotli is not installed.
    """
    import boardwright as bw
    from boardwright.core.domain.shipped_rules import fresh_file
    from boardwright.core.machine.platforms import WASM
    from boardwright.server.static_site.writing import BROTLI, packed_sizes, packers, site_files

    games = [game] if game else bw.games()
    needed = page_files(game, more=(*LOCAL_MATCH_SOURCES, f"/games/{game}{COVER_SOURCES[0]}")) if game else set()
    if BROTLI not in packers() or not files_of() or any(fresh_file(bw.load(id), WASM) is None for id in games):
        return None
    sizes = packed_sizes(site_files(games), BROTLI)
    loaded = sizes if game is None else [path for path in sizes if path in needed or _of_table(path)]
    return sum(sizes[path] for path in loaded) / KIB


def _of_table(path: str) -> bool:
    """Return whether a table loads a file that no other one imports: the document, answers, the worker of bots."""
    return path == "index.html" or path.startswith("assets/bot_worker") or (path.startswith("answers/") and "-course-" not in path)


def _files(parts: dict[str, dict[str, Any]], starts: list[str]) -> Iterator[str]:
    """The scripts and styles of these parts and of all their imports, each once."""
    seen: set[str] = set()
    while starts:
        name = starts.pop()
        if name in seen:
            continue
        seen.add(name)
        yield parts[name]["file"]
        yield from parts[name].get("css", ())
        starts += parts[name].get("imports", ())
        if "/games/" in name:  # the shell's dynamic imports are skipped: those needed here are in `starts`
            starts += parts[name].get("dynamicImports", ())
