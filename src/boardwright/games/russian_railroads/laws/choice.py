"""Laws of the current choice: the waiting effects and what is left of them, what is in hand, what the phase requires."""

from collections.abc import Iterable, Iterator
from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.chain import forced_item
from boardwright.games.russian_railroads.rules.choices import options, phase_of
from boardwright.games.russian_railroads.rules.effect_queue import WAITS, is_due
from boardwright.games.russian_railroads.rules.places import effect_of, is_last_round, occupy_obstacle
from boardwright.games.russian_railroads.rules.room import lower_slots

BLACK_STEPS = [c.BLACK, c.BLACK_OR_GREY, c.ANY]
"""Parts that allow a black step, for which the black worker adds another."""
ROOM = s.MOST_EFFECTS - 1
"""Most effects that may wait between choices: one place is spare for the moment when an effect has added another but is not yet removed."""
LOCOMOTIVE_CARD = c.CARDS.index("locomotive")


def special_locomotive(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Once its card is taken, the special locomotive is on a board, in hand, or waits to be placed."""
    active, owner, in_hand = int(state.active), state.card_owner[LOCOMOTIVE_CARD], state.hand == c.SPECIAL
    waiting = int(state.remaining_parts[:, c.SPECIAL_LOCOMOTIVE].sum())
    standing = zip(*(state.slot[: state.players] == c.SPECIAL).nonzero(), strict=True)
    found = [(seat, f"seats[{seat}].locomotives.{c.SLOTS[slot]}") for seat, slot in standing]
    found += [(active, "hand.locomotive")] * int(in_hand) + [(active, "agenda")] * waiting
    for n, (seat, path) in enumerate(found):
        if seat != owner or n > 0:
            yield path, "no special locomotive but the one of the seat that took its card"
    if not found and owner >= 0 and tables.effect[c.CARD_EFFECTS + LOCOMOTIVE_CARD, c.SPECIAL_LOCOMOTIVE]:
        yield "cards", f"the special locomotive with seat {owner}, whose card that is"
    if in_hand and state.hand_displaced:
        yield "hand.displaced", "false: nothing displaces the special locomotive"
    if (in_hand or waiting) and lower_slots(state, active) <= (state.hand == c.HIGHEST):
        yield "agenda", "a slot with nothing or a lower locomotive for the special one"


def agenda(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Effects wait only if their seat can have won them and they can wait; some is left of each, at most what it gives; one is current."""
    active = int(state.active)
    for item, effect in enumerate(state.effect_queue[: state.queue_length].tolist()):
        path, given, left = f"agenda[{item}]", tables.effect[effect], state.remaining_parts[item]
        for part, name in enumerate(c.PARTS):
            most = given[part] if WAITS >> part & 1 else 0
            if left[part] > (given[BLACK_STEPS].any() if part == c.EXTRA else most):
                yield f"{path}.left.{name}", "no more than the effect gives of what waits for a choice"
        if not left.any():
            yield f"{path}.left", "something that is left to do"
        if not can_wait(state, active, effect):
            place = f"a place where seat {active} acted in this round"
            yield f"{path}.effect", f"the effect of {place}, or of its tokens, cards, start bonus or white rails"
        if (state.black_bonus_pending[item] or left[c.EXTRA]) and not is_given_by(state, int(state.acted_black[active]), effect):
            yield path, f"no extra step: the black worker of seat {active} did not do this"
    if state.current >= state.queue_length:
        yield "current", f"the number of one of {state.queue_length} effects, counted from 0, or null"


def is_given_by(state: Any, places: int, effect: int) -> bool:
    """Return whether one of these places (a mask) gives an effect."""
    return any(places >> place & 1 and effect_of(state, place) == effect for place in range(len(c.PLACES)))


def can_wait(state: Any, seat: int, effect: int) -> bool:
    """Return whether a seat can have won an effect. A factory may have been replaced since; ? spaces have a law of their own."""
    if effect < c.FACTORY_EFFECTS:
        return is_given_by(state, int(state.acted[seat]), effect)
    if c.TOKEN_EFFECTS <= effect < c.CARD_EFFECTS:
        return int(state.tokens_used[seat]) >> (effect - c.TOKEN_EFFECTS) & 1 > 0
    if c.CARD_EFFECTS <= effect < c.START_EFFECTS:
        return bool(state.card_owner[effect - c.CARD_EFFECTS] == seat)
    if c.START_EFFECTS <= effect < c.WHITE_EFFECT:
        return bool(state.stage == s.AT_START and state.start_taken[effect - c.START_EFFECTS] == seat)
    return effect != c.WHITE_EFFECT or state.rail[seat, c.TRANSSIBERIAN, c.WHITE] >= 0


def spots(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """The right to use a token is won as long as it waits."""
    waiting = sorted(state.effect_queue[state.remaining_parts[:, c.TOKEN] > 0].tolist())
    for seat in range(state.players):
        unused = (state.spot_won[seat] > 0) & (state.token_at[seat] < 0)
        if [c.SPOT_EFFECTS + spot for spot in unused.nonzero()[0]] != (waiting if seat == state.active else []):
            yield f"seats[{seat}].tokens", "a ? space won exactly as long as its one effect waits for its owner"


def room_in_agenda(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """There is room for everything that may come to wait in this turn: effects that do, what they add, and what is still to be won."""
    seat, queue = int(state.active), state.remaining_parts[: state.queue_length]
    ahead = sum(int((tables.track_kind[max(0, at) + 1 :] == c.FACTORY_SPACE).sum()) for at in state.marker[seat])
    unused = [token for token in range(len(c.TOKENS)) if not state.tokens_used[seat] >> token & 1]
    spots = int((queue[:, c.TOKEN] > 0).sum() + (state.spot_won[seat] == 0).sum())
    white = int(((tables.special_rails >= 0) & (state.reached[seat] == 0)).any())
    waiting = sum(brings(tables, left) for left in queue if not left[c.TOKEN])
    waiting += ahead * of_factory(tables) + of_tokens(tables, unused, spots) + white
    if len(queue) and waiting > ROOM:
        yield "agenda", f"fewer effects: with those still to be won in this turn {waiting} could wait at once, at most {ROOM} may"


def most_waiting(tables: Any) -> int:
    """The most effects that can wait at once in a match: the action, every factory twice, every ? space, the white rails' steps."""
    actions = max(brings(tables, amounts) for amounts in tables.effect[: len(c.PLACES)])
    return actions + 2 * c.FACTORY_SLOTS * of_factory(tables) + of_tokens(tables, range(len(c.TOKENS)), len(c.SPOTS)) + 1


def of_factory(tables: Any) -> int:
    """The most agenda places that a factory can come to take."""
    return max(brings(tables, amounts) for amounts in tables.effect[c.FACTORY_EFFECTS : c.TOKEN_EFFECTS])


def of_tokens(tables: Any, unused: Iterable[int], spots: int) -> int:
    """The most agenda places that this many of these tokens can come to take."""
    return sum(sorted((max(1, brings(tables, tables.effect[c.TOKEN_EFFECTS + token])) for token in unused), reverse=True)[:spots])


def brings(tables: Any, amounts: Any) -> int:
    """The most agenda places that these amounts can come to take: what they repeat, the ? card that they bring, and the rest."""
    parts = waiting_parts(amounts)
    places = items(parts - {c.REPEAT, c.CARD})
    if c.REPEAT in parts:
        places += max(items(waiting_parts(repeated)) for repeated in tables.effect[: len(c.PLACES)])
    if c.CARD in parts:
        places += max(items(waiting_parts(card)) for card in tables.effect[c.CARD_EFFECTS : c.START_EFFECTS])
    return max(places, int(bool(parts)))


def waiting_parts(amounts: Any) -> set[int]:
    """The parts of an effect that wait for their turn."""
    return {part for part in amounts.nonzero()[0].tolist() if WAITS >> part & 1}


def items(parts: set[int]) -> int:
    """Return how many places such parts take: an end-bonus card that comes with something else waits by itself."""
    return int(bool(parts - {c.BONUS})) + int(c.BONUS in parts)


def active(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """The active seat is one whose turn it can be."""
    if state.stage == s.IN_TURNS and state.passed[state.active]:
        yield "active", "a seat that has not passed"
    if state.stage == s.IN_REUSE:
        if is_last_round(tables, state):
            yield "stage", "another stage in the last round: nobody claims places then"
        due = state.claim[1] if state.claim[1] >= 0 else state.claim[0]
        if state.phase == s.REUSE and state.active != due:
            yield "active", f"the seat whose claim worker is used again ({due})"


def paying(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """The place that is paid for can be occupied. Which action of the lowest track space runs matters only where it cannot be repeated."""
    seat, paying = int(state.active), int(state.paying)
    if (state.phase == s.PAY) != (paying >= 0) or (paying >= 0 and occupy_obstacle(tables, state, seat, paying)):
        yield "paying", "in the phase pay a place that the active seat can occupy, otherwise null"
    bottom = state.running == c.BOTTOM and state.pieces[seat, c.BOTTOM, s.BLACK_PIECE] > 0
    if state.running_black and not (bottom and state.options.repeat_running == s.NO):
        expected = f"true only while {c.PLACES[c.BOTTOM]} runs, the black worker stands there, and repeat_running is no"
        yield "running_black", expected


def effects_at_hand(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """During effects the phase follows from what is in hand and what waits, and asks for something; otherwise there are no effects."""
    if not s.ACT <= state.phase <= s.NAME_ONCE_MORE:
        there = {"agenda": state.queue_length, "hand": state.hand, "new_factory": state.new_factory, "running": state.running + 1}
        yield from ((field, f"nothing in the phase {s.PHASES[state.phase]}") for field, something in there.items() if something)
        return
    seat, current, running, due = int(state.active), int(state.current), int(state.running), s.NEXT
    if state.hand and state.new_factory:
        yield "new_factory", "null while a locomotive is in hand"
    if state.hand:
        due = s.PLACE
    elif state.new_factory:
        due = s.REPLACE
    elif current >= 0:
        if is_due(state, current):
            yield "current", "null: what needs no choice of that effect was done when it was chosen"
        due = phase_of(state, current)
    if state.phase != due:
        yield "phase", f"{s.PHASES[due]}, by what is in hand and what waits"
    first = forced_item(state) if due == s.NEXT and state.queue_length else ABSENT
    if first >= 0:
        yield "current", f"{first}: that effect must come next"
    if (running < 0) != (state.stage == s.AT_START):
        yield "running", "the place whose action runs; null with start bonuses"
    if running >= 0 and not state.acted[seat] >> running & 1:
        yield "running", "a place where the active seat has pieces"
    if due == s.REPLACE and not state.factory[seat].all():
        yield "new_factory", "null as long as there is a gap for a factory"
    if not options(tables, state, seat):
        yield "phase", "a choice with at least one option"
