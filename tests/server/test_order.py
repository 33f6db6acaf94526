"""Several pages act at once: some single order of what was acknowledged explains everything that anybody was shown."""

from __future__ import annotations

import json
import secrets
import threading
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.store import effective
from tests.conftest import PROVE
from tests.messages import message_of
from tests.server.house import AGAINST_BOT, GAME, PERSONS, House, Page

ACTS = 200 if PROVE else 25


def click(page: Page, acked: dict[str, tuple[int, int, int]], errors: list[BaseException]) -> None:
    """Act with what the newest frame allows, sometimes twice, sometimes take back, sometimes look with other eyes."""
    try:
        for tried in range(20 * ACTS):
            if tried >= ACTS and len(acked) > 5:  # on a busy machine most of what is tried comes too late
                return
            frame = page.frame
            if frame["over"]:
                return
            if not frame["legal"]:
                mine = [seat["seat"] for seat in frame["seats"] if seat["yours"]]
                page.send(type="look", seat=secrets.choice(mine))
                page.next("frame")
                continue
            seat, action, id = frame["viewer"], secrets.choice(frame["legal"])["id"], secrets.token_hex(8)
            for _ in range(1 + secrets.randbelow(2)):
                answer = page.try_to_act(action, seat=seat, id=id, version=frame["version"])
                assert answer["type"] in ("ack", "refused"), answer
                if answer["type"] == "ack":
                    assert acked.setdefault(id, (answer["version"], seat, action))[0] == answer["version"]
            if answer["type"] == "ack" and secrets.randbelow(3) == 0:
                page.send(type="undo", seat=seat)
            page.send(type="look", seat=seat)
            page.next("frame")
    except BaseException as error:
        errors.append(error)


def test_one_order_explains_everything(house: House, caplog: pytest.LogCaptureFixture) -> None:
    token = house.device()
    for seats in (PERSONS, AGAINST_BOT):
        match = house.match(token, seats, pause=0)
        acked: dict[str, tuple[int, int, int]] = {}
        errors: list[BaseException] = []
        pages = [house.page(match, token, 0) for _ in range(3)]
        for page in pages:
            page.__enter__()
        threads = [threading.Thread(target=click, args=(page, acked, errors)) for page in pages]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for page in pages:
            page.__exit__()
        assert not errors, errors
        explain(house, match, acked, [page.raw for page in pages])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def explain(house: House, id: str, acked: dict[str, tuple[int, int, int]], said: list[list[str | bytes]]) -> None:
    """The log is the order: every ack is one of its rows, every frame is its fold so far, the events that a page has are all there are."""
    rows, row = house.log(id), house.server.store.match(id)
    assert row is not None and len(acked) > 5
    by_id = {each.action_id: (each.seq + 1, each.seat, each.action) for each in rows if each.action_id}
    actions = bw.load(GAME).actions
    assert by_id == {id: (version, seat, str(actions[action])) for id, (version, seat, action) in acked.items()}

    @cache
    def fold(version: int) -> Match:
        match = Match.start(bw.load(GAME), len(row.seats), row.seed, row.options)
        for seat, action in effective(rows[:version]):
            match.play(seat, action)
        return match

    for page in said:
        frames: list[dict[str, Any]] = [told for sent in page if (told := message_of(sent))["type"] == "frame"]
        assert len(frames) > 10
        known: list[dict[str, Any]] = []
        for frame in frames:
            match, looking = fold(frame["version"]), frame["viewer"]
            assert frame["view"] == json.loads(json.dumps(match.view(looking)))
            assert [action["id"] for action in frame["legal"]] == match.legal_ids(looking).tolist()
            assert frame["actors"] == list(match.actors) and frame["decisions"] == len(match.decisions)
            known[frame["events_from"] :] = frame["events"]
            events = [{"n": event.n, "kind": event.kind, "args": event.args} for event in match.events(looking)]
            assert known == json.loads(json.dumps(events))
