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

rules-races =
    What a race can do holds while it is **active** and ends with its decline, unless its text says otherwise. The
    first number is on the banner: how many tokens you get, to which the badge adds its own. The second is how many
    exist at all.

    | race | tokens | in the tray |
    | --- | --- | --- |
    | Amazons | 6 + 4 | 15 |
    | Dwarves | 3 | 8 |
    | Elves | 6 | 11 |
    | Ghouls | 5 | 10 |
    | Giants | 6 | 11 |
    | Halflings | 6 | 11 |
    | Humans | 5 | 10 |
    | Orcs | 5 | 10 |
    | Ratmen | 8 | 13 |
    | Skeletons | 6 | 20 |
    | Sorcerers | 5 | 18 |
    | Tritons | 6 | 11 |
    | Trolls | 5 | 10 |
    | Wizards | 5 | 10 |
    .title = The races

rules-race-amazons =
    Four of your tokens fight but do not settle. You begin with ten and those of the badge [R-078]. After each of your
    redeployments you take four tokens off the map into your hand, leaving one in each region as long as that can be
    done [R-079]. With too few tokens for that, four come off all the same, and you choose which regions you
    lose [R-080]; with fewer than four, all come off [R-081]. This is before scoring [R-082]. In your next turn they
    are there to conquer again, even if the rest of the race has been wiped out meanwhile [R-083].
    .title = Amazons

rules-race-dwarves =
    Each region with a mine that they hold pays 1 coin more, and goes on doing so in decline, in the turn of decline
    too [R-084].
    .title = Dwarves

rules-race-elves =
    When one of your regions is conquered, you lose nothing: all tokens come back to your hand and are placed in the
    retreat, a lone Elf too [R-085]. Only Sorcerers rob you of an Elf, by converting it [R-086]. In decline Elves are
    lost like others [R-087].
    .title = Elves

rules-race-ghouls =
    At your decline all tokens stay where they are, not just one a region [R-088]. What is more, declined Ghouls go on
    fighting: from your next turn on they ready, abandon, conquer and redeploy in a step of their own, before your
    active race does [R-089] [R-226]. If you have to pick a combo, you do that first [R-070].

    Declined Ghouls have no power any more (except Spirit), but what lies on the map stays [R-091]. They may make one
    attempt at the die of their own [R-095]. They may attack your own active race [R-096], and no peace binds
    them [R-094]. What they conquer does not count for the bonuses of your active race [R-098]. When they are
    attacked, they lose one token and the others retreat, as if they were active [R-092]; Sorcerers cannot convert
    them [R-093]. As long as one is left on the map or in hand, the race exists, and it may enter the board
    anew [R-097]. In a turn of decline they stand still [R-090], and a later decline removes them like any declined
    race.
    .title = Ghouls

rules-race-giants =
    They pay 1 token less for regions adjacent to a Mountain region in which a Giant stands at that moment. A Mountain
    taken a moment ago counts [R-099].
    .title = Giants

rules-race-halflings =
    They may enter the board in any land region, not only at the rim, and again whenever they hold no region [R-100].
    The first two regions that they ever conquer get a Hole each, which makes them immune to all attacks and powers of
    others [R-101]. A Hole goes when you abandon its region, and both go at the decline; they never move and are not
    replaced [R-102].
    .title = Halflings

rules-race-humans =
    Each Farmland region that they hold pays 1 coin more [R-118].
    .title = Humans

rules-race-orcs =
    Each region that they conquered in this turn, that was not empty, and that they still hold pays 1 coin more. Lost
    Tribes count, and so do your own declined tokens [R-105].
    .title = Orcs

rules-race-ratmen =
    They can do nothing special. There are simply more of them than of anybody else.
    .title = Ratmen

rules-race-skeletons =
    In your redeployment you get one new token for every two regions that they conquered in this turn and that were
    not empty, rounded down and only as far as the tray holds. Nothing is carried over to the next turn [R-106].
    .title = Skeletons

