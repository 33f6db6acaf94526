"""Converts machine code to bytes and back. A kept function consists of a few names and its object code; nothing is unpickled."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import llvmlite.binding as llvm
from numba.core.environment import Environment, lookup_environment
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys


class MachineCode:
    """A compiled function in memory. Keep a reference for as long as its address is used."""

    def __init__(self, library: Any, symbol: str, environments: Sequence[Environment]) -> None:
        """`symbol`: its linker symbol; `environments`: Numba's objects that its code points to."""
        self.library, self.symbol, self.environments = library, symbol, environments
        library._ensure_finalized()
        self.address = int(library.codegen._engine.get_function_address(symbol))

    def packed(self) -> bytes | None:
        """The code as bytes. None: it contains addresses or objects of this process."""
        module = self.library._final_module
        environments = [v.name for v in module.global_variables if v.name.startswith("_ZN08NumbaEnv")]
        if self.library.has_dynamic_globals or any(_constants(name) for name in environments):
            return None
        outside = [each.name for group in (module.functions, module.global_variables) for each in group if each.is_declaration]
        needs = [name for name in outside if not name.startswith("llvm.")]
        names = json.dumps({"symbol": self.symbol, "environments": environments, "needs": needs})
        return names.encode() + b"\n" + bytes(self.library._get_compiled_object())

    @classmethod
    def unpacked(cls, packed: bytes, variables: dict[str, Any]) -> MachineCode | None:
        """Load the code from its bytes. `variables`: the globals of its function. None: it calls something that is missing."""
        names, _, code = packed.partition(b"\n")
        header = json.loads(names)
        context = cpu_target.target_context
        rtsys.initialize(context)
        if not _there(header["needs"]):
            context.refresh()  # loads all symbols that machine code may call: as slow as everything else here together
            if not _there(header["needs"]):
                return None  # LLVM would abort the program
        codegen = context.codegen()
        library = codegen.create_library(header["symbol"])
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        environments = []
        for name in header["environments"]:
            environment = Environment(variables)
            environment.env_name = name
            codegen.set_env(name, environment)
            environments.append(environment)
        return cls(library, header["symbol"], environments)


def _there(symbols: Iterable[str]) -> bool:
    return all(llvm.address_of_symbol(symbol) for symbol in symbols)


def _constants(environment: str) -> Any:
    """The Python objects that code takes from one of Numba's environments."""
    found: Any = lookup_environment(environment)  # type: ignore[no-untyped-call]
    return found is None or found.consts
