"""All messages from the page (those to it are in `outbound`).

Unknown fields, repeated fields, wrong types and numbers out of range are refused.
`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

import json
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

NO_NUL = r"^[^\x00]*$"  # PostgreSQL has no text with a NUL

Seat = Annotated[int, Meta(ge=0, le=63)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(max_length=128)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]
Digest = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=64)]
Zone = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]
Name = Annotated[str, Meta(max_length=200)]
Seconds = Annotated[float, Meta(ge=0, le=60)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Pace = Annotated[float, Meta(ge=0, le=5)]
Password = Annotated[str, Meta(max_length=1024)]
Label = Annotated[str, Meta(max_length=200)]
Random = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Curtain = Literal["always", "needed", "never"]
Order = Literal["listed", "drawn"]
ChairKind = Literal["person", "bot", "open", "invited"]
Channel = Literal["table", "gallery"]
WatchingMode = Literal["invited", "delayed", "after", "nobody"]
Reaction = Literal["agree", "clap", "laugh", "wow", "hmm", "sorry"]
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "one_moment", "your_turn", "oops", "again"]


# From the page, over HTTP


class Person(Struct, forbid_unknown_fields=True, tag="person", tag_field="kind"):
    """A seat for a person at this device.

    name: shown to all; must have visible characters and differ from the other names at the table; null: the number of the seat is shown
    pledge: only at a table: of the share that the page will give for this person, as 64 hexadecimal digits; null: it gives none
    """

    name: Name | None
    pledge: Random | None = None


class Bot(Struct, forbid_unknown_fields=True, tag="bot", tag_field="kind"):
    """A seat for a bot.

    level: one of the game's `levels` or `styles`
    name: null: the level is shown instead
    """

    level: Word
    name: Name | None = None


class OpenChair(Struct, forbid_unknown_fields=True, tag="open", tag_field="kind"):
    """A chair for anyone who has the address of the table."""


class InvitedChair(Struct, forbid_unknown_fields=True, tag="invited", tag_field="kind"):
    """A chair for the player with its invitation.

    name: whom it is meant for; shown until it is taken
    """

    name: Name | None = None


ChairWish = Person | Bot | OpenChair | InvitedChair


class StartAt(Struct, forbid_unknown_fields=True):
    """A position of a finished match, or of a match file, from which another match starts.

    replay: the id of the replay
    k: after so many decisions
    """

    replay: Word
    k: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class CreateMatch(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches`.

    game: the id of a game
    seats: in the order of the seats, from 0
    options: values by name; what is left out gets its default
    pause: seconds that bots wait while a person can undo a choice; null: 4; 0: they do not wait; `done`: until they are released
    curtain: when it falls between people who share a screen: always, where the next one sees something more, or never
    share: 32 random bytes of the page as 64 hexadecimal digits, on which the deal depends, too; null: it gives none
    start: the position from which it starts, with its own options and number of seats; null: the setup of the rules
    """

    game: Word
    seats: Annotated[list[Person | Bot], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, int | str | bool], Meta(max_length=32)] = {}
    pause: Seconds | Literal["done"] | None = None
    curtain: Curtain = "needed"
    share: Random | None = None
    start: StartAt | None = None


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

    mode: with the spectators' invitation: the public view; with it: everything, hidden things too, but delayed; anyone who knows the \
address: everything, after the end; nobody
    minutes: the delay
    """

    mode: WatchingMode
    minutes: Annotated[int, Meta(ge=5, le=7 * 24 * 60)] = 15


class CreateTable(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`. What a match has, too, means the same as in [CreateMatch](#creatematch).

    seats: the chairs; at least one is for a player who is not there yet
    order: of the seats in the match: as listed here, or drawn at the start
    listed: whether the table is public: strangers find it in their lists, to sit down, and to watch its match if anyone may
    clock: null: people take their time
    zone: the time zone of the host's own people, an IANA name; null or unknown: UTC
    watching: null: anyone who knows the address of the table may watch the public view
    stand_in: the level of the bots that play for people who have resigned or stay away; null: the game's usual one
    """

    game: Word
    seats: Annotated[list[ChairWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, int | str | bool], Meta(max_length=32)] = {}
    pause: Seconds | Literal["done"] | None = None
    curtain: Curtain = "needed"
    order: Order = "listed"
    listed: bool = False
    clock: ClockSetting | None = None
    zone: Zone | None = None
    watching: WatchingSetting | None = None
    start: StartAt | None = None
    stand_in: Word | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/watch`.

    secret: of the spectators' invitation
    """

    secret: Token


class Claim(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/claim`.

    secret: of the link, which is used up
    """

    secret: Token


class AskNotices(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/seats/{seat}/notices`.

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


class AnswerNotice(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/notices`.

    token: of the link
    """

    token: Annotated[str, Meta(max_length=4096)]


