"""The game in a terminal: one screen a decision, one line an answer; works through pipes too."""
