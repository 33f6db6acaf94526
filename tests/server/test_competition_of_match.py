"""The call for the competition of a match: only members of its group get an answer."""

from __future__ import annotations

from tests.server.harness import Harness
from tests.server.test_competitions import begin_competition, create_club, start_match
from tests.server.test_groups import call_group, create_link
from tests.server.test_http import read_error


def test_only_group_members_find_the_competition_of_a_match(harness: Harness) -> None:
    tokens, id = create_club(harness, 3)
    path = begin_competition(harness, tokens[0], id, [1, 2], kind="swiss", rounds=1)
    match = start_match(harness, tokens, path, 0)
    for token in tokens:
        competition = harness.call("GET", f"/api/matches/{match}/competition", token).json()
        assert competition["name"] == "Winter" and f"{competition['group']}/competitions/{competition['id']}" == path
    applicant = harness.new_device()
    call_group(harness, applicant, f"{id}/ask", secret=create_link(harness, tokens[0], id), name="Cy")
    unknown = (404, "no_such_competition")
    for token, id_of_match in ((applicant, match), (harness.new_device(), match), (tokens[0], "another")):
        assert read_error(harness.call("GET", f"/api/matches/{id_of_match}/competition", token)) == unknown
    call_group(harness, tokens[0], f"{path}/close", round=1)
    assert harness.call("DELETE", f"/api/groups/{path}", tokens[0]).status_code == 204
    assert read_error(harness.call("GET", f"/api/matches/{match}/competition", tokens[0])) == unknown
