"""The results of a device as pages get them. These functions block."""

from typing import Any

import msgspec

from boardwright.server.protocol.statistics_answers import FinishedMatchOut, FinishedSeatOut, StatisticsOut
from boardwright.server.store import KeptResult, ResultStore

LONGEST = 2_000
"""Most matches in an answer."""


class StatisticsAnswers:
    """Answers about statistics."""

    def __init__(self, results: ResultStore) -> None:
        self._results = results

    def of_device(self, device: int) -> StatisticsOut:
        """The finished matches of a device, or of the account that is signed in there."""
        return StatisticsOut([_match_out(each) for each in self._results.of_device(device, LONGEST)])


class _Summary(msgspec.Struct):
    """A `MatchSummary` as it is stored."""

    match: str
    game: str
    ruleset: str
    options: dict[str, Any]
    date: int | None
    seats: list[FinishedSeatOut]


_SUMMARY = msgspec.json.Decoder(_Summary)


def _match_out(stored: KeptResult) -> FinishedMatchOut:
    summary = _SUMMARY.decode(stored.summary)
    date = summary.date or 0
    return FinishedMatchOut(stored.id, summary.match, summary.game, summary.ruleset, summary.options, date, summary.seats, stored.own)
