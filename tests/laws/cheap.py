"""What holds after every action of every game."""

from smallworld.rules.layout import (
    COINS,
    COLUMN,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DECIDING,
    DISCARDS,
    OVER,
    PHASE,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    POWER_STACK_SIZE,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    RACE_STACK_SIZE,
    RETREAT,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    TOKENS,
    TRIBES,
    TURN,
    TURN_END,
)  # fmt: skip
from tests.laws.look import REGIONS, Look
from tests.laws.sky import sky_laws


def tokens_are_conserved(look: Look) -> None:
    on_map = {band.race: look.on_map(band) + band.hand for band in look.bands if band.race}
    for piece in look.s.box.catalogue.races[1:]:
        tray, gone = look.s.tray(piece.number), piece.out_of_game(look.s)
        assert 0 <= tray <= piece.tray - gone
        assert tray + gone + on_map.get(piece.name, 0) == piece.tray
        if look.ledger is not None:
            assert piece.tray - tray == look.ledger.out.get(piece.number, 0), "the tray is what the events say"


def pieces_are_in_one_place(look: Look) -> None:
    w, box = look.w, look.s.box
    in_column, races_left, powers_left = w[COLUMN_COUNT], w[RACE_STACK_COUNT], w[POWER_STACK_COUNT]
    column = w[COLUMN_RACE : COLUMN_RACE + COLUMN]
    badges = w[COLUMN_POWER : COLUMN_POWER + COLUMN]
    race_stack = w[RACE_STACK : RACE_STACK + RACE_STACK_SIZE]
    power_stack = w[POWER_STACK : POWER_STACK + POWER_STACK_SIZE]
    for row, count in ((column, in_column), (badges, in_column), (race_stack, races_left), (power_stack, powers_left)):
        assert 0 not in row[:count], "no gaps"
        assert not any(row[count:]), "nothing beyond the end"
    assert not any(w[COLUMN_COINS + in_column : COLUMN_COINS + COLUMN])
    assert all(coins >= 0 for coins in w[COLUMN_COINS : COLUMN_COINS + COLUMN])
    bands = range(w[SEATS] * 3)
    races = [*column[:in_column], *race_stack[:races_left], *(w[RACE + b] for b in bands if w[RACE + b])]
    assert sorted(races) == [number for number, there in enumerate(box.race_in) if there]
    discards = [number for number in REGIONS if w[DISCARDS] >> number & 1]
    powers = [
        *badges[:in_column],
        *power_stack[:powers_left],
        *discards,
        *(w[POWER + b] for b in bands if w[POWER + b]),
    ]
    assert sorted(powers) == [number for number, there in enumerate(box.power_in) if there]


def regions_have_one_owner(look: Look) -> None:
    w, board = look.w, look.s.box.board
    assert look.held & ~board.regions == 0
    dragons = look.marker("transformed")
    for r in REGIONS:
        tokens, held = w[TOKENS + r], look.held >> r & 1
        assert tokens >= 1 if held and not dragons >> r & 1 else tokens >= 0
        assert held or tokens == 0, "tokens lie in held regions and nowhere else"
    for band in look.bands:
        if not band.race:
            assert (band.power, band.held, band.hand, band.waiting, band.buried) == ("", 0, 0, 0, 0)
        elif band.active:
            assert band.power
            assert band.power == "seafaring" or band.held & board.water == 0
        else:
            assert band.power == ("spirit" if band.b % 3 == 2 else "")
            if band.race != "ghouls":
                places = band.held.bit_count() + band.buried.bit_count()
                assert (look.on_map(band), band.hand) == (places, 0), "one token a region"
            assert look.on_map(band) + band.hand > 0, "a declined race without a token has left"


def tribes_never_come_back(look: Look) -> None:
    tribes = look.w[TRIBES]
    assert tribes & look.held == 0
    assert tribes & ~(look.before.w[TRIBES] if look.before else look.s.box.board.tribes) == 0
    if look.ledger is not None:
        gone = {r for r in REGIONS if (look.s.box.board.tribes & ~tribes) >> r & 1}
        assert gone == look.ledger.tribes_gone


