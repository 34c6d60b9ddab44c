## 11. Races of Sky Islands

ruling-R-169 = 1 coin for each region they hold at the start of their owner's turn instead of its end, so nothing in
    their first turn. Bonuses of the power come at the end. Deductions by Goldsmith never touch the payment at the
    start; at the end a region counts plus less minus, but not below 0.
    .title = Escargots: when are they paid?
    .books = German and English texts of Sky Islands; the arithmetic with Goldsmith is worked out here.
    .confidence = A
ruling-R-170 = The payment at the start comes first, while they are still active; then the usual score of a decline
    for each flipped region. Declined Escargots score at the end of the turn.
    .title = Escargots in the turn of decline?
    .books = No text covers it; settled here, without a switch.
    .confidence = D
ruling-R-171 = Regions taken in the last turn never pay.
    .title = Escargots in the last round?
    .books = From the English text of the race.
    .confidence = C
ruling-R-172 = It is no coin for a region, so it is paid at the end.
    .title = Escargots and the coin for an island?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-173 = Whoever conquers a region with active Scarecrows gets 1 coin from the bank at once, by conversion too,
    and by the owner's own Ghouls.
    .title = Scarecrows: who is paid?
    .books = German and English texts of Sky Islands; own Ghouls are settled here.
    .confidence = A
ruling-R-174 = While active: 1 more for each of their Hill and Farmland regions, 1 less for each other region of
    theirs, never below 0 for a region.
    .title = Khans: what do they earn?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-175 = No, only those of the race itself.
    .title = Do Khans or Goldsmith lower the regions of my declined race?
    .books = Read from the English wording of the race; settled here.
    .confidence = C
ruling-R-176 = By region: 1 plus all that is added less all that is taken away, but not below 0, over the bonuses that
    name a region (terrain, mine, magic, Merchant, Orcs, Pillaging, Fortress). Bonuses that name none (Alchemist,
    Wealthy, Exploring, islands) come on top. Goldsmith Khans: Hill or Farmland with a mine 4, a mine elsewhere 2,
    Hill or Farmland without a mine 1, others 0. With the switch off there is one floor for the whole sum over the
    regions.
    .title = Khans and Goldsmith together with other bonuses?
    .books = The texts of Sky Islands stop a region at 0, but leave open how several bonuses meet; settled here.
    .confidence = D
    .switch = khan_floor_per_region
ruling-R-177 = Those that would be discarded stay under them and add 1 each to the defence. The region belongs to the
    Scavengers.
    .title = Scavengers: what happens to the declined tokens they conquer?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-178 = Both: the owner of the buried token at the end of his turn, the Scavengers at theirs. If both are one
    player's, he is paid twice. Buried Dwarves still earn the coin of their mine.
    .title = Scavengers: who scores such a region?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-179 = When somebody conquers the region next, whoever it is; when the Scavengers decline; when their race
    leaves by a decline of its owner; by a clearing or a crash. A Lair or Fortress of the declined race goes already
    when the Scavengers conquer.
    .title = Scavengers: when do buried tokens go?
    .books = German Sky Islands book; clearings and crashes are settled here.
    .confidence = A
ruling-R-180 = The buried tokens stay and hold it for their owner. It is an ordinary region of that declined race
    again; a Lair does not come back.
    .title = Scavengers: what if they abandon such a region?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-181 = A Lost Tribe is no race; it is removed as always.
    .title = Scavengers and Lost Tribes?
    .books = From the German Sky Islands book, which speaks of declined races.
    .confidence = C
ruling-R-182 = No conversion, as it is not the only race token there.
    .title = Sorcerers against one Scavenger over a buried token?
    .books = From Sorcerers in the English base book (2015).
    .confidence = C
ruling-R-183 = By default only the token that would be lost stays buried, and the others retreat. With the switch all
    Ghouls of the region stay buried.
    .title = Scavengers take a region of declined Ghouls?
    .books = The English text of the race speaks of tokens that would normally be discarded, the German one of the
        tokens in general.
    .confidence = D
    .switch = scavenger_keeps_all_ghouls
