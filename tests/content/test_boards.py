"""The four base boards: the facts in their files, and the masks that are derived from them. Joined boards: test_joined.py."""

import networkx as nx
import pytest

from smallworld.content.boards import BASE_BOARDS, RegionFacts, board, board_facts, board_for
from smallworld.content.terrain import SYMBOL_NAMES, TERRAIN_NAMES
from smallworld.rules.bits import mask_of, regions_of

# board: regions, seas, lakes, mountains, Lost Tribes, turns
COUNTS = {
    "base-2": (23, 2, 1, 4, 9, 10),
    "base-3": (30, 2, 1, 7, 10, 10),
    "base-4": (39, 2, 1, 8, 14, 9),
    "base-5": (48, 2, 1, 9, 18, 8),
}
WATER = ("sea", "lake")


def facts_of(name: str) -> dict[str, RegionFacts]:
    return {region["id"]: region for region in board_facts(name)["regions"]}


def graph_of(name: str) -> "nx.Graph[str]":
    return nx.Graph((here, there) for here, facts in facts_of(name).items() for there in facts["neighbours"])


def test_every_player_count_has_its_board() -> None:
    assert [board_for(players) for players in (2, 3, 4, 5)] == list(BASE_BOARDS) == list(COUNTS)


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_counts(name: str) -> None:
    facts = board_facts(name)
    terrains = [region["terrain"] for region in facts["regions"]]
    tribes = sum(region["lost-tribe"] for region in facts["regions"])
    counted = (len(terrains), *(terrains.count(t) for t in (*WATER, "mountain")), tribes, facts["turns"])
    assert counted == COUNTS[name]
    assert board_for(facts["players"]) == facts["board"] == name
    assert [region["id"] for region in facts["regions"]] == [str(n + 1) for n in range(len(terrains))]


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_neighbours_are_mutual_others_and_named_once_in_order(name: str) -> None:
    facts = facts_of(name)
    for here, region in facts.items():
        assert here not in region["neighbours"]
        assert region["neighbours"] == sorted(set(region["neighbours"]), key=int)
        assert all(here in facts[there]["neighbours"] for there in region["neighbours"])


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_the_map_is_one_piece_and_can_be_drawn(name: str) -> None:
    graph = graph_of(name)
    assert set(graph) == set(facts_of(name))
    assert nx.is_connected(graph)
    assert nx.check_planarity(graph)[0]


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_the_edge_goes_once_around_the_map(name: str) -> None:
    """With a further node for all that lies outside, which borders every region at the edge, it stays planar."""
    graph = graph_of(name)
    edge = [here for here, region in facts_of(name).items() if region["edge"]]
    graph.add_edges_from(("outside", here) for here in edge)
    assert nx.check_planarity(graph)[0]
    assert nx.is_connected(graph.subgraph(edge))


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_regions_hold_what_they_can(name: str) -> None:
    for region in board_facts(name)["regions"]:
        assert not (region["lost-tribe"] and region["terrain"] in WATER)
        assert not (region["symbols"] and region["terrain"] in WATER)
        assert region["terrain"] in TERRAIN_NAMES
        assert set(region["symbols"]) <= set(SYMBOL_NAMES)


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_every_region_has_a_point_of_its_own_in_the_unit_square(name: str) -> None:
    points = [tuple(region["at"]) for region in board_facts(name)["regions"]]
    assert all(len(point) == 2 and 0 < point[0] < 1 and 0 < point[1] < 1 for point in points)
    assert len(set(points)) == len(points)


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_masks_say_what_the_file_says(name: str) -> None:
    facts = facts_of(name)
    made = board(name)
    assert (made.name, made.players, made.turns) == (name, board_facts(name)["players"], COUNTS[name][5])
    assert regions_of(made.regions) == regions_of(made.ground) == sorted(map(int, facts))
    for terrain, number in TERRAIN_NAMES.items():
        assert regions_of(made.terrain[number]) == [int(r) for r, f in facts.items() if f["terrain"] == terrain]
    for symbol, number in SYMBOL_NAMES.items():
        assert regions_of(made.symbol[number]) == [int(r) for r, f in facts.items() if symbol in f["symbols"]]
    assert regions_of(made.edge) == [int(r) for r, f in facts.items() if f["edge"]]
    assert regions_of(made.tribes) == [int(r) for r, f in facts.items() if f["lost-tribe"]]
    assert made.mountains == made.terrain[TERRAIN_NAMES["mountain"]]
    for here, region in facts.items():
        assert regions_of(made.neighbours[int(here)]) == [int(there) for there in region["neighbours"]]


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_derived_masks_against_a_slow_form(name: str) -> None:
    facts = facts_of(name)
    made = board(name)
    water = {r for r, f in facts.items() if f["terrain"] in WATER}
    land = set(facts) - water
    shore = {r for r in land if any(other in water for other in facts[r]["neighbours"])}
    entry_seas = {r for r in water if facts[r]["terrain"] == "sea" and facts[r]["edge"]}
    border = {r for r in facts if facts[r]["edge"]}
    border |= {r for r in land if any(other in entry_seas for other in facts[r]["neighbours"])}
    for mask, slow in ((made.water, water), (made.land, land), (made.shore, shore), (made.border, border)):
        assert regions_of(mask) == sorted(map(int, slow))


@pytest.mark.parametrize("name", BASE_BOARDS)
def test_around_is_the_union_of_neighbours(name: str) -> None:
    made = board(name)
    assert made.around(0) == 0
    for group in ([1], [2, 3], [1, 9, 20], regions_of(made.edge)):
        expected = {there for here in group for there in regions_of(made.neighbours[here])}
        assert regions_of(made.around(mask_of(group))) == sorted(expected)
