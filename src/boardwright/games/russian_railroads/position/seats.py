"""What lies before a seat, beside the declared fields: what is left out, what must hold together, how the rest is written."""

from __future__ import annotations

from typing import Any

from boardwright.core.text.positions import PositionReader
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads import state as s
from boardwright.games.russian_railroads.presentation.view_seats import bonuses, token_at
from boardwright.games.russian_railroads.rules.lines import is_met
from boardwright.games.russian_railroads.rules.room import track_end

SPOT_VALUES = (*c.TOKENS, "dropped", "won")
MARKER_TOKEN = c.TOKENS.index("marker")
MOST_POINTS_ALONE = 10_000
"""Points that are told without their sources."""


def seat_table(tables: Any, state: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything that lies before one player."""
    once, met, reached = gives_once(tables), met_specials(tables, state, seat), state.reached[seat].tolist()
    unsettled = [special for i, special in enumerate(c.SPECIALS) if met[i] and not reached[i] and not once[i]]
    spots = token_at(state.token_at[seat].tolist(), state.spot_won[seat].tolist())
    cards = sorted((int(state.bonus_location[card]), card) for card in bonuses(state, seat))
    return {
        **declared,
        "scored": declared["scored"][: state.round_no + 1],
        "won": [special for i, special in enumerate(c.SPECIALS) if reached[i] and once[i]],
        **({"unsettled": unsettled} if unsettled else {}),
        "tokens": {spot: value for spot, value in spots.items() if value},
        "engineers": [c.ENGINEERS[i] for i, owner in enumerate(state.engineer_owner.tolist()) if owner == seat],
        "bonus_cards": [{"bonus": c.BONUSES[card], "draw": draw} for draw, card in cards],
    }


def met_specials(tables: Any, state: Any, seat: int) -> list[bool]:
    """Of each special space, whether rail, locomotives and medal are there."""
    return [bool(is_met(tables, state, seat, line, special)) for special, line in enumerate(c.LINE_OF_SPECIAL)]


def gives_once(tables: Any) -> list[bool]:
    """Of each special space, whether it gives something in the moment that it is reached."""
    found = (tables.special_rails >= 0) | (tables.special_worker > 0) | (tables.special_spot >= 0) | (tables.special_points > 0)
    return [bool(once) for once in found]


def read_seat(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What follows from the declared fields of a seat, and what stands beside them."""
    _read_rails(reader, tables, state, seat)
    if "locomotives" not in reader.position:
        state.slot[seat, 0] = 1
    _read_tokens(reader, tables, state, seat)
    _read_specials(reader, tables, state, seat)
    _read_spots(reader, tables, state, seat)
    _read_markers(reader, tables, state, seat)
    for n, engineer in enumerate(reader.names("engineers", c.ENGINEERS)):
        reader.require(state.engineer_owner[engineer] < 0, f"engineers[{n}]", "an engineer who is nowhere else")
        state.engineer_owner[engineer] = seat
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
        spot, token = reader.name("tokens", name, c.SPOTS), reader.name(f"tokens.{name}", value, SPOT_VALUES)
        if value == "dropped":
            state.token_at[seat, spot] = s.DROPPED
        elif value != "won":
            reader.require(not state.tokens_used[seat] >> token & 1, f"tokens.{name}", "each token in one place only")
            state.token_at[seat, spot] = token
            state.tokens_used[seat] |= 1 << token
            state.revalued[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.REVALUE])
            state.medal[seat] |= bool(tables.effect[c.TOKEN_EFFECTS + token, c.MEDAL])


def _read_specials(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """What was won once in the moment in which rails and locomotives reached it; while a locomotive is placed it may still wait.

    Lasting special spaces are noted where they are reached, but for those that are named: bots that look at a record see it.
    """
    once, met = gives_once(tables), met_specials(tables, state, seat)
    one_off = [special for i, special in enumerate(c.SPECIALS) if once[i]]
    lasting = [special for i, special in enumerate(c.SPECIALS) if met[i] and not once[i]]
    won = {one_off[n] for n in reader.names("won", one_off)}
    if "won" not in reader.position:
        won = {special for i, special in enumerate(c.SPECIALS) if met[i] and once[i]}
    unsettled = {lasting[n] for n in reader.names("unsettled", lasting)}
    state.reached[seat] = [special in won or (special in lasting and special not in unsettled) for special in c.SPECIALS]
    placing = bool(state.hand) and seat == state.active
    for i, special in enumerate(c.SPECIALS):
        reached = bool(state.rail[seat, c.LINE_OF_SPECIAL[i], tables.special_rail[i]] >= tables.special_space[i])
        due = once[i] and met[i] and not (placing and tables.special_locomotive[i])
        expected = f"{special}, too: it has been reached" if due else f"no {special}, which no rail has reached"
        reader.require(due <= (special in won) <= reached, "won", expected)


def _read_markers(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Markers that have not passed a gap between factories; the second one comes with its token."""
    two = bool(state.tokens_used[seat] >> MARKER_TOKEN & 1 and tables.effect[c.TOKEN_EFFECTS + MARKER_TOKEN, c.MARKER])
    if "markers" not in reader.position:
        state.marker[seat] = [1, 0] if two else [0, -1]
    markers = [at for at in state.marker[seat].tolist() if at >= 0]
    good = len(markers) == len(set(markers)) == 1 + two
    reader.require(good, "markers", "two different spaces with the token for the second marker, else one")
    for i, at in enumerate(markers):
        reader.checked(f"markers[{i}]", at, 0, int(track_end(tables, state, seat, 0)))


def _read_spots(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """The ? spaces that were won are those that were reached; where no tokens are told, the right to use one was given up."""
    passed = tables.track_kind[: state.marker[seat].max() + 1] == c.TOKEN_SPACE
    won = {c.SPOTS[spot] for spot in tables.special_spot[(state.reached[seat] > 0) & (tables.special_spot >= 0)]}
    won |= {"industry"} if passed.any() else set()
    state.spot_won[seat] = [spot in won for spot in c.SPOTS]
    if "tokens" not in reader.position:
        state.token_at[seat, state.spot_won[seat] > 0] = s.DROPPED
    given = set(reader.position.get("tokens", won))
    reader.require(given == won, "tokens", f"those that were won (fields won and markers): {sorted(won)}")


# -- supply, points ----------------------------------------------------------------------------------------------------------------


def _read_supply(reader: PositionReader, tables: Any, state: Any, seat: int) -> None:
    """Coins and workers as at the start; whoever has passed waits for the end of the round."""
    over = state.stage in (s.IN_REUSE, s.AT_END)
    if "passed" not in reader.position:
        state.passed[seat] = over
    if "coins" not in reader.position:
        state.coins[seat] = tables.coins[state.players]
    state.workers_all[seat] = tables.workers[state.players] + tables.special_worker[state.reached[seat] > 0].sum()
    good = state.stage == s.IN_TURNS or state.passed[seat] == over
    reader.require(good, "passed", "nobody at the start, everybody after the turns of a round")


def _read_points(reader: PositionReader, state: Any, seat: int) -> None:
    """What was scored, by round from 0 (the start) on. Points alone count as won by effects before the first round."""
    if "scored" not in reader.position:
        state.scored[seat, 0, s.SCORED_EFFECTS] = reader.checked("points", int(state.points[seat]), 0, MOST_POINTS_ALONE)
    rounds = int(state.round_no) + 1
    reader.require(
        len(reader.value_at("scored") or []) <= rounds, "scored", f"at most {rounds} tables: the start and each round up to this one"
    )
    state.points[seat] = state.scored[seat].sum()
