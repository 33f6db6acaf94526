"""What goes wrong, said in ids that the page puts into words."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """An answer with a status below 500: `id` and `args` say what was wrong and what would fit."""

    def __init__(self, status: int, id: str, retry_after: int | None = None, **args: Any) -> None:
        super().__init__(id)
        self.status, self.id, self.args_ = status, id, args
        self.retry_after = retry_after  # seconds


class StoreError(Exception):
    """The database cannot be used; the text is one line for whoever starts the server."""


class Conflict(Exception):
    """Somebody else has appended to this log: what is in memory is old."""


def not_found(what: str) -> ApiError:
    """The same answer for what is not there and for what is not yours."""
    return ApiError(404, f"no_such_{what}")
