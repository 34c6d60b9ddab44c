"""The JSON schema of a view. What races and powers own is read from what they declare, the rest stands here."""

from typing import Final, TypeAlias

from smallworld.content.boards import ACCESS, BASE_BOARDS, SKY_BOARDS
from smallworld.content.games import SETS, box_of, pieces
from smallworld.content.switches import COINS_WORDS, SWITCH_NAMES
from smallworld.notation.markers import COUNTS, READY_OR_FIRED, WITH_PLAYER, WITH_SEAT
from smallworld.notation.words import REASON_CODES
from smallworld.rules.marker import Marker
from smallworld.rules.newgame import empty_state
from smallworld.rules.piece import Field
from smallworld.rules.switches import COINS_SHOWN

Schema: TypeAlias = dict[str, object]

NUMBER: Final[Schema] = {"type": "integer", "minimum": 0}
WHOLE: Final[Schema] = {"type": "integer"}
TRUE: Final[Schema] = {"const": True}
TEXT: Final[Schema] = {"type": "string", "minLength": 1}


def form(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def listed(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def table(keys: str, values: Schema) -> Schema:
    """An object with seats, regions … as keys."""
    return {"type": "object", "propertyNames": form(keys), "additionalProperties": values}


def thing(required: dict[str, Schema], optional: dict[str, Schema] | None = None) -> Schema:
    """An object with these keys alone."""
    return {
        "type": "object",
        "properties": required | (optional or {}),
        "required": list(required),
        "additionalProperties": False,
    }


def or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def field_schema(field: Field) -> Schema:
    """By the kind of a field that a race or power declares."""
    number: Schema = {"type": "integer", "minimum": 0, "maximum": int(field.most)}
    kinds: dict[str, Schema] = {
        "number": number,
        "number-or-none": number,
        "seat-number": number,
        "seat-flag": TRUE,
        "regions": listed(form("region")),
        "seats": listed(form("seat")),
        "seat-pairs": table("seat", form("seat")),
        "seat-numbers": table("seat", number),
        "owner-number": table("seat", number),
    }
    return kinds[field.kind]


def fields(place: str) -> dict[str, Schema]:
    """The keys at a place of the position that races and powers own."""
    catalogue = pieces()
    owned = [field for piece in catalogue.races + catalogue.powers for field in piece.fields]
    return {field.key: field_schema(field) for field in owned if field.place == place}


def marker_schema(marker: Marker) -> Schema:
    if marker.shape == COUNTS:
        return table("region", {"type": "integer", "minimum": 1, "maximum": int(marker.limit)})
    if marker.shape == READY_OR_FIRED:
        return table("region", {"enum": ["ready", "fired"]})
    if marker.shape == WITH_SEAT:
        return table("region", form("seat"))
    return listed(form("region"))


def markers() -> dict[str, Schema]:
    return {marker.name: marker_schema(marker) for marker in pieces().markers if marker.shape != WITH_PLAYER}


def options() -> dict[str, Schema]:
    return {
        name: {"enum": list(COINS_WORDS)} if number == COINS_SHOWN else {"type": "boolean"}
        for name, number in SWITCH_NAMES.items()
    }


def player() -> Schema:
    catalogue = pieces()
    tokens = table("region", {"type": "integer", "minimum": 1})
    nobody = empty_state(box_of("base-2", 2), "0")
    apart = [power.name for power in catalogue.powers[1:] if power.stays_apart(nobody, 0)]
    declined = thing({"race": form("name"), "regions": tokens}, dict.fromkeys(apart, TRUE))
    beside = {marker.name: table("region", {"const": 1}) for marker in catalogue.markers if marker.shape == WITH_PLAYER}
    owned = {
        "active": form("combo"),
        "hand": NUMBER,
        "turns": NUMBER,
        "regions": tokens,
        "declined": listed(declined),
        "ghoul-hand": NUMBER,
    }
    return thing({"coins": or_null(NUMBER)}, {**owned, **beside, **fields("player")})


def this_turn() -> Schema:
    counts = table("seat", NUMBER)
    over = table("region", form("standing"))
    own = {
        "conquered": over,
        "ghouls-conquered": over,
        "attacked": listed(form("seat")),
        "rolls": NUMBER,
        "rolled-last": TRUE,
        "ghouls-rolled-last": TRUE,
        "waiting": counts,
        "ghouls-waiting": counts,
        "used": thing({}, fields("used")),
    }
    return thing({}, {**own, **fields("this-turn")})


def board() -> Schema:
    base: Schema = {"enum": list(BASE_BOARDS)}
    joined: Schema = {
        "type": "array",
        "prefixItems": [base, {"enum": list(SKY_BOARDS)}],
        "items": False,
        "minItems": 2,
    }
    return {"anyOf": [base, joined]}


def position() -> tuple[dict[str, Schema], dict[str, Schema]]:
    """The keys of a position without its secrets: those that always stand there, and those that may."""
    always = {
        "board": board(),
        "rules": {"type": "integer", "minimum": 1},
        "turn": form("seat"),
        "phase": form("phase"),
        "lost-tribes": listed(form("region")),
        "column": listed(form("combo")),
        "column-coins": listed(NUMBER),
        "players": table("seat", form("player")),
    }
    maybe = {
        "access": thing(dict.fromkeys(ACCESS, form("region"))),
        "pieces": listed({"enum": list(SETS)}),
        "options": thing({}, options()),
        "round": {"type": "integer", "minimum": 1},
        "rounds": {"type": "integer", "minimum": 1},
        "reshuffles": NUMBER,
        "this-turn": this_turn(),
        "markers": thing({}, markers()),
        "buried": table("region", thing({"seat": form("seat"), "race": form("name"), "tokens": NUMBER})),
        **fields("table"),
    }
    return always, maybe


def seen() -> dict[str, Schema]:
    """What everybody sees besides."""
    return {
        "edition": {"type": "string"},
        "deciding": form("seat"),
        "awaited": listed(form("seat")),
        "tray": table("name", NUMBER),
        "stacks-left": thing({"races": NUMBER, "powers": NUMBER}),
        "stack-bottoms": thing({"races": listed(form("name"))}),
        "discards": listed(form("name")),
    }


def for_whoever_decides() -> dict[str, Schema]:
    return {
        "legal": listed(TEXT),
        "regions": table("region", form("ways")),
        "score": thing({"total": WHOLE, "terms": listed(form("term"))}),
    }


def definitions() -> dict[str, Schema]:
    params: Schema = {"type": "object", "additionalProperties": {"type": ["string", "integer", "number"]}}
    ruling = or_null(form("ruling"))
    way = {
        "action": TEXT,
        "cost": NUMBER,
        "terms": listed(form("term")),
        "short": {"type": "integer", "minimum": 0},
        "odds": {"type": "number", "minimum": 0, "maximum": 1},
        "notes": listed(form("note")),
    }
    return {
        "player": player(),
        "term": thing({"term": form("name"), "n": WHOLE, "ruling": ruling}),
        "note": thing({"note": {"type": "string", "pattern": "^note-[a-z-]+$"}, "params": params, "ruling": ruling}),
        "reason": thing({"code": {"enum": list(REASON_CODES[1:])}, "params": params, "ruling": ruling}),
        "way": thing(way),
        "ways": thing({"ways": listed(form("way")), "reason": or_null(form("reason"))}),
    }


def view_schema(forms: dict[str, Schema]) -> Schema:
    """The schema, with the words of the notation among its definitions."""
    always, maybe = position()
    name = str(forms["name"]["pattern"]).removeprefix("^").removesuffix("$")
    combo: Schema = {"type": "string", "pattern": f"^{name} {name}$"}
    whole = thing(always | seen(), maybe | for_whoever_decides())
    whole["dependentRequired"] = {"legal": ["regions"], "regions": ["legal"], "score": ["legal"]}
    return {
        "title": "View",
        "description": "What one seat, or a spectator, may see. See docs/notation.md.",
        **whole,
        "$defs": {**forms, "combo": combo, **definitions()},
    }
