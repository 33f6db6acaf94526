"""The choices inside an effect, as a mask of options: bit i of a phase stands for action `first_option(phase)` + i."""

from __future__ import annotations

from boardwright.core.machine.rule import apart, rule
from boardwright.games.russian_railroads.actions import (
    ADVANCE,
    AGAIN,
    BONUS_TAKEN,
    BUILD,
    BUILD_RETURNED,
    CARD_TAKEN,
    DONE,
    GO_ON,
    PLACE_IN,
    POINTS_TAKEN,
    REPEAT_OF,
    REPLACE_IN,
    RETIRE,
    STEP,
    TAKE_LOCOMOTIVE,
    TOKEN_USED,
)
from boardwright.games.russian_railroads.components import (
    ANY,
    BLACK,
    BLACK_OR_GREY,
    BONUS,
    BONUSES,
    CARD,
    CARD_EFFECTS,
    CARDS,
    CHOICES,
    COLOURS,
    EITHER,
    EXTRA,
    FACTORY,
    FACTORY_SLOTS,
    GREY,
    HIGHEST,
    INDUSTRY,
    LINES,
    LOCOMOTIVE,
    PARTS,
    REPEAT,
    SLOTS,
    SPECIAL_LOCOMOTIVE,
    TOKEN,
    TOKENS,
)
from boardwright.games.russian_railroads.rules.agenda import is_due
from boardwright.games.russian_railroads.rules.places import repeatable
from boardwright.games.russian_railroads.rules.possible import (
    AGAIN_PARTS,
    NOTHING,
    all_possible,
    can_build,
    needed,
    partly_possible,
    rails_possible,
    spares_one_more,
)
from boardwright.games.russian_railroads.rules.room import (
    can_advance,
    factories_returned,
    fits,
    industry_room,
    locomotives_left,
    lower_slots,
    lowest_locomotive,
    power,
    room_ahead,
    room_for_any,
    second_locomotive,
    slots_full,
)
from boardwright.games.russian_railroads.state import (
    ACT,
    COMPLETE,
    IN_DECK,
    IN_TURN,
    MAY,
    NAME_ONCE_MORE,
    NAME_REPEAT,
    NEXT,
    PLACE,
    REPLACE,
    TAKE_BONUS,
    TAKE_CARD,
    USE_TOKEN,
)

MARKER_TOKEN = TOKENS.index("marker")


@rule
def first_option(phase):
    """The action that bit 0 of a mask stands for."""
    if phase == NEXT:
        return GO_ON
    if phase == NAME_REPEAT or phase == NAME_ONCE_MORE:
        return DONE
    return STEP


@apart("t", "s", "i", returns=True)
def options(tables, state, seat):
    """What may be chosen now inside an effect."""
    phase = state.phase
    if phase == ACT:
        return act_options(tables, state, seat)
    if phase == NEXT:
        return next_options(tables, state, seat)
    if phase == PLACE:
        return place_options(state, seat)
    if phase == REPLACE:
        return ((1 << FACTORY_SLOTS) - 1) << (REPLACE_IN - STEP)
    if phase == USE_TOKEN:
        return token_options(state, seat)
    if phase == TAKE_CARD:
        return card_options(tables, state, seat)
    if phase == TAKE_BONUS:
        return bonus_options(state)
    if phase == NAME_REPEAT:
        return repeat_options(tables, state, seat)
    return once_more_options(tables, state, seat)


@rule
def done_option(state):
    """An effect that need not be done wholly may be given up."""
    return 0 if state.whole[state.current] else 1 << (DONE - STEP)


# -- steps, markers, tiles ---------------------------------------------------------------------------------------------------------


@rule
def act_options(tables, state, seat):
    """Steps with rails, steps of a marker, locomotives and factories, as far as the effect at hand has them."""
    item = state.current
    mask = 0
    for line in range(len(LINES)):
        for colour in range(int(tables.colours[line])):
            if can_step(tables, state, seat, item, line, colour):
                mask |= 1 << (line * len(COLOURS) + colour)
    if gives_industry(state, item) and spares_industry(tables, state, seat, item):
        for marker in range(2):
            if can_advance(tables, state, seat, marker):
                mask |= 1 << (ADVANCE - STEP + marker)
    if state.left[item, LOCOMOTIVE] > 0 or state.left[item, FACTORY] > 0 or state.left[item, EITHER] > 0:
        mask |= tile_options(tables, state, seat, item)
    if state.whole[item] == 0 or only_extra(state, item):
        mask |= 1 << (DONE - STEP)
    return mask


