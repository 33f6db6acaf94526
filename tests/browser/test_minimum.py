"""The oldest versions of browsers that docs/browsers.md names follow from what the built page uses."""

from __future__ import annotations

import gzip
import re
from itertools import zip_longest

from boardwright.server.api.static_files import STATIC
from tests.browser.server import ROOT

DOCUMENT = (ROOT / "docs" / "browsers.md").read_text(encoding="utf-8")
USED = {
    ".css": {"color-mix()": r"color-mix\(", ":has()": r":has\(", "container queries": r"@container"},
    ".js": {"checkVisibility()": r"\.checkVisibility\(", "module workers": r"type:.module.", "WebAssembly": r"\bWebAssembly\."},
}
"""Features of the document's table, and how they look in the built files."""
NEWER = {
    ".css": {
        "nesting": r"[{;}]\s*&",
        "light-dark()": r"light-dark\(",
        "@property": r"@property",
        "@starting-style": r"@starting-style",
        "@scope": r"@scope",
        "anchors": r"anchor-name|position-(area|anchor)",
        "field-sizing": r"field-sizing",
        "interpolate-size": r"interpolate-size",
        "relative colours": r"\(from\s",
        "ranges in media queries": r"@media[^{]*[\w)]\s*[<>]",
        "styles of a container": r"@container[^{]*style\(",
        "round(), mod()": r"\b(round|mod)\(",
        ":user-valid, :user-invalid": r":user-(in)?valid",
        "popovers": r":popover-open",
        "subgrid": r"subgrid",
    },
    ".js": {
        "Promise.withResolvers": r"Promise\.(withResolvers|try)\b",
        "arrays that are copied": r"\.(toSorted|toReversed|toSpliced)\(",
        "groupBy": r"\b(Object|Map)\.groupBy",
        "fromAsync": r"Array\.fromAsync",
        "operations on sets": r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(",
        "helpers of iterators": r"\.(values|keys|entries)\(\)\.(map|filter|some|every|toArray|reduce|find|take|drop|flatMap)\(",
        "AbortSignal.any": r"AbortSignal\.(any|timeout)\(",
        "URL.canParse": r"URL\.(canParse|parse)\(",
        "view transitions": r"startViewTransition",
        "popovers": r"\.(show|hide|toggle)Popover\(",
        "bytes as text": r"\.(toBase64|toHex)\(|Uint8Array\.from(Base64|Hex)",
        "RegExp.escape": r"RegExp\.escape",
        "attributes of imports": r"\bwith\s*\{\s*type\s*:",
        "moveBefore": r"\.moveBefore\(",
        "Intl.Segmenter": r"Intl\.(Segmenter|DurationFormat)",
    },
}
"""Features that some browser of the document lacks. To use one, change the table, the minimum and `index.html`."""


def built(suffix: str) -> str:
    """All scripts or all styles of the built page."""
    files = [path for path in sorted((STATIC / "assets").iterdir()) if path.name.endswith(f"{suffix}.gz")]
    assert files, "the page is not built"
    return "\n".join(gzip.decompress(path.read_bytes()).decode() for path in files)


def rows() -> dict[str, list[str]]:
    """The rows of the document's tables by their first cell."""
    cells = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in DOCUMENT.splitlines() if line.startswith("|")]
    return {first: rest for first, *rest in cells}


def newest(versions: list[str]) -> str:
    return max(versions, key=lambda version: [int(part) for part in version.split(".")])


def test_the_page_uses_what_the_document_says_and_nothing_newer() -> None:
    for suffix in USED:
        text = built(suffix)
        assert found(USED[suffix], text) == list(USED[suffix]), "docs/browsers.md names a feature that the page does not use"
        assert not found(NEWER[suffix], text), "this raises the minimum of docs/browsers.md"


def found(features: dict[str, str], text: str) -> list[str]:
    return [name for name, pattern in features.items() if re.search(pattern, text)]


def test_the_minimum_is_that_of_its_features() -> None:
    """In the document, and in what the page says where it does not start."""
    table, page = rows(), (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    features = [table[name][:3] for names in USED.values() for name in names]
    minimum = [newest([*column]) for column in zip_longest(*features)]
    told = [next(row[1] for name, row in table.items() if name.startswith(engine)) for engine in ("Chromium", "Gecko", "WebKit")]
    assert [each.removeprefix("Safari ") for each in told] == minimum
    said = re.findall(r'class="unsupported".*?Edge (\S+), Firefox (\S+), Safari (\d+\.\d+)', page)
    assert said and all(list(each) == minimum for each in said)
