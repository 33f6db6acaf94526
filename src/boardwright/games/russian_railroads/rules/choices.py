"""The possible choices in each phase, and why others are not. A set of choices is a mask: bit i is the phase's first action + i."""

from boardwright.core.machine.bits import each
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act, components as c, obstacles as why, state as s
from boardwright.games.russian_railroads.rules import effect_queue as queue, places, possible, rails, room

MARKER_TOKEN = c.TOKENS.index("marker")
ACTING = (1 << c.EITHER + 1) - 1
"""Parts that are done step by step, tile by tile."""
TILES = 1 << c.LOCOMOTIVE | 1 << c.FACTORY | 1 << c.EITHER


def options(tables, state, seat):
    """The current choices, except places in a turn (place_sets.py). In the phase `next`: waiting effects that may come next."""
    if state.phase != s.NEXT:
        return options_in(tables, state, seat, int(state.phase))
    mask = 0
    for item in range(state.queue_length):
        if next_obstacle(tables, state, seat, item) == 0:
            mask |= 1 << item
    return mask


@separately_compiled("t", "s", "i", "i", returns=True)
def options_in(tables, state, seat, phase):
    """The possible actions among those that answer the question of a phase."""
    mask, kinds = 0, kinds_asked(state, phase)
    if phase == s.ACT:  # the most frequent phase is computed from the rest of the current effect
        kinds, parts = 1 << act.DONE, int(state.parts[state.current])
        if parts & rails.STEPS:
            mask = rails.step_options(tables, state, seat, int(state.current))
        if parts & 1 << c.INDUSTRY:
            kinds |= 1 << act.ADVANCE
        if parts & TILES:
            kinds |= 1 << act.TAKE_LOCOMOTIVE | 1 << act.BUILD | 1 << act.BUILD_RETURNED
    for kind in each(kinds):
        for place in range(act.SIZE[kind]):
            if action_obstacle(tables, state, seat, phase, kind, place) == 0:
                mask |= 1 << (act.FIRST[kind] - act.FIRST_OF_PHASE[phase] + place)
    return mask


def kinds_asked(state, phase):
    """The families of actions that answer the question, as a mask. By option a ? card may be declined (p. 22)."""
    may_stop = phase == s.TAKE_CARD and state.options.card_taking == s.MAY
    return int(act.ASKED[phase]) | (1 << act.DONE if may_stop else 0)


def action_obstacle(tables, state, seat, phase, kind, place):
    """Return why an action that answers the question is not possible; 0 if it is."""
    item = int(state.current)
    if kind == act.PLACE:  # the slot of a lower locomotive, or a free one (5.3, R6)
        return 0 if room.power(state.slot[seat, place]) < room.power(state.hand) else why.SLOT_HIGHER
    if kind == act.REPEAT:
        return places.repeat_obstacle(tables, state, seat, place, state.must_complete[item] > 0)
    if kind == act.RETIRE:  # a displaced locomotive may leave if all four slots are filled (5.3, R6)
        if state.hand_displaced == 0:
            return why.JUST_TAKEN
        return 0 if room.slots_full(state, seat) else why.SLOTS_FREE
    if kind == act.USE_TOKEN:
        return token_obstacle(state, seat, place)
    if kind == act.TAKE_CARD:
        return card_obstacle(tables, state, seat, place)
    if kind == act.TAKE_BONUS:
        return 0 if state.bonus_location[place] == s.IN_DECK else why.NOT_IN_DECK
    if kind == act.ONCE_MORE:
        part = possible.AGAIN_PARTS[place]  # one of the card's three actions, with room for what must be done completely
        return 0 if possible.leaves_room_for_one(tables, state, seat, ABSENT, part) else why.PART_IMPOSSIBLE
    if kind == act.STEP:
        line, colour = place // len(c.COLOURS), place % len(c.COLOURS)
        return rails.step_obstacle(tables, state, seat, item, line, colour, rails.part_for(state, seat, item, colour))
    if kind == act.DONE:
        return possible.done_obstacle(state, phase)
    if kind == act.PAY:
        return places.payment_obstacle(tables, state, seat, int(state.paying), place // 2, place % 2)
    if kind == act.ADVANCE:
        return possible.advance_obstacle(tables, state, seat, item, place)
    if kind == act.TAKE_LOCOMOTIVE:
        return possible.locomotive_obstacle(tables, state, seat, item)
    if kind == act.BUILD or kind == act.BUILD_RETURNED:
        return possible.build_obstacle(tables, state, seat, item, place + 1 if kind == act.BUILD_RETURNED else 0)
    return why.START_TAKEN if kind == act.CHOOSE_START and state.start_taken[place] >= 0 else 0


def token_obstacle(state, seat, token):
    """Return why a token cannot be used; 0 if it can. A second marker requires that the first has left the start (R8)."""
    if (state.tokens_used[seat] >> token) & 1:
        return why.TOKEN_USED_BEFORE
    return why.MARKER_AT_START if token == MARKER_TOKEN and state.marker[seat, 0] == 0 else 0


def card_obstacle(tables, state, seat, card):
    """Return why a card cannot be taken; 0 if it can: by the rule if what it gives can be done completely (R4), with the option in part."""
    if state.card_owner[card] >= 0:
        return why.CARD_GONE
    if state.options.question_cards == s.COMPLETE:
        return possible.completion_obstacle(tables, state, seat, c.CARD_EFFECTS + card)
    return 0 if possible.partly_possible(tables, state, seat, c.CARD_EFFECTS + card) else why.NOTHING_OF_CARD


def next_obstacle(tables, state, seat, item):
    """Return why an effect cannot come next; 0 if it can. End-bonus cards come when nothing else waits (R16), others if possible now."""
    if item >= state.queue_length:
        return why.NO_SUCH_ITEM
    if queue.has_part(state, item, c.BONUS):
        return why.BONUS_LAST
    return 0 if state.options.waiting == s.IN_TURN or can_go_on(tables, state, seat, item) else why.NOTHING_NOW


def can_go_on(tables, state, seat, item):
    """Return whether anything of a waiting effect can be done now, besides giving it up."""
    if queue.is_due(state, item) or queue.has_part(state, item, c.REPEAT):
        return True
    phase = phase_of(state, item)
    if phase == s.NAME_ONCE_MORE and state.version == 1:  # version 1 overlooked the card's fourth action here
        return False
    before = int(state.current)
    state.current = item
    mask = options_in(tables, state, seat, phase)
    state.current = before
    return mask & ~(1 << (act.FIRST[act.DONE] - act.FIRST_OF_PHASE[phase])) != 0


def phase_of(state, item):
    """The phase for an effect: the place to repeat first, what comes once more last."""
    if queue.has_part(state, item, c.REPEAT):
        return s.NAME_REPEAT
    if queue.has_part(state, item, c.TOKEN):
        return s.USE_TOKEN
    if queue.has_part(state, item, c.CARD):
        return s.TAKE_CARD
    if queue.has_part(state, item, c.BONUS):
        return s.TAKE_BONUS
    return s.ACT if int(state.parts[item]) & ACTING else s.NAME_ONCE_MORE
