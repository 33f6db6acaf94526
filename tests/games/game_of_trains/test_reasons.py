"""Reasons for actions are facts about them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.conftest import repetitions
from tests.games.claims import Claim, check_claims
from tests.games.game_of_trains.helpers import DECK, REMOVES


def longest_rise(train: Any) -> int:
    """Return the most wagons of a train that rise, of all selections."""
    wagons = list(map(int, train))
    return max(n for n in range(1, 8) for some in combinations(wagons, n) if list(some) == sorted(some))


def own_train(claim: Claim) -> list[int]:
    return list(map(int, claim.known.train[claim.seat]))


def train_with_card(claim: Claim) -> list[int]:
    train = own_train(claim)
    train[claim.action.args["position"] - 1] = int(claim.known.hand[claim.seat, 0])
    return train


def fits(train: list[int], place: int) -> bool:
    around = train[max(0, place - 1) : place + 2]
    return around == sorted(around)


def matches_after(claim: Claim) -> list[Any]:
    """Return the match after the action and after each choice of a wagon that the action asks for."""
    match = claim.after()
    if match.over or list(match.actors) != [claim.seat]:
        return [match]
    matches = []
    for action in match.legal(claim.seat):
        matches.append(match.copy())
        matches[-1].play(claim.seat, action.id)
    return matches


def check_rises(claim: Claim) -> bool:
    after = claim.after()
    new_train = after.hidden(claim.seat).train[claim.seat]
    before, rise = longest_rise(own_train(claim)), longest_rise(new_train)
    return (before, rise) == (claim.args["before"], claim.args["after"]) and rise > before


def check_can_rise(claim: Claim) -> bool:
    best = max(longest_rise(match.hidden(claim.seat).train[claim.seat]) for match in matches_after(claim))
    return (longest_rise(own_train(claim)), best) == (claim.args["before"], claim.args["after"])


def check_may_fit(claim: Claim) -> bool:
    known, before = claim.known, longest_rise(own_train(claim))
    seen = {int(card) for name in ("train", "lock", "hand", "refused", "row", "discard") for card in getattr(known, name).flat}
    unseen = DECK - seen
    better = [c for c in unseen if any(longest_rise([*own_train(claim)[:i], c, *own_train(claim)[i + 1 :]]) > before for i in range(7))]
    return (len(better), len(unseen)) == (claim.args["count"], claim.args["total"]) and known.draw_count > 0


def check_denies(claim: Claim) -> bool:
    rival = claim.args["seat"]
    train = list(map(int, claim.known.train[rival]))
    swaps = {"swap_adjacent": 1, "swap_skip_one": 2}
    rivals_win = []
    for i in range(7):
        changed = list(train)
        to = i + (swaps.get(claim.args["ability"]) or (2 if claim.args["ability"] == "move_right_2" else -2))
        if not 0 <= to < 7:
            continue
        if claim.args["ability"] in swaps:
            changed[i], changed[to] = changed[to], changed[i]
        else:
            changed.insert(to, changed.pop(i))
        rivals_win.append(changed == sorted(changed))
    return rival != claim.seat and any(rivals_win)


def check_takes_fitting(claim: Claim) -> bool:
    rival, place = claim.args["seat"], claim.args["position"] - 1
    train = list(map(int, claim.known.train[rival]))
    return claim.known.lock[rival, place] == 0 and fits(train, place) and REMOVES[claim.action.args["ability"]] == place + 1


CHECKS = {
    "wins": lambda claim: claim.after().over and list(claim.after().result.ranking[0]) == [claim.seat],
    "can_win": lambda claim: any(each.over and list(each.result.ranking[0]) == [claim.seat] for each in matches_after(claim)),
    "denies": check_denies,
    "rises": check_rises,
    "can_rise": check_can_rise,
    "rearranges": lambda claim: longest_rise(claim.after().hidden(claim.seat).train[claim.seat]) == claim.args["after"],
    "fits_between": lambda claim: fits(train_with_card(claim), claim.action.args["position"] - 1),
    "fits_first": lambda claim: train_with_card(claim)[0] == claim.args["card"] < train_with_card(claim)[1] == claim.args["high"],
    "fits_last": lambda claim: claim.args["low"] == train_with_card(claim)[5] < train_with_card(claim)[6] == claim.args["card"],
    "pairs": lambda claim: any(event.kind == "paired" for event in claim.after().events(claim.seat)[-3:]),
    "takes_fitting": check_takes_fitting,
    "renews": lambda claim: REMOVES[claim.action.args["ability"]] == claim.args["position"],
    "shields": lambda claim: fits(own_train(claim), claim.args["position"] - 1) and claim.args["position"] in REMOVES.values(),
    "locks": lambda claim: "protect" in str(claim.action),
    "may_fit": check_may_fit,
    "belongs": lambda claim: 12 * (claim.args["position"] - 1) < claim.args["card"] <= 12 * claim.args["position"],
    "draws": lambda claim: claim.action.kind == "draw",
    "uses": lambda claim: claim.action.kind == "use",
    "replaces": lambda claim: claim.action.args["position"] == claim.args["position"],
}


def test_reasons_are_true() -> None:
    seen = check_claims("game_of_trains", CHECKS, matches=repetitions(3, proving=60, short=3), every=repetitions(3, proving=2, short=3))
    assert len(seen) >= 12
