"""Fills TABLES: reads the data files, then computes the tables that follow. `components.py` has the constants of both."""

from typing import Any

from boardwright.games.russian_railroads.loading import load
from boardwright.games.russian_railroads.rules.place_sets import fill_sets


def load_tables(data: dict[str, Any], tables: Any) -> None:
    """Fill `tables` from the data. Raises BadData."""
    load(data, tables)
    fill_sets(tables)
