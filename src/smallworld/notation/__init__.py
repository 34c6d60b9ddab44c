"""The public text formats: positions, actions, refusals, scenarios, records. A contract: extended, never broken."""

from typing import Final

NOTATION_VERSION: Final = 1
