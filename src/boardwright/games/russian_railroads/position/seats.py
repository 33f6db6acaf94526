"""What lies before a seat, beside the declared fields: what is left out, and how the rest is written."""

from typing import Any

import numpy as np

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c, state as s
from boardwright.games.russian_railroads.laws.seats import colours_won, has_two_markers, met_specials
from boardwright.games.russian_railroads.presentation.view_parts import bonuses, token_at

SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MOST_POINTS_ALONE = 10_000
"""Points that are told without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that lies before one player."""
    once, reached = tables.special_once > 0, state.reached[seat] > 0
    unsettled = _names(met_specials(tables, state, seat) & ~once & ~reached)
    spots = token_at(state.token_at[seat].tolist(), state.spot_won[seat].tolist())
    cards = sorted((int(state.bonus_location[card]), card) for card in bonuses(state, seat))
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": _names(reached & once),
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in spots.items() if value},
        "engineers": [c.ENGINEERS[i] for i in (state.engineer_owner == seat).nonzero()[0]],
        "bonus_cards": [{"bonus": c.BONUSES[card], "draw": draw} for draw, card in cards],
    }


def _names(specials: Any) -> list[str]:
    """Some of the special spaces by name. `specials`: of each whether it is one of them."""
    return [c.SPECIALS[special] for special in specials.nonzero()[0]]


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What follows from the declared fields of a seat, and what stands beside them: coins and workers as at the start, if left out."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    _read_rails(tables, state, seat)
    reader.fill("locomotives", state.slot, (seat, 0), 1)
    _read_tokens(reader, tables, state, seat)
    _read_specials(reader, tables, state, seat)
    reader.fill("markers", state.marker, seat, [1, 0] if has_two_markers(tables, state, seat) else [0, -1])
    _read_spots(reader, tables, state, seat)
    state.engineer_owner[reader.lying("engineers", c.ENGINEERS, "tile")] = seat
    reader.fill("passed", state.passed, seat, over)
    reader.fill("coins", state.coins, seat, tables.coins[state.players])
    state.workers_all[seat] = tables.workers[state.players] + tables.special_worker[state.reached[seat] > 0].sum()
    if reader.value_at("scored") is None:  # points alone count as won by effects before the first round
        state.scored[seat, 0, s.SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    state.points[seat] = state.scored[seat].sum()


def check_seat(reader: PositionReader, state: Any, seat: int) -> None:
    """The ? spaces told are those that were won; nothing is told of rounds to come."""
    won = sorted(c.SPOTS[spot] for spot in state.spot_won[seat].nonzero()[0])
    reader.require(sorted(reader.given.get("tokens", won)) == won, "tokens", f"those that were won (fields won and markers): {won}")
    rounds, told = int(state.round_no) + 1, reader.value_at("scored") or []
    reader.require(len(told) <= rounds, "scored", f"at most {rounds} tables: the start and each round up to this one")


def _read_rails(tables: Any, state: Any, seat: int) -> None:
    """A black rail that is not named lies on the first space, another one that has been won beside the line."""
    rail = state.rail[seat]
    rail[:, c.BLACK][rail[:, c.BLACK] < 0] = 1
    for line in range(len(c.LINES)):
        won = rail[line, : min(colours_won(tables, state, seat), tables.colours[line])]
        won[won < 0] = 0


def _read_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What became of the ? spaces, and what each token leaves on the board."""
    for name, value in reader.table("tokens").items():
        spot, token = reader.name("tokens", name, c.SPOTS), reader.name(f"tokens.{name}", value, SPOT_VALUES)
        if value == "dropped":
            state.token_at[seat, spot] = s.DROPPED
        elif value != "won":
            state.token_at[seat, spot] = token
            state.tokens_used[seat] |= 1 << token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once in the moment in which rails and locomotives reached it: what is there now, if nothing is told.

    Lasting special spaces are noted where they are reached, but for those that are named: bots that look at a record see it.
    """
    once, met = tables.special_once > 0, met_specials(tables, state, seat)
    won = _named_specials(reader, "won", once) if reader.says("won") else met & once
    state.reached[seat] = won | met & ~once & ~_named_specials(reader, "unsettled", met & ~once)


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
