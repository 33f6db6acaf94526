"""Rated tables and matches: what they refuse, what they do to the numbers of their players, and who sees these."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.host_rules.roles import OPERATOR
from boardwright.server.ops.ratings import check_ratings
from boardwright.server.store import ACT, OVER, MatchRow, RatingStore, Row, Store, Summary
from boardwright.server.store.schema import log, ratings
from boardwright.server.table_rules.rated import ABANDONED_MS
from tests.games.rng import Rng
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import BOT, ME, OPEN, ask, begin, open_table
from tests.server.harness import GAME, Harness, play_on
from tests.server.members import WITH_ACCOUNTS, ask as ask_account, join

RATED: dict[str, Any] = {"rated": True, "hints": False, "options": {"turn_cap": 50}}
NOVICE = {"kind": "bot", "level": "novice"}


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with Harness(tmp_path / "matches.db", WITH_ACCOUNTS, StillClock()) as harness:
        yield harness


def end(harness: Harness, id: str, chance: int = 1, bots_for: int | None = None) -> list[list[int]]:
    """Bring a rated match to its end as its people would, by chance, and record it. Returns the ranking.

    bots_for: a seat whose first choice a bot made.
    """
    store, rng = harness.server.store, Rng(chance)
    row = store.match(id)
    assert row is not None and row.rated
    match = Match.start(bw.load(row.game), len(row.seats), row.seed, row.options)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal_ids(seat).tolist()))
    people = {seat.seat for seat in row.seats if seat.kind == "person"}
    made: list[Row] = []
    for number, (seat, action) in enumerate(match.decisions):
        by_bot = seat not in people or (seat == bots_for and seat not in {each.seat for each in made})
        made.append(Row(number, ACT, seat, str(match.game.actions[action]), None if by_bot else f"choice {number}"))
    with store.writing() as db:
        db.execute(log.insert(), [{"match": id, "at": row.created, **each._asdict()} for each in made[:-1]])
    assert match.result is not None
    ranking = match.result.ranking
    store.append(id, made[-1], Summary(OVER, len(made), list(match.actors), ranking), harness.server.clock.now())
    harness.server.recorder.record(id)
    return [list(place) for place in ranking]


def own(harness: Harness, token: str) -> dict[str, Any]:
    answer = harness.call("GET", "/api/ratings", token)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def at(harness: Harness, id: str, token: str | None) -> dict[int, dict[str, Any]]:
    """The ratings that a client sees at a table or match, by seat."""
    answer = harness.call("GET", f"/api/ratings/matches/{id}", token)
    assert answer.status_code == 200, answer.text
    return {each["seat"]: each for each in answer.json()}


def agrees(harness: Harness) -> bool:
    return not list(check_ratings(harness.server.store))


def test_a_match_moves_the_numbers_of_its_players_at_its_end(database: Place) -> None:
    with Harness(database.url, WITH_ACCOUNTS, StillClock()) as harness:
        ada, bo = join(harness, "Ada"), join(harness, "Bo")
        id = begin(harness, [ada, bo], **{**RATED, "options": {"turn_cap": 50}})
        with harness.page(id, ada, 0) as one, harness.page(id, bo, 1) as other:
            assert one.frame["match"]["rated"] is True and one.frame["match"]["hints"] is False
            before = [harness.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            assert own(harness, ada) == {"appears": None, "games": []}
            [seat] = at(harness, id, ada).values()
            assert seat["seat"] == 0 and seat["before"]["matches"] == 0 and "after" not in seat
            play_on([one, other], 6)
            assert before == [harness.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            play_on([one, other], 10_000)
            assert one.frame["over"]
        [game] = own(harness, ada)["games"]
        assert game["game"] == GAME and game["rating"]["matches"] == 1 and game["history"][0]["match"] == id
        start = game["start"]
        first = {token: own(harness, token)["games"][0]["history"][0] for token in (ada, bo)}
        moved = {token: each["rating"]["value"] - start for token, each in first.items()}
        assert (moved[ada] > moved[bo]) is (first[ada]["place"] < first[bo]["place"])
        assert at(harness, id, ada)[0]["after"] == game["rating"] and 1 not in at(harness, id, ada), "Bo does not appear"
        assert at(harness, id, None) == {}
        assert agrees(harness)


def test_only_who_appears_is_seen_by_others(harness: Harness) -> None:
    ada, bo = join(harness, "Ada"), join(harness, "Bo")
    for number in range(5):
        end(harness, begin(harness, [ada, bo], **RATED), number)
    id = open_table(harness, ada, [ME, OPEN], **RATED)["id"]
    table = f"/api/ratings/{GAME}"
    assert harness.call("GET", table).json() == [] and at(harness, id, bo) == {}
    assert harness.call("POST", "/api/ratings/appear", ada, {"name": "Ada L"}).status_code == 204
    [seen] = harness.call("GET", table).json()
    assert seen == {"name": "Ada L", "rating": own(harness, ada)["games"][0]["rating"], "yours": False}
    assert harness.call("GET", table, ada).json()[0]["yours"] and list(at(harness, id, bo)) == [0]
    taken = harness.call("POST", "/api/ratings/appear", bo, {"name": "Ada L"})
    assert (taken.status_code, taken.json()["error"]["id"]) == (409, "name_taken")
    assert own(harness, ada)["appears"] == "Ada L"
    assert harness.call("POST", "/api/ratings/appear", ada, {"name": None}).status_code == 204
    assert harness.call("GET", table).json() == []
    assert harness.call("POST", "/api/ratings/appear", harness.device(), {"name": "X"}).status_code == 403
    assert harness.call("GET", "/api/ratings/none").json()["error"]["id"] == "no_such_game"
    assert harness.call("GET", "/api/account/export", ada).json()["ratings"] == own(harness, ada)


def test_a_barred_person_may_disappear_only(harness: Harness) -> None:
    token = join(harness, "Cyril")
    assert harness.call("POST", "/api/ratings/appear", token, {"name": "Cyril"}).status_code == 204
    harness.server.services.hosts.bar(OPERATOR, "Cyril", "bar", "insults")
    harness.server.bars.load()
    refused = harness.call("POST", "/api/ratings/appear", token, {"name": "All hosts are fools"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "barred")
    assert harness.call("POST", "/api/ratings/appear", token, {"name": None}).status_code == 204
    assert not harness.server.services.ratings._ratings.names()


@pytest.mark.parametrize(
    "why,more,seats",
    [
        ("hints", {"hints": True}, [ME, OPEN]),
        ("watching", {"watching": {"mode": "delayed"}}, [ME, OPEN]),
        ("same_device", {}, [ME, {"kind": "person", "name": "Cy"}, OPEN]),
        ("bot", {}, [ME, BOT, OPEN]),
    ],
)
def test_what_would_help_a_player_cannot_be_rated(harness: Harness, why: str, more: dict[str, Any], seats: list[Any]) -> None:
    answer = harness.call("POST", "/api/tables", harness.device(), {"game": GAME, "seats": seats, **RATED, **more})
    assert (answer.status_code, answer.json()["error"]) == (422, {"id": "not_rated", "args": {"why": why}})


def test_a_match_at_one_device_is_rated_against_bots_alone(harness: Harness) -> None:
    token = harness.device()
    two = harness.call("POST", "/api/matches", token, {"game": GAME, "seats": [ME, {"kind": "person", "name": "Cy"}], "rated": True})
    assert two.json()["error"]["args"] == {"why": "same_device"}
    id = harness.match(token, [ME, NOVICE], rated=True, options={"turn_cap": 50})
    assert harness.call("POST", f"/api/matches/{id}/carry", token, {}).json()["error"]["id"] == "cannot_carry"
    end(harness, id)
    assert own(harness, token)["games"][0]["rating"]["matches"] == 1


def test_a_choice_is_not_taken_back_once_a_bot_has_moved(harness: Harness) -> None:
    """Otherwise one could look at the bot's answer first."""
    token = harness.device()
    for rated, along in ((False, [1]), (True, [])):
        id = harness.match(token, [ME, NOVICE], rated=rated)
        with harness.page(id, token, 0):
            assert list(harness.server.registry._open[id]._along()) == along  # type: ignore[call-overload]


