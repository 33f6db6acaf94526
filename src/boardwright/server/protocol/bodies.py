"""The bodies of calls over HTTP.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boardwright.server.protocol.fields import (
    NO_NUL,
    Curtain,
    Label,
    Minute,
    Name,
    OfSeat,
    Order,
    Password,
    Random,
    Seat,
    Seconds,
    Sent,
    Token,
    WatchingMode,
    Word,
    Zone,
)


class Person(Sent, tag="person", tag_field="kind"):
    """A seat for a person at this device.

    name: shown to all; must have visible characters and differ from the other names at the table; null: the number of the seat is shown
    pledge: only at a table: of the share that the page will give for this person, as 64 hexadecimal digits; null: it gives none
    """

    name: Name | None
    pledge: Random | None = None


class Bot(Sent, tag="bot", tag_field="kind"):
    """A seat for a bot.

    level: one of the game's `levels` or `styles`
    name: null: the level is shown instead
    """

    level: Word
    name: Name | None = None


class OpenChair(Sent, tag="open", tag_field="kind"):
    """A chair for anyone who has the address of the table."""


class InvitedChair(Sent, tag="invited", tag_field="kind"):
    """A chair for the player with its invitation.

    name: whom it is meant for; shown until it is taken
    """

    name: Name | None = None


ChairRequest = Person | Bot | OpenChair | InvitedChair


class StartPosition(Sent):
    """A position of a finished match, or of a match file, from which another match starts.

    replay: the id of the replay
    k: after so many decisions
    """

    replay: Word
    k: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class MatchSetup(Sent, kw_only=True):
    """What a new match and a table before it have in common.

    game: the id of a game
    options: values by name; what is left out gets its default
    pause: seconds that bots wait while a person can undo a choice; null: 4; 0: they do not wait; `done`: until they are released
    curtain: when it falls between people who share a screen: always, where the next one sees something more, or never
    start: the position from which it starts, with its own options and number of seats; null: the setup of the rules
    rated: whether it counts for the ratings of its players; not with a `start`, hints, delayed spectators, or two seats of one device
    """

    game: Word
    options: Annotated[dict[Word, int | str | bool], Meta(max_length=32)] = {}
    pause: Seconds | Literal["done"] | None = None
    curtain: Curtain = "needed"
    start: StartPosition | None = None
    rated: bool = False


class CreateMatch(MatchSetup, kw_only=True):
    """The body of `POST /api/matches`.

    seats: in the order of the seats, from 0
    share: 32 random bytes of the page as 64 hexadecimal digits, on which the deal depends, too; null: it gives none
    """

    seats: Annotated[list[Person | Bot], Meta(min_length=1, max_length=16)]
    share: Random | None = None


class ClockSetting(Struct, forbid_unknown_fields=True, frozen=True):
    """How long people may think.

    each: whether the time is for each move or for the whole match; a move lasts as long as the match waits for the player
    seconds: how many
    increment: for a whole match the seconds added with each move
    grace: the seconds of each move that cost nothing
    nights: whether the time from 22:00 to 8:00 counts, in the time zone of each person
    weekends: whether Saturdays and Sundays count there
    at_zero: when the time is up, a bot plays on; or the others wait until all agree that one does
    """

    each: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    grace: Annotated[int, Meta(ge=0, le=3600)] = 0
    nights: bool = True
    weekends: bool = True
    at_zero: Literal["bot", "wait"] = "wait"


class WatchingSetting(Struct, forbid_unknown_fields=True, frozen=True):
    """Who may watch the match of a table, if not simply anyone who knows its address. Players see the public view.

    mode: `invited`: spectators with an invitation, the public view; `delayed`: the same, everything, also what is hidden, but delayed; \
