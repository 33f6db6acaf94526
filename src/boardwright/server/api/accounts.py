"""HTTP calls about accounts. A server without accounts answers all of them with 404 `no_accounts`."""

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.accounts import rules
from boardwright.server.accounts.service import AccountService
from boardwright.server.api import request as calls
from boardwright.server.api.request import number, read, wide_network_of
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.protocol.answers import AccountOut, ExportOut, GatheredOut, PasskeyOut, SaidOut, SessionOut, SignedIn
from boardwright.server.protocol.inbound import ChangePassword, DeleteAccount, Gather, KeepSettings, NewAccount, SignIn
from boardwright.server.store.account import Account, Session
from boardwright.server.store.accounts import MovedSeats
from boardwright.server.table_rules.table import KEPT_MS
from boardwright.server.tokens import bearer, token_hash


def account_service(services: Services) -> AccountService:
    """The account service. Raises ApiError 404 `no_accounts`."""
    if services.accounts is None:
        raise ApiError(404, "no_accounts")
    return services.accounts


async def _session(services: Services, request: Request) -> Session | None:
    """The client's sign-in, if there is one."""
    accounts, token = account_service(services), bearer(request.headers.get("authorization"))
    return await services.threads.in_thread(accounts.session, token_hash(token)) if token else None


async def _own(services: Services, request: Request) -> int | None:
    """The number of the client's device, if its token is the device's own and not a sign-in's."""
    token = bearer(request.headers.get("authorization"))
    return await services.threads.in_thread(services.store.device, token_hash(token)) if token else None


async def asker(services: Services, request: Request) -> tuple[Session, Account]:
    """The client's sign-in and account. Raises ApiError 403 `not_signed_in`."""
    session = await _session(services, request)
    account = None if session is None else await services.threads.in_thread(account_service(services).store.account, session.account)
    if session is None or account is None:
        raise ApiError(403, "not_signed_in")
    return session, account


async def new_account(services: Services, request: Request) -> SignedIn:
    """Create an account and sign in. Errors: 422 `bad_account_name`, `name_reserved`, `bad_password`; 409 `name_taken`; 404 `no_accounts`.
    """
    accounts, body = account_service(services), await read(services, request, NewAccount)
    name, address = rules.checked_account_name(body.name), wide_network_of(request)
    rules.check_password(body.password)
    accounts.accounts_made.check(address)
    kept = await accounts.passwords.hashed(body.password, address)
    key, look, now = rules.name_key(name), rules.name_look(name), services.clock.now()
    await services.threads.in_thread(services.store.check_size, services.settings.database_bytes)
    account = await services.threads.in_thread(accounts.store.add, name, key, look, kept, now)
    return await opened(services, request, account, body.label)


async def sign_in(services: Services, request: Request) -> SignedIn:
    """Sign in. Error: 403 `bad_sign_in`, the same for a wrong password and an unknown name."""
    accounts, body = account_service(services), await read(services, request, SignIn)
    key, address = rules.name_key(body.name), wide_network_of(request)
    account = await services.threads.in_thread(accounts.store.named, key)
    session, device = await _session(services, request), await _own(services, request)
    known = await services.threads.in_thread(accounts.knows, account, session, device)
    await accounts.check_password(account, key, body.password, address, known)
    assert account is not None and account.password is not None
    if accounts.passwords.is_outdated(account.password):
        kept = await accounts.passwords.hashed(body.password, address)
        account = await services.threads.in_thread(accounts.store.renew_password, account, kept)
    return await opened(services, request, account, body.label)


async def opened(services: Services, request: Request, account: Account, label: str) -> SignedIn:
    """Open a sign-in and return its token. A sign-in used for the call ends; the client's own device is known from now on."""
    accounts, device = account_service(services), await _own(services, request)
    token, ended = await services.threads.in_thread(accounts.open_session, account, label, await _session(services, request))
    accounts.tell_ended(ended)
    if device is not None:
        most = accounts.settings.sessions_per_account
        await services.threads.in_thread(accounts.store.note_device, account.id, device, services.clock.now(), most)
    return SignedIn(token, account.name)


async def sign_out(services: Services, request: Request) -> None:
    """Sign this device out. Its token is no longer valid, and its sockets are closed."""
    session = await _session(services, request)
    if session is not None:
        await _end(services, session.account, session.id)


async def end_session(services: Services, request: Request) -> None:
    """Sign a device of the account out. Error: 403 `not_signed_in`."""
    session, _ = await asker(services, request)
    await _end(services, session.account, number(request.path_params["id"], "id: expected the number of a sign-in"))


