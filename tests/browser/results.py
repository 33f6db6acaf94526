"""The table of points in the result, compared with what the server has counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page


def order_of(result: dict[str, Any]) -> list[int]:
    """The seats in the order of their places."""
    return [seat for place in result["ranking"] for seat in place]


def written(points: int) -> str:
    return str(points).replace("-", "−")


def table_of(page: Page) -> list[list[str]]:
    """The rows of the table of points in the result, as they are written."""
    rows = page.locator(".end.panel .breakdown tr").all()
    return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


def the_result_is_the_servers(page: Page, frame: dict[str, Any], sources: Mapping[str, str]) -> list[str]:
    """Every source of points and their sum, for everybody in the order of the places; no source that brought something is missing.

    Returns who stands over the columns.
    """
    result = frame["result"]
    order = order_of(result)
    head, *rows = table_of(page)
    named = {name: id for id, name in sources.items()}
    for name, *points in rows[:-1]:
        assert points == [written(result["breakdown"][seat][named[name]]["points"]) for seat in order]
    assert rows[-1] == ["Total", *(written(result["scores"][seat]) for seat in order)]
    shown = {row[0] for row in rows[:-1]}
    assert shown >= {sources[id] for id in sources if any(part[id]["points"] for part in result["breakdown"])}
    return head[1:]
