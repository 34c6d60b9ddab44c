"""What Sky Islands adds to what holds after every action of every game."""

from functools import cache

from smallworld.content.boards import BASE_BOARDS, access_pairs, board_facts, number_of
from smallworld.content.switches import SCAVENGER_KEEPS_ALL_GHOULS
from smallworld.rules.events import FROM_ISLANDS
from smallworld.rules.layout import BENEATH, ROUNDS, SEATS, TRIBES, TURN
from smallworld.rules.scoring import add_up
from tests.laws.ledger import PACTS
from tests.laws.look import REGIONS, Look

CANNONS = 2
ZEPPELINS = 5
DRAGONS = 3


def buried_tokens_lie_beneath_an_active_race(look: Look) -> None:
    scavengers = look.band("scavengers")
    above = scavengers.held if scavengers and scavengers.active else 0
    layer = 0
    for band in look.bands:
        assert band.buried & layer == 0, "one layer"
        layer |= band.buried
        assert not band.buried or (band.race and not band.active), "their race stays in play"
        many = band.race == "ghouls" and look.s.box.options[SCAVENGER_KEEPS_ALL_GHOULS]
        assert many or look.beneath(band.buried) == band.buried.bit_count()
    assert layer & ~above == 0, "only beneath active Scavengers"
    for r in REGIONS:
        assert (look.w[BENEATH + r] > 0) == bool(layer >> r & 1)


def pacts_are_few_and_short(look: Look) -> None:
    power = look.power("haggling")
    seats = range(look.w[SEATS])
    held = {seat: look.w[power.at + seat] for seat in seats if look.w[power.at + seat]}
    assert not any(look.w[power.at + seat] for seat in range(power.words) if seat not in seats)
    assert all(n > 0 for n in held.values())
    assert sum(held.values()) <= PACTS
    giver = look.band(power="haggling")
    if held:
        assert giver, "there is nobody else to settle them"
        assert giver.b // 3 not in held
        assert not (look.settled and giver.b // 3 == look.w[TURN]), "all are settled before the giver's next turn"
    if look.ledger is not None:
        assert held == look.ledger.pacts
        assert not look.ledger.due, "pacts that came back are paid"


def burning_regions_are_free(look: Look) -> None:
    power, burning = look.power("zeppelined"), look.marker("burning")
    owner = look.w[power.at + 1] - 1
    assert burning & (look.held | look.w[TRIBES]) == 0, "nobody holds them"
    assert burning & ~look.s.box.board.regions == 0
    assert burning.bit_count() <= ZEPPELINS
    assert (owner >= 0) == (burning != 0)
    if burning:
        assert look.bands[owner * 3].power == "zeppelined"
        assert not (look.settled and owner == look.w[TURN]), "gone at the start of their owner's next turn"


def cannons_guard_own_regions(look: Look) -> None:
    power, cannons = look.power("gunner"), look.marker("cannons")
    fired, moved = look.w[power.at], look.w[power.at + 1]
    gunner = look.band(power="gunner")
    assert cannons & ~(gunner.held if gunner else 0) == 0
    assert cannons.bit_count() <= CANNONS
    assert fired & ~cannons == moved & ~cannons == 0
    assert fired & moved == 0
    if gunner is None or gunner.b // 3 != look.w[TURN] or look.settled:
        assert fired == moved == 0, "fired within the owner's turn only"
    if gunner and look.settled and not (look.w[TURN] * 3 == gunner.b and gunner.race == "drakons"):
        assert cannons.bit_count() == min(CANNONS, gunner.held.bit_count()), "none may wait"


def dragons_stand_for_drakons(look: Look) -> None:
    drakons, dragons = look.band("drakons"), look.marker("transformed")
    assert dragons & ~(drakons.held if drakons and drakons.active else 0) == 0
    assert dragons.bit_count() <= DRAGONS
    if drakons and look.settled and look.w[TURN] * 3 == drakons.b:
        assert dragons == 0, "they leave at the start of their owner's next turn"


@cache
def islands_of(sky: str) -> list[set[int]]:
    """The land of each island, by the board's file."""
    islands: dict[int, set[int]] = {}
    for region in board_facts(sky)["regions"]:
        if region["terrain"] != "lake":
            islands.setdefault(region["island"], set()).add(number_of(region["id"]))
    return list(islands.values())


def islands_pay_one_race_alone(look: Look) -> None:
    """R-165: what the turn would bring from islands if it ended now."""
    sky = look.s.box.board.name.partition(" ")[2]
    seat = look.w[TURN]
    mine = look.bands[seat * 3 : seat * 3 + 3]
    races = [{r for r in REGIONS if (band.held | band.buried) >> r & 1} for band in mine]
    coins = sum(any(island <= race for race in races) for island in islands_of(sky)) if sky else 0
    sheet = add_up(look.s, seat)
    assert coins == sum(sheet.coins[i] for i in range(sheet.size) if sheet.sources[i] == FROM_ISLANDS)


def boards_are_joined_by_rule(look: Look) -> None:
    """R-159, R-161: for good, as long as the game lasts."""
    box = look.s.box
    ground, _, sky = box.board.name.partition(" ")
    access = (int(box.board.access[0]), int(box.board.access[1]))
    assert ground in BASE_BOARDS
    assert access in access_pairs(ground) if sky else access == (0, 0)
    assert (box.board.sky != 0) == bool(sky)
    assert look.w[ROUNDS] == board_facts(ground)["turns"] - (1 if sky and box.seats in (4, 5) else 0)


def sky_laws(look: Look) -> None:
    buried_tokens_lie_beneath_an_active_race(look)
    pacts_are_few_and_short(look)
    burning_regions_are_free(look)
    cannons_guard_own_regions(look)
    dragons_stand_for_drakons(look)
    islands_pay_one_race_alone(look)
    if look.before is None:
        boards_are_joined_by_rule(look)
