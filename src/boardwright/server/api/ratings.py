"""HTTP calls about ratings."""

from boardwright.server.api.accounts import asker
from boardwright.server.api.call import Call
from boardwright.server.protocol.bodies import AppearInRatings
from boardwright.server.protocol.rating_answers import OwnRatingsOut, RankedOut, RatedSeatOut


async def own_ratings(call: Call) -> OwnRatingsOut:
    """The ratings of this device, or of the account that is signed in, with their history."""
    return await call.in_thread(call.services.ratings.of_device, await call.device())


async def rating_table(call: Call) -> list[RankedOut]:
    """The accounts that appear in the table of a game, best first, after five rated matches. Error: 404 `no_such_game`."""
    return await call.in_thread(call.services.ratings.table, call.id, await call.device_or_stranger())


async def match_ratings(call: Call) -> list[RatedSeatOut]:
    """The ratings at a rated table or match: of this device's people, and of accounts that appear. Error: 404 `no_such_match`."""
    return await call.in_thread(call.services.ratings.seats, call.id, await call.device_or_stranger())


async def appear(call: Call) -> None:
    """Show the ratings of the account to all under a name, or hide them. A barred person may only hide them. Errors: 403
    `not_signed_in`, `barred`, `barred_until`; 404 `no_accounts`; 409 `name_taken`; 422 `bad_account_name`, `name_reserved`.
    """
    session, account = await asker(call)
    body = await call.body(AppearInRatings)
    if body.name is not None:
        call.services.bars.check(session.device)
    await call.in_thread(call.services.ratings.appear, account.id, session.device, body.name)
