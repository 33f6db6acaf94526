"""The messages to the page over the WebSocket (those from it are in `inbound`).

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from enum import IntEnum
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.fields import Channel, MatchStatus, SeatKind, WatchingMode
from boardwright.server.protocol.inbound import ChatLineNumber


class RefusalOut(Struct):
    """Why something is not possible.

    id: translated by `reason-<id>`
    section: of the rulebook; null: not a matter of the rules
    """

    id: str
    args: dict[str, Any]
    section: str | None


class Ack(Struct, tag="ack"):
    """The choice is in the database.

    version: the first version that contains it
    """

    action_id: str
    version: int


class Refused(Struct, tag="refused"):
    """A choice or an undo was not possible. Nothing has changed.

    action_id: of the choice; null: the undo
    """

    action_id: str | None
    refusal: RefusalOut


class ActionReason(Struct, tag="reason"):
    """The answer to `why_not`.

    ask: as in the question
    refusal: null: the action is legal
    """

    ask: int | str
    refusal: RefusalOut | None


class ChatLineOut(Struct):
    """A chat line.

    channel: of the players at the table, or of the spectators
    n: its number in its channel, from 0
    seat: null: a spectator
    name: of a spectator; that of a seat is in the frame
    phrase: the id of a phrase that all read in their own language; null: `text` was typed
    at: Unix time in ms
    say_id: only if this device has sent it
    reaction: the id of a picture, instead of a text; left out: there is none
    to: the line that the reaction is to; left out: to none
    """

    channel: Channel
    n: int
    seat: int | None
    name: str
    text: str
    phrase: str | None
    at: int
    say_id: str | None = None
    reaction: str | UnsetType = UNSET
    to: ChatLineNumber | UnsetType = UNSET


class ChatLines(Struct, tag="talk"):
    """The chat lines since the last `talk`; the first one has the last 100 lines of each channel."""

    lines: list[ChatLineOut]


class ChatRejected(Struct, tag="unsaid"):
    """A chat line was refused.

    id: `empty_line`, `bad_name`, `same_name`, `too_many`, `talk_full`, `no_such_line`, `not_your_seat`, `no_token`, `muted`, \
`muted_until`
    """

    say_id: str
    id: str
    args: dict[str, Any]


class ErrorOut(Struct, tag="error"):
    """A message could not be understood, is not allowed on this connection, or the connection ends.

    id: translated by `error-<id>`
    """

    id: str
    args: dict[str, Any]


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""


class MatchHead(Struct):
    """What a frame says about its match as a whole.

    ruleset: the version of the rules and a digest of the component data
    options: by name, all of them
    created: Unix time in ms
    clock: how long people may think; left out: as long as they like
    again: a player wants a rematch, and waits; left out: no player yet
    start: it starts from the position after so many decisions of another match; left out: the setup of its rules
    hints: whether players may ask for hints; left out: they may
    rated: whether it counts for the ratings of its players; left out: it does not
    epoch: of the server's database; another one than before: it was restored from a backup
    competition: true: it is a match of a competition, in which a player who leaves it counts as last; left out: it is not
    """

    id: str
    game: str
    ruleset: str
    options: dict[str, Any]
    status: MatchStatus
    created: int
    clock: ClockSetting | UnsetType = UNSET
    again: bool | UnsetType = UNSET
    start: int | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    epoch: str | UnsetType = UNSET
    competition: bool | UnsetType = UNSET


class ClockOut(Struct):
    """A player's clock. Both numbers are as of the moment when the message was made.

    left: ms, without the grace of the move
    ends: in how many ms the time will be up, with all that does not count before; null: the clock stands
    away: in how many ms the vacation of the player ends; left out: they are on none, or it makes no difference to this clock
    """

    left: int
    ends: int | None
    away: int | UnsetType = UNSET


class SeatOut(Struct):
    """A seat and its player.

    seat: from 0
    level: of a bot; null: a person
    yours: whether the seat belongs to this device
    online: whether a page of this person's device shows the match now; only in the frames of a match, only for people
    stand_in: the level of the bot that plays for this person; left out: they play themselves
    agreed: the seats that want a bot to play for this person, who is away or has no time left; left out: there is no vote
    clock: left out: there is none
    gone: since when (Unix ms) they have been away, only for those at the table; left out: they are there, or it is not known
    waited: true: the match has waited for this person for ten minutes without a clock, or for a day with days for each move, so that the \
others may let a bot play on
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    online: bool | UnsetType = UNSET
    stand_in: str | UnsetType = UNSET
    agreed: list[int] | UnsetType = UNSET
    clock: ClockOut | UnsetType = UNSET
    gone: int | UnsetType = UNSET
    waited: bool | UnsetType = UNSET


class ResultOut(Struct):
    """How a match ended.

    ranking: lists of seats, best first; seats in one list share a place
    scores: per seat; each null in a game without points
    reason: an id, translated by `result-<reason>`
    breakdown: per seat the sources of its points, `{source: {points, details…}}`; empty where the game has none
    """

    ranking: list[list[int]]
    scores: list[int | None]
    reason: str | None
    breakdown: list[dict[str, Any]]


