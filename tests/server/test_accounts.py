"""Accounts over HTTP: who is let in, what ends a sign-in, and what an account gathers."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from boardwright.server.accounts import rules
from boardwright.server.errors import ApiError
from boardwright.server.protocol.outbound import CloseCode
from boardwright.server.store.accounts import AccountStore
from boardwright.server.store.schema import metadata
from boardwright.server.tokens import token_hash
from tests.conftest import many
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import INVITED, ME, OPEN, ask as at_table, begin, open_table, seen
from tests.server.harness import AGAINST_BOT, QUICK, Harness, Page
from tests.server.members import PASSWORD, WITH_ACCOUNTS, account, ask, join, sign_in
from tests.server.test_http import error


@pytest.fixture
def harness(database: Place) -> Iterator[Harness]:
    """Each test here runs with both kinds of databases."""
    with Harness(database.url, WITH_ACCOUNTS, StillClock()) as harness:
        yield harness


def mine(harness: Harness, token: str) -> dict[str, list[int]]:
    """The matches of a device or an account, and the seats that it has there."""
    told = harness.call("GET", "/api/matches", token).json()
    return {match["id"]: [seat["seat"] for seat in match["seats"] if seat["yours"]] for match in told}


def hangs_up(page: Page) -> int:
    """The code with which the server closes a page's socket."""
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            page.receive()
    return closed.value.code


# -- Without


def test_nothing_is_there_where_nobody_wants_it(database: Place) -> None:
    with Harness(database.url, QUICK) as harness:
        assert not harness.call("GET", "/api/status").json()["accounts"]
        token = harness.device()
        for method, path in (("POST", ""), ("GET", ""), ("POST", "/sign-in"), ("GET", "/export"), ("DELETE", "/sessions/1")):
            assert error(harness.call(method, f"/api/account{path}", token, {} if method == "POST" else None)) == (404, "no_accounts")


def test_a_sign_in_does_not_count_where_accounts_were_switched_off(harness: Harness) -> None:
    token = join(harness)
    assert harness.call("GET", "/api/status").json()["accounts"]
    harness.settings = QUICK
    harness.restart()
    assert error(harness.call("GET", "/api/matches", token)) == (401, "no_token")


# -- Names and passwords


def test_who_signs_in_is_let_in_and_nobody_else(harness: Harness) -> None:
    token = join(harness)
    again = sign_in(harness, " ADA ")
    assert token != again and {account(harness, each)["name"] for each in (token, again)} == {"Ada"}
    for name, password in (("Ada", "wrong horse"), ("Eva", PASSWORD), ("", ""), ("Ada", "")):
        assert error(ask(harness, "sign-in", name=name, password=password)) == (403, "bad_sign_in")
    for stranger in (None, harness.device(), "guess", token_hash(token).hex()):
        assert error(harness.call("GET", "/api/account", stranger)) == (403, "not_signed_in")


def test_names_are_refused_that_are_taken_reserved_or_look_like_another(harness: Harness) -> None:
    join(harness, "Ada")
    for name, refused in (("ada", "name_taken"), ("Аda", "name_taken"), ("admin", "name_reserved"), ("\u200b", "bad_account_name")):
        assert error(ask(harness, "", name=name, password=PASSWORD))[1] == refused
    assert error(ask(harness, "", name="Eva", password="short")) == (422, "bad_password")
    assert error(ask(harness, "", name="Eva", password="x" * 257)) == (422, "bad_password")
    join(harness, "Ada 2")


