"""All races, powers and markers of a game, each with its number and its words in the state."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.events import SOURCE_OF_POWER, SOURCE_OF_RACE
from smallworld.rules.layout import PIECES
from smallworld.rules.marker import Marker
from smallworld.rules.piece import Piece


class Catalogue:
    """Handed to the rules by whoever knows the pieces; place 0 of races and powers is the piece that nobody has."""

    __slots__ = ("races", "powers", "markers", "defenders", "immunities", "words", "turn_words", "owners", "origin")

    def __init__(self, races: list[Piece], powers: list[Piece]) -> None:
        self.races: list[Piece] = [Piece("", 0, 0)]
        self.powers: list[Piece] = [Piece("", 0, 0)]
        self.markers: list[Marker] = []
        self.defenders: list[Marker] = []
        self.immunities: list[Marker] = []
        self.turn_words: list[int] = []  # words that are cleared when a turn ends
        self.owners: dict[int, Piece] = {}  # of verbs
        self.origin: tuple[object, ...] = ()  # a cached function, and its arguments, by which other processes find it
        self.races[0].pack = self.powers[0].pack = ""
        self.races[0].home = self.powers[0].home = self
        self.races[0].source = SOURCE_OF_RACE
        self.powers[0].source = SOURCE_OF_POWER
        self.words: i64 = PIECES
        for piece in races:
            piece.number = len(self.races)
            piece.source = SOURCE_OF_RACE + piece.number
            self.races.append(piece)
            self._house(piece)
        for piece in powers:
            piece.number = len(self.powers)
            piece.source = SOURCE_OF_POWER + piece.number
            self.powers.append(piece)
            self._house(piece)

    def __deepcopy__(self, memo: object) -> Catalogue:
        """Itself: copies of a state share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if len(self.origin) == 0:
            raise TypeError(
                "another process cannot find this catalogue: set its origin to a function of a module that always"
                " returns the same one, and its arguments, such as `catalogue.origin = (my_pieces, ())`"
            )
        return self.origin

    def _house(self, piece: Piece) -> None:
        piece.home = self
        piece.at = self.words
        self.words += piece.words
        piece.housed()
        for field in piece.fields:
            if field.place == "used" or field.place == "this-turn":
                self.turn_words.append(piece.at + field.word)
        for verb in piece.verbs:
            self.owners[verb] = piece
        for marker in piece.markers:
            marker.home = self
            marker.number = len(self.markers)
            marker.at = self.words
            self.words += marker.planes
            self.markers.append(marker)
            if marker.defends:
                self.defenders.append(marker)
            if marker.immune:
                self.immunities.append(marker)
