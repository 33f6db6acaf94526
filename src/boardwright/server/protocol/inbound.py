"""The messages from the page over the WebSocket (those to it are in `outbound`).

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Annotated

from msgspec import Meta

from boardwright.server.protocol.fields import (
    ActionId,
    ActionNumber,
    Channel,
    Digest,
    Label,
    Name,
    OfSeat,
    Pace,
    Phrase,
    Reaction,
    Seat,
    Sent,
    Token,
    Word,
)


class Hello(Sent, tag="hello"):
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


class SwitchView(Sent, tag="look"):
    """Ask for the frames of another seat of this device. The same seat again brings a full frame.

    seat: null: a spectator
    """

    seat: Seat | None


class Act(OfSeat, tag="act"):
    """Choose an action. It may be sent again any number of times; each time the answer is the same.

    action_id: chosen by the page, unique in the match
    action: the id of the action
    version: the frame that the choice was made on; refused as `stale` if that seat has changed something since
    """

    action_id: ActionId
    action: ActionNumber
    version: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Undo(OfSeat, tag="undo"):
    """Undo the last choice of a seat.

    turn: all choices of its turn, as far as they can be undone
    """

    turn: bool = False


class RequestUndo(OfSeat, tag="ask_back"):
    """Ask the others to undo the last choice of a seat and everything since. It is undone as soon as all who are present agree."""


class AnswerUndoRequest(OfSeat, tag="answer_back"):
    """Answer an undo request; a player declines their own to withdraw it.

    seat: one of this device; it counts for all its people
    """

    agree: bool


class ReleaseBots(OfSeat, tag="confirm"):
    """The player will not undo anything: bots need not wait."""


class HoldBots(OfSeat, tag="hold"):
    """The player considers an undo, and bots wait meanwhile; or no longer.
    If players at other devices wait too, bots wait at most half a minute in all, or the `pause` of the table if that is longer.
    """

    held: bool


class ChatLineNumber(Sent):
    """A line that this page was sent.

    n: its number in its channel, from 0
    """

    channel: Channel
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class SendLine(Sent, tag="say"):
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
    to: ChatLineNumber | None = None


class ReportLine(Sent, tag="report"):
    """Report a line that this page was sent to the hosts of the server.

    why: for the hosts; may be empty
    """

    channel: Channel
    n: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    why: Label = ""


class ReportPlayer(Sent, tag="report_player"):
    """Report the player of a seat to the hosts of the server.

    seat: of the player
    why: for the hosts; may be empty
    """

    seat: Seat
    why: Label = ""


class Resign(OfSeat, tag="resign"):
    """Let a bot play for a person from now on. The person may take the seat back at any time."""


class TakeSeatBack(OfSeat, tag="play_on"):
    """Take a seat back for which a bot plays."""


class VoteForBot(OfSeat, tag="let_bot_play"):
    """Vote on letting a bot play for a player who keeps the others waiting. It does as soon as all who are present have agreed.
    Without a clock that is after a minute of absence, or when the match has waited for them for ten minutes; with one of minutes after the
    minute or when their time is up; with days for each move when it is up or, if all others agree who play themselves, present or not, when
    a whole day of it has passed.

    seat: one of this device; it counts for all its people
    absent: of the person who is away
    agree: no: the vote ends
    """

    absent: Seat
    agree: bool = True


class VoteForPause(OfSeat, tag="pause"):
    """Vote on pausing all clocks. They pause when all players for whom no bot plays want it, and run again as soon as one does not.

    seat: one of this device; it counts for all its people
    """

    paused: bool


class NoteHint(OfSeat, tag="hint"):
    """The player asks for a hint, which the page itself computes: the log of all players says so."""


class WhyNot(OfSeat, tag="why_not"):
    """Ask why an action is not legal. The answer is a `reason`.

    ask: chosen by the page, repeated in the answer
    action: the id of the action
    """

    ask: Annotated[int, Meta(ge=0, le=2**53)] | Word
    action: ActionNumber


class RunRules(Sent, tag="rules"):
    """From now on the page runs the rules itself, and frames contain a record instead of a view; or no longer. Error: `other_rules`.

    rules: their digest; null: the page runs none, and gets a full frame
    """

    rules: Digest | None


class Ping(Sent, tag="ping"):
    """Ask for a `pong`, to find out whether the connection still works."""


Choosing = Act | Undo | RequestUndo | AnswerUndoRequest | ReleaseBots | HoldBots | NoteHint | WhyNot
Reporting = ReportLine | ReportPlayer
ClientMessage = Hello | SwitchView | Choosing | Resign | TakeSeatBack | VoteForBot | VoteForPause | SendLine | Reporting | RunRules | Ping
