# What can be wrong with the arguments of `smallworld play`. By the contributors.

fault-new-games-only = This belongs to new games; a game that goes on has it already.
fault-at-without-record = This goes with the file of a record: smallworld play FILE --at 41.
fault-at-beyond =
    { $n ->
        [one] The record has 1 action; 0 or 1 belongs here, not { $found }.
       *[other] The record has { $n } actions; a number from 0 to { $n } belongs here, not { $found }.
    }
fault-resume-saves-itself = A game that goes on is kept where it was; leave this out.
fault-not-a-switch = A switch and its value belong here, such as coins=open, not "{ $found }".
fault-unknown-bot = There is no bot "{ $bot }"; there are: { $known }.
fault-seats-other-number =
    { $n ->
        [one] This names 1 player
       *[other] This names { $n } players
    }, and the game has { $expected }.
fault-file-exists = { $file } is there already; choose another name, or go on with it: smallworld play --resume { $file }
