"""What an action would do: tried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.event_buffer import EVENTS as EVENT_RECORD
from boardwright.core.machine.state import Cell, reading
from boardwright.games.endeavor.actions import ACTIONS
from boardwright.games.endeavor.components import ACTIONS_OF, BLUE, BUILDINGS, CARDS, LINKS, REGIONS, TOKEN_ACTIONS, TOKENS, TRACKS
from boardwright.games.endeavor.events import DREW, GOVERNS, LAID_ASIDE, LINKED, OCCUPIED, OPENED, SHIPPED
from boardwright.games.endeavor.rules.buildings import manned_place
from boardwright.games.endeavor.rules.cards import discard
from boardwright.games.endeavor.rules.phases import build, take_disc
from boardwright.games.endeavor.rules.scoring import total
from boardwright.games.endeavor.rules.tracks import level_of
from boardwright.games.endeavor.rules.turns import act
from boardwright.games.endeavor.state import NOTHING, SALARY, STATE


def actions_in(mask: Any) -> list[str]:
    """The names of the actions in a mask."""
    return [name for i, name in enumerate(ACTIONS_OF) if int(mask) >> i & 1]


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do; what does not change is left out."""
    chosen = ACTIONS[action]
    if chosen.kind == "activate":
        return {"discs": -1, "actions": actions_in(tables.building_actions[BUILDINGS.index(chosen.args["building"])])}
    if chosen.kind == "spend":
        return {"actions": actions_in(TOKEN_ACTIONS[TOKENS.index(chosen.args["token"]) - BLUE])}
    if chosen.kind in ("pass", "done"):
        return {}
    cell, happened = Cell(STATE), Cell(EVENT_RECORD)
    cell.array[0] = hidden
    _try(tables, cell.record, seat, action, happened.record)
    tables, before, after = reading(tables), reading(hidden), reading(cell.record)
    items = happened.record["items"][: happened.record.count].tolist()
    found = {
        "discs": after.harbour[seat] - before.harbour[seat],
        "icons": {name: d for i, name in enumerate(TRACKS) if (d := int(after.level[seat, i]) - int(before.level[seat, i]))},
        "levels": _levels(tables, before, after, seat),
        "glory": total(tables, after, seat) - total(tables, before, seat),
        **_told(items),
    }
    return {name: value for name, value in found.items() if value}


def _try(tables: Any, state: Any, seat: int, action: int, events: Any) -> None:
    """Do just this, without what comes after it."""
    chosen = ACTIONS[action]
    if chosen.kind == "build":
        build(tables, state, seat, BUILDINGS.index(chosen.args["building"]), events)
    elif chosen.kind == "discard":
        discard(tables, state, seat, CARDS.index(chosen.args["card"]), events)
    elif chosen.kind == "governor":
        state.governor[seat] = CARDS.index(chosen.args["card"])
    elif chosen.kind == "no_governor":
        state.governor[seat] = NOTHING
    elif chosen.kind == "free" and state.phase == SALARY:
        take_disc(state, seat, manned_place(state, seat, BUILDINGS.index(chosen.args["building"]), NOTHING))
    else:
        act(tables, state, seat, action, events)


def _levels(tables: Any, before: Any, after: Any, seat: int) -> dict[str, list[int]]:
    """Levels (1 to 5) that change, before and after."""
    levels = ((int(level_of(tables, state, seat, track)) + 1 for state in (before, after)) for track in range(len(TRACKS)))
    changes = {name: list(pair) for name, pair in zip(TRACKS, levels, strict=True)}
    return {name: pair for name, pair in changes.items() if pair[0] != pair[1]}


def _told(items: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What the events say comes with it."""
    found: dict[str, Any] = {}
    for kind, _, *args in items:
        if kind == SHIPPED:
            found["token"] = TOKENS[args[3]]
        elif kind == OCCUPIED:
            found["token"] = TOKENS[args[2]]
        elif kind == OPENED:
            found["opens"] = REGIONS[args[0]]
        elif kind == GOVERNS:
            found["governor"] = {"seat": args[0], "card": CARDS[args[1]]}
        elif kind == LINKED:
            link = {"link": LINKS[args[1]], "token": TOKENS[args[2]] if args[2] >= 0 else None}
            found.setdefault("links", []).append(link)
        elif kind == DREW:
            found["card"] = CARDS[args[1]]
        elif kind == LAID_ASIDE:
            found.setdefault("laid_aside", []).append({"seat": args[0], "card": CARDS[args[1]]})
    return found
