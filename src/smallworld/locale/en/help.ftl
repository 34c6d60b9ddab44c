# What `smallworld --help` and the help of each command say. By the contributors.
#
# help-<command> is one line; its attributes are arguments and options by the names that the program has for them.

help-smallworld = Small World in a terminal: the game, its rules, and tools for people who write bots or settle disputes.
    .commands = Commands
    .help = Show this and exit.
    .version = Show the version and exit.

help-play = Play a game in the terminal, against bots or each other.
    .position = Go on from here: a file with a position or a record, or with --resume the game that is kept there.
    .players = How many players; the seats that are not named are asked for.
    .seats = Who plays, from seat A on: people by their names, bots as greedy or random.
    .seed = The seed of the game: a number of at most 31 digits, or 32 hexadecimal digits.
    .board = The board: base-2, base-3, base-4 or base-5; with Sky Islands sky-2 or sky-3, for 3 to 6 players.
    .pieces = The sets of races and powers in the column: base, or base,sky. Usually the board tells.
    .option = A rules switch, such as coins=open or edition=sv; once for each.
    .at = Go on from a record after so many of its actions.
    .resume = Go on with the game that was left last.
    .save = Keep the game in this file instead of one of its own.
    .pace = How fast the moves of bots are told: slow, normal or instant.
    .curtain = Clear the screen between two people, so that nobody sees the coins of the other.

help-scenario = Run scenario files and say where one does not hold.
    .paths = Files, or folders with files that end with .toml.

help-perft = Count the sequences of actions that a new game allows.
    .depth = How many actions deep.
    .board = The board, which sets the number of players: base-2 … base-5, or one of them joined with a sky board, "base-3 sky-2".
    .seed = The seed of the game: a number of at most 31 digits, or 32 hexadecimal digits.
    .divide = Also by first action.
    .as_json = Print one JSON document.

help-rules = Print the rules, a ruling, or where a word stands in them.
    .query = A ruling (R-107 or 107), a chapter by its id (rules-die), or words to look for. Nothing: the whole rules.
    .language = The language of the texts.

help-bench = Measure how fast the engine is here.
    .as_json = Print one JSON document.
    .seconds = How long each measurement runs.

help-record = Check the record of a game, or show a position of it.
help-record-verify = Replay a record and check every outcome, the result and the digest.
    .file = The file of the record.
help-record-show = Print the position after so many actions of a record.
    .file = The file of the record.
    .at = After how many actions; without it, at the end.
    .as_json = Print JSON instead of TOML.
