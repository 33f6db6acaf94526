"""`boardwright analyse`: everyone's chances, the costliest decisions, and luck."""

from __future__ import annotations

import argparse

import boardwright as bw
from boardwright.analysis import Analysis, Judged, Settings, analyse
from boardwright.analysis.wording import NAMED, Wording, percent, signed_percent
from boardwright.cli.board import Board, result_lines
from boardwright.cli.language import language
from boardwright.cli.names import names_in
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.source import read
from boardwright.cli.usage import DONE, check_writable, print_json
from boardwright.core.domain.atomic_file import write_atomically
from boardwright.core.text.words import Words


def run(args: argparse.Namespace) -> int:
    """Analyse a match file and print or write what was found. Returns the exit code."""
    check_writable("--html", args.html, args.file)
    data, content = read(args.file, "a match file")
    words = Words(language(args.lang), bw.replay(data, 0).game, names_in(content))
    with Progress() as progress:
        settings = Settings(args.simulations, seed=args.seed, full=args.full)
        analysis = analyse(data, settings, lambda done, total: progress(words.t("cli-analysis-progress", done=done, total=total)))
    if args.html:
        from boardwright.analysis.report import report

        write_atomically(args.html, report(analysis, words, Board(analysis.match.game, words).draw).encode())
    if args.json:
        print_json(analysis.to_dict())
    elif args.html:
        Screen().line(words.t("cli-saved", path=args.html))
    else:
        _print(analysis, words)
    return DONE


def _print(analysis: Analysis, words: Words) -> None:
    screen, match, wording = Screen(), analysis.match, Wording(analysis, words)
    screen.line((words.t("cli-match-starts", game=words.t("title"), players=match.players), "bold"))
    if match.result:
        screen.lines(result_lines(match.result, match.players, words))
    else:
        screen.line(words.t("cli-analysis-unfinished", number=len(match.decisions)))
    screen.line()
    screen.line((words.t("cli-analysis-parts"), "bold"))
    screen.table(["", *wording.part_names], wording.part_rows(), right=range(1, len(wording.part_names) + 1))
    screen.line((words.t("cli-analysis-sum"), "dim"))
    screen.line()
    screen.line((words.t("cli-analysis-worst"), "bold"))
    for seat in range(match.players):
        _print_mistakes(screen, analysis.mistakes(seat)[:NAMED], seat, wording, words)
    screen.line((words.t("cli-analysis-known"), "dim"))
    if analysis.sources:
        screen.line()
        screen.line((words.t("cli-analysis-sources"), "bold"))
        screen.table(["", *map(words.name, range(match.players))], wording.source_rows(), right=range(1, match.players + 1))
        if wording.knows_usual:
            screen.line((words.t("cli-analysis-usual"), "dim"))


def _print_mistakes(screen: Screen, mistakes: list[Judged], seat: int, wording: Wording, words: Words) -> None:
    screen.line((words.name(seat), "bold"))
    if not mistakes:
        screen.line("  " + words.t("cli-analysis-none"))
    for each in mistakes:
        loss = f"{signed_percent(-each.loss, words.lang)} ± {percent(each.error, words.lang)}"
        played = wording.action(each.played)
        screen.line("  " + words.t("cli-analysis-costs", number=each.at + 1, action=played, loss=loss))
        screen.line("    " + words.t("cli-analysis-better", action=wording.action(each.best)))
        if each.full:
            screen.line("    " + wording.full(each))
