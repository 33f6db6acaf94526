"""Files that are replaced whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardwright.core.domain.atomic_file import write_atomically


def test_a_new_file_has_its_content_and_its_neighbours_stay(tmp_path: Path) -> None:
    write_atomically(tmp_path / "new", b"one")
    write_atomically(tmp_path / "new", b"two")
    assert (tmp_path / "new").read_bytes() == b"two" and [each.name for each in tmp_path.iterdir()] == ["new"]


def test_after_a_failure_the_old_content_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"old")
    with monkeypatch.context() as full, pytest.raises(OSError, match="full") as error:
        full.setattr(os, "fsync", no_room)
        write_atomically(tmp_path / "file", b"new")
    assert error.value.filename == str(tmp_path / "file"), "not the name of the part"
    assert (tmp_path / "file").read_bytes() == b"old" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
def test_a_full_device_is_named() -> None:
    with pytest.raises(OSError, match="No space left on device: '/dev/full'"):
        write_atomically("/dev/full", b"new")


def no_room(_: int) -> None:
    raise OSError(28, "The disk is full")


@pytest.mark.skipif(os.name == "nt", reason="permissions and links of POSIX")
def test_links_permissions_and_devices_stay_what_they_are(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_atomically(link, b"new")
    assert link.is_symlink() and file.read_bytes() == b"new" and file.stat().st_mode & 0o777 == 0o640
    write_atomically("/dev/null", b"gone")
    assert Path("/dev/null").is_char_device()


def test_in_a_folder_that_takes_no_second_file_it_is_written_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)
    write_atomically(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_bytes() == b"new"
