"""`boardwright replay`: print the events of a match file in words, and the board."""

import argparse

import boardwright as bw
from boardwright.cli.board import Board, show_result
from boardwright.cli.language import language
from boardwright.cli.names import names_in
from boardwright.cli.position import check_at
from boardwright.cli.screen import Screen
from boardwright.cli.source import read
from boardwright.cli.usage import DONE
from boardwright.core.domain.match import Match
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Print the events of the match (or of its first K decisions) and the board after them. Nothing is hidden."""
    data, content = read(args.file, "a match file")
    match = bw.replay(data, args.at)
    check_at(args.at, content)
    words = Words(language(args.lang), match.game, names_in(content))
    screen = Screen()
    screen.line((words.t("cli-match-starts", game=words.t("title"), players=match.players), "bold"))
    _print_events(screen, words, bw.replay(data, 0), match)
    screen.line((words.t("ui-replay-position", at=len(match.decisions), count=len(content["actions"])), "bold"))
    screen.lines(Board(match.game, words).draw(match.full_view(), None))
    screen.line()
    if match.result:
        show_result(screen, match.result, match.players, words)
    else:
        screen.line("▶ " + ", ".join(words.t("cli-turn", seat=seat) for seat in match.actors))
    return DONE


def _print_events(screen: Screen, words: Words, match: Match, end: Match) -> None:
    """Print every event with the number of its decision. `match`: replayed from the start; `end`: where to stop."""
    known = 0
    for number in range(len(end.decisions) + 1):
        if number:
            match.play(*end.decisions[number - 1])
        label = str(number)
        for event in match.full_events(known):
            screen.item((f"{label:>5}  ", "dim"), words.event(event))
            known, label = event.n + 1, ""
