"""Bots that play for people: for those who resign, and for those who stay away if the others agree. Players who return play on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.games.catalog import Catalog
from boardwright.server.play.clocks import LONG_MS
from boardwright.server.table_rules.absence import AWAY_MS
from tests.server.clock import StillClock
from tests.server.gathered import BOT, ME, OPEN, ask, begin, open_table, seen
from tests.server.harness import AGAINST_BOT, GAME, QUICK, Harness, Page
from tests.server.test_http import read_error

LEVEL = "random"
PACE = 0.5


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual ones think for long without machine code."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: LEVEL)


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def calm(tmp_path: Path, clock: StillClock) -> Iterator[Harness]:
    """A server whose bots move when a test moves its clock."""
    with Harness(tmp_path / "matches.db", replace(QUICK, bot_move_delay_s=PACE, undo_grace_s=PACE), clock) as harness:
        yield harness


def stand_ins(frame: dict[str, Any]) -> list[str | None]:
    return [seat.get("stand_in") for seat in frame["seats"]]


def plays(frame: dict[str, Any], seat: int) -> bool:
    """Whether a bot plays for the person of a seat."""
    return bool(frame["seats"][seat].get("stand_in"))


def refused(page: Page) -> str:
    answer: str = page.next("refused")["refusal"]["id"]
    return answer


def test_a_table_chooses_the_level_that_plays_for_who_resigns(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = harness.device(), harness.device()
    gathering = {"game": GAME, "seats": [ME, OPEN]}
    assert read_error(harness.call("POST", "/api/tables", ada, {**gathering, "stand_in": "nobody"})) == (422, "no_such_level")
    assert "stand_in" not in seen(harness, None, open_table(harness, ada, [ME, OPEN])["id"])
    id = begin(harness, [ada, bo], stand_in="sorter")
    assert seen(harness, None, id)["stand_in"] == "sorter"
    for level in ("sorter", LEVEL):
        with harness.page(id, ada, 0) as page:
            page.send(type="resign", seat=0)
            assert stand_ins(page.until(lambda frame: plays(frame, 0))) == [level, None]
            page.send(type="play_on", seat=0)
            page.until(lambda frame: not plays(frame, 0))
        monkeypatch.setattr(Catalog, "stand_in", lambda self, id, chosen: LEVEL)  # a later version has no such level


def test_a_bot_plays_on_for_who_resigns_until_they_take_the_seat_back(harness: Harness) -> None:
    ada, bo = harness.device(), harness.device()
    id = begin(harness, [ada, bo])
    with harness.page(id, ada, 0) as mine, harness.page(id, bo, 1) as theirs:
        mine.send(type="resign", seat=0)
        for page in (mine, theirs):
            assert stand_ins(page.until(lambda frame: plays(frame, 0))) == [LEVEL, None]
        for _ in range(20):  # the bot moves by itself
            frame = theirs.until(lambda frame: 1 in frame["actors"])
            assert frame["thinking"] == [] and (frame["legal"] or frame["over"])
            theirs.act()
        assert {row.seat for row in harness.log(id)} == {0, 1}
        mine.send(type="play_on", seat=0)
        for page in (mine, theirs):
            page.until(lambda frame: not plays(frame, 0))
        mine.until(lambda frame: frame["actors"] in ([0], [1]))
        while mine.frame["actors"] == [1]:  # a turn may have several choices
            theirs.at(mine.frame["version"])
            mine.at(theirs.act())
        assert mine.until(lambda frame: frame["legal"])["actors"] == [0]
        mine.act()


def test_while_a_bot_plays_the_person_may_look_but_neither_choose_nor_take_back(calm: Harness) -> None:
    ada, bo = calm.device(), calm.device()
    id = begin(calm, [ada, bo])
    with calm.page(id, ada, 0) as mine, calm.page(id, bo, 1) as theirs:
        actor, page = (0, mine) if mine.frame["actors"] == [0] else (1, theirs)
        legal, view = page.frame["legal"], page.frame["view"]
        page.send(type="resign", seat=actor)
        frame = page.until(lambda frame: plays(frame, actor))
        assert frame["legal"] == [] and frame["view"] == view and frame["thinking"] == [actor]
        assert (frame["undo"]["seat"], frame["undo"]["open"]) == (None, False)
        assert page.try_to_act(legal[0]["id"])["refusal"]["id"] == "bot_plays"
        page.send(type="undo", seat=actor)
        assert refused(page) == "bot_plays"
        assert calm.log(id) == []


def test_a_choice_that_was_sent_before_is_answered_as_before(calm: Harness) -> None:
    ada, bo = calm.device(), calm.device()
    id = begin(calm, [ada, bo])
    with calm.page(id, ada, 0) as mine, calm.page(id, bo, 1) as theirs:
        actor, page = (0, mine) if mine.frame["actors"] == [0] else (1, theirs)
        action = page.frame["legal"][0]["id"]
        version = page.act(action, id="once")
        page.send(type="resign", seat=actor)
        page.until(lambda frame: plays(frame, actor))
        assert page.try_to_act(action, id="once") == {"type": "ack", "action_id": "once", "version": version}


def test_a_bot_that_thinks_when_the_person_comes_back_does_not_move(calm: Harness, clock: StillClock) -> None:
    ada, bo = calm.device(), calm.device()
    id = begin(calm, [ada, bo])
    with calm.page(id, ada, 0) as mine, calm.page(id, bo, 1) as theirs:
        actor, page = (0, mine) if mine.frame["actors"] == [0] else (1, theirs)
        page.send(type="resign", seat=actor)
        page.until(lambda frame: plays(frame, actor))
        assert calm.ask(clock.longest_wait) == PACE
        page.send(type="play_on", seat=actor)
        page.until(lambda frame: not plays(frame, actor))
        calm.ask(clock.move, 10 * PACE)
        calm.rested(id)
        assert calm.log(id) == []
        page.act()


def test_the_others_decide_about_who_is_there_and_lets_them_wait(calm: Harness, clock: StillClock) -> None:
    """Without a clock the match waits for the same one for ten minutes after their first choice, however often they take it back."""
    devices = [calm.device(), calm.device()]
    id = begin(calm, devices, game="russian_railroads")
    with calm.page(id, devices[0], 0) as one, calm.page(id, devices[1], 1) as other:
        mover, [mine, theirs] = (0, [one, other]) if one.frame["actors"] == [0] else (1, [other, one])
        legal = mine.frame["legal"][0]["id"]
        for pause in (0.0, LONG_MS / 2000 - 1, LONG_MS / 2000):
            calm.ask(clock.move, pause)
            mine.act(legal)
            mine.send(type="undo", seat=mover)
            mine.at(mine.frame["version"] + 1)
        theirs.send(type="let_bot_play", seat=1 - mover, absent=mover)
        assert (answer := theirs.next("error"))["id"] == "not_absent" and answer["args"]["seconds"] <= AWAY_MS // 1000
        assert "waited" not in theirs.frame["seats"][mover]
        calm.ask(clock.move, 1.0)
        assert theirs.until(lambda frame: frame["seats"][mover].get("waited"))["seats"][mover]["online"]
        theirs.send(type="let_bot_play", seat=1 - mover, absent=mover)
        theirs.until(lambda frame: plays(frame, mover))
        mine.send(type="play_on", seat=mover)
        mine.until(lambda frame: not plays(frame, mover))


def test_the_others_decide_about_who_is_away(calm: Harness, clock: StillClock) -> None:
    devices = [calm.device() for _ in range(3)]
    id = begin(calm, devices)
    with calm.page(id, devices[0], 0) as ada, calm.page(id, devices[1], 1) as bo:
        with calm.page(id, devices[2], 2) as cy:
            ada.send(type="let_bot_play", seat=0, absent=2)
            answer = ada.next("error")
            assert (answer["id"], answer["args"]) == ("not_absent", {"seat": 2, "seconds": AWAY_MS // 1000})
            cy.until(lambda frame: True)
        ada.until(lambda frame: not frame["seats"][2]["online"])
        calm.ask(clock.move, AWAY_MS / 1000 - 1)
        ada.send(type="let_bot_play", seat=0, absent=2)
        assert ada.next("error")["args"]["seconds"] == 1
        calm.ask(clock.move, 1.0)
        ada.send(type="let_bot_play", seat=0, absent=2)
        for page in (ada, bo):
            assert stand_ins(page.until(lambda frame: frame["seats"][2].get("agreed") == [0])) == [None] * 3
        bo.send(type="let_bot_play", seat=1, absent=2)
        for page in (ada, bo):
            frame = page.until(lambda frame: plays(frame, 2))
            assert stand_ins(frame) == [None, None, LEVEL] and "agreed" not in frame["seats"][2]
        with calm.page(id, devices[2], 2) as cy:
            assert plays(cy.frame, 2)
            cy.send(type="play_on", seat=2)
            cy.until(lambda frame: not plays(frame, 2))
            ada.until(lambda frame: not plays(frame, 2))


@pytest.mark.parametrize("how", ["against", "back"])
def test_one_who_is_against_it_or_the_return_of_who_was_away_ends_the_question(calm: Harness, clock: StillClock, how: str) -> None:
    devices = [calm.device() for _ in range(3)]
    id = begin(calm, devices)
    with calm.page(id, devices[0], 0) as ada, calm.page(id, devices[1], 1) as bo:
        calm.ask(clock.move, AWAY_MS / 1000)
        ada.send(type="let_bot_play", seat=0, absent=2)
        bo.until(lambda frame: "agreed" in frame["seats"][2])
        if how == "against":
            bo.send(type="let_bot_play", seat=1, absent=2, agree=False)
        else:
            calm.page(id, devices[2], 2).__enter__().__exit__()
        for page in (ada, bo):
            page.until(lambda frame: "agreed" not in frame["seats"][2])
        if how == "back":
            ada.send(type="let_bot_play", seat=0, absent=2)
            assert ada.next("error")["id"] == "not_absent"


def test_two_at_one_screen_agree_with_one_press(calm: Harness, clock: StillClock) -> None:
    host, guest = calm.device(), calm.device()
    id: str = open_table(calm, host, [ME, {"kind": "person", "name": "Bo"}, OPEN])["id"]
    ask(calm, guest, id, "sit", name="Cy")
    ask(calm, guest, id, "ready", seat=2, ready=True)
    with calm.page(id, host, 0) as page:
        calm.ask(clock.move, AWAY_MS / 1000)
        page.send(type="let_bot_play", seat=0, absent=2)
        page.until(lambda frame: plays(frame, 2))


@pytest.mark.parametrize("setting", [None, {"each": "move", "seconds": 24 * 3600, "at_zero": "wait"}])
def test_nobody_votes_about_a_seat_without_a_person(calm: Harness, setting: dict[str, Any] | None) -> None:
    """A bot's, or one that the match does not have. The match goes on for all."""
    ada, bo = calm.device(), calm.device()
    id: str = open_table(calm, ada, [ME, OPEN, BOT], clock=setting)["id"]
    ask(calm, bo, id, "sit", name="Bo")
    ask(calm, bo, id, "ready", seat=1, ready=True)
    with calm.page(id, ada, 0) as mine, calm.page(id, bo, 1) as theirs:
        for absent in (2, 3, 63):
            for agree in (True, False):
                mine.send(type="let_bot_play", seat=0, absent=absent, agree=agree)
                assert mine.next("error")["id"] == "no_such_player"
        theirs.send(type="ping")
        theirs.next("pong")


