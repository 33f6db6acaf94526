"""The effects that wait in a position: what is left of them, whose they are, and whether there is room for what they may bring."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.rules.effect_queue import WAITS
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lower_slots
from boardwright.games.russian_railroads.rules.waiting import ROOM, may_wait

BLACK_STEPS = (c.BLACK, c.BLACK_OR_GREY, c.ANY)
"""Parts that allow a black step, which the black worker makes one more."""


def read_agenda(reader: PositionReader, tables: Any, state: Any) -> None:
    """What is left of each effect is at most what there was of it; the only effect is at hand unless something else is said."""
    for item in range(state.queue_length):
        most = tables.effect[state.effect_queue[item]].tolist()
        most[c.EXTRA] = int(any(most[part] for part in BLACK_STEPS))
        for part, left in enumerate(state.remaining_parts[item].tolist()):
            good = left <= (most[part] if WAITS >> part & 1 else 0)
            reader.expect(good, f"agenda[{item}].left.{c.PARTS[part]}", left, "no more than the effect gives of what waits for a choice")
        reader.expect(state.remaining_parts[item].any(), f"agenda[{item}].left", {}, "something that is left to do")
    count = int(state.queue_length)
    if "current" not in reader.position and count == 1:
        state.current = 0
    reader.expect(state.current < count, "current", int(state.current), f"the number of one of {count} effects, counted from 0, or null")


def check_agenda(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether the effects can wait where they do, once everything has been read."""
    for item in range(state.queue_length):
        good, expected = _owner(state, int(state.effect_queue[item]))
        reader.expect(good, f"agenda[{item}].effect", c.EFFECTS[state.effect_queue[item]], expected)
        there = _gives(state, int(state.acted_black[state.active]), int(state.effect_queue[item]))
        expected = f"no extra step: the black worker of seat {int(state.active)} did not do this"
        reader.expect(there or not state.black_bonus_pending[item], f"agenda[{item}].armed", True, expected)
        reader.expect(there or not state.remaining_parts[item, c.EXTRA], f"agenda[{item}].left", "extra", expected)
    _check_spots(reader, state)
    _check_special(reader, tables, state)
    waiting = may_wait(tables, state)
    expected = f"fewer effects: with those still to be won in this turn {waiting} could wait at once, at most {ROOM} may"
    reader.expect(not state.queue_length or waiting <= ROOM, "agenda", reader.get("agenda"), expected)


def _gives(state: Any, places: int, effect: int) -> bool:
    """Whether one of these places (a mask) gives an effect."""
    return any(places >> place & 1 and effect_of(state, place) == effect for place in range(len(c.PLACES)))


def _owner(state: Any, effect: int) -> tuple[bool, str]:
    """Whether an effect can wait for the active seat, and for whom it waits.

    It is the one that took the action, the start bonus or the card, used the token, or has the white rail. A factory may have been
    replaced while its effect waits; ? spaces have a check of their own.
    """
    seat = int(state.active)
    if effect < c.FACTORY_EFFECTS:
        return _gives(state, int(state.acted[seat]), effect), f"the effect of a place where seat {seat} has acted in this round"
    if c.TOKEN_EFFECTS <= effect < c.CARD_EFFECTS:
        used = bool(int(state.tokens_used[seat]) >> (effect - c.TOKEN_EFFECTS) & 1)
        return used, f"the effect of a token that seat {seat} has used"
    if c.CARD_EFFECTS <= effect < c.START_EFFECTS:
        own = state.card_owner[effect - c.CARD_EFFECTS] == seat
        return own, f"the effect of a ? card that seat {seat} has taken (field cards)"
    if c.START_EFFECTS <= effect < c.WHITE_EFFECT:
        own = state.stage == s.AT_START and state.start_taken[effect - c.START_EFFECTS] == seat
        return own, f"the effect of a start bonus that seat {seat} has just taken (field starts)"
    white = state.rail[seat, c.TRANSSIBERIAN, c.WHITE] >= 0
    return effect != c.WHITE_EFFECT or white, f"the steps of white rails that seat {seat} has won"


def _check_spots(reader: PositionReader, state: Any) -> None:
    """The right to use a token is won as long as it waits."""
    waiting = [int(state.effect_queue[i]) - c.SPOT_EFFECTS for i in range(state.queue_length) if state.remaining_parts[i, c.TOKEN]]
    reader.expect(len(set(waiting)) == len(waiting), "agenda", reader.get("agenda"), "each ? space once")
    for seat in range(state.players):
        for i, spot in enumerate(c.SPOTS):
            open_still = bool(state.spot_won[seat, i]) and state.token_at[seat, i] < 0
            good = open_still == (seat == state.active and i in waiting)
            reader.expect(good, f"seats[{seat}].tokens", spot, "won exactly as long as the effect waits for its owner")


def _check_special(reader: PositionReader, tables: Any, state: Any) -> None:
    """Once its card is taken, the special locomotive stands somewhere, is in hand, or waits to be placed."""
    card = c.CARDS.index("locomotive")
    owner, agenda, stands = int(state.card_owner[card]), reader.get("agenda"), c.SPECIAL in state.slot
    there = int(state.hand == c.SPECIAL) + int(state.remaining_parts[: state.queue_length, c.SPECIAL_LOCOMOTIVE].sum())
    good = there <= (owner == state.active and not stands)
    reader.expect(good, "agenda", agenda, "the special locomotive once only, waiting for the seat whose card it is")
    good = owner < 0 or not tables.effect[c.CARD_EFFECTS + card, c.SPECIAL_LOCOMOTIVE] or c.SPECIAL in state.slot[owner] or there > 0
    reader.expect(good, "cards", {"locomotive": owner}, f"the special locomotive with seat {owner}, whose card that is")
    good = not there or int(lower_slots(state, int(state.active))) > (state.hand == c.HIGHEST)
    reader.expect(good, "agenda", agenda, "a slot with nothing or a lower locomotive for the special one")