@rule
def part_for(tables, state, seat, item, colour):
    """Which part of an effect a step with that colour uses up, or -1: the narrowest one."""
    if state.left[item, colour] > 0:
        return colour
    if (colour == BLACK or colour == GREY) and state.left[item, BLACK_OR_GREY] > 0:
        return BLACK_OR_GREY
    free = state.left[item, ANY]
    if colour == BLACK and state.left[item, EXTRA] > 0:
        if free == 0 or room_for_any(tables, state, seat, len(COLOURS)) > free:
            return EXTRA
    return ANY if free > 0 else -1


@rule
def can_step(tables, state, seat, item, line, colour):
    """Whether that rail may make a step of the effect at hand."""
    part = part_for(tables, state, seat, item, colour)
    if part < 0 or room_ahead(tables, state, seat, line, colour) == 0:
        return False
    return not is_mixed(state, item, part) or keeps_possible(tables, state, seat, item, line, colour, part)


@rule
def is_mixed(state, item, part):
    """Whether a step could spoil something: more waits than one part of one effect."""
    if state.agenda_count > 1:
        return True
    for other in range(EXTRA + 1):
        if other != part and state.left[item, other] > 0:
            return True
    return False


@rule
def keeps_possible(tables, state, seat, item, line, colour, part):
    """Whether what must be done wholly can still be done after a step (R3): tried out, and taken back."""
    state.rail[seat, line, colour] += 1
    state.left[item, part] -= 1
    possible = rails_possible(tables, state, seat, NOTHING)
    state.rail[seat, line, colour] -= 1
    state.left[item, part] += 1
    return possible


@rule
def gives_industry(state, item):
    """Whether markers may go on now: after the factory that is built first, if one can be built."""
    return state.left[item, INDUSTRY] > 0 and (state.left[item, FACTORY] == 0 or not can_build(state))


@rule
def spares_industry(tables, state, seat, item):
    """Whether a step of a marker leaves enough spaces for what must be done wholly."""
    if state.whole[item]:
        return True
    return industry_room(tables, state, seat, needed(tables, state, NOTHING, FACTORY)) > needed(tables, state, NOTHING, INDUSTRY)


@rule
def only_extra(state, item):
    """Whether nothing but the black worker's step is left."""
    for part in range(CHOICES):
        if part != EXTRA and state.left[item, part] > 0:
            return False
    return True


@rule
def tile_options(tables, state, seat, item):
    """Take a locomotive, build the lowest one turned over, build a returned factory; of both, so that the other stays possible (R7)."""
    either = state.left[item, EITHER] > 0
    both = state.left[item, LOCOMOTIVE] > 0 and state.left[item, FACTORY] > 0
    lowest, second = lowest_locomotive(state), second_locomotive(state)
    returned = factories_returned(state) > 0
    mask = 0
    if not spares_tiles(tables, state, item, 0):
        return mask
    spares_locomotives = spares_tiles(tables, state, item, 1)
    takes = (either or state.left[item, LOCOMOTIVE] > 0) and fits(state, seat, lowest) and spares_special(state, seat, lowest)
    if takes and spares_locomotives and (not both or second > 0 or returned or slots_full(state, seat)):
        mask |= 1 << (TAKE_LOCOMOTIVE - STEP)
    if either or state.left[item, FACTORY] > 0:
        if lowest > 0 and (not both or fits(state, seat, second)) and spares_locomotives:
            mask |= 1 << (BUILD - STEP)
        if returned and (not both or fits(state, seat, lowest)):
            for number in range(1, HIGHEST + 1):
                if state.factory_supply[number] > 0:
                    mask |= 1 << (BUILD_RETURNED - STEP + number - 1)
    return mask


@rule
def spares_tiles(tables, state, item, locomotives):
    """Whether an effect that need not be done leaves enough tiles for what must be; `locomotives`: how many of those it takes."""
    if state.whole[item] or state.agenda_count == 1:
        return True
    wanted = needed(tables, state, NOTHING, LOCOMOTIVE)
    if wanted > 0 and locomotives_left(state) - locomotives < wanted:
        return False
    wanted += needed(tables, state, NOTHING, FACTORY) + needed(tables, state, NOTHING, EITHER)
    return wanted == 0 or locomotives_left(state) + factories_returned(state) > wanted


@rule
def spares_special(state, seat, number):
    """Whether the locomotive of a card, if it waits to be placed, still finds a lower one after this one: a 9 must not take the last."""
    for item in range(state.agenda_count):
        if state.left[item, SPECIAL_LOCOMOTIVE] > 0:
            return number < HIGHEST or lower_slots(state, seat) > 1
    return True


