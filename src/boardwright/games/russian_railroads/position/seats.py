"""What lies before a seat, beside the declared fields: what is left out, what must hold together, how the rest is written."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.presentation.view_seats import token_at
from boardwright.games.russian_railroads.rules.lines import is_met
from boardwright.games.russian_railroads.rules.room import track_end

ALL = range(len(c.SPECIALS))
SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MOST_POINTS_ALONE = 10_000
"""Points that are told without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that lies before one player."""
    fates, drawers, reached = state.bonus_location.tolist(), state.drawer.tolist(), state.reached[seat].tolist()
    held = sorted((fate, i) for i, fate in enumerate(fates) if 1 <= fate <= state.draws and drawers[fate] == seat)
    once, met = gives_once(tables), specials_met(tables, state, seat)
    unsettled = [special for i, special in enumerate(c.SPECIALS) if met[i] and not reached[i] and not once[i]]
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": [special for i, special in enumerate(c.SPECIALS) if reached[i] and once[i]],
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in token_at(state.token_at[seat].tolist(), state.spot_won[seat].tolist()).items() if value},
        "engineers": [c.ENGINEERS[i] for i, owner in enumerate(state.engineer_owner.tolist()) if owner == seat],
        "bonus_cards": [{"bonus": c.BONUSES[i], "draw": fate} for fate, i in held],
    }


def specials_met(tables: Any, state: Any, seat: int) -> list[bool]:
    """Of each special space, whether rail, locomotives and medal are there."""
    return [bool(is_met(tables, state, seat, line, special)) for special, line in enumerate(c.LINE_OF_SPECIAL)]


def gives_once(tables: Any) -> list[bool]:
    """Of each special space, whether it gives something in the moment that it is reached."""
    found = (tables.special_rails >= 0) | (tables.special_worker > 0) | (tables.special_spot >= 0) | (tables.special_points > 0)
    return [bool(once) for once in found]


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What follows from the declared fields of a seat, and what stands beside them."""
    _read_rails(reader, tables, state, seat)
    _read_locomotives(reader, state, seat)
    _read_tokens(reader, tables, state, seat)
    _read_specials(reader, tables, state, seat)
    _read_industry(reader, tables, state, seat)
    for n, engineer in enumerate(reader.names("engineers", c.ENGINEERS)):
        expected = "an engineer who is nowhere else"
        reader.expect(state.engineer_owner[engineer] < 0, f"engineers[{n}]", c.ENGINEERS[engineer], expected)
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
            expected = f"a space from {least} to {most}" if there else "no rails of a colour that the line does not have, or not won yet"
            reader.expect(good, f"rails.{name}.{colour}", at, expected)
            before = at


def _read_locomotives(reader: PositionReader, state: Any, seat: int) -> None:
    if "locomotives" not in reader.position:
        state.slot[seat, 0] = 1
    numbers = state.slot[seat].tolist()
    good = state.card_owner[c.CARDS.index("locomotive")] == seat and numbers.count(c.SPECIAL) == 1
    for slot, number in zip(c.SLOTS, numbers, strict=True):
        expected = "a number: the special one belongs to the seat with its card, and there is one"
        reader.expect(good or number != c.SPECIAL, f"locomotives.{slot}", "special", expected)


# -- special spaces and tokens -----------------------------------------------------------------------------------------------------


def _read_tokens(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What became of the ? spaces, as far as it is told, and what a token leaves on the board."""
    for name, value in reader.table("tokens").items():
        spot, token = reader.name("tokens", name, c.SPOTS), reader.name(f"tokens.{name}", value, SPOT_VALUES)
        state.spot_won[seat, spot] = 1
        if value == "dropped":
            state.token_at[seat, spot] = s.DROPPED
        elif value != "won":
            used = int(state.tokens_used[seat]) >> token & 1
            reader.expect(not used, f"tokens.{name}", value, "each token in one place only")
            state.tokens_used[seat] |= 1 << token
            state.token_at[seat, spot] = token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])


def _settle_spot(reader: PositionReader, state: Any, seat: int, spot: int, won: bool) -> None:
    """A ? space was won exactly if it has been reached; where no tokens are told, the right to use one was given up."""
    if won and "tokens" not in reader.position:
        state.spot_won[seat, spot], state.token_at[seat, spot] = 1, s.DROPPED
    expected = f"{c.SPOTS[spot]} exactly if it was won (fields won and markers)"
    reader.expect(bool(state.spot_won[seat, spot]) == won, "tokens", reader.get("tokens"), expected)


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once in the moment in which rails and locomotives reached it; while a locomotive is placed it still waits.

    Lasting special spaces are noted where they are reached, but for those that are named: bots that look at a record see it.
    """
    once, met, names = gives_once(tables), specials_met(tables, state, seat), c.SPECIALS
    can_be, lasting = [i for i in ALL if once[i]], [i for i in ALL if met[i] and not once[i]]
    told = {can_be[n] for n in reader.names("won", [names[i] for i in can_be])}
    unsettled = {lasting[n] for n in reader.names("unsettled", [names[i] for i in lasting])}
    won = told if "won" in reader.position else {i for i in can_be if met[i]}
    state.reached[seat] = [i in won or (i in lasting and i not in unsettled) for i in ALL]
    placing = bool(state.hand) and seat == state.active
    for i in can_be:
        line = c.LINES.index(names[i].partition("_")[0])
        there = bool(state.rail[seat, line, tables.special_rail[i]] >= tables.special_space[i])
        due = (there and not tables.special_locomotive[i]) or (met[i] and not placing)
        reader.expect(there or i not in won, "won", names[i], "only special spaces that a rail has reached")
        reader.expect(i in won or not due, "won", reader.get("won"), f"{names[i]}, too: it has been reached")
        if tables.special_spot[i] >= 0:
            _settle_spot(reader, state, seat, int(tables.special_spot[i]), i in won)


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
    _settle_spot(reader, state, seat, c.SPOTS.index("industry"), passed)


def _read_supply(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Coins and workers as at the start; whoever has passed waits for the end of the round."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    if "passed" not in reader.position:
        state.passed[seat] = over
    if "coins" not in reader.position:
        state.coins[seat] = tables.coins[state.players]
    state.workers_all[seat] = tables.workers[state.players] + int(tables.special_worker[state.reached[seat] > 0].sum())
    passed, good = bool(state.passed[seat]), state.stage == s.IN_TURNS or bool(state.passed[seat]) == over
    reader.expect(good, "passed", passed, "nobody at the start, everybody after the turns of a round")


def _read_points(reader: PositionReader, state: Any, seat: int) -> None:
    """What was scored, by round from 0 (the start) on. Points alone count as won by effects before the first round."""
    told, most = reader.get("scored", []), int(state.round_no) + 1
    if "scored" not in reader.position:
        state.scored[seat, 0, s.SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    reader.expect(len(told) <= most, "scored", told, f"at most {most} tables: the start and each round up to this one")
    state.points[seat] = state.scored[seat].sum()