def hands_and_coins_hold(look: Look) -> None:
    for band in look.bands:
        assert 0 <= band.waiting <= band.hand
        if look.settled:
            assert band.waiting == 0, "nobody waits for a retreat that is over"
            if band.held and band.race != "amazons":
                assert band.hand == 0, "redeployments and retreats leave nothing in hand"
    coins = look.w[COINS : COINS + look.w[SEATS]]
    assert min(coins) >= 0
    if look.ledger is not None:
        assert coins == look.ledger.coins


def markers_lie_where_they_may(look: Look) -> None:
    for marker in look.s.box.catalogue.markers:
        regions = marker.regions(look.s)
        lying = sum(marker.in_region(look.s, r) for r in REGIONS if regions >> r & 1)
        assert marker.name == "burning" or regions & ~look.held == 0
        assert lying <= marker.limit
    trolls, lairs = look.band("trolls"), look.marker("lairs")
    assert lairs & ~(trolls.held if trolls else 0) == 0
    assert trolls is None or not trolls.active or lairs == trolls.held, "a Lair in each region, at once"
    halflings, holes = look.band("halflings"), look.marker("holes")
    assert holes & ~(halflings.held if halflings and halflings.active else 0) == 0
    heroic, heroes = look.band(power="heroic"), look.marker("heroes")
    assert heroes & ~(heroic.held if heroic else 0) == 0
    if heroic and look.settled and not dragons_have_left(look, heroic.b):
        assert heroes.bit_count() == min(2, heroic.held.bit_count()), "none may wait"
    master, dragon = look.band(power="dragon-master"), look.marker("dragon")
    assert dragon & ~(master.held if master else 0) == 0
    fortified, forts = look.band(power="fortified"), look.marker("fortresses")
    if look.before:
        built = forts & ~look.before.marker("fortresses")
        assert built & ~(fortified.held if fortified else 0) == 0
        assert built.bit_count() <= 1
    camps_lie_where_they_may(look)


def dragons_have_left(look: Look, b: int) -> bool:
    """Whether markers may have come back with regions that only dragons held (R-191)."""
    return look.w[TURN] * 3 == b and look.bands[b].race == "drakons"


def camps_lie_where_they_may(look: Look) -> None:
    owner = look.power("bivouacking")
    camps, waiting = owner.markers[0], look.w[owner.at]
    band = look.band(power="bivouacking")
    lying = sum(camps.in_region(look.s, r) for r in REGIONS if camps.regions(look.s) >> r & 1)
    assert camps.regions(look.s) & ~(band.held if band else 0) == 0
    assert 0 <= waiting <= camps.limit - lying
    settled = look.settled and not (band and dragons_have_left(look, band.b))
    assert waiting == 0 or not settled
    if settled and band and band.held and band.race != "amazons":
        assert lying == camps.limit, "all are placed before the redeployment ends"


def the_moment_is_one_of_the_list(look: Look) -> None:
    w, phase = look.w, look.w[PHASE]
    assert 0 <= phase <= OVER
    assert phase not in (SCORING, TURN_END), "nobody decides there"
    assert 1 <= w[ROUND] <= w[ROUNDS]
    assert 0 <= w[DECIDING] < w[SEATS]
    assert (w[DECIDING] != w[TURN]) == (phase == RETREAT)
    if look.ledger is not None:
        assert (w[ROUND], w[TURN]) == look.ledger.turn
    verbs = [look.legal.verbs[i] for i in range(look.legal.size)]
    assert len(verbs) == len(set(verbs))
    assert (look.legal.count() == 0) == (phase == OVER), "somebody can always do something before the end"
    assert phase != OVER or (w[ROUND], w[TURN]) == (w[ROUNDS], w[SEATS] - 1)


def cheap_laws(look: Look) -> None:
    tokens_are_conserved(look)
    pieces_are_in_one_place(look)
    regions_have_one_owner(look)
    tribes_never_come_back(look)
    hands_and_coins_hold(look)
    markers_lie_where_they_may(look)
    the_moment_is_one_of_the_list(look)
    sky_laws(look)