async def _end(services: Services, account: int, session: int) -> None:
    accounts = account_service(services)
    accounts.tell_ended(await services.threads.in_thread(accounts.store.end, account, session))


async def account(services: Services, request: Request) -> AccountOut:
    """The account that is signed in. Error: 403 `not_signed_in`."""
    session, found = await asker(services, request)
    return await services.threads.in_thread(_account_out, account_service(services), session, found)


def _account_out(accounts: AccountService, here: Session, account: Account) -> AccountOut:
    found = [SessionOut(each.id, each.label, each.created, each.used, each.id == here.id) for each in accounts.store.sessions(account.id)]
    keys = [PasskeyOut(each.id, each.label, each.created, each.used) for each in accounts.store.passkeys(account.id)]
    return AccountOut(account.name, account.password is not None, keys, found, accounts.store.settings(account.id), account.created)


async def change_password(services: Services, request: Request) -> SignedIn:
    """Change the password. All devices are signed out; this one gets a new token. Errors: 403 `bad_sign_in`, `sign_in_again`, 422."""
    accounts, (session, account) = account_service(services), await asker(services, request)
    body = await read(services, request, ChangePassword)
    rules.check_password(body.new)
    address = wide_network_of(request)
    await accounts.reauthenticate(session, account, body.password, address)
    kept = await accounts.passwords.hashed(body.new, address)

    def change() -> tuple[str, list[int]]:
        changed, ended = accounts.store.change_password(account, kept)
        return accounts.open_session(changed, session.label, None)[0], ended

    token, ended = await services.threads.in_thread(change)
    accounts.tell_ended(ended)
    return SignedIn(token, account.name)


async def gather(services: Services, request: Request) -> GatheredOut:
    """Move all matches and tables of a device to the account. Errors: 403 `not_signed_in`, 401 `no_token`."""
    accounts, (_, account) = account_service(services), await asker(services, request)
    body = await read(services, request, Gather)
    accounts.check_sign_in(wide_network_of(request))
    device = await _own_device(services, body.device)
    changed = await services.threads.in_thread(accounts.store.gather, device, account)
    await _tell(services, changed)
    return GatheredOut(len(changed.matches), len(changed.tables))


async def _own_device(services: Services, token: str) -> int:
    """The device of a device's own token. Raises ApiError 401 `no_token`."""
    device = await services.threads.in_thread(services.store.device, token_hash(token))
    if device is None:
        raise ApiError(401, "no_token")
    return device


async def _tell(services: Services, changed: MovedSeats) -> None:
    """Notify viewers of matches and tables that the devices at their seats have changed."""
    for table in changed.tables:
        services.bus.publish(table)
    await services.registry.refresh(changed.matches)


async def keep_settings(services: Services, request: Request) -> None:
    """Store the settings of the page for all devices of the account. Errors: 403 `not_signed_in`, 413 `too_long`."""
    accounts, (session, _) = account_service(services), await asker(services, request)
    kept = (await read(services, request, KeepSettings)).settings
    limit = services.settings.kept_settings_bytes
    if len(msgspec.json.encode(kept)) > limit:
        raise ApiError(413, "too_long", limit=limit)
    await services.threads.in_thread(accounts.store.set_settings, session.account, kept)


async def export(services: Services, request: Request) -> ExportOut:
    """Everything that belongs to the account. Errors: 403 `not_signed_in`, 429 `busy`."""
    accounts, (session, account) = account_service(services), await asker(services, request)
    device, settings = session.device, services.settings

    def collect() -> ExportOut:
        waiting = services.lobby.tables.tables_of(device, services.clock.now() - KEPT_MS)
        return ExportOut(
            account=_account_out(accounts, session, account),
            matches=services.match_list.of_device(device),
            tables=[lobby_tables.table_out(table, device) for table in waiting],
            lines=[SaidOut(*line) for line in accounts.store.said(device, settings.exported_lines)],
        )

    with services.limits.archive(device):
        return await services.threads.in_thread(collect)


async def delete_account(services: Services, request: Request) -> None:
    """Delete the account. Its matches and tables go to a device. Errors: 403 `bad_sign_in`, `sign_in_again`, 401 `no_token`."""
    accounts, (session, account) = account_service(services), await asker(services, request)
    body = await read(services, request, DeleteAccount)
    device = await _own_device(services, body.device)
    await accounts.reauthenticate(session, account, body.password, wide_network_of(request))
    changed, ended = await services.threads.in_thread(accounts.store.delete, account, device)
    accounts.tell_ended(ended)
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
