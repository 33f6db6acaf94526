"""A running match over WebSockets: frames, acknowledgements, refusals, several pages, undo."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.server.errors import ApiError
from boardwright.server.store import effective
from tests.server.harness import GAME, PERSON_AND_BOT, TWO_BOTS, Harness, Page, play_decisions


def page_of_first_actor(harness: Harness, token: str, match: str) -> tuple[Page, int]:
    """Return a page of the first actor, not connected yet, and the seat."""
    with harness.page(match, None, None) as watcher:
        seat = watcher.frame["actors"][0]
    return harness.page(match, token, seat), seat


def test_a_frame_has_the_fields_of_the_protocol(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, options={"turn_cap": 50})
    page, seat = page_of_first_actor(harness, token, id)
    with page:
        frame = page.frame
        game = bw.load(GAME)
        assert frame["match"] == {
            "id": id, "game": GAME, "ruleset": game.ruleset, "options": {"turn_cap": 50}, "status": "running",
            "created": frame["match"]["created"], "epoch": frame["match"]["epoch"],
        }  # fmt: skip
        assert frame["seats"][0] == {"seat": 0, "kind": "person", "name": "Ada", "level": None, "yours": True, "online": True}
        assert frame["viewer"] == seat and frame["actors"] == [seat] and not frame["over"] and frame["result"] is None
        assert frame["version"] == 0 and frame["decisions"] == 0 and frame["events_from"] == 0 and frame["thinking"] == []
        assert set(frame["prompt"]) == {"id", "args", "families"}
        assert frame["legal"] and set(frame["legal"][0]) == {"id", "kind", "args", "text", "preview"}
        assert frame["space"] == game.actions.describe()
        assert frame["undo"]["seat"] == seat and not frame["undo"]["open"] and frame["undo"]["reason"]["id"] == "undo_nothing"
        assert page.events


def test_the_acknowledgement_comes_before_the_frame(harness: Harness) -> None:
    token = harness.new_device()
    page, seat = page_of_first_actor(harness, token, harness.new_match(token))
    with page:
        for n in range(1, 4):
            seat = page.frame["actors"][0]
            page.send(type="look", seat=seat)
            assert page.wait_for("frame")["viewer"] == seat
            page.send(type="act", action_id=f"a{n}", seat=seat, action=page.frame["legal"][0]["id"])
            assert page.receive() == {"type": "ack", "action_id": f"a{n}", "version": n}
            assert page.receive()["version"] == n


def test_an_action_sent_again_counts_once(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    page, _ = page_of_first_actor(harness, token, id)
    with page:
        action = page.frame["legal"][0]["id"]
        answers = [page.try_to_act(action, id="same") for _ in range(5)]
        assert answers == [{"type": "ack", "action_id": "same", "version": 1}] * 5
        assert len(harness.log(id)) == 1
    harness.restart()
    page, _ = page_of_first_actor(harness, token, id)
    with harness.page(id, token, 0) as page:
        assert page.try_to_act(action, seat=harness.log(id)[0].seat, id="same")["version"] == 1
    assert len(harness.log(id)) == 1


def test_an_action_id_is_for_one_action(harness: Harness) -> None:
    token = harness.new_device()
    page, _ = page_of_first_actor(harness, token, harness.new_match(token))
    with page:
        legal = [action["id"] for action in page.frame["legal"]]
        page.act(legal[0], id="same")
        answer = page.try_to_act(legal[0] + 1, id="same")
        assert answer["id"] == "bad_message" and "another action" in answer["args"]["why"]


def test_an_undone_action_sent_again_stays_undone(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    page, seat = page_of_first_actor(harness, token, id)
    with page:
        action = page.frame["legal"][0]["id"]
        page.act(action, id="once")
        if page.frame["undo"]["open"]:
            page.send(type="undo", seat=seat)
            page.wait_for_version(2)
            assert page.try_to_act(action, id="once") == {"type": "ack", "action_id": "once", "version": 1}
            assert [row.kind for row in harness.log(id)] == ["act", "undo"]


def test_all_pages_of_a_match_reach_the_same_frames(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with (
        harness.page(id, token, 0) as a,
        harness.page(id, token, 1) as b,
        harness.page(id, token, 0) as c,
        harness.page(id, None, None) as d,
    ):
        play_decisions([a, b], 20)
        version = max(a.frame["version"], b.frame["version"])
        assert version == len(harness.log(id)) == 20
        for page in (a, b, c, d):
            page.wait_for_version(version)
        assert a.frame == c.frame and a.events == c.events
        assert a.frame["view"] != {} and d.frame["viewer"] is None and d.frame["legal"] == []
        with harness.page(id, token, 0) as late:
            assert late.frame["view"] == a.frame["view"] and late.frame["legal"] == a.frame["legal"]
            assert late.events == a.events


def test_the_second_of_two_equal_clicks_on_one_frame_is_refused(harness: Harness) -> None:
    """The second click was made on an older frame, so it is refused even if the action is legal again."""
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        play_decisions([a, b], 6)
        version = max(a.frame["version"], b.frame["version"])
        a.wait_for_version(version), b.wait_for_version(version)
        actor = a if 0 in a.frame["actors"] else b
        with harness.page(id, token, actor.seat) as twin:
            action = actor.frame["legal"][0]["id"]
            actor.act(action, version=version)
            answer = twin.try_to_act(action, id="twin", version=version)
            assert answer["type"] == "refused" and answer["refusal"]["id"] == "stale"
            assert len(harness.log(id)) == version + 1


def test_illegal_actions_are_refused_with_their_reasons(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b:
        waiting = b if a.frame["actors"] == [0] else a
        answer = waiting.try_to_act(0)
        assert answer == {"type": "refused", "action_id": answer["action_id"], "refusal": answer["refusal"]}
        assert answer["refusal"]["id"] == "not_your_turn"
        actor = a if waiting is b else b
        legal = {action["id"] for action in actor.frame["legal"]}
        for action in range(bw.load(GAME).num_actions):
            actor.send(type="why_not", ask=action, seat=actor.seat, action=action)
            reason = actor.wait_for("reason")
            assert reason["ask"] == action and (reason["refusal"] is None) == (action in legal)
            if action not in legal:
                assert actor.try_to_act(action)["refusal"] == reason["refusal"]
        assert harness.log(id) == []


def test_undo_reaches_all_pages_and_stays_in_the_log(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as a, harness.page(id, token, 1) as b, harness.page(id, None, None) as watcher:
        undone = 0
        for _ in range(30):
            version = len(harness.log(id))
            for page in (a, b):
                page.wait_for_version(version)
            actor = a if 0 in a.frame["actors"] else b
            before = dict(actor.frame)
            events = list(actor.events)
            version = actor.act(actor.frame["legal"][-1]["id"])
            if actor.frame["undo"]["open"]:
                actor.send(type="undo", seat=actor.seat)
                after = actor.wait_for_version(version + 1)
                for name in ("view", "legal", "prompt", "actors", "decisions"):
                    assert after[name] == before[name]
                assert actor.events == events
                undone += 1
                actor.act()
        assert undone > 3
        final = len(harness.log(id))
        for page in (a, b, watcher):
            page.wait_for_version(final)
        with harness.page(id, None, None) as fresh:
            assert fresh.events == watcher.events and fresh.frame["view"] == watcher.frame["view"]
        rows = harness.log(id)
        assert [row.seq for row in rows] == list(range(final))
        assert len(effective(rows)) == a.frame["decisions"] == final - 2 * undone
        before_restart = a.frame
    harness.restart()
    with harness.page(id, token, 0) as a:
        for name in ("view", "legal", "prompt", "actors", "decisions", "version"):
            assert a.frame[name] == before_restart[name]


def test_a_refused_undo_has_a_reason(harness: Harness) -> None:
    token = harness.new_device()
    page, seat = page_of_first_actor(harness, token, harness.new_match(token))
    with page:
        page.send(type="undo", seat=seat)
        answer = page.wait_for("refused")
        assert answer["action_id"] is None and answer["refusal"]["id"] == "undo_nothing"


def test_a_match_with_a_bot_is_played_to_its_end(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, options={"turn_cap": 50}, pause=0)
    with harness.page(id, token, 0) as page:
        while not page.wait_until(lambda frame: frame["over"] or 0 in frame["actors"])["over"]:
            page.act()
        result = page.frame["result"]
        assert sorted(seat for place in result["ranking"] for seat in place) == [0, 1]
        assert len(result["scores"]) == 2 and page.frame["match"]["status"] == "over"
        answer = page.try_to_act(0)
        assert answer["refusal"]["id"] == "match_over"
    listed = harness.call("GET", "/api/matches", token).json()[0]
    assert listed["status"] == "over" and listed["ranking"] == result["ranking"] and "actors" not in listed


def test_a_match_between_bots_continues_after_a_restart(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, TWO_BOTS, options={"turn_cap": 1000}, pause=0)
    with harness.page(id, None, None) as page:
        page.wait_for_version(5)
    harness.restart()
    before = len(harness.log(id))
    with harness.page(id, None, None) as page:
        assert page.wait_for_version(before + 5)["version"] >= before + 5


@pytest.mark.parametrize(
    ("hello", "code", "error"),
    [
        (lambda token, other: {"type": "hello", "token": "nobody", "seat": 0}, 4401, "no_token"),
        (lambda token, other: {"type": "hello", "token": other, "seat": 0}, 4403, "not_your_seat"),
        (lambda token, other: {"type": "hello", "token": None, "seat": 0}, 4403, "not_your_seat"),
        (lambda token, other: {"type": "hello", "token": token, "seat": 7}, 4403, "not_your_seat"),
        (lambda token, other: {"type": "hello", "token": token, "seat": 1}, 4403, "not_your_seat"),
        (lambda token, other: {"type": "ping"}, 4400, "bad_message"),
        (lambda token, other: {"type": "hello", "token": token, "seat": "0"}, 4400, "bad_message"),
        (lambda token, other: {"type": "hello", "token": token, "seat": 0, "more": 1}, 4400, "bad_message"),
    ],
)
def test_a_wrong_hello_ends_the_connection(harness: Harness, hello: Callable[..., Any], code: int, error: str) -> None:
    token, other = harness.new_device(), harness.new_device()
    page = harness.page(harness.new_match(token, PERSON_AND_BOT), None, None)
    with page.socket:
        page.send(**hello(token, other))
        assert page.receive()["id"] == error
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == code


def test_an_unknown_match_is_refused_with_a_code(harness: Harness) -> None:
    page = harness.page("nothing", None, None)
    with page.socket:
        assert page.receive() == {"type": "error", "id": "no_such_match", "args": {}}
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 4404


def test_a_device_cannot_act_for_another_device_or_a_bot(harness: Harness) -> None:
    token, other = harness.new_device(), harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=60)
    for stranger in (other, None):
        with harness.page(id, stranger, None) as page:
            for seat in (0, 1, 5):
                for message in (
                    {"type": "act", "action_id": "x", "seat": seat, "action": 0},
                    {"type": "undo", "seat": seat},
                    {"type": "confirm", "seat": seat},
                    {"type": "look", "seat": seat},
                    {"type": "why_not", "ask": 1, "seat": seat, "action": 0},
                ):
                    page.send(**message)
                    assert page.wait_for("error") == {"type": "error", "id": "not_your_seat", "args": {"seat": seat}}
    with harness.page(id, token, 0) as page:
        assert page.try_to_act(0, seat=1)["id"] == "not_your_seat"


def test_a_viewer_who_joins_during_a_deletion_does_not_keep_the_match(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    token, original = harness.new_device(), harness.server.store.delete_match
    id = harness.new_match(token)

    async def open_match() -> None:
        async with harness.server.registry.open(id):
            pass

    def delete(match: str) -> None:
        harness.run_in_loop(open_match)
        original(match)

    monkeypatch.setattr(harness.server.store, "delete_match", delete)
    assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204
    assert harness.server.registry.matches_in_memory == 0


def test_a_deleted_match_ends_its_connections(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    with harness.page(id, token, 0) as page:
        assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204
        assert page.wait_for("error")["id"] == "no_such_match"
        with pytest.raises(WebSocketDisconnect) as closed:
            page.receive()
        assert closed.value.code == 4404
    assert harness.call("GET", "/api/matches", token).json() == []


@pytest.mark.parametrize("error", [ApiError(409, "come_again"), ZeroDivisionError()], ids=["for the player", "a fault"])
def test_an_error_for_a_player_who_has_left_is_logged_only_if_it_is_a_fault(
    harness: Harness, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    token, may_fail = harness.new_device(), Event()
    id = harness.new_match(token)

    def fail() -> None:
        may_fail.wait()
        raise error

    async def leave() -> None:
        live = harness.server.registry._open[id]
        task = asyncio.ensure_future(live.run_exclusive(fail))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        may_fail.set()
        await live.run_exclusive(lambda: None)
        await asyncio.sleep(0)
        gc.collect()  # asyncio reports forgotten errors when their tasks are collected

    with harness.page(id, token, 0):
        harness.run_in_loop(leave)
    logged = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert logged == ([] if isinstance(error, ApiError) else [error])
