"""The calls over HTTP with which people ask to be told elsewhere that it is their move."""

from __future__ import annotations

import re
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boardwright.server.api import request as calls
from boardwright.server.api.request import address_of, device_of, number, own_match, read, read_bytes
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.notification_rules import due, links, places, texts
from boardwright.server.notification_rules.due import LINK_MS, Quiet
from boardwright.server.notification_rules.links import Confirm, Stop
from boardwright.server.notifications.dispatcher import PostOffice
from boardwright.server.protocol.answers import AskedOut, NoticeAnswer, NoticesOut
from boardwright.server.protocol.inbound import AnswerNotice, AskNotices
from boardwright.server.store.notices import Asked

ONE_CLICK = b"One-Click"
"""What mail programs send, as a form of either kind."""
LARGEST_FORM, LONGEST_TOKEN = 1024, 1024
TOKEN = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_TOKEN}}}")


async def notices(services: Services, request: Request) -> NoticesOut:
    """In which ways this server tells people that it is their move, and what was asked for about a seat. Error: 403 `not_your_seat`."""
    device, match, seat = await _own_seat(services, request)
    office = services.office
    if office is None:
        return NoticesOut([], None, [])

    def find() -> NoticesOut:
        return NoticesOut(office.ways, office.push_key(), [_told(each) for each in office.store.of_seat(match, seat, device)])

    return await services.threads.in_thread(find)


async def ask_notices(services: Services, request: Request) -> AskedOut:
    """Ask to be told in a way. Mail and webhook first get a link that confirms the address.

    Errors: 403 `not_your_seat`, 409 `no_such_notice`, `too_many_notices`, 422 `bad_mail_address`, `bad_web_address`.
    """
    device, match, seat = await _own_seat(services, request)
    wish = await read(services, request, AskNotices)
    services.limits.notices.check(device)
    services.limits.notices.check(address_of(request))
    office = services.office
    if office is None or wish.way not in office.ways:
        raise ApiError(409, "no_such_notice")
    to, keys = _checked(office, wish)
    quiet = None if wish.quiet is None else Quiet(*wish.quiet)
    state = due.at_first(services.clock.now(), wish.way == "push", wish.zone, quiet)
    asked = Asked(match, seat, wish.way, device, to, keys, texts.language_of(wish.language), state)
    kept = await services.threads.in_thread(office.store.ask, asked, services.settings.notices_per_device)
    office.wake()
    return _told(kept)


async def end_notices(services: Services, request: Request) -> None:
    """Be told no more in this way about a seat. Error: 403 `not_your_seat`."""
    device, match, seat = await _own_seat(services, request)
    if services.office is not None:
        await services.threads.in_thread(services.office.store.forget, match, seat, request.path_params["way"], device)


async def answer_notice(services: Services, request: Request) -> NoticeAnswer:
    """Do what a link says that was sent to an address: confirm it, or send nothing more there. Error: 403 `bad_notice_link`."""
    services.limits.joins.check(address_of(request))
    token = (await read(services, request, AnswerNotice)).token
    office = services.office
    if office is None:
        raise ApiError(403, "bad_notice_link")
    wish = links.read(token, await services.threads.in_thread(office.key))
    if not isinstance(wish, Confirm):
        await services.threads.in_thread(office.store.stop, wish.to)
        return NoticeAnswer("stop", wish.to)
    is_late = services.clock.now() > wish.asked + LINK_MS
    if is_late or not await services.threads.in_thread(office.store.confirm, wish.match, wish.seat, wish.to, wish.asked):
        raise ApiError(403, "bad_notice_link")
    return NoticeAnswer("confirm", wish.to)


async def stop_at_once(services: Services, request: Request) -> None:
    """For mail programs (RFC 8058): send nothing more to an address. `?token=` of the link; the body is a form with `One-Click`.

    Errors: 400 `bad_message`, 403 `bad_notice_link`.
    """
    services.limits.joins.check(address_of(request))
    if ONE_CLICK not in await read_bytes(services, request, LARGEST_FORM):
        raise ApiError(400, "bad_message", why="expected List-Unsubscribe=One-Click")
    await services.threads.in_thread(_stop, services.office, request.query_params.get("token", ""))


def _stop(office: PostOffice | None, token: str) -> None:
    wish = None if office is None or len(token) > LONGEST_TOKEN else links.read(token, office.key())
    if office is None or not isinstance(wish, Stop):
        raise ApiError(403, "bad_notice_link")
    office.store.stop(wish.to)


async def stop_page(services: Services, request: Request) -> Response:
    """The same address, opened by somebody: leads to the page that asks. Error: 403 `bad_notice_link`."""
    token = request.query_params.get("token", "")
    if not TOKEN.fullmatch(token):
        raise ApiError(403, "bad_notice_link")
    return Response(b"", 303, {"Location": f"/#/notice/{token}"})


async def _own_seat(services: Services, request: Request) -> tuple[int, str, int]:
    """The device that asks, the match, and a seat of theirs. Raises ApiError 401, 403, 404."""
    device, row = await device_of(services, request), await own_match(services, request)
    seat = number(request.path_params["seat"], "seat: expected the number of a seat")
    if not any(each.seat == seat and each.kind == "person" and each.device == device for each in row.seats):
        raise ApiError(403, "not_your_seat", seat=seat)
    return device, row.id, seat


def _checked(office: PostOffice, wish: AskNotices) -> tuple[str, dict[str, str] | None]:
    """Where it goes, and with which keys. Raises ApiError 409, 422."""
    if wish.way == "mail":
        return places.mail_address(wish.to), None
    where = places.web_address(wish.to)
    if wish.way == "push":
        return wish.to, office.checked_browser(where, wish.keys or {})
    if where.scheme == "http" and not office.settings.inside:
        raise ApiError(422, "bad_web_address")
    return wish.to, None


def _told(asked: Asked) -> AskedOut:
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
