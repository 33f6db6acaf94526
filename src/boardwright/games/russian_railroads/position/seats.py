"""What lies before a seat, beside the declared fields: what is left out, what must hold together, how the rest is written."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.presentation.standing import specials_met
from boardwright.games.russian_railroads.presentation.view_seats import token_at
from boardwright.games.russian_railroads.rules.room import track_end
from boardwright.games.russian_railroads.state import AT_END, AT_START, DROPPED, IN_REUSE, SCORED_EFFECTS

INDUSTRY_SPOT = c.SPOTS.index("industry")
SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MOST_POINTS_ALONE = 10_000
"""Points that are told without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that lies before one player."""
    fates, drawers, reached = state.fate.tolist(), state.drawer.tolist(), state.reached[seat].tolist()
    held = sorted((fate, i) for i, fate in enumerate(fates) if 1 <= fate <= state.draws and drawers[fate] == seat)
    once, met = gives_once(tables), specials_met(tables, state, seat)
    unsettled = [special for i, special in enumerate(c.SPECIALS) if met[i] and not reached[i] and not once[i]]
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": [special for i, special in enumerate(c.SPECIALS) if reached[i] and once[i]],
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in token_at(state, seat).items() if value},
        "engineers": [c.ENGINEERS[i] for i, owner in enumerate(state.engineer_owner.tolist()) if owner == seat],
        "bonus_cards": [{"bonus": c.BONUSES[i], "draw": fate} for fate, i in held],
    }


def gives_once(tables: Any) -> list[bool]:
    """Of each special space, whether it gives something in the moment that it is reached."""
    found = (tables.special_rails >= 0) | (tables.special_worker > 0) | (tables.special_spot >= 0) | (tables.special_points > 0)
    return [bool(once) for once in found]


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What follows from the declared fields of a seat, and what stands beside them."""
    _read_rails(reader, tables, state, seat)
    _read_locomotives(reader, state, seat)
    _read_won(reader, tables, state, seat)
    _read_tokens(reader, tables, state, seat)
    _read_industry(reader, tables, state, seat)
    _read_unsettled(reader, tables, state, seat)
    for n, engineer in enumerate(reader.names("engineers", c.ENGINEERS)):
        alone = state.engineer_owner[engineer] < 0
        reader.expect(alone, f"engineers[{n}]", c.ENGINEERS[engineer], "an engineer who is nowhere else")
        state.engineer_owner[engineer] = seat
    _read_supply(reader, tables, state, seat)
    _read_points(reader, state, seat)


