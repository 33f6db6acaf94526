"""Settings shared by all tests. BOARDWRIGHT_PROVE=1 (make prove) asks for the long versions, BOARDWRIGHT_SHORT=1 for short ones.

BOARDWRIGHT_COUNT=N repeats what is random N times, for a test that is run by itself (docs/proofs.md).
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
"""Collects garbage less often: a test process has millions of objects, and four test files took a seventh less time."""


def many(usual: int, proving: int, short: int) -> int:
    """The number of repetitions."""
    return COUNT or (proving if PROVE else short if SHORT else usual)


def wide(usual: Iterable[Case], every: Iterable[Case], few: Iterable[Case] | None = None) -> list[Case]:
    """The cases of a test: `make prove` takes every one, short runs take `few`."""
    return list(every if PROVE else few if SHORT and few is not None else usual)


def in_prove(reason: str) -> pytest.MarkDecorator:
    """Marks a test that only `make prove` runs; `reason`: why, or what stands for it in `make test`."""
    return pytest.mark.skipif(not PROVE, reason=f"{reason}: make prove")


RENEW = "make renew"


def out_of_date(what: str, differences: Iterable[str], command: str = RENEW) -> NoReturn:
    """Fail once for all that differs in something recorded, and say how it is renewed.

    Args:
        what: what is recorded.
        differences: a line for each; the first few are shown.
        command: what renews it.
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


class AtOnce:
    """Report failures of a long run at once, so that it can be stopped or examined."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write where a test has failed, and the first lines that say why."""
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            lines = str(report.longrepr).splitlines()
            why = [line[:200] for line in lines if line.startswith("E ")][:10]
            terminal.write_line("\n".join([f"\n{report.nodeid} failed: {lines[-1]}", *why]))


def pytest_configure(config: pytest.Config) -> None:
    """Settings of `make prove`."""
    if PROVE:
        config.pluginmanager.register(AtOnce(config))


# -- make quick: of tests that take each game in turn, those of the changed games, and of numbers of players the largest

ONLY = set(filter(None, os.environ.get("BOARDWRIGHT_ONLY", "").split(",")))
SPOKEN = set(filter(None, os.environ.get("BOARDWRIGHT_LANGUAGES", "").split(",")))
"""The changed languages, if only words were changed."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the games that BOARDWRIGHT_ONLY does not name, and the languages that BOARDWRIGHT_LANGUAGES does not."""
    if not ONLY and not SPOKEN:
        return
    kept, left_out = [], []
    for item in items:
        (kept if _wanted(getattr(getattr(item, "callspec", None), "params", {})) else left_out).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept


def _wanted(arguments: dict[str, object]) -> bool:
    texts = {value for value in arguments.values() if isinstance(value, str)}
    if SPOKEN and texts & set(LANGUAGES) - SPOKEN:
        return False
    games = texts & set(bw.games())
    if ONLY and games - ONLY:
        return False
    players = arguments.get("players")
    return not ONLY or not games or players is None or players == bw.load(next(iter(games))).players_with()[-1]
