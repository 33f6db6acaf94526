"""A slow twin of the rules: Game of Trains implemented once more, from the rulebook and by other means.

It has no randomness: the caller names the card that comes off the draw pile. Wagons are numbers in a list. A lock belongs to its wagon (not
to a place). The face-up row is a dict from ability to card, and the piles are sets.
"""

from collections.abc import Iterable, Mapping
from typing import Any


class Twin:
    """One match: where cards lie, which seat chooses, what it may choose, and what a choice leads to."""

    def __init__(self, where: Mapping[str, Any], table: Mapping[str, Iterable[int]]) -> None:
        self.ability = {card: name for name, cards in table.items() for card in cards}
        self.trains: list[list[int | None]] = [list(train) for train in where["trains"]]
        self.players = len(self.trains)
        self.locks: list[dict[int, int]] = [
            {wagon: lock for wagon, lock in zip(train, locks, strict=True) if wagon and lock}
            for train, locks in zip(self.trains, where["locks"], strict=True)
        ]
        self.row = {self.ability[card]: card for card in where["row"]}
        self.draw_pile = set(where["draw"])
        self.seen_discards = set(where["discard"])
        self.refused = [set(cards) for cards in where["refused"]]
        self.hands = [set(cards) for cards in where["hands"]]
        self.phase: str = where["phase"]
        self.first: int = where["first"]
        self.active: int = where["active"]
        self.using: int | None = where["using"]
        self.winner: int | None = where["winner"]
        self.turn: int = where["turn"]
        self.drawn_cards: list[int] = []

    # -- choices ---------------------------------------------------------------------------------------------------------------

    def choices(self) -> set[str]:
        """Return everything that the active player may choose, as text."""
        if self.phase == "over":
            return set()
        if self.phase == "setup_keep":
            return {f"keep {card}" for card in self.hands[self.active]}
        if self.phase in ("setup_replace", "replace"):
            return {f"replace {place}" for place in (1, 2, 3, 4, 5, 6, 7)}
        if self.phase == "turn":
            usable = [name for name in self.row if name != "protect" or self._unlocked()]
            return {"draw", *(f"use {name}" for name in usable)}
        assert self.using is not None
        name = self.ability[self.using]
        places = {
            "swap_adjacent": (1, 2, 3, 4, 5, 6),
            "swap_skip_one": (1, 2, 3, 4, 5),
            "move_right_2": (1, 2, 3, 4, 5),
            "move_left_2": (3, 4, 5, 6, 7),
            "protect": self._unlocked(),
        }
        return {f"{name} {place}" for place in places[name]}

    def _unlocked(self) -> list[int]:
        train = self.trains[self.active]
        return [place for place in (1, 4, 7) if train[place - 1] not in self.locks[self.active]]

    # -- effects of choices ---------------------------------------------------------------------------------------------------

    def choose(self, text: str, drawn_cards: Iterable[int] = ()) -> None:
        """Make a choice of the active player. `drawn_cards` are the cards that it takes from the draw pile, in order."""
        assert text in self.choices(), text
        self.drawn_cards = list(drawn_cards)
        kind, _, argument = text.partition(" ")
        getattr(self, f"_{kind}")(argument)
        assert not self.drawn_cards, f"{self.drawn_cards} were not drawn"

    def _keep(self, argument: str) -> None:
        kept = {int(argument)}
        self.refused[self.active] |= self.hands[self.active] - kept
        self.hands[self.active] = kept
        self.phase = "setup_replace"

    def _draw(self, _: str) -> None:
        self.hands[self.active] = {self._top_card()}
        self.phase = "replace"

    def _replace(self, argument: str) -> None:
        (new,) = self.hands[self.active]
        self.hands[self.active] = set()
        train = self.trains[self.active]
        old = train[int(argument) - 1]
        assert old is not None
        self._touch(old)
        train[int(argument) - 1] = new
        self._lay_open(old)
        self._finish()

    def _use(self, name: str) -> None:
        card = self.row.pop(name)
        if name.startswith("remove"):
            self.seen_discards.add(card)
            self._remove({"remove_left": 0, "remove_middle": 3, "remove_right": 6}[name])
        else:
            self.using = card
            self.phase = "target"

    def _swap_adjacent(self, argument: str) -> None:
        self._exchange(int(argument) - 1, int(argument))

    def _swap_skip_one(self, argument: str) -> None:
        self._exchange(int(argument) - 1, int(argument) + 1)

    def _exchange(self, one: int, two: int) -> None:
        order = list(self.trains[self.active])
        order[one], order[two] = order[two], order[one]
        self._rearrange(order)

    def _move_right_2(self, argument: str) -> None:
        self._shift(int(argument) - 1, 2)

    def _move_left_2(self, argument: str) -> None:
        self._shift(int(argument) - 1, -2)

    def _shift(self, place: int, by: int) -> None:
        order = list(self.trains[self.active])
        order.insert(place + by, order.pop(place))
        self._rearrange(order)

    def _protect(self, argument: str) -> None:
        wagon = self.trains[self.active][int(argument) - 1]
        assert wagon is not None and self.using is not None
        self.locks[self.active][wagon] = self.using
        self.using = None
        self._finish()

    # -- the parts -------------------------------------------------------------------------------------------------------------

    def _rearrange(self, order: list[int | None]) -> None:
        """Discard the used card. Every wagon that stands elsewhere now has lost its lock."""
        assert self.using is not None
        self.seen_discards.add(self.using)
        self.using = None
        for before, wagon in zip(self.trains[self.active], order, strict=True):
            if before != wagon and wagon is not None:
                self._touch(wagon)
        self.trains[self.active] = order
        self._finish()

    def _touch(self, wagon: int) -> None:
        lock = self.locks[self.active].pop(wagon, None)
        if lock is not None:
            self.seen_discards.add(lock)

    def _lay_open(self, card: int) -> None:
        partner = self.row.pop(self.ability[card], None)
        if partner is None:
            self.row[self.ability[card]] = card
        else:
            self.seen_discards |= {partner, card}

    def _remove(self, index: int) -> None:
        seats = [(self.active + step) % self.players for step in range(self.players)]
        gaps = [seat for seat in seats if self.trains[seat][index] not in self.locks[seat]]
        for seat in gaps:
            wagon = self.trains[seat][index]
            assert wagon is not None
            self.trains[seat][index] = None
            self._lay_open(wagon)
        for seat in gaps:
            self.trains[seat][index] = self._top_card()
            if self._sorted(seat):
                self._win(seat)
                return
        self._next_turn()

    def _top_card(self) -> int:
        if not self.draw_pile:
            self.draw_pile = self.seen_discards.union(*self.refused)
            self.seen_discards = set()
            self.refused = [set() for _ in self.refused]
        card = self.drawn_cards.pop(0)
        self.draw_pile.remove(card)
        return card

    def _sorted(self, seat: int) -> bool:
        train = self.trains[seat]
        return None not in train and train == sorted(card for card in train if card)

    def _win(self, seat: int) -> None:
        self.winner, self.phase, self.active = seat, "over", seat

    def _finish(self) -> None:
        """End a choice that changed the active player's train or a lock."""
        if self._sorted(self.active):
            self._win(self.active)
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        setup = self.phase == "setup_replace"
        self.turn += not setup
        self.active = (self.active + 1) % self.players
        self.phase = "setup_keep" if setup and self.active != self.first else "turn"

    # -- comparison ------------------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """Return the position in the program's form, with piles as sorted lists."""
        return {
            "phase": self.phase,
            "active": self.active,
            "first": self.first,
            "trains": self.trains,
            "locks": [
                [locks.get(wagon) if wagon else None for wagon in train] for train, locks in zip(self.trains, self.locks, strict=True)
            ],
            "row": sorted(self.row.values()),
            "draw": sorted(self.draw_pile),
            "discard": sorted(self.seen_discards),
            "refused": [sorted(cards) for cards in self.refused],
            "hands": [sorted(cards) for cards in self.hands],
            "using": self.using,
            "winner": self.winner,
            "turn": self.turn,
        }
