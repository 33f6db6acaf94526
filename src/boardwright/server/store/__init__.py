"""The database: what is kept there, as rows, and the calls that read and write it."""

from boardwright.server.store.matches import ACT, OVER, RUNNING, UNDO, MatchRow, Row, SeatRow, Store, Summary, effective

__all__ = ["ACT", "OVER", "RUNNING", "UNDO", "MatchRow", "Row", "SeatRow", "Store", "Summary", "effective"]
