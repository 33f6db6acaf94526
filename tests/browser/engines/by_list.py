"""A player for the page of any engine, who takes what the list of choices offers: a script of the page (by_list.js)."""

from pathlib import Path

BY_LIST = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]
"""An asynchronous function of how often to choose at most; it ends with the result at the latest."""
