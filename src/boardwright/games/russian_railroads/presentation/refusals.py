"""Why an action of the current prompt is not possible, with the section of the rulebook.

Whether it is possible is asked of the rules; only for what they refuse a reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.components import PLACES, STARTS
from boardwright.games.russian_railroads.presentation.refusals_choices import REASONS
from boardwright.games.russian_railroads.presentation.refusals_places import why_not_occupy
from boardwright.games.russian_railroads.rules.choices import first_option, options
from boardwright.games.russian_railroads.rules.places import can_pay_with, has_black, plain_workers
from boardwright.games.russian_railroads.state import REUSE

BLACK = ("without_black", "with_black")


def why_not(tables: Any, hidden: Any, seat: int, action: int) -> Refusal | None:
    """The reason, or None if the action is legal. The action's family is one that the prompt is about."""
    chosen = ACTIONS[action]
    asked = OUTSIDE.get(chosen.kind)
    if asked is not None:
        return asked(tables, hidden, seat, chosen.args)
    reason = REASONS.get(chosen.kind)
    if reason is None or options(tables, hidden, seat) >> (action - first_option(hidden.phase)) & 1:
        return None
    return reason(tables, hidden, seat, chosen.args)


Args = Mapping[str, Any]


def _choose_start(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    taker = int(state.start_taken[STARTS.index(args["start"])])
    return Refusal("start_taken", "setup", seat=taker) if taker >= 0 else None


def _occupy(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    return why_not_occupy(tables, state, seat, PLACES.index(args["place"]), state.phase == REUSE)


def _pay(tables: Any, state: Any, seat: int, args: Args) -> Refusal | None:
    place, coins, black = int(state.paying), int(args["coins"]), BLACK.index(args["black"])
    if can_pay_with(tables, state, seat, place, coins, black):
        return None
    if black > has_black(state, seat):
        return Refusal("no_black_worker", "payment")
    if coins < tables.coins_needed[place]:
        return Refusal("coins_wanted", "payment", needed=int(tables.coins_needed[place]))
    if coins > state.coins[seat]:
        return Refusal("not_so_many_coins", "payment", have=int(state.coins[seat]))
    plain = int(tables.cost[place]) - coins - black
    if plain < 0:
        return Refusal("too_much", "payment", cost=int(tables.cost[place]))
    return Refusal("too_few_plain", "payment", needed=plain, have=int(plain_workers(state, seat)))


OUTSIDE: dict[str, Callable[[Any, Any, int, Args], Refusal | None]] = {"choose_start": _choose_start, "occupy": _occupy, "pay": _pay}
"""The choices outside effects; `pass` and `stay` are always possible."""
