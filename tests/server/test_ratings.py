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
from tests.server.house import GAME, House, play_on
from tests.server.members import WITH_ACCOUNTS, ask as ask_account, join

RATED: dict[str, Any] = {"rated": True, "hints": False, "options": {"turn_cap": 50}}
NOVICE = {"kind": "bot", "level": "novice"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "matches.db", WITH_ACCOUNTS, StillClock()) as house:
        yield house


def end(house: House, id: str, chance: int = 1, bots_for: int | None = None) -> list[list[int]]:
    """Bring a rated match to its end as its people would, by chance, and record it. Returns the ranking.

    bots_for: a seat whose first choice a bot made.
    """
    store, rng = house.server.store, Rng(chance)
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
    store.append(id, made[-1], Summary(OVER, len(made), list(match.actors), ranking), house.server.clock.now())
    house.server.recorder.record(id)
    return [list(place) for place in ranking]


def own(house: House, token: str) -> dict[str, Any]:
    answer = house.call("GET", "/api/ratings", token)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def at(house: House, id: str, token: str | None) -> dict[int, dict[str, Any]]:
    """The ratings that a client sees at a table or match, by seat."""
    answer = house.call("GET", f"/api/ratings/matches/{id}", token)
    assert answer.status_code == 200, answer.text
    return {each["seat"]: each for each in answer.json()}


def agrees(house: House) -> bool:
    return not list(check_ratings(house.server.store))


