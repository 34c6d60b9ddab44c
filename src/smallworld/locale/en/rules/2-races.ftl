# The races of the base game. By the contributors.

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
