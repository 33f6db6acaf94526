"""Tables over HTTP: opening, joining, waiting for news, starting; and what nobody is told."""

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
from tests.server.clock import StillClock
from tests.server.gathered import BOT, INVITED, ME, OPEN, ask, begin, open_table, seen
from tests.server.harness import BOTS, GAME, QUICK, Harness
from tests.server.process import wait_for
from tests.server.test_http import read_error


def kinds(table: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in table["chairs"]]


def test_friends_gather_and_play(harness: Harness) -> None:
    """One invited, one by the open link; each sits at a device of their own."""
    host, bo, cy = harness.device(), harness.device(), harness.device()
    made = open_table(harness, host, [ME, INVITED, OPEN, BOT], options={"turn_cap": 50}, pause="done", curtain="never")
    id = made["id"]
    assert list(made["invitations"]) == ["1"]
    table = seen(harness, host, id)
    assert kinds(table) == ["person", "invited", "open", "bot"] and table["host"] and table["status"] == "waiting"
    assert (table["game"], table["pause"], table["curtain"], table["order"], table["listed"]) == (GAME, "done", "never", "listed", False)
    assert table["options"]["turn_cap"] == 50 and table["version"] == 1
    assert ask(harness, bo, id, "sit", name="Bo", secret=made["invitations"]["1"]).json()["chairs"][1]["yours"]
    sitting = ask(harness, cy, id, "sit", name="Cy").json()
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
    assert ask(harness, bo, id, "ready", seat=1, ready=True).json()["status"] == "waiting"
    assert harness.call("GET", "/api/matches", cy).json() == [], "nothing is dealt before the start"
    assert ask(harness, cy, id, "ready", seat=2, ready=True).json()["status"] == "started"
    for token, seat in ((host, 0), (bo, 1), (cy, 2)):
        [match] = harness.call("GET", "/api/matches", token).json()
        assert match["id"] == id and [s["seat"] for s in match["seats"] if s["yours"]] == [seat]
        assert [s["name"] for s in match["seats"]] == ["Ada", "Bo", "Cy", "random"]
        with harness.page(id, token, seat) as page:
            assert page.frame["viewer"] == seat and page.frame["match"]["options"]["turn_cap"] == 50
    assert read_error(ask(harness, harness.device(), id, "sit", name="Di")) == (409, "table_started")
    assert harness.call("GET", "/api/tables", host).json() == []


