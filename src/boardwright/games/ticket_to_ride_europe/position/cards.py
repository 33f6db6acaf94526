"""Reading a position's train cards: every card lies in one place, and what lies nowhere else is in the deck."""

from __future__ import annotations

from typing import Any

from boardwright.core.errors import PositionError
from boardwright.games.ticket_to_ride_europe.components import CARDS, KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.position.reader import Reader
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds
from boardwright.games.ticket_to_ride_europe.rules.cards import EMPTY, cards_left
from boardwright.games.ticket_to_ride_europe.state import TUNNEL


def read_cards(reader: Reader, tables: Any, state: Any) -> None:
    """Hands, what is known of them, the discards, the row and the deck."""
    players = int(state.players)
    left = [int(count) for count in tables.cards]
    for seat, hand in enumerate(reader.per_seat("hands", [{}] * players, "tables of cards")):
        state.hand[seat] = reader.counts(f"hands[{seat}]", hand)
        state.hand_count[seat] = _place(left, f"hands[{seat}]", hand, state.hand[seat])
    discard = reader.get("discard", {})
    state.discards[:] = reader.counts("discard", discard)
    state.discard_count = _place(left, "discard", discard, state.discards)
    if state.phase == TUNNEL:
        _place(left, "laid", reader.get("laid"), _on_table(state))
    _read_row(reader, state, left)
    deck = reader.counts("deck", reader.get("deck", kinds(left)))
    if deck != left:
        raise PositionError("deck", reader.get("deck"), f"the cards that lie nowhere else: {kinds(left)}")
    state.deck[:] = deck
    state.deck_count = sum(deck)
    if (state.row == EMPTY).any() and cards_left(state) > 0:
        raise PositionError("row", reader.get("row"), "five cards as long as there are cards in the deck or the discards")
    _read_known(reader, state)
    _read_blind(reader, state)


def _place(left: list[int], field: str, told: Any, cards: Any) -> int:
    """Take the cards of one place, told in that field, out of those that are left; return their number."""
    for card in range(KINDS):
        if cards[card] > left[card]:
            raise PositionError(field, told, f"at most {left[card]} {CARDS[card]}: all others lie elsewhere")
        left[card] -= int(cards[card])
    return int(sum(cards))


def _on_table(state: Any) -> list[int]:
    """What lies on the table while a tunnel is decided: the cards laid and the cards turned over."""
    cards = [0] * KINDS
    cards[state.laid_colour] += int(state.laid_cards)
    cards[LOCOMOTIVE] += int(state.laid_locomotives)
    for card in state.revealed[: state.revealed_count]:
        cards[card] += 1
    return cards


def _read_row(reader: Reader, state: Any, left: list[int]) -> None:
    """The face-up cards. An empty place is null."""
    row = reader.get("row", _first_cards(left))
    if not isinstance(row, list) or len(row) != SLOTS:
        raise PositionError("row", row, f"{SLOTS} cards or nulls")
    for i, name in enumerate(row):
        state.row[i] = EMPTY if name is None else reader.one_of(f"row[{i}]", name, CARDS, "a card")
        if name is not None:
            _place(left, f"row[{i}]", name, [int(card == state.row[i]) for card in range(KINDS)])


def _first_cards(left: list[int]) -> list[str | None]:
    """The row where it is left out: one each of the first kinds of which any are left, then a second one each, and so on."""
    count = sum(left)
    ranked = sorted((place, card) for card in range(KINDS) for place in range(left[card]))
    return [CARDS[card] for _, card in ranked[:SLOTS]] + [None] * (SLOTS - count)


def _read_known(reader: Reader, state: Any) -> None:
    """What everybody saw a seat take and not yet pay."""
    for seat, known in enumerate(reader.per_seat("known", [{}] * int(state.players), "tables of cards")):
        state.known[seat] = reader.counts(f"known[{seat}]", known)
        if (state.known[seat] > state.hand[seat]).any():
            raise PositionError(f"known[{seat}]", known, "cards of that hand")


def _read_blind(reader: Reader, state: Any) -> None:
    """What a seat has drawn unseen since the deck was last shuffled. It holds it still, or it lies in the discards or on the table."""
    seats = range(state.players)
    paid = state.discards.astype(int) + (_on_table(state) if state.phase == TUNNEL else 0)
    for seat, blind in enumerate(reader.per_seat("blind", [kinds(state.hand[s] - state.known[s]) for s in seats], "tables of cards")):
        state.blind[seat] = reader.counts(f"blind[{seat}]", blind)
        state.blind_count[seat] = state.blind[seat].sum()
        paid -= (state.blind[seat] - state.hand[seat]).clip(0)
        if paid.min() < 0:
            card = CARDS[int(paid.argmin())]
            fits = f"no more {card} than that seat holds or has paid since the deck was last shuffled"
            raise PositionError(f"blind[{seat}]", blind, fits)
    state.fresh[:] = state.deck + state.blind[: state.players].sum(axis=0)
