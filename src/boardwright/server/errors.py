"""The server's errors: ids and arguments, which the page translates."""

from typing import Any


class ApiError(Exception):
    """An answer with an error status. `id` and `args_` say what was wrong and what is expected; `retry_after`: seconds."""

    def __init__(self, status: int, id: str, retry_after: int | None = None, **args: Any) -> None:
        super().__init__(id)
        self.status, self.id, self.args_ = status, id, args
        self.retry_after = retry_after  # seconds


class StoreError(Exception):
    """The database cannot be opened. The message is one line for the operator."""


class StoreFailed(ApiError):
    """The database is unavailable and nothing was written: a 503. `why` is for the log."""

    def __init__(self, reason: str, id: str = "store_failed") -> None:
        super().__init__(503, id, retry_after=5)
        self.why = reason

    def __str__(self) -> str:
        return self.why


class Unstorable(ApiError):
    """The database cannot store or search for a value that was sent, and nothing was written: a 400."""

    def __init__(self) -> None:
        super().__init__(400, "bad_message", why="there is a value that cannot be kept or looked for")


class Conflict(Exception):
    """The row was changed meanwhile (a match's log, a table), so what was read is out of date."""


def not_found(kind: str) -> ApiError:
    """A 404, `no_such_<what>`: the same answer whether it does not exist or belongs to another device."""
    return ApiError(404, f"no_such_{kind}")
