"""Everything that a registered game can say has words in every language. No game is named here."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import boardwright as bw
from boardwright.core.domain.events import Argument
from boardwright.core.domain.registry import about
from boardwright.core.text.words import LANGUAGES, NUMBERED, Words, value_id
from tests.words.files import GAMES, file_of

TABLES = [(game, players) for game in GAMES for players in about(game)["players"]]
"""Every game with the fewest and the most players."""


@cache
def words_of(game: str, lang: str) -> Words:
    return Words(lang, bw.load(game), ["Ana", "Björn", "Cilka", "Đorđe", "Eva"], strict=True)


def needs(game: str, message: str) -> set[str]:
    """Return the arguments that a message of a game needs in English, and so in other languages."""
    return file_of(game, "en").arguments(message)


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_has_words_about_every_game(game: str) -> None:
    facts = about(game)
    messages = ["title", "blurb", *(f"section-{section}" for section in facts["sections"])]
    for level in bw.load(game).bots:
        messages += [f"level-{level}", f"level-{level}-help"]
    for option in facts.get("options", {}):
        messages += [f"option-{option}", f"option-{option}-help"]
    assert not [(lang, message) for lang in LANGUAGES for message in messages if not words_of(game, lang).t(message)]


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_words(game: str) -> None:
    for lang in LANGUAGES:
        for option, (_, values) in bw.load(game).options.items():
            texts = [words_of(game, lang).t(f"option-{option}-value", value=value) for value in values]
            assert len(set(texts)) == len(values), f"{lang}: {option}"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_sentence_of_its_own(game: str) -> None:
    for lang in LANGUAGES:
        words = words_of(game, lang)
        sentences: dict[str, str] = {}
        for action in bw.load(game).actions:
            sentences.setdefault(words.action(action), str(action))
            assert words.action(action, short=True)
            for name, value in action.args.items():
                if isinstance(value, str):
                    assert words.has(value_id(name, value)), f"{lang}: no words for {name} {value}"
        legal_looking = [text for text in sentences if "–" not in text]  # “–”: a place outside the board, which is never legal
        assert len(legal_looking) > len({a.kind for a in bw.load(game).actions}), lang


@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_events_need_only_arguments_of_the_event(game: str) -> None:
    """An event with a private or optional argument has a sentence without it."""
    messages = file_of(game, "en").messages
    for event in bw.load(game).events.types:
        kind = event.kind.replace("_", "-")
        carried = with_lists(event.arguments)
        assert needs(game, f"event-{kind}") <= carried
        absent = with_lists(name for name, argument in event.arguments.items() if argument.private or argument.optional)
        assert (f"event-{kind}-hidden" in messages) == bool(absent & needs(game, f"event-{kind}"))
        if f"event-{kind}-hidden" in messages:
            assert needs(game, f"event-{kind}-hidden") <= carried - absent
        for name, argument in event.arguments.items():
            for value in filter(None, argument.names):  # an empty name: none
                assert value_id(name, value) in messages


@pytest.mark.parametrize("game", GAMES)
def test_the_brief_form_of_an_event_needs_only_arguments_of_its_sentence(game: str) -> None:
    messages = file_of(game, "en").messages
    for brief in (message for message in messages if message.startswith("brief-")):
        event = brief.replace("brief-", "event-", 1)
        assert event in messages
        arguments = needs(game, event) | needs(game, event.removesuffix("-hidden"))
        assert needs(game, brief) <= arguments - {"seat"}, brief


def with_lists(arguments: Iterable[str]) -> set[str]:
    """Return the arguments of an event, and the lists that a message may use in their place."""
    names = set(arguments)
    return names | {NUMBERED.sub("_list", name) for name in names} | {"seat_list" for name in names if name.endswith("_seat")}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_sentence_with_and_without_hidden_arguments(game: str) -> None:
    """The samples are a few numbers, and names from the beginning, the middle and the end of the possible ones."""
    for event in bw.load(game).events.types:
        absent = {name for name, argument in event.arguments.items() if argument.private or argument.optional}
        for sample in SAMPLES:
            all_args = {name: sample_value(name, argument, sample) for name, argument in event.arguments.items()}
            hidden = {name: None if name in absent else value for name, value in all_args.items()}
            for lang in LANGUAGES:
                for visible in (all_args, hidden):
                    assert "{" not in words_of(game, lang).event(SimpleNamespace(kind=event.kind, args=visible)), lang


SAMPLES = (0, 1, 2, 3, 5, 21)


def sample_value(name: str, argument: Argument, sample: int) -> int | str:
    """Return a value for an argument of an event."""
    if name == "seat" or name.endswith("_seat"):
        return sample % 5
    names = [known for known in argument.names if known]
    return names[sample * len(names) // 22] if names else sample


@pytest.mark.parametrize("game", GAMES)
def test_short_forms_of_actions_fit_on_a_button(game: str) -> None:
    for lang in LANGUAGES:
        words = words_of(game, lang)
        actions = [action for action in bw.load(game).actions if words.has(f"action-{action.kind}-short".replace("_", "-"))]
        assert not {text for action in actions if len(text := words.action(action, short=True)) > MOST_ON_BUTTON}, lang


MOST_ON_BUTTON = 24
"""The most characters on a button of a phone."""


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_for_an_end_has_words(game: str) -> None:
    reasons = bw.load(game).module("scoring").REASONS
    assert all(words_of(game, lang).t(f"result-{reason}") for reason in reasons for lang in LANGUAGES)


def ids_in_source(game: str, call: str) -> set[str]:
    """Return the literal ids in the first argument of `Refusal(…)`, `Prompt(…)` and the like, in a game, the core and the server."""
    package = Path(bw.__file__).parent
    paths = [*bw.load(game).folder.rglob("*.py"), *package.glob("core/**/*.py"), *package.glob("server/*.py")]
    return {id for path in paths for name, id in ids_in_calls(path) if name == call}


@cache
def ids_in_calls(path: Path) -> list[tuple[str, str]]:
    """Return the names of the functions called in a source, with the literal texts of their first argument."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call) and node.args]
    return [(node.func.id, text) for node in calls if isinstance(node.func, ast.Name) for text in possible_texts(node.args[0])]


