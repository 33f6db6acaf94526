"""Replays match files and checks every link and action."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from boardwright.core.domain.arguments import check_whole
from boardwright.core.domain.deal import added, check_deal, promise_of, seating_of
from boardwright.core.domain.game import Game, load
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import Source, header_of, link_of, read, state_digest
from boardwright.core.errors import BadAction, BadSeat, BoardwrightError, BrokenRecord, IllegalAction, clipped, quoted, short, typed_errors

SEED = re.compile("[0-9a-fA-F]{64}")
KINDS: dict[str, tuple[Any, str]] = {
    "game": (str, '"…"'),
    "data": (dict | None, "{…}, null"),
    "options": (dict, "{…}"),
    "position": (dict | None, "{…}, null"),
    "seats": (list | None, "[…], null"),
}
"""The type of each header field, and how to show that type in an error."""

COMPILE_ABOVE = 3_000
"""Number of actions above which loading machine code (half a second) is faster than plain Python."""

T = TypeVar("T")


def start(file: Mapping[str, Any]) -> Match:
    """The match of a file before its first action, with the links of the header checked. Raises BrokenRecord.

    A short file uses the engine at hand: loading machine code would take longer than the match.
    """
    _check_header(file)
    id, key = file["game"], bytes.fromhex(file["seed"])
    game = _as_broken_record("game", id, lambda: load(id))
    if file["data"] is not None:
        game = _as_broken_record("data", id, lambda: load(id, file["data"]), "data")
    version = _version_of(game, file["ruleset"])
    options = _as_broken_record("options", id, lambda: game.check_options(file["options"], version))
    _as_broken_record("players", id, lambda: game.check_players(file["players"], options))
    _check_seats(file["seats"], file["players"])
    if "deal" in file:
        _check_beginning(file["deal"], game, version, options)
    if len(file["actions"]) > COMPILE_ABOVE:
        game.compile()
    if file["position"] is None:
        played_with = "game" if file["data"] is None else "data"
        return _as_broken_record(played_with, id, lambda: Match.start(game, file["players"], key, options, version))
    match = _as_broken_record("position", id, lambda: Match.from_position(game, file["position"], key))
    fitting = {"ruleset": match.version == version, "players": match.players == file["players"], "options": match.options == options}
    for name, fits in fitting.items():
        if not fits:
            raise BrokenRecord(name, "does not match the position", "position_differs")
    return match


def _check_header(file: Mapping[str, Any]) -> None:
    """Check the links of the header, the deal, and the types of the fields. Raises BrokenRecord."""
    link = ""
    for name in header_of(file):
        if name == "deal":
            check_deal(file)  # checked first, because its errors say more than a broken link
        try:
            link = link_of(link, name, file[name])
        except (TypeError, ValueError) as error:
            raise BrokenRecord(name, str(error)) from None
        if link != file["links"][name]:
            raise BrokenRecord(name, "does not match its link", "link")
    if not isinstance(file["seed"], str) or not SEED.fullmatch(file["seed"]):
        message = f"is {short(file['seed'])}, expected 64 hexadecimal digits"
        raise BrokenRecord("seed", message, "shape", expected="64 × 0–9, a–f")
    for name, (kind, expected) in KINDS.items():
        if not isinstance(file[name], kind):
            raise BrokenRecord(name, f"is {short(file[name])}, expected {expected}", "shape", expected=expected)


def _version_of(game: Game, ruleset: Any) -> int:
    """The version of the rules that a file names. Raises BrokenRecord."""
    version = game.rulesets.version_of(ruleset)
    if version is None:
        quoted_name, known = short(ruleset), ", ".join(map(game.rulesets.name_of, reversed(game.versions)))
        raise BrokenRecord("ruleset", f"is {quoted_name}, this program plays {known}", "ruleset", value=quoted_name, expected=known)
    return version


def _check_beginning(deal: Mapping[str, Any], game: Game, version: int, options: Mapping[str, Any]) -> None:
    """Check that a deal was made for the rules and options that the match was played with. Raises BrokenRecord."""
    dealt_with = _as_broken_record("deal", game.id, lambda: game.check_options(deal["options"], version))
    if game.rulesets.version_of(deal["ruleset"]) != version or dealt_with != options:
        raise BrokenRecord("deal", "belongs to other rules or options", "deal_differs")


def _check_seats(seats: list[Any] | None, players: int) -> None:
    if seats is None:
        return
    if len(seats) != players or not all(isinstance(seat, dict) for seat in seats):
        message = f"is {short(seats)}, expected a table for each of {players} seats"
        raise BrokenRecord("seats", message, "shape", expected=f"{players} × {{…}}")
    for number, seat in enumerate(seats):
        for name in ("kind", "name", "level"):
            if not isinstance(seat.get(name), str | None):
                message = f"{name} of seat {number} is {short(seat[name])}, expected a text or null"
                raise BrokenRecord("seats", message, "shape", expected=f'"{name}": "…", null')


def _as_broken_record(field: str, game: str, make: Callable[[], T], otherwise: str = "other") -> T:
    """Call `make`, and turn its errors into a BrokenRecord of this field. `otherwise`: the reason for errors without one."""
    try:
        with typed_errors(field, game):
            return make()
    except BrokenRecord:
        raise
    except BoardwrightError as error:
        reason = otherwise if error.reason == "other" else error.reason
        raise BrokenRecord(field, str(error), reason, **error.arguments) from error.__cause__  # the cause of a GameFailed


def replay(source: Source, at: int | None = None) -> Match:
    """Replay a match file, given as a path, bytes or plain data, up to `at` actions (None: all).

    Checks every link and every action up to there. Raises BrokenRecord, BadOption.
    """
    return _replay_until(read(source), None if at is None else check_whole("at", at, 0))


def _replay_until(file: Mapping[str, Any], at: int | None) -> Match:
    match = start(file)
    link = file["links"][header_of(file)[-1]]
    for number, entry in enumerate(file["actions"]):
        if at is not None and number >= at:
            return match
        link = link_of(link, "action", [entry["seat"], entry["action"]])
        if link != entry["link"]:
            raise BrokenRecord(number, "does not match its link", "link")
        _play_entry(match, number, entry)
    if at is None or at >= len(file["actions"]):
        _check_end(file, match, link)
    return match


def _play_entry(match: Match, number: int, entry: Mapping[str, Any]) -> None:
    seat, text = entry["seat"], entry["action"]
    try:
        with typed_errors("action", match.game.id):
            match.play(seat, text)
    except IllegalAction as error:
        refusal = {"id": error.reason, "args": error.arguments, "section": error.section}
        message = f"{quoted(text)} by seat {seat}: {error}"
        raise BrokenRecord(number, message, "illegal", action=clipped(text), refusal=refusal, game=match.game.id) from None
    except BadSeat as error:
        raise BrokenRecord(number, str(error), "no_seat", value=short(seat), most=match.players - 1) from None
    except BadAction as error:
        raise BrokenRecord(number, str(error), "unknown_action", value=short(text)) from None
    except BoardwrightError as error:
        raise BrokenRecord(number, str(error), error.reason, **error.arguments) from error.__cause__


def _check_end(file: Mapping[str, Any], match: Match, link: str) -> None:
    count, end = len(file["actions"]), file["end"]
    if type(end["actions"]) is not int or end["actions"] != count:  # True == 1 == 1.0
        message = f"the file ends here, but says that it has {short(end['actions'])} actions"
        raise BrokenRecord(count, message, "ended", told=short(end["actions"]))
    if end["state"] != _as_broken_record("end", match.game.id, lambda: state_digest(match, file["ruleset"], file["options"])):
        raise BrokenRecord("end", "the actions lead to a different state", "state")
    if end["link"] != link_of(link, "end", {"actions": count, "state": end["state"]}):
        raise BrokenRecord("end", "does not match its link", "link")


class DealReport:
    """A sound fair deal. `order`: of the seats; `shares`: the result of `deal.added` by seat; `promise`: `deal.promise_of`."""

    __slots__ = ("commitment", "order", "promise", "shares")

    def __init__(self, deal: Mapping[str, Any], seed: bytes) -> None:
        self.commitment, self.order, chairs = deal["commitment"], deal["order"], deal["chairs"]
        self.promise = promise_of(deal)
        self.shares = [added(chairs[place]) for place in seating_of(self.order, len(chairs), seed)]

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        return {"commitment": self.commitment, "order": self.order, "promise": self.promise, "shares": self.shares}


class Report:
    """The result of `verify` for a sound file. `deal`: None if the seed does not come from a fair deal."""

    __slots__ = ("actions", "deal", "game", "over", "players", "result", "ruleset")

    def __init__(self, match: Match, deal: DealReport | None = None) -> None:
        self.deal = deal
        self.game, self.ruleset, self.players = match.game.id, match.ruleset, match.players
        self.actions, self.over, self.result = len(match.decisions), match.over, match.result

    def __repr__(self) -> str:
        return f"<Report {self.game} players={self.players} actions={self.actions}>"

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.game,
            "ruleset": self.ruleset,
            "players": self.players,
            "actions": self.actions,
            "over": self.over,
            "result": self.result.plain() if self.result else None,
            "deal": self.deal.plain() if self.deal else None,
        }


def verify(source: Source) -> Report:
    """Check a match file: its links, its deal, every action and the final state. Raises BrokenRecord(at, why)."""
    file = read(source)
    match = _replay_until(file, None)
    deal = DealReport(file["deal"], match.seed) if "deal" in file else None
    return _as_broken_record("end", match.game.id, lambda: Report(match, deal))
