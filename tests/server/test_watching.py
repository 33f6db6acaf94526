"""Spectators: who may watch a match, and what spectators are shown. Laws over random calls, and tests of a server."""

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
from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account
from tests.server.clock import ManualClock
from tests.server.harness import GAME, QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match
from tests.server.test_http import read_error
from tests.server.test_moving_seats import claim_seat, create_seat_link
from tests.server.test_secrets import two_worlds

DEVICES = range(1, 6)
MODES = ["invited", "delayed", "after", "nobody"]
DELAYED = {"mode": "delayed", "minutes": 10}
calls = st.tuples(st.sampled_from(["invite", "withdraw", "join", "join", "join by an old link", "move", "over"]), st.sampled_from(DEVICES))


def invitation_hash(number: int) -> bytes:
    return number.to_bytes(32, "big")


class WatchingModel:
    """The setting for spectators of a match, with a model of what must follow from the calls. Device 1 is the host's."""

    def __init__(self, mode: Any, host_sits: bool) -> None:
        self.watching: Watching | None = Watching(mode, 10)
        self.seats = {1 if host_sits else 2: 0, 3: 1}  # by device
        self.invitations = 0
        self.link_works = self.over = False
        self.joined: set[int] = set()
        self.played = set(self.seats)

    def apply(self, action: str, device: int) -> None:
        watching, mode = self.watching, getattr(self.watching, "mode", "")
        try:
            if action == "invite":
                self.watching = rules.invite(watching, invitation_hash(self.invitations + 1))
                self.invitations, self.link_works = self.invitations + 1, True
            elif action == "withdraw":
                self.watching, self.link_works, self.joined = rules.withdraw(watching), False, set()
            elif action == "join":
                self.watching = rules.join(watching, device, invitation_hash(self.invitations), device in self.seats)
                assert self.link_works and (mode == "invited" or device not in self.played)
                self.joined.add(device)
            elif action == "join by an old link":
                rules.join(watching, device, invitation_hash(self.invitations - 1 if self.invitations else 7), device in self.seats)
                raise AssertionError("an old link works")
            elif action == "move" and device not in self.seats:
                former_device = min(self.seats)
                self.watching = rules.move_seat(watching, former_device, device)
                self.seats[device] = self.seats.pop(former_device)
                self.played.add(device)
            else:
                self.over = True
        except ApiError as refusal:
            justified = {
                "no_watch_link": mode not in ("invited", "delayed"),
                "bad_watch_link": not self.link_works or action == "join by an old link",
                "plays_here": mode == "delayed" and device in self.played,
                "has_watched": mode == "delayed" and device in self.joined,
            }
            assert justified[refusal.id]

    def check(self) -> None:
        mode = getattr(self.watching, "mode", "")
        for device in (None, *DEVICES):
            sight = rules.sight(self.watching, device, sits=device in self.seats, is_creator=device == 1, is_over=self.over)
            if device in self.played:
                assert sight == "now", "players and former players never see hidden information"
            elif device in self.joined:
                assert sight == ("late" if mode == "delayed" else "now")
            else:
                assert sight == ("now" if device == 1 or (mode == "after" and self.over) else None)
        assert Watching.of(self.watching.stored() if self.watching else None) == self.watching


@given(st.sampled_from(MODES), st.booleans(), st.lists(calls, max_size=30))
def test_only_devices_that_joined_by_a_working_link_may_watch(mode: str, host_sits: bool, steps: list[tuple[str, int]]) -> None:
    model = WatchingModel(mode, host_sits)
    for action, device in steps:
        model.apply(action, device)
        model.check()


def test_all_devices_may_watch_by_default() -> None:
    assert rules.sight(None, None, sits=False, is_creator=False, is_over=False) == "now"


def test_the_number_of_remembered_devices_is_limited() -> None:
    full: Watching | None = Watching("delayed", 10, invitation_hash(1).hex(), frozenset(range(MOST)))
    with pytest.raises(ApiError, match="too_many_devices"):
        rules.join(full, MOST, invitation_hash(1), sits=False)
    assert rules.join(full, 0, invitation_hash(1), sits=False) == full
    for device in range(1000, 1001 + MOST):
        full = rules.give_seat_away(full, device)
    assert full is not None and full.link is None and not full.watchers and len(full.players) == MOST
    with pytest.raises(ApiError, match="too_many_devices"):
        rules.join(rules.invite(full, invitation_hash(2)), 1000 + MOST, invitation_hash(2), sits=False)


