# The races and powers of the expansion Sky Islands. By the contributors.

rules-sky-races =
    They follow the rules of all races: what they can do ends with their decline. The first number is on the banner,
    the second is how many exist.

    | race | tokens | in the tray |
    | --- | --- | --- |
    | Drakons | 6 | 11 |
    | Escargots | 12 | 17 |
    | Khans | 5 | 10 |
    | Scarecrows | 12 | 17 |
    | Scavengers | 6 | 11 |
    | Storm Giants | 6 | 11 |
    | Wendigos | 6 | 17 |
    .title = The races of Sky Islands

rules-race-drakons =
    Up to three times a turn a Drakon token in your hand **transforms**: you give it up and get a dragon, which
    conquers one region as the Dragon of the power Dragon Master does [R-189]. The region must be within reach as for
    any conquest, but it does not matter what defends it; only immune regions are safe [R-134]. The token goes to the
    tray [R-190]. So every dragon costs you a Drakon for good.

    A dragon makes its region immune and stands for a token: the region is yours and pays in this turn, and in the
    redeployment it need not get a token [R-191] [R-054]. At the start of your next turn all dragons leave. A region
    in which no Drakon stands beside its dragon is empty then, and its markers go as if you had abandoned
    it [R-191] [R-052]; so place a token in what you want to keep. When you decline, the dragons leave
    likewise [R-069]. Dragon Master Drakons use the Dragon as well as their own [R-189].
    .title = Drakons

rules-race-escargots =
    They are many, but slow with money: the coin for each region that they hold is paid at the **start** of your turn,
    before you decide anything, and not at its end [R-169]. So in their first turn their regions pay nothing; a region
    that others take from them before your next turn never pays; and neither do those that they conquer in the last
    turn of the game [R-171].

    All other coins come at the end of the turn as usual: what the power adds [R-169], islands [R-172], your declined
    race. If the power lowers the worth of regions (Goldsmith), it takes nothing from the payment at the
    start [R-169]. In the turn of their decline you get both, the payment at the start and the score of the decline at
    the end; once declined they are paid at the end like others [R-170].
    .title = Escargots

rules-race-khans =
    Each Hill and each Farmland region of the Khans pays 1 coin more, and each other region of theirs 1 coin
    less [R-174]. Your declined race is not touched [R-175].

    No region is worth less than 0. For each one, all that race and power add is counted first, then what they take
    away; coins that belong to no region, such as those of the Alchemist, Wealthy, Exploring and islands, come on
    top [R-176].

    _Example: Merchant Khans hold a Hill, a Swamp and a Forest. The Hill pays 1 + 1 + 1 = 3, the others 1 + 1 - 1 = 1
    each: 5 coins. With the power Stout it would be 2, 0 and 0._
    .title = Khans

rules-race-scarecrows =
    There are many of them, and they are worth something to everybody: whoever conquers a region in which active
    Scarecrows stand gets 1 coin from the bank at once. This holds for conversions too, and for your own declined
    Ghouls if they do it [R-173]. A clearing or a crash is no conquest and brings no coin [R-197] [R-209].
    .title = Scarecrows

rules-race-scavengers =
    When they conquer a region of a declined race, its token does not leave but stays **buried** beneath them. The
    region is theirs, and each buried token adds 1 to its cost for whoever attacks it [R-177], its own player
    excepted [R-184]. Lost Tribes are no race and go as always [R-181], and so do the Lair or
    the Fortress of the declined race [R-179]. Of declined Ghouls only the token that would be lost is buried, while
    the others retreat [R-183].

    Such a region pays twice: its declined owner at the end of his turn, with the mine if Dwarves are buried there,
    and you for the Scavengers at the end of yours. If both races are yours, you get both [R-178]. It counts for an
    island for both of them [R-165]. With a token beneath it a lone Scavenger cannot be converted [R-182].

    The buried tokens go to the tray when anybody conquers the region, when it is cleared or a zeppelin crashes there,
    when your Scavengers decline, and when their own race leaves the board by a decline of its owner [R-179]. If you
    abandon the region, they hold it again for their owner, as an ordinary declined region; a Lair that was there does
    not come back [R-180].
    .title = Scavengers

rules-race-storm-giants =
    Their first conquest may be **any region in the sky**, or as usual a border region on the ground; this holds again
    when they come back after having lost or left everything [R-185]. It is meant for the first conquest of the race,
    not for that of every turn [R-188].

    Twice a turn **lightning** takes a Mountain region with a single token, whatever defends it [R-186]. It must be
    within reach as for any conquest [R-187], and not immune. Lightning that you do not use is not saved for
    later [R-186].
    .title = Storm Giants

rules-race-wendigos =
    Once a turn they **clear** a Forest region, anywhere on the ground or in the sky, and you get one more Wendigo from
    the tray into your hand, if there is one. You may do so at any moment of their conquests, with an empty hand as
    well [R-018]; you cannot abandon regions after it [R-192].

    All race tokens leave the forest. An active race loses one, and its other tokens are placed at the end of the
    turn, as after a conquest [R-192]; Elves lose one as well [R-193]. Declined tokens are lost; of declined Ghouls only
    one, and the others retreat. Beneath Scavengers the buried tokens go too. You may clear your own declined tokens
    away [R-192]. A Lair or Fortress is removed, and Encampments go back to their owner [R-196].

    Some race other than your Wendigos must be there: an empty forest, or one with nothing but a Lost Tribe, has
    nothing to clear [R-194]. Immune forests are safe, and so is the active race of a player who has made peace with
    you [R-195].

    The region is empty then, and may be conquered as such. Clearing is no conquest: Scarecrows pay nothing and no pact
    is broken; Orcs, Skeletons and Pillaging get nothing for the region. For the Diplomat, however, it is an
    attack [R-197].
    .title = Wendigos

