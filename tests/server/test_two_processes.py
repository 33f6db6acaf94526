"""One match in two server processes: each follows the other's changes, and one of several concurrent changes counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.server.store import UNDO, effective
from tests.conftest import repetitions
from tests.server.databases import Database
from tests.server.harness import PERSON_AND_BOT, TWO_BOTS, Harness, Page
from tests.server.process import wait_until
from tests.server.table_calls import start_match
from tests.server.test_http import read_error

TwoServers = tuple[Harness, Harness]


def first_legal(page: Page) -> int:
    action: int = page.frame["legal"][0]["id"]
    return action


def show_the_same(first: Page, second: Page) -> bool:
    """Return whether two pages of one seat show the same."""
    names = ("version", "view", "legal", "actors", "decisions", "over", "prompt")
    return first.events == second.events and all(first.frame[name] == second.frame[name] for name in names)


def test_two_players_play_at_different_processes(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    host, guest = here.new_device(), elsewhere.new_device()
    id = start_match(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other, elsewhere.page(id, None, None) as spectator:
        for version in range(repetitions(30, 300, 10)):
            pages = [page.wait_for_version(version) and page for page in (one, other)]
            spectator.wait_for_version(version)
            if one.frame["over"]:
                break
            actor = next(page for page in pages if page.seat in page.frame["actors"])
            actor.act()
        for page in (one, other, spectator):
            page.wait_for_version(len(here.log(id)))
        for seat, page in ((0, one), (1, other)):
            harness, token = (elsewhere, host) if seat == 0 else (here, guest)
            with harness.page(id, token, seat) as new_page:
                assert show_the_same(new_page, page), "the other process sends the same frame"
    assert not any("come_again" in str(raw) for page in (one, other, spectator) for raw in page.raw), "no page had to connect again"


def test_of_two_concurrent_choices_one_counts_and_the_other_is_refused_as_stale(two_servers: TwoServers) -> None:
    """One player has two browsers at different processes, which do not know of each other's choice yet."""
    here, elsewhere = two_servers
    token = here.new_device()
    id = here.new_match(token)
    with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
        for _ in range(repetitions(10, 100, 4)):
            seat = one.wait_for_version(other.frame["version"])["actors"][0]
            for page in (one, other):
                page.send(type="look", seat=seat)
                page.wait_until(lambda frame, seat=seat: frame["viewer"] == seat)
            version = one.frame["version"]
            assert other.wait_for_version(version)["legal"] == one.frame["legal"]
            for number, page in enumerate((one, other)):
                page.send(type="act", action_id=f"{version} {number}", seat=seat, action=first_legal(page), version=version)
            answers = [wait_for_answer(page, f"{version} {number}") for number, page in enumerate((one, other))]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            assert next(answer["refusal"]["id"] for answer in answers if answer["type"] == "refused") == "stale"
            one.wait_for_version(version + 1)
            other.wait_for_version(version + 1)
    rows = here.log(id)
    assert len(rows) == len(effective(rows)) == len({row.seq for row in rows})


def wait_for_answer(page: Page, id: str) -> dict[str, Any]:
    while True:
        message = page.receive()
        assert message["type"] != "error", message
        if message["type"] in ("ack", "refused") and message["action_id"] == id:
            return message


