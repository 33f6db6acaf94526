"""Fair deals: the seed of a match follows from a key that was committed to in advance and from what each player's page contributed.

`docs/fair_deals.md` describes every byte. A deal is plain data, as stored in a match file:

    scheme      SCHEME, or SCHEME_OF_POSITION for a match that starts from a position
    commitment  64 hexadecimal digits, shown before any page contributes
    key, nonce  64 hexadecimal digits each, secret until the end
    ruleset     the name of the rules when the key was drawn
    options     all of them, by name
    order       of the seats: `listed`, in the order of the chairs, or `drawn`
    chairs      for each: kind, name, level, pledge, share
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from boardwright.core.errors import BrokenRecord, quoted, short

SCHEME = "boardwright deal 1"
SCHEME_OF_POSITION = "boardwright deal 2"
FIELDS = ("scheme", "commitment", "key", "nonce", "ruleset", "options", "order", "chairs")
CHAIR = ("kind", "name", "level", "pledge", "share")
SITTER_FIELDS = ("kind", "name", "level")
"""The fields that describe who sits in a chair, and in a seat of the match file."""

DIGITS = re.compile("[0-9a-f]{64}")
Order = Literal["listed", "drawn"]


def digest(*content: Any) -> str:
    """SHA-256 of a list, serialised as JSON like the links of a match file; 64 hexadecimal digits."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def commitment_of(
    key: str,
    nonce: str,
    game: str,
    ruleset: str,
    options: Mapping[str, Any],
    players: int,
    position: Mapping[str, Any] | None = None,
) -> str:
    """The commitment shown before the deal. It reveals nothing about the key, and no other key fits it.

    `position`: where the match starts, so that it cannot be chosen to suit the draws to come; None: the game's setup.
    """
    if position is None:
        return digest(SCHEME, key, nonce, game, ruleset, options, players)
    return digest(SCHEME_OF_POSITION, key, nonce, game, ruleset, options, players, position)


def pledge_of(share: str) -> str:
    """Return what a page sends before its share, so that no page can choose its share after seeing others."""
    return digest("boardwright share 1", share)


def promise_of(deal: Mapping[str, Any]) -> str:
    """A digest of what everyone at the table was shown before the first share: the commitment, the order, and the player and pledge of each
    chair. A player who kept it can prove that nothing was chosen afterwards."""
    shown = [[chair[name] for name in (*SITTER_FIELDS, "pledge")] for chair in deal["chairs"]]
    return digest("boardwright promise 1", deal["commitment"], deal["order"], shown)


