"""What happened, in sentences: from the events of a game's history, those that people would tell one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from smallworld.cli.terminal.looks import HEADING, indented, seat_style
from smallworld.cli.terminal.sums import cost_sum, score_sum
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.words import SEATS
from smallworld.play.event_json import to_json
from smallworld.play.events import (
    Abandoned,
    Buried,
    Cleared,
    Coins,
    Conquered,
    Crashed,
    Declined,
    Event,
    Failed,
    Fired,
    Marker,
    Over,
    Pact,
    Peace,
    RaceLeft,
    Reshuffled,
    Rolled,
    Scored,
    Shown,
    Taken,
    Tokens,
    Turn,
)
from smallworld.play.history import Entry
from smallworld.rules.layout import PHASE, PICK, RACE, ROUND, TURN

COLUMN: Final = "column"
TAKEN_OFF: Final = "R-079"  # Amazons off the map
# events with a sentence that says all
TOLD: Final = (
    Abandoned, Buried, Cleared, Crashed, Declined, Failed, Fired, Pact, Peace, RaceLeft, Reshuffled, Rolled, Shown, Taken,
)  # fmt: skip
GONE: Final = ("R-052", "R-102", "R-125")  # what becomes of markers in a region that is lost or given up
CRASHED: Final = "R-202"  # the attacker's own loss, from hand
BESIDE: Final = ("tray", "hand", "waiting", "box")
SILENT: Final = ("lairs", "transformed", "burning")  # told with what put them there
PLACING: Final = ("deploy", "encamp", "fortify", "hero", "withdraw", "cannon")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and whose doing it is; a heading begins a turn."""

    text: str
    seat: str = ""
    heading: bool = False


@dataclass(slots=True)
class Loss:
    """What a seat lost with a region."""

    lost: int = 0
    back: int = 0
    ruling: str | None = None


@dataclass(slots=True)
class Placed:
    """Pieces of a kind that one seat laid down or took off, by region; told together."""

    message: str
    seat: str
    piece: str
    regions: dict[str, int] = field(default_factory=dict)


