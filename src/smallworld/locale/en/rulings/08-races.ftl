## 8. Races of the base game

ruling-R-078 = 6 + 4 and those of the badge, all in hand at the start.
    .title = Amazons: how many tokens?
    .books = English base book (2015), Amazons.
    .confidence = A
ruling-R-079 = After each of their redeployments four tokens come off, with one left in each region as long as that is
    possible. They are back in hand for the conquests of the next turn.
    .title = Amazons: what is taken off the map?
    .books = English base book (2015), Amazons. Swedish and German put the one token a region as a duty or a near
        duty, Danish and Finnish only as advice.
    .confidence = A
ruling-R-080 = Four come off all the same. The player chooses which regions fall empty.
    .title = Amazons: what if there are too few for every region?
    .books = The publisher's collected answers and the change list of its app (1.1) agree; the English base book
        (2015) keeps one token a region only where possible.
    .confidence = B
ruling-R-081 = All of them come off.
    .title = Amazons: what if fewer than four are on the map?
    .books = Settled here in line with R-080.
    .confidence = C
ruling-R-082 = Yes. A region given up does not score.
    .title = Amazons: do they withdraw before scoring?
    .books = Follows from the end of the redeployment, which the English base book (2015) names as the moment.
    .confidence = C
ruling-R-083 = The reserve may attack in the next turn, as a first conquest, and comes off the map again afterwards.
    .title = Amazons: wiped out, but with the reserve in hand?
    .books = A BoardGameGeek thread (418707); the English base book (2015) does not exclude it.
    .confidence = C
ruling-R-084 = 1 coin more for each mine goes on, in the turn of decline too.
    .title = Dwarves: what in decline?
    .books = English base book (2015), Dwarves.
    .confidence = A
ruling-R-085 = Nothing. All go back to the owner's hand, and a lone Elf survives too.
    .title = Elves: what do they lose when conquered?
    .books = English base book (2015), Elves.
    .confidence = A
ruling-R-086 = Yes, the Elf goes to the tray. With the switch it goes back to its owner's hand.
    .title = Is a converted Elf lost?
    .books = English (2015), German, Danish, Norwegian and Finnish say that it is lost. Swedish and Chinese print the
        opposite, perhaps from an older wording or through a slip with a negation; their presets turn the switch on.
    .confidence = A
    .switch = elf_survives_sorcerer
ruling-R-087 = Yes, like any declined race.
    .title = Do declined Elves lose a token?
    .books = English base book (2015): benefits end with the decline.
    .confidence = A
ruling-R-088 = All their tokens on the map, flipped where they lie.
    .title = Ghouls: what stays at their decline?
    .books = English base book (2015), Ghouls.
    .confidence = A
ruling-R-089 = From the turn after, they act in a step of their own before the active race (R-226): ready, abandon,
    conquer, one attempt at the die, then a redeployment of their own, as if they were active.
    .title = Ghouls: what can they do in decline?
    .books = English base book (2015), Ghouls.
    .confidence = A
ruling-R-090 = No, neither in the turn of their own decline nor in a later one, in which they leave the map.
    .title = May Ghouls conquer in a turn of decline?
    .books = Inferred: the English base book (2015) allows no conquest in such a turn.
    .confidence = C
ruling-R-091 = No; Flying, Commando, Berserk and the like are gone. What lies on the map stays: the defence of
    Fortresses, Seas that they hold (no new ones). Spirit keeps its effect.
    .title = Do declined Ghouls keep their power?
    .books = English base book (2015), on decline; a fan wiki reads it in the same way.
    .confidence = A
ruling-R-092 = As much as an active race: one token, and the others retreat to regions of the Ghouls.
    .title = Ghouls: what do they lose when conquered in decline?
    .books = Inferred from the English base book (2015), which lets them play on as if active. A program by others
        tests the same.
    .confidence = C
ruling-R-093 = No.
    .title = May Sorcerers convert a declined Ghoul?
    .books = English base book (2015), Sorcerers: only active tokens.
    .confidence = A
ruling-R-094 = No. Declined Ghouls may attack a Diplomat's active race, and to attack them does not spoil the
    Diplomat's choice.
    .title = Does peace bind Ghouls?
    .books = English base book (2015), Diplomat, which names the Ghouls.
    .confidence = A
ruling-R-095 = Yes by default: one for them and one for the active race. With the switch off, an attempt by the Ghouls
    ends all conquests of the turn.
    .title = Do declined Ghouls have an attempt at the die of their own?
    .books = The English base book (2015) allows one final attempt in a turn, and lets Ghouls play as if active. Both
        readings are fair; settled here.
    .confidence = D
    .switch = ghouls_own_die
ruling-R-096 = Yes. As with all own tokens, those of the active race add nothing to the cost (R-015); the same switch
    makes them count.
    .title = May Ghouls attack my own active race?
    .books = English base book (2015), Ghouls.
    .confidence = A
    .switch = own_decline_defends
ruling-R-097 = The race stays in the game and enters anew next turn by the rule of the first conquest. Its banner
    comes back only when no token is left.
    .title = Ghouls without a region, but with tokens in hand?
    .books = Inferred from the English base book (2015), which has no word on it; no switch.
    .confidence = D
ruling-R-098 = No. Those bonuses count conquests of their own race.
    .title = Do conquests by Ghouls count for Orcs, Pillaging or Skeletons?
    .books = From the way the English base book (2015) words them.
    .confidence = C
ruling-R-099 = 1 token less for a region adjacent to a Mountain region in which a Giant stands at that moment, one
    taken in this turn included. So there is nothing to save on a first conquest.
    .title = Giants: when do they pay less?
    .books = English base book (2015), Giants; the bug page of Board Game Arena agrees.
    .confidence = A
