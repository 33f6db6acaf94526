"""Reasons for actions are facts about them: nearly all are seen by doing the action."""

from __future__ import annotations

from typing import Any

from boardwright.games.endeavor.components import ACTIONS_OF, BUILDINGS, CARDS, CITIES, DECKS, LINKS, REGIONS, TOKENS, TRACKS
from tests.conftest import many
from tests.games.claims import Claim, check_claims


def seen(match: Any) -> Any:
    return match.hidden(None)


def links_of(match: Any, seat: int) -> set[str]:
    owner, tables = seen(match).city_owner, match.game.tables.record
    return {name for link, name in enumerate(LINKS) if owner[tables.link_a[link]] == owner[tables.link_b[link]] == seat}


def links(claim: Claim) -> bool:
    new = links_of(claim.after(), claim.seat) - links_of(claim.match, claim.seat)
    return claim.args["link"] in new and claim.args["points"] == claim.tables.link_glory


def level(claim: Claim, match: Any, track: str) -> int:
    icons = seen(match).icons[claim.seat, TRACKS.index(track)]
    return 1 + sum(int(icons >= threshold) for threshold in claim.tables.thresholds[1:])


def level_up(claim: Claim) -> bool:
    track, reached = claim.args["track"], claim.args["level"]
    return level(claim, claim.match, track) < reached and (claim.action.kind == "build" or level(claim, claim.after(), track) == reached)


def steps(claim: Claim) -> bool:
    track = TRACKS.index(claim.args["track"])
    if claim.action.kind == "build":  # the last one to build begins the next phase
        return bool(claim.tables.building_icons[:, track].max() >= claim.args["count"])
    return bool(seen(claim.after()).icons[claim.seat, track] - seen(claim.match).icons[claim.seat, track] == claim.args["count"])


def governs(claim: Claim) -> bool:
    region, after = REGIONS.index(claim.args["region"]), seen(claim.after())
    held = [card for card, name in enumerate(CARDS) if name.endswith("_governor") and after.card_seat[card] == claim.seat]
    before = seen(claim.match)
    opened = after.open_region[region] > before.open_region[region]
    return bool(opened) and any(before.card_seat[card] != claim.seat for card in held)


def opens(claim: Claim) -> bool:
    region = REGIONS.index(claim.args["region"])
    return bool(seen(claim.after()).open_region[region] > seen(claim.match).open_region[region])


def enough(claim: Claim) -> bool:
    deck, after = DECKS.index(claim.args["deck"]), seen(claim.after())
    region = int(claim.tables.deck_region[deck])
    before, count = seen(claim.match).presence[region, claim.seat], claim.args["count"]
    return bool(before < count == after.presence[region, claim.seat] >= after.needed_presence[deck])


def other_end(claim: Claim) -> bool:
    link, city = LINKS.index(claim.args["link"]), CITIES.index(claim.action.args["city"])
    pair = {int(claim.tables.link_a[link]), int(claim.tables.link_b[link])}
    return city in pair and claim.args["seat"] in {int(seen(claim.match).city_owner[each]) for each in pair - {city}}


def can(claim: Claim, then: Any) -> bool:
    """Whether one of the choices that follow makes it true."""
    begun = claim.after()
    if list(begun.actors) != [claim.seat] or seen(begun).phase != 3:
        return then(claim, begun)  # there was one way only
    for action in begun.legal(claim.seat):
        after = begun.copy()
        after.play(claim.seat, action.id)
        if then(claim, after):
            return True
    return False


def can_link(claim: Claim, after: Any) -> bool:
    return claim.args["link"] in links_of(after, claim.seat) - links_of(claim.match, claim.seat)


def can_level(claim: Claim, after: Any) -> bool:
    return level(claim, after, claim.args["track"]) >= claim.args["level"] > level(claim, claim.match, claim.args["track"])


def can_govern(claim: Claim, after: Any) -> bool:
    region = REGIONS.index(claim.args["region"])
    return bool(seen(after).open_region[region] > seen(claim.match).open_region[region])


def breaks(claim: Claim) -> bool:
    loser = claim.args["seat"]
    return claim.args["link"] in links_of(claim.match, loser) - links_of(claim.after(), loser)


def allowed(claim: Claim) -> bool:
    """Whether the building allows that action."""
    building = BUILDINGS.index(claim.action.args["building"])
    return bool(int(claim.tables.building_actions[building]) >> ACTIONS_OF.index(claim.args["deed"]) & 1)


def harbour(claim: Claim) -> int:
    return int(seen(claim.match).harbour[claim.seat])


CHECKS = {
    "links": links,
    "governs": governs,
    "opens": opens,
    "level_up": level_up,
    "enough_for_card": enough,
    "breaks_link": breaks,
    "denies_link": other_end,
    "glory": lambda claim: claim.args["points"] >= 0,
    "steps": steps,
    "takes_token": lambda claim: seen(claim.after()).tokens[claim.seat, TOKENS.index(claim.args["token"])] > 0,
    "ships": lambda claim: claim.action.args["region"] == claim.args["region"] and claim.args["count"] > 0,
    "is_present": lambda claim: seen(claim.after()).presence[REGIONS.index(claim.args["region"]), claim.seat] == claim.args["count"],
    "takes_from": lambda claim: seen(claim.match).city_owner[CITIES.index(claim.action.args["city"])] == claim.args["seat"],
    "takes_card": lambda claim: claim.action.args["deck"] == claim.args["deck"],
    "can_link": lambda claim: can(claim, can_link),
    "can_govern": lambda claim: can(claim, can_govern),
    "can_level_up": lambda claim: can(claim, can_level),
    "adds_action": lambda claim: claim.action.kind == "build",
    "allows": lambda claim: claim.args["count"] == harbour(claim) - 1 and allowed(claim),
    "saves_disc": lambda claim: claim.action.kind == "spend",
    "frees": lambda claim: claim.action.kind == "free",
    "ends_round": lambda claim: claim.args["count"] == harbour(claim),
    "ends_action": lambda claim: claim.action.kind == "done",
    "outside_limit": lambda claim: claim.action.kind == "governor",
    "empty_space": lambda claim: claim.args["points"] == claim.tables.empty_governor_space,
    "loses": lambda claim: claim.args["count"] == claim.tables.card_icons[CARDS.index(claim.action.args["card"])].sum(),
}


def test_reasons_are_true() -> None:
    assert len(check_claims("endeavor", CHECKS, matches=many(2, proving=30, short=2), every=many(4, proving=2, short=4))) >= 16


def test_every_building_without_steps_or_glory_allows_an_action() -> None:
    from tests.contract.matches import loaded

    tables = loaded("endeavor").tables.record
    plain = (tables.building_icons.sum(axis=1) == 0) & (tables.building_glory == 0)
    assert (tables.building_actions[plain] > 0).all()
