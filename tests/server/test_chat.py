"""Chat and reactions at a match: who receives a line, what is stored and reported, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.table_rules.talk import LONGEST, checked_line, readable_channels, watchers_name
from tests.server.clock import ManualClock
from tests.server.harness import QUICK_SETTINGS, TWO_BOTS, Harness, Page
from tests.server.table_calls import start_match

SPACES = "\t\n\u2028 \u00a0"


def send_line(page: Page, text: str = "", id: str = "s1", seat: int | None = None, **more: Any) -> None:
    """Send a line of chat."""
    page.send(type="say", say_id=id, seat=seat, text=text, **more)


def read_lines(page: Page) -> list[tuple[Any, ...]]:
    """Return the lines of the next `talk`: channel, seat, text or phrase, and the id if the line is this page's own."""
    return [(line["channel"], line["seat"], line["text"] or line["phrase"], line["say_id"]) for line in page.wait_for("talk")["lines"]]


def expect_no_talk(page: Page) -> None:
    """Receive all messages sent so far, and fail if one of them is a `talk`."""
    page.send(type="ping")
    while (message := page.receive())["type"] != "pong":
        assert message["type"] != "talk", message


# -- Rules


def test_players_can_read_the_gallery_only_after_the_end() -> None:
    channels = {(sits, over): readable_channels(sits, over) for sits in (True, False) for over in (True, False)}
    assert channels == {
        (True, False): ("table",),
        (True, True): ("table", "gallery"),
        (False, False): ("table", "gallery"),
        (False, True): ("table", "gallery"),
    }


@given(st.text(max_size=500))
def test_an_accepted_line_is_one_line_of_visible_text(text: str) -> None:
    try:
        line = checked_line(text)
    except ApiError as error:
        assert error.id == "empty_line"
        return
    assert 0 < len(line) <= LONGEST and line == line.strip()
    assert line.isprintable() and not any(space in line for space in SPACES[:3])
    assert checked_line(line) == line


def test_a_spectator_needs_a_name_that_no_player_has() -> None:
    assert watchers_name(" Eva ", ["Ada", ""]) == "Eva"
    for name, reason in ((None, "bad_name"), ("\u200b", "bad_name"), ("Аda", "same_name")):  # a Cyrillic А
        with pytest.raises(ApiError, match=reason):
            watchers_name(name, ["Ada"])


# -- At a match


def start_match_of_two(harness: Harness, **more: Any) -> tuple[str, str, str]:
    """Start a match of Ada and Bo at two devices. Returns its id and their tokens."""
    ada, bo = harness.new_device(), harness.new_device()
    return start_match(harness, [ada, bo], **more), ada, bo


def test_lines_reach_all_players_also_those_who_join_later(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        send_line(first, "  Hello,\nBo! ", seat=0)
        assert read_lines(first) == [("table", 0, "Hello, Bo!", "s1")]
        assert read_lines(second) == [("table", 0, "Hello, Bo!", None)]
        send_line(second, id="s2", seat=1, phrase="good_luck")
        assert read_lines(first) == [("table", 1, "good_luck", None)]
    with harness.page(match, bo, 1) as later:
        assert read_lines(later) == [("table", 0, "Hello, Bo!", None), ("table", 1, "good_luck", "s2")]


def test_a_line_sent_again_is_stored_once_even_after_a_restart(harness: Harness) -> None:
    match, ada, _ = start_match_of_two(harness)
    with harness.page(match, ada, 0) as page:
        send_line(page, "once", seat=0)
        read_lines(page)
        send_line(page, "once", seat=0)
        send_line(page, "twice", id="s2", seat=0)
        assert read_lines(page) == [("table", 0, "twice", "s2")]
    harness.restart()
    with harness.page(match, ada, 0) as page:
        send_line(page, "once", seat=0)
        assert [text for _, _, text, _ in read_lines(page)] == ["once", "twice"]
        expect_no_talk(page)


def test_lines_of_spectators_reach_players_only_at_the_end(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness, options={"turn_cap": 50})
    eva = harness.new_device()
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second, harness.page(match, eva, None) as watcher:
        send_line(watcher, "Ada holds 4", name="Eva")
        assert read_lines(watcher) == [("gallery", None, "Ada holds 4", "s1")]
        for page in (first, second):
            expect_no_talk(page)
        messages = [str(message) for page in (first, second) for message in page.raw]
        assert not any("holds" in message for message in messages)
        while not first.frame["over"]:
            actor = next(page for page in (first, second) if page.seat in page.frame["actors"])
            version = actor.act()
            for page in (first, second):
                page.wait_for_version(version)
        for page in (first, second):
            assert read_lines(page) == [("gallery", None, "Ada holds 4", None)]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"seat": 1, "text": "as Bo"}, "not_your_seat"),
        ({"seat": 0, "text": " \u200b "}, "empty_line"),
        ({"seat": None, "text": "x", "name": None}, "bad_name"),
        ({"seat": None, "text": "x", "name": "P1"}, "same_name"),
        ({"seat": 0, "text": "x" * 1201}, "bad_message"),
        ({"seat": 0, "phrase": "unheard"}, "bad_message"),
    ],
)
def test_invalid_lines_are_refused_and_reach_no_other_page(harness: Harness, line: dict[str, Any], reason: str) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        first.send(type="say", say_id="s1", **line)
        assert first.wait_for("error" if reason == "bad_message" else "unsaid")["id"] == reason
        expect_no_talk(second)


