"""Tests of `boardwright stats`: tables, JSON and CSV of match files and archives, and a line for each skipped file."""

from __future__ import annotations

import json
import os
import sys
import threading
import zipfile
from pathlib import Path
from typing import Any

import pytest

from boardwright.cli import main
from boardwright.core.domain.record import write
from tests.analysis.test_analysing import greedy_match, random_match
from tests.contract.matches import GAMES, SMALLEST

SCORED = next(name for name in GAMES if name != SMALLEST)
StatsOutput = tuple[int, str, list[str]]


def match_file_of(name: str, seed: int) -> dict[str, Any]:
    """Return the file of a match between Anna and bots."""
    match = greedy_match(name, seed)
    others = [{"kind": "bot", "name": "Bruno", "level": "greedy"}] * (match.players - 1)
    return write(match, [{"kind": "person", "name": "Anna", "level": None}, *others])


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    first = json.dumps(match_file_of(SCORED, 1))
    (folder / "first.json").write_text(first)
    os.utime(folder / "first.json", (86_400, 86_400))
    with zipfile.ZipFile(folder / "all.zip", "w") as archive:
        archive.writestr("again.json", first)
        archive.writestr(zipfile.ZipInfo("small.json", (2026, 1, 2, 3, 4, 6)), json.dumps(match_file_of(SMALLEST, 1)))
        archive.writestr("unfinished.json", json.dumps(write(random_match(SMALLEST, 3))))
    (folder / "broken.json").write_text(first.replace('"link": "', '"link": "0', 5))
    (folder / "other.json").write_text("[1]")
    return folder


def run_stats(capsys: pytest.CaptureFixture[str], *argv: object) -> StatsOutput:
    """Run `boardwright stats`; return the exit code, the output and the lines on standard error."""
    code = main(["stats", "--lang", "en", *map(str, argv)])
    out, err = capsys.readouterr()
    return code, out, err.splitlines()


def test_stats_shows_a_table_for_each_game_and_a_line_for_each_skipped_file(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run_stats(capsys, files / "first.json", files / "all.zip")
    assert code == 0
    assert out.count("Anna") == 2 and "Professional" in out
    assert len(err) == 1 and "all.zip: unfinished.json: the match is not over" in err[0]
    code, out, err = run_stats(capsys, files / "first.json", files / "broken.json", files / "other.json", files / "none.json")
    assert code == 2 and out.count("Anna") == 1
    assert [Path(line.removeprefix("boardwright: ").split(": ")[0]).name for line in err] == ["broken.json", "other.json", "none.json"]
    assert all(len(line) < 400 for line in err)


def write_unreadable_archive(folder: Path, defect: str) -> Path:
    """Write an archive of one match with a defect that Python's zip reader cannot handle."""
    packed = {"lzma": zipfile.ZIP_LZMA, "bzip2": zipfile.ZIP_BZIP2}.get(defect, zipfile.ZIP_DEFLATED)
    path = folder / f"{defect}.zip"
    with zipfile.ZipFile(path, "w", packed) as archive:
        archive.writestr("match.json", json.dumps(match_file_of(SMALLEST, 1)))
    data = bytearray(path.read_bytes())
    entry = data.rfind(b"PK\x01\x02")
    if defect == "version":
        data[entry + 6] = 99  # needs version 9.9 to extract
    elif defect == "name":
        data[entry + 9] |= 8  # the name is in UTF-8
        data[entry + 46] = 0xFF
    else:
        data[60:90] = bytes(byte ^ 0x5A for byte in data[60:90])
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("defect", ["lzma", "bzip2", "version", "name"])
def test_an_unreadable_archive_is_skipped_and_other_files_count(
    defect: str, files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would be shortened
    code, out, err = run_stats(capsys, write_unreadable_archive(tmp_path, defect).relative_to(tmp_path), files / "first.json")
    assert code == 2 and out.count("Anna") == 1
    assert len(err) == 1 and f"{defect}.zip" in err[0] and len(err[0]) < 400


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files on Windows")
def test_stats_reads_a_pipe_only_once(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`is_zipfile` reads a file to its end, which would empty a pipe and never return on a device."""
    monkeypatch.setattr(zipfile, "is_zipfile", lambda name: pytest.fail(f"{name} was read to its end"))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_bytes, args=((files / "first.json").read_bytes(),), daemon=True)
    writer.start()
    code, out, err = run_stats(capsys, pipe)
    writer.join()
    assert code == 0 and out.count("Anna") == 1 and not err


def test_stats_of_one_player_shows_details(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run_stats(capsys, files / "first.json", "--player", "ANNA")
    assert code == 0 and "Points by source" in out and "Last ten" in out and "Numbers of the matches" in out
    code, out, err = run_stats(capsys, files / "first.json", "--player", "Ben")
    assert (code, out, err) == (1, "", ["boardwright: No finished match was found."])


def test_stats_writes_json_and_csv(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run_stats(capsys, files / "all.zip", files / "first.json", "--json")
    report = json.loads(out)
    assert code == 0 and report["matches"][0]["date"] == 86_400_000 and len(report["matches"]) == 2
    assert {figure["name"] for figure in report["figures"]} == {"Anna"}
    code, out, _ = run_stats(capsys, files / "first.json", "--csv")
    assert code == 0 and out.splitlines()[1].split(",")[1] == "1970-01-02T00:00:00Z"
