"""HTTP calls about passkeys: creating or using one takes two steps, a challenge and the browser's answer."""

from boardwright.server.accounts import passkeys, rules
from boardwright.server.api.accounts import asker, opened
from boardwright.server.api.call import Call, number
from boardwright.server.errors import ApiError
from boardwright.server.protocol.answers import PasskeyOptions, SignedIn
from boardwright.server.protocol.bodies import NewPasskey, PasskeySignIn, RemovePasskey, RequestPasskeyOptions
from boardwright.server.store.account import Account, Passkey
from boardwright.server.tokens import new_key, token_hash


def _hash(challenge: bytes) -> bytes:
    return token_hash(challenge.hex())


async def _new_challenge(call: Call, account: int | None) -> bytes:
    accounts, challenge, now = call.accounts, new_key(), call.services.clock.now()
    most, until = accounts.settings.challenges, now + passkeys.CHALLENGE_MS
    await call.in_thread(accounts.store.add_challenge, _hash(challenge), account, now, until, most)
    return challenge


async def _taken(call: Call, challenge: bytes, account: int | None) -> None:
    """Use up a challenge. Raises ApiError 403 `bad_passkey`."""
    store, now = call.accounts.store, call.services.clock.now()
    if not await call.in_thread(store.take_challenge, _hash(challenge), account, now):
        raise ApiError(403, "bad_passkey")


async def offer_passkey(call: Call) -> PasskeyOptions:
    """The options for creating a passkey. Errors: 409 `no_passkeys_here`, 403 `not_signed_in`, `sign_in_again`."""
    accounts, site, address = call.accounts, passkeys.site_of(call.request.headers.get("origin")), call.wide_network
    body = await call.body(RequestPasskeyOptions)
    if body.name is not None:
        accounts.check_sign_in(address)
        challenge = await _new_challenge(call, None)
        name = rules.checked_account_name(body.name)
        return PasskeyOptions(passkeys.creation_options(site, challenge, name, passkeys.handle_of(challenge), []))
    session, account = await asker(call)
    await accounts.reauthenticate(session, account, body.password, address, fresh_will_do=True)
    challenge = await _new_challenge(call, account.id)
    known = await call.in_thread(accounts.store.passkeys, account.id)
    return PasskeyOptions(passkeys.creation_options(site, challenge, account.name, account.handle, [each.credential for each in known]))


async def new_passkey(call: Call) -> SignedIn:
    """Add a passkey to the account, or create an account with one and sign in. Errors: 403 `bad_passkey`; 409 `too_many_passkeys`."""
    accounts, site = call.accounts, passkeys.site_of(call.request.headers.get("origin"))
    body = await call.body(NewPasskey)
    challenge, now = passkeys.challenge_in(body.credential), call.services.clock.now()
    label = rules.checked_label(body.label)

    def create() -> Passkey:
        return passkeys.verified_passkey(site, challenge, body.credential, label, now)

    if body.name is None:
        _, account = await asker(call)
        await _taken(call, challenge, account.id)
        most = accounts.settings.passkeys_per_account
        await call.in_thread(lambda: accounts.store.add_passkey(account, create(), most))
        return await opened(call, account, body.label)
    name = rules.checked_account_name(body.name)
    accounts.accounts_made.check(call.wide_network)
    await _taken(call, challenge, None)

    def add() -> Account:
        call.services.store.check_size(call.services.settings.database_bytes)
        passkey = passkeys.handle_of(challenge), create()
        return accounts.store.add(name, rules.name_key(name), rules.name_look(name), None, now, passkey)

    return await opened(call, await call.in_thread(add), body.label)


async def passkey_challenge(call: Call) -> PasskeyOptions:
    """The options for signing in with a passkey. Errors: 409 `no_passkeys_here`, 429."""
    accounts, site = call.accounts, passkeys.site_of(call.request.headers.get("origin"))
    accounts.check_sign_in(call.wide_network)
    return PasskeyOptions(passkeys.request_options(site, await _new_challenge(call, None)))


async def passkey_sign_in(call: Call) -> SignedIn:
    """Sign in with a passkey. Error: 403 `bad_passkey`."""
    accounts, site = call.accounts, passkeys.site_of(call.request.headers.get("origin"))
    body = await call.body(PasskeySignIn)
    challenge, now = passkeys.challenge_in(body.credential), call.services.clock.now()
    await _taken(call, challenge, None)

    def check() -> Account:
        passkey = accounts.store.passkey(passkeys.credential_in(body.credential))
        account = None if passkey is None else accounts.store.account(passkey.account)
        if passkey is None or account is None:
            raise ApiError(403, "bad_passkey")
        accounts.store.note_passkey(passkey.id, passkeys.verified_use(site, challenge, body.credential, passkey), now)
        return account

    return await opened(call, await call.in_thread(check), body.label)


async def remove_passkey(call: Call) -> None:
    """Remove a passkey of the account. Errors: 403 `not_signed_in`, `sign_in_again`, `bad_sign_in`, 409 `last_way_in`."""
    accounts, (session, account) = call.accounts, await asker(call)
    body = await call.body(RemovePasskey)
    await accounts.reauthenticate(session, account, body.password, call.wide_network, fresh_will_do=True)
    passkey = number(call.id, "id: expected the number of a passkey")
    await call.in_thread(accounts.store.remove_passkey, account, passkey)
