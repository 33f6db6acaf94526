"""Tests of the store of machine code: it reads only unchanged files that other users cannot write, and never fails."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.machine import code_store
from boardwright.core.machine.code_store import VERSIONS, Store, open_store

NAME, KEY, CODE = "a.rule", "0" * 32, bytes(range(256)) * 4
posix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes are those of POSIX systems")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The root folder of the store, chosen by the environment and not created yet."""
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def store(root: Path) -> Store:
    opened = open_store("game")
    assert opened and opened.folder == root / "game"
    return opened


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    messages: list[str] = []
    monkeypatch.setattr(code_store, "_warn", messages.append)
    return messages


def only_file(store: Store) -> Path:
    (path,) = (path for path in store.folder.iterdir() if path.name != "lock")
    return path


def test_code_is_loaded_only_under_its_name_and_key(store: Store) -> None:
    store.save(NAME, KEY, CODE)
    assert store.load(NAME, KEY) == CODE
    assert store.load(NAME, "1" * 32) is None
    assert store.load("another.rule", KEY) is None


CORRUPTIONS: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda content: b"",
    "half": lambda content: content[: len(content) // 2],
    "random": lambda content: bytes((7 * i * i + 3) % 251 for i in range(len(content))),
    "one bit of the code": lambda content: content[:-1] + bytes([content[-1] ^ 1]),
    "one bit of the digest": lambda content: bytes([content[0] ^ 128]) + content[1:],
    "longer": lambda content: content + b"\0",
}


@pytest.mark.parametrize("corruption", CORRUPTIONS)
def test_a_corrupt_file_is_removed(corruption: str, store: Store) -> None:
    store.save(NAME, KEY, CODE)
    path = only_file(store)
    path.write_bytes(CORRUPTIONS[corruption](path.read_bytes()))
    assert store.load(NAME, KEY) is None
    assert not path.exists()
    store.save(NAME, KEY, CODE)
    assert store.load(NAME, KEY) == CODE


def test_a_file_renamed_to_another_key_is_removed(store: Store) -> None:
    store.save(NAME, KEY, CODE)
    other = only_file(store).rename(store.folder / f"{NAME}-{'1' * 32}")
    assert store.load(NAME, "1" * 32) is None and not other.exists()


def test_only_the_most_recently_used_versions_are_kept(store: Store) -> None:
    keys = [f"{n:032x}" for n in range(VERSIONS + 1)]
    store.save("another.rule", KEY, CODE)
    for age, key in enumerate(keys[:VERSIONS]):
        store.save(NAME, key, CODE)
        os.utime(store.folder / f"{NAME}-{key}", (1000 + age, 1000 + age))
    assert store.load(NAME, keys[0]) == CODE, "used just now, so the second is the oldest"
    store.save(NAME, keys[-1], CODE)
    assert [store.load(NAME, key) is None for key in keys] == [False, True, *[False] * (VERSIONS - 1)]
    assert store.load("another.rule", KEY) == CODE


