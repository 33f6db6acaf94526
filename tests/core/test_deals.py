"""Tests of fair deals: two independent checks in Python, which share no code, accept valid files and find every change."""

from __future__ import annotations

import copy
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, strategies as st

import boardwright as bw
from boardwright.core.domain import deal as deals
from tests.core.deal_files import FORGERIES, forge_by_host, make_chair, make_deal_file, relink

CHECKER = Path(__file__).parents[2] / "docs" / "check_deal.py"
GAMES_WITH_DEALS = ["endeavor", "game_of_trains", "russian_railroads", "ticket_to_ride_europe"]


@pytest.fixture(autouse=True, scope="module")
def plain_rules() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield


@pytest.fixture(scope="module")
def checker() -> ModuleType:
    """The independent check, which was written from the document alone."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def valid_file() -> dict[str, Any]:
    return make_deal_file()


@pytest.mark.parametrize("links", ["as they were", "made anew"])
@pytest.mark.parametrize("lie", FORGERIES)
def test_both_checks_find_a_changed_deal(lie: str, links: str, valid_file: dict[str, Any], checker: ModuleType) -> None:
    change, reason, fault = FORGERIES[lie]
    file = copy.deepcopy(valid_file)
    change(file)
    if links == "made anew":
        relink(file)
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(file)
    if links == "made anew":
        assert (caught.value.at, caught.value.reason) == ("deal", reason)
    assert any(message.startswith(fault) for message in checker.faults(file))


def test_both_checks_read_a_file_with_a_byte_order_mark(valid_file: dict[str, Any], checker: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(valid_file), encoding="utf-8-sig")
    assert bw.verify(path).deal and checker.main(str(path)) == 0


def test_a_consistent_deal_of_another_match_does_not_fit_the_seed(valid_file: dict[str, Any], checker: ModuleType) -> None:
    """A host cannot exchange the deal and keep the cards."""
    file = {**copy.deepcopy(valid_file), "deal": make_deal_file(key=2)["deal"]}
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(relink(file))
    assert caught.value.reason == "deal_seed"
    assert "the seed does not follow from the key and the shares" in list(checker.faults(file))


CHANGES: list[Callable[[dict[str, Any]], Any]] = [
    lambda file: file["actions"].pop(),
    lambda file: file["actions"][0].update(seat=9),
    lambda file: file.pop("deal"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_both_checks_find_a_changed_file(change: Callable[[dict[str, Any]], Any], valid_file: dict[str, Any], checker: ModuleType) -> None:
    file = copy.deepcopy(valid_file)
    change(file)
    with pytest.raises(bw.BrokenRecord):
        bw.verify(file)
    if "deal" in file:
        assert any("changed" in fault for fault in checker.faults(file))


def test_the_report_of_a_valid_file_lists_who_gave_shares(valid_file: dict[str, Any], checker: ModuleType) -> None:
    report = bw.verify(valid_file)
    assert report.deal is not None and report.plain()["deal"]["commitment"] == valid_file["deal"]["commitment"]
    shares = dict(zip((seat["name"] for seat in valid_file["seats"]), report.deal.shares))
    assert shares == {"P0 ž": "pledged", "P1 ž": "pledged", "P2 ž": "missing"}
    for shown in (report.deal.commitment, report.deal.promise):
        assert list(checker.faults(valid_file, shown)) == []
    assert list(checker.faults(valid_file, "00" * 32)) == ["neither commitment nor promise is the one that was shown before the deal"]


def test_only_the_first_person_at_one_screen_gives_a_share(checker: ModuleType) -> None:
    bot, giving, silent = make_chair(0, False, False, "bot"), make_chair(1, pledged=False), make_chair(2, False, False)
    file = make_deal_file(chairs=[bot, giving, silent])
    report = bw.verify(file)
    assert report.deal is not None and sorted(map(str, report.deal.shares)) == ["None", "None", "given"]
    assert list(checker.faults(file)) == []
    late = make_deal_file(chairs=[bot, {**giving, "share": None}, make_chair(2, pledged=False)])
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(late)
    assert (caught.value.reason, caught.value.arguments) == ("deal_unpledged", {"chair": 3})
    assert list(checker.faults(late)) == ["the share of chair 3 was not pledged"]


def test_a_host_cannot_choose_the_cards_with_a_share_for_a_bot(checker: ModuleType) -> None:
    """The commitment and every digest are consistent; only the share of a bot's chair gives the forgery away."""
    file = forge_by_host()
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(file)
    assert (caught.value.at, caught.value.reason, caught.value.arguments) == ("deal", "deal_bot", {"chair": 3})
    faults = list(checker.faults(file, file["deal"]["commitment"]))
    assert faults == ["chair 3 has no player, but contributed to the deal", "the share of chair 3 was not pledged"]


