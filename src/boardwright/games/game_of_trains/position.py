"""A complete state as a readable dict, and back. The fields stand in docs/games/game_of_trains.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardwright.core.errors import PositionError
from boardwright.games.game_of_trains.cards import is_rising
from boardwright.games.game_of_trains.components import (
    ABILITIES,
    CARDS,
    PROTECT,
    REMOVE_LEFT,
    REMOVE_MIDDLE,
    REMOVE_RIGHT,
    WAGONS,
)
from boardwright.games.game_of_trains.state import OVER, PHASES, REPLACE, SEATS, SETUP_KEEP, SETUP_REPLACE, TARGET

PROTECTABLE = (0, 3, 6)


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
    """Fill `state` (header set) from a position. Left out: phase turn, turn 0, active 0, first 0, nothing in hands, row, locks, refused
    or discard; the draw pile holds what lies nowhere else. Raises PositionError."""
    players = int(state.players)
    seats = range(players)
    reader = _Reader(position)
    state.phase = PHASES.index(reader.choice("phase", "turn", PHASES))
    state.turn = reader.number("turn", 0, 0, 2**31 - 1)
    state.active = reader.number("active", 0, 0, players - 1)
    state.first = reader.number("first", 0, 0, players - 1)
    winner = reader.optional("winner", players - 1, "a seat or null")
    state.winner = -1 if winner is None else winner
    for seat, train in enumerate(reader.lists("trains", players, WAGONS, None)):
        state.train[seat] = [reader.card(f"trains[{seat}][{i}]", c, gap=True) for i, c in enumerate(train)]
    for seat, locks in enumerate(reader.lists("locks", players, WAGONS, [[None] * WAGONS] * players)):
        for i, card in enumerate(locks):
            _read_lock(reader, tables, state, seat, i, card)
    for name, cards, counts in (("hands", state.hand, state.hand_count), ("refused", state.refused, state.refused_count)):
        for seat, held in enumerate(reader.lists(name, players, None, [[]] * players)):
            if len(held) > SEATS:
                raise PositionError(f"{name}[{seat}]", held, f"at most {SEATS} cards")
            numbers = [reader.card(f"{name}[{seat}][{i}]", c) for i, c in enumerate(held)]
            cards[seat, : len(held)] = sorted(numbers) if name == "hands" else numbers
            counts[seat] = len(held)
    using = reader.get("using", None)
    state.using = 0 if using is None else reader.card("using", using)
    for i, card in enumerate(reader.cards("row", [])):
        ability = tables.ability[card]
        if state.row[ability]:
            raise PositionError(f"row[{i}]", card, f"cards of different abilities (two are {ABILITIES[ability]})")
        state.row[ability] = card
    discard = reader.cards("discard", [])
    state.discard[: len(discard)] = discard
    state.discard_count = len(discard)
    rest = sorted(set(range(1, CARDS + 1)) - reader.used)
    draw = sorted(reader.cards("draw", rest)) if "draw" in position else rest
    if draw != rest:
        raise PositionError("draw", draw, f"the cards that lie nowhere else: {rest}")
    state.draw[: len(draw)] = draw
    state.draw_count = len(draw)
    reader.finish()
    _check_phase(tables, state, seats)


def _read_lock(reader: _Reader, tables: Any, state: Any, seat: int, i: int, card: Any) -> None:
    if card is None:
        return
    field = f"locks[{seat}][{i}]"
    number = reader.card(field, card)
    if tables.ability[number] != PROTECT or i not in PROTECTABLE or not state.train[seat, i]:
        raise PositionError(field, card, "a protect card under a wagon at the first, fourth or last place")
    state.lock[seat, i] = number


def _check_phase(tables: Any, state: Any, seats: range) -> None:
    """The hands, the card in use and the trains must fit the phase."""
    phase = int(state.phase)
    held = [int(state.hand_count[seat]) for seat in seats]
    if (phase == TARGET) != bool(state.using):
        raise PositionError("using", int(state.using) or None, "a card in the phase target only")
    if phase in (SETUP_KEEP, SETUP_REPLACE):
        place = {seat: (seat - int(state.first)) % len(seats) for seat in seats}
        now = place[int(state.active)]
        expected = [
            0 if place[s] < now else 1 if place[s] == now and phase == SETUP_REPLACE else place[s] + 1 for s in seats
        ]
        if phase == SETUP_KEEP and now == 0:
            raise PositionError("phase", "setup_keep", "setup_replace: the first player keeps his only card without being asked")
    elif phase == REPLACE:
        expected = [int(s == state.active) for s in seats]
    else:
        expected = [0] * len(seats)
    if held != expected:
        raise PositionError("hands", held, f"so many cards per seat: {expected}")
    if (state.winner >= 0) and phase != OVER:
        raise PositionError("winner", int(state.winner), "null before the end")
    if state.winner >= 0 and not is_rising(state.train[state.winner]):
        raise PositionError("winner", int(state.winner), "a seat whose train rises")
    if phase != OVER and not all(state.train[s].all() for s in seats):
        raise PositionError("trains", [[int(c) for c in state.train[s]] for s in seats], "seven wagons each before the end")
    if phase != OVER and any(is_rising(state.train[s]) for s in seats):
        raise PositionError("trains", [[int(c) for c in state.train[s]] for s in seats], "no rising train before the end")
    if phase == OVER and state.winner < 0 and not 0 < state.options.turn_cap <= state.turn:
        raise PositionError("winner", None, "a seat, unless the option turn_cap ended the match")
    if phase == TARGET and tables.ability[state.using] in (REMOVE_LEFT, REMOVE_MIDDLE, REMOVE_RIGHT):
        raise PositionError("using", int(state.using), "a card whose ability asks for a wagon (no remove)")
    if phase == TARGET and tables.ability[state.using] == PROTECT and all(state.lock[state.active, i] for i in PROTECTABLE):
        raise PositionError("using", int(state.using), "no protect card while the first, fourth and last wagon are protected")


class _Reader:
    """Reads the fields of a position, notes which cards lay somewhere, and names what is wrong."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.position = position
        self.used: set[int] = set()
        self.read: set[str] = set()

    def get(self, field: str, default: Any) -> Any:
        self.read.add(field)
        return self.position.get(field, default)

    def choice(self, field: str, default: str, allowed: tuple[str, ...]) -> str:
        value = self.get(field, default)
        if value not in allowed:
            raise PositionError(field, value, "one of " + ", ".join(allowed))
        return str(value)

    def number(self, field: str, default: int, least: int, most: int) -> int:
        value = self.get(field, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise PositionError(field, value, f"a number from {least} to {most}")
        return value

    def optional(self, field: str, most: int, fits: str) -> int | None:
        value = self.get(field, None)
        if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most):
            raise PositionError(field, value, fits)
        return value

    def lists(self, field: str, count: int, length: int | None, default: Any) -> list[Any]:
        value = self.get(field, default)
        fits = f"{count} lists" + (f" of {length}" if length else "")
        if not isinstance(value, list) or len(value) != count:
            raise PositionError(field, value, fits)
        for item in value:
            if not isinstance(item, list) or (length is not None and len(item) != length):
                raise PositionError(field, item, fits)
        return value

    def cards(self, field: str, default: list[int]) -> list[int]:
        value = self.get(field, default)
        if not isinstance(value, list):
            raise PositionError(field, value, "a list of cards")
        if field == "draw" and value is default:
            return value
        return [self.card(f"{field}[{i}]", card) for i, card in enumerate(value)]

    def card(self, field: str, value: Any, gap: bool = False) -> int:
        if gap and value is None:
            return 0
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= CARDS:
            raise PositionError(field, value, f"a card from 1 to {CARDS}" + (" or null" if gap else ""))
        if value in self.used:
            raise PositionError(field, value, "a card that lies nowhere else")
        self.used.add(value)
        return value

    def finish(self) -> None:
        for field in self.position:
            if field not in self.read:
                raise PositionError(field, self.position[field], "no such field; there are " + ", ".join(sorted(self.read)))
