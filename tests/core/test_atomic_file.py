"""Tests of writing files atomically: a file is replaced whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardwright.core.domain.atomic_file import write_atomically


def test_a_file_is_written_and_replaced_without_leftovers(tmp_path: Path) -> None:
    write_atomically(tmp_path / "new", b"one")
    write_atomically(tmp_path / "new", b"two")
    assert (tmp_path / "new").read_bytes() == b"two" and [path.name for path in tmp_path.iterdir()] == ["new"]


def test_a_failure_leaves_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with monkeypatch.context() as full, pytest.raises(OSError, match="full") as error:
        full.setattr(os, "fsync", raise_disk_full)
        write_atomically(tmp_path / "file", b"new")
    assert error.value.filename == str(tmp_path / "file"), "not the name of the temporary file"
    assert (tmp_path / "file").read_bytes() == b"old" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
def test_the_error_names_a_full_device() -> None:
    with pytest.raises(OSError, match="No space left on device: '/dev/full'"):
        write_atomically("/dev/full", b"new")


def raise_disk_full(_: int) -> None:
    raise OSError(28, "The disk is full")


@pytest.mark.skipif(os.name == "nt", reason="permissions and links of POSIX")
def test_links_permissions_and_devices_are_kept(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_atomically(link, b"new")
    assert link.is_symlink() and file.read_bytes() == b"new" and file.stat().st_mode & 0o777 == 0o640
    write_atomically("/dev/null", b"gone")
    assert Path("/dev/null").is_char_device()


def test_a_file_in_a_read_only_folder_is_written_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
