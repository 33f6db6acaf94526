"""Every answer to the page over HTTP (messages over the WebSocket are in `outbound`).

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from boardwright.server.protocol.inbound import ChairKind, ClockSetting, Curtain, Order
from boardwright.server.protocol.outbound import MatchStatus, SeatOut, TableClock, WatchingOut


class OptionOut(Struct):
    """An option of a game.

    players: by the text of a value the fewest and the most players that it allows; only values that restrict them
    former: by the text of a value the last version of the rules in which it was the default; matches that do not name the option have it
    """

    default: int | str | bool
    values: list[int | str | bool]
    players: dict[str, tuple[int, int]]
    former: dict[str, int] | UnsetType = UNSET


class GameOut(Struct):
    """A game that can be played.

    players: every possible number, with any options
    minutes: about how long a match takes
    options: by name
    levels: of bots, from easy to hard
    wins: by level the share of 1 000 matches, in percent, that it wins over the level before; measured
    styles: bots that are no level
    sections: ids of the rulebook's sections
    rulebook: whether the rules can be read, section by section
    prompts: the section that a prompt is about, by prompt
    native: whether the machine code is ready
    course: whether there is a guided course
    """

    id: str
    ruleset: str
    players: list[int]
    minutes: int | None
    options: dict[str, OptionOut]
    levels: list[str]
    wins: dict[str, int]
    styles: list[str]
    sections: list[str]
    rulebook: bool
    prompts: dict[str, str]
    native: bool
    course: bool


class CourseOut(Struct):
    """The guided course of a game. Nothing in it is secret: its positions are part of the game.

    players: how many there are in all its matches
    options: of all its matches
    match: the short one at the end
    """

    players: int
    options: dict[str, Any]
    steps: list[StepOut]
    match: LastOut


class StepOut(Struct):
    """A step of a course.

    state: where it begins, a complete record as base64
    event: the kind of event that is to happen
    having: what the event must say: by argument the values that will do
    kinds: of the actions on the way there; any other misses it
    most: so many choices have to be enough
    shown: the actions of one way there
    """

    id: str
    state: str
    event: str
    having: dict[str, list[Any]]
    kinds: list[str]
    most: int
    shown: list[int]


class LastOut(Struct):
    """The short match at the end of a course.

    state: where it begins, a complete record as base64
    bot: who plays the other seats
    """

    state: str
    bot: str


class MixedOut(Struct):
    """A bot between two others.

    plays: the one that makes most of its choices
    slips: how many of 100 choices the other one makes
    instead: the other one
    """

    plays: str
    slips: int
    instead: str


class BotsOut(Struct):
    """The WebAssembly module that has a game's bots, too.

    manifest: what it is; its own `digest` is its address
    mixed: by name the bots that are made of two in the module
    """

    manifest: dict[str, Any]
    mixed: dict[str, MixedOut]


class RulesOut(Struct):
    """What a page needs to run the rules of a game itself.

    digest: of the rules and of all this; a page says it in `hello` and `rules`
    manifest: what the WebAssembly module is; its own `digest` is its address
    tables: the component data, a record as base64
    blanks: by number of players a state before its setup, the same; options, version and key are still to be written
    records: by name: size in bytes, and by field its offset, its type and its shape
    answers: the same by query
    axes: what the cells of fields stand for
    fields: the declared fields of a state
    space: every kind of action, as in a frame
    obstacles: why an action is not legal, by number
    events: what can happen, by number
    rulesets: the name of today by every name that match files may have for a version; it begins with the version
    players: every possible number, with any options
    options: by name, their values in the order of their numbers in a record
    reasons: why a match can end, by number
    scored: whether there are points
    """

    digest: str
    manifest: dict[str, Any]
    tables: str
    blanks: dict[str, str]
    records: dict[str, Any]
    answers: dict[str, Any]
    axes: list[Any]
    fields: list[Any]
    space: list[Any]
    obstacles: list[Any]
    events: list[Any]
    rulesets: dict[str, str]
    players: list[int]
    options: dict[str, OptionOut]
    reasons: list[str]
    scored: bool


class DeviceOut(Struct):
    """A new device.

    token: opaque, 256 bits; the server keeps only its hash
    """

    token: str


class MatchCreated(Struct):
    """A new match.

    commitment: to the key from which, with the page's share, everything was dealt; the match file tells the key after the end
    """

    id: str
    commitment: str


class TableMade(Struct):
    """A new table.

    invitations: by the number of its chair the secret of each invitation, told once
    """

    id: str
    invitations: dict[str, str]


class Invitation(Struct):
    """A new invitation to a chair, or a link that moves a seat; older ones of the same no longer work.

    secret: told once
    """

    secret: str


class ChairOut(Struct):
    """A chair of a table.

    name: of who sits there; of an invited chair: whom it is meant for; empty: the number of the seat is shown, or a bot's level
    level: of a bot; null: none sits there
    ready: whether the person there is ready
    yours: whether it is a person at the device that asks
    host: whether it is a person at the device that decides about the table
    pledge: of the share that this person's page adds to the chance of the deal; null: it adds none
    """

    seat: int
    kind: ChairKind
    name: str
    level: str | None
    ready: bool
    yours: bool
    host: bool
    pledge: str | None


TableStatus = Literal["waiting", "dealing", "started"]


class TableOut(Struct):
    """A table where people gather before a match, which gets the same id.

    version: grows with each change
    options: by name, all of them
    pause: seconds; `done`: bots wait until they are told
    order: of the seats in the match: as the chairs stand, or drawn at the start
    listed: whether strangers find it in their lists: to sit down, and to watch its match where everybody may
    status: `dealing`: everybody is there and ready, and each page that pledged a share gives it; 10 s later it begins without the others
    commitment: to the key of the deal, from the opening on; null: it is drawn when everybody is there
    clock: null: people take their time
    watching: who may watch; when the match has begun, its frames say it; left out: whoever knows the address
    host: whether the device that asks decides about it
    created: Unix time in ms
    updated: Unix time in ms; if it still waits a day later, it is gone
    start: its match begins with the position after so many decisions of another one; left out: with the setup of its rules
    stand_in: the level of the bots that play for people who have resigned or stay away; left out: the game's usual one
    """

    id: str
    version: int
    game: str
    options: dict[str, Any]
    pause: float | Literal["done"]
    curtain: Curtain
    order: Order
    listed: bool
    status: TableStatus
    commitment: str | None
    clock: ClockSetting | None
    chairs: list[ChairOut]
    host: bool
    created: int
    updated: int
    watching: WatchingOut | UnsetType = UNSET
    start: int | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET


class AskedOut(Struct):
    """What somebody asked for about a seat.

    verified: whether the address was confirmed, or needs not be
    quiet: from and to which minute of the day nothing is sent
    """

    way: Literal["push", "mail", "webhook"]
    to: str
    verified: bool
    quiet: tuple[int, int] | None


class NoticesOut(Struct):
    """How the people of a seat are told elsewhere that it is their move.

    ways: those that this server has
    key: by which browsers know this server, for push
    asked: what this device asked for
    """

    ways: list[Literal["push", "mail", "webhook"]]
    key: str | None
    asked: list[AskedOut]


class NoticeAnswer(Struct):
    """What a link did that was sent to an address."""

    done: Literal["confirm", "stop"]
    to: str


class Claimed(Struct):
    """A seat that has moved to the device that asks."""

    seat: int


class MatchOut(Struct, omit_defaults=True):
    """A match in a list.

    created: Unix time in ms
    updated: Unix time in ms
    actors: the seats that owe a choice; only while it runs
    ranking: as in `ResultOut`; only when it is over
    error: why the match can no longer be opened; left out where it can
    guest: another device made it; left out where it was this one
    clock: left out unless somebody at this device is to move and has a clock, which their seat then has
    """

    id: str
    game: str
    seats: list[SeatOut]
    status: MatchStatus
    created: int
    updated: int
    decisions: int
    actors: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
    error: ErrorBody | UnsetType = UNSET
    guest: bool = False
    clock: TableClock | UnsetType = UNSET


class ErrorBody(Struct):
    """What was wrong and what would fit.

    id: put into words by `error-<id>`
    """

    id: str
    args: dict[str, Any]


class ErrorAnswer(Struct):
    """The body of every answer with a status from 400."""

    error: ErrorBody


class ReplayOut(Struct):
    """A match file that the server has checked, or a match that is over.

    decisions: how many there are: frames 0 to that number can be had
    """

    id: str
    game: str
    decisions: int
    seats: list[SeatOut]


class TurnOut(Struct):
    """After a turn of a match that is over.

    decisions: how many there were: the frame of that number shows it
    seat: whose turn it was
    values: how far each seat was: its points, or what the game counts in their place
    events: how many there were, nothing hidden: those of lower numbers had happened
    """

    decisions: int
    seat: int
    values: list[int]
    events: int


class ProgressOut(Struct):
    """How a match that is over went, turn by turn.

    turns: empty where the game tells nobody how far they are
    first: how far everybody was before the first turn, also where the match began with a position; missing where the game does not tell yet
    """

    turns: list[TurnOut]
    first: list[int] | UnsetType = UNSET


class StandingOut(Struct):
    """How far everybody is in a match.

    values: per seat its points, or what the game counts in their place; empty where the game does not tell
    """

    values: list[int]


class Making(Struct):
    """How far a game is whose fast rules are not all there. It can be played without.

    game: its id
    stage: `rules`: machine code, so bots think faster; `page`: the module with which pages run the rules; last `bots`: the one with bots
    done: how many functions of this stage are there
    total: how many there will be; 0: its turn has not come
    failed: this stage could not be made; the server's log says why
    """

    game: str
    stage: Literal["rules", "page", "bots"]
    done: int
    total: int
    failed: bool = False


class HealthOut(Struct):
    """A server that works.

    version: of Boardwright
    """

    version: str


class Status(Struct):
    """The state of the server.

    version: of Boardwright
    making: the games that are not finished, in the order in which they are made; empty: everything is there
    accounts: whether one can have an account here
    """

    version: str
    making: list[Making]
    accounts: bool


class SignedIn(Struct):
    """A device that has signed in.

    token: opaque, 256 bits; the server keeps only its hash; it says who asks, as a device's own token does
    name: of the account
    """

    token: str
    name: str


class SessionOut(Struct):
    """A device that is signed in.

    label: what it is called
    created: when it signed in, Unix time in ms
    used: the day of its last use, Unix time in ms
    here: whether it is the one that asks
    """

    id: int
    label: str
    created: int
    used: int
    here: bool


class PasskeyOut(Struct):
    """A passkey of an account.

    label: of the device where it was made
    created: Unix time in ms
    used: Unix time in ms
    """

    id: int
    label: str
    created: int
    used: int


class PasskeyWish(Struct):
    """What the browser needs in order to make or to use a passkey.

    public_key: for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`
    """

    public_key: dict[str, Any]


class AccountOut(Struct):
    """The account that is signed in.

    password: whether it has one
    passkeys: oldest first
    sessions: those used last first
    settings: what the pages keep there; null: nothing yet
    created: Unix time in ms
    """

    name: str
    password: bool
    passkeys: list[PasskeyOut]
    sessions: list[SessionOut]
    settings: dict[str, Any] | None
    created: int


class GatheredOut(Struct):
    """What has come to an account from a device.

    matches: how many matches
    tables: how many tables that wait
    """

    matches: int
    tables: int


class SaidOut(Struct):
    """Something that somebody has said.

    match: the id of the match
    phrase: the id of a phrase that everybody reads in their own language; null: it was typed
    at: Unix time in ms
    reaction: the id of a picture, in place of both; null: there is none
    """

    match: str
    text: str
    phrase: str | None
    at: int
    reaction: str | None


class ExportOut(Struct):
    """Everything that an account gathers.

    matches: with their results; the files of those that are over come with `GET /api/matches/files`
    tables: those that wait
    lines: what was said, the newest first
    """

    account: AccountOut
    matches: list[MatchOut]
    tables: list[TableOut]
    lines: list[SaidOut]
