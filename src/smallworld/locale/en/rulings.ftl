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

## 1. Set-up, column of combos, tray

ruling-R-001 = The board for the number of players sets the length: 10 rounds with two or three players, 9 with four,
    8 with five. When the marker has reached the last spot of the track, everybody still takes one turn; then the game
    ends.
    .title = How many rounds are played?
    .books = The English base book (2015) tells when the game ends, under "Starting the game" and "End of the game";
        the numbers are those of the tracks printed on the boards.
    .confidence = A
ruling-R-002 = Everybody gets 5 coins; each region with the tribe symbol gets one Lost Tribe; mountains defend from
    the first moment. Seat A moves first. Who sits at A is for the table to agree; if nobody says anything, the seed
    draws it.
    .title = How does a game start?
    .books = English base book (2015), "Setting up the game". It leaves the first turn to a joke about ears, so the
        draw is ours. The Finnish list of parts counts one Lost Tribe too many; there are 18.
    .confidence = A
ruling-R-003 = Six: the five pairs of the column and the pair made by the top of both stacks. Nobody knows the order
    further down in the stacks, except for banners that everybody has seen go underneath.
    .title = Which combos can be seen?
    .books = English base book (2015), "Setting up the game". The stacks lie face up, so the sixth combo is open to
        all.
    .confidence = A
ruling-R-004 = N - 1 coins: one goes onto each combo above it. Coins that others left on the chosen combo go to the
    player who takes it.
    .title = What does the combo at place N cost?
    .books = English base book (2015), in the part on picking a combo.
    .confidence = A
ruling-R-005 = No. Place N needs N - 1 coins of your own. The combo at the top costs nothing, so there is always one
    to take.
    .title = May I take a lower combo that I cannot pay for?
    .books = Follows directly from the price in the English base book (2015), in the part on picking a combo.
    .confidence = A
ruling-R-006 = Not by default: before you pocket anything you must own N - 1 coins. With the switch the coins lying on
    the chosen combo count too.
    .title = May the coins on a combo help to pay for it?
    .books = The English base book (2015) speaks of pocketing first, but calls the coins that are laid down the
        player's own. It can be read both ways, so a switch decides.
    .confidence = D
    .switch = pay_from_pot
ruling-R-007 = The combos below the one taken move up one place each and keep their coins; then the next pair from the
    stacks is shown. This always happens before the first conquest.
    .title = How is the column filled up again?
    .books = English base book (2015), in the part on picking a combo.
    .confidence = A
ruling-R-008 = The number on the banner plus the number on the badge, from the tray, and never more than the tray
    still holds. Later there are no more, unless the race says so: Skeletons, Sorcerers, Wendigos.
    .title = How many tokens does a new race get?
    .books = English base book (2015), in the part on picking a combo. The supply is a hard limit.
    .confidence = A
ruling-R-009 = As soon as its race has left the map, even in the middle of a turn: pushed out by a new decline, or its
    last declined token conquered. It goes under the race stack; if that stack is used up, it takes the lowest free
    place of the column, right below the last combo shown and without a gap, together with the top badge of the power
    stack. Tokens buried under Scavengers and Ghouls in hand keep their banner in play.
    .title = When does a banner come back into the column?
    .books = English base book (2015), "Entering In Decline". What counts as still in play, and that no gap is left,
        is spelled out here.
    .confidence = A
ruling-R-010 = Then fewer than six combos may lie open. That is no mistake.
    .title = What if the race stack is empty?
    .books = The English base book (2015) promises six combos only as far as the pieces last.
    .confidence = A
ruling-R-011 = The discarded badges are shuffled into a new stack, and only at the moment when a combo cannot be
    completed. It is an event of chance.
    .title = What if the power stack is empty?
    .books = English base book (2015), "Entering In Decline"; Swedish, Finnish, German and Chinese agree. The Danish
        and the Norwegian book put the discards under the stack unshuffled, so that their order would be known: not
        followed. The English text also speaks loosely of reshuffling banners, as Danish, Norwegian and Finnish do;
        banners come back by R-009 alone.
    .confidence = A
ruling-R-012 = No. Banner and badge stay with the player until the race goes into decline.
    .title = Does the badge go when an active race has no token left on the map?
    .books = Not said outright. The English base book (2015) knows no other way to lose an active race; a
        BoardGameGeek thread (418707) reads it in the same way.
    .confidence = C
ruling-R-013 = You must pick a combo and play an ordinary turn with it. You can neither decline nor skip the pick.
    .title = What if I begin a turn without an active race?
    .books = English base book (2015), "Entering In Decline", and the publisher's collected answers.
    .confidence = A

## 2. Conquest

ruling-R-014 = 2 tokens, plus 1 for each Mountain, Lair, Fortress and Encampment, plus 1 for a Lost Tribe, plus 1 for
    each race token of another player; then the discounts come off. At least 1 token remains to be paid.
    .title = What does a region cost?
    .books = English base book (2015), "Conquering a Region", the same in every language compared.
    .confidence = A
ruling-R-015 = No. Only tokens of other players count. Lairs and Fortresses that stand with it do count. The token
    itself is lost. Many tables let it count 1; that is what the switch is for.
    .title = Does my own declined token make a region dearer?
    .books = All seven languages of the base book count the tokens of other players only; the player sheet speaks of
        enemies, and the help page of Board Game Arena agrees. None says it in so many words, hence the confidence.
    .confidence = C
    .switch = own_decline_defends
ruling-R-016 = No. Exactly the cost is placed. Spare tokens can be moved there in the redeployment.
    .title = May I pay more tokens than a region costs?
    .books = Read from the English base book (2015), where the tokens used are those placed; a thread in the
        publisher's forum (164774) agrees.
    .confidence = C
ruling-R-017 = Yes, all of them, down to a floor of 1 token.
    .title = Do several discounts add up?
    .books = English base book (2015), in the appendix on races and powers. Danish and Norwegian only say that race
        and power work together while active, Swedish nearly the same.
    .confidence = A
