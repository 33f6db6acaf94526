"""Recorded matches: they replay to the state they ended in, and together they show everything that can happen."""

from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.games.game_of_trains.actions import ACTIONS
from boardwright.games.game_of_trains.events import EVENTS

from .helpers import ABILITIES, PLAYERS, card_table, of_kind
from .record import FOLDER, WANTED, foreign_win
from .twin import Twin

FILES = sorted(FOLDER.glob("*.json"))
NAMES = [path.stem for path in FILES]
PROMPTS = {"setup_keep", "setup_replace", "turn", "replace", "target", "wait", "over"}


@cache
def whole(name: str) -> Any:
    return bw.replay(FOLDER / f"{name}.json")


def test_every_wanted_match_is_recorded() -> None:
    """The folder and the script that fills it agree."""
    assert NAMES == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_verifies(name: str) -> None:
    """Header, chain, every action and the digest of the final state."""
    report = bw.verify(FOLDER / f"{name}.json")
    assert report.over and report.actions == len(whole(name).decisions)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_says_the_same_again(name: str) -> None:
    """Saving the replayed match gives the same file."""
    assert whole(name).record() == bw.replay(whole(name).record()).record()


@pytest.mark.parametrize("name", NAMES)
def test_the_twin_agrees_with_a_recorded_match(name: str) -> None:
    """The second opinion comes to the same end."""
    match = bw.replay(FOLDER / f"{name}.json", at=0)
    data = match.game.replaced_data
    twin = Twin(match.position(), data["abilities"]["cards"] if data else card_table())
    cap = match.options["turn_cap"]
    for seat, number in whole(name).decisions:
        drawn = [event["card"] for event in of_kind(match.play(seat, number), "drew", "refilled")]
        twin.choose(str(ACTIONS[number]), drawn)
    where = match.position()
    assert match.over and twin.trains == where["trains"] and twin.winner == where["winner"]
    assert (twin.winner is None) == (cap > 0 and twin.turn == cap)


def all_events() -> list[Any]:
    return [event for name in NAMES for event in whole(name).events(None)]


@pytest.mark.parametrize("kind", [event.kind for event in EVENTS.types])
def test_every_kind_of_event_is_recorded(kind: str) -> None:
    """Coverage: events."""
    assert any(event.kind == kind for event in all_events())


@pytest.mark.parametrize("name", ABILITIES)
def test_every_ability_is_recorded(name: str) -> None:
    """Coverage: abilities used, and for those that ask for a wagon the answer."""
    assert any(event.kind == "used" and event.args["ability"] == name for event in all_events())


@pytest.mark.parametrize("kind", ACTIONS.families)
def test_every_kind_of_decision_is_recorded(kind: str) -> None:
    """Coverage: decisions."""
    assert any(ACTIONS[number].kind == kind for name in NAMES for _, number in whole(name).decisions)


def test_every_prompt_is_recorded() -> None:
    """Coverage: prompts, for each seat and spectators."""
    found = set()
    for name in NAMES:
        match = bw.replay(FOLDER / f"{name}.json", at=0)
        for seat, number in whole(name).decisions:
            found |= {match.prompt(viewer).id for viewer in (*range(match.players), None)}
            match.play(seat, number)
        found.add(match.prompt(0).id)
    assert found == PROMPTS


def test_every_number_of_players_and_every_end_is_recorded() -> None:
    """Coverage: 2, 3 and 4 players; a win in one's own turn, in another's, a draw at the turn cap; another table."""
    matches = [whole(name) for name in NAMES]
    assert {match.players for match in matches} == set(PLAYERS)
    assert {match.result.reason for match in matches} == {"rising_train", "turn_cap"}
    assert any(foreign_win(match) for match in matches)
    assert any(match.game.replaced_data for match in matches)
    assert any(match.start_position for match in matches)
