"""Stand-ins: bots that play for players who resign or stay away, until the players come back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.games.catalog import Catalog
from boardwright.server.play.clocks import LONG_MS
from boardwright.server.table_rules.absence import AWAY_MS
from tests.server.clock import ManualClock
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_http import read_error

LEVEL = "random"
PACE = 0.5


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let stand-ins choose at random. Without machine code, the usual bots think for long."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: LEVEL)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def paced_harness(tmp_path: Path, clock: ManualClock) -> Iterator[Harness]:
    """Run a server whose bots move only when a test advances its clock."""
    with Harness(tmp_path / "matches.db", replace(QUICK_SETTINGS, bot_move_delay_s=PACE, undo_grace_s=PACE), clock) as harness:
        yield harness


def stand_ins(frame: dict[str, Any]) -> list[str | None]:
    return [seat.get("stand_in") for seat in frame["seats"]]


def bot_plays_for(frame: dict[str, Any], seat: int) -> bool:
    """Return whether a bot plays for the person of a seat."""
    return bool(frame["seats"][seat].get("stand_in"))


def next_refusal(page: Page) -> str:
    answer: str = page.wait_for("refused")["refusal"]["id"]
    return answer


def test_a_table_sets_the_level_of_the_stand_in(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = harness.new_device(), harness.new_device()
    table = {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT]}
    assert read_error(harness.call("POST", "/api/tables", ada, {**table, "stand_in": "nobody"})) == (422, "no_such_level")
    assert "stand_in" not in get_table(harness, None, open_table(harness, ada, [ADA_SEAT, OPEN_SEAT])["id"])
    id = start_match(harness, [ada, bo], stand_in="sorter")
    assert get_table(harness, None, id)["stand_in"] == "sorter"
    for level in ("sorter", LEVEL):
        with harness.page(id, ada, 0) as page:
            page.send(type="resign", seat=0)
            assert stand_ins(page.wait_until(lambda frame: bot_plays_for(frame, 0))) == [level, None]
            page.send(type="play_on", seat=0)
            page.wait_until(lambda frame: not bot_plays_for(frame, 0))
        monkeypatch.setattr(Catalog, "stand_in", lambda self, id, chosen: LEVEL)  # a later version has no such level


def test_a_bot_plays_for_a_player_who_resigned_until_the_player_returns(harness: Harness) -> None:
    ada, bo = harness.new_device(), harness.new_device()
    id = start_match(harness, [ada, bo])
    with harness.page(id, ada, 0) as ada_page, harness.page(id, bo, 1) as bo_page:
        ada_page.send(type="resign", seat=0)
        for page in (ada_page, bo_page):
            assert stand_ins(page.wait_until(lambda frame: bot_plays_for(frame, 0))) == [LEVEL, None]
        for _ in range(20):  # the bot moves by itself
            frame = bo_page.wait_until(lambda frame: 1 in frame["actors"])
            assert frame["thinking"] == [] and (frame["legal"] or frame["over"])
            bo_page.act()
        assert {row.seat for row in harness.log(id)} == {0, 1}
        ada_page.send(type="play_on", seat=0)
        for page in (ada_page, bo_page):
            page.wait_until(lambda frame: not bot_plays_for(frame, 0))
        ada_page.wait_until(lambda frame: frame["actors"] in ([0], [1]))
        while ada_page.frame["actors"] == [1]:  # a turn may have several choices
            bo_page.wait_for_version(ada_page.frame["version"])
            ada_page.wait_for_version(bo_page.act())
        assert ada_page.wait_until(lambda frame: frame["legal"])["actors"] == [0]
        ada_page.act()


def test_a_player_with_a_stand_in_may_look_but_neither_act_nor_undo(paced_harness: Harness) -> None:
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id = start_match(paced_harness, [ada, bo])
    with paced_harness.page(id, ada, 0) as ada_page, paced_harness.page(id, bo, 1) as bo_page:
        actor, page = (0, ada_page) if ada_page.frame["actors"] == [0] else (1, bo_page)
        legal, view = page.frame["legal"], page.frame["view"]
        page.send(type="resign", seat=actor)
        frame = page.wait_until(lambda frame: bot_plays_for(frame, actor))
        assert frame["legal"] == [] and frame["view"] == view and frame["thinking"] == [actor]
        assert (frame["undo"]["seat"], frame["undo"]["open"]) == (None, False)
        assert page.try_to_act(legal[0]["id"])["refusal"]["id"] == "bot_plays"
        page.send(type="undo", seat=actor)
        assert next_refusal(page) == "bot_plays"
        assert paced_harness.log(id) == []


def test_a_choice_sent_again_is_answered_like_the_first_time(paced_harness: Harness) -> None:
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id = start_match(paced_harness, [ada, bo])
    with paced_harness.page(id, ada, 0) as ada_page, paced_harness.page(id, bo, 1) as bo_page:
        actor, page = (0, ada_page) if ada_page.frame["actors"] == [0] else (1, bo_page)
        action = page.frame["legal"][0]["id"]
        version = page.act(action, id="once")
        page.send(type="resign", seat=actor)
        page.wait_until(lambda frame: bot_plays_for(frame, actor))
        assert page.try_to_act(action, id="once") == {"type": "ack", "action_id": "once", "version": version}


def test_a_thinking_bot_does_not_move_after_the_player_returns(paced_harness: Harness, clock: ManualClock) -> None:
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id = start_match(paced_harness, [ada, bo])
    with paced_harness.page(id, ada, 0) as ada_page, paced_harness.page(id, bo, 1) as bo_page:
        actor, page = (0, ada_page) if ada_page.frame["actors"] == [0] else (1, bo_page)
        page.send(type="resign", seat=actor)
        page.wait_until(lambda frame: bot_plays_for(frame, actor))
        assert paced_harness.run_in_loop(clock.longest_wait) == PACE
        page.send(type="play_on", seat=actor)
        page.wait_until(lambda frame: not bot_plays_for(frame, actor))
        paced_harness.run_in_loop(clock.advance, 10 * PACE)
        paced_harness.wait_for_bots(id)
        assert paced_harness.log(id) == []
        page.act()


def test_other_players_vote_about_a_present_player_who_lets_them_wait(paced_harness: Harness, clock: ManualClock) -> None:
    """Without a clock, a vote is possible ten minutes after the first choice of a turn, however often it is undone."""
    devices = [paced_harness.new_device(), paced_harness.new_device()]
    id = start_match(paced_harness, devices, game="russian_railroads")
    with paced_harness.page(id, devices[0], 0) as first, paced_harness.page(id, devices[1], 1) as second:
        mover, [mover_page, other_page] = (0, [first, second]) if first.frame["actors"] == [0] else (1, [second, first])
        legal = mover_page.frame["legal"][0]["id"]
        for pause in (0.0, LONG_MS / 2000 - 1, LONG_MS / 2000):
            paced_harness.run_in_loop(clock.advance, pause)
            mover_page.act(legal)
            mover_page.send(type="undo", seat=mover)
            mover_page.wait_for_version(mover_page.frame["version"] + 1)
        other_page.send(type="let_bot_play", seat=1 - mover, absent=mover)
        assert (answer := other_page.wait_for("error"))["id"] == "not_absent" and answer["args"]["seconds"] <= AWAY_MS // 1000
        assert "waited" not in other_page.frame["seats"][mover]
        paced_harness.run_in_loop(clock.advance, 1.0)
        assert other_page.wait_until(lambda frame: frame["seats"][mover].get("waited"))["seats"][mover]["online"]
        other_page.send(type="let_bot_play", seat=1 - mover, absent=mover)
        other_page.wait_until(lambda frame: bot_plays_for(frame, mover))
        mover_page.send(type="play_on", seat=mover)
        mover_page.wait_until(lambda frame: not bot_plays_for(frame, mover))


def test_other_players_vote_about_an_absent_player(paced_harness: Harness, clock: ManualClock) -> None:
    devices = [paced_harness.new_device() for _ in range(3)]
    id = start_match(paced_harness, devices)
    with paced_harness.page(id, devices[0], 0) as ada, paced_harness.page(id, devices[1], 1) as bo:
        with paced_harness.page(id, devices[2], 2) as cy:
            ada.send(type="let_bot_play", seat=0, absent=2)
            answer = ada.wait_for("error")
            assert (answer["id"], answer["args"]) == ("not_absent", {"seat": 2, "seconds": AWAY_MS // 1000})
            cy.wait_until(lambda frame: True)
        ada.wait_until(lambda frame: not frame["seats"][2]["online"])
        paced_harness.run_in_loop(clock.advance, AWAY_MS / 1000 - 1)
        ada.send(type="let_bot_play", seat=0, absent=2)
        assert ada.wait_for("error")["args"]["seconds"] == 1
        paced_harness.run_in_loop(clock.advance, 1.0)
        ada.send(type="let_bot_play", seat=0, absent=2)
        for page in (ada, bo):
            assert stand_ins(page.wait_until(lambda frame: frame["seats"][2].get("agreed") == [0])) == [None] * 3
        bo.send(type="let_bot_play", seat=1, absent=2)
        for page in (ada, bo):
            frame = page.wait_until(lambda frame: bot_plays_for(frame, 2))
            assert stand_ins(frame) == [None, None, LEVEL] and "agreed" not in frame["seats"][2]
        with paced_harness.page(id, devices[2], 2) as cy:
            assert bot_plays_for(cy.frame, 2)
            cy.send(type="play_on", seat=2)
            cy.wait_until(lambda frame: not bot_plays_for(frame, 2))
            ada.wait_until(lambda frame: not bot_plays_for(frame, 2))


@pytest.mark.parametrize("ending", ["against", "return"])
def test_a_vote_ends_when_a_player_disagrees_or_the_absent_player_returns(paced_harness: Harness, clock: ManualClock, ending: str) -> None:
    devices = [paced_harness.new_device() for _ in range(3)]
    id = start_match(paced_harness, devices)
    with paced_harness.page(id, devices[0], 0) as ada, paced_harness.page(id, devices[1], 1) as bo:
        paced_harness.run_in_loop(clock.advance, AWAY_MS / 1000)
        ada.send(type="let_bot_play", seat=0, absent=2)
        bo.wait_until(lambda frame: "agreed" in frame["seats"][2])
        if ending == "against":
            bo.send(type="let_bot_play", seat=1, absent=2, agree=False)
        else:
            paced_harness.page(id, devices[2], 2).__enter__().__exit__()
        for page in (ada, bo):
            page.wait_until(lambda frame: "agreed" not in frame["seats"][2])
        if ending == "return":
            ada.send(type="let_bot_play", seat=0, absent=2)
            assert ada.wait_for("error")["id"] == "not_absent"


def test_one_vote_counts_for_all_players_of_a_device(paced_harness: Harness, clock: ManualClock) -> None:
    host, guest = paced_harness.new_device(), paced_harness.new_device()
    id: str = open_table(paced_harness, host, [ADA_SEAT, {"kind": "person", "name": "Bo"}, OPEN_SEAT])["id"]
    call_table(paced_harness, guest, id, "sit", name="Cy")
    call_table(paced_harness, guest, id, "ready", seat=2, ready=True)
    with paced_harness.page(id, host, 0) as page:
        paced_harness.run_in_loop(clock.advance, AWAY_MS / 1000)
        page.send(type="let_bot_play", seat=0, absent=2)
        page.wait_until(lambda frame: bot_plays_for(frame, 2))


@pytest.mark.parametrize("setting", [None, {"each": "move", "seconds": 24 * 3600, "at_zero": "wait"}])
def test_a_vote_about_a_seat_without_a_person_is_refused(paced_harness: Harness, setting: dict[str, Any] | None) -> None:
    """Such a seat is a bot's, or does not exist. The match goes on."""
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id: str = open_table(paced_harness, ada, [ADA_SEAT, OPEN_SEAT, BOT_SEAT], clock=setting)["id"]
    call_table(paced_harness, bo, id, "sit", name="Bo")
    call_table(paced_harness, bo, id, "ready", seat=1, ready=True)
    with paced_harness.page(id, ada, 0) as ada_page, paced_harness.page(id, bo, 1) as bo_page:
        for absent in (2, 3, 63):
            for agree in (True, False):
                ada_page.send(type="let_bot_play", seat=0, absent=absent, agree=agree)
                assert ada_page.wait_for("error")["id"] == "no_such_player"
        bo_page.send(type="ping")
        bo_page.wait_for("pong")


