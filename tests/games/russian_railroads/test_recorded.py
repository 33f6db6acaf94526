"""Recorded matches: they replay to the state they ended in, and together they show every rule of the game."""

from typing import Any

import pytest

from boardwright.games.russian_railroads.actions import ACTIONS

from .coverage import RECORDED, covered, rules
from .coverage_turns import HAPPENINGS
from .recorded_starts import SPECIAL
from .test_laws import check


@pytest.mark.parametrize("rule", rules())
def test_every_rule_happens_in_a_recorded_match(rule: str) -> None:
    """Coverage: `python -m tests.games.russian_railroads.coverage` prints which match shows which rule."""
    assert RECORDED.table[rule], f"no recorded match shows: {rule}"


@pytest.mark.parametrize("name", RECORDED.names())
def test_a_recorded_match_verifies(name: str) -> None:
    """Header, chain, every action and the digest of the final state; the laws hold at the end."""
    RECORDED.verifies(name)
    check(RECORDED.matches[name]._state.record)


@pytest.mark.parametrize("wanted", SPECIAL, ids=[wanted.name for wanted in SPECIAL])
def test_every_special_match_is_recorded(wanted: Any) -> None:
    """The folder and the script that fills it agree: the same decisions that were given."""
    match = RECORDED.matches[wanted.name]
    assert match.players == wanted.players
    assert tuple(str(ACTIONS[number]) for _, number in match.decisions)[: len(wanted.decisions)] == tuple(wanted.decisions)


def test_the_report_can_fail() -> None:
    """A match shows some rules and not others."""
    assert len(HAPPENINGS) > 60 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["extra_step_given_up"])
    assert "black worker: extra step given up" in shown and "black worker: extra step" not in shown
    assert not {rule for rule in shown if rule.startswith(("end bonus", "hired", "station"))}
