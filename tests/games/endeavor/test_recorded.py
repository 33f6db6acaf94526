"""Recorded matches: they replay to the state they ended in, and together they show every rule of the game."""

from typing import Any

from boardwright.games.endeavor.actions import ACTIONS
from tests.games.recorded import RecordedTests

from .coverage import HAPPENINGS, RECORDED, covered, rules
from .recorded_starts import SPECIAL


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = SPECIAL

    def test_every_special_match_is_recorded(self, wanted: Any) -> None:
        """The folder and the script that fills it agree: the same decisions that were given, but for those that were done by themselves."""
        match = RECORDED.matches[wanted.name]
        assert match.players == wanted.where["players"] and match.start_position["round"] == 7
        given = iter(wanted.decisions)
        played = [str(ACTIONS[number]) for _, number in match.decisions]
        assert any(text == played[0] for text in given)
        assert set(wanted.decisions) - set(played) <= {text for text in wanted.decisions if text.split()[0] in ("draw", "ship", "occupy")}


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in RECORDED.folder.glob("*.json")) < 300_000


def test_the_report_can_fail() -> None:
    """A match shows some rules and not others."""
    assert len(HAPPENINGS) > 50 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["governors"])
    assert "discarded: governor" in shown and "passing: two governors" in shown
    assert not {rule for rule in shown if rule.startswith(("built", "occupied", "spent", "abolition"))}
