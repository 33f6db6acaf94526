"""A third check of a fair deal: `python docs/check_deal.py FILE [SHOWN]`. It needs Python and nothing else.

SHOWN is what the table showed before the deal: the commitment, or the promise of the whole table.

It is written after docs/fair_deals.md alone and shares no code with Boardwright. It checks the links of a match file, the commitment, the
shares, the seed and the order of the seats, and deals once more what is dealt before the first choice. Whether the actions that follow are
legal it cannot say: it does not know the rules.

It ends with 0 where everything holds, with 1 where something does not, with 2 where there is no deal to check.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

HEADER = ["format", "game", "ruleset", "data", "players", "options", "seed", "position", "seats", "deal"]


def sha(content: list[Any]) -> str:
    """SHA-256 of a list as JSON: names sorted, no spaces, UTF-8."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


# -- the file --------------------------------------------------------------------------------------------------------------------


def faults(file: dict[str, Any], shown: str | None = None) -> Iterator[str]:
    """Everything that does not fit. `shown`: the commitment or the promise that a player saw before the deal."""
    odd = next(odd_fields(file), None)
    if odd is not None:
        yield f"{odd} is not of the form that docs/fair_deals.md describes"
        return
    deal = file["deal"]
    chairs = deal["chairs"]
    if shown is not None and shown not in (deal["commitment"], promise_of(deal)):
        yield "neither commitment nor promise is the one that was shown before the deal"
    position = file["position"]
    promised = [deal["scheme"], deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], len(chairs)]
    if sha(promised if position is None else [*promised, position]) != deal["commitment"]:
        yield "the commitment does not fit its key"
    yield from late_shares(chairs)
    if seed_of(deal) != file["seed"]:
        yield "the seed does not follow from the key and the shares"
    scheme = "boardwright deal 1" if position is None else "boardwright deal 2"
    if file["data"] is not None or deal["scheme"] != scheme or file["players"] != len(chairs):
        yield "the match did not start from this deal"
    if file["ruleset"] != deal["ruleset"] or sha([file["options"]]) != sha([deal["options"]]):
        yield "rules or options are called otherwise than in the deal: `boardwright verify` knows whether they mean the same"
    told, who = [[[sitting[name] for name in ("kind", "name", "level")] for sitting in those] for those in (file["seats"], chairs)]
    if told != [who[chair] for chair in seating(deal, file["seed"])]:
        yield "the seats are not those of the deal"
    yield from broken_links(file)


DEAL = {"scheme", "commitment", "key", "nonce", "ruleset", "options", "order", "chairs"}
CHAIR = {"kind", "name", "level", "pledge", "share"}


def odd_fields(file: dict[str, Any]) -> Iterator[str]:
    """The fields that hold something else than they may."""
    if set(file) != {*HEADER, "links", "actions", "end"} or file["format"] != "boardwright match 1":
        yield "the file"
    if type(file["players"]) is not int:
        yield "players"
    seats = file["seats"]
    if not isinstance(seats, list) or not all(isinstance(seat, dict) and {"kind", "name", "level"} <= set(seat) for seat in seats):
        yield "seats"
    deal = file["deal"]
    if not isinstance(deal, dict) or set(deal) != DEAL:
        yield "deal"
        return
    if deal["scheme"] not in ("boardwright deal 1", "boardwright deal 2"):
        yield "scheme"
    yield from (name for name in ("commitment", "key", "nonce") if not is_hash(deal[name]))
    if not isinstance(deal["ruleset"], str):
        yield "ruleset"
    if not isinstance(deal["options"], dict):
        yield "options"
    if deal["order"] not in ("listed", "drawn"):
        yield "order"
    if not isinstance(deal["chairs"], list) or not all(is_chair(chair) for chair in deal["chairs"]):
        yield "chairs"


def is_chair(chair: Any) -> bool:
    """Return whether this is a chair: who sits there, as text or null, and two hashes or null."""
    if not isinstance(chair, dict) or set(chair) != CHAIR:
        return False
    who = all(chair[name] is None or isinstance(chair[name], str) for name in ("kind", "name", "level"))
    return who and all(chair[name] is None or is_hash(chair[name]) for name in ("pledge", "share"))


