"""Messages about the competitions of groups: the bodies of the calls, and the answers.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.protocol.fields import Name, Random, Sent, Word, Zone

CompetitionKind = Literal["league", "knockout", "swiss"]
PairingStatus = Literal["none", "waiting", "running", "over"]


class NewCompetition(Sent, kw_only=True):
    """The body of `POST /api/groups/{id}/competitions`.

    kind: everybody against everybody; winners against winners; or about equal scores
    game: the id of a game
    options: values by name; what is left out gets its default
    clock: of its matches; null: people take their time
    hints: whether players may ask for hints
    rated: whether its matches count for the ratings of their players; only without hints
    size: the usual number of seats at a table of a league; 2 for the other kinds
    rounds: null: as many as are usual; always so in a knock-out
    members: the numbers of the members who take part
    """

    name: Name
    kind: CompetitionKind
    game: Word
    options: Annotated[dict[Word, int | str | bool], Meta(max_length=32)] = {}
    clock: ClockSetting | None = None
    hints: bool = True
    rated: bool = False
    size: Annotated[int, Meta(ge=2, le=5)] = 2
    rounds: Annotated[int, Meta(ge=1, le=60)] | None = None
    members: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(max_length=50)]


class TakeSeat(Sent):
    """The body of `POST /api/groups/{id}/competitions/{competition}/seat`.

    pledge: of the share that the page will give, as 64 hexadecimal digits; null: it gives none
    zone: the person's time zone, an IANA name; null or unknown: UTC
    """

    pledge: Random | None = None
    zone: Zone | None = None


class CloseRound(Sent):
    """The body of `POST /api/groups/{id}/competitions/{competition}/close`.

    round: which one, from 1; nothing happens if another one is being played
    """

    round: Annotated[int, Meta(ge=1, le=60)]


class EntrantOut(Struct):
    """A member who takes part in a competition.

    n: the number of the member in the group
    yours: whether it is this device
    out: whether they have dropped out
    """

    n: int
    name: str
    yours: bool
    out: bool


class PairingOut(Struct):
    """Entrants who play one match. A single entrant has a bye.

    entrants: their places in the list of entrants, in the order of the seats
    places: of these entrants, from 1; one more than there are entrants: did not sit; empty: the round was closed; null: it is not decided
    played: whether the places come from a match
    status: of the match: `none`: no entrant has taken a seat yet
    match: the id of the table and its match; left out if there is none
    """

    entrants: list[int]
    places: list[int] | None
    played: bool
    status: PairingStatus
    match: str | UnsetType = UNSET


class EntrantStanding(Struct):
    """An entrant in the standings.

    entrant: the place in the list of entrants
    place: from 1; equal ones share it
    score: the sum over all rounds, in 24ths: 24 for the first place of a match, 0 for the last
    beaten: the first tie-break, in 48ths: the scores of beaten opponents, half of those with the same place
    wins: the second tie-break: first places that are not shared
    matches: how many were played
    """

    entrant: int
    place: int
    score: int
    beaten: int
    wins: int
    matches: int


class CompetitionInList(Struct):
    """A competition of a group.

    round: the one being played, from 1
    rounds: how many there are
    due: whether this device has a match to play
    status: of that match, as in `PairingOut`; left out if none is due
    others: the names of its other entrants; left out if none is due
    """

    id: str
    name: str
    kind: CompetitionKind
    game: str
    round: int
    rounds: int
    over: bool
    due: bool
    status: PairingStatus | UnsetType = UNSET
    others: list[str] | UnsetType = UNSET


class CompetitionOfMatch(Struct):
    """The competition that a match belongs to.

    group: the id of its group
    """

    group: str
    id: str
    name: str


class CompetitionOut(Struct):
    """A competition as the members of its group see it. Of a running match only that it runs is told.

    host: whether this device may close rounds and let entrants drop out
    size: the usual number of seats at a table
    clock: of its matches; null: members take their time
    due: the number of the pairing of this round, from 0, in which this device has a match to play; null: there is none
    pairings: by round, the first one first
    standings: best first
    rated: whether its matches count for the ratings of their players; left out: they do not
    """

    id: str
    version: int
    group: str
    name: str
    kind: CompetitionKind
    game: str
    host: bool
    size: int
    clock: ClockSetting | None
    rounds: int
    over: bool
    due: int | None
    entrants: list[EntrantOut]
    pairings: list[list[PairingOut]]
    standings: list[EntrantStanding]
    rated: bool | UnsetType = UNSET
