"""Rated tables and matches: what they refuse, how they change ratings, and who sees ratings."""

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
from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import GAME, Harness, play_decisions
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, open_table, start_match

RATED: dict[str, Any] = {"rated": True, "hints": False, "options": {"turn_cap": 50}}
NOVICE = {"kind": "bot", "level": "novice"}


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with Harness(tmp_path / "matches.db", WITH_ACCOUNTS, ManualClock()) as harness:
        yield harness


def finish_match(harness: Harness, id: str, chance: int = 1, bots_for: int | None = None) -> list[list[int]]:
    """Play a rated match to its end with random choices of its players, and record it. Return the ranking.

    bots_for: a seat whose first choice a bot makes.
    """
    store, rng = harness.server.store, Rng(chance)
    row = store.match(id)
    assert row is not None and row.rated
    match = Match.start(bw.load(row.game), len(row.seats), row.seed, row.options)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal_ids(seat).tolist()))
    people = {seat.seat for seat in row.seats if seat.kind == "person"}
    rows: list[Row] = []
    for number, (seat, action) in enumerate(match.decisions):
        by_bot = seat not in people or (seat == bots_for and seat not in {earlier.seat for earlier in rows})
        rows.append(Row(number, ACT, seat, str(match.game.actions[action]), None if by_bot else f"choice {number}"))
    with store.writing() as db:
        db.execute(log.insert(), [{"match": id, "at": row.created, **log_row._asdict()} for log_row in rows[:-1]])
    assert match.result is not None
    ranking = match.result.ranking
    store.append(id, rows[-1], Summary(OVER, len(rows), list(match.actors), ranking), harness.server.clock.now())
    harness.server.recorder.record(id)
    return [list(place) for place in ranking]


def get_own_ratings(harness: Harness, token: str) -> dict[str, Any]:
    answer = harness.call("GET", "/api/ratings", token)
    assert answer.status_code == 200, answer.text
    ratings: dict[str, Any] = answer.json()
    return ratings


def get_ratings_at(harness: Harness, id: str, token: str | None) -> dict[int, dict[str, Any]]:
    """Return the ratings that a device sees at a table or match, by seat."""
    answer = harness.call("GET", f"/api/ratings/matches/{id}", token)
    assert answer.status_code == 200, answer.text
    return {rating["seat"]: rating for rating in answer.json()}


def ratings_are_consistent(harness: Harness) -> bool:
    return not list(check_ratings(harness.server.store))


