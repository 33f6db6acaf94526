"""`boardwright play`: a match in the terminal. Chooses game and seats and starts the match."""

import argparse
from typing import Any

from boardwright.bots import AnyBot, Bot, bot_of
from boardwright.bots.command import command_of
from boardwright.bots.fallback import WithFallback
from boardwright.cli.background import Compiling
from boardwright.cli.language import language
from boardwright.cli.names import seat_names, short
from boardwright.cli.screen import Screen
from boardwright.cli.setup import Chosen, choose, counts
from boardwright.cli.table import Table
from boardwright.cli.usage import DONE, Left, WrongUsage, check_writable
from boardwright.core.domain.bot_rules import names_a_file, names_a_program
from boardwright.core.domain.game import Game
from boardwright.core.domain.match import Match
from boardwright.core.domain.record import save
from boardwright.core.domain.registry import about, games
from boardwright.core.machine.random import derived_key
from boardwright.core.text.words import Words
from boardwright.server.protocol.display_names import clean_name


def run(args: argparse.Namespace) -> int:
    """Play one match. Returns the exit code."""
    check_writable("--save", args.save)
    lang, screen = language(args.lang), Screen()
    try:
        _ask_what_is_missing(args, screen, lang)
    except Left:
        screen.line(Words(lang).t("cli-left"))
        return DONE
    people, levels = _seats(args)
    chosen = choose(args, people + len(levels))
    _check_levels(chosen, levels)
    names = seat_names(Words(lang, chosen.game), args.names or [], people, len(levels))
    return _play(args, chosen, Words(lang, chosen.game, names), levels, screen)


def _play(args: argparse.Namespace, chosen: Chosen, words: Words, levels: list[str], screen: Screen) -> int:
    players = len(words.names)
    match = Match.start(chosen.game, players, chosen.key, chosen.options)  # in plain Python until the machine code is ready
    people = players - len(levels)
    seeds = {seat: derived_key(chosen.key, "player", seat) for seat in range(people, players)}
    made = {seat: bot_of(levels[seat - people], chosen.game, seed) for seat, seed in seeds.items()}
    adviser = adviser_of(chosen.game) if people and not args.no_hints else None
    asked = {bot.name for bot in (*made.values(), adviser) if isinstance(bot, Bot)}
    bots = {seat: _with_fallback(bot, chosen.game, seeds[seat]) for seat, bot in made.items()}
    with Compiling(chosen.game, words, asked) as compiling:
        table = Table(match, bots, words, screen, compiling, adviser=adviser)
        try:
            table.play()
        except Left:
            screen.line(words.t("cli-left"))
        finally:
            if args.save:
                save(match, args.save, [_seat_record(seat, words.names[seat], bots) for seat in range(players)])
                screen.line(words.t("cli-saved", path=args.save))
    return DONE


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
    return {"kind": "bot" if bot else "person", "name": name, "level": short(bot.name) if bot else None}


def _ask_what_is_missing(args: argparse.Namespace, screen: Screen, lang: str) -> None:
    """Ask for game, players and opponents. Over a pipe the defaults are: the only game, the fewest players, the easiest bot."""
    if args.game is None:
        known = games()
        title = {game: Words(lang, game).t("title") for game in known}
        args.game = known[0] if len(known) == 1 else _pick_value(screen, Words(lang).t("cli-which-game"), known, title)
    info, words = about(args.game), Words(lang, args.game)
    if args.players is not None or args.bots is not None:
        return
    possible = counts(args)
    args.players, levels = possible[0], list(info.get("levels", ["random"]))
    args.bots = levels[:1]
    if screen.is_talk:
        screen.line((words.t("title"), "bold"), " · " + words.t("blurb"))
        numbers = [str(n) for n in possible]
        args.players = int(_pick_value(screen, words.t("cli-how-many-players"), numbers, {}))
        args.bots = [_pick_value(screen, words.t("cli-which-level"), levels, {name: words.t(f"level-{name}") for name in levels}, words)]
        name = screen.ask(words.t("cli-your-name"))
        while name and not clean_name(name):
            name = screen.ask(words.t("cli-your-name"))
        args.names = args.names or ([name] if name else None)


def _pick_value(screen: Screen, question: str, values: list[str], titles: dict[str, str], words: Words | None = None) -> str:
    """Ask for one of the values, by number or name. A value that is itself a number is typed as it is."""
    while True:
        screen.line((question, "bold"))
        for number, value in enumerate(values, 1):
            if titles:
                help = words.t(f"level-{value}-help") if words and words.has(f"level-{value}-help") else ""
                screen.item((f"{number:>4}  ", "bold cyan"), titles[value], (f"  {help}", "dim"))
        if not titles:
            screen.line("      " + ", ".join(values))
        said = screen.ask(">")
        if said is None or said.lower() == "q":
            raise Left
        if said in values:
            return said
        if titles and said.isdecimal() and 1 <= int(said) <= len(values):
            return values[int(said) - 1]


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


def _check_levels(chosen: Chosen, levels: list[str]) -> None:
    for level in levels:
        if names_a_program(level):
            command_of(level)
        elif names_a_file(level):
            bot_of(level, chosen.game)
        else:
            chosen.game.bot_rule(level)
