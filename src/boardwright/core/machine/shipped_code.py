"""From a game's functions to the content of a shared library or a WebAssembly module."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boardwright.core.machine import compiled
from boardwright.core.machine.code_store import open_store
from boardwright.core.machine.generic import GENERIC
from boardwright.core.machine.linkers import find_linker, linked
from boardwright.core.machine.portable import Portable, portable_code
from boardwright.core.machine.targets import TARGETS, Export, object_code

if TYPE_CHECKING:
    from boardwright.core.machine.building import Builder, Job, Progress


def portable_units(jobs: Mapping[str, Job], builder: Builder, progress: Progress) -> tuple[dict[str, Portable], dict[str, Export]]:
    """The portable code of these functions by symbol, with the rules compiled apart, and what is exported of it."""
    generic = open_store("generic")
    units: dict[str, Portable] = {}
    exports: dict[str, Export] = {}
    apart = compiled.separately_compiled_in(job.function for job in jobs.values())
    total = len(apart) + len(jobs) + 1
    with compiled.low_optimization_level():
        for done, function in enumerate(apart):
            progress(done, total, function.__name__)
            symbol, signature = compiled.declare_separate(function, builder.dtypes)
            units[symbol] = portable_code(function, signature, symbol, builder.store)
        for done, (name, job) in enumerate(jobs.items(), len(apart)):
            progress(done, total, name)
            dtypes = GENERIC[job.generic][1] if job.generic else job.dtypes
            signature, store = compiled.signature_of(dtypes, job.returns), generic if name in GENERIC or job.generic else builder.store
            integers, inside = (tuple(dtype is None for dtype in each) for each in (job.dtypes, dtypes))
            fillings = job.search.fillings if job.search else ()
            exports[name] = export = Export(f"rule.{name}", integers, job.returns, inside, tuple(fillings))
            units[export.symbol] = portable_code(job.function, signature, export.symbol, store)
    return units, exports


def shipped_code(jobs: Mapping[str, Job], builder: Builder, platform: str, progress: Progress) -> bytes:
    """The shared library or WebAssembly module of these functions. `progress(done, total, what)` is called per step and at the end.

    Raises NotPortable: there is no linker (found out before anything is compiled), or it fails.
    """
    target = TARGETS[platform]
    find_linker(target)
    units, exports = portable_units(jobs, builder, progress)
    progress(len(units), len(units) + 1, "link")
    content = linked(object_code(units, exports, target), exports, target)
    progress(len(units) + 1, len(units) + 1, "")
    return content
