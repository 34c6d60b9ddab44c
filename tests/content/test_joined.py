"""The two sky boards, and the eight boards that a base board and a sky board make: islands, bridges, access, rounds."""

from itertools import combinations

import networkx as nx
import pytest

from smallworld.content.boards import (
    ACCESS,
    BASE_BOARDS,
    SKY_BOARDS,
    RegionFacts,
    access_pairs,
    board,
    board_facts,
    number_of,
    rounds_of,
)
from smallworld.content.games import drawn_access
from smallworld.content.terrain import SYMBOL_NAMES, TERRAIN_NAMES
from smallworld.notation.words import FIRST_SKY_REGION, region_name, region_number
from smallworld.rules.bits import LAST_REGION, regions_of
from smallworld.rules.board import FIRST_SKY, Board

# board: regions, islands, lakes, mountains, forests, Lost Tribes, bridges
COUNTS = {"sky-2": (10, 2, 1, 2, 1, 3, 2), "sky-3": (9, 3, 0, 1, 2, 3, 3)}
PAIRS = {"base-2": 3, "base-3": 16, "base-4": 38, "base-5": 96}
JOINED = [(ground, sky) for ground in BASE_BOARDS for sky in SKY_BOARDS]
# rounds of a base board alone, and joined with a sky board, by seats
ROUNDS = {"base-2": 10, "base-3": 10, "base-4": 9, "base-5": 8}
WATER = ("sea", "lake")

every_side = pytest.mark.parametrize("name", SKY_BOARDS)
every_joined = pytest.mark.parametrize(("ground", "sky"), JOINED)


def facts_of(name: str) -> dict[str, RegionFacts]:
    return {region["id"]: region for region in board_facts(name)["regions"]}


def bridges(name: str) -> list[tuple[str, str]]:
    return [(one, other) for one, other in board_facts(name)["cloud-bridges"]]


def joined(ground: str, sky: str, pair: int = 0) -> Board:
    return board(f"{ground} {sky}", access_pairs(ground)[pair])


# -- the sides of the sky board


@every_side
def test_counts(name: str) -> None:
    facts = board_facts(name)
    terrains = [region["terrain"] for region in facts["regions"]]
    assert (
        len(terrains),
        facts["islands"],
        *(terrains.count(terrain) for terrain in ("lake", "mountain", "forest")),
        sum(region["lost-tribe"] for region in facts["regions"]),
        len(facts["cloud-bridges"]),
    ) == COUNTS[name]
    assert [region["id"] for region in facts["regions"]] == [f"s{n + 1}" for n in range(len(terrains))]
    assert facts["board"] == name
    assert "players" not in facts
    assert "turns" not in facts


@every_side
def test_neighbours_are_mutual_others_and_named_once_in_order(name: str) -> None:
    facts = facts_of(name)
    for here, region in facts.items():
        assert here not in region["neighbours"]
        assert region["neighbours"] == sorted(set(region["neighbours"]), key=number_of)
        assert all(here in facts[there]["neighbours"] for there in region["neighbours"])


@every_side
def test_an_island_is_one_piece_and_bridges_join_islands(name: str) -> None:
    facts = facts_of(name)
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(facts)
    graph.add_edges_from((here, there) for here, region in facts.items() for there in region["neighbours"])
    islands = [{here for here, region in facts.items() if region["island"] == n + 1} for n in range(COUNTS[name][1])]
    assert sorted(map(sorted, nx.connected_components(graph))) == sorted(map(sorted, islands))
    assert set().union(*islands) == set(facts)
    for one, other in bridges(name):
        assert facts[one]["island"] != facts[other]["island"]
    graph.add_edges_from(bridges(name))
    assert nx.is_connected(graph)
    assert nx.check_planarity(graph)[0]


@every_side
def test_regions_hold_what_they_can(name: str) -> None:
    regions = board_facts(name)["regions"]
    for region in regions:
        assert region["terrain"] in TERRAIN_NAMES
        assert region["terrain"] != "sea"
        assert set(region["symbols"]) <= set(SYMBOL_NAMES)
        assert not region.get("edge", False), "nobody enters from the edge"
        if region["terrain"] == "lake":
            assert not region["symbols"]
            assert not region["lost-tribe"]
            assert "access" not in region
    assert sorted(region["access"] for region in regions if "access" in region) == sorted(ACCESS)
    points = [tuple(region["at"]) for region in regions]
    assert all(len(point) == 2 and 0 < point[0] < 1 and 0 < point[1] < 1 for point in points)
    assert len(set(points)) == len(points)


# -- access tokens


def inland(ground: str) -> list[str]:
    """Land that is neither at the edge nor on the shore of a Sea at the edge."""
    facts = facts_of(ground)
    entry = {r for r, region in facts.items() if region["terrain"] == "sea" and region.get("edge")}
    return [
        r
        for r, region in facts.items()
        if region["terrain"] not in WATER and not region.get("edge") and not entry & set(region["neighbours"])
    ]


