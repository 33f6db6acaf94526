"""The train cards of a position: every card lies in one place, and what lies nowhere else is in the deck."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.machine.state import ABSENT
from boardwright.core.text.positions import PositionReader
from boardwright.games.ticket_to_ride_europe.components import CARDS, KINDS, LOCOMOTIVE, SLOTS
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds
from boardwright.games.ticket_to_ride_europe.rules.cards import cards_left
from boardwright.games.ticket_to_ride_europe.state import TUNNEL


def read_cards(reader: PositionReader, tables: Any, state: Any) -> None:
    """Hands, what is known of them, the discards, the row and the deck."""
    left, on_table = tables.cards.astype(int), _on_table(state)
    for seat in range(state.players):
        state.hand_count[seat] = _place(reader, left, f"hands[{seat}]", state.hand[seat])
        reader.require((state.known[seat] <= state.hand[seat]).all(), f"known[{seat}]", "cards of that hand")
    state.discard_count = _place(reader, left, "discard", state.discards)
    _place(reader, left, "laid", on_table)
    reader.fill("row", state.row, slice(None), _first_cards(left.tolist()))
    for slot, card in enumerate(state.row):
        _place(reader, left, f"row[{slot}]", np.arange(KINDS) == card)
    reader.fill("deck", state.deck, slice(None), left)
    reader.require((state.deck == left).all(), "deck", f"the cards that lie nowhere else: {kinds(left)}")
    state.deck_count = left.sum()
    full = ABSENT not in state.row or cards_left(state) == 0
    reader.require(full, "row", "five cards as long as there are cards in the deck or the discards")
    _read_drawn(reader, state, state.discards + on_table)


def _place(reader: PositionReader, left: np.ndarray, field: str, cards: np.ndarray) -> int:
    """Take the cards of one place out of those that are left; return their number."""
    for card, most in enumerate(left):
        reader.expect(cards[card] <= most, field, kinds(cards), f"at most {most} {CARDS[card]}: all others lie elsewhere")
    left -= cards
    return int(cards.sum())


def _on_table(state: Any) -> np.ndarray:
    """What lies on the table while a tunnel is decided: the cards laid and the cards turned over."""
    cards = np.zeros(KINDS, int)
    if state.phase == TUNNEL:
        cards[state.laid_colour] += state.laid_cards
        cards[LOCOMOTIVE] += state.laid_locomotives
        np.add.at(cards, state.revealed[: state.revealed_count], 1)
    return cards


def _first_cards(left: list[int]) -> list[int]:
    """The row where it is left out: one each of the first kinds of which any are left, then a second one each, and so on."""
    ranked = sorted((place, card) for card in range(KINDS) for place in range(left[card]))
    return [card for _, card in ranked[:SLOTS]] + [ABSENT] * (SLOTS - sum(left))


def _read_drawn(reader: PositionReader, state: Any, paid: np.ndarray) -> None:
    """What a seat has drawn unseen since the deck was last shuffled. It holds it still, or it is among the cards paid."""
    reader.fill("blind", state.drawn_since_shuffle, slice(state.players), (state.hand - state.known)[: state.players])
    for seat, drawn in enumerate(state.drawn_since_shuffle[: state.players]):
        state.drawn_since_shuffle_count[seat] = drawn.sum()
        paid = paid - (drawn - state.hand[seat]).clip(0)
        expected = f"no more {CARDS[int(paid.argmin())]} than that seat holds or has paid since the deck was last shuffled"
        reader.require(paid.min() >= 0, f"blind[{seat}]", expected)
    state.deck_at_shuffle[:] = state.deck + state.drawn_since_shuffle[: state.players].sum(axis=0)