class PromptOut(Struct):
    """What the seat has to decide.

    id: translated by `prompt-<id>`
    families: the kinds of actions that answer it
    """

    id: str
    args: dict[str, Any]
    families: list[str]


class LegalOut(Struct):
    """A legal action and what would happen.

    text: its text form, as in match files
    preview: what it would do as far as the seat can know, in the game's own shape
    """

    id: int
    kind: str
    args: dict[str, Any]
    text: str
    preview: Any


class EventOut(Struct):
    """An event, as far as this viewer may know it.

    n: its number in the match, from 0
    args: by name; null: there is none, or this viewer may not see it
    """

    n: int
    kind: str
    args: dict[str, Any]


class UndoOut(Struct):
    """Whether the viewer's seat may undo its last choice.

    seat: null: the viewer has no seat here
    reason: why not, where there is something to say
    until: Unix time in ms until which the bots wait for it; null: they do not wait, or until they are released
    waits: whether the bots wait for it
    turn: how many choices of the turn can be undone at once
    ask: whether the others, who have moved since, may be asked to undo it
    """

    seat: int | None
    open: bool
    reason: RefusalOut | None
    until: int | None
    waits: bool = False
    turn: int = 0
    ask: bool = False


class UndoRequestOut(Struct):
    """An undo request: a player asks the others to undo the player's last choice and everything since.

    seat: the requester
    agreed: the seats of those in favour
    waits: the seats of those who have yet to answer
    ended: who declined, or the same seat if it was withdrawn; null: it is open
    """

    seat: int
    agreed: list[int]
    waits: list[int]
    ended: int | None


class TableClock(Struct):
    """What all clocks of a match have in common.

    paused: whether they are all paused, so that no player may move
    asked: the seats that want that
    slow: whether players need not be present all the time
    """

    paused: bool
    asked: list[int]
    slow: bool


class HintOut(Struct):
    """A player has asked for a hint.

    decision: how many choices had been made
    event: the number of the first event after it
    """

    seat: int
    decision: int
    event: int


class WatchingOut(Struct):
    """Who may watch, if not simply anyone who knows the address: see [WatchingSetting](#watchingsetting).

    minutes: the delay with which spectators are shown everything
    host: whether this device is the host
    link: whether there is a valid invitation for spectators
    """

    mode: WatchingMode
    minutes: int
    host: bool
    link: bool


class Frame(Struct, tag="frame"):
    """Everything that a viewer may see. For a page that runs the rules a record follows; then `view`, `prompt` and `space` are null.

    version: grows with each change of the match
    viewer: the seat whose view this is; null: a spectator, or everything (a replay)
    actors: the seats that have to move now
    result: null: the match runs
    view: in the game's own shape, see its document
    legal: list of [LegalOut](#legalout); empty unless the seat is a person's and may act
    space: every kind of action, list of `{kind, first, args: [[name, [value…]]…]}`; see below
    events: all so far in a snapshot, else those since the last frame
    events_from: the number of the first event in `events`; after an undo it is smaller than what the page has
    thinking: the seats of bots that have to move
    decisions: how many choices have been made
    since: the number of the first event after the last choice of the viewer's seat; null: the viewer has no seat here
    curtain: the seats of this device that have to move and for which the curtain falls before they look
    clock: only where there are clocks
    asked: the open undo request, until the match continues; left out: there is none
    watching: left out: anyone who knows the address may watch
    late: the delay in minutes of a view where nothing is hidden once the deal is that old; left out: the view is live
    hinted: who has asked for hints, in this order; left out: no player, or the view is delayed
    """

    version: int
    match: MatchHead
    seats: list[SeatOut]
    viewer: int | None
    actors: list[int]
    over: bool
    result: ResultOut | None
    view: Any  # the game's own, encoded
    prompt: PromptOut | None
    legal: Any  # list of LegalOut, encoded
    space: Any
    events: list[EventOut]
    events_from: int
    undo: UndoOut
    thinking: list[int]
    decisions: int
    since: int | None = None
    curtain: list[int] = []
    clock: TableClock | UnsetType = UNSET
    asked: UndoRequestOut | UnsetType = UNSET
    watching: WatchingOut | UnsetType = UNSET
    late: int | UnsetType = UNSET
    hinted: list[HintOut] | UnsetType = UNSET


ServerMessage = Frame | Ack | Refused | ActionReason | ChatLines | ChatRejected | ErrorOut | Pong


class CloseCode(IntEnum):
    """Why the server closes a WebSocket, with a description for the documents. Codes up to 1999 are those of RFC 6455."""

    TOO_BIG = 1009, "a message is too long"
    COME_AGAIN = 1012, "connect again: the page was too slow, the match left memory, or the database fails"
    NO_HELLO = 4400, "no proper `hello`"
    UNKNOWN_TOKEN = 4401, "unknown token"
    NOT_YOURS = 4403, "not your seat"
    NO_SUCH_MATCH = 4404, "no such match"
    UNFIT = 4409, "the match can no longer be opened"
    BARRED = 4410, "barred from this server"
    TOO_MANY = 4429, "too many sockets"

    def __new__(cls, code: int, meaning: str) -> "CloseCode":
        made = int.__new__(cls, code)
        made._value_, made.__doc__ = code, meaning
        return made
