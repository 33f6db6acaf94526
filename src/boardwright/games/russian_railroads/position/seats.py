"""The seats of a position: each player's board and supply."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads.components import (
    BLACK,
    BONUSES,
    CARDS,
    COLOURS,
    ENGINEERS,
    FACTORY_SLOTS,
    HIGHEST,
    LINES,
    MARKER,
    MEDAL,
    MOST_DOUBLERS,
    REVALUE,
    SLOTS,
    SPECIAL,
    SPECIALS,
    SPOTS,
    TOKEN_EFFECTS,
    TOKEN_SPACE,
    TOKENS,
    TRACK,
    TRANSSIBERIAN,
)
from boardwright.games.russian_railroads.position.names import SPECIAL_NAME, locomotive, locomotive_of
from boardwright.games.russian_railroads.presentation.standing import specials_met
from boardwright.games.russian_railroads.rules.room import track_end
from boardwright.games.russian_railroads.state import AT_END, AT_START, DROPPED, IN_REUSE, POINTS_FROM

INDUSTRY_SPOT = SPOTS.index("industry")
SPOT_VALUES = (*TOKENS, "dropped", "won")
MOST, MANY = 30_000, 1_000_000
"""What the record has room for. How much there may be of coins and points `position_counters` says, once all is read."""


# -- writing -----------------------------------------------------------------------------------------------------------------------


def seat_position(tables: Any, state: Any, seat: int) -> dict[str, Any]:
    """Everything that lies before one player."""
    fates, drawers = state.fate.tolist(), state.drawer.tolist()
    held = sorted((fate, i) for i, fate in enumerate(fates) if 1 <= fate <= state.draws and drawers[fate] == seat)
    return {
        "passed": bool(state.passed[seat]),
        "workers": int(state.workers[seat]),
        "temporary": int(state.temporary[seat]),
        "coins": int(state.coins[seat]),
        "rails": {
            line: {colour: at for colour, at in zip(COLOURS, rails, strict=True) if at >= 0}
            for line, rails in zip(LINES, state.rail[seat].tolist(), strict=True)
        },
        "locomotives": {slot: locomotive(number) for slot, number in zip(SLOTS, state.slot[seat].tolist(), strict=True) if number},
        "factories": [number for number in state.factory[seat].tolist() if number],
        "markers": [at for at in state.marker[seat].tolist() if at >= 0],
        "doublers": int(state.doublers[seat]),
        "won": [special for i, special in enumerate(SPECIALS) if state.reached[seat, i] and gives_once(tables, i)],
        **({"unsettled": unsettled} if (unsettled := _unsettled(tables, state, seat)) else {}),
        "tokens": {spot: value for i, spot in enumerate(SPOTS) if (value := _spot_value(state, seat, i))},
        "engineers": [ENGINEERS[i] for i, owner in enumerate(state.engineer_owner.tolist()) if owner == seat],
        "bonus_cards": [{"bonus": BONUSES[i], "draw": fate} for fate, i in held],
        "points": int(state.points[seat]),
        "scored": [
            {source: points for source, points in zip(POINTS_FROM, row, strict=True) if points}
            for row in state.scored[seat, : state.round_no + 1].tolist()
        ],
    }


def _spot_value(state: Any, seat: int, spot: int) -> str | None:
    token = int(state.token_at[seat, spot])
    return "dropped" if token == DROPPED else TOKENS[token] if token >= 0 else "won" if state.spot_won[seat, spot] else None


def gives_once(tables: Any, special: int) -> bool:
    """Whether a special space gives something in the moment that it is reached."""
    return bool(
        tables.special_rails[special] >= 0
        or tables.special_worker[special]
        or tables.special_spot[special] >= 0
        or tables.special_points[special]
    )


# -- reading -----------------------------------------------------------------------------------------------------------------------


def read_seats(reader: PositionReader, tables: Any, state: Any) -> list[PositionReader]:
    """What lies before each player. Returns a reader for each: what depends on other parts of the position is read later."""
    players = int(state.players)
    told = reader.get("seats", [{}] * players)
    if not isinstance(told, list) or len(told) != players:
        raise reader.wrong("seats", told, f"{players} tables")
    found = [reader.inside(f"seats[{seat}]", value) for seat, value in enumerate(told)]
    for seat, each in enumerate(found):
        _read_rails(each, tables, state, seat)
        _read_locomotives(each, state, seat)
        _read_specials(each, tables, state, seat)
        _read_industry(each, tables, state, seat)
        _read_engineers(each, tables, state, seat)
        _read_rest(each, tables, state, seat)
        _read_points(each, state, seat)
    return found


def _read_rails(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Rails by line and colour. A colour that has been won and is not named lies beside the line."""
    rail = state.rail[seat]
    rail[:] = -1
    rail[:, BLACK] = 1
    told = reader.table("rails")
    for line, colours in told.items():
        number = reader.name("rails", line, LINES)
        if not isinstance(colours, dict):
            raise reader.wrong(f"rails.{line}", colours, "a table with the space of each colour")
        for colour, space in colours.items():
            field = f"rails.{line}.{colour}"
            c = reader.name(f"rails.{line}", colour, COLOURS[: int(tables.colours[number])])
            rail[number, c] = reader.checked(field, space, 1 if c == BLACK else 0, int(tables.length[number]))
    won = _colours_won(tables, rail)
    for number, line in enumerate(LINES):
        for c in range(1, int(tables.colours[number])):
            at, before = int(rail[number, c]), int(rail[number, c - 1])
            if at >= 0 and c >= won:
                raise reader.wrong(f"rails.{line}.{COLOURS[c]}", at, "rails of that colour only after the black rail has won them")
            if at > 0 and at >= before:
                raise reader.wrong(f"rails.{line}.{COLOURS[c]}", at, f"a space before that of the {COLOURS[c - 1]} rail ({before})")
            if c < won:
                rail[number, c] = max(at, 0)


