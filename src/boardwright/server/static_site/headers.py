"""Headers for hosts that read a file `_headers`. The site works without them."""

from boardwright.server.net.security import HEADERS

HEADERS_FILE = "_headers"
FOR_GOOD = "public, max-age=31536000, immutable"
LASTING = ("assets", "answers", "games")
"""The folders in which every name changes with the content."""


def headers_file(base: str = "/") -> str:
    """The file: the headers of a server's answers, and which files may be kept for good. `base`: the page's folder on the host."""
    rules = {f"{base}*": HEADERS, **{f"{base}{folder}/*": {"Cache-Control": FOR_GOOD} for folder in LASTING}}
    return "\n".join(f"{path}\n" + "".join(f"  {name}: {value}\n" for name, value in headers.items()) for path, headers in rules.items())
