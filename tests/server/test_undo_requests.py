"""Undo requests that other players have to accept, and undoing a whole turn at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.store import UNDO, effective
from boardwright.server.table_rules.undo_requests import MOST_DECLINED, WAIT_MS, UndoRequest, answer, ask, is_decided, needed
from tests.server.clock import ManualClock
from tests.server.harness import QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import start_match

OPEN_GAMES = {2: "russian_railroads", 3: "endeavor"}  # by the number of players; games that hide little or nothing


# -- rules


def test_a_request_needs_all_present_players_and_all_whose_choices_are_undone() -> None:
    request = ask(UndoRequest(), 0, version=5, choice=3, own_seats=[0], now=0)
    needed_seats = needed(request, playing=[0, 1, 2, 3], present=[0, 1], acted=[2])
    assert needed_seats == {1, 2}
    request = answer(request, 5, [1], True)
    assert not is_decided(request, 5, needed(request, [0, 1, 2, 3], [0, 1], [2]))
    request = answer(request, 5, [2], True)
    assert is_decided(request, 5, needed(request, [0, 1, 2, 3], [0, 1], [2]))
    assert not is_decided(request, 6, set())  # another choice was made


def test_a_request_needs_another_player_except_on_one_device() -> None:
    request = ask(UndoRequest(), 0, 5, 3, [0], 0)
    assert not is_decided(request, 5, needed(request, [0, 1], [0], []))
    same_device = ask(UndoRequest(), 0, 5, 3, [0, 1], 0)
    assert is_decided(same_device, 5, needed(same_device, [0, 1], [0, 1], [1]))


@pytest.mark.parametrize(("voter", "declined"), [(1, {0: 1}), (0, {})])
def test_a_choice_can_be_asked_about_only_once(voter: int, declined: dict[int, int]) -> None:
    request = answer(ask(UndoRequest(), 0, 5, 3, [0], 0), 5, [voter], False)
    assert request.ended == voter and request.declined == declined and not request.is_open(5)
    with pytest.raises(ApiError, match="declined_before"):
        ask(request, 0, 5, 3, [0], 0)
    assert ask(request, 0, 9, 7, [0], 0).is_open(9)


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["ask", "yes", "no", "play"])), max_size=60))
def test_the_declined_requests_of_a_seat_are_limited(steps: list[tuple[int, str]]) -> None:
    request, version, declined = UndoRequest(), 0, {0: 0, 1: 0, 2: 0}
    for seat, step in steps:
        before = request
        if step == "play":
            version += 1
        elif step == "ask":
            try:
                request = ask(request, seat, version, version, [seat], 0)
                assert request.is_open(version) and request.seat == seat
            except ApiError as error:
                assert error.id in ("being_asked", "declined_before", "declined_often")
        else:
            request = answer(request, version, [seat], step == "yes")
            if step == "no" and before.is_open(version) and before.seat != seat:
                assert before.seat is not None
                declined[before.seat] += 1
        assert request.seat is None or request.seat in request.agreed
        assert all(count <= MOST_DECLINED for count in declined.values())
        assert dict(request.declined) == {declined_seat: count for declined_seat, count in declined.items() if count}


def test_bots_wait_for_an_answer_for_a_limited_time() -> None:
    request = ask(UndoRequest(), 0, 5, 3, [0], now=1000)
    assert request.ms_left(5, 1000) == request.ms_left(5, 0) == WAIT_MS
    assert request.ms_left(5, 1000 + WAIT_MS) == request.ms_left(6, 1000) == 0
    assert answer(request, 5, [1], False).ms_left(5, 1000) == 0


# -- at a table


@contextmanager
def running_match(harness: Harness, people: int = 2, pause: float = 0) -> Iterator[tuple[str, list[Page]]]:
    """Start a match and play until all seats have chosen and seat 0 may request an undo. `pause`: seconds before each choice of a bot."""
    tokens = [harness.new_device() for _ in range(people)]
    id = start_match(harness, tokens, game=OPEN_GAMES[people], pause=pause)
    with ExitStack() as stack:
        pages = [stack.enter_context(harness.page(id, token, seat)) for seat, token in enumerate(tokens)]
        seats_that_chose: set[int] = set()
        while len(seats_that_chose) < people or pages[0].frame["actors"] != [0] or not pages[0].frame["undo"]["ask"]:
            seats_that_chose.add(play_choice(pages))
        yield id, pages


def play_choice(pages: list[Page]) -> int:
    """Let a player to move choose once. Return the seat."""
    seat: int = pages[0].frame["actors"][0]
    version = pages[seat].act()
    for page in pages:
        page.wait_for_version(version)
    return seat


def wait_for_request(page: Page) -> dict[str, Any]:
    request: dict[str, Any] = page.wait_until(lambda frame: "asked" in frame)["asked"]
    return request


def counted_choices(harness: Harness, id: str) -> list[tuple[int, str]]:
    return effective(harness.log(id))


def next_error(page: Page) -> str:
    id: str = page.wait_for("error")["id"]
    return id


def choices_before_last(harness: Harness, id: str, seat: int) -> list[tuple[int, str]]:
    """Return the choices that count before the last one of a seat."""
    choices = counted_choices(harness, id)
    last = max(n for n, (owner, _) in enumerate(choices) if owner == seat)
    return choices[:last]


def test_an_accepted_request_undoes_all_choices_since(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        assert ada.frame["undo"]["reason"]["id"] == "undo_other_acted" and ada.frame["undo"]["ask"]
        expected, version = choices_before_last(harness, id, 0), ada.frame["version"]
        ada.send(type="ask_back", seat=0)
        assert wait_for_request(bo) == {"seat": 0, "agreed": [0], "waits": [1], "ended": None}
        assert not ada.wait_until(lambda frame: "asked" in frame)["undo"]["ask"]
        bo.send(type="answer_back", seat=1, agree=True)
        for page in (ada, bo):
            frame = page.wait_until(lambda frame: frame["version"] > version)
            assert "asked" not in frame and frame["decisions"] == len(expected) and frame["actors"] == [0]
        assert counted_choices(harness, id) == expected
        ada.act()


def test_a_declined_request_ends_and_cannot_be_repeated(harness: Harness) -> None:
    with running_match(harness, people=3) as (id, [ada, bo, cy]):
        choices = counted_choices(harness, id)
        ada.send(type="ask_back", seat=0)
        wait_for_request(cy)
        bo.send(type="answer_back", seat=1, agree=True)
        assert cy.wait_until(lambda frame: frame.get("asked", {}).get("agreed") == [0, 1])["asked"]["waits"] == [2]
        cy.send(type="answer_back", seat=2, agree=False)
        assert ada.wait_until(lambda frame: frame.get("asked", {}).get("ended") == 2)["asked"]["waits"] == []
        assert not ada.frame["undo"]["ask"] and counted_choices(harness, id) == choices
        ada.send(type="ask_back", seat=0)
        assert next_error(ada) == "declined_before"


def test_a_new_choice_ends_the_request(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        bo.send(type="ask_back", seat=1)  # no other player has acted since, so an ordinary undo is possible
        assert next_error(bo) == "cannot_ask_back"
        ada.send(type="ask_back", seat=0)
        wait_for_request(bo)
        version = ada.act()
        assert "asked" not in bo.wait_for_version(version)
        bo.send(type="answer_back", seat=1, agree=True)
        bo.send(type="ping")
        bo.wait_for("pong")
        assert all(row.kind != UNDO for row in harness.log(id))


def test_a_request_can_be_withdrawn(harness: Harness) -> None:
    with running_match(harness) as (_, [ada, bo]):
        ada.send(type="ask_back", seat=0)
        wait_for_request(bo)
        bo.send(type="ask_back", seat=1)
        assert next_error(bo) == "cannot_ask_back"
        ada.send(type="answer_back", seat=0, agree=False)
        assert bo.wait_until(lambda frame: frame.get("asked", {}).get("ended") == 0)


def test_only_the_own_seat_can_request_and_answer(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        ada.send(type="answer_back", seat=1, agree=True)
        assert next_error(ada) == "not_your_seat"
        with harness.page(id, None, None) as spectator:
            for message in ("ask_back", "answer_back"):
                spectator.send(type=message, seat=0, **({"agree": True} if message == "answer_back" else {}))
                assert next_error(spectator) == "not_your_seat"
            ada.send(type="ask_back", seat=0)
            assert wait_for_request(spectator) == wait_for_request(bo)  # all viewers see the request


def test_a_request_is_kept_after_a_restart(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        ada.send(type="ask_back", seat=0)
        wait_for_request(bo)
        expected, tokens = choices_before_last(harness, id, 0), [ada.token, bo.token]
    harness.restart()
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        assert wait_for_request(bo)["seat"] == 0
        bo.send(type="answer_back", seat=1, agree=True)
        ada.wait_until(lambda frame: frame["decisions"] == len(expected))
        assert counted_choices(harness, id) == expected


def test_absent_players_are_asked_only_if_their_own_choice_would_be_undone(harness: Harness) -> None:
    with running_match(harness, people=3) as (id, [ada, bo, absent_page]):
        absent_page.socket.close()
        ada.wait_until(lambda frame: not frame["seats"][2]["online"])
        ada.send(type="ask_back", seat=0)
        assert wait_for_request(bo)["waits"] == [1, 2]  # both have chosen since
        bo.send(type="answer_back", seat=1, agree=True)
        with harness.page(id, absent_page.token, 2) as cy:
            assert wait_for_request(cy)["waits"] == [2]
            cy.send(type="answer_back", seat=2, agree=True)
            bo.wait_until(lambda frame: "asked" not in frame)


def test_bots_wait_for_the_answers(tmp_path: Path) -> None:
    clock = ManualClock()
    settings = replace(QUICK_SETTINGS, bot_move_delay_s=0.5)
    with Harness(tmp_path / "matches.db", settings, clock) as harness, running_match(harness, 3, pause=0.5) as (id, pages):
        ada, bo, cy = pages
        while bo.frame["actors"] != [1] or not cy.frame["undo"]["ask"]:
            play_choice(pages)
        bo.send(type="resign", seat=1)  # a bot is to choose now
        ada.wait_until(lambda frame: "stand_in" in frame["seats"][1])
        rows = len(harness.log(id))
        cy.send(type="ask_back", seat=2)
        assert wait_for_request(ada)["waits"] == [0]
        harness.run_in_loop(clock.advance, 0.5)
        harness.run_in_loop(clock.advance, 20.0)
        assert len(harness.log(id)) == rows
        ada.send(type="answer_back", seat=0, agree=False)
        for _ in range(2_000):  # the bot may start to wait only now
            if len(harness.log(id)) > rows:
                break
            harness.run_in_loop(clock.advance, 0.5)
        ada.wait_until(lambda frame: frame["version"] > rows)


def test_a_request_is_answered_in_another_process(two_servers: tuple[Harness, Harness]) -> None:
    one, other = two_servers
    tokens = [one.new_device(), one.new_device()]
    id = start_match(one, tokens, game=OPEN_GAMES[2], pause=0)
    with one.page(id, tokens[0], 0) as ada, other.page(id, tokens[1], 1) as bo:
        while ada.frame["actors"] != [0] or not ada.frame["undo"]["ask"]:
            play_choice([ada, bo])
        expected = choices_before_last(one, id, 0)
        ada.send(type="ask_back", seat=0)
        assert wait_for_request(bo)["waits"] == [1]
        bo.send(type="answer_back", seat=1, agree=True)
        for page in (ada, bo):
            page.wait_until(lambda frame: frame["decisions"] == len(expected) and "asked" not in frame)
        assert counted_choices(other, id) == expected


# -- a whole turn


def test_a_whole_turn_is_undone_at_once(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        pages, seat = [ada, bo], 0
        while pages[seat].frame["undo"]["turn"] < 2:
            seat = play_choice(pages)
        page, choices = pages[seat], counted_choices(harness, id)
        turns = page.frame["undo"]["turn"]
        assert {owner for owner, _ in choices[-turns:]} == {seat} and choices[-turns - 1][0] != seat
        page.send(type="undo", seat=seat, turn=True)
        page.wait_until(lambda frame: frame["decisions"] == len(choices) - turns)
        assert counted_choices(harness, id) == choices[:-turns] and page.frame["actors"] == [seat]
        assert [row.kind for row in harness.log(id)[-turns:]] == [UNDO] * turns


def test_undoing_a_turn_of_one_choice_undoes_that_choice(harness: Harness) -> None:
    with running_match(harness) as (id, [ada, bo]):
        choices = counted_choices(harness, id)
        version = ada.act()
        bo.wait_for_version(version)
        assert ada.frame["undo"]["turn"] == 1
        ada.send(type="undo", seat=0, turn=True)
        ada.wait_until(lambda frame: frame["version"] > version)
        assert counted_choices(harness, id) == choices
