"""The generator inside a state, and the generator of the bots.

Chance in a match comes from ChaCha (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008) with 8 rounds and a 256-bit key. Each
purpose (a deck, the order of seats, …) has its own stream, selected by the nonce, so that draws for one purpose do not shift another.
Bounded numbers are drawn without bias (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).

Bots draw from xoshiro128++ (D. Blackman, S. Vigna, 2019): fast, and without influence on the match. So do guessed worlds (`resample`),
seeded from a ChaCha block.
All arithmetic is on signed 64-bit integers masked to 32 bits, so that plain Python and machine code agree.
"""

from __future__ import annotations

import hashlib
import secrets
from numbers import Integral

import numpy as np

from boardwright.core.errors import BadOption, quoted
from boardwright.core.machine.rule import separately_compiled

ROUNDS = 8
MASK = 0xFFFFFFFF

BOT_RNG = np.dtype([("s", "u4", (4,))], align=True)


def rng_fields(streams: int) -> np.dtype:
    """The dtype of a state's generator: the key, how many words each stream has produced, and the current block of each stream."""
    return np.dtype([("key", "u4", (8,)), ("used", "i8", (streams,)), ("block", "u4", (streams, 16))], align=True)


def quarter(a, b, c, d):
    """The quarter round of ChaCha on four words."""
    a = (a + b) & MASK
    d ^= a
    d = ((d << 16) | (d >> 16)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 12) | (b >> 20)) & MASK
    a = (a + b) & MASK
    d ^= a
    d = ((d << 8) | (d >> 24)) & MASK
    c = (c + d) & MASK
    b ^= c
    b = ((b << 7) | (b >> 25)) & MASK
    return a, b, c, d


