"""Boards and texts of games from other packages, served from their own folders. Those of built-in games are part of the page."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from boardwright.core.domain.registry import BUILT_IN, folder_of, games
from boardwright.core.text.languages import TRANSLITERATED
from boardwright.core.text.words import source_of

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
"""The file types that are served and their media types, independent of the machine's own table. Other files are not served."""
WORDS = ("words", "course")
"""Folders of a game that contain texts."""


async def game_file(request: Request) -> Response:
    """GET /games/{game}/{path}: a file of the game's `web` folder, or texts (`words/en.ftl`, `course/en.ftl`). Raises HTTPException 404."""
    game, path = request.path_params["game"], request.path_params["path"]
    headers = {"Cache-Control": "no-cache"}
    file = _find(game, path)
    if file is not None:
        return FileResponse(file, media_type=TYPES[file.suffix], headers=headers)
    text = _made(game, path)
    if text is None:
        raise HTTPException(404)
    return PlainTextResponse(text, headers=headers)


def files_of(game: str) -> dict[str, bytes]:
    """Every file of a game that is served, by its path; none of a built-in game."""
    paths = []
    for top, prefix in {"web": "", **{name: f"{name}/" for name in WORDS}}.items():
        folder = folder_of(game) / top
        paths += [prefix + path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*"))]
    files = {path: file.read_bytes() for path in paths if (file := _find(game, path)) is not None}
    generated = {path: text.encode() for name in TRANSLITERATED if (text := _made(game, path := f"words/{name}.ftl")) is not None}
    return generated | files


def _made(game: str, path: str) -> str | None:
    """Texts derived from those of another language; None if these are none."""
    stem = path.removeprefix("words/").removesuffix(".ftl")
    other = _find(game, f"words/{TRANSLITERATED[stem]}.ftl") if stem in TRANSLITERATED and path == f"words/{stem}.ftl" else None
    return source_of(other.with_stem(stem)) if other else None


def _find(game: str, path: str) -> Path | None:
    """The file, or None if it is not served: outside these folders, hidden, or of another type."""
    if game not in games() or folder_of(game).parent == BUILT_IN or "\0" in path or "\\" in path:
        return None
    first, _, rest = path.partition("/")
    folder = folder_of(game) / (first if first in WORDS else "web")
    parts = (rest if first in WORDS else path).split("/")
    if any(part == "" or part.startswith(".") for part in parts):
        return None
    file = folder.joinpath(*parts)
    right = (file.suffix == ".ftl") == (first in WORDS) and file.suffix in TYPES
    try:
        return file if right and file.is_file() and file.resolve().is_relative_to(folder.resolve()) else None
    except OSError:  # a name too long for this system, or a loop of links
        return None