rules-sky-powers =
    They follow the rules of all powers. The number on the badge adds to the tokens of the banner.

    | power | tokens |
    | --- | --- |
    | Airborne | 3 |
    | Exploring | 5 |
    | Goldsmith | 4 |
    | Gunner | 3 |
    | Haggling | 5 |
    | Racketeering | 5 |
    | Zeppelined | 5 |
    .title = The powers of Sky Islands

rules-power-airborne =
    In the turn in which you take this combo every region costs 2 tokens less, though at least 1. Later it does nothing
    any more [R-210].
    .title = Airborne

rules-power-exploring =
    At the end of each turn count the regions of the race on the ground and those in the sky. You get as many coins
    more as the **smaller** number says. The badge is not used without a sky board [R-221].
    .title = Exploring

rules-power-goldsmith =
    Each region with a mine pays 2 coins more, and each other region of the race 1 coin less, but none less than
    0 [R-198]. Declined races of yours are not touched [R-175].

    Goldsmith Dwarves get 4 coins for a mine and none for other regions; in decline it is 2 and 1 [R-199]. Goldsmith
    Khans get 4 for a Hill or Farmland with a mine, 2 for a mine elsewhere, 1 for a Hill or Farmland without, and
    nothing for the rest [R-176].
    .title = Goldsmith

rules-power-gunner =
    You own two **cannons**. A region with a cannon is immune [R-219]. At the end of the race's first turn both must be
    placed, ready, in two different regions of the race; with a single region one waits until there is a second
    one [R-216]. A cannon whose region you abandon comes back to you and is placed again [R-052]. They vanish at the
    decline [R-069].

    In later turns, before the race's first conquest of the turn, each cannon may once either **fire** or **move** to
    another region of the race that has none; or it does neither [R-217]. A region adjacent to a cannon that has been
    fired costs 2 tokens less, one that is adjacent to both 4 less, though at least 1. This holds in that turn
    only [R-218], and it changes nothing but the price: you must still be able to reach the region [R-220]. At the end
    of your turn fired cannons are ready again [R-217].
    .title = Gunner

rules-power-haggling =
    You own five **trade pacts**. After your coins have been paid you may give them to other players, as many to each
    as you like, but never more in all than you have coins; those just paid count [R-211].

    They are settled at the end of the holder's turn, after his scoring, and go back to you [R-212]:

    - If he has conquered a region of the Haggling race in that turn, he pays you 1 coin for each pact that he holds,
      or all he has if that is less. One region is enough, and conversions and what his declined Ghouls took
      count [R-213]. Clearings and crashes do not.
    - If he has not, you pay him 1 coin for each. Should coins have left you meanwhile, you pay what you
      have [R-214].

    Once the race has declined you give no more pacts. Those still out after the last turn of the game are
    void [R-215].
    .title = Haggling

rules-power-racketeering =
    Whenever another player takes a combo, you get 1 coin from the bank for each combo above it that he passed
    over [R-222].

    When this race declines, your **next combo is free**, wherever it lies. You lay no coins on those above it, and
    still take the coins that lie on yours. The right is kept until you use it [R-223].
    .title = Racketeering

rules-power-zeppelined =
    Up to five times a turn you send a **zeppelin**, as long as you have at least 1 token in hand. Name any region,
    on the ground or in the sky, near or far [R-200]; it may be the first conquest of the race [R-204]. Not allowed are
    regions that the race holds already [R-202], immune ones, the active race of a player at peace with you, and water
    that the race could not enter otherwise [R-207]. Then roll the die:

    - **1, 2 or 3**: the region costs that many tokens less, at least 1, and you conquer it at this price [R-200]. If
      you do not have the tokens, your conquests are over, and you redeploy [R-201]. The zeppelin leaves nothing
      behind: the region is not immune [R-208].
    - **blank**: the zeppelin **crashes**. Whoever defends loses 1 token, and the others are placed at the end of the
      turn; Elves lose none [R-206]. A Lost Tribe, a declined token, all buried tokens, Lair and Fortress are gone, of
      declined Ghouls one token; Encampments come back to their owner. You lose 1 token from your hand as well. And
      the region burns: nobody owns it and nobody can enter it until your next turn begins. An empty region burns just
      the same [R-202].

    After a crash you may go on, with zeppelins and tokens that are left [R-203], and between the flights you may
    conquer in the ordinary way. At the end an attempt at the die is yours too, unless a zeppelin has ended your
    conquests [R-205]. A crash is no conquest: it brings nothing to Orcs, Pillaging or Skeletons, no coin of
    Scarecrows, and breaks no pact. For the Diplomat, however, it is an attack [R-209].
    .title = Zeppelined
