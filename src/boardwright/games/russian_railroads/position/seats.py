"""What lies before a seat, beside the declared fields: what is left out, what must hold together, how the rest is written."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.presentation.view_seats import bonuses, token_at
from boardwright.games.russian_railroads.rules.lines import is_met
from boardwright.games.russian_railroads.rules.room import track_end

SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MARKER_TOKEN = c.TOKENS.index("marker")
MOST_POINTS_ALONE = 10_000
"""Points that are told without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that lies before one player."""
    once, reached = tables.special_once > 0, state.reached[seat] > 0
    unsettled = _names(_met_specials(tables, state, seat) & ~once & ~reached)
    spots = token_at(state.token_at[seat].tolist(), state.spot_won[seat].tolist())
    cards = sorted((int(state.bonus_location[card]), card) for card in bonuses(state, seat))
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": _names(reached & once),
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in spots.items() if value},
        "engineers": [c.ENGINEERS[i] for i, owner in enumerate(state.engineer_owner.tolist()) if owner == seat],
        "bonus_cards": [{"bonus": c.BONUSES[card], "draw": draw} for draw, card in cards],
    }


def _names(specials: Any) -> list[str]:
    """Some of the special spaces by name. `specials`: of each whether it is one of them."""
    return [c.SPECIALS[special] for special in specials.nonzero()[0]]


def _met_specials(tables: Any, state: Any, seat: int) -> Any:
    """Of each special space whether rail, locomotives and medal are there."""
    return np.array([is_met(tables, state, seat, line, special) for special, line in enumerate(c.LINE_OF_SPECIAL)])


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What follows from the declared fields of a seat, and what stands beside them."""
    _read_rails(reader, tables, state, seat)
    reader.fill("locomotives", state.slot, (seat, 0), 1)
    _read_tokens(reader, tables, state, seat)
    _read_specials(reader, tables, state, seat)
    _read_spots(reader, tables, state, seat)
    _read_markers(reader, tables, state, seat)
    state.engineer_owner[reader.lying("engineers", c.ENGINEERS, "tile")] = seat
    _read_supply(reader, tables, state, seat)
    _read_points(reader, state, seat)


def _read_rails(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Rails by line and colour. A colour that has been won and is not named lies beside the line."""
    rail = state.rail[seat]
    rail[:, c.BLACK][rail[:, c.BLACK] < 0] = 1
    won = 1 + int(((tables.special_rails >= 0) & (tables.special_space <= rail[c.TRANSSIBERIAN, c.BLACK])).sum())
    for line, name in enumerate(c.LINES):
        ahead = int(tables.length[line]) + 1
        for colour in range(len(c.COLOURS)):
            path, least, most = f"rails.{name}.{c.COLOURS[colour]}", int(colour == c.BLACK), max(ahead - 1, 0)
            if colour < min(won, tables.colours[line]):
                rail[line, colour] = max(rail[line, colour], 0)
                reader.require(least <= rail[line, colour] <= most, path, f"a space from {least} to {most}")
            else:
                reader.require(rail[line, colour] < 0, path, "no rails of a colour that the line does not have, or not won yet")
            ahead = int(rail[line, colour])


# -- special spaces, industry, tokens ----------------------------------------------------------------------------------------------


def _read_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What became of the ? spaces, and what each token leaves on the board."""
    for name, value in reader.table("tokens").items():
        path, spot = f"tokens.{name}", reader.name("tokens", name, c.SPOTS)
        token = reader.name(path, value, SPOT_VALUES)
        if value == "dropped":
            state.token_at[seat, spot] = s.DROPPED
        elif value != "won":
            reader.require(not state.tokens_used[seat] >> token & 1, path, "each token in one place only")
            state.token_at[seat, spot] = token
            state.tokens_used[seat] |= 1 << token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once in the moment in which rails and locomotives reached it; while a locomotive is placed it may still wait.

    Lasting special spaces are noted where they are reached, but for those that are named: bots that look at a record see it.
    """
    once, met = tables.special_once > 0, _met_specials(tables, state, seat)
    won = _named_specials(reader, "won", once) if reader.says("won") else met & once
    state.reached[seat] = won | met & ~once & ~_named_specials(reader, "unsettled", met & ~once)
    placing = bool(state.hand) and seat == state.active
    due = met & once & ~(placing & (tables.special_locomotive > 0))
    passed = state.rail[seat, c.LINE_OF_SPECIAL, tables.special_rail] >= tables.special_space
    for special, name in enumerate(c.SPECIALS):
        expected = f"{name}, too: it has been reached" if due[special] else f"no {name}, which no rail has reached"
        reader.require(due[special] <= won[special] <= passed[special], "won", expected)


def _named_specials(reader: PositionReader, field: str, allowed: Any) -> Any:
    """Of each special space whether a field names it. `allowed`: of each whether the field may."""
    names = _names(allowed)
    return np.isin(c.SPECIALS, [names[n] for n in reader.names(field, names)])


def _read_spots(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The ? spaces that were won are those that were reached; where no tokens are told, the right to use one was given up."""
    won = {c.SPOTS[spot] for spot in tables.special_spot[state.reached[seat] > 0] if spot >= 0}
    if (tables.track_kind[: state.marker[seat].max() + 1] == c.TOKEN_SPACE).any():
        won.add("industry")
    state.spot_won[seat] = [spot in won for spot in c.SPOTS]
    reader.fill("tokens", state.token_at, (seat, state.spot_won[seat] > 0), s.DROPPED)
    given = set(reader.given.get("tokens", won))
    reader.require(given == won, "tokens", f"those that were won (fields won and markers): {sorted(won)}")


def _read_markers(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Markers that have not passed a gap between factories; the second one comes with its token."""
    two = bool(state.tokens_used[seat] >> MARKER_TOKEN & 1 and tables.effect[c.TOKEN_EFFECTS + MARKER_TOKEN, c.MARKER])
    reader.fill("markers", state.marker, seat, [1, 0] if two else [0, -1])
    markers = [at for at in state.marker[seat].tolist() if at >= 0]
    good = len(markers) == len(set(markers)) == 1 + two
    reader.require(good, "markers", "two different spaces with the token for the second marker, else one")
    for i, at in enumerate(markers):
        reader.checked(f"markers[{i}]", at, 0, int(track_end(tables, state, seat, 0)))


# -- supply, points ----------------------------------------------------------------------------------------------------------------


def _read_supply(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Coins and workers as at the start; whoever has passed waits for the end of the round."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    reader.fill("passed", state.passed, seat, over)
    reader.fill("coins", state.coins, seat, tables.coins[state.players])
    state.workers_all[seat] = tables.workers[state.players] + tables.special_worker[state.reached[seat] > 0].sum()
    good = state.stage == s.IN_TURNS or state.passed[seat] == over
    reader.require(good, "passed", "nobody at the start, everybody after the turns of a round")


def _read_points(reader: PositionReader, state: Any, seat: int) -> None:
    """What was scored, by round from 0 (the start) on. Points alone count as won by effects before the first round."""
    told, rounds = reader.value_at("scored"), int(state.round_no) + 1
    if told is None:
        state.scored[seat, 0, s.SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    reader.require(len(told or []) <= rounds, "scored", f"at most {rounds} tables: the start and each round up to this one")
    state.points[seat] = state.scored[seat].sum()
