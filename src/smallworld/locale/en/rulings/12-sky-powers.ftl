## 12. Powers of Sky Islands

ruling-R-198 = While active: 2 more for each mine, 1 less for each other region of that race, never below 0.
    .title = Goldsmith: what does it pay?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-199 = Active: a mine 1 + 1 + 2 = 4, other regions 0. In decline: a mine 2, others 1.
    .title = Goldsmith Dwarves?
    .books = Worked out from the English text of Goldsmith and Dwarves in the English base book (2015).
    .confidence = C
ruling-R-200 = Up to five times a turn, with at least 1 token in hand: name any region, on the ground or in the sky,
    adjacent or not; roll; with 1 to 3 it costs that many tokens less, at least 1.
    .title = Zeppelins: how does one fly?
    .books = English and German texts of Sky Islands; only the English one adds the note on the token in hand.
    .confidence = A
ruling-R-201 = The conquests end; the redeployment follows.
    .title = Zeppelins: what if the tokens do not suffice after a 1, 2 or 3?
    .books = English and German texts of Sky Islands. Both seem to end the turn there; scoring follows all the same.
    .confidence = A
ruling-R-202 = The zeppelin crashes. The defender loses 1 and takes back the rest; a Lost Tribe or a declined token is
    removed, declined Ghouls lose 1 and retreat, buried tokens, Lair and Fortress are removed, Encampments go back at
    the end of the turn. The attacker loses 1 from hand. The region burns: nobody owns it, and it is immune until the
    zeppelins' owner begins the next turn. An empty region may be named and burns; an active one of one's own may not.
    .title = Zeppelins: what does a blank do?
    .books = English and German texts of Sky Islands; details on markers follow the conquest.
    .confidence = A
ruling-R-203 = Yes, while zeppelins and tokens last.
    .title = Zeppelins: may I go on after a crash?
    .books = From the English text of the power.
    .confidence = C
ruling-R-204 = Yes, as the power names both boards.
    .title = Zeppelins: may a first conquest be in the sky or far from the edge?
    .books = From the English and German texts of Sky Islands.
    .confidence = C
ruling-R-205 = Ordinary ones yes. The final attempt by default also, unless a zeppelin has ended the conquests. With
    the switch off there is none in a turn in which a zeppelin flew.
    .title = Zeppelins: ordinary conquests and the final attempt too?
    .books = No text covers it; settled here.
    .confidence = D
    .switch = zeppelin_final_die
ruling-R-206 = By default they do not, as a crash works like a conquest and no exception is printed. With the switch
    off they lose 1.
    .title = Zeppelins: do Elves lose a token in a crash?
    .books = The English text likens the crash to a conquest; for Wendigos it names the Elves, here it does not.
        Settled here.
    .confidence = D
    .switch = crash_spares_elves
ruling-R-207 = No target; water only if another rule lets the race hold it.
    .title = Zeppelins: an immune region, or water?
    .books = From immunity in the English base book (2015) and the English text of the power.
    .confidence = C
ruling-R-208 = No, it is a counter only.
    .title = Zeppelins: does the token of a successful flight protect?
    .books = The English text makes only a burning region immune; asked on BoardGameGeek (1907099).
    .confidence = C
ruling-R-209 = No: nothing for Pillaging, Orcs, Skeletons, Scarecrows or pacts. It is an attack for the Diplomat.
    .title = Is a crash a conquest?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-210 = 2 tokens less (at least 1 is paid) in the turn in which the combo is picked, and only then.
    .title = Airborne?
    .books = German and English texts of Sky Islands mean the same turn with different words.
    .confidence = A
ruling-R-211 = In one step after scoring and before the turn ends: up to five pacts to other players (`pact`, then
    `done`). The coins just scored count; all pacts that are out may not exceed your coins. Everybody sees them.
    .title = Haggling: how are pacts given?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-212 = At the end of the holder's turn, after scoring and before the retreats: one who conquered at least one
    region of the Haggling race pays 1 for each pact, or what he has; otherwise he gets 1 for each. Conquests by
    Ghouls and conversions count, clearings and crashes do not. The pacts go back.
    .title = Haggling: who pays?
    .books = German and English texts of Sky Islands; the list of what counts is ours.
    .confidence = A
ruling-R-213 = It counts, as the player made it.
    .title = Haggling: the conquest was made by the holder's Ghouls?
    .books = From the English text, which speaks of the player.
    .confidence = C
ruling-R-214 = It can happen only if coins have left him since; then he pays what he has.
    .title = Haggling: what if the owner cannot pay?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-215 = Once the race has declined there are no new pacts, and none can be out then, as all are settled before
    the owner's next turn. After the last turn, pacts not yet settled are void.
    .title = Haggling: after the decline, or in the last round?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-216 = At the end of the first turn both must go, ready, into two different regions of the race. With a single
    region one is placed, the other as soon as possible.
    .title = Gunner: where do the cannons begin?
    .books = The German Sky Islands book makes it a duty, the English text simply says it; the case of a single region
        is settled here.
    .confidence = A
ruling-R-217 = Before the active race's first conquest each cannon may once either fire (it stays, turned) or move to
    another own region (ready), or do neither. Fired cannons are ready again at the end of their owner's turn.
    .title = Gunner: what may a cannon do later?
    .books = English text of Sky Islands, which turns a moved cannon to the ready side; the German one lacks that
        detail. The moment is settled here.
    .confidence = A
ruling-R-218 = 2 tokens for regions adjacent to it, 4 if both are adjacent, but at least 1 is paid; only in that turn,
    unless it fires again.
    .title = Gunner: how much does a fired cannon save?
    .books = German and English texts of Sky Islands; how long it lasts is settled here.
    .confidence = A
ruling-R-219 = Yes, against conquest and against powers.
    .title = Gunner: is a region with a cannon immune?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-220 = No. A cannon changes the price only.
    .title = Gunner: may I attack regions near a fired cannon that are not adjacent to mine?
    .books = From the English text of the power.
    .confidence = C
ruling-R-221 = At the end of each turn as many coins as the smaller of two numbers: the race's regions on the ground
    and in the sky. Without a sky board the badge is not used.
    .title = Exploring?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-222 = When another player takes the combo at place N: N - 1 coins from the bank, while active.
    .title = Racketeering: what does it earn?
    .books = German and English texts of Sky Islands.
    .confidence = A
ruling-R-223 = The owner's next combo is free at any place; no coins are laid on those above, while coins lying on it
    are still taken. Any decline of that race gives this, and it is kept until used.
    .title = Racketeering: what after the decline?
    .books = German Sky Islands book; the details are settled here.
    .confidence = A
ruling-R-224 = On the ground board for five with a sky board, over the full number of rounds.
    .title = How do six play?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-225 = 94 race tokens, 4 Lost Tribes, 7 banners and 7 badges. How many tokens each race has is not in the
    text; it was taken from the box.
    .title = What does the expansion add to the box?
    .books = German Sky Islands book, list of parts.
    .confidence = A
