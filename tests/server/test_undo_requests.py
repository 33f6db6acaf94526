"""Taking a choice back over those of others, who agree; and a whole turn at once."""

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
from tests.server.clock import StillClock
from tests.server.gathered import begin
from tests.server.harness import QUICK, Harness, Page

OPEN_GAMES = {2: "russian_railroads", 3: "endeavor"}  # by the number of people; little or nothing is hidden there


# -- pure


def test_it_is_done_when_all_who_are_there_and_all_whose_choices_go_agree() -> None:
    asking = ask(UndoRequest(), 0, version=5, choice=3, own_seats=[0], now=0)
    waited = needed(asking, playing=[0, 1, 2, 3], present=[0, 1], acted=[2])
    assert waited == {1, 2}
    asking = answer(asking, 5, [1], True)
    assert not is_decided(asking, 5, needed(asking, [0, 1, 2, 3], [0, 1], [2]))
    asking = answer(asking, 5, [2], True)
    assert is_decided(asking, 5, needed(asking, [0, 1, 2, 3], [0, 1], [2]))
    assert not is_decided(asking, 6, set())  # a player has played on


def test_another_player_has_to_agree() -> None:
    asking = ask(UndoRequest(), 0, 5, 3, [0], 0)
    assert not is_decided(asking, 5, needed(asking, [0, 1], [0], []))
    at_one_screen = ask(UndoRequest(), 0, 5, 3, [0, 1], 0)
    assert is_decided(at_one_screen, 5, needed(at_one_screen, [0, 1], [0, 1], [1]))


@pytest.mark.parametrize(("voter", "declined"), [(1, {0: 1}), (0, {})])
def test_about_a_choice_one_asks_once(voter: int, declined: dict[int, int]) -> None:
    asking = answer(ask(UndoRequest(), 0, 5, 3, [0], 0), 5, [voter], False)
    assert asking.ended == voter and asking.declined == declined and not asking.is_open(5)
    with pytest.raises(ApiError, match="declined_before"):
        ask(asking, 0, 5, 3, [0], 0)
    assert ask(asking, 0, 9, 7, [0], 0).is_open(9)


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["ask", "yes", "no", "play"])), max_size=60))
def test_nobody_is_told_no_more_than_a_few_times(steps: list[tuple[int, str]]) -> None:
    asking, version, noes = UndoRequest(), 0, {0: 0, 1: 0, 2: 0}
    for seat, what in steps:
        before = asking
        if what == "play":
            version += 1
        elif what == "ask":
            try:
                asking = ask(asking, seat, version, version, [seat], 0)
                assert asking.is_open(version) and asking.seat == seat
            except ApiError as error:
                assert error.id in ("being_asked", "declined_before", "declined_often")
        else:
            asking = answer(asking, version, [seat], what == "yes")
            if what == "no" and before.is_open(version) and before.seat != seat:
                assert before.seat is not None
                noes[before.seat] += 1
        assert asking.seat is None or asking.seat in asking.agreed
        assert all(count <= MOST_DECLINED for count in noes.values())
        assert dict(asking.declined) == {each: count for each, count in noes.items() if count}


def test_bots_wait_for_an_answer_a_while() -> None:
    asking = ask(UndoRequest(), 0, 5, 3, [0], now=1000)
    assert asking.ms_left(5, 1000) == asking.ms_left(5, 0) == WAIT_MS
    assert asking.ms_left(5, 1000 + WAIT_MS) == asking.ms_left(6, 1000) == 0
    assert answer(asking, 5, [1], False).ms_left(5, 1000) == 0


# -- at a table


@contextmanager
def at_table(harness: Harness, people: int = 2, pause: float = 0) -> Iterator[tuple[str, list[Page]]]:
    """A match in which everybody has chosen once, and the last one could ask. Bots choose so many seconds after the choice before."""
    tokens = [harness.device() for _ in range(people)]
    id = begin(harness, tokens, game=OPEN_GAMES[people], pause=pause)
    with ExitStack() as stack:
        pages = [stack.enter_context(harness.page(id, token, seat)) for seat, token in enumerate(tokens)]
        chosen: set[int] = set()
        while len(chosen) < people or pages[0].frame["actors"] != [0] or not pages[0].frame["undo"]["ask"]:
            chosen.add(turn(pages))
        yield id, pages


