"""`boardwright play`: a match in the terminal. Chooses game and seats and starts the match."""

import argparse
import contextlib
import signal
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from boardwright.bots import AnyBot, Bot, bot_of
from boardwright.bots.command import command_of
from boardwright.bots.fallback import WithFallback
from boardwright.cli.background import Compiling
from boardwright.cli.choices import folded, matches
from boardwright.cli.language import language
from boardwright.cli.names import recorded, seat_names
from boardwright.cli.resume import resume
from boardwright.cli.screen import Screen
from boardwright.cli.setup import choose, counts
from boardwright.cli.table import Table
from boardwright.cli.usage import DONE, PlayerLeft, WrongUsage, check_writable
from boardwright.core.domain.bot_rules import names_a_file, names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import save
from boardwright.core.domain.registry import about, games
from boardwright.core.machine.random import derived_key
from boardwright.core.text.words import Words
from boardwright.server.protocol.display_names import clean_name

NO_DEAL: Mapping[str, Any] = MappingProxyType({})
KILLED = 128  # what shells add to the number of the signal that ended a program


def run(args: argparse.Namespace) -> int:
    """Play one match. Returns the exit code."""
    check_writable("--save", args.save)
    lang, screen = language(args.lang), Screen()
    if args.resume:
        match, names, levels, deal = resume(args, lang)
        _check_levels(match.game, levels.values())
        return _play(args, match, Words(lang, match.game, names), levels, screen, deal)
    try:
        _ask_missing_arguments(args, screen, lang)
    except PlayerLeft:
        screen.line(Words(lang).t("cli-left"))
        return DONE
    people, bots = _seats(args)
    chosen = choose(args, people + len(bots))
    _check_levels(chosen.game, bots)
    names = seat_names(Words(lang, chosen.game), args.names or [], people, len(bots))
    match = Match.start(chosen.game, len(names), chosen.key, chosen.options)  # in plain Python until the machine code is ready
    return _play(args, match, Words(lang, chosen.game, names), dict(enumerate(bots, people)), screen)


def _play(
    args: argparse.Namespace, match: Match, words: Words, levels: dict[int, str], screen: Screen, deal: Mapping[str, Any] = NO_DEAL
) -> int:
    """Play a match to its end. `levels`: the names of the bots, by seat; `deal`: what a fair deal keeps in the file."""
    game, people = match.game, match.players - len(levels)
    seeds = {seat: derived_key(match.seed, "player", seat) for seat in levels}
    bot_of_seat = {seat: bot_of(levels[seat], game, seed) for seat, seed in seeds.items()}
    adviser = adviser_of(game) if people and not args.no_hints else None
    bot_names = {bot.name for bot in (*bot_of_seat.values(), adviser) if isinstance(bot, Bot)}
    bots = {seat: _with_fallback(bot, game, seeds[seat]) for seat, bot in bot_of_seat.items()}
    with Compiling(game, words, bot_names) as compiling:
        table = Table(match, bots, words, screen, compiling, match.event_count if match.decisions else 0, adviser)
        try:
            with _ends_by_signal():
                table.play()
        except PlayerLeft:
            screen.line(words.t("cli-left"))
        finally:
            if args.save:
                seats = [_seat_record(seat, words.names[seat], bots) for seat in range(match.players)]
                save(match, args.save, **{"seats": seats, **deal})
                screen.line(words.t("cli-saved", path=args.save))
    return DONE


@contextlib.contextmanager
def _ends_by_signal() -> Iterator[None]:
    """Exit in order, so that the match's file is written, where a closed terminal or the system would kill the process."""

    def end(number: int, _: object) -> None:
        raise SystemExit(KILLED + number)

    found = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    deadly = [number for number in found if signal.getsignal(number) is signal.SIG_DFL]
    for number in deadly:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in deadly:
            signal.signal(number, signal.SIG_DFL)


def _with_fallback(bot: AnyBot, game: Game, seed: bytes) -> AnyBot:
    """The bot in a seat: its mistakes do not end the match, they cost one decision each."""
    return bot if isinstance(bot, WithFallback) else WithFallback(bot, game, Bot, seed)


