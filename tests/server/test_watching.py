"""Who may watch a match, and what they are shown: by law over random evenings, and in the bytes of a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st
from starlette.websockets import WebSocketDisconnect

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.rules_description import rules_digest
from boardwright.server.errors import ApiError
from boardwright.server.lobby import new_match, tables as lobby_tables
from boardwright.server.lobby.match_list import WATCHED_MS
from boardwright.server.play.delayed_view import RECHECK_S, Shown
from boardwright.server.table_rules import watching as rules
from boardwright.server.table_rules.watching import MOST, Watching
from tests.server.clock import StillClock
from tests.server.gathered import ME, OPEN, ask, begin, open_table, seen
from tests.server.harness import GAME, QUICK, Harness, Page
from tests.server.members import WITH_ACCOUNTS, ask as at_account, join
from tests.server.test_http import read_error
from tests.server.test_moving_seats import claim, link as seat_link
from tests.server.test_secrets import worlds

DEVICES = range(1, 6)
MODES = ["invited", "delayed", "after", "nobody"]
LATE = {"mode": "delayed", "minutes": 10}
calls = st.tuples(st.sampled_from(["invite", "withdraw", "come", "come", "come by an old one", "move", "over"]), st.sampled_from(DEVICES))


def secret(number: int) -> bytes:
    return number.to_bytes(32, "big")


class Evening:
    """Who may watch a match, and beside it what has to follow from what people did. Device 1 is the host's."""

    def __init__(self, mode: Any, host_sits: bool) -> None:
        self.watching: Watching | None = Watching(mode, 10)
        self.sits = {1 if host_sits else 2: 0, 3: 1}  # by device
        self.invitations = 0
        self.works = self.over = False
        self.came: set[int] = set()
        self.played = set(self.sits)

    def do(self, what: str, device: int) -> None:
        now, mode = self.watching, getattr(self.watching, "mode", "")
        try:
            if what == "invite":
                self.watching = rules.invite(now, secret(self.invitations + 1))
                self.invitations, self.works = self.invitations + 1, True
            elif what == "withdraw":
                self.watching, self.works, self.came = rules.withdraw(now), False, set()
            elif what == "come":
                self.watching = rules.join(now, device, secret(self.invitations), device in self.sits)
                assert self.works and (mode == "invited" or device not in self.played)
                self.came.add(device)
            elif what == "come by an old one":
                rules.join(now, device, secret(self.invitations - 1 if self.invitations else 7), device in self.sits)
                raise AssertionError("an old invitation works")
            elif what == "move" and device not in self.sits:
                of = min(self.sits)
                self.watching = rules.move_seat(now, of, device)
                self.sits[device] = self.sits.pop(of)
                self.played.add(device)
            else:
                self.over = True
        except ApiError as refused:
            fits = {
                "no_watch_link": mode not in ("invited", "delayed"),
                "bad_watch_link": not self.works or what == "come by an old one",
                "plays_here": mode == "delayed" and device in self.played,
                "has_watched": mode == "delayed" and device in self.came,
            }
            assert fits[refused.id]

    def check(self) -> None:
        mode = getattr(self.watching, "mode", "")
        for device in (None, *DEVICES):
            found = rules.sight(self.watching, device, sits=device in self.sits, is_creator=device == 1, is_over=self.over)
            if device in self.played:
                assert found == "now", "who plays or has played is never shown what is hidden"
            elif device in self.came:
                assert found == ("late" if mode == "delayed" else "now")
            else:
                assert found == ("now" if device == 1 or (mode == "after" and self.over) else None)
        assert Watching.of(self.watching.stored() if self.watching else None) == self.watching


@given(st.sampled_from(MODES), st.booleans(), st.lists(calls, max_size=30))
def test_whatever_people_do_only_who_came_by_a_working_link_watches(mode: str, host_sits: bool, steps: list[tuple[str, int]]) -> None:
    evening = Evening(mode, host_sits)
    for what, device in steps:
        evening.do(what, device)
        evening.check()


def test_where_nothing_is_said_everybody_watches() -> None:
    assert rules.sight(None, None, sits=False, is_creator=False, is_over=False) == "now"