def test_a_match_keeps_the_spectators_of_its_table_and_a_rematch_starts_without() -> None:
    stored = Watching("delayed", 10, invitation_hash(1).hex(), frozenset({4, 5})).stored()
    match_watching = Watching.of(rules.setting_for_match(stored, [5, None]))
    assert match_watching is not None and match_watching.watchers == {4} and match_watching.link == invitation_hash(1).hex()
    assert Watching.of(rules.setting_for_rematch(stored)) == Watching("delayed", 10)
    assert rules.setting_for_match(None, [5]) is None and rules.setting_for_rematch(None) is None and rules.stored_setting(None) is None


# -- at a server


def join_as_spectator(harness: Harness, token: str, id: str, link_secret: str) -> Any:
    """Join as a spectator by the secret of a link."""
    return harness.call("POST", f"/api/tables/{id}/watch", token, {"secret": link_secret})


def create_spectator_link(harness: Harness, host: str, id: str) -> str:
    answer = harness.call("POST", f"/api/tables/{id}/watchers", host, {})
    assert answer.status_code == 200, answer.text
    secret: str = answer.json()["secret"]
    return secret


def assert_socket_refused(harness: Harness, id: str, token: str | None) -> list[str | bytes]:
    """Check that the socket refuses a client that may not watch. Return what it sends."""
    page = Page(harness, id, token, None)
    with page.socket:
        page.send(type="hello", token=token, seat=None)
        with pytest.raises(WebSocketDisconnect) as ended:
            while True:
                page.receive()
    assert ended.value.code == 4403 and len(page.raw) == 1 and "may_not_watch" in str(page.raw)
    return page.raw


def assert_watching_refused(harness: Harness, id: str, token: str | None) -> None:
    """Check that the socket and the replay are refused to a client that may not watch."""
    assert_socket_refused(harness, id, token)
    for path in ("", "/progress", "/0"):
        assert read_error(harness.call("GET", f"/api/replays/{id}{path}", token)) == (403, "may_not_watch")


@pytest.mark.parametrize("mode", MODES)
def test_strangers_are_refused_and_players_are_not(harness: Harness, mode: str) -> None:
    host, friend, stranger = (harness.new_device() for _ in range(3))
    id = start_match(harness, [host, friend], watching={"mode": mode})
    for token in (stranger, None):
        assert_socket_refused(harness, id, token) if mode == "after" else assert_watching_refused(harness, id, token)
    for token in (host, friend):
        with harness.page(id, token, None) as page:
            assert page.frame["watching"] == {"mode": mode, "minutes": 15, "host": token == host, "link": False}
            assert "late" not in page.frame
    setting = get_table(harness, stranger, id)["watching"]
    assert setting == {"mode": mode, "minutes": 15, "host": False, "link": False}


def test_mode_after_lets_strangers_watch_after_the_end(harness: Harness) -> None:
    host, friend = harness.new_device(), harness.new_device()
    id = start_match(harness, [host, friend], watching={"mode": "after"}, options={"turn_cap": 50})
    assert_socket_refused(harness, id, None)
    assert read_error(harness.call("GET", f"/api/replays/{id}/0")) == (409, "not_over")
    with harness.page(id, host, 0) as first_page, harness.page(id, friend, 1) as second_page:
        while not first_page.frame["over"]:
            actor = first_page if 0 in first_page.frame["actors"] else second_page
            version = actor.act()
            first_page.wait_for_version(version), second_page.wait_for_version(version)
    with harness.page(id, None, None) as page:
        assert page.frame["over"]
    assert harness.call("GET", f"/api/replays/{id}/0").status_code == 200


def test_the_link_works_until_the_host_withdraws_it(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    host, friend, eva, ida = (harness.new_device() for _ in range(4))
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], watching={"mode": "invited"})["id"]
    assert read_error(harness.call("POST", f"/api/tables/{id}/watchers", friend, {})) == (403, "not_your_table")
    first = create_spectator_link(harness, host, id)
    assert first not in str(harness.server.tables.table(id)) and get_table(harness, None, id)["watching"]["link"]
    assert join_as_spectator(harness, eva, id, first).status_code == 204, "the link works before the match"
    call_table(harness, friend, id, "sit", name="Bo")
    call_table(harness, friend, id, "ready", seat=1, ready=True)
    second = create_spectator_link(harness, host, id)
    assert read_error(join_as_spectator(harness, ida, id, first)) == (403, "bad_watch_link")
    assert_socket_refused(harness, id, ida)
    assert join_as_spectator(harness, ida, id, second).status_code == 204
    with harness.page(id, eva, None) as first_page, harness.page(id, ida, None) as second_page, harness.page(id, host, 0) as page:
        version = page.act() if page.frame["legal"] else 0
        assert (
            first_page.wait_for_version(version)["view"] == second_page.wait_for_version(version)["view"] and "late" not in first_page.frame
        )
        assert read_error(harness.call("DELETE", f"/api/tables/{id}/watchers", friend)) == (403, "not_your_table")
        assert harness.call("DELETE", f"/api/tables/{id}/watchers", host).status_code == 204
        for client in (first_page, second_page):
            with pytest.raises(WebSocketDisconnect) as ended:
                while True:
                    client.receive()
            assert ended.value.code == 4403
    assert_watching_refused(harness, id, eva)
    assert read_error(join_as_spectator(harness, eva, id, second)) == (403, "bad_watch_link")
    harness.restart()
    assert_watching_refused(harness, id, eva)