def chacha_block(key, w12, w13, w14, w15, rounds, out):
    """Write the ChaCha block of `key` (8 words) and the words 12–15 (counter and nonce) to `out` (16 words)."""
    k0, k1, k2, k3 = np.int64(key[0]), np.int64(key[1]), np.int64(key[2]), np.int64(key[3])
    k4, k5, k6, k7 = np.int64(key[4]), np.int64(key[5]), np.int64(key[6]), np.int64(key[7])
    n0, n1, n2, n3 = np.int64(w12), np.int64(w13), np.int64(w14), np.int64(w15)
    x0, x1, x2, x3 = np.int64(0x61707865), np.int64(0x3320646E), np.int64(0x79622D32), np.int64(0x6B206574)
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = n0, n1, n2, n3
    for _ in range(rounds // 2):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    out[0] = (x0 + 0x61707865) & MASK
    out[1] = (x1 + 0x3320646E) & MASK
    out[2] = (x2 + 0x79622D32) & MASK
    out[3] = (x3 + 0x6B206574) & MASK
    out[4] = (x4 + k0) & MASK
    out[5] = (x5 + k1) & MASK
    out[6] = (x6 + k2) & MASK
    out[7] = (x7 + k3) & MASK
    out[8] = (x8 + k4) & MASK
    out[9] = (x9 + k5) & MASK
    out[10] = (x10 + k6) & MASK
    out[11] = (x11 + k7) & MASK
    out[12] = (x12 + n0) & MASK
    out[13] = (x13 + n1) & MASK
    out[14] = (x14 + n2) & MASK
    out[15] = (x15 + n3) & MASK


def next_uint32(rng, stream):
    """The next 32 bits of a stream."""
    used = np.int64(rng.used[stream])
    index = used & 15
    if index == 0:
        counter = used >> 4
        chacha_block(rng.key, counter & MASK, counter >> 32, stream, 0, ROUNDS, rng.block[stream])
    rng.used[stream] = used + 1
    return np.int64(rng.block[stream, index])


def uniform_below(rng, stream, bound):
    """A uniform number from 0 to `bound` - 1; 1 ≤ bound < 2**31."""
    product = next_uint32(rng, stream) * bound
    low = product & MASK
    if low < bound:
        floor = (MASK + 1) % bound
        while low < floor:
            product = next_uint32(rng, stream) * bound
            low = product & MASK
    return product >> 32


@separately_compiled("s", "i", "i", returns=True)
def draw_uniform_below(state, stream, bound):
    """`uniform_below` with the generator of a state, compiled once per game."""
    return uniform_below(state.rng, stream, bound)


def erase_key(rng):
    """Blank the generator. `hide` calls this, so that no hidden copy can predict the future."""
    rng.key[:] = 0
    rng.used[:] = 0
    rng.block[:] = 0


def rekey(rng, source, stream):
    """Give `rng` a fresh key from a stream of the generator `source`; all streams start anew."""
    erase_key(rng)
    for i in range(8):
        rng.key[i] = next_uint32(source, stream)


def quick_uint32(words):
    """The next 32 bits of xoshiro128++, whose state is in the first four of `words`."""
    s0, s1, s2, s3 = np.int64(words[0]), np.int64(words[1]), np.int64(words[2]), np.int64(words[3])
    total = (s0 + s3) & MASK
    result = ((((total << 7) | (total >> 25)) & MASK) + s0) & MASK
    shifted = (s1 << 9) & MASK
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = ((s3 << 11) | (s3 >> 21)) & MASK
    words[0], words[1], words[2], words[3] = s0, s1, s2, s3
    return result


def quick_uniform_below(words, bound):
    """`uniform_below` with a quick generator (`quick_start`): just as exact."""
    product = quick_uint32(words) * bound
    low = product & MASK
    if low < bound:
        floor = (MASK + 1) % bound
        while low < floor:
            product = quick_uint32(words) * bound
            low = product & MASK
    return product >> 32


def quick_weighted(words, weights):
    """A random index of an array with a quick generator, in proportion to the weights; their sum must be from 1 to 2**31 - 1."""
    left, place = quick_uniform_below(words, weights.sum()), 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return place


def quick_start(rng, stream):
    """Start a quick generator for one of many guesses at hidden information, never for events of a match. Returns the words of its state.

    It is seeded with the next block of a stream, and stored in place of that block, which is not read again.
    """
    counter = (np.int64(rng.used[stream]) + 15) >> 4
    rng.used[stream] = (counter + 1) << 4
    words = rng.block[stream]
    chacha_block(rng.key, counter & MASK, counter >> 32, stream, 0, ROUNDS, words)
    return words


def bot_uint32(rng):
    """The next 32 bits of a bot's generator (xoshiro128++)."""
    return quick_uint32(rng.s)


def bot_uniform_below(rng, bound):
    """A number from 0 to `bound` - 1 for a bot; its bias of at most bound / 2**32 does not matter here."""
    return (bot_uint32(rng) * bound) >> 32


def key_of(seed: int | bytes | str | None) -> bytes:
    """The 256-bit key of a match, as 32 bytes.

    `seed`: 32 bytes or 64 hexadecimal digits are the key itself; an int n stands for SHA-256 of the text "boardwright seed n"; None draws
    a key from the system's source of randomness. Raises BadOption.
    """
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadOption(f"seed has {len(seed)} bytes, expected 32")
        return seed
    if isinstance(seed, str):
        return _key_of_text(seed)
    number: object = seed
    if isinstance(number, bool) or not isinstance(number, Integral):
        raise BadOption(f"seed is {quoted(seed)}, expected an int, 32 bytes, 64 hexadecimal digits or None")
    return hashlib.sha256(f"boardwright seed {int(number)}".encode()).digest()


def _key_of_text(text: str) -> bytes:
    if len(text) == 64 and all(c in "0123456789abcdefABCDEF" for c in text):
        return bytes.fromhex(text)
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
        return key_of(int(text))
    raise BadOption(f"seed is {quoted(text)}, expected a whole number or 64 hexadecimal digits", "shape", expected="64 × 0–9, a–f")


def derived_key(key: bytes, purpose: str, number: int) -> bytes:
    """An independent key, 32 bytes, for one of many uses of `key`: the matches of a simulation, the bots of a match."""
    return hashlib.sha256(key + f" {purpose} {number}".encode()).digest()


def bot_seeds(keys: list[bytes], purpose: str) -> np.ndarray:
    """Seeds for the generators of bots, one from each key, uint32 (keys, 4); never all zero."""
    seeds = b"".join(derived_key(key, purpose, 0)[:16] for key in keys)
    return np.frombuffer(seeds, "<u4").reshape(-1, 4) | np.array([1, 0, 0, 0], np.uint32)


def many_bot_seeds(keys: list[bytes], seats: int) -> np.ndarray:
    """Seeds for the bots' generators of many matches, uint32 (matches × seats, 4); never all zero."""
    seeds = b"".join(hashlib.shake_128(key).digest(16 * seats) for key in keys)
    return np.frombuffer(seeds, "<u4").reshape(-1, 4) | np.uint32(1)
