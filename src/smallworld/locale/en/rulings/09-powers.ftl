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