@pytest.mark.parametrize("change", ["pledge", "name", "order"])
def test_the_promise_differs_if_the_deal_was_changed_after_it(change: str) -> None:
    """A pledge and its share are exchanged, a person, or the order; the file itself stays valid."""
    chairs = [make_chair(0), make_chair(1), make_chair(2, False, False)]
    promised_deal = bw.verify(make_deal_file(chairs=chairs)).deal
    share = deals.digest("another share")
    if change == "pledge":
        chairs[1].update(share=share, pledge=deals.pledge_of(share))
    elif change == "name":
        chairs[2]["name"] = "another"
    actual_deal = bw.verify(make_deal_file(chairs=chairs, order="listed" if change == "order" else "drawn")).deal
    assert promised_deal is not None and actual_deal is not None
    assert promised_deal.commitment == actual_deal.commitment and promised_deal.promise != actual_deal.promise


@pytest.mark.parametrize("promised", [{"ruleset": "1+0000000000000000"}, {"options": {"turn_cap": 50}}, {"options": {"no": 1}}])
def test_a_deal_that_promised_other_rules_is_refused(promised: dict[str, Any], valid_file: dict[str, Any]) -> None:
    """Key and commitment are consistent, but the match was played with other rules or options than promised."""
    file = copy.deepcopy(valid_file)
    deal = file["deal"] | promised
    deal["commitment"] = deals.commitment_of(deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], 3)
    seed = deals.seed_of(deal)
    seats = [{name: deal["chairs"][place][name] for name in deals.SITTER_FIELDS} for place in deals.seating_of("drawn", 3, seed)]
    file.update(deal=deal, seed=seed.hex(), seats=seats)
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(relink(file))
    assert caught.value.at == "deal" and caught.value.reason in ("deal_differs", "unknown_option")


def test_a_file_without_a_deal_is_valid(valid_file: dict[str, Any]) -> None:
    file = copy.deepcopy(valid_file)
    del file["deal"]
    assert bw.verify(relink(file)).plain()["deal"] is None


@pytest.mark.parametrize("name", GAMES_WITH_DEALS)
def test_the_independent_check_deals_the_same_as_the_rules(name: str, checker: ModuleType) -> None:
    game = bw.load(name)
    for key in range(1, 6):
        for players in (game.players[-1], game.players_with()[0]):
            file = make_deal_file(name, key, players, decisions=0)
            position, dealt = bw.replay(file).position(), checker.DEALS[name](file)
            assert list(checker.faults(file)) == []
            assert_same_deal(name, dealt, position, game)


def assert_same_deal(name: str, dealt: dict[str, Any], position: dict[str, Any], game: Any) -> None:
    if name == "game_of_trains":
        assert (dealt["first"], dealt["trains"], dealt["hands"]) == (position["first"], position["trains"], position["hands"])
    elif name == "russian_railroads":
        assert dealt["order"] == position["order"]
    elif name == "endeavor":
        laid = position["tokens"]
        spaces = [*laid["cities"].values(), *laid["links"].values(), *(token for lane in laid["lanes"].values() for token in lane)]
        assert (dealt["crown"], dealt["tokens"]) == (position["crown"], spaces)
    else:
        ids = [ticket["id"] for ticket in game.data["tickets"]["list"]]
        hands = [sorted(colour for colour, count in hand.items() for _ in range(count)) for hand in position["hands"]]
        offers = [sorted(ids.index(ticket) + 1 for ticket in offer) for offer in position["offered"]]
        assert (dealt["first"], dealt["hands"], dealt["tickets"]) == (position["first"], hands, offers)
        assert dealt["row"] in (None, position["row"])


