"""Presence and votes of players across several server processes, also when a process dies or its messages are lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.server.games.catalog import Catalog
from boardwright.server.play import presence
from boardwright.server.table_rules.absence import AWAY_MS
from boardwright.server.table_rules.presence import GONE_S, RemotePresence
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import QUICK_SETTINGS, Harness, Page
from tests.server.process import wait_until
from tests.server.table_calls import start_match

MINUTE = {"each": "move", "seconds": 60, "at_zero": "bot"}
AWAY = AWAY_MS / 1000


@pytest.fixture(autouse=True)
def fast_bots_and_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots choose at random, and processes send heartbeats often."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: "random")
    monkeypatch.setattr(presence, "BEAT_S", 0.02)


@pytest.fixture(params=["sqlite", "postgresql", "two processes"])
def harnesses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Harness]]:
    """Return the servers of three players: one server with either database, or two servers in turn."""
    if request.param == "two processes":
        one, other = request.getfixturevalue("two_servers")
        yield [one, other, one]
        return
    url = str(tmp_path / "m.db") if request.param == "sqlite" else request.getfixturevalue("postgresql_database").url
    with Harness(url, QUICK_SETTINGS, ManualClock()) as harness:
        yield [harness] * 3


def advance_clocks(harnesses: list[Harness], seconds: float, silence: bool = True) -> None:
    """Advance the clock of each server. `silence`: without heartbeats of the processes meanwhile."""

    async def pass_time(harness: Harness) -> None:
        clock = harness.server.clock
        await clock.advance(seconds)  # type: ignore[attr-defined]
        if not silence:
            harness.server.presence._remote.reset_silence(clock.monotonic())

    for harness in dict.fromkeys(harnesses):
        harness.run_in_loop(pass_time, harness)


def online(frame: dict[str, Any]) -> list[bool]:
    return [seat["online"] for seat in frame["seats"]]


def bot_plays_for(seat: int) -> Any:
    return lambda frame: "stand_in" in frame["seats"][seat]


process_messages = st.tuples(
    st.sampled_from("PQR"),
    st.sampled_from(["beat", "here", "here", "here", "end", "wait"]),
    st.sampled_from("mn"),
    st.sets(st.integers(1, 4)),
)


@given(st.lists(process_messages, max_size=40))
def test_the_last_message_of_each_living_process_counts(messages: list[tuple[str, str, str, set[int]]]) -> None:
    remote, now = RemotePresence(), 0.0
    last: dict[str, dict[str, set[int]]] = {}
    heard: dict[str, float] = {}
    for process, kind, match, devices in messages:
        if kind == "wait":
            now += GONE_S / 2
            dead = {process for process, time in heard.items() if now - time >= GONE_S}
            assert set(remote.silent(now)) == dead
            for dead_process in dead:
                assert remote.forget(dead_process) == {id for id, devices in last.pop(dead_process, {}).items() if devices}
                del heard[dead_process]
        elif kind == "end":
            remote.forget(process)
            last.pop(process, None)
            heard.pop(process, None)
        else:
            assert remote.note_alive(process, now) == (process in heard)
            heard[process] = now
            if kind == "here":
                remote.note_devices(process, match, devices)
                last.setdefault(process, {})[match] = devices
        for id in "mn":
            assert remote.devices(id) == {device for matches in last.values() for device in matches.get(id, ())}


def test_all_pages_see_players_arrive_and_leave(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].new_device() for _ in range(3)]
    id = start_match(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, None, None) as spectator:
        spectator.wait_until(lambda frame: online(frame) == [True, False, False])
        with harnesses[1].page(id, devices[1], 1) as bo, harnesses[2].page(id, devices[2], 2):
            for page in (ada, bo, spectator):
                page.wait_until(lambda frame: online(frame) == [True, True, True])
        for page in (ada, spectator):
            page.wait_until(lambda frame: online(frame) == [True, False, False])


def test_other_players_vote_for_a_bot_from_any_process(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].new_device() for _ in range(3)]
    id = start_match(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        with harnesses[2].page(id, devices[2], 2):
            bo.wait_until(lambda frame: all(online(frame)))
            bo.send(type="let_bot_play", seat=1, absent=2)
            assert bo.wait_for("error")["id"] == "not_absent"
        for page in (ada, bo):
            page.wait_until(lambda frame: online(frame) == [True, True, False])
        advance_clocks(harnesses, AWAY, silence=False)
        ada.send(type="let_bot_play", seat=0, absent=2)
        for page in (ada, bo):
            page.wait_until(lambda frame: frame["seats"][2].get("agreed") == [0])
        bo.send(type="let_bot_play", seat=1, absent=2)
        for page in (ada, bo):
            assert "agreed" not in page.wait_until(bot_plays_for(2))["seats"][2]
        with harnesses[2].page(id, devices[2], 2) as cy:
            cy.wait_until(bot_plays_for(2))
            cy.send(type="play_on", seat=2)
            for page in (ada, bo, cy):
                page.wait_until(lambda frame: not bot_plays_for(2)(frame))


@pytest.mark.parametrize("ending", ["against", "return"])
def test_the_end_of_a_vote_reaches_all_processes(harnesses: list[Harness], ending: str) -> None:
    devices = [harnesses[0].new_device() for _ in range(3)]
    id = start_match(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        for page in (ada, bo):
            page.wait_until(lambda frame: online(frame) == [True, True, False])
        advance_clocks(harnesses, AWAY, silence=False)
        ada.send(type="let_bot_play", seat=0, absent=2)
        bo.wait_until(lambda frame: "agreed" in frame["seats"][2])
        if ending == "against":
            bo.send(type="let_bot_play", seat=1, absent=2, agree=False)
        else:
            with harnesses[2].page(id, devices[2], 2):
                for page in (ada, bo):
                    page.wait_until(lambda frame: all(online(frame)))
        for page in (ada, bo):
            page.wait_until(lambda frame: "agreed" not in frame["seats"][2] and not frame["seats"][2]["online"])
        wait_until(lambda: harnesses[0].server.store.match(id).votes is None)  # type: ignore[union-attr]
        advance_clocks(harnesses, AWAY, silence=False)
        bo.send(type="let_bot_play", seat=1, absent=2)
        ada.wait_until(lambda frame: frame["seats"][2].get("agreed") == [1])


def test_a_pause_needs_all_players_in_all_processes_and_after_a_restart(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].new_device() for _ in range(2)]
    id = start_match(harnesses[0], devices, clock=MINUTE)

    def clock_shows(*seats: int, paused: bool = False) -> Any:
        return lambda frame: frame["clock"] == {"paused": paused, "asked": list(seats), "slow": False}

    with harnesses[0].page(id, devices[0], 0) as ada:
        ada.send(type="pause", seat=0, paused=True)
        ada.wait_until(clock_shows(0))
    harnesses[0].restart()
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        for page in (ada, bo):
            page.wait_until(clock_shows(0))
        bo.send(type="pause", seat=1, paused=False)
        ada.wait_until(clock_shows())
        ada.send(type="pause", seat=0, paused=True)
        bo.wait_until(clock_shows(0))
        bo.send(type="pause", seat=1, paused=True)
        for page in (ada, bo):
            page.wait_until(clock_shows(paused=True))


def test_a_move_before_the_news_of_a_pause_is_refused_by_the_database(
    two_servers: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = two_servers
    devices = [here.new_device() for _ in range(2)]
    id = start_match(here, devices, clock=MINUTE)
    with ExitStack() as stack:
        pages_by_process = [[stack.enter_context(harness.page(id, devices[seat], seat)) for seat in range(2)] for harness in two_servers]
        actor: int = pages_by_process[1][0].frame["actors"][0]
        legal = pages_by_process[1][actor].frame["legal"]
        monkeypatch.setattr(elsewhere.server.bus, "publish", lambda id: None)
        for seat in range(2):
            pages_by_process[0][seat].send(type="pause", seat=seat, paused=True)
        pages_by_process[0][0].wait_until(lambda frame: frame["clock"]["paused"])
        answer = pages_by_process[1][actor].try_to_act(legal[0]["id"])
        assert answer["type"] == "refused" and answer["refusal"]["id"] == "paused"
    stored = here.server.store.match(id)
    assert stored is not None and stored.clocks is not None and stored.clocks["paused"] and not here.log(id)


def test_players_of_a_dead_process_are_absent_until_it_is_heard_again(
    two_servers: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = two_servers
    devices = [here.new_device() for _ in range(2)]
    id = start_match(here, devices)

    async def send_nothing() -> None:
        """Act as if the process had stopped."""

    with here.page(id, devices[0], 0), elsewhere.page(id, devices[1], 1) as bo:
        bo.wait_until(lambda frame: online(frame) == [True, True])
        send_changes = here.server.presence._send_changes
        monkeypatch.setattr(here.server.presence, "_send_changes", send_nothing)
        advance_clocks([elsewhere], GONE_S / 2)
        assert request_online(bo) == [True, True]

        def is_absent() -> bool:
            advance_clocks([elsewhere], GONE_S)  # repeated, since a message may still have been on its way
            return request_online(bo) == [False, True]

        wait_until(is_absent)
        monkeypatch.setattr(here.server.presence, "_send_changes", send_changes)
        bo.wait_until(lambda frame: online(frame) == [True, True])


def request_online(page: Page) -> list[bool]:
    """Request a new frame. Return which players it shows as online."""
    seat = page.frame["viewer"]
    for look in (None, seat):
        page.send(type="look", seat=look)
        page.wait_until(lambda frame, look=look: frame["viewer"] == look)
    return online(page.frame)


def test_presence_is_synchronized_after_a_lost_connection(two_servers: tuple[Harness, Harness], postgresql_database: Database) -> None:
    here, elsewhere = two_servers
    devices = [here.new_device() for _ in range(2)]
    id = start_match(here, devices)
    with elsewhere.page(id, devices[1], 1) as bo:
        for _ in range(3):
            postgresql_database.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            with here.page(id, devices[0], 0) as ada:
                for page in (ada, bo):
                    page.wait_until(lambda frame: online(frame) == [True, True])
            bo.wait_until(lambda frame: online(frame) == [False, True])


def test_the_first_frame_shows_players_of_other_processes(two_servers: tuple[Harness, Harness]) -> None:
    here, elsewhere = two_servers
    devices = [here.new_device() for _ in range(2)]
    id = start_match(here, devices)
    with here.page(id, devices[0], 0):
        wait_until(lambda: elsewhere.server.presence.remote_devices(id))
        with elsewhere.page(id, devices[1], 1) as bo:
            assert online(bo.frame) == [True, True]


def test_a_process_announces_its_end(postgresql_database: Database) -> None:
    with Harness(postgresql_database.url, QUICK_SETTINGS, ManualClock()) as remaining:
        devices = [remaining.new_device() for _ in range(2)]
        id = start_match(remaining, devices)
        with remaining.page(id, devices[0], 0) as ada:
            with Harness(postgresql_database.url, QUICK_SETTINGS, ManualClock()) as ending:
                with ending.page(id, devices[1], 1):
                    ada.wait_until(lambda frame: online(frame) == [True, True])
            ada.wait_until(lambda frame: online(frame) == [True, False])
            wait_until(lambda: not remaining.server.presence._remote._last_heard)
