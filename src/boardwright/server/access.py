"""The server's log: one line for each call. It contains no tokens, ids of matches, names or seeds."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal

log = logging.getLogger("boardwright.server")

LogFormat = Literal["text", "json"]
"""Lines for people to read, or one JSON object a line for programs."""


class JsonLines(logging.Formatter):
    """A record as one JSON object: time (UTC), level, message, and error where something was raised."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": time, "level": record.levelname.lower(), "message": record.getMessage()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_log_to_stderr(how: LogFormat = "text", level: int = logging.INFO) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(level)
    log.propagate = False
