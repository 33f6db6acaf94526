"""Invariants of every state, in play and in positions.

A law takes the tables and a state and yields its violations: the path in a position, what would fit, and the actual value if no field holds
it. Laws are in the order in which positions are checked: each may rely on the earlier ones.
"""

from collections.abc import Iterator
from typing import Any

from boardwright.games.game_of_trains.cards import is_rising, target_obstacle
from boardwright.games.game_of_trains.components import ABILITIES, PROTECT, REMOVES, WAGONS
from boardwright.games.game_of_trains.state import OVER, REPLACE, SETUP_REPLACE, TARGET

Broken = Iterator[tuple[str, str, Any]]


def broken_laws(tables: Any, state: Any) -> Broken:
    """The violations in a state."""
    for law in (hands, turns, winners, trains, card_in_use):
        yield from law(tables, state)


def hands(tables: Any, state: Any) -> Broken:
    """The k-th player draws k setup cards and refuses all but one after choosing; later only a drawn card is in hand."""
    order = _order(state)
    now = order[state.active]
    held, refused = (field[: state.players].tolist() for field in (state.hand_count, state.refused_count))
    if state.phase > SETUP_REPLACE:
        fits = [int(state.phase == REPLACE and k == now) for k in order]
        if max(refused) >= state.players:
            yield "refused", f"fewer cards per seat than {state.players}", refused
    else:
        chosen = now + (state.phase == SETUP_REPLACE)  # the number of seats that have chosen a card
        if chosen == 0:
            yield "phase", "setup_replace: the first player keeps their only card without being asked", "setup_keep"
        fits = [0 if k < now else 1 if k < chosen else k + 1 for k in order]
        rest = [k if k < chosen else 0 for k in order]
        if refused != rest:
            yield "refused", f"so many cards per seat: {rest}", refused
    if held != fits:
        yield "hands", f"so many cards per seat: {fits}", held


def _order(state: Any) -> list[int]:
    """For each seat, how many seats started before it."""
    return [(seat - int(state.first)) % int(state.players) for seat in range(state.players)]


def turns(tables: Any, state: Any) -> Broken:
    """Turns of the setup do not count; the turn that reaches the turn cap ends the match."""
    turn, cap = int(state.turn), int(state.options.turn_cap)
    if state.phase == OVER and state.winner < 0:
        if cap == 0:
            yield "winner", "a seat, unless the option turn_cap ended the match", None
        elif turn != cap:
            yield "turn", f"{cap}, the turn cap, where nobody has won", turn
    elif 0 < cap <= turn:
        yield "turn", f"less than {cap}, the turn cap", turn
    elif turn > 0 and state.phase <= SETUP_REPLACE:
        yield "turn", "0 in the setup", turn


def winners(tables: Any, state: Any) -> Broken:
    """The match ends when a train rises. Its owner is then active."""
    winner = int(state.winner)
    if winner >= 0:
        if state.phase != OVER or not is_rising(state.train[winner]):
            yield "winner", "a seat whose train rises, at the end", winner
        if state.active != winner:
            yield "active", f"{winner}, the winner", int(state.active)


def trains(tables: Any, state: Any) -> Broken:
    """Only the winner's train rises. Trains are dealt falling. Protect cards are only where a remove takes wagons."""
    order = _order(state)
    gaps = {i for train in state.train[: state.players].tolist() for i, card in enumerate(train) if not card}
    one_gap = state.winner >= 0 and len(gaps) == 1 and not any(i % 3 for i in gaps)
    for seat, k in enumerate(order):
        path, train, locks = f"trains[{seat}]", *([card or None for card in cards[seat].tolist()] for cards in (state.train, state.lock))
        for i, card in enumerate(locks):
            if card and (tables.ability[card] != PROTECT or i % 3 or not train[i] or state.phase <= SETUP_REPLACE):
                yield f"locks[{seat}][{i}]", "a protect card under wagon 1, 4 or 7, after the setup", card
        if None in train and not one_gap:
            yield path, "seven wagons, or the one gap that a remove left in all trains when a player won", train
        if seat != state.winner and is_rising(state.train[seat]):
            yield path, "no rising train but the winner's", train
        if state.phase <= SETUP_REPLACE:
            rests = [train[:i] + train[i + 1 :] for i in range(WAGONS)] if k < order[state.active] else [train]
            if not any(rest == sorted(rest, key=lambda card: -(card or 0)) for rest in rests):
                yield path, "falling wagons, as dealt, but for one that was replaced", train


def card_in_use(tables: Any, state: Any) -> Broken:
    """In the phase target, a card that asks for a wagon is in use, and there is a wagon for it."""
    card, ability, seat = int(state.using) or None, int(tables.ability[state.using]), int(state.active)
    if (state.phase == TARGET) != (card is not None):
        yield "using", "a card in the phase target only", card
    if card is not None:
        if ability in REMOVES or all(target_obstacle(state, seat, ability, i) for i in range(WAGONS)):
            yield "using", "a card whose ability asks for a wagon (no remove), and a wagon for it", card
        if state.row[ability]:
            yield "row", f"no card of {ABILITIES[ability]}: the one in use was the only one", int(state.row[ability])
