"""Tables over HTTP: opening, joining, waiting for changes, starting, limits, and secrets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boardwright.server.api import tables as table_calls
from boardwright.server.api.call import Call
from boardwright.server.clock import Clock
from boardwright.server.settings import Settings
from boardwright.server.table_rules.table import KEPT_MS
from boardwright.server.tokens import token_hash
from tests.server.clock import ManualClock
from tests.server.harness import GAME, QUICK_SETTINGS, TWO_BOTS, Harness
from tests.server.process import wait_until
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, INVITED_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_http import read_error


def chair_kinds(table: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


def test_players_join_a_table_by_invitation_and_link_and_play(harness: Harness) -> None:
    """One guest is invited, one comes by the open link. Each player has a device."""
    host, bo, cy = harness.new_device(), harness.new_device(), harness.new_device()
    opened = open_table(
        harness, host, [ADA_SEAT, INVITED_SEAT, OPEN_SEAT, BOT_SEAT], options={"turn_cap": 50}, pause="done", curtain="never"
    )
    id = opened["id"]
    assert list(opened["invitations"]) == ["1"]
    table = get_table(harness, host, id)
    assert chair_kinds(table) == ["person", "invited", "open", "bot"] and table["host"] and table["status"] == "waiting"
    assert (table["game"], table["pause"], table["curtain"], table["order"], table["listed"]) == (GAME, "done", "never", "listed", False)
    assert table["options"]["turn_cap"] == 50 and table["version"] == 1
    assert call_table(harness, bo, id, "sit", name="Bo", secret=opened["invitations"]["1"]).json()["chairs"][1]["yours"]
    sitting = call_table(harness, cy, id, "sit", name="Cy").json()
    assert sitting["chairs"][2] == {
        "seat": 2,
        "kind": "person",
        "name": "Cy",
        "level": None,
        "ready": False,
        "yours": True,
        "host": False,
        "pledge": None,
    }
    assert not sitting["host"] and not sitting["chairs"][1]["yours"] and sitting["chairs"][0]["host"]
    assert call_table(harness, bo, id, "ready", seat=1, ready=True).json()["status"] == "waiting"
    assert harness.call("GET", "/api/matches", cy).json() == [], "nothing is dealt before the start"
    assert call_table(harness, cy, id, "ready", seat=2, ready=True).json()["status"] == "started"
    for token, seat in ((host, 0), (bo, 1), (cy, 2)):
        [match] = harness.call("GET", "/api/matches", token).json()
        assert match["id"] == id and [match_seat["seat"] for match_seat in match["seats"] if match_seat["yours"]] == [seat]
        assert [match_seat["name"] for match_seat in match["seats"]] == ["Ada", "Bo", "Cy", "random"]
        with harness.page(id, token, seat) as page:
            assert page.frame["viewer"] == seat and page.frame["match"]["options"]["turn_cap"] == 50
    assert read_error(call_table(harness, harness.new_device(), id, "sit", name="Di")) == (409, "table_started")
    assert harness.call("GET", "/api/tables", host).json() == []


def test_bots_fill_the_empty_chairs(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, INVITED_SEAT])["id"]
    assert read_error(call_table(harness, guest, id, "start", fill="random")) == (403, "not_your_table")
    assert read_error(call_table(harness, host, id, "start")) == (409, "chairs_empty")
    assert read_error(call_table(harness, host, id, "start", fill="genius")) == (422, "no_such_level")
    assert call_table(harness, guest, id, "sit", name="Bo").status_code == 200
    assert read_error(call_table(harness, host, id, "start", fill="random")) == (409, "not_ready")
    call_table(harness, guest, id, "ready", seat=1, ready=True)
    assert chair_kinds(call_table(harness, host, id, "start", fill="random").json()) == ["person", "person", "bot"]
    assert get_table(harness, guest, id)["status"] == "started" and harness.server.store.match(id) is not None


def test_a_match_starts_without_the_empty_chairs(harness: Harness) -> None:
    """The fewest players of the game are two. A friend's link to a removed chair no longer works."""
    host, guest = harness.new_device(), harness.new_device()
    opened = open_table(harness, host, [ADA_SEAT, INVITED_SEAT, OPEN_SEAT])
    id = opened["id"]
    assert read_error(call_table(harness, guest, id, "start", without_empty=True)) == (403, "not_your_table")
    assert read_error(call_table(harness, host, id, "start", without_empty=True)) == (409, "chairs_empty")
    call_table(harness, guest, id, "sit", name="Bo")
    assert read_error(call_table(harness, host, id, "start", without_empty=True)) == (409, "not_ready")
    call_table(harness, guest, id, "ready", seat=2, ready=True)
    started = call_table(harness, host, id, "start", without_empty=True).json()
    assert [(chair["name"], chair["seat"]) for chair in started["chairs"]] == [("Ada", 0), ("Bo", 1)]
    assert [seat["name"] for seat in harness.call("GET", "/api/matches", guest).json()[0]["seats"]] == ["Ada", "Bo"]
    late = call_table(harness, harness.new_device(), id, "sit", name="Cy", secret=opened["invitations"]["1"])
    assert read_error(late) == (409, "table_started")


