"""Accounts over HTTP: signing in, limits on guessing, what ends a sign-in, and moving matches to an account."""

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
from tests.conftest import repetitions
from tests.server.account_calls import PASSWORD, WITH_ACCOUNTS, call_account, create_account, get_account, sign_in
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import PERSON_AND_BOT, QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, INVITED_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_http import read_error


@pytest.fixture
def harness(database: Database) -> Iterator[Harness]:
    """A server with accounts, on each kind of database."""
    with Harness(database.url, WITH_ACCOUNTS, ManualClock()) as harness:
        yield harness


def list_own_seats(harness: Harness, token: str) -> dict[str, list[int]]:
    """Return the matches of a device or an account, each with its own seats there."""
    matches = harness.call("GET", "/api/matches", token).json()
    return {match["id"]: [seat["seat"] for seat in match["seats"] if seat["yours"]] for match in matches}


def wait_for_close_code(page: Page) -> int:
    """Wait until the server closes a page's socket. Returns the close code."""
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            page.receive()
    return closed.value.code


# -- Servers without accounts


def test_account_calls_are_refused_without_the_setting(database: Database) -> None:
    with Harness(database.url, QUICK_SETTINGS) as harness:
        assert not harness.call("GET", "/api/status").json()["accounts"]
        token = harness.new_device()
        for method, path in (("POST", ""), ("GET", ""), ("POST", "/sign-in"), ("GET", "/export"), ("DELETE", "/sessions/1")):
            assert read_error(harness.call(method, f"/api/account{path}", token, {} if method == "POST" else None)) == (404, "no_accounts")


def test_a_sign_in_is_invalid_after_accounts_are_switched_off(harness: Harness) -> None:
    token = create_account(harness)
    assert harness.call("GET", "/api/status").json()["accounts"]
    harness.settings = QUICK_SETTINGS
    harness.restart()
    assert read_error(harness.call("GET", "/api/matches", token)) == (401, "no_token")


# -- Names and passwords


def test_sign_in_needs_the_name_and_the_password(harness: Harness) -> None:
    token = create_account(harness)
    again = sign_in(harness, " ADA ")
    assert token != again and {get_account(harness, signed_in)["name"] for signed_in in (token, again)} == {"Ada"}
    for name, password in (("Ada", "wrong horse"), ("Eva", PASSWORD), ("", ""), ("Ada", "")):
        assert read_error(call_account(harness, "sign-in", name=name, password=password)) == (403, "bad_sign_in")
    for stranger in (None, harness.new_device(), "guess", token_hash(token).hex()):
        assert read_error(harness.call("GET", "/api/account", stranger)) == (403, "not_signed_in")


def test_taken_reserved_and_confusable_names_are_refused(harness: Harness) -> None:
    create_account(harness, "Ada")
    for name, refused in (("ada", "name_taken"), ("Аda", "name_taken"), ("admin", "name_reserved"), ("\u200b", "bad_account_name")):
        assert read_error(call_account(harness, "", name=name, password=PASSWORD))[1] == refused
    assert read_error(call_account(harness, "", name="Eva", password="short")) == (422, "bad_password")
    assert read_error(call_account(harness, "", name="Eva", password="x" * 257)) == (422, "bad_password")
    create_account(harness, "Ada 2")


