"""A chain of choices: one small decision after the other, until nothing waits any more. What has only one outcome is done."""

from boardwright.core.machine.bits import each, lowest
from boardwright.core.machine.event_buffer import EVERY_SEAT, emit
from boardwright.core.machine.rule import separately_compiled
from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import actions as act, components as c, events as ev, state as s
from boardwright.games.russian_railroads.rules import choices, effect_queue as queue, lines, places, possible, rails, rounds


@separately_compiled("t", "s", "i", "e", returns=True)
def resolve_until_choice(tables, state, seat, events):
    """Continue until a choice is due (1) or nothing waits any more (0)."""
    while True:
        drop_finished(state)
        if state.hand > 0:
            state.phase = s.PLACE
        elif state.new_factory > 0:
            state.phase = s.REPLACE
        elif state.queue_length == 0:
            state.choices = 0
            return 0
        elif state.current < 0 and forced_item(state) < 0:
            state.phase = s.NEXT
        else:
            if state.current < 0:
                state.current = forced_item(state)
            if queue.do_when_due(tables, state, seat, state.current, events):
                continue
            state.phase = choices.phase_of(state, state.current)
            if state.phase == s.TAKE_BONUS:
                search_deck(state, seat, events)
        mask = choices.options(tables, state, seat)
        state.choices = mask
        if mask == 0:
            give_up(state, seat, events)  # nothing of it can be done
        elif mask & (mask - 1) == 0:
            choose(tables, state, seat, act.FIRST_OF_PHASE[state.phase] + lowest(mask), events)
        else:
            return 1


def drop_finished(state):
    """Remove finished effects from the queue."""
    item = 0
    while item < state.queue_length:
        if state.parts[item] == 0:
            queue.remove_item(state, item)
            state.current = ABSENT
        else:
            item += 1


def forced_item(state):
    """The effect that must come next: a repetition (R16), else the only one; end-bonus cards last. ABSENT where there is a choice."""
    waiting, found = 0, 0
    for item in range(state.queue_length):
        if queue.has_part(state, item, c.REPEAT):
            return item
        if not queue.has_part(state, item, c.BONUS):
            waiting += 1
            found = item
    return found if waiting <= 1 else ABSENT


def give_up(state, seat, events):
    """Give up the rest of the current effect. A ? space whose token was not used stays empty (R9).

    A card's fourth action remains when others are given up: it may repeat what could be done. So does what a token gives besides a card.
    """
    item = int(state.current) if state.current >= 0 else first_waiting(state)
    effect = int(state.effect_queue[item])
    if queue.has_part(state, item, c.TOKEN):
        state.token_at[seat, effect - c.SPOT_EFFECTS] = s.DROPPED
    emit(events, ev.GAVE_UP, EVERY_SEAT, seat, effect)
    asked = choices.phase_of(state, item)
    lost = 1 << c.CARD if asked == s.TAKE_CARD else int(state.parts[item])
    if asked != s.NAME_ONCE_MORE:
        lost &= ~(1 << c.ONCE_MORE)
    for part in each(lost):
        queue.set_remaining(state, item, part, 0)


def first_waiting(state):
    """The first effect that is not an end-bonus card: if none of several can continue, it is the first to be lost."""
    for item in range(state.queue_length):
        if not queue.has_part(state, item, c.BONUS):
            return item
    return 0


@separately_compiled("s", "i", "e")
def search_deck(state, seat, events):
    """Let a seat that may take an end-bonus card look through the deck first, and remember it."""
    draws = int(state.draws)
    if (state.looked[seat] >> draws) & 1:
        return
    state.looked[seat] |= 1 << draws
    emit(
        events, ev.LOOKED, 1 << seat, seat,
        rounds.card_in_deck(state, 0), rounds.card_in_deck(state, 1), rounds.card_in_deck(state, 2), rounds.card_in_deck(state, 3),
        rounds.card_in_deck(state, 4), rounds.card_in_deck(state, 5), rounds.card_in_deck(state, 6), rounds.card_in_deck(state, 7),
    )  # fmt: skip


