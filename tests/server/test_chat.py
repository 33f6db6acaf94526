"""What people say at a match: who hears it, what is kept, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.table_rules.talk import LONGEST, checked_line, readable_channels, watchers_name
from tests.server.clock import StillClock
from tests.server.gathered import begin
from tests.server.harness import BOTS, QUICK, Harness, Page

SPACES = "\t\n\u2028 \u00a0"


def say(page: Page, text: str = "", id: str = "s1", seat: int | None = None, **more: Any) -> None:
    page.send(type="say", say_id=id, seat=seat, text=text, **more)


def heard(page: Page) -> list[tuple[Any, ...]]:
    """What the next `talk` says: who, what, and whether it is this page's own."""
    return [(each["channel"], each["seat"], each["text"] or each["phrase"], each["say_id"]) for each in page.next("talk")["lines"]]


def nothing_more(page: Page) -> None:
    """Everything that was sent before the answer to this has been taken in, and no `talk` was among it."""
    page.send(type="ping")
    while (message := page.receive())["type"] != "pong":
        assert message["type"] != "talk", message


# -- pure


def test_players_do_not_hear_watchers_before_the_end() -> None:
    heard = {(sits, over): readable_channels(sits, over) for sits in (True, False) for over in (True, False)}
    assert heard == {
        (True, False): ("table",),
        (True, True): ("table", "gallery"),
        (False, False): ("table", "gallery"),
        (False, True): ("table", "gallery"),
    }


@given(st.text(max_size=500))
def test_a_line_is_one_line_of_visible_text_or_refused(text: str) -> None:
    try:
        line = checked_line(text)
    except ApiError as error:
        assert error.id == "empty_line"
        return
    assert 0 < len(line) <= LONGEST and line == line.strip()
    assert line.isprintable() and not any(space in line for space in SPACES[:3])
    assert checked_line(line) == line


def test_who_watches_has_a_name_that_no_player_has() -> None:
    assert watchers_name(" Eva ", ["Ada", ""]) == "Eva"
    for name, why in ((None, "bad_name"), ("\u200b", "bad_name"), ("Аda", "same_name")):  # a Cyrillic А
        with pytest.raises(ApiError, match=why):
            watchers_name(name, ["Ada"])


# -- at a match


def two_devices(harness: Harness, **more: Any) -> tuple[str, str, str]:
    """A match of Ada and Bo, each at a device of their own: its id and their tokens."""
    ada, bo = harness.device(), harness.device()
    return begin(harness, [ada, bo], **more), ada, bo


def test_everybody_at_the_table_hears_what_is_said_and_who_comes_later_too(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        say(first, "  Hello,\nBo! ", seat=0)
        assert heard(first) == [("table", 0, "Hello, Bo!", "s1")]
        assert heard(second) == [("table", 0, "Hello, Bo!", None)]
        say(second, id="s2", seat=1, phrase="good_luck")
        assert heard(first) == [("table", 1, "good_luck", None)]
    with harness.page(match, bo, 1) as later:
        assert heard(later) == [("table", 0, "Hello, Bo!", None), ("table", 1, "good_luck", "s2")]


def test_a_line_that_is_sent_again_is_said_once_even_after_a_restart(harness: Harness) -> None:
    match, ada, _ = two_devices(harness)
    with harness.page(match, ada, 0) as page:
        say(page, "once", seat=0)
        heard(page)
        say(page, "once", seat=0)
        say(page, "twice", id="s2", seat=0)
        assert heard(page) == [("table", 0, "twice", "s2")]
    harness.restart()
    with harness.page(match, ada, 0) as page:
        say(page, "once", seat=0)
        assert [text for _, _, text, _ in heard(page)] == ["once", "twice"]
        nothing_more(page)


def test_players_hear_what_watchers_said_when_the_match_is_over(harness: Harness) -> None:
    match, ada, bo = two_devices(harness, options={"turn_cap": 50})
    eva = harness.device()
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second, harness.page(match, eva, None) as watcher:
        say(watcher, "Ada holds 4", name="Eva")
        assert heard(watcher) == [("gallery", None, "Ada holds 4", "s1")]
        for page in (first, second):
            nothing_more(page)
        raw = [str(each) for page in (first, second) for each in page.raw]
        assert not any("holds" in each for each in raw)
        while not first.frame["over"]:
            actor = next(page for page in (first, second) if page.seat in page.frame["actors"])
            version = actor.act()
            for page in (first, second):
                page.at(version)
        for page in (first, second):
            assert heard(page) == [("gallery", None, "Ada holds 4", None)]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seat": 1, "text": "as Bo"}, "not_your_seat"),
        ({"seat": 0, "text": " \u200b "}, "empty_line"),
        ({"seat": None, "text": "x", "name": None}, "bad_name"),
        ({"seat": None, "text": "x", "name": "P1"}, "same_name"),
        ({"seat": 0, "text": "x" * 1201}, "bad_message"),
        ({"seat": 0, "phrase": "unheard"}, "bad_message"),
    ],
)
def test_what_does_not_fit_is_refused_and_nobody_hears_it(harness: Harness, wish: dict[str, Any], why: str) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        first.send(type="say", say_id="s1", **wish)
        assert first.next("error" if why == "bad_message" else "unsaid")["id"] == why
        nothing_more(second)


