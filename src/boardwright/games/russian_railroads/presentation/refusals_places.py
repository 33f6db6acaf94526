"""Why a space or an engineer cannot be occupied."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.russian_railroads.components import BOTTOM, FIRST, FIRST_ENGINEER, HIRING, LAST_ROUND, REPEAT, SECOND
from boardwright.games.russian_railroads.presentation.missing import missing
from boardwright.games.russian_railroads.rules.places import (
    can_occupy,
    can_reuse,
    costs_one_worker,
    effect_of,
    has_black,
    is_free,
    is_own_engineer,
    is_there,
    plain_workers,
)


def why_not_occupy(tables: Any, state: Any, seat: int, place: int, reuse: bool) -> Refusal | None:
    """The reason, or None if the place may be occupied: in a turn, or by the claim worker."""
    if (can_reuse if reuse else can_occupy)(tables, state, seat, place):
        return None
    if reuse and place in (FIRST, SECOND):
        return Refusal("no_claim_again", "turn_order")
    return (
        _not_there(tables, state, place)
        or _not_free(state, seat, place)
        or (_not_one_worker(tables, place) if reuse else _too_dear(tables, state, seat, place))
        or _not_possible(tables, state, seat, place)
    )


def _not_there(tables: Any, state: Any, place: int) -> Refusal | None:
    if is_there(tables, state, place):
        return None
    if state.players < tables.fewest_players[place]:
        return Refusal("not_with_players", "turn", players=int(state.players))
    return Refusal("only_last_round" if place == LAST_ROUND else "not_last_round", "turn")


def _not_free(state: Any, seat: int, place: int) -> Refusal | None:
    if place == BOTTOM or is_free(state, seat, place):
        return None
    if not is_own_engineer(place):
        return Refusal("space_taken", "turn", seat=int(state.taken[place]))
    owner = int(state.engineer_owner[place - FIRST_ENGINEER])
    if owner < 0:
        return Refusal("not_hired", "engineers")
    if owner != seat:
        return Refusal("others_engineer", "engineers", seat=owner)
    return Refusal("engineer_used", "engineers")


def _not_one_worker(tables: Any, place: int) -> Refusal | None:
    """Claim workers go where one worker is enough: not where more are needed, nor where it must be a coin."""
    if costs_one_worker(tables, place):
        return None
    cost, coins = int(tables.cost[place]), int(tables.coins_needed[place])
    return Refusal("one_worker_only", "turn_order", cost=cost) if cost > 1 else Refusal("coins_wanted", "payment", needed=coins)


def _too_dear(tables: Any, state: Any, seat: int, place: int) -> Refusal | None:
    coins, wanted, cost = int(state.coins[seat]), int(tables.coins_needed[place]), int(tables.cost[place])
    if coins < wanted:
        return Refusal("coins_wanted", "payment", needed=wanted) if coins else Refusal("no_coin", "payment")
    have = int(plain_workers(state, seat)) + int(has_black(state, seat)) + coins
    return Refusal("too_few_workers", "payment", needed=cost, have=have) if have < cost else None


def _not_possible(tables: Any, state: Any, seat: int, place: int) -> Refusal:
    """What the place gives cannot be done."""
    if place in (FIRST, SECOND):
        if state.claim[1 - (place - FIRST)] == seat:
            return Refusal("other_claim", "turn_order")
        return Refusal("own_position", "turn_order", position=place - FIRST + 1)
    effect = int(effect_of(state, place))
    if place == HIRING or effect < 0:
        return Refusal("no_engineer", "engineers")
    if tables.effect[effect, REPEAT] > 0:
        return Refusal("nothing_to_repeat", "repeat")
    if is_own_engineer(place):
        return Refusal("nothing_possible", "engineers")
    return missing(tables, state, seat, effect)