def _colours_won(tables: Any, rail: Any) -> int:
    """How many colours the black rail of the first line has won."""
    black = int(rail[TRANSSIBERIAN, BLACK])
    return 1 + sum(1 for i in range(len(SPECIALS)) if tables.special_rails[i] >= 0 and black >= tables.special_space[i])


def _read_locomotives(reader: PositionReader, state: Any, seat: int) -> None:
    told = reader.get("locomotives", {SLOTS[0]: 1})
    if not isinstance(told, dict):
        raise reader.wrong("locomotives", told, "a table with the locomotive of each slot")
    for slot, value in told.items():
        i = reader.name("locomotives", slot, SLOTS)
        if value is not None and value != SPECIAL_NAME:
            reader.checked(f"locomotives.{slot}", value, 1, HIGHEST)
        if value == SPECIAL_NAME and state.card_owner[CARDS.index("locomotive")] != seat:
            raise reader.wrong(
                f"locomotives.{slot}", value, f"a number from 1 to {HIGHEST}: the card with the locomotive is not this seat's"
            )
        state.slot[seat, i] = locomotive_of(value)
    if state.slot[seat].tolist().count(SPECIAL) > 1:
        raise reader.wrong("locomotives", told, f"{SPECIAL_NAME} once only")


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once on special spaces, and what became of the ? spaces."""
    met = specials_met(tables, state, seat)
    once = [i for i in range(len(SPECIALS)) if gives_once(tables, i)]
    won = reader.get("won", [SPECIALS[i] for i in once if met[i]])
    names = tuple(SPECIALS[i] for i in once)
    if not isinstance(won, list) or len(set(map(repr, won))) != len(won):
        raise reader.wrong("won", won, "a list of special spaces, each once")
    for n, special in enumerate(won):
        reader.name(f"won[{n}]", special, names)
    lines = [special.partition("_")[0] for special in SPECIALS]
    for i in range(len(SPECIALS)):
        state.reached[seat, i] = SPECIALS[i] in won
        there = state.rail[seat, LINES.index(lines[i]), tables.special_rail[i]] >= tables.special_space[i]
        if i in once and state.reached[seat, i] and not there:
            raise reader.wrong("won", SPECIALS[i], "only special spaces that a rail has reached")
        if i in once and there and not tables.special_locomotive[i] and not state.reached[seat, i]:
            raise reader.wrong("won", won, f"{SPECIALS[i]}, too: the rail has reached it")
    _read_spots(reader, tables, state, seat)
    _read_unsettled(reader, tables, state, seat)


def _unsettled(tables: Any, state: Any, seat: int) -> list[str]:
    """Lasting special spaces that are reached and not noted yet: that is done at the next step or locomotive on their line.

    It changes no rule, but bots that look at a record see it.
    """
    met = specials_met(tables, state, seat)
    return [special for i, special in enumerate(SPECIALS) if met[i] and not state.reached[seat, i] and not gives_once(tables, i)]


def _read_unsettled(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Lasting special spaces are noted where they are reached, but for those that are named."""
    met = specials_met(tables, state, seat)
    lasting = [i for i in range(len(SPECIALS)) if met[i] and not gives_once(tables, i)]
    can_be = tuple(SPECIALS[i] for i in lasting)
    told = reader.get("unsettled", [])
    if not isinstance(told, list) or len(set(map(repr, told))) != len(told):
        raise reader.wrong("unsettled", told, "a list of special spaces, each once")
    for n, special in enumerate(told):
        if special not in can_be:
            fits = ", ".join(can_be) or "no lasting special space that is reached"
            raise reader.wrong(f"unsettled[{n}]", special, fits)
    for i in range(len(SPECIALS)):
        if not gives_once(tables, i):
            state.reached[seat, i] = met[i] and SPECIALS[i] not in told