ruling-R-018 = Yes, at least 1 for every conquest, even where discounts or a 3 on a Berserk roll would make it free.
    It goes for every benefit of a race or power: `conquer`, `attempt`, `roll`, `sorcery`, `dragon`, `transform`,
    `bolt` and `zeppelin`. Only `clear` needs none, as it is no conquest.
    .title = Do I need a token in hand to conquer?
    .books = English base book (2015), in a note to "Conquering a Region" that covers every race and every power. What
        it means for Sorcerers is R-108.
    .confidence = A
ruling-R-019 = At the rim: in a region that reaches the board's edge, or in one on the shore of a Sea that reaches it,
    no matter who holds that Sea. A shore on the Lake is no entry.
    .title = Where does a race enter the board?
    .books = English base book (2015), "First Conquest"; Chinese, Swedish and Finnish agree. German (2013), Danish and
        Norwegian do not speak of an occupied Sea; the English sentence is a later clarification.
    .confidence = A
ruling-R-020 = In any land region. With a Sky Islands board see R-164.
    .title = Where may a Flying race make its first conquest?
    .books = The player sheet exempts Flying from the entry rule, as it does Halflings; the rulebook leaves it to the
        power's own text.
    .confidence = B
ruling-R-021 = No. Only the first region uses the entry rule. Every later one must be adjacent to a region with active
    tokens of that race, unless a power says otherwise.
    .title = May I enter the board in several places in one turn?
    .books = English base book (2015), "Following Conquests"; BoardGameGeek (406977) and the publisher's forum
        (164774) confirm it.
    .confidence = A
ruling-R-022 = No, in neither direction: the new race need not start beside it, and regions of the declined race give
    no adjacency.
    .title = Does my declined race matter for where the new one may go?
    .books = Collected answers of the publisher; the English base book (2015) speaks of active tokens only.
    .confidence = B
ruling-R-023 = Yes, by a Sea at the edge: for that race it is an empty region, and it touches the edge. The Lake is no
    entry.
    .title = May a Seafaring race enter by a Sea?
    .books = Put together from the entry rule and the text of Seafaring in the English base book (2015).
    .confidence = C
ruling-R-024 = No. A turn without any conquest is legal, and so is stopping with tokens left in hand.
    .title = Do I have to conquer something in every turn?
    .books = Answered in two BoardGameGeek threads (424841, 1229144) and in the publisher's collected answers; the
        rulebook is silent.
    .confidence = B
ruling-R-025 = When a Lost Tribe or any race token stands in it, active or declined, whoever owns it - your own
    declined tokens included. A Mountain or a marker alone leaves it empty.
    .title = When is a region not empty?
    .books = English base book (2015), appendix on races and powers. Translations vary: Norwegian and Finnish print a
        word for conquered, Swedish for populated, Danish for fortified, German for not free. The English one stands.
    .confidence = A
ruling-R-026 = A region with a Hole, the Dragon or a Hero (with Sky Islands also a cannon, a fire, or a Drakon
    dragon). Nobody else can conquer it, name it for an attempt at the die, convert it, clear it or fly a zeppelin
    there.
    .title = What is an immune region?
    .books = English base book (2015), at the races and powers concerned; for the sky pieces the English text of the
        expansion.
    .confidence = A
ruling-R-027 = No.
    .title = May I conquer a region that my active race holds?
    .books = Settled here; no book thinks of it.
    .confidence = C
ruling-R-028 = Yes. It is empty by then: 2 tokens, and 1 more for a Mountain. If you have abandoned everything, it has
    to be a region by which you may enter.
    .title = May I conquer a region that I abandoned in the same turn?
    .books = Follows from "Abandoning a Region" in the English base book (2015).
    .confidence = C
ruling-R-029 = The Lost Tribe leaves the game for good. The Mountain stays and defends the new owner.
    .title = What happens to a Lost Tribe and to a Mountain in a conquered region?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-030 = Only Seafaring races may take or hold them. Each is one region of base cost 2 and worth 1 coin; a base
    board has two Seas and one Lake.
    .title = What about the Seas and the Lake?
    .books = English base book (2015), at Seafaring; a BoardGameGeek thread (505351) agrees. Danish and Norwegian
        speak of three seas and lakes, Finnish of seas and one lake.
    .confidence = A

## 3. The reinforcement die

ruling-R-031 = Three blanks, a 1, a 2 and a 3.
    .title = What is on the reinforcement die?
    .books = The English base book (2015) shows a picture only. The faces come from the rules of a play-by-forum group
        and from reviews.
    .confidence = B
ruling-R-032 = Once, for the last conquest of a turn, with at least 1 token in hand. You name the region first. After
    all discounts you must be 1, 2 or 3 tokens short.
    .title = When may I roll the die?
    .books = English base book (2015), "Final Conquest Attempt"; all others agree except Danish, where the whole price
        seems limited to 3. The English text stands.
    .confidence = A
ruling-R-033 = Yes. The region you name need not be the weakest. It is your last attempt all the same.
    .title = May I roll for a dear region while I could afford a cheaper one?
    .books = English base book (2015), "Final Conquest Attempt": the second half says so, the rest is inference.
    .confidence = C
ruling-R-034 = No. There is nothing to roll for: it is an ordinary conquest, and if it takes your last token, your
    conquests are over in fact.
    .title = May I roll for a region that I can pay in full?
    .books = Inferred from the English base book (2015), where being short is the condition; a BoardGameGeek thread
        (403895) agrees.
    .confidence = C
ruling-R-035 = All that you have left, even if fewer would do.
    .title = How many tokens go in when the roll succeeds?
    .books = English base book (2015), "Final Conquest Attempt".
    .confidence = A
ruling-R-036 = No token is lost, a blank included. The tokens stay in hand, and the redeployment places them.
    .title = What happens when the roll fails?
    .books = English base book (2015), "Final Conquest Attempt". It puts them into one of the regions held, Swedish
        into several; as a free redeployment follows, it makes no difference.
    .confidence = A
ruling-R-037 = The tokens stay in hand, the race scores nothing, and next turn it enters the board anew.
    .title = What if the roll fails and I hold no region?
    .books = No book covers it; settled here, without a switch.
    .confidence = D