def test_tokens_and_passwords_are_stored_as_hashes(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Harness(database.url, WITH_ACCOUNTS) as harness:
        token = create_account(harness, "Marjeta")
        sign_in(harness, "Marjeta")
        call_account(harness, "sign-in", name="Marjeta", password="a wrong one")
        stored = [value for table in metadata.tables for row in database.execute(f'SELECT * FROM "{table}"') for value in row]
    texts = [str(value) for value in stored]
    assert token_hash(token) in [bytes(value) for value in stored if isinstance(value, bytes | memoryview)]
    assert any(text.startswith("$argon2id$") for text in texts)
    assert not any(secret in text for text in texts for secret in (token, PASSWORD))
    assert not any(secret in caplog.text for secret in (token, PASSWORD, "Marjeta", "a wrong one"))


def test_sign_in_with_an_unknown_name_takes_as_much_work(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the time of an answer would reveal which names exist."""
    create_account(harness)
    assert harness.server.accounts
    checked: list[str] = []
    monkeypatch.setattr(harness.server.accounts.passwords, "_fits", lambda password, stored: checked.append(stored))
    answers = [call_account(harness, "sign-in", name=name, password="wrong horse") for name in ("Ada", "nobody here")]
    one, other = (stored.split("$")[:4] for stored in checked)
    assert one == other, "the hashes take the same amount of work"
    assert answers[0].content == answers[1].content and answers[0].headers == answers[1].headers


def test_sign_in_rehashes_a_password_when_settings_need_more_rounds(harness: Harness) -> None:
    create_account(harness)
    harness.settings = replace(WITH_ACCOUNTS, password_rounds=2)
    harness.restart()
    sign_in(harness)
    assert harness.server.accounts
    stored = harness.server.accounts.store.by_name(rules.name_key("Ada"))
    assert stored and stored.password and "t=2" in stored.password
    sign_in(harness)


# -- Limits


def test_password_guesses_are_limited_per_household(database: Database) -> None:
    settings = replace(WITH_ACCOUNTS, tries_burst=3, sign_ins_burst=6)
    with Harness(database.url, settings, ManualClock()) as harness:
        create_account(harness)
        for name in ("Ada", "nobody here"):  # an unknown name counts like any other
            for _ in range(3):
                assert read_error(call_account(harness, "sign-in", name=name, password="a guess")) == (403, "bad_sign_in")
        assert read_error(call_account(harness, "sign-in", name="ADA", password=PASSWORD)) == (429, "too_many")
        accounts = harness.server.accounts
        assert accounts
        stored = accounts.store.by_name(rules.name_key("Ada"))
        harness.run_in_loop(accounts.check_password, stored, rules.name_key("Ada"), PASSWORD, "another household")


def test_guesses_at_one_name_are_limited_over_all_households(database: Database) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, tries_for_name_burst=3), ManualClock()) as harness:
        accounts, refused = harness.server.accounts, []
        assert accounts
        for number in range(5):
            try:
                harness.run_in_loop(accounts.check_password, None, rules.name_key("Ada"), "a guess", f"household {number}")
            except Exception as error:
                refused.append(str(error))
        assert refused == ["bad_sign_in"] * 3 + ["too_many"] * 2


def test_guesses_do_not_lock_the_owner_out_of_a_known_device(database: Database) -> None:
    """An attacker has an IPv6 network of 56 bits, which is 256 client networks, and guesses as often as allowed."""
    clock = ManualClock()
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness:
        create_account(harness)
        known, unknown = harness.new_device(), harness.new_device()
        sign_in(harness, token=known)
        answers: Counter[str] = Counter()

        def guess(network: int) -> None:
            guesser = harness.client_at(f"2001:db8:0:{network % 256:x}::1")
            answers[read_error(guesser.post("/api/account/sign-in", json={"name": "Ada", "password": "a guess"}))[1]] += 1

        for network in range(13):
            for _ in range(10):
                guess(network)
        assert answers == {"bad_sign_in": 10, "too_many": 120}
        for minute in range(repetitions(3, 20, 2)):
            for network in range(14):
                guess(14 * minute + network)
            sign_in(harness, token=known)
            clock.seconds += 60
        assert answers["bad_sign_in"] == 10 + repetitions(3, 20, 2) - 1
        for _ in range(100):  # guesses from elsewhere, so that the name has no tries left
            with suppress(ApiError):
                harness.server.accounts._tries_for_name.check(rules.name_key("Ada"))  # type: ignore[union-attr]
        assert read_error(call_account(harness, "sign-in", unknown, name="Ada", password=PASSWORD)) == (429, "too_many")
        signed = sign_in(harness, token=known)
        assert call_account(harness, "password", signed, password=PASSWORD, new="a new horse").status_code == 200
        for _ in range(11):  # a known device cannot guess without end either
            last = read_error(call_account(harness, "sign-in", known, name="Ada", password="a guess"))
        assert last == (429, "too_many")


def test_password_checks_keep_room_for_known_devices(harness: Harness) -> None:
    accounts, may_finish = harness.server.accounts, threading.Event()
    assert accounts
    for _ in range(accounts.settings.passwords_at_once):
        accounts.passwords._threads.submit(may_finish.wait)
    waiting, waiting_per_address = accounts.settings.passwords_waiting, accounts.settings.passwords_waiting_per_address

    async def check_all_at_once() -> str:
        crowd = [asyncio.ensure_future(accounts.passwords.fits("x", None, f"household {n // waiting_per_address}")) for n in range(waiting)]
        known = [asyncio.ensure_future(accounts.passwords.fits("x", None, "mine", "a device")) for _ in range(2)]
        await asyncio.sleep(0)
        refused = str(known[1].exception())
        may_finish.set()
        await asyncio.gather(known[0], *crowd)
        return refused

    assert harness.run_in_loop(check_all_at_once) == "busy"


def test_account_creation_is_limited(database: Database) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, accounts_burst=2), ManualClock()) as harness:
        create_account(harness, "one")
        assert read_error(call_account(harness, "", name="one", password=PASSWORD)) == (409, "name_taken")
        assert read_error(call_account(harness, "", name="two", password=PASSWORD)) == (429, "too_many")


def test_concurrent_password_checks_are_limited(harness: Harness) -> None:
    """Each check takes memory. Further requests are refused at once, per client network and in total."""
    accounts, may_finish = harness.server.accounts, threading.Event()
    assert accounts
    for _ in range(accounts.settings.passwords_at_once):
        accounts.passwords._threads.submit(may_finish.wait)
    waiting, waiting_per_address = accounts.settings.passwords_waiting, accounts.settings.passwords_waiting_per_address

    async def check_all_at_once() -> list[str]:
        networks = [f"household {n // waiting_per_address}" for n in range(waiting)] + ["household 0", "another"]
        tasks = [asyncio.ensure_future(accounts.passwords.fits("x", None, network)) for network in networks]
        await asyncio.sleep(0)
        refused = [f"{task.exception().status}" for task in tasks if task.done()]  # type: ignore[union-attr]
        may_finish.set()
        assert await asyncio.gather(*tasks[:waiting]) == [False] * waiting
        return refused

    assert harness.run_in_loop(check_all_at_once) == ["429", "503"]


def test_the_oldest_sign_in_ends_when_there_are_too_many(database: Database) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, sessions_per_account=2), ManualClock()) as harness:
        tokens = [create_account(harness), sign_in(harness), sign_in(harness)]
        assert [harness.call("GET", "/api/account", token).status_code for token in tokens] == [403, 200, 200]


# -- What ends a sign-in


def test_a_sign_in_rotates_the_token(harness: Harness) -> None:
    old = create_account(harness, label="phone")
    new = sign_in(harness, token=old)
    assert read_error(harness.call("GET", "/api/account", old)) == (403, "not_signed_in")
    assert [session["label"] for session in get_account(harness, new)["sessions"]] == ["phone"]


@pytest.mark.parametrize("how", ["sign-out", "another device", "password", "delete", "rotation"])
def test_ending_a_sign_in_closes_its_sockets(harness: Harness, how: str) -> None:
    token, device = create_account(harness), harness.new_device()
    id = harness.new_match(token)
    other = sign_in(harness)
    with harness.page(id, token, 0) as page, harness.page(id, other, 1) as other_page:
        if how == "sign-out":
            assert call_account(harness, "sign-out", token).status_code == 204
        elif how == "another device":
            [number] = [session["id"] for session in get_account(harness, other)["sessions"] if not session["here"]]
            assert harness.call("DELETE", f"/api/account/sessions/{number}", other).status_code == 204
        elif how == "password":
            assert call_account(harness, "password", other, password=PASSWORD, new="a new horse").status_code == 200
        elif how == "delete":
            assert call_account(harness, "delete", other, password=PASSWORD, device=device).status_code == 204
        else:
            sign_in(harness, token=token)
        assert wait_for_close_code(page) == CloseCode.UNKNOWN_TOKEN
        assert read_error(harness.call("GET", "/api/matches", token)) == (401, "no_token")
        if how in ("password", "delete"):
            assert wait_for_close_code(other_page) == CloseCode.UNKNOWN_TOKEN
        else:
            other_page.send(type="ping")
            other_page.wait_for("pong")


def test_an_account_can_sign_out_only_its_own_devices(harness: Harness) -> None:
    one, other = create_account(harness), create_account(harness, "Eva")
    [foreign] = get_account(harness, other)["sessions"]
    for number in (foreign["id"], 9_999_999_999):
        assert harness.call("DELETE", f"/api/account/sessions/{number}", one).status_code == 204
    assert get_account(harness, other)


def test_ending_a_sign_in_closes_its_sockets_in_another_process(two_servers: tuple[Harness, Harness]) -> None:
    for harness in two_servers:
        harness.__exit__()
        harness.settings = WITH_ACCOUNTS
        harness.start()
        harness.__enter__()
    one, other = two_servers
    token = create_account(one)
    id = one.new_match(token)
    with other.page(id, token, 0) as page:
        call_account(one, "sign-out", token)
        assert wait_for_close_code(page) == CloseCode.UNKNOWN_TOKEN


def test_a_new_password_ends_all_other_sign_ins(harness: Harness) -> None:
    old, other = create_account(harness), sign_in(harness)
    assert read_error(call_account(harness, "password", old, password="wrong horse", new="a new horse")) == (403, "bad_sign_in")
    assert read_error(call_account(harness, "password", old, password=PASSWORD, new="short")) == (422, "bad_password")
    new = call_account(harness, "password", old, password=PASSWORD, new="a new horse").json()["token"]
    assert [harness.call("GET", "/api/account", token).status_code for token in (old, other, new)] == [403, 403, 200]
    assert read_error(call_account(harness, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    sign_in(harness, password="a new horse")


def test_a_sign_in_checked_with_the_old_password_fails_after_the_change(harness: Harness) -> None:
    token = create_account(harness)
    accounts = harness.server.accounts
    assert accounts
    read = accounts.store.by_name(rules.name_key("Ada"))
    call_account(harness, "password", token, password=PASSWORD, new="a new horse")
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        accounts.open_session(read, "", None)
    with pytest.raises(Exception, match="bad_sign_in"):
        accounts.store.move_to_account(1, read, 9)


def test_account_calls_are_refused_after_an_unused_sign_in_expires(harness: Harness) -> None:
    token = create_account(harness)
    clock = harness.clock
    assert isinstance(clock, ManualClock)
    for days in (179, 179, 180):
        assert get_account(harness, token)
        clock.seconds += days * 24 * 3600
    assert read_error(harness.call("GET", "/api/account", token)) == (403, "not_signed_in")


# -- Matches and tables that move to an account


def test_an_account_gathers_the_matches_and_tables_of_a_device(harness: Harness) -> None:
    host, laptop, phone = harness.new_device(), harness.new_device(), harness.new_device()
    id, own = start_match(harness, [host, laptop]), harness.new_match(laptop, PERSON_AND_BOT)
    table = open_table(harness, laptop, [ADA_SEAT, INVITED_SEAT])["id"]
    with harness.page(id, laptop, 1) as old, harness.page(id, host, 0) as other:
        token = create_account(harness)
        assert list_own_seats(harness, token) == {}
        assert call_account(harness, "gather", token, device=laptop).json() == {"matches": 2, "tables": 2}
        assert old.wait_for("error")["id"] == "not_your_seat"
        assert list_own_seats(harness, laptop) == {} and list_own_seats(harness, token) == {id: [1], own: [0]}
        assert get_table(harness, token, table)["host"] and not get_table(harness, laptop, table)["host"]
        there = sign_in(harness)  # as on a phone, without a link
        with harness.page(id, token, 1) as here, harness.page(id, there, 1) as also:
            for _ in range(20):
                if 1 in other.frame["actors"]:
                    break
                other.act()
            here.wait_for_version(other.frame["version"])
            version = also.wait_for_version(other.frame["version"]) and also.act()
            assert here.wait_for_version(version)["decisions"] == also.frame["decisions"] == other.wait_for_version(version)["decisions"]
    assert list_own_seats(harness, phone) == {}
    assert harness.call("DELETE", f"/api/matches/{own}", there).status_code == 204


def test_a_stale_table_cannot_be_saved_after_its_seats_were_gathered(harness: Harness) -> None:
    laptop, guest = harness.new_device(), harness.new_device()
    id = open_table(harness, laptop, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT])["id"]
    before = harness.server.tables.table(id)
    token = create_account(harness)
    call_account(harness, "gather", token, device=laptop)
    with pytest.raises(Exception, match=id):
        harness.server.tables.save(replace(before, version=before.version + 1), before.version)  # type: ignore[type-var,union-attr]
    assert call_table(harness, guest, id, "sit", name="Bo").status_code == 200
    assert get_table(harness, token, id)["host"] and get_table(harness, token, id)["chairs"][0]["yours"]


def test_gathering_needs_the_token_of_a_device_and_a_sign_in(harness: Harness) -> None:
    token, other, device = create_account(harness), create_account(harness, "Eva"), harness.new_device()
    harness.new_match(other)
    for foreign in (other, "guess", token):
        assert read_error(call_account(harness, "gather", token, device=foreign)) == (401, "no_token")
    assert read_error(call_account(harness, "gather", device, device=device)) == (403, "not_signed_in")
    assert list_own_seats(harness, token) == {} and len(list_own_seats(harness, other)) == 1


def test_all_sign_ins_of_an_account_share_its_limits(database: Database) -> None:
    with Harness(database.url, replace(WITH_ACCOUNTS, matches_per_device=1)) as harness:
        token = create_account(harness)
        harness.new_match(token)
        answer = harness.call("POST", "/api/matches", sign_in(harness), {"game": "game_of_trains", "seats": PERSON_AND_BOT})
        assert read_error(answer) == (409, "too_many_matches")


def test_settings_are_stored_up_to_a_size(harness: Harness) -> None:
    token = create_account(harness)
    assert get_account(harness, token)["settings"] is None
    assert call_account(harness, "settings", token, settings={"language": "sl", "sounds": True}).status_code == 204
    assert get_account(harness, sign_in(harness))["settings"] == {"language": "sl", "sounds": True}
    assert read_error(call_account(harness, "settings", token, settings={"x": "y" * 8192})) == (413, "too_long")
    assert read_error(call_account(harness, "settings", harness.new_device(), settings={})) == (403, "not_signed_in")


def test_an_export_has_the_matches_tables_and_lines_of_an_account(harness: Harness) -> None:
    token = create_account(harness, label="laptop")
    over, table = harness.new_finished_match(token), open_table(harness, token, [ADA_SEAT, OPEN_SEAT])["id"]
    running = harness.new_match(token)
    with harness.page(running, token, 0) as page:
        page.send(type="say", say_id="1", seat=0, text="Good evening")
        while not page.wait_for("talk")["lines"]:
            pass
    answer = harness.call("GET", "/api/account/export", token)
    export = answer.json()
    assert answer.headers["cache-control"] == "no-store"
    assert {match["id"]: "ranking" in match for match in export["matches"]} == {over: True, running: False}
    assert [row["id"] for row in export["tables"]] == [table] and export["account"]["name"] == "Ada"
    assert [(line["match"], line["text"]) for line in export["lines"]] == [(running, "Good evening")]
    row = harness.server.store.match(running)
    assert row and row.seed.hex() not in answer.text
    assert read_error(harness.call("GET", "/api/account/export", harness.new_device())) == (403, "not_signed_in")


def test_deleting_an_account_leaves_its_seats_to_a_device(harness: Harness) -> None:
    token, device, host = create_account(harness), harness.new_device(), harness.new_device()
    id = start_match(harness, [host, token])
    assert read_error(call_account(harness, "delete", token, password="wrong horse", device=device)) == (403, "bad_sign_in")
    assert read_error(call_account(harness, "delete", token, password=PASSWORD, device="guess")) == (401, "no_token")
    assert list_own_seats(harness, token) == {id: [1]}
    assert call_account(harness, "delete", token, password=PASSWORD, device=device).status_code == 204
    assert list_own_seats(harness, device) == {id: [1]} and list_own_seats(harness, host) == {id: [0]}
    assert read_error(call_account(harness, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    for table in ("accounts", "sessions", "passkeys", "challenges"):
        with harness.server.store.reading() as db:
            assert db.execute(metadata.tables[table].select()).all() == []
    create_account(harness)


def test_a_deleted_account_gathers_nothing(harness: Harness) -> None:
    token, device = create_account(harness), harness.new_device()
    store = AccountStore(harness.server.store)
    read = store.by_name(rules.name_key("Ada"))
    harness.new_match(device)
    call_account(harness, "delete", token, password=PASSWORD, device=harness.new_device())
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        store.move_to_account(harness.server.store.device(token_hash(device)) or 0, read, 9)
    assert len(list_own_seats(harness, device)) == 1


def test_sign_in_from_another_website_is_refused(harness: Harness) -> None:
    body: dict[str, Any] = {"name": "Ada", "password": PASSWORD}
    create_account(harness)
    answer = harness.call("POST", "/api/account/sign-in", None, body, headers={"Origin": "http://evil.example"})
    assert read_error(answer) == (403, "other_origin")
    assert "set-cookie" not in harness.call("POST", "/api/account/sign-in", None, body).headers
