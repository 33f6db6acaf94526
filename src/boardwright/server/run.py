"""Start a server: open the database, listen on the port, print the address."""

import contextlib
import math
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import NoReturn

import uvicorn
from starlette.types import ASGIApp

from boardwright.core.errors import clipped, quoted
from boardwright.server.addresses import is_name, networks, own_names
from boardwright.server.app import Server, make_app
from boardwright.server.errors import StoreError
from boardwright.server.log import LogFormat, log, log_to_stderr
from boardwright.server.metrics import Metrics, PrometheusMetrics
from boardwright.server.net.connection_limit import ConnectionLimit
from boardwright.server.net.shared_counters import Counters, SharedCounters
from boardwright.server.net.uvicorn_deadlines import HttpProtocol, WebSocketProtocol
from boardwright.server.notification_rules.settings import NoticeSettings, read_settings
from boardwright.server.ops.lan_address import ANY, home_addresses, page_address, qr_code
from boardwright.server.processes.server_processes import run_workers
from boardwright.server.settings import GIB, Settings
from boardwright.server.store import Store
from boardwright.server.store.database import absence, file_of, is_file
from boardwright.server.store.opening import open_store
from boardwright.server.table_rules.counted_time import knows_zones

BACKLOG = 256  # connections accepted by the system before the connection limit sees them
OPEN_FILES = 8192
OWN_FILES = BACKLOG + 128  # besides the connections: for the database and the page


def default_db() -> str:
    """The database named by `BOARDWRIGHT_DB` (there a password does not show in the process list), else a file in the data folder."""
    if path := os.environ.get("BOARDWRIGHT_DB"):
        return path
    home = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share")
    return str(file_of(str(home / "boardwright" / "boardwright.db")))


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    metrics: tuple[str, int] | None = None,
    log_format: LogFormat = "text",
    workers: int = 1,
    accounts: bool = False,
    hosts_page: bool = False,
    max_database: int | None = 8 * GIB,
) -> None:
    """Serve until interrupted. A port or a database that cannot be used ends the program with one line and exit code 2.

    Args:
        hosts: more names under which pages may call.
        proxies: addresses and networks whose X-Forwarded-For is trusted.
        metrics: address and port for Prometheus; with several processes the others use the ports that follow.
        workers: number of processes; several need PostgreSQL.
        accounts: whether people may have accounts.
        hosts_page: whether accounts with the role host or helper have a page for it; needs `accounts`.
        max_database: bytes above which new devices, tables and matches are refused; None: no limit.
    """
    settings = settings or Settings(accounts=accounts, hosts_page=hosts_page, database_bytes=max_database)
    settings = replace(settings, hosts=(*settings.hosts, *hosts, host, *own_names()), proxies=(*settings.proxies, *proxies))
    settings = replace(settings, notices=settings.notices or _notices())
    if not 0 <= port <= 65535:
        _stop(f"port {port}: expected 0 to 65535 (0: any that is free)")
    _check_addresses(hosts, proxies)
    if settings.hosts_page and not settings.accounts:
        _stop("--hosts-page needs --accounts: hosts and helpers are accounts")
    if settings.accounts and not find_spec("argon2"):
        _stop('--accounts needs more: pip install "boardwright[accounts]"')
    if metrics and workers > 1:
        _check_ports(*metrics, workers)
    with _port_errors(host, port, "choose another one with --port or --host"):
        listener = _listen(host, port)
    with log_to_stderr(log_format):
        try:
            url = default_db() if db is None else db
            serve = _serve_alone(url, settings, metrics) if workers == 1 else _serve_together(url, settings, metrics, workers, log_format)
        except StoreError as error:
            listener.close()
            _stop(str(error))
        address = page_address("localhost" if host in ANY else host, listener.getsockname()[1])
        _greet(address, home_addresses(listener), settings, for_people=log_format == "text")
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        serve(listener)


def _greet(address: str, others: Sequence[str], settings: Settings, for_people: bool) -> None:
    """Print the server's address and hints for its operator. `for_people`: also hints that only people need."""
    print(f"Boardwright is at {address}", flush=True)
    _invite(others)
    if not knows_zones():
        log.warning("This system knows no time zones: nights and weekends count in UTC. Install tzdata.")
    if settings.notices and settings.notices.push and not find_spec("py_vapid"):
        log.warning('Web Push is not offered: pip install "boardwright[notices]", or write push = false')
    if for_people:
        print("Ctrl-C ends it; matches are kept.", file=sys.stderr, flush=True)


