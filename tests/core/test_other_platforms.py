"""Tests of shared libraries for other platforms: their format, and that an emulated machine computes the same."""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boardwright.core.errors import NotPortable
from boardwright.core.machine import linkers, target_runtime
from boardwright.core.machine.platforms import LINUX, LINUX_ARM, MACOS, MACOS_ARM, SUFFIXES, WINDOWS, this_platform
from boardwright.core.machine.state import RecordBuffer
from boardwright.core.machine.targets import LIBRARIES, TARGETS, Target
from tests.conftest import PROVE, choose_cases
from tests.core.test_targets import STATE, build, reshaped, with_array

FORMS = {
    LINUX: ("ELF", 62),
    LINUX_ARM: ("ELF", 183),
    MACOS: ("Mach-O", 0x0100_0007),
    MACOS_ARM: ("Mach-O", 0x0100_000C),
    WINDOWS: ("PE", 0x8664),
}


def read_header(content: bytes) -> tuple[str, int]:
    """Return the format of a shared library and the number of its processor, from its header."""
    if content.startswith(b"\x7fELF"):
        kind, processor = struct.unpack_from("<HH", content, 16)
        assert kind == 3, "no shared library"
        return "ELF", processor
    if content.startswith(b"\xcf\xfa\xed\xfe"):
        processor, _, kind = struct.unpack_from("<III", content, 4)
        assert kind == 6, "no shared library"
        return "Mach-O", processor
    (header,) = struct.unpack_from("<I", content, 0x3C)
    assert content[header : header + 4] == b"PE\0\0"
    processor, _, time, *_, flags = struct.unpack_from("<HHIIIHH", content, header + 4)
    assert flags & 0x2000, "no shared library"
    assert time == 0, "its bytes depend on when it was made"
    return "PE", processor


@pytest.mark.parametrize("target", choose_cases([TARGETS[LINUX]], LIBRARIES), ids=lambda target: target.name)
def test_a_library_has_the_format_of_its_platform_and_exports_only_its_entries(target: Target) -> None:
    content = build(target)
    assert read_header(content) == FORMS[target.name]
    assert all(name + b"\0" in content for name in (b"with_array", b"reshaped", b"wrong"))
    assert not any(name.encode() in content for name in ("NRT_Allocate", target_runtime.USED, "rule.with_array"))


def test_every_platform_has_a_target() -> None:
    assert set(TARGETS) == set(SUFFIXES) and set(FORMS) == {target.name for target in LIBRARIES}


@pytest.mark.parametrize(
    ("system", "processor", "name"),
    [
        ("linux", "x86_64", LINUX), ("linux", "aarch64", LINUX_ARM), ("darwin", "x86_64", MACOS), ("darwin", "arm64", MACOS_ARM),
        ("win32", "AMD64", WINDOWS), ("plan9", "MIPS", "plan9-mips"),
    ],
)  # fmt: skip
def test_this_platform_names_the_system_and_the_processor(system: str, processor: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: processor)
    assert this_platform() == name


def test_linking_for_other_platforms_needs_ziglang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linkers.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(NotPortable, match="no linker: expected the Python package ziglang"):
        linkers.linked(b"", ["setup"], TARGETS[WINDOWS])


HOST_PROGRAM = """
#include <stdint.h>
#include <stdio.h>
#ifdef _WIN32
#include <windows.h>
#define FUNCTION(path, name) GetProcAddress(LoadLibraryA(path), name)
#else
#include <dlfcn.h>
#define FUNCTION(path, name) dlsym(dlopen(path, RTLD_NOW), name)
#endif
typedef int64_t (*Rule)(void *state, int64_t seat);

int main(int count, char **arguments) {
    int64_t state[15] = {6};
    for (int i = 0; i < 6; i++) state[9 + i] = i;
    Rule with_array = (Rule)FUNCTION(arguments[1], "with_array"), reshaped = (Rule)FUNCTION(arguments[1], "reshaped");
    for (int seat = 0; seat < 1000; seat++) printf("%lld\\n", (long long)with_array(state, seat));
    for (int seat = 0; seat < 6; seat++) printf("%lld\\n", (long long)reshaped(state, seat));
    printf("%lld\\n", (long long)((Rule)FUNCTION(arguments[1], "wrong"))(state, 3));
}
"""
EMULATORS = {LINUX_ARM: ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"], WINDOWS: ["wine64"]}
"""Commands that run programs of other platforms: Debian's qemu-user-static with libc6-arm64-cross, and wine64 (its folder in PATH)."""


@pytest.mark.skipif(not PROVE, reason="compiles C's library for these machines: make prove")
@pytest.mark.parametrize("platform", EMULATORS)
def test_a_library_computes_the_same_on_another_platform(platform: str, tmp_path: Path) -> None:
    emulator = EMULATORS[platform]
    if shutil.which(emulator[0]) is None:
        pytest.skip(f"programs for {platform} cannot be run here")
    (tmp_path / "host.c").write_text(HOST_PROGRAM)
    library, host = tmp_path / f"rules{SUFFIXES[platform]}", tmp_path / "host.exe"
    library.write_bytes(build(TARGETS[platform]))
    command = [sys.executable, "-m", "ziglang", "cc", "-target", TARGETS[platform].zig, "host.c", "-o", host.name]
    subprocess.run(command, check=True, cwd=tmp_path)
    done = subprocess.run([*emulator, host, library], capture_output=True, text=True, check=True)
    state: Any = RecordBuffer(STATE).record
    state.n = 6
    state.grid[:] = np.arange(6).reshape(2, 3)
    expected = [int(with_array(state, seat)) for seat in range(1_000)] + [int(reshaped(state, seat)) for seat in range(6)]
    assert [int(line) for line in done.stdout.split()] == [*expected, 0]
