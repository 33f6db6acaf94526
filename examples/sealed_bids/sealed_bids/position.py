"""A complete state as a readable dict, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import PositionError
from boardwright.core.text.positions import PositionReader
from sealed_bids.components import CARDS
from sealed_bids.scoring import share
from sealed_bids.state import BID, OVER, PHASES, ROUNDS, SWAP


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    seats = range(state.players)

    def cards(array: Any) -> list[int]:
        return [int(c) for c in array if c]

    return {
        "phase": PHASES[state.phase],
        "round": int(state.finished),
        "winner": int(state.winner) if state.winner >= 0 else None,
        "hands": [cards(state.hand[s]) for s in seats],
        "bids": [int(state.bid[s]) or None for s in seats],
        "aside": [cards(state.aside[s]) for s in seats],
        "played": [cards(row) for row in state.played if row[0]],
        "points": [int(state.points[s]) for s in seats],
        "deck": sorted(cards(state.deck)),
    }


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set). Only `hands` must be there: left out means round 0, nothing chosen or aside, and the rest in the deck.
    Points follow from the cards and are only checked. Raises PositionError."""
    players = int(state.players)
    reader = PositionReader(position)
    state.phase = reader.choice("phase", "bid", PHASES)
    state.finished = reader.number("round", 0, 0, ROUNDS)
    read_cards(reader, players, "hands", None, state.hand, state.hand_count)
    bids = per_seat("bids", reader.get("bids", [None] * players), players, "a card or null")
    for seat, bid in enumerate(bids):
        if bid is not None:
            state.bid[seat], state.chosen[seat] = reader.component(f"bids[{seat}]", bid, CARDS, "card"), 1
    read_cards(reader, players, "aside", [[]] * players, state.aside, state.aside_count)
    rounds = int(state.finished) + (state.phase == SWAP)
    for n, row in enumerate(reader.lists("played", [], rounds, players)):
        state.played[n, :players] = [reader.component(f"played[{n}]", c, CARDS, "card") for c in row]
    deck = reader.rest("deck", CARDS, "card")
    state.deck[: len(deck)] = deck
    state.deck_count = len(deck)
    read_winner(tables, state, reader.get("winner"))
    check_counts(state)
    check_aside(tables, state)
    read_points(reader, tables, state)
    reader.finish()


def read_cards(reader: PositionReader, players: int, field: str, default: Any, cards: Any, counts: Any) -> None:
    """A few cards of each seat; a hand is kept in ascending order."""
    for seat, held in enumerate(reader.lists(field, default, players)):
        if len(held) > ROUNDS:
            raise PositionError(f"{field}[{seat}]", held, f"at most {ROUNDS} cards")
        numbers = [reader.component(f"{field}[{seat}]", c, CARDS, "card") for c in held]
        cards[seat, : len(held)] = sorted(numbers) if field == "hands" else numbers
        counts[seat] = len(held)


def per_seat(field: str, value: Any, players: int, what: str) -> list[Any]:
    """A list with an entry for each seat."""
    if not isinstance(value, list) or len(value) != players:
        raise PositionError(field, value, f"{what} for each of {players} seats")
    return value


def read_winner(tables: Any, state: Any, winner: Any) -> None:
    """In the phase swap the sole winner of the last round, else null."""
    expected = None
    if state.phase == SWAP:
        expected = sole_winner(tables, state, int(state.finished)) if state.finished < ROUNDS - 1 else None
        if expected is None:
            raise PositionError("phase", "swap", "bid or over: nobody may swap after a tie or after the last round")
    if winner != expected or isinstance(winner, bool | float):
        raise PositionError("winner", winner, "null" if expected is None else f"{expected}, who won the last round")
    state.winner = -1 if expected is None else expected


def check_counts(state: Any) -> None:
    """The phase and the numbers of cards must fit the round."""
    seats, finished = range(state.players), int(state.finished)
    if (state.phase == OVER) != (finished == ROUNDS):
        raise PositionError("round", finished, f"{ROUNDS} in the phase over, fewer before")
    chosen = [int(state.chosen[s]) for s in seats]
    if any(chosen) and (state.phase != BID or all(chosen)):
        raise PositionError("bids", chosen, "bids of some seats, in the phase bid only")
    held = [int(state.hand_count[s]) for s in seats]
    expected = [ROUNDS - finished - (state.phase == SWAP) - chosen[s] for s in seats]
    if held != expected:
        raise PositionError("hands", held, f"so many cards per seat: {expected}")


def check_aside(tables: Any, state: Any) -> None:
    """Whoever has won a round alone may have laid a card aside, but for the last round."""
    for seat in range(state.players):
        won = sum(sole_winner(tables, state, number) == seat for number in range(min(state.finished, ROUNDS - 1)))
        if state.aside_count[seat] > won:
            raise PositionError(f"aside[{seat}]", int(state.aside_count[seat]), f"at most {won} cards, one for each round won alone")


def sole_winner(tables: Any, state: Any, number: int) -> int | None:
    """Who has won a round alone."""
    values = [int(tables.value[card]) for card in state.played[number, : state.players]]
    return values.index(max(values)) if values.count(max(values)) == 1 else None


def read_points(reader: PositionReader, tables: Any, state: Any) -> None:
    """What the pots of all rounds paid so far gave, and at the end what was laid aside."""
    paid = int(state.finished) + (state.phase == SWAP)
    expected = [sum(share(tables, state, number, seat) for number in range(paid)) for seat in range(state.players)]
    if state.phase == OVER:
        expected = [n + int(sum(tables.bonus[card] for card in state.aside[seat])) for seat, n in enumerate(expected)]
    points = reader.get("points", expected)
    if points != expected or any(type(n) is not int for n in points):
        raise PositionError("points", points, f"{expected}, what the cards gave")
    state.points[: state.players] = expected
