"""Chance is counted, not streamed: every draw is a ChaCha8 block whose number says what is drawn (purpose, round, seat, n).

So equal seeds and equal actions give equal games, what others do never changes my dice, and the state holds no generator.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import vec_of

WORD: Final = 0xFFFFFFFF

RACE_ORDER: Final = 1
POWER_ORDER: Final = 2
RESHUFFLE: Final = 3
ROLL: Final = 4
SEATING: Final = 5
ACCESS: Final = 6
GUESS: Final = 7  # determinized views: never used by a game itself

FACES: Final = vec[i64]([0, 0, 0, 1, 2, 3])
FAIR_WORDS: Final = 0xFFFFFFFC  # the largest multiple of 6 that a word can reach


def key_of(seed: str) -> vec[i64]:
    """The eight key words of a seed's text."""
    digest = hashlib.sha256(seed.encode()).digest()
    return vec[i64]([int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)])


def no_key() -> vec[i64]:
    return vec[i64]([0] * 8)


def block(key: vec[i64], number: i64, purpose: i64, where: i64, n: i64) -> vec[i64]:
    """One ChaCha8 block as sixteen 32-bit words; the last four input words are its number, purpose, place and count."""
    a0: i64 = 0x61707865
    a1: i64 = 0x3320646E
    a2: i64 = 0x79622D32
    a3: i64 = 0x6B206574
    b0: i64 = key[0]
    b1: i64 = key[1]
    b2: i64 = key[2]
    b3: i64 = key[3]
    c0: i64 = key[4]
    c1: i64 = key[5]
    c2: i64 = key[6]
    c3: i64 = key[7]
    d0: i64 = number & WORD
    d1: i64 = purpose & WORD
    d2: i64 = where & WORD
    d3: i64 = n & WORD
    step: i64 = 0
    while step < 8:
        # four quarter rounds on the columns (even steps) or, after turning the rows, on the diagonals (odd steps)
        a0 = (a0 + b0) & WORD
        a1 = (a1 + b1) & WORD
        a2 = (a2 + b2) & WORD
        a3 = (a3 + b3) & WORD
        d0 ^= a0
        d1 ^= a1
        d2 ^= a2
        d3 ^= a3
        d0 = ((d0 << 16) & WORD) | (d0 >> 16)
        d1 = ((d1 << 16) & WORD) | (d1 >> 16)
        d2 = ((d2 << 16) & WORD) | (d2 >> 16)
        d3 = ((d3 << 16) & WORD) | (d3 >> 16)
        c0 = (c0 + d0) & WORD
        c1 = (c1 + d1) & WORD
        c2 = (c2 + d2) & WORD
        c3 = (c3 + d3) & WORD
        b0 ^= c0
        b1 ^= c1
        b2 ^= c2
        b3 ^= c3
        b0 = ((b0 << 12) & WORD) | (b0 >> 20)
        b1 = ((b1 << 12) & WORD) | (b1 >> 20)
        b2 = ((b2 << 12) & WORD) | (b2 >> 20)
        b3 = ((b3 << 12) & WORD) | (b3 >> 20)
        a0 = (a0 + b0) & WORD
        a1 = (a1 + b1) & WORD
        a2 = (a2 + b2) & WORD
        a3 = (a3 + b3) & WORD
        d0 ^= a0
        d1 ^= a1
        d2 ^= a2
        d3 ^= a3
        d0 = ((d0 << 8) & WORD) | (d0 >> 24)
        d1 = ((d1 << 8) & WORD) | (d1 >> 24)
        d2 = ((d2 << 8) & WORD) | (d2 >> 24)
        d3 = ((d3 << 8) & WORD) | (d3 >> 24)
        c0 = (c0 + d0) & WORD
        c1 = (c1 + d1) & WORD
        c2 = (c2 + d2) & WORD
        c3 = (c3 + d3) & WORD
        b0 ^= c0
        b1 ^= c1
        b2 ^= c2
        b3 ^= c3
        b0 = ((b0 << 7) & WORD) | (b0 >> 25)
        b1 = ((b1 << 7) & WORD) | (b1 >> 25)
        b2 = ((b2 << 7) & WORD) | (b2 >> 25)
        b3 = ((b3 << 7) & WORD) | (b3 >> 25)
        # turn the rows: to the diagonals after even steps, back to the columns after odd ones
        if step & 1 == 0:
            b0, b1, b2, b3 = b1, b2, b3, b0
            c0, c1, c2, c3 = c2, c3, c0, c1
            d0, d1, d2, d3 = d3, d0, d1, d2
        else:
            b0, b1, b2, b3 = b3, b0, b1, b2
            c0, c1, c2, c3 = c2, c3, c0, c1
            d0, d1, d2, d3 = d1, d2, d3, d0
        step += 1
    out = vec[i64]([0] * 16)
    out[0] = (a0 + 0x61707865) & WORD
    out[1] = (a1 + 0x3320646E) & WORD
    out[2] = (a2 + 0x79622D32) & WORD
    out[3] = (a3 + 0x6B206574) & WORD
    out[4] = (b0 + key[0]) & WORD
    out[5] = (b1 + key[1]) & WORD
    out[6] = (b2 + key[2]) & WORD
    out[7] = (b3 + key[3]) & WORD
    out[8] = (c0 + key[4]) & WORD
    out[9] = (c1 + key[5]) & WORD
    out[10] = (c2 + key[6]) & WORD
    out[11] = (c3 + key[7]) & WORD
    out[12] = (d0 + (number & WORD)) & WORD
    out[13] = (d1 + (purpose & WORD)) & WORD
    out[14] = (d2 + (where & WORD)) & WORD
    out[15] = (d3 + (n & WORD)) & WORD
    return out


class Draws:
    """The draws of one purpose: 32-bit words of as many blocks as it takes."""

    __slots__ = ("key", "purpose", "where", "n", "number", "at", "words")

    def __init__(self, key: vec[i64], purpose: i64, where: i64, n: i64) -> None:
        self.key = key
        self.purpose = purpose
        self.where = where
        self.n = n
        self.number: i64 = 0
        self.at: i64 = 0
        self.words = block(key, 0, purpose, where, n)

    def __reduce__(self) -> tuple[object, ...]:
        where = (int(self.purpose), int(self.where), int(self.n))
        return draws_again, (list(self.key), where, int(self.number), int(self.at))

    def below(self, bound: i64) -> i64:
        """A uniform number from 0 to bound - 1, by rejection."""
        limit: i64 = 0x100000000 - 0x100000000 % bound
        while True:
            if self.at == 16:
                self.number += 1
                self.at = 0
                self.words = block(self.key, self.number, self.purpose, self.where, self.n)
            word = self.words[self.at]
            self.at += 1
            if word < limit:
                return word % bound

    def shuffle(self, items: vec[i64], size: i64) -> None:
        """Bring the first `size` items into a uniformly random order."""
        i: i64 = size - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


def draws_again(key: list[int], where: tuple[int, int, int], number: int, at: int) -> Draws:
    made = Draws(vec_of(key), where[0], where[1], where[2])
    made.number = number
    made.at = at
    made.words = block(made.key, made.number, made.purpose, made.where, made.n)
    return made


def roll(key: vec[i64], round_: i64, seat: i64, n: i64) -> i64:
    """The n-th roll (from 0) of a seat in a round."""
    words = block(key, 0, ROLL, round_ * 16 + seat, n)
    i: i64 = 0
    while words[i] >= FAIR_WORDS:  # sixteen such words in a row: 2**-480
        i += 1
    return FACES[words[i] % 6]