rules-race-sorcerers =
    Once a turn for each opponent they conquer a region by **conversion**. Somewhere beside a region of theirs
    an *active* token of that opponent must stand quite alone. It goes back to its tray, and a Sorcerer from the tray
    takes its place [R-107]. Mountain, Lair and Fortress do not protect it; an Encampment, a Hole, a Hero or the
    Dragon does [R-109].

    It counts as the conquest of a region that was not empty [R-113]. You need at least one token in hand [R-108] and
    one in the tray [R-110], and a Sorcerer beside it, so it is never a first conquest [R-111]. Lost Tribes [R-114]
    and declined tokens, Ghouls among them [R-093], cannot be converted; a token in a Sea only by Seafaring
    Sorcerers [R-112].
    .title = Sorcerers

rules-race-tritons =
    They pay 1 token less for every land region on the shore of a Sea or the Lake [R-115].
    .title = Tritons

rules-race-trolls =
    Each region they take gets a Lair at once. It adds 1 to the cost for everybody who attacks, and stays in decline.
    It goes when you abandon the region or somebody conquers it [R-116] - your own new race included, to which it
    costs 1 more as well [R-117].
    .title = Trolls

rules-race-wizards =
    Each region with a magic source that they hold pays 1 coin more [R-118].
    .title = Wizards

rules-powers =
    A power serves the race beside which its badge lies, together with what that race can do itself, as long as the
    race is **active**. At the decline the badge is laid aside, Spirit excepted. Declined races of yours have no share
    in it. The number on the badge adds to the tokens of the banner.

    | power | tokens | power | tokens |
    | --- | --- | --- | --- |
    | Alchemist | 4 | Heroic | 5 |
    | Berserk | 4 | Hill | 4 |
    | Bivouacking | 5 | Merchant | 2 |
    | Commando | 4 | Mounted | 5 |
    | Diplomat | 5 | Pillaging | 5 |
    | Dragon Master | 5 | Seafaring | 5 |
    | Flying | 5 | Spirit | 5 |
    | Forest | 4 | Stout | 4 |
    | Fortified | 3 | Swamp | 4 |
    | Underworld | 5 | Wealthy | 4 |
    .title = The powers

rules-power-alchemist =
    2 coins more at the end of each turn until the race declines, whether it holds a region or not [R-119].
    .title = Alchemist

rules-power-berserk =
    Before each conquest you may roll the die. Roll first; then choose a region, and pay its cost less the pips, but
    at least 1 [R-120]. You need not roll [R-123]. If you can pay for nothing after the roll [R-121], or do not want
    to [R-122], your conquests are over. The final attempt of the ordinary rules does not exist for a Berserk race.
    .title = Berserk

rules-power-bivouacking =
    You own five Encampments. In each redeployment you place all of them anew in your regions, any number in
    each [R-124] [R-126]. Each adds 1 to the cost of its region and protects a lone token from Sorcerers [R-109]. They
    are never lost: if a region is conquered, its Encampments come back to you, and you place them in your
    retreat [R-125], or, without a region, in your next redeployment [R-127]. They vanish at the decline.
    .title = Bivouacking

rules-power-commando =
    Every region costs 1 token less [R-128].
    .title = Commando

rules-power-diplomat =
    At the end of each turn you may choose one opponent whose active race your race did not attack in this turn; a
    failed attempt at the die counts as an attack [R-129] [R-131]. Until your next turn your active race is safe from
    him in every way. Your declined tokens are not covered, his declined Ghouls are not bound, and you have promised
    him nothing [R-130] [R-094]. He need not have an active race at the time [R-132].
    .title = Diplomat

rules-power-dragon-master =
    Once a turn one single token conquers any region within reach, whatever defends it - except immune ones [R-134].
    The Dragon stays there and makes the region immune until you use it elsewhere or decline; it does not move in the
    redeployment [R-135]. The region that it leaves is an ordinary one again at once [R-136].
    .title = Dragon Master

rules-power-flying =
    You may conquer any land region, adjacent or not, from the first conquest on [R-137] [R-020]. Seas and the Lake
    stay closed. The price is the ordinary one.
    .title = Flying

rules-power-forest =
    Each Forest region of the race pays 1 coin more [R-158].
    .title = Forest

rules-power-fortified =
    In each redeployment you may place one Fortress in a region of yours that has none; at most six stand on the map
    at a time [R-138]. A Fortress adds 1 to the cost of its region, in decline too, and pays 1 coin each turn while
    the race is active [R-141]. It never moves [R-139]. It goes when the region is abandoned or conquered, and may
    then be placed again [R-140].
    .title = Fortified