def test_no_one_sits_at_a_rated_table_twice(harness: Harness) -> None:
    host, token = harness.device(), harness.device()
    id = open_table(harness, host, [ME, OPEN, OPEN], **RATED)["id"]
    assert ask(harness, host, id, "sit", name="Cy").json()["error"]["args"] == {"why": "same_device"}
    assert ask(harness, token, id, "sit", name="Bo").status_code == 200
    account = ask_account(harness, "", token, name="Bo", password="correct horse").json()["token"]
    again = ask(harness, account, id, "sit", name="Bo again")
    assert again.json()["error"] == {"id": "not_rated", "args": {"why": "same_person"}}, "the account and its browser"
    unrated = open_table(harness, host, [ME, OPEN, OPEN])["id"]
    assert ask(harness, host, unrated, "sit", name="Cy").status_code == 200


def test_what_is_refused_while_a_rated_match_runs(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        pages = [ada, bo]
        play_on(pages, 2)
        for page in pages:
            assert not page.frame["undo"]["ask"]
        ada.send(type="ask_back", seat=0)
        assert ada.next("error")["id"] == "not_rated"
        ada.send(type="hint", seat=0)
        assert ada.next("error")["id"] == "hints_forbidden"
    for method, path in (("POST", f"/api/matches/{id}/seats/0/handover"), ("DELETE", f"/api/matches/{id}")):
        assert harness.call(method, path, tokens[0]).json()["error"]["id"] == "not_rated"


@pytest.mark.parametrize("how", ["a bot chose", "a bot plays at the end"])
def test_who_leaves_is_last(harness: Harness, how: str) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    [first] = row.actors
    leaver = 1 - first  # their stand-in waits for the other seat, so only the test writes to the log
    if how == "a bot chose":
        end(harness, id, bots_for=leaver)
    else:
        with harness.page(id, tokens[leaver], leaver) as page:
            page.send(type="resign", seat=leaver)
            page.until(lambda frame: frame["seats"][leaver].get("stand_in"))
            end(harness, id)
    stayed, left = (own(harness, tokens[seat])["games"][0]["history"][0] for seat in (first, leaver))
    assert left["left"] and left["place"] > stayed["place"] and not stayed["left"]
    assert stayed["rating"]["value"] > left["rating"]["value"]
    assert at(harness, id, tokens[leaver])[leaver]["left"] is True
    assert agrees(harness)


def test_an_abandoned_match_costs_only_those_it_waits_for(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    [waited] = row.actors
    harness.server.recorder.record_due()
    assert own(harness, tokens[0])["games"] == own(harness, tokens[1])["games"] == []
    harness.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    harness.server.recorder.record_due()
    assert own(harness, tokens[1 - waited])["games"] == []
    [game] = own(harness, tokens[waited])["games"]
    assert game["history"][0]["left"] and game["rating"]["value"] < game["start"]
    closed = harness.server.store.match(id)
    assert closed is not None and closed.closed
    assert agrees(harness)


def test_what_the_operator_closes_is_not_rated(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    harness.server.store.close_match(id)
    harness.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    harness.server.recorder.record_due()
    assert RatingStore(harness.server.store).games() == []


def test_an_account_takes_the_ratings_of_its_devices(harness: Harness) -> None:
    device, other = harness.device(), harness.device()
    account = join(harness, "Ada")
    end(harness, begin(harness, [account, other], **RATED))
    harness.server.clock.seconds += 8  # type: ignore[attr-defined]
    end(harness, begin(harness, [device, other], **RATED), 2)
    both = begin(harness, [device, account], **RATED)
    end(harness, both, 3)
    assert ask_account(harness, "gather", account, device=device).status_code == 200
    [game] = own(harness, account)["games"]
    assert game["rating"]["matches"] == 2 and both not in {each["match"] for each in game["history"]}, "two seats of one"
    assert own(harness, device)["games"] == [] and agrees(harness)


def test_kept_numbers_are_checked_and_put_right(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    ids = [begin(harness, tokens, **RATED) for _ in range(3)]
    store = harness.server.store
    for number, id in enumerate(ids):
        harness.server.clock.seconds += 8  # type: ignore[attr-defined]
        end(harness, id, number)
    before = RatingStore(store).all_of(GAME)
    assert agrees(harness)
    with store.writing() as db:
        db.execute(ratings.delete().where(ratings.c.match == ids[0]))
        db.execute(ratings.update().where(ratings.c.match == ids[1]).values(value=ratings.c.value + 1))
        db.execute(ratings.update().where(ratings.c.match == ids[2]).values(place=5))
    found = list(check_ratings(store))
    assert len(found) >= 3 and all(any(id in line for line in found) for id in ids)
    list(check_ratings(store, recompute=True))
    assert RatingStore(store).all_of(GAME) == before and agrees(harness)
    store.delete_match(ids[0])
    assert RatingStore(store).all_of(GAME) == before and agrees(harness), "kept when a match is deleted"


def test_matches_of_other_versions_and_without_points_are_rated_by_their_places(harness: Harness) -> None:
    """The places that were stored count; what cannot be opened any more is rated all the same."""
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    store: Store = harness.server.store
    row = store.match(id)
    assert row is not None
    chose = Row(0, ACT, row.actors[0], "draw", "a choice")
    store.append(id, chose, Summary(OVER, 1, [], [[1], [0]]), harness.server.clock.now())
    with store.writing() as db:
        db.exec_driver_sql("UPDATE matches SET ruleset = 'gone'")
    harness.server.recorder.record_due()
    assert [own(harness, token)["games"][0]["history"][0]["place"] for token in tokens] == [2, 1]
    unranked = begin(harness, tokens, **RATED)
    store.append(unranked, chose, Summary(OVER, 1, [], None), harness.server.clock.now())
    harness.server.recorder.record_due()
    assert own(harness, tokens[0])["games"][0]["rating"]["matches"] == 1, "no places, no rating"
    assert agrees(harness)


def test_a_match_that_does_not_count_is_looked_at_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    chose = Row(0, ACT, row.actors[0], "draw", "a choice")
    harness.server.store.append(id, chose, Summary(OVER, 1, [], None), harness.server.clock.now())
    looked, real = [], harness.server.store.match

    def look(id: str) -> MatchRow | None:
        looked.append(id)
        return real(id)

    monkeypatch.setattr(harness.server.store, "match", look)
    for _ in range(3):
        harness.server.recorder.record_due()
    assert looked == [id]


@pytest.mark.parametrize(
    ("ranking", "leaves", "places"),
    [([[0, 1], [2]], None, [1, 1, 3]), ([[0], [1], [2]], 2, [1, 2, 3]), ([[0], [1], [2]], 0, [3, 1, 2]), ([[0, 1, 2]], 1, [1, 3, 1])],
)
def test_a_history_counts_who_was_better(harness: Harness, ranking: list[list[int]], leaves: int | None, places: list[int]) -> None:
    tokens = [harness.device() for _ in range(3)]
    id = begin(harness, tokens, **RATED)
    log_of_match = [Row(seat, ACT, seat, "draw", None if seat == leaves else f"choice {seat}") for seat in range(3)]
    for row in log_of_match:
        harness.server.store.append(id, row, Summary(OVER, 3, [], ranking), harness.server.clock.now())
    harness.server.recorder.record_due()
    found = [own(harness, token)["games"][0]["history"][0] for token in tokens]
    assert [each["place"] for each in found] == places
    assert [(each["seats"], each["left"]) for each in found] == [(3, seat == leaves) for seat in range(3)]