ruling-R-038 = No. Won or lost, the conquests of the turn are over.
    .title = May I conquer more after the roll?
    .books = English base book (2015), "Final Conquest Attempt".
    .confidence = A
ruling-R-039 = No. Stop whenever you like; the redeployment places them.
    .title = Must I roll before I may place my spare tokens?
    .books = Collected answers of the publisher.
    .confidence = B

## 4. Losses and retreat

ruling-R-040 = With n tokens there, 1 goes to the tray and n - 1 go to its owner's hand.
    .title = What does an active defender lose?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-041 = Into any regions that the race still holds, near or far, in any split, as the last thing in the
    attacker's turn.
    .title = Where and when do the survivors go?
    .books = English base book (2015), "Enemy Losses & Withdrawals". For the moment see R-043.
    .confidence = A
ruling-R-042 = Clockwise, beginning with the next player after the one whose turn it is.
    .title = Who retreats first when several players lost regions?
    .books = Collected answers of the publisher.
    .confidence = B
ruling-R-043 = After both.
    .title = Do the victims place their tokens before or after the attacker redeploys and scores?
    .books = English base book (2015), "Enemy Losses & Withdrawals": it is the last action of the turn. German (2013)
        says right after the turn has ended, Finnish at its end. The help page of Board Game Arena lists the victims
        first; the rulebook stands, and there is no switch.
    .confidence = A
ruling-R-044 = It is discarded, and nothing comes back.
    .title = What if a single token defended?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-045 = Their token. Ghouls (R-092) and tokens under Scavengers (R-177) are the exceptions.
    .title = What do declined defenders lose?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-046 = The tokens stay in hand, and in the next turn the race enters by the rule of the first conquest.
    .title = What if a victim has no region left?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-047 = No. They are off the map until the retreat.
    .title = Do tokens in a victim's hand defend anything later in the same turn?
    .books = Follows from the moment of the retreat in the English base book (2015).
    .confidence = C
ruling-R-048 = Losses as usual (Elves lose none). The survivors of the active race wait and join its redeployment of
    this turn; they cannot conquer before. Ghouls thrown back by your own active race join the Ghouls' redeployment of
    this turn in the same way.
    .title = What if my own declined Ghouls take a region of my own active race, or the other way round?
    .books = Settled here from the moment of the retreat in the English base book (2015), which does not think of it.
        No switch.
    .confidence = D

## 5. Readying, abandoning, redeployment

ruling-R-049 = All tokens but one in each region come to hand. To leave more would change nothing, because
    redeployment is free. Ghouls do it at their own step, the active race at its own (R-226).
    .title = What does it mean to ready the troops?
    .books = English base book (2015), "Ready your Troops".
    .confidence = A
ruling-R-050 = Only while readying: before the first conquest of that race in this turn. Not between conquests and not
    in the redeployment.
    .title = When may I abandon a region?
    .books = From the place of "Abandoning a Region" in the English base book (2015), beside the readying of troops.
    .confidence = C
ruling-R-051 = Yes. The next conquest is then a first conquest again: by the edge of the board, for Halflings
    anywhere, for Flying in any land region.
    .title = May I abandon everything?
    .books = English base book (2015), "Abandoning a Region".
    .confidence = A
ruling-R-052 = Lair, Fortress and Hole are removed. Encampments, Dragon, Hero and cannon go back to their owner, to be
    placed later. The same when Amazons give a region up.
    .title = What happens to markers in an abandoned region?
    .books = The first half is in the English base book (2015), at Trolls, Fortified and Halflings; German (2013)
        removes Holes only at decline. The second half is settled here. No switch.
    .confidence = D
ruling-R-053 = No. They stay where they are until the redeployment.
    .title = May tokens that have just conquered attack again in this turn?
    .books = English base book (2015), "Conquering a Region".
    .confidence = A
ruling-R-054 = Any split over the regions of that race, with at least 1 token in each. No region may be given up,
    except by Amazons. A region that a Drakon dragon holds needs no token (R-191).
    .title = How free is the redeployment?
    .books = English base book (2015), "Troop Redeployment", and the publisher's collected answers. The Danish book
        prints the wrong heading over this part; the text is the same.
    .confidence = A
ruling-R-055 = Never.
    .title = May tokens move between an active and a declined race?
    .books = Collected answers of the publisher.
    .confidence = B
ruling-R-056 = Conquests; redeployment of declined Ghouls; redeployment of the active race, with new Skeletons,
    Encampments and one Fortress; Amazons withdraw; Heroes; waiting cannons; scoring; a late decline of a Stout race;
    pacts given; the Diplomat's choice; settlement of the pacts that the turn's player holds; retreats, clockwise;
    fired cannons are made ready; next player.
    .title = In which order does a turn end?
    .books = The broad order is in the English base book (2015) and in the English text of the expansion; the fine
        order is settled here.
    .confidence = C
ruling-R-057 = Nothing happens, and the tokens stay in hand.
    .title = What if there is no region to redeploy to?
    .books = Settled here.
    .confidence = C
ruling-R-058 = You may pass: the declined race scores, and that is all.
    .title = What if I have no tokens at all in my turn?
    .books = Collected answers of the publisher.
    .confidence = B

## 6. Decline

ruling-R-059 = It takes the place of a turn of conquests: no readying, no conquest by any race, declined Ghouls
    included. You score, and the turn ends.
    .title = What is a turn of decline?
    .books = English base book (2015), "Entering In Decline".
    .confidence = A
ruling-R-060 = First the badge goes to the discards (a Spirit race keeps it). Then an earlier declined race without
    Spirit leaves the map and its banner comes back, unless the race declining now has Spirit. Then one token a region
    is flipped and all others go to the tray. Then you score. Several banners come back in the order of the board's
    regions.
    .title = In which order is a decline carried out?
    .books = English base book (2015), "Entering In Decline" and Spirit.
    .confidence = A
