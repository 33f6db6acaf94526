"""Settings shared by all tests. BOARDWRIGHT_PROVE=1 (make prove) asks for the long versions, BOARDWRIGHT_SHORT=1 for short ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"
SHORT = os.environ.get("BOARDWRIGHT_SHORT") == "1"


def many(usual: int, proving: int, short: int) -> int:
    """How often something is tried."""
    return proving if PROVE else short if SHORT else usual



# No deadline: the first call of a rule may compile it. Derandomised in `make test`, so that a run can be repeated.
slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=slow_is_fine)
settings.register_profile("prove", deadline=None, max_examples=5_000, suppress_health_check=slow_is_fine)
settings.register_profile("short", parent=settings.get_profile("test"), max_examples=20)
settings.load_profile("prove" if PROVE else "short" if SHORT else "test")
