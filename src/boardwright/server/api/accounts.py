"""HTTP calls about accounts. A server without accounts answers all of them with 404 `no_accounts`."""

import msgspec

from boardwright.server.accounts import rules
from boardwright.server.api.call import Call, number
from boardwright.server.errors import ApiError
from boardwright.server.lobby import tables as lobby_tables
from boardwright.server.protocol.answers import AccountOut, ExportedLineOut, ExportOut, MovedToAccount, PasskeyOut, SessionOut, SignedIn
from boardwright.server.protocol.bodies import (
    ChangePassword,
    DeleteAccount,
    MoveToAccount,
    NewAccount,
    SaveSettings,
    SignIn,
    UsePasswordLink,
)
from boardwright.server.protocol.host_messages import ActionOut
from boardwright.server.store import Account, MovedSeats, Session
from boardwright.server.table_rules.table import KEPT_MS
from boardwright.server.tokens import token_hash

ACTIONS = 100
"""Rows of the hosts' log that an account is shown."""


async def _session(call: Call) -> Session | None:
    """The client's sign-in, if there is one."""
    accounts = call.accounts
    return await call.in_thread(accounts.session, token_hash(call.token)) if call.token else None


async def _own(call: Call) -> int | None:
    """The number of the client's device, if its token is the device's own and not a sign-in's."""
    return await call.in_thread(call.services.store.device, token_hash(call.token)) if call.token else None


async def asker(call: Call) -> tuple[Session, Account]:
    """The client's sign-in and account. Raises ApiError 403 `not_signed_in`."""
    session = await _session(call)
    account = None if session is None else await call.in_thread(call.accounts.store.account, session.account)
    if session is None or account is None:
        raise ApiError(403, "not_signed_in")
    return session, account


async def new_account(call: Call) -> SignedIn:
    """Create an account and sign in. Errors: 422 `bad_account_name`, `name_reserved`, `bad_password`; 409 `name_taken`; 404 `no_accounts`.
    """
    accounts, body = call.accounts, await call.body(NewAccount)
    name, address = rules.checked_account_name(body.name), call.wide_network
    rules.check_password(body.password)
    accounts.accounts_made.check(address)
    password_hash = await accounts.passwords.hashed(body.password, address)
    key, look, now = rules.name_key(name), rules.name_look(name), call.services.clock.now()
    await call.in_thread(call.services.store.check_size, call.services.settings.database_bytes)
    account = await call.in_thread(accounts.store.add, name, key, look, password_hash, now)
    return await opened(call, account, body.label)


async def sign_in(call: Call) -> SignedIn:
    """Sign in. Error: 403 `bad_sign_in`, the same for a wrong password and an unknown name."""
    accounts, body = call.accounts, await call.body(SignIn)
    key, address = rules.name_key(body.name), call.wide_network
    account = await call.in_thread(accounts.store.by_name, key)
    session, device = await _session(call), await _own(call)
    known = await call.in_thread(accounts.knows, account, session, device)
    await accounts.check_password(account, key, body.password, address, known)
    assert account is not None and account.password is not None
    if accounts.passwords.is_outdated(account.password):
        password_hash = await accounts.passwords.hashed(body.password, address)
        account = await call.in_thread(accounts.store.renew_password, account, password_hash)
    return await opened(call, account, body.label)


async def opened(call: Call, account: Account, label: str) -> SignedIn:
    """Open a sign-in and return its token. A sign-in used for the call ends; the client's own device is known from now on."""
    accounts, device = call.accounts, await _own(call)
    token, ended = await call.in_thread(accounts.open_session, account, label, await _session(call))
    accounts.tell_ended(ended)
    if device is not None:
        most = accounts.settings.sessions_per_account
        await call.in_thread(accounts.store.note_device, account.id, device, call.services.clock.now(), most)
    return SignedIn(token, account.name)


async def sign_out(call: Call) -> None:
    """Sign this device out. Its token is no longer valid, and its sockets are closed."""
    session = await _session(call)
    if session is not None:
        await _end(call, session.account, session.id)


async def end_session(call: Call) -> None:
    """Sign a device of the account out. Error: 403 `not_signed_in`."""
    session, _ = await asker(call)
    await _end(call, session.account, number(call.id, "id: expected the number of a sign-in"))


async def _end(call: Call, account: int, session: int) -> None:
    accounts = call.accounts
    accounts.tell_ended(await call.in_thread(accounts.store.end, account, session))


async def account(call: Call) -> AccountOut:
    """The account that is signed in. Error: 403 `not_signed_in`."""
    session, account_of_call = await asker(call)
    return await call.in_thread(_account_out, call, session, account_of_call)


