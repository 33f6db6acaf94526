"""Recorded matches: they replay to the state they ended in, and together they show every rule of the game."""

from tests.games.recorded import RecordedTests

from .coverage import RECORDED, covered, rules
from .coverage_turns import HAPPENINGS
from .recorded_starts import SPECIAL
from .test_laws import check


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = SPECIAL

    def test_the_laws_hold_at_the_end(self, name: str) -> None:
        check(RECORDED.matches[name]._state.record)


def test_the_report_can_fail() -> None:
    """A match shows some rules and not others."""
    assert len(HAPPENINGS) > 60 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["extra_step_given_up"])
    assert "black worker: extra step given up" in shown and "black worker: extra step" not in shown
    assert not {rule for rule in shown if rule.startswith(("end bonus", "hired", "station"))}
