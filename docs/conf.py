"""How Sphinx makes the site of the documents: `make site` builds it into site/ (docs/decisions/50_the_site.md).

The site takes nothing from other machines: its letters are those of the page, and its search runs in the browser.
"""

from __future__ import annotations

import re
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
ROOT = DOCS.parent
FONTS = ROOT / "web" / "node_modules"

project = "Boardwright"
author = "The Boardwright authors"
copyright = f"2026 {author}"
version = release = version_of("boardwright")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_static"]
myst_heading_anchors = 6
suppress_warnings = ["myst.header"]  # a reference may go from a part to its messages
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
default_role = "code"  # docstrings have names in single backticks
add_module_names = False

# The colours of web/src/look/tokens.css. Day: a railway atlas. Night: a sleeping car.
DAY = {
    "foreground-primary": "#1b2838",
    "foreground-secondary": "#435266",
    "foreground-muted": "#566373",
    "foreground-border": "#7d8794",
    "background-primary": "#fffdf6",
    "background-secondary": "#f7f4ea",
    "background-hover": "#ebe7d9",
    "background-border": "#d3ccb8",
    "brand-primary": "#0b6b50",
    "brand-content": "#0b6b50",
    "brand-visited": "#435266",
    "inline-code-background": "#f1ecdd",
    "highlight-on-target": "#d5eadd",
}
NIGHT = {
    "foreground-primary": "#f0ead9",
    "foreground-secondary": "#c0c6cf",
    "foreground-muted": "#98a4b5",
    "foreground-border": "#6d7f99",
    "background-primary": "#101a2b",
    "background-secondary": "#0b1320",
    "background-hover": "#18253a",
    "background-border": "#2c3c55",
    "brand-primary": "#ffcc4d",
    "brand-content": "#ffcc4d",
    "brand-visited": "#c0c6cf",
    "inline-code-background": "#18253a",
    "highlight-on-target": "#3b3622",
}

html_theme = "furo"
html_title = "Boardwright"
html_favicon = "../web/public/favicon.svg"
html_static_path = [
    "_static",
    *map(str, sorted(FONTS.glob("@fontsource-variable/besley/files/besley-latin*-wght-normal.woff2"))),
    *map(str, sorted(FONTS.glob("@fontsource/barlow/files/barlow-latin*-[46]00-normal.woff2"))),
]
html_css_files = ["site.css"]
html_js_files = [("copy.js", {"defer": "defer"})]
html_copy_source = False
html_theme_options = {
    "light_css_variables": {f"color-{name}": colour for name, colour in DAY.items()},
    "dark_css_variables": {f"color-{name}": colour for name, colour in NIGHT.items()},
}

ABOVE = {"project/changelog": "CHANGELOG.md", "project/contributing": "CONTRIBUTING.md", "project/security": "SECURITY.md"}
"""Pages of the site that are files above this folder."""


def bring_in_what_lies_above(app: Any, docname: str, source: list[str]) -> None:
    """The text of a file above this folder stands in its page, and links to such files lead to their pages."""
    if docname in ABOVE:
        text = (ROOT / ABOVE[docname]).read_text(encoding="utf-8").replace("](docs/", "](../")
        source[0] = re.sub(r"\]\((?!\w+:|\.\.|#)", "](../../", text)
    for page, file in ABOVE.items():
        source[0] = source[0].replace(f"](../{file}", f"]({page}.md")


def list_the_rest(app: Any, docname: str, source: list[str]) -> None:
    """A document that the first page does not list stands in a last list there: it is on the site before it has a place of its own."""
    if docname == "index":
        rest = [path.stem for path in sorted(DOCS.glob("*.md")) if not re.search(rf"^{path.stem}$", source[0] + "\nindex", re.MULTILINE)]
        source[0] += "\n```{toctree}\n:hidden:\n:caption: More\n\n" + "\n".join(rest) + "\n```\n" if rest else ""


def as_plain_text(app: Any, what: str, name: str, obj: object, options: Any, lines: list[str]) -> None:
    """Docstrings are plain text with names in backticks: signs that mean something to Sphinx are only signs there."""
    text = re.sub(r"(`[^`]+`)|([*|]|_(?=\W))", lambda found: found[1] or "\\" + found[2], "\n".join(lines))
    lines[:] = text.split("\n")


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", bring_in_what_lies_above)
    app.connect("source-read", list_the_rest)
    app.connect("autodoc-process-docstring", as_plain_text, priority=100)  # before napoleon
