"""`boardwright learn`: a game's guided course in the terminal. It resumes where the learner left off."""

import argparse
from typing import Any

import boardwright as bw
from boardwright.bots import Bot
from boardwright.cli.background import Compiling
from boardwright.cli.language import language
from boardwright.cli.names import seat_names
from boardwright.cli.play import adviser_of
from boardwright.cli.progress import keep_step, kept_step
from boardwright.cli.screen import Screen
from boardwright.cli.table import UNDO, Table
from boardwright.cli.usage import DONE, FAILED, PlayerLeft, WrongUsage
from boardwright.core.domain.course import LEARNER, Course, State, Step, course_of
from boardwright.core.domain.match import Match
from boardwright.core.text.course_check import faults_of
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Run the course. Returns the exit code."""
    game, lang, screen = bw.load(args.game), language(args.lang), Screen()
    course = course_of(game)
    if course is None:
        raise WrongUsage(Words(lang).t("cli-learn-none", game=args.game))
    if args.check:
        return _print_faults(faults_of(course), screen)
    match = course.last.start
    words = Words(lang, game, seat_names(Words(lang, game), [], 1, match.players - 1), course=True)
    screen.line((words.t("cli-learn", game=words.t("title")), "bold"))
    with Compiling(game, words, {course.last.bot}) as compiling:
        lesson = Lesson(course, words, screen, compiling)
        try:
            lesson.run_from(lesson.first_step(args.step))
        except PlayerLeft:
            screen.line(words.t("cli-learn-left", number=lesson.at + 1, game=game.id))
    return DONE


def _print_faults(faults: list[str], screen: Screen) -> int:
    for fault in faults:
        screen.line(fault)
    return FAILED if faults else DONE


class Lesson:
    """A course with a learner at the terminal. `at`: the step, from 0; the final match comes after the last one."""

    def __init__(self, course: Course, words: Words, screen: Screen, compiling: Any) -> None:
        self.course, self.words, self.screen, self.compiling = course, words, screen, compiling
        self.at = 0

    def first_step(self, requested: int | None) -> int:
        """The step to start with: the requested one (from 1), or the one where the learner left off. Raises WrongUsage."""
        count = len(self.course.steps) + 1
        if requested is None:
            return min(kept_step(self.course.game.id), count - 1)
        if requested > count:
            raise WrongUsage(f"--step {requested}: expected 1 to {count}")
        return requested - 1

    def run_from(self, step: int) -> None:
        """Run the steps from this one on, then the final match. Raises Left."""
        for at in range(step, len(self.course.steps)):
            self._set_step(at)
            self._play_step(self.course.steps[at])
        self._set_step(len(self.course.steps))
        self._print_step(self.at + 1, "learn-match")
        self._play_match()
        keep_step(self.course.game.id, 0)
        self.screen.line((self.words.t("ui-learn-finished"), "bold green"))

    def _set_step(self, step: int) -> None:
        self.at = step
        keep_step(self.course.game.id, step)

    def _play_step(self, step: Step) -> None:
        """Let the learner choose until the goal is reached; after a miss the step starts again."""
        self._print_step(self.at + 1, f"learn-{step.id}")
        while True:
            match = step.begin()
            state = self._choose(step, match)
            if state is State.REACHED:
                self.screen.line(("✓ " + self.words.t("ui-learn-reached"), "bold green"))
                return
            self.screen.line((self.words.t(f"learn-{step.id}-hint"), "yellow"))
            self.screen.line(self.words.t("cli-learn-again"))

    def _choose(self, step: Step, match: Match) -> Any:
        table = self._table(match, printed=len(match.full_events()))
        while (state := step.state(match)) is State.GOING:
            table.show(LEARNER)
            choice = table.ask(LEARNER)
            if choice != UNDO:
                match.play(LEARNER, choice)
        return state

    def _play_match(self) -> None:
        match = self.course.last.start.copy()
        bots = {seat: bw.bot(self.course.last.bot, match.game, seat) for seat in range(1, match.players)}
        self._table(match, bots, adviser=adviser_of(match.game)).play()

    def _table(self, match: Match, bots: Any = None, printed: int = 0, adviser: Bot | None = None) -> Table:
        """A table at which only the learner is asked. `printed`: the number of events not to print; `adviser`: gives hints."""
        others: Any = bots or dict.fromkeys(range(1, match.players))
        return Table(match, others, self.words, self.screen, self.compiling, printed, adviser)

    def _print_step(self, number: int, message: str) -> None:
        count = len(self.course.steps) + 1
        self.screen.line()
        self.screen.line((f"{self.words.t('ui-learn-step', number=number, count=count)}: ", "bold cyan"), self.words.t(message))
