"""Recorded matches replay to the state they ended in, and together they show every rule of the game."""

from tests.games.recorded import RecordedTests

from .coverage import RECORDED, covered, rules
from .coverage_turns import TURN_RULES
from .recorded_starts import SPECIAL
from .test_laws import check_position


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = SPECIAL

    def test_the_laws_hold_at_the_end(self, name: str) -> None:
        check_position(RECORDED.matches[name]._state.record)


def test_a_single_match_does_not_cover_every_rule() -> None:
    assert len(TURN_RULES) > 60 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["extra_step_given_up"])
    assert "black worker: extra step given up" in shown and "black worker: extra step" not in shown
    assert not {rule for rule in shown if rule.startswith(("end bonus", "hired", "station"))}
