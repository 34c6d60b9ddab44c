# Terms and notes. By the contributors.

## Terms of a sum, of a cost or of a score: 2 + mountain 1 + tokens 3 - Commando 1 = 5

term-base = base
term-buried = buried tokens
term-column = coins of the column
term-declined = declined regions
term-die = die
term-encampment = encampment
term-fortress = fortress
term-islands = islands
term-lair = lair
term-least = never less than 1
term-mine = mine
term-mountain = mountain
term-regions = regions
term-tokens = tokens
term-tribe = Lost Tribe
term-amazons = { race-amazons }
term-dwarves = { race-dwarves }
term-elves = { race-elves }
term-ghouls = { race-ghouls }
term-giants = { race-giants }
term-halflings = { race-halflings }
term-humans = { race-humans }
term-orcs = { race-orcs }
term-ratmen = { race-ratmen }
term-skeletons = { race-skeletons }
term-sorcerers = { race-sorcerers }
term-tritons = { race-tritons }
term-trolls = { race-trolls }
term-wizards = { race-wizards }
term-drakons = { race-drakons }
term-escargots = { race-escargots }
term-khans = { race-khans }
term-scarecrows = { race-scarecrows }
term-scavengers = { race-scavengers }
term-storm-giants = { race-storm-giants }
term-wendigos = { race-wendigos }
term-alchemist = { power-alchemist }
term-berserk = { power-berserk }
term-bivouacking = { power-bivouacking }
term-commando = { power-commando }
term-diplomat = { power-diplomat }
term-dragon-master = { power-dragon-master }
term-flying = { power-flying }
term-forest = { power-forest }
term-fortified = { power-fortified }
term-heroic = { power-heroic }
term-hill = { power-hill }
term-merchant = { power-merchant }
term-mounted = { power-mounted }
term-pillaging = { power-pillaging }
term-seafaring = { power-seafaring }
term-spirit = { power-spirit }
term-stout = { power-stout }
term-swamp = { power-swamp }
term-underworld = { power-underworld }
term-wealthy = { power-wealthy }
term-airborne = { power-airborne }
term-exploring = { power-exploring }
term-goldsmith = { power-goldsmith }
term-gunner = { power-gunner }
term-haggling = { power-haggling }
term-racketeering = { power-racketeering }
term-zeppelined = { power-zeppelined }

## Notes: what a legal action will do, and what makes it possible. $odds is a fraction of 1, $piece a race or a power.

note-roll = The die decides; the chance is { NUMBER($odds, style: "percent") }.
note-loses =
    { $n ->
        [one] { $seat } loses 1 token.
       *[other] { $seat } loses { $n } tokens.
    }
note-returns =
    { $n ->
        [one] 1 token goes back to { $seat }, to be placed in the retreat.
       *[other] { $n } tokens go back to { $seat }, to be placed in the retreat.
    }
note-marker-goes = Removed from there: { NAME($marker, form: "one") }.
note-marker-back = Goes back to { $seat }, to be placed again: { NAME($marker) }.
note-coins =
    { $n ->
        [1] { $seat } gets 1 coin at once ({ NAME($source) }).
       *[other] Coins for { $seat } at once: { $n } ({ NAME($source) }).
    }
note-tribe-goes = The Lost Tribe leaves the game.
note-enters = Thanks to { NAME($piece) } the race may enter here, although this is no border region.
note-reaches = Thanks to { NAME($piece) } this can be reached, although no region of the race is adjacent.
note-treads = Thanks to { NAME($piece) } the race may go into the water.
note-despite-peace = Possible in spite of the peace with { $seat }, which holds between active races only.
note-race-leaves = This is the end of the { NAME($race) } of { $seat }; their banner comes back.
note-costs-coins =
    { $n ->
        [0] It costs nothing.
        [one] It costs 1 coin.
       *[other] It costs { $n } coins.
    }
note-takes-coins =
    { $n ->
        [one] You get the coin that lies on it.
       *[other] You get the { $n } coins that lie on it.
    }
note-declines = Your { NAME($race) } go into decline.
note-leaves-map = Your declined { NAME($race) } leave the map.
note-joins =
    { $n ->
        [one] 1 token joins this turn's redeployment of the { NAME($race) }.
       *[other] { $n } tokens join this turn's redeployment of the { NAME($race) }.
    }
note-own-immunity = Your own { NAME($marker, form: "one") } does not keep out a race of yours.
note-crash = A blank crashes the zeppelin ({ NUMBER($odds, style: "percent") }): the defender loses as in a conquest, you lose 1 token from hand, and the region burns until your next turn.
note-spared = The { NAME($race) } lose no token.
note-becomes-immune = The region becomes immune.
note-final = This ends your conquests of the turn.
note-buries = The declined tokens stay there, beneath yours.
