"""Matches that are carried from a device to the server and back, as files with their hash chains."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import boardwright as bw
from tests.server.harness import GAME, PERSON_AND_BOT, TWO_PERSONS, Harness, play_decisions
from tests.server.test_http import read_error


def make_file(decisions: int, seats: list[dict[str, Any]] = TWO_PERSONS) -> dict[str, Any]:
    """Return the file of a match in progress, as a page writes it."""
    match = bw.load(GAME).new_match(2, 7)
    for _ in range(decisions):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    players = [{"kind": seat["kind"], "name": seat.get("name", seat.get("level")), "level": seat.get("level")} for seat in seats]
    file: dict[str, Any] = json.loads(json.dumps(match.record(players)))
    return file


def carry(harness: Harness, token: str, file: Any, settings: Any = None) -> Any:
    """Upload a match file to continue it on the server."""
    query = "" if settings is None else f"?{urlencode({'settings': json.dumps(settings)})}"
    return harness.call("POST", f"/api/matches/carry{query}", token, file)


def test_a_match_is_carried_to_the_server_and_back_with_every_link(harness: Harness) -> None:
    token, file = harness.new_device(), make_file(9)
    answer = carry(harness, token, file)
    assert answer.status_code == 201 and answer.json()["commitment"] == ""
    id = answer.json()["id"]
    [listed] = harness.call("GET", "/api/matches", token).json()
    assert (listed["id"], listed["decisions"], listed["status"]) == (id, 9, "running")
    with harness.page(id, token, None) as page:
        frame = page.frame
        assert frame["decisions"] == 9 and [seat["yours"] for seat in frame["seats"]] == [True, True]
        assert frame["actors"] == list(bw.replay(file).actors)
    returned = harness.call("POST", f"/api/matches/{id}/carry", token)
    assert returned.json() == file and bw.verify(returned.json()).actions == 9
    assert harness.call("POST", f"/api/matches/{id}/carry", token).json() == file, "a lost answer can be requested again"
    assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204


def test_a_carried_match_is_continued_on_the_server(harness: Harness) -> None:
    token, file = harness.new_device(), make_file(5, [TWO_PERSONS[0], {"kind": "person", "name": ""}])
    id = carry(harness, token, file).json()["id"]
    with harness.page(id, token, 0) as one, harness.page(id, token, 1) as other:
        play_decisions([one, other], 3)
    longer = harness.call("POST", f"/api/matches/{id}/carry", token).json()
    assert longer["links"] == file["links"] and longer["actions"][:5] == file["actions"]
    assert bw.verify(longer).actions == 8


def test_a_match_against_a_bot_is_carried_to_its_device(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": PERSON_AND_BOT}).json()["id"]
    file = harness.call("POST", f"/api/matches/{id}/carry", token).json()
    report = bw.verify(file)
    assert report.deal is not None and not report.over
    again = carry(harness, token, file)
    assert again.json()["commitment"] == file["deal"]["commitment"], "the deal is carried along"


def test_only_a_running_match_of_one_device_can_be_carried_away(harness: Harness) -> None:
    token, other = harness.new_device(), harness.new_device()
    id = carry(harness, token, make_file(3)).json()["id"]
    assert read_error(harness.call("POST", f"/api/matches/{id}/carry", other)) == (403, "not_your_match")
    secret = harness.call("POST", f"/api/matches/{id}/seats/1/handover", token).json()["secret"]
    harness.call("POST", f"/api/matches/{id}/claim", other, {"secret": secret})
    assert read_error(harness.call("POST", f"/api/matches/{id}/carry", token)) == (403, "not_your_match")
    assert read_error(harness.call("POST", "/api/matches/nowhere/carry", token)) == (404, "no_such_match")
    assert read_error(harness.call("POST", f"/api/matches/{harness.new_finished_match(token)}/carry", token)) == (409, "match_is_over")


def test_files_that_cannot_be_continued_are_refused(harness: Harness) -> None:
    token = harness.new_device()
    changed = make_file(4)
    changed["seed"] = "00" * 32
    assert read_error(carry(harness, token, changed)) == (422, "broken_record")
    assert read_error(carry(harness, token, make_file(4, [TWO_PERSONS[0], {"kind": "bot", "level": "nobody"}]))) == (422, "no_such_level")
    assert read_error(carry(harness, token, make_file(4, [TWO_PERSONS[0], TWO_PERSONS[0]]))) == (422, "same_name")
    over = harness.call("GET", f"/api/matches/{harness.new_finished_match(token)}/file", token).json()
    assert read_error(carry(harness, token, over)) == (409, "match_is_over")
    answer = harness.call("POST", "/api/matches/carry?settings=7", token, make_file(4))
    assert read_error(answer) == (400, "bad_message")
    for settings, expected in (({"stand_ins": ["nobody"]}, (422, "no_such_level")), ({"curtain": "half"}, (400, "bad_message"))):
        assert read_error(carry(harness, token, make_file(4), settings)) == expected


def test_a_match_from_a_position_is_carried_both_ways(harness: Harness) -> None:
    token = harness.new_device()
    origin = bw.load(GAME).new_match(2, 7)
    match = bw.load(GAME).from_position(origin.position(), 3)
    match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    file = json.loads(json.dumps(match.record([{**each, "level": None} for each in TWO_PERSONS])))
    id = carry(harness, token, file, {"k": 12}).json()["id"]
    with harness.page(id, token, None) as page:
        assert page.frame["match"]["start"] == 12 and page.frame["decisions"] == 1
    assert harness.call("POST", f"/api/matches/{id}/carry", token).json() == file


def test_the_settings_of_a_match_are_carried_both_ways(harness: Harness) -> None:
    token = harness.new_device()
    settings = {"pause": "done", "curtain": "always", "stand_ins": [None, "greedy"], "k": None}
    id = carry(harness, token, make_file(5), settings).json()["id"]
    assert harness.call("GET", f"/api/matches/{id}/carry", token).json() == settings
    with harness.page(id, token, None) as page:
        assert [seat.get("stand_in") for seat in page.frame["seats"]] == [None, "greedy"]
    assert read_error(harness.call("GET", f"/api/matches/{id}/carry", harness.new_device())) == (403, "not_your_match")


def test_a_replay_has_its_first_state_without_the_generator(harness: Harness) -> None:
    """The generator is left out, both for a file and for a finished match: it predicts what will be drawn."""
    token, game = harness.new_device(), bw.load(GAME)
    match = game.from_position(game.new_match(2, 7).position(), 3)
    id = harness.call("POST", "/api/replays", token, json.loads(json.dumps(match.record()))).json()["id"]
    assert harness.call("GET", f"/api/replays/{id}/first", token).content == match.state_bytes(without="rng")
    over = harness.new_finished_match(token)
    first = bw.replay(harness.call("GET", f"/api/matches/{over}/file", token).json(), 0)
    assert harness.call("GET", f"/api/replays/{over}/first", token).content == first.state_bytes(without="rng")
    running = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": TWO_PERSONS}).json()["id"]
    assert read_error(harness.call("GET", f"/api/replays/{running}/first", token)) == (409, "not_over")
