"""Guided courses: short steps that teach a game by playing it (docs/adding_a_game.md, docs/decisions/28_courses.md).

A game's course is `course/steps.toml` in its folder. Each step starts from an interesting position; its goal is an event.
"""

import json
import tomllib
from collections.abc import Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.errors import BadCourse, BoardwrightError, quoted

LEARNER = 0
"""The learner's seat."""
FILE = "steps.toml"
Position = dict[str, Any] | str | None


class StepFile(msgspec.Struct, forbid_unknown_fields=True):
    """A step as written in the file.

    position: fields of a position, or the name of a JSON file next to it; omitted: where the first line of `right` left the previous step
    before: choices (`1: draw`) that lead from that position to the start of the step
    goal: an event caused by the learner: `event` and its required arguments, each a value or a list of accepted values
    right: choices that reach the goal, each line on its own; wrong: legal choices that do not; refused: illegal choices
    """

    id: str
    goal: dict[str, Any]
    right: list[list[str]]
    wrong: list[list[str]] = []
    refused: list[str] = []
    position: Position = None
    before: list[str] = []


class LastFile(msgspec.Struct, forbid_unknown_fields=True):
    """The final match: its start, as in a step, and the bot that plays the other seats."""

    bot: str
    position: Position = None
    before: list[str] = []


class CourseFile(msgspec.Struct, forbid_unknown_fields=True):
    """`players`, `seed` and `options` apply to all matches of the course."""

    players: int
    steps: list[StepFile]
    match: LastFile
    seed: int = 0
    options: dict[str, Any] = {}


class Goal(NamedTuple):
    """An event that the learner must cause: its kind, and the accepted values of each argument that matters."""

    kind: str
    args: dict[str, list[Any]]

    def met_by(self, event: Any) -> bool:
        """Return whether this event reaches the goal."""
        return bool(event.kind == self.kind) and all(event.args[name] in values for name, values in self.args.items())


class State(Enum):
    """The progress of a step."""

    GOING = "going"
    REACHED = "reached"
    MISSED = "missed"


class Step(NamedTuple):
    """A step. Its match `start` is never played on: call `begin` for a copy."""

    id: str
    start: Match
    goal: Goal
    right: list[list[int]]
    wrong: list[list[int]]
    refused: list[int]

    def begin(self) -> Match:
        """A new match at the start of the step."""
        return self.start.copy()

    @property
    def kinds(self) -> set[str]:
        """The kinds of actions that lead to the goal. A choice of any other kind misses it."""
        return {self.start.game.actions[id].kind for line in self.right for id in line}

    @property
    def most(self) -> int:
        """The largest number of choices that the learner may need."""
        return max(map(len, self.right))

    def state(self, match: Match) -> State:
        """The progress of a match that `begin` returned."""
        new = match.events(LEARNER, len(self.start.full_events()))
        if any(self.goal.met_by(event) for event in new):
            return State.REACHED
        chosen = [id for seat, id in match.decisions[len(self.start.decisions) :] if seat == LEARNER]
        strays = any(match.game.actions[id].kind not in self.kinds for id in chosen)
        missed = strays or len(chosen) >= self.most or LEARNER not in match.actors
        return State.MISSED if missed else State.GOING

    def after(self, line: Sequence[int]) -> tuple[State, Match]:
        """The progress and the match after these choices of the learner, as far as there is a choice to make. Raises IllegalAction."""
        match = self.begin()
        for id in line:
            if self.state(match) is not State.GOING:
                break
            match.play(LEARNER, id)
        return self.state(match), match


class Last(NamedTuple):
    """The final match of the course."""

    start: Match
    bot: str


