"""A complete state as a readable dict, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import PositionError
from sealed_bids.components import CARDS
from sealed_bids.state import BID, OVER, PHASES, ROUNDS, SWAP

FIELDS = ("phase", "round", "winner", "hands", "bids", "aside", "played", "points", "deck")


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
    """Fill `state` (header set). Only `hands` must be there: left out means round 0, nothing chosen, aside or won, and the rest in the
    deck. Raises PositionError."""
    for field in position:
        if field not in FIELDS:
            raise PositionError(field, position[field], "no such field; there are " + ", ".join(FIELDS))
    players = int(state.players)
    used: set[int] = set()
    phase = position.get("phase", "bid")
    if phase not in PHASES:
        raise PositionError("phase", phase, "one of " + ", ".join(PHASES))
    state.phase = PHASES.index(phase)
    state.finished = number("round", position.get("round", 0), 0, ROUNDS)
    for seat, hand in enumerate(lists("hands", position.get("hands"), players)):
        state.hand[seat, : len(hand)] = sorted(card(f"hands[{seat}]", c, used) for c in hand)
        state.hand_count[seat] = len(hand)
    bids = position.get("bids", [None] * players)
    if not isinstance(bids, list) or len(bids) != players:
        raise PositionError("bids", bids, f"a card or null for each of {players} seats")
    for seat, bid in enumerate(bids):
        if bid is not None:
            state.bid[seat], state.chosen[seat] = card(f"bids[{seat}]", bid, used), 1
    for seat, aside in enumerate(lists("aside", position.get("aside", [[]] * players), players)):
        state.aside[seat, : len(aside)] = [card(f"aside[{seat}]", c, used) for c in aside]
        state.aside_count[seat] = len(aside)
    rounds = int(state.finished) + (state.phase == SWAP)
    for n, row in enumerate(lists("played", position.get("played", []), rounds)):
        if len(row) != players:
            raise PositionError(f"played[{n}]", row, f"a card of each of {players} seats")
        state.played[n, :players] = [card(f"played[{n}]", c, used) for c in row]
    points = position.get("points", [0] * players)
    if not isinstance(points, list) or len(points) != players:
        raise PositionError("points", points, f"a number for each of {players} seats")
    state.points[:players] = [number(f"points[{s}]", p, 0, 1_000_000) for s, p in enumerate(points)]
    rest = sorted(set(range(1, CARDS + 1)) - used)
    if position.get("deck", rest) != rest or any(isinstance(c, bool | float) for c in position.get("deck", ())):
        raise PositionError("deck", position["deck"], f"the cards that lie nowhere else: {rest}")
    state.deck[: len(rest)] = rest
    state.deck_count = len(rest)
    read_winner(tables, state, position.get("winner"))
    check_counts(state)


def read_winner(tables: Any, state: Any, winner: Any) -> None:
    """In the phase swap the sole winner of the last round, else null."""
    expected = None
    if state.phase == SWAP:
        values = [int(tables.value[c]) for c in state.played[state.finished, : state.players]]
        if values.count(max(values)) > 1 or state.finished >= ROUNDS - 1:
            raise PositionError("phase", "swap", "bid or over: nobody may swap after a tie or after the last round")
        expected = values.index(max(values))
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
    aside = sum(int(state.aside_count[s]) for s in seats)
    if aside > min(finished, ROUNDS - 1):
        raise PositionError("aside", aside, f"at most {min(finished, ROUNDS - 1)} cards together, one for each swap")


def lists(field: str, value: Any, count: int) -> list[list[Any]]:
    """That many short lists."""
    if not isinstance(value, list) or len(value) != count or not all(isinstance(v, list) and len(v) <= ROUNDS for v in value):
        raise PositionError(field, value, f"{count} lists of at most {ROUNDS} cards")
    return value


def number(field: str, value: Any, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(field, value, f"a number from {least} to {most}")
    return value


def card(field: str, value: Any, used: set[int]) -> int:
    """A card that lies nowhere else; it is noted in `used`."""
    number(field, value, 1, CARDS)
    if value in used:
        raise PositionError(field, value, "a card that lies nowhere else")
    used.add(value)
    return int(value)
