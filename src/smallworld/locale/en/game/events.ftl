# What happened, and how it ended. By the contributors.

## Events: what happened

event-gathered =
    { $n ->
        [one] { $seat } readies 1 token: { NAME($race) }.
       *[other] { $seat } readies { $n } tokens: { NAME($race) }.
    }
event-abandoned = { $seat } abandons region { $region }: { NAME($race) }.
event-rolled =
    { $target ->
        [none] { $seat } rolls { $die }.
       *[other] { $seat } rolls { $die } for region { $target }.
    }
event-conquered =
    { $how ->
        [sorcery] { $seat } converts the token in region { $region }
        [dragon] { $seat } takes region { $region } with the Dragon
        [transform] { $seat } takes region { $region } with a Drakon dragon
        [bolt] { $seat } takes region { $region } with lightning
        [zeppelin] { $seat } conquers region { $region } with a zeppelin (cost { $cost })
       *[other] { $seat } conquers region { $region } (cost { $cost })
    }{ $over ->
        [empty] .
        [tribe] ; a Lost Tribe stood there.
       *[other] ; { $over } stood there.
    }
event-failed = The attempt of { $seat } on region { $region } fails.
event-cleared = { $seat } clears the forest in region { $region }.
event-crashed = The zeppelin of { $seat } crashes in region { $region }, which burns.
event-fired = { $seat } fires the cannon in region { $region }.
event-declined =
    { $spirit ->
        [1] The { NAME($race) } of { $seat } go into decline and keep their badge.
       *[other] The { NAME($race) } of { $seat } go into decline.
    }
event-scored =
    { $total ->
        [one] { $seat } scores 1 coin.
       *[other] { $seat } scores { $total } coins.
    }
event-retreated = { $seat } has placed the tokens that came back.
event-turn = Round { $round }: the turn of { $seat }.
event-step = { $deciding } decides: { NAME($phase, form: "name") }.
event-taken = { $seat } takes combo { $position }: { NAME($power) } { NAME($race) }.
event-shown = New in the column: { NAME($power) } { NAME($race) }.
event-banner =
    { $to ->
        [column] The banner of the { NAME($race) } goes into the column.
       *[other] The banner of the { NAME($race) } goes under the stack.
    }
event-badge = The badge { NAME($power) } is laid aside.
event-reshuffled = The discarded badges are shuffled into a new stack.
event-tokens =
    { $seat }, { NAME($race) }: { $n } from { $from ->
        [tray] the tray
        [hand] hand
        [waiting] those that wait
        [box] the box
       *[other] region { $from }
    } to { $to ->
        [tray] the tray
        [hand] hand
        [waiting] those that wait
        [box] the box
       *[other] region { $to }
    }.
event-flipped = The { NAME($race) } of { $seat } are declined now, in { $regions }.
event-buried =
    { $n ->
        [one] 1 declined token of { $seat } stays under the conquerors in region { $region }: { NAME($race) }.
       *[other] { $n } declined tokens of { $seat } stay under the conquerors in region { $region }: { NAME($race) }.
    }
event-unburied =
    { $n ->
        [one] 1 buried token of { $seat } no longer lies beneath others in region { $region }: { NAME($race) }.
       *[other] { $n } buried tokens of { $seat } no longer lie beneath others in region { $region }: { NAME($race) }.
    }
event-tribe = The Lost Tribe in region { $region } leaves the game.
event-marker =
    { $seat }, { NAME($kind) }: { $n } from { $from ->
        [tray] the tray
        [hand] hand
        [waiting] those that wait
        [box] the box
       *[other] region { $from }
    } to { $to ->
        [tray] the tray
        [hand] hand
        [waiting] those that wait
        [box] the box
       *[other] region { $to }
    }.
event-cannon =
    { $fired ->
        [1] The cannon in region { $region } is turned to its fired side.
       *[other] The cannon in region { $region } is ready again.
    }
event-coins = { $seat }: { $n } in coins ({ NAME($source) }).
event-column-coins =
    { $n ->
        [one] 1 coin is laid on combo { $position }.
       *[other] { $n } coins are laid on combo { $position }.
    }
event-race-left = The { NAME($race) } of { $seat } have left the map.
event-peace =
    { $with ->
        [none] The peace of { $seat } is over.
       *[other] There is peace between { $seat } and { $with }.
    }
event-pact =
    { $n ->
        [one] { $from } gives 1 trade pact to { $to }.
       *[other] { $from } gives { $n } trade pacts to { $to }.
    }
event-over = The game is over. In order: { $ranking }.

## The result

result-winner =
    { $coins ->
        [one] { $seat } wins with 1 coin.
       *[other] { $seat } wins with { $coins } coins.
    }
result-tie-break =
    { $tokens ->
        [one] { $seat } wins with { $coins } coins and the last race token among those with as many.
       *[other] { $seat } wins with { $coins } coins and more race tokens than the others with as many: { $tokens }.
    }
result-shared = { $seats } share the victory with { $coins } coins each.
result-line =
    { $coins ->
        [one] { $rank }. { $seat }: 1 coin
       *[other] { $rank }. { $seat }: { $coins } coins
    }
