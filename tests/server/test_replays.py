"""Replays of finished matches and of uploaded match files."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain import record
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.server.net.rate_limits import current_network
from boardwright.server.replay.match_replay import Replay
from tests.server.harness import GAME, Harness
from tests.server.test_http import read_error


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a match file as the server writes it."""
    with Harness(tmp_path_factory.mktemp("file") / "matches.db") as harness:
        token = harness.new_device()
        raw: bytes = harness.call("GET", f"/api/matches/{harness.new_finished_match(token)}/file", token).content
        return raw


@pytest.fixture
def file(match_file: bytes) -> Any:
    """Return the match file as data that a test may damage."""
    return json.loads(match_file)


def upload(harness: Harness, content: Any) -> Any:
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    return harness.client.post("/api/replays", content=raw)


def test_a_file_is_replayed_decision_by_decision(harness: Harness, file: dict[str, Any]) -> None:
    replay = upload(harness, file).json()
    assert replay["game"] == GAME and replay["decisions"] == len(file["actions"])
    assert [seat["kind"] for seat in replay["seats"]] == ["bot", "bot"] and replay["seats"][0]["level"] == "random"
    last = replay["decisions"]
    for k in (0, 1, last // 2, last // 3, last, 2, last - 1):
        frame = harness.call("GET", f"/api/replays/{replay['id']}/{k}").json()
        match = bw.replay(json.dumps(file).encode(), at=k)
        assert frame["decisions"] == frame["version"] == k and frame["viewer"] is None and frame["legal"] == []
        assert frame["view"] == json.loads(json.dumps(match.full_view())) and frame["over"] == match.over
        assert len(frame["events"]) == len(match.full_events())
        assert frame["match"]["status"] == "over" and not frame["undo"]["open"]
    assert read_error(harness.call("GET", f"/api/replays/{replay['id']}/{last + 1}")) == (404, "no_such_decision")


def test_a_frame_may_be_limited_to_new_events(harness: Harness, file: dict[str, Any]) -> None:
    id = upload(harness, file).json()["id"]
    k = len(file["actions"]) // 2
    whole = harness.call("GET", f"/api/replays/{id}/{k}").json()
    part = harness.call("GET", f"/api/replays/{id}/{k}?since=3").json()
    assert part["events_from"] == 3 < len(whole["events"]) and part["events"] == whole["events"][3:]
    beyond = harness.call("GET", f"/api/replays/{id}/{k}?since=2147483647").json()
    assert beyond["events"] == [] and beyond["events_from"] == len(whole["events"])
    assert read_error(harness.call("GET", f"/api/replays/{id}/{k}?since=x")) == (400, "bad_message")


def test_the_replay_of_a_seat_shows_what_the_seat_saw(harness: Harness, file: dict[str, Any]) -> None:
    token = harness.new_device()
    played = harness.new_finished_match(token)
    uploaded = upload(harness, file).json()["id"]
    for id, data in ((uploaded, file), (played, harness.call("GET", f"/api/matches/{played}/file", token).json())):
        last = len(data["actions"]) - 1
        matches = (bw.replay(json.dumps(data).encode(), at=k) for k in range(last + 1))
        secret = next(match for match in matches if match.view(0) != match.full_view())
        for match, seat in ((secret, 0), (secret, 1), (bw.replay(json.dumps(data).encode(), at=last), 1)):
            frame = harness.call("GET", f"/api/replays/{id}/{len(match.decisions)}?seat={seat}").json()
            events = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(seat)]
            assert frame["view"] == json.loads(json.dumps(match.view(seat))) and frame["events"] == json.loads(json.dumps(events))
            assert frame["viewer"] == seat and frame["legal"] == [] and frame["prompt"]["id"] == "wait" and frame["undo"]["seat"] is None
        assert read_error(harness.call("GET", f"/api/replays/{id}/{last}?seat=2")) == (404, "no_such_seat")
        assert read_error(harness.call("GET", f"/api/replays/{id}/{last}?seat=x")) == (400, "bad_message")