ruling-R-061 = They go to the tray, the reserve of the Amazons and tokens that had retreated included.
    .title = What happens to tokens in hand at a decline?
    .books = Follows from "Entering In Decline" in the English base book (2015): only the flipped tokens remain.
    .confidence = C
ruling-R-062 = Not as an action of its own, as you have to pick first. The late decline of a Stout race is (R-154).
    .title = Is a decline possible in the first round?
    .books = English base book (2015): the first turn has no such choice.
    .confidence = A
ruling-R-063 = Yes.
    .title = May a race decline in its second turn?
    .books = English base book (2015), "Following turns".
    .confidence = A
ruling-R-064 = No. After a decline the next turn begins with a pick. A Stout race can decline at the end of each of
    its turns.
    .title = May I decline in two turns running?
    .books = English base book (2015), "Entering In Decline", and the publisher's collected answers. Danish and
        Norwegian seem in one place to put the pick into the turn of decline itself; later they agree with the rest.
    .confidence = A
ruling-R-065 = Either pass, scoring the declined race alone, or decline, which brings nothing for the race wiped out.
    There is no new combo in this turn.
    .title = My active race is wiped out and I hold none of its tokens. What now?
    .books = Collected answers of the publisher.
    .confidence = B
ruling-R-066 = Yes, as at any decline. The banner of the race wiped out is free again at once, as no token of it is
    left.
    .title = I decline a race that has been wiped out. Does the earlier declined race leave?
    .books = Answered by publisher staff in their forum (284145) and discussed on BoardGameGeek (411862); the part
        about the banner is settled here.
    .confidence = B
ruling-R-067 = No. The race enters anew as with a first conquest.
    .title = My race is off the map, but tokens are in hand. Must I decline?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-068 = 1 coin for each region just flipped; Dwarves' mines; all regions of an earlier declined race that stays
    (because it, or the race declining now, has Spirit); regions under Scavengers (R-178); coins for islands (R-165).
    No other bonus, and nothing for the race that left in this turn.
    .title = What does a turn of decline score?
    .books = English base book (2015), "Entering In Decline", with Dwarves and Spirit.
    .confidence = A
ruling-R-069 = Lairs and Fortresses stay. Holes, Heroes, Dragon and Encampments go (with Sky Islands also cannons and
    Drakon dragons; a region that only a dragon held becomes empty). For pacts see R-215.
    .title = Which markers stay at a decline?
    .books = English base book (2015), at the races and powers concerned. The part about the sky is settled here.
    .confidence = A
ruling-R-070 = The pick, then the Ghouls' conquests, then the new race.
    .title = My declined Ghouls stand on the map and I need a new combo. Who comes first?
    .books = The English base book (2015) has the pick at the start of the turn and lets Ghouls act before the active
        race; to pick after having seen the Ghouls' roll would be an advantage. Settled here, no switch.
    .confidence = D
ruling-R-071 = Yes. The token there is lost (for the cost see R-015).
    .title = May my active race take regions of my declined one?
    .books = English base book (2015), in a note under "Enemy Losses & Withdrawals".
    .confidence = A

## 7. Scoring and the end

ruling-R-072 = 1 coin for each region that any of your races holds. The bonuses of race and power come from the active
    race only, unless they say otherwise.
    .title = What is the basic score?
    .books = English base book (2015), "Scoring Victory Coins".
    .confidence = A
ruling-R-073 = Yes.
    .title = Do the bonuses of race and power add up on one region?
    .books = English base book (2015), appendix on races and powers.
    .confidence = A
ruling-R-074 = Yes, the amounts are secret until the end. Changing money is free. Nobody has to tell what he owns,
    though everybody could have counted along.
    .title = Are coins secret?
    .books = English base book (2015), "Scoring Victory Coins". That it can be reckoned has been pointed out on Stack
        Exchange. How a table shows coins is R-228.
    .confidence = A
ruling-R-075 = The one with more race tokens on the board, active and declined together. Tokens in hand, the Amazons'
    reserve of four, Encampments, dragons and Lost Tribes do not count. Tokens buried under Scavengers count for their
    owner.
    .title = Who wins a tie?
    .books = The tie-break is in the English base book (2015), "End of the game"; what counts as a token comes from
        the publisher's collected answers.
    .confidence = B
ruling-R-076 = The victory is shared.
    .title = What if that is equal too?
    .books = No book goes further; settled here, without a switch.
    .confidence = D
ruling-R-077 = No.
    .title = Can the coins run out?
    .books = The box holds 515 coins in all, counted from the English base book (2015); this program has no limit.
    .confidence = C

## 8. Races of the base game

ruling-R-078 = 6 + 4 and those of the badge, all in hand at the start.
    .title = Amazons: how many tokens?
    .books = English base book (2015), Amazons.
    .confidence = A
ruling-R-079 = After each of their redeployments four tokens come off, with one left in each region as long as that is
    possible. They are back in hand for the conquests of the next turn.
    .title = Amazons: what is taken off the map?
    .books = English base book (2015), Amazons. Swedish and German put the one token a region as a duty or a near
        duty, Danish and Finnish only as advice.
    .confidence = A
ruling-R-080 = Four come off all the same. The player chooses which regions fall empty.
    .title = Amazons: what if there are too few for every region?
    .books = The publisher's collected answers and the change list of its app (1.1) agree; the English base book
        (2015) keeps one token a region only where possible.
    .confidence = B
ruling-R-081 = All of them come off.
    .title = Amazons: what if fewer than four are on the map?
    .books = Settled here in line with R-080.
    .confidence = C
ruling-R-082 = Yes. A region given up does not score.
    .title = Amazons: do they withdraw before scoring?
    .books = Follows from the end of the redeployment, which the English base book (2015) names as the moment.
    .confidence = C
ruling-R-083 = The reserve may attack in the next turn, as a first conquest, and comes off the map again afterwards.
    .title = Amazons: wiped out, but with the reserve in hand?
    .books = A BoardGameGeek thread (418707); the English base book (2015) does not exclude it.
    .confidence = C
ruling-R-084 = 1 coin more for each mine goes on, in the turn of decline too.
    .title = Dwarves: what in decline?
    .books = English base book (2015), Dwarves.
    .confidence = A