def test_bots_fill_the_empty_chairs(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = open_table(harness, host, [ME, OPEN, INVITED])["id"]
    assert read_error(ask(harness, guest, id, "start", fill="random")) == (403, "not_your_table")
    assert read_error(ask(harness, host, id, "start")) == (409, "chairs_empty")
    assert read_error(ask(harness, host, id, "start", fill="genius")) == (422, "no_such_level")
    assert ask(harness, guest, id, "sit", name="Bo").status_code == 200
    assert read_error(ask(harness, host, id, "start", fill="random")) == (409, "not_ready")
    ask(harness, guest, id, "ready", seat=1, ready=True)
    assert kinds(ask(harness, host, id, "start", fill="random").json()) == ["person", "person", "bot"]
    assert seen(harness, guest, id)["status"] == "started" and harness.server.store.match(id) is not None


def test_the_order_is_drawn_where_that_was_wished(harness: Harness) -> None:
    """Each device plays the seat where it sits in the match; over several tables not everybody sits as listed."""
    orders = set()
    for _ in range(12):
        host, guest = harness.device(), harness.device()
        id = open_table(harness, host, [ME, OPEN, BOT], order="drawn")["id"]
        ask(harness, guest, id, "sit", name="Bo")
        ask(harness, guest, id, "ready", seat=1, ready=True)
        seats = harness.call("GET", "/api/matches", guest).json()[0]["seats"]
        assert [seat["name"] for seat in seats if seat["yours"]] == ["Bo"]
        orders.add(tuple(seat["name"] for seat in seats))
    assert len(orders) > 1


def test_an_invitation_works_once_and_its_successor_replaces_it(harness: Harness) -> None:
    host, guest, other = harness.device(), harness.device(), harness.device()
    made = open_table(harness, host, [ME, INVITED])
    id, old = made["id"], made["invitations"]["1"]
    new = ask(harness, host, id, "invite", seat=1).json()["secret"]
    assert read_error(ask(harness, guest, id, "sit", name="Bo", secret=old)) == (403, "bad_invitation")
    assert ask(harness, guest, id, "sit", name="Bo", secret=new).status_code == 200
    assert read_error(ask(harness, other, id, "sit", name="Cy", secret=new)) == (403, "bad_invitation")
    assert kinds(ask(harness, host, id, "leave", seat=1).json()) == ["person", "invited"]
    assert read_error(ask(harness, guest, id, "sit", name="Bo", secret=new)) == (403, "bad_invitation")
    assert kinds(ask(harness, host, id, "open", seat=1).json()) == ["person", "open"]
    assert ask(harness, guest, id, "sit", name="Bo").status_code == 200


def test_a_host_who_leaves_hands_over_and_the_last_one_takes_the_table_along(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = open_table(harness, host, [ME, OPEN, OPEN])["id"]
    ask(harness, guest, id, "sit", name="Bo")
    left = ask(harness, host, id, "leave", seat=0)
    assert not left.json()["host"] and seen(harness, guest, id)["host"]
    assert ask(harness, guest, id, "leave", seat=1).status_code == 204
    assert read_error(harness.call("GET", f"/api/tables/{id}", guest)) == (404, "no_such_table")
    assert read_error(ask(harness, guest, id, "sit", name="Bo")) == (404, "no_such_table")


def test_only_the_host_clears_a_table_away(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    id = open_table(harness, host, [ME, OPEN])["id"]
    ask(harness, guest, id, "sit", name="Bo")
    assert read_error(harness.call("DELETE", f"/api/tables/{id}", guest)) == (403, "not_your_table")
    assert harness.call("DELETE", f"/api/tables/{id}", host).status_code == 204
    assert read_error(harness.call("DELETE", f"/api/tables/{id}", host)) == (404, "no_such_table")


def test_tables_are_found_by_their_people_and_listed_ones_by_all(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    private, listed = (open_table(harness, host, [ME, OPEN, OPEN], listed=listed)["id"] for listed in (False, True))
    assert {t["id"] for t in harness.call("GET", "/api/tables", host).json()} == {private, listed}
    for token in (guest, None):
        assert [t["id"] for t in harness.call("GET", "/api/tables", token).json()] == [listed]
    ask(harness, guest, private, "sit", name="Bo")
    assert [t["id"] for t in harness.call("GET", "/api/tables", guest).json()] == [private, listed], "one's own first"


@pytest.mark.parametrize(
    ("change", "status", "id"),
    [
        ({"game": "chess"}, 404, "no_such_game"),
        ({"seats": [ME, BOT]}, 422, "nobody_to_wait_for"),
        ({"seats": [OPEN]}, 422, "bad_option"),
        ({"seats": [ME, INVITED, {"kind": "bot", "level": "genius"}]}, 422, "no_such_level"),
        ({"seats": [ME, {"kind": "invited", "name": "Аdа"}]}, 422, "same_name"),
        ({"seats": [{"kind": "person", "name": "\u200b"}, OPEN]}, 422, "bad_name"),
        ({"seats": [ME, {"kind": "open", "name": "Bo"}]}, 400, "bad_message"),
        ({"options": {"turn_cap": 3}}, 422, "bad_option"),
        ({"order": "random"}, 400, "bad_message"),
        ({"listed": "yes"}, 400, "bad_message"),
        ({"seed": 7}, 400, "bad_message"),
    ],
)
def test_a_wrong_table_is_not_opened(harness: Harness, change: dict[str, Any], status: int, id: str) -> None:
    token = harness.device()
    answer = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": [ME, OPEN], **change})
    assert read_error(answer) == (status, id)
    assert harness.call("GET", "/api/tables", token).json() == []


def test_who_asks_has_to_be_known_but_may_look_without(harness: Harness) -> None:
    id = open_table(harness, harness.device(), [ME, OPEN])["id"]
    for what in ("sit", "ready", "leave", "invite", "open", "start"):
        assert read_error(ask(harness, None, id, what)) == (401, "no_token")
        assert read_error(ask(harness, harness.device(), id, what, nonsense=1)) == (400, "bad_message")
    assert read_error(harness.call("GET", f"/api/tables/{id}", "wrong")) == (401, "no_token")
    table = seen(harness, None, id)
    assert not table["host"] and not any(chair["yours"] for chair in table["chairs"])


def test_nobody_is_told_an_invitation_again(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    host, guest = harness.device(), harness.device()
    made = open_table(harness, host, [ME, INVITED, INVITED | {"name": "Cy"}, OPEN], listed=True)
    id, secrets = made["id"], [*made["invitations"].values()]
    secrets.append(ask(harness, host, id, "invite", seat=2).json()["secret"])
    said = [
        ask(harness, guest, id, "sit", name="Bo", secret=secrets[0]).text,
        ask(harness, guest, id, "sit", name="X", secret="wrong").text,
    ]
    for token in (host, guest, None):
        said += [harness.call("GET", path, token).text for path in ("/api/tables", f"/api/tables/{id}")]
    said += [record.getMessage() for record in caplog.records]
    harness.server.store.engine.dispose()
    files = b"".join(path.read_bytes() for path in harness.db.parent.glob("matches.db*"))
    hashes = [token_hash(secret) for secret in secrets]
    for text in said:
        assert not any(secret in text for secret in [*secrets, *(h.hex() for h in hashes)])
    assert not any(secret.encode() in files for secret in secrets) and hashes[2] in files
    assert not any(id in record.getMessage() for record in caplog.records if record.name == "boardwright.server")


@pytest.fixture
def threads() -> Any:
    """Pages that wait."""
    with ThreadPoolExecutor(4) as threads:
        yield threads


def waiting(harness: Harness, threads: ThreadPoolExecutor, token: str | None, id: str, version: int) -> Future[Any]:
    """A page that waits for another version of a table."""
    before = len(harness.server.bus._listening.get(id, ()))
    asked = threads.submit(harness.call, "GET", f"/api/tables/{id}?after={version}", token)
    wait_for(lambda: len(harness.server.bus._listening.get(id, ())) > before)
    return asked


def test_who_waits_hears_of_each_change(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host, guest = harness.device(), harness.device()
    id = open_table(harness, host, [ME, OPEN])["id"]
    changes: list[Callable[[], Any]] = [
        lambda: ask(harness, guest, id, "sit", name="Bo"),
        lambda: ask(harness, guest, id, "leave", seat=1),
        lambda: ask(harness, host, id, "invite", seat=1),
        lambda: ask(harness, host, id, "open", seat=1),
        lambda: ask(harness, host, id, "start", fill="random"),
    ]
    for change in changes:
        version = seen(harness, host, id)["version"]
        asked = [waiting(harness, threads, token, id, version) for token in (host, None)]
        assert not any(each.done() for each in asked)
        assert change().status_code == 200
        for each in asked:
            assert each.result(20).json()["version"] > version
    assert harness.server.bus._listening == {} and not harness.server.limits.waits.held
    behind = harness.call("GET", f"/api/tables/{id}?after=1", guest)
    assert behind.json()["status"] == "started", "who has another version is answered at once"


def test_who_waits_for_a_table_that_goes_is_told(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host = harness.device()
    id = open_table(harness, host, [ME, OPEN])["id"]
    asked = waiting(harness, threads, None, id, 1)
    harness.call("DELETE", f"/api/tables/{id}", host)
    assert read_error(asked.result(20)) == (404, "no_such_table")


def test_nobody_waits_longer_than_twenty_seconds_and_a_table_lasts_a_day(tmp_path: Path, threads: ThreadPoolExecutor) -> None:
    clock = StillClock()
    with Harness(tmp_path / "m.db", QUICK, clock) as harness:
        host = harness.device()
        id = open_table(harness, host, [ME, OPEN], listed=True)["id"]
        asked = waiting(harness, threads, host, id, 1)
        assert harness.ask(clock.longest_wait) == 20
        harness.ask(clock.move, 20)
        assert asked.result(20).json()["version"] == 1
        clock.seconds += KEPT_MS / 1000 - 21
        assert len(harness.call("GET", "/api/tables", host).json()) == 1
        clock.seconds += 1
        assert harness.call("GET", "/api/tables", host).json() == []
        assert read_error(ask(harness, harness.device(), id, "sit", name="Bo")) == (404, "no_such_table")
        open_table(harness, host, [ME, OPEN])
        assert harness.server.tables.table(id) is None, "it goes when the next one is opened"


def test_waiting_ends_when_the_server_stops(harness: Harness, threads: ThreadPoolExecutor) -> None:
    id = open_table(harness, harness.device(), [ME, OPEN])["id"]
    asked = waiting(harness, threads, None, id, 1)

    async def stop() -> None:
        harness.server.bus.close()

    harness.ask(stop)
    assert asked.result(20).json()["version"] == 1
    assert harness.call("GET", f"/api/tables/{id}?after=1").json()["version"] == 1, "nobody begins to wait any more"


def test_waiting_ends_when_the_client_goes() -> None:
    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def wait() -> None:
        server: Any = SimpleNamespace(clock=Clock(), settings=Settings())
        request: Any = SimpleNamespace(receive=receive)
        async with asyncio.timeout(10):
            await table_calls._wait(Call(server, request), asyncio.Event())

    asyncio.run(wait())


def test_there_are_limits(tmp_path: Path, threads: ThreadPoolExecutor) -> None:
    waits = {"table_waits_per_device": 1, "table_waits_per_address": 2}
    with Harness(tmp_path / "m.db", replace(QUICK, tables_per_device=2, joins_burst=3, joins_per_second=0.001, **waits)) as harness:
        host, guest = harness.device(), harness.device()
        id, _ = (open_table(harness, host, [ME, OPEN])["id"] for _ in range(2))
        answer = harness.call("POST", "/api/tables", host, {"game": GAME, "seats": [ME, OPEN]})
        assert read_error(answer) == (409, "too_many_tables") and answer.json()["error"]["args"] == {"limit": 2}
        for _ in range(3):
            assert read_error(ask(harness, guest, id, "sit", name="Bo", secret="guess")) == (403, "bad_invitation")
        answer = ask(harness, guest, id, "sit", name="Bo")
        assert read_error(answer) == (429, "too_many") and int(answer.headers["retry-after"]) > 0
        asked = [waiting(harness, threads, host, id, 1)]
        assert read_error(harness.call("GET", f"/api/tables/{id}?after=1", host)) == (429, "too_many_sockets")
        asked.append(waiting(harness, threads, None, id, 1))
        assert read_error(harness.call("GET", f"/api/tables/{id}", None)) == (429, "too_many_sockets")
        harness.call("DELETE", f"/api/tables/{id}", host)
        assert [each.result(20).status_code for each in asked] == [404, 404]


def test_bots_alone_count_as_such(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK, bot_matches_per_device=1)) as harness:
        host = harness.device()
        harness.match(host, BOTS, pause=60)
        id = open_table(harness, host, [OPEN, BOT])["id"]
        assert read_error(ask(harness, host, id, "start", fill="random")) == (409, "too_many_bot_matches")


def test_who_comes_at_the_same_moment_gets_another_chair(harness: Harness, threads: ThreadPoolExecutor) -> None:
    host = harness.device()
    id = open_table(harness, host, [ME, OPEN, OPEN, OPEN])["id"]
    guests = [harness.device() for _ in range(4)]
    asked = [threads.submit(ask, harness, token, id, "sit", name=f"P{n}") for n, token in enumerate(guests)]
    answers = [each.result(20) for each in asked]
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 409]
    assert sorted(chair["name"] for chair in seen(harness, None, id)["chairs"])[0] == "Ada"
    assert len({chair["name"] for chair in seen(harness, None, id)["chairs"]}) == 4


def test_a_table_survives_a_restart(harness: Harness) -> None:
    host, guest = harness.device(), harness.device()
    made = open_table(harness, host, [ME, INVITED])
    before = seen(harness, host, made["id"])
    harness.restart()
    assert seen(harness, host, made["id"]) == before
    assert ask(harness, guest, made["id"], "sit", name="Bo", secret=made["invitations"]["1"]).status_code == 200


def test_the_seed_is_made_at_the_start_and_stays_inside(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    def seed_of(deal: Any) -> bytes:
        made.append(b"seed" * 8)
        return made[0]

    monkeypatch.setattr("boardwright.server.lobby.new_match.seed_of", seed_of)
    tokens = [harness.device(), harness.device()]
    id = open_table(harness, tokens[0], [ME, OPEN])["id"]
    ask(harness, tokens[1], id, "sit", name="Bo")
    assert made == []
    answer = ask(harness, tokens[1], id, "ready", seat=1, ready=True)
    assert len(made) == 1 and made[0].hex() not in json.dumps(answer.json())
    assert begin(harness, tokens) != id