def test_what_is_remembered_is_bounded_and_then_nobody_comes() -> None:
    full: Watching | None = Watching("delayed", 10, secret(1).hex(), frozenset(range(MOST)))
    with pytest.raises(ApiError, match="too_many_devices"):
        rules.join(full, MOST, secret(1), sits=False)
    assert rules.join(full, 0, secret(1), sits=False) == full
    for device in range(1000, 1001 + MOST):
        full = rules.give_seat_away(full, device)
    assert full is not None and full.link is None and not full.watchers and len(full.players) == MOST
    with pytest.raises(ApiError, match="too_many_devices"):
        rules.join(rules.invite(full, secret(2)), 1000 + MOST, secret(2), sits=False)


def test_a_match_takes_over_who_came_but_not_who_plays_and_the_next_table_nobody() -> None:
    stored = Watching("delayed", 10, secret(1).hex(), frozenset({4, 5})).stored()
    begun = Watching.of(rules.setting_for_match(stored, [5, None]))
    assert begun is not None and begun.watchers == {4} and begun.link == secret(1).hex()
    assert Watching.of(rules.setting_for_rematch(stored)) == Watching("delayed", 10)
    assert rules.setting_for_match(None, [5]) is None and rules.setting_for_rematch(None) is None and rules.stored_setting(None) is None


# At a server


def watch(harness: Harness, token: str, id: str, by: str) -> Any:
    """Come by an invitation for watchers."""
    return harness.call("POST", f"/api/tables/{id}/watch", token, {"secret": by})


def invitation(harness: Harness, host: str, id: str) -> str:
    answer = harness.call("POST", f"/api/tables/{id}/watchers", host, {})
    assert answer.status_code == 200, answer.text
    made: str = answer.json()["secret"]
    return made


def turned_away(harness: Harness, id: str, token: str | None) -> list[str | bytes]:
    """What the socket sends to a client that may not watch."""
    page = Page(harness, id, token, None)
    with page.socket:
        page.send(type="hello", token=token, seat=None)
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                page.receive()
    assert ended.value.code == 4403 and len(page.raw) == 1 and "may_not_watch" in str(page.raw)
    return page.raw


def refused(harness: Harness, id: str, token: str | None) -> None:
    """The socket says that one may not watch, and ends; a replay is refused, too."""
    turned_away(harness, id, token)
    for path in ("", "/progress", "/0"):
        assert read_error(harness.call("GET", f"/api/replays/{id}{path}", token)) == (403, "may_not_watch")


@pytest.mark.parametrize("mode", MODES)
def test_strangers_are_refused_and_those_of_the_match_are_not(harness: Harness, mode: str) -> None:
    host, friend, stranger = (harness.device() for _ in range(3))
    id = begin(harness, [host, friend], watching={"mode": mode})
    for token in (stranger, None):
        turned_away(harness, id, token) if mode == "after" else refused(harness, id, token)
    for token in (host, friend):
        with harness.page(id, token, None) as page:
            assert page.frame["watching"] == {"mode": mode, "minutes": 15, "host": token == host, "link": False}
            assert "late" not in page.frame
    told = seen(harness, stranger, id)["watching"]
    assert told == {"mode": mode, "minutes": 15, "host": False, "link": False}


def test_after_the_end_means_after_the_end(harness: Harness) -> None:
    host, friend = harness.device(), harness.device()
    id = begin(harness, [host, friend], watching={"mode": "after"}, options={"turn_cap": 50})
    turned_away(harness, id, None)
    assert read_error(harness.call("GET", f"/api/replays/{id}/0")) == (409, "not_over")
    with harness.page(id, host, 0) as one, harness.page(id, friend, 1) as two:
        while not one.frame["over"]:
            actor = one if 0 in one.frame["actors"] else two
            version = actor.act()
            one.at(version), two.at(version)
    with harness.page(id, None, None) as page:
        assert page.frame["over"]
    assert harness.call("GET", f"/api/replays/{id}/0").status_code == 200


