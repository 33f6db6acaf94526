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
from tests.server.house import AGAINST_BOT, QUICK, House, Page
from tests.server.members import PASSWORD, WITH_ACCOUNTS, account, ask, join, sign_in
from tests.server.test_http import error


@pytest.fixture
def house(database: Place) -> Iterator[House]:
    """Each test here runs with both kinds of databases."""
    with House(database.url, WITH_ACCOUNTS, StillClock()) as house:
        yield house


def mine(house: House, token: str) -> dict[str, list[int]]:
    """The matches of a device or an account, and the seats that it has there."""
    told = house.call("GET", "/api/matches", token).json()
    return {match["id"]: [seat["seat"] for seat in match["seats"] if seat["yours"]] for match in told}


def hangs_up(page: Page) -> int:
    """The code with which the server closes a page's socket."""
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            page.receive()
    return closed.value.code


# -- Without


def test_nothing_is_there_where_nobody_wants_it(database: Place) -> None:
    with House(database.url, QUICK) as house:
        assert not house.call("GET", "/api/status").json()["accounts"]
        token = house.device()
        for method, path in (("POST", ""), ("GET", ""), ("POST", "/sign-in"), ("GET", "/export"), ("DELETE", "/sessions/1")):
            assert error(house.call(method, f"/api/account{path}", token, {} if method == "POST" else None)) == (404, "no_accounts")


def test_a_sign_in_does_not_count_where_accounts_were_switched_off(house: House) -> None:
    token = join(house)
    assert house.call("GET", "/api/status").json()["accounts"]
    house.settings = QUICK
    house.restart()
    assert error(house.call("GET", "/api/matches", token)) == (401, "no_token")


# -- Names and passwords


def test_who_signs_in_is_let_in_and_nobody_else(house: House) -> None:
    token = join(house)
    again = sign_in(house, " ADA ")
    assert token != again and {account(house, each)["name"] for each in (token, again)} == {"Ada"}
    for name, password in (("Ada", "wrong horse"), ("Eva", PASSWORD), ("", ""), ("Ada", "")):
        assert error(ask(house, "sign-in", name=name, password=password)) == (403, "bad_sign_in")
    for stranger in (None, house.device(), "guess", token_hash(token).hex()):
        assert error(house.call("GET", "/api/account", stranger)) == (403, "not_signed_in")


def test_names_are_refused_that_are_taken_reserved_or_look_like_another(house: House) -> None:
    join(house, "Ada")
    for name, refused in (("ada", "name_taken"), ("Аda", "name_taken"), ("admin", "name_reserved"), ("\u200b", "bad_account_name")):
        assert error(ask(house, "", name=name, password=PASSWORD))[1] == refused
    assert error(ask(house, "", name="Eva", password="short")) == (422, "bad_password")
    assert error(ask(house, "", name="Eva", password="x" * 257)) == (422, "bad_password")
    join(house, "Ada 2")


