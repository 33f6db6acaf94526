"""Every message that the page, the boards, the server and the terminal use exists, and every message is used."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import boardwright as bw
from boardwright.core.text.words import LANGUAGES, SHELL, Words, value_id
from tests.words.files import COMMON, COURSES, FOLDERS, RULEBOOKS, file_of, syntax_nodes

ROOT = Path(__file__).parents[2]
PACKAGE = SHELL.parent

# t('id'), t("id"), t(`id`), t(x ? 'a' : 'b'): the quoted ids at the beginning of the argument.
CALL = re.compile(r"""\bt\(\s*((?:[^()'"`,]*\?\s*)?(?:['"`][^'"`]*['"`]\s*:\s*)?f?['"`][^'"`]*['"`])\s*([,)])""")
GROUPS = "action event brief prompt reason why result section source typical option level help error language learn".split()
BY_SUBJECT = tuple(f"{group}-" for group in GROUPS)
"""Messages with these beginnings are looked up by the id of their subject, all others by name."""


TOO_GENERAL = {"", "ui-", "cli-", "board-"}
"""Beginnings of computed ids that would cover nearly every message. Such ids must be written out somewhere."""


@cache
def sources(owner: str) -> str:
    """Return the text of all sources that use the words of the shell or of a game."""
    if owner in COMMON:
        package_paths = [path for room in ("*.py", "*/*.py", "core/**/*.py", "server/**/*.py") for path in PACKAGE.glob(room)]
        paths = [*(ROOT / "web" / "src").rglob("*"), *package_paths]
    else:  # words of a course are found by its steps (tests/courses)
        paths = [] if owner in COURSES else list(FOLDERS[owner].parent.rglob("*"))
    source_paths = [p for p in paths if p.suffix in (".ts", ".svelte", ".js", ".py")]
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(set(source_paths)))


def used_ids(owner: str) -> list[tuple[str, bool]]:
    """Return the ids in calls of `t`, each with whether arguments are given. Computed parts of an id become `*`."""
    ids = []
    for match in CALL.finditer(sources(owner)):
        for quoted in re.findall(r"""['"`]([^'"`]*)['"`]""", match[1]):
            id = re.sub(r"\$?\{[^}]*\}", "*", quoted).replace("_", "-")
            if "-" in id or id in file_of(owner, "en").messages:
                ids.append((id, match[2] == ","))
    return ids


def messages_for(owner: str) -> dict[str, set[str]]:
    """Return the messages that a source of `owner` may use, with the arguments they need."""
    files = [file_of(o, "en") for o in dict.fromkeys((owner, "shell"))]
    if owner in COMMON:  # a screen that shows a game uses the game's words, too
        files += [file_of(o, "en") for o in (*FOLDERS, *RULEBOOKS) if o not in (owner, "shell")]
    return {message: file.arguments(message) for file in reversed(files) for message in file.messages}


def matching_messages(id: str, messages: dict[str, set[str]]) -> list[str]:
    """Return the messages that an id with `*` may be."""
    pattern = re.compile(re.escape(id).replace(r"\*", ".+") + r"\Z")
    return [message for message in messages if pattern.match(message)]


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_message_in_a_call_exists(owner: str) -> None:
    messages = messages_for(owner)
    missing = sorted({id for id, _ in used_ids(owner) if id != "*" and not matching_messages(id, messages)})
    assert not missing


@pytest.mark.parametrize("owner", FOLDERS)
def test_a_label_with_a_colon_in_the_source_has_none_in_the_message(owner: str) -> None:
    labels = set(re.findall(r"""\bt\('([a-z0-9-]+)'\)\}:""", sources(owner)))
    files = {lang: file_of(owner, lang).messages for lang in LANGUAGES}
    twice = [f"{lang}: {id}" for id in labels for lang, messages in files.items() if id in messages and ends_with_a_colon(messages[id])]
    assert not twice


def ends_with_a_colon(message: ast.Message) -> bool:
    last = message.value.elements[-1] if message.value else None
    return isinstance(last, ast.TextElement) and last.value.endswith(":")


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_literal_id_in_a_source_exists(owner: str) -> None:
    """This includes ids in tables or behind conditions, which the search for calls of `t` does not find."""
    text = sources(owner)
    quoted = set(re.findall(r"""['"`]((?:board|cli|ui)-[a-z0-9-]+)['"`]""", text))
    beginnings = set(re.findall(r"""\bid(?:Of)?\(\s*['"`]([a-z0-9-]+)['"`],""", text))
    assert quoted - beginnings - messages_for(owner).keys() == set()


def test_the_page_does_not_compute_ids_of_the_terminal() -> None:
    """The build of the page leaves out what only the terminal says (`isSaid` in web/vite.config.ts), so a computed id would be missing."""
    files = [path for room in (ROOT / "web" / "src", PACKAGE / "games") for path in room.rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert len(texts) > 100
    assert [computed for text in texts for computed in re.findall(r"""\bcli-[\w-]*\$\{|\bcli-[\w-]*-['"]""", text)] == []


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_call_gives_the_arguments_that_its_message_needs(owner: str) -> None:
    messages = messages_for(owner)
    bare = sorted({id for id, given in used_ids(owner) if not given and "*" not in id and messages.get(id)})
    assert not bare


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_message_is_used(owner: str) -> None:
    text, messages = sources(owner), file_of(owner, "en").messages
    starts = set(BY_SUBJECT) | {value_id(name, "") for name in named_arguments(owner)}
    starts |= {id.split("*")[0] for id, _ in used_ids(owner) if "*" in id} - TOO_GENERAL
    starts |= {f"{start}-" for start in re.findall(r"""\bid(?:Of)?\(\s*['"`]([a-z0-9-]+)['"`],""", text)}
    referred = {node.id.name for m in messages.values() for node in syntax_nodes(m) if isinstance(node, ast.MessageReference)}
    quoted = set(re.findall(r"""(?<=['"`])[\w-]+(?=['"`])""", text))
    unused = [
        message
        for message in messages
        if message not in referred | {"title", "blurb", "goal", "progress"}
        and not message.startswith(tuple(starts))
        and message not in quoted
    ]
    assert not unused


def named_arguments(owner: str) -> set[str]:
    """Return the arguments of a game's actions and events whose values are names."""
    if owner in COMMON or owner in COURSES:
        return set()
    game = bw.load(owner)
    arguments = {name for event in game.events.types for name, argument in event.arguments.items() if argument.names}
    return arguments | {name for action in game.actions for name, value in action.args.items() if isinstance(value, str)}


def error_ids() -> set[str]:
    """Return the ids of all errors that the server and the page report themselves."""
    server = "\n".join(p.read_text(encoding="utf-8") for p in sorted((PACKAGE / "server").rglob("*.py")))
    ids = set(re.findall(r"""ApiError\(\s*\w+,\s*"(\w+)\"""", server))
    ids |= {f"no_such_{what}" for what in re.findall(r"""not_found\("(\w+)"\)""", server)}
    ids |= set(re.findall(r"""\d{3}: "(\w+)\"""", server)) | set(re.findall(r"""names\.get\([^)]*, "(\w+)"\)""", server))
    ids |= set(re.findall(r"""StoreFailed\(.+, "(\w+)"\)""", server))
    pages = "\n".join(p.read_text(encoding="utf-8") for p in sorted((ROOT / "web" / "src").rglob("*.ts")))
    for pair in re.findall(r"""ApiError\((?:[^'()]*\? '(\w+)' : )?'(\w+)'""", pages):
        ids |= set(filter(None, pair))
    return {f"error-{id}".replace("_", "-") for id in ids} | {"error-unknown", "error-page"}


def test_exactly_the_errors_of_server_and_page_have_words() -> None:
    ids, messages = error_ids(), file_of("shell", "en").messages
    assert len(ids) > 20, "the search finds too little"
    refused = {id for id in ids if id.replace("error-", "reason-") in messages}
    assert ids - refused == {message for message in messages if message.startswith("error-")}


def arguments_by_reason() -> dict[str, set[str]]:
    """Return, by reason, the arguments that every error of the core with that reason has, as the calls give them."""
    arguments = {message: set(given) for message, given in COMPUTED_REASONS.items()}
    for path in sorted((PACKAGE / "core").rglob("*.py")):
        for node in calls_in(path):
            position = REASON_ARGUMENT.get(called_name(node), len(node.args))
            reason = node.args[position].value if len(node.args) > position and isinstance(node.args[position], python.Constant) else None
            if reason is not None:
                given = {str(keyword.arg) for keyword in node.keywords}
                message = f"broken-{reason}".replace("_", "-")
                arguments[message] = arguments.get(message, given) & given
    return arguments


COMPUTED_REASONS = {
    "broken-other": set(),  # errors without a reason of their own
    "broken-data": set(),  # `_as_broken_record`'s for data
    "broken-position": {"field", "value"},
    "broken-data-entry": {"field", "value"},
    "broken-not-plain": {"field", "value", "wanted", "most"},
}
"""Reasons that no call writes out (PositionError, BadData.at, `core.plain.check`), with their arguments: tests/core/test_plain.py."""

REASON_ARGUMENT = {"BrokenRecord": 2, "BadOption": 1, "UnknownGame": 1, "__init__": 1}
"""Which argument of an error is its reason."""


def calls_in(path: Path) -> list[python.Call]:
    return [node for node in python.walk(python.parse(path.read_text(encoding="utf-8"))) if isinstance(node, python.Call)]


def called_name(call: python.Call) -> str:
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


def test_exactly_the_reasons_of_misfits_have_words() -> None:
    given, file = arguments_by_reason(), file_of("shell", "en")
    assert len(given) > 15, "the search finds too little"
    assert set(given) == {message for message in file.messages if message.startswith("broken-")}
    missing = {message: file.arguments(message) - {"refused"} - arguments for message, arguments in given.items()}
    assert not any(missing.values()), f"words need what the errors do not bring: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_against_rating_has_a_sentence_of_its_own(lang: str) -> None:
    reasons = set(re.findall(r"""not_rated(?:\(|", why=)"(\w+)\"""", sources("shell")))
    assert len(reasons) > 5, "the search finds too little"
    words = Words(lang)
    assert len({words.t("error-not-rated", why=why) for why in reasons}) == len(reasons)


def test_the_search_for_calls_finds_every_form_of_id() -> None:
    """The patterns run on a made-up source, so that they cannot silently find nothing."""
    calls = """t('ui-a') words.t("ui-b", {x}) t(`ui-c-${kind}`) t(open ? 'ui-d' : 'ui-e') t(f"cli-{name}", a=1) at('no')"""
    ids = [re.sub(r"\$?\{[^}]*\}", "*", q) for m in CALL.finditer(calls) for q in re.findall(r"""['"`]([^'"`]*)['"`]""", m[1])]
    assert ids == ["ui-a", "ui-b", "ui-c-*", "ui-d", "ui-e", "cli-*"]
