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