def test_the_link_works_until_it_is_withdrawn_and_only_for_the_host(harness_on_either: Harness) -> None:
    harness = harness_on_either
    host, friend, eva, ida = (harness.device() for _ in range(4))
    id = open_table(harness, host, [ME, OPEN], watching={"mode": "invited"})["id"]
    assert read_error(harness.call("POST", f"/api/tables/{id}/watchers", friend, {})) == (403, "not_your_table")
    first = invitation(harness, host, id)
    assert first not in str(harness.server.tables.table(id)) and seen(harness, None, id)["watching"]["link"]
    assert watch(harness, eva, id, first).status_code == 204, "before the match"
    ask(harness, friend, id, "sit", name="Bo")
    ask(harness, friend, id, "ready", seat=1, ready=True)
    second = invitation(harness, host, id)
    assert read_error(watch(harness, ida, id, first)) == (403, "bad_watch_link")
    turned_away(harness, id, ida)
    assert watch(harness, ida, id, second).status_code == 204
    with harness.page(id, eva, None) as one, harness.page(id, ida, None) as two, harness.page(id, host, 0) as page:
        version = page.act() if page.frame["legal"] else 0
        assert one.at(version)["view"] == two.at(version)["view"] and "late" not in one.frame
        assert read_error(harness.call("DELETE", f"/api/tables/{id}/watchers", friend)) == (403, "not_your_table")
        assert harness.call("DELETE", f"/api/tables/{id}/watchers", host).status_code == 204
        for each in (one, two):
            with pytest.raises(WebSocketDisconnect) as ended:
                while True:
                    each.receive()
            assert ended.value.code == 4403
    refused(harness, id, eva)
    assert read_error(watch(harness, eva, id, second)) == (403, "bad_watch_link")
    harness.restart()
    refused(harness, id, eva)


def test_everybody_finds_matches_to_watch_where_they_could_find_the_table(harness_on_either: Harness) -> None:
    harness = harness_on_either
    host, friend, eva = (harness.device() for _ in range(3))
    listed = begin(harness, [host, friend], listed=True)
    begin(harness, [host, friend])
    for mode in MODES:
        begin(harness, [host, friend], listed=True, watching={"mode": mode})
    waiting = open_table(harness, host, [ME, OPEN], listed=True)["id"]
    for token in (eva, None):
        [found] = harness.call("GET", "/api/watching", token).json()
        assert (found["id"], found["status"], [seat["name"] for seat in found["seats"]]) == (listed, "running", ["Ada", "P1"])
        assert not any(seat["yours"] for seat in found["seats"])
        with harness.page(listed, token, None) as page:
            assert page.frame["viewer"] is None
    assert to_watch(harness, host) == to_watch(harness, friend) == [], "they find it among their own"
    assert ask(harness, host, waiting, "start", fill="random").status_code == 200
    assert set(to_watch(harness, eva)) == {listed, waiting}
    assert harness.server.store.close_match(waiting)
    assert to_watch(harness, eva) == [listed]


def test_a_match_to_watch_is_one_that_runs(harness: Harness) -> None:
    host, friend = harness.device(), harness.device()
    id = begin(harness, [host, friend], listed=True, options={"turn_cap": 50})
    with harness.page(id, host, 0) as one, harness.page(id, friend, 1) as two:
        while not one.frame["over"]:
            assert to_watch(harness, None) == [id]
            version = (one if 0 in one.frame["actors"] else two).act()
            one.at(version), two.at(version)
    assert to_watch(harness, None) == []


def test_matches_to_watch_began_lately(tmp_path: Path) -> None:
    clock = StillClock()
    with Harness(tmp_path / "m.db", QUICK, clock) as harness:
        host, friend = harness.device(), harness.device()
        id = begin(harness, [host, friend], listed=True)
        harness.ask(clock.move, WATCHED_MS / 1000 - 1)
        assert to_watch(harness, None) == [id]
        harness.ask(clock.move, 1.0)
        assert to_watch(harness, None) == []


def to_watch(harness: Harness, token: str | None) -> list[str]:
    """The ids of the matches that a device finds to watch."""
    return [match["id"] for match in harness.call("GET", "/api/watching", token).json()]


def test_a_table_without_a_link_has_none(harness: Harness) -> None:
    host, friend = harness.device(), harness.device()
    for more in ({}, {"watching": {"mode": "nobody"}}):
        id = begin(harness, [host, friend], **more)
        assert read_error(harness.call("POST", f"/api/tables/{id}/watchers", host, {})) == (409, "no_watch_link")
        assert read_error(watch(harness, friend, id, "x")) == (403, "bad_watch_link")


# Everything, late


def test_who_plays_is_never_shown_everything(harness: Harness) -> None:
    host, friend, phone, eva = (harness.device() for _ in range(4))
    id = begin(harness, [host, friend], watching=LATE)
    by = invitation(harness, host, id)
    assert read_error(watch(harness, friend, id, by)) == (409, "plays_here")
    assert watch(harness, eva, id, by).status_code == 204
    secret = seat_link(harness, friend, id, 1).json()["secret"]
    assert read_error(claim(harness, eva, id, secret)) == (409, "has_watched")
    with harness.page(id, friend, None) as page:
        assert claim(harness, phone, id, secret).json() == {"seat": 1}, "the link still works for another device"
        page.until(lambda frame: not frame["seats"][1]["yours"])
        assert read_error(watch(harness, friend, id, by)) == (409, "plays_here"), "it has seen what is hidden there"
        assert "late" not in page.frame
    harness.restart()
    assert read_error(watch(harness, friend, id, by)) == (409, "plays_here")
    with harness.page(id, friend, None) as page:
        assert "late" not in page.frame
    with harness.page(id, eva, None) as page:
        assert page.frame["late"] == 10


