"""The HTTP calls about games, devices, matches and files, and their errors."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.game import Game
from boardwright.core.domain.registry import about
from boardwright.core.text.words import LANGUAGES, Words
from boardwright.server.games import compile_queue
from boardwright.server.settings import Settings
from tests.server.harness import GAME, PERSON_AND_BOT, TWO_BOTS, TWO_PERSONS, Harness
from tests.server.process import wait_until


def read_error(answer: Any) -> tuple[int, str]:
    """Return the status and the id of the error that a call was answered with."""
    assert set(answer.json()) == {"error"} and set(answer.json()["error"]) == {"id", "args"}, answer.text
    return answer.status_code, answer.json()["error"]["id"]


def test_the_list_of_games_describes_each_game(shared_harness: Harness) -> None:
    games = {game["id"]: game for game in shared_harness.call("GET", "/api/games").json()}
    assert sorted(games) == bw.games()
    game = bw.load(GAME)
    assert games[GAME]["players"] == list(game.players) and games[GAME]["ruleset"] == game.ruleset
    assert games[GAME]["options"] == {n: {"default": d, "values": v, "players": {}} for n, (d, v) in game.options.items()}
    assert {*games[GAME]["levels"], *games[GAME]["styles"], "candidates", "search", "plain_search"} == set(game.bots)
    levels, ratings = games[GAME]["levels"], games[GAME]["ratings"]
    assert set(levels) < set(ratings) < set(game.bots) and ratings["greedy"] == 1500, "a style may have a rating, too"
    assert list(games[GAME]["wins"]) == levels[1 : levels.index("greedy") + 1] and games[GAME]["sections"]
    assert games[GAME]["native"] is game.native


def test_the_status_names_the_version(shared_harness: Harness) -> None:
    assert shared_harness.call("GET", "/api/status").json() == {"version": bw.__version__, "making": [], "accounts": False}


def test_the_status_shows_the_progress_of_compiling_each_game(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_JIT", "1")
    has_begun, may_fail = threading.Event(), threading.Event()

    class SlowGame:
        bots = ()

        def __init__(self, id: str) -> None:
            self.id = id

        def compile(self, progress: Any, **arguments: Any) -> None:
            progress(2, 7, "legal")
            has_begun.set()
            may_fail.wait(10)
            raise RuntimeError("no compiler")

    monkeypatch.setattr(compile_queue, "load", SlowGame)
    monkeypatch.setattr(compile_queue, "wants_module", lambda game: False)
    queue = harness.server.catalog.compile_queue
    queue.start()
    assert {progress.game for progress in queue.making} == set(bw.games())
    assert has_begun.wait(10)
    first, *others = harness.call("GET", "/api/status").json()["making"]
    assert first == {"game": first["game"], "stage": "rules", "done": 2, "total": 7, "failed": False}
    assert all(progress["total"] == 0 for progress in others)
    may_fail.set()
    wait_until(lambda: all(progress.failed for progress in queue.making))
    assert {progress.game for progress in queue.making} == set(bw.games()) and queue.native == []


def test_matches_are_listed_newest_first_for_their_device_only(shared_harness: Harness) -> None:
    token, other = shared_harness.new_device(), shared_harness.new_device()
    ids = [
        shared_harness.new_match(token),
        shared_harness.new_match(token, PERSON_AND_BOT, pause=60),
        shared_harness.new_match(token, TWO_BOTS, pause=60),
    ]
    listed = shared_harness.call("GET", "/api/matches", token).json()
    assert sorted(m["id"] for m in listed) == sorted(ids)
    assert [m["created"] for m in listed] == sorted((m["created"] for m in listed), reverse=True)
    mine = next(m for m in listed if m["id"] == ids[0])
    assert mine["seats"][1] == {"seat": 1, "kind": "person", "name": "Bo", "level": None, "yours": True}
    assert mine["status"] == "running" and mine["decisions"] == 0 and "ranking" not in mine and "error" not in mine
    with shared_harness.page(ids[0], token, 0) as page:
        assert mine["actors"] == page.frame["actors"]
    assert shared_harness.call("GET", "/api/matches", other).json() == []


def test_players_without_a_name_have_an_empty_one(shared_harness: Harness) -> None:
    """Each page then shows the number of the seat in its own language."""
    token = shared_harness.new_device()
    shared_harness.new_match(token, [{"kind": "person", "name": None}, {"kind": "person", "name": None}])
    [listed] = shared_harness.call("GET", "/api/matches", token).json()
    assert [seat["name"] for seat in listed["seats"]] == ["", ""]


@pytest.mark.parametrize(
    ("change", "status", "id"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"game": "../games"}, 404, "no_such_game"),
        ({"game": 1}, 400, "bad_message"),
        ({"seats": []}, 400, "bad_message"),
        ({"seats": TWO_PERSONS[:1]}, 422, "bad_option"),
        ({"seats": TWO_PERSONS * 8}, 422, "bad_option"),
        ({"seats": TWO_PERSONS * 20}, 400, "bad_message"),
        ({"seats": [TWO_PERSONS[0], {"kind": "bot", "level": "genius"}]}, 422, "no_such_level"),
        ({"seats": [TWO_PERSONS[0], {"kind": "cat", "name": "Tom"}]}, 400, "bad_message"),
        ({"seats": [TWO_PERSONS[0], {"kind": "person", "name": "\u202e\u200b "}]}, 422, "bad_name"),
        ({"seats": [TWO_PERSONS[0], {"kind": "person", "name": "\u3164\u2800\u0301"}]}, 422, "bad_name"),
        ({"seats": [TWO_PERSONS[0], TWO_PERSONS[0]]}, 422, "same_name"),
        ({"seats": [TWO_PERSONS[0], {"kind": "person", "name": "Аdа"}]}, 422, "same_name"),
        ({"seats": [TWO_PERSONS[0], {"kind": "bot", "level": "random", "name": "Ada\u200b "}]}, 422, "same_name"),
        ({"seats": [TWO_PERSONS[0], {"kind": "person", "name": "x" * 300}]}, 400, "bad_message"),
        ({"seats": [TWO_PERSONS[0], {"kind": "person"}]}, 400, "bad_message"),
        ({"options": {"turn_cap": 3}}, 422, "bad_option"),
        ({"options": {"turn_cap": True}}, 422, "bad_option"),
        ({"options": {"turn_cap": 50.0}}, 400, "bad_message"),
        ({"options": {"nothing": 1}}, 422, "bad_option"),
        ({"options": []}, 400, "bad_message"),
        ({"pause": -1}, 400, "bad_message"),
        ({"pause": 1e9}, 400, "bad_message"),
        ({"pause": "4"}, 400, "bad_message"),
        ({"curtain": "sometimes"}, 400, "bad_message"),
        ({"seed": 7}, 400, "bad_message"),
        ({"device": 1}, 400, "bad_message"),
    ],
)
def test_invalid_matches_are_refused(shared_harness: Harness, change: dict[str, Any], status: int, id: str) -> None:
    token = shared_harness.new_device()
    answer = shared_harness.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_PERSONS, **change})
    assert read_error(answer) == (status, id)
    assert shared_harness.call("GET", "/api/matches", token).json() == []


def test_refused_players_and_options_have_words_in_every_language(shared_harness: Harness) -> None:
    token = shared_harness.new_device()
    bodies = [({"seats": TWO_PERSONS * 4}, "players"), ({"options": {"turn_cap": 3}}, "option"), ({"options": {"x": 1}}, "unknown_option")]
    for body, reason in bodies:
        answer = shared_harness.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_PERSONS, "options": {}, **body})
        args = answer.json()["error"]["args"]
        assert args["reason"] == reason and "why" not in args
        for lang in LANGUAGES:
            assert Words(lang, GAME, strict=True).t(f"broken-{reason}", **args)


def test_an_option_may_change_the_allowed_numbers_of_players(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    description = about(GAME)
    description["options"]["turn_cap"]["players"] = {"0": [2, 3], "50": [3, 4]}
    monkeypatch.setattr("boardwright.core.domain.game.about", lambda game: description)
    changed_game = Game(GAME, None)
    monkeypatch.setattr("boardwright.server.games.catalog.load", lambda game: changed_game)
    listed = harness.call("GET", "/api/games").json()[0]
    assert listed["players"] == [2, 3, 4] and listed["options"]["turn_cap"]["players"] == {"0": [2, 3], "50": [3, 4]}
    token = harness.new_device()
    two, four = TWO_PERSONS, [*TWO_PERSONS, {"kind": "person", "name": "Cy"}, {"kind": "person", "name": "Di"}]
    for seats, options, status in ((two, {}, 201), (four, {}, 422), (two, {"turn_cap": 50}, 422), (four, {"turn_cap": 50}, 201)):
        answer = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": seats, "options": options})
        assert answer.status_code == status, answer.text
    assert answer.status_code == 201


def test_names_stay_as_they_are_typed(shared_harness: Harness) -> None:
    token = shared_harness.new_device()
    names = ["Žofie <b>", "Þór & Ðís", "šuma 🚂", "a'\"; DROP TABLE matches;--"]
    id = shared_harness.new_match(token, [{"kind": "person", "name": name} for name in names])
    with shared_harness.page(id, token, 0) as page:
        assert [seat["name"] for seat in page.frame["seats"]] == names


@pytest.mark.parametrize("token", [None, "", "x", "Ž", "a" * 500])
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/matches"), ("POST", "/api/matches"), ("DELETE", "/api/matches/x"), ("GET", "/api/matches/x/file")]
)
def test_calls_without_a_known_token_are_refused(shared_harness: Harness, token: str | None, method: str, path: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode()} if token is not None else {}
    assert read_error(shared_harness.client.request(method, path, headers=headers)) == (401, "no_token")


def test_a_match_of_another_device_looks_like_an_unknown_one(shared_harness: Harness) -> None:
    token, other = shared_harness.new_device(), shared_harness.new_device()
    id = shared_harness.new_match(token)
    for method, path in (("DELETE", f"/api/matches/{id}"), ("GET", f"/api/matches/{id}/file")):
        foreign = shared_harness.call(method, path, other)
        unknown = shared_harness.call(method, path.replace(id, "nothing"), other)
        assert read_error(foreign) == (404, "no_such_match") and foreign.content == unknown.content
    assert shared_harness.call("GET", "/api/matches", token).json()


def test_a_deleted_match_is_gone(shared_harness: Harness) -> None:
    token = shared_harness.new_device()
    id = shared_harness.new_match(token)
    assert shared_harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204
    assert read_error(shared_harness.call("DELETE", f"/api/matches/{id}", token)) == (404, "no_such_match")
    assert shared_harness.log(id) == []


def test_the_file_of_a_match_is_refused_before_its_end(shared_harness: Harness) -> None:
    token = shared_harness.new_device()
    id = shared_harness.new_match(token)
    assert read_error(shared_harness.call("GET", f"/api/matches/{id}/file", token)) == (409, "not_over")
    assert read_error(shared_harness.call("GET", f"/api/replays/{id}/0")) == (409, "not_over")
    finished = shared_harness.new_finished_match(token)
    answer = shared_harness.call("GET", f"/api/matches/{finished}/file", token)
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    report = bw.verify(answer.content)
    assert report.over and report.actions == len(shared_harness.log(finished))


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", "/api/nothing", 404, "no_such_path"),
        ("PUT", "/api/matches", 405, "no_such_method"),
        ("GET", "/api/replays/nothing/0", 404, "no_such_replay"),
        ("GET", "/api/replays/nothing/-1", 400, "bad_message"),
        ("GET", "/api/replays/nothing/x", 400, "bad_message"),
        ("GET", "/api/replays/nothing/" + "9" * 5000, 400, "bad_message"),
        ("GET", "/api/replays/nothing/0?since=-1", 400, "bad_message"),
        ("GET", "/api/replays/nothing/\N{SUPERSCRIPT TWO}", 400, "bad_message"),
        ("GET", "/api/replays/nothing/0/0", 404, "no_such_path"),
        ("GET", "/../../etc/passwd", 404, "no_such_path"),
        ("GET", "/assets/..%2f..%2f__init__.py", 404, "no_such_path"),
    ],
)
def test_unknown_paths_and_methods_are_refused(shared_harness: Harness, method: str, path: str, status: int, id: str) -> None:
    assert read_error(shared_harness.call(method, path)) == (status, id)


def test_answers_of_calls_are_not_cached(shared_harness: Harness) -> None:
    assert shared_harness.call("GET", "/api/games").headers["cache-control"] == "no-store"


def test_an_internal_error_is_answered_without_details(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("the secret")

    monkeypatch.setattr(harness.server.catalog, "describe", fail)
    answer = harness.call("GET", "/api/games")
    assert read_error(answer) == (500, "internal") and "secret" not in answer.text


def test_calls_over_a_limit_are_refused(tmp_path: Any) -> None:
    settings = Settings(compile=False, made_burst=3, made_per_second=0.5, matches_per_device=2, message_bytes=2000, upload_bytes=5000)
    with Harness(tmp_path / "m.db", settings) as harness:
        token = harness.new_device()
        harness.new_match(token), harness.new_match(token)
        body = {"game": GAME, "seats": TWO_PERSONS}
        assert read_error(harness.call("POST", "/api/matches", token, body)) == (409, "too_many_matches")
        answer = harness.call("POST", "/api/matches", token, body)
        assert read_error(answer) == (429, "too_many") and int(answer.headers["retry-after"]) >= 1
        harness.new_device(), harness.new_device()
        assert read_error(harness.call("POST", "/api/devices")) == (429, "too_many")
        long = harness.client.post("/api/matches", content=b" " * 2001, headers={"Authorization": f"Bearer {token}"})
        assert read_error(long) == (413, "too_long")
        assert read_error(harness.client.post("/api/replays", content=b" " * 5001)) == (413, "too_long")
