# Names and sentences of the game itself. By the contributors; no text of the rulebooks is used here.
#
# Arguments are ids and numbers. Seats ($seat, $with), regions ($region) and what a player typed are shown as they are.
# Ids of races, powers, terrains, symbols, markers, phases and terms are never shown: NAME($race) reads the message
# `race-elves`, NAME($race, form: "one") its attribute `one` where there is one. $action, $marker, $power, $target and
# $with may be missing; they are `none` then.

## Races: the people; .one a single token; .genitive; .text what they do, in one sentence

race-amazons = Amazons
    .one = Amazon
    .genitive = Amazons'
    .text = Four more tokens for conquests; after each redeployment four come off the map until your next turn.
race-dwarves = Dwarves
    .one = Dwarf
    .genitive = Dwarves'
    .text = 1 coin more for each mine you hold, even in decline.
race-elves = Elves
    .one = Elf
    .genitive = Elves'
    .text = You lose no token when one of your regions is conquered; all come back to your hand.
race-ghouls = Ghouls
    .one = Ghoul
    .genitive = Ghouls'
    .text = All tokens stay on the map in decline, and from then on they conquer at the start of each of your turns.
race-giants = Giants
    .one = Giant
    .genitive = Giants'
    .text = 1 token less for regions adjacent to a Mountain region that you hold.
race-halflings = Halflings
    .one = Halfling
    .genitive = Halflings'
    .text = You may enter anywhere, and your first two regions get a Hole, which makes them immune.
race-humans = Humans
    .one = Human
    .genitive = Humans'
    .text = 1 coin more for each Farmland region you hold.
race-orcs = Orcs
    .one = Orc
    .genitive = Orcs'
    .text = 1 coin more for each region that was not empty when you conquered it this turn.
race-ratmen = Ratmen
    .one = Ratman
    .genitive = Ratmen's
    .text = Nothing special, but there are many of them.
race-skeletons = Skeletons
    .one = Skeleton
    .genitive = Skeletons'
    .text = For every two regions that were not empty when you conquered them this turn, one new token.
race-sorcerers = Sorcerers
    .one = Sorcerer
    .genitive = Sorcerers'
    .text = Once a turn for each opponent, a lone active token beside you is replaced by a Sorcerer from the tray.
race-tritons = Tritons
    .one = Triton
    .genitive = Tritons'
    .text = 1 token less for regions on the shore of a Sea or the Lake.
race-trolls = Trolls
    .one = Troll
    .genitive = Trolls'
    .text = Each of your regions gets a Lair, which adds 1 to its defence, even in decline.
race-wizards = Wizards
    .one = Wizard
    .genitive = Wizards'
    .text = 1 coin more for each region with a magic source that you hold.
race-drakons = Drakons
    .one = Drakon
    .genitive = Drakons'
    .text = Up to three times a turn a token turns into a dragon that conquers any region alone and makes it immune.
race-escargots = Escargots
    .one = Escargot
    .genitive = Escargots'
    .text = Your regions pay at the start of your turn instead of at its end.
race-khans = Khans
    .one = Khan
    .genitive = Khans'
    .text = 1 coin more for each Hill and Farmland region you hold, 1 less for each other one.
race-scarecrows = Scarecrows
    .one = Scarecrow
    .genitive = Scarecrows'
    .text = Whoever conquers one of your active regions gets 1 coin from the bank.
race-scavengers = Scavengers
    .one = Scavenger
    .genitive = Scavengers'
    .text = Declined tokens that you conquer stay beneath you, defend the region and go on scoring for their owner.
race-storm-giants = Storm Giants
    .one = Storm Giant
    .genitive = Storm Giants'
    .text = You may enter in the sky, and twice a turn lightning takes a Mountain region with a single token.
race-wendigos = Wendigos
    .one = Wendigo
    .genitive = Wendigos'
    .text = Once a turn you drive all race tokens out of any Forest region and get a new token.

## Powers: .text what they do, in one sentence

power-alchemist = Alchemist
    .text = 2 coins more at the end of each turn until you decline.
power-berserk = Berserk
    .text = You may roll the die before each conquest and pay that much less.
power-bivouacking = Bivouacking
    .text = You have five Encampments to place in each redeployment; each adds 1 to the defence and is never lost.
power-commando = Commando
    .text = 1 token less for every region.
power-diplomat = Diplomat
    .text = At the end of your turn you make peace with a player whose active race you spared: now he must spare yours.
power-dragon-master = Dragon Master
    .text = Once a turn a single token takes any region; the Dragon then sits there and makes it immune.
