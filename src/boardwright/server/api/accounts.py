"""The calls over HTTP about accounts. A server without accounts answers all of them with 404 `no_accounts`."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.accounts import rules
from boardwright.server.accounts.desk import Desk
from boardwright.server.api import request as calls
from boardwright.server.api.request import neighbourhood_of, number, read
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.lobby import tables as table_hall
from boardwright.server.protocol.answers import AccountOut, ExportOut, GatheredOut, PasskeyOut, SaidOut, SessionOut, SignedIn
from boardwright.server.protocol.inbound import ChangePassword, DeleteAccount, Gather, KeepSettings, NewAccount, SignIn
from boardwright.server.store.account import Account, Session
from boardwright.server.store.accounts import Changed
from boardwright.server.table_rules.table import KEPT_MS
from boardwright.server.tokens import bearer, token_hash


def desk_of(services: Services) -> Desk:
    """Where people sign in. Raises ApiError 404 `no_accounts`."""
    if services.accounts is None:
        raise ApiError(404, "no_accounts")
    return services.accounts


async def _session(services: Services, request: Request) -> Session | None:
    """The sign-in of whoever asks, if any."""
    desk, token = desk_of(services), bearer(request.headers.get("authorization"))
    return await services.threads.in_thread(desk.session, token_hash(token)) if token else None


async def _own(services: Services, request: Request) -> int | None:
    """The number of the device that asks with a token of its own, and not with one of a sign-in."""
    token = bearer(request.headers.get("authorization"))
    return await services.threads.in_thread(services.store.device, token_hash(token)) if token else None


async def asker(services: Services, request: Request) -> tuple[Session, Account]:
    """Who is signed in. Raises ApiError 403 `not_signed_in`."""
    session = await _session(services, request)
    account = None if session is None else await services.threads.in_thread(desk_of(services).store.account, session.account)
    if session is None or account is None:
        raise ApiError(403, "not_signed_in")
    return session, account


async def new_account(services: Services, request: Request) -> SignedIn:
    """Make an account and sign in. Errors: 422 `bad_account_name`, `name_reserved`, `bad_password`; 409 `name_taken`; 404 `no_accounts`."""
    desk, wish = desk_of(services), await read(services, request, NewAccount)
    name, address = rules.checked_account_name(wish.name), neighbourhood_of(request)
    rules.check_password(wish.password)
    desk.accounts_made.check(address)
    kept = await desk.passwords.hashed(wish.password, address)
    key, look, now = rules.name_key(name), rules.name_look(name), services.clock.now()
    await services.threads.in_thread(services.store.check_size, services.settings.database_bytes)
    account = await services.threads.in_thread(desk.store.add, name, key, look, kept, now)
    return await opened(services, request, account, wish.label)


async def sign_in(services: Services, request: Request) -> SignedIn:
    """Sign in. Error: 403 `bad_sign_in`, the same for a wrong password and for a name that nobody has."""
    desk, wish = desk_of(services), await read(services, request, SignIn)
    key, address = rules.name_key(wish.name), neighbourhood_of(request)
    account = await services.threads.in_thread(desk.store.named, key)
    session, device = await _session(services, request), await _own(services, request)
    known = await services.threads.in_thread(desk.knows, account, session, device)
    await desk.check_password(account, key, wish.password, address, known)
    assert account is not None and account.password is not None
    if desk.passwords.is_outdated(account.password):
        kept = await desk.passwords.hashed(wish.password, address)
        account = await services.threads.in_thread(desk.store.renew_password, account, kept)
    return await opened(services, request, account, wish.label)


async def opened(services: Services, request: Request, account: Account, label: str) -> SignedIn:
    """A new token for whoever asks. The one they asked with counts no more if it came from a sign-in; their own device is known now."""
    desk, device = desk_of(services), await _own(services, request)
    token, ended = await services.threads.in_thread(desk.open_session, account, label, await _session(services, request))
    desk.tell_ended(ended)
    if device is not None:
        most = desk.settings.sessions_per_account
        await services.threads.in_thread(desk.store.note_device, account.id, device, services.clock.now(), most)
    return SignedIn(token, account.name)


async def sign_out(services: Services, request: Request) -> None:
    """Sign this device out. Its token counts no more, and its sockets are closed."""
    session = await _session(services, request)
    if session is not None:
        await _end(services, session.account, session.id)


async def end_session(services: Services, request: Request) -> None:
    """Sign a device of the account out. Error: 403 `not_signed_in`."""
    session, _ = await asker(services, request)
    await _end(services, session.account, number(request.path_params["id"], "id: expected the number of a sign-in"))


async def _end(services: Services, account: int, session: int) -> None:
    desk = desk_of(services)
    desk.tell_ended(await services.threads.in_thread(desk.store.end, account, session))


async def account(services: Services, request: Request) -> AccountOut:
    """The account that is signed in. Error: 403 `not_signed_in`."""
    session, found = await asker(services, request)
    return await services.threads.in_thread(_told, desk_of(services), session, found)


def _told(desk: Desk, here: Session, account: Account) -> AccountOut:
    found = [SessionOut(each.id, each.label, each.created, each.used, each.id == here.id) for each in desk.store.sessions(account.id)]
    keys = [PasskeyOut(each.id, each.label, each.created, each.used) for each in desk.store.passkeys(account.id)]
    return AccountOut(account.name, account.password is not None, keys, found, desk.store.settings(account.id), account.created)


async def change_password(services: Services, request: Request) -> SignedIn:
    """Change the password. All devices are signed out, this one gets a new token. Errors: 403 `bad_sign_in`, `sign_in_again`, 422."""
    desk, (session, account) = desk_of(services), await asker(services, request)
    wish = await read(services, request, ChangePassword)
    rules.check_password(wish.new)
    address = neighbourhood_of(request)
    await desk.prove(session, account, wish.password, address)
    kept = await desk.passwords.hashed(wish.new, address)

    def change() -> tuple[str, list[int]]:
        changed, ended = desk.store.change_password(account, kept)
        return desk.open_session(changed, session.label, None)[0], ended

    token, ended = await services.threads.in_thread(change)
    desk.tell_ended(ended)
    return SignedIn(token, account.name)


async def gather(services: Services, request: Request) -> GatheredOut:
    """Let all matches and tables of a device belong to the account. Errors: 403 `not_signed_in`, 401 `no_token`."""
    desk, (_, account) = desk_of(services), await asker(services, request)
    wish = await read(services, request, Gather)
    desk.check_sign_in(neighbourhood_of(request))
    device = await _own_device(services, wish.device)
    changed = await services.threads.in_thread(desk.store.gather, device, account)
    await _tell(services, changed)
    return GatheredOut(len(changed.matches), len(changed.tables))


async def _own_device(services: Services, token: str) -> int:
    """The device of a token that is no sign-in's. Raises ApiError 401 `no_token`."""
    device = await services.threads.in_thread(services.store.device, token_hash(token))
    if device is None:
        raise ApiError(401, "no_token")
    return device


