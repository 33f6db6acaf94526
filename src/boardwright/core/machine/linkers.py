"""Runs linkers on object code: a C compiler for a shared library, wasm-ld for a WebAssembly module.

The package ziglang contains both, for every platform, and one version of it links the same bytes on every machine. Without it the
system's C compiler links libraries for its own Linux, and its wasm-ld links modules.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from boardwright.core.errors import NotPortable
from boardwright.core.machine.platforms import this_platform
from boardwright.core.machine.targets import WASM, Target

STACK = 1 << 20
"""The stack size of a WebAssembly module in bytes."""


def linked(code: bytes, exports: Iterable[str], target: Target) -> bytes:
    """Link object code to a shared library or a WebAssembly module. Raises NotPortable: there is no linker, or it fails."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder) / "rules.o", Path(folder) / "rules"
        source.write_bytes(code)
        linker = find_linker(target)
        command = [*linker, *(_webassembly(exports) if target is WASM else _shared_library(target)), "-o", result.name, source.name]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "0"}  # a library for Windows tells when it was made
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)
        if done.returncode != 0 or not result.is_file():
            said = " ".join(done.stderr.split()) or f"exit code {done.returncode}"
            raise NotPortable(f"{target.name}: {command[0]} cannot link the rules: {said}")
        return result.read_bytes()


def find_linker(target: Target) -> list[str]:
    """The command of the linker in the package ziglang, or else of one on this machine. Raises NotPortable if there is none."""
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", *(["wasm-ld"] if target is WASM else ["cc", "-target", target.zig])]
    own = ["cc", "gcc", "clang"] if _is_linux(target) and target.name == this_platform() else []
    names = ["wasm-ld"] if target is WASM else own
    for name in names:
        found = shutil.which(name)
        if found:
            return [found]
    others = f"one of {', '.join(names)}, or " if names else ""
    raise NotPortable(f"no linker: expected {others}the Python package ziglang")


def _is_linux(target: Target) -> bool:
    return target.name.startswith("linux")


def _shared_library(target: Target) -> list[str]:
    """Links only C's library; any other undefined symbol is an error (on Linux by `defs`)."""
    return ["-shared", "-s", *(["-Wl,-z,defs"] if _is_linux(target) else [])]


def _webassembly(exports: Iterable[str]) -> list[str]:
    options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
    return [*options, "--export=__heap_base", *(f"--export={name}" for name in exports)]