@separately_compiled("t", "s", "i", "i", "e")
def choose(tables, state, seat, action, events):
    """Do one of the options."""
    kind, place, item = int(act.FAMILY[action]), int(act.PLACE_OF[action]), int(state.current)
    if kind == act.NEXT:
        state.current = place
        emit(events, ev.WENT_ON, EVERY_SEAT, seat, state.effect_queue[place], place + 1)
        return
    if kind == act.STEP:
        step_with(tables, state, seat, item, place // len(c.COLOURS), place % len(c.COLOURS), events)
    elif kind == act.ADVANCE:
        queue.use_one(state, item, c.INDUSTRY)
        lines.advance(tables, state, seat, place, events)
    elif kind == act.TAKE_LOCOMOTIVE:
        queue.use_one(state, item, c.EITHER if queue.has_part(state, item, c.EITHER) else c.LOCOMOTIVE)
        lines.take_locomotive(state, seat, events)
    elif kind == act.BUILD or kind == act.BUILD_RETURNED:
        queue.use_one(state, item, c.EITHER if queue.has_part(state, item, c.EITHER) else c.FACTORY)
        lines.take_factory(state, seat, place + 1 if kind == act.BUILD_RETURNED else 0, events)
    elif kind == act.USE_TOKEN:
        use_token(tables, state, seat, item, place, events)
    elif kind == act.TAKE_CARD:
        take_card(tables, state, seat, item, place, events)
    elif kind == act.TAKE_BONUS:
        queue.set_remaining(state, item, c.BONUS, 0)
        take_bonus(state, seat, place, events)
    elif kind == act.TAKE_POINTS:
        queue.set_remaining(state, item, c.BONUS, 0)
        queue.get_points(state, seat, int(tables.bonus_instead), int(state.effect_queue[item]), events)
    elif kind == act.PLACE:
        lines.place_locomotive(tables, state, seat, place, events)
    elif kind == act.RETIRE:
        lines.retire(tables, state, seat, events)
    elif kind == act.REPLACE:
        lines.replace(state, seat, place, events)
    elif kind == act.DONE:
        give_up(state, seat, events)
    elif kind == act.REPEAT:
        repeat(tables, state, seat, item, place, events)
    else:
        do_once_more(state, seat, item, place, events)
    if state.options.waiting == s.ANY_TIME:
        state.current = ABSENT  # the next effect is chosen anew


def step_with(tables, state, seat, item, line, colour, events):
    """Make a step of the current effect. The first black one adds the black worker's step (5.7)."""
    part = rails.part_for(state, seat, item, colour)
    queue.use_one(state, item, part)
    if colour == c.BLACK and state.black_bonus_pending[item] > 0:
        state.black_bonus_pending[item] = 0
        queue.set_remaining(state, item, c.EXTRA, 1)
    if part == c.EXTRA and state.remaining_parts[item, c.ANY] == 1 and state.parts[item] == 1 << c.ANY:
        # this step may have been the last required one: the extra one is then left, and may be declined
        state.must_complete[item] = 0
    lines.step(tables, state, seat, line, colour, events)


def take_card(tables, state, seat, item, card, events):
    """Take a ? card, and what it gives."""
    queue.set_remaining(state, item, c.CARD, 0)
    state.card_owner[card] = seat
    emit(events, ev.TOOK_CARD, EVERY_SEAT, seat, card)
    queue.queue_effect(tables, state, seat, c.CARD_EFFECTS + card, 1 if state.options.question_cards == s.COMPLETE else 0, 0, events)


def use_token(tables, state, seat, item, token, events):
    """Put a token on the ? space and do what it says."""
    spot = int(state.effect_queue[item]) - c.SPOT_EFFECTS
    queue.set_remaining(state, item, c.TOKEN, 0)
    state.token_at[seat, spot] = token
    state.tokens_used[seat] |= 1 << token
    emit(events, ev.USED_TOKEN, EVERY_SEAT, seat, token, spot)
    queue.queue_effect(tables, state, seat, c.TOKEN_EFFECTS + token, 0, 0, events)
    if tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL] > 0:
        lines.win_by_medal(tables, state, seat, events)


def take_bonus(state, seat, bonus, events):
    """Take an end-bonus card, face down."""
    state.draws += 1
    state.bonus_location[bonus] = state.draws
    state.drawer[state.draws] = seat
    emit(events, ev.TOOK_BONUS, 1 << seat, seat, bonus)


def repeat(tables, state, seat, item, target, events):
    """Take an action of this round again, with the black worker's bonus if that worker did it (6.2, R11, R13)."""
    queue.set_remaining(state, item, c.REPEAT, 0)
    emit(events, ev.REPEATS, EVERY_SEAT, seat, target)
    effect, black = places.effect_of(state, target), places.repeats_black(state, seat, target)
    queue.queue_effect(tables, state, seat, effect, state.must_complete[item], black, events)


def do_once_more(state, seat, item, which, events):
    """Do the fourth action of the card."""
    queue.set_remaining(state, item, c.ONCE_MORE, 0)
    emit(events, ev.ONCE_MORE_EVENT, EVERY_SEAT, seat, which)
    part = possible.AGAIN_PARTS[which]
    if part == c.DOUBLERS:
        queue.place_doublers(state, seat, 1, events)
    else:
        queue.set_remaining(state, item, part, int(state.remaining_parts[item, part]) + 1)
