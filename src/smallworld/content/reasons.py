"""Reason codes that belong to a race."""

from typing import Final

NOT_A_FOREST: Final = 23
