"""`boardwright arena`: how strong bots are, measured in matches with each other."""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from boardwright.arena import Result, Run, Settings, Sprt, gauntlet_of, play_blocks, result_of
from boardwright.arena.block_file import header_of
from boardwright.arena.gauntlet import Gauntlet
from boardwright.arena.picture import picture, signed
from boardwright.arena.result import Estimate
from boardwright.arena.settings import PAIRS, checked_blocks, matches_in_a_block
from boardwright.arena.sprt import NOT_STRONGER, OPEN, STRONGER
from boardwright.cli.language import language
from boardwright.cli.screen import Progress, Screen
from boardwright.cli.setup import Chosen, choose, counts
from boardwright.cli.usage import DONE, WrongUsage, check_extra, check_writable
from boardwright.core.domain.atomic_file import write_atomically
from boardwright.core.errors import quoted
from boardwright.core.text.numbers import decimal, localized, percentage
from boardwright.core.text.words import Words

VERDICTS = {STRONGER: "cli-arena-stronger", NOT_STRONGER: "cli-arena-not-stronger", OPEN: "cli-arena-open"}


def run(args: argparse.Namespace) -> int:
    """Play, and print the result. Returns the exit code."""
    if args.ray is not None:
        check_extra("ray")
    check_writable("--svg", args.svg, args.out)
    with redirect_stdout(sys.stderr), Progress() as progress:  # what bots print
        chosen, settings, blocks = _settings(args)
        words = Words(language(args.lang), chosen.game)
        played = Run(settings, blocks)
        settings.compile(lambda done, total, _: progress(words.t("cli-compiling", done=done, total=total)))
        try:
            play_blocks(played, args.jobs, args.ray, Path(args.out) if args.out else None, _progress_reporter(words, progress))
        except KeyboardInterrupt:
            progress.close()
            hint = f"{quoted(args.out)} keeps them, and the same command goes on" if args.out else "with --out FILE they would be kept"
            print(f"boardwright: interrupted after {played.done} of {blocks} blocks; {hint}", file=sys.stderr)
            raise
    result = result_of(played)
    if args.json:
        print(json.dumps(result.to_dict()))
    else:
        _print(result, chosen, words)
    if args.svg:  # last: a full disk does not take the result with it
        write_atomically(args.svg, picture(result, words).encode())
    return DONE


