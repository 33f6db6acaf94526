"""Answers over HTTP about games.

`docs/wire_protocol.md` is generated from these classes: a line `field: text` in a docstring describes that field.
"""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


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
    styles: other bots to play against
    ratings: by level its rating, in Elo: 1 500 is the strength of `greedy`; measured
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
    ratings: dict[str, int]
    sections: list[str]
    rulebook: bool
    prompts: dict[str, str]
    native: bool
    course: bool


class StepOut(Struct):
    """A step of a course.

    state: where it starts, a complete record as base64
    event: the kind of event that is the goal
    having: the accepted values of the event's arguments, by argument
    kinds: the kinds of actions that lead there; any other misses the goal
    most: the maximum number of choices
    shown: the actions of one solution
    """

    id: str
    state: str
    event: str
    having: dict[str, list[Any]]
    kinds: list[str]
    most: int
    shown: list[int]


class CourseMatchOut(Struct):
    """The short match at the end of a course.

    state: where it starts, a complete record as base64
    bot: the one that plays the other seats
    """

    state: str
    bot: str


class CourseOut(Struct):
    """The guided course of a game. Nothing in it is secret: its positions are part of the game.

    players: the number of players in all its matches
    options: of all its matches
    match: the short match at the end
    """

    players: int
    options: dict[str, Any]
    steps: list[StepOut]
    match: CourseMatchOut


class MixedBotOut(Struct):
    """A bot between two others.

    plays: the bot that makes most of the choices
    slips: how many of 100 choices the other bot makes
    instead: the other bot
    """

    plays: str
    slips: int
    instead: str


class BotModuleOut(Struct):
    """The WebAssembly module that has a game's bots, too.

    manifest: describes the module; its `digest` is part of the module's URL; empty: it is the module of [RulesOut](#rulesout)
    mixed: by name the bots that combine two bots of the module
    budgets: by name the bots that are the module's search with a number of simulations
    decision: the layout of a bot's report, like `records` of [RulesOut](#rulesout)
    reasons: those that the module's function `reason` gives for actions, like `obstacles` there; empty: it gives none
    """

    manifest: dict[str, Any]
    mixed: dict[str, MixedBotOut]
    budgets: dict[str, int] = {}
    decision: dict[str, Any] = {}
    reasons: list[Any] = []


class RulesOut(Struct):
    """What a page needs to run the rules of a game itself.

    digest: of the rules and of all this; a page sends it in `hello` and `rules`
    manifest: describes the WebAssembly module; its `digest` is part of the module's URL
    tables: the component data, a record as base64
    blanks: by number of players a state before its setup, as base64; the page fills in options, version and key
    records: by name: size in bytes, and by field its offset, its type and its shape
    answers: the same for the answer of each query
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
    typical: by name the path of each number that the game declares as typical of a match (docs/statistics.md)
    declared: by query whose answer is declared, the axes and fields of the answer, as those of a state
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
    typical: dict[str, str]
    declared: dict[str, Any] = {}


class CompileProgress(Struct):
    """The progress of compiling a game. It can be played without.

    game: its id
    stage: `rules`: machine code, so bots think faster; `page`: the module with which pages run the rules; last `bots`: the one with bots
    done: how many functions of this stage are ready
    total: how many there will be; 0: not started
    failed: this stage could not be compiled; the server's log says why
    """

    game: str
    stage: Literal["rules", "page", "bots"]
    done: int
    total: int
    failed: bool = False