def _read_rails(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Rails by line and colour. A colour that has been won and is not named lies beside the line."""
    rail = state.rail[seat]
    rail[:, c.BLACK][rail[:, c.BLACK] < 0] = 1
    black = int(rail[c.TRANSSIBERIAN, c.BLACK])
    won = 1 + sum(1 for i in range(len(c.SPECIALS)) if tables.special_rails[i] >= 0 and black >= tables.special_space[i])
    for line, name in enumerate(c.LINES):
        before = int(tables.length[line]) + 1
        for number, colour in enumerate(c.COLOURS):
            least, at, there = int(number == c.BLACK), int(rail[line, number]), number < min(won, int(tables.colours[line]))
            if there and at < 0:
                at = rail[line, number] = 0
            good, most = at in range(least, max(before, 1)) if there else at < 0, max(before - 1, 0)
            fits = f"a space from {least} to {most}" if there else "no rails of a colour that the line does not have, or not won yet"
            reader.expect(good, f"rails.{name}.{colour}", at, fits)
            before = at


def _read_locomotives(reader: PositionReader, state: Any, seat: int) -> None:
    if "locomotives" not in reader.position:
        state.slot[seat, 0] = 1
    numbers = state.slot[seat].tolist()
    good = state.card_owner[c.CARDS.index("locomotive")] == seat and numbers.count(c.SPECIAL) == 1
    for slot, number in zip(c.SLOTS, numbers, strict=True):
        fits = f"a number from 1 to {c.HIGHEST}: the card with the locomotive is not this seat's, or the locomotive is elsewhere, too"
        reader.expect(good or number != c.SPECIAL, f"locomotives.{slot}", "special", fits)


# -- special spaces and tokens -----------------------------------------------------------------------------------------------------


def _read_won(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once on special spaces: what the rails have reached, and where locomotives must reach it, too, only then."""
    once, met = gives_once(tables), specials_met(tables, state, seat)
    can_be = [i for i in range(len(c.SPECIALS)) if once[i]]
    won = [can_be[n] for n in reader.names("won", [c.SPECIALS[i] for i in can_be])]
    won = won if "won" in reader.position else [i for i in can_be if met[i]]
    state.reached[seat, won] = 1
    for i in can_be:
        line = c.LINES.index(c.SPECIALS[i].partition("_")[0])
        there = state.rail[seat, line, tables.special_rail[i]] >= tables.special_space[i]
        reader.expect(there or i not in won, "won", c.SPECIALS[i], "only special spaces that a rail has reached")
        due = there and not tables.special_locomotive[i]
        reader.expect(i in won or not due, "won", reader.get("won"), f"{c.SPECIALS[i]}, too: the rail has reached it")


def _read_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What became of the ? spaces that were won; left out: the right to use a token was given up."""
    spots = [(int(spot), bool(state.reached[seat, i])) for i, spot in enumerate(tables.special_spot) if spot >= 0]
    told = reader.table("tokens") if "tokens" in reader.position else {c.SPOTS[spot]: "dropped" for spot, won in spots if won}
    for name, value in told.items():
        spot, token = reader.name("tokens", name, c.SPOTS), reader.name(f"tokens.{name}", value, SPOT_VALUES)
        state.spot_won[seat, spot] = 1
        if value == "dropped":
            state.token_at[seat, spot] = DROPPED
        elif value != "won":
            used = int(state.tokens_used[seat]) >> token & 1
            reader.expect(not used, f"tokens.{name}", value, "each token in one place only")
            state.tokens_used[seat] |= 1 << token
            state.token_at[seat, spot] = token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])
    for spot, won in spots:
        reader.expect(bool(state.spot_won[seat, spot]) == won, "tokens", told, f"{c.SPOTS[spot]} exactly if it was won (field won)")


def _read_unsettled(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Lasting special spaces are noted where they are reached, but for those that are named: bots that look at a record see it.

    What rails and locomotives have reached was won in that moment; only while a locomotive is placed it still waits.
    """
    once, met = gives_once(tables), specials_met(tables, state, seat)
    lasting = [i for i in range(len(c.SPECIALS)) if met[i] and not once[i]]
    state.reached[seat, lasting] = 1
    for n in reader.names("unsettled", [c.SPECIALS[i] for i in lasting]):
        state.reached[seat, lasting[n]] = 0
    for i, special in enumerate(c.SPECIALS):
        good = state.reached[seat, i] or not (met[i] and once[i]) or (state.hand and seat == state.active)
        reader.expect(bool(good), "won", reader.get("won"), f"{special}, too: rail and locomotives have reached it")


# -- industry, supply, points ------------------------------------------------------------------------------------------------------


def _read_industry(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Markers that have not passed a gap between factories; the second one comes with its token."""
    token = c.TOKENS.index("marker")
    two = bool(state.tokens_used[seat] >> token & 1 and tables.effect[c.TOKEN_EFFECTS + token, c.MARKER])
    if "markers" not in reader.position:
        state.marker[seat] = [1, 0] if two else [0, -1]
    markers = [at for at in state.marker[seat].tolist() if at >= 0]
    reader.expect(len(markers) == 1 + two, "markers", markers, "two spaces with the token for the second marker, else one")
    end = min(int(track_end(tables, state, seat, 0)), c.TRACK - 1)
    for i, at in enumerate(markers):
        reader.checked(f"markers[{i}]", at, 0, end)
    reader.expect(len(set(markers)) == len(markers), "markers", markers, "two different spaces")
    passed = any(tables.track_kind[space] == c.TOKEN_SPACE for space in range(max(markers) + 1))
    if passed and "tokens" not in reader.position:
        state.spot_won[seat, INDUSTRY_SPOT], state.token_at[seat, INDUSTRY_SPOT] = 1, DROPPED
    fits = "industry exactly if a marker has come to the ? of the industry track"
    reader.expect(bool(state.spot_won[seat, INDUSTRY_SPOT]) == passed, "tokens", reader.get("tokens"), fits)


def _read_supply(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    if "passed" not in reader.position:
        state.passed[seat] = state.stage in (IN_REUSE, AT_END)
    if "coins" not in reader.position:
        state.coins[seat] = tables.coins[state.players]
    won = int(((tables.special_worker > 0) & (state.reached[seat] > 0)).sum())
    state.workers_all[seat] = tables.workers[state.players] + won
    passed, free = bool(state.passed[seat]), state.stage not in (AT_START, IN_REUSE, AT_END)
    fits = "nobody at the start, everybody after the turns of a round"
    reader.expect(free or passed != (state.stage == AT_START), "passed", passed, fits)


def _read_points(reader: PositionReader, state: Any, seat: int) -> None:
    """What was scored, by round from 0 (the start) on. Points alone count as won by effects before the first round."""
    if "scored" not in reader.position:
        state.scored[seat, 0, SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    fits = f"at most {state.round_no + 1} tables: the start and each round up to this one"
    reader.expect(len(reader.get("scored", [])) <= state.round_no + 1, "scored", reader.get("scored"), fits)
    state.points[seat] = state.scored[seat].sum()
