"""The server's log: one line for each call. It contains no tokens, ids of matches, names or seeds."""

from __future__ import annotations

import logging
import sys

log = logging.getLogger("boardwright.server")


def write_log_to_stderr(level: int = logging.INFO) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(level)
    log.propagate = False
