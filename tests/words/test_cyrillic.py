"""Serbian in Cyrillic is derived from the Latin words by rule, and passes the checks of written languages."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from fluent.syntax import ast

from boardwright.cli.language import language
from boardwright.core.text import cyrillic
from boardwright.core.text.cyrillic import LATIN, in_cyrillic, to_cyrillic
from boardwright.core.text.words import OFFERED, Words, source_of
from tests.words.files import FOLDERS, GAMES, file_of, select_expressions, syntax_nodes, text_pieces, variant_keys
from tests.words.test_files import message_errors

CYRILLIC = "sr-Cyrl"


@pytest.mark.parametrize(
    ("latin", "converted"),
    [
        ("Ljubav, Njegoš, džep", "Љубав, Његош, џеп"),
        ("LJUBAV NJEGOŠ DŽEP", "ЉУБАВ ЊЕГОШ ЏЕП"),
        ("inženjer gradi tunel", "инжењер гради тунел"),
        ("konjugacija, injekcija, nadživeti, Tanjug", "конјугација, инјекција, надживети, Танјуг"),
        ("čćžšđ ČĆŽŠĐ", "чћжшђ ЧЋЖШЂ"),
        ("Sačuvano u JSON · II", "Сачувано у JSON · II"),
        ("Boardwright je sto", "Boardwright је сто"),
        ("– M: na mapu; B: na tablu", "– M: на мапу; B: на таблу"),
        ("I dalje", "И даље"),
        ("tab tabla", "таб табла"),
    ],
)
def test_letters_pairs_and_exceptions_are_converted(latin: str, converted: str) -> None:
    assert in_cyrillic(latin) == converted


def test_the_syntax_of_a_file_is_not_converted() -> None:
    source = """# beleška
language-sr = Srpski
title = { "Go" }
cli-x = { $n ->
    [one] { $n } žeton
   *[other] { $n } žetona od { NUMBER($n, type: "ordinal") } { "q" }
}
help = { cli-x }: poljem
    – dalje
"""
    converted = to_cyrillic(source)
    assert (
        converted
        == """# beleška
language-sr = Srpski
title = { "Go" }
cli-x = { $n ->
    [one] { $n } жетон
   *[other] { $n } жетона од { NUMBER($n, type: "ordinal") } { "q" }
}
help = { cli-x }: пољем
    – даље
"""
    )


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_message_has_the_structure_of_the_latin_one(owner: str) -> None:
    latin_messages, cyrillic_messages = file_of(owner, "sr").messages, file_of(owner, CYRILLIC).messages
    junk = [entry for entry in file_of(owner, CYRILLIC).entries if isinstance(entry, ast.Junk)]
    assert list(latin_messages) == list(cyrillic_messages) and not junk
    for name, message in latin_messages.items():
        structures = [[type(node).__name__ for node in syntax_nodes(pattern)] for pattern in (message, cyrillic_messages[name])]
        assert structures[0] == structures[1], name
        keys = [list(map(variant_keys, select_expressions(pattern))) for pattern in (message, cyrillic_messages[name])]
        assert keys[0] == keys[1], name


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_game_is_not_converted(game: str) -> None:
    """The words of the game say so (`title = { "…" }`), since the rule knows no names of games."""
    title = Words("sr", game).t("title")
    assert Words(CYRILLIC, game).t("title") == title
    assert in_cyrillic(title) != title


@pytest.mark.parametrize("owner", FOLDERS)
def test_only_names_keep_latin_letters(owner: str) -> None:
    for name, message in file_of(owner, CYRILLIC).messages.items():
        left = re.findall(r"[A-Za-zčćžšđ]+", re.sub(LATIN, "", " ".join(text_pieces(message))))
        assert name.startswith("language-") or not left, f"{name}: {left}"


@pytest.mark.parametrize("owner", FOLDERS)
def test_every_message_can_be_formatted_in_cyrillic(owner: str) -> None:
    assert not list(message_errors(owner, CYRILLIC))


def test_the_program_for_the_build_of_the_page_converts_alike() -> None:
    """The build runs the file as a program."""
    path = FOLDERS["shell"] / "sr.ftl"
    done = subprocess.run([sys.executable, "-I", cyrillic.__file__, str(path)], capture_output=True, check=True)
    assert done.stdout.decode() == source_of(path.with_stem(CYRILLIC))


def test_cyrillic_is_offered_and_chosen_by_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    assert CYRILLIC in OFFERED and Words("en").t("language-sr-Cyrl") == "Српски"
    for locale, expected in (("sr_RS@cyrillic", CYRILLIC), ("sr-Cyrl-RS", CYRILLIC), ("sr_RS.UTF-8", "sr"), ("sr_RS@latin", "sr")):
        monkeypatch.setenv("LC_ALL", locale)
        assert language(None) == expected