def test_a_stranger_without_a_device_only_listens(harness: Harness) -> None:
    match, ada, _ = two_devices(harness)
    with harness.page(match, ada, 0) as page, harness.page(match, None, None) as stranger:
        say(stranger, "hi", name="Eva")
        assert stranger.next("unsaid")["id"] == "no_token"
        say(page, "hello", seat=0)
        assert heard(stranger) == [("table", 0, "hello", None)]


def test_nobody_floods_a_table(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(QUICK.talk_burst + 1):
            say(first, f"line {n}", id=f"s{n}", seat=0)
        unsaid = first.next("unsaid")
        assert (unsaid["id"], unsaid["say_id"]) == ("too_many", f"s{QUICK.talk_burst}")
        say(second, "I may", seat=1)
        second.until(lambda _: True)
        while heard(second)[-1][2] != "I may":
            pass


def test_a_table_keeps_so_many_lines_and_tells_the_last_ones(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.talk.MOST_LINES", 4)
    monkeypatch.setattr("boardwright.server.play.chat_feed.LINES_AT_ONCE", 3)
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as page:
        for n in range(5):
            say(page, f"line {n}", id=f"s{n}", seat=0)
        assert page.next("unsaid") == {"type": "unsaid", "say_id": "s4", "id": "talk_full", "args": {}}
    with harness.page(match, bo, 1) as later:
        assert [text for _, _, text, _ in heard(later)] == ["line 1", "line 2", "line 3"]


def test_one_device_leaves_room_for_the_lines_of_others(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.talk.LINES_OF_DEVICE", 3)
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(4):
            say(first, f"line {n}", id=f"s{n}", seat=0)
        assert first.next("unsaid") == {"type": "unsaid", "say_id": "s3", "id": "talk_full", "args": {}}
        say(second, "I may", seat=1)
        while heard(second)[-1][2] != "I may":
            pass


def test_watchers_of_one_household_leave_room_with_however_many_devices(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", replace(QUICK, watchers_lines_burst=3), StillClock()) as harness:
        match = two_devices(harness)[0]
        for n in range(4):
            with harness.page(match, harness.device(), None) as page:
                say(page, f"line {n}", id=f"s{n}", name="Eve")
                if n == 3:
                    assert page.next("unsaid")["id"] == "too_many"
                else:
                    while heard(page)[-1][2] != f"line {n}":  # first come the lines of before
                        pass


def test_hosts_see_reported_lines_and_players(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        say(first, "something nasty", seat=0)
        heard(second)
        second.send(type="report", channel="table", n=0)
        nothing_more(second)
        for channel, n in (("table", 1), ("gallery", 0)):  # never said; not to be heard
            second.send(type="report", channel=channel, n=n)
            nothing_more(second)
        second.send(type="report", channel="table", n=0, why="once more")
        second.send(type="report_player", seat=0, why="  leaves\nall\tthe time ")
        nothing_more(second)
        kept = harness.server.services.reports
        player, line = kept.reports(10)
        assert (line.match, line.seat, line.channel, line.line, line.reason) == (match, 0, "table", 0, "")
        assert (player.seat, player.line, player.reason) == (0, None, "leaves all the time")
        assert [[said.text for said in kept.lines_around(each)] for each in (player, line)] == [["something nasty"]] * 2


def test_a_report_outlives_the_match(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(8):
            say(first, f"nasty {n}", id=str(n), seat=0)
            heard(second)
        second.send(type="report", channel="table", n=1, why="insults")
        second.send(type="report_player", seat=0)
        nothing_more(second)
    tasks = harness.server.services.hosts
    player, line = tasks.reports.reports(10)
    seen = [tasks.reports.lines_around(each) for each in (player, line)]
    assert [len(each) for each in seen] == [8, 7]
    assert harness.call("DELETE", f"/api/matches/{match}", ada).status_code == 204
    assert tasks.reports.reports(10) == [player, line]
    assert [tasks.reports.lines_around(each) for each in (player, line)] == [[said._replace(say_id="") for said in each] for each in seen]
    for each in (player, line):
        tasks.close_report(OPERATOR, each.n)
    assert tasks.reports.reports(10, closed=True) == [] and not tasks.reports.lines_around(line)


def test_reports_are_limited(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        for n in range(4):
            say(first, f"line {n}", id=str(n), seat=0)
            heard(second)
        harness.server.services.limits.reports.burst = 3
        for n in range(4):
            second.send(type="report", channel="table", n=n)
        assert second.next("error")["id"] == "too_many"
    assert len(harness.server.services.reports.reports(10)) == 3


def reacted(page: Page) -> list[tuple[Any, ...]]:
    """What the next `talk` says of reactions: in which channel, by whom, which, and to which line."""
    return [(each["channel"], each["seat"], each["reaction"], each.get("to")) for each in page.next("talk")["lines"] if "reaction" in each]


def react(page: Page, reaction: str, id: str, seat: int | None, channel: str | None = None, n: int = 0, **more: Any) -> None:
    say(page, id=id, seat=seat, reaction=reaction, to=None if channel is None else {"channel": channel, "n": n}, **more)


def test_people_react_to_a_line_or_by_themselves(harness: Harness) -> None:
    match, ada, bo = two_devices(harness)
    with harness.page(match, ada, 0) as first, harness.page(match, bo, 1) as second:
        say(first, "Well, well", seat=0)
        heard(second)
        react(second, "clap", "r1", 1, "table", 0)
        assert reacted(second) == [("table", 1, "clap", {"channel": "table", "n": 0})]
        react(second, "laugh", "r2", 1)
        assert reacted(second) == [("table", 1, "laugh", None)]
        for to, why in ((("table", 1), "a reaction to a reaction"), (("table", 9), "never said"), (("gallery", 0), "not to be heard")):
            react(second, "wow", "r3", 1, *to)
            assert second.next("unsaid")["id"] == "no_such_line", why
        react(second, "shrug", "r4", 1)
        assert second.next("error")["id"] == "bad_message"
    with harness.page(match, ada, 0) as later:
        assert reacted(later) == [("table", 1, "clap", {"channel": "table", "n": 0}), ("table", 1, "laugh", None)]


def test_players_do_not_see_how_watchers_react_before_the_end(harness: Harness) -> None:
    match, ada, _ = two_devices(harness)
    with harness.page(match, ada, 0) as player, harness.page(match, harness.device(), None) as watcher:
        say(player, "Hm", seat=0)
        heard(player), heard(watcher)
        react(watcher, "wow", "r1", None, "table", 0, name="Eva")
        assert reacted(watcher) == [("gallery", None, "wow", {"channel": "table", "n": 0})]
        nothing_more(player)
        react(player, "hmm", "r2", 0, "gallery", 0)
        assert player.next("unsaid")["id"] == "no_such_line", "nobody learns whether there is one"
        react(player, "hmm", "r3", 0, "gallery", 5)
        assert player.next("unsaid")["id"] == "no_such_line"


def test_lines_go_with_their_match(harness: Harness) -> None:
    match, ada, _ = two_devices(harness)
    with harness.page(match, ada, 0) as page:
        say(page, "hello", seat=0)
        heard(page)
    harness.call("DELETE", f"/api/matches/{match}", ada)
    assert harness.server.talk.lines(match, "table", 0, 10) == []


def test_a_match_of_bots_says_nothing(harness: Harness) -> None:
    match = harness.match(harness.device(), BOTS, options={"turn_cap": 50}, pause=0)
    with harness.page(match, None, None) as page:
        page.until(lambda frame: frame["over"])
        assert not any("talk" in str(each)[:30] for each in page.raw)
