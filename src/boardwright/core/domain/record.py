"""Reads and writes match files. `replay` plays them again.

A file is JSON. Each header field and each action carries a link: SHA-256 over the previous link and its own content, shortened to 128
bits. If anything was changed, dropped, added or swapped, the links do not match, and the first mismatch can be named.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Collection, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.core.domain.atomic_file import write_atomically
from boardwright.core.domain.plain import check, copied
from boardwright.core.errors import BoardwrightError, BrokenRecord, clipped, quoted, short

if TYPE_CHECKING:
    from boardwright.core.domain.match import Match

FORMAT = "boardwright match 1"
HEADER = ("format", "game", "ruleset", "data", "players", "options", "seed", "position", "seats")
"""The header fields in chain order. `data`: replaced component tables or null; `seats`: who played each seat, or null.

`deal` follows them if the seed comes from a fair deal.
"""

LARGEST = 64 << 20
"""The maximum size of a file in bytes. A match of a thousand decisions has some 100 000."""
SEATS = 1_000
"""Larger than any seat number: up to here a bad seat is reported as a seat that the match does not have."""

Source = str | os.PathLike[str] | bytes | Mapping[str, Any]


def link_of(before: str, name: str, content: Any) -> str:
    """The link that follows `before`, for a header field or an action."""
    text = json.dumps([before, name, content], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def header_of(file: Mapping[str, Any]) -> tuple[str, ...]:
    """The header fields present in a file, in chain order."""
    return (*HEADER, "deal") if "deal" in file else HEADER


def write(match: Match, seats: list[dict[str, Any]] | None = None, deal: dict[str, Any] | None = None) -> dict[str, Any]:
    """The match file as plain data. `deal`: None if the seed does not come from a fair deal."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "ruleset": match.ruleset,
        "data": copied(match.game.replaced_data),
        "players": match.players,
        "options": dict(match.options),
        "seed": match.seed.hex(),
        "position": copied(match.start_position),
        "seats": seats,
    }
    if deal is not None:
        header["deal"] = deal
    link, links = "", {}
    for name in header_of(header):
        link = links[name] = link_of(link, name, header[name])
    actions = []
    for seat, id in match.decisions:
        text = str(match.game.actions[id])
        link = link_of(link, "action", [seat, text])
        actions.append({"seat": seat, "action": text, "link": link})
    end = {"actions": len(actions), "state": state_digest(match, match.ruleset, match.options)}
    return {**header, "links": links, "actions": actions, "end": {**end, "link": link_of(link, "end", end)}}


def state_digest(match: Match, ruleset: str, options: Collection[str]) -> str:
    """A digest of the complete state (as a position), the same on every machine.

    `ruleset`: the name that the file uses; older files may use another name for the same rules. `options`: the options that the file names.
    A file written before an option existed does not name it, and was played with the default.
    """
    position = match.position() | {"ruleset": ruleset}
    digested = getattr(match.game.module("position"), "digested", None)
    if digested:
        position = digested(position)
    position["options"] = {name: value for name, value in position["options"].items() if name in options}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def save(match: Match, path: str | Path, seats: list[dict[str, Any]] | None = None, deal: dict[str, Any] | None = None) -> None:
    """Write the match file with one action per line, so that it can be read and compared by line. `seats`, `deal`: as in `write`."""
    file = write(match, seats, deal)
    actions = ",\n".join("  " + json.dumps(a, ensure_ascii=False) for a in file.pop("actions"))
    end = file.pop("end")
    text = json.dumps(file, indent=1, ensure_ascii=False)[:-2]
    text += f',\n "actions": [\n{actions}\n ],\n "end": {json.dumps(end)}\n}}\n'
    write_atomically(path, text.encode())


def read(source: Source) -> dict[str, Any]:
    """Read a match file as plain data and check its structure. Raises BrokenRecord."""
    if isinstance(source, Mapping):
        file: Any = dict(source)
    elif isinstance(source, str | bytes | os.PathLike):
        file = _parse(source)
    else:
        raise BrokenRecord("format", f"is {short(source)}, expected a path, bytes or a mapping", "shape", expected="{…}")
    if not isinstance(file, dict):
        raise BrokenRecord("format", "expected a JSON object", "shape", expected="{…}")
    _check_fields(file)
    header = header_of(file)
    for name in header:
        check(name, file[name], partial(_not_plain, name))
    if file["format"] != FORMAT:
        format_name = short(file["format"])
        raise BrokenRecord("format", f"is {format_name}, expected {FORMAT!r}", "value", value=format_name, expected=FORMAT)
    if not isinstance(file["links"], dict) or set(file["links"]) != set(header):
        raise BrokenRecord("links", "expected one link for each header field", "shape", expected=", ".join(header))
    if not isinstance(file["actions"], list):
        raise BrokenRecord("actions", "expected a list", "shape", expected="[…]")
    for number, action in enumerate(file["actions"]):
        _check_action_shape(number, action)
    if not isinstance(file["end"], dict) or set(file["end"]) != {"actions", "state", "link"}:
        message = "expected the number of actions, the digest of the state and a link"
        raise BrokenRecord("end", message, "shape", expected='{"actions", "state", "link"}')
    return file


def _not_plain(name: str, field: str, value: object, expected: str, reason: str, **arguments: Any) -> BrokenRecord:
    field = clipped(field)
    return BrokenRecord(name, f"{field} is {quoted(value)}, expected {expected}", reason, field=field, value=short(value), **arguments)


def _check_fields(file: Mapping[str, Any]) -> None:
    fields = [*HEADER, "links", "actions", "end"]
    for name in fields:
        if name not in file:
            raise BrokenRecord(name, "is missing", "missing")
    for name in file:
        if name not in (*fields, "deal"):
            expected = ", ".join(fields)
            raise BrokenRecord(clipped(str(name)), f"is unknown, expected only {expected}", "unknown", expected=expected)


def _parse(source: str | os.PathLike[str] | bytes) -> Any:
    def no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for name, value in pairs:
            if name in fields:
                raise BrokenRecord(clipped(name), "appears twice", "twice")
            fields[name] = value
        return fields

    def no_number(text: str) -> Any:
        raise BrokenRecord("format", f"{text} is not a JSON number", "no_json")

    try:
        data = source if isinstance(source, bytes) else _read_bytes(Path(source))
        if len(data) > LARGEST:
            raise BrokenRecord("format", f"the file has more than {LARGEST} bytes", "too_large", most=LARGEST)
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=no_twice, parse_constant=no_number)
    except OSError as error:
        raise BrokenRecord("format", f"the file cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BoardwrightError):
            raise
        raise BrokenRecord("format", f"not JSON: {error}", "no_json") from None


def _read_bytes(path: Path) -> bytes:
    """The content of a file, cut one byte after the maximum size (it may be an endless device)."""
    with open(path, "rb") as file:
        return file.read(LARGEST + 1)


def _check_action_shape(number: int, action: Any) -> None:
    if not isinstance(action, dict) or set(action) != {"seat", "action", "link"}:
        raise BrokenRecord(number, "expected seat, action and link", "shape", expected='{"seat", "action", "link"}')
    seat = action["seat"]
    if isinstance(seat, bool) or not isinstance(seat, int) or abs(seat) > SEATS:
        raise BrokenRecord(number, f"seat is {short(seat)}, expected a number", "shape", expected='"seat": 0, 1, 2, …')
    if not isinstance(action["action"], str):
        raise BrokenRecord(number, f"action is {short(action['action'])}, expected text", "shape", expected='"action": "…"')