def raise_os_error(number: int) -> Callable[..., Any]:
    """Return a function that raises an OSError with this number."""

    def fail(*arguments: object, **keywords: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("where", ["tempfile.mkstemp", "os.replace", "os.open", "os.utime", "os.access"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_failing_disk_raises_no_error(where: str, number: int, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name = where.split(".")
    fail = (lambda *_: False) if name == "access" else raise_os_error(number)
    with monkeypatch.context() as broken:
        broken.setattr({"os": os, "tempfile": tempfile}[module], name, fail)
        again = open_store("game")
        assert again and again.folder == store.folder
        with again.alone():
            again.save(NAME, KEY, CODE)
            again.load(NAME, KEY)
    assert store.load(NAME, KEY) in (None, CODE)
    assert {path.name for path in store.folder.iterdir()} <= {"lock", f"{NAME}-{KEY}"}, "no partial file is left"


def test_a_full_disk_leaves_nothing_behind(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing fails because the kernel limits files to 100 bytes."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        store.save(NAME, KEY, CODE)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list(store.folder.iterdir()) == []
    assert store.load(NAME, KEY) is None


def test_partial_files_of_an_ended_program_are_removed(store: Store) -> None:
    left = store.folder / f"{code_store._PART}abc"
    left.write_bytes(b"half")
    with store.alone():
        assert not left.exists()


def test_a_removed_folder_raises_no_error(store: Store) -> None:
    store.folder.rmdir()
    with store.alone():
        assert store.load(NAME, KEY) is None
        store.save(NAME, KEY, CODE)


@posix
def test_created_folders_and_files_are_private(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(root / "deeper"))
    before = os.umask(0)
    try:
        made = open_store("game")
        assert made
        with made.alone():
            made.save(NAME, KEY, CODE)
    finally:
        os.umask(before)
    for path in (root, root / "deeper", made.folder, *made.folder.iterdir()):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path


@posix
@pytest.mark.parametrize("level", ["", "game"])
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o1777])
def test_a_folder_that_others_can_write_is_refused(level: str, mode: int, store: Store, root: Path, warnings: list[str]) -> None:
    (root / level).chmod(mode)
    assert open_store("game") is None
    assert str(root / level) in warnings[0] and "others" in warnings[0]


@posix
@pytest.mark.parametrize(("mode", "safe"), [(0o777, False), (0o775, False), (0o1777, True), (0o755, True), (0o700, True)])
def test_parent_folders_that_others_can_write_need_the_sticky_bit(
    mode: int, safe: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    above = tmp_path / "above"
    (above / "cache").mkdir(parents=True, mode=0o700)
    above.chmod(mode)
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(above / "cache"))
    monkeypatch.setattr(code_store, "_warn", lambda text: None)
    assert (open_store("game") is not None) == safe


@posix
@pytest.mark.parametrize("level", ["", "game"])
def test_a_symbolic_link_is_refused(level: str, store: Store, root: Path, warnings: list[str], tmp_path: Path) -> None:
    (root / level).rename(tmp_path / "elsewhere")
    (root / level).symlink_to(tmp_path / "elsewhere")
    assert open_store("game") is None and warnings


@posix
def test_symbolic_links_above_the_store_are_resolved_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """/tmp on some systems and homes on another disk are such links."""
    (tmp_path / "disk").mkdir()
    (tmp_path / "home").symlink_to(tmp_path / "disk")
    monkeypatch.setenv("BOARDWRIGHT_CACHE", str(tmp_path / "home" / "cache"))
    opened = open_store("game")
    assert opened and opened.folder == tmp_path / "disk" / "cache" / "game"
    (tmp_path / "disk").chmod(0o777)
    monkeypatch.setattr(code_store, "_warn", lambda text: None)
    assert open_store("game") is None


@posix
def test_files_of_another_user_are_refused(store: Store, monkeypatch: pytest.MonkeyPatch, warnings: list[str]) -> None:
    """They are refused for root as well, who could read and write them."""
    store.save(NAME, KEY, CODE)
    monkeypatch.setattr(code_store, "_user", lambda: os.geteuid() + 1)
    assert open_store("game") is None and warnings
    assert store.load(NAME, KEY) is None


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("level", ["", "game", "file", "above"])
def test_files_given_to_another_user_are_refused(level: str, store: Store, root: Path, warnings: list[str]) -> None:
    store.save(NAME, KEY, CODE)
    path = {"": root, "game": store.folder, "file": only_file(store), "above": root.parent}[level]
    os.chown(path, 65534, 65534)
    if level == "file":
        assert store.load(NAME, KEY) is None and not path.exists()
    else:
        assert open_store("game") is None and warnings


@posix
def test_files_that_others_can_write_and_links_are_removed_unread(store: Store, tmp_path: Path) -> None:
    store.save(NAME, KEY, CODE)
    path = only_file(store)
    path.chmod(0o620)
    assert store.load(NAME, KEY) is None and not path.exists()
    store.save(NAME, KEY, CODE)
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert store.load(NAME, KEY) is None
    assert not path.is_symlink() and (tmp_path / "elsewhere").exists()


def test_without_a_safe_user_cache_the_folder_for_temporary_files_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, warnings: list[str]
) -> None:
    for name in ("home", "temporary"):
        (tmp_path / name).mkdir()
    monkeypatch.delenv("BOARDWRIGHT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    first = open_store("game")
    assert first and first.folder == tmp_path / "home" / "boardwright" / "game"
    (tmp_path / "home" / "boardwright" / "game").rmdir()
    (tmp_path / "home" / "boardwright" / "game").touch()
    second = open_store("game")
    assert second and second.folder.parent.parent == tmp_path / "temporary"
    monkeypatch.setattr(tempfile, "tempdir", str(first.folder / "no folder"))
    assert open_store("game") is None
    assert len(warnings) == 1
