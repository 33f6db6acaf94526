"""HTTP calls for notices: that it is a player's move, or that a match waits for a member of a group."""

import re

from starlette.responses import Response

from boardwright.server.api.call import Call
from boardwright.server.errors import ApiError
from boardwright.server.groups.groups import group_of
from boardwright.server.notification_rules import due, links, places, texts
from boardwright.server.notification_rules.due import LINK_MS, QuietHours
from boardwright.server.notification_rules.links import ConfirmLink, StopLink
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.protocol.answers import NoticeLinkOut, NoticeRequestOut, NoticesOut
from boardwright.server.protocol.bodies import NoticeLink, RequestNotices
from boardwright.server.store import NoticeRequest, Subject

ONE_CLICK = b"One-Click"
"""The form that mail programs send, in either encoding."""
LARGEST_FORM, LONGEST_TOKEN = 1024, 1024
TOKEN = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST_TOKEN}}}")


async def notices(call: Call) -> NoticesOut:
    """The ways in which this server sends notices, and those requested for a seat. Error: 403 `not_your_seat`."""
    return await _found(call, *await _own_seat(call))


async def group_notices(call: Call) -> NoticesOut:
    """The ways in which this server sends notices, and those requested for a group. Error: 404 `no_such_group`."""
    return await _found(call, *await _own_group(call))


async def ask_notices(call: Call) -> NoticeRequestOut:
    """Request notices in one way. Mail and webhook first get a link that confirms the address.

    Errors: 403 `not_your_seat`, 409 `no_such_notice`, `too_many_notices`, 422 `bad_mail_address`, `bad_web_address`.
    """
    return await _ask(call, *await _own_seat(call))


async def ask_group_notices(call: Call) -> NoticeRequestOut:
    """Request notices about one's own matches in a group: when one is to be played, and when it is the player's move in one that starts
    afterwards. As for a seat.

    Errors: 404 `no_such_group`, 409 `no_such_notice`, `too_many_notices`, 422 `bad_mail_address`, `bad_web_address`.
    """
    return await _ask(call, *await _own_group(call))


async def end_notices(call: Call) -> None:
    """Stop notices in one way about a seat. Error: 403 `not_your_seat`."""
    await _end(call, *await _own_seat(call))


async def end_group_notices(call: Call) -> None:
    """Stop notices in one way about a group. Those for seats go on. Error: 404 `no_such_group`."""
    await _end(call, *await _own_group(call))


async def answer_notice(call: Call) -> NoticeLinkOut:
    """Follow a link that was sent to an address: confirm it, or stop notices to it. Error: 403 `bad_notice_link`."""
    call.services.limits.joins.check(call.network)
    token = (await call.body(NoticeLink)).token
    dispatcher = call.services.dispatcher
    if dispatcher is None:
        raise ApiError(403, "bad_notice_link")
    body = links.read(token, await call.in_thread(dispatcher.key))
    if not isinstance(body, ConfirmLink):
        await call.in_thread(dispatcher.store.stop, body.to)
        return NoticeLinkOut("stop", body.to)
    is_late = call.services.clock.now() > body.asked + LINK_MS
    if is_late or not await call.in_thread(dispatcher.store.confirm, Subject(body.id, body.seat), body.to, body.asked):
        raise ApiError(403, "bad_notice_link")
    return NoticeLinkOut("confirm", body.to)


async def stop_at_once(call: Call) -> None:
    """For mail programs (RFC 8058): stop notices to an address. `?token=` of the link; the body is a form with `One-Click`.

    Errors: 400 `bad_message`, 403 `bad_notice_link`.
    """
    call.services.limits.joins.check(call.network)
    if ONE_CLICK not in await call.read(LARGEST_FORM):
        raise ApiError(400, "bad_message", why="expected List-Unsubscribe=One-Click")
    await call.in_thread(_stop, call.services.dispatcher, call.request.query_params.get("token", ""))


async def _own_seat(call: Call) -> tuple[int, Subject]:
    device, match, seat = await call.own_seat()
    return device, Subject(match, seat)


async def _own_group(call: Call) -> tuple[int, Subject]:
    device = await call.device()
    group = await call.in_thread(group_of, call.services.lobby, call.id)
    group.check_member(device)
    return device, Subject(group.id)


async def _found(call: Call, device: int, about: Subject) -> NoticesOut:
    dispatcher = call.services.dispatcher
    if dispatcher is None:
        return NoticesOut([], None, [])

    def find() -> NoticesOut:
        requests = dispatcher.store.requests(about, device)
        return NoticesOut(dispatcher.ways, dispatcher.push_key(), [_request_out(each) for each in requests])

    return await call.in_thread(find)


async def _ask(call: Call, device: int, about: Subject) -> NoticeRequestOut:
    body = await call.body(RequestNotices)
    call.services.limits.notices.check(device)
    call.services.limits.notices.check(call.network)
    dispatcher = call.services.dispatcher
    if dispatcher is None or body.way not in dispatcher.ways:
        raise ApiError(409, "no_such_notice")
    to, keys = _checked(dispatcher, body)
    quiet = None if body.quiet is None else QuietHours(*body.quiet)
    state = due.at_first(call.services.clock.now(), body.way == "push", body.zone, quiet)
    request = NoticeRequest(about, body.way, device, to, keys, texts.language_of(body.language), state)
    stored = await call.in_thread(dispatcher.store.ask, request, call.services.settings.notices_per_device)
    dispatcher.wake()
    return _request_out(stored)


async def _end(call: Call, device: int, about: Subject) -> None:
    if call.services.dispatcher is not None:
        await call.in_thread(call.services.dispatcher.store.forget, about, call.request.path_params["way"], device)


def _stop(dispatcher: Dispatcher | None, token: str) -> None:
    body = None if dispatcher is None or len(token) > LONGEST_TOKEN else links.read(token, dispatcher.key())
    if dispatcher is None or not isinstance(body, StopLink):
        raise ApiError(403, "bad_notice_link")
    dispatcher.store.stop(body.to)


async def stop_page(call: Call) -> Response:
    """The same address opened in a browser: redirects to a page that asks first. Error: 403 `bad_notice_link`."""
    token = call.request.query_params.get("token", "")
    if not TOKEN.fullmatch(token):
        raise ApiError(403, "bad_notice_link")
    return Response(b"", 303, {"Location": f"/#/notice/{token}"})


def _checked(dispatcher: Dispatcher, body: RequestNotices) -> tuple[str, dict[str, str] | None]:
    """The destination of a notice and its keys. Raises ApiError 409, 422."""
    if body.way == "mail":
        return places.mail_address(body.to), None
    address = places.web_address(body.to)
    if body.way == "push":
        return body.to, dispatcher.checked_browser(address, body.keys or {})
    if not places.may_be_called(address, dispatcher.settings.allowed):
        raise ApiError(422, "bad_web_address")
    return body.to, None


def _request_out(request: NoticeRequest) -> NoticeRequestOut:
    quiet = request.state.quiet
    return NoticeRequestOut(request.way, request.to, request.state.verified, None if quiet is None else (quiet.start, quiet.end))
