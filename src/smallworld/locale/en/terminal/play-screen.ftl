# The screens of `smallworld play`. By the contributors.

## The top

terminal-moment = Round { $round } of { $most } - { $seat } ({ $name }): { NAME($phase, form: "name") }
terminal-rules-played =
    Board { $board }, edition { $edition }{ $switches ->
        [none] {""}
       *[other] {""}; { $switches }
    }
terminal-switch-on = on
terminal-switch-off = off
terminal-seats-name = Player
terminal-seats-coins = Coins
terminal-seats-active = Active
terminal-seats-hand = Hand
terminal-seats-regions = Regions
terminal-seats-declined = Declined
terminal-seats-old =
    { $name } ({ $n }){ $hand ->
        [0] {""}
       *[other] , hand { $hand }
    }

## The column

terminal-column-title = Column
terminal-column-combo = Combo
terminal-column-price = Price
terminal-column-coins = On it
terminal-column-tokens = Tokens

## Regions

terminal-regions-terrain = Regions by terrain ("by owner" groups them otherwise)
terminal-regions-owner = Regions by owner ("by terrain" groups them otherwise)
terminal-column-region = Nr
terminal-column-terrain = Terrain
terminal-column-symbols = Symbols
terminal-column-holder = Held by
terminal-column-neighbours = Borders on
terminal-column-ways = To take
terminal-edge = edge
terminal-island = island { $n }
terminal-buried = over { $seat } { NAME($race) } { $n }
terminal-empty = Empty
terminal-water = Water
terminal-declined = declined

## Sums

terminal-sum-least = { $sum }, at least 1

## What can be done

terminal-options = You can
terminal-impossible = Not now ("why NR" tells more)
terminal-own-regions = Your regions
terminal-placing-others = Next to others (tokens)
terminal-nobody = empty
terminal-too-dear = (too dear)
terminal-way-short = { $sum }; { $short } short, chance { $odds }
terminal-way-tokens =
    { $n ->
        [0] no token from your hand
        [one] 1 token
       *[other] { $n } tokens
    }
terminal-do-expand = expand: conquests with your race
terminal-do-decline =
    decline: { $total ->
        [0] the turn brings nothing
        [one] the turn brings 1 coin ({ $sum })
       *[other] the turn brings { $total } coins ({ $sum })
    }; next turn you pick a new combo.
terminal-do-done = done: end your conquests
terminal-do-roll = roll the die first, then choose the region
terminal-do-sorcery = convert the lone token in one of { $regions }
terminal-do-dragon = with the Dragon and 1 token, one of { $regions }
terminal-do-transform = turn a Drakon into a dragon, in one of { $regions }
terminal-do-bolt = with lightning and 1 token, one of { $regions }
terminal-do-clear = clear a forest, one of { $regions }
terminal-do-zeppelin = send a zeppelin, with the die, to one of { $regions }
terminal-do-fire = fire the cannon in one of { $regions }
terminal-do-cannon = move the cannon from one of { $regions } to another region of yours
terminal-do-abandon = abandon one of { $regions }
terminal-do-even = spread all evenly: { $line }
terminal-do-borders = all where you border others: { $line }
terminal-do-deploy = place tokens in one of { $regions }
terminal-do-encamp = place Encampments in one of { $regions }
terminal-do-fortify = place a Fortress in one of { $regions }
terminal-do-withdraw = take tokens off one of { $regions }
terminal-do-hero = place a Hero in one of { $regions }
terminal-do-place-cannon = place a cannon in one of { $regions }
terminal-do-placed = done: leave it so
terminal-do-stout-decline = decline: your race goes into decline now
terminal-do-stout-stay = stay: your race goes on
terminal-do-pacts-pact = a trade pact for { $seat }; more of them: pa { $seat } 2
terminal-do-pacts-done = done: no more pacts
terminal-do-ally-ally =
    { $seat ->
        [none] peace with nobody
       *[other] peace with { $seat }, who cannot attack your active race until your next turn
    }
terminal-now =
    If the turn ended now, it would bring { $total ->
        [0] nothing.
        [one] 1 coin: { $sum }.
       *[other] { $total } coins: { $sum }.
    }
terminal-undoable =
    { $n ->
        [0] Nothing can be taken back now.
        [one] 1 action can be taken back (undo).
       *[other] { $n } actions can be taken back (undo).
    }
terminal-hand = In hand: { $pieces }.
terminal-hand-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
terminal-hand-encamp =
    { $n ->
        [one] 1 Encampment
       *[other] { $n } Encampments
    }
terminal-hand-fortify = a Fortress
terminal-hand-withdraw = Still to take off: { $n }.
terminal-hand-cannon =
    { $n ->
        [one] 1 cannon
       *[other] { $n } cannons
    }
terminal-hand-hero =
    { $n ->
        [one] 1 Hero
       *[other] { $n } Heroes
    }

## Reasons in a word or two

terminal-short-water = water
terminal-short-immune-region = immune, { NAME($marker, form: "one") }
terminal-short-peace = peace with { $seat }
terminal-short-not-a-border-region = not at the edge
terminal-short-not-adjacent = not adjacent
terminal-short-no-token-in-hand = no token in hand
terminal-short-too-far-short = too dear
terminal-short-not-enough-tokens = too dear
