"""Parts that views, previews and positions share."""

from typing import Any

from boardwright.core.machine.state import once_for_tables
from boardwright.games.russian_railroads import components as c
from boardwright.games.russian_railroads.state import DROPPED, PIECES

ON_SPOT = {**dict(enumerate(c.TOKENS)), DROPPED: "dropped"}
"""The possible content of a ? space, by number."""
NO_PIECES = [0] * len(PIECES)


def parts(amounts: Any) -> dict[str, int]:
    """The amounts that are not 0, by name. `amounts`: a row of `remaining_parts` or of `effect`, as an array or a list."""
    return {c.PARTS[part]: int(amount) for part, amount in enumerate(amounts) if amount}


@once_for_tables
def printed(tables: Any) -> Any:
    """A game's tables as lists, plus what each effect `gives`. `lasting`: by special space whether it counts at every scoring."""
    tables.gives = [parts(amounts) for amounts in tables.effect]
    tables.lasting = [doubles or scoring for doubles, scoring in zip(tables.special_doubles, tables.special_scoring, strict=True)]
    return tables


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


def token_at(tokens: list[int], won: list[int]) -> dict[str, str | None]:
    """The contents of the ? spaces."""
    return {spot: ON_SPOT.get(token, "won" if there else None) for spot, token, there in zip(c.SPOTS, tokens, won, strict=True)}
