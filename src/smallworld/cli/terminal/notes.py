"""Notes on actions, and reasons against them, as sentences with their rulings."""

from __future__ import annotations

from smallworld.cli.terminal.voice import Voice
from smallworld.notation.refusal import Refusal
from smallworld.play.explain import Note


def percent(odds: float) -> str:
    return f"{odds:.0%}"


def note_words(voice: Voice, note: Note) -> str:
    sentence = voice(note.note, **note.params)
    return f"{sentence} [{note.ruling}]" if note.ruling else sentence


def refusal_words(voice: Voice, refusal: Refusal) -> str:
    sentence = voice(f"refusal-{refusal.code}", **refusal.params)
    return f"{sentence} [{refusal.ruling}]" if refusal.ruling else sentence
