"""The game as pure functions of a state: no I/O, no clock, no random module. Compiled by mypyc; runs interpreted too."""

from typing import Final

RULES_VERSION: Final = 1
