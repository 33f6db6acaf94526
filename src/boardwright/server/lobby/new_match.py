"""Creates a match, with or without a table before it: checks the request against the game, and builds the database row."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from boardwright.core.domain.deal import check_shares, make_deal, seating_of, seed_of
from boardwright.core.errors import BadOption
from boardwright.server.errors import ApiError
from boardwright.server.games.catalog import Catalog
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.play.initial_position import check_start, initial_match
from boardwright.server.play.undo_grace import FOR_EVER
from boardwright.server.protocol.bodies import Bot, CreateMatch, CreateTable, Person
from boardwright.server.protocol.display_names import checked_name
from boardwright.server.protocol.fields import SeatKind
from boardwright.server.settings import Settings
from boardwright.server.store import RUNNING, MatchRow, SeatRow
from boardwright.server.table_rules import rated
from boardwright.server.tokens import new_id, new_key


def make_match(lobby: LobbyServices, device: int, setup: CreateMatch, position: bytes | None) -> MatchRow:
    """Create the match that a page asks for and store it. `position`: the position that `wanted.start` refers to. Raises ApiError."""
    game = lobby.catalog.load(setup.game)
    check_room(lobby, device, all(isinstance(seat, Bot) for seat in setup.seats))
    rated.check_setup(setup)
    start, ruleset, options = starting_position(game, setup, position)
    chairs = _chairs(lobby.catalog, setup)
    deal = make_deal(new_key(), new_key(), game.id, ruleset, options, "listed", chairs, start and start["position"])
    devices = [device if chair["kind"] == "person" else None for chair in chairs]
    pause = pause_seconds(lobby.settings, setup.pause)
    if setup.rated:
        check_rated(lobby, game.id, devices, [chair["level"] for chair in chairs])
    row = match_row(
        new_id(), device, deal, devices, game, lobby.clock.now(),
        pause=pause, curtain=setup.curtain, start=start, hints=not setup.rated, rated=setup.rated,
    )  # fmt: skip
    lobby.store.add_match(row)
    return row


def check_room(lobby: LobbyServices, device: int, only_bots: bool) -> None:
    """Check that a device may have one more match. Raises ApiError 409 `too_many_matches`, `too_many_bot_matches`; 507 `database_full`."""
    lobby.store.check_size(lobby.settings.database_bytes)
    limit = lobby.settings.matches_per_device
    if lobby.store.count_matches(device) >= limit:
        raise ApiError(409, "too_many_matches", limit=limit)
    limit = lobby.settings.bot_matches_per_device
    if only_bots and lobby.store.count_bot_matches(device) >= limit:
        raise ApiError(409, "too_many_bot_matches", limit=limit)


def check_rated(lobby: LobbyServices, game: str, devices: Sequence[int | None], levels: Iterable[str | None]) -> None:
    """Check that a match between these people and bots can be rated. Raises ApiError 422 `not_rated`."""
    people = [device for device in devices if device is not None]
    rated.check_devices(people)
    if any(level is not None and lobby.catalog.rating(game, level) is None for level in levels):
        raise rated.not_rated("bot")
    if lobby.ratings.same_people(people):
        raise rated.not_rated("same_person")


def check_levels(catalog: Catalog, setup: CreateTable) -> None:
    """Check that the game has the bots of a table, and the one that plays for people. Raises ApiError 422 `no_such_level`."""
    bots = [seat.level for seat in setup.seats if isinstance(seat, Bot)]
    for level in bots if setup.stand_in is None else [*bots, setup.stand_in]:
        catalog.check_level(setup.game, level)


def starting_position(
    game: Any, setup: CreateMatch | CreateTable, position_json: bytes | None
) -> tuple[dict[str, Any] | None, str, dict[str, Any]]:
    """The start of a match, the name of its rules, and its options. `position_json`: the position that `wanted.start` refers to.

    Raises ApiError 422: `bad_option`; `cannot_begin_here` also for another game, other options or another number of seats.
    """
    if setup.start is None or position_json is None:
        return None, game.ruleset, checked_options(game, setup.options, len(setup.seats))
    start = check_start(game, position_json, setup.start.k)
    position = start["position"]
    fits = position["game"] == game.id and position["players"] == len(setup.seats)
    if not fits or setup.options not in ({}, position["options"]):
        raise ApiError(422, "cannot_begin_here")
    return start, position["ruleset"], position["options"]


def checked_options(game: Any, requested: dict[str, Any], players: int) -> dict[str, Any]:
    """All options of a match. Raises ApiError 422 `bad_option`, also if they do not allow this number of players."""
    try:
        options: dict[str, Any] = game.check_options(requested)
        game.check_players(players, options)
    except BadOption as error:
        raise ApiError(422, "bad_option", reason=error.reason, **error.arguments) from None
    return options


def pause_seconds(settings: Settings, requested: float | Literal["done"] | None) -> float:
    """Return how many seconds bots wait while a choice can be undone."""
    if requested == "done":
        return FOR_EVER
    return settings.undo_grace_s if requested is None else requested


def match_row(
    id: str,
    device: int,
    deal: Mapping[str, Any],
    devices: Sequence[int | None],
    game: Any,
    now: int,
    zones: Sequence[str | None] = (),
    **settings: Any,
) -> MatchRow:
    """A new match. `device`: its creator; `devices`, `zones`: by chair, for people; `now`: Unix time in ms.

    settings: `pause`, `curtain`, and those that are not left at the default of `MatchRow`
    """
    chairs = deal["chairs"]
    check_shares(chairs)  # otherwise its own file would not verify
    seed = seed_of(deal)
    seats = []
    for seat, place in enumerate(seating_of(deal["order"], len(chairs), seed)):
        chair, zone = chairs[place], zones[place] if zones else None
        seats.append(SeatRow(seat, chair["kind"], chair["name"], chair["level"], devices[place], zone=zone))
    row = MatchRow(
        id=id,
        device=device,
        game=game.id,
        ruleset=deal["ruleset"],
        options=deal["options"],
        seed=seed,
        status=RUNNING,
        decisions=0,
        actors=[],
        ranking=None,
        created=now,
        updated=now,
        seats=tuple(seats),
        deal=dict(deal),
        **settings,
    )
    return row._replace(actors=list(initial_match(game, row).actors))


def _chairs(catalog: Catalog, setup: CreateMatch) -> list[dict[str, Any]]:
    """The chairs of a deal. The page's share belongs to its first person."""
    chairs: list[dict[str, Any]] = []
    names: list[str] = []
    share = setup.share
    for number, seat in enumerate(setup.seats):
        name = checked_name(seat.name, number, names, may_be_empty=isinstance(seat, Bot))
        names.append(name)
        if isinstance(seat, Person):
            chairs.append(deal_chair("person", name, share=share))
            share = None
        else:
            catalog.check_level(setup.game, seat.level)
            chairs.append(deal_chair("bot", name, seat.level))
    return chairs


def deal_chair(kind: SeatKind, name: str, level: str | None = None, pledge: str | None = None, share: str | None = None) -> dict[str, Any]:
    """A chair as recorded in a deal. A bot without a name is called by its level."""
    return {"kind": kind, "name": name or level or "", "level": level, "pledge": pledge, "share": share}
