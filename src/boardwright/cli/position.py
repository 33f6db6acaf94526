"""`boardwright position`: a position as JSON, from a match file or from a position, which is checked and completed."""

import argparse
from typing import Any

import boardwright as bw
from boardwright.cli.source import is_match_file, read
from boardwright.cli.usage import DONE, WrongUsage, print_json
from boardwright.core.domain.match import Match
from boardwright.core.errors import quoted


def run(args: argparse.Namespace) -> int:
    """Print the position. Returns the exit code."""
    data, content = read(args.file, "a match file or a position")
    if not isinstance(content, dict):
        raise WrongUsage(f"file {quoted(args.file)} is not a JSON object, expected a match file or a position")
    position = _of_match(data, content, args.at) if is_match_file(content) else _completed(content, args.at)
    print_json(position, indent=1)
    return DONE


def _of_match(data: bytes, content: dict[str, Any], at: int | None) -> dict[str, Any]:
    match = bw.replay(data, at)
    check_at(at, content)
    return match.position()


def check_at(at: int | None, content: dict[str, Any]) -> None:
    """Raise an error if --at is after the end of the match file."""
    count = len(content["actions"])
    if at is not None and at > count:
        raise WrongUsage(f"--at {at}: the file has {count} decisions, expected 0 to {count}")


def _completed(content: dict[str, Any], at: int | None) -> dict[str, Any]:
    if at is not None:
        raise WrongUsage(f"--at {at}: this is a position, expected a match file")
    game = content.get("game")
    if not isinstance(game, str):
        raise bw.PositionError("game", game, f"one of {', '.join(bw.games())}")
    return Match.from_position(bw.load(game), content, 0).position()