power-flying = Flying
    .text = You may conquer any land region, adjacent or not.
power-forest = Forest
    .text = 1 coin more for each Forest region you hold.
power-fortified = Fortified
    .text = Once a turn you may place a Fortress: 1 more in defence, and 1 coin a turn while you are active.
power-heroic = Heroic
    .text = At the end of your turn two Heroes make two of your regions immune.
power-hill = Hill
    .text = 1 coin more for each Hill region you hold.
power-merchant = Merchant
    .text = 1 coin more for every region you hold.
power-mounted = Mounted
    .text = 1 token less for Hill and Farmland regions.
power-pillaging = Pillaging
    .text = 1 coin more for each region that was not empty when you conquered it this turn.
power-seafaring = Seafaring
    .text = You may conquer Seas and the Lake, and keep them in decline.
power-spirit = Spirit
    .text = In decline this race stays on the map beside another declined race of yours.
power-stout = Stout
    .text = You may decline at the end of a turn of conquests, after scoring.
power-swamp = Swamp
    .text = 1 coin more for each Swamp region you hold.
power-underworld = Underworld
    .text = 1 token less for regions with a cavern, and all caverns are adjacent to one another for you.
power-wealthy = Wealthy
    .text = 7 coins more, once, at the end of your first turn.
power-airborne = Airborne
    .text = 2 tokens less for every region in the turn in which you pick this combo.
power-exploring = Exploring
    .text = As many coins more as you hold regions on the ground or in the sky, whichever are fewer.
power-goldsmith = Goldsmith
    .text = 2 coins more for each mine you hold, 1 less for each other region.
power-gunner = Gunner
    .text = Two cannons make their regions immune; a fired one saves 2 tokens on each region adjacent to it.
power-haggling = Haggling
    .text = You give trade pacts to others: who attacks your race pays you for them, who leaves it alone is paid.
power-racketeering = Racketeering
    .text = You get a coin for each combo that another player skips, and your next combo is free.
power-zeppelined = Zeppelined
    .text = Up to five times a turn a zeppelin may attack any region for less; on a blank it crashes and burns there.

## The board

terrain-farmland = Farmland
terrain-forest = Forest
terrain-hill = Hill
terrain-mountain = Mountain
terrain-swamp = Swamp
terrain-sea = Sea
terrain-lake = Lake

symbol-cavern = cavern
symbol-magic = magic source
symbol-mine = mine
symbol-edge = edge of the board
symbol-lost-tribe = Lost Tribe

## Markers and other pieces

marker-bolts = Lightning Bolts
    .one = Lightning Bolt
marker-burning = fires
    .one = fire
marker-cannons = cannons
    .one = cannon
marker-dragon = Dragon
marker-encampments = Encampments
    .one = Encampment
marker-fortresses = Fortresses
    .one = Fortress
marker-heroes = Heroes
    .one = Hero
marker-holes = Holes
    .one = Hole
marker-lairs = Lairs
    .one = Lair
marker-lost-tribes = Lost Tribes
    .one = Lost Tribe
marker-mountains = Mountains
    .one = Mountain
marker-pacts = trade pacts
    .one = trade pact
marker-transformed = Drakon dragons
    .one = Drakon dragon
marker-withdrawals = tokens to withdraw
    .one = token to withdraw
marker-zeppelins = zeppelins
    .one = zeppelin
marker-beanstalk = Beanstalk
marker-stairway = Stairway

## Steps of a turn: what the player is asked; .name is what the step is called

phase-start = Expand with new conquests, or put your race into decline?
    .name = start of the turn
phase-pick = Which combo do you take?
    .name = picking a combo
phase-ghouls = Your declined Ghouls come first: which region shall they conquer? Say done to go on.
    .name = conquests of the Ghouls
phase-conquest = Which region do you conquer? Say done to end your conquests.
    .name = conquests
phase-redeploy-ghouls = Where do the tokens of your Ghouls go? Each of their regions keeps at least one.
    .name = redeployment of the Ghouls
phase-redeploy = Where do your tokens go? Each of your regions keeps at least one.
    .name = redeployment
phase-withdraw = Which four Amazons leave the map until your next turn?
    .name = withdrawal of the Amazons
phase-heroes = In which regions do your Heroes stand guard?
    .name = placing the Heroes
phase-cannons = Where does the cannon go that waits?
    .name = placing the cannons
phase-scoring = Coins are paid.
    .name = scoring
phase-stout = You have scored. Decline now, or stay?
    .name = late decline
phase-pacts = Who gets trade pacts from you? Say done to go on.
    .name = trade pacts