def test_tokens_and_passwords_are_kept_as_hashes(database: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with House(database.url, WITH_ACCOUNTS) as house:
        token = join(house, "Somebody")
        sign_in(house, "Somebody")
        ask(house, "sign-in", name="Somebody", password="a wrong one")
        kept = [value for table in metadata.tables for row in database.do(f'SELECT * FROM "{table}"') for value in row]
    texts = [str(value) for value in kept]
    assert token_hash(token) in [bytes(value) for value in kept if isinstance(value, bytes | memoryview)]
    assert any(text.startswith("$argon2id$") for text in texts)
    assert not any(secret in text for text in texts for secret in (token, PASSWORD))
    assert not any(secret in caplog.text for secret in (token, PASSWORD, "Somebody", "a wrong one"))


def test_a_password_is_checked_also_for_a_name_that_nobody_has(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time would tell which names there are."""
    join(house)
    assert house.server.accounts
    checked: list[str] = []
    monkeypatch.setattr(house.server.accounts.passwords, "_fits", lambda password, kept: checked.append(kept))
    answers = [ask(house, "sign-in", name=name, password="wrong horse") for name in ("Ada", "nobody here")]
    one, other = (kept.split("$")[:4] for kept in checked)
    assert one == other, "as much work"
    assert answers[0].content == answers[1].content and answers[0].headers == answers[1].headers


def test_a_password_is_hashed_anew_when_more_is_usual(house: House) -> None:
    join(house)
    house.settings = replace(WITH_ACCOUNTS, password_rounds=2)
    house.restart()
    sign_in(house)
    assert house.server.accounts
    kept = house.server.accounts.store.by_name(rules.name_key("Ada"))
    assert kept and kept.password and "t=2" in kept.password
    sign_in(house)


# -- Limits


def test_who_guesses_is_slowed_down_and_keeps_nobody_else_out(database: Place) -> None:
    few = replace(WITH_ACCOUNTS, tries_burst=3, sign_ins_burst=6)
    with House(database.url, few, StillClock()) as house:
        join(house)
        for name in ("Ada", "nobody here"):  # a name that nobody has counts like any other
            for _ in range(3):
                assert error(ask(house, "sign-in", name=name, password="a guess")) == (403, "bad_sign_in")
        assert error(ask(house, "sign-in", name="ADA", password=PASSWORD)) == (429, "too_many")
        desk = house.server.accounts
        assert desk
        kept = desk.store.by_name(rules.name_key("Ada"))
        house.ask(desk.check_password, kept, rules.name_key("Ada"), PASSWORD, "another household")


def test_many_households_guess_the_same_name_together(database: Place) -> None:
    with House(database.url, replace(WITH_ACCOUNTS, tries_for_name_burst=3), StillClock()) as house:
        desk, refused = house.server.accounts, []
        assert desk
        for number in range(5):
            try:
                house.ask(desk.check_password, None, rules.name_key("Ada"), "a guess", f"household {number}")
            except Exception as error:
                refused.append(str(error))
        assert refused == ["bad_sign_in"] * 3 + ["too_many"] * 2


def test_guesses_do_not_lock_the_owner_out_of_a_known_device(database: Place) -> None:
    """An attacker has an IPv6 network of 56 bits, which is 256 client networks, and guesses as often as allowed."""
    clock = StillClock()
    with House(database.url, WITH_ACCOUNTS, clock) as house:
        join(house)
        mine, new = house.device(), house.device()
        sign_in(house, token=mine)
        heard: Counter[str] = Counter()

        def guess(network: int) -> None:
            guesser = house.client_at(f"2001:db8:0:{network % 256:x}::1")
            heard[error(guesser.post("/api/account/sign-in", json={"name": "Ada", "password": "a guess"}))[1]] += 1

        for network in range(13):
            for _ in range(10):
                guess(network)
        assert heard == {"bad_sign_in": 10, "too_many": 120}
        for minute in range(many(3, 20, 2)):
            for network in range(14):
                guess(14 * minute + network)
            sign_in(house, token=mine)
            clock.seconds += 60
        assert heard["bad_sign_in"] == 10 + many(3, 20, 2) - 1
        for _ in range(100):  # others elsewhere, so that the name has no tries left
            with suppress(ApiError):
                house.server.accounts._tries_for_name.check(rules.name_key("Ada"))  # type: ignore[union-attr]
        assert error(ask(house, "sign-in", new, name="Ada", password=PASSWORD)) == (429, "too_many")
        signed = sign_in(house, token=mine)
        assert ask(house, "password", signed, password=PASSWORD, new="a new horse").status_code == 200
        for _ in range(11):  # but a known device cannot guess for ever either
            last = error(ask(house, "sign-in", mine, name="Ada", password="a guess"))
        assert last == (429, "too_many")


def test_places_are_kept_for_known_devices_where_passwords_are_worked_on(house: House) -> None:
    desk, go = house.server.accounts, threading.Event()
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

    assert house.ask(all_at_once) == "busy"


def test_making_accounts_is_limited(database: Place) -> None:
    with House(database.url, replace(WITH_ACCOUNTS, accounts_burst=2), StillClock()) as house:
        join(house, "one")
        assert error(ask(house, "", name="one", password=PASSWORD)) == (409, "name_taken")
        assert error(ask(house, "", name="two", password=PASSWORD)) == (429, "too_many")


def test_only_so_many_passwords_are_worked_on(house: House) -> None:
    """Each takes memory: further clients are refused at once, also those of the same client network."""
    desk, go = house.server.accounts, threading.Event()
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

    assert house.ask(all_at_once) == ["429", "503"]


def test_the_oldest_sign_ins_give_way(database: Place) -> None:
    with House(database.url, replace(WITH_ACCOUNTS, sessions_per_account=2), StillClock()) as house:
        tokens = [join(house), sign_in(house), sign_in(house)]
        assert [house.call("GET", "/api/account", token).status_code for token in tokens] == [403, 200, 200]


# -- What ends a sign-in


def test_a_sign_in_rotates_the_token(house: House) -> None:
    old = join(house, label="phone")
    new = sign_in(house, token=old)
    assert error(house.call("GET", "/api/account", old)) == (403, "not_signed_in")
    assert [each["label"] for each in account(house, new)["sessions"]] == ["phone"]


@pytest.mark.parametrize("how", ["sign-out", "another device", "password", "delete", "rotation"])
def test_what_ends_a_sign_in_closes_its_sockets(house: House, how: str) -> None:
    token, device = join(house), house.device()
    id = house.match(token)
    other = sign_in(house)
    with house.page(id, token, 0) as page, house.page(id, other, 1) as stays:
        if how == "sign-out":
            assert ask(house, "sign-out", token).status_code == 204
        elif how == "another device":
            [number] = [each["id"] for each in account(house, other)["sessions"] if not each["here"]]
            assert house.call("DELETE", f"/api/account/sessions/{number}", other).status_code == 204
        elif how == "password":
            assert ask(house, "password", other, password=PASSWORD, new="a new horse").status_code == 200
        elif how == "delete":
            assert ask(house, "delete", other, password=PASSWORD, device=device).status_code == 204
        else:
            sign_in(house, token=token)
        assert hangs_up(page) == CloseCode.UNKNOWN_TOKEN
        assert error(house.call("GET", "/api/matches", token)) == (401, "no_token")
        if how in ("password", "delete"):
            assert hangs_up(stays) == CloseCode.UNKNOWN_TOKEN
        else:
            stays.send(type="ping")
            stays.next("pong")


def test_only_ones_own_devices_are_signed_out(house: House) -> None:
    one, other = join(house), join(house, "Eva")
    [foreign] = account(house, other)["sessions"]
    for number in (foreign["id"], 9_999_999_999):
        assert house.call("DELETE", f"/api/account/sessions/{number}", one).status_code == 204
    assert account(house, other)


def test_another_process_closes_the_sockets_too(two: tuple[House, House]) -> None:
    for house in two:
        house.__exit__()
        house.settings = WITH_ACCOUNTS
        house.start()
        house.__enter__()
    one, other = two
    token = join(one)
    id = one.match(token)
    with other.page(id, token, 0) as page:
        ask(one, "sign-out", token)
        assert hangs_up(page) == CloseCode.UNKNOWN_TOKEN


def test_a_new_password_signs_all_others_out(house: House) -> None:
    here, there = join(house), sign_in(house)
    assert error(ask(house, "password", here, password="wrong horse", new="a new horse")) == (403, "bad_sign_in")
    assert error(ask(house, "password", here, password=PASSWORD, new="short")) == (422, "bad_password")
    new = ask(house, "password", here, password=PASSWORD, new="a new horse").json()["token"]
    assert [house.call("GET", "/api/account", token).status_code for token in (here, there, new)] == [403, 403, 200]
    assert error(ask(house, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    sign_in(house, password="a new horse")


def test_who_was_checked_with_the_old_password_is_not_let_in_after_the_change(house: House) -> None:
    token = join(house)
    desk = house.server.accounts
    assert desk
    read = desk.store.by_name(rules.name_key("Ada"))
    ask(house, "password", token, password=PASSWORD, new="a new horse")
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        desk.open_session(read, "", None)
    with pytest.raises(Exception, match="bad_sign_in"):
        desk.store.move_to_account(1, read, 9)


def test_a_sign_in_that_nobody_uses_is_forgotten(house: House) -> None:
    token = join(house)
    clock = house.clock
    assert isinstance(clock, StillClock)
    for days in (179, 179, 180):
        assert account(house, token)
        clock.seconds += days * 24 * 3600
    assert error(house.call("GET", "/api/account", token)) == (403, "not_signed_in")


# -- What an account gathers


def test_an_account_gathers_what_its_devices_had(house: House) -> None:
    host, laptop, phone = house.device(), house.device(), house.device()
    id, own = begin(house, [host, laptop]), house.match(laptop, AGAINST_BOT)
    table = open_table(house, laptop, [ME, INVITED])["id"]
    with house.page(id, laptop, 1) as old, house.page(id, host, 0) as other:
        token = join(house)
        assert mine(house, token) == {}
        assert ask(house, "gather", token, device=laptop).json() == {"matches": 2, "tables": 2}
        assert old.next("error")["id"] == "not_your_seat"
        assert mine(house, laptop) == {} and mine(house, token) == {id: [1], own: [0]}
        assert seen(house, token, table)["host"] and not seen(house, laptop, table)["host"]
        there = sign_in(house)  # on a phone, without a link
        with house.page(id, token, 1) as here, house.page(id, there, 1) as also:
            for _ in range(20):
                if 1 in other.frame["actors"]:
                    break
                other.act()
            here.at(other.frame["version"])
            version = also.at(other.frame["version"]) and also.act()
            assert here.at(version)["decisions"] == also.frame["decisions"] == other.at(version)["decisions"]
    assert mine(house, phone) == {}
    assert house.call("DELETE", f"/api/matches/{own}", there).status_code == 204


def test_a_change_of_a_table_that_was_read_before_does_not_give_the_seat_back(house: House) -> None:
    laptop, guest = house.device(), house.device()
    id = open_table(house, laptop, [ME, OPEN, OPEN])["id"]
    before = house.server.tables.table(id)
    token = join(house)
    ask(house, "gather", token, device=laptop)
    with pytest.raises(Exception, match=id):
        house.server.tables.save(replace(before, version=before.version + 1), before.version)  # type: ignore[type-var,union-attr]
    assert at_table(house, guest, id, "sit", name="Bo").status_code == 200
    assert seen(house, token, id)["host"] and seen(house, token, id)["chairs"][0]["yours"]


def test_only_ones_own_device_can_be_gathered(house: House) -> None:
    token, other, device = join(house), join(house, "Eva"), house.device()
    house.match(other)
    for foreign in (other, "guess", token):
        assert error(ask(house, "gather", token, device=foreign)) == (401, "no_token")
    assert error(ask(house, "gather", device, device=device)) == (403, "not_signed_in")
    assert mine(house, token) == {} and len(mine(house, other)) == 1


def test_an_account_is_one_device_for_all_limits(database: Place) -> None:
    with House(database.url, replace(WITH_ACCOUNTS, matches_per_device=1)) as house:
        token = join(house)
        house.match(token)
        answer = house.call("POST", "/api/matches", sign_in(house), {"game": "game_of_trains", "seats": AGAINST_BOT})
        assert error(answer) == (409, "too_many_matches")


def test_settings_are_kept_within_limits(house: House) -> None:
    token = join(house)
    assert account(house, token)["settings"] is None
    assert ask(house, "settings", token, settings={"language": "sl", "sounds": True}).status_code == 204
    assert account(house, sign_in(house))["settings"] == {"language": "sl", "sounds": True}
    assert error(ask(house, "settings", token, settings={"x": "y" * 8192})) == (413, "too_long")
    assert error(ask(house, "settings", house.device(), settings={})) == (403, "not_signed_in")


def test_everything_that_was_gathered_can_be_taken_along(house: House) -> None:
    token = join(house, label="laptop")
    over, table = house.finished(token), open_table(house, token, [ME, OPEN])["id"]
    running = house.match(token)
    with house.page(running, token, 0) as page:
        page.send(type="say", say_id="1", seat=0, text="Good evening")
        while not page.next("talk")["lines"]:
            pass
    answer = house.call("GET", "/api/account/export", token)
    told = answer.json()
    assert answer.headers["cache-control"] == "no-store"
    assert {each["id"]: "ranking" in each for each in told["matches"]} == {over: True, running: False}
    assert [each["id"] for each in told["tables"]] == [table] and told["account"]["name"] == "Ada"
    assert [(line["match"], line["text"]) for line in told["lines"]] == [(running, "Good evening")]
    row = house.server.store.match(running)
    assert row and row.seed.hex() not in answer.text
    assert error(house.call("GET", "/api/account/export", house.device())) == (403, "not_signed_in")


def test_after_the_end_of_an_account_its_seats_stay_at_the_device(house: House) -> None:
    token, device, host = join(house), house.device(), house.device()
    id = begin(house, [host, token])
    assert error(ask(house, "delete", token, password="wrong horse", device=device)) == (403, "bad_sign_in")
    assert error(ask(house, "delete", token, password=PASSWORD, device="guess")) == (401, "no_token")
    assert mine(house, token) == {id: [1]}
    assert ask(house, "delete", token, password=PASSWORD, device=device).status_code == 204
    assert mine(house, device) == {id: [1]} and mine(house, host) == {id: [0]}
    assert error(ask(house, "sign-in", name="Ada", password=PASSWORD)) == (403, "bad_sign_in")
    for table in ("accounts", "sessions", "passkeys", "challenges"):
        with house.server.store.reading() as db:
            assert db.execute(metadata.tables[table].select()).all() == []
    join(house)


def test_an_account_that_is_gone_gathers_nothing(house: House) -> None:
    token, device = join(house), house.device()
    store = AccountStore(house.server.store)
    read = store.by_name(rules.name_key("Ada"))
    house.match(device)
    ask(house, "delete", token, password=PASSWORD, device=house.device())
    assert read
    with pytest.raises(Exception, match="bad_sign_in"):
        store.move_to_account(house.server.store.device(token_hash(device)) or 0, read, 9)
    assert len(mine(house, device)) == 1


def test_another_website_may_not_sign_anybody_in(house: House) -> None:
    body: dict[str, Any] = {"name": "Ada", "password": PASSWORD}
    join(house)
    answer = house.call("POST", "/api/account/sign-in", None, body, headers={"Origin": "http://evil.example"})
    assert error(answer) == (403, "other_origin")
    assert "set-cookie" not in house.call("POST", "/api/account/sign-in", None, body).headers
