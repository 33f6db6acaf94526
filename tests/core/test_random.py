"""Tests of the random generator: published vectors, unbiased draws, independent streams, keys."""

from __future__ import annotations

import hashlib
import itertools
import math

import numpy as np
import pytest

from boardwright import BadOption
from boardwright.core.machine.random import (
    BOT_RNG,
    bot_uint32,
    bot_uniform_below,
    chacha_block,
    derived_key,
    erase_key,
    key_of,
    next_uint32,
    quick_start,
    quick_weighted,
    rekey,
    rng_fields,
    uniform_below,
)
from boardwright.core.machine.state import RecordBuffer

# D. Strombergson, "Test Vectors for the Stream Cipher ChaCha" (draft-strombergson-chacha-test-vectors-01), TC1, 256-bit key
ZERO_KEY_BLOCKS = {
    8: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    12: "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    20: "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
}


def make_rng(key: bytes = bytes(32), streams: int = 3) -> RecordBuffer:
    cell = RecordBuffer(rng_fields(streams))
    cell.record.key[:] = np.frombuffer(key, "<u4")
    return cell


@pytest.mark.parametrize("rounds", ZERO_KEY_BLOCKS)
def test_chacha_gives_the_published_block_of_the_zero_key(rounds: int) -> None:
    out = np.zeros(16, np.uint32)
    chacha_block(np.zeros(8, np.uint32), 0, 0, 0, 0, rounds, out)
    assert out.astype("<u4").tobytes().hex() == ZERO_KEY_BLOCKS[rounds]


def test_chacha20_gives_the_block_of_rfc_8439_section_2_3_2() -> None:
    out = np.zeros(16, np.uint32)
    key = np.frombuffer(bytes(range(32)), "<u4")
    chacha_block(key, 1, 0x09000000, 0x4A000000, 0, 20, out)
    assert [f"{w:08x}" for w in out] == (
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    ).split()


def test_a_stream_is_the_key_stream_of_eight_rounds() -> None:
    rng = make_rng().record
    words = [int(next_uint32(rng, 0)) for _ in range(16)]
    assert np.array(words, "<u4").tobytes().hex() == ZERO_KEY_BLOCKS[8]


def test_machine_code_gives_the_same_words_and_numbers() -> None:
    from boardwright.core.machine.compiled import entry

    plain, compiled = make_rng(key_of(3)), make_rng(key_of(3))
    compiled_rule = entry(uniform_below, (rng_fields(3), None, None), True, None).call
    for bound in [1, 2, 3, 7, 84, 1000, 2**31 - 1] * 20:
        assert uniform_below(plain.record, 1, bound) == compiled_rule(compiled.address, 1, bound)
    assert plain.data.tobytes() == compiled.data.tobytes()


def test_streams_are_independent_of_each_other() -> None:
    alone, mixed = make_rng().record, make_rng().record
    expected = [int(next_uint32(alone, 0)) for _ in range(40)]
    got = []
    for i in range(40):
        got.append(int(next_uint32(mixed, 0)))
        for _ in range(i % 5):
            next_uint32(mixed, 1)
            next_uint32(mixed, 2)
    assert got == expected
    assert expected != [int(next_uint32(alone, 1)) for _ in range(40)]


def test_the_counter_has_more_than_32_bits() -> None:
    rng = make_rng().record
    rng.used[0] = 16 * (2**32 + 5)
    value = int(next_uint32(rng, 0))
    out = np.zeros(16, np.uint32)
    chacha_block(np.zeros(8, np.uint32), 5, 1, 0, 0, 8, out)
    assert value == out[0]


def test_uniform_below_rejects_words_that_would_bias_the_result() -> None:
    bound = 3 << 30  # 2**32 mod bound = 2**30: the first quarter of each interval is rejected
    rng = make_rng().record
    rng.used[0] = 1  # in the middle of a block whose words are chosen below
    rng.block[0, 1:] = np.arange(15)
    rng.block[0, 1:4] = [0, 1, 2]  # word * bound mod 2**32 = 0, 3 * 2**30, 2 * 2**30: the first is too small
    assert uniform_below(rng, 0, bound) == 0
    assert rng.used[0] == 3


@pytest.mark.parametrize("bound", [2, 5, 6, 84])
def test_small_numbers_are_equally_likely(bound: int) -> None:
    """With this fixed key, a fair generator passes the chi-square test; a bias of a few per cent would fail."""
    rng = make_rng(key_of(11)).record
    draws = 200 * bound
    counts = np.bincount([int(uniform_below(rng, 0, bound)) for _ in range(draws)], minlength=bound)
    chi_square = float(((counts - 200) ** 2 / 200).sum())
    assert len(counts) == bound
    assert chi_square < bound - 1 + 4 * math.sqrt(2 * (bound - 1))


def test_quick_weighted_draws_in_proportion_to_the_weights() -> None:
    rng, weights = make_rng(key_of(13)).record, np.array([3, 0, 1, 6])
    words = quick_start(rng, 1)
    counts = np.bincount([quick_weighted(words, weights) for _ in range(2000)], minlength=4)
    assert counts[1] == 0 and counts.sum() == 2000
    expected = 200 * weights[[0, 2, 3]]
    assert float(((counts[[0, 2, 3]] - expected) ** 2 / expected).sum()) < 2 + 4 * math.sqrt(4)


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    rng = make_rng(key_of(12)).record
    counts = dict.fromkeys(itertools.permutations(range(3)), 0)
    for _ in range(3000):
        cards = [0, 1, 2]
        order = []
        for left in (3, 2, 1):
            order.append(cards.pop(int(uniform_below(rng, 2, left))))
        counts[tuple(order)] += 1
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 5 + 4 * math.sqrt(10)


def test_erase_key_clears_the_generator() -> None:
    cell = make_rng(key_of(1))
    for stream in range(3):
        next_uint32(cell.record, stream)
    erase_key(cell.record)
    assert not cell.data.any()


def test_rekey_restarts_all_streams() -> None:
    source, one, two = make_rng(key_of(1)), make_rng(key_of(2)), make_rng(key_of(2))
    next_uint32(two.record, 2)
    rekey(one.record, source.record, 0)
    rekey(two.record, make_rng(key_of(1)).record, 0)
    assert one.data.tobytes() == two.data.tobytes()
    assert one.record.key.any()


def test_bots_draw_xoshiro128_plus_plus() -> None:
    """The reference implementation by Blackman and Vigna with the state 1, 2, 3, 4."""
    cell = RecordBuffer(BOT_RNG)
    cell.record.s[:] = [1, 2, 3, 4]
    assert [int(bot_uint32(cell.record)) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]
    assert {int(bot_uniform_below(cell.record, 4)) for _ in range(100)} == {0, 1, 2, 3}


def test_keys_come_from_numbers_bytes_and_text_as_documented() -> None:
    assert key_of(7) == hashlib.sha256(b"boardwright seed 7").digest()
    assert key_of(-7) == hashlib.sha256(b"boardwright seed -7").digest()
    assert key_of("7") == key_of(7)
    assert key_of(bytes(range(32))) == bytes(range(32)) == key_of(bytes(range(32)).hex())
    assert key_of(None) != key_of(None)
    assert len({derived_key(key_of(1), purpose, n) for purpose in ("match", "bot") for n in range(50)}) == 100


@pytest.mark.parametrize("seed", [b"short", "0x12", "", 1.5, True, "f" * 63])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="seed"):
        key_of(seed)  # type: ignore[arg-type]
