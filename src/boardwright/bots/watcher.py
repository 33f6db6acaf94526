"""Ends programs whose parent has died, even by a signal that cannot be caught: `python watcher.py`.

Standard input says which process groups run: `+ID` when one has started, `-ID` when it has ended. The parent holds the other end, so that
the input ends with the parent. It imports nothing of this package, because it starts with every parent of a program.
"""

import contextlib
import os
import signal
import sys


def main() -> None:
    """Follow standard input, and end what still runs when it ends."""
    running: set[int] = set()
    for line in sys.stdin:
        group = int(line[1:])
        if line.startswith("+"):
            running.add(group)
        else:
            running.discard(group)
    for group in running:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
