"""The competition of a match: who is told which one it is."""

from __future__ import annotations

from tests.server.harness import Harness
from tests.server.test_competitions import begin, club_of, start_match
from tests.server.test_groups import call, secret
from tests.server.test_http import error


def test_members_find_the_way_from_a_match_to_its_competition(harness: Harness) -> None:
    """Nobody else learns of which group it is."""
    tokens, id = club_of(harness, 3)
    path = begin(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    for token in tokens:
        found = harness.call("GET", f"/api/matches/{match}/competition", token).json()
        assert found["name"] == "Winter" and f"{found['group']}/competitions/{found['id']}" == path
    asking = harness.device()
    call(harness, asking, f"{id}/ask", secret=secret(harness, tokens[0], id), name="Cy")
    unknown = (404, "no_such_competition")
    for token, which in ((asking, match), (harness.device(), match), (tokens[0], "another")):
        assert error(harness.call("GET", f"/api/matches/{which}/competition", token)) == unknown
    call(harness, tokens[0], f"{path}/close", round=1)
    assert harness.call("DELETE", f"/api/groups/{path}", tokens[0]).status_code == 204
    assert error(harness.call("GET", f"/api/matches/{match}/competition", tokens[0])) == unknown
