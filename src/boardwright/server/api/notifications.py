"""HTTP calls for notices that it is a player's move."""

import re
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import device_of, network_of, number, own_match, read, read_bytes
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.notification_rules import due, links, places, texts
from boardwright.server.notification_rules.due import LINK_MS, QuietHours
from boardwright.server.notification_rules.links import ConfirmLink, StopLink
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.protocol.answers import AskedOut, NoticeAnswer, NoticesOut
from boardwright.server.protocol.inbound import AnswerNotice, AskNotices
from boardwright.server.store.notices import NoticeRequest

ONE_CLICK = b"One-Click"
"""The form that mail programs send, in either encoding."""
LARGEST_FORM, LONGEST_TOKEN = 1024, 1024
TOKEN = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_TOKEN}}}")


async def notices(services: Services, request: Request) -> NoticesOut:
    """The ways in which this server sends notices, and those requested for a seat. Error: 403 `not_your_seat`."""
    device, match, seat = await _own_seat(services, request)
    dispatcher = services.dispatcher
    if dispatcher is None:
        return NoticesOut([], None, [])

    def find() -> NoticesOut:
        requests = dispatcher.store.of_seat(match, seat, device)
        return NoticesOut(dispatcher.ways, dispatcher.push_key(), [_request_out(each) for each in requests])

    return await services.threads.in_thread(find)


async def ask_notices(services: Services, request: Request) -> AskedOut:
    """Request notices in one way. Mail and webhook first get a link that confirms the address.

    Errors: 403 `not_your_seat`, 409 `no_such_notice`, `too_many_notices`, 422 `bad_mail_address`, `bad_web_address`.
    """
    device, match, seat = await _own_seat(services, request)
    body = await read(services, request, AskNotices)
    services.limits.notices.check(device)
    services.limits.notices.check(network_of(request))
    dispatcher = services.dispatcher
    if dispatcher is None or body.way not in dispatcher.ways:
        raise ApiError(409, "no_such_notice")
    to, keys = _checked(dispatcher, body)
    quiet = None if body.quiet is None else QuietHours(*body.quiet)
    state = due.at_first(services.clock.now(), body.way == "push", body.zone, quiet)
    asked = NoticeRequest(match, seat, body.way, device, to, keys, texts.language_of(body.language), state)
    kept = await services.threads.in_thread(dispatcher.store.ask, asked, services.settings.notices_per_device)
    dispatcher.wake()
    return _request_out(kept)


async def end_notices(services: Services, request: Request) -> None:
    """Stop notices in one way about a seat. Error: 403 `not_your_seat`."""
    device, match, seat = await _own_seat(services, request)
    if services.dispatcher is not None:
        await services.threads.in_thread(services.dispatcher.store.forget, match, seat, request.path_params["way"], device)


async def answer_notice(services: Services, request: Request) -> NoticeAnswer:
    """Follow a link that was sent to an address: confirm it, or stop notices to it. Error: 403 `bad_notice_link`."""
    services.limits.joins.check(network_of(request))
    token = (await read(services, request, AnswerNotice)).token
    dispatcher = services.dispatcher
    if dispatcher is None:
        raise ApiError(403, "bad_notice_link")
    body = links.read(token, await services.threads.in_thread(dispatcher.key))
    if not isinstance(body, ConfirmLink):
        await services.threads.in_thread(dispatcher.store.stop, body.to)
        return NoticeAnswer("stop", body.to)
    is_late = services.clock.now() > body.asked + LINK_MS
    if is_late or not await services.threads.in_thread(dispatcher.store.confirm, body.match, body.seat, body.to, body.asked):
        raise ApiError(403, "bad_notice_link")
    return NoticeAnswer("confirm", body.to)


async def stop_at_once(services: Services, request: Request) -> None:
    """For mail programs (RFC 8058): stop notices to an address. `?token=` of the link; the body is a form with `One-Click`.

    Errors: 400 `bad_message`, 403 `bad_notice_link`.
    """
    services.limits.joins.check(network_of(request))
    if ONE_CLICK not in await read_bytes(services, request, LARGEST_FORM):
        raise ApiError(400, "bad_message", why="expected List-Unsubscribe=One-Click")
    await services.threads.in_thread(_stop, services.dispatcher, request.query_params.get("token", ""))


def _stop(dispatcher: Dispatcher | None, token: str) -> None:
    body = None if dispatcher is None or len(token) > LONGEST_TOKEN else links.read(token, dispatcher.key())
    if dispatcher is None or not isinstance(body, StopLink):
        raise ApiError(403, "bad_notice_link")
    dispatcher.store.stop(body.to)


async def stop_page(services: Services, request: Request) -> Response:
    """The same address opened in a browser: redirects to a page that asks first. Error: 403 `bad_notice_link`."""
    token = request.query_params.get("token", "")
    if not TOKEN.fullmatch(token):
        raise ApiError(403, "bad_notice_link")
    return Response(b"", 303, {"Location": f"/#/notice/{token}"})


async def _own_seat(services: Services, request: Request) -> tuple[int, str, int]:
    """The client's device, the match, and one of its seats. Raises ApiError 401, 403, 404."""
    device, row = await device_of(services, request), await own_match(services, request)
    seat = number(request.path_params["seat"], "seat: expected the number of a seat")
    if not any(each.seat == seat and each.kind == "person" and each.device == device for each in row.seats):
        raise ApiError(403, "not_your_seat", seat=seat)
    return device, row.id, seat


def _checked(dispatcher: Dispatcher, body: AskNotices) -> tuple[str, dict[str, str] | None]:
    """The destination of a notice and its keys. Raises ApiError 409, 422."""
    if body.way == "mail":
        return places.mail_address(body.to), None
    where = places.web_address(body.to)
    if body.way == "push":
        return body.to, dispatcher.checked_browser(where, body.keys or {})
    if where.scheme == "http" and not dispatcher.settings.inside:
        raise ApiError(422, "bad_web_address")
    return body.to, None


def _request_out(asked: NoticeRequest) -> AskedOut:
    quiet = asked.state.quiet
    return AskedOut(asked.way, asked.to, asked.state.verified, None if quiet is None else (quiet.start, quiet.end))


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("GET", "/api/matches/{id}/seats/{seat}/notices", notices),
        route("POST", "/api/matches/{id}/seats/{seat}/notices", ask_notices),
        route("DELETE", "/api/matches/{id}/seats/{seat}/notices/{way}", end_notices),
        route("POST", "/api/notices", answer_notice),
        route("POST", "/api/notices/stop", stop_at_once, form=True),
        route("GET", "/api/notices/stop", stop_page),
    ]
