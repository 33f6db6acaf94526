"""Recorded matches replay to the state they ended in, and together they show everything that can happen."""

import boardwright as bw
from boardwright.games.game_of_trains.actions import ACTIONS
from tests.games.inspection import event_args
from tests.games.recorded import RecordedTests

from .helpers import card_table
from .record import FOLDER, RECORDED, WANTED, covered, rules
from .twin import Twin


class TestRecorded(RecordedTests):
    recorded = RECORDED
    special = WANTED

    def test_every_special_match_is_recorded(self) -> None:
        """The folder and the script that fills it agree."""
        assert RECORDED.names() == sorted(wanted.name for wanted in WANTED)

    def test_the_twin_agrees_with_a_recorded_match(self, name: str) -> None:
        match = bw.replay(FOLDER / f"{name}.json", at=0)
        data = match.game.replaced_data
        twin = Twin(match.position(), data["abilities"]["cards"] if data else card_table())
        cap = match.options["turn_cap"]
        for seat, number in RECORDED.matches[name].decisions:
            drawn = [event["card"] for event in event_args(match.play(seat, number), "drew", "refilled")]
            twin.choose(str(ACTIONS[number]), drawn)
        where = match.position()
        assert twin.trains == where["trains"] and twin.winner == where["winner"]
        assert (twin.winner is None) == (cap > 0 and twin.turn == cap)


def test_a_single_match_does_not_cover_every_rule() -> None:
    assert len(set(rules())) == len(rules())
    shown = covered(RECORDED.matches["capped"])
    assert {"end: turn_cap", "turn cap", "event swapped", "2 players"} <= shown <= set(rules())
    assert not shown & {"end: rising_train", "no turn cap", "event won", "won on another's turn", "from a position"}
