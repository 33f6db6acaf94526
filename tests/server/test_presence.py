"""Who is there is known in all processes, also when one dies or cannot be heard; and what people agree to counts in all of them."""

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
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import begin
from tests.server.harness import QUICK, Harness, Page
from tests.server.process import wait_for

MINUTE = {"each": "move", "seconds": 60, "at_zero": "bot"}
AWAY = AWAY_MS / 1000


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not think for long, and processes that are heard often."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: "random")
    monkeypatch.setattr(presence, "BEAT_S", 0.02)


@pytest.fixture(params=["sqlite", "postgresql", "two processes"])
def harnesses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Harness]]:
    """Where three people sit: at one server with either database, or at two of them in turn."""
    if request.param == "two processes":
        one, other = request.getfixturevalue("two")
        yield [one, other, one]
        return
    url = str(tmp_path / "m.db") if request.param == "sqlite" else request.getfixturevalue("on_postgresql").url
    with Harness(url, QUICK, StillClock()) as harness:
        yield [harness] * 3


def move(harnesses: list[Harness], seconds: float, silence: bool = True) -> None:
    """Time passes everywhere. `silence`: in which no process has said anything."""

    async def pass_time(harness: Harness) -> None:
        clock = harness.server.clock
        await clock.move(seconds)  # type: ignore[attr-defined]
        if not silence:
            harness.server.presence._remote.reset_silence(clock.monotonic())

    for harness in dict.fromkeys(harnesses):
        harness.ask(pass_time, harness)


def online(frame: dict[str, Any]) -> list[bool]:
    return [seat["online"] for seat in frame["seats"]]


def plays(seat: int) -> Any:
    return lambda frame: "stand_in" in frame["seats"][seat]


says = st.tuples(
    st.sampled_from("PQR"),
    st.sampled_from(["beat", "here", "here", "here", "end", "wait"]),
    st.sampled_from("mn"),
    st.sets(st.integers(1, 4)),
)


@given(st.lists(says, max_size=40))
def test_the_last_word_of_each_process_that_lives_counts(said: list[tuple[str, str, str, set[int]]]) -> None:
    elsewhere, now = RemotePresence(), 0.0
    last: dict[str, dict[str, set[int]]] = {}
    heard: dict[str, float] = {}
    for process, what, match, devices in said:
        if what == "wait":
            now += GONE_S / 2
            dead = {each for each, at in heard.items() if now - at >= GONE_S}
            assert set(elsewhere.silent(now)) == dead
            for each in dead:
                assert elsewhere.forget(each) == {id for id, there in last.pop(each, {}).items() if there}
                del heard[each]
        elif what == "end":
            elsewhere.forget(process)
            last.pop(process, None)
            heard.pop(process, None)
        else:
            assert elsewhere.note_alive(process, now) == (process in heard)
            heard[process] = now
            if what == "here":
                elsewhere.note_devices(process, match, devices)
                last.setdefault(process, {})[match] = devices
        for id in "mn":
            assert elsewhere.devices(id) == {device for there in last.values() for device in there.get(id, ())}


def test_everybody_sees_who_comes_and_goes(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].device() for _ in range(3)]
    id = begin(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, None, None) as watcher:
        watcher.until(lambda frame: online(frame) == [True, False, False])
        with harnesses[1].page(id, devices[1], 1) as bo, harnesses[2].page(id, devices[2], 2):
            for page in (ada, bo, watcher):
                page.until(lambda frame: online(frame) == [True, True, True])
        for page in (ada, watcher):
            page.until(lambda frame: online(frame) == [True, False, False])


