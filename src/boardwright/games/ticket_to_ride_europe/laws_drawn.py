"""Laws of the record of cards drawn unseen (`rules.drawn`), besides the ranges of its fields. `laws` says what a law yields."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from boardwright.core.machine.state import ABSENT
from boardwright.games.ticket_to_ride_europe import components as c, state as s
from boardwright.games.ticket_to_ride_europe.presentation.view import kinds

Broken = Iterator[tuple[str, str]]


def laid_by(state: Any, seat: int) -> np.ndarray:
    """The cards of a seat that are on the table while it decides about a tunnel."""
    laid = np.repeat([state.laid_colour, c.LOCOMOTIVE], [state.laid_cards, state.laid_locomotives])
    return np.bincount(laid if state.phase == s.TUNNEL and state.active == seat else laid[:0], minlength=c.KINDS)


def has_paid(state: Any, seat: int) -> bool:
    """Return whether a seat has ever paid for something: a route, which takes trains, or a station."""
    return bool(state.trains[seat] < c.TRAINS or state.stations[seat] < c.STATIONS)


def must_have_shown(state: Any) -> np.ndarray:
    """The cards that seats have drawn unseen since the last shuffle, minus the unseen cards in their hands."""
    return (state.drawn_since_shuffle - state.hand + state.known).clip(0)


def shown_by_seat(state: Any, since_shuffle: bool = False) -> np.ndarray:
    """By seat and kind the cards shown; `since_shuffle`: only by those who had drawn some since the last shuffle."""
    shown = np.zeros((c.SEATS, c.KINDS), int)
    entries = np.flatnonzero(np.arange(s.MOST_SHOWN) < state.shown_count)
    if since_shuffle:
        entries = entries[state.shown_draws[entries] > 0]
    np.add.at(shown, (state.shown_seat[entries], state.shown_card[entries]), state.shown_cards[entries])
    return shown


def drawn_earlier(state: Any) -> np.ndarray:
    """By seat and kind the cards drawn unseen before the last shuffle: all that seats hold unseen or have shown, but those drawn since."""
    return state.hand - state.known + shown_by_seat(state) - state.drawn_since_shuffle


def drawn_unseen(tables: Any, state: Any) -> Broken:
    """A seat still holds what it drew unseen, or has shown it."""
    must = must_have_shown(state)
    faults = list(shown_somewhere(state, must, "blind[{}]", "that seat holds", "that seat holds or has paid"))
    if not faults:
        since = shown_by_seat(state, since_shuffle=True)
        faults = list(shown_somewhere(state, since, "shown", "seat {} holds open", "seat {} holds open or has paid"))
    yield from faults or [*of_earlier_shuffles(tables, state)] or shown_in_time(state)


def of_earlier_shuffles(tables: Any, state: Any) -> Broken:
    """The cards of earlier shuffles are those that seats hold unseen or have shown, and have not drawn since."""
    expected, said = drawn_earlier(state), state.earlier_drawn.sum(axis=0)
    for seat, card in np.argwhere(expected < 0):
        yield "shown", f"{-expected[seat, card]} more {c.CARDS[card]} of seat {seat}: it has drawn them (blind) and does not hold them"
    for seat in np.flatnonzero((expected != said).any(axis=1) & (expected >= 0).all(axis=1)):
        what = kinds(expected[seat]) if expected[seat].any() else "no cards"
        yield "earlier", f"in all {what} of seat {seat}: what it holds unseen or has shown, but what it has drawn since (blind)"
    for shuffle, card in np.argwhere(state.earlier_drawn.sum(axis=1) > tables.cards):
        yield f"earlier[{shuffle}]", f"at most {tables.cards[card]} {c.CARDS[card]} of all seats together"
    if state.earlier_drawn.sum() > s.MOST_EARLIER:
        yield "shown", f"fewer cards: those of earlier shuffles that seats hold unseen or have shown may be {s.MOST_EARLIER} in all"


def shown_in_time(state: Any) -> Broken:
    """No card was shown before it was drawn. That is so if each seat has shown its oldest cards of a kind first, and so had drawn them."""
    for seat in range(state.players):
        drawn = np.vstack([state.earlier_drawn[: state.earlier_count, seat], state.drawn_since_shuffle[seat]]).astype(int)
        sizes = drawn.sum(axis=1)
        earlier, most = int(sizes[:-1].sum()), int(sizes.sum())
        left, used, least = drawn.copy(), np.zeros_like(sizes), 0
        for i in np.flatnonzero(state.shown_seat[: state.shown_count] == seat):
            card, draws, count = (int(state[field][i]) for field in ("shown_card", "shown_draws", "shown_cards"))
            least = max(least, int(used.sum()) + count)
            if count == 0:
                yield f"shown[{i}].cards", "at least 1"
            if not least <= earlier + draws <= most:
                yield f"shown[{i}].draws", f"{least - earlier} to {most - earlier}: as many as seat {seat} has shown by then, and made"
            least = max(least, earlier + draws)
            for shuffle in range(len(sizes)):
                taken = min(count, int(left[shuffle, card]))
                left[shuffle, card], used[shuffle], count = left[shuffle, card] - taken, used[shuffle] + taken, count - taken
            reached = (earlier + draws - np.cumsum(sizes) + sizes).clip(0, sizes)
            if count > 0 or (used > reached).any():
                yield f"shown[{i}].draws", f"a later time: by then seat {seat} cannot have drawn all that it has shown"


def shown_somewhere(state: Any, shown: np.ndarray, path: str, held: str, held_or_paid: str) -> Broken:
    """Shown cards were paid by seats that have paid for something, or are open in their hands or for a tunnel.

    Cards of a hand that all have seen were drawn unseen only if a tunnel was tried: its cards may have been taken back.
    """
    paid = state.discards.copy()
    for seat in range(state.players):
        taken_back = state.known[seat] * (state.laid_route != ABSENT)
        spent = (shown[seat] - taken_back - laid_by(state, seat)).clip(0)
        paid -= spent
        if spent.any() and not has_paid(state, seat):
            kind = c.CARDS[int(spent.argmax())]
            yield path.format(seat), f"no more {kind} than {held.format(seat)}: it has all its trains and stations, so it has paid nothing"
        elif paid.min() < 0:
            kind = c.CARDS[int(paid.argmin())]
            yield path.format(seat), f"no more {kind} than {held_or_paid.format(seat)} since the deck was last shuffled"
