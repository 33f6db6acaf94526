"""Answers over HTTP, but those about games (`game_answers`).

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.fields import ChairKind, Curtain, MatchStatus, Order, Role
from boardwright.server.protocol.game_answers import CompileProgress
from boardwright.server.protocol.host_messages import ActionOut
from boardwright.server.protocol.outbound import SeatOut, TableClock, WatchingOut
from boardwright.server.protocol.rating_answers import OwnRatingsOut
from boardwright.server.protocol.statistics_answers import StatisticsOut


class ErrorBody(Struct):
    """What was wrong and what is expected.

    id: translated by `error-<id>`
    """

    id: str
    args: dict[str, Any]


class ErrorAnswer(Struct):
    """The body of all answers with a status from 400."""

    error: ErrorBody


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


class TableCreated(Struct):
    """A new table.

    invitations: by the number of its chair the secret of each invitation, sent only once
    """

    id: str
    invitations: dict[str, str]


class Invitation(Struct):
    """A new invitation to a chair, or a link that moves a seat; older ones of the same are no longer valid.

    secret: sent only once
    """

    secret: str


class ChairOut(Struct):
    """A chair of a table.

    name: of the player; of an invited chair: whom it is meant for; empty: the number of the seat is shown, or a bot's level
    level: of a bot; null: none sits there
    ready: whether the person there is ready
    yours: whether it is a person at this device
    host: whether it is a person at the host's device
    pledge: of the share that this person's page adds to the chance of the deal; null: it adds none
    kept: true: a player at this device had the seat in the match before, and needs no invitation; left out: it is not kept for them
    """

    seat: int
    kind: ChairKind
    name: str
    level: str | None
    ready: bool
    yours: bool
    host: bool
    pledge: str | None
    kept: bool | UnsetType = UNSET


TableStatus = Literal["waiting", "dealing", "started"]


class TableOut(Struct):
    """A table where players gather before a match, which gets the same id.

    version: grows with each change
    options: by name, all of them
    pause: seconds; `done`: bots wait until they are released
    order: of the seats in the match: as the chairs stand, or drawn at the start
    listed: whether it is public: strangers find it in their lists, to sit down, and to watch its match if anyone may
    status: `dealing`: all players are ready, and each page that pledged a share reveals it; after 10 s it starts without the others
    commitment: to the key of the deal, from the opening on; null: it is drawn when all players are there
    clock: null: people take their time
    watching: who may watch; when the match has started, its frames say it; left out: anyone who knows the address
    host: whether this device is the host
    created: Unix time in ms
    updated: Unix time in ms; a day later it is gone if it is still waiting
    start: its match starts from the position after so many decisions of another one; left out: with the setup of its rules
    stand_in: the level of the bots that play for people who have resigned or stay away; left out: the game's usual one
    hints: whether players may ask for hints; left out: they may
    rated: whether its match counts for the ratings of its players; left out: it does not
    in_group: true: it belongs to a group, whose members see its match and the result; left out: it does not
    reserved: true: its chairs are for the entrants of a competition, who take them on its page; left out: they are not
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
    hints: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    in_group: bool | UnsetType = UNSET
    reserved: bool | UnsetType = UNSET


class NoticeRequestOut(Struct):
    """A request for notices about a seat or a group.

    verified: whether the address was confirmed, or need not be
    quiet: from and to which minute of the day nothing is sent
    """

    way: Literal["push", "mail", "webhook"]
    to: str
    verified: bool
    quiet: tuple[int, int] | None


class NoticesOut(Struct):
    """The notices for the people of a seat that it is their move, or for a member of a group about its matches.

    ways: those that this server offers
    key: by which browsers know this server, for push
    asked: the requests of this device
    """

    ways: list[Literal["push", "mail", "webhook"]]
    key: str | None
    asked: list[NoticeRequestOut]


class NoticeLinkOut(Struct):
    """The effect of a link that was sent to an address."""

    done: Literal["confirm", "stop"]
    to: str


class SeatClaimed(Struct):
    """A seat that has moved to this device."""

    seat: int