def test_the_order_of_seats_is_drawn_if_the_table_says_so(harness: Harness) -> None:
    """Each device gets the seat that it has in the match. Over several tables, the orders differ."""
    orders = set()
    for _ in range(12):
        host, guest = harness.new_device(), harness.new_device()
        id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, BOT_SEAT], order="drawn")["id"]
        call_table(harness, guest, id, "sit", name="Bo")
        call_table(harness, guest, id, "ready", seat=1, ready=True)
        seats = harness.call("GET", "/api/matches", guest).json()[0]["seats"]
        assert [seat["name"] for seat in seats if seat["yours"]] == ["Bo"]
        orders.add(tuple(seat["name"] for seat in seats))
    assert len(orders) > 1


def test_an_invitation_works_once_and_a_new_one_replaces_it(harness: Harness) -> None:
    host, guest, other = harness.new_device(), harness.new_device(), harness.new_device()
    opened = open_table(harness, host, [ADA_SEAT, INVITED_SEAT])
    id, old = opened["id"], opened["invitations"]["1"]
    new = call_table(harness, host, id, "invite", seat=1).json()["secret"]
    assert read_error(call_table(harness, guest, id, "sit", name="Bo", secret=old)) == (403, "bad_invitation")
    assert call_table(harness, guest, id, "sit", name="Bo", secret=new).status_code == 200
    assert read_error(call_table(harness, other, id, "sit", name="Cy", secret=new)) == (403, "bad_invitation")
    assert chair_kinds(call_table(harness, host, id, "leave", seat=1).json()) == ["person", "invited"]
    assert read_error(call_table(harness, guest, id, "sit", name="Bo", secret=new)) == (403, "bad_invitation")
    assert chair_kinds(call_table(harness, host, id, "open", seat=1).json()) == ["person", "open"]
    assert call_table(harness, guest, id, "sit", name="Bo").status_code == 200


def test_the_next_player_becomes_host_and_the_table_closes_when_the_last_one_leaves(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT])["id"]
    call_table(harness, guest, id, "sit", name="Bo")
    answer = call_table(harness, host, id, "leave", seat=0)
    assert not answer.json()["host"] and get_table(harness, guest, id)["host"]
    assert call_table(harness, guest, id, "leave", seat=1).status_code == 204
    assert read_error(harness.call("GET", f"/api/tables/{id}", guest)) == (404, "no_such_table")
    assert read_error(call_table(harness, guest, id, "sit", name="Bo")) == (404, "no_such_table")