ruling-R-085 = Nothing. All go back to the owner's hand, and a lone Elf survives too.
    .title = Elves: what do they lose when conquered?
    .books = English base book (2015), Elves.
    .confidence = A
ruling-R-086 = Yes, the Elf goes to the tray. With the switch it goes back to its owner's hand.
    .title = Is a converted Elf lost?
    .books = English (2015), German, Danish, Norwegian and Finnish say that it is lost. Swedish and Chinese print the
        opposite, perhaps from an older wording or through a slip with a negation; their presets turn the switch on.
    .confidence = A
    .switch = elf_survives_sorcerer
ruling-R-087 = Yes, like any declined race.
    .title = Do declined Elves lose a token?
    .books = English base book (2015): benefits end with the decline.
    .confidence = A
ruling-R-088 = All their tokens on the map, flipped where they lie.
    .title = Ghouls: what stays at their decline?
    .books = English base book (2015), Ghouls.
    .confidence = A
ruling-R-089 = From the turn after, they act in a step of their own before the active race (R-226): ready, abandon,
    conquer, one attempt at the die, then a redeployment of their own, as if they were active.
    .title = Ghouls: what can they do in decline?
    .books = English base book (2015), Ghouls.
    .confidence = A
ruling-R-090 = No, neither in the turn of their own decline nor in a later one, in which they leave the map.
    .title = May Ghouls conquer in a turn of decline?
    .books = Inferred: the English base book (2015) allows no conquest in such a turn.
    .confidence = C
ruling-R-091 = No; Flying, Commando, Berserk and the like are gone. What lies on the map stays: the defence of
    Fortresses, Seas that they hold (no new ones). Spirit keeps its effect.
    .title = Do declined Ghouls keep their power?
    .books = English base book (2015), on decline; a fan wiki reads it in the same way.
    .confidence = A
ruling-R-092 = As much as an active race: one token, and the others retreat to regions of the Ghouls.
    .title = Ghouls: what do they lose when conquered in decline?
    .books = Inferred from the English base book (2015), which lets them play on as if active. A program by others
        tests the same.
    .confidence = C
ruling-R-093 = No.
    .title = May Sorcerers convert a declined Ghoul?
    .books = English base book (2015), Sorcerers: only active tokens.
    .confidence = A
ruling-R-094 = No. Declined Ghouls may attack a Diplomat's active race, and to attack them does not spoil the
    Diplomat's choice.
    .title = Does peace bind Ghouls?
    .books = English base book (2015), Diplomat, which names the Ghouls.
    .confidence = A
ruling-R-095 = Yes by default: one for them and one for the active race. With the switch off, an attempt by the Ghouls
    ends all conquests of the turn.
    .title = Do declined Ghouls have an attempt at the die of their own?
    .books = The English base book (2015) allows one final attempt in a turn, and lets Ghouls play as if active. Both
        readings are fair; settled here.
    .confidence = D
    .switch = ghouls_own_die
ruling-R-096 = Yes. As with all own tokens, those of the active race add nothing to the cost (R-015); the same switch
    makes them count.
    .title = May Ghouls attack my own active race?
    .books = English base book (2015), Ghouls.
    .confidence = A
    .switch = own_decline_defends
ruling-R-097 = The race stays in the game and enters anew next turn by the rule of the first conquest. Its banner
    comes back only when no token is left.
    .title = Ghouls without a region, but with tokens in hand?
    .books = Inferred from the English base book (2015), which has no word on it; no switch.
    .confidence = D
ruling-R-098 = No. Those bonuses count conquests of their own race.
    .title = Do conquests by Ghouls count for Orcs, Pillaging or Skeletons?
    .books = From the way the English base book (2015) words them.
    .confidence = C
ruling-R-099 = 1 token less for a region adjacent to a Mountain region in which a Giant stands at that moment, one
    taken in this turn included. So there is nothing to save on a first conquest.
    .title = Giants: when do they pay less?
    .books = English base book (2015), Giants; the bug page of Board Game Arena agrees.
    .confidence = A
ruling-R-100 = In any region that they could conquer at all: any land region, and with Seafaring any Sea or the Lake
    as well (on the ground only, R-164). Again, if they have abandoned or lost everything.
    .title = Halflings: where may they enter?
    .books = English base book (2015), Halflings; the details are inferred.
    .confidence = C
ruling-R-101 = Into the first two regions that the race ever conquers, even in different turns. The second conquest
    keeps to adjacency.
    .title = Halflings: where do the Holes go?
    .books = English base book (2015), Halflings; a BoardGameGeek thread (505351).
    .confidence = A
ruling-R-102 = Neither.
    .title = Halflings: is a lost Hole replaced, may it move?
    .books = Inferred from the English base book (2015), which removes the Hole of an abandoned region; German (2013)
        lacks that sentence. A fan wiki agrees.
    .confidence = C
ruling-R-103 = Yes by default: a Sea taken as first or second conquest is a region like others. With the switch off,
    water neither gets nor uses up a Hole.
    .title = Halflings with Seafaring: a Hole in a Sea?
    .books = The English base book (2015) makes no exception. The change list of the publisher's app (1.1) names this
        very case, but the line is cut off and could mean either.
    .confidence = D
    .switch = hole_in_sea
ruling-R-104 = Yes, as immunity is meant against enemies. The markers go as in R-052: Hole, Lair and Fortress are
    removed; Hero, Dragon, cannon and Encampments go back to their owner.
    .title = May my own declined Ghouls take my own region with a Hole, a Hero or the Dragon?
    .books = The English base book (2015) speaks of enemies; the rest is settled here, without a switch.
    .confidence = D
ruling-R-105 = 1 coin for each region that they conquered in this turn, that was not empty, and that they still hold
    at scoring. Lost Tribes and your own declined tokens count.
    .title = Orcs: what do they earn?
    .books = English base book (2015), Orcs; BoardGameGeek (1229144). Finnish asks for tokens of another race,
        Norwegian for troops: too narrow.
    .confidence = A
