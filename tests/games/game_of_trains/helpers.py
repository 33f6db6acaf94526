"""Helpers for tests of Game of Trains: the deck, hand-written positions, and short ways to play."""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import boardwright as bw

DECK = frozenset(range(1, 85))
ABILITIES = (
    "swap_adjacent",
    "swap_skip_one",
    "move_right_2",
    "move_left_2",
    "remove_left",
    "remove_middle",
    "remove_right",
    "protect",
)
REMOVES = {"remove_left": 1, "remove_middle": 4, "remove_right": 7}
PROTECTABLE = (1, 4, 7)
PLAYERS = (2, 3, 4)


@cache
def game() -> Any:
    return bw.load("game_of_trains")


@cache
def card_table() -> dict[str, list[int]]:
    text = files("boardwright.games.game_of_trains").joinpath("data/cards.toml").read_text("utf-8")
    return tomllib.loads(text)["abilities"]["cards"]


@cache
def abilities() -> dict[int, str]:
    return {number: name for name, numbers in card_table().items() for number in numbers}


def ability(card: int) -> str:
    return abilities()[card]


def cards_of(name: str, *, but: Iterable[int] = ()) -> list[int]:
    """Return the numbers of the cards with an ability, without some."""
    return [card for card in card_table()[name] if card not in set(but)]


def position(
    trains: Sequence[Sequence[int | None] | None],
    *,
    locks: dict[tuple[int, int], int] | None = None,
    row: Sequence[int | str] = (),
    draw: Sequence[int] | None = None,
    discard: Sequence[int] | None = None,
    refused: Sequence[Sequence[int]] | None = None,
    hands: Sequence[Sequence[int]] | None = None,
    active: int = 0,
    first: int = 0,
    phase: str = "turn",
    **others: Any,
) -> dict[str, Any]:
    """Return a complete position of all 84 cards.

    A train None is filled with free cards in descending order. A row card may be named by its ability. `locks` is {(seat, position): card}.
    All other cards lie in the draw pile or, if the draw pile is given, in the discard pile.
    """
    players = len(trains)
    locks = locks or {}
    hands = hands or [[] for _ in range(players)]
    refused = refused or [[] for _ in range(players)]
    placed = [card for train in trains if train for card in train if card]
    placed += [*locks.values(), *(card for card in row if isinstance(card, int))]
    placed += [*(draw or ()), *(discard or ())]
    placed += [card for cards in (*hands, *refused) for card in cards]
    if others.get("using"):
        placed.append(others["using"])
    assert len(placed) == len(set(placed)), f"a card lies in two places: {sorted(placed)}"
    free = sorted(DECK - set(placed))

    row = [card if isinstance(card, int) else _take(free, card) for card in row]
    full_trains = [list(train) if train else _descending(free) for train in trains]
    if draw is None:
        draw, discard = free, list(discard or ())
    elif discard is None:
        discard = free
    else:
        assert not free, f"these cards lie nowhere: {free}"
    return {
        "game": "game_of_trains",
        "phase": phase,
        "players": players,
        "active": active,
        "first": first,
        "trains": full_trains,
        "locks": [[locks.get((seat, place)) for place in range(1, 8)] for seat in range(players)],
        "row": row,
        "draw": sorted(draw),
        "discard": sorted(discard),
        "refused": [sorted(cards) for cards in refused],
        "hands": [sorted(cards) for cards in hands],
        **others,
    }


def _take(free: list[int], name: str) -> int:
    card = next(card for card in free if ability(card) == name)
    free.remove(card)
    return card


def _descending(free: list[int]) -> list[int]:
    train = sorted(free[10:17], reverse=True)
    for card in train:
        free.remove(card)
    return train


def start(where: dict[str, Any], seed: int = 1) -> Any:
    """Start a match from a position."""
    return game().from_position(where, seed=seed)


def play(match: Any, *decisions: str) -> list[Any]:
    """Play decisions of the active seat. Returns the events with nothing hidden."""
    events: list[Any] = []
    for text in decisions:
        (seat,) = match.actors
        events += match.play(seat, text)
    return events


def position_after(where: dict[str, Any], *decisions: str, seed: int = 1) -> dict[str, Any]:
    """Return the position that these decisions lead to."""
    match = start(where, seed)
    play(match, *decisions)
    return match.position()


def all_cards(where: dict[str, Any]) -> list[int]:
    """Return the cards of all places of a position."""
    cards = [card for train in where["trains"] for card in train if card]
    cards += [card for train in where["locks"] for card in train if card]
    cards += [*where["row"], *where["draw"], *where["discard"], *([where["using"]] if where["using"] else [])]
    cards += [card for part in ("refused", "hands") for hand in where[part] for card in hand]
    return cards


def ascending(train: Sequence[int | None]) -> bool:
    """Return whether a train has no gap and its numbers ascend."""
    return None not in train and all(left < right for left, right in zip(train, train[1:], strict=False))


def start_unchanged(where: dict[str, Any], seed: int = 1) -> Any:
    """Start a match after checking that the hand-written position is taken as it is."""
    match = start(where, seed)
    read = match.position()
    for field, value in where.items():
        expected = sorted(value) if field == "row" else value
        got = sorted(read[field]) if field == "row" else read[field]
        assert got == expected, (field, got, expected)
    return match
