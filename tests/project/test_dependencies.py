"""What is imported is declared, and what is declared is used."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions

from tests.project.source_files import PACKAGE, ROOT, imports, python_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WITHOUT_AN_IMPORT = {"hatchling", "mypy", "pytest-xdist", "ruff", "tzdata", "ziglang"}
"""Tools that are run, and data that the standard library finds."""
BROUGHT = {
    "anyio": "starlette",
    "cbor2": "webauthn",
    "cryptography": "webauthn",
    "llvmlite": "numba",
    "yaml": "myst-parser",
}
"""Modules that belong to a declared distribution, which alone knows what version of them fits."""
OWN = {"boardwright", "tests", "benchmarks", "sealed_bids", "hatch_build", "counting"}
"""Modules of the project and (counting) those that a test writes."""


SERVED = ("accounts", "dataset", "envs", "metrics", "notices", "openspiel", "page", "postgresql", "ray")
"""The extras that the package uses besides the compiler."""


def plain(name: str) -> str:
    """The name of a distribution, written in the one way that an index compares."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(*extras: str) -> set[str]:
    wanted = PROJECT["dependencies"] + [each for extra in extras for each in PROJECT["optional-dependencies"][extra]]
    return {plain(re.split(r"[>=<\[;~! ]", each)[0]) for each in wanted} - {"boardwright"}


def test_every_import_of_the_package_is_declared() -> None:
    assert undeclared(PACKAGE, declared(*SERVED, "compile", "train")) == set()


def test_every_import_of_the_tests_is_declared() -> None:
    assert undeclared(ROOT / "tests", declared(*SERVED, "compile", "docs", "release", "test", "dev")) == set()


@cache
def homes_of_modules() -> Mapping[str, list[str]]:
    """The distributions that bring each module which is installed."""
    return packages_distributions()


def undeclared(folder: object, known: set[str]) -> set[str]:
    """Modules from elsewhere that no declared distribution brings."""
    homes = homes_of_modules()
    found = set()
    for path in python_files(folder):  # type: ignore[arg-type]
        for _, target in imports(path):
            module = target.split(".")[0]
            if module in sys.stdlib_module_names or module in OWN:
                continue
            if not module or (path.parent / f"{module}.py").exists():  # a relative import
                continue
            brought = {BROUGHT.get(module, "")} | {plain(home) for home in homes.get(module, [module])}  # some are for other systems only
            if not brought & known:
                found.add(f"{path.relative_to(ROOT)}: {target}")
    return found


def test_every_declared_distribution_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in python_files(PACKAGE))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in python_files(ROOT / "tests"))
    modules: dict[str, set[str]] = {}
    for module, homes in homes_of_modules().items():
        for home in homes:
            modules.setdefault(plain(home), set()).add(module)
    for extras, text in ((), source), (("compile",), source), (SERVED, source), (("test",), source + tests):
        said = set(re.findall(r"\w+", text))
        unused = {name for name in declared(*extras) if not modules.get(name, {name}) & said}
        assert unused <= WITHOUT_AN_IMPORT, unused - WITHOUT_AN_IMPORT
