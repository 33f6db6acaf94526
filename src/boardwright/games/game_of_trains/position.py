"""What the fields of a position must say together; reading and writing them follows from their declarations."""

from typing import Any

from boardwright.core.text.position_fields import position_functions
from boardwright.core.text.positions import PositionReader
from boardwright.games.game_of_trains.abilities import target_obstacle
from boardwright.games.game_of_trains.cards import is_rising
from boardwright.games.game_of_trains.components import ABILITIES, PROTECT, REMOVES, WAGONS
from boardwright.games.game_of_trains.state import OVER, REPLACE, SETUP_REPLACE, TARGET, State


def _check(reader: PositionReader, tables: Any, state: Any) -> None:
    """If the position does not say who is active, it is the winner or seat 0."""
    reader.fill("active", state, "active", max(int(state.winner), 0))
    _sort_row(reader, tables, state)
    _check_hands(reader, state)
    _check_turn(reader, state)
    _check_trains(reader, tables, state)
    _check_using(reader, tables, state)


to_position, from_position = position_functions(State, _check)


def _sort_row(reader: PositionReader, tables: Any, state: Any) -> None:
    """Each card of the row lies in the place of its ability."""
    cards = [card for card in state.row.tolist() if card]
    state.row[:] = 0
    for i, card in enumerate(cards):
        ability = int(tables.ability[card])
        reader.expect(not state.row[ability], f"row[{i}]", card, f"cards of different abilities (two are {ABILITIES[ability]})")
        state.row[ability] = card


def _turns(state: Any) -> tuple[list[int], int]:
    """For each seat how many seats began before it, and the same for the active one."""
    order = [(seat - int(state.first)) % int(state.players) for seat in range(state.players)]
    return order, order[state.active]


def _check_hands(reader: PositionReader, state: Any) -> None:
    """The k-th player draws k setup cards and, when they have chosen, refuses all but one; later only a drawn card is in hand."""
    order, now = _turns(state)
    held, refused = (field[: state.players].tolist() for field in (state.hand_count, state.refused_count))
    if state.phase > SETUP_REPLACE:
        fits = [int(state.phase == REPLACE and k == now) for k in order]
        reader.expect(max(refused) < state.players, "refused", refused, f"fewer cards per seat than {state.players}")
    else:
        chosen = now + (state.phase == SETUP_REPLACE)  # so many seats have chosen a card
        reader.expect(chosen > 0, "phase", "setup_keep", "setup_replace: the first player keeps their only card without being asked")
        fits = [0 if k < now else 1 if k < chosen else k + 1 for k in order]
        rest = [k if k < chosen else 0 for k in order]
        reader.expect(refused == rest, "refused", refused, f"so many cards per seat: {rest}")
    reader.expect(held == fits, "hands", held, f"so many cards per seat: {fits}")


def _check_turn(reader: PositionReader, state: Any) -> None:
    """The turns of the setup do not count; the turn that reaches the turn cap ends the match."""
    turn, cap = int(state.turn), int(state.options.turn_cap)
    if state.phase == OVER and state.winner < 0:
        reader.expect(cap > 0, "winner", None, "a seat, unless the option turn_cap ended the match")
        reader.expect(turn == cap, "turn", turn, f"{cap}, the turn cap, where nobody has won")
    else:
        reader.expect(not cap or turn < cap, "turn", turn, f"less than {cap}, the turn cap")
        reader.expect(not turn or state.phase > SETUP_REPLACE, "turn", turn, "0 in the setup")


def _check_trains(reader: PositionReader, tables: Any, state: Any) -> None:
    """One train rises at the end and none before. Trains are dealt falling. Protect cards lie where a remove takes wagons."""
    winner, (order, now) = int(state.winner), _turns(state)
    if winner >= 0:
        reader.expect(state.phase == OVER and is_rising(state.train[winner]), "winner", winner, "a seat whose train rises, at the end")
        reader.expect(state.active == winner, "active", int(state.active), f"{winner}, the winner")
    gaps = {i for train in state.train[: state.players].tolist() for i, card in enumerate(train) if not card}
    one_gap = winner >= 0 and len(gaps) == 1 and not any(i % 3 for i in gaps)
    for seat, k in enumerate(order):
        train, locks = [[card or None for card in cards[seat].tolist()] for cards in (state.train, state.lock)]
        for i, card in enumerate(locks):
            good = not card or (tables.ability[card] == PROTECT and i % 3 == 0 and train[i] and state.phase > SETUP_REPLACE)
            reader.expect(bool(good), f"locks[{seat}][{i}]", card, "a protect card under wagon 1, 4 or 7, after the setup")
        complete = one_gap or None not in train
        reader.expect(complete, f"trains[{seat}]", train, "seven wagons, or the one gap that a remove left in all trains when somebody won")
        reader.expect(seat == winner or not is_rising(state.train[seat]), f"trains[{seat}]", train, "no rising train but the winner's")
        if state.phase <= SETUP_REPLACE:
            rests = [train[:i] + train[i + 1 :] for i in range(WAGONS)] if k < now else [train]
            falls = any(rest == sorted(rest, key=lambda card: -(card or 0)) for rest in rests)
            reader.expect(falls, f"trains[{seat}]", train, "falling wagons, as dealt, but for one that was replaced")


def _check_using(reader: PositionReader, tables: Any, state: Any) -> None:
    """In the phase target a card is in use that asks for a wagon, and there is one for it."""
    card, ability, seat = int(state.using) or None, int(tables.ability[state.using]), int(state.active)
    reader.expect((state.phase == TARGET) == (card is not None), "using", card, "a card in the phase target only")
    if card is not None:
        usable = ability not in REMOVES and any(target_obstacle(state, seat, ability, i) == 0 for i in range(WAGONS))
        reader.expect(usable, "using", card, "a card whose ability asks for a wagon (no remove), and a wagon for it")
        alone = f"no card of {ABILITIES[ability]}: the one in use was the only one"
        reader.expect(not state.row[ability], "row", int(state.row[ability]), alone)