def test_only_the_host_deletes_a_table(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT])["id"]
    call_table(harness, guest, id, "sit", name="Bo")
    assert read_error(harness.call("DELETE", f"/api/tables/{id}", guest)) == (403, "not_your_table")
    assert harness.call("DELETE", f"/api/tables/{id}", host).status_code == 204
    assert read_error(harness.call("DELETE", f"/api/tables/{id}", host)) == (404, "no_such_table")


def test_players_find_their_tables_and_all_devices_find_listed_tables(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    private, listed = (open_table(harness, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT], listed=listed)["id"] for listed in (False, True))
    assert {table["id"] for table in harness.call("GET", "/api/tables", host).json()} == {private, listed}
    for token in (guest, None):
        assert [table["id"] for table in harness.call("GET", "/api/tables", token).json()] == [listed]
    call_table(harness, guest, private, "sit", name="Bo")
    assert [table["id"] for table in harness.call("GET", "/api/tables", guest).json()] == [private, listed], "own tables come first"


@pytest.mark.parametrize(
    ("change", "status", "id"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"seats": [ADA_SEAT, BOT_SEAT]}, 422, "nobody_to_wait_for"),
        ({"seats": [OPEN_SEAT]}, 422, "bad_option"),
        ({"seats": [ADA_SEAT, INVITED_SEAT, {"kind": "bot", "level": "genius"}]}, 422, "no_such_level"),
        ({"seats": [ADA_SEAT, {"kind": "invited", "name": "Аdа"}]}, 422, "same_name"),
        ({"seats": [{"kind": "person", "name": "\u200b"}, OPEN_SEAT]}, 422, "bad_name"),
        ({"seats": [ADA_SEAT, {"kind": "open", "name": "Bo"}]}, 400, "bad_message"),
        ({"options": {"turn_cap": 3}}, 422, "bad_option"),
        ({"order": "random"}, 400, "bad_message"),
        ({"listed": "yes"}, 400, "bad_message"),
        ({"seed": 7}, 400, "bad_message"),
    ],
)
def test_an_invalid_table_is_not_opened(harness: Harness, change: dict[str, Any], status: int, id: str) -> None:
    token = harness.new_device()
    answer = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT], **change})
    assert read_error(answer) == (status, id)
    assert harness.call("GET", "/api/tables", token).json() == []


def test_table_calls_need_a_token_but_looking_at_a_table_does_not(harness: Harness) -> None:
    id = open_table(harness, harness.new_device(), [ADA_SEAT, OPEN_SEAT])["id"]
    for action in ("sit", "ready", "leave", "invite", "open", "start"):
        assert read_error(call_table(harness, None, id, action)) == (401, "no_token")
        assert read_error(call_table(harness, harness.new_device(), id, action, nonsense=1)) == (400, "bad_message")
    assert read_error(harness.call("GET", f"/api/tables/{id}", "wrong")) == (401, "no_token")
    table = get_table(harness, None, id)
    assert not table["host"] and not any(chair["yours"] for chair in table["chairs"])