def test_the_others_decide_wherever_they_sit(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].device() for _ in range(3)]
    id = begin(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        with harnesses[2].page(id, devices[2], 2):
            bo.until(lambda frame: all(online(frame)))
            bo.send(type="let_bot_play", seat=1, absent=2)
            assert bo.next("error")["id"] == "not_absent"
        for page in (ada, bo):
            page.until(lambda frame: online(frame) == [True, True, False])
        move(harnesses, AWAY, silence=False)
        ada.send(type="let_bot_play", seat=0, absent=2)
        for page in (ada, bo):
            page.until(lambda frame: frame["seats"][2].get("agreed") == [0])
        bo.send(type="let_bot_play", seat=1, absent=2)
        for page in (ada, bo):
            assert "agreed" not in page.until(plays(2))["seats"][2]
        with harnesses[2].page(id, devices[2], 2) as cy:
            cy.until(plays(2))
            cy.send(type="play_on", seat=2)
            for page in (ada, bo, cy):
                page.until(lambda frame: not plays(2)(frame))


@pytest.mark.parametrize("how", ["against", "back"])
def test_the_question_ends_everywhere(harnesses: list[Harness], how: str) -> None:
    devices = [harnesses[0].device() for _ in range(3)]
    id = begin(harnesses[0], devices)
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        for page in (ada, bo):
            page.until(lambda frame: online(frame) == [True, True, False])
        move(harnesses, AWAY, silence=False)
        ada.send(type="let_bot_play", seat=0, absent=2)
        bo.until(lambda frame: "agreed" in frame["seats"][2])
        if how == "against":
            bo.send(type="let_bot_play", seat=1, absent=2, agree=False)
        else:
            with harnesses[2].page(id, devices[2], 2):
                for page in (ada, bo):
                    page.until(lambda frame: all(online(frame)))
        for page in (ada, bo):
            page.until(lambda frame: "agreed" not in frame["seats"][2] and not frame["seats"][2]["online"])
        wait_for(lambda: harnesses[0].server.store.match(id).votes is None)  # type: ignore[union-attr]
        move(harnesses, AWAY, silence=False)
        bo.send(type="let_bot_play", seat=1, absent=2)
        ada.until(lambda frame: frame["seats"][2].get("agreed") == [1])


def test_all_have_to_want_a_pause_wherever_they_sit_also_after_a_restart(harnesses: list[Harness]) -> None:
    devices = [harnesses[0].device() for _ in range(2)]
    id = begin(harnesses[0], devices, clock=MINUTE)

    def asked(*seats: int, paused: bool = False) -> Any:
        return lambda frame: frame["clock"] == {"paused": paused, "asked": list(seats), "slow": False}

    with harnesses[0].page(id, devices[0], 0) as ada:
        ada.send(type="pause", seat=0, paused=True)
        ada.until(asked(0))
    harnesses[0].restart()
    with harnesses[0].page(id, devices[0], 0) as ada, harnesses[1].page(id, devices[1], 1) as bo:
        for page in (ada, bo):
            page.until(asked(0))
        bo.send(type="pause", seat=1, paused=False)
        ada.until(asked())
        ada.send(type="pause", seat=0, paused=True)
        bo.until(asked(0))
        bo.send(type="pause", seat=1, paused=True)
        for page in (ada, bo):
            page.until(asked(paused=True))


def test_a_move_before_the_news_of_a_pause_is_judged_by_the_database(
    two: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = two
    devices = [here.device() for _ in range(2)]
    id = begin(here, devices, clock=MINUTE)
    with ExitStack() as pages:
        sides = [[pages.enter_context(harness.page(id, devices[seat], seat)) for seat in range(2)] for harness in two]
        actor: int = sides[1][0].frame["actors"][0]
        legal = sides[1][actor].frame["legal"]
        monkeypatch.setattr(elsewhere.server.bus, "publish", lambda id: None)
        for seat in range(2):
            sides[0][seat].send(type="pause", seat=seat, paused=True)
        sides[0][0].until(lambda frame: frame["clock"]["paused"])
        answer = sides[1][actor].try_to_act(legal[0]["id"])
        assert answer["type"] == "refused" and answer["refusal"]["id"] == "paused"
    stored = here.server.store.match(id)
    assert stored is not None and stored.clocks is not None and stored.clocks["paused"] and not here.log(id)


def test_a_process_that_dies_takes_its_people_away_and_brings_them_back(
    two: tuple[Harness, Harness], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = two
    devices = [here.device() for _ in range(2)]
    id = begin(here, devices)

    async def nothing() -> None:
        """As if the process stood still."""

    with here.page(id, devices[0], 0), elsewhere.page(id, devices[1], 1) as bo:
        bo.until(lambda frame: online(frame) == [True, True])
        tell = here.server.presence._send_changes
        monkeypatch.setattr(here.server.presence, "_send_changes", nothing)
        move([elsewhere], GONE_S / 2)
        assert _seen(bo) == [True, True]

        def is_gone() -> bool:
            move([elsewhere], GONE_S)  # again, where a word was still on its way
            return _seen(bo) == [False, True]

        wait_for(is_gone)
        monkeypatch.setattr(here.server.presence, "_send_changes", tell)
        bo.until(lambda frame: online(frame) == [True, True])


def _seen(page: Page) -> list[bool]:
    """What a frame says that is made now."""
    seat = page.frame["viewer"]
    for look in (None, seat):
        page.send(type="look", seat=look)
        page.until(lambda frame, look=look: frame["viewer"] == look)
    return online(page.frame)


def test_a_process_that_could_not_be_heard_is_asked_again(two: tuple[Harness, Harness], on_postgresql: Place) -> None:
    here, elsewhere = two
    devices = [here.device() for _ in range(2)]
    id = begin(here, devices)
    with elsewhere.page(id, devices[1], 1) as bo:
        for _ in range(3):
            on_postgresql.do(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            with here.page(id, devices[0], 0) as ada:
                for page in (ada, bo):
                    page.until(lambda frame: online(frame) == [True, True])
            bo.until(lambda frame: online(frame) == [False, True])


def test_who_is_there_is_known_from_the_first_frame_on(two: tuple[Harness, Harness]) -> None:
    here, elsewhere = two
    devices = [here.device() for _ in range(2)]
    id = begin(here, devices)
    with here.page(id, devices[0], 0):
        wait_for(lambda: elsewhere.server.presence.remote_devices(id))
        with elsewhere.page(id, devices[1], 1) as bo:
            assert online(bo.frame) == [True, True]


def test_a_process_that_ends_says_so(on_postgresql: Place) -> None:
    with Harness(on_postgresql.url, QUICK, StillClock()) as stays:
        devices = [stays.device() for _ in range(2)]
        id = begin(stays, devices)
        with stays.page(id, devices[0], 0) as ada:
            with Harness(on_postgresql.url, QUICK, StillClock()) as ends:
                with ends.page(id, devices[1], 1):
                    ada.until(lambda frame: online(frame) == [True, True])
            ada.until(lambda frame: online(frame) == [True, False])
            wait_for(lambda: not stays.server.presence._remote._last_heard)