def test_a_player_who_has_resigned_cannot_vote(paced_harness: Harness, clock: ManualClock) -> None:
    devices = [paced_harness.new_device() for _ in range(2)]
    id = start_match(paced_harness, devices)
    with paced_harness.page(id, devices[0], 0) as ada:
        ada.send(type="resign", seat=0)
        ada.wait_until(lambda frame: bot_plays_for(frame, 0))
        paced_harness.run_in_loop(clock.advance, AWAY_MS / 1000)
        for agree in (True, False):
            ada.send(type="let_bot_play", seat=0, absent=1, agree=agree)
            assert ada.wait_for("error")["id"] == "bot_plays"


def test_only_the_own_device_resigns_votes_or_returns_for_a_player(paced_harness: Harness) -> None:
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id = start_match(paced_harness, [ada, bo])
    with paced_harness.page(id, ada, 0) as ada_page, paced_harness.page(id, None, None) as spectator:
        for page in (ada_page, spectator):
            for message in ({"type": "resign"}, {"type": "play_on"}, {"type": "let_bot_play", "absent": 0}):
                page.send(**message, seat=1)
                assert page.wait_for("error")["id"] == "not_your_seat"


def test_stand_ins_are_kept_after_a_restart(harness: Harness) -> None:
    ada, bo = harness.new_device(), harness.new_device()
    id = start_match(harness, [ada, bo])
    with harness.page(id, ada, 0) as ada_page:
        ada_page.send(type="resign", seat=0)
        ada_page.wait_until(lambda frame: bot_plays_for(frame, 0))
    harness.restart()
    assert [seat.get("stand_in") for seat in harness.call("GET", "/api/matches", bo).json()[0]["seats"]] == [LEVEL, None]
    with harness.page(id, bo, 1) as bo_page:
        assert stand_ins(bo_page.frame) == [LEVEL, None]
        bo_page.wait_until(lambda frame: frame["actors"] == [1])
        bo_page.act()
    with harness.page(id, ada, 0) as ada_page:
        ada_page.send(type="play_on", seat=0)
        ada_page.wait_until(lambda frame: not bot_plays_for(frame, 0))
    harness.restart()
    with harness.page(id, bo, 1) as bo_page:
        assert stand_ins(bo_page.frame) == [None, None]