def test_who_has_resigned_has_no_say(calm: Harness, clock: StillClock) -> None:
    devices = [calm.device() for _ in range(2)]
    id = begin(calm, devices)
    with calm.page(id, devices[0], 0) as ada:
        ada.send(type="resign", seat=0)
        ada.until(lambda frame: plays(frame, 0))
        calm.ask(clock.move, AWAY_MS / 1000)
        for agree in (True, False):
            ada.send(type="let_bot_play", seat=0, absent=1, agree=agree)
            assert ada.next("error")["id"] == "bot_plays"


def test_only_their_own_device_resigns_or_comes_back_for_a_person(calm: Harness) -> None:
    ada, bo = calm.device(), calm.device()
    id = begin(calm, [ada, bo])
    with calm.page(id, ada, 0) as mine, calm.page(id, None, None) as watcher:
        for page in (mine, watcher):
            for message in ({"type": "resign"}, {"type": "play_on"}, {"type": "let_bot_play", "absent": 0}):
                page.send(**message, seat=1)
                assert page.next("error")["id"] == "not_your_seat"


def test_a_restart_changes_nothing(harness: Harness) -> None:
    ada, bo = harness.device(), harness.device()
    id = begin(harness, [ada, bo])
    with harness.page(id, ada, 0) as mine:
        mine.send(type="resign", seat=0)
        mine.until(lambda frame: plays(frame, 0))
    harness.restart()
    assert [seat.get("stand_in") for seat in harness.call("GET", "/api/matches", bo).json()[0]["seats"]] == [LEVEL, None]
    with harness.page(id, bo, 1) as theirs:
        assert stand_ins(theirs.frame) == [LEVEL, None]
        theirs.until(lambda frame: frame["actors"] == [1])
        theirs.act()
    with harness.page(id, ada, 0) as mine:
        mine.send(type="play_on", seat=0)
        mine.until(lambda frame: not plays(frame, 0))
    harness.restart()
    with harness.page(id, bo, 1) as theirs:
        assert stand_ins(theirs.frame) == [None, None]