`after`: anyone who knows the address, everything, after the end; `nobody`
    minutes: the delay
    """

    mode: WatchingMode
    minutes: Annotated[int, Meta(ge=5, le=7 * 24 * 60)] = 15


class CreateTable(MatchSetup, kw_only=True):
    """The body of `POST /api/tables`.

    seats: the chairs; at least one is for a player who is not there yet
    order: of the seats in the match: as listed here, or drawn at the start
    listed: whether the table is public: strangers find it in their lists, to sit down, and to watch its match if anyone may
    clock: null: people take their time
    zone: the time zone of the host's own people, an IANA name; null or unknown: UTC
    watching: null: anyone who knows the address of the table may watch the public view
    stand_in: the level of the bots that play for people who have resigned or stay away; null: the game's usual one
    hints: whether players may ask for hints
    group: the id of a group of this device, whose members find the table on its page; null: none
    """

    seats: Annotated[list[ChairRequest], Meta(min_length=1, max_length=16)]
    order: Order = "listed"
    listed: bool = False
    clock: ClockSetting | None = None
    zone: Zone | None = None
    watching: WatchingSetting | None = None
    stand_in: Word | None = None
    hints: bool = True
    group: Word | None = None


class JoinAsSpectator(Sent):
    """The body of `POST /api/tables/{id}/watch`.

    secret: of the spectators' invitation
    """

    secret: Token


class ClaimSeat(Sent):
    """The body of `POST /api/matches/{id}/claim`.

    secret: of the link, which is used up
    """

    secret: Token


class RequestNotices(Sent):
    """The body of `POST /api/matches/{id}/seats/{seat}/notices` and `POST /api/groups/{id}/notices`.

    to: a mail address; an address that is called (webhook); or where a push service takes messages for this browser
    keys: of this browser, `p256dh` and `auth`; only for push
    language: of the notices; English where there is none such
    zone: of the quiet hours, an IANA name; null or unknown: UTC
    quiet: from and to which minute of the day nothing is sent; null: at any time
    """

    way: Literal["push", "mail", "webhook"]
    to: Annotated[str, Meta(max_length=2048, pattern=NO_NUL)]
    keys: Annotated[dict[Word, Token], Meta(max_length=2)] | None = None
    language: Annotated[str, Meta(max_length=16)] = "en"
    zone: Zone | None = None
    quiet: tuple[Minute, Minute] | None = None


class NoticeLink(Sent):
    """The body of `POST /api/notices`.

    token: of the link
    """

    token: Annotated[str, Meta(max_length=4096)]


class SitDown(Sent):
    """The body of `POST /api/tables/{id}/sit`.

    name: shown to all; must have visible characters and differ from the other names at the table; null: the number of the seat is shown
    secret: of an invitation, which is used up
    seat: which open chair; null: the first one, or that of the invitation
    pledge: of the share that the page will give when all players are there, as 64 hexadecimal digits; null: it gives none
    zone: the person's time zone, an IANA name; null or unknown: UTC
    """

    name: Name | None
    secret: Token | None = None
    seat: Seat | None = None
    pledge: Random | None = None
    zone: Zone | None = None


class RequestRematch(Sent):
    """The body of `POST /api/matches/{id}/again`.

    pledges: by seat of that match, for those of this device: as in [SitDown](#sitdown)
    """

    pledges: Annotated[list[Random | None], Meta(max_length=64)] = []


class RevealShare(OfSeat):
    """The body of `POST /api/tables/{id}/share`.

    share: 32 random bytes as 64 hexadecimal digits, those that were pledged
    """

    share: Random


class SetReady(OfSeat):
    """The body of `POST /api/tables/{id}/ready`."""

    ready: bool


class ChairNumber(Sent):
    """The body of `POST /api/tables/{id}/leave`, the body of `POST /api/tables/{id}/invite`, the body of `POST /api/tables/{id}/open`."""

    seat: Seat


class StartTable(Sent):
    """The body of `POST /api/tables/{id}/start`.

    fill: the level of the bots that take the empty chairs; null: there are none
    without_empty: true: the match starts without the empty chairs, and `fill` is not used
    """

    fill: Word | None = None
    without_empty: bool = False


class AppearInRatings(Sent):
    """The body of `POST /api/ratings/appear`.

    name: under which the account's ratings are shown to all; null: they are shown to nobody else
    """

    name: Name | None


class NewAccount(Sent):
    """The body of `POST /api/account`.

    name: only its owner sees it; must have visible characters and not look like another name
    password: 8 to 256 characters
    label: the name of this device in the list of the account
    """

    name: Name
    password: Password
    label: Label = ""


class RequestPasskeyOptions(Sent):
    """The body of `POST /api/account/passkeys/offer`.

    name: of a new account; null: the passkey is for the account that is signed in
    password: of that account; may be left out in the ten minutes after signing in
    """

    name: Name | None = None
    password: Password | None = None


class NewPasskey(Sent):
    """The body of `POST /api/account/passkeys`.

    credential: the browser's answer to the offer (`PublicKeyCredential.toJSON()`)
    name: of a new account; null: the passkey is for the account that is signed in
    label: the name of this device in the list of the account
    """

    credential: dict[str, Any]
    name: Name | None = None
    label: Label = ""


class RemovePasskey(Sent):
    """The body of `DELETE /api/account/passkeys/{id}`; may be left out.

    password: of the account; may be left out in the ten minutes after signing in
    """

    password: Password | None = None


class PasskeySignIn(Sent):
    """The body of `POST /api/account/passkeys/sign-in`.

    credential: the browser's answer to the challenge (`PublicKeyCredential.toJSON()`)
    label: the name of this device in the list of the account
    """

    credential: dict[str, Any]
    label: Label = ""


class SignIn(Sent):
    """The body of `POST /api/account/sign-in`.

    name: upper and lower case are the same
    label: the name of this device in the list of the account
    """

    name: Name
    password: Password
    label: Label = ""


class ChangePassword(Sent):
    """The body of `POST /api/account/password`.

    password: the present one; null: there is none, and a sign-in within the last ten minutes counts instead
    new: 8 to 256 characters
    """

    password: Password | None
    new: Password


class UsePasswordLink(Sent):
    """The body of `POST /api/account/link`.

    secret: of the link, which is used up
    new: 8 to 256 characters
    label: the name of this device in the list of the account
    """

    secret: Token
    new: Password
    label: Label = ""


class MoveToAccount(Sent):
    """The body of `POST /api/account/gather`.

    device: the token of a device, whose matches and tables move to the account
    """

    device: Token


class SaveSettings(Sent):
    """The body of `POST /api/account/settings`.

    settings: of the page, by name, 8 KiB at most
    """

    settings: Annotated[dict[Word, Any], Meta(max_length=64)]


class DeleteAccount(Sent):
    """The body of `POST /api/account/delete`.

    password: the present one; null: there is none, and a sign-in within the last ten minutes counts instead
    device: the token of the device that gets the account's matches and tables
    """

    password: Password | None
    device: Token
