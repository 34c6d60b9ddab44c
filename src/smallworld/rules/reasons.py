"""Reason codes of refusals by rank: when several apply, the lowest number is given. Their words stand in the notation."""

from typing import Final

NO_SUCH_ACTION: Final = 1
NOT_A_NUMBER: Final = 2
NO_SUCH_REGION: Final = 3
GAME_OVER: Final = 4
NOT_YOUR_TURN: Final = 5
WRONG_STEP: Final = 6
NOT_THIS_RACE: Final = 7
NOT_THIS_POWER: Final = 8
ALREADY_USED: Final = 9
NONE_LEFT: Final = 10
TOO_LATE_TO_ABANDON: Final = 11
NO_SUCH_COMBO: Final = 12
NOT_ENOUGH_COINS: Final = 13
NOT_AN_OPPONENT: Final = 14
ATTACKED_THIS_TURN: Final = 15
TOO_MANY_PACTS: Final = 16
NOT_YOURS: Final = 17
OWN_REGION: Final = 18
WATER: Final = 19
IMMUNE_REGION: Final = 20
PEACE: Final = 21
NOT_A_MOUNTAIN: Final = 22
NOTHING_TO_CLEAR: Final = 24  # 23 is a race's own
NOT_ACTIVE: Final = 25
NOT_ALONE: Final = 26
PROTECTED: Final = 27
NOT_A_BORDER_REGION: Final = 28
NOT_ADJACENT: Final = 29
NO_TOKEN_IN_TRAY: Final = 30
NO_TOKEN_IN_HAND: Final = 31
NO_ROLL_NEEDED: Final = 32
TOO_FAR_SHORT: Final = 33
NOT_ENOUGH_TOKENS: Final = 34
ONE_PER_REGION: Final = 35
TOKENS_LEFT: Final = 36
KEEP_ONE_EACH: Final = 37
