"""The train cards of a position: every card lies in one place, and what lies nowhere else is in the deck."""

from __future__ import annotations

from typing import Any

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left
from boardwright.games.ticket_to_ride_europe.state import TUNNEL


def read_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Hands, what is known of them, the discards, the row and the deck."""
    left = [int(count) for count in tables.cards]
    for seat in range(state.players):
        state.hand_count[seat] = _place(reader, left, f"hands[{seat}]", state.hand[seat].tolist())
    state.discard_count = _place(reader, left, "discard", state.discards.tolist())
    if state.phase == TUNNEL:
        _place(reader, left, "laid", _on_table(state))
    if "row" not in reader.position:
        state.row[:] = _first_cards(left)
    for i, card in enumerate(state.row.tolist()):
        _place(reader, left, f"row[{i}]", [int(kind == card) for kind in range(KINDS)])
    if "deck" in reader.position and state.deck.tolist() != left:
        raise reader.wrong("deck", reader.get("deck"), f"the cards that lie nowhere else: {kinds(left)}")
    state.deck[:], state.deck_count = left, sum(left)
    if (state.row == ABSENT).any() and cards_left(state) > 0:
        raise reader.wrong("row", reader.get("row"), "five cards as long as there are cards in the deck or the discards")
    for seat in range(state.players):
        if (state.known[seat] > state.hand[seat]).any():
            raise reader.wrong(f"known[{seat}]", kinds(state.known[seat]), "cards of that hand")
    _read_blind(reader, state)


def _place(reader: PositionReader, left: list[int], field: str, cards: list[int]) -> int:
    """Take the cards of one place out of those that are left; return their number."""
    for card in range(KINDS):
        if cards[card] > left[card]:
            raise reader.wrong(field, kinds(cards), f"at most {left[card]} {CARDS[card]}: all others lie elsewhere")
        left[card] -= cards[card]
    return sum(cards)


def _on_table(state: Any) -> list[int]:
    """What lies on the table while a tunnel is decided: the cards laid and the cards turned over."""
    cards = [0] * KINDS
    cards[state.laid_colour] += int(state.laid_cards)
    cards[LOCOMOTIVE] += int(state.laid_locomotives)
    for card in state.revealed[: state.revealed_count]:
        cards[card] += 1
    return cards


def _first_cards(left: list[int]) -> list[int]:
    """The row where it is left out: one each of the first kinds of which any are left, then a second one each, and so on."""
    ranked = sorted((place, card) for card in range(KINDS) for place in range(left[card]))
    return [card for _, card in ranked[:SLOTS]] + [ABSENT] * (SLOTS - sum(left))


def _read_blind(reader: PositionReader, state: Any) -> None:
    """What a seat has drawn unseen since the deck was last shuffled. It holds it still, or it lies in the discards or on the table."""
    paid = state.discards.astype(int) + (_on_table(state) if state.phase == TUNNEL else 0)
    for seat in range(state.players):
        if "blind" not in reader.position:
            state.drawn_since_shuffle[seat] = state.hand[seat] - state.known[seat]
        state.drawn_since_shuffle_count[seat] = state.drawn_since_shuffle[seat].sum()
        paid -= (state.drawn_since_shuffle[seat] - state.hand[seat]).clip(0)
        if paid.min() < 0:
            card = CARDS[int(paid.argmin())]
            expected = f"no more {card} than that seat holds or has paid since the deck was last shuffled"
            raise reader.wrong(f"blind[{seat}]", kinds(state.drawn_since_shuffle[seat]), expected)
    state.deck_at_shuffle[:] = state.deck + state.drawn_since_shuffle[: state.players].sum(axis=0)
