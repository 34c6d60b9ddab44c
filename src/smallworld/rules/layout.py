"""Where everything stands in the one vector of a state. A seat has three bands: active, declined, declined with its badge."""

from typing import Final

MAX_SEATS: Final = 6
BANDS_A_SEAT: Final = 3
BANDS: Final = 18

# the moment
ROUND: Final = 0
ROUNDS: Final = 1
SEATS: Final = 2
TURN: Final = 3
PHASE: Final = 4
DECIDING: Final = 5
# chance
RESHUFFLES: Final = 6
ROLLS: Final = 7
FORCED: Final = 8  # dice to come, two bits each, the next one lowest
FORCED_COUNT: Final = 9
# the table
TRIBES: Final = 10
DISCARDS: Final = 11  # badges laid aside, a bit each
COLUMN_COUNT: Final = 12
RACE_STACK_COUNT: Final = 13
POWER_STACK_COUNT: Final = 14
SEEN_BOTTOM: Final = 15  # how many banners at the bottom of the stack everybody saw go there
# this turn
ATTACKED: Final = 16  # seats whose active race was attacked
ATTEMPTED: Final = 17  # bit 0: the active race has made its final attempt, bit 1: a declined one has
# a seat's words
COINS: Final = 20
TURNS: Final = 26  # turns that the active race has ended
# a band's words
RACE: Final = 38
POWER: Final = 56
HELD: Final = 74
HAND: Final = 92
WAITING: Final = 110  # of the hand: what waits for a retreat or for the redeployment
# regions
TOKENS: Final = 128
# the column, top first, and the stacks, top last
COLUMN_RACE: Final = 190
COLUMN_POWER: Final = 196
COLUMN_COINS: Final = 202
RACE_STACK: Final = 208
RACE_STACK_SIZE: Final = 40
POWER_STACK: Final = 248
POWER_STACK_SIZE: Final = 48
# what was conquered this turn, for the active race and for a declined one: all, over tribes, over declined, over each seat
CONQUESTS: Final = 296
CONQUESTS_SIZE: Final = 9
OVER_ALL: Final = 0
OVER_TRIBE: Final = 1
OVER_DECLINED: Final = 2
OVER_SEAT: Final = 3
# declined tokens beneath another race: regions by the band that owns them, and how many by region
BURIED: Final = 314
BENEATH: Final = 332
# words of races, powers and their markers come next; after them a cache that is no part of the position
PIECES: Final = 394

# the cache, counted from the end of the pieces' words
CACHE_VALID: Final = 0
CACHE_CLOSED: Final = 1
CACHE_REACH: Final = 2
CACHE_CHEAPER: Final = 4  # regions that cost at least 1, 2, … less
CHEAPER_MOST: Final = 12
CACHE_WITHIN: Final = 16  # regions that cost 0, 1, 2 … or less before discounts
DEAREST: Final = 35
CACHE_SIZE: Final = 52

# phases in the order of a turn
START: Final = 0
PICK: Final = 1
ELDERS: Final = 2  # conquests of a declined race that still acts
CONQUEST: Final = 3
REDEPLOY_ELDERS: Final = 4
REDEPLOY: Final = 5
WITHDRAW: Final = 6
HEROES: Final = 7
CANNONS: Final = 8
SCORING: Final = 9  # nobody decides
LATE_DECLINE: Final = 10
PACTS: Final = 11
ALLY: Final = 12
RETREAT: Final = 13
TURN_END: Final = 14  # nobody decides
OVER: Final = 15
PHASES: Final = 16


# why a region is lost
TAKEN_BY_FORCE: Final = 0
CONVERTED: Final = 1
CLEARED_AWAY: Final = 2
CRASHED_INTO: Final = 3

# where tokens and markers can be besides a region
TRAY: Final = -1
IN_HAND: Final = -2
IN_WAITING: Final = -3
BOX: Final = -4

# combos that are shown
COLUMN: Final = 6
