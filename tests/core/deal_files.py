"""Match files with fair deals, and forgeries of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import boardwright as bw
from boardwright.core.domain import deal as deals, record
from boardwright.core.domain.match import Match


def make_chair(number: int, pledged: bool = True, given: bool = True, kind: str = "person") -> dict[str, Any]:
    share = deals.digest("a share", number)
    return {
        "kind": kind,
        "name": f"P{number} ž",
        "level": None,
        "pledge": deals.pledge_of(share) if pledged else None,
        "share": share if given else None,
    }


def make_chairs(players: int) -> list[dict[str, Any]]:
    """Return chairs: two people who gave what they had pledged, one whose share never came, and bots."""
    return [make_chair(number, given=number < 2) if number < 3 else make_chair(number, False, False, "bot") for number in range(players)]


def make_deal_file(
    name: str = "game_of_trains",
    key: int = 1,
    players: int = 3,
    order: Any = "drawn",
    decisions: int = 4,
    before: int | None = None,
    chairs: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """Return the file of a fairly dealt match in progress. `before`: it starts at the position after that many decisions of another match.
    `chairs`: instead of those of `table`."""
    game = bw.load(name)
    options = game.check_options(None)
    position = None if before is None else bw.replay(make_deal_file(name, key, players, decisions=before)).position()
    chairs = chairs or make_chairs(players)
    made = deals.make_deal(bytes([key]) * 32, bytes([key, 0]) * 16, name, game.ruleset, options, order, chairs, position)
    seed = deals.seed_of(made)
    match = Match.start(game, players, seed, options) if position is None else Match.from_position(game, position, seed)
    for _ in range(decisions):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    seats = [{name: chairs[place][name] for name in deals.SITTER_FIELDS} for place in deals.seating_of(order, players, seed)]
    return json.loads(json.dumps(match.record(seats, made)))  # type: ignore[no-any-return]


def relink(file: dict[str, Any]) -> dict[str, Any]:
    """Recompute the links of a file in place, as a forger would; return the file."""
    link, file["links"] = "", {}
    for name in record.header_of(file):
        link = file["links"][name] = record.link_of(link, name, file[name])
    for action in file["actions"]:
        link = action["link"] = record.link_of(link, "action", [action["seat"], action["action"]])
    file["end"]["link"] = record.link_of(link, "end", {name: file["end"][name] for name in ("actions", "state")})
    return file


PLEDGED = {name: make_chair(0)[name] for name in ("pledge", "share")}

# For each forgery: the change, the reason that `verify` gives, and the beginning of the fault that the independent checker reports.
FORGERIES: dict[str, tuple[Callable[[dict[str, Any]], Any], str, str]] = {
    "key": (lambda file: file["deal"].update(key="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "nonce": (lambda file: file["deal"].update(nonce="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "commitment": (lambda file: file["deal"].update(commitment="00" * 32), "deal_commitment", "the commitment does not fit its key"),
    "ruleset": (lambda file: file["deal"].update(ruleset="1+0000000000000000"), "deal_commitment", "the commitment does not fit its key"),
    "options": (lambda file: file["deal"]["options"].update(turn_cap=5), "deal_commitment", "the commitment does not fit its key"),
    "share": (lambda file: file["deal"]["chairs"][0].update(share="00" * 32), "deal_share", "the share of chair 1 is not"),
    "share left out": (lambda file: file["deal"]["chairs"][0].update(share=None), "deal_seed", "the seed does not follow"),
    "share put in": (lambda file: file["deal"]["chairs"][2].update(share="00" * 32), "deal_share", "the share of chair 3 is not"),
    "pledge left out": (lambda file: file["deal"]["chairs"][1].update(pledge=None), "deal_unpledged", "the share of chair 2 was not"),
    "pledge of another": (lambda file: file["deal"]["chairs"][1].update(PLEDGED), "deal_copied", "chair 1 has the same pledge as another"),
    "share of a bot": (lambda file: file["deal"]["chairs"][1].update(kind="bot"), "deal_bot", "chair 2 has no player"),
    "seed": (lambda file: file.update(seed="00" * 32), "deal_seed", "the seed does not follow"),
    "names": (lambda file: file["seats"].reverse(), "deal_seats", "the seats are not those"),
    "order": (lambda file: file["deal"].update(order="listed"), "deal_seats", "the seats are not those"),
}


def forge_by_host(tries: int = 20) -> dict[str, Any]:
    """Return the file of a server whose host chose the cards.

    The server waits for the pledged shares, then tries shares for the bot's chair until the bot begins. Key, commitment, pledges, seed,
    seats, links and actions are consistent.
    """
    honest = [make_chair(0), make_chair(1)]
    for number in range(tries):
        bot = {**make_chair(2, False, False, "bot"), "share": deals.digest("a try", number)}
        file = make_deal_file("ticket_to_ride_europe", decisions=0, order="listed", chairs=[*honest, bot])
        dealt = bw.load(file["game"]).new_match(players=3, seed=bytes.fromhex(file["seed"]))
        if dealt.position()["first"] == 2:
            return file
    raise AssertionError("no try was lucky")
