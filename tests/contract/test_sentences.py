"""Tests that the page's texts about whole matches are sentences in every language: lines of the log, and summaries of others' turns."""

from __future__ import annotations

import re
import subprocess
from json import dumps, loads
from pathlib import Path
from typing import Any

import msgspec
import pytest

import boardwright as bw
from boardwright.core.text.languages import LANGUAGES
from boardwright.server.play.frames import events_of
from tests.conftest import repetitions
from tests.contract.matches import choose_bots, load_game
from tests.contract.node_engine import find_node
from tests.contract.page_in_node import IN_PAGES

NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve"]
SHELL_WORDS = Path(bw.__file__).parent / "words"
MATCHES = repetitions(1, proving=20, short=1)

FAULTS = [
    r"[.!?…]\s*[,;]",  # a list of sentences
    r"[,;:]\s*[,;:.]",  # a word is missing
    r"(?<!\.)\.\.(?!\.)",  # two stops
    r"\s[.,;:!?]",
    r"\s\s|^\s|\s$",
    r"\(\s*\)",
    r"[{}$]|undefined|null|NaN",
]


def play_match(name: str, number: int) -> tuple[Any, int, list[tuple[int, int]]]:
    """Return a match of bots, the viewing seat, and the ranges of events that it reads before each of its choices."""
    game = load_game(name)
    counts = list(game.players_with())
    match = game.new_match(players=counts[number % len(counts)], seed=number + 1)
    bots = [bw.bot(bot, game, seat) for seat, bot in enumerate(choose_bots(name, match.players, 2 * number))]
    viewer, ranges = number % match.players, list[tuple[int, int]]()
    while not match.over:
        seat = match.actors[0]
        if viewer in match.actors:
            ranges.append((match.events_since_choice(viewer), len(match._log)))
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
    ranges.append((match.events_since_choice(viewer), len(match._log)))
    return match, viewer, [(since, until) for since, until in ranges if since < until]


def faults_of(text: str, sentence: bool) -> list[str]:
    """Return the patterns of FAULTS in a text, and whether a sentence lacks its beginning or end."""
    text = text.replace(" ?", " token")  # pieces are written with this sign
    faults = [pattern for pattern in FAULTS if re.search(pattern, text)]
    if sentence and not re.search(r"[.!?]$", text):
        faults.append("no end")
    if text[:1] != text[:1].upper() and (sentence or text.endswith(".")):
        faults.append("no beginning")
    return faults


def is_partial_sentence(brief: str, text: str) -> bool:
    """Return whether a line ends like a sentence but has a part that is not a sentence of the log."""
    return bool(re.search(r"[.!?]$", brief)) and not all(sentence in text for sentence in re.split(r"(?<=[.!?]) ", brief))


@pytest.mark.parametrize("name", IN_PAGES)
def test_texts_about_whole_matches_are_sentences(name: str) -> None:
    game = load_game(name)
    texts: set[tuple[str, str, bool]] = set()
    partial_sentences: set[str] = set()
    command = [find_node(), str(Path(__file__).with_name("lines_in_node.mjs")), str(game.folder), str(SHELL_WORDS)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as page:
        assert page.stdin and page.stdout
        for number in range(MATCHES):
            match, viewer, ranges = play_match(name, number)
            events = loads(msgspec.json.encode(events_of(match, viewer, 0)))
            for language in LANGUAGES:
                question = {"viewer": viewer, "events": events, "read": ranges, "language": language, "names": NAMES[: match.players]}
                print(dumps(question), file=page.stdin, flush=True)
                answer = loads(page.stdout.readline())
                texts |= {(language, text, True) for text in answer["sentences"]}
                texts |= {(language, brief, False) for brief, _ in answer["briefs"]}
                partial_sentences |= {brief for brief, text in answer["briefs"] if is_partial_sentence(brief, text)}
        page.stdin.close()
    assert {language for language, _, _ in texts} == set(LANGUAGES)
    faults = {(language, text): text_faults for language, text, sentence in sorted(texts) if (text_faults := faults_of(text, sentence))}
    assert not faults
    assert not partial_sentences