def test_bots_play_to_the_end_with_a_viewer_if_all_players_have_resigned(harness: Harness) -> None:
    ada, bo = harness.new_device(), harness.new_device()
    id = start_match(harness, [ada, bo], options={"turn_cap": 50})
    with harness.page(id, ada, 0) as ada_page, harness.page(id, bo, 1) as bo_page:
        ada_page.send(type="resign", seat=0)
        bo_page.send(type="resign", seat=1)
        bo_page.wait_until(lambda frame: bot_plays_for(frame, 1))
    with harness.page(id, None, None) as spectator:
        spectator.wait_until(lambda frame: frame["over"])
    file = harness.call("GET", f"/api/matches/{id}/file", ada).json()
    assert "stand_in" not in str(file)


def test_resigning_after_the_end_has_no_effect(harness: Harness) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token, PERSON_AND_BOT, options={"turn_cap": 50}, pause=0), token, 0) as page:
        while not page.wait_until(lambda frame: frame["over"] or frame["legal"])["over"]:
            page.act()
        page.send(type="resign", seat=0)
        page.send(type="look", seat=0)
        assert not bot_plays_for(page.wait_for("frame"), 0)


def test_the_choice_of_a_stand_in_cannot_be_undone_by_others(harness: Harness) -> None:
    """Endeavor hides nothing, so an undo also takes back the answers of bots. Choices of stand-ins stay."""
    devices = [harness.new_device() for _ in range(3)]
    id = start_match(harness, devices, game="endeavor")
    for seat in (1, 2):
        with harness.page(id, devices[seat], seat) as page:
            page.send(type="resign", seat=seat)
            page.wait_until(lambda frame, seat=seat: bot_plays_for(frame, seat))
    with harness.page(id, devices[0], 0) as ada:
        rows = harness.log(id)
        while 0 not in {row.seat for row in rows} or rows[-1].seat == 0:
            ada.wait_until(lambda frame: frame["actors"] == [0])
            ada.act()
            ada.wait_until(lambda frame: frame["actors"] == [0])
            rows = harness.log(id)
        ada.send(type="undo", seat=0)
        assert next_refusal(ada) == "undo_other_acted"


