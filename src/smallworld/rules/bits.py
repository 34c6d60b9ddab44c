"""Region sets are masks: bit r stands for region r. `MASK[r]` replaces a shift of a constant, which mypyc miscompiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LAST_REGION: Final = 61

MASK: Final = vec[i64]([2**r for r in range(LAST_REGION + 1)])


def _bit_table() -> vec[i64]:
    table = vec[i64]([0] * 67)
    for r in range(LAST_REGION + 1):
        table[2**r % 67] = r
    return table


BIT: Final = _bit_table()


def lowest(mask: i64) -> i64:
    """The lowest region of a set that is not empty."""
    return BIT[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many regions a set has."""
    x: i64 = mask
    x = x - ((x >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    x = x + (x >> 32)
    return x & 0x7F


def nth(mask: i64, n: i64) -> i64:
    """The n-th region of a set, counted from 0, lowest first."""
    x: i64 = mask
    left: i64 = n
    while left > 0:
        x &= x - 1
        left -= 1
    return BIT[(x & -x) % 67]


def regions_of(mask: i64) -> list[int]:
    """The regions of a set in order, for readers outside the core."""
    found: list[int] = []
    x: i64 = mask
    while x != 0:
        found.append(BIT[(x & -x) % 67])
        x &= x - 1
    return found


def vec_of(numbers: list[int]) -> vec[i64]:
    """These numbers as a native vector; `list` of it gives them back."""
    made = vec[i64]([0] * len(numbers))
    i: i64 = 0
    while i < len(numbers):
        made[i] = numbers[i]
        i += 1
    return made


def mask_of(regions: list[int]) -> i64:
    """The set of these regions, for writers outside the core."""
    mask: i64 = 0
    for r in regions:
        mask |= MASK[r]
    return mask
