"""HTTP calls about passkeys: creating or using one takes two steps, a challenge and the browser's answer."""

from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.accounts import passkeys, rules
from boardwright.server.api import request as calls
from boardwright.server.api.accounts import account_service, asker, opened
from boardwright.server.api.request import number, read, wide_network_of
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.protocol.answers import PasskeyWish, SignedIn
from boardwright.server.protocol.inbound import NewPasskey, OfferPasskey, PasskeySignIn, RemovePasskey
from boardwright.server.store.account import Account, Passkey
from boardwright.server.tokens import new_key, token_hash


def _hash(challenge: bytes) -> bytes:
    return token_hash(challenge.hex())


async def _new_challenge(services: Services, account: int | None) -> bytes:
    accounts, challenge, now = account_service(services), new_key(), services.clock.now()
    most, until = accounts.settings.challenges, now + passkeys.BETWEEN
    await services.threads.in_thread(accounts.store.add_challenge, _hash(challenge), account, now, until, most)
    return challenge


async def _taken(services: Services, challenge: bytes, account: int | None) -> None:
    """Use up a challenge. Raises ApiError 403 `bad_passkey`."""
    store, now = account_service(services).store, services.clock.now()
    if not await services.threads.in_thread(store.take_challenge, _hash(challenge), account, now):
        raise ApiError(403, "bad_passkey")


async def offer_passkey(services: Services, request: Request) -> PasskeyWish:
    """The options for creating a passkey. Errors: 409 `no_passkeys_here`, 403 `not_signed_in`, `sign_in_again`."""
    accounts, site, address = account_service(services), passkeys.site_of(request.headers.get("origin")), wide_network_of(request)
    body = await read(services, request, OfferPasskey)
    if body.name is not None:
        accounts.check_sign_in(address)
        challenge = await _new_challenge(services, None)
        name = rules.checked_account_name(body.name)
        return PasskeyWish(passkeys.creation_options(site, challenge, name, passkeys.handle_of(challenge), []))
    session, account = await asker(services, request)
    await accounts.reauthenticate(session, account, body.password, address, fresh_will_do=True)
    challenge = await _new_challenge(services, account.id)
    known = await services.threads.in_thread(accounts.store.passkeys, account.id)
    return PasskeyWish(passkeys.creation_options(site, challenge, account.name, account.handle, [each.credential for each in known]))


async def new_passkey(services: Services, request: Request) -> SignedIn:
    """Add a passkey to the account, or create an account with one and sign in. Errors: 403 `bad_passkey`; 409 `too_many_passkeys`."""
    accounts, site = account_service(services), passkeys.site_of(request.headers.get("origin"))
    body = await read(services, request, NewPasskey)
    challenge, now = passkeys.challenge_in(body.credential), services.clock.now()
    label = rules.checked_label(body.label)

    def made() -> Passkey:
        return passkeys.verified_passkey(site, challenge, body.credential, label, now)

    if body.name is None:
        _, account = await asker(services, request)
        await _taken(services, challenge, account.id)
        most = accounts.settings.passkeys_per_account
        await services.threads.in_thread(lambda: accounts.store.add_passkey(account, made(), most))
        return await opened(services, request, account, body.label)
    name = rules.checked_account_name(body.name)
    accounts.accounts_made.check(wide_network_of(request))
    await _taken(services, challenge, None)

    def add() -> Account:
        services.store.check_size(services.settings.database_bytes)
        passkey = passkeys.handle_of(challenge), made()
        return accounts.store.add(name, rules.name_key(name), rules.name_look(name), None, now, passkey)

    return await opened(services, request, await services.threads.in_thread(add), body.label)


async def passkey_challenge(services: Services, request: Request) -> PasskeyWish:
    """The options for signing in with a passkey. Errors: 409 `no_passkeys_here`, 429, 503 `busy`."""
    accounts, site = account_service(services), passkeys.site_of(request.headers.get("origin"))
    accounts.check_sign_in(wide_network_of(request))
    return PasskeyWish(passkeys.request_options(site, await _new_challenge(services, None)))


async def passkey_sign_in(services: Services, request: Request) -> SignedIn:
    """Sign in with a passkey. Error: 403 `bad_passkey`."""
    accounts, site = account_service(services), passkeys.site_of(request.headers.get("origin"))
    body = await read(services, request, PasskeySignIn)
    challenge, now = passkeys.challenge_in(body.credential), services.clock.now()
    await _taken(services, challenge, None)

    def check() -> Account:
        passkey = accounts.store.passkey(passkeys.credential_in(body.credential))
        account = None if passkey is None else accounts.store.account(passkey.account)
        if passkey is None or account is None:
            raise ApiError(403, "bad_passkey")
        accounts.store.note_passkey(passkey.id, passkeys.verified_use(site, challenge, body.credential, passkey), now)
        return account

    return await opened(services, request, await services.threads.in_thread(check), body.label)


async def remove_passkey(services: Services, request: Request) -> None:
    """Remove a passkey of the account. Errors: 403 `not_signed_in`, `sign_in_again`, `bad_sign_in`, 409 `last_way_in`."""
    accounts, (session, account) = account_service(services), await asker(services, request)
    body = await read(services, request, RemovePasskey)
    await accounts.reauthenticate(session, account, body.password, wide_network_of(request), fresh_will_do=True)
    which = number(request.path_params["id"], "id: expected the number of a passkey")
    await services.threads.in_thread(accounts.store.remove_passkey, account, which)


def routes(services: Services) -> list[Route]:
    """The routes of these calls."""
    route = partial(calls.route, services)
    return [
        route("POST", "/api/account/passkeys/offer", offer_passkey),
        route("POST", "/api/account/passkeys", new_passkey, 201),
        route("POST", "/api/account/passkeys/challenge", passkey_challenge),
        route("POST", "/api/account/passkeys/sign-in", passkey_sign_in),
        route("DELETE", "/api/account/passkeys/{id}", remove_passkey),
    ]