class Teller:
    """Tells a run of entries; placements one after the other become one sentence."""

    def __init__(self, voice: Voice, opening: bool = True) -> None:
        self.voice = voice
        self.opening = opening  # whether the first turn of a game gets its heading, for which there is no event
        self.lines: list[Line] = []
        self.placed: dict[tuple[str, str, str], Placed] = {}
        self.losses: dict[tuple[str, str], Loss] = {}
        self.coins: list[Coins] = []  # paid just before, and perhaps a part of what is scored
        self.taking = ""  # the region whose conquerors have not moved in yet

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        self.lines = []
        if self.opening and entries and is_first(entries[0]):
            moment = entries[0].before.w
            self._say("event-turn", heading=True, round=int(moment[ROUND]), seat=SEATS[moment[TURN]])
        for entry in entries:
            verb = entry.line.partition(" ")[0]
            for event in entry.events:
                self._event(event, verb)
            self._paid()
            self._lost()
            self.taking = ""
        self._flush()
        return self.lines

    def _event(self, event: Event, verb: str) -> None:
        if isinstance(event, Scored):
            self.coins = []  # they are its terms
        elif not isinstance(event, Coins):
            self._paid()
        match event:
            case Tokens():
                self._tokens(event, verb)
            case Marker():
                self._marker(event)
            case Coins():
                self.coins.append(event)
            case Conquered():
                self._conquered(event)
            case Scored(seat=seat, total=total, terms=terms):
                self._say("terminal-log-scored", seat, seat=seat, total=total, sum=score_sum(self.voice, terms))
            case Turn():
                self._say("event-turn", heading=True, round=event.round, seat=event.seat)
            case Over():
                self._say("phase-over", heading=True)
            case Cleared(region=region) | Crashed(region=region):
                self._told(event)
                self.taking = region
            case _ if isinstance(event, TOLD):
                self._told(event)
            case _:
                pass

    def _told(self, event: Event) -> None:
        """By the sentence that events of its kind have."""
        args = {name: value for name, value in to_json(event).items() if value is None or isinstance(value, str | int)}
        self._add(f"event-{event.event}", str(args.get("seat", args.get("from", ""))), args)

    def _say(self, message: str, by: str = "", heading: bool = False, **args: str | int | None) -> None:
        self._add(message, by, args, heading)

    def _add(self, message: str, by: str, args: Mapping[str, str | int | None], heading: bool = False) -> None:
        self._lost()
        self._flush()
        self.lines.append(Line(self.voice(message, **args), by, heading))

    def _conquered(self, event: Conquered) -> None:
        price = cost_sum(self.voice, event.terms) if event.terms else str(event.cost)
        over = event.over
        if over.endswith(" declined"):
            over = self.voice("terminal-log-over-declined", seat=over[0])
        self._say(
            "event-conquered", event.seat, seat=event.seat, region=event.region, how=event.how, cost=price, over=over
        )
        self.taking = event.region

    def _paid(self) -> None:
        """Coins that no scoring sums up."""
        coins, self.coins = self.coins, []
        for paid in coins:
            kind = "paid" if paid.n < 0 else "got"
            if paid.source == COLUMN:
                self._say(f"terminal-log-{kind}", paid.seat, n=abs(paid.n), seat=paid.seat)
            else:
                self._say(f"terminal-log-{kind}-by", paid.seat, n=abs(paid.n), seat=paid.seat, source=paid.source)

    # -- tokens

    def _tokens(self, event: Tokens, verb: str) -> None:
        off, onto = event.from_ not in BESIDE, event.to not in BESIDE
        if onto and self.taking == event.to:
            self.taking = ""
        elif onto and event.from_ in ("hand", "waiting"):
            back = event.from_ == "waiting"
            self._place("terminal-log-retreated" if back else "terminal-log-placed", event.seat, event.race, event)
        elif off and event.to == "hand" and event.ruling == TAKEN_OFF:
            self._place("terminal-log-withdrawn", event.seat, event.race, event)
        elif (off or event.ruling == CRASHED) and self.taking and event.to in ("tray", "waiting"):
            loss = self.losses.setdefault((event.seat, event.race), Loss())
            loss.ruling = loss.ruling or event.ruling
            if event.to == "tray":
                loss.lost += event.n
            else:
                loss.back += event.n
        elif event.from_ == "tray" and verb != "pick":
            self._say(
                "terminal-log-gained", event.seat, seat=event.seat, n=event.n, race=event.race, ruling=event.ruling
            )

    def _lost(self) -> None:
        """After a conquest: who lost what."""
        losses, self.losses = self.losses, {}
        for (seat, race), loss in losses.items():
            text = self.voice(
                "terminal-log-lost", seat=seat, race=race, n=loss.lost, back=loss.back, ruling=loss.ruling
            )  # fmt: skip
            self.lines.append(Line(text, seat))

    # -- what is laid down, told together

    def _marker(self, event: Marker) -> None:
        off, onto = event.from_ not in BESIDE, event.to not in BESIDE
        if onto and event.kind not in SILENT:
            self._place("terminal-log-marked", event.seat, event.kind, event)
        elif off and not onto and event.ruling in GONE:
            gone = event.to == "box"
            self._say(
                "terminal-log-marker-gone" if gone else "terminal-log-marker-back", event.seat,
                seat=event.seat, kind=event.kind, region=event.from_, ruling=event.ruling,
            )  # fmt: skip

    def _place(self, message: str, seat: str, piece: str, event: Tokens | Marker) -> None:
        placed = self.placed.setdefault((message, seat, piece), Placed(message, seat, piece))
        region = event.from_ if event.to in BESIDE else event.to
        placed.regions[region] = placed.regions.get(region, 0) + event.n

    def _flush(self) -> None:
        every, self.placed = self.placed.values(), {}
        for placed in every:
            marked = placed.message == "terminal-log-marked"
            counted = ", ".join(
                region if marked and n == 1 else f"{region} ({n})" for region, n in placed.regions.items()
            )
            named = {"kind" if marked else "race": placed.piece}
            n = sum(placed.regions.values())
            text = self.voice(placed.message, seat=placed.seat, n=n, regions=counted, **named)
            self.lines.append(Line(text, placed.seat))


def story(voice: Voice, entries: Sequence[Entry], opening: bool = True) -> list[Line]:
    """The sentences of these entries."""
    return Teller(voice, opening).tell(entries)


def shown(lines: Sequence[Line]) -> Iterator[RenderableType]:
    """How they stand on a screen: turns by headings, the rest beneath in the colour of who did it."""
    for line in lines:
        text = Text(line.text, style=HEADING if line.heading else seat_style(line.seat))
        yield text if line.heading else indented(text)


def is_first(entry: Entry) -> bool:
    """Whether a game begins with this entry: its first turn has no event that tells of it."""
    w = entry.before.w
    return bool(w[ROUND] == 1 and w[TURN] == 0 and w[PHASE] == PICK and w[RACE] == 0)


def is_placing(entry: Entry) -> bool:
    """Whether an entry only lays down pieces, and what follows belongs to the same sentence."""
    return entry.line.partition(" ")[0] in PLACING