def test_invitations_are_secret_after_they_were_created(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    host, guest = harness.new_device(), harness.new_device()
    opened = open_table(harness, host, [ADA_SEAT, INVITED_SEAT, INVITED_SEAT | {"name": "Cy"}, OPEN_SEAT], listed=True)
    id, secrets = opened["id"], [*opened["invitations"].values()]
    secrets.append(call_table(harness, host, id, "invite", seat=2).json()["secret"])
    outputs = [
        call_table(harness, guest, id, "sit", name="Bo", secret=secrets[0]).text,
        call_table(harness, guest, id, "sit", name="X", secret="wrong").text,
    ]
    for token in (host, guest, None):
        outputs += [harness.call("GET", path, token).text for path in ("/api/tables", f"/api/tables/{id}")]
    outputs += [record.getMessage() for record in caplog.records]
    harness.server.store.engine.dispose()
    files = b"".join(path.read_bytes() for path in harness.db.parent.glob("matches.db*"))
    hashes = [token_hash(secret) for secret in secrets]
    for text in outputs:
        assert not any(secret in text for secret in [*secrets, *(hashed.hex() for hashed in hashes)])
    assert not any(secret.encode() in files for secret in secrets) and hashes[2] in files
    assert not any(id in record.getMessage() for record in caplog.records if record.name == "boardwright.server")


@pytest.fixture
def threads() -> Any:
    """Run waiting requests in threads."""
    with ThreadPoolExecutor(4) as threads:
        yield threads


def start_waiting(harness: Harness, threads: ThreadPoolExecutor, token: str | None, id: str, version: int) -> Future[Any]:
    """Start a request that waits for another version of a table."""
    before = len(harness.server.bus._listening.get(id, ()))
    request = threads.submit(harness.call, "GET", f"/api/tables/{id}?after={version}", token)
    wait_until(lambda: len(harness.server.bus._listening.get(id, ())) > before)
    return request


def test_waiting_requests_are_answered_at_each_change(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT])["id"]
    changes: list[Callable[[], Any]] = [
        lambda: call_table(harness, guest, id, "sit", name="Bo"),
        lambda: call_table(harness, guest, id, "leave", seat=1),
        lambda: call_table(harness, host, id, "invite", seat=1),
        lambda: call_table(harness, host, id, "open", seat=1),
        lambda: call_table(harness, host, id, "start", fill="random"),
    ]
    for change in changes:
        version = get_table(harness, host, id)["version"]
        requests = [start_waiting(harness, threads, token, id, version) for token in (host, None)]
        assert not any(request.done() for request in requests)
        assert change().status_code == 200
        for request in requests:
            assert request.result(20).json()["version"] > version
    assert harness.server.bus._listening == {} and not harness.server.limits.waits.held
    behind = harness.call("GET", f"/api/tables/{id}?after=1", guest)
    assert behind.json()["status"] == "started", "a request with an old version is answered at once"


def test_a_waiting_request_is_answered_when_the_table_is_deleted(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host = harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT])["id"]
    request = start_waiting(harness, threads, None, id, 1)
    harness.call("DELETE", f"/api/tables/{id}", host)
    assert read_error(request.result(20)) == (404, "no_such_table")


def test_a_request_waits_for_twenty_seconds_and_an_idle_table_lasts_a_day(tmp_path: Path, threads: ThreadPoolExecutor) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness:
        host = harness.new_device()
        id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], listed=True)["id"]
        request = start_waiting(harness, threads, host, id, 1)
        assert harness.run_in_loop(clock.longest_wait) == 20
        harness.run_in_loop(clock.advance, 20)
        assert request.result(20).json()["version"] == 1
        clock.seconds += KEPT_MS / 1000 - 21
        assert len(harness.call("GET", "/api/tables", host).json()) == 1
        clock.seconds += 1
        assert harness.call("GET", "/api/tables", host).json() == []
        assert read_error(call_table(harness, harness.new_device(), id, "sit", name="Bo")) == (404, "no_such_table")
        open_table(harness, host, [ADA_SEAT, OPEN_SEAT])
        assert harness.server.tables.table(id) is None, "the table is removed when another one is opened"


def test_waiting_ends_when_the_server_stops(harness: Harness, threads: ThreadPoolExecutor) -> None:
    id = open_table(harness, harness.new_device(), [ADA_SEAT, OPEN_SEAT])["id"]
    request = start_waiting(harness, threads, None, id, 1)

    async def stop() -> None:
        harness.server.bus.close()

    harness.run_in_loop(stop)
    assert request.result(20).json()["version"] == 1
    assert harness.call("GET", f"/api/tables/{id}?after=1").json()["version"] == 1, "new requests do not wait"


def test_waiting_ends_when_the_client_disconnects() -> None:
    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def wait() -> None:
        server: Any = SimpleNamespace(clock=Clock(), settings=Settings())
        request: Any = SimpleNamespace(receive=receive)
        async with asyncio.timeout(10):
            await table_calls._wait(Call(server, request), asyncio.Event())

    asyncio.run(wait())


