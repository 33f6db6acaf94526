"""The effects that wait in a position: what is left of them, whose they are, and whether there is room for what they may bring."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import (
    ANY,
    BLACK,
    BLACK_OR_GREY,
    CARD_EFFECTS,
    CARDS,
    CHOICES,
    EFFECTS,
    EXTRA,
    HIGHEST,
    PARTS,
    PLACES,
    SPECIAL,
    SPECIAL_LOCOMOTIVE,
    SPOT_EFFECTS,
    SPOTS,
    START_EFFECTS,
    STARTS,
    TOKEN,
    TOKEN_EFFECTS,
    TOKENS,
    TRANSSIBERIAN,
    WHITE,
    WHITE_EFFECT,
)
from boardwright.games.russian_railroads.position.names import SPECIAL_NAME
from boardwright.games.russian_railroads.rules.agenda import waits
from boardwright.games.russian_railroads.rules.places import effect_of
from boardwright.games.russian_railroads.rules.room import lower_slots
from boardwright.games.russian_railroads.rules.waiting import ROOM, may_wait
from boardwright.games.russian_railroads.state import AGENDA, AT_START, NOBODY

WAITING = tuple(name for part, name in enumerate(PARTS) if part < CHOICES or waits(part))


def read_agenda(reader: PositionReader, tables: Any, state: Any) -> None:
    """The effects that wait, what is left of each, and which of them is at hand."""
    told = reader.get("agenda", [])
    if not isinstance(told, list) or len(told) > AGENDA:
        raise reader.wrong("agenda", told, f"a list of at most {AGENDA} effects")
    for i, each in enumerate(told):
        inner = reader.inside(f"agenda[{i}]", each)
        effect = state.agenda[i] = inner.choice("effect", "", EFFECTS)
        state.whole[i], state.armed[i] = inner.flag("whole"), inner.flag("armed")
        for part, count in inner.table("left").items():
            inner.name("left", part, WAITING)
            number = PARTS.index(part)
            most = int(_has_black_steps(tables, effect)) if number == EXTRA else int(tables.effect[effect, number])
            state.left[i, number] = inner.checked(f"left.{part}", count, 0, most)
        if not state.left[i].any():
            raise inner.wrong("left", inner.get("left"), "something that is left to do")
        inner.finish()
    state.agenda_count = len(told)
    current = reader.get("current", 0 if len(told) == 1 else None)
    state.current = NOBODY if current is None else reader.checked("current", current, 0, max(0, len(told) - 1))
    if state.current >= len(told):
        raise reader.wrong("current", current, "null where no effect waits")


def _has_black_steps(tables: Any, effect: int) -> bool:
    """Whether an effect allows a black step, which the black worker makes one more."""
    return bool(tables.effect[effect, BLACK] or tables.effect[effect, BLACK_OR_GREY] or tables.effect[effect, ANY])


# -- whether they fit the rest -----------------------------------------------------------------------------------------------------


def check_agenda(reader: PositionReader, tables: Any, state: Any) -> None:
    """Whether the effects can wait where they do, once everything has been read."""
    for item in range(state.agenda_count):
        _check_owner(reader, state, item)
        _check_armed(reader, tables, state, item)
    _check_spots(reader, state)
    _check_special(reader, tables, state)
    waiting = may_wait(tables, state)
    if state.agenda_count and waiting > ROOM:
        fits = f"fewer effects: with those still to be won in this turn {waiting} could wait at once, at most {ROOM} may"
        raise reader.wrong("agenda", reader.get("agenda"), fits)


def _check_owner(reader: PositionReader, state: Any, item: int) -> None:
    """An effect waits for the seat that took the action, the start bonus or the card, used the token, or has the white rail.

    A factory may have been replaced while its effect waits.
    """
    seat, effect = int(state.active), int(state.agenda[item])
    if effect < len(PLACES):
        own = any(int(state.acted[seat]) >> place & 1 and effect_of(state, place) == effect for place in range(len(PLACES)))
        fits = f"the effect of a place where seat {seat} has acted in this round"
    elif TOKEN_EFFECTS <= effect < TOKEN_EFFECTS + len(TOKENS):
        own = bool(int(state.tokens_used[seat]) >> (effect - TOKEN_EFFECTS) & 1)
        fits = f"the effect of a token that seat {seat} has used"
    elif CARD_EFFECTS <= effect < CARD_EFFECTS + len(CARDS):
        own = state.card_owner[effect - CARD_EFFECTS] == seat
        fits = f"the effect of a ? card that seat {seat} has taken (field cards)"
    elif START_EFFECTS <= effect < START_EFFECTS + len(STARTS):
        own = state.stage == AT_START and state.start_taken[effect - START_EFFECTS] == seat
        fits = f"the effect of a start bonus that seat {seat} has just taken (field starts)"
    elif effect == WHITE_EFFECT:
        own = state.rail[seat, TRANSSIBERIAN, WHITE] >= 0
        fits = f"the steps of white rails that seat {seat} has won"
    else:
        return
    if not own:
        raise reader.wrong(f"agenda[{item}].effect", EFFECTS[effect], fits)


def _check_armed(reader: PositionReader, tables: Any, state: Any, item: int) -> None:
    """The black worker stands on a place that gives the effect."""
    seat, effect = int(state.active), int(state.agenda[item])
    extra = bool(state.armed[item] or state.left[item, EXTRA])
    was_there = any(int(state.acted_black[seat]) >> place & 1 and effect_of(state, place) == effect for place in range(len(PLACES)))
    if extra and not was_there:
        field = "armed" if state.armed[item] else "left"
        raise reader.wrong(f"agenda[{item}].{field}", field, f"no extra step: the black worker of seat {seat} did not do this")


def _check_spots(reader: PositionReader, state: Any) -> None:
    """The right to use a token is won as long as it waits."""
    waiting = [int(state.agenda[i]) - SPOT_EFFECTS for i in range(state.agenda_count) if state.left[i, TOKEN]]
    twice = [spot for spot in waiting if waiting.count(spot) > 1]
    if twice:
        raise reader.wrong("agenda", reader.get("agenda"), f"the ? space {SPOTS[twice[0]]} once")
    for seat in range(state.players):
        for i, spot in enumerate(SPOTS):
            open_still = bool(state.spot_won[seat, i]) and state.token_at[seat, i] < 0
            if open_still != (seat == state.active and i in waiting):
                raise reader.wrong(f"seats[{seat}].tokens", spot, "won exactly as long as the effect waits for its owner")


def _check_special(reader: PositionReader, tables: Any, state: Any) -> None:
    """Once its card is taken, the special locomotive stands somewhere, is in hand, or waits to be placed."""
    owner = int(state.card_owner[CARDS.index("locomotive")])
    there = int(state.hand == SPECIAL) + int(state.left[: state.agenda_count, SPECIAL_LOCOMOTIVE].sum())
    if there > (owner == state.active and SPECIAL not in state.slot):
        raise reader.wrong("agenda", reader.get("agenda"), f"{SPECIAL_NAME} once only, waiting for the seat whose card it is")
    gives = tables.effect[CARD_EFFECTS + CARDS.index("locomotive"), SPECIAL_LOCOMOTIVE]
    if owner >= 0 and gives and SPECIAL not in state.slot[owner] and not there:
        raise reader.wrong("cards", {"locomotive": owner}, f"{SPECIAL_NAME} among the locomotives of seat {owner}, whose card that is")
    if there and int(lower_slots(state, int(state.active))) <= (state.hand == HIGHEST):
        raise reader.wrong("agenda", reader.get("agenda"), f"a slot with nothing or a lower locomotive for {SPECIAL_NAME}")