ruling-R-100 = In any region that they could conquer at all: any land region, and with Seafaring any Sea or the Lake
    as well (on the ground only, R-164). Again, if they have abandoned or lost everything.
    .title = Halflings: where may they enter?
    .books = English base book (2015), Halflings; the details are inferred.
    .confidence = C
ruling-R-101 = Into the first two regions that the race ever conquers, even in different turns. The second conquest
    keeps to adjacency.
    .title = Halflings: where do the Holes go?
    .books = English base book (2015), Halflings; a BoardGameGeek thread (505351).
    .confidence = A
ruling-R-102 = Neither.
    .title = Halflings: is a lost Hole replaced, may it move?
    .books = Inferred from the English base book (2015), which removes the Hole of an abandoned region; German (2013)
        lacks that sentence. A fan wiki agrees.
    .confidence = C
ruling-R-103 = Yes by default: a Sea taken as first or second conquest is a region like others. With the switch off,
    water neither gets nor uses up a Hole.
    .title = Halflings with Seafaring: a Hole in a Sea?
    .books = The English base book (2015) makes no exception. The change list of the publisher's app (1.1) names this
        very case, but the line is cut off and could mean either.
    .confidence = D
    .switch = hole_in_sea
ruling-R-104 = Yes, as immunity is meant against enemies. The markers go as in R-052: Hole, Lair and Fortress are
    removed; Hero, Dragon, cannon and Encampments go back to their owner.
    .title = May my own declined Ghouls take my own region with a Hole, a Hero or the Dragon?
    .books = The English base book (2015) speaks of enemies; the rest is settled here, without a switch.
    .confidence = D
ruling-R-105 = 1 coin for each region that they conquered in this turn, that was not empty, and that they still hold
    at scoring. Lost Tribes and your own declined tokens count.
    .title = Orcs: what do they earn?
    .books = English base book (2015), Orcs; BoardGameGeek (1229144). Finnish asks for tokens of another race,
        Norwegian for troops: too narrow.
    .confidence = A
ruling-R-106 = One for every two regions that they conquered in this turn and that were not empty, rounded down, in
    the redeployment, as far as the tray holds. Nothing is carried over.
    .title = Skeletons: how many new ones?
    .books = English base book (2015), Skeletons. Finnish narrows it to regions of another race: not followed.
    .confidence = A
ruling-R-107 = Once a turn for each opponent: an adjacent region holding exactly one race token, an active one of that
    opponent. His token goes to its tray, and a Sorcerer from the tray takes its place.
    .title = Sorcerers: how does a conversion work?
    .books = English base book (2015), Sorcerers. Danish misplaces it into the opponents' turns; Norwegian and German
        count by round and opponent. The English text stands.
    .confidence = A
ruling-R-108 = Not legal, by the note that every conquest needs a token in hand whatever race and power say. With the
    switch off, it is.
    .title = Sorcerers: a conversion with an empty hand?
    .books = English base book (2015), in the note to "Conquering a Region". Publisher staff answered otherwise in
        2021 (383358), as the token comes from the tray.
    .confidence = A
    .switch = sorcerer_needs_hand
ruling-R-109 = An Encampment, a Hole, a Hero, the Dragon (with Sky Islands a cannon, or a declined token beneath it).
    Lair, Fortress and Mountain do not.
    .title = What protects a lone token from Sorcerers?
    .books = English base book (2015), Sorcerers and Bivouacking; the bug page of Board Game Arena agrees. German
        (2013) says of the Encampment only that it may protect.
    .confidence = A
ruling-R-110 = No conversion. There are 18 tokens.
    .title = Sorcerers: what if the tray is empty?
    .books = English base book (2015), Sorcerers and the part on picking a combo.
    .confidence = A
ruling-R-111 = No. A region of the Sorcerers must border on the target. The adjacency of caverns by Underworld counts.
    .title = May a first conquest be a conversion, or may Flying convert from afar?
    .books = From the adjacency that the English base book (2015) asks for at Sorcerers.
    .confidence = C
ruling-R-112 = Only by Seafaring Sorcerers.
    .title = May a token in a Sea be converted?
    .books = From Seafaring in the English base book (2015): nobody else may hold water.
    .confidence = C
ruling-R-113 = As the conquest of a region that was not empty (Pillaging, the coin of Scarecrows, pacts) and as an
    attack (Diplomat). Lair and Fortress there are removed.
    .title = What does a conversion count as?
    .books = The English base book (2015) calls it a conquest; the rest follows.
    .confidence = C
ruling-R-114 = No.
    .title = May a Lost Tribe be converted?
    .books = English base book (2015), Sorcerers: only active tokens of an opponent.
    .confidence = A
ruling-R-115 = A land region that touches a Sea or the Lake: 1 token less. Water itself is no coast, so Seafaring
    Tritons pay 2 for it.
    .title = Tritons: what is a coast?
    .books = From the text of Tritons in the English base book (2015).
    .confidence = C
ruling-R-116 = One in every region they occupy, at once. With 10 Lairs and 10 Trolls they never run short. They stay
    in decline.
    .title = Trolls: where are the Lairs?
    .books = English base book (2015), Trolls.
    .confidence = A
ruling-R-117 = It counts 1 in the cost and is then removed.
    .title = My active race takes a region of my declined Trolls. And the Lair?
    .books = The English base book (2015) removes Lairs when an enemy conquers the region; for one's own race it is
        settled here, without a switch.
    .confidence = D
ruling-R-118 = 1 coin more for each Farmland region, or each region with a magic source, while active.
    .title = Humans, Wizards?
    .books = English base book (2015), Humans and Wizards.
    .confidence = A