def test_strangers_find_matches_of_listed_tables_to_watch(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    host, friend, eva = (harness.new_device() for _ in range(3))
    listed = start_match(harness, [host, friend], listed=True)
    start_match(harness, [host, friend])
    for mode in MODES:
        start_match(harness, [host, friend], listed=True, watching={"mode": mode})
    waiting = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], listed=True)["id"]
    for token in (eva, None):
        [match] = harness.call("GET", "/api/watching", token).json()
        assert (match["id"], match["status"], [seat["name"] for seat in match["seats"]]) == (listed, "running", ["Ada", "P1"])
        assert not any(seat["yours"] for seat in match["seats"])
        with harness.page(listed, token, None) as page:
            assert page.frame["viewer"] is None
    assert list_matches_to_watch(harness, host) == list_matches_to_watch(harness, friend) == [], "players find it among their own matches"
    assert call_table(harness, host, waiting, "start", fill="random").status_code == 200
    assert set(list_matches_to_watch(harness, eva)) == {listed, waiting}
    assert harness.server.store.close_match(waiting)
    assert list_matches_to_watch(harness, eva) == [listed]


def test_only_running_matches_are_listed_to_watch(harness: Harness) -> None:
    host, friend = harness.new_device(), harness.new_device()
    id = start_match(harness, [host, friend], listed=True, options={"turn_cap": 50})
    with harness.page(id, host, 0) as first_page, harness.page(id, friend, 1) as second_page:
        while not first_page.frame["over"]:
            assert list_matches_to_watch(harness, None) == [id]
            version = (first_page if 0 in first_page.frame["actors"] else second_page).act()
            first_page.wait_for_version(version), second_page.wait_for_version(version)
    assert list_matches_to_watch(harness, None) == []