ruling-R-106 = One for every two regions that they conquered in this turn and that were not empty, rounded down, in
    the redeployment, as far as the tray holds. Nothing is carried over.
    .title = Skeletons: how many new ones?
    .books = English base book (2015), Skeletons. Finnish narrows it to regions of another race: not followed.
    .confidence = A
ruling-R-107 = Once a turn for each opponent: an adjacent region holding exactly one race token, an active one of that
    opponent. His token goes to its tray, and a Sorcerer from the tray takes its place.
    .title = Sorcerers: how does a conversion work?
    .books = English base book (2015), Sorcerers. Danish misplaces it into the opponents' turns; Norwegian and German
        count by round and opponent. The English text stands.
    .confidence = A
ruling-R-108 = Not legal, by the note that every conquest needs a token in hand whatever race and power say. With the
    switch off, it is.
    .title = Sorcerers: a conversion with an empty hand?
    .books = English base book (2015), in the note to "Conquering a Region". Publisher staff answered otherwise in
        2021 (383358), as the token comes from the tray.
    .confidence = A
    .switch = sorcerer_needs_hand
ruling-R-109 = An Encampment, a Hole, a Hero, the Dragon (with Sky Islands a cannon, or a declined token beneath it).
    Lair, Fortress and Mountain do not.
    .title = What protects a lone token from Sorcerers?
    .books = English base book (2015), Sorcerers and Bivouacking; the bug page of Board Game Arena agrees. German
        (2013) says of the Encampment only that it may protect.
    .confidence = A
ruling-R-110 = No conversion. There are 18 tokens.
    .title = Sorcerers: what if the tray is empty?
    .books = English base book (2015), Sorcerers and the part on picking a combo.
    .confidence = A
ruling-R-111 = No. A region of the Sorcerers must border on the target. The adjacency of caverns by Underworld counts.
    .title = May a first conquest be a conversion, or may Flying convert from afar?
    .books = From the adjacency that the English base book (2015) asks for at Sorcerers.
    .confidence = C
ruling-R-112 = Only by Seafaring Sorcerers.
    .title = May a token in a Sea be converted?
    .books = From Seafaring in the English base book (2015): nobody else may hold water.
    .confidence = C
ruling-R-113 = As the conquest of a region that was not empty (Pillaging, the coin of Scarecrows, pacts) and as an
    attack (Diplomat). Lair and Fortress there are removed.
    .title = What does a conversion count as?
    .books = The English base book (2015) calls it a conquest; the rest follows.
    .confidence = C
ruling-R-114 = No.
    .title = May a Lost Tribe be converted?
    .books = English base book (2015), Sorcerers: only active tokens of an opponent.
    .confidence = A
ruling-R-115 = A land region that touches a Sea or the Lake: 1 token less. Water itself is no coast, so Seafaring
    Tritons pay 2 for it.
    .title = Tritons: what is a coast?
    .books = From the text of Tritons in the English base book (2015).
    .confidence = C
ruling-R-116 = One in every region they occupy, at once. With 10 Lairs and 10 Trolls they never run short. They stay
    in decline.
    .title = Trolls: where are the Lairs?
    .books = English base book (2015), Trolls.
    .confidence = A
ruling-R-117 = It counts 1 in the cost and is then removed.
    .title = My active race takes a region of my declined Trolls. And the Lair?
    .books = The English base book (2015) removes Lairs when an enemy conquers the region; for one's own race it is
        settled here, without a switch.
    .confidence = D
ruling-R-118 = 1 coin more for each Farmland region, or each region with a magic source, while active.
    .title = Humans, Wizards?
    .books = English base book (2015), Humans and Wizards.
    .confidence = A

## 9. Powers of the base game

ruling-R-119 = Yes by default: 2 coins every turn until the race declines. With the switch the race must hold a region
    at scoring.
    .title = Alchemist: coins without any region?
    .books = The English base book (2015) ties the coins to not having declined; player aids tie them to tokens on the
        map.
    .confidence = D
    .switch = alchemist_needs_region
ruling-R-120 = Before a conquest you may roll; then you choose a region and pay its cost less the pips, but at least
    1, and exactly that. After `roll` only `conquer` or `done` may follow. A Berserk race has no final attempt,
    because its roll always comes first. Other ways to conquer (conversion, transformation, lightning) are open before
    a roll, but not after it; neither is a clearing.
    .title = Berserk: how does it go?
    .books = English base book (2015), Berserk.
    .confidence = A
ruling-R-121 = Then that was the last attempt. The tokens go into own regions, and there is no further roll.
    .title = Berserk: what if nothing can be paid for after the roll?
    .books = English base book (2015), Berserk; a fan wiki agrees.
    .confidence = A
ruling-R-122 = Yes, but then the conquests are over; there is no second roll for the same conquest.
    .title = Berserk: may I refuse every region that I could take after the roll?
    .books = Settled here, without a switch.
    .confidence = D
ruling-R-123 = Yes.
    .title = Berserk: may I conquer without rolling?
    .books = English base book (2015), Berserk: the roll is a choice.
    .confidence = A
ruling-R-124 = In the redeployment, all five, as long as the race holds a region. All are taken up when it begins, any
    split is fine, and all lie on the map before it ends.
    .title = Bivouacking: when are the Encampments placed?
    .books = English base book (2015), Bivouacking; the German book names no moment.
    .confidence = A
ruling-R-125 = Encampments are never lost. Their owner places them into own regions at the end of the attacker's turn.
    .title = Bivouacking: what if the region is conquered?
    .books = English base book (2015), Bivouacking. The Chinese text could be read as if the attacker placed them,
        German sends them to another region, Finnish leaves them where they are first: the owner places them in any
        own region.
    .confidence = A
ruling-R-126 = Yes, each adds 1 to the defence. Each region still needs a race token of its own, or a Drakon dragon in
    its stead (R-191).
    .title = Bivouacking: several Encampments in one region?
    .books = English base book (2015), Bivouacking; a fan wiki.
    .confidence = A
ruling-R-127 = The Encampments wait until the next redeployment.
    .title = Bivouacking: what if no region is left?
    .books = Settled here.
    .confidence = C
