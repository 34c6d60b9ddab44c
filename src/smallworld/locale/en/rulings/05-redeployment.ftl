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
