"""Matches that go on elsewhere: from a device to the server and back, each as a file with its chain."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import boardwright as bw
from tests.server.harness import AGAINST_BOT, GAME, PERSONS, Harness, play_on
from tests.server.test_http import error


def played(decisions: int, seats: list[dict[str, Any]] = PERSONS) -> dict[str, Any]:
    """The file of a match in progress, as a page writes it."""
    match = bw.load(GAME).new_match(2, 7)
    for _ in range(decisions):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    told = [{"kind": seat["kind"], "name": seat.get("name", seat.get("level")), "level": seat.get("level")} for seat in seats]
    file: dict[str, Any] = json.loads(json.dumps(match.record(told)))
    return file


def carry(harness: Harness, token: str, file: Any, settings: Any = None) -> Any:
    asked = "" if settings is None else f"?{urlencode({'settings': json.dumps(settings)})}"
    return harness.call("POST", f"/api/matches/carry{asked}", token, file)


def test_a_match_of_a_device_goes_on_here_and_back_with_every_link(harness: Harness) -> None:
    token, file = harness.device(), played(9)
    answer = carry(harness, token, file)
    assert answer.status_code == 201 and answer.json()["commitment"] == ""
    id = answer.json()["id"]
    [listed] = harness.call("GET", "/api/matches", token).json()
    assert (listed["id"], listed["decisions"], listed["status"]) == (id, 9, "running")
    with harness.page(id, token, None) as page:
        frame = page.frame
        assert frame["decisions"] == 9 and [seat["yours"] for seat in frame["seats"]] == [True, True]
        assert frame["actors"] == list(bw.replay(file).actors)
    back = harness.call("POST", f"/api/matches/{id}/carry", token)
    assert back.json() == file and bw.verify(back.json()).actions == 9
    assert harness.call("POST", f"/api/matches/{id}/carry", token).json() == file, "an answer that was lost can be had again"
    assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204


def test_it_is_played_on_here_with_the_same_beginning(harness: Harness) -> None:
    token, file = harness.device(), played(5, [PERSONS[0], {"kind": "person", "name": ""}])
    id = carry(harness, token, file).json()["id"]
    with harness.page(id, token, 0) as one, harness.page(id, token, 1) as other:
        play_on([one, other], 3)
    longer = harness.call("POST", f"/api/matches/{id}/carry", token).json()
    assert longer["links"] == file["links"] and longer["actions"][:5] == file["actions"]
    assert bw.verify(longer).actions == 8


def test_a_match_against_a_bot_of_the_server_goes_to_its_device(harness: Harness) -> None:
    token = harness.device()
    id = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": AGAINST_BOT}).json()["id"]
    file = harness.call("POST", f"/api/matches/{id}/carry", token).json()
    report = bw.verify(file)
    assert report.deal is not None and not report.over
    again = carry(harness, token, file)
    assert again.json()["commitment"] == file["deal"]["commitment"], "the deal goes along"


def test_only_what_one_device_plays_alone_leaves(harness: Harness) -> None:
    token, other = harness.device(), harness.device()
    id = carry(harness, token, played(3)).json()["id"]
    assert error(harness.call("POST", f"/api/matches/{id}/carry", other)) == (403, "not_your_match")
    secret = harness.call("POST", f"/api/matches/{id}/seats/1/handover", token).json()["secret"]
    harness.call("POST", f"/api/matches/{id}/claim", other, {"secret": secret})
    assert error(harness.call("POST", f"/api/matches/{id}/carry", token)) == (403, "not_your_match")
    assert error(harness.call("POST", "/api/matches/nowhere/carry", token)) == (404, "no_such_match")
    assert error(harness.call("POST", f"/api/matches/{harness.finished(token)}/carry", token)) == (409, "match_is_over")


def test_what_cannot_go_on_here_is_refused_by_name(harness: Harness) -> None:
    token = harness.device()
    changed = played(4)
    changed["seed"] = "00" * 32
    assert error(carry(harness, token, changed)) == (422, "broken_record")
    assert error(carry(harness, token, played(4, [PERSONS[0], {"kind": "bot", "level": "nobody"}]))) == (422, "no_such_level")
    assert error(carry(harness, token, played(4, [PERSONS[0], PERSONS[0]]))) == (422, "same_name")
    over = harness.call("GET", f"/api/matches/{harness.finished(token)}/file", token).json()
    assert error(carry(harness, token, over)) == (409, "match_is_over")
    answer = harness.call("POST", "/api/matches/carry?settings=7", token, played(4))
    assert error(answer) == (400, "bad_message")
    for settings, said in (({"stand_ins": ["nobody"]}, (422, "no_such_level")), ({"curtain": "half"}, (400, "bad_message"))):
        assert error(carry(harness, token, played(4), settings)) == said


def test_a_match_from_a_position_goes_on_here_and_back(harness: Harness) -> None:
    token = harness.device()
    moved = bw.load(GAME).new_match(2, 7)
    begun = bw.load(GAME).from_position(moved.position(), 3)
    begun.play(begun.actors[0], begun.legal_ids(begun.actors[0])[0])
    file = json.loads(json.dumps(begun.record([{**each, "level": None} for each in PERSONS])))
    id = carry(harness, token, file, {"k": 12}).json()["id"]
    with harness.page(id, token, None) as page:
        assert page.frame["match"]["start"] == 12 and page.frame["decisions"] == 1
    assert harness.call("POST", f"/api/matches/{id}/carry", token).json() == file


def test_how_a_match_is_played_goes_along_both_ways(harness: Harness) -> None:
    token = harness.device()
    settings = {"pause": "done", "curtain": "always", "stand_ins": [None, "greedy"], "k": None}
    id = carry(harness, token, played(5), settings).json()["id"]
    assert harness.call("GET", f"/api/matches/{id}/carry", token).json() == settings
    with harness.page(id, token, None) as page:
        assert [seat.get("stand_in") for seat in page.frame["seats"]] == [None, "greedy"]
    assert error(harness.call("GET", f"/api/matches/{id}/carry", harness.device())) == (403, "not_your_match")


def test_a_page_is_given_the_record_that_a_position_stands_for(harness: Harness) -> None:
    """Of a file and of a finished match: all but the generator, with which it could tell what will be drawn."""
    token, game = harness.device(), bw.load(GAME)
    begun = game.from_position(game.new_match(2, 7).position(), 3)
    id = harness.call("POST", "/api/replays", token, json.loads(json.dumps(begun.record()))).json()["id"]
    assert harness.call("GET", f"/api/replays/{id}/first", token).content == begun.state_bytes(without="rng")
    over = harness.finished(token)
    first = bw.replay(harness.call("GET", f"/api/matches/{over}/file", token).json(), 0)
    assert harness.call("GET", f"/api/replays/{over}/first", token).content == first.state_bytes(without="rng")
    running = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": PERSONS}).json()["id"]
    assert error(harness.call("GET", f"/api/replays/{running}/first", token)) == (409, "not_over")
