"""Which rule happens in which recorded match: `python -m tests.games.russian_railroads.coverage`.

Rules are noted from the events and the result of a match alone.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.components import EFFECTS
from boardwright.games.russian_railroads.events import EVENTS
from tests.games.recorded import Recorded

from .coverage_turns import TURN_RULES, turn_rules
from .facts import BONUSES, ENGINEERS, LENGTHS, LETTERLESS, PERMANENT, SPECIAL
from .match_history import MatchHistory
from .scenario import game

BY_LOCOMOTIVE = [name for name, (*_, locomotive) in SPECIAL.items() if locomotive and name not in PERMANENT]
PASSES = [(players, place) for players in (2, 3, 4) for place in range(1, players + 1)]
AMOUNTS = {"ends": (10, 20, 30), "workers": (10, 20, 30), "doublers": (20, 30), "factories": (20,), "tokens": (7, 14, 21, 28)}


@cache
def rules() -> tuple[str, ...]:
    """Name every rule that a recorded match must show."""
    names = [f"action {kind}" for kind in ACTIONS.families] + [f"event {kind.kind}" for kind in EVENTS.types]
    names += [f"{players} players: {what}" for players in game().players for what in ("a match", "a whole match")]
    names += [f"option {name} = {value}" for name, (_, values) in game().options.items() for value in values]
    names += [f"effect {effect}" for effect in EFFECTS]
    names += [f"open engineer {name}" for name in ENGINEERS if name != LETTERLESS]
    names += [f"hired {name}" for name in ENGINEERS]
    names += [f"special {name}" for name in SPECIAL] + [f"special {name}: by a locomotive" for name in BY_LOCOMOTIVE]
    names += [f"special {name}: paid" for name in sorted(PERMANENT)]
    names += [f"station {line}" for line in LENGTHS]
    names += [f"end bonus {name}: {what}" for name in BONUSES for what in ("taken", "scored")]
    names += [f"end bonus {name}: {points} points" for name, amounts in AMOUNTS.items() for points in amounts]
    names += [f"passed in place {place} of {players}" for players, place in PASSES]
    names += [f"industry: marker on {space}" for space in range(1, 16)]
    return (*names, *TURN_RULES)


def covered(match: Any) -> set[str]:
    """Return the rules that happen in a finished match."""
    history = MatchHistory(match)
    shown = {f"{match.players} players: {what}" for what in ("a match", *([] if match.start_position else ["a whole match"]))}
    shown |= {f"option {name} = {value}" for name, value in match.options.items()}
    shown |= {f"action {ACTIONS[number].kind}" for _, number in match.decisions}
    shown |= set(event_rules(match)) | set(effect_rules(history)) | set(passing_rules(match, history)) | set(turn_rules(match, history))
    for special, how in history.reached:
        shown.add(f"special {special}: paid" if how == "paid" else f"special {special}")
        if how == "locomotive" and special in BY_LOCOMOTIVE:
            shown.add(f"special {special}: by a locomotive")
    return shown & set(rules())


def event_rules(match: Any) -> Iterator[str]:
    """Yield the rules that single events show."""
    for event in match.full_events():
        args = event.args
        yield f"event {event.kind}"
        if event.kind == "hired":
            yield f"hired {args['engineer']}"
        elif event.kind == "end_station":
            yield f"station {args['line']}"
        elif event.kind == "took_bonus":
            yield f"end bonus {args['bonus']}: taken"
        elif event.kind == "bonus_scored":
            if args["points"] or args["bonus"] == "engineer":
                yield f"end bonus {args['bonus']}: scored"
            yield f"end bonus {args['bonus']}: {args['points']} points"
        elif event.kind == "advanced":
            yield f"industry: marker on {args['space']}"


def effect_rules(history: MatchHistory) -> Iterator[str]:
    """Yield the effects of which at least a part was carried out."""
    for turn in history.turns:
        if turn.kind in ("occupied", "reused"):
            yield f"effect {turn.place}"
            if turn.engineer:
                yield f"open engineer {turn.engineer}"
        for kind, args in turn.events:
            if kind == "factory_works":
                yield f"effect factory_{args['factory']}"
            elif kind == "used_token":
                yield f"effect token_{args['token']}"
                yield f"effect spot_{args['spot']}"
            elif kind == "took_card":
                yield f"effect card_{args['card']}"
            elif kind == "chose_start":
                yield f"effect start_{args['start']}"
        if any(args["colour"] == "white" for args in turn.of("won_rails")) and any(a["colour"] == "white" for a in turn.of("stepped")):
            yield "effect white_rail"


def passing_rules(match: Any, history: MatchHistory) -> Iterator[str]:
    """Yield in which place of the turn order players passed. The points (0, 2, 3, 4) tell the place."""
    for turn in history.turns:
        if turn.kind == "passed":
            place = (0, 2, 3, 4).index(turn.of("passed")[0]["points"]) + 1
            yield f"passed in place {place} of {match.players}"


RECORDED = Recorded(Path(__file__).parent / "recorded", rules, covered)

if __name__ == "__main__":
    RECORDED.report()
