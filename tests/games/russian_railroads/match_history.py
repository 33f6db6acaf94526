"""The history of a match, rebuilt from its events: events by turn, and the boards before each turn."""

from copy import deepcopy
from typing import Any, NamedTuple

from .facts import COINS, COLOURS_OF, LENGTHS, PERMANENT, SLOTS, SPECIAL


class Board:
    """The board of one player."""

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
        """Return how far the locomotives of a line reach."""
        return sum(min(9, number) for slot, number in self.slots.items() if SLOTS[slot] == line)

    def meets(self, special: str) -> bool:
        """Return whether the condition of a special space is met."""
        line, space, colour, locomotive = SPECIAL[special]
        there = self.rails[line].get(colour, -1) >= space and (not locomotive or self.reach(line) >= space)
        return there and (special != "kiev_5" or "medal" in self.tokens)

    def apply_event(self, kind: str, args: dict[str, Any]) -> None:
        """Change the board as an event says."""
        if kind == "stepped":
            self.rails[args["line"]][args["colour"]] = args["space"]
        elif kind == "won_rails":
            for line in LENGTHS:
                if args["colour"] in COLOURS_OF[line]:
                    self.rails[line][args["colour"]] = 0
        elif kind == "advanced":
            self.markers[args["marker"] - 1] = args["space"]
        elif kind == "placed":
            self.slots[args["slot"]] = args["number"]
        elif kind == "built":
            self.factories[args["factory_slot"] - 1] = args["factory"]
        elif kind == "doubled":
            self.doublers = args["doublers"]
        elif kind == "got_coins":
            self.coins += args["coins"]
        elif kind == "occupied":
            self.coins -= args["coins"]
            self.temporary = max(0, self.temporary - args["workers"])
        elif kind == "got_temporary":
            self.temporary += args["workers"]
        elif kind == "hired":
            self.engineers.append(args["engineer"])
        elif kind == "used_token":
            self.tokens.append(args["token"])
            if args["token"] == "marker":
                self.markers[1] = 0


class Turn(NamedTuple):
    """One decision to act: its first event, all events that it led to, and the board before it."""

    kind: str
    seat: int
    place: str
    engineer: str | None
    """The engineer who lies open on the place."""
    events: list[tuple[str, dict[str, Any]]]
    before: Any
    """A copy of the seat's board before the turn."""

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Return the arguments of the turn's events of one kind."""
        return [args for name, args in self.events if name == kind]


HEADS = ("chose_start", "occupied", "reused", "passed", "stayed", "scored", "began_round", "finished", "bonus_scored", "majority")


class MatchHistory:
    """The turns, boards and scorings of a whole match."""

    def __init__(self, match: Any) -> None:
        start = match.start_position or {}
        self.players, self.options = match.players, match.options
        seats = start.get("seats", [None] * match.players)
        self.boards = [Board(match.players, seat) for seat in seats]
        self.order: list[int] = list(start.get("order", []))
        """The turn order at the start, if the match begins with a position."""
        self.first_doublers = [board.doublers for board in self.boards]
        self.row: list[str | None] = list(start.get("row", []))
        self.turns: list[Turn] = []
        self.reached: set[tuple[str, str]] = set()
        """Special spaces with how their condition was met: by `rail` or `locomotive`, or that they were `paid`."""
        self.scored: list[tuple[int, dict[str, Any], Any]] = []
        for event in match.full_events():
            self._add_event(event.kind, dict(event.args))

    def _add_event(self, kind: str, args: dict[str, Any]) -> None:
        seat = args.get("seat")
        if kind == "dealt_engineers":
            self.row = [args[f"engineer_{n}"] for n in range(1, 8)]
        elif kind == "began_round" and args["number"] > 1 and self.turns:
            self.row = [*self.row[1:], None]
            for board in self.boards:
                board.temporary = 0
        elif kind == "hired" and self.row and self.row[0] == args["engineer"]:
            self.row[0] = None
        if kind in HEADS:
            place = args.get("place", "")
            cell = {"engineer_inner": 1, "engineer_outer": 2}.get(place)
            engineer = self.row[cell] if cell and cell < len(self.row) else None
            before = deepcopy(self.boards[seat]) if seat is not None else None
            self.turns.append(Turn(kind, -1 if seat is None else seat, place, engineer, [], before))
        if kind == "new_order" and not self.turns:
            self.order = [args[name] for name in ("first_seat", "second_seat", "third_seat", "fourth_seat") if args[name] is not None]
        if self.turns:
            self.turns[-1].events.append((kind, args))
        if seat is None:
            return
        board = self.boards[seat]
        if kind == "scored":
            self.scored.append((seat, args, deepcopy(board)))
            self.reached |= {(special, "paid") for special in PERMANENT if board.meets(special)}
        old = {special for special in SPECIAL if board.meets(special)}
        board.apply_event(kind, args)
        how = {"stepped": "rail", "placed": "locomotive"}.get(kind)
        if how:
            self.reached |= {(special, how) for special in SPECIAL if special not in old and board.meets(special)}
