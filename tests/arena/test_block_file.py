"""Tests of the files of an arena: of other settings, damaged, forged, too large."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright import arena
from boardwright.arena import block_file
from boardwright.arena.block_file import line_of

GAME = "game_of_trains"


def play(out: Path, bots: tuple[str, ...] = ("sorter", "random"), **arguments: Any) -> arena.Result:
    return arena.play(GAME, bots, **{"blocks": 4, "seed": 1, "options": {"turn_cap": 50}, "out": out, **arguments})


@pytest.fixture
def block_file_path(tmp_path: Path) -> Path:
    path = tmp_path / "blocks.jsonl"
    play(path)
    return path


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": ("random", "sorter")}, "whose bots is"),
        ({"seed": 2}, "whose seed is 1, expected 2"),
        ({"options": {}}, "whose options is"),
        ({"players": 3}, "whose players is 2, expected 3"),
        ({"tables": "mixed"}, 'whose tables is "pairs"'),
        ({"sprt": arena.Sprt(0, 5)}, "whose sprt is null"),
    ],
)
def test_a_file_of_other_settings_is_refused_with_the_setting(block_file_path: Path, arguments: dict[str, Any], message: str) -> None:
    before = block_file_path.read_bytes()
    with pytest.raises(bw.ArenaError, match=message):
        play(block_file_path, **arguments)
    assert block_file_path.read_bytes() == before


@pytest.mark.parametrize("name", ["", "nowhere/blocks.jsonl", "a\0b"])
def test_a_file_that_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(bw.ArenaError, match="expected a file that can be written"):
        play(tmp_path / name)


def test_a_file_of_other_rules_or_another_version_is_refused(block_file_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bw.load(GAME).__class__, "ruleset", property(lambda self: "7+00"))
    with pytest.raises(bw.ArenaError, match="whose ruleset is"):
        play(block_file_path)
    monkeypatch.undo()
    monkeypatch.setattr(bw, "__version__", "9.9", raising=False)
    with pytest.raises(bw.ArenaError, match="whose version is"):
        play(block_file_path)


def test_a_changed_bot_file_is_detected(tmp_path: Path) -> None:
    bot, out = tmp_path / "mine.py", tmp_path / "blocks.jsonl"
    bot.write_text("def first(observation, legal):\n    return legal[0]\n")
    play(out, (f"{bot}:first", "random"))
    bot.write_text("def first(observation, legal):\n    return legal[-1]\n")
    with pytest.raises(bw.ArenaError, match="whose bot_files is"):
        play(out, (f"{bot}:first", "random"))


def test_the_error_names_a_damaged_line(block_file_path: Path) -> None:
    lines = block_file_path.read_bytes().splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        others = lines[: number - 1], lines[number:]
        for broken in (line.replace(b"0", b"9", 1), line[:20] + b"\n", b"\xff\n", b"[]\n", b"{}\n", b"[" * 5000 + b"\n"):
            block_file_path.write_bytes(b"".join([*others[0], broken, *others[1]]))
            with pytest.raises(bw.ArenaError, match=f"line {number} is damaged"):
                play(block_file_path)
        if 1 < number < len(lines):  # the line is left out or repeated
            for wrong in ([*others[0], *others[1]], [*others[0], line, line, *others[1]]):
                block_file_path.write_bytes(b"".join(wrong))
                with pytest.raises(bw.ArenaError, match="damaged or not in its place"):
                    play(block_file_path)


@pytest.mark.parametrize(
    "change",
    [
        {"ranks": [[0, 5], [1, 0]]}, {"ranks": [[0, 1]]}, {"ranks": None}, {"bots": [1, 0]}, {"block": 3}, {"decisions": [1, -1]},
        {"decisions": [True, 1]}, {"scores": [[1, 2], [3, 4]]}, {"state": 3},
    ],
)  # fmt: skip
def test_a_forged_line_with_the_right_link_is_refused(block_file_path: Path, change: dict[str, Any]) -> None:
    header, block = (json.loads(line) for line in block_file_path.read_text().splitlines()[:2])
    link = header["link"]
    block.pop("link")
    block_file_path.write_text(block_file_path.read_text().splitlines(keepends=True)[0] + line_of({**block, **change}, link)[0])
    with pytest.raises(bw.ArenaError, match="block 0 is not one of this arena"):
        play(block_file_path)


def test_a_foreign_file_is_not_changed(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    for text in ("my notes", "my notes\n", "{}"):
        notes.write_text(text)
        with pytest.raises(bw.ArenaError, match="line 1 is damaged"):
            play(notes)
        assert notes.read_text() == text


def test_the_size_of_a_file_is_limited(block_file_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_file, "LARGEST", block_file_path.stat().st_size + 10)
    with pytest.raises(bw.ArenaError, match="are full"):
        play(block_file_path, blocks=6)
    play(block_file_path)
    monkeypatch.setattr(block_file, "LARGEST", block_file_path.stat().st_size - 10)
    with pytest.raises(bw.ArenaError, match="has more than"):
        play(block_file_path)


def test_a_full_disk_is_reported_with_the_file_and_the_arena_can_be_continued(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="Windows has no limit for files")
    path = tmp_path / "blocks.jsonl"
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, limit[1]))
    try:
        with pytest.raises(OSError, match=r"blocks\.jsonl"):
            play(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert play(path).blocks == play(tmp_path / "other.jsonl").blocks


def test_times_are_in_a_separate_file_that_may_be_lost(block_file_path: Path) -> None:
    times = block_file_path.with_name(block_file_path.name + block_file.TIMES)
    assert len(times.read_text().splitlines()) == 4
    known = play(block_file_path).times
    assert {name: times_of_bot["decisions"] for name, times_of_bot in known.items()}.keys() == {"random", "sorter"}
    times.write_text("nonsense\n" + times.read_text().splitlines()[0] + "\n")
    assert play(block_file_path).times["random"]["decisions"] < known["random"]["decisions"]
    times.unlink()
    assert play(block_file_path).times == {}
