"""The learner's progress in each course: a small file in the data folder. Without it, courses start at the beginning."""

import contextlib
import json
import os
from pathlib import Path

from boardwright.core.domain.atomic_file import write_atomically


def _file() -> Path:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "boardwright" / "courses.json"


def _read_progress() -> dict[str, int]:
    try:
        progress = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):  # RuntimeError: no home
        return {}
    return progress if isinstance(progress, dict) else {}


def kept_step(game: str) -> int:
    """The step at which the learner left a course, from 0."""
    step = _read_progress().get(game)
    return step if isinstance(step, int) and step > 0 else 0


def keep_step(game: str, step: int) -> None:
    """Save the learner's step; if the folder cannot be written to, continue without."""
    with contextlib.suppress(OSError, RuntimeError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(_file(), json.dumps({**_read_progress(), game: step}).encode())
