"""Tests of previews: a preview equals what the action then does."""

from typing import Any

import pytest

from tests.games.event_log import EventLog
from tests.games.rng import Rng

from . import facts as f
from .players import OPTIONS, play_match
from .scenario import Scenario


def preview(table: Scenario, text: str) -> dict[str, Any]:
    effects: dict[str, Any] = table.ready().match.preview(table.active, text)
    return effects


def events_of_decision(all_events: EventLog) -> list[Any]:
    """Return the events of the decision alone.

    Events after it begin with one that stands for another decision, or for a step of another seat or of the rules.
    """
    first_kinds = ("built", "activated", "spent", "shipped", "beside", "occupied", "attacked", "drew", "freed", "paid", "discarded",
                   "placed_governor", "left_empty", "ended", "passed", "grew", "began_round", "finished")  # fmt: skip
    following = [n for n, event in enumerate(all_events) if n and event.kind in first_kinds]
    return list(all_events[: following[0]] if following else all_events)


def icons_in(events: list[Any], seat: int) -> dict[str, int]:
    """Count the icons that a seat wins and loses by these events."""
    counts = dict.fromkeys(f.TRACKS, 0)
    for event in events:
        a = event.args
        if a.get("seat") != seat:
            continue
        sign = -1 if event.kind in ("discarded", "laid_aside") else 1
        if event.kind == "discarded" and f.deck_of(a["card"]) == "slavery":
            continue  # a laid_aside event repeats it
        gained = {a["token"]: 1} if a.get("token") in f.BROWN and event.kind in ("shipped", "occupied", "linked") else {}
        gained |= {k: sign * v for k, v in f.CARDS.get(a.get("card", ""), {}).items()} if event.kind != "placed_governor" else {}
        gained |= f.BUILDINGS[a["building"]].icons if event.kind == "built" else {}
        for icon in f.TRACKS:
            counts[icon] += gained.get(icon, 0)
    return {icon: count for icon, count in counts.items() if count}


DISCS = {"shipped": -1, "beside": -1, "occupied": -1, "attacked": -2, "freed": 1, "paid": 1}


def check_preview(match: Any, seat: int, action: Any) -> None:
    """Compare a preview with the effects of the decision."""
    shown, before = match.preview(seat, action), match.view(None)["seats"][seat]
    if action.kind in ("activate", "spend", "pass", "done"):
        return
    copy = match.copy()
    event_count = len(copy.full_events())
    copy.play(seat, action)
    all_events = EventLog(copy.full_events(event_count))
    events = events_of_decision(all_events)
    icons = icons_in(events, seat)
    assert shown.get("icons", {}) == icons, str(action)
    assert shown.get("discs", 0) == sum(DISCS.get(event.kind, 0) for event in events)
    levels = {t: [f.level_of(before["levels"][t]), f.level_of(before["levels"][t] + icons.get(t, 0))] for t in f.TRACKS}
    assert shown.get("levels", {}) == {track: pair for track, pair in levels.items() if pair[0] != pair[1]}
    kinds_and_args = [(event.kind, event.args) for event in events]
    assert shown.get("token") == next((a["token"] for kind, a in kinds_and_args if kind in ("shipped", "occupied")), None)
    assert shown.get("opens") == next((a["region"] for kind, a in kinds_and_args if kind == "opened"), None)
    assert shown.get("governor") == next((a for kind, a in kinds_and_args if kind == "governs"), None)
    assert shown.get("card") == next((a["card"] for kind, a in kinds_and_args if kind == "drew"), None)
    assert shown.get("links", []) == [{"link": a["link"], "token": a["token"]} for kind, a in kinds_and_args if kind == "linked"]
    assert shown.get("laid_aside", []) == [a for kind, a in kinds_and_args if kind == "laid_aside"]
    if len(events) == len(all_events):  # no further events followed
        assert shown.get("glory", 0) == copy.view(None)["seats"][seat]["glory"]["total"] - before["glory"]["total"]


@pytest.mark.parametrize("seed", range(6))
def test_previews_agree_with_decisions_over_whole_matches(seed: int) -> None:
    dice = Rng(seed)
    for match, text in play_match(3 + seed % 3, 700 + seed, **OPTIONS[seed % 3]):
        phase = match.view(None)["phase"]
        if text and (phase in ("discard", "governor", "salary") or dice.below(5) == 0):
            (seat,) = match.actors
            for action in match.legal(seat):
                check_preview(match, seat, action)


# -- single previews ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name, b in f.BUILDINGS.items() if b.actions])
def test_activating_previews_the_actions_and_one_disc(name: str) -> None:
    """The disc goes onto the building. The preview of the action itself gives its costs."""
    table = Scenario().buildings(0, *[name] * (name != "colonial_house"), "market*").cities(london=1).open("africa").beside("africa", 0)
    assert preview(table, f"activate {name}")["discs"] == -1
    assert set(preview(table, f"activate {name}")["actions"]) == set(f.BUILDINGS[name].actions.split()[::2])


@pytest.mark.parametrize("token", f.BLUE)
def test_spending_a_token_previews_its_actions(token: str) -> None:
    table = Scenario().tokens(0, **{token: 1}).buildings(0, "market*").cities(london=1)
    assert set(preview(table, f"spend {token}")) == {"actions"}
    assert "_or_".join(sorted(preview(table, f"spend {token}")["actions"])) == "_or_".join(sorted(token.split("_or_")))


def test_abolition_previews_icons_glory_and_cards_laid_aside() -> None:
    table = Scenario().tokens(0, ship_or_draw=1).deck("europe", "europe_5").cards(0, "slavery_0").cards(1, "slavery_1")
    table.cities(london=0, paris=0, venice=0, algiers=0, tripoli=0).play("spend ship_or_draw")
    assert preview(table, "draw europe") == {
        "icons": {"industry": -2, "culture": 3}, "levels": {"industry": [2, 1], "culture": [1, 2]}, "glory": -2 + 2 + 3 - 1,
        "card": "europe_5", "laid_aside": [{"seat": 0, "card": "slavery_0"}, {"seat": 1, "card": "slavery_1"}],
    }  # fmt: skip


def test_governor_choices_and_discards_preview_glory_and_icons() -> None:
    table = Scenario(round=7).cards(0, "africa_governor", "caribbean_4").status(0, politics=4)
    table.play("pass")
    assert preview(table, "governor africa_governor") == {"glory": -3} and preview(table, "no_governor") == {}
    table = Scenario().cards(0, "caribbean_4", "far_east_1").status(0, politics=1)
    table.play("pass")
    assert preview(table, "discard caribbean_4") == {"icons": {"politics": -3}, "glory": -2}