def begin_late(harness: Harness) -> tuple[str, str, str, str]:
    """A match of two devices, and a third one that watches late. Returns its id and the devices."""
    host, friend, eva = (harness.device() for _ in range(3))
    id = begin(harness, [host, friend], watching=LATE)
    assert watch(harness, eva, id, invitation(harness, host, id)).status_code == 204
    return id, host, friend, eva


def test_the_late_match_is_the_log_as_it_was(tmp_path: Path) -> None:
    clock = StillClock()
    with Harness(tmp_path / "m.db", QUICK, clock) as harness:
        id, host, friend, eva = begin_late(harness)
        live = harness.server.registry._open[id]
        views = [live.match.full_view()]
        with harness.page(id, host, 0) as one, harness.page(id, friend, 1) as two, harness.page(id, eva, None) as page:
            assert page.frame["version"] == 0 and page.frame["late"] == 10 and page.frame["viewer"] is None
            for minute in range(12):
                actor = one if 0 in one.frame["actors"] else two
                if minute == 3 and (undone := next((each for each in (one, two) if each.frame["undo"]["open"]), None)):
                    undone.send(type="undo", seat=undone.seat)
                    version = undone.frame["version"] + 1
                else:
                    version = actor.act()
                one.at(version), two.at(version)
                views += [live.match.full_view()] * (version + 1 - len(views))
                pass_time(harness, clock, id, 60.0)
            page.at(3)
            assert page.frame["version"] == 3
            for version in range(4, 13):
                pass_time(harness, clock, id, 60.0)
                assert page.at(version)["view"] == plain(views[version])
            assert [event["n"] for event in page.events] == list(range(len(page.events)))
        live = harness.server.registry._open[id]
        assert harness.ask(live.delayed.next_frame, Shown(True, 12), 0).wait == RECHECK_S
        harness.restart()
        with harness.page(id, eva, None) as page:
            assert page.frame["version"] == 12 and page.frame["view"] == plain(views[12])


def test_the_deal_is_shown_late_too(tmp_path: Path) -> None:
    clock = StillClock()
    with Harness(tmp_path / "m.db", QUICK, clock) as harness:
        id, _, _, eva = begin_late(harness)
        match = harness.server.registry._open[id].match
        public, whole = plain(match.view(None)), plain(match.full_view())
        assert public != whole
        with harness.page(id, eva, None) as page:
            pass_time(harness, clock, id, 599.0)
            assert page.frame["view"] == public
            hidden = list(page.events)
            assert hidden == [plain({"n": each.n, "kind": each.kind, "args": each.args}) for each in match.events(None)]
            pass_time(harness, clock, id, 1.0)
            page.until(lambda frame: frame["view"] == whole)
            assert page.frame["version"] == 0 and len(page.events) == len(list(match.full_events()))
        with harness.page(id, eva, None) as page:
            assert page.frame["view"] == whole


def plain(view: Any) -> Any:
    """As it comes over the wire."""
    return json.loads(msgspec.json.encode(view))


def pass_time(harness: Harness, clock: StillClock, id: str, seconds: float) -> None:
    """Move the clock, and let everybody who looks look again: a page that was just busy has not begun to wait."""

    async def move() -> None:
        await clock.move(seconds)
        harness.server.registry._open[id].notify_viewers()

    harness.ask(move)


def deal(patch: pytest.MonkeyPatch, where: dict[str, Any], seed: int) -> None:
    """Let the next match begin in a position, with the same id in every world."""
    patch.setattr("boardwright.server.play.log_replay.Match.start", lambda game, *rest: Match.from_position(game, where, seed))
    for module in (new_match, lobby_tables):
        patch.setattr(module, "new_id", lambda: "match")
        patch.setattr(module, "new_key", lambda: bytes(32))


