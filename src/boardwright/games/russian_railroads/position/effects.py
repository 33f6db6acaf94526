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
LOCOMOTIVE_CARD = c.CARDS.index("locomotive")


def read_effects(reader: PositionReader, tables: Any, state: Any) -> None:
    """What is left of each effect is at most what there was of it; the only effect is at hand unless something else is said."""
    count = int(state.queue_length)
    for item in range(count):
        most = [amount if WAITS >> part & 1 else 0 for part, amount in enumerate(tables.effect[state.effect_queue[item]].tolist())]
        most[c.EXTRA] = int(any(most[part] for part in BLACK_STEPS))
        left = state.remaining_parts[item].tolist()
        for part, name in enumerate(c.PARTS):
            path = f"agenda[{item}].left.{name}"
            reader.require(left[part] <= most[part], path, "no more than the effect gives of what waits for a choice")
        reader.require(any(left), f"agenda[{item}].left", "something that is left to do")
    if "current" not in reader.position and count == 1:
        state.current = 0
    reader.require(state.current < count, "current", f"the number of one of {count} effects, counted from 0, or null")
    _check_special_locomotive(reader, tables, state)


def check_effects(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether the effects can wait where they do, once everything has been read."""
    active, count = int(state.active), int(state.queue_length)
    for item, effect in enumerate(state.effect_queue[:count].tolist()):
        expected = f"the effect of a place where seat {active} acted in this round, or of its tokens, cards, start bonus or white rails"
        reader.require(_can_wait(state, active, effect), f"agenda[{item}].effect", expected)
        black_bonus = state.black_bonus_pending[item] or state.remaining_parts[item, c.EXTRA]
        expected = f"no extra step: the black worker of seat {active} did not do this"
        reader.require(not black_bonus or _is_given_by(state, int(state.acted_black[active]), effect), f"agenda[{item}]", expected)
    _check_spots(reader, state)
    waiting = may_wait(tables, state)
    expected = f"fewer effects: with those still to be won in this turn {waiting} could wait at once, at most {ROOM} may"
    reader.require(not count or waiting <= ROOM, "agenda", expected)


def _is_given_by(state: Any, places: int, effect: int) -> bool:
    """Whether one of these places (a mask) gives an effect."""
    return any(places >> place & 1 and effect_of(state, place) == effect for place in range(len(c.PLACES)))


def _can_wait(state: Any, seat: int, effect: int) -> bool:
    """Whether a seat can have won an effect. A factory may have been replaced since; ? spaces have a check of their own."""
    if effect < c.FACTORY_EFFECTS:
        return _is_given_by(state, int(state.acted[seat]), effect)
    if c.TOKEN_EFFECTS <= effect < c.CARD_EFFECTS:
        return int(state.tokens_used[seat]) >> (effect - c.TOKEN_EFFECTS) & 1 > 0
    if c.CARD_EFFECTS <= effect < c.START_EFFECTS:
        return bool(state.card_owner[effect - c.CARD_EFFECTS] == seat)
    if c.START_EFFECTS <= effect < c.WHITE_EFFECT:
        return bool(state.stage == s.AT_START and state.start_taken[effect - c.START_EFFECTS] == seat)
    return effect != c.WHITE_EFFECT or state.rail[seat, c.TRANSSIBERIAN, c.WHITE] >= 0


def _check_spots(reader: PositionReader, state: Any) -> None:
    """The right to use a token is won as long as it waits."""
    waiting = [int(state.effect_queue[item]) - c.SPOT_EFFECTS for item in range(state.queue_length) if state.remaining_parts[item, c.TOKEN]]
    for seat in range(state.players):
        due = sorted(waiting) if seat == state.active else []
        unused = ((state.spot_won[seat] > 0) & (state.token_at[seat] < 0)).nonzero()[0].tolist()
        reader.require(unused == due, f"seats[{seat}].tokens", "a ? space won exactly as long as its one effect waits for its owner")


def _check_special_locomotive(reader: PositionReader, tables: Any, state: Any) -> None:
    """Once its card is taken, the special locomotive stands somewhere, is in hand, or waits to be placed."""
    active, slots = int(state.active), state.slot[: state.players]
    in_hand, waiting = int(state.hand == c.SPECIAL), int(state.remaining_parts[:, c.SPECIAL_LOCOMOTIVE].sum())
    found = [(int(seat), f"seats[{seat}].locomotives.{c.SLOTS[slot]}") for seat, slot in zip(*(slots == c.SPECIAL).nonzero(), strict=True)]
    found += [(active, "hand.locomotive")] * in_hand + [(active, "agenda")] * waiting
    owner = int(state.card_owner[LOCOMOTIVE_CARD])
    for n, (seat, path) in enumerate(found):
        reader.require(seat == owner and n == 0, path, "no special locomotive but the one of the seat that took its card")
    due = owner >= 0 and tables.effect[c.CARD_EFFECTS + LOCOMOTIVE_CARD, c.SPECIAL_LOCOMOTIVE]
    reader.require(not due or bool(found), "cards", f"the special locomotive with seat {owner}, whose card that is")
    reader.require(not (in_hand and state.hand_displaced), "hand.displaced", "false: nothing displaces the special locomotive")
    good = not (in_hand or waiting) or lower_slots(state, active) > (state.hand == c.HIGHEST)
    reader.require(good, "agenda", "a slot with nothing or a lower locomotive for the special one")
