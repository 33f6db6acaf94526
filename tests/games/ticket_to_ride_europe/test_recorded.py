"""Tests of recorded matches: they replay to their final states, and together they show every rule of the game."""

import boardwright as bw
from boardwright.games.ticket_to_ride_europe.actions import ACTIONS
from tests.games.recorded import RecordedTests

from .coverage import HAPPENINGS, RECORDED, covered, rules
from .record import SPECIAL
from .test_twin import check_agreement
from .twin import Twin


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = SPECIAL

    def test_the_twin_agrees_with_a_recorded_match(self, name: str) -> None:
        """It creates the same events and comes to the same end."""
        match = bw.replay(RECORDED.folder / f"{name}.json", at=0)
        if match.start_position:
            twin = Twin.of_position(match.position())
        else:
            twin = Twin.of_setup(match.players, match.options, match.full_events())
        for seat, number in RECORDED.matches[name].decisions:
            match.play(seat, number)
            twin.choose(seat, str(ACTIONS[number]), match.full_events(twin.event_count))
        check_agreement(match, twin)


def test_coverage_leaves_out_rules_that_a_match_does_not_show() -> None:
    assert len(HAPPENINGS) > 50 and len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["tunnel_too_dear"])
    assert "tunnel: given up for want of cards" in shown and "tunnel: given up of own will" not in shown
    assert not {rule for rule in shown if rule.startswith(("station", "claimed", "made"))}