def test_the_example_in_the_document_is_right() -> None:
    key, nonce, share = (bytes(range(start, start + 32)) for start in (0, 32, 64))
    chairs = [{**make_chair(0), "pledge": deals.pledge_of(share.hex()), "share": share.hex()}, make_chair(1, pledged=False, given=False)]
    made = deals.make_deal(key, nonce, "game_of_trains", "1+ac1380b1eb4cedda", {"turn_cap": 0}, "drawn", chairs)
    text = (CHECKER.parent / "fair_deals.md").read_text(encoding="utf-8")
    seed = deals.seed_of(made)
    for value in (key.hex(), nonce.hex(), share.hex(), made["commitment"], chairs[0]["pledge"], deals.promise_of(made), seed.hex()):
        assert f" {value}\n" in text
    assert deals.seating_of("drawn", 2, seed) == [1, 0] and "order      chair 1" in text


@given(st.binary(min_size=32, max_size=32), st.lists(st.none() | st.binary(min_size=32, max_size=32), min_size=1, max_size=8))
def test_seeds_differ_where_anything_differs(key: bytes, shares: list[bytes | None]) -> None:
    """The seed changes with the key, with a share, and with the chair of a share."""

    def seed(key: bytes, shares: list[bytes | None]) -> bytes:
        chairs = [{"kind": "bot", "name": "", "level": "x", "pledge": None, "share": share and share.hex()} for share in shares]
        return deals.seed_of(deals.make_deal(key, bytes(32), "g", "1+x", {}, "listed", chairs))

    other = bytes([key[0] ^ 1, *key[1:]])
    first = shares[0] or bytes(32)
    changed = [bytes([first[0] ^ 1, *first[1:]]), *shares[1:]]
    assert len({seed(key, shares), seed(other, shares), seed(key, changed)}) == 3
    assert seed(key, shares[::-1]) == seed(key, shares) or shares[::-1] != shares


@given(st.binary(min_size=32, max_size=32), st.integers(1, 8))
def test_a_drawn_order_is_a_permutation(seed: bytes, chairs: int) -> None:
    assert sorted(deals.seating_of("drawn", chairs, seed)) == list(range(chairs)) == deals.seating_of("listed", chairs, seed)


def test_every_order_is_drawn_equally_often() -> None:
    """Chi-square with 5 degrees of freedom exceeds 26 once in ten thousand times; the keys are fixed, so the result is as well."""
    counts: dict[tuple[int, ...], int] = {}
    for number in range(3000):
        order = tuple(deals.seating_of("drawn", 3, number.to_bytes(32, "big")))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6 and sum((count - 500) ** 2 / 500 for count in counts.values()) < 26


@pytest.mark.parametrize("odd", [None, [], 0, "x", {"scheme": "boardwright deal 2"}])
def test_values_that_are_not_deals_are_refused(odd: Any, valid_file: dict[str, Any]) -> None:
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(relink({**copy.deepcopy(valid_file), "deal": odd}))
    assert (caught.value.at, caught.value.reason) == ("deal", "shape")


@pytest.mark.parametrize("field", [*deals.FIELDS, "chairs"])
@pytest.mark.parametrize("odd", [None, [], 7, "x", {}, [7], [{}], -1.5])
def test_odd_values_in_a_deal_are_refused(field: str, odd: Any, valid_file: dict[str, Any]) -> None:
    file = copy.deepcopy(valid_file)
    file["deal"][field] = odd
    with pytest.raises(bw.BrokenRecord) as caught:
        bw.verify(relink(file))
    assert caught.value.at == "deal" and caught.value.reason != "game_failed"
