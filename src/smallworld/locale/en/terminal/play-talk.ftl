# What `smallworld play` asks and answers. By the contributors.

## Before the game

terminal-ask-players = How many players, { $least } to { $most }? [{ $least }]{" "}
terminal-ask-players-again = A number from { $least } to { $most } belongs here.
terminal-ask-seats = Who plays? People by their names, bots as greedy or random. [{ $usual }]{" "}
terminal-ask-resume = Which game goes on, 1 to { $most }? [1]{" "}
terminal-ask-resume-again = A number from 1 to { $most } belongs here.
terminal-resume-line = { $position }  { $saved }  round { $round } of { $most }: { $names }
terminal-resume-none = There is no game to go on with in { $folder }; "smallworld play" begins one.
terminal-not-begun = No game was begun.
terminal-not-kept = The game cannot be kept ({ $reason }); it goes on, but will be gone when it is left.
terminal-seat = { $seat } ({ $name })
terminal-begins =
    { $how ->
        [drawn] The seats are drawn
        [resumed] The game goes on
        [from] The game goes on from there
       *[other] A new game
    }: { $names }.

## Between two people

terminal-curtain-leave =
    { $seat }: Enter clears the screen for the next one{ $n ->
        [0] {""}
       *[other] ; undo takes back your last action
    }.{" "}
terminal-curtain-enter = It is the turn of { $seat } ({ $name }). Press Enter when nobody else looks:{" "}
terminal-curtain-piped = The terminal goes to { $seat } ({ $name }).

## Before what cannot be taken back

terminal-sure-roll = Roll for region { $region }? { $short } short, chance { $odds }, and it ends your conquests. [Y/n]{" "}
terminal-sure-done = Done? There is still something to conquer, and this ends your turn. [Y/n]{" "}
terminal-sure-last = { $line } is the last one, and ends your turn. Go on? [Y/n]{" "}

## Answers

terminal-meant = Did you mean { $lines }?
terminal-lacking = Something is missing after "{ $line }"; for instance: { $example }
terminal-try-help = "help" shows what can be typed.
terminal-why-which = Which region? For instance: why 14
terminal-why-region = Region { $region }: { $place }; { $holder }; borders on { $neighbours }.
terminal-why-not-now = Nothing is conquered at this step ({ NAME($phase, form: "name") }).
terminal-why-after-expand = If you expand:
terminal-why-cost = { $sum }; you have { $have }.
terminal-explain-which = Which action? For instance: explain c14
terminal-explain-nothing = It does what it says, and nothing else.
terminal-explain-final = It cannot be taken back.
terminal-explain-undo = It can be taken back.
terminal-rules-which = Look for what? For instance: rules die, rules R-107
terminal-undo-how = undo, undo 3, undo turn, redo or redo 3 would be right.
terminal-undo-none = There is nothing that you could take back.
terminal-redo-none = There is nothing that was taken back.
terminal-undone = Taken back: { $lines }.
terminal-redone = Done again: { $lines }.
terminal-log-how = log or log 50 would be right.
terminal-log-empty = Nothing has happened yet.
terminal-by-how = by terrain or by owner would be right.
terminal-save-where = Where to? For instance: save game.record
terminal-saved = A copy of the record is in { $file }.
terminal-farewell = The game is kept in { $file }. To go on: smallworld play --resume
terminal-farewell-named = The game is kept in { $file }. To go on: smallworld play --resume { $file }
terminal-farewell-unkept = The game is not kept.
terminal-record-kept = The record of the game is in { $file }.

## Help

terminal-help-actions = Actions
terminal-help-commands = Besides
terminal-help-conquer = conquer region 12; also conquer 12, c 12
terminal-help-attempt = attempt region 12 with the die, as your last conquest
terminal-help-done = done: end the conquests, or a step that may be left
terminal-help-abandon = abandon region 12, before your first conquest
terminal-help-pick = pick combo 3
terminal-help-expand = expand: a turn of conquests
terminal-help-decline = decline: your active race goes into decline
terminal-help-redeploy = the whole redeployment: what stands in each of your regions then
terminal-help-drafts = the same, spread evenly; r borders where others are next to you; r 12 all in region 12
terminal-help-deploy = place 2 tokens in region 12
terminal-help-number = a number alone does what the step asks for: pick, conquer, place ...
terminal-help-shorts = All short forms: { $verbs }.
terminal-help-why = every way into region 14 with its price, or why there is none
terminal-help-explain = what an action would do, and what makes it possible
terminal-help-undo = take back the last action, undo 3 three of them
terminal-help-undo-turn = take back the turn as far as it goes
terminal-help-redo = do again what was taken back
terminal-help-board = the map; Enter alone shows the whole screen
terminal-help-by = group the map by owner, or by terrain
terminal-help-column = the combos with their abilities
terminal-help-log = what has happened, the last 50 lines
terminal-help-rules = look for a word in the rules
terminal-help-ruling = a ruling by its number
terminal-help-save = a copy of the record; the game itself is kept at every action
terminal-help-quit = leave; smallworld play --resume goes on