def possible_texts(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression may be: a constant, or either side of a conditional, but no computed text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from possible_texts(node.body)
        yield from possible_texts(node.orelse)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_and_prompt_in_the_source_has_words(game: str) -> None:
    refusals = ids_in_source(game, "Refusal") | ids_in_source(game, "Obstacle") | ids_in_source(game, "Closed") - {"undo_"}
    prompts = ids_in_source(game, "Prompt")
    assert {"match_over", "not_your_turn", "already_chosen", "not_now", "undo_over"} <= refusals
    assert {"wait", "over"} <= prompts
    messages = [f"reason-{id}".replace("_", "-") for id in refusals] + [f"prompt-{id}".replace("_", "-") for id in prompts]
    assert not [(lang, message) for lang in LANGUAGES for message in messages if not words_of(game, lang).has(message)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_prompts_refusals_and_events_of_matches_have_words(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Part of a match, in all languages, as each seat and a spectator see it."""
    monkeypatch.setenv("BOARDWRIGHT_JIT", "0")  # a few decisions are not worth compiling for
    match = bw.load(game).new_match(players=players, seed=players)
    chance = np.random.Generator(np.random.PCG64(players))
    for _ in range(120):
        if match.over:
            break
        for seat in [None, *range(players)]:
            check_words(game, "prompt", match.prompt(seat))
        for seat in match.actors:
            for action in match.game.actions:
                reason = match.why_not(seat, action)
                if reason is not None:
                    check_words(game, "refusal", reason)
                    assert reason.section is None or reason.section in match.game.about["sections"]
        seat = match.actors[int(chance.integers(len(match.actors)))]
        match.play(seat, int(chance.choice(match.legal_ids(seat))))
    for viewer in [None, *range(players)]:
        for event in match.events(viewer):
            check_words(game, "event", event)


CHECKED: set[str] = set()


def check_words(game: str, kind: str, subject: Any) -> None:
    """Check that something has words in every language, once. Strict words raise for a missing message."""
    key = f"{game} {subject!r}"
    if key not in CHECKED:
        CHECKED.add(key)
        assert all(getattr(words_of(game, lang), kind)(subject) for lang in LANGUAGES)
