# The powers of the base game. By the contributors.

rules-powers =
    A power serves the race beside which its badge lies, together with what that race can do itself, as long as the
    race is **active**. At the decline the badge is laid aside, Spirit excepted. Declined races of yours have no share
    in it. The number on the badge adds to the tokens of the banner.

    | power | tokens | power | tokens |
    | --- | --- | --- | --- |
    | Alchemist | 4 | Heroic | 5 |
    | Berserk | 4 | Hill | 4 |
    | Bivouacking | 5 | Merchant | 2 |
    | Commando | 4 | Mounted | 5 |
    | Diplomat | 5 | Pillaging | 5 |
    | Dragon Master | 5 | Seafaring | 5 |
    | Flying | 5 | Spirit | 5 |
    | Forest | 4 | Stout | 4 |
    | Fortified | 3 | Swamp | 4 |
    | Underworld | 5 | Wealthy | 4 |
    .title = The powers

rules-power-alchemist =
    2 coins more at the end of each turn until the race declines, whether it holds a region or not [R-119].
    .title = Alchemist

rules-power-berserk =
    Before each conquest you may roll the die. Roll first; then choose a region, and pay its cost less the pips, but
    at least 1 [R-120]. You need not roll [R-123]. If you can pay for nothing after the roll [R-121], or do not want
    to [R-122], your conquests are over. The final attempt of the ordinary rules does not exist for a Berserk race.
    .title = Berserk

rules-power-bivouacking =
    You own five Encampments. In each redeployment you place all of them anew in your regions, any number in
    each [R-124] [R-126]. Each adds 1 to the cost of its region and protects a lone token from Sorcerers [R-109]. They
    are never lost: if a region is conquered, its Encampments come back to you, and you place them in your
    retreat [R-125], or, without a region, in your next redeployment [R-127]. They vanish at the decline.
    .title = Bivouacking

rules-power-commando =
    Every region costs 1 token less [R-128].
    .title = Commando

rules-power-diplomat =
    At the end of each turn you may choose one opponent whose active race your race did not attack in this turn; a
    failed attempt at the die counts as an attack [R-129] [R-131]. Until your next turn your active race is safe from
    him in every way. Your declined tokens are not covered, his declined Ghouls are not bound, and you have promised
    him nothing [R-130] [R-094]. He need not have an active race at the time [R-132].
    .title = Diplomat

rules-power-dragon-master =
    Once a turn one single token conquers any region within reach, whatever defends it - except immune ones [R-134].
    The Dragon stays there and makes the region immune until you use it elsewhere or decline; it does not move in the
    redeployment [R-135]. The region that it leaves is an ordinary one again at once [R-136].
    .title = Dragon Master

rules-power-flying =
    You may conquer any land region, adjacent or not, from the first conquest on [R-137] [R-020]. Seas and the Lake
    stay closed. The price is the ordinary one.
    .title = Flying

rules-power-forest =
    Each Forest region of the race pays 1 coin more [R-158].
    .title = Forest

rules-power-fortified =
    In each redeployment you may place one Fortress in a region of yours that has none; at most six stand on the map
    at a time [R-138]. A Fortress adds 1 to the cost of its region, in decline too, and pays 1 coin each turn while
    the race is active [R-141]. It never moves [R-139]. It goes when the region is abandoned or conquered, and may
    then be placed again [R-140].
    .title = Fortified

rules-power-heroic =
    At the end of each turn your two Heroes take their places in two different regions of the race, which are immune
    as long as they stand there [R-142]. With one region only one Hero stands [R-143]. They vanish at the decline.
    .title = Heroic

rules-power-hill =
    Each Hill region of the race pays 1 coin more [R-158].
    .title = Hill

rules-power-merchant =
    Each region of the race pays 1 coin more [R-144].
    .title = Merchant

rules-power-mounted =
    Hill and Farmland regions cost 1 token less [R-145].
    .title = Mounted

rules-power-pillaging =
    Each region that the race conquered in this turn, that was not empty, and that it still holds pays 1 coin
    more [R-146].
    .title = Pillaging

rules-power-seafaring =
    You may conquer Seas and the Lake. Each costs 2 tokens, and 1 more for each token of another player there [R-148],
    and pays 1 coin [R-030]. In decline the race keeps the water that it holds, which goes on paying, but takes no
    more [R-147]. Nobody without this power can drive you out of it.
    .title = Seafaring

rules-power-spirit =
    In decline this race keeps its badge and does not count for the limit of one declined race. It leaves the map only
    by being conquered, so that you may have two declined races at a time, which both pay [R-149] [R-150]. Ghouls with
    Spirit keep fighting through later declines [R-151].
    .title = Spirit

rules-power-stout =
    At the end of a turn of conquests, after scoring, you may decline at once instead of using a turn for it. You
    score only once, with all bonuses of the active race [R-152]. It is possible in the race's first turn
    already [R-154], and the ordinary decline stays open to you [R-153].
    .title = Stout

rules-power-swamp =
    Each Swamp region of the race pays 1 coin more [R-158].
    .title = Swamp

rules-power-underworld =
    Regions with a cavern cost 1 token less, and for your conquests all caverns are adjacent to one another. You enter
    at the rim like everybody [R-155]. Giants and Sorcerers profit from the caverns too [R-156].
    .title = Underworld

rules-power-wealthy =
    7 coins, once, at the end of the race's first turn [R-157].
    .title = Wealthy
