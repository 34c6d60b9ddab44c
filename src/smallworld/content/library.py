"""The catalogue of all pieces that the project knows. Numbers are places in these lists: appended to, never changed."""

from __future__ import annotations

from smallworld.content.powers.airborne import Airborne
from smallworld.content.powers.alchemist import Alchemist
from smallworld.content.powers.berserk import Berserk
from smallworld.content.powers.bivouacking import Bivouacking
from smallworld.content.powers.commando import Commando
from smallworld.content.powers.diplomat import Diplomat
from smallworld.content.powers.dragon_master import DragonMaster
from smallworld.content.powers.exploring import Exploring
from smallworld.content.powers.flying import Flying
from smallworld.content.powers.forest import Forest
from smallworld.content.powers.fortified import Fortified
from smallworld.content.powers.goldsmith import Goldsmith
from smallworld.content.powers.gunner import Gunner
from smallworld.content.powers.haggling import Haggling
from smallworld.content.powers.heroic import Heroic
from smallworld.content.powers.hill import Hill
from smallworld.content.powers.merchant import Merchant
from smallworld.content.powers.mounted import Mounted
from smallworld.content.powers.pillaging import Pillaging
from smallworld.content.powers.racketeering import Racketeering
from smallworld.content.powers.seafaring import Seafaring
from smallworld.content.powers.spirit import Spirit
from smallworld.content.powers.stout import Stout
from smallworld.content.powers.swamp import Swamp
from smallworld.content.powers.underworld import Underworld
from smallworld.content.powers.wealthy import Wealthy
from smallworld.content.powers.zeppelined import Zeppelined
from smallworld.content.races.amazons import Amazons
from smallworld.content.races.drakons import Drakons
from smallworld.content.races.dwarves import Dwarves
from smallworld.content.races.elves import Elves
from smallworld.content.races.escargots import Escargots
from smallworld.content.races.ghouls import Ghouls
from smallworld.content.races.giants import Giants
from smallworld.content.races.halflings import Halflings
from smallworld.content.races.humans import Humans
from smallworld.content.races.khans import Khans
from smallworld.content.races.orcs import Orcs
from smallworld.content.races.ratmen import Ratmen
from smallworld.content.races.scarecrows import Scarecrows
from smallworld.content.races.scavengers import Scavengers
from smallworld.content.races.skeletons import Skeletons
from smallworld.content.races.sorcerers import Sorcerers
from smallworld.content.races.storm_giants import StormGiants
from smallworld.content.races.tritons import Tritons
from smallworld.content.races.trolls import Trolls
from smallworld.content.races.wendigos import Wendigos
from smallworld.content.races.wizards import Wizards
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.piece import Piece


def base_races() -> list[Piece]:
    return [
        Amazons(), Dwarves(), Elves(), Ghouls(), Giants(), Halflings(), Humans(), Orcs(), Ratmen(), Skeletons(),
        Sorcerers(), Tritons(), Trolls(), Wizards(),
    ]  # fmt: skip


def base_powers() -> list[Piece]:
    return [
        Alchemist(), Berserk(), Bivouacking(), Commando(), Diplomat(), DragonMaster(), Flying(), Forest(), Fortified(),
        Heroic(), Hill(), Merchant(), Mounted(), Pillaging(), Seafaring(), Spirit(), Stout(), Swamp(), Underworld(),
        Wealthy(),
    ]  # fmt: skip


def sky_races() -> list[Piece]:
    return [Drakons(), Escargots(), Khans(), Scarecrows(), Scavengers(), StormGiants(), Wendigos()]


def sky_powers() -> list[Piece]:
    return [Airborne(), Exploring(), Goldsmith(), Gunner(), Haggling(), Racketeering(), Zeppelined()]


def catalogue(races: list[Piece] | None = None, powers: list[Piece] | None = None) -> Catalogue:
    """A new catalogue of all these pieces; those of others follow."""
    return Catalogue(base_races() + sky_races() + (races or []), base_powers() + sky_powers() + (powers or []))