def adviser_of(game: Game) -> Bot | None:
    """The strongest bot of a game, for hints; None if the game names no levels."""
    levels = game.about.get("levels", [])
    return Bot(levels[-1], game) if levels else None


def _seat_record(seat: int, name: str, bots: dict[int, AnyBot]) -> dict[str, Any]:
    """The player in a seat, in the format of match files."""
    bot = bots.get(seat)
    return {"kind": "bot" if bot else "person", "name": name, "level": recorded(bot.name) if bot else None}


def _ask_missing_arguments(args: argparse.Namespace, screen: Screen, lang: str) -> None:
    """Ask for game, players and opponents. Over a pipe the defaults are: the only game, the fewest players, the easiest bot."""
    if args.game is None:
        known = games()
        title = {game: Words(lang, game).t("title") for game in known}
        args.game = known[0] if len(known) == 1 else _pick_value(screen, Words(lang).t("cli-which-game"), known, title, Words(lang))
    info, words = about(args.game), Words(lang, args.game)
    if args.players is not None or args.bots is not None:
        return
    possible = counts(args)
    args.players, levels = possible[0], list(info.get("levels", ["random"]))
    args.bots = levels[:1]
    if screen.is_talk:
        screen.line((words.t("title"), "bold"), " · " + words.t("blurb"))
        numbers = [str(n) for n in possible]
        args.players = int(_pick_value(screen, words.t("cli-how-many-players"), numbers, {}, words))
        args.bots = [_pick_value(screen, words.t("cli-which-level"), levels, {name: words.t(f"level-{name}") for name in levels}, words)]
        name = screen.ask(words.t("cli-your-name"))
        while name and not clean_name(name):
            name = screen.ask(words.t("cli-your-name"))
        args.names = args.names or ([name] if name else None)


def _pick_value(screen: Screen, question: str, values: list[str], titles: dict[str, str], words: Words) -> str:
    """Ask for one of the values, by number, title or part of it. Values without titles are numbers, typed as they are."""
    while True:
        screen.line((question, "bold"))
        for number, value in enumerate(values, 1):
            if titles:
                help = words.t(f"level-{value}-help") if words.has(f"level-{value}-help") else ""
                screen.item((f"{number:>4}  ", "bold cyan"), titles[value], (f"  {help}", "dim"))
        if not titles:
            screen.line("      " + ", ".join(values))
        typed = screen.ask(">")
        if typed is None or typed.lower() == "q":
            raise PlayerLeft
        found = _value_of_input(typed, values, titles)
        if found is not None:
            return found
        if typed and titles:
            screen.line((words.t("cli-no-choice-fits", text=typed[:60], count=len(values)), "yellow"))


def _value_of_input(typed: str, values: list[str], titles: dict[str, str]) -> str | None:
    """The value with this number, id or title, or else the only one with these words; None if there is none."""
    for number, value in enumerate(values, 1):
        if typed == value or (titles and (typed == str(number) or folded(typed) in (value, folded(titles[value])))):
            return value
    fitting = [value for value, title in titles.items() if typed and matches(typed, value, title)]
    return fitting[0] if len(fitting) == 1 else None


def _seats(args: argparse.Namespace) -> tuple[int, list[str]]:
    """The number of people, and the bots in the other seats; people sit first. A single level fills all seats but the first."""
    levels: list[str] = args.bots or []
    if args.players is None:
        players = max(counts(args)[0], len(levels) + 1)
    else:
        players = args.players
    if len(levels) == 1 and players > 1:
        return 1, levels * (players - 1)
    if len(levels) > players:
        raise WrongUsage(f"--bots names {len(levels)} bots for {players} players, expected at most {players}")
    return players - len(levels), levels


def _check_levels(game: Game, levels: Iterable[str]) -> None:
    for level in levels:
        if names_a_program(level):
            command_of(level)
        elif names_a_file(level):
            bot_of(level, game)
        else:
            game.bot_rule(level)