def test_a_choice_sent_again_to_another_process_gets_the_same_answer(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    token = here.new_device()
    id = here.new_match(token)
    with here.page(id, token, 0) as spectator:
        seat = spectator.frame["actors"][0]
    with here.page(id, token, seat) as one, elsewhere.page(id, token, seat) as other:
        action = first_legal(one)
        assert one.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": 1}
        assert other.try_to_act(action, id="x") == {"type": "ack", "action_id": "x", "version": 1}
    assert len(here.log(id)) == 1


def test_an_undo_is_seen_in_the_other_process(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    host, guest = here.new_device(), elsewhere.new_device()
    id = start_match(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other, elsewhere.page(id, host, 0) as twin:
        pages, undone = [one, other], 0
        for _ in range(60):
            version = max(page.frame["version"] for page in (one, other, twin))
            for page in (one, other, twin):
                page.wait_for_version(version)
            assert show_the_same(one, twin)
            if one.frame["over"] or undone == 3:
                break
            if one.frame["undo"]["open"]:
                one.send(type="undo", seat=0)
                undone += 1
                for page in (one, other, twin):
                    page.wait_for_version(version + 1)
                assert show_the_same(one, twin)
                version += 1
            actor = next(page for page in pages if page.seat in page.wait_for_version(version)["actors"])
            actor.act(actor.frame["legal"][-1]["id"])
    assert undone and UNDO in [row.kind for row in here.log(id)]


def test_a_new_process_reads_the_same_match_after_random_play_in_two_processes(
    two_servers: TwoServers, postgresql_database: Database
) -> None:
    """Both processes get choices and undos without waiting for each other."""
    here, elsewhere = two_servers
    for seed in range(repetitions(1, 40, 1)):
        chance, token = np.random.default_rng(seed), here.new_device()
        id = here.new_match(token)
        with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
            for number in range(40):
                page = (one, other)[chance.integers(2)]
                if not page.frame["legal"]:
                    page.send(type="look", seat=1 - page.frame["viewer"])
                    seat = 1 - page.frame["viewer"]
                    page.wait_until(lambda frame, seat=seat: frame["viewer"] == seat)
                elif chance.random() < 0.2:
                    page.send(type="undo", seat=page.frame["viewer"])
                else:
                    page.send(type="act", action_id=f"{number}", seat=page.frame["viewer"], action=first_legal(page))
                    assert wait_for_answer(page, f"{number}")["type"] in ("ack", "refused")
            version = len(here.log(id))
            wait_until(lambda version=version, id=id: versions(two_servers, id) == {version})
        third = Harness(postgresql_database.url)
        with third, third.page(id, token, 0) as new, here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
            assert show_the_same(new, one) and show_the_same(new, other)


def versions(two: TwoServers, id: str) -> set[int]:
    return {harness.server.registry._open[id].version for harness in two}


def test_each_choice_of_a_bot_is_made_once(two_servers: TwoServers) -> None:
    """The player has a page at both processes, so both let the bot think."""
    here, elsewhere = two_servers
    token = here.new_device()
    id = here.new_match(token, PERSON_AND_BOT, pause=0)
    with here.page(id, token, 0) as one, elsewhere.page(id, token, 0) as other:
        for _ in range(repetitions(12, 200, 5)):
            one.wait_until(lambda frame: 0 in frame["actors"] or frame["over"])
            if one.frame["over"]:
                break
            one.act()
        other.wait_for_version(one.frame["version"])
    check_log_has_no_duplicates(here, id)


def test_a_match_between_bots_is_played_once(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    id = here.new_match(here.new_device(), TWO_BOTS, pause=0, options={"turn_cap": 50})
    with here.page(id, None, None) as one, elsewhere.page(id, None, None) as other:
        for page in (one, other):
            page.wait_until(lambda frame: frame["over"])
        assert one.events == other.events and one.frame["result"] == other.frame["result"]
    check_log_has_no_duplicates(here, id)


def check_log_has_no_duplicates(harness: Harness, id: str) -> None:
    """Check that all rows of the log count and have consecutive numbers."""
    rows = harness.log(id)
    assert [row.seq for row in rows] == list(range(len(rows))) and len(effective(rows)) == len(rows)


def test_a_process_with_only_a_stranger_does_not_run_the_bots(two_servers: TwoServers) -> None:
    """That process does not know whether the player still wants to undo."""
    here, elsewhere = two_servers
    token = here.new_device()
    id = here.new_match(token, PERSON_AND_BOT, pause="done")
    with elsewhere.page(id, None, None) as stranger, here.page(id, token, 0) as page:
        page.wait_until(lambda frame: 0 in frame["actors"])
        here.wait_for_bots(id)
        stranger.wait_for_version(page.frame["version"])
        live = elsewhere.server.registry._open[id]
        assert live.viewers and not live.bots_play()
        assert here.server.registry._open[id].bots_play()


def test_a_seat_moved_in_one_process_is_lost_at_once_in_the_other(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    host, laptop, phone = here.new_device(), here.new_device(), here.new_device()
    id = start_match(here, [host, laptop])
    with elsewhere.page(id, laptop, 1) as old:
        secret = here.call("POST", f"/api/matches/{id}/seats/1/handover", laptop, {}).json()["secret"]
        assert here.call("POST", f"/api/matches/{id}/claim", phone, {"secret": secret}).json() == {"seat": 1}
        assert old.wait_for("error") == {"type": "error", "id": "not_your_seat", "args": {"seat": 1}}
        assert old.wait_for("frame")["viewer"] is None
        assert old.try_to_act(0, seat=1)["id"] == "not_your_seat"
    with elsewhere.page(id, phone, 1) as new:
        assert new.frame["viewer"] == 1


def test_chat_lines_reach_the_other_process(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    host, guest = here.new_device(), elsewhere.new_device()
    id = start_match(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other:
        for n, (page, listener) in enumerate(((one, other), (other, one)) * 3):
            page.send(type="say", say_id=f"s{n}", seat=page.seat, text=f"line {n}")
            for client in (page, listener):
                assert [line["text"] for line in client.wait_for("talk")["lines"]] == [f"line {n}"]


def test_a_match_deleted_in_one_process_is_gone_in_the_other(two_servers: TwoServers) -> None:
    here, elsewhere = two_servers
    token = here.new_device()
    id = here.new_match(token)
    with elsewhere.page(id, token, 0):
        assert here.call("DELETE", f"/api/matches/{id}", token).status_code == 204
        wait_until(lambda: id not in elsewhere.server.registry._open)
    assert read_error(elsewhere.call("GET", f"/api/matches/{id}", token))[0] == 404


def test_a_process_catches_up_after_its_connection_for_notifications_was_lost(
    two_servers: TwoServers, postgresql_database: Database
) -> None:
    here, elsewhere = two_servers
    host, guest = here.new_device(), elsewhere.new_device()
    id = start_match(here, [host, guest])
    with here.page(id, host, 0) as one, elsewhere.page(id, guest, 1) as other:
        postgresql_database.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        actor, reader = (one, other) if 0 in one.frame["actors"] else (other, one)
        version = actor.act()
        reader.wait_for_version(version)


def test_a_match_that_leaves_memory_leaves_no_subscriptions(two_servers: TwoServers) -> None:
    here, _ = two_servers
    token = here.new_device()
    with here.page(here.new_match(token), token, 0):
        assert len(here.server.registry._watches) == 1
    here.run_in_loop(drop_all_matches, here)
    assert here.server.registry._watches == {}
    wait_until(lambda: here.server.bus._listening == {})


async def drop_all_matches(harness: Harness) -> None:
    for live in list(harness.server.registry._open.values()):
        harness.server.registry.drop(live, "come_again")