def test_a_finished_match_is_a_replay_until_it_is_deleted(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_finished_match(token)
    last = len(harness.log(id))
    frame = harness.call("GET", f"/api/replays/{id}/{last}").json()
    assert frame["over"] and frame["match"]["id"] == id and frame["result"]["ranking"]
    assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204
    assert read_error(harness.call("GET", f"/api/replays/{id}/0")) == (404, "no_such_replay")


def test_an_unfinished_file_may_be_uploaded(harness: Harness) -> None:
    match = bw.load(GAME).new_match(2, seed=3)
    for _ in range(10):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    replay = upload(harness, match.record()).json()
    assert replay["decisions"] == 10 and replay["seats"][0]["name"] == ""


@pytest.mark.parametrize(
    "damage",
    [
        lambda f: f["actions"].pop(3),
        lambda f: f["actions"][5].update(seat=1 - f["actions"][5]["seat"]),
        lambda f: f.update(seed="00" * 32),
        lambda f: f.update(ruleset="0"),
        lambda f: f.pop("players"),
        lambda f: f.update(more=1),
        lambda f: f.update(actions={}),
        lambda f: f["end"].update(state="x"),
        lambda f: f.update(game="nothing"),
        lambda f: f.update(data={"cards": 1}),
        lambda f: f.update(seats=[{"name": 1}]),
    ],
)
def test_a_broken_file_is_refused_with_the_position_of_the_fault(harness: Harness, file: dict[str, Any], damage: Any) -> None:
    damage(file)
    answer = upload(harness, file)
    assert read_error(answer) == (422, "broken_record")
    check_messages(answer.json()["error"]["args"])


def check_messages(args: dict[str, Any]) -> None:
    """Check that the page has a message for the error in every language, and that the answer has no English text."""
    assert "why" not in args and "at" in args
    refusal = args.get("refusal")
    for lang in LANGUAGES:
        words = Words(lang, args.get("game"), strict=True)
        refused = {"refused": words.refusal(refusal)} if refusal else {}
        assert words.t(f"broken-{args['reason']}", **refused, **args)


@pytest.mark.parametrize(
    ("damage", "at", "reason"),
    [
        (lambda f: f["actions"].pop(3), 3, "link"),
        (lambda f: f.update(seed="00" * 32), "seed", "link"),
        (lambda f: f.pop("players"), "players", "missing"),
        (lambda f: f.update(more=1), "more", "unknown"),
        (lambda f: f.update(format="another 1"), "format", "value"),
        (lambda f: f.update(actions={}), "actions", "shape"),
        (lambda f: f["actions"][2].update(seat="0"), 2, "shape"),
        (lambda f: f["end"].update(state="x"), "end", "state"),
        (lambda f: f["actions"].pop(), None, "ended"),
        (lambda f: rechain(f, seed="0"), "seed", "shape"),
        (lambda f: rechain(f, seed="x" * 64), "seed", "shape"),
        (lambda f: rechain(f, ruleset="0"), "ruleset", "ruleset"),
        (lambda f: rechain(f, game="nothing"), "game", "unknown_game"),
        (lambda f: rechain(f, players=9), "players", "players"),
        (lambda f: rechain(f, options={"colour": 1}), "options", "unknown_option"),
        (lambda f: rechain(f, options={"turn_cap": 3}), "options", "option"),
        (lambda f: rechain(f, data={"nothing": 1}), "data", "data"),
        (lambda f: rechain(f, position={"players": 2, "phase": "tea"}), "position", "position"),
        (lambda f: rechain(f, data={"title": nested(600)}), "data", "not_plain"),
        (lambda f: rechain(f, options={"turn_cap": nested(20)}), "options", "not_plain"),
        (lambda f: rechain(f, options={"turn_cap": 10**100}), "options", "not_plain"),
        (lambda f: rechain(f, position={"players": 2, "\ud800": 1}), "position", "not_plain"),
        (lambda f: rechain(f, position={"players": 2, "trains": [["x" * 1_100_000]]}), "position", "not_plain"),
        (lambda f: rechain(f, seats=[{"name": 1}, {}]), "seats", "shape"),
        (lambda f: rechain(f, seats=[{}]), "seats", "shape"),
        (lambda f: rechain(f, players=2.0), "players", "players"),
        (lambda f: f["end"].update(actions=float(len(f["actions"]))), None, "ended"),
        (lambda f: rechain(f, actions=[(10**100, "draw")]), 0, "shape"),
        (lambda f: rechain(f, actions=[(0, "dance")]), 0, "unknown_action"),
        (lambda f: rechain(f, actions=[(7, "draw")]), 0, "no_seat"),
        (lambda f: rechain(f, actions=[(0, "draw"), (1, "draw")]), 0, "illegal"),
    ],
)
def test_the_error_names_the_position_and_the_reason(
    harness: Harness, file: dict[str, Any], damage: Any, at: int | str | None, reason: str
) -> None:
    """This includes files whose links were recomputed."""
    damage(file)
    answer = upload(harness, file)
    assert read_error(answer) == (422, "broken_record")
    args = answer.json()["error"]["args"]
    assert args["reason"] == reason and args["at"] == (len(file["actions"]) if at is None else at)
    check_messages(args)


def nested(levels: int) -> Any:
    """Return a table nested this deeply."""
    value: Any = 0
    for _ in range(levels):
        value = {"a": value}
    return value


def test_an_infinite_number_is_refused(harness: Harness, file: dict[str, Any]) -> None:
    """JSON reads 1e400 as an infinite number."""
    answer = upload(harness, json.dumps(file).replace('"players": 2', '"players": 1e400').encode())
    assert read_error(answer) == (422, "broken_record") and answer.json()["error"]["args"]["reason"] == "not_plain"


def rechain(file: dict[str, Any], actions: list[tuple[int, str]] | None = None, **header: Any) -> None:
    """Change the header or the actions, and recompute all links. The deal is removed."""
    file.update(header)
    for part in (file, file["links"]):
        part.pop("deal", None)
    link = ""
    for name in record.HEADER:
        link = file["links"][name] = record.link_of(link, name, file[name])
    decisions = [(a["seat"], a["action"]) for a in file["actions"]] if actions is None else actions
    file["actions"] = []
    for seat, action in decisions:
        link = record.link_of(link, "action", [seat, action])
        file["actions"].append({"seat": seat, "action": action, "link": link})


def test_an_illegal_action_is_reported_with_the_refusal_of_the_rules(harness: Harness, file: dict[str, Any]) -> None:
    rechain(file, actions=[(0, "draw")])
    args = upload(harness, file).json()["error"]["args"]
    assert args["game"] == GAME and args["action"] == "draw" and args["refusal"]["id"] in ("not_now", "not_your_turn")


def test_the_description_of_a_replay_can_be_requested(harness: Harness, file: dict[str, Any]) -> None:
    uploaded = upload(harness, file).json()
    assert harness.call("GET", f"/api/replays/{uploaded['id']}").json() == uploaded
    id = harness.new_finished_match(harness.new_device())
    description = harness.call("GET", f"/api/replays/{id}").json()
    assert description["id"] == id and description["decisions"] == len(harness.log(id)) and len(description["seats"]) == 2
    assert read_error(harness.call("GET", "/api/replays/nothing")) == (404, "no_such_replay")
    running = harness.new_match(harness.new_device())
    assert read_error(harness.call("GET", f"/api/replays/{running}")) == (409, "not_over")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 100_000, b'{"format": NaN}', b"null", b'"x"'])
