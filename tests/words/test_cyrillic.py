"""Serbian in Cyrillic is made of the Latin words by rule, and is checked as the written languages are."""

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
from tests.words.files import FOLDERS, GAMES, file_of, keys, selects, texts, walk
from tests.words.test_files import cannot_be_said

MADE = "sr-Cyrl"


@pytest.mark.parametrize(
    ("latin", "made"),
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
def test_letters_pairs_and_what_stays(latin: str, made: str) -> None:
    assert in_cyrillic(latin) == made


def test_the_syntax_of_a_file_stays() -> None:
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
    made = to_cyrillic(source)
    assert (
        made
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
def test_every_message_is_the_latin_one_in_other_letters(owner: str) -> None:
    latin, made = file_of(owner, "sr").messages, file_of(owner, MADE).messages
    assert list(latin) == list(made) and not [each for each in file_of(owner, MADE).entries if isinstance(each, ast.Junk)]
    for name, message in latin.items():
        shapes = [[type(node).__name__ for node in walk(each)] for each in (message, made[name])]
        assert shapes[0] == shapes[1], name
        assert [keys(select) for select in selects(message)] == [keys(select) for select in selects(made[name])], name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_itself_that_its_name_stays(game: str) -> None:
    """In its words (`title = { "…" }`): the rule knows the name of no game."""
    title = Words("sr", game).t("title")
    assert Words(MADE, game).t("title") == title
    assert in_cyrillic(title) != title


@pytest.mark.parametrize("owner", FOLDERS)
def test_no_latin_letter_is_left_but_in_names(owner: str) -> None:
    for name, message in file_of(owner, MADE).messages.items():
        left = re.findall(r"[A-Za-zčćžšđ]+", re.sub(LATIN, "", " ".join(texts(message))))
        assert name.startswith("language-") or not left, f"{name}: {left}"


@pytest.mark.parametrize("owner", FOLDERS)
def test_everything_can_be_said(owner: str) -> None:
    assert not list(cannot_be_said(owner, MADE))


def test_the_build_of_the_page_gets_the_same() -> None:
    """It runs the file as a program."""
    path = FOLDERS["shell"] / "sr.ftl"
    done = subprocess.run([sys.executable, "-I", cyrillic.__file__, str(path)], capture_output=True, check=True)
    assert done.stdout.decode() == source_of(path.with_stem(MADE))


def test_it_is_offered_and_chosen_by_who_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MADE in OFFERED and Words("en").t("language-sr-Cyrl") == "Српски"
    for said, wanted in (("sr_RS@cyrillic", MADE), ("sr-Cyrl-RS", MADE), ("sr_RS.UTF-8", "sr"), ("sr_RS@latin", "sr")):
        monkeypatch.setenv("LC_ALL", said)
        assert language(None) == wanted
