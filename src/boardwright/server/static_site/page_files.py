"""The files of the built page that a site with some of the games needs."""

import gzip
import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from boardwright.core.errors import BadData
from boardwright.core.text.rules_description import rules_digest
from boardwright.server.api.static_files import NOT_SERVED, PACKED, STATIC
from boardwright.server.games.boards import files_of
from boardwright.server.static_site.answers import Files

LIST = "files.json.gz"
Parts = dict[str, dict[str, Any]]
"""The build manifest of the page: by source the file, and what it imports."""


def page_files(left_out: Collection[str], static: Path = STATIC) -> Files:
    """All files beside the page, as browsers get them, without those that only the games `left_out` use."""
    unused = _unused(_parts(static), left_out)
    files: Files = {}
    for path in sorted(static.rglob("*")):
        name = path.relative_to(static).as_posix()
        if not path.is_file() or name in NOT_SERVED or path.name.startswith("."):
            continue
        content, served = path.read_bytes(), name.removesuffix(PACKED)
        if served not in unused:
            files[served] = gzip.decompress(content) if name != served else content
    return files


def runs_in_page(game: Any, static: Path = STATIC) -> bool:
    """Return whether the built page can run a game: it declares its fields, and the page or its package says what views add to them."""
    try:
        rules_digest(game)
    except BadData:
        return False
    return any(name.endswith(f"/games/{game.id}/web/rules.ts") for name in _parts(static)) or "rules.js" in files_of(game.id)


def _parts(static: Path) -> Parts:
    parts: Parts = json.loads(gzip.decompress((static / LIST).read_bytes()))
    return parts


def _unused(parts: Parts, games: Collection[str]) -> set[str]:
    """The files that nothing needs but these games."""
    starts = {name for name, part in parts.items() if part.get("isEntry") or part.get("isDynamicEntry")}
    of_games = {name for name in starts if any(f"/games/{game}/" in name for game in games)}
    return _needed(parts, of_games) - _needed(parts, starts - of_games)


def _needed(parts: Parts, names: Iterable[str]) -> set[str]:
    """The files of these parts and of all that they import at once."""
    files, seen, waiting = set[str](), set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        files |= {parts[name]["file"], *parts[name].get("css", ()), *parts[name].get("assets", ())}
        waiting += parts[name].get("imports", ())
    return files
