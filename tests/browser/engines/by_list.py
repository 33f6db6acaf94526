"""A player for the page of any engine, who takes choices from the list: a script of the page (by_list.js)."""

from pathlib import Path

PLAY_BY_LIST = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]
"""An asynchronous function. Its argument is the largest number of choices; it ends with the result at the latest."""
