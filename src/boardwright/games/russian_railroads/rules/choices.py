"""The choices inside an effect, as a mask of options: bit i of a phase stands for action `first_option(phase)` + i."""

from __future__ import annotations

from boardwright.core.machine.rule import rule, separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import obstacles as why
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.rules.acting import act_options, done_option
from boardwright.games.russian_railroads.rules.effect_queue import has_part, is_due
from boardwright.games.russian_railroads.rules.places import repeatable
from boardwright.games.russian_railroads.rules.possible import AGAIN_PARTS, completion_obstacle, leaves_room_for_one, partly_possible
from boardwright.games.russian_railroads.rules.room import power, slots_full

MARKER_TOKEN = c.TOKENS.index("marker")
ACTING = (1 << c.EITHER + 1) - 1
"""Parts that are done step by step, tile by tile."""


@rule
def first_option(phase):
    """The action that bit 0 of a mask stands for."""
    if phase == s.NEXT:
        return act.GO_ON
    if phase == s.NAME_REPEAT or phase == s.NAME_ONCE_MORE:
        return act.DONE
    return act.STEP


@separately_compiled("t", "s", "i", returns=True)
def options(tables, state, seat):
    """What may be chosen now inside an effect."""
    phase = state.phase
    if phase == s.ACT:
        return act_options(tables, state, seat)
    if phase == s.NEXT:
        return next_options(tables, state, seat)
    if phase == s.PLACE:
        return place_options(state, seat)
    if phase == s.REPLACE:
        return ((1 << c.FACTORY_SLOTS) - 1) << (act.REPLACE_IN - act.STEP)
    if phase == s.USE_TOKEN:
        return token_options(state, seat)
    if phase == s.TAKE_CARD:
        return card_options(tables, state, seat)
    if phase == s.TAKE_BONUS:
        return bonus_options(state)
    if phase == s.NAME_REPEAT:
        return repeat_options(tables, state, seat)
    return once_more_options(tables, state, seat)


@rule
def place_options(state, seat):
    """The slots where the locomotive in hand may stand, and leaving."""
    mask = 0
    for slot in range(len(c.SLOTS)):
        if place_obstacle(state, seat, slot) == 0:
            mask |= 1 << (act.PLACE_IN - act.STEP + slot)
    if retire_obstacle(state, seat) == 0:
        mask |= 1 << (act.RETIRE - act.STEP)
    return mask


@rule
def place_obstacle(state, seat, slot):
    """Why the locomotive in hand may not stand in a slot; 0 if it may: that of a lower one, or a free one (5.3, R6)."""
    return 0 if power(state.slot[seat, slot]) < power(state.hand) else why.SLOT_HIGHER


@rule
def retire_obstacle(state, seat):
    """Why the locomotive in hand may not leave; 0 if it may: a displaced one, when all four slots are filled (5.3, R6)."""
    if state.hand_displaced == 0:
        return why.JUST_TAKEN
    return 0 if slots_full(state, seat) else why.SLOTS_FREE


# -- tokens, cards, what comes next ------------------------------------------------------------------------------------------------


@rule
def next_options(tables, state, seat):
    """The effects that wait, and may come next."""
    mask = 0
    for item in range(state.queue_length):
        if next_obstacle(tables, state, seat, item) == 0:
            mask |= 1 << item
    return mask


@rule
def next_obstacle(tables, state, seat, item):
    """Why an effect cannot come next; 0 if it can. End-bonus cards come when nothing else waits (R16). At any time: what can go on now."""
    if item >= state.queue_length:
        return why.NO_SUCH_ITEM
    if has_part(state, item, c.BONUS):
        return why.BONUS_LAST
    return 0 if state.options.waiting == s.IN_TURN or can_go_on(tables, state, seat, item) else why.NOTHING_NOW


@rule
def can_go_on(tables, state, seat, item):
    """Whether anything of a waiting effect can be done now, besides giving it up."""
    if is_due(state, item) or has_part(state, item, c.REPEAT):
        return True
    before = int(state.current)
    state.current = item
    phase = phase_of(state, item)
    if phase == s.ACT:
        mask = act_options(tables, state, seat)
    elif phase == s.USE_TOKEN:
        mask = token_options(state, seat)
    elif phase == s.TAKE_CARD:
        mask = card_options(tables, state, seat)
    elif state.version > 1:  # nothing is left of it but the card's fourth action, which version 1 overlooked here
        mask = once_more_options(tables, state, seat) & ~1
    else:
        mask = 0
    state.current = before
    return mask & ~(1 << (act.DONE - act.STEP)) != 0


