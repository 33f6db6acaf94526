"""The results of a device as pages get them. These functions block."""

from boardwright.server.protocol.statistics_answers import FinishedMatchOut, FinishedSeatOut, StatisticsOut
from boardwright.server.store import KeptResult, ResultStore

LONGEST = 2_000
"""How many matches an answer has at most."""


class StatisticsAnswers:
    """Answers about statistics."""

    def __init__(self, results: ResultStore) -> None:
        self._results = results

    def own(self, device: int) -> StatisticsOut:
        """The finished matches of a device, or of the account that is signed in there."""
        return StatisticsOut([_match_out(each) for each in self._results.of_device(device, LONGEST)])


def _match_out(kept: KeptResult) -> FinishedMatchOut:
    match, game, ruleset, options, date, seats = kept.summary
    return FinishedMatchOut(kept.id, match, game, ruleset, options, date or 0, [FinishedSeatOut(*seat) for seat in seats], kept.own)