def test_only_recently_active_matches_are_listed_to_watch(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness:
        host, friend = harness.new_device(), harness.new_device()
        id = start_match(harness, [host, friend], listed=True)
        harness.run_in_loop(clock.advance, WATCHED_MS / 1000 - 1)
        assert list_matches_to_watch(harness, None) == [id]
        harness.run_in_loop(clock.advance, 1.0)
        assert list_matches_to_watch(harness, None) == []


def list_matches_to_watch(harness: Harness, token: str | None) -> list[str]:
    """Return the ids of the matches that a device finds to watch."""
    return [match["id"] for match in harness.call("GET", "/api/watching", token).json()]


def test_a_link_for_spectators_is_refused_where_the_mode_has_none(harness: Harness) -> None:
    host, friend = harness.new_device(), harness.new_device()
    for setting in ({}, {"watching": {"mode": "nobody"}}):
        id = start_match(harness, [host, friend], **setting)
        assert read_error(harness.call("POST", f"/api/tables/{id}/watchers", host, {})) == (409, "no_watch_link")
        assert read_error(join_as_spectator(harness, friend, id, "x")) == (403, "bad_watch_link")


# -- everything, with a delay


def test_players_never_see_everything_even_by_a_spectator_link(harness: Harness) -> None:
    host, friend, phone, eva = (harness.new_device() for _ in range(4))
    id = start_match(harness, [host, friend], watching=DELAYED)
    link_secret = create_spectator_link(harness, host, id)
    assert read_error(join_as_spectator(harness, friend, id, link_secret)) == (409, "plays_here")
    assert join_as_spectator(harness, eva, id, link_secret).status_code == 204
    secret = create_seat_link(harness, friend, id, 1).json()["secret"]
    assert read_error(claim_seat(harness, eva, id, secret)) == (409, "has_watched")
    with harness.page(id, friend, None) as page:
        assert claim_seat(harness, phone, id, secret).json() == {"seat": 1}, "the link still works for another device"
        page.wait_until(lambda frame: not frame["seats"][1]["yours"])
        assert read_error(join_as_spectator(harness, friend, id, link_secret)) == (409, "plays_here"), (
            "the device has seen the hidden information of a seat"
        )
        assert "late" not in page.frame
    harness.restart()
    assert read_error(join_as_spectator(harness, friend, id, link_secret)) == (409, "plays_here")
    with harness.page(id, friend, None) as page:
        assert "late" not in page.frame
    with harness.page(id, eva, None) as page:
        assert page.frame["late"] == 10


def start_delayed_match(harness: Harness) -> tuple[str, str, str, str]:
    """Start a match of two devices with a third one that watches with a delay. Return its id and the devices."""
    host, friend, eva = (harness.new_device() for _ in range(3))
    id = start_match(harness, [host, friend], watching=DELAYED)
    assert join_as_spectator(harness, eva, id, create_spectator_link(harness, host, id)).status_code == 204
    return id, host, friend, eva


def test_the_delayed_view_follows_the_log(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness:
        id, host, friend, eva = start_delayed_match(harness)
        live = harness.server.registry._open[id]
        views = [live.match.full_view()]
        with harness.page(id, host, 0) as first_page, harness.page(id, friend, 1) as second_page, harness.page(id, eva, None) as page:
            assert page.frame["version"] == 0 and page.frame["late"] == 10 and page.frame["viewer"] is None
            for minute in range(12):
                actor = first_page if 0 in first_page.frame["actors"] else second_page
                if minute == 3 and (
                    undoing := next((player for player in (first_page, second_page) if player.frame["undo"]["open"]), None)
                ):
                    undoing.send(type="undo", seat=undoing.seat)
                    version = undoing.frame["version"] + 1
                else:
                    version = actor.act()
                first_page.wait_for_version(version), second_page.wait_for_version(version)
                views += [live.match.full_view()] * (version + 1 - len(views))
                advance_clock(harness, clock, id, 60.0)
            page.wait_for_version(3)
            assert page.frame["version"] == 3
            for version in range(4, 13):
                advance_clock(harness, clock, id, 60.0)
                assert page.wait_for_version(version)["view"] == as_sent(views[version])
            assert [event["n"] for event in page.events] == list(range(len(page.events)))
        live = harness.server.registry._open[id]
        assert harness.run_in_loop(live.delayed.next_frame, Shown(True, 12), 0).wait == RECHECK_S
        harness.restart()
        with harness.page(id, eva, None) as page:
            assert page.frame["version"] == 12 and page.frame["view"] == as_sent(views[12])


def test_the_deal_is_shown_with_the_delay_too(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness:
        id, _, _, eva = start_delayed_match(harness)
        match = harness.server.registry._open[id].match
        public, full = as_sent(match.view(None)), as_sent(match.full_view())
        assert public != full
        with harness.page(id, eva, None) as page:
            advance_clock(harness, clock, id, 599.0)
            assert page.frame["view"] == public
            hidden = list(page.events)
            assert hidden == [as_sent({"n": event.n, "kind": event.kind, "args": event.args}) for event in match.events(None)]
            advance_clock(harness, clock, id, 1.0)
            page.wait_until(lambda frame: frame["view"] == full)
            assert page.frame["version"] == 0 and len(page.events) == len(list(match.full_events()))
        with harness.page(id, eva, None) as page:
            assert page.frame["view"] == full


def as_sent(view: Any) -> Any:
    """Return a view as it is sent over the wire."""
    return json.loads(msgspec.json.encode(view))


def advance_clock(harness: Harness, clock: ManualClock, id: str, seconds: float) -> None:
    """Advance the clock and notify all viewers, since a busy connection may not have started to wait."""

    async def move() -> None:
        await clock.advance(seconds)
        harness.server.registry._open[id].notify_viewers()

    harness.run_in_loop(move)


def deal_position(monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], seed: int) -> None:
    """Let the next match start with a position, and with the same id in every world."""
    monkeypatch.setattr("boardwright.server.play.log_replay.Match.start", lambda game, *rest: Match.from_position(game, position, seed))
    for module in (new_match, lobby_tables):
        monkeypatch.setattr(module, "new_id", lambda: "match")
        monkeypatch.setattr(module, "new_key", lambda: bytes(32))


def collect_delayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, present: bool) -> list[str | bytes]:
    """Return all that a delayed spectator and strangers get while others play. `present`: whether the players act during the delay."""
    deal_position(monkeypatch, *two_worlds()[0])
    clock = ManualClock()
    with Harness(tmp_path / name, QUICK_SETTINGS, clock) as harness:
        host, friend, eva = (harness.new_device() for _ in range(3))
        start_match(harness, [host, friend], watching=DELAYED, clock={"each": "match", "seconds": 6000})
        assert join_as_spectator(harness, eva, "match", create_spectator_link(harness, host, "match")).status_code == 204
        with (
            harness.page("match", host, 0) as first_page,
            harness.page("match", friend, 1) as second_page,
            harness.page("match", eva, None) as page,
        ):
            pages = (first_page, second_page)
            second_page.act(id="first")
            first_page.wait_for_version(1)
            advance_clock(harness, clock, "match", 60.0)
            if present:
                second_page.send(type="say", say_id="1", seat=1, text="I keep both")
                for _ in range(5):
                    version = max(player.frame["version"] for player in pages)
                    for player in pages:
                        player.wait_for_version(version)
                    next(player for player in pages if player.frame["legal"]).act()
                second_page.send(type="resign", seat=1)
                first_page.wait_until(lambda frame: "stand_in" in frame["seats"][1])
                first_page.send(type="pause", seat=0, paused=True)
                first_page.wait_until(lambda frame: frame["clock"]["paused"])
            advance_clock(harness, clock, "match", 9 * 60.0)
            page.wait_for_version(1)
            page.send(type="look", seat=None)
            page.wait_for("frame")
            page.send(type="ping")
            page.wait_for("pong")
            sent = list(page.raw)
        for token in (harness.new_device(), None):
            for path in ("/api/replays/match/0", "/api/matches/match/standing", "/api/matches/match/file"):
                sent.append(harness.call("GET", path, token).text)
            sent += assert_socket_refused(harness, "match", token)
        return sent


def test_delayed_spectators_get_nothing_of_the_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    still, busy = (collect_delayed(tmp_path, monkeypatch, name, present) for name, present in (("still.db", False), ("busy.db", True)))
    assert still == busy and len(still) > 10


def test_two_worlds_look_the_same_to_an_invited_spectator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Invited spectators see what strangers see in open matches, with views and with records."""
    sent_by_world = []
    for position, seed in two_worlds():
        deal_position(monkeypatch, position, seed)
        with Harness(tmp_path / f"{seed}.db", QUICK_SETTINGS, ManualClock()) as harness:
            host, friend, eva = (harness.new_device() for _ in range(3))
            start_match(harness, [host, friend], watching={"mode": "invited"})
            assert join_as_spectator(harness, eva, "match", create_spectator_link(harness, host, "match")).status_code == 204
            sent: list[str | bytes] = []
            for digest in (None, rules_digest(bw.load(GAME))):
                with harness.page("match", eva, None, digest) as page, harness.page("match", friend, 1) as owner:
                    page.wait_until(lambda frame: frame["seats"][1]["online"])
                    if digest is None:
                        page.wait_for_version(owner.act(id="kept"))
                    page.send(type="look", seat=1)
                    page.wait_for("error")
                    sent += page.raw
            sent_by_world.append(sent)
    assert sent_by_world[0] == sent_by_world[1] and any(isinstance(message, bytes) for message in sent_by_world[0])


def test_delayed_spectators_get_no_records_and_the_chat_of_players_with_the_delay(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "m.db", QUICK_SETTINGS, clock) as harness:
        host, friend, eva = (harness.new_device() for _ in range(3))
        id = start_match(harness, [host, friend], watching=DELAYED)
        join_as_spectator(harness, eva, id, create_spectator_link(harness, host, id))
        with harness.page(id, eva, None) as page, harness.page(id, host, 0) as first_page, harness.page(id, friend, 1) as second_page:
            page.send(type="rules", rules=rules_digest(bw.load(GAME)))
            assert page.wait_for("error")["id"] == "other_rules"
            first_page.send(type="say", say_id="1", seat=0, text="Hello")
            second_page.wait_for("talk")
            page.send(type="say", say_id="2", seat=None, name="Eva", text="I see all")
            assert [line["text"] for line in page.wait_for("talk")["lines"]] == ["I see all"]
            advance_clock(harness, clock, id, 600.0)
            assert [line["text"] for line in page.wait_for("talk")["lines"]] == ["Hello"]
            first_page.send(type="ping")
            first_page.wait_for("pong")
            assert "I see all" not in str(first_page.raw)


def test_a_device_whose_seat_moved_to_an_account_cannot_watch_with_a_delay(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", WITH_ACCOUNTS) as harness:
        host, friend = harness.new_device(), harness.new_device()
        id = start_match(harness, [host, friend], watching=DELAYED)
        with harness.page(id, host, 0):
            assert call_account(harness, "gather", create_account(harness), device=friend).status_code == 200
            assert read_error(join_as_spectator(harness, friend, id, create_spectator_link(harness, host, id))) == (409, "plays_here")
