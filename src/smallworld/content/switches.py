"""All rules switches by number, with their defaults and what the editions set."""

from typing import Final

from smallworld.rules.switches import COINS_SHOWN, FAILED_ATTEMPT_IS_ATTACK, OWN_DECLINE_DEFENDS, PAY_FROM_POT

ELF_SURVIVES_SORCERER: Final = 4
SORCERER_NEEDS_HAND: Final = 5
GHOULS_OWN_DIE: Final = 6
HOLE_IN_SEA: Final = 7
ALCHEMIST_NEEDS_REGION: Final = 8
DIPLOMAT_2P: Final = 9
BOLT_ANYWHERE: Final = 10
DRAKON_TOKEN_OUT_OF_GAME: Final = 11
KHAN_FLOOR_PER_REGION: Final = 12
WENDIGO_EMPTY_FOREST: Final = 13
ZEPPELIN_FINAL_DIE: Final = 14
SCAVENGER_KEEPS_ALL_GHOULS: Final = 15
CRASH_SPARES_ELVES: Final = 16

SWITCH_NAMES: Final = {
    "own_decline_defends": OWN_DECLINE_DEFENDS,
    "pay_from_pot": PAY_FROM_POT,
    "failed_attempt_is_attack": FAILED_ATTEMPT_IS_ATTACK,
    "coins": COINS_SHOWN,
    "elf_survives_sorcerer": ELF_SURVIVES_SORCERER,
    "sorcerer_needs_hand": SORCERER_NEEDS_HAND,
    "ghouls_own_die": GHOULS_OWN_DIE,
    "hole_in_sea": HOLE_IN_SEA,
    "alchemist_needs_region": ALCHEMIST_NEEDS_REGION,
    "diplomat_2p": DIPLOMAT_2P,
    "bolt_anywhere": BOLT_ANYWHERE,
    "drakon_token_out_of_game": DRAKON_TOKEN_OUT_OF_GAME,
    "khan_floor_per_region": KHAN_FLOOR_PER_REGION,
    "wendigo_empty_forest": WENDIGO_EMPTY_FOREST,
    "zeppelin_final_die": ZEPPELIN_FINAL_DIE,
    "scavenger_keeps_all_ghouls": SCAVENGER_KEEPS_ALL_GHOULS,
    "crash_spares_elves": CRASH_SPARES_ELVES,
}

ON_BY_DEFAULT: Final = (
    FAILED_ATTEMPT_IS_ATTACK, SORCERER_NEEDS_HAND, GHOULS_OWN_DIE, HOLE_IN_SEA, DIPLOMAT_2P, KHAN_FLOOR_PER_REGION,
    ZEPPELIN_FINAL_DIE, CRASH_SPARES_ELVES,
)  # fmt: skip

COINS_WORDS: Final = ("hidden", "tally", "open")

EDITIONS: Final = {
    "en2015": {},
    "zh": {"elf_survives_sorcerer": True},
    "sv": {"elf_survives_sorcerer": True},
}  # type: dict[str, dict[str, bool]]
