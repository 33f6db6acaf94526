"""Fair deals: what follows from what, and that whatever is changed in a file is found by both Python checks, which share no code."""

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
from tests.core.deal_files import LIES, chair, file_of, ground_by_host, relinked

CHECKER = Path(__file__).parents[2] / "docs" / "check_deal.py"
GAMES = ["endeavor", "game_of_trains", "russian_railroads", "ticket_to_ride_europe"]


@pytest.fixture(autouse=True, scope="module")
def plain_rules() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOARDWRIGHT_JIT", "0")
        yield


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The check that was written after the document alone."""
    spec = importlib.util.spec_from_file_location("check_deal", CHECKER)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def sound() -> dict[str, Any]:
    return file_of()


@pytest.mark.parametrize("links", ["as they were", "made anew"])
@pytest.mark.parametrize("lie", LIES)
def test_a_changed_deal_is_found(lie: str, links: str, sound: dict[str, Any], plain: ModuleType) -> None:
    change, reason, fault = LIES[lie]
    file = copy.deepcopy(sound)
    change(file)
    if links == "made anew":
        relinked(file)
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(file)
    if links == "made anew":
        assert (found.value.at, found.value.reason) == ("deal", reason)
    assert any(each.startswith(fault) for each in plain.faults(file))


def test_both_read_a_file_that_an_editor_has_marked_as_utf_8(sound: dict[str, Any], plain: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(sound), encoding="utf-8-sig")
    assert bw.verify(path).deal and plain.main(str(path)) == 0


def test_a_deal_that_was_made_up_as_a_whole_is_found_by_the_seed(sound: dict[str, Any], plain: ModuleType) -> None:
    """A host with another deal at hand cannot put it before the same cards."""
    file = {**copy.deepcopy(sound), "deal": file_of(key=2)["deal"]}
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(relinked(file))
    assert found.value.reason == "deal_seed"
    assert "the seed does not follow from the key and the shares" in list(plain.faults(file))


CHANGES: list[Callable[[dict[str, Any]], Any]] = [
    lambda file: file["actions"].pop(),
    lambda file: file["actions"][0].update(seat=9),
    lambda file: file.pop("deal"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_file_is_found(change: Callable[[dict[str, Any]], Any], sound: dict[str, Any], plain: ModuleType) -> None:
    file = copy.deepcopy(sound)
    change(file)
    with pytest.raises(bw.BrokenRecord):
        bw.verify(file)
    if "deal" in file:
        assert any("changed" in fault for fault in plain.faults(file))


def test_a_sound_file_says_who_added_to_the_chance(sound: dict[str, Any], plain: ModuleType) -> None:
    report = bw.verify(sound)
    assert report.deal is not None and report.plain()["deal"]["commitment"] == sound["deal"]["commitment"]
    told = dict(zip((seat["name"] for seat in sound["seats"]), report.deal.shares))
    assert told == {"P0 ž": "pledged", "P1 ž": "pledged", "P2 ž": "missing"}
    for shown in (report.deal.commitment, report.deal.promise):
        assert list(plain.faults(sound, shown)) == []
    assert list(plain.faults(sound, "00" * 32)) == ["neither commitment nor promise is the one that was shown before the deal"]


def test_a_match_at_one_screen_has_the_share_of_its_first_person(plain: ModuleType) -> None:
    bot, giving, silent = chair(0, False, False, "bot"), chair(1, pledged=False), chair(2, False, False)
    file = file_of(chairs=[bot, giving, silent])
    report = bw.verify(file)
    assert report.deal is not None and sorted(map(str, report.deal.shares)) == ["None", "None", "given"]
    assert list(plain.faults(file)) == []
    late = file_of(chairs=[bot, {**giving, "share": None}, chair(2, pledged=False)])
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(late)
    assert (found.value.reason, found.value.arguments) == ("deal_unpledged", {"chair": 3})
    assert list(plain.faults(late)) == ["the share of chair 3 was not pledged"]


def test_a_host_cannot_choose_the_cards_by_a_share_for_a_bot(plain: ModuleType) -> None:
    """The commitment that the others were shown fits, and so does every digest: only that a bot's chair has a share tells."""
    file = ground_by_host()
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(file)
    assert (found.value.at, found.value.reason, found.value.arguments) == ("deal", "deal_bot", {"chair": 3})
    faults = list(plain.faults(file, file["deal"]["commitment"]))
    assert faults == ["chair 3 has no player, but contributed to the deal", "the share of chair 3 was not pledged"]


@pytest.mark.parametrize("change", ["pledge", "name", "order"])
def test_a_player_who_kept_the_promise_sees_what_was_changed_after_it(change: str) -> None:
    """A pledge that was exchanged together with its share, another person on a chair, another order: the file is sound by itself."""
    chairs = [chair(0), chair(1), chair(2, False, False)]
    shown = bw.verify(file_of(chairs=chairs)).deal
    share = deals.digest("another share")
    if change == "pledge":
        chairs[1].update(share=share, pledge=deals.pledge_of(share))
    elif change == "name":
        chairs[2]["name"] = "another"
    later = bw.verify(file_of(chairs=chairs, order="listed" if change == "order" else "drawn")).deal
    assert shown is not None and later is not None
    assert shown.commitment == later.commitment and shown.promise != later.promise


