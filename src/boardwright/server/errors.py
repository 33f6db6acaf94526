"""What goes wrong, said in ids that the page puts into words."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """An answer with an error status: `id` and `args` say what was wrong and what would fit."""

    def __init__(self, status: int, id: str, retry_after: int | None = None, **args: Any) -> None:
        super().__init__(id)
        self.status, self.id, self.args_ = status, id, args
        self.retry_after = retry_after  # seconds


class StoreError(Exception):
    """The database cannot be used; the text is one line for whoever starts the server."""


class StoreFailed(ApiError):
    """The database cannot be used now, and nothing was written (`why`: for the log)."""

    def __init__(self, why: str, id: str = "store_failed") -> None:
        super().__init__(503, id, retry_after=5)
        self.why = why

    def __str__(self) -> str:
        return self.why


class Conflict(Exception):
    """Somebody else has appended to this log: what is in memory is old."""


def not_found(what: str) -> ApiError:
    """The same answer for what is not there and for what is not yours."""
    return ApiError(404, f"no_such_{what}")
