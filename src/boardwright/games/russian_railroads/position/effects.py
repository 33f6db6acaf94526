"""The effects that wait in a position: what is left of them, whose they are, and whether there is room for what they may bring."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.effect_queue import WAITS
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lower_slots
from boardwright.games.russian_railroads.rules.waiting import ROOM, may_wait

BLACK_STEPS = [c.BLACK, c.BLACK_OR_GREY, c.ANY]
"""Parts that allow a black step, which the black worker makes one more."""
LOCOMOTIVE_CARD = c.CARDS.index("locomotive")


def read_effects(reader: PositionReader, tables: Any, state: Any) -> None:
    """Effects that their seat can have won and that can wait; the only one is at hand unless something else is said."""
    active, count = int(state.active), int(state.queue_length)
    _check_special_locomotive(reader, tables, state)
    for item, effect in enumerate(state.effect_queue[:count].tolist()):
        path = f"agenda[{item}]"
        _check_left(reader, f"{path}.left", tables.effect[effect], state.remaining_parts[item])
        expected = f"the effect of a place where seat {active} acted in this round, or of its tokens, cards, start bonus or white rails"
        reader.require(_can_wait(state, active, effect), f"{path}.effect", expected)
        more = state.black_bonus_pending[item] or state.remaining_parts[item, c.EXTRA]
        expected = f"no extra step: the black worker of seat {active} did not do this"
        reader.require(not more or _is_given_by(state, int(state.acted_black[active]), effect), path, expected)
    reader.fill("current", state, "current", 0 if count == 1 else state.current)
    reader.require(state.current < count, "current", f"the number of one of {count} effects, counted from 0, or null")
    _check_spots(reader, state)
    waiting = may_wait(tables, state)
    expected = f"fewer effects: with those still to be won in this turn {waiting} could wait at once, at most {ROOM} may"
    reader.require(not count or waiting <= ROOM, "agenda", expected)


def _check_left(reader: PositionReader, path: str, given: Any, left: Any) -> None:
    """What is left of an effect is something, and at most what there was of it. `given`, `left`: by part."""
    for part, name in enumerate(c.PARTS):
        most = given[part] if WAITS >> part & 1 else 0
        if part == c.EXTRA:
            most = int(given[BLACK_STEPS].any())
        reader.require(left[part] <= most, f"{path}.{name}", "no more than the effect gives of what waits for a choice")
    reader.require(left.any(), path, "something that is left to do")


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
    waiting = sorted(state.effect_queue[state.remaining_parts[:, c.TOKEN] > 0].tolist())
    for seat in range(state.players):
        unused = (state.spot_won[seat] > 0) & (state.token_at[seat] < 0)
        good = [c.SPOT_EFFECTS + spot for spot in unused.nonzero()[0]] == (waiting if seat == state.active else [])
        reader.require(good, f"seats[{seat}].tokens", "a ? space won exactly as long as its one effect waits for its owner")


def _check_special_locomotive(reader: PositionReader, tables: Any, state: Any) -> None:
    """Once its card is taken, the special locomotive stands somewhere, is in hand, or waits to be placed."""
    active, owner, in_hand = int(state.active), int(state.card_owner[LOCOMOTIVE_CARD]), state.hand == c.SPECIAL
    waiting = int(state.remaining_parts[:, c.SPECIAL_LOCOMOTIVE].sum())
    standing = zip(*(state.slot[: state.players] == c.SPECIAL).nonzero(), strict=True)
    found = [(seat, f"seats[{seat}].locomotives.{c.SLOTS[slot]}") for seat, slot in standing]
    found += [(active, "hand.locomotive")] * int(in_hand) + [(active, "agenda")] * waiting
    for n, (seat, path) in enumerate(found):
        reader.require(seat == owner and n == 0, path, "no special locomotive but the one of the seat that took its card")
    due = owner >= 0 and tables.effect[c.CARD_EFFECTS + LOCOMOTIVE_CARD, c.SPECIAL_LOCOMOTIVE]
    reader.require(not due or bool(found), "cards", f"the special locomotive with seat {owner}, whose card that is")
    reader.require(not (in_hand and state.hand_displaced), "hand.displaced", "false: nothing displaces the special locomotive")
    good = not (in_hand or waiting) or lower_slots(state, active) > (state.hand == c.HIGHEST)
    reader.require(good, "agenda", "a slot with nothing or a lower locomotive for the special one")