ruling-R-184 = No, as it is my own (R-015); the same switch makes it count.
    .title = Does my own buried token count when my active race attacks the Scavengers over it?
    .books = Settled here.
    .confidence = D
    .switch = own_decline_defends
ruling-R-185 = A first conquest, after having lost everything too, may be any sky region, or a border region on the
    ground.
    .title = Storm Giants: where do they enter?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-186 = Two a turn, which cannot be saved up: each takes a Mountain region with exactly 1 token, whatever
    stands there.
    .title = Storm Giants: what does lightning do?
    .books = English and German texts of Sky Islands. The German one spells out the single token.
    .confidence = A
ruling-R-187 = Yes by default, as with the Dragon. With the switch lightning strikes Mountains on both boards without
    regard to adjacency and entry, but not immune regions and not water.
    .title = Storm Giants: must the Mountain be adjacent?
    .books = Asked on BoardGameGeek (1907099); the answer could not be seen. Other powers of the expansion say
        expressly that they work anywhere; this one does not.
    .confidence = D
    .switch = bolt_anywhere
ruling-R-188 = No, only the first conquest of the race, not of each turn.
    .title = Storm Giants: a first conquest in the sky in every turn?
    .books = From the term in the English base book (2015); the one who asked on BoardGameGeek (1907099) reads it in
        this way.
    .confidence = C
ruling-R-189 = Up to three times a turn a Drakon token from hand turns into a dragon that conquers as the Dragon
    Master's does (`transform`). The region is immune. Dragon Master Drakons have both kinds.
    .title = Drakons: how do they become dragons?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-190 = To the tray by default. With the switch it leaves the game. It matters only if the banner comes back
    later and the supply is smaller.
    .title = Drakons: where does the replaced token go?
    .books = The English text discards it, the German one takes it out of the game.
    .confidence = D
    .switch = drakon_token_out_of_game
ruling-R-191 = Yes, it stands for the token: the region scores in this turn. At the start of the owner's next turn the
    dragons leave; the region is then empty unless another Drakon stands there, and its markers go as in an abandoned
    region (R-052).
    .title = Drakons: does a dragon hold a region alone?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-192 = Once a turn, at any time before `done` (it ends abandoning), any Forest on the ground or in the sky:
    the race tokens there go. An active owner loses 1 and the rest retreats at the end of the turn; declined tokens
    are all discarded, but declined Ghouls lose 1 and retreat; own declined tokens may be cleared; a region of
    Scavengers loses all buried tokens too. One Wendigo from the tray comes to hand if there is one. The region is
    empty then.
    .title = Wendigos: how do they clear a forest?
    .books = English and German texts of Sky Islands; the English one spells out the losses, the German one points to
        the usual rule.
    .confidence = A
ruling-R-193 = No, they lose 1.
    .title = Wendigos: are Elves spared?
    .books = English and German texts of Sky Islands name the Elves.
    .confidence = A
ruling-R-194 = Not legal by default: there is nothing to clear. With the switch an empty forest, one with a Lost
    Tribe, or an own one may be named; nothing goes, a Tribe stays, and a Wendigo comes all the same.
    .title = Wendigos: a forest with a Lost Tribe, an empty one, an own one?
    .books = Settled here; the texts speak of race tokens only.
    .confidence = D
    .switch = wendigo_empty_forest
ruling-R-195 = Not legal.
    .title = Wendigos: an immune forest, or that of a player at peace with me?
    .books = From immunity and the Diplomat in the English base book (2015); settled here.
    .confidence = C
ruling-R-196 = Lair and Fortress are removed; Encampments go back to their owner at the end of the turn.
    .title = Wendigos: Lair, Fortress, Encampment in the cleared forest?
    .books = Settled here in line with a conquest, without a switch.
    .confidence = D
ruling-R-197 = As that of an empty region: nothing for Orcs, Pillaging, Skeletons. The clearing itself is no conquest
    (no coin of Scarecrows, no pact), but it is an attack for the Diplomat.
    .title = Wendigos: what does the conquest afterwards count as?
    .books = From the English text of the race; the part on attacks is settled here.
    .confidence = C