@rule
def place_options(state, seat):
    """A free slot, or that of a lower locomotive; a displaced one may leave when all four are filled (5.3, R6)."""
    mask = 0
    for slot in range(len(SLOTS)):
        if power(state.slot[seat, slot]) < power(state.hand):
            mask |= 1 << (PLACE_IN - STEP + slot)
    if state.hand_displaced and slots_full(state, seat):
        mask |= 1 << (RETIRE - STEP)
    return mask


# -- tokens, cards, what comes next ------------------------------------------------------------------------------------------------


@rule
def next_options(tables, state, seat):
    """The effects that wait; end-bonus cards only when nothing else does (R16). At any time: those that can go on now."""
    mask = 0
    for item in range(state.agenda_count):
        if state.left[item, BONUS] == 0 and (state.options.waiting == IN_TURN or can_go_on(tables, state, seat, item)):
            mask |= 1 << item
    return mask


@rule
def can_go_on(tables, state, seat, item):
    """Whether anything of a waiting effect can be done now, besides giving it up."""
    if is_due(state, item) or state.left[item, REPEAT] > 0:
        return True
    before = int(state.current)
    state.current = item
    phase = phase_of(state, item)
    if phase == ACT:
        mask = act_options(tables, state, seat)
    elif phase == USE_TOKEN:
        mask = token_options(state, seat)
    elif phase == TAKE_CARD:
        mask = card_options(tables, state, seat)
    else:  # nothing is left of it but the card's fourth action
        mask = once_more_options(tables, state, seat) << (DONE - STEP)
    state.current = before
    return mask & ~(1 << (DONE - STEP)) != 0


@rule
def token_options(state, seat):
    """The tokens not used yet. A second marker needs the first one gone from the start (R8)."""
    mask = 0
    for token in range(len(TOKENS)):
        if (state.tokens_used[seat] >> token) & 1 == 0 and (token != MARKER_TOKEN or state.marker[seat, 0] > 0):
            mask |= 1 << (TOKEN_USED - STEP + token)
    return mask | done_option(state)


@rule
def card_options(tables, state, seat):
    """The open cards, by the rule those that can be done wholly (R4). By option none of them need be taken (p. 22)."""
    mask = done_option(state) if state.options.card_taking == MAY else 0
    for card in range(len(CARDS)):
        if state.card_owner[card] < 0 and can_take_card(tables, state, seat, card):
            mask |= 1 << (CARD_TAKEN - STEP + card)
    return mask


@rule
def can_take_card(tables, state, seat, card):
    """Whether what a card gives can be done: wholly, or with the option in part."""
    if state.options.question_cards == COMPLETE:
        return all_possible(tables, state, seat, CARD_EFFECTS + card) > 0
    return partly_possible(tables, state, seat, CARD_EFFECTS + card) > 0


@rule
def bonus_options(state):
    """The cards of the deck, or points instead (R5)."""
    mask = 1 << (POINTS_TAKEN - STEP)
    for bonus in range(len(BONUSES)):
        if state.fate[bonus] == IN_DECK:
            mask |= 1 << (BONUS_TAKEN - STEP + bonus)
    return mask


@rule
def repeat_options(tables, state, seat):
    """The one-worker actions of this round that can be taken again."""
    mask = repeatable(tables, state, seat, state.whole[state.current] > 0) << (REPEAT_OF - DONE)
    return mask if state.whole[state.current] else mask | 1


@rule
def once_more_options(tables, state, seat):
    """One of the card's three actions, as far as it leaves room for what must be done wholly."""
    mask = 0
    for i in range(len(AGAIN_PARTS)):
        if spares_one_more(tables, state, seat, NOTHING, AGAIN_PARTS[i]):
            mask |= 1 << (AGAIN - DONE + i)
    return mask if state.whole[state.current] else mask | 1


@rule
def phase_of(state, item):
    """What is asked for an effect: the place to repeat first, what comes once more last."""
    if state.left[item, REPEAT] > 0:
        return NAME_REPEAT
    if state.left[item, TOKEN] > 0:
        return USE_TOKEN
    if state.left[item, CARD] > 0:
        return TAKE_CARD
    if state.left[item, BONUS] > 0:
        return TAKE_BONUS
    for part in range(LOCOMOTIVE + 3):
        if state.left[item, part] > 0:
            return ACT
    return NAME_ONCE_MORE


@rule
def is_finished(state, item):
    """Whether nothing of an effect is left."""
    for part in range(len(PARTS)):
        if state.left[item, part] > 0:
            return False
    return True