class MatchOut(Struct, omit_defaults=True):
    """A match in a list.

    created: Unix time in ms
    updated: Unix time in ms
    actors: the seats that have to move; only while it runs
    ranking: as in `ResultOut`; only when it is over
    points: by seat; only of the last ten matches that are over, and in games with points
    error: why the match can no longer be opened; left out where it can
    guest: another device created it; left out if it was this one
    clock: left out unless the match is paused for a player at this device, or one has to move and has a clock, which their seat then has
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
    points: list[int] | UnsetType = UNSET
    error: ErrorBody | UnsetType = UNSET
    guest: bool = False
    clock: TableClock | UnsetType = UNSET


class ReplayOut(Struct):
    """A match file that the server has checked, or a finished match.

    decisions: how many there are: frames 0 to that number exist
    """

    id: str
    game: str
    decisions: int
    seats: list[SeatOut]


class TurnOut(Struct):
    """The state after a turn of a finished match.

    decisions: how many there were: the frame of that number shows it
    seat: whose turn it was
    values: the progress of each seat: its points, or what the game counts instead
    events: how many there were, nothing hidden: those of lower numbers had happened
    """

    decisions: int
    seat: int
    values: list[int]
    events: int


class ProgressOut(Struct):
    """How a finished match went, turn by turn.

    turns: empty if the game does not measure progress
    first: the progress before the first turn, also if the match started from a position; missing if the game does not tell yet
    """

    turns: list[TurnOut]
    first: list[int] | UnsetType = UNSET


class StandingOut(Struct):
    """Everyone's progress in a match.

    values: per seat its points, or what the game counts instead; empty if the game does not tell
    """

    values: list[int]


class HealthOut(Struct):
    """A server that works.

    version: of Boardwright
    """

    version: str


class StatusOut(Struct):
    """The state of the server.

    version: of Boardwright
    making: the games that are not finished, in the order of compilation; empty: all are ready
    accounts: whether the server offers accounts
    """

    version: str
    making: list[CompileProgress]
    accounts: bool


class SignedIn(Struct):
    """A device that has signed in.

    token: opaque, 256 bits; the server keeps only its hash; it identifies the client, as a device's own token does
    name: of the account
    """

    token: str
    name: str


class SessionOut(Struct):
    """A device that is signed in.

    label: its name in the list
    created: when it signed in, Unix time in ms
    used: the day of its last use, Unix time in ms
    here: whether it is this device
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


class PasskeyOptions(Struct):
    """The options for creating or using a passkey.

    public_key: for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`
    """

    public_key: dict[str, Any]


class AccountOut(Struct):
    """The account that is signed in.

    password: whether it has one
    passkeys: oldest first
    sessions: those used last first
    settings: those that its pages have stored; null: none yet
    created: Unix time in ms
    role: on this server
    hosts_page: whether it may use the page for hosts
    actions: what hosts have done about it, the newest ones first
    """

    name: str
    password: bool
    passkeys: list[PasskeyOut]
    sessions: list[SessionOut]
    settings: dict[str, Any] | None
    created: int
    role: Role
    hosts_page: bool
    actions: list[ActionOut]


class MovedToAccount(Struct):
    """What an account has taken over from a device.

    matches: how many matches
    tables: how many open tables
    """

    matches: int
    tables: int


class ExportedLineOut(Struct):
    """A chat line in an export.

    match: the id of the match
    phrase: the id of a phrase that all read in their own language; null: it was typed
    at: Unix time in ms
    reaction: the id of a reaction, instead of both; null: there is none
    """

    match: str
    text: str
    phrase: str | None
    at: int
    reaction: str | None


class ExportOut(Struct):
    """Everything that belongs to an account.

    matches: with their results; the files of finished ones are in `GET /api/matches/files`
    tables: the open ones
    lines: the chat lines, newest first
    """

    account: AccountOut
    matches: list[MatchOut]
    tables: list[TableOut]
    lines: list[ExportedLineOut]
    ratings: OwnRatingsOut
    statistics: StatisticsOut
