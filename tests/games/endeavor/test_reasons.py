"""Tests that the reasons given for actions are true, mostly by playing the action."""

from __future__ import annotations

from typing import Any

from boardwright.games.endeavor.components import ACTIONS_OF, BUILDINGS, CARDS, CITIES, DECKS, LINKS, REGIONS, TOKENS, TRACKS
from tests.conftest import repetitions
from tests.games.claims import Claim, check_claims


def record_of(match: Any) -> Any:
    return match.hidden(None)


def links_of(match: Any, seat: int) -> set[str]:
    owner, tables = record_of(match).city_owner, match.game.tables.record
    return {name for link, name in enumerate(LINKS) if owner[tables.link_a[link]] == owner[tables.link_b[link]] == seat}


def completes_link(claim: Claim) -> bool:
    new = links_of(claim.after(), claim.seat) - links_of(claim.match, claim.seat)
    return claim.args["link"] in new and claim.args["points"] == claim.tables.link_glory


def level_of(claim: Claim, match: Any, track: str) -> int:
    icons = record_of(match).icons[claim.seat, TRACKS.index(track)]
    return 1 + sum(int(icons >= threshold) for threshold in claim.tables.thresholds[1:])


def raises_level(claim: Claim) -> bool:
    track, reached = claim.args["track"], claim.args["level"]
    raised = level_of(claim, claim.match, track) < reached
    return raised and (claim.action.kind == "build" or level_of(claim, claim.after(), track) == reached)


def adds_icons(claim: Claim) -> bool:
    track = TRACKS.index(claim.args["track"])
    if claim.action.kind == "build":  # the last one to build begins the next phase
        return bool(claim.tables.building_icons[:, track].max() >= claim.args["count"])
    before, after = (record_of(match).icons[claim.seat, track] for match in (claim.match, claim.after()))
    return bool(after - before == claim.args["count"])


def wins_governor(claim: Claim) -> bool:
    region, after = REGIONS.index(claim.args["region"]), record_of(claim.after())
    held = [card for card, name in enumerate(CARDS) if name.endswith("_governor") and after.card_seat[card] == claim.seat]
    before = record_of(claim.match)
    opened = after.open_region[region] > before.open_region[region]
    return bool(opened) and any(before.card_seat[card] != claim.seat for card in held)


def opens_region(claim: Claim) -> bool:
    region = REGIONS.index(claim.args["region"])
    return bool(record_of(claim.after()).open_region[region] > record_of(claim.match).open_region[region])


def reaches_presence(claim: Claim) -> bool:
    deck, after = DECKS.index(claim.args["deck"]), record_of(claim.after())
    region = int(claim.tables.deck_region[deck])
    before, count = record_of(claim.match).presence[region, claim.seat], claim.args["count"]
    return bool(before < count == after.presence[region, claim.seat] >= after.needed_presence[deck])


def denies_link(claim: Claim) -> bool:
    link, city = LINKS.index(claim.args["link"]), CITIES.index(claim.action.args["city"])
    pair = {int(claim.tables.link_a[link]), int(claim.tables.link_b[link])}
    return city in pair and claim.args["seat"] in {int(record_of(claim.match).city_owner[each]) for each in pair - {city}}


def true_of_a_next_choice(claim: Claim, then: Any) -> bool:
    """Return whether a next choice makes `then` true."""
    begun = claim.after()
    if list(begun.actors) != [claim.seat] or record_of(begun).phase != 3:
        return then(claim, begun)  # the only choice was played automatically
    for action in begun.legal(claim.seat):
        after = begun.copy()
        after.play(claim.seat, action.id)
        if then(claim, after):
            return True
    return False


def can_link(claim: Claim, after: Any) -> bool:
    return claim.args["link"] in links_of(after, claim.seat) - links_of(claim.match, claim.seat)


def can_level(claim: Claim, after: Any) -> bool:
    return level_of(claim, after, claim.args["track"]) >= claim.args["level"] > level_of(claim, claim.match, claim.args["track"])


def can_govern(claim: Claim, after: Any) -> bool:
    region = REGIONS.index(claim.args["region"])
    return bool(record_of(after).open_region[region] > record_of(claim.match).open_region[region])


def breaks_link(claim: Claim) -> bool:
    loser = claim.args["seat"]
    return claim.args["link"] in links_of(claim.match, loser) - links_of(claim.after(), loser)


def allows_action(claim: Claim) -> bool:
    """Return whether the building allows the claimed action."""
    building = BUILDINGS.index(claim.action.args["building"])
    return bool(int(claim.tables.building_actions[building]) >> ACTIONS_OF.index(claim.args["deed"]) & 1)


def harbour_discs(claim: Claim) -> int:
    return int(record_of(claim.match).harbour[claim.seat])


CHECKS = {
    "links": completes_link,
    "governs": wins_governor,
    "opens": opens_region,
    "level_up": raises_level,
    "enough_for_card": reaches_presence,
    "breaks_link": breaks_link,
    "denies_link": denies_link,
    "glory": lambda claim: claim.args["points"] >= 0,
    "steps": adds_icons,
    "takes_token": lambda claim: record_of(claim.after()).tokens[claim.seat, TOKENS.index(claim.args["token"])] > 0,
    "ships": lambda claim: claim.action.args["region"] == claim.args["region"] and claim.args["count"] > 0,
    "is_present": lambda claim: record_of(claim.after()).presence[REGIONS.index(claim.args["region"]), claim.seat] == claim.args["count"],
    "takes_from": lambda claim: record_of(claim.match).city_owner[CITIES.index(claim.action.args["city"])] == claim.args["seat"],
    "takes_card": lambda claim: claim.action.args["deck"] == claim.args["deck"],
    "can_link": lambda claim: true_of_a_next_choice(claim, can_link),
    "can_govern": lambda claim: true_of_a_next_choice(claim, can_govern),
    "can_level_up": lambda claim: true_of_a_next_choice(claim, can_level),
    "adds_action": lambda claim: claim.action.kind == "build",
    "allows": lambda claim: claim.args["count"] == harbour_discs(claim) - 1 and allows_action(claim),
    "saves_disc": lambda claim: claim.action.kind == "spend",
    "frees": lambda claim: claim.action.kind == "free",
    "ends_round": lambda claim: claim.args["count"] == harbour_discs(claim),
    "ends_action": lambda claim: claim.action.kind == "done",
    "outside_limit": lambda claim: claim.action.kind == "governor",
    "empty_space": lambda claim: claim.args["points"] == claim.tables.empty_governor_space,
    "loses": lambda claim: claim.args["count"] == claim.tables.card_icons[CARDS.index(claim.action.args["card"])].sum(),
}


def test_reasons_for_actions_are_true() -> None:
    assert (
        len(check_claims("endeavor", CHECKS, matches=repetitions(2, proving=30, short=2), every=repetitions(4, proving=2, short=4))) >= 16
    )


def test_every_building_without_steps_or_glory_allows_an_action() -> None:
    from tests.contract.matches import load_game

    tables = load_game("endeavor").tables.record
    plain = (tables.building_icons.sum(axis=1) == 0) & (tables.building_glory == 0)
    assert (tables.building_actions[plain] > 0).all()
