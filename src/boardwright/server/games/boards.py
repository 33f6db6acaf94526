"""Boards and texts of games from other packages, served from their own folders. Those of built-in games are part of the page."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from boardwright.core.domain.registry import BUILT_IN, folder_of, games
from boardwright.core.text.languages import MADE
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
    file = _find(game, path)
    if file is None and path.startswith("words/"):
        return _made(game, path.removeprefix("words/"))
    if file is None:
        raise HTTPException(404)
    return FileResponse(file, media_type=TYPES[file.suffix], headers={"Cache-Control": "no-cache"})


def _made(game: str, name: str) -> Response:
    """Texts derived from those of another language. Raises HTTPException 404."""
    stem = name.removesuffix(".ftl")
    other = _find(game, f"words/{MADE[stem]}.ftl") if stem in MADE else None
    if other is None:
        raise HTTPException(404)
    return PlainTextResponse(source_of(other.with_stem(stem)), headers={"Cache-Control": "no-cache"})


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