phase-ally = With whom do you make peace until your next turn? Or with none?
    .name = choosing an ally
phase-retreat = You lost regions: where do the tokens go that came back?
    .name = retreat
phase-turn-end = The turn ends.
    .name = end of the turn
phase-over = The game is over.
    .name = end of the game

## Refusals: why something cannot be done. One message for each reason code of the notation.
## $seat in not-your-turn is who must decide; $race and $power are those that can do it.

refusal-no-such-action =
    { $action ->
        [none] There is no such action in this game.
       *[other] "{ $action }" is no action of this game, or has too many words.
    }
refusal-not-a-number = A whole number of 1 or more belongs here, not "{ $text }".
refusal-no-such-region = This board has no region "{ $region }".
refusal-game-over = The game is over; nothing more can be done.
refusal-not-your-turn = It is for { $seat } to decide now.
refusal-wrong-step = This cannot be done at this step ({ NAME($phase, form: "name") }).
refusal-not-this-race = Only { NAME($race) } can do this.
refusal-not-this-power =
    { $power ->
        [none] A race with this power cannot do this.
       *[other] Only a race with the power { NAME($power) } can do this.
    }
refusal-already-used = This has been used up for this turn.
refusal-none-left =
    { $marker ->
        [none] Not that many are left.
       *[other] Not that many are left: { NAME($marker) }.
    }
refusal-too-late-to-abandon = Regions can be abandoned only before that race's first conquest or roll of the turn.
refusal-no-such-combo = The column has no combo number { $n }.
refusal-not-enough-coins =
    { $need ->
        [one] This combo costs 1 coin
       *[other] This combo costs { $need } coins
    }; you have { $have }.
refusal-not-an-opponent = "{ $seat }" is no opponent of yours in this game.
refusal-attacked-this-turn = You attacked the active race of { $seat } this turn, so { $seat } cannot be your ally.
refusal-too-many-pacts = You have not that many pacts left, or not as many coins as pacts would be out.
refusal-not-yours = Region { $region } is not yours for this: the race that acts, or its cannon, must stand there.
refusal-own-region = Region { $region } is already held by this race of yours.
refusal-water = Region { $region } is water, and only an active Seafaring race can conquer that.
refusal-immune-region =
    { $marker ->
        [none] Region { $region } is immune; nobody can attack what stands there.
       *[other] Region { $region } is immune ({ NAME($marker, form: "one") }); nobody can attack what stands there.
    }
refusal-peace = { $seat } has made peace with you: you cannot attack that active race until { $seat } has the next turn.
refusal-not-a-mountain = Only a Mountain region can be taken in this way.
refusal-not-a-forest = Only a Forest region can be cleared.
refusal-nothing-to-clear = There is no race token in that forest that could be driven out.
refusal-not-active = Only an active token of an opponent can be converted, and there is none in region { $region }.
refusal-not-alone = Only a lone token can be converted, and in region { $region } there is more than one.
refusal-protected = An Encampment protects the lone token in region { $region }.
refusal-not-a-border-region =
    A race without a region enters at the edge of the board, and region { $region } is not there.
refusal-not-adjacent = Region { $region } is not adjacent to any region of this race.
refusal-no-token-in-tray = The tray has no token of this race left.
refusal-no-token-in-hand = At least one token in hand is needed for this.
refusal-no-roll-needed =
    Region { $region } costs { $cost } and you have { $have }: conquer it, there is nothing to roll for.
refusal-too-far-short =
    Region { $region } costs { $cost } and you have { $have }: { $short } short, and the die gives 3 at most.
refusal-not-enough-tokens =
    { $need ->
        [one] This takes 1 token
       *[other] This takes { $need } tokens
    }; you have { $have }.
refusal-one-per-region = There is one in that region already, and no region takes two.
refusal-tokens-left =
    { $n ->
        [one] Not yet: 1 piece must still be placed.
       *[other] Not yet: { $n } pieces must still be placed.
    }
refusal-keep-one-each = At least one token must stay in each region of this race.

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

## Notes: what a legal action will do, and what makes it possible. $odds is a fraction of 1.

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
note-tribe-goes = The Lost Tribe leaves the game.
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
note-spared = The { NAME($race) } lose no token.
note-becomes-immune = The region becomes immune.
note-final = This ends your conquests of the turn.
note-buries = The declined tokens stay there, beneath yours.

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
event-earmarked =
    { $n ->
        [one] { $seat }, { NAME($race) }: 1 token in hand waits or stops waiting.
       *[other] { $seat }, { NAME($race) }: { $n } tokens in hand wait or stop waiting.
    }
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
