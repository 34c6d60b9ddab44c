"""The races, powers and boards: one small file each, handed to the rules as a catalogue."""
