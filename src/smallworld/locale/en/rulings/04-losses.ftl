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
