"""Reasons for actions are facts about them. Gains are compared with the preview, which has tests of its own."""

from __future__ import annotations

from boardwright.core.domain.asking import Ask
from boardwright.core.machine.state import RecordBuffer
from boardwright.games.russian_railroads.components import BONUSES, COLOURS, ENGINEERS, LINES
from boardwright.games.russian_railroads.rules import scoring
from tests.conftest import repetitions
from tests.games.claims import Claim, check_claims


def best_gain(claim: Claim) -> tuple[int, int]:
    """Return what the action can bring: points at each scoring, and points by the end of the round."""
    game, hidden = claim.match.game, RecordBuffer(claim.match.game.state_dtype)
    hidden.array[0] = claim.known
    prospect = Ask(game, hidden)("prospect", claim.seat, claim.action.id)
    return int(prospect.scoring.sum()), int(prospect.gain)


def engineer_count(claim: Claim, seat: int) -> int:
    return int((claim.known.engineer_owner == seat).sum())


def check_hires(claim: Claim) -> bool:
    after = claim.after()
    mine = after.hidden(claim.seat).engineer_owner[ENGINEERS.index(claim.args["engineer"])]
    return claim.args["count"] == engineer_count(claim, claim.seat) + 1 and (mine == claim.seat or after.prompt(claim.seat).id == "pay")


def check_leads(claim: Claim) -> bool:
    others = [engineer_count(claim, seat) for seat in range(claim.match.players) if seat != claim.seat]
    return check_hires(claim) and claim.args["count"] > max(others)


def rail_after(claim: Claim) -> int:
    return int(claim.after().hidden(claim.seat).rail[claim.seat, LINES.index(claim.args["line"]), COLOURS.index(claim.args["colour"])])


def check_bonus(claim: Claim) -> bool:
    return claim.args["points"] == scoring.bonus_points(claim.tables, claim.known, claim.seat, BONUSES.index(claim.action.args["bonus"]))


def check_passing(claim: Claim) -> bool:
    [event] = [event for event in claim.after().events(claim.seat) if event.kind == "passed"][-1:]
    return bool(event.args["points"] == claim.args["points"])


CHECKS = {
    "goes_first": lambda claim: claim.action.args["place"] == ("first", "second")[claim.args["position"] - 1],
    "leads_engineers": check_leads,
    "hires": check_hires,
    "pays_each_round": lambda claim: best_gain(claim)[0] == claim.args["points"] and 1 <= claim.args["rounds"] <= 7,
    "brings": lambda claim: claim.action.kind == "take_points" or best_gain(claim)[1] == claim.args["points"] > 0 >= best_gain(claim)[0],
    "pulls_farther": lambda claim: claim.args["after"] > claim.args["before"],
    "reaches": lambda claim: rail_after(claim) == claim.args["space"],
    "gets_coins": lambda claim: claim.action.args["place"].startswith("coins") or claim.args["count"] > 0,
    "gets_workers": lambda claim: claim.args["count"] > 0,
    "takes_locomotive": lambda claim: claim.known.locomotive_supply[claim.args["number"]] > 0,
    "builds_factory": lambda claim: claim.action.kind in ("build", "build_returned"),
    "factory_works": lambda claim: any(event.kind == "factory_works" for event in claim.after().events(claim.seat)[-6:]),
    "bonus_now": check_bonus,
    "leaves": lambda claim: claim.known.coins[claim.seat] - claim.action.args["coins"] == claim.args["coins"],
    "pays_for_passing": check_passing,
    "prepares": lambda claim: best_gain(claim)[1] <= 0,
    "stays": lambda claim: claim.action.kind == "stay",
    "ends_effect": lambda claim: claim.action.kind == "done",
}


def test_reasons_are_true() -> None:
    assert (
        len(
            check_claims("russian_railroads", CHECKS, matches=repetitions(2, proving=20, short=2), every=repetitions(9, proving=4, short=9))
        )
        >= 9
    )
