"""Which rule happens in which recorded match: `python -m tests.games.russian_railroads.coverage`.

A rule is noted from what a match tells (its events and result), so that nothing has to be believed about how it was found.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from boardwright.games.russian_railroads.actions import ACTIONS
from boardwright.games.russian_railroads.components import EFFECTS
from boardwright.games.russian_railroads.events import EVENTS
from tests.games.recorded import Recorded

from .coverage_turns import HAPPENINGS, happenings
from .facts import BONUSES, ENGINEERS, LENGTHS, LETTERLESS, PERMANENT, SPECIAL
from .retold import Retold
from .scenario import game

BY_LOCOMOTIVE = [name for name, (*_, locomotive) in SPECIAL.items() if locomotive and name not in PERMANENT]
PASSES = [(players, place) for players in (2, 3, 4) for place in range(1, players + 1)]
AMOUNTS = {"ends": (10, 20, 30), "workers": (10, 20, 30), "doublers": (20, 30), "factories": (20,), "tokens": (7, 14, 21, 28)}


@cache
def rules() -> tuple[str, ...]:
    """Everything that must happen somewhere."""
    found = [f"action {kind}" for kind in ACTIONS.families] + [f"event {kind.kind}" for kind in EVENTS.types]
    found += [f"{players} players: {what}" for players in game().players for what in ("a match", "a whole match")]
    found += [f"option {name} = {value}" for name, (_, values) in game().options.items() for value in values]
    found += [f"effect {effect}" for effect in EFFECTS]
    found += [f"open engineer {name}" for name in ENGINEERS if name != LETTERLESS]
    found += [f"hired {name}" for name in ENGINEERS]
    found += [f"special {name}" for name in SPECIAL] + [f"special {name}: by a locomotive" for name in BY_LOCOMOTIVE]
    found += [f"special {name}: paid" for name in sorted(PERMANENT)]
    found += [f"station {line}" for line in LENGTHS]
    found += [f"end bonus {name}: {what}" for name in BONUSES for what in ("taken", "scored")]
    found += [f"end bonus {name}: {points} points" for name, amounts in AMOUNTS.items() for points in amounts]
    found += [f"passed in place {place} of {players}" for players, place in PASSES]
    found += [f"industry: marker on {space}" for space in range(1, 16)]
    return (*found, *HAPPENINGS)


def covered(match: Any) -> set[str]:
    """The rules that happen in a finished match."""
    told = Retold(match)
    found = {f"{match.players} players: {what}" for what in ("a match", *([] if match.start_position else ["a whole match"]))}
    found |= {f"option {name} = {value}" for name, value in match.options.items()}
    found |= {f"action {ACTIONS[number].kind}" for _, number in match.decisions}
    found |= set(of_events(match)) | set(of_effects(told)) | set(of_passing(match, told)) | set(happenings(match, told))
    for special, how in told.met:
        found.add(f"special {special}: paid" if how == "paid" else f"special {special}")
        if how == "locomotive" and special in BY_LOCOMOTIVE:
            found.add(f"special {special}: by a locomotive")
    return found & set(rules())


def of_events(match: Any) -> Iterator[str]:
    """What single events say."""
    for event in match.full_events():
        told = event.args
        yield f"event {event.kind}"
        if event.kind == "hired":
            yield f"hired {told['engineer']}"
        elif event.kind == "end_station":
            yield f"station {told['line']}"
        elif event.kind == "took_bonus":
            yield f"end bonus {told['bonus']}: taken"
        elif event.kind == "bonus_scored":
            if told["points"] or told["bonus"] == "engineer":
                yield f"end bonus {told['bonus']}: scored"
            yield f"end bonus {told['bonus']}: {told['points']} points"
        elif event.kind == "advanced":
            yield f"industry: marker on {told['space']}"


def of_effects(told: Retold) -> Iterator[str]:
    """Each of the effects, where something of it was done."""
    for turn in told.turns:
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


def of_passing(match: Any, told: Retold) -> Iterator[str]:
    """In which place of the order a player passed: the points say it (0, 2, 3, 4)."""
    for turn in told.turns:
        if turn.kind == "passed":
            place = (0, 2, 3, 4).index(turn.of("passed")[0]["points"]) + 1
            yield f"passed in place {place} of {match.players}"


RECORDED = Recorded(Path(__file__).parent / "recorded", rules, covered)

if __name__ == "__main__":
    RECORDED.report()
