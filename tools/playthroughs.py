"""Write, or with --check compare, the recorded random games in tests/playthroughs that pin the rules of this number.

One game for each race and each power, which seat A picks first and which shows in it what it can do, those of Sky
Islands on joined boards; then games with switches, some as their players may have them, some from a position. Where the
rules change, `RULES_VERSION` is raised; `--same-rules` is for rules not yet released.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from smallworld.content.boards import SKY_BOARDS, board_for
from smallworld.content.games import drawn_box, pieces
from smallworld.content.verbs import COUNTED_VERBS, VERB_NAMES
from smallworld.notation.actions import read_action, write_move
from smallworld.notation.faults import Faults
from smallworld.notation.options import read_options
from smallworld.notation.record import Record, replay, write_record
from smallworld.notation.record_keeper import RecordKeeper
from smallworld.notation.refusal import Refused
from smallworld.notation.words import region_name
from smallworld.play.event_log import EventLog
from smallworld.play.events import Buried, Cannon, Cleared, Coins, Conquered, Crashed, Event, Marker, Pact
from smallworld.play.random_play import Xorshift
from smallworld.rules import RULES_VERSION
from smallworld.rules.bits import regions_of
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    COLUMN,
    COLUMN_POWER,
    COLUMN_RACE,
    DECIDING,
    HAND,
    HELD,
    OVER,
    PHASE,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    TOKENS,
    WAITING,
)  # fmt: skip
from smallworld.rules.moves import DEPLOY, PICK, Moves, move_of, verb_of
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State

FOLDER: Final = Path(__file__).parents[1] / "tests/playthroughs"
FEWEST, MOST = 2, 5  # players
PLACING: Final = (REDEPLOY, REDEPLOY_ELDERS, RETREAT)
BESIDE: Final = ("hand", "waiting", "box")
# what must be seen of each race and power of Sky Islands, in the words of `seen`
SHOWS: Final[dict[str, set[str]]] = {
    "drakons": {"transform", "transformed to box"},
    "escargots": {"coins escargots"},
    "khans": {"coins khans", "less khans"},
    "scarecrows": {"coins scarecrows"},
    "scavengers": {"buried"},
    "storm-giants": {"bolt"},
    "wendigos": {"cleared"},
    "airborne": {"cheaper airborne"},
    "exploring": {"coins exploring"},
    "goldsmith": {"coins goldsmith", "less goldsmith"},
    "gunner": {"cannon fired", "cannons moved", "cheaper gunner"},
    "haggling": {"pact", "coins haggling"},
    "racketeering": {"coins racketeering"},
    "zeppelined": {"zeppelin", "crashed", "burning to box"},
}


@dataclass(frozen=True)
class Mixed:
    """A game with switches; public: without its secrets; at: not from the beginning but after so many actions."""

    name: str
    players: int
    options: dict[str, object]
    public: bool = False
    short: bool = False  # lines such as `redeploy 3=2 4=1`
    at: int = 0
    needs: Sequence[str] = field(default=())  # what its text must have
    sky: str = ""  # the sky board, for one player fewer on the ground
    sets: Sequence[str] = field(default=())  # of pieces, where not the usual ones


MIXED: Final = (
    Mixed("pot", 2, {"pay_from_pot": True, "own_decline_defends": True}, needs=("sorcery",)),
    Mixed("swedish", 3, {"edition": "sv", "ghouls_own_die": False}, short=True, needs=("redeploy", "elves", "ghouls")),
    Mixed(
        "lenient", 4, {"failed_attempt_is_attack": False, "sorcerer_needs_hand": False, "hole_in_sea": False},
        needs=("attempt", "ally B"),
    ),
    Mixed("public", 5, {"alchemist_needs_region": True, "coins": "tally"}, public=True, needs=("reshuffle",)),
    Mixed("from-position", 3, {"coins": "open"}, short=True, at=60, needs=("reshuffle", "withdraw")),
    Mixed("public-from-position", 2, {"diplomat_2p": False}, public=True, short=True, at=40, needs=("attempt", "roll")),
    Mixed(
        "sky-switches", 3, {"bolt_anywhere": True, "drakon_token_out_of_game": True, "khan_floor_per_region": False,
        "wendigo_empty_forest": True, "zeppelin_final_die": False, "scavenger_keeps_all_ghouls": True,
        "crash_spares_elves": False}, short=True, needs=("transform", "bolt", "clear", "zeppelin"), sky="sky-3",
    ),
    Mixed("sky-public", 6, {"coins": "tally"}, public=True, needs=("pact", "fire", "reshuffle"), sky="sky-2"),
    Mixed("sky-from-position", 4, {}, public=True, short=True, at=80, needs=("zeppelin",), sky="sky-2"),
    Mixed("sky-pieces-alone", 3, {}, needs=("bolt", "clear"), sets=("base", "sky")),
)  # fmt: skip


# -- playing


class Player:
    """Plays random actions and keeps the record."""

    def __init__(self, first: State, seed: int, fresh: bool, short: bool = False) -> None:
        names = [f"random-{seed}-{seat}" for seat in range(1, int(first.box.seats) + 1)]
        self.keeper = RecordKeeper(first, names, fresh)
        self.state = first.copy()
        self.chooser = Xorshift(seed)
        self.short = short
        self.phases: set[int] = set()
        self.seen: set[str] = set()
        self.log = EventLog(first.box)
        self.state.sink = self.log

    def do(self, line: str) -> None:
        moves = read_action(self.state, line)
        self.keeper.entry(self.state, line)
        self.phases.add(int(self.state.w[PHASE]))
        for move in moves:
            apply(self.state, move)
        for event in self.log.take():
            self.seen |= seen(event)

    def play(self) -> None:
        """To the end."""
        out = Moves()
        while self.state.w[PHASE] != OVER:
            legal_moves(self.state, out)
            move = out.at(self.chooser.below(out.count()))
            self.do(self.shortened(move) if self.short else write_move(move))

    def shortened(self, move: int) -> str:
        """A longer action that begins with this one, in one line."""
        line = write_move(move)
        if verb_of(move) not in COUNTED_VERBS:
            return line
        if verb_of(move) == DEPLOY and self.state.w[PHASE] in PLACING and self.chooser.below(2) == 0:
            return self.redeployment()
        longer = f"{line[:-1]}{2 + self.chooser.below(3)}"
        try:
            read_action(self.state, longer)
        except Refused:
            return line
        return longer

    def redeployment(self) -> str:
        s = self.state
        seat = s.w[DECIDING] * 3
        if s.w[PHASE] == RETREAT:
            placed = {b: int(s.w[WAITING + b]) for b in range(seat, seat + 3) if s.w[WAITING + b] > 0}
        else:
            placed = {int(acting_band(s)): int(s.w[HAND + acting_band(s)])}
        counts: dict[int, int] = {}
        for b, n in placed.items():
            held = regions_of(s.w[HELD + b])
            counts.update({region: int(s.w[TOKENS + region]) for region in held})
            for _ in range(n):
                counts[held[self.chooser.below(len(held))]] += 1
        return "redeploy " + " ".join(f"{region_name(region)}={n}" for region, n in counts.items())

    def record(self, public: bool = False) -> Record:
        return self.keeper.record(self.state, public)


def seen(event: Event) -> set[str]:
    """What an event shows of Sky Islands, in short words."""
    match event:
        case Coins(n=n, source=source):
            return {f"{'coins' if n > 0 else 'less'} {source}"}
        case Conquered(how=how, terms=terms):
            return {how} | {f"cheaper {term.term}" for term in terms if term.n < 0}
        case Marker(kind=kind, from_=place, to=to):
            moved = "placed" if place in BESIDE else "moved"
            return {f"{kind} to {to}" if to in BESIDE else f"{kind} {moved}"}
        case Cannon(fired=fired):
            return {"cannon fired" if fired else "cannon ready"}
        case Buried() | Cleared() | Crashed() | Pact():
            return {event.event}
        case _:
            return set()


# -- choosing games


def game_of(piece: Piece, column: int, players: int, sky: str = "") -> Record:
    """The first seed that lets the piece lie open, and in whose random game it shows what it can do."""
    seed = 0
    while True:
        seed += 1
        first = new_game(drawn_box(board_of(players, sky), players, str(seed)), str(seed))
        for place in range(COLUMN):
            if first.w[column + place] == piece.number:
                player = Player(first, seed, fresh=True)
                player.do(write_move(move_of(PICK, place + 1)))
                player.play()
                if _shown(piece, player):
                    return player.record()


def board_of(players: int, sky: str) -> str:
    """The board for so many players, with a sky board the one for one fewer."""
    return f"{board_for(players - 1)} {sky}" if sky else board_for(players)


def _shown(piece: Piece, player: Player) -> bool:
    """Whether the first combo has a second turn, and the piece is seen to do what it can."""
    lines = [f"{entry.seat} {entry.action} " for entry in player.keeper.entries]
    verbs = [VERB_NAMES[verb] for verb in piece.verbs if verb in VERB_NAMES]
    acted = all(any(f" {verb} " in line for line in lines) for verb in verbs)
    acted = acted and SHOWS.get(piece.name, set()) <= player.seen
    declined = not piece.acts_in_decline() or REDEPLOY_ELDERS in player.phases
    return acted and declined and next(line for line in lines[1:] if line in ("A expand ", "A decline ")) == "A expand "


def mixed_game(wanted: Mixed) -> Record:
    """The first seed whose random game has what is wanted."""
    seed = 0
    while True:
        seed += 1
        options = read_options(wanted.options, "options", Faults())
        board = board_of(wanted.players, wanted.sky)
        box = drawn_box(board, wanted.players, str(seed), options, list(wanted.sets) or None)
        first = new_game(box, str(seed))
        if wanted.at:
            before = Player(first, seed + 1, fresh=True)
            before.play()
            if len(before.keeper.entries) <= wanted.at:
                continue
            first = replay(before.record(), wanted.at)
        player = Player(first, seed, fresh=not wanted.at, short=wanted.short)
        player.play()
        lines = "\n".join(str(entry) for entry in player.keeper.entries)
        if all(word in lines for word in wanted.needs):
            return player.record(wanted.public)


def playthroughs() -> Iterator[tuple[str, str]]:
    """Names and texts of all games."""
    every = [("race", COLUMN_RACE, piece) for piece in pieces().races[1:]]
    every += [("power", COLUMN_POWER, piece) for piece in pieces().powers[1:]]
    for n, (kind, column, piece) in enumerate(entry for entry in every if entry[2].pack == "base"):
        players = FEWEST + n % (MOST - FEWEST + 1)
        yield f"{kind}-{piece.name}", write_record(game_of(piece, column, players))
    for n, (kind, column, piece) in enumerate(entry for entry in every if entry[2].pack == "sky"):
        players = FEWEST + 1 + n % (MOST - FEWEST + 1)
        sky = SKY_BOARDS[(n + n // 4) % len(SKY_BOARDS)]
        yield f"{kind}-{piece.name}", write_record(game_of(piece, column, players, sky))
    for wanted in MIXED:
        yield f"mixed-{wanted.name}", write_record(mixed_game(wanted))


# -- files


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare; exit 1 where a file differs")
    parser.add_argument("--same-rules", action="store_true", help="change them without a new number of the rules")
    given = parser.parse_args(arguments)
    worst, same = 0, 0
    made = dict(playthroughs())
    for name, text in made.items():
        path = FOLDER / f"{name}.record"
        old = path.read_bytes() if path.exists() else b""
        if text.encode() == old:
            same += 1
        elif given.check:
            print(f"{path.name}: differs")
            worst = 1
        elif f"\nrules {RULES_VERSION}\n".encode() in old and not given.same_rules:
            print(f"{path.name}: differs, but RULES_VERSION is still {RULES_VERSION}; raise it, or give --same-rules")
            worst = 1
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(text.encode())
            print(f"{path.name}: written")
    for path in sorted(FOLDER.glob("*.record")):
        if path.stem not in made:
            print(f"{path.name}: made by nothing here")
            worst = 1
    print(f"{same} as they were")
    return worst


if __name__ == "__main__":
    raise SystemExit(main())
