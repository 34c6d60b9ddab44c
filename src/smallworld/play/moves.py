"""Moves as frozen objects: one class for each verb, and their closed union `Move`. The core knows each as one number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from smallworld.content import verbs
from smallworld.notation.actions import write_move
from smallworld.notation.words import SEATS, region_name, region_of
from smallworld.rules import moves
