"""A match at the terminal: turns, views and input."""

from typing import Any

from boardwright.bots import AnyBot, Bot
from boardwright.bots.advice import Advice, advise
from boardwright.cli.background import Compiling
from boardwright.cli.board import Board, show_result
from boardwright.cli.choices import Choices, Numbered, shortened
from boardwright.cli.explain import explanation, reasons, rules
from boardwright.cli.names import level_text
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.usage import PlayerLeft
from boardwright.core.domain.match import Match
from boardwright.core.domain.refusal import Closed, Refusal
from boardwright.core.text.words import Words

MOST_SHOWN = 30  # choices listed at once; typing finds the rest
UNDO = "undo"
HINT = "i"


class Table:
    """A match of bots and people at one terminal. Each person sees only the views of their own seat."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, AnyBot],
        words: Words,
        screen: Screen,
        compiling: Compiling,
        printed: int = 0,
        adviser: Bot | None = None,
    ) -> None:
        """`printed`: the number of events not to print any more; `adviser`: gives hints."""
        self.match, self.bots, self.words, self.screen, self.compiling = match, bots, words, screen, compiling
        self.adviser = adviser
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self._board = Board(match.game, words)
        self._printed = dict.fromkeys([*self.people, None], printed)  # the number of events printed for each viewer
        self._at_screen: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play to the end. Raises Left."""
        self.screen.line((self.words.t("cli-match-starts", game=self.words.t("title"), players=self.match.players), "bold"))
        if self.words.has("goal"):
            self.screen.line((self.words.t("goal"), "dim"))
        for seat in self.bots:
            self.screen.line("  " + self.words.name(seat), (" · " + self._level_text(seat), "dim"))
        while not self.match.over:
            acting = [seat for seat in self.match.actors if seat in self.bots]
            if acting:
                self._bot_acts(acting[0])
            else:
                self._person_acts(self.match.actors[0])
        self._show_end()

    def _level_text(self, seat: int) -> str:
        return level_text(self.words, self.bots[seat].name)

    def _bot_acts(self, seat: int) -> None:
        self.match.play(seat, self._bot_choice(self.bots[seat], seat, self.words.name(seat)))
        if not self.people:
            self._print_new_events(None)

    def _bot_choice(self, bot: AnyBot, seat: int, name: str) -> int:
        """The choice of a bot, shown under `name`, for a seat, from what the seat knows."""
        with Progress() as progress:
            progress(self.words.t("cli-thinking", seat=name))
            return int(bot.choose(self.match.hidden(seat), self.match.legal_ids(seat).tolist()))

    def _person_acts(self, seat: int) -> None:
        if not self._hand_over(seat):
            return
        self.show(seat)
        choice = self.ask(seat)
        if choice != UNDO:
            self.match.play(seat, choice)

    # -- showing --------------------------------------------------------------------------------------------------------------

    def _viewer(self) -> int | None:
        """The viewer while no player is prompted: the seat of the only person, or else a spectator (None)."""
        return self.people[0] if len(self.people) == 1 else None

    def _print_new_events(self, viewer: int | None) -> None:
        """Print the events that this viewer has not seen yet."""
        events = self.match.events(viewer, self._printed[viewer])
        for event in self._board.without_quiet(events):
            self.screen.item(("  · ", "dim"), self.words.event(event))
        if events:
            self._printed[viewer] = events[-1].n + 1

    def show(self, seat: int | None) -> None:
        """Print what is new for a viewer, and the table as they see it."""
        self.screen.line()
        self._print_new_events(seat)
        self.screen.line()
        self.screen.lines(self._board.draw(self.match.view(seat), seat))
        self.screen.line()

    def _show_end(self) -> None:
        viewer = self._viewer()
        self.show(viewer)
        self.screen.line((self.words.t("cli-over"), "bold"))
        result = self.match.result
        assert result is not None
        show_result(self.screen, result, self.match.players, self.words, {seat: self._level_text(seat) for seat in self.bots})

    def _hand_over(self, seat: int) -> bool:
        """Pass the screen to another player: clear the view before they look. Returns False after an undo."""
        if self._at_screen == seat or len(self.people) == 1:
            return True
        former, self._at_screen = self._at_screen, seat
        self.screen.clear()
        self.show(None)
        question = self.words.t("cli-hand-over", seat=seat)
        if not self.screen.is_talk:  # a pipe has no user to wait for
            self.screen.line((question, "bold"))
            return True
        while True:
            typed = self.screen.ask(question)
            if typed is None or typed.lower() == "q":
                raise PlayerLeft
            if typed.lower() != "u" or former is None:
                break
            if self._undo(former):
                self._at_screen = None
                return False
        self.screen.clear()
        return True

    # -- asking ---------------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Any:
        """The action that the player chooses, or UNDO after a choice was taken back. Raises Left."""
        choices = Choices(self.match.legal(seat), self.words, lambda action: self.match.preview(seat, action.id))
        self.compiling.report()
        self.screen.line((f"▶ {self.words.name(seat)}: ", "bold green"), (self.words.prompt(self.match.prompt(seat)), "bold"))
        self._print_choices(seat, choices.all)
        while True:
            typed = self.screen.ask(self.words.t("cli-ask"))
            if typed is None or typed.lower() == "q":
                raise PlayerLeft
            if typed.lower() == "u":
                if self._undo(seat):
                    return UNDO
                continue
            action = choices.pick(typed)
            if action is not None:
                return action.id
            self._handle_input(seat, typed, choices)

    def _handle_input(self, seat: int, typed: str, choices: Choices) -> None:
        """Handle input that is not a choice."""
        match, words, screen = self.match, self.words, self.screen
        if typed == "?":
            screen.items(explanation(match, seat, words, self._board.legend(), hints=self.adviser is not None))
        elif typed == "??":
            screen.items(rules(match.game.id, words))
        elif typed.startswith("?"):
            no_match = words.t("cli-no-choice-fits", text=typed[1:].strip()[:60], count=len(choices))
            screen.items(reasons(match, seat, words, typed[1:]) or [[(no_match, "yellow")]])
        elif typed.lower() == "l":
            for event in self._board.without_quiet(match.events(seat)):
                screen.item((f"{event.n + 1:>5}  ", "dim"), words.event(event))
        elif typed.lower() == HINT and self.adviser is not None:
            self._print_hint(self.adviser, seat, choices)
        elif not typed:
            self._print_choices(seat, choices.all)
        else:
            self._filter_choices(seat, typed, choices)

    def _print_hint(self, adviser: Bot, seat: int, choices: Choices) -> None:
        """Print the moves that the adviser considers, with their prospects and reasons, without playing one."""
        bot = self.words.t(f"level-{adviser.name}")
        with Progress() as progress:
            progress(self.words.t("cli-thinking", seat=bot))
            advice = advise(adviser, self.match, seat)
        numbered = {action.id: (number, text) for number, action, text in choices.all}
        number, text = numbered[advice[0].action]
        self.screen.line((self.words.t("ui-hint-says", bot=bot, choice=f"{number}  {text}"), "green"))
        for each in advice:
            self._print_advice(each, *numbered[each.action])

    def _print_advice(self, advice: Advice, number: int, text: str) -> None:
        chance = self.words.t("ui-percent", number=round(100 * advice.chance))
        facts = [self.words.t("ui-hint-alike") if advice.alike else self.words.t("ui-hint-chance", chance=chance)]
        if self.match.game.module("scoring").SCORED:
            facts.append(self.words.t("ui-points", points=round(advice.points)))
        self.screen.item((f"{number:>4}  ", "bold cyan"), text, ("  " + " · ".join(facts), "dim"))
        if advice.reason is not None:
            self.screen.item(("      ", ""), self.words.reason(advice.reason))

    def _filter_choices(self, seat: int, typed: str, choices: Choices) -> None:
        fitting = choices.fitting(typed)
        if not fitting:
            if not typed.isdecimal():
                self.screen.items(reasons(self.match, seat, self.words, typed))
            self.screen.line((self.words.t("cli-no-choice-fits", text=typed[:60], count=len(choices)), "yellow"))
            return
        self.screen.line((self.words.t("cli-choices-match", shown=len(fitting), count=len(choices), text=typed[:60]), "dim"))
        self._print_choices(seat, fitting)

    def _print_choices(self, seat: int, choices: list[Numbered]) -> None:
        view, families = self.match.view(seat), shortened(choices, MOST_SHOWN)
        width = max((len(text) for shown, _ in families for _, _, text in shown), default=0)
        for shown, left_out in families:
            for number, action, text in shown:
                hint = self._board.hint(view, self.match, seat, action)
                self.screen.item((f"{number:>4}  ", "bold cyan"), text.ljust(width) if hint else text, "  " if hint else "", *hint)
            if left_out:
                self.screen.item(("      ", ""), (self.words.t("ui-more", count=left_out), "dim"))

    def _why_closed(self, seat: int, refusal: Closed) -> str:
        """Return why undo is closed, with the event that closed it."""
        event = refusal.args.get("event")
        text = "" if event is None else self.words.event(self.match.events(seat, event)[0])
        return self.words.refusal(Refusal(refusal.id, refusal.section, event=text)).strip()

    def _undo(self, seat: int) -> bool:
        """Take back the seat's last decision and return True, or print why not and return False.

        If there is only one person, later decisions of bots are undone as well, as in the page.
        """
        undone_with = self.bots if len(self.people) == 1 else ()
        allowed = self.match.can_undo(seat, undone_with)
        if isinstance(allowed, Closed):
            self.screen.line((self.words.t("cli-cannot-undo", reason=self._why_closed(seat, allowed)), "yellow"))
            return False
        events_left = self.match.undo(seat, undone_with)
        self._printed = {viewer: min(count, events_left) for viewer, count in self._printed.items()}
        self.screen.line((self.words.t("cli-undone"), "green"))
        return True
