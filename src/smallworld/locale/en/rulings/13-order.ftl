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
