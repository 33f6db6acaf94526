"""Rules of account names and passwords, and how long a sign-in lasts."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from boardwright.server.accounts import rules
from boardwright.server.errors import ApiError


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ada"), (" Ada\u200b ", "ADA"), ("Straße", "STRASSE"), ("é", "e\u0301"), ("Ａda", "Ada")]
)
def test_different_spellings_of_a_name_have_the_same_key(one: str, other: str) -> None:
    assert rules.name_key(one) == rules.name_key(other)


def test_different_names_have_different_keys_and_looks() -> None:
    names = ["Jana", "Jána", "Lia", "Ila", "Jan", "Jana 2"]
    assert len({rules.name_key(name) for name in names}) == len({rules.name_look(name) for name in names}) == len(names)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Аda"), ("Iris", "lris"), ("modern", "modem"), ("Ada", "Ad\u200ba")])
def test_confusable_names_have_the_same_look(one: str, other: str) -> None:
    assert rules.name_look(one) == rules.name_look(other)


@pytest.mark.parametrize("name", ["admin", "Admin", "ADMIN", "аdmin", " Root ", "bоardwright", "me"])
def test_reserved_names_are_refused(name: str) -> None:
    with pytest.raises(ApiError, match="name_reserved"):
        rules.checked_account_name(name)


@given(st.text(max_size=60))
def test_a_name_is_refused_or_keeps_its_key(typed: str) -> None:
    try:
        name = rules.checked_account_name(typed)
    except ApiError as error:
        assert error.id in ("bad_account_name", "name_reserved")
    else:
        assert rules.name_key(name) == rules.name_key(typed) and rules.checked_account_name(name) == name


@given(st.text(max_size=300))
def test_a_password_is_refused_only_for_its_length(typed: str) -> None:
    length = len(rules.plain_password(typed).decode("utf-8", "surrogatepass"))
    try:
        rules.check_password(typed)
    except ApiError as error:
        assert error.id == "bad_password" and not rules.LEAST <= length <= rules.MOST
    else:
        assert rules.LEAST <= length <= rules.MOST


def test_passwords_are_compared_in_one_unicode_form() -> None:
    assert rules.plain_password("cafe\u0301 noir") == rules.plain_password("café noir") != rules.plain_password("cafe noir")


def test_an_unused_sign_in_expires() -> None:
    assert not rules.is_forgotten(0, rules.KEPT - 1) and rules.is_forgotten(0, rules.KEPT)
    assert rules.is_noted_again(0, rules.DAY) and not rules.is_noted_again(0, rules.DAY - 1)
    assert rules.is_fresh(0, rules.FRESH - 1) and not rules.is_fresh(0, rules.FRESH)
