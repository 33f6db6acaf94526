"""Moves matches between a device and this server, in either direction.

The match file is moved, and the settings of the match. These functions block.
"""

import json
from collections.abc import Sequence
from typing import Any, Literal

from boardwright.core.errors import BoardwrightError
from boardwright.server.competitions.changes import waits_for
from boardwright.server.errors import ApiError, not_found
from boardwright.server.lobby.new_match import check_room, pause_seconds
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.play.initial_position import LARGEST, initial_match
from boardwright.server.play.log_replay import play_choices, replay_log
from boardwright.server.play.undo_grace import FOR_EVER
from boardwright.server.protocol.carried import CarriedSettings
from boardwright.server.protocol.display_names import checked_name
from boardwright.server.replay.archive import file_of
from boardwright.server.store import ACT, OVER, RUNNING, MatchRow, Row, SeatRow
from boardwright.server.tokens import new_id


def carry_here(lobby: LobbyServices, device: int, data: bytes, settings: CarriedSettings) -> MatchRow:
    """Continue the match of a file whose chain has been checked; all its people are at this device.

    Raises ApiError as `check_room`; 409 `match_is_over`; 422 `cannot_carry`, `no_such_level`, `bad_name`, `same_name`.
    """
    file = json.loads(data)
    game = lobby.catalog.load(file["game"])
    seats = _seats(lobby, device, file, settings.stand_ins)
    check_room(lobby, device, all(seat.kind == "bot" for seat in seats))
    if file["data"] != game.replaced_data or len(json.dumps(file["position"])) > LARGEST:
        raise ApiError(422, "cannot_carry")
    now = lobby.clock.now()
    row = MatchRow(
        id=new_id(),
        device=device,
        game=game.id,
        ruleset=file["ruleset"],
        options=file["options"],
        seed=bytes.fromhex(file["seed"]),
        pause=pause_seconds(lobby.settings, settings.pause),
        curtain=settings.curtain,
        status=RUNNING,
        decisions=len(file["actions"]),
        actors=[],
        ranking=None,
        created=now,
        updated=now,
        seats=seats,
        deal=file.get("deal"),
        start=None if file["position"] is None else {"position": file["position"], "k": settings.k or 0},
    )
    choices = [(action["seat"], action["action"]) for action in file["actions"]]
    try:
        match = initial_match(game, row)
    except BoardwrightError as error:
        raise ApiError(422, "cannot_carry") from error
    play_choices(match, choices)
    if match.over:
        raise ApiError(409, "match_is_over")
    row = row._replace(options=dict(match.options), actors=list(match.actors))
    lobby.store.add_match(row, [Row(n, ACT, seat, action, None) for n, (seat, action) in enumerate(choices)])
    return row


def carry_away(lobby: LobbyServices, device: int, id: str) -> bytes:
    """Close a running match that is played at this device alone, and return its file. Called again, it returns the same.

    Raises ApiError: 403 `not_your_match`, 409 `match_is_over`, 422 `cannot_carry`.
    """
    row = _own(lobby, device, id)
    lobby.store.close_match(id)  # a choice made at the same moment is refused, or is in the file
    match_and_log = lobby.store.match_with_rows(id, 0)
    if match_and_log is None:
        raise not_found("match")
    return file_of(replay_log(lobby.catalog.load(row.game), *match_and_log), row)


def settings_of(lobby: LobbyServices, device: int, id: str) -> CarriedSettings:
    """The settings of a running match that may be moved. Raises ApiError as `carry_away`."""
    row = _own(lobby, device, id)
    pause: float | Literal["done"] = "done" if row.pause == FOR_EVER else row.pause
    k = None if row.start is None else row.start["k"]
    return CarriedSettings(pause, row.curtain, [seat.stand_in for seat in row.seats], k)


def _own(lobby: LobbyServices, device: int, id: str) -> MatchRow:
    """A running match that is played at this device alone. Raises ApiError as `carry_away`."""
    row = lobby.store.match(id)
    if row is None:
        raise not_found("match")
    if row.device != device or any(seat.kind == "person" and seat.device != device for seat in row.seats):
        raise ApiError(403, "not_your_match")
    if row.status == OVER:
        raise ApiError(409, "match_is_over")
    if row.rated or waits_for(lobby.competitions, id):
        raise ApiError(422, "cannot_carry")
    return row


def _seats(lobby: LobbyServices, device: int, file: dict[str, Any], stand_ins: Sequence[str | None]) -> tuple[SeatRow, ...]:
    """The seats of a file, its people at this device. A file may leave out who played: then they are people."""
    seats: list[SeatRow] = []
    names: list[str] = []
    for number, file_seat in enumerate(file["seats"] or [{}] * file["players"]):
        level = file_seat.get("level")
        is_bot = file_seat.get("kind") == "bot"
        if is_bot:
            lobby.catalog.check_level(file["game"], level or "")
        name = file_seat.get("name") or None
        if is_bot and name in (level, None):  # a bot without a name is called by its level
            name = ""
        names.append(checked_name(name, number, names, may_be_empty=is_bot))
        if is_bot:
            seats.append(SeatRow(number, "bot", names[-1] or level or "", level, None))
        else:
            stand_in = stand_ins[number] if number < len(stand_ins) else None
            if stand_in is not None:
                lobby.catalog.check_level(file["game"], stand_in)
            seats.append(SeatRow(number, "person", names[-1], None, device, stand_in))
    return tuple(seats)