def is_hash(value: Any) -> bool:
    """Return whether this is 64 lower-case hexadecimal digits."""
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def late_shares(chairs: list[dict[str, Any]]) -> Iterator[str]:
    """The shares that were perhaps chosen after others were seen."""
    pledges = [chair["pledge"] for chair in chairs if chair["pledge"] is not None]
    first_person = next((chair for chair in chairs if chair["kind"] == "person"), None)
    for number, chair in enumerate(chairs, 1):
        pledge, share = chair["pledge"], chair["share"]
        if chair["kind"] != "person" and (pledge is not None or share is not None):
            yield f"chair {number} has no player, but contributed to the deal"
        if pledges.count(pledge) > 1:
            yield f"chair {number} has the same pledge as another chair"
        if pledge is None and share is not None and (pledges or chair is not first_person):
            yield f"the share of chair {number} was not pledged"
        if pledge is not None and share is not None and sha(["boardwright share 1", share]) != pledge:
            yield f"the share of chair {number} is not the one that was pledged"


def promise_of(deal: dict[str, Any]) -> str:
    """Return what the table showed before the first share was given."""
    shown = [[chair[name] for name in ("kind", "name", "level", "pledge")] for chair in deal["chairs"]]
    return sha(["boardwright promise 1", deal["commitment"], deal["order"], shown])


def seed_of(deal: dict[str, Any]) -> str:
    """The seed that follows."""
    return sha(["boardwright seed 1", deal["commitment"], deal["key"], [chair["share"] for chair in deal["chairs"]]])


def seating(deal: dict[str, Any], seed: str) -> list[int]:
    """By seat its chair, from 0."""
    chairs = list(range(len(deal["chairs"])))
    return sorted(chairs, key=lambda chair: sha(["boardwright order 1", seed, chair])) if deal["order"] == "drawn" else chairs


def broken_links(file: dict[str, Any]) -> Iterator[str]:
    """The first link that does not fit."""
    link = ""
    for name in HEADER:
        link = sha([link, name, file[name]])[:32]
        if link != file["links"].get(name):
            yield f"the file was changed at {name}"
            return
    for number, action in enumerate(file["actions"]):
        link = sha([link, "action", [action["seat"], action["action"]]])[:32]
        if link != action["link"]:
            yield f"the file was changed at action {number}"
            return
    end = {"actions": len(file["actions"]), "state": file["end"]["state"]}
    if sha([link, "end", end])[:32] != file["end"]["link"] or file["end"]["actions"] != end["actions"]:
        yield "the file was changed at its end"


# -- chance ----------------------------------------------------------------------------------------------------------------------


class Stream:
    """The numbers that one purpose draws: ChaCha with 8 rounds."""

    def __init__(self, seed: str, number: int) -> None:
        key = bytes.fromhex(seed)
        self.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]
        self.number, self.counter, self.words = number, 0, [0][:0]

    def word(self) -> int:
        """The next 32 bits."""
        if not self.words:
            self.words = self.block()
            self.counter += 1
        return self.words.pop(0)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        product = self.word() * bound
        while product % 2**32 < 2**32 % bound:
            product = self.word() * bound
        return product >> 32

    def block(self) -> list[int]:
        """The next 16 words."""
        constants = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
        start = [*constants, *self.key, self.counter % 2**32, self.counter >> 32, self.number, 0]
        x = start.copy()
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                quarter(x, a, b, c, d)
            for a, b, c, d in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(x, a, b, c, d)
        return [(one + other) % 2**32 for one, other in zip(x, start)]


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    """ChaCha's quarter round."""
    for one, other, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[other]) % 2**32
        mixed = x[third] ^ x[one]
        x[third] = (mixed << turn | mixed >> 32 - turn) % 2**32


def take(stream: Stream, left: list[int]) -> int:
    """Any of what is left; the last one moves into its place."""
    at = stream.below(len(left))
    taken, last = left[at], left.pop()
    if at < len(left):
        left[at] = last
    return taken


