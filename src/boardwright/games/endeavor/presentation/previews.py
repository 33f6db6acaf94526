"""What an action would do: tried out on a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardwright.games.endeavor.actions import ACTIVATE, DONE, FAMILY, PASS, PLACE, SPEND
from boardwright.games.endeavor.components import CARDS, LINKS, REGIONS, TOKEN_ACTIONS, TOKENS, TRACKS
from boardwright.games.endeavor.events import DREW, GOVERNS, LAID_ASIDE, LINKED, OCCUPIED, OPENED, SHIPPED
from boardwright.games.endeavor.presentation.view_tables import actions_in


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do; what does not change is left out."""
    kind, place = FAMILY[action], PLACE[action]
    if kind == ACTIVATE:
        return {"discs": -1, "actions": actions_in(tables.building_actions[place])}
    if kind == SPEND:
        return {"actions": actions_in(TOKEN_ACTIONS[place])}
    if kind in (PASS, DONE):
        return {}
    tried = ask("attempt", seat, action)
    levels = zip(TRACKS, tried.level_before.tolist(), tried.level_after.tolist(), strict=True)
    found = {
        "discs": int(tried.discs),
        "icons": {name: icons for name, icons in zip(TRACKS, tried.icons.tolist(), strict=True) if icons},
        "levels": {name: [before + 1, after + 1] for name, before, after in levels if before != after},
        "glory": int(tried.glory),
        **_happened(tried.events["items"][: tried.events.count].tolist()),
    }
    return {name: value for name, value in found.items() if value}


def _happened(items: Sequence[Sequence[int]]) -> dict[str, Any]:
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
