"""Statistics of finished matches: the summary of one, and figures of many (docs/statistics.md). Knows no files, clock or server."""

from boardwright.statistics.figures import Entry, Figure, Levels, figures
from boardwright.statistics.summary import MatchSummary, SeatSummary, summary_of

__all__ = ["Entry", "Figure", "Levels", "MatchSummary", "SeatSummary", "figures", "summary_of"]
