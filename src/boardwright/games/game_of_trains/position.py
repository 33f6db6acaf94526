"""A complete state as a readable dict, and back. The fields stand in docs/games/game_of_trains.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import PositionError
from boardwright.core.text.positions import PositionReader
from boardwright.games.game_of_trains.components import ABILITIES, CARDS, PROTECT, WAGONS
from boardwright.games.game_of_trains.position_checks import PROTECTABLE, check
from boardwright.games.game_of_trains.state import MOST_TURNS, PHASES, SEATS


def to_position(tables: Any, state: Any) -> dict[str, Any]:
    """The fields of this game; the core adds game, ruleset, players and options."""
    seats = range(state.players)

    def cards(array: Any) -> list[int]:
        return [int(c) for c in array if c]

    return {
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "first": int(state.first),
        "trains": [[int(c) or None for c in state.train[seat]] for seat in seats],
        "locks": [[int(c) or None for c in state.lock[seat]] for seat in seats],
        "hands": [cards(state.hand[seat]) for seat in seats],
        "using": int(state.using) or None,
        "row": cards(state.row),
        "draw": sorted(cards(state.draw)),
        "discard": cards(state.discard),
        "refused": [cards(state.refused[seat]) for seat in seats],
        "winner": int(state.winner) if state.winner >= 0 else None,
    }


def from_position(tables: Any, state: Any, position: Mapping[str, Any]) -> None:
    """Fill `state` (header set) from a position. Left out: phase turn, turn 0, active the winner or 0, first 0, nothing in hands, row,
    locks, refused or discard; the draw pile holds what lies nowhere else. Raises PositionError."""
    players = int(state.players)
    reader = PositionReader(position)
    state.phase = reader.choice("phase", "turn", PHASES)
    state.turn = reader.number("turn", 0, 0, MOST_TURNS)
    winner = reader.seat("winner", players)
    state.winner = -1 if winner is None else winner
    state.active = reader.number("active", winner or 0, 0, players - 1)
    state.first = reader.number("first", 0, 0, players - 1)
    _read_trains(reader, tables, state)
    _read_held(reader, state, "hands", state.hand, state.hand_count)
    _read_held(reader, state, "refused", state.refused, state.refused_count)
    using = reader.get("using")
    state.using = 0 if using is None else reader.component("using", using, CARDS, "card")
    _read_row(reader, tables, state)
    discard = reader.components("discard", CARDS, "card")
    state.discard[: len(discard)] = discard
    state.discard_count = len(discard)
    draw = reader.rest("draw", CARDS, "card")
    state.draw[: len(draw)] = draw
    state.draw_count = len(draw)
    reader.finish()
    check(tables, state)


def _read_trains(reader: PositionReader, tables: Any, state: Any) -> None:
    players = int(state.players)
    for seat, train in enumerate(reader.lists("trains", None, players, WAGONS)):
        for i, card in enumerate(train):
            state.train[seat, i] = 0 if card is None else reader.component(f"trains[{seat}][{i}]", card, CARDS, "card")
    for seat, locks in enumerate(reader.lists("locks", [[None] * WAGONS] * players, players, WAGONS)):
        for i, card in enumerate(locks):
            if card is not None:
                field = f"locks[{seat}][{i}]"
                number = reader.component(field, card, CARDS, "card")
                if tables.ability[number] != PROTECT or i not in PROTECTABLE or not state.train[seat, i]:
                    raise PositionError(field, card, "a protect card under a wagon at the first, fourth or last place")
                state.lock[seat, i] = number


def _read_held(reader: PositionReader, state: Any, field: str, cards: Any, counts: Any) -> None:
    players = int(state.players)
    for seat, held in enumerate(reader.lists(field, [[]] * players, players)):
        if len(held) > SEATS:
            raise PositionError(f"{field}[{seat}]", held, f"at most {SEATS} cards")
        numbers = [reader.component(f"{field}[{seat}][{i}]", c, CARDS, "card") for i, c in enumerate(held)]
        cards[seat, : len(held)] = sorted(numbers)
        counts[seat] = len(held)


def _read_row(reader: PositionReader, tables: Any, state: Any) -> None:
    for i, card in enumerate(reader.components("row", CARDS, "card")):
        ability = tables.ability[card]
        if state.row[ability]:
            raise PositionError(f"row[{i}]", card, f"cards of different abilities (two are {ABILITIES[ability]})")
        state.row[ability] = card
