"""The server's log: one line per call. It contains no tokens, match ids, names or seeds.

Messages of libraries (uvicorn, websockets, asyncio, SQLAlchemy, warnings) and uncaught errors are logged in the same format.
"""

import json
import logging
import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Literal, cast

log = logging.getLogger("boardwright.server")

LogFormat = Literal["text", "json"]
"""Lines for people, or one JSON object per line for programs."""

FORMAT = "BOARDWRIGHT_LOG_FORMAT"
"""Environment variable with the log's format, for child processes of a server."""
SECRET = re.compile(r"(?<![\w-])(?:[\w-]{43}|[0-9a-f]{64})(?![\w-])")
"""A token, or a key or share of a deal. Our own lines have none; a library may quote what a client has sent."""
IN_ADDRESS = re.compile(r"(/api/\w+/)[^\s\"']+")
"""Match ids: what follows the first part of a path."""


def redacted(text: str) -> str:
    """A text without tokens, keys and ids."""
    return IN_ADDRESS.sub(r"\1…", SECRET.sub("…", text))


class TextLines(logging.Formatter):
    """Formats a record as a line for people, followed by the traceback if there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return redacted(super().format(record))


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object: time (UTC), level, message, and the error if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"time": time, "level": record.levelname.lower(), "message": redacted(record.getMessage())}
        if record.exc_info:
            fields["error"] = redacted(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False)


@contextmanager
def log_to_stderr(log_format: LogFormat | None = None) -> Iterator[None]:
    """Log everything in this process to standard error: our own messages from INFO on, those of libraries from WARNING on.

    log_format: None: as the server that started this process.
    """
    log_format = log_format or cast(LogFormat, os.environ.get(FORMAT, "text"))
    os.environ[FORMAT] = log_format
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    former_hooks, level = (threading.excepthook, sys.unraisablehook), log.level
    threading.excepthook, sys.unraisablehook = _uncaught, _unraisable
    logging.getLogger().addHandler(handler)
    logging.captureWarnings(True)
    log.setLevel(logging.INFO)
    try:
        yield
    except Exception:
        log.critical("ended by an error", exc_info=True)
        raise SystemExit(1) from None
    finally:
        log.setLevel(level)
        logging.captureWarnings(False)
        logging.getLogger().removeHandler(handler)
        threading.excepthook, sys.unraisablehook = former_hooks


def _uncaught(args: threading.ExceptHookArgs) -> None:
    """Log an error that has ended a thread."""
    if args.exc_value is not None:
        log.error("a thread was ended by an error", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))


def _unraisable(args: Any) -> None:
    """Log an error that cannot be raised, as in a finalizer."""
    log.error("%s", args.err_msg or "an error that cannot be raised", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
