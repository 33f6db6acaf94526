"""One match in two processes: each follows what the other writes, and of all that is done at the same moment one thing counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.server.store import UNDO, effective
from tests.conftest import many
from tests.server.databases import Place
from tests.server.gathered import begin
from tests.server.harness import AGAINST_BOT, BOTS, Harness, Page
from tests.server.process import wait_for
from tests.server.test_http import read_error

Two = tuple[Harness, Harness]


def legal(page: Page) -> int:
    found: int = page.frame["legal"][0]["id"]
    return found


def same(one: Page, other: Page) -> bool:
    """Whether two pages of one seat show the same."""
    names = ("version", "view", "legal", "actors", "decisions", "over", "prompt")
    return one.events == other.events and all(one.frame[name] == other.frame[name] for name in names)


def test_two_people_play_from_different_processes(two: Two) -> None:
    here, elsewhere = two
    host, guest = here.device(), elsewhere.device()
    id = begin(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other, elsewhere.page(id, None, None) as watcher:
        for version in range(many(30, 300, 10)):
            pages = [page.at(version) and page for page in (one, other)]
            watcher.at(version)
            if one.frame["over"]:
                break
            actor = next(page for page in pages if page.seat in page.frame["actors"])
            actor.act()
        for page in (one, other, watcher):
            page.at(len(here.log(id)))
        for seat, page in ((0, one), (1, other)):
            harness, token = (elsewhere, host) if seat == 0 else (here, guest)
            with harness.page(id, token, seat) as again:
                assert same(again, page), "the same frame from the other process"
    assert not any("come_again" in str(raw) for page in (one, other, watcher) for raw in page.raw), "nobody had to come again"


def test_of_two_choices_at_the_same_moment_one_is_made_and_the_other_judged_anew(two: Two) -> None:
    """One person with two browsers, each at another process, which has not heard of the other yet."""
    here, elsewhere = two
    token = here.device()
    id = here.match(token)
    with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
        for _ in range(many(10, 100, 4)):
            seat = one.at(other.frame["version"])["actors"][0]
            for page in (one, other):
                page.send(type="look", seat=seat)
                page.until(lambda frame, seat=seat: frame["viewer"] == seat)
            version = one.frame["version"]
            assert other.at(version)["legal"] == one.frame["legal"]
            for number, page in enumerate((one, other)):
                page.send(type="act", action_id=f"{version} {number}", seat=seat, action=legal(page), version=version)
            answers = [_answer(page, f"{version} {number}") for number, page in enumerate((one, other))]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            assert next(answer["refusal"]["id"] for answer in answers if answer["type"] == "refused") == "stale"
            one.at(version + 1)
            other.at(version + 1)
    rows = here.log(id)
    assert len(rows) == len(effective(rows)) == len({row.seq for row in rows})


def _answer(page: Page, id: str) -> dict[str, Any]:
    while True:
        message = page.receive()
        assert message["type"] != "error", message
        if message["type"] in ("ack", "refused") and message["action_id"] == id:
            return message


def test_what_is_sent_again_to_another_process_is_answered_the_same(two: Two) -> None:
    here, elsewhere = two
    token = here.device()
    id = here.match(token)
    with here.page(id, token, 0) as watcher:
        seat = watcher.frame["actors"][0]
    with here.page(id, token, seat) as one, elsewhere.page(id, token, seat) as other:
        action = legal(one)
        assert one.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": 1}
        assert other.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": 1}
    assert len(here.log(id)) == 1


def test_an_undo_is_seen_in_the_other_process(two: Two) -> None:
    here, elsewhere = two
    host, guest = here.device(), elsewhere.device()
    id = begin(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other, elsewhere.page(id, host, 0) as twin:
        pages, undone = [one, other], 0
        for _ in range(60):
            version = max(page.frame["version"] for page in (one, other, twin))
            for page in (one, other, twin):
                page.at(version)
            assert same(one, twin)
            if one.frame["over"] or undone == 3:
                break
            if one.frame["undo"]["open"]:
                one.send(type="undo", seat=0)
                undone += 1
                for page in (one, other, twin):
                    page.at(version + 1)
                assert same(one, twin)
                version += 1
            actor = next(page for page in pages if page.seat in page.at(version)["actors"])
            actor.act(actor.frame["legal"][-1]["id"])
    assert undone and UNDO in [row.kind for row in here.log(id)]


def test_random_play_in_both_processes_leaves_what_a_new_one_reads(two: Two, on_postgresql: Place) -> None:
    """Choices and undos from both sides, without waiting for each other."""
    here, elsewhere = two
    for seed in range(many(1, 40, 1)):
        chance, token = np.random.default_rng(seed), here.device()
        id = here.match(token)
        with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
            for number in range(40):
                page = (one, other)[chance.integers(2)]
                if not page.frame["legal"]:
                    page.send(type="look", seat=1 - page.frame["viewer"])
                    seat = 1 - page.frame["viewer"]
                    page.until(lambda frame, seat=seat: frame["viewer"] == seat)
                elif chance.random() < 0.2:
                    page.send(type="undo", seat=page.frame["viewer"])
                else:
                    page.send(type="act", action_id=f"{number}", seat=page.frame["viewer"], action=legal(page))
                    assert _answer(page, f"{number}")["type"] in ("ack", "refused")
            version = len(here.log(id))
            wait_for(lambda version=version, id=id: _versions(two, id) == {version})
        third = Harness(on_postgresql.url)
        with third, third.page(id, token, 0) as new, here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
            assert same(new, one) and same(new, other)


def _versions(two: Two, id: str) -> set[int]:
    return {harness.server.registry._open[id].version for harness in two}


def test_each_choice_of_a_bot_is_made_once(two: Two) -> None:
    """The person looks at both processes, so both let the bot think."""
    here, elsewhere = two
    token = here.device()
    id = here.match(token, AGAINST_BOT, pause=0)
    with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
        for _ in range(many(12, 200, 5)):
            one.until(lambda frame: 0 in frame["actors"] or frame["over"])
            if one.frame["over"]:
                break
            one.act()
        other.at(one.frame["version"])
    check_once(here, id)


def test_a_match_between_bots_is_played_once(two: Two) -> None:
    here, elsewhere = two
    id = here.match(here.device(), BOTS, pause=0, options={"turn_cap": 50})
    with here.page(id, None, None) as one, elsewhere.page(id, None, None) as other:
        for page in (one, other):
            page.until(lambda frame: frame["over"])
        assert one.events == other.events and one.frame["result"] == other.frame["result"]
    check_once(here, id)


def check_once(harness: Harness, id: str) -> None:
    """Nothing stands in the log twice, and all of it counts."""
    rows = harness.log(id)
    assert [row.seq for row in rows] == list(range(len(rows))) and len(effective(rows)) == len(rows)


def test_bots_wait_where_nobody_of_the_match_is_there(two: Two) -> None:
    """A stranger at another process does not know whether the person still wants to take something back."""
    here, elsewhere = two
    token = here.device()
    id = here.match(token, AGAINST_BOT, pause="done")
    with elsewhere.page(id, None, None) as stranger, here.page(id, token, 0) as page:
        page.until(lambda frame: 0 in frame["actors"])
        here.rested(id)
        stranger.at(page.frame["version"])
        live = elsewhere.server.registry._open[id]
        assert live.viewers and not live.bots_play()
        assert here.server.registry._open[id].bots_play()


def test_a_seat_that_moved_in_another_process_is_lost_there_too(two: Two) -> None:
    here, elsewhere = two
    host, laptop, phone = here.device(), here.device(), here.device()
    id = begin(here, [host, laptop])
    with elsewhere.page(id, laptop, 1) as old:
        secret = here.call("POST", f"/api/matches/{id}/seats/1/handover", laptop, {}).json()["secret"]
        assert here.call("POST", f"/api/matches/{id}/claim", phone, {"secret": secret}).json() == {"seat": 1}
        assert old.next("error") == {"type": "error", "id": "not_your_seat", "args": {"seat": 1}}
        assert old.next("frame")["viewer"] is None
        assert old.try_to_act(0, seat=1)["id"] == "not_your_seat"
    with elsewhere.page(id, phone, 1) as new:
        assert new.frame["viewer"] == 1


def test_what_is_said_is_heard_in_the_other_process(two: Two) -> None:
    here, elsewhere = two
    host, guest = here.device(), elsewhere.device()
    id = begin(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other:
        for n, (page, listener) in enumerate(((one, other), (other, one)) * 3):
            page.send(type="say", say_id=f"s{n}", seat=page.seat, text=f"line {n}")
            for each in (page, listener):
                assert [line["text"] for line in each.next("talk")["lines"]] == [f"line {n}"]


def test_a_match_that_was_deleted_in_another_process_is_gone(two: Two) -> None:
    here, elsewhere = two
    token = here.device()
    id = here.match(token)
    with elsewhere.page(id, token, 0):
        assert here.call("DELETE", f"/api/matches/{id}", token).status_code == 204
        wait_for(lambda: id not in elsewhere.server.registry._open)
    assert read_error(elsewhere.call("GET", f"/api/matches/{id}", token))[0] == 404


def test_who_missed_the_news_catches_up_when_the_connection_is_back(two: Two, on_postgresql: Place) -> None:
    here, elsewhere = two
    host, guest = here.device(), elsewhere.device()
    id = begin(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other:
        on_postgresql.do(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        actor, reader = (one, other) if 0 in one.frame["actors"] else (other, one)
        version = actor.act()
        reader.at(version)


def test_nothing_is_left_of_a_match_that_left_memory(two: Two) -> None:
    here, _ = two
    token = here.device()
    with here.page(here.match(token), token, 0):
        assert len(here.server.registry._watches) == 1
    here.ask(_drop_all, here)
    assert here.server.registry._watches == {}
    wait_for(lambda: here.server.bus._listening == {})


async def _drop_all(harness: Harness) -> None:
    for live in list(harness.server.registry._open.values()):
        harness.server.registry.drop(live, "come_again")
