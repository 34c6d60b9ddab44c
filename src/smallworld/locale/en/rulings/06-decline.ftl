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
