"""The match file: write, read, replay, verify.

A file is JSON. Each header field and each action carries a link: SHA-256 over the link before it and its own content, shortened to
128 bits. So a file in which anything was changed, dropped, added or swapped does not fit itself, and the first thing that does not
fit can be named.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from boardwright.core.errors import BadAction, BadSeat, BoardwrightError, BrokenRecord, IllegalAction, clipped, quoted, reading, short
from boardwright.core.plain import check

if TYPE_CHECKING:
    from boardwright.core.match import Match

FORMAT = "boardwright match 1"
HEADER = ("format", "game", "ruleset", "data", "players", "options", "seed", "position", "seats")
"""The header fields in the order of the chain. `data`: replaced component tables or null; `seats`: who sat there or null."""

KINDS: dict[str, tuple[Any, str]] = {
    "game": (str, '"…"'),
    "data": (dict | None, "{…}, null"),
    "options": (dict, "{…}"),
    "position": (dict | None, "{…}, null"),
    "seats": (list | None, "[…], null"),
}
"""What kind of thing a header field holds, and how that is shown to a person."""

SEED = re.compile("[0-9a-fA-F]{64}")
LARGEST = 64 << 20
"""Bytes of a file. A match of a thousand decisions has some 100 000."""
SEATS = 1_000
"""Farther than any seat: the number of a seat up to here is told as no seat of the match."""
LONG = 3_000
"""Actions above which loading machine code (half a second) is quicker than plain Python."""

T = TypeVar("T")
Source = str | os.PathLike[str] | bytes | Mapping[str, Any]


def _link(before: str, name: str, content: Any) -> str:
    text = json.dumps([before, name, content], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def write(match: Match, seats: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """The match file as plain data."""
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "ruleset": match.game.ruleset,
        "data": match.game.replaced_data,
        "players": match.players,
        "options": match.options,
        "seed": match.seed.hex(),
        "position": match.start_position,
        "seats": seats,
    }
    link, links = "", {}
    for name in HEADER:
        link = links[name] = _link(link, name, header[name])
    actions = []
    for seat, id in match.decisions:
        text = str(match.game.actions[id])
        link = _link(link, "action", [seat, text])
        actions.append({"seat": seat, "action": text, "link": link})
    end = {"actions": len(actions), "state": state_digest(match, match.options)}
    return {**header, "links": links, "actions": actions, "end": {**end, "link": _link(link, "end", end)}}


def state_digest(match: Match, options: Collection[str]) -> str:
    """A digest of the complete state (as a position) that does not depend on the machine.

    `options`: those that the file names. A file from before a game got a new option does not name it: it was played with the default.
    """
    position = match.position()
    digested = getattr(match.game.module("position"), "digested", None)
    if digested:
        position = digested(position)
    position["options"] = {name: value for name, value in position["options"].items() if name in options}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def save(match: Match, path: str | Path, seats: list[dict[str, Any]] | None = None) -> None:
    """Write the match file, one action a line, so that people can read it and compare two of them."""
    file = write(match, seats)
    actions = ",\n".join("  " + json.dumps(a, ensure_ascii=False) for a in file.pop("actions"))
    end = file.pop("end")
    text = json.dumps(file, indent=1, ensure_ascii=False)[:-2]
    text += f',\n "actions": [\n{actions}\n ],\n "end": {json.dumps(end)}\n}}\n'
    Path(path).write_text(text, encoding="utf-8")


def read(source: Source) -> dict[str, Any]:
    """A match file as plain data, its shape checked. Raises BrokenRecord."""
    if isinstance(source, Mapping):
        file: Any = dict(source)
    elif isinstance(source, str | bytes | os.PathLike):
        file = _parse(source)
    else:
        raise BrokenRecord("format", f"is {short(source)}, expected a path, bytes or a mapping", "shape", fits="{…}")
    if not isinstance(file, dict):
        raise BrokenRecord("format", "expected a JSON object", "shape", fits="{…}")
    _check_fields(file)
    for name in HEADER:
        check(name, file[name], partial(_not_plain, name))
    if file["format"] != FORMAT:
        found = short(file["format"])
        raise BrokenRecord("format", f"is {found}, expected {FORMAT!r}", "value", value=found, fits=FORMAT)
    if not isinstance(file["links"], dict) or set(file["links"]) != set(HEADER):
        raise BrokenRecord("links", "expected one link for each header field", "shape", fits=", ".join(HEADER))
    if not isinstance(file["actions"], list):
        raise BrokenRecord("actions", "expected a list", "shape", fits="[…]")
    for number, action in enumerate(file["actions"]):
        _check_action_shape(number, action)
    if not isinstance(file["end"], dict) or set(file["end"]) != {"actions", "state", "link"}:
        why = "expected the number of actions, the digest of the state and a link"
        raise BrokenRecord("end", why, "shape", fits='{"actions", "state", "link"}')
    return file


def _not_plain(name: str, field: str, value: object, fits: str, reason: str, **arguments: Any) -> BrokenRecord:
    field = clipped(field)
    return BrokenRecord(name, f"{field} is {quoted(value)}, expected {fits}", reason, field=field, value=short(value), **arguments)


def _check_fields(file: Mapping[str, Any]) -> None:
    expected = [*HEADER, "links", "actions", "end"]
    for name in expected:
        if name not in file:
            raise BrokenRecord(name, "is missing", "missing")
    for name in file:
        if name not in expected:
            fits = ", ".join(expected)
            raise BrokenRecord(clipped(str(name)), f"is unknown, expected only {fits}", "unknown", fits=fits)


def _parse(source: str | os.PathLike[str] | bytes) -> Any:
    def no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise BrokenRecord(clipped(name), "stands there twice", "twice")
            found[name] = value
        return found

    def no_number(text: str) -> Any:
        raise BrokenRecord("format", f"{text} is no number of JSON", "no_json")

    try:
        octets = source if isinstance(source, bytes) else _octets(Path(source))
        if len(octets) > LARGEST:
            raise BrokenRecord("format", f"the file has more than {LARGEST} bytes", "too_large", most=LARGEST)
        return json.loads(octets.decode("utf-8"), object_pairs_hook=no_twice, parse_constant=no_number)
    except OSError as error:
        raise BrokenRecord("format", f"the file cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BoardwrightError):
            raise
        raise BrokenRecord("format", f"no JSON: {error}", "no_json") from None


def _octets(path: Path) -> bytes:
    """The content of a file, and of what is too long (a device, say) a byte more than fits."""
    with open(path, "rb") as file:
        return file.read(LARGEST + 1)


def _check_action_shape(number: int, action: Any) -> None:
    if not isinstance(action, dict) or set(action) != {"seat", "action", "link"}:
        raise BrokenRecord(number, "expected seat, action and link", "shape", fits='{"seat", "action", "link"}')
    seat = action["seat"]
    if isinstance(seat, bool) or not isinstance(seat, int) or abs(seat) > SEATS:
        raise BrokenRecord(number, f"seat is {short(seat)}, expected a number", "shape", fits='"seat": 0, 1, 2, …')
    if not isinstance(action["action"], str):
        raise BrokenRecord(number, f"action is {short(action['action'])}, expected a text", "shape", fits='"action": "…"')


def start(file: Mapping[str, Any]) -> Match:
    """The match of a file before its first action; the links of the header are checked. Raises BrokenRecord.

    A short file is played by the engine that is there: loading machine code would take longer than the match.
    """
    from boardwright.core.game import load
    from boardwright.core.match import Match

    link = ""
    for name in HEADER:
        try:
            link = _link(link, name, file[name])
        except (TypeError, ValueError) as error:
            raise BrokenRecord(name, str(error)) from None
        if link != file["links"][name]:
            raise BrokenRecord(name, "does not fit its link", "link")
    if not isinstance(file["seed"], str) or not SEED.fullmatch(file["seed"]):
        why = f"is {short(file['seed'])}, expected 64 hexadecimal digits"
        raise BrokenRecord("seed", why, "shape", fits="64 × 0–9, a–f")
    key = bytes.fromhex(file["seed"])
    for name, (kind, fits) in KINDS.items():
        if not isinstance(file[name], kind):
            raise BrokenRecord(name, f"is {short(file[name])}, expected {fits}", "shape", fits=fits)
    id = file["game"]
    game = _named("game", id, lambda: load(id))
    if file["data"] is not None:
        game = _named("data", id, lambda: load(id, file["data"]), "data")
    if file["ruleset"] != game.ruleset:
        why = f"is {short(file['ruleset'])}, this program plays {game.ruleset}"
        raise BrokenRecord("ruleset", why, "ruleset", value=short(file["ruleset"]), fits=game.ruleset)
    options = _named("options", id, lambda: game.check_options(file["options"]))
    _named("players", id, lambda: game.check_players(file["players"], options))
    _check_seats(file["seats"], file["players"])
    if len(file["actions"]) > LONG:
        game.compile()
    if file["position"] is None:
        played_with = "game" if file["data"] is None else "data"
        return _named(played_with, id, lambda: Match.start(game, file["players"], key, options))
    match = _named("position", id, lambda: Match.from_position(game, file["position"], key))
    for name, told in (("players", file["players"]), ("options", options)):
        if getattr(match, name) != told:
            raise BrokenRecord(name, "does not fit the position", "position_differs")
    return match


def _check_seats(seats: list[Any] | None, players: int) -> None:
    if seats is None:
        return
    if len(seats) != players or not all(isinstance(seat, dict) for seat in seats):
        raise BrokenRecord("seats", f"is {short(seats)}, expected a table for each of {players} seats", "shape", fits=f"{players} × {{…}}")
    for number, seat in enumerate(seats):
        for name in ("kind", "name", "level"):
            if not isinstance(seat.get(name), str | None):
                why = f"{name} of seat {number} is {short(seat[name])}, expected a text or null"
                raise BrokenRecord("seats", why, "shape", fits=f'"{name}": "…", null')


def _named(field: str, game: str, make: Callable[[], T], otherwise: str = "other") -> T:
    """What `make` makes. Its error becomes one of that field; `otherwise`: the reason where it has none."""
    try:
        with reading(field, game):
            return make()
    except BrokenRecord:
        raise
    except BoardwrightError as error:
        reason = otherwise if error.reason == "other" else error.reason
        raise BrokenRecord(field, str(error), reason, **error.arguments) from error.__cause__  # that of a GameFailed


def replay(source: Source, at: int | None = None) -> Match:
    """The match of a file after `at` actions (None: all). Every link and every action up to there is checked."""
    file = read(source)
    match = start(file)
    link = file["links"][HEADER[-1]]
    for number, entry in enumerate(file["actions"]):
        if at is not None and number >= at:
            return match
        link = _link(link, "action", [entry["seat"], entry["action"]])
        if link != entry["link"]:
            raise BrokenRecord(number, "does not fit its link", "link")
        _play(match, number, entry)
    if at is None or at >= len(file["actions"]):
        _check_end(file, match, link)
    return match


def _play(match: Match, number: int, entry: Mapping[str, Any]) -> None:
    seat, text = entry["seat"], entry["action"]
    try:
        with reading("action", match.game.id):
            match.play(seat, text)
    except IllegalAction as error:
        refusal = {"id": error.reason, "args": error.arguments, "section": error.section}
        why = f"{quoted(text)} by seat {seat}: {error}"
        raise BrokenRecord(number, why, "illegal", action=clipped(text), refusal=refusal, game=match.game.id) from None
    except BadSeat as error:
        raise BrokenRecord(number, str(error), "no_seat", value=short(seat), most=match.players - 1) from None
    except BadAction as error:
        raise BrokenRecord(number, str(error), "unknown_action", value=short(text)) from None
    except BoardwrightError as error:
        raise BrokenRecord(number, str(error), error.reason, **error.arguments) from error.__cause__


def _check_end(file: Mapping[str, Any], match: Match, link: str) -> None:
    count, end = len(file["actions"]), file["end"]
    if type(end["actions"]) is not int or end["actions"] != count:  # True == 1 == 1.0
        why = f"the file ends here, but says that it has {short(end['actions'])} actions"
        raise BrokenRecord(count, why, "ended", told=short(end["actions"]))
    if end["state"] != _named("end", match.game.id, lambda: state_digest(match, file["options"])):
        raise BrokenRecord("end", "the state that the actions lead to is another one", "state")
    if end["link"] != _link(link, "end", {"actions": count, "state": end["state"]}):
        raise BrokenRecord("end", "does not fit its link", "link")


class Report:
    """What `verify` found out about a file that is sound."""

    __slots__ = ("actions", "game", "over", "players", "result", "ruleset")

    def __init__(self, match: Match) -> None:
        self.game, self.ruleset, self.players = match.game.id, match.game.ruleset, match.players
        self.actions, self.over, self.result = len(match.decisions), match.over, match.result

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.game,
            "ruleset": self.ruleset,
            "players": self.players,
            "actions": self.actions,
            "over": self.over,
            "result": self.result.plain() if self.result else None,
        }


def verify(source: Source) -> Report:
    """Check a match file: its links, every action, the final state. Raises BrokenRecord(at, why)."""
    match = replay(source)
    return _named("end", match.game.id, lambda: Report(match))
