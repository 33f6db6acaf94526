"""Laws of the seats: rails, tokens, special spaces, markers; passing; limits of coins and points."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.rules.lines import is_met
from boardwright.games.russian_railroads.rules.room import track_end

MARKER_TOKEN = c.TOKENS.index("marker")
MANY_COINS = 100
MANY_POINTS = 10_000
"""Most points of each source in each round that a hand-written position may have. No line scores more at once, with any tables."""


def colours_won(tables: Any, state: Any, seat: int) -> int:
    """The number of colours of a seat's rails: black, and those that its black rail of the Transsiberian has won."""
    return 1 + int(((tables.special_rails >= 0) & (tables.special_space <= state.rail[seat, c.TRANSSIBERIAN, c.BLACK])).sum())


def rails(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Each rail is behind the one before it; a colour is on all lines that have it, or has not been won."""
    for seat in range(state.players):
        won = colours_won(tables, state, seat)
        for line, name in enumerate(c.LINES):
            ahead = int(tables.length[line]) + 1
            for colour, at in enumerate(state.rail[seat, line].tolist()):
                path, least, most = f"seats[{seat}].rails.{name}.{c.COLOURS[colour]}", int(colour == c.BLACK), max(ahead - 1, 0)
                if colour >= min(won, tables.colours[line]):
                    if at >= 0:
                        yield path, "no rails of a colour that the line does not have, or not won yet"
                elif not least <= at <= most:
                    yield path, f"a space from {least} to {most}"
                ahead = at


def tokens(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Each token is on at most one ? space."""
    for seat in range(state.players):
        at = state.token_at[seat].tolist()
        for spot, token in enumerate(at):
            if 0 <= token < s.DROPPED and token in at[:spot]:
                yield f"seats[{seat}].tokens.{c.SPOTS[spot]}", "each token in one place only"


def met_specials(tables: Any, state: Any, seat: int) -> Any:
    """For each special space, whether rail, locomotives and medal are there."""
    return np.array([is_met(tables, state, seat, line, special) for special, line in enumerate(c.LINE_OF_SPECIAL)])


def specials(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """One-off rewards are won when rails and locomotives have reached them; while a locomotive is being placed they may still wait."""
    for seat in range(state.players):
        once, won = tables.special_once > 0, state.reached[seat] > 0
        placing = bool(state.hand) and seat == state.active
        due = met_specials(tables, state, seat) & ~(placing & (tables.special_locomotive > 0))
        passed = state.rail[seat, c.LINE_OF_SPECIAL, tables.special_rail] >= tables.special_space
        for special in (once & ((due & ~won) | (won & ~passed))).nonzero()[0]:
            name = c.SPECIALS[special]
            yield f"seats[{seat}].won", f"{name}, too: it has been reached" if due[special] else f"no {name}, which no rail has reached"


def markers(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Markers have not passed a gap between factories; the second one comes with its token."""
    for seat in range(state.players):
        markers = [at for at in state.marker[seat].tolist() if at >= 0]
        if not len(markers) == len(set(markers)) == 1 + has_two_markers(tables, state, seat):
            yield f"seats[{seat}].markers", "two different spaces with the token for the second marker, else one"
        end = track_end(tables, state, seat, 0)
        yield from ((f"seats[{seat}].markers[{i}]", f"a number from 0 to {end}") for i, at in enumerate(markers) if at > end)


def has_two_markers(tables: Any, state: Any, seat: int) -> bool:
    """Return whether the second marker's token has been used."""
    return bool(state.tokens_used[seat] >> MARKER_TOKEN & 1 and tables.effect[c.TOKEN_EFFECTS + MARKER_TOKEN, c.MARKER])


def passed(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """A seat that has passed waits for the end of the round."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    for seat in range(state.players):
        if state.stage != s.IN_TURNS and state.passed[seat] != over:
            yield f"seats[{seat}].passed", "nobody at the start, everybody after the turns of a round"


def counters(tables: Any, state: Any) -> Iterator[tuple[str, str]]:
    """Coins and points are at most what a position may start with, plus what play can have added since: no match ever breaks this."""
    round_no = int(state.round_no)
    for seat in range(state.players):
        gains, passings = gains_so_far(state, seat), max(0, round_no - 1) + int(state.passed[seat])
        most = MANY_COINS + gains * int(tables.effect[:, c.COINS].max())
        if state.coins[seat] + state.pieces[seat, :, s.COIN].sum() > most:
            yield f"seats[{seat}].coins", f"at most {most} coins, with those that lie on the board"
        most = MANY_POINTS + gains * most_at_once(tables) + passings * int(tables.passing.max())
        most += int(tables.special_points[state.reached[seat] > 0].sum())
        if state.scored[seat].max() > most:
            yield f"seats[{seat}].scored", f"at most {most} points of a source in a round until now"
        if state.stage != s.AT_END and state.scored[seat, round_no, : s.SCORED_INDUSTRY + 1].any():
            yield f"seats[{seat}].scored[{round_no}]", "no points for lines or industry before the end of the round"


def gains_so_far(state: Any, seat: int) -> int:
    """The most effects that can have given a seat something so far. It grows with each of them, and never shrinks.

    Each action of a place and of an own engineer, each step of a marker, each token, ? card and start bonus, and a repetition for each.
    The lowest track space, which has no limit, gives nothing that is counted here (see `loading`).
    """
    this_round = (int(state.acted[seat]) & ~(1 << c.BOTTOM)).bit_count()
    rounds_before = max(0, int(state.round_no) - 1) * len(c.PLACES)
    steps = int(state.marker[seat].clip(min=0).sum())
    cards = int((state.card_owner == seat).sum() + (state.start_taken == seat).sum())
    return 2 * (this_round + rounds_before + steps + int(state.tokens_used[seat]).bit_count() + cards)


def most_at_once(tables: Any) -> int:
    """The most points that one effect can give, including an end-bonus card declined for points."""
    worth = np.zeros(len(c.PARTS), np.int64)
    worth[[c.POINTS, c.ENGINEER_SUM, c.BEST_LOCOMOTIVES, c.BONUS]] = 1, tables.engineer_number.sum(), 2 * c.HIGHEST, tables.bonus_instead
    return int((tables.effect @ worth).max())
