# The whole rules of the base game in our own words, for people who never saw the box. By the contributors.
#
# One message a chapter, in the order in which to read them; .title is its heading. `rules-race-…` and
# `rules-power-…` are sections of the chapters before them. The text is Markdown. [R-016] names the ruling it rests on.

rules-goal =
    More peoples want a place in this world than it has room for. You lead one of them at a time: dwarves, elves,
    ghouls, whatever you fancied when you chose. It spreads over the board, drives others out, earns coins - and one
    day it has spread as far as it can. Then you let it go into **decline** and begin anew with another people, while
    the remains of the first still earn a little.

    The game lasts eight to ten rounds. Whoever owns the most **coins** at the end wins. Coins come in at the end of
    each of your turns: one for every region you hold, and more for what your people and its power are good at. Coins
    are also the money that a better people costs.

    Almost nothing is left to luck. Conquests are paid with tokens, and you know the price beforehand; there is a
    single die, and in most turns it is rolled once or not at all.
    .title = What the game is about

rules-pieces =
    - **Boards**: one each for two, three, four and five players. A board is a map of regions.
    - **Races**: 14 of them. Each has a *banner*, which shows what the race can do and how many tokens it brings, and
      a supply of *race tokens* in the *tray*. A race is **active** as long as you lead it and **in decline**
      afterwards; its tokens then lie with the grey side up.
    - **Powers**: 20 of them, each on a *badge*. A power belongs to whatever race it lies beside, so there are 280
      different **combos** of a power and a race: Flying Sorcerers, Dragon Master Giants.
    - **Lost Tribes**: 18 tokens of peoples long forgotten. They belong to nobody, never move and never come back.
    - **Markers**: 9 Mountains; 10 Lairs for the Trolls, 2 Holes for the Halflings; for the powers that use them 6
      Fortresses, 5 Encampments, 2 Heroes and 1 Dragon.
    - **The reinforcement die** with three blanks, a 1, a 2 and a 3 [R-031].
    - **Coins**, as many as are needed [R-077], and a marker for the rounds.

    Each piece is explained where it matters. The supply of race tokens is a real limit: what the tray does not hold,
    nobody can get [R-008].
    .title = The pieces

rules-setup =
    1. Take the board for your number of players. It says how many rounds there will be: 10 with two or three players,
       9 with four, 8 with five [R-001].
    2. Every region with the sign of a Lost Tribe gets one Lost Tribe token, every Mountain region its Mountain. Both
       defend from the start [R-002].
    3. Shuffle the banners and the badges into two stacks with the faces up. Lay five pairs of badge and banner one
       below the other: that is the **column**. The pair on top of the two stacks is the sixth combo, at the
       bottom [R-003].
    4. Everybody gets 5 coins.
    5. Seat A begins; then it goes clockwise. Who sits at A is yours to agree. If you say nothing, it is
       drawn [R-002].

    What lies deeper in the stacks is secret. How many coins the others own is covered as well, although everybody
    sees what is paid; a table may also agree to keep all totals open [R-228].
    .title = Setting up

rules-column =
    Whenever you begin a turn without an active race - in the first round and after each decline - you take one of the
    six combos [R-013].

    The combo at the top is free. Each place further down costs one coin more, and these coins do not go to the bank:
    you lay **one coin on each combo above** the one you take [R-004]. So combos that everybody passes over fill up
    with coins, and whoever takes one gets the coins lying on it. You must own the price before you pocket
    anything [R-005] [R-006].

    Then the gap is closed: the combos below move up, with the coins on them, and a new pair comes into view from the
    stacks. This happens before your first conquest [R-007]. If the banners have run out, fewer than six combos lie
    open [R-010]. If only the badges have run out, the badges laid aside are shuffled into a new stack [R-011].

    From the tray you take as many tokens as banner and badge say together [R-008]. Banner and badge stay in front of
    you as long as the race is active, even if it should lose its last token [R-012].
    .title = The column of combos