def test_if_all_have_resigned_bots_play_to_the_end_with_a_viewer(harness: Harness) -> None:
    ada, bo = harness.device(), harness.device()
    id = begin(harness, [ada, bo], options={"turn_cap": 50})
    with harness.page(id, ada, 0) as mine, harness.page(id, bo, 1) as theirs:
        mine.send(type="resign", seat=0)
        theirs.send(type="resign", seat=1)
        theirs.until(lambda frame: plays(frame, 1))
    with harness.page(id, None, None) as watcher:
        watcher.until(lambda frame: frame["over"])
    file = harness.call("GET", f"/api/matches/{id}/file", ada).json()
    assert "stand_in" not in str(file)


def test_after_the_end_nobody_resigns(harness: Harness) -> None:
    token = harness.device()
    with harness.page(harness.match(token, AGAINST_BOT, options={"turn_cap": 50}, pause=0), token, 0) as page:
        while not page.until(lambda frame: frame["over"] or frame["legal"])["over"]:
            page.act()
        page.send(type="resign", seat=0)
        page.send(type="look", seat=0)
        assert not plays(page.next("frame"), 0)


def test_what_a_bot_chose_for_a_person_is_not_taken_back_by_others(harness: Harness) -> None:
    """Endeavor hides nothing, so who plays against bots alone takes back their answers, too. What a bot chose for a person stays."""
    devices = [harness.device() for _ in range(3)]
    id = begin(harness, devices, game="endeavor")
    for seat in (1, 2):
        with harness.page(id, devices[seat], seat) as page:
            page.send(type="resign", seat=seat)
            page.until(lambda frame, seat=seat: plays(frame, seat))
    with harness.page(id, devices[0], 0) as ada:
        rows = harness.log(id)
        while 0 not in {row.seat for row in rows} or rows[-1].seat == 0:
            ada.until(lambda frame: frame["actors"] == [0])
            ada.act()
            ada.until(lambda frame: frame["actors"] == [0])
            rows = harness.log(id)
        ada.send(type="undo", seat=0)
        assert refused(ada) == "undo_other_acted"