def test_a_spectator_without_a_device_can_only_read(harness: Harness) -> None:
    match, ada, _ = start_match_of_two(harness)
    with harness.page(match, ada, 0) as page, harness.page(match, None, None) as stranger:
        send_line(stranger, "hi", name="Eva")
        assert stranger.wait_for("unsaid")["id"] == "no_token"
        send_line(page, "hello", seat=0)
        assert read_lines(stranger) == [("table", 0, "hello", None)]


def test_one_player_cannot_flood_a_table(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(QUICK_SETTINGS.talk_burst + 1):
            send_line(first, f"line {n}", id=f"s{n}", seat=0)
        unsaid = first.wait_for("unsaid")
        assert (unsaid["id"], unsaid["say_id"]) == ("too_many", f"s{QUICK_SETTINGS.talk_burst}")
        send_line(second, "I may", seat=1)
        second.wait_until(lambda _: True)
        while read_lines(second)[-1][2] != "I may":
            pass


def test_stored_lines_are_limited_and_new_pages_get_the_last_ones(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.talk.MOST_LINES", 4)
    monkeypatch.setattr("boardwright.server.play.chat_feed.LINES_AT_ONCE", 3)
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as page:
        for n in range(5):
            send_line(page, f"line {n}", id=f"s{n}", seat=0)
        assert page.wait_for("unsaid") == {"type": "unsaid", "say_id": "s4", "id": "talk_full", "args": {}}
    with harness.page(match, bo, 1) as later:
        assert [text for _, _, text, _ in read_lines(later)] == ["line 1", "line 2", "line 3"]


def test_stored_lines_are_limited_per_device(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.talk.LINES_OF_DEVICE", 3)
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(4):
            send_line(first, f"line {n}", id=f"s{n}", seat=0)
        assert first.wait_for("unsaid") == {"type": "unsaid", "say_id": "s3", "id": "talk_full", "args": {}}
        send_line(second, "I may", seat=1)
        while read_lines(second)[-1][2] != "I may":
            pass


def test_lines_of_spectators_are_limited_per_household(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, watchers_lines_burst=3), ManualClock()) as harness:
        match = start_match_of_two(harness)[0]
        for n in range(4):
            with harness.page(match, harness.new_device(), None) as page:
                send_line(page, f"line {n}", id=f"s{n}", name="Eve")
                if n == 3:
                    assert page.wait_for("unsaid")["id"] == "too_many"
                else:
                    while read_lines(page)[-1][2] != f"line {n}":  # earlier lines come first
                        pass


def test_hosts_see_reported_lines_and_players(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        send_line(first, "something nasty", seat=0)
        read_lines(second)
        second.send(type="report", channel="table", n=0)
        expect_no_talk(second)
        for channel, n in (("table", 1), ("gallery", 0)):  # a line that does not exist; a channel that players cannot read
            second.send(type="report", channel=channel, n=n)
            expect_no_talk(second)
        second.send(type="report", channel="table", n=0, why="once more")
        second.send(type="report_player", seat=0, why="  leaves\nall\tthe time ")
        expect_no_talk(second)
        reports = harness.server.services.reports
        player, line = reports.reports(10)
        assert (line.match, line.seat, line.channel, line.line, line.reason) == (match, 0, "table", 0, "")
        assert (player.seat, player.line, player.reason) == (0, None, "leaves all the time")
        assert [[spoken.text for spoken in reports.lines_around(report)] for report in (player, line)] == [["something nasty"]] * 2


def test_a_report_outlives_the_match(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(8):
            send_line(first, f"nasty {n}", id=str(n), seat=0)
            read_lines(second)
        second.send(type="report", channel="table", n=1, why="insults")
        second.send(type="report_player", seat=0)
        expect_no_talk(second)
    hosts = harness.server.services.hosts
    player, line = hosts.reports.reports(10)
    lines_before = [hosts.reports.lines_around(report) for report in (player, line)]
    assert [len(lines) for lines in lines_before] == [8, 7]
    assert harness.call("DELETE", f"/api/matches/{match}", ada).status_code == 204
    assert hosts.reports.reports(10) == [player, line]
    assert [hosts.reports.lines_around(report) for report in (player, line)] == [
        [line._replace(say_id="") for line in lines] for lines in lines_before
    ]
    for report in (player, line):
        hosts.close_report(OPERATOR, report.n)
    assert hosts.reports.reports(10, closed=True) == [] and not hosts.reports.lines_around(line)


def test_reports_are_limited(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(4):
            send_line(first, f"line {n}", id=str(n), seat=0)
            read_lines(second)
        harness.server.services.limits.reports.burst = 3
        for n in range(4):
            second.send(type="report", channel="table", n=n)
        assert second.wait_for("error")["id"] == "too_many"
    assert len(harness.server.services.reports.reports(10)) == 3


def read_reactions(page: Page) -> list[tuple[Any, ...]]:
    """Return the reactions of the next `talk`: channel, seat, reaction, and the line they are about."""
    return [
        (line["channel"], line["seat"], line["reaction"], line.get("to")) for line in page.wait_for("talk")["lines"] if "reaction" in line
    ]


def send_reaction(page: Page, reaction: str, id: str, seat: int | None, channel: str | None = None, n: int = 0, **more: Any) -> None:
    """Send a reaction, to line `n` of a channel or to no line."""
    send_line(page, id=id, seat=seat, reaction=reaction, to=None if channel is None else {"channel": channel, "n": n}, **more)


def test_players_react_to_a_line_or_without_one(harness: Harness) -> None:
    match, ada, bo = start_match_of_two(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        send_line(first, "Well, well", seat=0)
        read_lines(second)
        send_reaction(second, "clap", "r1", 1, "table", 0)
        assert read_reactions(second) == [("table", 1, "clap", {"channel": "table", "n": 0})]
        send_reaction(second, "laugh", "r2", 1)
        assert read_reactions(second) == [("table", 1, "laugh", None)]
        for to, reason in (
            (("table", 1), "a reaction to a reaction"),
            (("table", 9), "no such line"),
            (("gallery", 0), "a channel that players cannot read"),
        ):
            send_reaction(second, "wow", "r3", 1, *to)
            assert second.wait_for("unsaid")["id"] == "no_such_line", reason
        send_reaction(second, "shrug", "r4", 1)
        assert second.wait_for("error")["id"] == "bad_message"
    with harness.page(match, ada, 0) as later:
        assert read_reactions(later) == [("table", 1, "clap", {"channel": "table", "n": 0}), ("table", 1, "laugh", None)]


def test_players_do_not_see_reactions_of_spectators_before_the_end(harness: Harness) -> None:
    match, ada, _ = start_match_of_two(harness)
    with harness.page(match, ada, 0) as player, harness.page(match, harness.new_device(), None) as watcher:
        send_line(player, "Hm", seat=0)
        read_lines(player), read_lines(watcher)
        send_reaction(watcher, "wow", "r1", None, "table", 0, name="Eva")
        assert read_reactions(watcher) == [("gallery", None, "wow", {"channel": "table", "n": 0})]
        expect_no_talk(player)
        send_reaction(player, "hmm", "r2", 0, "gallery", 0)
        assert player.wait_for("unsaid")["id"] == "no_such_line", "the same refusal whether or not the line exists"
        send_reaction(player, "hmm", "r3", 0, "gallery", 5)
        assert player.wait_for("unsaid")["id"] == "no_such_line"


def test_deleting_a_match_deletes_its_lines(harness: Harness) -> None:
    match, ada, _ = start_match_of_two(harness)
    with harness.page(match, ada, 0) as page:
        send_line(page, "hello", seat=0)
        read_lines(page)
    harness.call("DELETE", f"/api/matches/{match}", ada)
    assert harness.server.talk.lines(match, "table", 0, 10) == []


def test_a_match_of_bots_sends_no_talk(harness: Harness) -> None:
    match = harness.new_match(harness.new_device(), TWO_BOTS, options={"turn_cap": 50}, pause=0)
    with harness.page(match, None, None) as page:
        page.wait_until(lambda frame: frame["over"])
        assert not any("talk" in str(message)[:30] for message in page.raw)
