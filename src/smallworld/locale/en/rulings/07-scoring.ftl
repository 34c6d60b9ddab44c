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