class Course:
    """The course of a game. Raises BadCourse if the file is invalid; `faults` finds what only shows when the course is played."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.folder = game, folder
        file = self._read()
        self._seed, self._players, self._options = file.seed, file.players, file.options
        self.steps: list[Step] = []
        for step_file in file.steps:
            if step_file.id in [step.id for step in self.steps]:
                raise BadCourse(step_file.id, "id", "a unique id")
            self.steps.append(self._step(step_file))
        if not self.steps:
            raise BadCourse("steps", "none", "at least one")
        if file.match.bot not in game.bots:
            raise BadCourse("match", file.match.bot, f"one of the bots {', '.join(game.bots)}")
        self.last = Last(self._start("match", file.match), file.match.bot)

    def _read(self) -> CourseFile:
        try:
            return msgspec.convert(tomllib.loads((self.folder / FILE).read_text(encoding="utf-8")), CourseFile)
        except (OSError, ValueError) as error:  # also tomllib's and msgspec's
            raise BadCourse(FILE, str(error), "a table of steps and a match (docs/adding_a_game.md)") from None

    def _step(self, step_file: StepFile) -> Step:
        start = self._start(step_file.id, step_file)
        line = [[self._action(step_file.id, text) for text in each] for each in step_file.right]
        wrong = [[self._action(step_file.id, text) for text in each] for each in step_file.wrong]
        if not line or not all(line):
            raise BadCourse(step_file.id, "right", "at least one line of choices that reach the goal")
        if not wrong and not step_file.refused:
            raise BadCourse(step_file.id, "wrong", "at least one choice that does not reach the goal, or one that is refused")
        refused = [self._action(step_file.id, text) for text in step_file.refused]
        return Step(step_file.id, start, self._goal(step_file.id, step_file.goal), line, wrong, refused)

    def _goal(self, id: str, goal: dict[str, Any]) -> Goal:
        """The goal of a step: an event of the learner's seat, unless the step names another seat."""
        args = {name: value if isinstance(value, list) else [value] for name, value in goal.items()}
        kind = args.pop("event", [])
        type_ = next((each for each in self.game.events.types if [each.kind] == kind), None)
        if type_ is None:
            raise BadCourse(id, f"event {quoted(goal.get('event'))}", f"one of {', '.join(each.kind for each in self.game.events.types)}")
        if "seat" in type_.arguments:
            args.setdefault("seat", [LEARNER])
        for name, values in args.items():
            known = type_.arguments.get(name)
            if known is None or (known.names and any(value not in known.names for value in values)):
                expected = ", ".join(known.names if known else type_.arguments)
                raise BadCourse(id, f"{name} {quoted(goal[name])}", f"one of {expected}")
        return Goal(type_.kind, args)

    def _start(self, id: str, start: StepFile | LastFile) -> Match:
        """The match with which a step starts."""
        try:
            match = self._match_at(start.position)
            for each in start.before:
                seat, _, text = each.partition(":")
                match.play(int(seat), self._action(id, text.strip()))
        except (ValueError, OSError) as error:  # all our errors are ValueErrors
            raise error if isinstance(error, BadCourse) else BadCourse(id, "start", str(error)) from None
        if LEARNER not in match.actors:
            raise BadCourse(id, "start", f"a decision of seat {LEARNER}")
        return match

    def _match_at(self, position: Position) -> Match:
        if isinstance(position, str):
            position = json.loads((self.folder / f"{position}.json").read_text(encoding="utf-8"))
        if isinstance(position, dict):
            return Match.from_position(self.game, {"players": self._players, "options": self._options, **position}, self._seed)
        if not self.steps:
            players = self.game.check_players(self._players, self._options)
            return Match.start(self.game, players, self._seed, self.game.check_options(self._options))
        return self.steps[-1].after(self.steps[-1].right[0])[1]

    def _action(self, id: str, text: str) -> int:
        try:
            return int(self.game.actions.parse(text).id)
        except BoardwrightError as error:
            raise BadCourse(id, "action", str(error)) from None

    @cached_property
    def faults(self) -> list[str]:
        """Everything in the course that does not fit the rules, step by step; [] for a sound course."""
        return [fault for step in self.steps for fault in _faults_of(step)]


def _faults_of(step: Step) -> list[str]:
    """Everything in a step that does not fit the rules."""
    faults = []
    text = step.start.game.actions.__getitem__
    for expected, lines in ((State.REACHED, step.right), (State.MISSED, step.wrong)):
        for line in lines:
            try:
                state = step.after(line)[0]
            except BoardwrightError as error:
                faults.append(f"{step.id}: {', '.join(str(text(id)) for id in line)} is {error}")
                continue
            if state is not expected:
                faults.append(f"{step.id}: {', '.join(str(text(id)) for id in line)}: the goal is {state.value}, expected {expected.value}")
    legal = [id for id in step.refused if step.start.why_not(LEARNER, id) is None]
    return faults + [f"{step.id}: {text(id)} is legal, expected a refusal" for id in legal]


def has_course(folder: Path) -> bool:
    """Return whether a game's folder contains a course. Does not read it."""
    return (folder / "course" / FILE).is_file()


def course_of(game: Game) -> Course | None:
    """The course of a game, or None if it has none. Raises BadCourse."""
    return Course(game, game.folder / "course") if has_course(game.folder) else None
