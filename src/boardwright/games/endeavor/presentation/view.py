"""The state as plain data for people: what is where, the question, and the effect of an action."""

from collections.abc import Sequence
from typing import Any

from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import EVERYONE, once_for_tables
from boardwright.core.text.position_fields import write_fields
from boardwright.games.endeavor import actions as act, components as c, state as s
from boardwright.games.endeavor.events import EVENTS
from boardwright.games.endeavor.presentation.view_fields import View
from boardwright.games.endeavor.rules.cards import cards_over_limit
from boardwright.games.endeavor.rules.choices import first_half_done
from boardwright.games.endeavor.rules.tracks import building_level, card_limit


def view(tables: Any, hidden: Any, ask: Any) -> dict[str, Any]:
    """Everything visible (docs/games/endeavor.md describes the fields)."""
    return write_fields(View, ask("view"))


def activated_building(state: Any) -> int:
    """The building that started the current action, or -1."""
    return int(state.building[state.active][state.activated]) if state.activated >= 0 else -1


def prompt(tables: Any, hidden: Any, seat: int) -> Prompt:
    """The question to the active seat."""
    args: dict[str, Any] = {}
    if hidden.phase == s.CHOOSE_BUILDING:
        args = {"level": int(building_level(tables, hidden, seat))}
    elif hidden.phase == s.SALARY:
        args = {"left": int(hidden.to_free)}
    elif hidden.phase == s.ACT:
        acting = write_fields(s.State, hidden, only=["acting"])["acting"]
        args = {f"deed_{i}": name for i, name in enumerate(acting["actions"], 1)}  # one each, so that a message can list them
        args |= {"half": 2 if first_half_done(hidden) else 1, **{field: acting[field] for field in ("region", "deck") if acting[field]}}
    elif hidden.phase == s.DISCARD:
        args = {"over": int(cards_over_limit(tables, hidden, seat)), "limit": int(card_limit(tables, hidden, seat))}
    return Prompt(s.PHASES[hidden.phase], tuple(act.ACTIONS.families)[slice(*act.ANSWERS[hidden.phase])], **args)


def preview(tables: Any, hidden: Any, seat: int, action: int, ask: Any) -> dict[str, Any]:
    """The effect of a legal action; what does not change is omitted."""
    kind, place = act.FAMILY[action], act.PLACE[action]
    if kind == act.ACTIVATE:
        return {"discs": -1, "actions": actions_in(tables.building_actions[place])}
    if kind == act.SPEND:
        return {"actions": actions_in(c.TOKEN_ACTIONS[place])}
    if kind in (act.PASS, act.DONE):
        return {}
    tried = ask("attempt", seat, action)
    levels = zip(c.TRACKS, tried.level_before.tolist(), tried.level_after.tolist(), strict=True)
    found = {
        "discs": int(tried.discs),
        "icons": {name: icons for name, icons in zip(c.TRACKS, tried.icons.tolist(), strict=True) if icons},
        "levels": {name: [before + 1, after + 1] for name, before, after in levels if before != after},
        "glory": int(tried.glory),
        **_consequences(tried.events["items"][: tried.events.count].tolist()),
    }
    return {name: value for name, value in found.items() if value}


def _consequences(items: Sequence[Sequence[int]]) -> dict[str, Any]:
    """The consequences told by the events."""
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


def actions_in(mask: Any) -> list[str]:
    """The names of the actions in a mask."""
    return [name for i, name in enumerate(c.ACTIONS_OF) if int(mask) >> i & 1]


def mat_of(state: Any, seat: int) -> dict[str, Any]:
    """Return what is on and beside a player's mat, by name. `state`: read as Lists."""
    places = zip(state.building[seat][: state.built[seat]], state.manned[seat], strict=False)
    return {
        "buildings": [{"building": c.BUILDINGS[building], "manned": bool(manned)} for building, manned in places],
        "levels": dict(zip(c.TRACKS, state.icons[seat], strict=True)),
        "cards": cards_at(state, s.HELD, seat),
        "aside": cards_at(state, s.ASIDE, seat),
    }


def cards_at(state: Any, place: int, seat: int) -> list[str]:
    """The cards at a location of a seat."""
    cards = zip(c.CARDS, state.card_place, state.card_seat, strict=True)
    return [name for name, at, holder in cards if at == place and holder == seat]


@once_for_tables
def lanes_of(tables: Any) -> list[slice]:
    """By region, the spaces of its shipping track."""
    return [slice(first, first + length) for first, length in zip(tables.lane_first, tables.lane_length, strict=True)]
