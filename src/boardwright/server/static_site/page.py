"""The two files that list all others: the document, and the worker that keeps the page for use without a network."""

import json
import re
from collections.abc import Iterable
from hashlib import sha256

from boardwright.server.net.security import PAGE_POLICY
from boardwright.server.static_site.answers import Files

DOCUMENT, WORKER = "index.html", "sw.js"
CHARSET = '<meta charset="utf-8" />'
BODY = "<body>"


def document(built: str, by_path: dict[str, str | None]) -> str:
    """The built document with what a server would send beside it: the policy, and which file answers what.

    `by_path`: the file that answers each path; the page asks for nothing else.
    """
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    site = '<meta name="boardwright-site" content="static" />'
    listed = json.dumps(by_path, separators=(",", ":")).replace("<", "\\u003c")
    built = _replaced(re.escape(CHARSET), f"{CHARSET}\n    {policy}\n    {site}", built)
    return _replaced(re.escape(BODY), f'{BODY}\n    <script type="application/json" id="boardwright-files">{listed}</script>', built)


def worker(built: str, files: Files) -> str:
    """The built worker with the list of all files of the site; its version changes with any of them."""
    version = sha256("\n".join(f"{path} {sha256(files[path]).hexdigest()}" for path in sorted(files)).encode()).hexdigest()
    built = _replaced(r"^const FILES = .*$", f"const FILES = {json.dumps(_addresses(files))}", built)
    return _replaced(r"^const VERSION = .*$", f"const VERSION = '{version[:16]}'", built)


def _addresses(paths: Iterable[str]) -> list[str]:
    return sorted("./" if path == DOCUMENT else path for path in paths if path != WORKER)


def _replaced(pattern: str, text: str, built: str) -> str:
    replaced, count = re.subn(pattern, lambda _: text, built, flags=re.MULTILINE)
    assert count == 1, f"the built page has {count} × {pattern}, expected one"
    return replaced
