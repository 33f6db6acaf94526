"""Boardwright in the browser: matches kept in a database, live over WebSockets. docs/how_it_fits.md has the protocol."""

from __future__ import annotations


def run(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, open_browser: bool = False) -> None:
    """Serve until interrupted. `db`: a file or a URL; None: a file in the user's data folder."""
    from boardwright.server.run import run as _run  # loads the web framework and the database

    _run(host, port, db, open_browser)
