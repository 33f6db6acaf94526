"""A Boardwright server as a process, which tests may kill and start again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
# Chromium as tests need it: no screen, no sandbox (they may run as root), no calls home.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP 192.168.7.7 127.0.0.1",
    # It paints without a graphics card, tile by tile, each time going through all that is drawn on a map: a quarter of the tiles
    # takes half the time. No eye can tell the pictures apart (some edges are rounded otherwise).
    "--default-tile-width=512",
    "--default-tile-height=512",
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
AT_HOME = "192.168.7.7"
"""An address that Chromium finds here, and does not trust: as that of a server in a home network."""
NOWHERE = "favicon.svg"
"""An address of the server without the page: a test that begins at a stored table need not wait for the lobby."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Server:
    """`boardwright serve` with a database of its own, always at the same address."""

    def __init__(self, folder: Path, *more: str) -> None:
        """`more`: options of the command."""
        self.folder, self.port, self.address, self.more = folder, 0, "", more
        self.process: subprocess.Popen[str] | None = None
        self.page: Path | None = None
        """Folder of another build of the page, which it serves from its next start on."""

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.same_deal", "serve"]
        command += ["--port", str(self.port), "--db", str(self.folder / "matches.db"), *self.more]
        environment = dict(os.environ, PYTHONUNBUFFERED="1", **({"BOARDWRIGHT_OTHER_PAGE": str(self.page)} if self.page else {}))
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+?:(\d+)/", line)
        assert found, f"the server did not start: {line!r} {(self.folder / 'log.txt').read_text()[-2000:]}"
        self.address, self.port = found[0], int(found[1])

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.communicate(timeout=10)
            except subprocess.TimeoutExpired:
                self.kill()