def test_a_match_moves_the_numbers_of_its_players_at_its_end(database: Place) -> None:
    with House(database.url, WITH_ACCOUNTS, StillClock()) as house:
        ada, bo = join(house, "Ada"), join(house, "Bo")
        id = begin(house, [ada, bo], **{**RATED, "options": {"turn_cap": 50}})
        with house.page(id, ada, 0) as one, house.page(id, bo, 1) as other:
            assert one.frame["match"]["rated"] is True and one.frame["match"]["hints"] is False
            before = [house.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            assert own(house, ada) == {"appears": None, "games": []}
            [seat] = at(house, id, ada).values()
            assert seat["seat"] == 0 and seat["before"]["matches"] == 0 and "after" not in seat
            play_on([one, other], 6)
            assert before == [house.call("GET", path, ada).content for path in ("/api/ratings", f"/api/ratings/matches/{id}")]
            play_on([one, other], 10_000)
            assert one.frame["over"]
        [game] = own(house, ada)["games"]
        assert game["game"] == GAME and game["rating"]["matches"] == 1 and game["history"][0]["match"] == id
        start = game["start"]
        first = {token: own(house, token)["games"][0]["history"][0] for token in (ada, bo)}
        moved = {token: each["rating"]["value"] - start for token, each in first.items()}
        assert (moved[ada] > moved[bo]) is (first[ada]["place"] < first[bo]["place"])
        assert at(house, id, ada)[0]["after"] == game["rating"] and 1 not in at(house, id, ada), "Bo does not appear"
        assert at(house, id, None) == {}
        assert agrees(house)


def test_only_who_appears_is_seen_by_others(house: House) -> None:
    ada, bo = join(house, "Ada"), join(house, "Bo")
    for number in range(5):
        end(house, begin(house, [ada, bo], **RATED), number)
    id = open_table(house, ada, [ME, OPEN], **RATED)["id"]
    table = f"/api/ratings/{GAME}"
    assert house.call("GET", table).json() == [] and at(house, id, bo) == {}
    assert house.call("POST", "/api/ratings/appear", ada, {"name": "Ada L"}).status_code == 204
    [seen] = house.call("GET", table).json()
    assert seen == {"name": "Ada L", "rating": own(house, ada)["games"][0]["rating"], "yours": False}
    assert house.call("GET", table, ada).json()[0]["yours"] and list(at(house, id, bo)) == [0]
    taken = house.call("POST", "/api/ratings/appear", bo, {"name": "Ada L"})
    assert (taken.status_code, taken.json()["error"]["id"]) == (409, "name_taken")
    assert own(house, ada)["appears"] == "Ada L"
    assert house.call("POST", "/api/ratings/appear", ada, {"name": None}).status_code == 204
    assert house.call("GET", table).json() == []
    assert house.call("POST", "/api/ratings/appear", house.device(), {"name": "X"}).status_code == 403
    assert house.call("GET", "/api/ratings/none").json()["error"]["id"] == "no_such_game"
    assert house.call("GET", "/api/account/export", ada).json()["ratings"] == own(house, ada)


def test_a_barred_person_may_disappear_only(house: House) -> None:
    token = join(house, "Cyril")
    assert house.call("POST", "/api/ratings/appear", token, {"name": "Cyril"}).status_code == 204
    house.server.services.hosts.bar(OPERATOR, "Cyril", "bar", "insults")
    house.server.bars.load()
    refused = house.call("POST", "/api/ratings/appear", token, {"name": "All hosts are fools"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "barred")
    assert house.call("POST", "/api/ratings/appear", token, {"name": None}).status_code == 204
    assert not house.server.services.ratings._ratings.names()


@pytest.mark.parametrize(
    "why,more,seats",
    [
        ("hints", {"hints": True}, [ME, OPEN]),
        ("watching", {"watching": {"mode": "delayed"}}, [ME, OPEN]),
        ("same_device", {}, [ME, {"kind": "person", "name": "Cy"}, OPEN]),
        ("bot", {}, [ME, BOT, OPEN]),
    ],
)
def test_what_would_help_a_player_cannot_be_rated(house: House, why: str, more: dict[str, Any], seats: list[Any]) -> None:
    answer = house.call("POST", "/api/tables", house.device(), {"game": GAME, "seats": seats, **RATED, **more})
    assert (answer.status_code, answer.json()["error"]) == (422, {"id": "not_rated", "args": {"why": why}})


def test_a_match_at_one_device_is_rated_against_bots_alone(house: House) -> None:
    token = house.device()
    two = house.call("POST", "/api/matches", token, {"game": GAME, "seats": [ME, {"kind": "person", "name": "Cy"}], "rated": True})
    assert two.json()["error"]["args"] == {"why": "same_device"}
    id = house.match(token, [ME, NOVICE], rated=True, options={"turn_cap": 50})
    assert house.call("POST", f"/api/matches/{id}/carry", token, {}).json()["error"]["id"] == "cannot_carry"
    end(house, id)
    assert own(house, token)["games"][0]["rating"]["matches"] == 1


def test_a_choice_is_not_taken_back_once_a_bot_has_moved(house: House) -> None:
    """Otherwise one could look at the bot's answer first."""
    token = house.device()
    for rated, along in ((False, [1]), (True, [])):
        id = house.match(token, [ME, NOVICE], rated=rated)
        with house.page(id, token, 0):
            assert list(house.server.registry._open[id]._along()) == along  # type: ignore[call-overload]


def test_no_one_sits_at_a_rated_table_twice(house: House) -> None:
    host, token = house.device(), house.device()
    id = open_table(house, host, [ME, OPEN, OPEN], **RATED)["id"]
    assert ask(house, host, id, "sit", name="Cy").json()["error"]["args"] == {"why": "same_device"}
    assert ask(house, token, id, "sit", name="Bo").status_code == 200
    account = ask_account(house, "", token, name="Bo", password="correct horse").json()["token"]
    again = ask(house, account, id, "sit", name="Bo again")
    assert again.json()["error"] == {"id": "not_rated", "args": {"why": "same_person"}}, "the account and its browser"
    unrated = open_table(house, host, [ME, OPEN, OPEN])["id"]
    assert ask(house, host, unrated, "sit", name="Cy").status_code == 200


def test_what_is_refused_while_a_rated_match_runs(house: House) -> None:
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    with house.page(id, tokens[0], 0) as ada, house.page(id, tokens[1], 1) as bo:
        pages = [ada, bo]
        play_on(pages, 2)
        for page in pages:
            assert not page.frame["undo"]["ask"]
        ada.send(type="ask_back", seat=0)
        assert ada.next("error")["id"] == "not_rated"
        ada.send(type="hint", seat=0)
        assert ada.next("error")["id"] == "hints_forbidden"
    for method, path in (("POST", f"/api/matches/{id}/seats/0/handover"), ("DELETE", f"/api/matches/{id}")):
        assert house.call(method, path, tokens[0]).json()["error"]["id"] == "not_rated"


@pytest.mark.parametrize("how", ["a bot chose", "a bot plays at the end"])
def test_who_leaves_is_last(house: House, how: str) -> None:
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    row = house.server.store.match(id)
    assert row is not None
    [first] = row.actors
    leaver = 1 - first  # their stand-in waits for the other seat, so only the test writes to the log
    if how == "a bot chose":
        end(house, id, bots_for=leaver)
    else:
        with house.page(id, tokens[leaver], leaver) as page:
            page.send(type="resign", seat=leaver)
            page.until(lambda frame: frame["seats"][leaver].get("stand_in"))
            end(house, id)
    stayed, left = (own(house, tokens[seat])["games"][0]["history"][0] for seat in (first, leaver))
    assert left["left"] and left["place"] > stayed["place"] and not stayed["left"]
    assert stayed["rating"]["value"] > left["rating"]["value"]
    assert at(house, id, tokens[leaver])[leaver]["left"] is True
    assert agrees(house)


def test_an_abandoned_match_costs_only_those_it_waits_for(house: House) -> None:
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    row = house.server.store.match(id)
    assert row is not None
    [waited] = row.actors
    house.server.recorder.record_due()
    assert own(house, tokens[0])["games"] == own(house, tokens[1])["games"] == []
    house.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    house.server.recorder.record_due()
    assert own(house, tokens[1 - waited])["games"] == []
    [game] = own(house, tokens[waited])["games"]
    assert game["history"][0]["left"] and game["rating"]["value"] < game["start"]
    closed = house.server.store.match(id)
    assert closed is not None and closed.closed
    assert agrees(house)


def test_what_the_operator_closes_is_not_rated(house: House) -> None:
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    house.server.store.close_match(id)
    house.server.clock.seconds += ABANDONED_MS / 1000  # type: ignore[attr-defined]
    house.server.recorder.record_due()
    assert RatingStore(house.server.store).games() == []


def test_an_account_takes_the_ratings_of_its_devices(house: House) -> None:
    device, other = house.device(), house.device()
    account = join(house, "Ada")
    end(house, begin(house, [account, other], **RATED))
    house.server.clock.seconds += 8  # type: ignore[attr-defined]
    end(house, begin(house, [device, other], **RATED), 2)
    both = begin(house, [device, account], **RATED)
    end(house, both, 3)
    assert ask_account(house, "gather", account, device=device).status_code == 200
    [game] = own(house, account)["games"]
    assert game["rating"]["matches"] == 2 and both not in {each["match"] for each in game["history"]}, "two seats of one"
    assert own(house, device)["games"] == [] and agrees(house)


def test_kept_numbers_are_checked_and_put_right(house: House) -> None:
    tokens = [house.device(), house.device()]
    ids = [begin(house, tokens, **RATED) for _ in range(3)]
    store = house.server.store
    for number, id in enumerate(ids):
        house.server.clock.seconds += 8  # type: ignore[attr-defined]
        end(house, id, number)
    before = RatingStore(store).all_of(GAME)
    assert agrees(house)
    with store.writing() as db:
        db.execute(ratings.delete().where(ratings.c.match == ids[0]))
        db.execute(ratings.update().where(ratings.c.match == ids[1]).values(value=ratings.c.value + 1))
        db.execute(ratings.update().where(ratings.c.match == ids[2]).values(place=5))
    found = list(check_ratings(store))
    assert len(found) >= 3 and all(any(id in line for line in found) for id in ids)
    list(check_ratings(store, recompute=True))
    assert RatingStore(store).all_of(GAME) == before and agrees(house)
    store.delete_match(ids[0])
    assert RatingStore(store).all_of(GAME) == before and agrees(house), "kept when a match is deleted"


def test_matches_of_other_versions_and_without_points_are_rated_by_their_places(house: House) -> None:
    """The places that were stored count; what cannot be opened any more is rated all the same."""
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    store: Store = house.server.store
    row = store.match(id)
    assert row is not None
    chose = Row(0, ACT, row.actors[0], "draw", "a choice")
    store.append(id, chose, Summary(OVER, 1, [], [[1], [0]]), house.server.clock.now())
    with store.writing() as db:
        db.exec_driver_sql("UPDATE matches SET ruleset = 'gone'")
    house.server.recorder.record_due()
    assert [own(house, token)["games"][0]["history"][0]["place"] for token in tokens] == [2, 1]
    unranked = begin(house, tokens, **RATED)
    store.append(unranked, chose, Summary(OVER, 1, [], None), house.server.clock.now())
    house.server.recorder.record_due()
    assert own(house, tokens[0])["games"][0]["rating"]["matches"] == 1, "no places, no rating"
    assert agrees(house)


def test_a_match_that_does_not_count_is_looked_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = [house.device(), house.device()]
    id = begin(house, tokens, **RATED)
    row = house.server.store.match(id)
    assert row is not None
    chose = Row(0, ACT, row.actors[0], "draw", "a choice")
    house.server.store.append(id, chose, Summary(OVER, 1, [], None), house.server.clock.now())
    looked, real = [], house.server.store.match

    def look(id: str) -> MatchRow | None:
        looked.append(id)
        return real(id)

    monkeypatch.setattr(house.server.store, "match", look)
    for _ in range(3):
        house.server.recorder.record_due()
    assert looked == [id]


@pytest.mark.parametrize(
    ("ranking", "leaves", "places"),
    [([[0, 1], [2]], None, [1, 1, 3]), ([[0], [1], [2]], 2, [1, 2, 3]), ([[0], [1], [2]], 0, [3, 1, 2]), ([[0, 1, 2]], 1, [1, 3, 1])],
)
def test_a_history_counts_who_was_better(house: House, ranking: list[list[int]], leaves: int | None, places: list[int]) -> None:
    tokens = [house.device() for _ in range(3)]
    id = begin(house, tokens, **RATED)
    log_of_match = [Row(seat, ACT, seat, "draw", None if seat == leaves else f"choice {seat}") for seat in range(3)]
    for row in log_of_match:
        house.server.store.append(id, row, Summary(OVER, 3, [], ranking), house.server.clock.now())
    house.server.recorder.record_due()
    found = [own(house, token)["games"][0]["history"][0] for token in tokens]
    assert [each["place"] for each in found] == places
    assert [(each["seats"], each["left"]) for each in found] == [(3, seat == leaves) for seat in range(3)]