rules-first-turn =
    The first turn of a race goes like this: you **pick** the combo, you **conquer** regions as long as you can and
    like, you **redeploy** your tokens, and you **score**. The chapters that follow take these one by one.

    A race comes onto the board from its rim. Its **first conquest** must be a *border region*: one that reaches the
    edge of the board, or lies on the shore of a Sea that reaches the edge, no matter who holds that Sea. The shore of
    the Lake is no way in [R-019]. You come in at one place only; from there on each conquest borders on what the race
    holds [R-021]. Regions of an earlier race of yours neither help nor hinder [R-022].

    The same rule holds again whenever a race has no region on the board: because it was thrown out [R-046] or because
    you gave up everything yourself [R-051]. Halflings enter where they like; a Flying race enters in any land
    region [R-020]; a Seafaring one may enter by a Sea at the edge [R-023].
    .title = The first turn of a race

rules-conquering =
    __Where.__ A region that is adjacent to one in which active tokens of that race stand, that is, the two share a
    border. It may be empty, home to a Lost Tribe, or held by somebody else - or by your own declined race, which then
    loses its token there [R-071]. Not allowed are regions that your active race holds already [R-027], Seas and the
    Lake (unless the race is Seafaring [R-030]), **immune** regions, those with a Hole, a Hero or the Dragon [R-026],
    and the active race of a player who has made peace with you [R-130].

    __What it costs.__ Add up [R-014]:

    | for | tokens |
    | --- | --- |
    | any region | 2 |
    | a Mountain | 1 |
    | each Lair, Fortress or Encampment | 1 each |
    | a Lost Tribe | 1 |
    | each race token of another player, active or declined | 1 each |

    Your own tokens do not count, but a Lair or Fortress beside them does [R-015]. Then take off all discounts that
    race and power give; they add up [R-017]. However large they are, at least 1 token is to be paid, and at least 1
    token must be in your hand [R-018].

    _Example: Commando Tritons want a Mountain region on the coast, held by three Elves. 2 + 1 for the Mountain + 3
    for the Elves - 1 for Commando - 1 for Tritons = 4 tokens._

    __What happens.__ You lay exactly the cost into the region, no more and no less [R-016]. Whoever was there leaves
    (see *Losses and retreat*), a Lost Tribe for good; a Mountain stays and now defends you [R-029]. The tokens you
    laid down stay until the redeployment, they cannot attack again in this turn [R-053].

    Conquer as often as you like and can pay. You may stop at any time, even without having conquered anything, and
    keep tokens in hand for the redeployment [R-024] [R-039].

    A region is **empty** when no Lost Tribe and no race token stands in it; a Mountain or a marker alone does not
    fill it [R-025]. Some races and powers pay for regions that were *not* empty.
    .title = Conquering

rules-die =
    Your last conquest of a turn may lean on the reinforcement die [R-032]:

    1. You still have at least 1 token in hand, and you are 1, 2 or 3 tokens short of the cost of some region, all
       discounts counted.
    2. Name the region. It need not be the cheapest one [R-033], but it must be one that you cannot pay in
       full [R-034].
    3. Roll. If tokens and pips together reach the cost, **all** tokens left in your hand go into the region [R-035].
       If not, nothing is lost: the tokens stay in hand and are placed in the redeployment [R-036].

    Either way your conquests are over [R-038]. The chance is 1/2 if you are one short, 1/3 if two, 1/6 if three.

    Should the roll fail while the race has no region at all, its tokens stay in hand until your next turn, and it
    enters the board then [R-037].
    .title = The die

rules-losses =
    When you conquer a region of another player's **active** race, one of its tokens there is lost and goes back to
    the tray; the others return to their owner's hand [R-040]. A lone token is simply lost [R-044]. **Declined**
    tokens are lost [R-045]. (Elves and declined Ghouls have rules of their own.)

    Tokens that came back are out of play for the moment; they defend nothing [R-047]. At the very end of your turn,
    after you have redeployed and scored [R-043], their owners place them: each into any regions that the same race
    still holds, near or far, split as they like [R-041]. If several players have to, they do so clockwise, beginning
    on your left [R-042]. A race that holds no region any more keeps its tokens in hand and enters the board anew in
    its owner's next turn [R-046]; it need not decline for that [R-067].

    When the last token of a declined race goes, its banner returns to the stack, or into the column if there is a
    gap [R-009]. An active race keeps banner and badge [R-012].
    .title = Losses and retreat

