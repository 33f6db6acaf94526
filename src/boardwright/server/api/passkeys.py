"""The calls over HTTP about passkeys: each is made or used in two steps, a challenge and what a browser makes of it."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.routing import Route

from boardwright.server.accounts import passkeys, rules
from boardwright.server.api import request as calls
from boardwright.server.api.accounts import asker, desk_of, opened
from boardwright.server.api.request import neighbourhood_of, number, read
from boardwright.server.api.services import Services
from boardwright.server.errors import ApiError
from boardwright.server.protocol.answers import PasskeyWish, SignedIn
from boardwright.server.protocol.inbound import NewPasskey, OfferPasskey, PasskeySignIn, RemovePasskey
from boardwright.server.store.account import Account, Passkey
from boardwright.server.tokens import new_key, token_hash


def _hash(challenge: bytes) -> bytes:
    return token_hash(challenge.hex())


async def _new_challenge(services: Services, account: int | None) -> bytes:
    desk, challenge, now = desk_of(services), new_key(), services.clock.now()
    most, until = desk.settings.challenges, now + passkeys.BETWEEN
    await services.threads.in_thread(desk.store.add_challenge, _hash(challenge), account, now, until, most)
    return challenge


async def _taken(services: Services, challenge: bytes, account: int | None) -> None:
    """Use a challenge up. Raises ApiError 403 `bad_passkey`."""
    store, now = desk_of(services).store, services.clock.now()
    if not await services.threads.in_thread(store.take_challenge, _hash(challenge), account, now):
        raise ApiError(403, "bad_passkey")


async def offer_passkey(services: Services, request: Request) -> PasskeyWish:
    """What the browser needs in order to make a passkey. Errors: 409 `no_passkeys_here`, 403 `not_signed_in`, `sign_in_again`."""
    desk, site, address = desk_of(services), passkeys.site_of(request.headers.get("origin")), neighbourhood_of(request)
    wish = await read(services, request, OfferPasskey)
    if wish.name is not None:
        desk.check_sign_in(address)
        challenge = await _new_challenge(services, None)
        name = rules.checked_account_name(wish.name)
        return PasskeyWish(passkeys.offer(site, challenge, name, passkeys.handle_of(challenge), []))
    session, account = await asker(services, request)
    await desk.prove(session, account, wish.password, address, fresh_will_do=True)
    challenge = await _new_challenge(services, account.id)
    known = await services.threads.in_thread(desk.store.passkeys, account.id)
    return PasskeyWish(passkeys.offer(site, challenge, account.name, account.handle, [each.credential for each in known]))


async def new_passkey(services: Services, request: Request) -> SignedIn:
    """Add a passkey to the account, or make an account with one; both sign in. Errors: 403 `bad_passkey`; 409 `too_many_passkeys`."""
    desk, site = desk_of(services), passkeys.site_of(request.headers.get("origin"))
    wish = await read(services, request, NewPasskey)
    challenge, now = passkeys.challenge_in(wish.credential), services.clock.now()
    label = rules.checked_label(wish.label)

    def made() -> Passkey:
        return passkeys.made(site, challenge, wish.credential, label, now)

    if wish.name is None:
        _, account = await asker(services, request)
        await _taken(services, challenge, account.id)
        most = desk.settings.passkeys_per_account
        await services.threads.in_thread(lambda: desk.store.add_passkey(account, made(), most))
        return await opened(services, request, account, wish.label)
    name = rules.checked_account_name(wish.name)
    desk.accounts_made.check(neighbourhood_of(request))
    await _taken(services, challenge, None)

    def add() -> Account:
        services.store.check_size(services.settings.database_bytes)
        passkey = passkeys.handle_of(challenge), made()
        return desk.store.add(name, rules.name_key(name), rules.name_look(name), None, now, passkey)

    return await opened(services, request, await services.threads.in_thread(add), wish.label)


async def passkey_challenge(services: Services, request: Request) -> PasskeyWish:
    """What the browser needs in order to sign in with a passkey. Errors: 409 `no_passkeys_here`, 429, 503 `busy`."""
    desk, site = desk_of(services), passkeys.site_of(request.headers.get("origin"))
    desk.check_sign_in(neighbourhood_of(request))
    return PasskeyWish(passkeys.question(site, await _new_challenge(services, None)))


async def passkey_sign_in(services: Services, request: Request) -> SignedIn:
    """Sign in with a passkey. Error: 403 `bad_passkey`."""
    desk, site = desk_of(services), passkeys.site_of(request.headers.get("origin"))
    wish = await read(services, request, PasskeySignIn)
    challenge, now = passkeys.challenge_in(wish.credential), services.clock.now()
    await _taken(services, challenge, None)

    def check() -> Account:
        passkey = desk.store.passkey(passkeys.credential_in(wish.credential))
        account = None if passkey is None else desk.store.account(passkey.account)
        if passkey is None or account is None:
            raise ApiError(403, "bad_passkey")
        desk.store.note_passkey(passkey.id, passkeys.used(site, challenge, wish.credential, passkey), now)
        return account

    return await opened(services, request, await services.threads.in_thread(check), wish.label)


async def remove_passkey(services: Services, request: Request) -> None:
    """Remove a passkey of the account. Errors: 403 `not_signed_in`, `sign_in_again`, `bad_sign_in`, 409 `last_way_in`."""
    desk, (session, account) = desk_of(services), await asker(services, request)
    wish = await read(services, request, RemovePasskey)
    await desk.prove(session, account, wish.password, neighbourhood_of(request), fresh_will_do=True)
    which = number(request.path_params["id"], "id: expected the number of a passkey")
    await services.threads.in_thread(desk.store.remove_passkey, account, which)


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