class SitDown(Struct, forbid_unknown_fields=True):
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


class PlayAgain(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/again`.

    pledges: by seat of that match, for those of this device: as in [SitDown](#sitdown)
    """

    pledges: Annotated[list[Random | None], Meta(max_length=64)] = []


class GiveShare(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/share`.

    seat: one of this device
    share: 32 random bytes as 64 hexadecimal digits, those that were pledged
    """

    seat: Seat
    share: Random


class SetReady(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/ready`.

    seat: one of this device
    """

    seat: Seat
    ready: bool


class AtChair(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/leave`, the body of `POST /api/tables/{id}/invite`, the body of `POST /api/tables/{id}/open`."""

    seat: Seat


class StartTable(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/start`.

    fill: the level of the bots that take the empty chairs; null: there are none
    """

    fill: Word | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account`.

    name: shown to nobody else; must have visible characters and not look like another name
    password: 8 to 256 characters
    label: the name of this device in the list of the account
    """

    name: Name
    password: Password
    label: Label = ""


class OfferPasskey(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/passkeys/offer`.

    name: of a new account; null: the passkey is for the account that is signed in
    password: of that account; may be left out in the ten minutes after signing in
    """

    name: Name | None = None
    password: Password | None = None


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/passkeys`.

    credential: what the browser made of the offer (`PublicKeyCredential.toJSON()`)
    name: of a new account; null: the passkey is for the account that is signed in
    label: the name of this device in the list of the account
    """

    credential: dict[str, Any]
    name: Name | None = None
    label: Label = ""


class RemovePasskey(Struct, forbid_unknown_fields=True):
    """The body of `DELETE /api/account/passkeys/{id}`; may be left out.

    password: of the account; may be left out in the ten minutes after signing in
    """

    password: Password | None = None


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/passkeys/sign-in`.

    credential: what the browser made of the challenge (`PublicKeyCredential.toJSON()`)
    label: the name of this device in the list of the account
    """

    credential: dict[str, Any]
    label: Label = ""


class SignIn(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/sign-in`.

    name: upper and lower case are the same
    label: the name of this device in the list of the account
    """

    name: Name
    password: Password
    label: Label = ""


class ChangePassword(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/password`.

    password: the present one; null: there is none, and a sign-in within the last ten minutes counts instead
    new: 8 to 256 characters
    """

    password: Password | None
    new: Password


class Gather(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/gather`.

    device: the token of a device, whose matches and tables move to the account
    """

    device: Token


class KeepSettings(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/settings`.

    settings: of the page, by name, 8 KiB at most
    """

    settings: Annotated[dict[Word, Any], Meta(max_length=64)]


class DeleteAccount(Struct, forbid_unknown_fields=True):
    """The body of `POST /api/account/delete`.

    password: the present one; null: there is none, and a sign-in within the last ten minutes counts instead
    device: the token of the device that gets the account's matches and tables
    """

    password: Password | None
    device: Token


# From the page, over the WebSocket


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """The first message: which device this is, and for which seat it wants frames.

    seat: null: a spectator
    token: the device's token; may be left out by a spectator
    rules: the digest of the rules that the page runs itself; null: it runs none
    pace: seconds between the moves of bots, while this page looks at a match of its device; of several pages the slowest counts, at \
most 2 where people play on several devices; null: 0.7
    """

    seat: Seat | None
    token: Token | None = None
    rules: Digest | None = None
    pace: Pace | None = None


class Look(Struct, forbid_unknown_fields=True, tag="look"):
    """Ask for the frames of another seat of this device. The same seat again brings a fresh snapshot.

    seat: null: a spectator
    """

    seat: Seat | None


class Act(Struct, forbid_unknown_fields=True, tag="act"):
    """Choose an action. It may be sent again any number of times; each time the answer is the same.

    action_id: chosen by the page, unique in the match
    seat: one of this device
    action: the id of the action
    version: the frame that the choice was made on; refused as `stale` if that seat has changed something since
    """

    action_id: ActionId
    seat: Seat
    action: ActionNumber
    version: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Undo(Struct, forbid_unknown_fields=True, tag="undo"):
    """Undo the last choice of a seat.

    seat: one of this device
    turn: all choices of its turn, as far as they can be undone
    """

    seat: Seat
    turn: bool = False


class AskBack(Struct, forbid_unknown_fields=True, tag="ask_back"):
    """Ask the others to undo the last choice of a seat and everything since. It is undone as soon as all who are present agree.

    seat: one of this device
    """

    seat: Seat


class AnswerBack(Struct, forbid_unknown_fields=True, tag="answer_back"):
    """Answer an undo request; a player declines their own to withdraw it.

    seat: one of this device; it counts for all its people
    """

    seat: Seat
    agree: bool


class Confirm(Struct, forbid_unknown_fields=True, tag="confirm"):
    """The person will undo nothing: the bots need not wait.

    seat: one of this device
    """

    seat: Seat


class Hold(Struct, forbid_unknown_fields=True, tag="hold"):
    """The person is thinking about taking a choice back, and the bots wait meanwhile; or no more.
    Where people at other devices play, too, bots wait half a minute at most in all, or the `pause` of the table if that is longer.

    seat: one of this device
    """

    seat: Seat
    held: bool


class LineNumber(Struct, forbid_unknown_fields=True):
    """A line that this page was sent.

    n: its number in its channel, from 0
    """

    channel: Channel
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Say(Struct, forbid_unknown_fields=True, tag="say"):
    """Send a chat line. It may be sent again any number of times, and appears once; all who may read it get a `talk`.

    say_id: chosen by the page, unique for this device in the match
    seat: one of this device; null: a spectator, whose lines the players get when the match is over
    text: one line, 300 characters at most; with a phrase or a reaction it is left out
    phrase: instead of a text: the id of a phrase that all read in their own language
    name: of a spectator
    reaction: instead of both: the id of a picture, with a name in each language
    to: the line that the reaction is to; null: to none
    """

    say_id: ActionId
    seat: Seat | None
    text: Annotated[str, Meta(max_length=1_200)] = ""
    phrase: Phrase | None = None
    name: Name | None = None
    reaction: Reaction | None = None
    to: LineNumber | None = None


class Report(Struct, forbid_unknown_fields=True, tag="report"):
    """Report a line that this page was sent to the operator."""

    channel: Channel
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Resign(Struct, forbid_unknown_fields=True, tag="resign"):
    """Let a bot play for a person from now on. The person may take the seat back at any time.

    seat: one of this device
    """

    seat: Seat


class PlayOn(Struct, forbid_unknown_fields=True, tag="play_on"):
    """Take a seat back for which a bot plays.

    seat: one of this device
    """

    seat: Seat


class LetBotPlay(Struct, forbid_unknown_fields=True, tag="let_bot_play"):
    """Vote on letting a bot play for a player who keeps the others waiting. It does as soon as all who are present have agreed.
    Without a clock that is after a minute of absence, or when the match has waited for them for ten minutes; with one of minutes after the
    minute or when their time is up; with one of days only when it is up.

    seat: one of this device; it counts for all its people
    absent: of the person who is away
    agree: no: the vote ends
    """

    seat: Seat
    absent: Seat
    agree: bool = True


class Pause(Struct, forbid_unknown_fields=True, tag="pause"):
    """Vote on pausing all clocks. They pause when all people who play themselves want it, and run again as soon as one does not.

    seat: one of this device; it counts for all its people
    """

    seat: Seat
    paused: bool


class WhyNot(Struct, forbid_unknown_fields=True, tag="why_not"):
    """Ask why an action is not legal. The answer is a `reason`.

    ask: chosen by the page, repeated in the answer
    seat: one of this device
    action: the id of the action
    """

    ask: Annotated[int, Meta(ge=0, le=2**53)] | Word
    seat: Seat
    action: ActionNumber


class RunRules(Struct, forbid_unknown_fields=True, tag="rules"):
    """From now on the page runs the rules itself, and frames need only a `record`; or no more. The error `other_rules`: they do not fit.

    rules: their digest; null: the page runs none, and a fresh snapshot comes
    """

    rules: Digest | None


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """Ask for a `pong`, to find out whether the connection still works."""


Choosing = Act | Undo | AskBack | AnswerBack | Confirm | Hold | WhyNot
ClientMessage = Hello | Look | Choosing | Resign | PlayOn | LetBotPlay | Pause | Say | Report | RunRules | Ping


class Unreadable(Exception):
    """The bytes are not the expected message. The message says what is wrong, in at most 200 characters."""


_decoder = cache(msgspec.json.Decoder)  # creating one takes far longer than using it


def decode(data: bytes, type: Any) -> Any:
    """Decode a JSON message.

    Args:
        data: the message as UTF-8.
        type: a Struct class, or a union of tagged ones.

    Returns the message, an instance of `type`. Raises Unreadable.
    """
    try:
        message = _decoder(type).decode(data)
        json.loads(data, object_pairs_hook=_each_once)  # msgspec keeps the last of two fields with the same name
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)[:200]) from None
    return message


def _each_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(fields)
    if len(found) < len(fields):
        names = [name for name, _ in fields]
        raise ValueError(f"Object has a field twice: {next(name for name in names if names.count(name) > 1)!r}")
    return found