def test_an_upload_that_is_no_match_file_is_refused(harness: Harness, content: bytes) -> None:
    answer = upload(harness, content)
    assert read_error(answer) == (422, "broken_record")
    check_messages(answer.json()["error"]["args"])


def test_only_the_newest_uploads_are_kept(harness: Harness, file: dict[str, Any]) -> None:
    ids = [upload(harness, file).json()["id"] for _ in range(harness.settings.replays + 1)]
    assert read_error(harness.call("GET", f"/api/replays/{ids[0]}/0")) == (404, "no_such_replay")
    assert harness.call("GET", f"/api/replays/{ids[-1]}/0").status_code == 200


def test_many_uploads_replace_older_uploads_of_the_same_network(harness: Harness, file: dict[str, Any]) -> None:
    own_upload = upload(harness, file).json()["id"]
    crowd = harness.client_at("192.0.2.7")
    crowd_uploads = [crowd.post("/api/replays", json=file).json()["id"] for _ in range(harness.settings.replays + 2)]
    kept = [id for id in [own_upload, *crowd_uploads] if harness.call("GET", f"/api/replays/{id}").status_code == 200]
    assert kept == [own_upload, *crowd_uploads[3:]] and len(kept) == harness.settings.replays


def test_many_frames_for_one_household_do_not_delay_other_households(harness: Harness) -> None:
    token, release, shown = harness.new_device(), Event(), []
    id = harness.new_finished_match(token)
    replays = harness.server.replays
    assert harness.call("GET", f"/api/replays/{id}/0", token).status_code == 200
    replay = replays.get(id)
    assert isinstance(replay, Replay)

    async def request_frame(household: str) -> None:
        current_network.set(household)
        await replays.frame(replay, 0, 0, None)
        shown.append(household)

    async def occupy_thread(work: Callable[[], object]) -> None:
        await replays._thread.run(work)

    async def request_at_once() -> None:
        tasks = [
            asyncio.ensure_future(request)
            for request in (occupy_thread(release.wait), *map(request_frame, ["many"] * 10), request_frame("one"))
        ]
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(*tasks)

    harness.run_in_loop(request_at_once)
    assert shown.index("one") <= 1, shown


def test_a_finished_match_has_its_progress_by_turns(harness: Harness, file: dict[str, Any]) -> None:
    token = harness.new_device()
    id = harness.new_finished_match(token)
    turns = harness.call("GET", f"/api/replays/{id}/progress").json()["turns"]
    match = harness.server.catalog.load(GAME)
    assert turns[-1]["decisions"] == harness.call("GET", f"/api/replays/{id}").json()["decisions"]
    assert all(len(turn["values"]) == match.players[0] for turn in turns)
    assert harness.call("GET", f"/api/replays/{upload(harness, file).json()['id']}/progress").json() == {"turns": []}
    assert read_error(harness.call("GET", "/api/replays/nothing/progress")) == (404, "no_such_replay")
