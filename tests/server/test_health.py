"""Health, metrics and the format of the log: operators learn whether the server works, without ids and names of players."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from boardwright.server import app
from boardwright.server.api.static_files import STATIC
from boardwright.server.app import Server
from boardwright.server.errors import StoreFailed
from boardwright.server.log import JsonLines
from boardwright.server.metrics import PrometheusMetrics
from tests.server.clock import ManualClock
from tests.server.harness import PERSON_AND_BOT, QUICK_SETTINGS, Harness
from tests.server.process import wait_until

HEALTH = "/api/health"


@pytest.fixture
def metrics() -> Iterator[PrometheusMetrics]:
    """Metrics for Prometheus, at any free port."""
    metrics = PrometheusMetrics("127.0.0.1", 0)
    yield metrics
    metrics.close()


def read_metrics(metrics: PrometheusMetrics) -> dict[str, float]:
    """Return what Prometheus would read: each sample by its name and labels."""
    text = httpx.get(f"http://127.0.0.1:{metrics.port}/metrics").text
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))}


def test_health_writes_to_the_database_at_most_every_two_seconds(tmp_path: Path) -> None:
    clock, statements = ManualClock(), list[str]()
    with Harness(tmp_path / "matches.db", QUICK_SETTINGS, clock) as harness:
        event.listen(harness.server.store.engine, "before_cursor_execute", lambda *arguments: statements.append(arguments[2]))
        for _ in range(3):
            assert harness.call("GET", HEALTH).status_code == 200
        assert sum("UPDATE" in statement for statement in statements) == 1
        harness.run_in_loop(clock.advance, 2.0)
        assert harness.call("GET", HEALTH).status_code == 200
        assert sum("UPDATE" in statement for statement in statements) == 2


def test_health_reports_an_unwritable_database_and_its_recovery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "matches.db", QUICK_SETTINGS, clock) as harness:

        def fail() -> None:
            raise StoreFailed("disk I/O error at /secret/place")

        with monkeypatch.context() as patch:
            patch.setattr(harness.server.store, "prove_writable", fail)
            answer = harness.call("GET", HEALTH)
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "store_failed")
            assert "secret" not in answer.text
        harness.run_in_loop(clock.advance, 2.0)
        assert harness.call("GET", HEALTH).status_code == 200


def test_background_tasks_continue_after_any_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("HEARTBEAT_S", "CLOSED_CHECK_S", "HOSTS_S", "ENDED_S", "RETRY_S"):
        monkeypatch.setattr(app, name, 0.02)
    with Harness(tmp_path / "matches.db") as harness:
        server = harness.server
        tasks = [
            (server.calendars.outages, "heartbeat"),
            (server.registry, "end_closed"),
            (server.host_news, "read"),
            (server.recorder, "record_due"),
            (server.results, "due"),
        ]
        attempts = Counter[str]()
        for owner, name in tasks:

            def fail(*_: object, name: str = name) -> None:
                attempts[name] += 1
                raise ValueError(name)

            monkeypatch.setattr(owner, name, fail)
        wait_until(lambda: all(attempts[name] > 1 for _, name in tasks))
        monkeypatch.undo()
    errors = [record.exc_info[1].args[0] for record in caplog.records if record.exc_info and isinstance(record.exc_info[1], ValueError)]
    assert {*errors} == {name for _, name in tasks}


def test_metrics_count_calls_and_moves_without_ids_and_names(harness: Harness, metrics: PrometheusMetrics) -> None:
    harness.server.store.metrics = harness.client.app.metrics = metrics  # type: ignore[attr-defined]
    metrics.watch(
        sockets=lambda: harness.server.limits.open_sockets,
        matches_in_memory=lambda: harness.server.registry.matches_in_memory,
        store_failing=lambda: harness.server.store.failing,
    )
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT)
    with harness.page(id, token, 0) as page:
        page.wait_until(lambda frame: 0 in frame["actors"])
        page.act()
        during = read_metrics(metrics)
        assert during["boardwright_sockets"] == during["boardwright_matches_in_memory"] == 1
    harness.call("GET", "/api/matches/guess/file", token)
    harness.call("BREW", "/api/nothing", token)
    after = read_metrics(metrics)
    assert after['boardwright_moves_total{by="person",game="game_of_trains"}'] == 1
    assert after['boardwright_call_seconds_count{call="POST /api/matches",status="201"}'] == 1
    assert after['boardwright_call_seconds_count{call="GET /api/matches/…",status="404"}'] == 1
    answered = 405 if STATIC.is_dir() else 404  # the files of the page have any path, and only some methods
    assert after[f'boardwright_call_seconds_count{{call="OTHER another path",status="{answered}"}}'] == 1
    assert after["boardwright_write_seconds_count"] >= 3
    assert after["boardwright_store_failing"] == 0
    names = " ".join(after)
    assert not any(secret in names for secret in (id, token, "Ada", "guess", "nothing", "BREW"))


def test_more_matches_do_not_add_more_metrics(metrics: PrometheusMetrics, harness: Harness) -> None:
    harness.server.store.metrics = harness.client.app.metrics = metrics  # type: ignore[attr-defined]
    token = harness.new_device()
    harness.new_match(token)
    before = len(read_metrics(metrics))
    for _ in range(5):
        harness.new_match(token)
    assert len(read_metrics(metrics)) == before


def test_a_line_of_the_log_is_a_json_object() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "GET %s", ("/api/žabe\n",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert (read["level"], read["message"]) == ("info", "GET /api/žabe\n")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", read["time"])
    try:
        raise ValueError("why")
    except ValueError as error:
        failed = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__))
    assert json.loads(JsonLines().format(failed))["error"].endswith("ValueError: why")


def test_a_server_has_no_prometheus_metrics_by_default(harness: Harness) -> None:
    assert isinstance(harness.server, Server)
    assert not isinstance(harness.server.store.metrics, PrometheusMetrics)
