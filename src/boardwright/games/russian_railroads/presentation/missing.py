"""What is missing for an action of the main board, which must be done completely (5.1.4): plain Python beside `possible.py`."""

from __future__ import annotations

from typing import Any

from boardwright.core.domain.refusal import Refusal
from boardwright.games.russian_railroads.components import (
    ANY,
    BLACK,
    BLACK_OR_GREY,
    BROWN,
    COLOURS,
    DOUBLERS,
    EITHER,
    FACTORY,
    GREY,
    HIGHEST,
    INDUSTRY,
    LOCOMOTIVE,
    MOST_DOUBLERS,
    ONCE_MORE,
    SPECIAL_LOCOMOTIVE,
    TRANSSIBERIAN,
    WHITE,
)
from boardwright.games.russian_railroads.rules.possible import needed, rails_possible, room_made, tiles_possible, will_own
from boardwright.games.russian_railroads.rules.room import (
    can_advance,
    fits,
    industry_room,
    lowest_locomotive,
    room_for,
    room_for_any,
    track_end,
)


def missing(tables: Any, state: Any, seat: int, effect: int) -> Refusal:
    """Why not all of an effect can be done."""
    if not rails_possible(tables, state, seat, effect):
        return missing_rails(tables, state, seat, effect)
    industry = int(needed(tables, state, effect, INDUSTRY))
    room = int(industry_room(tables, state, seat, int(tables.effect[effect, FACTORY])))
    if industry > room:
        return Refusal("too_short", "industry", needed=industry, have=room)
    doublers = int(needed(tables, state, effect, DOUBLERS))
    if doublers > 0 and doublers > MOST_DOUBLERS - state.doublers[seat]:
        return Refusal("doublers_full", "doublers")
    if doublers > state.doubler_supply:
        return Refusal("no_doublers", "doublers")
    if not tiles_possible(tables, state, seat, effect):
        return missing_tiles(tables, state, seat, effect)
    if effect >= 0 and tables.effect[effect, ONCE_MORE] > 0:
        return Refusal("card_not_whole", "cards")
    return Refusal("nothing_possible", "engineers")


def missing_rails(tables: Any, state: Any, seat: int, effect: int) -> Refusal:
    """A colour that has not been won, or too little room for the steps."""
    black = before = int(needed(tables, state, effect, BLACK))
    room = int(room_for(tables, state, seat, BLACK))
    if black > room:
        return Refusal("too_little_room", "track", colour=COLOURS[BLACK], needed=black, have=room)
    for colour in range(GREY, WHITE + 1):
        count = int(needed(tables, state, effect, colour))
        if count > 0 and not will_own(tables, state, seat, colour, black):
            return Refusal("rails_missing", "track", colour=COLOURS[colour])
        if count > 0 and state.rail[seat, TRANSSIBERIAN, colour] >= 0:
            room = int(room_for(tables, state, seat, colour) + room_made(tables, state, seat, colour - 1, before))
            if count > room:
                return Refusal("too_little_room", "track", colour=COLOURS[colour], needed=count, have=room)
        before = count
    fixed = sum(int(needed(tables, state, effect, colour)) for colour in range(len(COLOURS)))
    either, free = int(needed(tables, state, effect, BLACK_OR_GREY)), int(needed(tables, state, effect, ANY))
    room = int(room_for_any(tables, state, seat, BROWN))
    if either and either + fixed > room:
        return Refusal("too_few_steps", "track", needed=either + fixed, have=room)
    return Refusal("too_few_steps", "track", needed=free + either + fixed, have=int(room_for_any(tables, state, seat, len(COLOURS))))


def missing_tiles(tables: Any, state: Any, seat: int, effect: int) -> Refusal:
    """No locomotive to take, none that would fit, no factory to build."""
    if effect >= 0 and tables.effect[effect, SPECIAL_LOCOMOTIVE] > 0:
        return Refusal("fits_nowhere", "locomotives", number=HIGHEST)
    lowest = int(lowest_locomotive(state))
    if needed(tables, state, effect, LOCOMOTIVE) or needed(tables, state, effect, EITHER):
        if lowest == 0:
            return Refusal("no_locomotives", "locomotives")
        if not fits(state, seat, lowest):
            return Refusal("fits_nowhere", "locomotives", number=lowest)
    return Refusal("no_factories", "factories")


def blocked_step(line: str, colour: int, at: int, before: int) -> Refusal:
    """Why a rail cannot go on: the end of the line, or the rail that goes before it."""
    if colour == BLACK:
        return Refusal("end_of_line", "track", line=line)
    if before <= 0:
        return Refusal("other_first", "track", line=line, colour=COLOURS[colour - 1])
    return Refusal("blocked", "track", line=line, space=at + 1, colour=COLOURS[colour - 1])


def blocked_marker(tables: Any, state: Any, seat: int, marker: int) -> Refusal | None:
    """Why a marker cannot go on, or None if it can."""
    at, end = int(state.marker[seat, marker]), int(track_end(tables, state, seat, 0))
    if at < 0:
        return Refusal("no_second_marker", "industry")
    if can_advance(tables, state, seat, marker):
        return None
    if at < end:
        return Refusal("other_marker", "industry")
    if at + 1 >= len(tables.track_slot):
        return Refusal("track_end", "industry")
    return Refusal("gap", "industry", factory_slot=int(tables.track_slot[at + 1]) + 1)
