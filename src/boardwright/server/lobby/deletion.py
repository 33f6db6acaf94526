"""Checks before a match is deleted. These functions block."""

from boardwright.server.competitions.changes import waits_for
from boardwright.server.errors import ApiError
from boardwright.server.lobby.services import LobbyServices
from boardwright.server.store import OVER, MatchRow


def check_deletable(lobby: LobbyServices, row: MatchRow) -> None:
    """Check that nobody waits for the result of a match. One that the operator has closed has none.

    Raises ApiError 409: `not_rated` while a rated one runs, `match_runs` while a competition waits for its result.
    """
    if row.closed:
        return
    if row.rated and row.status != OVER:
        raise ApiError(409, "not_rated", why="delete")
    lobby.competition_results.record(row.id)  # if that could not be done at its end
    if waits_for(lobby.competitions, row.id):
        raise ApiError(409, "match_runs")
