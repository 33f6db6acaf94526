"""Every message that the page, the boards, the server and the terminal ask for exists, and nothing is kept that nobody asks for."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

import boardwright as bw
from boardwright.core.text.words import LANGUAGES, SHELL, Words, value_id
from tests.words.files import COURSES, FOLDERS, HOUSE, RULEBOOKS, file_of, walk

ROOT = Path(__file__).parents[2]
PACKAGE = SHELL.parent

# t('id'), t("id"), t(`id`), t(x ? 'a' : 'b'): whatever quoted ids stand at the beginning of the argument.
CALL = re.compile(r"""\bt\(\s*((?:[^()'"`,]*\?\s*)?(?:['"`][^'"`]*['"`]\s*:\s*)?f?['"`][^'"`]*['"`])\s*([,)])""")
GROUPS = "action event brief prompt reason why result section source typical option level help error language learn".split()
BY_WHAT_THEY_ARE_ABOUT = tuple(f"{group}-" for group in GROUPS)
"""Messages with these beginnings are found by the id of what they are about; all others are asked for by name."""


TOO_WIDE = {"", "ui-", "cli-", "board-"}
"""Beginnings of computed ids that would vouch for nearly every message: what is meant by them must stand somewhere in full."""


@cache
def sources(owner: str) -> str:
    """The text of everything that uses the words of the shell or of a game."""
    if owner in HOUSE:
        ours = [path for room in ("*.py", "*/*.py", "core/**/*.py", "server/**/*.py") for path in PACKAGE.glob(room)]
        paths = [*(ROOT / "web" / "src").rglob("*"), *ours]
    else:  # words of a course are found by its steps (tests/courses)
        paths = [] if owner in COURSES else list(FOLDERS[owner].parent.rglob("*"))
    wanted = [p for p in paths if p.suffix in (".ts", ".svelte", ".js", ".py")]
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(set(wanted)))


def asked(owner: str) -> list[tuple[str, bool]]:
    """The ids in calls of `t`, and whether arguments are given with it. What is computed in an id is cut to `*`."""
    found = []
    for match in CALL.finditer(sources(owner)):
        for quoted in re.findall(r"""['"`]([^'"`]*)['"`]""", match[1]):
            id = re.sub(r"\$?\{[^}]*\}", "*", quoted).replace("_", "-")
            if "-" in id or id in file_of(owner, "en").messages:
                found.append((id, match[2] == ","))
    return found


def known(owner: str) -> dict[str, set[str]]:
    """Messages that a source of `owner` may ask for, with the arguments they need."""
    files = [file_of(o, "en") for o in dict.fromkeys((owner, "shell"))]
    if owner in HOUSE:  # a screen that shows a game asks for the game's words, too
        files += [file_of(o, "en") for o in (*FOLDERS, *RULEBOOKS) if o not in (owner, "shell")]
    return {message: file.arguments(message) for file in reversed(files) for message in file.messages}


def fitting(id: str, messages: dict[str, set[str]]) -> list[str]:
    pattern = re.compile(re.escape(id).replace(r"\*", ".+") + r"\Z")
    return [message for message in messages if pattern.match(message)]


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_message_that_is_asked_for_exists(owner: str) -> None:
    messages = known(owner)
    missing = sorted({id for id, _ in asked(owner) if id != "*" and not fitting(id, messages)})
    assert not missing


@pytest.mark.parametrize("owner", FOLDERS)
def test_a_label_that_a_source_puts_a_colon_behind_has_none_of_its_own(owner: str) -> None:
    labels = set(re.findall(r"""\bt\('([a-z0-9-]+)'\)\}:""", sources(owner)))
    files = {lang: file_of(owner, lang).messages for lang in LANGUAGES}
    twice = [f"{lang}: {id}" for id in labels for lang, messages in files.items() if id in messages and ends_with_a_colon(messages[id])]
    assert not twice


def ends_with_a_colon(message: ast.Message) -> bool:
    last = message.value.elements[-1] if message.value else None
    return isinstance(last, ast.TextElement) and last.value.endswith(":")


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_id_that_stands_in_a_source_exists(owner: str) -> None:
    """Also one that stands in a table or behind a condition, where the search for calls of `t` does not look."""
    text = sources(owner)
    quoted = set(re.findall(r"""['"`]((?:board|cli|ui)-[a-z0-9-]+)['"`]""", text))
    beginnings = set(re.findall(r"""\bid(?:Of)?\(\s*['"`]([a-z0-9-]+)['"`],""", text))
    assert quoted - beginnings - known(owner).keys() == set()


def test_the_page_writes_the_terminal_s_ids_out() -> None:
    """Its build leaves out what only the terminal says (`isSaid` in web/vite.config.ts): an id that is put together would be gone."""
    files = [path for room in (ROOT / "web" / "src", PACKAGE / "games") for path in room.rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert len(texts) > 100
    assert [made for text in texts for made in re.findall(r"""\bcli-[\w-]*\$\{|\bcli-[\w-]*-['"]""", text)] == []


@pytest.mark.parametrize("owner", FOLDERS)
def test_no_message_is_asked_for_without_the_arguments_it_needs(owner: str) -> None:
    messages = known(owner)
    bare = sorted({id for id, given in asked(owner) if not given and "*" not in id and messages.get(id)})
    assert not bare


@pytest.mark.parametrize("owner", FOLDERS)
def test_no_message_is_kept_that_nobody_asks_for(owner: str) -> None:
    text, messages = sources(owner), file_of(owner, "en").messages
    starts = set(BY_WHAT_THEY_ARE_ABOUT) | {value_id(name, "") for name in named_arguments(owner)}
    starts |= {id.split("*")[0] for id, _ in asked(owner) if "*" in id} - TOO_WIDE
    starts |= {f"{start}-" for start in re.findall(r"""\bid(?:Of)?\(\s*['"`]([a-z0-9-]+)['"`],""", text)}
    referred = {node.id.name for m in messages.values() for node in walk(m) if isinstance(node, ast.MessageReference)}
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
    """The arguments of a game's actions and events whose values are names."""
    if owner in HOUSE or owner in COURSES:
        return set()
    game = bw.load(owner)
    found = {name for event in game.events.types for name, argument in event.arguments.items() if argument.names}
    return found | {name for action in game.actions for name, value in action.args.items() if isinstance(value, str)}


def error_ids() -> set[str]:
    """The ids of everything that the server and the page themselves say went wrong."""
    server = "\n".join(p.read_text(encoding="utf-8") for p in sorted((PACKAGE / "server").rglob("*.py")))
    found = set(re.findall(r"""ApiError\(\s*\w+,\s*"(\w+)\"""", server))
    found |= {f"no_such_{what}" for what in re.findall(r"""not_found\("(\w+)"\)""", server)}
    found |= set(re.findall(r"""\d{3}: "(\w+)\"""", server)) | set(re.findall(r"""names\.get\([^)]*, "(\w+)"\)""", server))
    found |= set(re.findall(r"""StoreFailed\(.+, "(\w+)"\)""", server))
    pages = "\n".join(p.read_text(encoding="utf-8") for p in sorted((ROOT / "web" / "src").rglob("*.ts")))
    for either in re.findall(r"""ApiError\((?:[^'()]*\? '(\w+)' : )?'(\w+)'""", pages):
        found |= set(filter(None, either))
    return {f"error-{id}".replace("_", "-") for id in found} | {"error-unknown", "error-page"}


def test_everything_that_can_go_wrong_has_words_and_nothing_else_has() -> None:
    ids, messages = error_ids(), file_of("shell", "en").messages
    assert len(ids) > 20, "the search finds too little"
    refused = {id for id in ids if id.replace("error-", "reason-") in messages}
    assert ids - refused == {message for message in messages if message.startswith("error-")}


def misfits() -> dict[str, set[str]]:
    """By reason, the arguments that every error of the core with that reason brings along. Said by the calls themselves."""
    found = {message: set(given) for message, given in PASSED_ON.items()}
    for path in sorted((PACKAGE / "core").rglob("*.py")):
        for node in walk_python(path):
            place = REASON_AT.get(name_of(node), len(node.args))
            reason = node.args[place].value if len(node.args) > place and isinstance(node.args[place], python.Constant) else None
            if reason is not None:
                given = {str(keyword.arg) for keyword in node.keywords}
                message = f"broken-{reason}".replace("_", "-")
                found[message] = found.get(message, given) & given
    return found


PASSED_ON = {
    "broken-other": set(),  # what has no reason of its own
    "broken-data": set(),  # `_as_broken_record`'s for data
    "broken-position": {"field", "value"},
    "broken-data-entry": {"field", "value"},
    "broken-not-plain": {"field", "value", "wanted", "most"},
}
"""Reasons that no call writes out (PositionError, BadData.at, `core.plain.check`) and what comes with them: tests/core/test_plain.py."""

REASON_AT = {"BrokenRecord": 2, "BadOption": 1, "UnknownGame": 1, "__init__": 1}
"""Which argument of an error is its reason."""


def walk_python(path: Path) -> list[python.Call]:
    return [node for node in python.walk(python.parse(path.read_text(encoding="utf-8"))) if isinstance(node, python.Call)]


def name_of(call: python.Call) -> str:
    return call.func.attr if isinstance(call.func, python.Attribute) else getattr(call.func, "id", "")


def test_every_reason_why_something_does_not_fit_has_words_and_nothing_else_has() -> None:
    found, file = misfits(), file_of("shell", "en")
    assert len(found) > 15, "the search finds too little"
    assert set(found) == {message for message in file.messages if message.startswith("broken-")}
    more = {message: file.arguments(message) - {"refused"} - given for message, given in found.items()}
    assert not any(more.values()), f"words need what the errors do not bring: {more}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_why_a_match_is_not_rated_has_a_sentence_of_its_own(lang: str) -> None:
    found = set(re.findall(r"""not_rated(?:\(|", why=)"(\w+)\"""", sources("shell")))
    assert len(found) > 5, "the search finds too little"
    words = Words(lang)
    assert len({words.t("error-not-rated", why=why) for why in found}) == len(found)


def test_the_search_itself_finds_what_it_should() -> None:
    """The patterns above on a made-up source, so that they cannot silently find nothing."""
    calls = """t('ui-a') words.t("ui-b", {x}) t(`ui-c-${kind}`) t(open ? 'ui-d' : 'ui-e') t(f"cli-{name}", a=1) at('no')"""
    found = [re.sub(r"\$?\{[^}]*\}", "*", q) for m in CALL.finditer(calls) for q in re.findall(r"""['"`]([^'"`]*)['"`]""", m[1])]
    assert found == ["ui-a", "ui-b", "ui-c-*", "ui-d", "ui-e", "cli-*"]
