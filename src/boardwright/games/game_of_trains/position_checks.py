"""What the fields of a position must say together. Each check names what cannot be."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import PositionError
from boardwright.games.game_of_trains.cards import is_rising
from boardwright.games.game_of_trains.components import ABILITIES, PROTECT, REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT, WAGONS
from boardwright.games.game_of_trains.state import OVER, PHASES, REPLACE, SETUP_KEEP, SETUP_REPLACE, TARGET

PROTECTABLE = (0, 3, 6)
"""Places (from 0) of wagons that can be protected, and that a remove takes away."""


def check(tables: Any, state: Any) -> None:
    """Raises PositionError unless a match can be like this."""
    check_locks(tables, state)
    check_hands(state)
    check_refused(state)
    check_turn(state)
    check_target(tables, state)
    if state.phase in (SETUP_KEEP, SETUP_REPLACE):
        check_setup(state)
    if state.phase == OVER:
        check_end(state)
    else:
        check_trains(state)


def is_setup(state: Any) -> bool:
    """Whether setup cards are still being chosen."""
    return int(state.phase) in (SETUP_KEEP, SETUP_REPLACE)


def seats_before(state: Any, seat: int) -> int:
    """How many seats began before this one."""
    return (seat - int(state.first)) % int(state.players)


def trains_of(state: Any) -> list[list[int | None]]:
    """The trains as they stand in a position."""
    return [[int(card) or None for card in state.train[seat]] for seat in range(state.players)]


def check_locks(tables: Any, state: Any) -> None:
    """A wagon is protected by a protect card, where a remove would take it."""
    for seat in range(state.players):
        for i, card in enumerate(state.lock[seat].tolist()):
            if card and (tables.ability[card] != PROTECT or i not in PROTECTABLE or not state.train[seat, i]):
                raise PositionError(f"locks[{seat}][{i}]", card, "a protect card under a wagon at the first, fourth or last place")


def check_hands(state: Any) -> None:
    """How many cards the seats hold follows from the phase."""
    active = int(state.active)
    seats = range(state.players)
    held = [int(state.hand_count[seat]) for seat in seats]
    if is_setup(state):
        if state.phase == SETUP_KEEP and seats_before(state, active) == 0:
            raise PositionError("phase", "setup_keep", "setup_replace: the first player keeps their only card without being asked")
        expected = [0 if seats_before(state, seat) < seats_before(state, active) else seats_before(state, seat) + 1 for seat in seats]
        if state.phase == SETUP_REPLACE:
            expected[active] = 1
    else:
        expected = [int(state.phase == REPLACE and seat == active) for seat in seats]
    if held != expected:
        raise PositionError("hands", held, f"so many cards per seat: {expected}")


def check_refused(state: Any) -> None:
    """The k-th player draws k setup cards and, when they have chosen, refuses all but one; a reshuffle takes those away."""
    now = seats_before(state, int(state.active))
    for seat in range(state.players):
        place, count = seats_before(state, seat), int(state.refused_count[seat])
        least, most, expected = 0, int(state.players) - 1, "fewer cards than there are players"
        if is_setup(state):
            chosen = place < now or (place == now and state.phase == SETUP_REPLACE)
            least = most = place if chosen else 0
            expected = f"{most} cards in the phase {PHASES[state.phase]}"
        if not least <= count <= most:
            raise PositionError(f"refused[{seat}]", [int(card) for card in state.refused[seat, :count]], expected)


def check_turn(state: Any) -> None:
    """The turns of the setup do not count; the turn that reaches the turn cap ends the match."""
    turn, cap = int(state.turn), int(state.options.turn_cap)
    if is_setup(state) and turn:
        raise PositionError("turn", turn, f"0 in the phase {PHASES[state.phase]}")
    if state.phase == OVER and state.winner < 0:
        if not cap:
            raise PositionError("winner", None, "a seat, unless the option turn_cap ended the match")
        if turn != cap:
            raise PositionError("turn", turn, f"{cap}, the turn cap, where nobody has won")
    elif cap and turn >= cap:
        raise PositionError("turn", turn, f"less than {cap}, the turn cap")


def check_setup(state: Any) -> None:
    """Trains are dealt falling, and whoever has had their choice has replaced one wagon. Nothing is protected yet."""
    now = seats_before(state, int(state.active))
    for seat, train in enumerate(trains_of(state)):
        locks = [int(lock) or None for lock in state.lock[seat]]
        if any(locks):
            raise PositionError(f"locks[{seat}]", locks, f"no locks in the phase {PHASES[state.phase]}")
        replaced = seats_before(state, seat) < now
        rests = [train[:i] + train[i + 1 :] for i in range(WAGONS)] if replaced else [train]
        if not any(is_falling(rest) for rest in rests):
            expected = "falling wagons, but for the one that was replaced" if replaced else "falling wagons, as they were dealt"
            raise PositionError(f"trains[{seat}]", train, expected)


def is_falling(cards: list[int | None]) -> bool:
    """Whether each card is lower than the one before."""
    return None not in cards and cards == sorted(cards, key=lambda card: -(card or 0))


def check_trains(state: Any) -> None:
    """Before the end all trains are full and none rises."""
    if state.winner >= 0:
        raise PositionError("winner", int(state.winner), "null before the end")
    for seat, train in enumerate(trains_of(state)):
        if None in train:
            raise PositionError(f"trains[{seat}]", train, "seven wagons before the end")
        if is_rising(state.train[seat]):
            raise PositionError(f"trains[{seat}]", train, "no rising train before the end")


def check_end(state: Any) -> None:
    """The winner's train rises and no other; a gap is where the winner was faster to refill."""
    winner = int(state.winner)
    if winner >= 0 and not is_rising(state.train[winner]):
        raise PositionError("winner", winner, "a seat whose train rises")
    if winner >= 0 and state.active != winner:
        raise PositionError("active", int(state.active), f"{winner}, the winner")
    gaps: set[int] = set()
    for seat, train in enumerate(trains_of(state)):
        if seat != winner and is_rising(state.train[seat]):
            raise PositionError(f"trains[{seat}]", train, "no rising train but the winner's")
        gaps |= {i for i, card in enumerate(train) if card is None}
        if gaps and (winner < 0 or len(gaps) > 1 or not gaps <= set(PROTECTABLE)):
            raise PositionError(f"trains[{seat}]", train, "seven wagons, or the one gap that a remove left in all trains when somebody won")


def check_target(tables: Any, state: Any) -> None:
    """In the phase target a card is in use that asks for a wagon, and there is one for it."""
    card = int(state.using) or None
    if (state.phase == TARGET) != (card is not None):
        raise PositionError("using", card, "a card in the phase target only")
    if card is None:
        return
    ability = int(tables.ability[card])
    if ability in (REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT):
        raise PositionError("using", card, "a card whose ability asks for a wagon (no remove)")
    if ability == PROTECT and all(state.lock[state.active, i] for i in PROTECTABLE):
        raise PositionError("using", card, "no protect card while the first, fourth and last wagon are protected")
    if state.row[ability]:
        raise PositionError("row", int(state.row[ability]), f"no card of {ABILITIES[ability]}: the one in use was the only one")