def take_kind(stream: Stream, counts: list[int]) -> int:
    """Any of things that are only counted by kind: its kind."""
    at = stream.below(sum(counts))
    for kind, count in enumerate(counts):
        if at < count:
            counts[kind] -= 1
            return kind
        at -= count
    raise AssertionError


# -- what is dealt before the first choice ---------------------------------------------------------------------------------------


def game_of_trains(file: dict[str, Any]) -> dict[str, Any]:
    """The first seat, the trains, the setup cards."""
    players, pile = file["players"], list(range(1, 85))
    first, stream = Stream(file["seed"], 0).below(players), Stream(file["seed"], 1)
    trains = [sorted((take(stream, pile) for _ in range(7)), reverse=True) for _ in range(players)]
    hands: list[list[int]] = [[]] * players
    for k in range(players):
        hands[(first + k) % players] = sorted(take(stream, pile) for _ in range(k + 1))
    return {"first": first, "trains": trains, "hands": hands}


COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"]


def ticket_to_ride_europe(file: dict[str, Any]) -> dict[str, Any]:
    """The first seat, the hands, the tickets (by number), and the open cards, unless three locomotives lie there."""
    players, deck = file["players"], [12] * 8 + [14]
    cards, tickets = Stream(file["seed"], 1), Stream(file["seed"], 2)
    hands = [sorted(COLOURS[take_kind(cards, deck)] for _ in range(4)) for _ in range(players)]
    row: list[str] | None = [COLOURS[take_kind(cards, deck)] for _ in range(5)]
    if row and row.count("locomotive") > 2:
        row = None
    long, short = list(range(1, 7)), list(range(7, 47))
    offers = [sorted([take(tickets, long), *(take(tickets, short) for _ in range(3))]) for _ in range(players)]
    return {"first": Stream(file["seed"], 0).below(players), "hands": hands, "row": row, "tickets": offers}


def russian_railroads(file: dict[str, Any]) -> dict[str, Any]:
    """The turn order."""
    order, stream = [], Stream(file["seed"], 0)
    for seat in range(file["players"]):
        other = stream.below(seat + 1)
        order.append(seat)
        order[seat], order[other] = order[other], seat
    return {"order": order}


TOKENS = ["industry", "culture", "finance", "politics", "ship_or_draw", "occupy_or_draw", "attack", "payment"]


def endeavor(file: dict[str, Any]) -> dict[str, Any]:
    """Return who has the crown, and the tokens: on the cities, on the links between them, on the shipping tracks."""
    counts, stream = [17, 20, 17, 25, 6, 6, 2, 2], Stream(file["seed"], 1)
    tokens = [TOKENS[take_kind(stream, counts)] for _ in range(sum(counts))]
    return {"crown": Stream(file["seed"], 0).below(file["players"]), "tokens": tokens}


DEALS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "game_of_trains": game_of_trains,
    "ticket_to_ride_europe": ticket_to_ride_europe,
    "russian_railroads": russian_railroads,
    "endeavor": endeavor,
}


def main(path: str, shown: str | None = None) -> int:
    """Say what holds. Returns the exit code."""
    try:
        file = json.loads(Path(path).read_text("utf-8-sig"))
        if "deal" not in file:
            print("There is no fair deal in this file.")
            return 2
        found = list(faults(file, shown))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        print(f"This is no match file with a fair deal: {error!r}")
        return 2
    for fault in found:
        print(f"✗ {fault}")
    if found:
        return 1
    print(f"✓ commitment, shares, seed and seats hold: {file['deal']['commitment']}")
    if shown is None:
        print("  Nothing was compared with what the table showed before the deal.")
    elif shown == file["deal"]["commitment"]:
        print("  The pledges were not compared with what the table showed: the promise would.")
    if file["position"] is not None:
        print("✓ the match begins with the position that was promised; what is drawn later comes from this seed")
    elif file["game"] in DEALS:
        print("✓ dealt from this seed before the first choice:")
        for name, value in DEALS[file["game"]](file).items():
            print(f"  {name}: {value}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: check_deal.py FILE [SHOWN]")
    sys.exit(main(*sys.argv[1:]))
