"""Settings shared by all tests. BOARDWRIGHT_PROVE=1 (make prove) asks for the long versions."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

PROVE = os.environ.get("BOARDWRIGHT_PROVE") == "1"

# No deadline: the first call of a rule may compile it. Derandomised in `make test`, so that a run can be repeated.
slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
settings.register_profile("test", deadline=None, derandomize=True, suppress_health_check=slow_is_fine)
settings.register_profile("prove", deadline=None, max_examples=5_000, suppress_health_check=slow_is_fine)
settings.load_profile("prove" if PROVE else "test")
