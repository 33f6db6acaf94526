"""Parts of views, as plain data for people: the printed components, the same in every view of a match; one player's board."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.state import once_for_tables
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.presentation.queries import INDUSTRY
from boardwright.games.russian_railroads.state import DROPPED, PIECES, POINTS_FROM

TRACK_KINDS = ("space", "factory", "token")
ON_SPOT = {**dict(enumerate(c.TOKENS)), DROPPED: "dropped"}
"""What may be on a ? space, by number."""
NO_PIECES = [0] * len(PIECES)


def parts(amounts: Any) -> dict[str, int]:
    """The amounts that are not 0, by name. `amounts`: a row of `remaining_parts` or of `effect`, as an array or a list."""
    return {c.PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


@once_for_tables
def printed(tables: Any) -> Any:
    """A game's tables as lists, plus what each effect `gives`, `special_spaces` and `track` in the form of views.

    `lasting`: by special space whether it counts at every scoring. Views hold copies of what can be changed.
    """
    tables.gives = [parts(amounts) for amounts in tables.effect]
    tables.lasting = [doubles or scoring for doubles, scoring in zip(tables.special_doubles, tables.special_scoring, strict=True)]
    tables.special_spaces = [_special(tables, special) for special in range(len(c.SPECIALS))]
    track = zip(tables.track_kind, tables.track_points, tables.track_slot, strict=True)
    tables.track = [
        {"kind": TRACK_KINDS[kind], "points": points, **({"factory_slot": slot + 1} if slot >= 0 else {})} for kind, points, slot in track
    ]
    return tables


def engineer(fixed: Any, number: int) -> dict[str, Any]:
    """What is printed on an engineer: the number, and what the action gives."""
    return {"number": fixed.engineer_number[number], "gives": fixed.gives[c.FIRST_ENGINEER + number].copy()}


def static_view(fixed: Any) -> dict[str, Any]:
    """The fields of a view that come from the tables alone, as printed."""
    return {
        "factories": _gives(fixed, c.FACTORIES, c.FACTORY_EFFECTS),
        "engineers": {name: engineer(fixed, number) for number, name in enumerate(c.ENGINEERS)},
        "tokens": _gives(fixed, c.TOKENS, c.TOKEN_EFFECTS),
        "cards": _gives(fixed, c.CARDS, c.CARD_EFFECTS),
        "lines": {name: {"length": fixed.length[i], "colours": [*c.COLOURS[: fixed.colours[i]]]} for i, name in enumerate(c.LINES)},
        "specials": [special.copy() for special in fixed.special_spaces],
        "track": [space.copy() for space in fixed.track],
        "rail_points": {name: dict(zip(c.COLOURS, points)) for name, points in zip(("plain", "revalued"), fixed.rail_points)},
    }


def _gives(fixed: Any, names: Sequence[str], first: int) -> dict[str, dict[str, int]]:
    """What components give, by name; their effects are numbered from `first` on."""
    return {name: fixed.gives[effect].copy() for effect, name in enumerate(names, first)}


def _special(tables: Any, special: int) -> dict[str, Any]:
    """A special space: its conditions and what it gives."""
    rails, spot = tables.special_rails[special], tables.special_spot[special]
    rewards = {
        "rails": c.COLOURS[rails] if rails >= 0 else None, "worker": bool(tables.special_worker[special]),
        "spot": c.SPOTS[spot] if spot >= 0 else None, "points": tables.special_points[special],
        "doubles": bool(tables.special_doubles[special]), "each_scoring": tables.special_scoring[special],
        "medal": bool(tables.special_medal[special]), "steps": tables.effect[c.WHITE_EFFECT][c.WHITE] if rails == c.WHITE else 0,
    }  # fmt: skip
    return {
        "id": c.SPECIALS[special],
        "line": c.LINES[c.LINE_OF_SPECIAL[special]],
        "space": tables.special_space[special],
        "rail": c.COLOURS[tables.special_rail[special]],
        "locomotive": bool(tables.special_locomotive[special]),
        **{name: reward for name, reward in rewards.items() if reward},
    }


def seat_view(fixed: Any, state: Any, board: Any, seat: int, declared: dict[str, Any]) -> dict[str, Any]:
    """Everything about one seat that the viewer may know, starting with `declared` fields.

    `state`, `board`: the record and the answer of the query, read as lists. Special spaces: what is won once stays won; the others count
    as long as their condition is met.
    """
    markers, held, used = [at if at >= 0 else None for at in state.marker[seat]], bonuses(state, seat), state.tokens_used[seat]
    specials = zip(c.SPECIALS, board.met[seat], state.reached[seat], fixed.lasting, strict=True)
    standing = [points for points, at in zip(board.markers[seat], markers, strict=True) if at is not None]
    return {
        **declared,
        "workers_all": state.workers_all[seat],
        "black": None if state.black_owner != seat else "ready" if state.black_ready else "used",
        "locomotives": {slot: locomotive(number) for slot, number in zip(c.SLOTS, state.slot[seat], strict=True)},
        "reach": dict(zip(c.LINES, board.reach[seat], strict=True)),
        "factories": [number or None for number in state.factory[seat]],
        "markers": markers,
        "specials": {special: bool(now or (won and not lasting)) for special, now, won, lasting in specials},
        "tokens": [token for i, token in enumerate(c.TOKENS) if not used >> i & 1],
        "token_at": token_at(state.token_at[seat], state.spot_won[seat]),
        "revalued": bool(state.revalued[seat]),
        "medal": bool(state.medal[seat]),
        "engineers": _engineers(fixed, state, seat),
        "bonus_count": state.drawer[1 : state.draws + 1].count(seat),
        "bonuses": [c.BONUSES[card] for card in held],
        "scoring": {
            **{line: _line_scoring(board, seat, i) for i, line in enumerate(c.LINES)},
            "industry": {"points": board.points[seat][INDUSTRY], "markers": standing},
            "total": sum(board.points[seat]),
        },
        "scored": [dict(zip(POINTS_FROM, row, strict=True)) for row in state.scored[seat][: state.round_no + 1]],
        "bonus_points": {c.BONUSES[card]: state.bonus_points[seat][card] for card in held},
        "majority_points": state.majority_points[seat],
    }


def standing_pieces(state: Any) -> list[list[tuple[int, list[int]]]]:
    """By place, the seats on it, each with the number of its pieces by kind."""
    standing: list[list[tuple[int, list[int]]]] = [[] for _ in c.PLACES]
    for seat, places in enumerate(state.pieces[: state.players]):
        for place, counts in enumerate(places):
            if counts != NO_PIECES:
                standing[place].append((seat, counts))
    return standing


def bonuses(state: Any, seat: int) -> list[int]:
    """The end-bonus cards that the viewer knows a seat to hold."""
    draws, drawer = state.draws, state.drawer
    return [card for card, fate in enumerate(state.bonus_location) if 1 <= fate <= draws and drawer[fate] == seat]


def locomotive(number: int) -> dict[str, Any] | None:
    """A locomotive as plain data; a 9 may be the card's."""
    return {"number": min(number, c.HIGHEST), "special": number == c.SPECIAL} if number else None


def token_at(tokens: list[int], won: list[int]) -> dict[str, str | None]:
    """The contents of the ? spaces."""
    return {spot: ON_SPOT.get(token, "won" if there else None) for spot, token, there in zip(c.SPOTS, tokens, won, strict=True)}


def _engineers(fixed: Any, state: Any, seat: int) -> list[dict[str, Any]]:
    """A seat's engineers; `used`: occupied in this round."""
    own = [i for i, owner in enumerate(state.engineer_owner) if owner == seat]
    return [{"engineer": c.ENGINEERS[i], **engineer(fixed, i), "used": state.taken[c.FIRST_ENGINEER + i] >= 0} for i in own]


def _line_scoring(board: Any, seat: int, line: int) -> dict[str, Any]:
    """What the end of this round would pay for a line, and its breakdown."""
    count = board.spaces[seat][line]
    each = zip(board.rail[seat][line][:count], board.worth[seat][line], board.doubled[seat][line])
    spaces = [{"colour": c.COLOURS[rail], "points": points, "doubled": doubled > 0} for rail, points, doubled in each]
    return {"points": board.points[seat][line], "spaces": spaces, "bonus": board.bonus[seat][line]}
