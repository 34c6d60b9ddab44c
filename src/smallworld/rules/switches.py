"""Rules switches of the core; those of races and powers follow in smallworld.content.switches."""

from typing import Final

OWN_DECLINE_DEFENDS: Final = 0
PAY_FROM_POT: Final = 1
FAILED_ATTEMPT_IS_ATTACK: Final = 2
COINS_SHOWN: Final = 3  # 0 hidden, 1 tally, 2 open