rules-redeployment =
    When your conquests are over, arrange your tokens anew: all that the race has, those still in hand included, over
    all regions that it holds, adjacent or not. Each region must keep **at least one** token; none may be given up
    now [R-054]. Tokens never move between an active and a declined race [R-055]. Without a region nothing happens,
    and the tokens stay in hand [R-057].

    This is the moment to think of the others' turns: every token makes its region dearer to take.

    Also now: Skeletons gain tokens, Encampments are pitched, a Fortress may be built. After it Amazons withdraw, and
    Heroes take their places [R-056].
    .title = Redeployment

rules-scoring =
    Count your coins at the end of your turn [R-072]:

    - 1 for **each region** that any of your races holds, active or declined;
    - whatever your **active** race and its power add. Both may pay for the same region [R-073].

    A declined race adds nothing of its own any more, except Dwarves with their mines [R-084].

    Coins are paid openly, but what everybody owns stays covered until the end, and nobody has to
    tell [R-074] [R-228].

    _Example: Hill Wizards hold five regions, among them two Hills and one region with a magic source; your declined
    Trolls hold three. 5 + 3 regions, 2 for the Hills, 1 for the magic: 11 coins._
    .title = Scoring

rules-later-turns =
    At the start of each later turn you decide: **expand** with your active race, or put it into **decline** (next
    chapter).

    To expand, first **ready your troops**: leave one token in each region and take all others into your hand [R-049].
    With them you conquer as before; the entry rule no longer applies, as you stand on the board already.

    If you need more tokens, you may **abandon** regions: take the last token too. The region is no longer yours and
    pays nothing. You can do so only now, before the first conquest of that race in this turn [R-050]. A Lair,
    Fortress or Hole there is removed; Encampments, Dragon and Heroes come back to you [R-052]. You may even abandon
    all regions, and then enter anew by the rim [R-051]. A region just abandoned is empty, and you may conquer it
    again [R-028].

    You need not conquer anything: to stay, rearrange your tokens and score is a turn as well [R-024]. A player who
    has no token at all scores the declined race and passes [R-058].
    .title = Later turns: ready, abandon, conquer

rules-decline =
    Sooner or later a race has spread too thin to go on. Then you use a **whole turn** to let it decline [R-059]. You
    may do so at the start of any turn in which you have an active race, in its second turn at the
    earliest [R-062] [R-063]:

    1. Its badge goes to the discards [R-060].
    2. If an earlier race of yours is still in decline, it leaves the board now, and its banner comes back. Each
       player can have only **one declined race** - a race with the Spirit power does not count for that [R-149].
    3. In each region of the race one token stays, grey side up (Ghouls all stay [R-088]). All others, those in hand
       too, go back to the tray [R-061]. Lairs and Fortresses stay; Holes, Heroes, Dragon and Encampments go [R-069].
    4. You score: 1 coin for each region. Race and power pay nothing any more, with few exceptions [R-068].

    There are no conquests in such a turn, not even by declined Ghouls [R-090], and you pick no new combo yet: that
    comes at the start of your next turn [R-064]. From then on two races of yours stand on the board. Only the active
    one acts; the declined one defends with its single tokens and pays 1 coin a region, until others, or you yourself,
    take them.

    If the active race has been wiped out and not one token of it is left to you, you still choose between passing,
    which scores your declined race, and declining, which brings nothing for the race that is gone [R-065] and removes
    the earlier one [R-066].
    .title = Decline

rules-order =
    __The start.__ A peace that you made ends [R-227]. Without an active race you pick a combo, else you choose to
    expand or to decline [R-226].

    __The conquests.__ Declined Ghouls first, from readying to the end of their conquests; then the active
    race [R-226].

    __The end__, in this order [R-056]:

    1. declined Ghouls redeploy;
    2. the active race redeploys, with new Skeletons, Encampments and one Fortress;
    3. Amazons withdraw;
    4. Heroes are placed;
    5. coins are paid;
    6. a Stout race may decline;
    7. a Diplomat chooses an ally;
    8. everybody who lost regions places the tokens that came back, clockwise;
    9. the next player begins.
    .title = The order of a turn

rules-end =
    When the last round has been played to its end, all coins are shown. The player with the most wins [R-001].

    In a tie the one with more race tokens on the board wins, active and declined ones together; tokens in hand do not
    count [R-075]. If that is equal too, the victory is shared [R-076].
    .title = The end of the game
