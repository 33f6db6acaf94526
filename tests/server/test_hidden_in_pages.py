"""Hidden information of a running match changes no answer about statistics, ratings, groups, competitions and notices."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.server.store.schema import matches
from tests.games.rng import Rng
from tests.server.account_calls import WITH_ACCOUNTS, create_account
from tests.server.clock import ManualClock
from tests.server.harness import Harness, Page
from tests.server.table_calls import start_match

HIDING_GAME = "ticket_to_ride_europe"  # hands, tickets and a deck
CHOICES = 12


def create_club_with_results(harness: Harness) -> tuple[list[str], str, str, str]:
    """Create a group with a finished match and a running one of its league.

    Returns the tokens of both players, another member and a stranger, and the ids of group, league and match.
    """
    ada, bo, cy, stranger = create_account(harness, "Ada"), harness.new_device(), harness.new_device(), harness.new_device()
    group = harness.call("POST", "/api/groups", ada, {"name": "Club", "own": "Ada"}).json()["id"]
    secret = harness.call("POST", f"/api/groups/{group}/link", ada, {}).json()["secret"]
    for n, (token, name) in enumerate(((bo, "Bo"), (cy, "Cy")), 2):
        harness.call("POST", f"/api/groups/{group}/ask", token, {"secret": secret, "name": name})
        assert harness.call("POST", f"/api/groups/{group}/members/{n}", ada, {}).status_code == 200
    harness.play_out(start_match(harness, [ada, bo], game=HIDING_GAME, group=group, rated=True, hints=False))
    wish = {"name": "League", "kind": "league", "game": HIDING_GAME, "members": [1, 2], "rated": True, "hints": False}
    league = harness.call("POST", f"/api/groups/{group}/competitions", ada, wish).json()["id"]
    [due] = harness.call("GET", f"/api/groups/{group}/competitions/{league}", ada).json()["pairings"][0]
    players = [(ada, bo)[entrant] for entrant in due["entrants"]]
    for token in players:
        running = harness.call("POST", f"/api/groups/{group}/competitions/{league}/seat", token, {}).json()["id"]
    harness.record_past()
    harness.server.recorder.record_due()
    return [*players, cy, stranger], group, league, running


def read_answers(harness: Harness, tokens: list[str], group: str, league: str, match: str) -> list[bytes]:
    """Return the bytes of all answers about statistics, ratings, groups and competitions, and about the notices and tables of the match."""
    club = ("groups", f"groups/{group}", f"groups/{group}/competitions/{league}", f"groups/{group}/notices")
    table = ("tables", f"tables/{match}", *(f"matches/{match}/seats/{seat}/notices" for seat in range(2)))
    paths = ("statistics", "ratings", f"ratings/{HIDING_GAME}", f"ratings/matches/{match}", *club, *table)
    return [harness.call("GET", f"/api/{path}", token).content for token in tokens for path in paths]


def start_match_from(harness: Harness, match: str, begun: Match) -> None:
    """Let a match that is not open start from another one."""
    with harness.server.store.writing() as db:
        start = {"position": begun.position(), "k": 0}
        db.execute(matches.update().where(matches.c.id == match).values(start=start, actors=list(begun.actors)))


def test_hidden_information_of_a_running_match_changes_no_answer(tmp_path: Path) -> None:
    with Harness(tmp_path / "one.db", WITH_ACCOUNTS, ManualClock()) as harness:
        tokens, *ids = create_club_with_results(harness)
    match = ids[-1]
    shutil.copy(tmp_path / "one.db", tmp_path / "other.db")
    begun = bw.load(HIDING_GAME).new_match(players=2, seed=5)
    with ExitStack() as opened:
        worlds: list[list[Page]] = []
        harnesses = [opened.enter_context(Harness(tmp_path / f"{name}.db", WITH_ACCOUNTS, ManualClock())) for name in ("one", "other")]
        for harness, world in zip(harnesses, (begun, begun.determinize(0, seed=8))):
            start_match_from(harness, match, world)
            worlds.append([opened.enter_context(harness.page(match, token, seat)) for seat, token in enumerate(tokens[:2])])
        assert len({str(world[0].frame["view"]) for world in worlds}) == 1, "seat 0 cannot tell the worlds apart"
        assert len({str(world[1].frame["view"]) for world in worlds}) == 2
        before = read_answers(harnesses[0], tokens, *ids)
        assert any(b"sources" in answer for answer in before) and any(b"history" in answer for answer in before)
        assert read_answers(harnesses[1], tokens, *ids) == before
        for n in range(1, CHOICES + 1):
            choose_in_both(worlds)
            if n % 4 == 0:
                assert read_answers(harnesses[0], tokens, *ids) == before == read_answers(harnesses[1], tokens, *ids)


def choose_in_both(worlds: list[list[Page]]) -> None:
    """Make the same choice in both worlds."""
    [seat] = {world[0].frame["actors"][0] for world in worlds}
    legal: list[set[Any]] = [{action["id"] for action in world[seat].frame["legal"]} for world in worlds]
    action = Rng(len(legal[0])).choice(sorted(set.intersection(*legal)))
    for world in worlds:
        version = world[seat].act(action)
        for page in world:
            page.wait_for_version(version)
