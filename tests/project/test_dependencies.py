"""All imported distributions are declared, and all declared ones are used."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions

from tests.project.source_files import PACKAGE, ROOT, imported_names, python_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEVER_IMPORTED = {"hatchling", "mypy", "pytest-xdist", "ruff", "tzdata", "ziglang"}
"""Tools that are run, and data that the standard library finds."""
BROUGHT_BY = {
    "anyio": "starlette",
    "cbor2": "webauthn",
    "cryptography": "webauthn",
    "llvmlite": "numba",
    "yaml": "myst-parser",
}
"""Modules of distributions that a declared one requires, and knows the fitting version of."""
OWN_MODULES = {"boardwright", "tests", "benchmarks", "sealed_bids", "hatch_build", "counting"}
"""Modules of the project, and (counting) a module that a test writes."""


PACKAGE_EXTRAS = ("accounts", "dataset", "envs", "metrics", "notices", "openspiel", "page", "postgresql", "ray")
"""The extras that the package imports besides the compiler."""


def normalised(name: str) -> str:
    """Return the normalised name of a distribution."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(*extras: str) -> set[str]:
    """Return the distributions that the project requires, with those of some extras."""
    requirements = PROJECT["dependencies"] + [each for extra in extras for each in PROJECT["optional-dependencies"][extra]]
    return {normalised(re.split(r"[>=<\[;~! ]", each)[0]) for each in requirements} - {"boardwright"}


def test_every_import_of_the_package_is_declared() -> None:
    assert undeclared(PACKAGE, declared(*PACKAGE_EXTRAS, "compile", "train")) == set()


def test_every_import_of_the_tests_is_declared() -> None:
    assert undeclared(ROOT / "tests", declared(*PACKAGE_EXTRAS, "compile", "docs", "release", "test", "dev")) == set()


@cache
def distributions_of_modules() -> Mapping[str, list[str]]:
    """Return the distributions that bring each installed module."""
    return packages_distributions()


def undeclared(folder: object, known: set[str]) -> set[str]:
    """Return the imported modules that no declared distribution brings."""
    distributions = distributions_of_modules()
    undeclared_modules = set()
    for path in python_files(folder):  # type: ignore[arg-type]
        for _, target in imported_names(path):
            module = target.split(".")[0]
            if module in sys.stdlib_module_names or module in OWN_MODULES:
                continue
            if not module or (path.parent / f"{module}.py").exists():  # a relative import
                continue
            names = {normalised(name) for name in distributions.get(module, [module])}  # some are for other systems
            brought = names | {BROUGHT_BY.get(module, "")}
            if not brought & known:
                undeclared_modules.add(f"{path.relative_to(ROOT)}: {target}")
    return undeclared_modules


def test_every_declared_distribution_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in python_files(PACKAGE))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in python_files(ROOT / "tests"))
    modules: dict[str, set[str]] = {}
    for module, names in distributions_of_modules().items():
        for name in names:
            modules.setdefault(normalised(name), set()).add(module)
    for extras, text in ((), source), (("compile",), source), (PACKAGE_EXTRAS, source), (("test",), source + tests):
        words = set(re.findall(r"\w+", text))
        unused = {name for name in declared(*extras) if not modules.get(name, {name}) & words}
        assert unused <= NEVER_IMPORTED, unused - NEVER_IMPORTED