def test_tables_guesses_and_waiting_requests_are_limited(tmp_path: Path, threads: ThreadPoolExecutor) -> None:
    waits = {"table_waits_per_device": 1, "table_waits_per_address": 2}
    with Harness(
        tmp_path / "m.db", replace(QUICK_SETTINGS, tables_per_device=2, joins_burst=3, joins_per_second=0.001, **waits)
    ) as harness:
        host, guest = harness.new_device(), harness.new_device()
        id, _ = (open_table(harness, host, [ADA_SEAT, OPEN_SEAT])["id"] for _ in range(2))
        answer = harness.call("POST", "/api/tables", host, {"game": GAME, "seats": [ADA_SEAT, OPEN_SEAT]})
        assert read_error(answer) == (409, "too_many_tables") and answer.json()["error"]["args"] == {"limit": 2}
        for _ in range(3):
            assert read_error(call_table(harness, guest, id, "sit", name="Bo", secret="guess")) == (403, "bad_invitation")
        answer = call_table(harness, guest, id, "sit", name="Bo")
        assert read_error(answer) == (429, "too_many") and int(answer.headers["retry-after"]) > 0
        requests = [start_waiting(harness, threads, host, id, 1)]
        assert read_error(harness.call("GET", f"/api/tables/{id}?after=1", host)) == (429, "too_many_sockets")
        requests.append(start_waiting(harness, threads, None, id, 1))
        assert read_error(harness.call("GET", f"/api/tables/{id}", None)) == (429, "too_many_sockets")
        harness.call("DELETE", f"/api/tables/{id}", host)
        assert [request.result(20).status_code for request in requests] == [404, 404]


def test_tables_of_bots_count_towards_the_limit_of_bot_matches(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, bot_matches_per_device=1)) as harness:
        host = harness.new_device()
        harness.new_match(host, TWO_BOTS, pause=60)
        id = open_table(harness, host, [OPEN_SEAT, BOT_SEAT])["id"]
        assert read_error(call_table(harness, host, id, "start", fill="random")) == (409, "too_many_bot_matches")


def test_guests_who_sit_down_at_the_same_time_get_different_chairs(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host = harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT])["id"]
    guests = [harness.new_device() for _ in range(4)]
    requests = [threads.submit(call_table, harness, token, id, "sit", name=f"P{n}") for n, token in enumerate(guests)]
    answers = [request.result(20) for request in requests]
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 409]
    assert sorted(chair["name"] for chair in get_table(harness, None, id)["chairs"])[0] == "Ada"
    assert len({chair["name"] for chair in get_table(harness, None, id)["chairs"]}) == 4


def test_a_table_survives_a_restart(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    opened = open_table(harness, host, [ADA_SEAT, INVITED_SEAT])
    before = get_table(harness, host, opened["id"])
    harness.restart()
    assert get_table(harness, host, opened["id"]) == before
    assert call_table(harness, guest, opened["id"], "sit", name="Bo", secret=opened["invitations"]["1"]).status_code == 200


def test_the_seed_is_made_at_the_start_and_stays_secret(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[bytes] = []

    def seed_of(deal: Any) -> bytes:
        seeds.append(b"seed" * 8)
        return seeds[0]

    monkeypatch.setattr("boardwright.server.lobby.new_match.seed_of", seed_of)
    tokens = [harness.new_device(), harness.new_device()]
    id = open_table(harness, tokens[0], [ADA_SEAT, OPEN_SEAT])["id"]
    call_table(harness, tokens[1], id, "sit", name="Bo")
    assert seeds == []
    answer = call_table(harness, tokens[1], id, "ready", seat=1, ready=True)
    assert len(seeds) == 1 and seeds[0].hex() not in json.dumps(answer.json())
    assert start_match(harness, tokens) != id