@pytest.mark.parametrize("ground", BASE_BOARDS)
def test_the_pairs_that_access_is_drawn_from(ground: str) -> None:
    """R-161: at least three steps apart, over any regions; both ways round."""
    graph: nx.Graph[str] = nx.Graph(
        (here, there) for here, region in facts_of(ground).items() for there in region["neighbours"]
    )
    apart = [
        (int(one), int(other))
        for one, other in combinations(inland(ground), 2)
        if nx.shortest_path_length(graph, one, other) >= 3
    ]
    assert len(apart) == PAIRS[ground]
    found = access_pairs(ground)
    assert sorted(found) == sorted([*apart, *((other, one) for one, other in apart)])
    assert list(found) == sorted(found), "in order: the draw is a place in it"


@pytest.mark.parametrize("ground", BASE_BOARDS)
def test_every_pair_is_drawn_and_none_too_often(ground: str) -> None:
    pairs = access_pairs(ground)
    draws = [drawn_access(f"{ground} sky-2", str(seed)) for seed in range(20 * len(pairs))]
    assert set(draws) == set(pairs)
    square = sum((draws.count(pair) - 20) ** 2 / 20 for pair in pairs)
    degrees = len(pairs) - 1
    assert square < degrees + 4 * (2 * degrees) ** 0.5
    assert draws == [drawn_access(f"{ground} sky-3", str(seed)) for seed in range(20 * len(pairs))]


# -- joined boards


@every_joined
def test_both_parts_keep_what_they_are(ground: str, sky: str) -> None:
    alone, made = board(ground), joined(ground, sky)
    facts = facts_of(ground) | facts_of(sky)
    assert made.name == f"{ground} {sky}"
    assert (made.players, made.turns) == (alone.players, alone.turns)
    assert made.ground == alone.regions
    assert regions_of(made.sky) == [number_of(r) for r in facts_of(sky)]
    assert made.regions == made.ground | made.sky
    assert made.sky & made.ground == made.sky & alone.regions == 0
    assert max(regions_of(made.regions)) <= LAST_REGION
    for terrain, number in TERRAIN_NAMES.items():
        assert regions_of(made.terrain[number]) == [number_of(r) for r, f in facts.items() if f["terrain"] == terrain]
    for symbol, number in SYMBOL_NAMES.items():
        assert regions_of(made.symbol[number]) == [number_of(r) for r, f in facts.items() if symbol in f["symbols"]]
    assert regions_of(made.tribes) == [number_of(r) for r, f in facts.items() if f["lost-tribe"]]
    assert regions_of(made.water) == [number_of(r) for r, f in facts.items() if f["terrain"] in WATER]
    assert made.land == made.regions & ~made.water


@every_joined
def test_nobody_enters_by_the_sky(ground: str, sky: str) -> None:
    """R-163, R-166."""
    alone, made = board(ground), joined(ground, sky)
    assert (made.edge, made.border) == (alone.edge, alone.border)
    assert made.border & made.sky == 0


@every_joined
def test_islands_are_land(ground: str, sky: str) -> None:
    """R-165: the sea part is not needed."""
    made = joined(ground, sky)
    for n, island in enumerate(made.islands):
        land = [r for r, f in facts_of(sky).items() if f["island"] == n + 1 and f["terrain"] != "lake"]
        assert regions_of(island) == [number_of(r) for r in land]
    assert sum(island != 0 for island in made.islands) == COUNTS[sky][1]
    assert not any(board(ground).islands)


@every_joined
def test_neighbours_are_those_of_the_boards_the_bridges_and_the_access(ground: str, sky: str) -> None:
    """R-162: for every pair that can be drawn, both ways."""
    facts = facts_of(ground) | facts_of(sky)
    lines = {(number_of(here), number_of(there)) for here, region in facts.items() for there in region["neighbours"]}
    for one, other in bridges(sky):
        lines |= {(number_of(one), number_of(other)), (number_of(other), number_of(one))}
    up = {which: [number_of(r) for r, f in facts_of(sky).items() if f.get("access") == which] for which in ACCESS}
    for n, pair in enumerate(access_pairs(ground)):
        made = joined(ground, sky, n)
        assert tuple(made.access) == pair
        wanted = set(lines)
        for which, below in zip(ACCESS, pair, strict=True):
            wanted |= {(below, above) for above in up[which]} | {(above, below) for above in up[which]}
        found = {(here, there) for here in regions_of(made.regions) for there in regions_of(made.neighbours[here])}
        assert found == wanted
        assert nx.is_connected(nx.Graph(found))


@every_joined
def test_without_access_tokens_the_boards_lie_apart(ground: str, sky: str) -> None:
    made = board(f"{ground} {sky}")
    assert made.around(made.ground) & made.sky == 0
    assert made.around(made.sky) & made.ground == 0


@every_joined
def test_rounds(ground: str, sky: str) -> None:
    """R-001, R-159, R-224: the END tile takes a round with 4 and 5 seats."""
    for seats in range(2, 7):
        assert rounds_of(ground, seats) == ROUNDS[ground]
        assert rounds_of(f"{ground} {sky}", seats) == ROUNDS[ground] - (seats in (4, 5))


@every_joined
def test_regions_have_names(ground: str, sky: str) -> None:
    made = joined(ground, sky)
    assert FIRST_SKY_REGION == FIRST_SKY
    for number in regions_of(made.regions):
        assert region_number(region_name(number), made) == number
        assert number_of(region_name(number)) == number
    others = ["s0", "s11", "s", "0", "s01", "49", "50", "S1", "s1 ", "\u0663", ""]
    assert [name for name in others if region_number(name, made) is not None] == []
    assert region_number("s1", board(ground)) is None