@rule
def token_options(state, seat):
    """The tokens that can be used."""
    mask = 0
    for token in range(len(c.TOKENS)):
        if token_obstacle(state, seat, token) == 0:
            mask |= 1 << (act.TOKEN_USED - act.STEP + token)
    return mask | done_option(state, s.USE_TOKEN)


@rule
def token_obstacle(state, seat, token):
    """Why a token cannot be used; 0 if it can. A second marker needs the first one gone from the start (R8)."""
    if (state.tokens_used[seat] >> token) & 1:
        return why.TOKEN_USED_BEFORE
    return why.MARKER_AT_START if token == MARKER_TOKEN and state.marker[seat, 0] == 0 else 0


@rule
def card_options(tables, state, seat):
    """The open cards that can be taken. By option none of them need be (p. 22)."""
    mask = done_option(state, s.TAKE_CARD) if state.options.card_taking == s.MAY else 0
    for card in range(len(c.CARDS)):
        if card_obstacle(tables, state, seat, card) == 0:
            mask |= 1 << (act.CARD_TAKEN - act.STEP + card)
    return mask


@rule
def card_obstacle(tables, state, seat, card):
    """Why a card cannot be taken; 0 if it can: by the rule what it gives can be done wholly (R4), with the option in part."""
    if state.card_owner[card] >= 0:
        return why.CARD_GONE
    if state.options.question_cards == s.COMPLETE:
        return completion_obstacle(tables, state, seat, c.CARD_EFFECTS + card)
    return 0 if partly_possible(tables, state, seat, c.CARD_EFFECTS + card) else why.NOTHING_OF_CARD


@rule
def bonus_options(state):
    """The cards of the deck, or points instead (R5)."""
    mask = 1 << (act.POINTS_TAKEN - act.STEP)
    for bonus in range(len(c.BONUSES)):
        if bonus_obstacle(state, bonus) == 0:
            mask |= 1 << (act.BONUS_TAKEN - act.STEP + bonus)
    return mask


@rule
def bonus_obstacle(state, bonus):
    """Why an end-bonus card cannot be taken; 0 if it can."""
    return 0 if state.bonus_location[bonus] == s.IN_DECK else why.NOT_IN_DECK


@rule
def repeat_options(tables, state, seat):
    """The one-worker actions of this round that can be taken again."""
    mask = repeatable(tables, state, seat, state.must_complete[state.current] > 0) << (act.REPEAT_OF - act.DONE)
    return mask | (done_option(state, s.NAME_REPEAT) >> (act.DONE - act.STEP))


@rule
def once_more_options(tables, state, seat):
    """Those of the card's three actions that can be done once more."""
    mask = 0
    for i in range(len(AGAIN_PARTS)):
        if again_obstacle(tables, state, seat, i) == 0:
            mask |= 1 << (act.AGAIN - act.DONE + i)
    return mask | (done_option(state, s.NAME_ONCE_MORE) >> (act.DONE - act.STEP))


@rule
def again_obstacle(tables, state, seat, which):
    """Why one of the card's three actions cannot be done once more; 0 if it leaves room for what must be done wholly."""
    return 0 if leaves_room_for_one(tables, state, seat, ABSENT, AGAIN_PARTS[which]) else why.PART_IMPOSSIBLE


@rule
def phase_of(state, item):
    """What is asked for an effect: the place to repeat first, what comes once more last."""
    if has_part(state, item, c.REPEAT):
        return s.NAME_REPEAT
    if has_part(state, item, c.TOKEN):
        return s.USE_TOKEN
    if has_part(state, item, c.CARD):
        return s.TAKE_CARD
    if has_part(state, item, c.BONUS):
        return s.TAKE_BONUS
    return s.ACT if int(state.parts[item]) & ACTING else s.NAME_ONCE_MORE