def check_won(seats: list[PositionReader], tables: Any, state: Any) -> None:
    """What rails and locomotives have reached was won in that moment; only while a locomotive is placed it still waits."""
    for seat, reader in enumerate(seats):
        if state.hand and seat == state.active:
            continue
        for i, met in enumerate(specials_met(tables, state, seat)):
            if met and gives_once(tables, i) and not state.reached[seat, i]:
                raise reader.wrong("won", reader.get("won"), f"{SPECIALS[i]}, too: rail and locomotives have reached it")


def _read_spots(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    state.token_at[seat] = -1
    dropped = {SPOTS[spot]: "dropped" for i, spot in enumerate(tables.special_spot.tolist()) if spot >= 0 and state.reached[seat, i]}
    told = reader.get("tokens", dropped)
    if not isinstance(told, dict):
        raise reader.wrong("tokens", told, "a table with what became of each ? space")
    for spot, value in told.items():
        i, token = reader.name("tokens", spot, SPOTS), reader.name(f"tokens.{spot}", value, SPOT_VALUES)
        state.spot_won[seat, i] = 1
        if token < len(TOKENS):
            if state.tokens_used[seat] >> token & 1:
                raise reader.wrong(f"tokens.{spot}", value, "each token in one place only")
            state.tokens_used[seat] |= 1 << token
            state.token_at[seat, i] = token
            _lasting(tables, state, seat, token)
        elif value == "dropped":
            state.token_at[seat, i] = DROPPED
    for i, spot in enumerate(tables.special_spot.tolist()):
        if spot >= 0 and state.spot_won[seat, spot] != state.reached[seat, i]:
            raise reader.wrong("tokens", told, f"{SPOTS[spot]} exactly if it was won (field won)")


def _lasting(tables: Any, state: Any, seat: int, token: int) -> None:
    """What a token leaves on the board."""
    if tables.effect[TOKEN_EFFECTS + token, REVALUE]:
        state.revalued[seat] = 1
    if tables.effect[TOKEN_EFFECTS + token, MEDAL]:
        state.medal[seat] = 1


def _read_industry(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Factories from the left on; markers that have not passed a gap."""
    built = reader.get("factories", [])
    if not isinstance(built, list) or len(built) > FACTORY_SLOTS:
        raise reader.wrong("factories", built, f"at most {FACTORY_SLOTS} numbers, from the left on")
    for i, number in enumerate(built):
        state.factory[seat, i] = reader.checked(f"factories[{i}]", number, 1, HIGHEST)
    token = TOKENS.index("marker")
    two = bool(state.tokens_used[seat] >> token & 1 and tables.effect[TOKEN_EFFECTS + token, MARKER])
    told = reader.get("markers", [1, 0] if two else [0])
    if not isinstance(told, list) or len(told) != 1 + two:
        raise reader.wrong("markers", told, "two spaces with the token for the second marker, else one")
    end = int(track_end(tables, state, seat, 0))
    state.marker[seat, 1] = -1
    for i, at in enumerate(told):
        state.marker[seat, i] = reader.checked(f"markers[{i}]", at, 0, min(end, TRACK - 1))
    if two and told[0] == told[1]:
        raise reader.wrong("markers", told, "two different spaces")
    passed = any(tables.track_kind[space] == TOKEN_SPACE for space in range(max(told) + 1))
    if "tokens" not in reader.position and passed:
        state.spot_won[seat, INDUSTRY_SPOT], state.token_at[seat, INDUSTRY_SPOT] = 1, DROPPED
    if bool(state.spot_won[seat, INDUSTRY_SPOT]) != passed:
        raise reader.wrong("tokens", reader.get("tokens"), "industry exactly if a marker has come to the ? of the industry track")


def _read_engineers(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    told = reader.get("engineers", [])
    if not isinstance(told, list):
        raise reader.wrong("engineers", told, "a list of engineers")
    for n, name in enumerate(told):
        engineer = reader.name(f"engineers[{n}]", name, ENGINEERS)
        if state.engineer_owner[engineer] >= 0:
            raise reader.wrong(f"engineers[{n}]", name, "an engineer who is nowhere else")
        state.engineer_owner[engineer] = seat


def _read_rest(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    state.passed[seat] = reader.flag("passed", state.stage in (IN_REUSE, AT_END))
    state.coins[seat] = reader.number("coins", int(tables.coins[state.players]), 0, MOST)
    state.doublers[seat] = reader.number("doublers", 0, 0, MOST_DOUBLERS)
    won = sum(1 for i in range(len(SPECIALS)) if tables.special_worker[i] and state.reached[seat, i])
    state.workers_all[seat] = int(tables.workers[state.players]) + won
    if state.stage in (AT_START, IN_REUSE, AT_END) and bool(state.passed[seat]) == (state.stage == AT_START):
        raise reader.wrong("passed", bool(state.passed[seat]), "nobody at the start, everybody after the turns of a round")


def _read_points(reader: PositionReader, state: Any, seat: int) -> None:
    """What was scored, by round from 0 (the start) on. Points alone count as won by effects before the first round."""
    alone = reader.get("points", 0) if "scored" not in reader.position else 0
    reader.checked("points", alone, 0, 10_000)
    told = reader.get("scored", [{"effects": alone}])
    if not isinstance(told, list) or len(told) > state.round_no + 1:
        raise reader.wrong("scored", told, f"at most {state.round_no + 1} tables: the start and each round up to this one")
    for n, row in enumerate(told):
        if not isinstance(row, dict):
            raise reader.wrong(f"scored[{n}]", row, "a table with the points of each source")
        for source, points in row.items():
            field = f"scored[{n}].{source}"
            state.scored[seat, n, reader.name(f"scored[{n}]", source, POINTS_FROM)] = reader.checked(field, points, 0, MANY)
    state.points[seat] = int(state.scored[seat].sum())
