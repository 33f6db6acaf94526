"""Lists which recorded match shows which rule: `python -m tests.games.endeavor.coverage`.

A rule is recognised by the events, decisions and result of a match and, where they are not enough, by the position before a decision.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from boardwright.games.endeavor.actions import ACTIONS
from boardwright.games.endeavor.events import EVENTS
from tests.games.recorded import Recorded

from . import facts as f, reckoning
from .scenario import game

HAPPENINGS = (
    "build: the next higher level for want of lower ones", "build: level five",
    "salary: a choice", "salary: all return", "growth: substitutes",
    "ship: the last space", "ship: into a closed region", "draw: a card of value 0", "draw: the last card of a deck",
    "or: guild_hall, ship", "or: guild_hall, draw", "or: fortress, occupy", "or: fortress, attack",
    "or: ship_or_draw, ship", "or: ship_or_draw, draw", "or: occupy_or_draw, occupy", "or: occupy_or_draw, draw",
    "and: docks, ship and occupy", "and: docks, occupy and ship", "and: docks, one half", "and: docks, Europe",
    "and: docks, opened and occupied", "and: cartographer, twice", "and: cartographer, once",
    "and: cartographer, the last space and beside",
    "and: trade_office, twice", "and: trade_office, once", "and: stopped", "and: ended by itself",
    "payment: a choice", "payment: several discs", "payment: level five by a token",
    "links: two at once", "links: by an attack", "links: token taken before", "links: lost",
    "governor: most discs", "governor: nearest of equals", "governor: to another than the opener", "governor: after passing",
    "passing: a governor on the space", "passing: the space left empty", "passing: two governors", "passing: several discards",
    "passing: a discard lowers the limit", "passing: nothing asked with a governor",
    "discarded: ordinary", "discarded: governor", "discarded: slavery", "discarded: hides a higher card",
    "slavery place: with a limit of five", "slavery place: not with a limit of five",
    "abolition: who takes it", "abolition: others", "abolition: who has passed", "abolition: taken again",
    "tokens: blue one spent in the round in which it came", "tracks: above 15", "end: sole winner", "end: shared victory",
)  # fmt: skip
SOURCES = ("cities", "links", *f.TRACKS, "cards", "governor_space", "buildings", "harbour", "slavery")


@cache
def rules() -> tuple[str, ...]:
    """Return the names of all rules that some recorded match must show."""
    names = [f"action {kind}" for kind in ACTIONS.families] + [f"event {kind.kind}" for kind in EVENTS.types]
    names += [f"{players} players" for players in game().players]
    names += [f"option {name} = {value}" for name, (_, values) in game().options.items() for value in values]
    names += [f"built {name}" for name in f.BUILDINGS if name != "colonial_house"]
    names += [f"activated {name}" for name, building in f.BUILDINGS.items() if building.actions]
    names += [f"spent {token}" for token in f.BLUE] + [f"took {token}" for token in f.TOKENS]
    names += [f"card {card}" for card in f.CARDS] + [f"opened {region}" for region in f.OVERSEAS]
    names += [f"beside {region}" for region in f.OVERSEAS] + [f"occupied {city}" for city in f.CITY_REGION]
    names += [f"linked {'-'.join(sorted(link))}" for link in f.LINKS]
    return (*names, *HAPPENINGS, *(f"scored {source}" for source in SOURCES))


class Step(NamedTuple):
    """A decision: its seat, kind and arguments, the positions before and after it, and the events it caused."""

    seat: int
    kind: str
    args: dict[str, Any]
    before: dict[str, Any]
    events: list[tuple[str, dict[str, Any]]]
    after: dict[str, Any]


def steps(match: Any) -> Iterator[Step]:
    """Replay a match and yield a step for each decision."""
    if match.start_position:
        replay = game().from_position(match.start_position, seed=match.seed)
    else:
        replay = game().new_match(players=match.players, seed=match.seed, options=match.options)
    before = replay.position()
    for seat, number in match.decisions:
        event_count = len(replay.full_events())
        replay.play(seat, int(number))
        after = replay.position()
        action = ACTIONS[int(number)]
        yield Step(seat, action.kind, dict(action.args), before, [(e.kind, dict(e.args)) for e in replay.full_events(event_count)], after)
        before = after


def covered(match: Any) -> set[str]:
    """Return the rules that a finished match shows."""
    events = [(event.kind, event.args) for event in match.full_events()]
    names = {f"{match.players} players"} | {f"option {name} = {value}" for name, value in match.options.items()}
    names |= {f"action {ACTIONS[int(number)].kind}" for _, number in match.decisions} | {f"event {kind}" for kind, _ in events}
    names |= set(of_components(events)) | set(of_turns(events)) | set(of_the_end(match))
    new_tokens: dict[int, list[str]] = defaultdict(list)
    for step in steps(match):
        for rules_of in (of_phases, of_actions, of_links, of_governors, of_passing, of_abolition):
            names |= set(rules_of(step))
        names |= set(of_blue(step, new_tokens))
    return names & set(rules())


Events = list[tuple[str, dict[str, Any]]]


def of_components(events: Events) -> Iterator[str]:
    """Yield a rule for each building, card, token, region, city and link that the events name."""
    for kind, a in events:
        if kind in ("built", "activated"):
            yield f"{kind} {a['building']}"
        elif kind == "spent":
            yield f"spent {a['token']}"
        elif kind in ("drew", "governs"):
            yield f"card {a['card']}"
        elif kind in ("opened", "beside"):
            yield f"{kind} {a['region']}"
        elif kind == "occupied":
            yield f"occupied {a['city']}"
        elif kind == "linked":
            yield f"linked {'-'.join(sorted(a['link'].split('-')))}"
            if a["token"] is None:
                yield "links: token taken before"
        if kind in ("shipped", "occupied", "linked") and a["token"]:
            yield f"took {a['token']}"


ACTION_OF_EVENT = {"shipped": "ship", "beside": "ship", "occupied": "occupy", "attacked": "attack", "drew": "draw"}
OR_SOURCES = ("guild_hall", "fortress", "ship_or_draw", "occupy_or_draw")
TURN_BOUNDS = ("activated", "spent", "passed", "began_round", "finished", "built", "grew", "paid")


def of_turns(events: Events) -> Iterator[str]:
    """Yield the rules about “or” and “and” that the use of each building and token shows."""
    starts = [n for n, (kind, _) in enumerate(events) if kind in ("activated", "spent")]
    for n in starts:
        source = str(events[n][1].get("building") or events[n][1].get("token"))
        end = next((m for m in range(n + 1, len(events)) if events[m][0] in TURN_BOUNDS), len(events))
        turn = events[n + 1 : end]
        actions, kinds = [ACTION_OF_EVENT[kind] for kind, _ in turn if kind in ACTION_OF_EVENT], [kind for kind, _ in turn]
        if source in OR_SOURCES:
            yield f"or: {source}, {actions[0]}"
        if source == "docks":
            yield f"and: docks, {' and '.join(actions) if len(actions) > 1 else 'one half'}"
            if any(kind == "occupied" and f.CITY_REGION[a["city"]] == "europe" for kind, a in turn):
                yield "and: docks, Europe"
            if "opened" in kinds and "occupied" in kinds[kinds.index("opened") :]:
                yield "and: docks, opened and occupied"
        if source in ("cartographer", "trade_office"):
            yield f"and: {source}, {'twice' if len(actions) > 1 else 'once'}"
            if "opened" in kinds and "beside" in kinds:
                yield "and: cartographer, the last space and beside"
        if source in ("docks", "cartographer", "trade_office") and len(actions) == 1:
            yield "and: stopped" if "ended" in kinds else "and: ended by itself"
        if kinds.count("freed") > 1:
            yield "payment: several discs"
        if events[n][0] == "spent" and any(kind == "freed" and f.BUILDINGS[a["building"]].level == 5 for kind, a in turn):
            yield "payment: level five by a token"
        if kinds.count("linked") > 1:
            yield "links: two at once"
        if "attacked" in kinds and "linked" in kinds:
            yield "links: by an attack"


def of_phases(step: Step) -> Iterator[str]:
    """Yield the rules of building, growth and salary that a decision shows."""
    if step.kind == "build":
        level = f.BUILDINGS[step.args["building"]].level
        if level > f.level_of(step.before["seats"][step.seat]["levels"]["industry"]):
            yield "build: the next higher level for want of lower ones"
        if level == 5:
            yield "build: level five"
        if any(kind == "paid" for kind, _ in step.events):
            yield "salary: all return"
    if step.kind == "free":
        yield "salary: a choice" if step.before["phase"] == "salary" else "payment: a choice"
    if any(mat["supply"] < 0 for mat in step.after["seats"]) and any(kind == "grew" for kind, _ in step.events):
        yield "growth: substitutes"
    if any(level > 15 for mat in step.after["seats"] for level in mat["levels"].values()):
        yield "tracks: above 15"


def of_actions(step: Step) -> Iterator[str]:
    """Yield the rules of shipping and drawing that a decision shows."""
    for kind, a in step.events:
        if kind == "shipped":
            yield "ship: the last space" if a["space"] == f.LANES[a["region"]] else "ship: into a closed region"
        if kind == "drew":
            if f.value_of(a["card"]) == 0:
                yield "draw: a card of value 0"
            deck = f.deck_of(a["card"])
            elsewhere = [card for mat in step.after["seats"] for card in mat["cards"] + mat["aside"]] + step.after["gone"]
            if sum(f.deck_of(card) == deck for card in elsewhere) == 6 and not step.after["abolished"]:
                yield "draw: the last card of a deck"


def of_links(step: Step) -> Iterator[str]:
    for kind, a in step.events:
        if kind == "attacked":
            links_before, links_after = (reckoning.links_of(position, a["loser_seat"]) for position in (step.before, step.after))
            if len(links_before) > len(links_after):
                yield "links: lost"


def of_governors(step: Step) -> Iterator[str]:
    """Yield the rules about who gets a governor that a decision shows."""
    for kind, a in step.events:
        if kind == "governs":
            lane = step.after["lanes"][f.deck_of(a["card"])]
            counts = [lane.count(seat) for seat in range(len(step.after["seats"]))]
            yield "governor: nearest of equals" if counts.count(max(counts)) > 1 else "governor: most discs"
            if a["seat"] != step.seat:
                yield "governor: to another than the opener"
            if step.before["passed"][a["seat"]]:
                yield "governor: after passing"


def of_passing(step: Step) -> Iterator[str]:
    """Yield the rules about the governor space, the card limit and discards that a decision shows."""
    mat = step.before["seats"][step.seat]
    governors = [card for card in mat["cards"] if card in f.GOVERNORS]
    slavery = [card for card in mat["cards"] if f.deck_of(card) == "slavery"]
    limit, kinds = reckoning.card_limit(step.before, step.seat), [kind for kind, _ in step.events]
    if step.kind == "governor":
        yield "passing: a governor on the space"
    if step.kind == "no_governor":
        yield "passing: the space left empty"
    if step.kind == "pass" and len(governors) > 1:
        yield "passing: two governors"
    if step.kind == "pass" and governors and step.after["phase"] != "governor":
        yield "passing: nothing asked with a governor"
    if step.kind == "discard" and step.after["phase"] == "discard" and step.after["active"] == step.seat:
        yield "passing: several discards"
    if step.kind in ("pass", "governor") and slavery and limit == 5 and len(mat["cards"]) >= 6:
        yield f"slavery place: {'with' if step.before['options']['slavery_place'] == 'always' else 'not with'} a limit of five"
    for card in [a["card"] for kind, a in step.events if kind == "discarded"]:
        yield f"discarded: {'governor' if card in f.GOVERNORS else 'slavery' if f.deck_of(card) == 'slavery' else 'ordinary'}"
        away = [other for seat in step.after["seats"] for other in seat["cards"] + seat["aside"]] + step.after["gone"]
        rest = [other for other in f.CARDS if f.deck_of(other) == f.deck_of(card) and other not in away and other != card]
        if card not in away and rest and f.value_of(card) < min(f.value_of(other) for other in rest):
            yield "discarded: hides a higher card"
    if "discarded" in kinds and reckoning.card_limit(step.after, step.seat) < limit:
        yield "passing: a discard lowers the limit"


def of_abolition(step: Step) -> Iterator[str]:
    kinds = [kind for kind, _ in step.events]
    if "abolished" in kinds:
        for seat in {a["seat"] for kind, a in step.events if kind == "laid_aside"}:
            yield f"abolition: {'who takes it' if seat == step.seat else 'others'}"
            if step.before["passed"][seat]:
                yield "abolition: who has passed"
    elif any(kind == "drew" and a["card"] == f.ABOLITION for kind, a in step.events):
        yield "abolition: taken again"


def of_blue(step: Step, new_tokens: dict[int, list[str]]) -> Iterator[str]:
    """Yield the rule about blue tokens that are spent in the round in which they came."""
    if step.kind == "spend" and step.args["token"] in new_tokens[step.seat] and step.before["seats"][step.seat]["tokens"] == {
        **step.before["seats"][step.seat]["tokens"], step.args["token"]: new_tokens[step.seat].count(step.args["token"]),
    }:  # fmt: skip
        yield "tokens: blue one spent in the round in which it came"
    for kind, a in step.events:
        if kind == "began_round":
            new_tokens.clear()
        elif kind in ("shipped", "occupied", "linked") and a["token"] in f.BLUE:
            new_tokens[a["seat"]].append(a["token"])


def of_the_end(match: Any) -> Iterator[str]:
    for part in match.result.breakdown:
        yield from (f"scored {source}" for source, score in part.items() if score["points"])
    yield "end: shared victory" if len(match.result.ranking[0]) > 1 else "end: sole winner"


RECORDED = Recorded(Path(__file__).parent / "recorded", rules, covered)

if __name__ == "__main__":
    RECORDED.report()
