"""Tests of recorded matches: they replay to their final states, and together they show every rule of the game."""

from typing import Any

from boardwright.games.endeavor.actions import ACTIONS
from tests.games.recorded import RecordedTests

from .coverage import HAPPENINGS, RECORDED, covered, rules
from .recorded_starts import SPECIAL


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = SPECIAL

    def test_every_special_match_is_recorded(self, special_match: Any) -> None:
        """The recorded decisions are the given ones, but for those that the match played automatically."""
        match = RECORDED.matches[special_match.name]
        assert match.players == special_match.where["players"] and match.start_position["round"] == 7
        given = iter(special_match.decisions)
        played = [str(ACTIONS[number]) for _, number in match.decisions]
        assert any(text == played[0] for text in given)
        missing = set(special_match.decisions) - set(played)
        assert missing <= {text for text in special_match.decisions if text.split()[0] in ("draw", "ship", "occupy")}


def test_recorded_files_stay_below_300_kilobytes() -> None:
    assert sum(path.stat().st_size for path in RECORDED.folder.glob("*.json")) < 300_000


def test_coverage_leaves_out_rules_that_a_match_does_not_show() -> None:
    assert len(HAPPENINGS) > 50 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["governors"])
    assert "discarded: governor" in shown and "passing: two governors" in shown
    assert not {rule for rule in shown if rule.startswith(("built", "occupied", "spent", "abolition"))}