ruling-R-128 = 1 token less everywhere, water included where another rule lets the race go there.
    .title = Commando: where?
    .books = English base book (2015), Commando.
    .confidence = A
ruling-R-129 = One opponent, when your turn ends, provided that your race has left his active race alone in this turn.
    Attacks made by your declined Ghouls do not count, as a power speaks of the race that has it.
    .title = Diplomat: whom may I choose?
    .books = English base book (2015), Diplomat. Swedish asks that the opponent was not attacked at all: not followed.
    .confidence = A
ruling-R-130 = Until your next turn the chosen opponent cannot attack your active race in any way: conquest, attempt
    at the die, conversion, clearing, zeppelin. Your declined tokens are not covered, and his declined Ghouls are not
    bound. He himself gets no protection.
    .title = Diplomat: what does peace do?
    .books = English base book (2015), Diplomat; the list of attacks is ours. Finnish words the duration otherwise,
        with the same effect.
    .confidence = A
ruling-R-131 = Yes by default, as it was declared against that player. With the switch off it is not.
    .title = Diplomat: is a failed attempt at the die an attack?
    .books = No book covers it; settled here.
    .confidence = D
    .switch = failed_attempt_is_attack
ruling-R-132 = Yes. The peace binds the race that he picks next.
    .title = Diplomat: may I choose a player without an active race?
    .books = An earlier ruling, quoted on BoardGameGeek but not seen by us.
    .confidence = C
ruling-R-133 = It is part of the game by default. With the switch off, the badge is left out of games for two.
    .title = Diplomat with two players?
    .books = The English base book (2015) makes no exception. The publisher's app left the power out, as reviews
        report.
    .confidence = A
    .switch = diplomat_2p
ruling-R-134 = Once a turn one token takes a region whatever stands there, markers included. Adjacency and entry count
    as usual, immune regions are out of reach, empty ones are allowed.
    .title = Dragon Master: how does the Dragon conquer?
    .books = English base book (2015), Dragon Master; a fan wiki.
    .confidence = A
ruling-R-135 = In that region, which is immune, until it is used again or the race declines. It does not move in the
    redeployment, and you need not use it every turn.
    .title = Dragon Master: how long does the Dragon stay?
    .books = English base book (2015), Dragon Master. In Norwegian a word borrowed from Danish turns the choice into a
        duty. Danish, Norwegian and Swedish put the Dragon back into the box, which makes no difference.
    .confidence = A
ruling-R-136 = It loses the immunity at once.
    .title = What of the region that the Dragon leaves?
    .books = From the text of Dragon Master in the English base book (2015).
    .confidence = C
ruling-R-137 = Any land region, at the ordinary price, adjacent or not. Neither Seas nor the Lake.
    .title = Flying: where to?
    .books = English base book (2015), Flying.
    .confidence = A
ruling-R-138 = At most one a turn, in the redeployment, in an own region without a Fortress, while the race is active,
    and never more than six on the map. You may leave it.
    .title = Fortified: how are Fortresses placed?
    .books = English base book (2015), Fortified. Danish and Norwegian leave out the limit of one a turn; German
        (2013) has neither the condition of being active nor the limit on the map.
    .confidence = A
ruling-R-139 = No.
    .title = Fortified: may a Fortress move?
    .books = The English base book (2015) has nothing that would allow it.
    .confidence = C
ruling-R-140 = Yes. The limit is for the map at one time, not for the game.
    .title = Fortified: may a destroyed Fortress be placed again?
    .books = From the way the English base book (2015) words the limit.
    .confidence = C
ruling-R-141 = 1 coin each turn while the race is active, nothing in decline. Its defence stays in decline.
    .title = Fortified: what does a Fortress bring?
    .books = English base book (2015), Fortified.
    .confidence = A
ruling-R-142 = At the end of the turn in two different regions of that race. At the start of the step both are taken
    up, then placed; a Hero may go back to where it stood. With two regions or more none may wait.
    .title = Heroic: where do the Heroes stand?
    .books = English base book (2015), Heroic.
    .confidence = A
ruling-R-143 = One Hero is placed there, and the other waits. Without a region both wait.
    .title = Heroic with a single region?
    .books = From the demand for different regions in the English base book (2015).
    .confidence = C
ruling-R-144 = 1 coin more for each region of the active race.
    .title = Merchant?
    .books = English base book (2015), Merchant.
    .confidence = A
ruling-R-145 = 1 token less for Hill and Farmland regions.
    .title = Mounted?
    .books = English base book (2015), Mounted.
    .confidence = A
ruling-R-146 = 1 coin for each region that the race conquered in this turn, that was not empty, and that it still
    holds at scoring.
    .title = Pillaging: which regions pay?
    .books = English base book (2015), Pillaging; German, Norwegian, Swedish, Finnish and Chinese agree in essence.
        Danish pays for regions held at the end of the turn, a slip of translation; Swedish leaves out the limit to
        this turn; Finnish asks for another race, which read strictly would leave out Lost Tribes.
    .confidence = A
ruling-R-147 = Water already held stays and scores; no new water may be taken.
    .title = Seafaring: what in decline?
    .books = English base book (2015), Seafaring.
    .confidence = A
ruling-R-148 = 2 tokens and 1 for the token there.
    .title = What does a Sea held by declined tokens of another player cost?
    .books = From "Conquering a Region" and Seafaring in the English base book (2015).
    .confidence = C
ruling-R-149 = A declined Spirit race does not count for the limit of one declined race. It leaves the map only by
    being conquered. So two declined races may score.
    .title = Spirit: how many declined races?
    .books = English base book (2015), Spirit. German speaks of several declined races, and Chinese counts both as
        one: two it is.
    .confidence = A
ruling-R-150 = Not at the same time, as there is one badge: it stays with the declined Spirit race until that race is
    gone.
    .title = Spirit: two Spirit races of one player?
    .books = Inferred from "Entering In Decline" in the English base book (2015), where the Spirit badge is the
        exception to discarding.
    .confidence = C
