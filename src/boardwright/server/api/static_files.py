"""The built page, and the boards of games from other packages."""

import gzip
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Receive, Scope, Send

from boardwright.server.games.boards import TYPES, game_file

STATIC = Path(__file__).parents[2] / "static"
NOT_BUILT = "The page of Boardwright is not built. `make install` in the checkout (or installing the package) builds it.\n"
PACKED = ".gz"  # the suffix of compressed files
NOT_SERVED = frozenset({"files.json.gz"})  # sources of each built file: for `boardwright bench`


class _PageFiles(StaticFiles):
    """The files beside the page, except those that only the build needs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, unless it is hidden."""
        if path in NOT_SERVED or any(part.startswith(".") for part in path.split("/") if path != "."):
            raise HTTPException(404)
        return await super().get_response(path, scope)


class _Assets(StaticFiles):
    """Files whose names change with their content. Scripts and styles are stored compressed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that a browser may cache for good."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The path of a file: as it is, or else compressed."""
        result = super().lookup_path(path)
        return result if result[1] else super().lookup_path(path + PACKED)

    def file_response(self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200) -> Response:
        """A file as it is stored, or decompressed for a client that does not accept compression."""
        name = str(full_path)
        if not name.endswith(PACKED):
            return super().file_response(full_path, stat_result, scope, status_code)
        media_type, headers = TYPES[Path(name).with_suffix("").suffix], {"Vary": "Accept-Encoding"}
        if "gzip" not in Headers(scope=scope).get("Accept-Encoding", ""):
            return Response(gzip.decompress(Path(name).read_bytes()), status_code, headers, media_type)
        return FileResponse(name, status_code, {**headers, "Content-Encoding": "gzip"}, media_type, stat_result=stat_result)


async def _index(scope: Scope, receive: Receive, send: Send) -> None:
    index = STATIC / "index.html"
    response: Response = PlainTextResponse(NOT_BUILT, 503)
    if index.is_file():
        response = FileResponse(index, headers={"Cache-Control": "no-cache"})
    await response(scope, receive, send)


def routes() -> list[BaseRoute]:
    """The routes of the page at /, its assets, boards from other packages, and the other files beside it."""
    all_routes: list[BaseRoute] = [
        Route("/", GZipMiddleware(_index, minimum_size=1024), methods=["GET"]),
        Route("/games/{game}/{path:path}", game_file, methods=["GET"]),
    ]
    if (STATIC / "assets").is_dir():
        all_routes.append(Mount("/assets", _Assets(directory=STATIC / "assets")))
    if STATIC.is_dir():
        all_routes.append(Mount("/", GZipMiddleware(_PageFiles(directory=STATIC), minimum_size=1024)))
    return all_routes
