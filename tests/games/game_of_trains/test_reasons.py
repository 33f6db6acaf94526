"""Reasons for actions are facts about them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.conftest import many
from tests.games.claims import Claim, check_claims
from tests.games.game_of_trains.helpers import DECK, REMOVES


def rise(train: Any) -> int:
    """The most wagons that rise, of all selections."""
    wagons = list(map(int, train))
    return max(n for n in range(1, 8) for some in combinations(wagons, n) if list(some) == sorted(some))


def own(claim: Claim) -> list[int]:
    return list(map(int, claim.known.train[claim.seat]))


def with_card(claim: Claim) -> list[int]:
    train = own(claim)
    train[claim.action.args["position"] - 1] = int(claim.known.hand[claim.seat, 0])
    return train


def fits(train: list[int], place: int) -> bool:
    around = train[max(0, place - 1) : place + 2]
    return around == sorted(around)


def after_each(claim: Claim) -> list[Any]:
    """The match after the action and each choice of a wagon that it asks for."""
    begun = claim.after()
    if begun.over or list(begun.actors) != [claim.seat]:
        return [begun]
    ends = []
    for action in begun.legal(claim.seat):
        ends.append(begun.copy())
        ends[-1].play(claim.seat, action.id)
    return ends


def rises(claim: Claim) -> bool:
    after = claim.after()
    train = after.hidden(claim.seat).train[claim.seat]
    return (rise(own(claim)), rise(train)) == (claim.args["before"], claim.args["after"]) and rise(train) > rise(own(claim))


def can_rise(claim: Claim) -> bool:
    best = max(rise(each.hidden(claim.seat).train[claim.seat]) for each in after_each(claim))
    return (rise(own(claim)), best) == (claim.args["before"], claim.args["after"])


def may_fit(claim: Claim) -> bool:
    known, before = claim.known, rise(own(claim))
    seen = {int(card) for name in ("train", "lock", "hand", "refused", "row", "discard") for card in getattr(known, name).flat}
    unseen = DECK - seen
    better = [c for c in unseen if any(rise([*own(claim)[:i], c, *own(claim)[i + 1 :]]) > before for i in range(7))]
    return (len(better), len(unseen)) == (claim.args["count"], claim.args["total"]) and known.draw_count > 0


def denies(claim: Claim) -> bool:
    rival = claim.args["seat"]
    train = list(map(int, claim.known.train[rival]))
    swaps = {"swap_adjacent": 1, "swap_skip_one": 2}
    found = []
    for i in range(7):
        other = list(train)
        to = i + (swaps.get(claim.args["ability"]) or (2 if claim.args["ability"] == "move_right_2" else -2))
        if not 0 <= to < 7:
            continue
        if claim.args["ability"] in swaps:
            other[i], other[to] = other[to], other[i]
        else:
            other.insert(to, other.pop(i))
        found.append(other == sorted(other))
    return rival != claim.seat and any(found)


def takes_fitting(claim: Claim) -> bool:
    rival, place = claim.args["seat"], claim.args["position"] - 1
    train = list(map(int, claim.known.train[rival]))
    return claim.known.lock[rival, place] == 0 and fits(train, place) and REMOVES[claim.action.args["ability"]] == place + 1


CHECKS = {
    "wins": lambda claim: claim.after().over and list(claim.after().result.ranking[0]) == [claim.seat],
    "can_win": lambda claim: any(each.over and list(each.result.ranking[0]) == [claim.seat] for each in after_each(claim)),
    "denies": denies,
    "rises": rises,
    "can_rise": can_rise,
    "rearranges": lambda claim: rise(claim.after().hidden(claim.seat).train[claim.seat]) == claim.args["after"],
    "fits_between": lambda claim: fits(with_card(claim), claim.action.args["position"] - 1),
    "fits_first": lambda claim: with_card(claim)[0] == claim.args["card"] < with_card(claim)[1] == claim.args["high"],
    "fits_last": lambda claim: claim.args["low"] == with_card(claim)[5] < with_card(claim)[6] == claim.args["card"],
    "pairs": lambda claim: any(event.kind == "paired" for event in claim.after().events(claim.seat)[-3:]),
    "takes_fitting": takes_fitting,
    "renews": lambda claim: REMOVES[claim.action.args["ability"]] == claim.args["position"],
    "shields": lambda claim: fits(own(claim), claim.args["position"] - 1) and claim.args["position"] in REMOVES.values(),
    "locks": lambda claim: "protect" in str(claim.action),
    "may_fit": may_fit,
    "belongs": lambda claim: 12 * (claim.args["position"] - 1) < claim.args["card"] <= 12 * claim.args["position"],
    "draws": lambda claim: claim.action.kind == "draw",
    "uses": lambda claim: claim.action.kind == "use",
    "replaces": lambda claim: claim.action.args["position"] == claim.args["position"],
}


def test_reasons_are_true() -> None:
    seen = check_claims("game_of_trains", CHECKS, matches=many(3, proving=60, short=3), every=many(3, proving=2, short=3))
    assert len(seen) >= 12
