"""Match files with fair deals, and lies in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import boardwright as bw
from boardwright.core.domain import deal as deals, record
from boardwright.core.domain.match import Match


def chair(number: int, pledged: bool = True, given: bool = True) -> dict[str, Any]:
    share = deals.digest("a share", number)
    return {
        "kind": "person",
        "name": f"P{number} ž",
        "level": None,
        "pledge": deals.pledge_of(share) if pledged else None,
        "share": share if given else None,
    }


def file_of(
    name: str = "game_of_trains", key: int = 1, players: int = 3, order: Any = "drawn", decisions: int = 4, before: int | None = None
) -> dict[str, Any]:
    """A match that was dealt fairly and has begun, as a file. `before`: with the position after so many decisions of another match."""
    game = bw.load(name)
    options = game.check_options(None)
    position = None if before is None else bw.replay(file_of(name, key, players, decisions=before)).position()
    chairs = [chair(number, pledged=number != 1, given=number != 2) for number in range(players)]
    made = deals.make_deal(bytes([key]) * 32, bytes([key, 0]) * 16, name, game.ruleset, options, order, chairs, position)
    seed = deals.seed_of(made)
    match = Match.start(game, players, seed, options) if position is None else Match.from_position(game, position, seed)
    for _ in range(decisions):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    seats = [{name: chairs[place][name] for name in deals.WHO} for place in deals.seating_of(order, players, seed)]
    return json.loads(json.dumps(match.record(seats, made)))  # type: ignore[no-any-return]


def relinked(file: dict[str, Any]) -> dict[str, Any]:
    """The file with links that fit, as a forger makes them."""
    link, file["links"] = "", {}
    for name in record.header_of(file):
        link = file["links"][name] = record.link_of(link, name, file[name])
    for action in file["actions"]:
        link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
    file["end"]["link"] = record.link_of(link, "end", {name: file["end"][name] for name in ("actions", "state")})
    return file


# What is changed, and what both say of it.
LIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str, str]] = {
    "key": (lambda file: file["deal"].update(key="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "nonce": (lambda file: file["deal"].update(nonce="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "commitment": (lambda file: file["deal"].update(commitment="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "ruleset": (lambda file: file["deal"].update(ruleset="1+0000000000000000"), "deal_commitment", "the commitment does not fit its key"),
    "options": (lambda file: file["deal"]["options"].update(turn_cap=5), "deal_commitment", "the commitment does not fit its key"),
    "share": (lambda file: file["deal"]["chairs"][0].update(share="00" * 32), "deal_share", "the share of chair 1 is not"),
    "share left out": (lambda file: file["deal"]["chairs"][0].update(share=None), "deal_seed", "the seed does not follow"),
    "share put in": (lambda file: file["deal"]["chairs"][1].update(share="00" * 32), "deal_seed", "the seed does not follow"),
    "seed": (lambda file: file.update(seed="00" * 32), "deal_seed", "the seed does not follow"),
    "names": (lambda file: file["seats"].reverse(), "deal_seats", "the seats are not those"),
    "order": (lambda file: file["deal"].update(order="listed"), "deal_seats", "the seats are not those"),
}