def make_deal(
    key: bytes,
    nonce: bytes,
    game: str,
    ruleset: str,
    options: Mapping[str, Any],
    order: Order,
    chairs: Sequence[Mapping[str, Any]],
    position: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The deal of a match. `chairs`: as described above; `position`: where the match starts (None: the game's setup)."""
    return {
        "scheme": SCHEME if position is None else SCHEME_OF_POSITION,
        "commitment": commitment_of(key.hex(), nonce.hex(), game, ruleset, options, len(chairs), position),
        "key": key.hex(),
        "nonce": nonce.hex(),
        "ruleset": ruleset,
        "options": dict(options),
        "order": order,
        "chairs": [{name: chair[name] for name in CHAIR} for chair in chairs],
    }


def seed_of(deal: Mapping[str, Any]) -> bytes:
    """The seed of the match: 32 bytes. It depends only on what was promised before the first share was seen."""
    shares = [chair["share"] for chair in deal["chairs"]]
    return bytes.fromhex(digest("boardwright seed 1", deal["commitment"], deal["key"], shares))


def seating_of(order: Order, chairs: int, seed: bytes) -> list[int]:
    """The chair that each seat of the match gets: in listed order, or drawn by the seed."""
    if order == "listed":
        return list(range(chairs))
    return sorted(range(chairs), key=lambda chair: digest("boardwright order 1", seed.hex(), chair))


def added(chair: Mapping[str, Any]) -> Literal["pledged", "given", "missing"] | None:
    """Return what a chair contributed: a share pledged in advance, an unpledged share, a pledge whose share never came, or nothing."""
    if chair["share"] is not None:
        return "given" if chair["pledge"] is None else "pledged"
    return None if chair["pledge"] is None else "missing"


def check_form(deal: Any) -> None:
    """Check that the data have the form of a deal. Raises BrokenRecord."""
    _require(isinstance(deal, dict) and set(deal) == set(FIELDS), deal, ", ".join(FIELDS))
    _require(deal["scheme"] in (SCHEME, SCHEME_OF_POSITION), deal["scheme"], f"{SCHEME}, {SCHEME_OF_POSITION}")
    for name in ("commitment", "key", "nonce"):
        _require(_is_digits(deal[name]), deal[name], f"{name}: 64 × 0–9, a–f")
    _require(isinstance(deal["ruleset"], str), deal["ruleset"], 'ruleset: "…"')
    _require(isinstance(deal["options"], dict), deal["options"], "options: {…}")
    _require(deal["order"] in ("listed", "drawn"), deal["order"], "order: listed, drawn")
    _require(isinstance(deal["chairs"], list), deal["chairs"], "chairs: […]")
    for chair in deal["chairs"]:
        _require(isinstance(chair, dict) and set(chair) == set(CHAIR), chair, ", ".join(CHAIR))
        _require(all(isinstance(chair[name], str | None) for name in SITTER_FIELDS), chair, ", ".join(SITTER_FIELDS) + ': "…", null')
        _require(all(chair[name] is None or _is_digits(chair[name]) for name in ("pledge", "share")), chair, "pledge, share: 64 × 0–9, a–f")


def check_deal(file: Mapping[str, Any]) -> None:
    """Check that the deal of a match file is consistent and leads to its header. Raises BrokenRecord, which says what does not fit.

    Its rules and options are checked by `replay`, which knows the game.
    """
    deal, seats, position = file["deal"], file["seats"], file["position"]
    check_form(deal)
    chairs = deal["chairs"]
    if (deal["scheme"] == SCHEME) != (position is None):
        raise BrokenRecord("deal", "the match did not start from this deal", "deal_differs")
    promised = commitment_of(deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], len(chairs), position)
    if deal["commitment"] != promised:
        reason = "the commitment does not match key, nonce, rules, options, number of chairs and position"
        raise BrokenRecord("deal", reason, "deal_commitment")
    check_shares(chairs)
    seed = seed_of(deal)
    if file["seed"] != seed.hex():
        raise BrokenRecord("deal", "the seed of the match does not follow from the key and the shares", "deal_seed")
    if type(file["players"]) is not int or file["players"] != len(chairs) or file["data"] is not None:
        raise BrokenRecord("deal", "the match did not start from this deal", "deal_differs")
    seating = seating_of(deal["order"], len(chairs), seed)
    if not isinstance(seats, list) or [_sitter_of(seat) for seat in seats] != [_sitter_of(chairs[chair]) for chair in seating]:
        raise BrokenRecord("deal", "the seats are not those of the deal", "deal_seats")


def check_shares(chairs: Sequence[Mapping[str, Any]]) -> None:
    """Check that every share was fixed before another one was seen. Raises BrokenRecord.

    Bots contribute nothing. If any chair has a pledge, each share must be pledged, and no two pledges may be equal. If none has, only the
    first person may have given a share, in the same step as the deal.
    """
    pledges = [chair["pledge"] for chair in chairs]
    persons = [number for number, chair in enumerate(chairs) if chair["kind"] == "person"]
    for number, (chair, pledge) in enumerate(zip(chairs, pledges)):
        name = f"chair {number + 1}"
        if added(chair) is not None and number not in persons:
            raise BrokenRecord("deal", f"{name} has no player, but contributed to the deal", "deal_bot", chair=number + 1)
        if pledge is not None and pledges.index(pledge) != number:
            raise BrokenRecord("deal", f"{name} has the same pledge as another chair", "deal_copied", chair=number + 1)
        if added(chair) == "given" and (any(pledges) or number != persons[0]):
            raise BrokenRecord("deal", f"{name} gave a share without a pledge", "deal_unpledged", chair=number + 1)
        if added(chair) == "pledged" and pledge != pledge_of(chair["share"]):
            raise BrokenRecord("deal", f"the share of {name} does not match its pledge", "deal_share", chair=number + 1)


def _sitter_of(sitting: Any) -> Any:
    """The fields of WHO that are present: a missing name is not the same as null."""
    return [sitting[name] for name in SITTER_FIELDS] if isinstance(sitting, dict) and set(SITTER_FIELDS) <= set(sitting) else None


def _is_digits(value: Any) -> bool:
    return isinstance(value, str) and DIGITS.fullmatch(value) is not None


def _require(fits: bool, value: Any, expected: str) -> None:
    if not fits:
        raise BrokenRecord("deal", f"has {quoted(short(value))}, expected {expected}", "shape", expected=expected)
