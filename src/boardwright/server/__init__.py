"""Boardwright in the browser: matches kept in a database, live over WebSockets. docs/wire_protocol.md has the protocol."""

from collections.abc import Sequence
from typing import Literal


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    *,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    metrics: tuple[str, int] | None = None,
    log_format: Literal["text", "json"] = "text",
    workers: int = 1,
    accounts: bool = False,
    max_database: int | None = 8 * 1024**3,
) -> None:
    """Serve until interrupted.

    Args:
        db: a file or a URL; None: a file in the user's data folder.
        hosts: names under which pages may ask, beside localhost, IP addresses, `host` and the names of this machine.
        proxies: IP addresses and networks whose X-Forwarded-For is believed.
        metrics: address and port at which Prometheus may ask; needs the extra `metrics`.
        log_format: lines for people, or one JSON object a line.
        workers: how many processes; several need PostgreSQL.
        accounts: whether people may have accounts; needs the extra `accounts`.
        max_database: bytes beyond which there are no new devices, tables and matches; None: no limit.
    """
    from boardwright.server.run import run as _run  # loads the web framework and the database

    _run(
        host,
        port,
        db,
        open_browser,
        hosts=hosts,
        proxies=proxies,
        metrics=metrics,
        log_format=log_format,
        workers=workers,
        accounts=accounts,
        max_database=max_database,
    )