def test_players_see_how_long_another_player_is_away(paced_harness: Harness, clock: ManualClock) -> None:
    """Spectators do not see it, and it is unknown for players who were never seen to leave."""
    ada, bo = paced_harness.new_device(), paced_harness.new_device()
    id = start_match(paced_harness, [ada, bo])
    with paced_harness.page(id, ada, 0) as page, paced_harness.page(id, paced_harness.new_device(), None) as spectator:
        assert page.frame["seats"][1]["online"] is False and "gone" not in page.frame["seats"][1]
        with paced_harness.page(id, bo, 1) as bo_page:
            assert not [seat for seat in bo_page.frame["seats"] if "gone" in seat]
            page.wait_until(lambda frame: frame["seats"][1]["online"])
            spectator.wait_until(lambda frame: frame["seats"][1]["online"])
            paced_harness.run_in_loop(clock.advance, 90.0)
        departure = clock.now()
        assert page.wait_until(lambda frame: not frame["seats"][1]["online"])["seats"][1]["gone"] == departure
        assert "gone" not in spectator.wait_until(lambda frame: not frame["seats"][1]["online"])["seats"][1]
        paced_harness.run_in_loop(clock.advance, 30.0)
        with paced_harness.page(id, paced_harness.new_device(), None), paced_harness.page(id, ada, 0) as new_page:
            assert new_page.frame["seats"][1]["gone"] == departure
        with paced_harness.page(id, bo, 1):
            assert "gone" not in page.wait_until(lambda frame: frame["seats"][1]["online"])["seats"][1]