async def _tell(services: Services, changed: Changed) -> None:
    """Tell those who look at matches and tables that other devices sit there."""
    for table in changed.tables:
        services.bus.publish(table)
    await services.registry.refresh(changed.matches)


async def keep_settings(services: Services, request: Request) -> None:
    """Keep the settings of the page for all devices of the account. Errors: 403 `not_signed_in`, 413 `too_long`."""
    desk, (session, _) = desk_of(services), await asker(services, request)
    kept = (await read(services, request, KeepSettings)).settings
    limit = services.settings.kept_settings_bytes
    if len(msgspec.json.encode(kept)) > limit:
        raise ApiError(413, "too_long", limit=limit)
    await services.threads.in_thread(desk.store.set_settings, session.account, kept)


async def export(services: Services, request: Request) -> ExportOut:
    """Everything that the account gathers. Errors: 403 `not_signed_in`, 429 `busy`."""
    desk, (session, account) = desk_of(services), await asker(services, request)
    device, settings = session.device, services.settings

    def collect() -> ExportOut:
        waiting = services.lobby.tables.tables_of(device, services.clock.now() - KEPT_MS)
        return ExportOut(
            account=_told(desk, session, account),
            matches=services.match_list.of_device(device),
            tables=[table_hall.told(table, device) for table in waiting],
            lines=[SaidOut(*line) for line in desk.store.said(device, settings.exported_lines)],
        )

    with services.limits.archive(device):
        return await services.threads.in_thread(collect)


async def delete_account(services: Services, request: Request) -> None:
    """Delete the account. What it has gathered goes to a device. Errors: 403 `bad_sign_in`, `sign_in_again`, 401 `no_token`."""
    desk, (session, account) = desk_of(services), await asker(services, request)
    wish = await read(services, request, DeleteAccount)
    device = await _own_device(services, wish.device)
    await desk.prove(session, account, wish.password, neighbourhood_of(request))
    changed, ended = await services.threads.in_thread(desk.store.delete, account, device)
    desk.tell_ended(ended)
    await _tell(services, changed)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/account", new_account, 201),
        route("GET", "/api/account", account),
        route("POST", "/api/account/sign-in", sign_in),
        route("POST", "/api/account/sign-out", sign_out),
        route("POST", "/api/account/password", change_password),
        route("DELETE", "/api/account/sessions/{id}", end_session),
        route("POST", "/api/account/gather", gather),
        route("POST", "/api/account/settings", keep_settings),
        route("GET", "/api/account/export", export),
        route("POST", "/api/account/delete", delete_account),
    ]
