"""Why an action of the current prompt is not possible, with the section of the rulebook."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.game_of_trains.abilities import is_legal_target
from boardwright.games.game_of_trains.actions import ACTIONS
from boardwright.games.game_of_trains.cards import protectable
from boardwright.games.game_of_trains.components import ABILITIES, PROTECT


def why_not(tables: Any, hidden: Any, seat: int, action: int) -> Refusal | None:
    """The reason, or None if the action is legal. The action's family is one that the prompt is about."""
    chosen = ACTIONS[action]
    if chosen.kind == "use":
        return _why_not_use(hidden, seat, str(chosen.args["ability"]))
    if chosen.kind == "keep":
        card = chosen.args["card"]
        return None if card in list(hidden.hand[seat]) else Refusal("not_drawn", "setup", card=card)
    if chosen.kind in ABILITIES:
        return _why_not_target(tables, hidden, seat, chosen.kind, int(chosen.args["position"]))
    return None


def _why_not_use(hidden: Any, seat: int, ability: str) -> Refusal | None:
    if not hidden.row.any():
        return Refusal("row_empty", "other_rules")
    if hidden.row[ABILITIES.index(ability)] == 0:
        return Refusal("not_in_row", "actions", ability=ability)
    if ability == "protect" and not protectable(hidden, seat):
        return Refusal("all_protected", "protection")
    return None


def _why_not_target(tables: Any, hidden: Any, seat: int, kind: str, position: int) -> Refusal | None:
    ability = int(tables.ability[hidden.using])
    if ABILITIES[ability] != kind:
        return Refusal("other_ability", "abilities", ability=ABILITIES[ability])
    if is_legal_target(hidden, seat, ability, position - 1):
        return None
    if ability == PROTECT:
        locked = hidden.lock[seat, position - 1] != 0
        return Refusal("already_protected" if locked else "not_protectable", "protection", position=position)
    reason = {"swap_adjacent": "no_right_neighbour", "move_left_2": "too_far_left"}.get(kind, "too_far_right")
    return Refusal(reason, "abilities", position=position)