rules-power-heroic =
    At the end of each turn your two Heroes take their places in two different regions of the race, which are immune
    as long as they stand there [R-142]. With one region only one Hero stands [R-143]. They vanish at the decline.
    .title = Heroic

rules-power-hill =
    Each Hill region of the race pays 1 coin more [R-158].
    .title = Hill

rules-power-merchant =
    Each region of the race pays 1 coin more [R-144].
    .title = Merchant

rules-power-mounted =
    Hill and Farmland regions cost 1 token less [R-145].
    .title = Mounted

rules-power-pillaging =
    Each region that the race conquered in this turn, that was not empty, and that it still holds pays 1 coin
    more [R-146].
    .title = Pillaging

rules-power-seafaring =
    You may conquer Seas and the Lake. Each costs 2 tokens, and 1 more for each token of another player there [R-148],
    and pays 1 coin [R-030]. In decline the race keeps the water that it holds, which goes on paying, but takes no
    more [R-147]. Nobody without this power can drive you out of it.
    .title = Seafaring

rules-power-spirit =
    In decline this race keeps its badge and does not count for the limit of one declined race. It leaves the map only
    by being conquered, so that you may have two declined races at a time, which both pay [R-149] [R-150]. Ghouls with
    Spirit keep fighting through later declines [R-151].
    .title = Spirit

rules-power-stout =
    At the end of a turn of conquests, after scoring, you may decline at once instead of using a turn for it. You
    score only once, with all bonuses of the active race [R-152]. It is possible in the race's first turn
    already [R-154], and the ordinary decline stays open to you [R-153].
    .title = Stout

rules-power-swamp =
    Each Swamp region of the race pays 1 coin more [R-158].
    .title = Swamp

rules-power-underworld =
    Regions with a cavern cost 1 token less, and for your conquests all caverns are adjacent to one another. You enter
    at the rim like everybody [R-155]. Giants and Sorcerers profit from the caverns too [R-156].
    .title = Underworld

rules-power-wealthy =
    7 coins, once, at the end of the race's first turn [R-157].
    .title = Wealthy

rules-board =
    Every region has a number, by which you name it (`conquer 12`), one terrain, and perhaps symbols.

    | terrain | what it means |
    | --- | --- |
    | Farmland | pays Humans; cheaper for Mounted |
    | Forest | pays the Forest power |
    | Hill | pays the Hill power; cheaper for Mounted |
    | Swamp | pays the Swamp power |
    | Mountain | costs 1 more; beside one of theirs Giants pay less |
    | Sea, Lake | closed, except to Seafaring; their shores are cheaper for Tritons |

    | symbol | what it means |
    | --- | --- |
    | magic source | pays Wizards |
    | mine | pays Dwarves, in decline too |
    | cavern | cheaper for Underworld, and joined with all other caverns |
    | Lost Tribe | a Lost Tribe stands there at the start |

    A region is a *border region* if it reaches the edge of the board or lies on the shore of a Sea that does [R-019].
    It lies on a *coast* if it touches a Sea or the Lake [R-115]. Each board has two Seas and one Lake, and each of
    these three is one region [R-030].

    | players | regions | water among them | Mountains | Lost Tribes | rounds |
    | --- | --- | --- | --- | --- | --- |
    | 2 | 23 | 3 | 4 | 9 | 10 |
    | 3 | 30 | 3 | 7 | 10 | 10 |
    | 4 | 39 | 3 | 8 | 14 | 9 |
    | 5 | 48 | 3 | 9 | 18 | 8 |
    .title = Reading the board

rules-editions =
    Rulebooks of different years and languages do not agree in everything, and some questions they leave open. This
    program follows the English rulebook of 2015 wherever that one speaks. Every decision is a *ruling* with a number
    such as [R-107]; `smallworld rules R-107` shows it, with what the books say and how sure it is.

    Where tables play differently, a **switch** offers the other answer: whether your own declined tokens
    defend [R-015], whether a converted Elf survives [R-086], whether the Diplomat takes part with two
    players [R-133], and more. A game names its edition and all switches that differ from their default.
    .title = Editions, rulings and switches
