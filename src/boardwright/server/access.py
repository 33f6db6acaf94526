"""The server's log: what was asked, never by whom with which token, for which match, or with which seed."""

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