def test_tokens_and_passwords_are_kept_as_hashes(database: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        token = join(harness, "Somebody")
        sign_in(harness, "Somebody")
        ask(harness, "sign-in", name="Somebody", password="a wrong one")
        kept = [value for table in metadata.tables for row in database.do(f'SELECT * FROM "{table}"') for value in row]
    texts = [str(value) for value in kept]
    assert token_hash(token) in [bytes(value) for value in kept if isinstance(value, bytes | memoryview)]
    assert any(text.startswith("$argon2id$") for text in texts)
    assert not any(secret in text for text in texts for secret in (token, PASSWORD))
    assert not any(secret in caplog.text for secret in (token, PASSWORD, "Somebody", "a wrong one"))


def test_a_password_is_checked_also_for_a_name_that_nobody_has(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time would tell which names there are."""
    join(harness)
    assert harness.server.accounts
    checked: list[str] = []
    monkeypatch.setattr(harness.server.accounts.passwords, "_fits", lambda password, kept: checked.append(kept))
    answers = [ask(harness, "sign-in", name=name, password="wrong horse") for name in ("Ada", "nobody here")]
    one, other = (kept.split("$")[:4] for kept in checked)
    assert one == other, "as much work"
    assert answers[0].content == answers[1].content and answers[0].headers == answers[1].headers


def test_a_password_is_hashed_anew_when_more_is_usual(harness: Harness) -> None:
    join(harness)
    harness.settings = replace(WITH_ACCOUNTS, password_rounds=2)
    harness.restart()
    sign_in(harness)
    assert harness.server.accounts
    kept = harness.server.accounts.store.by_name(rules.name_key("Ada"))
    assert kept and kept.password and "t=2" in kept.password
    sign_in(harness)


# -- Limits


def test_who_guesses_is_slowed_down_and_keeps_nobody_else_out(database: Place) -> None:
    few = replace(WITH_ACCOUNTS, tries_burst=3, sign_ins_burst=6)
    with Harness(database.url, few, StillClock()) as harness:
        join(harness)
        for name in ("Ada", "nobody here"):  # a name that nobody has counts like any other
            for _ in range(3):
                assert error(ask(harness, "sign-in", name=name, password="a guess")) == (403, "bad_sign_in")
        assert error(ask(harness, "sign-in", name="ADA", password=PASSWORD)) == (429, "too_many")
        desk = harness.server.accounts
        assert desk
        kept = desk.store.by_name(rules.name_key("Ada"))
        harness.ask(desk.check_password, kept, rules.name_key("Ada"), PASSWORD, "another household")


def test_many_households_guess_the_same_name_together(database: Place) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, tries_for_name_burst=3), StillClock()) as harness:
        desk, refused = harness.server.accounts, []
        assert desk
        for number in range(5):
            try:
                harness.ask(desk.check_password, None, rules.name_key("Ada"), "a guess", f"household {number}")
            except Exception as error:
                refused.append(str(error))
        assert refused == ["bad_sign_in"] * 3 + ["too_many"] * 2


def test_guesses_do_not_lock_the_owner_out_of_a_known_device(database: Place) -> None:
    """An attacker has an IPv6 network of 56 bits, which is 256 client networks, and guesses as often as allowed."""
    clock = StillClock()
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness:
        join(harness)
        mine, new = harness.device(), harness.device()
        sign_in(harness, token=mine)
        heard: Counter[str] = Counter()

        def guess(network: int) -> None:
            guesser = harness.client_at(f"2001:db8:0:{network % 256:x}::1")
            heard[error(guesser.post("/api/account/sign-in", json={"name": "Ada", "password": "a guess"}))[1]] += 1

        for network in range(13):
            for _ in range(10):
                guess(network)
        assert heard == {"bad_sign_in": 10, "too_many": 120}
        for minute in range(many(3, 20, 2)):
            for network in range(14):
                guess(14 * minute + network)
            sign_in(harness, token=mine)
            clock.seconds += 60
        assert heard["bad_sign_in"] == 10 + many(3, 20, 2) - 1
        for _ in range(100):  # others elsewhere, so that the name has no tries left
            with suppress(ApiError):
                harness.server.accounts._tries_for_name.check(rules.name_key("Ada"))  # type: ignore[union-attr]
        assert error(ask(harness, "sign-in", new, name="Ada", password=PASSWORD)) == (429, "too_many")
        signed = sign_in(harness, token=mine)
        assert ask(harness, "password", signed, password=PASSWORD, new="a new horse").status_code == 200
        for _ in range(11):  # but a known device cannot guess for ever either
            last = error(ask(harness, "sign-in", mine, name="Ada", password="a guess"))
        assert last == (429, "too_many")


def test_places_are_kept_for_known_devices_where_passwords_are_worked_on(harness: Harness) -> None:
    desk, go = harness.server.accounts, threading.Event()
    assert desk
    for _ in range(desk.settings.passwords_at_once):
        desk.passwords._threads.submit(go.wait)
    most, few = desk.settings.passwords_waiting, desk.settings.passwords_waiting_per_address

    async def all_at_once() -> str:
        crowd = [asyncio.ensure_future(desk.passwords.fits("x", None, f"household {n // few}")) for n in range(most)]
        known = [asyncio.ensure_future(desk.passwords.fits("x", None, "mine", "a device")) for _ in range(2)]
        await asyncio.sleep(0)
        refused = str(known[1].exception())
        go.set()
        await asyncio.gather(known[0], *crowd)
        return refused

    assert harness.ask(all_at_once) == "busy"


def test_making_accounts_is_limited(database: Place) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, accounts_burst=2), StillClock()) as harness:
        join(harness, "one")
        assert error(ask(harness, "", name="one", password=PASSWORD)) == (409, "name_taken")
        assert error(ask(harness, "", name="two", password=PASSWORD)) == (429, "too_many")


def test_only_so_many_passwords_are_worked_on(harness: Harness) -> None:
    """Each takes memory: further clients are refused at once, also those of the same client network."""
    desk, go = harness.server.accounts, threading.Event()
    assert desk
    for _ in range(desk.settings.passwords_at_once):
        desk.passwords._threads.submit(go.wait)
    most, few = desk.settings.passwords_waiting, desk.settings.passwords_waiting_per_address

    async def all_at_once() -> list[str]:
        ways = [f"household {n // few}" for n in range(most)] + ["household 0", "another"]
        tasks = [asyncio.ensure_future(desk.passwords.fits("x", None, way)) for way in ways]
        await asyncio.sleep(0)
        refused = [f"{task.exception().status}" for task in tasks if task.done()]  # type: ignore[union-attr]
        go.set()
        assert await asyncio.gather(*tasks[:most]) == [False] * most
        return refused

    assert harness.ask(all_at_once) == ["429", "503"]


def test_the_oldest_sign_ins_give_way(database: Place) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, sessions_per_account=2), StillClock()) as harness:
        tokens = [join(harness), sign_in(harness), sign_in(harness)]
        assert [harness.call("GET", "/api/account", token).status_code for token in tokens] == [403, 200, 200]


# -- What ends a sign-in


def test_a_sign_in_rotates_the_token(harness: Harness) -> None:
    old = join(harness, label="phone")
    new = sign_in(harness, token=old)
    assert error(harness.call("GET", "/api/account", old)) == (403, "not_signed_in")
    assert [each["label"] for each in account(harness, new)["sessions"]] == ["phone"]


@pytest.mark.parametrize("how", ["sign-out", "another device", "password", "delete", "rotation"])
def test_what_ends_a_sign_in_closes_its_sockets(harness: Harness, how: str) -> None:
    token, device = join(harness), harness.device()
    id = harness.match(token)
    other = sign_in(harness)
    with harness.page(id, token, 0) as page, harness.page(id, other, 1) as stays:
        if how == "sign-out":
            assert ask(harness, "sign-out", token).status_code == 204
        elif how == "another device":
            [number] = [each["id"] for each in account(harness, other)["sessions"] if not each["here"]]
            assert harness.call("DELETE", f"/api/account/sessions/{number}", other).status_code == 204
        elif how == "password":
            assert ask(harness, "password", other, password=PASSWORD, new="a new horse").status_code == 200
        elif how == "delete":
            assert ask(harness, "delete", other, password=PASSWORD, device=device).status_code == 204
        else:
            sign_in(harness, token=token)
        assert hangs_up(page) == CloseCode.UNKNOWN_TOKEN
        assert error(harness.call("GET", "/api/matches", token)) == (401, "no_token")
        if how in ("password", "delete"):
            assert hangs_up(stays) == CloseCode.UNKNOWN_TOKEN
        else:
            stays.send(type="ping")
            stays.next("pong")


def test_only_ones_own_devices_are_signed_out(harness: Harness) -> None:
    one, other = join(harness), join(harness, "Eva")
    [foreign] = account(harness, other)["sessions"]
    for number in (foreign["id"], 9_999_999_999):
        assert harness.call("DELETE", f"/api/account/sessions/{number}", one).status_code == 204
    assert account(harness, other)


def test_another_process_closes_the_sockets_too(two: tuple[Harness, Harness]) -> None:
    for harness in two:
        harness.__exit__()
        harness.settings = WITH_ACCOUNTS
        harness.start()
        harness.__enter__()
    one, other = two
    token = join(one)
    id = one.match(token)
    with other.page(id, token, 0) as page:
        ask(one, "sign-out", token)
        assert hangs_up(page) == CloseCode.UNKNOWN_TOKEN


def test_a_new_password_signs_all_others_out(harness: Harness) -> None:
    here, there = join(harness), sign_in(harness)
    assert error(ask(harness, "password", here, password="wrong horse", new="a new horse")) == (403, "bad_sign_in")
    assert error(ask(harness, "password", here, password=PASSWORD, new="short")) == (422, "bad_password")
    new = ask(harness, "password", here, password=PASSWORD, new="a new horse").json()["token"]
    assert [harness.call("GET", "/api/account", token).status_code for token in (here, there, new)] == [403, 403, 200]
    assert error(ask(harness, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    sign_in(harness, password="a new horse")


def test_who_was_checked_with_the_old_password_is_not_let_in_after_the_change(harness: Harness) -> None:
    token = join(harness)
    desk = harness.server.accounts
    assert desk
    read = desk.store.by_name(rules.name_key("Ada"))
    ask(harness, "password", token, password=PASSWORD, new="a new horse")
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        desk.open_session(read, "", None)
    with pytest.raises(Exception, match="bad_sign_in"):
        desk.store.move_to_account(1, read, 9)


def test_a_sign_in_that_nobody_uses_is_forgotten(harness: Harness) -> None:
    token = join(harness)
    clock = harness.clock
    assert isinstance(clock, StillClock)
    for days in (179, 179, 180):
        assert account(harness, token)
        clock.seconds += days * 24 * 3600
    assert error(harness.call("GET", "/api/account", token)) == (403, "not_signed_in")


# -- What an account gathers


def test_an_account_gathers_what_its_devices_had(harness: Harness) -> None:
    host, laptop, phone = harness.device(), harness.device(), harness.device()
    id, own = begin(harness, [host, laptop]), harness.match(laptop, AGAINST_BOT)
    table = open_table(harness, laptop, [ME, INVITED])["id"]
    with harness.page(id, laptop, 1) as old, harness.page(id, host, 0) as other:
        token = join(harness)
        assert mine(harness, token) == {}
        assert ask(harness, "gather", token, device=laptop).json() == {"matches": 2, "tables": 2}
        assert old.next("error")["id"] == "not_your_seat"
        assert mine(harness, laptop) == {} and mine(harness, token) == {id: [1], own: [0]}
        assert seen(harness, token, table)["host"] and not seen(harness, laptop, table)["host"]
        there = sign_in(harness)  # on a phone, without a link
        with harness.page(id, token, 1) as here, harness.page(id, there, 1) as also:
            for _ in range(20):
                if 1 in other.frame["actors"]:
                    break
                other.act()
            here.at(other.frame["version"])
            version = also.at(other.frame["version"]) and also.act()
            assert here.at(version)["decisions"] == also.frame["decisions"] == other.at(version)["decisions"]
    assert mine(harness, phone) == {}
    assert harness.call("DELETE", f"/api/matches/{own}", there).status_code == 204


def test_a_change_of_a_table_that_was_read_before_does_not_give_the_seat_back(harness: Harness) -> None:
    laptop, guest = harness.device(), harness.device()
    id = open_table(harness, laptop, [ME, OPEN, OPEN])["id"]
    before = harness.server.tables.table(id)
    token = join(harness)
    ask(harness, "gather", token, device=laptop)
    with pytest.raises(Exception, match=id):
        harness.server.tables.save(replace(before, version=before.version + 1), before.version)  # type: ignore[type-var,union-attr]
    assert at_table(harness, guest, id, "sit", name="Bo").status_code == 200
    assert seen(harness, token, id)["host"] and seen(harness, token, id)["chairs"][0]["yours"]


def test_only_ones_own_device_can_be_gathered(harness: Harness) -> None:
    token, other, device = join(harness), join(harness, "Eva"), harness.device()
    harness.match(other)
    for foreign in (other, "guess", token):
        assert error(ask(harness, "gather", token, device=foreign)) == (401, "no_token")
    assert error(ask(harness, "gather", device, device=device)) == (403, "not_signed_in")
    assert mine(harness, token) == {} and len(mine(harness, other)) == 1


def test_an_account_is_one_device_for_all_limits(database: Place) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, matches_per_device=1)) as harness:
        token = join(harness)
        harness.match(token)
        answer = harness.call("POST", "/api/matches", sign_in(harness), {"game": "game_of_trains", "seats": AGAINST_BOT})
        assert error(answer) == (409, "too_many_matches")


def test_settings_are_kept_within_limits(harness: Harness) -> None:
    token = join(harness)
    assert account(harness, token)["settings"] is None
    assert ask(harness, "settings", token, settings={"language": "sl", "sounds": True}).status_code == 204
    assert account(harness, sign_in(harness))["settings"] == {"language": "sl", "sounds": True}
    assert error(ask(harness, "settings", token, settings={"x": "y" * 8192})) == (413, "too_long")
    assert error(ask(harness, "settings", harness.device(), settings={})) == (403, "not_signed_in")


def test_everything_that_was_gathered_can_be_taken_along(harness: Harness) -> None:
    token = join(harness, label="laptop")
    over, table = harness.finished(token), open_table(harness, token, [ME, OPEN])["id"]
    running = harness.match(token)
    with harness.page(running, token, 0) as page:
        page.send(type="say", say_id="1", seat=0, text="Good evening")
        while not page.next("talk")["lines"]:
            pass
    answer = harness.call("GET", "/api/account/export", token)
    told = answer.json()
    assert answer.headers["cache-control"] == "no-store"
    assert {each["id"]: "ranking" in each for each in told["matches"]} == {over: True, running: False}
    assert [each["id"] for each in told["tables"]] == [table] and told["account"]["name"] == "Ada"
    assert [(line["match"], line["text"]) for line in told["lines"]] == [(running, "Good evening")]
    row = harness.server.store.match(running)
    assert row and row.seed.hex() not in answer.text
    assert error(harness.call("GET", "/api/account/export", harness.device())) == (403, "not_signed_in")


def test_after_the_end_of_an_account_its_seats_stay_at_the_device(harness: Harness) -> None:
    token, device, host = join(harness), harness.device(), harness.device()
    id = begin(harness, [host, token])
    assert error(ask(harness, "delete", token, password="wrong horse", device=device)) == (403, "bad_sign_in")
    assert error(ask(harness, "delete", token, password=PASSWORD, device="guess")) == (401, "no_token")
    assert mine(harness, token) == {id: [1]}
    assert ask(harness, "delete", token, password=PASSWORD, device=device).status_code == 204
    assert mine(harness, device) == {id: [1]} and mine(harness, host) == {id: [0]}
    assert error(ask(harness, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    for table in ("accounts", "sessions", "passkeys", "challenges"):
        with harness.server.store.reading() as db:
            assert db.execute(metadata.tables[table].select()).all() == []
    join(harness)


def test_an_account_that_is_gone_gathers_nothing(harness: Harness) -> None:
    token, device = join(harness), harness.device()
    store = AccountStore(harness.server.store)
    read = store.by_name(rules.name_key("Ada"))
    harness.match(device)
    ask(harness, "delete", token, password=PASSWORD, device=harness.device())
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        store.move_to_account(harness.server.store.device(token_hash(device)) or 0, read, 9)
    assert len(mine(harness, device)) == 1


def test_another_website_may_not_sign_anybody_in(harness: Harness) -> None:
    body: dict[str, Any] = {"name": "Ada", "password": PASSWORD}
    join(harness)
    answer = harness.call("POST", "/api/account/sign-in", None, body, headers={"Origin": "http://evil.example"})
    assert error(answer) == (403, "other_origin")
    assert "set-cookie" not in harness.call("POST", "/api/account/sign-in", None, body).headers