def test_a_match_changes_the_ratings_of_its_players_at_its_end(database: Database) -> None:
    with Harness(database.url, WITH_ACCOUNTS, ManualClock()) as harness:
        ada, bo = create_account(harness, "Ada"), create_account(harness, "Bo")
        id = start_match(harness, [ada, bo], **{**RATED, "options": {"turn_cap": 50}})
        with harness.page(id, ada, 0) as ada_page, harness.page(id, bo, 1) as bo_page:
            assert ada_page.frame["match"]["rated"] is True and ada_page.frame["match"]["hints"] is False
            before = [harness.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            assert get_own_ratings(harness, ada) == {"appears": None, "games": []}
            [seat] = get_ratings_at(harness, id, ada).values()
            assert seat["seat"] == 0 and seat["before"]["matches"] == 0 and "after" not in seat
            play_decisions([ada_page, bo_page], 6)
            assert before == [harness.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            play_decisions([ada_page, bo_page], 10_000)
            assert ada_page.frame["over"]
        [game] = get_own_ratings(harness, ada)["games"]
        assert game["game"] == GAME and game["rating"]["matches"] == 1 and game["history"][0]["match"] == id
        start = game["start"]
        first = {token: get_own_ratings(harness, token)["games"][0]["history"][0] for token in (ada, bo)}
        moved = {token: entry["rating"]["value"] - start for token, entry in first.items()}
        assert (moved[ada] > moved[bo]) is (first[ada]["place"] < first[bo]["place"])
        assert get_ratings_at(harness, id, ada)[0]["after"] == game["rating"] and 1 not in get_ratings_at(harness, id, ada), (
            "Bo is not listed"
        )
        assert get_ratings_at(harness, id, None) == {}
        assert ratings_are_consistent(harness)


def test_only_listed_players_are_visible_to_others(harness: Harness) -> None:
    ada, bo = create_account(harness, "Ada"), create_account(harness, "Bo")
    for number in range(5):
        finish_match(harness, start_match(harness, [ada, bo], **RATED), number)
    id = open_table(harness, ada, [ADA_SEAT, OPEN_SEAT], **RATED)["id"]
    list_path = f"/api/ratings/{GAME}"
    assert harness.call("GET", list_path).json() == [] and get_ratings_at(harness, id, bo) == {}
    assert harness.call("POST", "/api/ratings/appear", ada, {"name": "Ada L"}).status_code == 204
    [listed] = harness.call("GET", list_path).json()
    assert listed == {"name": "Ada L", "rating": get_own_ratings(harness, ada)["games"][0]["rating"], "yours": False}
    assert harness.call("GET", list_path, ada).json()[0]["yours"] and list(get_ratings_at(harness, id, bo)) == [0]
    taken = harness.call("POST", "/api/ratings/appear", bo, {"name": "Ada L"})
    assert (taken.status_code, taken.json()["error"]["id"]) == (409, "name_taken")
    assert get_own_ratings(harness, ada)["appears"] == "Ada L"
    assert harness.call("POST", "/api/ratings/appear", ada, {"name": None}).status_code == 204
    assert harness.call("GET", list_path).json() == []
    assert harness.call("POST", "/api/ratings/appear", harness.new_device(), {"name": "X"}).status_code == 403
    assert harness.call("GET", "/api/ratings/none").json()["error"]["id"] == "no_such_game"
    assert harness.call("GET", "/api/account/export", ada).json()["ratings"] == get_own_ratings(harness, ada)


def test_a_barred_person_may_only_leave_the_list(harness: Harness) -> None:
    token = create_account(harness, "Cyril")
    assert harness.call("POST", "/api/ratings/appear", token, {"name": "Cyril"}).status_code == 204
    harness.server.services.hosts.bar(OPERATOR, "Cyril", "bar", "insults")
    harness.server.bars.load()
    refused = harness.call("POST", "/api/ratings/appear", token, {"name": "All hosts are fools"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "barred")
    assert harness.call("POST", "/api/ratings/appear", token, {"name": None}).status_code == 204
    assert not harness.server.services.ratings._ratings.names()


@pytest.mark.parametrize(
    "reason,settings,seats",
    [
        ("hints", {"hints": True}, [ADA_SEAT, OPEN_SEAT]),
        ("watching", {"watching": {"mode": "delayed"}}, [ADA_SEAT, OPEN_SEAT]),
        ("same_device", {}, [ADA_SEAT, {"kind": "person", "name": "Cy"}, OPEN_SEAT]),
        ("bot", {}, [ADA_SEAT, BOT_SEAT, OPEN_SEAT]),
    ],
)
def test_settings_that_help_a_player_cannot_be_rated(harness: Harness, reason: str, settings: dict[str, Any], seats: list[Any]) -> None:
    answer = harness.call("POST", "/api/tables", harness.new_device(), {"game": GAME, "seats": seats, **RATED, **settings})
    assert (answer.status_code, answer.json()["error"]) == (422, {"id": "not_rated", "args": {"why": reason}})


def test_a_match_on_one_device_is_rated_only_against_bots(harness: Harness) -> None:
    token = harness.new_device()
    answer = harness.call(
        "POST", "/api/matches", token, {"game": GAME, "seats": [ADA_SEAT, {"kind": "person", "name": "Cy"}], "rated": True}
    )
    assert answer.json()["error"]["args"] == {"why": "same_device"}
    id = harness.new_match(token, [ADA_SEAT, NOVICE], rated=True, options={"turn_cap": 50})
    assert harness.call("POST", f"/api/matches/{id}/carry", token, {}).json()["error"]["id"] == "cannot_carry"
    finish_match(harness, id)
    assert get_own_ratings(harness, token)["games"][0]["rating"]["matches"] == 1


def test_a_choice_cannot_be_undone_after_a_bot_has_moved(harness: Harness) -> None:
    """Otherwise a player could see the bot's answer first."""
    token = harness.new_device()
    for rated, undone_with in ((False, [1]), (True, [])):
        id = harness.new_match(token, [ADA_SEAT, NOVICE], rated=rated)
        with harness.page(id, token, 0):
            assert list(harness.server.registry._open[id]._along()) == undone_with  # type: ignore[call-overload]


def test_a_person_cannot_sit_twice_at_a_rated_table(harness: Harness) -> None:
    host, token = harness.new_device(), harness.new_device()
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT], **RATED)["id"]
    assert call_table(harness, host, id, "sit", name="Cy").json()["error"]["args"] == {"why": "same_device"}
    assert call_table(harness, token, id, "sit", name="Bo").status_code == 200
    account = call_account(harness, "", token, name="Bo", password="correct horse").json()["token"]
    again = call_table(harness, account, id, "sit", name="Bo again")
    assert again.json()["error"] == {"id": "not_rated", "args": {"why": "same_person"}}, "the account and its browser are the same person"
    unrated = open_table(harness, host, [ADA_SEAT, OPEN_SEAT, OPEN_SEAT])["id"]
    assert call_table(harness, host, unrated, "sit", name="Cy").status_code == 200


def test_undo_requests_hints_seat_links_and_deletion_are_refused_in_a_rated_match(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        pages = [ada, bo]
        play_decisions(pages, 2)
        for page in pages:
            assert not page.frame["undo"]["ask"]
        ada.send(type="ask_back", seat=0)
        assert ada.wait_for("error")["id"] == "not_rated"
        ada.send(type="hint", seat=0)
        assert ada.wait_for("error")["id"] == "hints_forbidden"
    for method, path in (("POST", f"/api/matches/{id}/seats/0/handover"), ("DELETE", f"/api/matches/{id}")):
        assert harness.call(method, path, tokens[0]).json()["error"]["id"] == "not_rated"


@pytest.mark.parametrize("departure", ["a bot chose", "a bot plays at the end"])
def test_a_player_who_leaves_is_ranked_last(harness: Harness, departure: str) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    [first] = row.actors
    leaver = 1 - first  # the stand-in waits for the other seat, so only the test writes to the log
    if departure == "a bot chose":
        finish_match(harness, id, bots_for=leaver)
    else:
        with harness.page(id, tokens[leaver], leaver) as page:
            page.send(type="resign", seat=leaver)
            page.wait_until(lambda frame: frame["seats"][leaver].get("stand_in"))
            finish_match(harness, id)
    stayed, left = (get_own_ratings(harness, tokens[seat])["games"][0]["history"][0] for seat in (first, leaver))
    assert left["left"] and left["place"] > stayed["place"] and not stayed["left"]
    assert stayed["rating"]["value"] > left["rating"]["value"]
    assert get_ratings_at(harness, id, tokens[leaver])[leaver]["left"] is True
    assert ratings_are_consistent(harness)


def test_an_abandoned_match_lowers_only_the_rating_of_the_player_to_move(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    [waited] = row.actors
    harness.server.recorder.record_due()
    assert get_own_ratings(harness, tokens[0])["games"] == get_own_ratings(harness, tokens[1])["games"] == []
    harness.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    harness.server.recorder.record_due()
    assert get_own_ratings(harness, tokens[1 - waited])["games"] == []
    [game] = get_own_ratings(harness, tokens[waited])["games"]
    assert game["history"][0]["left"] and game["rating"]["value"] < game["start"]
    closed = harness.server.store.match(id)
    assert closed is not None and closed.closed
    assert ratings_are_consistent(harness)


def test_a_match_closed_by_the_operator_is_not_rated(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    harness.server.store.close_match(id)
    harness.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    harness.server.recorder.record_due()
    assert RatingStore(harness.server.store).games() == []


def test_an_account_takes_over_the_ratings_of_its_devices(harness: Harness) -> None:
    device, other = harness.new_device(), harness.new_device()
    account = create_account(harness, "Ada")
    finish_match(harness, start_match(harness, [account, other], **RATED))
    harness.server.clock.seconds += 8  # type: ignore[attr-defined]
    finish_match(harness, start_match(harness, [device, other], **RATED), 2)
    both = start_match(harness, [device, account], **RATED)
    finish_match(harness, both, 3)
    assert call_account(harness, "gather", account, device=device).status_code == 200
    [game] = get_own_ratings(harness, account)["games"]
    assert game["rating"]["matches"] == 2 and both not in {entry["match"] for entry in game["history"]}, "one person had both seats"
    assert get_own_ratings(harness, device)["games"] == [] and ratings_are_consistent(harness)


def test_stored_ratings_are_checked_and_recomputed(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    ids = [start_match(harness, tokens, **RATED) for _ in range(3)]
    store = harness.server.store
    for number, id in enumerate(ids):
        harness.server.clock.seconds += 8  # type: ignore[attr-defined]
        finish_match(harness, id, number)
    before = RatingStore(store).all_of(GAME)
    assert ratings_are_consistent(harness)
    with store.writing() as db:
        db.execute(ratings.delete().where(ratings.c.match == ids[0]))
        db.execute(ratings.update().where(ratings.c.match == ids[1]).values(value=ratings.c.value + 1))
        db.execute(ratings.update().where(ratings.c.match == ids[2]).values(place=5))
    faults = list(check_ratings(store))
    assert len(faults) >= 3 and all(any(id in line for line in faults) for id in ids)
    list(check_ratings(store, recompute=True))
    assert RatingStore(store).all_of(GAME) == before and ratings_are_consistent(harness)
    store.delete_match(ids[0])
    assert RatingStore(store).all_of(GAME) == before and ratings_are_consistent(harness), "kept when a match is deleted"


def test_matches_of_other_versions_are_rated_by_their_stored_places(harness: Harness) -> None:
    """A match that cannot be opened any more is rated, too."""
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    store: Store = harness.server.store
    row = store.match(id)
    assert row is not None
    choice = Row(0, ACT, row.actors[0], "draw", "a choice")
    store.append(id, choice, Summary(OVER, 1, [], [[1], [0]]), harness.server.clock.now())
    with store.writing() as db:
        db.exec_driver_sql("UPDATE matches SET ruleset = 'gone'")
    harness.server.recorder.record_due()
    assert [get_own_ratings(harness, token)["games"][0]["history"][0]["place"] for token in tokens] == [2, 1]
    unranked = start_match(harness, tokens, **RATED)
    store.append(unranked, choice, Summary(OVER, 1, [], None), harness.server.clock.now())
    harness.server.recorder.record_due()
    assert get_own_ratings(harness, tokens[0])["games"][0]["rating"]["matches"] == 1, "no places, no rating"
    assert ratings_are_consistent(harness)


def test_a_match_that_does_not_count_is_read_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens, **RATED)
    row = harness.server.store.match(id)
    assert row is not None
    choice = Row(0, ACT, row.actors[0], "draw", "a choice")
    harness.server.store.append(id, choice, Summary(OVER, 1, [], None), harness.server.clock.now())
    read_ids, read_match = [], harness.server.store.match

    def read_and_note(id: str) -> MatchRow | None:
        read_ids.append(id)
        return read_match(id)

    monkeypatch.setattr(harness.server.store, "match", read_and_note)
    for _ in range(3):
        harness.server.recorder.record_due()
    assert read_ids == [id]


@pytest.mark.parametrize(
    ("ranking", "leaves", "places"),
    [([[0, 1], [2]], None, [1, 1, 3]), ([[0], [1], [2]], 2, [1, 2, 3]), ([[0], [1], [2]], 0, [3, 1, 2]), ([[0, 1, 2]], 1, [1, 3, 1])],
)
def test_places_in_the_history_count_better_players_and_put_leavers_last(
    harness: Harness, ranking: list[list[int]], leaves: int | None, places: list[int]
) -> None:
    tokens = [harness.new_device() for _ in range(3)]
    id = start_match(harness, tokens, **RATED)
    rows = [Row(seat, ACT, seat, "draw", None if seat == leaves else f"choice {seat}") for seat in range(3)]
    for row in rows:
        harness.server.store.append(id, row, Summary(OVER, 3, [], ranking), harness.server.clock.now())
    harness.server.recorder.record_due()
    entries = [get_own_ratings(harness, token)["games"][0]["history"][0] for token in tokens]
    assert [entry["place"] for entry in entries] == places
    assert [entry["shared"] for entry in entries] == [places.count(place) > 1 for place in places]
    assert [(entry["seats"], entry["left"]) for entry in entries] == [(3, seat == leaves) for seat in range(3)]
