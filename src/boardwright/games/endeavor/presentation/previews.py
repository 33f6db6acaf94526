"""What an action would do: tried out on a copy."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.machine.state import EVERYONE
from boardwright.games.endeavor import actions as act
from boardwright.games.endeavor.components import TOKEN_ACTIONS, TRACKS
from boardwright.games.endeavor.events import EVENTS
from boardwright.games.endeavor.presentation.view_tables import actions_in


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """What a legal action would do; what does not change is left out."""
    kind, place = act.FAMILY[action], act.PLACE[action]
    if kind == act.ACTIVATE:
        return {"discs": -1, "actions": actions_in(tables.building_actions[place])}
    if kind == act.SPEND:
        return {"actions": actions_in(TOKEN_ACTIONS[place])}
    if kind in (act.PASS, act.DONE):
        return {}
    tried = ask("attempt", seat, action)
    levels = zip(TRACKS, tried.level_before.tolist(), tried.level_after.tolist(), strict=True)
    found = {
        "discs": int(tried.discs),
        "icons": {name: icons for name, icons in zip(TRACKS, tried.icons.tolist(), strict=True) if icons},
        "levels": {name: [before + 1, after + 1] for name, before, after in levels if before != after},
        "glory": int(tried.glory),
        **_consequences(tried.events["items"][: tried.events.count].tolist()),
    }
    return {name: value for name, value in found.items() if value}


def _consequences(items: Sequence[Sequence[int]]) -> dict[str, Any]:
    """What the events say comes with it."""
    found: dict[str, Any] = {"links": [], "laid_aside": []}
    for event in (EVENTS.seen_by(EVERYONE, 0, item) for item in items):
        if event.kind in ("shipped", "occupied"):
            found["token"] = event.args["token"]
        elif event.kind == "opened":
            found["opens"] = event.args["region"]
        elif event.kind == "governs":
            found["governor"] = event.args
        elif event.kind == "drew":
            found["card"] = event.args["card"]
        elif event.kind == "linked":
            found["links"].append({"link": event.args["link"], "token": event.args["token"]})
        elif event.kind == "laid_aside":
            found["laid_aside"].append(event.args)
    return found
