"""The oldest browser versions that docs/browsers.md names follow from the features that the built page uses."""

from __future__ import annotations

import gzip
import re
from itertools import zip_longest

from boardwright.server.api.static_files import STATIC
from tests.browser.server import ROOT

DOCUMENT = (ROOT / "docs" / "browsers.md").read_text(encoding="utf-8")
USED_FEATURES = {
    ".css": {"color-mix()": r"color-mix\(", ":has()": r":has\(", "container queries": r"@container"},
    ".js": {"checkVisibility()": r"\.checkVisibility\(", "module workers": r"type:.module.", "WebAssembly": r"\bWebAssembly\."},
}
"""Features in the document's table, and their patterns in the built files."""
NEWER_FEATURES = {
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


def read_build(suffix: str) -> str:
    """Return all scripts or all styles of the built page."""
    files = [path for path in sorted((STATIC / "assets").iterdir()) if path.name.endswith(f"{suffix}.gz")]
    assert files, "the page is not built"
    return "\n".join(gzip.decompress(path.read_bytes()).decode() for path in files)


def table_rows() -> dict[str, list[str]]:
    """Return the rows of the document's tables by their first cells."""
    cells = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in DOCUMENT.splitlines() if line.startswith("|")]
    return {first: rest for first, *rest in cells}


def newest(versions: list[str]) -> str:
    return max(versions, key=lambda version: [int(part) for part in version.split(".")])


def test_page_uses_the_documented_features_and_no_newer_ones() -> None:
    for suffix in USED_FEATURES:
        text = read_build(suffix)
        assert find_features(USED_FEATURES[suffix], text) == list(USED_FEATURES[suffix]), (
            "docs/browsers.md names a feature that the page does not use"
        )
        assert not find_features(NEWER_FEATURES[suffix], text), "this raises the minimum of docs/browsers.md"


def find_features(features: dict[str, str], text: str) -> list[str]:
    return [name for name, pattern in features.items() if re.search(pattern, text)]


def test_documented_minimum_follows_from_the_features() -> None:
    """This holds for the document, and for the text of the page that does not start."""
    table, page = table_rows(), (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    features = [table[name][:3] for names in USED_FEATURES.values() for name in names]
    minimum = [newest([*column]) for column in zip_longest(*features)]
    documented = [next(row[1] for name, row in table.items() if name.startswith(engine)) for engine in ("Chromium", "Gecko", "WebKit")]
    assert [version.removeprefix("Safari ") for version in documented] == minimum
    stated = re.findall(r'class="unsupported".*?Edge (\S+), Firefox (\S+), Safari (\d+\.\d+)', page)
    assert stated and all(list(versions) == minimum for versions in stated)
