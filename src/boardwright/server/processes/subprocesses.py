"""Starts other programs of this package as child processes."""

import os
import subprocess
import sys
from typing import Any


def start(module: str, *arguments: str, **streams: Any) -> subprocess.Popen[bytes]:
    """Start `python -m module arguments`. Its output can be read; `streams`: its input and errors, as Popen takes them."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", module, *arguments],
        stdout=subprocess.PIPE,
        # The same packages as here; one thread for the numeric libraries, because each takes memory.
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "OPENBLAS_NUM_THREADS": "1"},
        start_new_session=True,  # Ctrl-C is for the server only
        **streams,
    )
