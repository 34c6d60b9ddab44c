"""What tests of others can use too."""

from __future__ import annotations

from smallworld.testing.bots import ALL_BOARDS, BotFault, check_bot

__all__ = ["ALL_BOARDS", "BotFault", "check_bot"]
