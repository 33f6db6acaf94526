"""The database: its rows, and the calls that read and write them."""

from boardwright.server.store.matches import ACT, OVER, RUNNING, UNDO, MatchRow, Row, SeatRow, Store, Summary, effective

__all__ = ["ACT", "OVER", "RUNNING", "UNDO", "MatchRow", "Row", "SeatRow", "Store", "Summary", "effective"]
