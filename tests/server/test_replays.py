"""Replays of finished matches and of match files that people bring."""

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
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A match file as the server gives it out."""
    with Harness(tmp_path_factory.mktemp("file") / "matches.db") as harness:
        token = harness.device()
        raw: bytes = harness.call("GET", f"/api/matches/{harness.finished(token)}/file", token).content
        return raw


@pytest.fixture
def file(written: bytes) -> Any:
    """The same as data that a test may damage."""
    return json.loads(written)


def upload(harness: Harness, content: Any) -> Any:
    raw = content if isinstance(content, bytes) else json.dumps(content).encode()
    return harness.client.post("/api/replays", content=raw)


def test_a_file_is_shown_decision_by_decision(harness: Harness, file: dict[str, Any]) -> None:
    told = upload(harness, file).json()
    assert told["game"] == GAME and told["decisions"] == len(file["actions"])
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "bot"] and told["seats"][0]["level"] == "random"
    last = told["decisions"]
    for k in (0, 1, last // 2, last // 3, last, 2, last - 1):
        frame = harness.call("GET", f"/api/replays/{told['id']}/{k}").json()
        match = bw.replay(json.dumps(file).encode(), at=k)
        assert frame["decisions"] == frame["version"] == k and frame["viewer"] is None and frame["legal"] == []
        assert frame["view"] == json.loads(json.dumps(match.full_view())) and frame["over"] == match.over
        assert len(frame["events"]) == len(match.full_events())
        assert frame["match"]["status"] == "over" and not frame["undo"]["open"]
    assert read_error(harness.call("GET", f"/api/replays/{told['id']}/{last + 1}")) == (404, "no_such_decision")


def test_only_the_new_events_if_wanted(harness: Harness, file: dict[str, Any]) -> None:
    id = upload(harness, file).json()["id"]
    k = len(file["actions"]) // 2
    whole = harness.call("GET", f"/api/replays/{id}/{k}").json()
    part = harness.call("GET", f"/api/replays/{id}/{k}?since=3").json()
    assert part["events_from"] == 3 < len(whole["events"]) and part["events"] == whole["events"][3:]
    beyond = harness.call("GET", f"/api/replays/{id}/{k}?since=2147483647").json()
    assert beyond["events"] == [] and beyond["events_from"] == len(whole["events"])
    assert read_error(harness.call("GET", f"/api/replays/{id}/{k}?since=x")) == (400, "bad_message")


def test_one_seat_sees_what_it_saw_then(harness: Harness, file: dict[str, Any]) -> None:
    token = harness.device()
    played = harness.finished(token)
    brought = upload(harness, file).json()["id"]
    for id, found in ((brought, file), (played, harness.call("GET", f"/api/matches/{played}/file", token).json())):
        last = len(found["actions"]) - 1
        matches = (bw.replay(json.dumps(found).encode(), at=k) for k in range(last + 1))
        secret = next(match for match in matches if match.view(0) != match.full_view())
        for match, seat in ((secret, 0), (secret, 1), (bw.replay(json.dumps(found).encode(), at=last), 1)):
            frame = harness.call("GET", f"/api/replays/{id}/{len(match.decisions)}?seat={seat}").json()
            told = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(seat)]
            assert frame["view"] == json.loads(json.dumps(match.view(seat))) and frame["events"] == json.loads(json.dumps(told))
            assert frame["viewer"] == seat and frame["legal"] == [] and frame["prompt"]["id"] == "wait" and frame["undo"]["seat"] is None
        assert read_error(harness.call("GET", f"/api/replays/{id}/{last}?seat=2")) == (404, "no_such_seat")
        assert read_error(harness.call("GET", f"/api/replays/{id}/{last}?seat=x")) == (400, "bad_message")


def test_a_finished_match_is_its_own_replay(harness: Harness) -> None:
    token = harness.device()
    id = harness.finished(token)
    last = len(harness.log(id))
    frame = harness.call("GET", f"/api/replays/{id}/{last}").json()
    assert frame["over"] and frame["match"]["id"] == id and frame["result"]["ranking"]
    assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204
    assert read_error(harness.call("GET", f"/api/replays/{id}/0")) == (404, "no_such_replay")


def test_an_unfinished_file_may_be_brought_too(harness: Harness) -> None:
    match = bw.load(GAME).new_match(2, seed=3)
    for _ in range(10):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    told = upload(harness, match.record()).json()
    assert told["decisions"] == 10 and told["seats"][0]["name"] == ""


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
def test_a_broken_file_is_refused_with_the_place(harness: Harness, file: dict[str, Any], damage: Any) -> None:
    damage(file)
    answer = upload(harness, file)
    assert read_error(answer) == (422, "broken_record")
    speaks(answer.json()["error"]["args"])


def speaks(args: dict[str, Any]) -> None:
    """The page has words for it in every language, with all that they need, and no English text comes along."""
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
        (lambda f: rechained(f, seed="0"), "seed", "shape"),
        (lambda f: rechained(f, seed="x" * 64), "seed", "shape"),
        (lambda f: rechained(f, ruleset="0"), "ruleset", "ruleset"),
        (lambda f: rechained(f, game="nothing"), "game", "unknown_game"),
        (lambda f: rechained(f, players=9), "players", "players"),
        (lambda f: rechained(f, options={"colour": 1}), "options", "unknown_option"),
        (lambda f: rechained(f, options={"turn_cap": 3}), "options", "option"),
        (lambda f: rechained(f, data={"nothing": 1}), "data", "data"),
        (lambda f: rechained(f, position={"players": 2, "phase": "tea"}), "position", "position"),
        (lambda f: rechained(f, data={"title": deep(600)}), "data", "not_plain"),
        (lambda f: rechained(f, options={"turn_cap": deep(20)}), "options", "not_plain"),
        (lambda f: rechained(f, options={"turn_cap": 10**100}), "options", "not_plain"),
        (lambda f: rechained(f, position={"players": 2, "\ud800": 1}), "position", "not_plain"),
        (lambda f: rechained(f, position={"players": 2, "trains": [["x" * 1_100_000]]}), "position", "not_plain"),
        (lambda f: rechained(f, seats=[{"name": 1}, {}]), "seats", "shape"),
        (lambda f: rechained(f, seats=[{}]), "seats", "shape"),
        (lambda f: rechained(f, players=2.0), "players", "players"),
        (lambda f: f["end"].update(actions=float(len(f["actions"]))), None, "ended"),
        (lambda f: rechained(f, actions=[(10**100, "draw")]), 0, "shape"),
        (lambda f: rechained(f, actions=[(0, "dance")]), 0, "unknown_action"),
        (lambda f: rechained(f, actions=[(7, "draw")]), 0, "no_seat"),
        (lambda f: rechained(f, actions=[(0, "draw"), (1, "draw")]), 0, "illegal"),
    ],
)
def test_the_reason_says_what_is_wrong_and_what_would_fit(
    harness: Harness, file: dict[str, Any], damage: Any, at: int | str | None, reason: str
) -> None:
    """Also in files whose links were recomputed."""
    damage(file)
    answer = upload(harness, file)
    assert read_error(answer) == (422, "broken_record")
    args = answer.json()["error"]["args"]
    assert args["reason"] == reason and args["at"] == (len(file["actions"]) if at is None else at)
    speaks(args)


def deep(levels: int) -> Any:
    """Tables in tables."""
    value: Any = 0
    for _ in range(levels):
        value = {"a": value}
    return value


def test_a_number_beyond_all_numbers_is_refused(harness: Harness, file: dict[str, Any]) -> None:
    """JSON may write it; it becomes an infinite one."""
    answer = upload(harness, json.dumps(file).replace('"players": 2', '"players": 1e400').encode())
    assert read_error(answer) == (422, "broken_record") and answer.json()["error"]["args"]["reason"] == "not_plain"


def rechained(file: dict[str, Any], actions: list[tuple[int, str]] | None = None, **header: Any) -> None:
    """Change the header (or the actions) and make all links fit again. A file that is made by hand has no deal."""
    file.update(header)
    for each in (file, file["links"]):
        each.pop("deal", None)
    link = ""
    for name in record.HEADER:
        link = file["links"][name] = record.link_of(link, name, file[name])
    told = [(a["seat"], a["action"]) for a in file["actions"]] if actions is None else actions
    file["actions"] = []
    for seat, action in told:
        link = record.link_of(link, "action", [seat, action])
        file["actions"].append({"seat": seat, "action": action, "link": link})


def test_a_refused_action_tells_the_reason_of_the_rules(harness: Harness, file: dict[str, Any]) -> None:
    rechained(file, actions=[(0, "draw")])
    args = upload(harness, file).json()["error"]["args"]
    assert args["game"] == GAME and args["action"] == "draw" and args["refusal"]["id"] in ("not_now", "not_your_turn")


def test_a_replay_tells_about_itself(harness: Harness, file: dict[str, Any]) -> None:
    told = upload(harness, file).json()
    assert harness.call("GET", f"/api/replays/{told['id']}").json() == told
    id = harness.finished(harness.device())
    about = harness.call("GET", f"/api/replays/{id}").json()
    assert about["id"] == id and about["decisions"] == len(harness.log(id)) and len(about["seats"]) == 2
    assert read_error(harness.call("GET", "/api/replays/nothing")) == (404, "no_such_replay")
    running = harness.match(harness.device())
    assert read_error(harness.call("GET", f"/api/replays/{running}")) == (409, "not_over")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b"[" * 100_000, b'{"format": NaN}', b"null", b'"x"'])
def test_what_is_no_file_is_refused(harness: Harness, content: bytes) -> None:
    answer = upload(harness, content)
    assert read_error(answer) == (422, "broken_record")
    speaks(answer.json()["error"]["args"])


def test_only_the_last_replays_are_kept(harness: Harness, file: dict[str, Any]) -> None:
    ids = [upload(harness, file).json()["id"] for _ in range(harness.settings.replays + 1)]
    assert read_error(harness.call("GET", f"/api/replays/{ids[0]}/0")) == (404, "no_such_replay")
    assert harness.call("GET", f"/api/replays/{ids[-1]}/0").status_code == 200


def test_many_uploads_replace_those_of_the_same_network(harness: Harness, file: dict[str, Any]) -> None:
    mine = upload(harness, file).json()["id"]
    crowd = harness.client_at("192.0.2.7")
    theirs = [crowd.post("/api/replays", json=file).json()["id"] for _ in range(harness.settings.replays + 2)]
    kept = [id for id in [mine, *theirs] if harness.call("GET", f"/api/replays/{id}").status_code == 200]
    assert kept == [mine, *theirs[3:]] and len(kept) == harness.settings.replays


def test_many_frames_for_one_household_do_not_delay_others(harness: Harness) -> None:
    token, go_on, shown = harness.device(), Event(), []
    id = harness.finished(token)
    replays = harness.server.replays
    assert harness.call("GET", f"/api/replays/{id}/0", token).status_code == 200
    replay = replays.get(id)
    assert isinstance(replay, Replay)

    async def show(household: str) -> None:
        current_network.set(household)
        await replays.frame(replay, 0, 0, None)
        shown.append(household)

    async def busy(work: Callable[[], object]) -> None:
        await replays._thread.run(work)

    async def ask_at_once() -> None:
        tasks = [asyncio.ensure_future(each) for each in (busy(go_on.wait), *map(show, ["many"] * 10), show("one"))]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    harness.ask(ask_at_once)
    assert shown.index("one") <= 1, shown


def test_a_match_that_is_over_tells_how_it_went(harness: Harness, file: dict[str, Any]) -> None:
    token = harness.device()
    id = harness.finished(token)
    turns = harness.call("GET", f"/api/replays/{id}/progress").json()["turns"]
    match = harness.server.catalog.load(GAME)
    assert turns[-1]["decisions"] == harness.call("GET", f"/api/replays/{id}").json()["decisions"]
    assert all(len(turn["values"]) == match.players[0] for turn in turns)
    assert harness.call("GET", f"/api/replays/{upload(harness, file).json()['id']}/progress").json() == {"turns": []}
    assert read_error(harness.call("GET", "/api/replays/nothing/progress")) == (404, "no_such_replay")