def _notices() -> NoticeSettings | None:
    """The settings in the file named by BOARDWRIGHT_NOTICES; None: no notices are sent."""
    path = os.environ.get("BOARDWRIGHT_NOTICES")
    if not path:
        return None
    try:
        return read_settings(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = clipped(getattr(error, "strerror", None) or str(error))
    _stop(f"{path}: {reason}")


Serving = Callable[[socket.socket], None]
"""Serves on a socket until interrupted."""


def _serve_alone(db: str, settings: Settings, metrics: tuple[str, int] | None) -> Serving:
    """Serve with one process. Raises StoreError."""
    store = open_store(db)
    return partial(_serve, store, settings, prometheus=_start_metrics(metrics) if metrics else None)


def _serve_together(db: str, settings: Settings, metrics: tuple[str, int] | None, workers: int, log_format: LogFormat) -> Serving:
    """Serve with several processes. Each waits for a database that is not available yet. Raises StoreError."""
    if is_file(db):
        raise StoreError(f"--workers {workers} needs --db postgresql+psycopg://user@host/name; a SQLite file has one process, --workers 1")
    if absence(db) is None:
        Store(db).close()

    def serve(listener: socket.socket) -> None:
        with tempfile.TemporaryDirectory(prefix="boardwright-") as folder:
            run_workers(workers, listener, partial(_run_one, db, settings, log_format, metrics, Path(folder) / "limits", workers))

    return serve


def _run_one(
    db: str,
    settings: Settings,
    log_format: LogFormat,
    metrics: tuple[str, int] | None,
    limits: Path,
    workers: int,
    place: int,
    listener: socket.socket,
) -> None:
    """Run one of several processes. `limits`: the file in which they count together."""
    with log_to_stderr(log_format), contextlib.suppress(KeyboardInterrupt):
        try:
            store = open_store(db, patience=math.inf)  # it was available to the first process
            prometheus = _start_metrics((metrics[0], metrics[1] and metrics[1] + place)) if metrics else None
        except StoreError as error:
            log.error("%s", error)
            raise SystemExit(2) from None
        with contextlib.closing(SharedCounters(limits, place, workers)) as counters:
            _serve(store, settings, listener, prometheus, counters)


def _serve(
    store: Store, settings: Settings, listener: socket.socket, prometheus: PrometheusMetrics | None, counters: Counters | None = None
) -> None:
    sys.setswitchinterval(0.0005)  # bots in plain Python yield to people ten times as often as usual
    with contextlib.suppress(KeyboardInterrupt):  # raised again after everything is closed
        server = Server(store, settings, counters=counters)
        if prometheus:
            store.metrics = prometheus
            prometheus.watch(
                sockets=lambda: server.limits.open_sockets,
                matches_in_memory=lambda: server.registry.matches_in_memory,
                store_failing=lambda: store.failing,
            )
            log.info("Metrics for Prometheus are at %smetrics", page_address(prometheus.host, prometheus.port))  # all of them, from now on
        _Server(config_of(make_app(server), settings, store.metrics, server.counters), server.bus.close).run(sockets=[listener])


@contextlib.contextmanager
def _port_errors(host: str, port: int, other_options: str) -> Iterator[None]:
    """End the program with one line if a port cannot be used."""
    try:
        yield
    except (OSError, OverflowError, UnicodeError) as error:  # UnicodeError: not a host name
        reason = clipped(getattr(error, "strerror", None) or str(error))
        _stop(f"{quoted(host)} port {port}: {reason}; {other_options}")


def _check_ports(host: str, first: int, workers: int) -> None:
    """End the program with one line if one of several processes would not get its port. 0: each takes any free port."""
    for port in range(first, first + workers) if first else ():
        with _port_errors(host, port, "each process has its own; choose others with --metrics"):
            _listen(host, port).close()


def _start_metrics(address: tuple[str, int]) -> PrometheusMetrics:
    host, port = address
    with _port_errors(host, port, "choose another one with --metrics"):
        prometheus = PrometheusMetrics(host, port)
    return prometheus


def _check_addresses(hosts: Sequence[str], proxies: Sequence[str]) -> None:
    for name in hosts:
        if not is_name(name):
            _stop(f"{name[:100]!r} is no name of a machine; expected one like games.example, without http:// and port")
    for proxy in proxies:
        try:
            networks([proxy])
        except ValueError:
            _stop(f"{proxy[:100]!r} is no address of a proxy; expected one like 192.0.2.7 or a network like 10.0.0.0/8")


def config_of(app: ASGIApp, settings: Settings, metrics: Metrics, counters: Counters | None = None) -> uvicorn.Config:
    """uvicorn's configuration for the application.

    Args:
        metrics: counts WebSockets whose client violates the protocol.
        counters: where the connections of client networks are counted; None: in this process only.
    """
    total, per_network = min(settings.connections, _places()), settings.connections_per_address
    connection_limit = ConnectionLimit(total, per_network, networks(settings.proxies), counters)
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="error",  # what is no HTTP is answered, and not worth a line each time
        access_log=False,  # invalid HTTP gets an answer, and is not worth a line
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=partial(HttpProtocol, connection_limit, settings),  # type: ignore[arg-type]
        ws=partial(WebSocketProtocol, connection_limit, settings, metrics),  # type: ignore[arg-type]
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # a small message could unpack to a huge one
        timeout_keep_alive=8,
        timeout_graceful_shutdown=3,
        backlog=BACKLOG,
    )


def _places() -> int:
    """Return how many connections this process may open; its limit is raised to what the system allows."""
    try:
        import resource
    except ImportError:  # Windows
        return sys.maxsize
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = OPEN_FILES if most == resource.RLIM_INFINITY else min(most, OPEN_FILES)
    if few != resource.RLIM_INFINITY and few < target:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (target, most))
            few = target
    return sys.maxsize if few == resource.RLIM_INFINITY else max(16, few - OWN_FILES)


class _Server(uvicorn.Server):
    """uvicorn's server, which closes within a few seconds, even on repeated Ctrl-C. `closing` is called first and ends all waiting."""

    def __init__(self, config: uvicorn.Config, closing: Callable[[], None]) -> None:
        super().__init__(config)
        self._closing = closing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start closing; further signals are ignored."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer the waiting clients, then close."""
        self._closing()
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listener = socket.socket(family, kind, protocol)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def _invite(addresses: Sequence[str]) -> None:
    """Print the addresses of the page for other devices in the network; on a terminal also a QR code for phones."""
    for address in addresses:
        print(f"Others at home open {address}", flush=True)
    if addresses and sys.stdout.isatty() and (sys.stdout.encoding or "").lower().startswith("utf"):
        print(qr_code(addresses[0]), flush=True)


def _stop(message: str) -> NoReturn:
    print(f"boardwright: {message}", file=sys.stderr)
    raise SystemExit(2)