def turn(pages: list[Page]) -> int:
    """One choice of a player to move."""
    seat: int = pages[0].frame["actors"][0]
    version = pages[seat].act()
    for page in pages:
        page.at(version)
    return seat


def asked(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.until(lambda frame: "asked" in frame)["asked"]
    return found


def at_seat(harness: Harness, id: str) -> list[tuple[int, str]]:
    return effective(harness.log(id))


def refused(page: Page) -> str:
    id: str = page.next("error")["id"]
    return id


def before_last(harness: Harness, id: str, seat: int) -> list[tuple[int, str]]:
    """What counts before the last choice of a seat."""
    stands = at_seat(harness, id)
    last = max(n for n, (by, _) in enumerate(stands) if by == seat)
    return stands[:last]


def test_the_others_agree_and_everything_since_is_taken_back(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        assert ada.frame["undo"]["reason"]["id"] == "undo_other_acted" and ada.frame["undo"]["ask"]
        expected, version = before_last(harness, id, 0), ada.frame["version"]
        ada.send(type="ask_back", seat=0)
        assert asked(bo) == {"seat": 0, "agreed": [0], "waits": [1], "ended": None}
        assert not ada.until(lambda frame: "asked" in frame)["undo"]["ask"]
        bo.send(type="answer_back", seat=1, agree=True)
        for page in (ada, bo):
            frame = page.until(lambda frame: frame["version"] > version)
            assert "asked" not in frame and frame["decisions"] == len(expected) and frame["actors"] == [0]
        assert at_seat(harness, id) == expected
        ada.act()


def test_one_is_against_it_and_is_not_asked_again(harness: Harness) -> None:
    with at_table(harness, people=3) as (id, [ada, bo, cy]):
        stands = at_seat(harness, id)
        ada.send(type="ask_back", seat=0)
        asked(cy)
        bo.send(type="answer_back", seat=1, agree=True)
        assert cy.until(lambda frame: frame.get("asked", {}).get("agreed") == [0, 1])["asked"]["waits"] == [2]
        cy.send(type="answer_back", seat=2, agree=False)
        assert ada.until(lambda frame: frame.get("asked", {}).get("ended") == 2)["asked"]["waits"] == []
        assert not ada.frame["undo"]["ask"] and at_seat(harness, id) == stands
        ada.send(type="ask_back", seat=0)
        assert refused(ada) == "declined_before"


def test_playing_on_answers_a_request(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        bo.send(type="ask_back", seat=1)  # nobody has acted since: the own undo is open
        assert refused(bo) == "cannot_ask_back"
        ada.send(type="ask_back", seat=0)
        asked(bo)
        version = ada.act()
        assert "asked" not in bo.at(version)
        bo.send(type="answer_back", seat=1, agree=True)
        bo.send(type="ping")
        bo.next("pong")
        assert all(row.kind != UNDO for row in harness.log(id))


def test_it_is_withdrawn(harness: Harness) -> None:
    with at_table(harness) as (_, [ada, bo]):
        ada.send(type="ask_back", seat=0)
        asked(bo)
        bo.send(type="ask_back", seat=1)
        assert refused(bo) == "cannot_ask_back"
        ada.send(type="answer_back", seat=0, agree=False)
        assert bo.until(lambda frame: frame.get("asked", {}).get("ended") == 0)


def test_nobody_answers_for_others(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        ada.send(type="answer_back", seat=1, agree=True)
        assert refused(ada) == "not_your_seat"
        with harness.page(id, None, None) as watcher:
            for message in ("ask_back", "answer_back"):
                watcher.send(type=message, seat=0, **({"agree": True} if message == "answer_back" else {}))
                assert refused(watcher) == "not_your_seat"
            ada.send(type="ask_back", seat=0)
            assert asked(watcher) == asked(bo)  # everybody sees it


def test_a_question_survives_a_restart(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        ada.send(type="ask_back", seat=0)
        asked(bo)
        expected, tokens = before_last(harness, id, 0), [ada.token, bo.token]
    harness.restart()
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        assert asked(bo)["seat"] == 0
        bo.send(type="answer_back", seat=1, agree=True)
        ada.until(lambda frame: frame["decisions"] == len(expected))
        assert at_seat(harness, id) == expected


def test_absent_players_are_asked_only_if_their_own_choice_would_be_undone(harness: Harness) -> None:
    with at_table(harness, people=3) as (id, [ada, bo, gone]):
        gone.socket.close()
        ada.until(lambda frame: not frame["seats"][2]["online"])
        ada.send(type="ask_back", seat=0)
        assert asked(bo)["waits"] == [1, 2]  # both have chosen since
        bo.send(type="answer_back", seat=1, agree=True)
        with harness.page(id, gone.token, 2) as cy:
            assert asked(cy)["waits"] == [2]
            cy.send(type="answer_back", seat=2, agree=True)
            bo.until(lambda frame: "asked" not in frame)


def test_bots_wait_for_the_answers(tmp_path: Path) -> None:
    clock = StillClock()
    settings = replace(QUICK, bot_move_delay_s=0.5)
    with Harness(tmp_path / "matches.db", settings, clock) as harness, at_table(harness, 3, pause=0.5) as (id, pages):
        ada, bo, cy = pages
        while bo.frame["actors"] != [1] or not cy.frame["undo"]["ask"]:
            turn(pages)
        bo.send(type="resign", seat=1)  # a bot is to choose now
        ada.until(lambda frame: "stand_in" in frame["seats"][1])
        rows = len(harness.log(id))
        cy.send(type="ask_back", seat=2)
        assert asked(ada)["waits"] == [0]
        harness.ask(clock.move, 0.5)
        harness.ask(clock.move, 20.0)
        assert len(harness.log(id)) == rows
        ada.send(type="answer_back", seat=0, agree=False)
        for _ in range(2_000):  # the bot may begin to wait only now
            if len(harness.log(id)) > rows:
                break
            harness.ask(clock.move, 0.5)
        ada.until(lambda frame: frame["version"] > rows)


def test_two_processes_answer_one_question(two: tuple[Harness, Harness]) -> None:
    one, other = two
    tokens = [one.device(), one.device()]
    id = begin(one, tokens, game=OPEN_GAMES[2], pause=0)
    with one.page(id, tokens[0], 0) as ada, other.page(id, tokens[1], 1) as bo:
        while ada.frame["actors"] != [0] or not ada.frame["undo"]["ask"]:
            turn([ada, bo])
        expected = before_last(one, id, 0)
        ada.send(type="ask_back", seat=0)
        assert asked(bo)["waits"] == [1]
        bo.send(type="answer_back", seat=1, agree=True)
        for page in (ada, bo):
            page.until(lambda frame: frame["decisions"] == len(expected) and "asked" not in frame)
        assert at_seat(other, id) == expected


# -- a whole turn


def test_a_turn_is_taken_back_at_once(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        pages, seat = [ada, bo], 0
        while pages[seat].frame["undo"]["turn"] < 2:
            seat = turn(pages)
        page, stands = pages[seat], at_seat(harness, id)
        turns = page.frame["undo"]["turn"]
        assert {by for by, _ in stands[-turns:]} == {seat} and stands[-turns - 1][0] != seat
        page.send(type="undo", seat=seat, turn=True)
        page.until(lambda frame: frame["decisions"] == len(stands) - turns)
        assert at_seat(harness, id) == stands[:-turns] and page.frame["actors"] == [seat]
        assert [row.kind for row in harness.log(id)[-turns:]] == [UNDO] * turns


def test_a_turn_of_one_choice_is_that_choice(harness: Harness) -> None:
    with at_table(harness) as (id, [ada, bo]):
        stands = at_seat(harness, id)
        version = ada.act()
        bo.at(version)
        assert ada.frame["undo"]["turn"] == 1
        ada.send(type="undo", seat=0, turn=True)
        ada.until(lambda frame: frame["version"] > version)
        assert at_seat(harness, id) == stands
