"""What pages tell of whole matches are sentences, in every language: each line of the log, and summaries of what others did."""

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
from tests.contract.matches import bots_of, loaded
from tests.contract.node_engine import node
from tests.contract.page_in_node import IN_PAGES

NAMES = ["Ana", "Bo", "Cleo", "Dan", "Eve"]
SHELL = Path(bw.__file__).parent / "words"
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


def played(name: str, number: int) -> tuple[Any, int, list[tuple[int, int]]]:
    """A match of bots, the seat that looks on, and the ranges of events that it reads before each of its choices."""
    game = loaded(name)
    counts = list(game.players_with())
    match = game.new_match(players=counts[number % len(counts)], seed=number + 1)
    bots = [bw.bot(bot, game, seat) for seat, bot in enumerate(bots_of(name, match.players, 2 * number))]
    viewer, read = number % match.players, list[tuple[int, int]]()
    while not match.over:
        seat = match.actors[0]
        if viewer in match.actors:
            read.append((match.events_since_choice(viewer), len(match._log)))
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat)))
    read.append((match.events_since_choice(viewer), len(match._log)))
    return match, viewer, [(since, until) for since, until in read if since < until]


def faults_of(text: str, sentence: bool) -> list[str]:
    text = text.replace(" ?", " token")  # pieces are written with this sign
    found = [pattern for pattern in FAULTS if re.search(pattern, text)]
    if sentence and not re.search(r"[.!?]$", text):
        found.append("no end")
    if text[:1] != text[:1].upper() and (sentence or text.endswith(".")):
        found.append("no beginning")
    return found


def is_half_a_list(brief: str, text: str) -> bool:
    """Whether a line ends like a sentence but contains something that is not one: what the log does not say in this way."""
    return bool(re.search(r"[.!?]$", brief)) and not all(sentence in text for sentence in re.split(r"(?<=[.!?]) ", brief))


@pytest.mark.parametrize("name", IN_PAGES)
def test_lines_about_whole_matches_are_sentences(name: str) -> None:
    game = loaded(name)
    told: set[tuple[str, str, bool]] = set()
    half: set[str] = set()
    command = [node(), str(Path(__file__).with_name("lines_in_node.mjs")), str(game.folder), str(SHELL)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as page:
        assert page.stdin and page.stdout
        for number in range(MATCHES):
            match, viewer, read = played(name, number)
            events = loads(msgspec.json.encode(events_of(match, viewer, 0)))
            for language in LANGUAGES:
                question = {"viewer": viewer, "events": events, "read": read, "language": language, "names": NAMES[: match.players]}
                print(dumps(question), file=page.stdin, flush=True)
                answer = loads(page.stdout.readline())
                told |= {(language, text, True) for text in answer["sentences"]}
                told |= {(language, brief, False) for brief, _ in answer["briefs"]}
                half |= {brief for brief, text in answer["briefs"] if is_half_a_list(brief, text)}
        page.stdin.close()
    assert {language for language, _, _ in told} == set(LANGUAGES)
    faults = {(language, text): found for language, text, sentence in sorted(told) if (found := faults_of(text, sentence))}
    assert not faults
    assert not half
