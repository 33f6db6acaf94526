"""A match put together again from what it tells: the boards before every event, and events by turns."""

from copy import deepcopy
from typing import Any, NamedTuple

from .facts import COINS, COLOURS_OF, LENGTHS, PERMANENT, SLOTS, SPECIAL


class Board:
    """What lies before one player."""

    def __init__(self, players: int, start: dict[str, Any] | None) -> None:
        seat = start or {}
        self.rails: dict[str, dict[str, int]] = {line: {"black": 1} for line in LENGTHS}
        for line, rails in seat.get("rails", {}).items():
            self.rails[line] = dict(rails)
        tiles = seat.get("locomotives", {"transsiberian_1": 1})
        self.slots = {slot: 10 if tile == "special" else tile for slot, tile in tiles.items() if tile}
        self.factories = [*seat.get("factories", []), *[0] * 5][:5]
        self.markers = [*seat.get("markers", [0]), None][:2]
        self.doublers = seat.get("doublers", 0)
        self.coins = seat.get("coins", COINS[players])
        self.engineers = list(seat.get("engineers", []))
        self.temporary = seat.get("temporary", 0)
        self.tokens = [token for token in seat.get("tokens", {}).values() if token not in ("dropped", "won")]

    def reach(self, line: str) -> int:
        return sum(min(9, number) for slot, number in self.slots.items() if SLOTS[slot] == line)

    def met(self, special: str) -> bool:
        line, space, colour, locomotive = SPECIAL[special]
        there = self.rails[line].get(colour, -1) >= space and (not locomotive or self.reach(line) >= space)
        return there and (special != "kiev_5" or "medal" in self.tokens)

    def tell(self, kind: str, told: dict[str, Any]) -> None:
        """What an event changes."""
        if kind == "stepped":
            self.rails[told["line"]][told["colour"]] = told["space"]
        elif kind == "won_rails":
            for line in LENGTHS:
                if told["colour"] in COLOURS_OF[line]:
                    self.rails[line][told["colour"]] = 0
        elif kind == "advanced":
            self.markers[told["marker"] - 1] = told["space"]
        elif kind == "placed":
            self.slots[told["slot"]] = told["number"]
        elif kind == "built":
            self.factories[told["factory_slot"] - 1] = told["factory"]
        elif kind == "doubled":
            self.doublers = told["doublers"]
        elif kind == "got_coins":
            self.coins += told["coins"]
        elif kind == "occupied":
            self.coins -= told["coins"]
            self.temporary = max(0, self.temporary - told["workers"])
        elif kind == "got_temporary":
            self.temporary += told["workers"]
        elif kind == "hired":
            self.engineers.append(told["engineer"])
        elif kind == "used_token":
            self.tokens.append(told["token"])
            if told["token"] == "marker":
                self.markers[1] = 0


class Turn(NamedTuple):
    """What one decision to act led to: the first event, all events of it, boards and row before each of them."""

    kind: str
    seat: int
    place: str
    engineer: str | None
    """Who lies open on the place."""
    events: list[tuple[str, dict[str, Any]]]
    before: Any
    """A copy of the seat's board before the turn."""

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [told for name, told in self.events if name == kind]


HEADS = ("chose_start", "occupied", "reused", "passed", "stayed", "scored", "began_round", "finished", "bonus_scored", "majority")


class Retold:
    """The whole match."""

    def __init__(self, match: Any) -> None:
        start = match.start_position or {}
        self.players, self.options = match.players, match.options
        seats = start.get("seats", [None] * match.players)
        self.boards = [Board(match.players, seat) for seat in seats]
        self.order: list[int] = list(start.get("order", []))
        """At the start, if the match begins with a position."""
        self.first_doublers = [board.doublers for board in self.boards]
        self.row: list[str | None] = list(start.get("row", []))
        self.turns: list[Turn] = []
        self.met: set[tuple[str, str]] = set()
        """Special spaces and how their condition came to be met: by `rail` or `locomotive`, or that they were `paid`."""
        self.scored: list[tuple[int, dict[str, Any], Any]] = []
        for event in match.full_events():
            self._tell(event.kind, dict(event.args))

    def _tell(self, kind: str, told: dict[str, Any]) -> None:
        seat = told.get("seat")
        if kind == "dealt_engineers":
            self.row = [told[f"engineer_{n}"] for n in range(1, 8)]
        elif kind == "began_round" and told["number"] > 1 and self.turns:
            self.row = [*self.row[1:], None]
            for board in self.boards:
                board.temporary = 0
        elif kind == "hired" and self.row and self.row[0] == told["engineer"]:
            self.row[0] = None
        if kind in HEADS:
            place = told.get("place", "")
            cell = {"engineer_inner": 1, "engineer_outer": 2}.get(place)
            engineer = self.row[cell] if cell and cell < len(self.row) else None
            before = deepcopy(self.boards[seat]) if seat is not None else None
            self.turns.append(Turn(kind, -1 if seat is None else seat, place, engineer, [], before))
        if kind == "new_order" and not self.turns:
            self.order = [told[name] for name in ("first_seat", "second_seat", "third_seat", "fourth_seat") if told[name] is not None]
        if self.turns:
            self.turns[-1].events.append((kind, told))
        if seat is None:
            return
        board = self.boards[seat]
        if kind == "scored":
            self.scored.append((seat, told, deepcopy(board)))
            self.met |= {(special, "paid") for special in PERMANENT if board.met(special)}
        old = {special for special in SPECIAL if board.met(special)}
        board.tell(kind, told)
        how = {"stepped": "rail", "placed": "locomotive"}.get(kind)
        if how:
            self.met |= {(special, how) for special in SPECIAL if special not in old and board.met(special)}