def evening(tmp_path: Path, patch: pytest.MonkeyPatch, name: str, present: bool) -> list[str | bytes]:
    """All that a late watcher and a stranger get while others play. `present_devices`: whether the last nine minutes are busy ones."""
    deal(patch, *worlds()[0])
    clock = StillClock()
    with Harness(tmp_path / name, QUICK, clock) as harness:
        host, friend, eva = (harness.device() for _ in range(3))
        begin(harness, [host, friend], watching=LATE, clock={"each": "match", "seconds": 6000})
        assert watch(harness, eva, "match", invitation(harness, host, "match")).status_code == 204
        with harness.page("match", host, 0) as one, harness.page("match", friend, 1) as two, harness.page("match", eva, None) as page:
            pages = (one, two)
            two.act(id="first")
            one.at(1)
            pass_time(harness, clock, "match", 60.0)
            if present:
                two.send(type="say", say_id="1", seat=1, text="I keep both")
                for _ in range(5):
                    version = max(each.frame["version"] for each in pages)
                    for each in pages:
                        each.at(version)
                    next(each for each in pages if each.frame["legal"]).act()
                two.send(type="resign", seat=1)
                one.until(lambda frame: "stand_in" in frame["seats"][1])
                one.send(type="pause", seat=0, paused=True)
                one.until(lambda frame: frame["clock"]["paused"])
            pass_time(harness, clock, "match", 9 * 60.0)
            page.at(1)
            page.send(type="look", seat=None)
            page.next("frame")
            page.send(type="ping")
            page.next("pong")
            said = list(page.raw)
        for token in (harness.device(), None):
            for path in ("/api/replays/match/0", "/api/matches/match/standing", "/api/matches/match/file"):
                said.append(harness.call("GET", path, token).text)
            said += turned_away(harness, "match", token)
        return said


def test_nothing_of_the_present_reaches_who_watches_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    still, busy = (evening(tmp_path, monkeypatch, name, present) for name, present in (("still.db", False), ("busy.db", True)))
    assert still == busy and len(still) > 10


def test_two_worlds_look_the_same_to_who_watches_by_invitation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With views and with records: invited watchers see what strangers see elsewhere."""
    sent = []
    for where, seed in worlds():
        deal(monkeypatch, where, seed)
        with Harness(tmp_path / f"{seed}.db", QUICK, StillClock()) as harness:
            host, friend, eva = (harness.device() for _ in range(3))
            begin(harness, [host, friend], watching={"mode": "invited"})
            assert watch(harness, eva, "match", invitation(harness, host, "match")).status_code == 204
            said: list[str | bytes] = []
            for digest in (None, rules_digest(bw.load(GAME))):
                with harness.page("match", eva, None, digest) as page, harness.page("match", friend, 1) as owner:
                    page.until(lambda frame: frame["seats"][1]["online"])
                    if digest is None:
                        page.at(owner.act(id="kept"))
                    page.send(type="look", seat=1)
                    page.next("error")
                    said += page.raw
            sent.append(said)
    assert sent[0] == sent[1] and any(isinstance(each, bytes) for each in sent[0])


def test_late_watchers_are_sent_no_records_and_hear_the_table_late(tmp_path: Path) -> None:
    clock = StillClock()
    with Harness(tmp_path / "m.db", QUICK, clock) as harness:
        host, friend, eva = (harness.device() for _ in range(3))
        id = begin(harness, [host, friend], watching=LATE)
        watch(harness, eva, id, invitation(harness, host, id))
        with harness.page(id, eva, None) as page, harness.page(id, host, 0) as one, harness.page(id, friend, 1) as two:
            page.send(type="rules", rules=rules_digest(bw.load(GAME)))
            assert page.next("error")["id"] == "other_rules"
            one.send(type="say", say_id="1", seat=0, text="Hello")
            two.next("talk")
            page.send(type="say", say_id="2", seat=None, name="Eva", text="I see all")
            assert [line["text"] for line in page.next("talk")["lines"]] == ["I see all"]
            pass_time(harness, clock, id, 600.0)
            assert [line["text"] for line in page.next("talk")["lines"]] == ["Hello"]
            one.send(type="ping")
            one.next("pong")
            assert "I see all" not in str(one.raw)


def test_a_device_whose_seat_went_to_an_account_is_not_shown_everything(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", WITH_ACCOUNTS) as harness:
        host, friend = harness.device(), harness.device()
        id = begin(harness, [host, friend], watching=LATE)
        with harness.page(id, host, 0):
            assert at_account(harness, "gather", join(harness), device=friend).status_code == 200
            assert read_error(watch(harness, friend, id, invitation(harness, host, id))) == (409, "plays_here")
