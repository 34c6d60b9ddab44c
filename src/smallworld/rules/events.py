"""What happened: an event is a kind and six numbers given to a sink. Without a sink nothing is built."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# what it means: kind(numbers …)
GATHERED: Final = 1  # seat, race, n
ABANDONED: Final = 2  # seat, race, region
ROLLED: Final = 3  # seat, die, target or 0
CONQUERED: Final = 4  # seat, race, region, verb, tokens placed from hand, what stood there (OVER_…)
FAILED: Final = 5  # seat, race, region
DECLINED: Final = 6  # seat, race, whether the badge stays
SCORED: Final = 7  # seat, total, how many entries of coins just before
RETREATED: Final = 8  # seat
# what moves
TURN_BEGAN: Final = 10  # round, seat
STEP: Final = 11  # phase, deciding
TAKEN: Final = 12  # seat, position, power, race
SHOWN: Final = 13  # power, race
BANNER: Final = 14  # race, 1 into the column, 0 under the stack
RESHUFFLED: Final = 15  # which reshuffle, how many badges
TOKENS_MOVED: Final = 16  # seat, race, n, from, to, ruling
FLIPPED: Final = 17  # seat, race, regions, whether the badge stays
TRIBE_GONE: Final = 18  # region
MARKER_MOVED: Final = 19  # marker, seat, n, from, to, ruling
COINS_PAID: Final = 20  # seat, n, source, regions, ruling
COLUMN_COINS_LAID: Final = 21  # position, n
RACE_LEFT: Final = 22  # seat, race
PEACE: Final = 23  # seat that is at peace, with whom; with itself: the peace is over
GAME_OVER: Final = 24
TERM: Final = 25  # one term of the cost of the conquest that follows: term, n, ruling
RANKED: Final = 26  # one seat of the result that follows, best first: seat, rank, coins, tokens on the board
BADGE_LAID: Final = 27  # power: laid aside
CLEARED: Final = 28  # seat, race, region
CRASHED: Final = 29  # seat, race, region
FIRED: Final = 30  # seat, region
BURIED_THERE: Final = 31  # region, seat, race, n: they stay beneath
UNBURIED: Final = 32  # region, seat, race, n: they hold it again
CANNON_TURNED: Final = 33  # region, 1 fired, 0 ready
PACTS_MOVED: Final = 34  # from, to, n

# what stood in a conquered region: 0 nothing, 1 a Lost Tribe, then two for each seat
OVER_NOTHING: Final = 0
OVER_TRIBE_TOKEN: Final = 1
OVER_FIRST_SEAT: Final = 2  # + 2 * seat, + 1 if declined

# sources of coins; races and powers have numbers of their own above these
FROM_REGIONS: Final = 1
FROM_DECLINED: Final = 2
FROM_COLUMN: Final = 3  # paid for, or lying on, a combo
FROM_ISLANDS: Final = 4
SOURCE_OF_RACE: Final = 64
SOURCE_OF_POWER: Final = 128

# terms of a cost; markers, races and powers have numbers of their own above these
TERM_BASE: Final = 1
TERM_MOUNTAIN: Final = 2
TERM_TRIBE: Final = 3
TERM_TOKENS: Final = 4
TERM_LEAST: Final = 5  # lifted to the least of 1
TERM_DIE: Final = 6
TERM_BURIED: Final = 7
TERM_OF_MARKER: Final = 32
TERM_OF_RACE: Final = 64
TERM_OF_POWER: Final = 128


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Takes events one by one, in the order in which a person at the table would do them."""

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        return

    def __reduce__(self) -> tuple[object, ...]:
        """With what a subclass has set; the native form by itself would lose that."""
        return sink_again, (type(self),), dict(getattr(self, "__dict__", {}))


def sink_again(kind: type[Sink]) -> Sink:
    return kind.__new__(kind)