def test_players_see_since_when_another_is_away(calm: Harness, clock: StillClock) -> None:
    """Not who only watches; and nobody knows it of people who were not seen to go."""
    ada, bo = calm.device(), calm.device()
    id = begin(calm, [ada, bo])
    with calm.page(id, ada, 0) as page, calm.page(id, calm.device(), None) as watcher:
        assert page.frame["seats"][1]["online"] is False and "gone" not in page.frame["seats"][1]
        with calm.page(id, bo, 1) as other:
            assert not [seat for seat in other.frame["seats"] if "gone" in seat]
            page.until(lambda frame: frame["seats"][1]["online"])
            watcher.until(lambda frame: frame["seats"][1]["online"])
            calm.ask(clock.move, 90.0)
        left = clock.now()
        assert page.until(lambda frame: not frame["seats"][1]["online"])["seats"][1]["gone"] == left
        assert "gone" not in watcher.until(lambda frame: not frame["seats"][1]["online"])["seats"][1]
        calm.ask(clock.move, 30.0)
        with calm.page(id, calm.device(), None), calm.page(id, ada, 0) as again:
            assert again.frame["seats"][1]["gone"] == left
        with calm.page(id, bo, 1):
            assert "gone" not in page.until(lambda frame: frame["seats"][1]["online"])["seats"][1]
