"""Settings shared by all tests. BOARDWRIGHT_PROVE=1 (make prove) selects the long versions, BOARDWRIGHT_SHORT=1 the short ones.

BOARDWRIGHT_COUNT=N repeats randomised tests N times (docs/proofs.md).
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable
from typing import NoReturn, TypeVar

import pytest
from hypothesis import HealthCheck, settings

import boardwright as bw
from boardwright.core.text.words import LANGUAGES

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"
SHORT = os.environ.get("BOARDWRIGHT_SHORT") == "1"
COUNT = int(os.environ.get("BOARDWRIGHT_COUNT", "0"))
Case = TypeVar("Case")

gc.set_threshold(50_000, 20, 20)
"""Collect garbage less often, since a test process has millions of objects. This saved a seventh of the time of four test files."""


def repetitions(usual: int, proving: int, short: int) -> int:
    """Return the number of repetitions of a randomised test."""
    return COUNT or (proving if PROVE else short if SHORT else usual)


def choose_cases(usual: Iterable[Case], every: Iterable[Case], few: Iterable[Case] | None = None) -> list[Case]:
    """Return the cases of a test: `every` in `make prove`, `few` in short runs."""
    return list(every if PROVE else few if SHORT and few is not None else usual)


def only_in_prove(reason: str) -> pytest.MarkDecorator:
    """Mark a test that only `make prove` runs. `reason`: why, or which test replaces it in `make test`."""
    return pytest.mark.skipif(not PROVE, reason=f"{reason}: make prove")


RENEW = "make renew"


def fail_out_of_date(what: str, differences: Iterable[str], command: str = RENEW) -> NoReturn:
    """Fail with a list of what differs from a record, and name the command that renews it.

    Args:
        what: the name of the record.
        differences: a line for each difference. The first ones are shown.
        command: the command that renews the record.
    """
    lines = list(differences)
    more = [f"… and {len(lines) - 3} more"] if len(lines) > 3 else []
    text = "\n  ".join([f"{what}: not as recorded", *lines[:3], *more, f"Renew it if that is meant: {command}"])
    pytest.fail(text, pytrace=False)


# No deadline: the first call of a rule may compile it. Derandomised in `make test`, so that a run can be repeated.
slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=slow_is_fine)
settings.register_profile("prove", deadline=None, max_examples=5_000, suppress_health_check=slow_is_fine)
settings.register_profile("short", parent=settings.get_profile("test"), max_examples=20)
settings.load_profile("prove" if PROVE else "short" if SHORT else "test")


class ImmediateReports:
    """A plugin that reports failures of a long run immediately."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print the place of a failure, and its first error lines."""
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            lines = str(report.longrepr).splitlines()
            errors = [line[:200] for line in lines if line.startswith("E ")][:10]
            terminal.write_line("\n".join([f"\n{report.nodeid} failed: {lines[-1]}", *errors]))


def pytest_configure(config: pytest.Config) -> None:
    """Report failures immediately in `make prove`."""
    if PROVE:
        config.pluginmanager.register(ImmediateReports(config))


# -- make quick: tests of all games run only with the changed games, and with the largest number of players

ONLY_GAMES = set(filter(None, os.environ.get("BOARDWRIGHT_ONLY", "").split(",")))
ONLY_LANGUAGES = set(filter(None, os.environ.get("BOARDWRIGHT_LANGUAGES", "").split(",")))
"""The changed languages, if only words have changed."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect games that BOARDWRIGHT_ONLY does not name, and languages that BOARDWRIGHT_LANGUAGES does not name."""
    if not ONLY_GAMES and not ONLY_LANGUAGES:
        return
    selected, deselected = [], []
    for item in items:
        (selected if _is_wanted(getattr(getattr(item, "callspec", None), "params", {})) else deselected).append(item)
    config.hook.pytest_deselected(items=deselected)
    items[:] = selected


def _is_wanted(arguments: dict[str, object]) -> bool:
    texts = {value for value in arguments.values() if isinstance(value, str)}
    if ONLY_LANGUAGES and texts & set(LANGUAGES) - ONLY_LANGUAGES:
        return False
    games = texts & set(bw.games())
    if ONLY_GAMES and games - ONLY_GAMES:
        return False
    players = arguments.get("players")
    return not ONLY_GAMES or not games or players is None or players == bw.load(next(iter(games))).players_with()[-1]