def _account_out(call: Call, current: Session, account: Account) -> AccountOut:
    accounts, log = call.accounts, call.services.hosts.host_store.log(ACTIONS, account.device)
    stored = accounts.store.sessions(account.id)
    sessions = [SessionOut(each.id, each.label, each.created, each.used, each.id == current.id) for each in stored]
    keys = [PasskeyOut(each.id, each.label, each.created, each.used) for each in accounts.store.passkeys(account.id)]
    actions = [ActionOut(each.at, each.role, each.task, each.given, each.until, each.reason) for each in log]
    has_password, settings = account.password is not None, accounts.store.settings(account.id)
    has_page = call.services.settings.hosts_page and account.role != "member"
    return AccountOut(account.name, has_password, keys, sessions, settings, account.created, account.role, has_page, actions)


async def change_password(call: Call) -> SignedIn:
    """Change the password. All devices are signed out; this one gets a new token. Errors: 403 `bad_sign_in`, `sign_in_again`, 422."""
    accounts, (session, account) = call.accounts, await asker(call)
    body = await call.body(ChangePassword)
    rules.check_password(body.new)
    address = call.wide_network
    await accounts.reauthenticate(session, account, body.password, address)
    password_hash = await accounts.passwords.hashed(body.new, address)

    def change() -> tuple[str, list[int]]:
        changed, ended = accounts.store.change_password(account, password_hash)
        return accounts.open_session(changed, session.label, None)[0], ended

    token, ended = await call.in_thread(change)
    accounts.tell_ended(ended)
    return SignedIn(token, account.name)


async def use_password_link(call: Call) -> SignedIn:
    """Set a new password with a link from a host, which is used up. All devices are signed out; this one is signed in. Errors: 403
    `bad_password_link`, 422 `bad_password`.
    """
    accounts, body, address = call.accounts, await call.body(UsePasswordLink), call.wide_network
    rules.check_password(body.new)
    accounts.check_sign_in(address)
    password_hash, secret, now = await accounts.passwords.hashed(body.new, address), token_hash(body.secret), call.services.clock.now()
    account, ended = await call.in_thread(accounts.store.use_password_link, secret, password_hash, now)
    accounts.tell_ended(ended)
    return await opened(call, account, body.label)


async def gather(call: Call) -> MovedToAccount:
    """Move all matches and tables of a device to the account. Errors: 403 `not_signed_in`, 401 `no_token`."""
    accounts, (_, account) = call.accounts, await asker(call)
    body = await call.body(MoveToAccount)
    accounts.check_sign_in(call.wide_network)
    device = await _own_device(call, body.device)
    changed = await call.in_thread(accounts.store.move_to_account, device, account, call.services.clock.now())
    await _tell(call, changed)
    return MovedToAccount(len(changed.matches), len(changed.tables))


async def _own_device(call: Call, token: str) -> int:
    """The device of a device's own token. Raises ApiError 401 `no_token`."""
    device = await call.in_thread(call.services.store.device, token_hash(token))
    if device is None:
        raise ApiError(401, "no_token")
    return device


async def _tell(call: Call, changed: MovedSeats) -> None:
    """Notify viewers of matches and tables that the devices at their seats have changed; their time off has moved, too."""
    await call.in_thread(call.services.time_off.load)
    for table in changed.tables:
        call.services.bus.publish(table)
    await call.services.registry.refresh(changed.matches)


async def keep_settings(call: Call) -> None:
    """Store the settings of the page for all devices of the account. Errors: 403 `not_signed_in`, 413 `too_long`."""
    accounts, (session, _) = call.accounts, await asker(call)
    settings = (await call.body(SaveSettings)).settings
    limit = call.services.settings.kept_settings_bytes
    if len(msgspec.json.encode(settings)) > limit:
        raise ApiError(413, "too_long", limit=limit)
    await call.in_thread(accounts.store.set_settings, session.account, settings)


async def export(call: Call) -> ExportOut:
    """Everything that belongs to the account. Errors: 403 `not_signed_in`, 429 `busy`."""
    accounts, (session, account) = call.accounts, await asker(call)
    device, settings = session.device, call.services.settings

    def collect() -> ExportOut:
        waiting = call.services.lobby.tables.tables_of(device, call.services.clock.now() - KEPT_MS)
        return ExportOut(
            account=_account_out(call, session, account),
            matches=call.services.match_list.of_device(device),
            tables=[lobby_tables.table_out(table, device) for table in waiting],
            lines=[ExportedLineOut(*line) for line in accounts.store.chat_lines_of(device, settings.exported_lines)],
            ratings=call.services.ratings.of_device(device),
            statistics=call.services.statistics.of_device(device),
        )

    with call.services.limits.archive(device):
        return await call.in_thread(collect)


async def delete_account(call: Call) -> None:
    """Delete the account. Its matches and tables go to a device. Errors: 403 `bad_sign_in`, `sign_in_again`, 401 `no_token`, 409
    `last_host`.
    """
    accounts, (session, account) = call.accounts, await asker(call)
    body = await call.body(DeleteAccount)
    device = await _own_device(call, body.device)
    await accounts.reauthenticate(session, account, body.password, call.wide_network)
    changed, ended = await call.in_thread(accounts.store.delete, account, device, call.services.clock.now())
    accounts.tell_ended(ended)
    await _tell(call, changed)
