"""HTTP calls about games: their descriptions, rules, bots and courses."""

from starlette.exceptions import HTTPException
from starlette.responses import Response

from boardwright.server.api.call import Call
from boardwright.server.protocol.game_answers import BotModuleOut, CourseOut, GameOut, RulesOut


async def games(call: Call) -> list[GameOut]:
    """All games that can be played."""
    return await call.in_thread(call.services.catalog.describe)


async def rules(call: Call) -> RulesOut | None:
    """The rules of a game, for a page that runs them itself; 204 if they are not available (yet): then the server runs them."""
    page_rules = await call.in_thread(call.services.catalog.page_rules, call.id)
    return page_rules.description if page_rules else None


async def rules_module(call: Call) -> Response:
    """The WebAssembly module with that digest; it never changes, because the URL changes with the content."""
    module = await call.in_thread(call.services.catalog.module, call.id, call.request.path_params["digest"])
    if module is None:
        raise HTTPException(404)
    return Response(module, 200, {"Cache-Control": "public, max-age=31536000, immutable"}, "application/wasm")


async def bots(call: Call) -> BotModuleOut | None:
    """The module with a game's bots, for hints and short matches in the page; 204 if not available (yet)."""
    page_bots = await call.in_thread(call.services.catalog.page_bots, call.id)
    return page_bots.description if page_bots else None


async def course(call: Call) -> CourseOut:
    """The guided course of a game. Errors: 404 `no_such_course`, 422 `broken_course`."""
    return await call.in_thread(call.services.catalog.course, call.id)
