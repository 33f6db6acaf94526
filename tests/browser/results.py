"""The table of points in the result, compared with the server's result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page


def seats_by_place(result: dict[str, Any]) -> list[int]:
    """Return the seats in the order of their places."""
    return [seat for place in result["ranking"] for seat in place]


def format_points(points: int) -> str:
    """Return points as the page writes them, with a minus sign."""
    return str(points).replace("-", "−")


def result_rows(page: Page) -> list[list[str]]:
    """Return the texts of the result's table of points, by row."""
    rows = page.locator(".end.panel .breakdown tr").all()
    return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


def check_result_table(page: Page, frame: dict[str, Any], sources: Mapping[str, str]) -> list[str]:
    """Check the points of every source and their sums, with the players in the order of their places.

    No source of points may be missing. Return the headings of the columns.
    """
    result = frame["result"]
    order = seats_by_place(result)
    heading, *rows = result_rows(page)
    ids = {name: id for id, name in sources.items()}
    for name, *points in rows[:-1]:
        assert points == [format_points(result["breakdown"][seat][ids[name]]["points"]) for seat in order]
    assert rows[-1] == ["Total", *(format_points(result["scores"][seat]) for seat in order)]
    shown_sources = {row[0] for row in rows[:-1]}
    assert shown_sources >= {sources[id] for id in sources if any(part[id]["points"] for part in result["breakdown"])}
    return heading[1:]
