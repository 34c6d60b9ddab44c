# Every ruling, in our own words. A message `ruling-R-107` is the ruling; its attributes:
#   .title       the question
#   .books       what the books and other sources say, and where editions or languages differ
#   .confidence  a letter; `confidence-A` tells what it means
#   .switch      the rules switch that decides, where there is one; `switch-<name>` tells what it does
# Ids are stable; new rulings are added at the end.

## How sure a ruling is

confidence-A = The text of a rulebook says it.
    .short = rulebook
confidence-B = The publisher has answered it, or its app or its player sheet shows it.
    .short = publisher
confidence-C = It follows firmly from the text.
    .short = inference
confidence-D = It is open. What is given here is the default, in many cases with a switch for the other answer.
    .short = open

## The switches: what they decide, the default, and what each value means

switch-edition = Which printed edition the switches start from. Single switches may still be set beside it.
    .default = en2015
    .en2015 = the English rulebook of 2015: every switch at its default
    .zh = the Chinese rulebook: elf_survives_sorcerer is on
    .sv = the Swedish rulebook: elf_survives_sorcerer is on
switch-coins = What a table shows of the coins that the others own.
    .default = hidden
    .hidden = totals of others stay covered until the end
    .tally = all totals are added up and shown
    .open = all totals are shown, and the end brings nothing new
    .rulings = R-228
switch-own_decline_defends = Whether your own tokens make a region dearer for you: declined ones for your active race,
    active ones for your Ghouls.
    .default = off
    .off = they do not count
    .on = they count like tokens of others
    .rulings = R-015, R-096, R-184
switch-elf_survives_sorcerer = What becomes of an Elf that Sorcerers convert.
    .default = off
    .off = it is lost
    .on = it goes back to its owner's hand
    .rulings = R-086
switch-sorcerer_needs_hand = Whether Sorcerers need a token in hand for a conversion.
    .default = on
    .on = without a token in hand there is no conversion
    .off = a conversion is legal with an empty hand
    .rulings = R-108
switch-ghouls_own_die = Whether declined Ghouls have an attempt at the die of their own.
    .default = on
    .on = one attempt for the Ghouls and one for the active race
    .off = an attempt by the Ghouls ends all conquests of the turn
    .rulings = R-095
switch-hole_in_sea = Whether Seafaring Halflings dig a Hole in water.
    .default = on
    .on = a Sea or the Lake among the first two conquests gets a Hole
    .off = water neither gets nor uses up a Hole
    .rulings = R-103
switch-pay_from_pot = Whether coins lying on a combo may help to pay for it.
    .default = off
    .off = the price must be paid from coins owned before
    .on = the coins on the chosen combo count too
    .rulings = R-006
switch-alchemist_needs_region = Whether the Alchemist needs a region for the coins.
    .default = off
    .off = 2 coins every turn until the decline
    .on = no coins without a region of that race at scoring
    .rulings = R-119
switch-diplomat_2p = Whether the Diplomat is in the game with two players.
    .default = on
    .on = the badge is in the stack
    .off = the badge is left out with two players
    .rulings = R-133
switch-failed_attempt_is_attack = Whether a failed attempt at the die counts as an attack for the Diplomat.
    .default = on
    .on = it counts
    .off = it does not count
    .rulings = R-131
switch-bolt_anywhere = How far the lightning of Storm Giants reaches.
    .default = off
    .off = adjacency and entry count as usual
    .on = any Mountain of both boards, unless immune or water
    .rulings = R-187
switch-drakon_token_out_of_game = Where a Drakon token goes that turns into a dragon.
    .default = off
    .off = to the tray
    .on = out of the game
    .rulings = R-190
switch-khan_floor_per_region = Where the floor of 0 coins stands for Khans and Goldsmith.
    .default = on
    .on = at each region
    .off = at the sum over all regions of the race; coins that name no region come on top
    .rulings = R-176
switch-wendigo_empty_forest = Whether Wendigos may name a forest in which there is nothing to clear.
    .default = off
    .off = they may not
    .on = they may name an empty or an own forest; nothing goes, and a Wendigo comes all the same
    .rulings = R-194
switch-zeppelin_final_die = Whether a final attempt may follow zeppelins.
    .default = on
    .on = it may, unless a zeppelin has ended the conquests
    .off = not in a turn in which a zeppelin flew
    .rulings = R-205
switch-scavenger_keeps_all_ghouls = How many declined Ghouls stay under Scavengers.
    .default = off
    .off = one; the others retreat
    .on = all of that region
    .rulings = R-183
switch-crash_spares_elves = Whether Elves are spared when a zeppelin crashes.
    .default = on
    .on = they lose nothing
    .off = they lose 1 token
    .rulings = R-206
