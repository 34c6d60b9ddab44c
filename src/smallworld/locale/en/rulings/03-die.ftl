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
