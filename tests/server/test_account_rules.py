"""Names and passwords of accounts, and how long a sign-in lasts."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from boardwright.server.accounts import rules
from boardwright.server.errors import ApiError


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "ada"), (" Ada\u200b ", "ADA"), ("Straße", "STRASSE"), ("é", "e\u0301"), ("Ａda", "Ada")]
)
def test_what_is_typed_otherwise_is_the_same_name(one: str, other: str) -> None:
    assert rules.name_key(one) == rules.name_key(other)


def test_other_people_are_found_by_other_names() -> None:
    names = ["Jana", "Jána", "Lia", "Ila", "Jan", "Jana 2"]
    assert len({rules.name_key(name) for name in names}) == len({rules.name_look(name) for name in names}) == len(names)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Аda"), ("Iris", "lris"), ("modern", "modem"), ("Ada", "Ad\u200ba")])
def test_names_that_look_alike(one: str, other: str) -> None:
    assert rules.name_look(one) == rules.name_look(other)


@pytest.mark.parametrize("name", ["admin", "Admin", "ADMIN", "аdmin", " Root ", "bоardwright", "me"])
def test_nobody_is_called_as_if_they_ran_the_server(name: str) -> None:
    with pytest.raises(ApiError, match="name_reserved"):
        rules.checked_account_name(name)


@given(st.text(max_size=60))
def test_a_name_is_refused_or_found_again(typed: str) -> None:
    try:
        name = rules.checked_account_name(typed)
    except ApiError as error:
        assert error.id in ("bad_account_name", "name_reserved")
    else:
        assert rules.name_key(name) == rules.name_key(typed) and rules.checked_account_name(name) == name


@given(st.text(max_size=300))
def test_only_the_length_of_a_password_counts(typed: str) -> None:
    length = len(rules.plain_password(typed).decode("utf-8", "surrogatepass"))
    try:
        rules.check_password(typed)
    except ApiError as error:
        assert error.id == "bad_password" and not rules.LEAST <= length <= rules.MOST
    else:
        assert rules.LEAST <= length <= rules.MOST


def test_a_password_is_the_same_on_every_keyboard() -> None:
    assert rules.plain_password("cafe\u0301 noir") == rules.plain_password("café noir") != rules.plain_password("cafe noir")


def test_a_sign_in_is_forgotten_when_nobody_uses_it() -> None:
    assert not rules.is_forgotten(0, rules.KEPT - 1) and rules.is_forgotten(0, rules.KEPT)
    assert rules.is_noted_again(0, rules.DAY) and not rules.is_noted_again(0, rules.DAY - 1)
    assert rules.is_fresh(0, rules.FRESH - 1) and not rules.is_fresh(0, rules.FRESH)