ruling-R-151 = They keep all their tokens, act in every turn, and survive later declines.
    .title = Spirit Ghouls?
    .books = English base book (2015), Spirit and Ghouls together.
    .confidence = A
ruling-R-152 = After conquests, redeployment and the full scoring of the active race; then the tokens are flipped,
    without a second scoring. You are asked after every turn of conquests, in the last round too. An earlier declined
    race scores first and then leaves.
    .title = Stout: when does it decline?
    .books = English base book (2015), Stout; the clumsy Danish sentence means the same.
    .confidence = A
ruling-R-153 = Yes.
    .title = Stout: is the ordinary turn of decline open too?
    .books = The English base book (2015) offers the late decline as a choice.
    .confidence = C
ruling-R-154 = Legal, after a turn of conquests.
    .title = Stout: a late decline in the first turn of the race?
    .books = The English base book (2015) sets no other condition.
    .confidence = C
ruling-R-155 = 1 token less for regions with a cavern. All caverns are adjacent to one another for conquering. The
    first conquest is at the edge all the same.
    .title = Underworld: what does it do?
    .books = English base book (2015), Underworld; Finnish lacks the limit to conquering.
    .confidence = A
ruling-R-156 = The adjacency of caverns counts for the Giants' discount beside Mountains and for conversions.
    .title = Underworld with Giants or Sorcerers?
    .books = Both are matters of conquest, so it follows from the English base book (2015).
    .confidence = C
ruling-R-157 = 7 coins, once, at the end of the race's first turn.
    .title = Wealthy: when?
    .books = English base book (2015), Wealthy. Danish and Norwegian pay at the start of that turn, by mistake.
    .confidence = A
ruling-R-158 = 1 coin more for each such region of the active race.
    .title = Forest, Hill, Swamp?
    .books = English base book (2015), at these three powers.
    .confidence = A

## 10. The board of Sky Islands

ruling-R-159 = The one for a player fewer. With four or five players the game is a round shorter than that board says.
    .title = Sky Islands: which ground board?
    .books = German Sky Islands book. A fan's page with the beginning of the English rules agrees.
    .confidence = A
ruling-R-160 = The side with two or with three islands, as agreed, or drawn from the seed.
    .title = Sky Islands: which sky board?
    .books = German Sky Islands book: the choice is free.
    .confidence = A
ruling-R-161 = On two ground regions drawn at random. By default they are land regions, neither at the edge nor on the
    shore of a Sea at the edge, with a shortest way of at least three steps between them over any regions, each such
    pair equally likely (3, 16, 38 and 96 pairs on the boards for two to five).
    .title = Sky Islands: where do the access tokens lie?
    .books = The German Sky Islands book says random, and advises against border regions and neighbours; the default
        turns the advice into a rule. The part of the English rules that was seen agrees.
    .confidence = A
ruling-R-162 = The ground region and every sky region with the same symbol are adjacent, both ways; so are regions
    joined by a cloud bridge. This adjacency counts wherever a rule says adjacent: Giants, Sorcerers, cannons.
    .title = Sky Islands: what do access tokens join?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-163 = No, unless race or power says so.
    .title = May a new race begin on the islands?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-164 = Flying reaches the sky from its second conquest, that is, while it holds a region. Halflings begin on
    the ground; the second conquest may be up there by way of an access token. Both regions get their Hole.
    .title = Flying and Halflings with Sky Islands?
    .books = German Sky Islands book, in a note.
    .confidence = A
ruling-R-165 = 1 coin for each island whose land regions are all held by one and the same race of the player, active
    or declined. Its water is not needed. Each race is looked at alone, and an island pays once. Over a buried token
    both hold the region (R-178); a Drakon dragon holds it too.
    .title = When does an island pay?
    .books = German Sky Islands book, with an example; buried tokens and dragons are settled here.
    .confidence = A
ruling-R-166 = A Sea like others for Seafaring, which makes four waters then, and for Tritons. Rivers and waterfalls
    mean nothing. Only the board with two islands has it, as terrain `lake`, and nobody enters by it.
    .title = What is the water on the large island?
    .books = German Sky Islands book; the count is ours.
    .confidence = A
ruling-R-167 = Yes: terrain, mines, magic and caverns count there too. Caverns of both boards are adjacent for
    Underworld, which so reaches the sky.
    .title = Do base races and powers work in the sky?
    .books = Settled here; the expansion makes no exception.
    .confidence = C
ruling-R-168 = No. The entry rule counts again, so the ground only, unless race or power allows the sky.
    .title = A race has lost or left everything: may it re-enter in the sky?
    .books = From the German Sky Islands book and the entry rule of the English base book (2015).
    .confidence = C

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

## 13. The order of a turn, and secrets

ruling-R-226 = First, what happens by itself (R-227). Then, without an active race, the pick; with one, the choice to
    expand or to decline. Then declined Ghouls with a token on the map (not buried) or in hand: their surplus comes to
    hand, they may abandon until their first conquest or roll, conquer, and are done. Only then the active race's
    surplus comes to hand; it may abandon until its first conquest, roll or clearing, conquers, and is done. Then the
    end of the turn (R-056).
    .title = What comes when in a turn?
    .books = The English base book (2015) gives the frame; the fine order is settled here.
    .confidence = C
ruling-R-227 = In this order: the peace that the player gave ends (R-130); regions he set on fire stop burning; Drakon
    dragons leave, and regions that only they held become empty; Escargots are paid (R-169). Then he decides.
    .title = What happens by itself at the start of a turn?
    .books = The German Sky Islands book has the fires, the dragons and the Escargots; the order is settled here.
    .confidence = C
ruling-R-228 = Coins are paid in public, with their amounts. At a `hidden` table the totals of others stay covered
    until the end; at a `tally` table they are added up and shown; `open` is the same, and the end brings nothing new.
    So the true secrets are the order of the stacks, the generator of chance, and seeds that have not been revealed.
    .title = What is secret?
    .books = The English base book (2015) covers the coins (R-074); the three ways to play are ours.
    .confidence = C
    .switch = coins