def _settings(args: argparse.Namespace) -> tuple[Chosen, Settings, int]:
    """Return what to play, and how many blocks. Raises BoardwrightError."""
    if args.seed is None:
        args.seed = _seed_of(args)
    players = args.players or counts(args)[0]
    chosen, gauntlet, bots = choose(args, players), None, tuple(args.bots)
    if args.gauntlet:
        gauntlet = gauntlet_of(chosen.game)
        players = _same_players(args, gauntlet)
        chosen = choose(args, players)
        bots += tuple(name for name in gauntlet.bots if name not in bots)
    elif not (bots and args.games):
        raise WrongUsage("arena: expected --bots and --games, or --gauntlet")
    sprt = Sprt(*args.sprt) if args.sprt else None
    settings = Settings(chosen.game, bots, players, chosen.options, chosen.seed, chosen.key, args.tables, sprt, gauntlet)
    if args.games:
        return chosen, settings, checked_blocks(-(-args.games // matches_in_a_block(players, settings.tables)))
    return chosen, settings, _blocks_of(settings)


def _seed_of(args: argparse.Namespace) -> str | None:
    """The seed of the gauntlet, or of the file to continue; None: a new one."""
    if args.gauntlet:
        import boardwright as bw

        return str(gauntlet_of(bw.load(args.game, args.data)).seed)
    header = header_of(Path(args.out)) if args.out else None
    return str(header.get("seed")) if header else None


def _same_players(args: argparse.Namespace, gauntlet: Gauntlet) -> int:
    if args.players not in (None, gauntlet.players):
        raise WrongUsage(f"--players {args.players}: the gauntlet is for {gauntlet.players}")
    return gauntlet.players


def _blocks_of(settings: Settings) -> int:
    """The blocks of a whole gauntlet: its number for each pair that meets."""
    from boardwright.arena.schedule import groups_of

    assert settings.gauntlet is not None
    return checked_blocks(settings.gauntlet.blocks * len(groups_of(settings)))


def _progress_reporter(words: Words, progress: Any) -> Any:
    """The function that reports the progress after each block."""
    start, played_before = time.monotonic(), -1

    def report_progress(run: Run) -> None:
        nonlocal played_before
        if played_before < 0:
            played_before = run.done - 1
        in_a_block = run.schedule.matches
        rate = (run.done - played_before) * in_a_block / max(time.monotonic() - start, 1e-9)
        total = words.t("cli-games-played", games=run.blocks * in_a_block)
        texts = [f"{run.done * in_a_block} / {total}", words.t("cli-games-per-second", rate=round(rate, 1 if rate < 10 else None))]
        progress(" · ".join([*texts, *([f"LLR {run.ratio:.2f}"] if run.settings.sprt else [])]))

    return report_progress


def _print(result: Result, chosen: Chosen, words: Words) -> None:
    screen = Screen()
    title = words.t("cli-match-starts", game=words.t("title"), players=result.settings["players"])
    screen.line((f"{title} · {words.t('cli-games-played', games=result.matches)}", "bold"))
    screen.line()
    _print_standings(result, words, screen)
    screen.line()
    _print_pairs(result, words, screen)
    screen.line()
    if result.sprt:
        screen.line(_verdict(result, words))
    rate = round(result.decisions / result.matches, 1)
    screen.line(words.t("cli-mean-decisions", mean=rate))
    screen.line((f"seed {chosen.seed} · digest {result.digest}", "dim"))


def _print_standings(result: Result, words: Words, screen: Screen) -> None:
    scored = bool(result.settings["scored"])
    columns = [words.t("cli-column-bot"), "Elo", "95 %", words.t("cli-column-wins"), "95 %", words.t("cli-column-place")]
    columns += [*([words.t("cli-column-score")] if scored else []), words.t("cli-column-time")]
    rows, lang = [], words.lang
    for each in result.standings:
        row = [each.bot, *_elo(each.elo), *_share(each.wins, lang), decimal(each.place.value, 2, lang) if each.place else "–"]
        row += [decimal(each.points.value, 1, lang) if each.points else "–"] if scored else []
        rows.append([*row, duration(result.times.get(each.bot, {}).get("processor_seconds"), lang)])
    screen.table(columns, rows, right=range(1, len(columns)))


def _print_pairs(result: Result, words: Words, screen: Screen) -> None:
    shows_single_seats = result.settings["tables"] == PAIRS and result.settings["players"] > 2
    columns = [words.t("cli-column-bot"), words.t("cli-column-against"), words.t("cli-column-deals"), words.t("cli-column-ahead"), "95 %"]
    columns += [*([words.t("cli-column-alone"), "95 %"] if shows_single_seats else []), "Elo", "95 %"]
    rows = []
    for pair in result.pairs:
        row = [*pair.bots, str(pair.blocks), *_share(pair.ahead, words.lang)]
        row += _share(pair.alone[0], words.lang) if shows_single_seats and pair.alone else []
        rows.append([*row, *_elo(pair.elo, "+")])
    screen.table(columns, rows, right=range(2, len(columns)))


def _elo(elo: Estimate, plus: str = "") -> list[str]:
    return [signed(elo.value, plus), f"{signed(elo.low, plus)} – {signed(elo.high, plus)}" if elo.low < elo.high else "–"]


def _share(share: Estimate | None, language: str) -> list[str]:
    if share is None:
        return ["–", "–"]
    value, low, high = (percentage(each, language) for each in (share.value, share.low, share.high))
    return [value, f"{low} – {high}"]


def _verdict(result: Result, words: Words) -> str:
    assert result.sprt is not None
    first, second = result.settings["bots"]
    low, high = (decimal(bound, 2, words.lang) for bound in result.sprt["bounds"])
    arguments = {name: f"{result.settings['sprt'][name]:g}" for name in ("elo0", "elo1")}
    arguments |= {"bot": second, "other": first, "ratio": decimal(result.sprt["ratio"], 2, words.lang), "low": low, "high": high}
    return words.t(VERDICTS[result.sprt["verdict"]], **arguments)


def duration(seconds: float | None, language: str) -> str:
    """Return a time as a text: `12 µs`, `3.4 ms`, `1.2 s`; – if it is not known."""
    if seconds is None:
        return "–"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{_rounded(seconds / size, 3, language)} {unit}"
    return f"{_rounded(seconds * 1e6, 2, language)} µs"


def _rounded(value: float, digits: int, language: str) -> str:
    """Return a number with that many significant digits, and no exponent."""
    return localized(f"{float(f'{value:.{digits}g}'):g}", language)