@pytest.mark.parametrize("promised", [{"ruleset": "1+0000000000000000"}, {"options": {"turn_cap": 50}}, {"options": {"no": 1}}])
def test_a_deal_for_other_rules_is_found(promised: dict[str, Any], sound: dict[str, Any]) -> None:
    """Key and commitment fit each other, but the match was played by something else than was promised."""
    file = copy.deepcopy(sound)
    deal = file["deal"] | promised
    deal["commitment"] = deals.commitment_of(deal["key"], deal["nonce"], file["game"], deal["ruleset"], deal["options"], 3)
    seed = deals.seed_of(deal)
    who = [{name: deal["chairs"][place][name] for name in deals.SITTER_FIELDS} for place in deals.seating_of("drawn", 3, seed)]
    file.update(deal=deal, seed=seed.hex(), seats=who)
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(relinked(file))
    assert found.value.at == "deal" and found.value.reason in ("deal_differs", "unknown_option")


def test_a_file_without_a_deal_stays_sound(sound: dict[str, Any]) -> None:
    file = copy.deepcopy(sound)
    del file["deal"]
    assert bw.verify(relinked(file)).plain()["deal"] is None


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_check_deals_what_the_rules_deal(name: str, plain: ModuleType) -> None:
    game = bw.load(name)
    for key in range(1, 6):
        for players in (game.players[-1], game.players_with()[0]):
            file = file_of(name, key, players, decisions=0)
            position, told = bw.replay(file).position(), plain.DEALS[name](file)
            assert list(plain.faults(file)) == []
            assert_same(name, told, position, game)


def assert_same(name: str, told: dict[str, Any], position: dict[str, Any], game: Any) -> None:
    if name == "game_of_trains":
        assert (told["first"], told["trains"], told["hands"]) == (position["first"], position["trains"], position["hands"])
    elif name == "russian_railroads":
        assert told["order"] == position["order"]
    elif name == "endeavor":
        laid = position["tokens"]
        spaces = [*laid["cities"].values(), *laid["links"].values(), *(token for lane in laid["lanes"].values() for token in lane)]
        assert (told["crown"], told["tokens"]) == (position["crown"], spaces)
    else:
        ids = [ticket["id"] for ticket in game.data["tickets"]["list"]]
        hands = [sorted(colour for colour, count in hand.items() for _ in range(count)) for hand in position["hands"]]
        offers = [sorted(ids.index(ticket) + 1 for ticket in offer) for offer in position["offered"]]
        assert (told["first"], told["hands"], told["tickets"]) == (position["first"], hands, offers)
        assert told["row"] in (None, position["row"])


def test_the_example_of_the_document_is_right() -> None:
    key, nonce, share = (bytes(range(start, start + 32)) for start in (0, 32, 64))
    chairs = [{**chair(0), "pledge": deals.pledge_of(share.hex()), "share": share.hex()}, chair(1, pledged=False, given=False)]
    made = deals.make_deal(key, nonce, "game_of_trains", "1+ac1380b1eb4cedda", {"turn_cap": 0}, "drawn", chairs)
    text = (CHECKER.parent / "fair_deals.md").read_text(encoding="utf-8")
    seed = deals.seed_of(made)
    for value in (key.hex(), nonce.hex(), share.hex(), made["commitment"], chairs[0]["pledge"], deals.promise_of(made), seed.hex()):
        assert f" {value}\n" in text
    assert deals.seating_of("drawn", 2, seed) == [1, 0] and "order      chair 1" in text


@given(st.binary(min_size=32, max_size=32), st.lists(st.none() | st.binary(min_size=32, max_size=32), min_size=1, max_size=8))
def test_seeds_differ_where_anything_differs(key: bytes, shares: list[bytes | None]) -> None:
    """Two tables with the same shares have other keys; the same key with another share, or one at another chair, is another seed."""

    def seed(key: bytes, shares: list[bytes | None]) -> bytes:
        chairs = [{"kind": "bot", "name": "", "level": "x", "pledge": None, "share": share and share.hex()} for share in shares]
        return deals.seed_of(deals.make_deal(key, bytes(32), "g", "1+x", {}, "listed", chairs))

    other = bytes([key[0] ^ 1, *key[1:]])
    first = shares[0] or bytes(32)
    changed = [bytes([first[0] ^ 1, *first[1:]]), *shares[1:]]
    assert len({seed(key, shares), seed(other, shares), seed(key, changed)}) == 3
    assert seed(key, shares[::-1]) == seed(key, shares) or shares[::-1] != shares


@given(st.binary(min_size=32, max_size=32), st.integers(1, 8))
def test_a_drawn_order_is_an_order(seed: bytes, chairs: int) -> None:
    assert sorted(deals.seating_of("drawn", chairs, seed)) == list(range(chairs)) == deals.seating_of("listed", chairs, seed)


def test_every_order_is_drawn_as_often() -> None:
    """Chi-square with 5 degrees of freedom: above 26 once in ten thousand times; the keys are fixed, so it always says the same."""
    counts: dict[tuple[int, ...], int] = {}
    for number in range(3000):
        order = tuple(deals.seating_of("drawn", 3, number.to_bytes(32, "big")))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6 and sum((count - 500) ** 2 / 500 for count in counts.values()) < 26


@pytest.mark.parametrize("odd", [None, [], 0, "x", {"scheme": "boardwright deal 2"}])
def test_what_is_no_deal_is_refused(odd: Any, sound: dict[str, Any]) -> None:
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(relinked({**copy.deepcopy(sound), "deal": odd}))
    assert (found.value.at, found.value.reason) == ("deal", "shape")


@pytest.mark.parametrize("field", [*deals.FIELDS, "chairs"])
@pytest.mark.parametrize("odd", [None, [], 7, "x", {}, [7], [{}], -1.5])
def test_odd_values_in_a_deal_are_refused(field: str, odd: Any, sound: dict[str, Any]) -> None:
    file = copy.deepcopy(sound)
    file["deal"][field] = odd
    with pytest.raises(bw.BrokenRecord) as found:
        bw.verify(relinked(file))
    assert found.value.at == "deal" and found.value.reason != "game_failed"
