# The expansion Sky Islands in our own words: what it adds to the rules of the base game. By the contributors.

rules-sky =
    Islands drift above this world, and there is room on them. With *Sky Islands* three to six players use two boards
    at once: one of the base game, the **ground**, and a smaller one, the **sky**. Few ways lead up; those who hold a
    whole island with one race earn a coin more each turn. All rules of the base game go on, and they hold in the sky
    as well [R-167]. These chapters say only what is new.

    The expansion has [R-225]:

    - **a sky board** that shows two islands on one side and three on the other;
    - **7 races** with 94 tokens and **7 powers**. Together with those of the base game there are 21 races and 27
      powers, which makes 567 combos;
    - **Beanstalk and Stairway**, the two *access tokens*, by which one climbs up;
    - **4 more Lost Tribes**;
    - **Markers** for the new races and powers: 3 dragons, 2 Lightning Bolts, 2 cannons, 5 trade pacts, and 5
      zeppelins with a fire on the back;
    - **the END tile**, which shortens the game for four and five players.

    The new races and powers may also join the base game on its own boards, without the sky. Only Exploring stays out
    then [R-221].
    .title = Sky Islands

rules-sky-setup =
    1. Take the board of the base game for **one player fewer** than you are [R-159]. The sky gives back the room that
       it lacks. With four or five players lay the END tile on its last round, which is not played; with three and
       with six all rounds are played [R-224].

       | players | ground board for | rounds |
       | --- | --- | --- |
       | 3 | 2 | 10 |
       | 4 | 3 | 9 |
       | 5 | 4 | 8 |
       | 6 | 5 | 8 |

    2. Choose a side of the sky board, or let the seed draw it, and lay it beside the ground [R-160]. Lost Tribes and
       Mountains go on it as on the ground [R-002].
    3. Place the Beanstalk and the Stairway on two different ground regions. Where is a matter of chance: by default
       on land, away from the edge and from the shores of the Seas that touch it, and so that the shortest way from
       one to the other takes three steps or more. Every such pair is equally likely [R-161].
    4. Shuffle the new banners and badges in with the old ones, and go on as in the base game.

    With two players there is no sky.
    .title = Setting up Sky Islands

rules-sky-board =
    Regions in the sky have an `s` before their number: `conquer s4`. Terrain and symbols mean what they mean on the
    ground. Hill pays the Hill power, a mine pays Dwarves, and caverns above and below are all adjacent to one another
    for a race with Underworld, which gets into the sky in this way [R-167].

    | sides | islands | land regions of each | water | Mountains | Lost Tribes | cloud bridges |
    | --- | --- | --- | --- | --- | --- | --- |
    | two islands | 2 | 4, 5 | 1 | 2 | 3 | 2 |
    | three islands | 3 | 2, 4, 3 | 0 | 1 | 3 | 3 |

    - A **cloud bridge** joins a region of one island with a region of another: the two are adjacent.
    - The **Beanstalk** and the **Stairway** join the ground with the sky: the ground region where the token stands is
      adjacent to the sky region that shows the same sign. The tokens stay where they are and belong to nobody.

    Both work in both directions, and for everything that speaks of adjacency: conquests, Giants beside a Mountain,
    Sorcerers, fired cannons [R-162].

    The side with two islands has one region of **water**. Only Seafaring races can take it; they have four to go for
    then. Tritons pay less on its shore. But nobody enters the board by it, and the rivers and waterfalls in the sky
    are only painted [R-166].
    .title = The islands

rules-sky-entering =
    A race without a region begins on the ground, by the same entry rule as ever: no region in the sky is a border
    region [R-163]. The same holds when it has lost or given up everything and comes back, wherever it was
    before [R-168]. From the ground it climbs up: whoever holds the region with an access token can take what lies at
    the other end. Some races and powers do it otherwise:

    | race or power | how it gets into the sky |
    | --- | --- |
    | Flying | from its second conquest on, that is, while it holds a region [R-164] |
    | Halflings | begin on the ground, anywhere; the second conquest may climb up; both get their Hole [R-164] |
    | Underworld | from cavern to cavern [R-167] |
    | Storm Giants | may make their first conquest in the sky [R-185] |
    | Zeppelined | a zeppelin reaches any region, with the first conquest too [R-204] |
    .title = The way into the sky

rules-sky-bonus =
    When you score, you get **1 coin more for each island** of which one of your races holds all the land [R-165]:

    - The race may be your active or a declined one, but it must be **one** race: two of yours that share an island
      get nothing for it. An island pays once.
    - The water on an island need not be held.
    - A region that is held by a Drakon dragon counts as held. Over a buried token (see below) both races count as
      holding the region.
    - It is paid in a turn of decline too [R-068].

    _Example, three islands: your active Orcs hold the island of two regions and three ground regions. Your declined
    Humans hold the island of three. The island of four is shared between Orcs and Humans, two regions each. That is 7
    regions of the Orcs, 5 of the Humans, and a coin for each of the first two islands: 14 coins, and what Orcs and
    their power add._
    .title = A coin for an island

rules-sky-markers =
    These come with certain races and powers, but everybody has to know them.

    __Cannons, fires and Drakon dragons__ make their region **immune**, as a Hole, a Hero or the Dragon does [R-026]:
    no conquest, no attempt, no conversion, no clearing, no zeppelin of anybody else.

    __A burning region__ is one into which a zeppelin crashed. Nobody owns it, it pays nobody, and nobody can enter it,
    not even those whose zeppelin it was. The fire goes out at the start of the next turn of the zeppelins'
    owner [R-202] [R-227]; what is left is an empty region.

    __Cannons__ stand in regions of a Gunner race. One that has been fired makes all adjacent regions cheaper for
    that race, in that turn only [R-218].

    __Drakon dragons__ hold a region in place of a token until their owner's next turn begins [R-191]. They are no race
    tokens: in a tie at the end they do not count [R-075].

    __Buried tokens__ are declined tokens beneath Scavengers. They stay where they are when Scavengers conquer
    their region; that region belongs to the Scavengers, but goes on paying the owner of the declined race too. Each
    adds 1 to the cost for everybody but its own player [R-177] [R-184]. As long as one lies anywhere, its race
    is not gone [R-009], and in a tie at the end it counts for its owner [R-075].

    __Trade pacts__ are given by a Haggling player, openly, to others, and come back at the end of the holder's turn.
    Then their giver pays the holder 1 coin for each; but if the holder has conquered a region of the Haggling race in
    that turn, it is he who pays [R-212].
    .title = Cannons, fires, buried tokens and pacts

rules-sky-order =
    With all races and powers of both boxes a turn goes like this.

    __The start__, by itself and in this order [R-227]:

    1. a peace that you made ends;
    2. regions that you set on fire stop burning;
    3. your Drakon dragons leave, and what only they held becomes empty;
    4. Escargots are paid for their regions.

    __The choice.__ Without an active race you pick a combo; otherwise you expand or decline [R-226].

    __The conquests__ [R-226]:

    1. Declined Ghouls, if one is on the map or in hand (buried ones do not count): they ready, abandon, conquer, and
       are done.
    2. The active race: it readies; it may abandon until its first conquest, roll or clearing; cannons fire or move
       before its first conquest [R-217]; it conquers, and is done.

    __The end__, in this order [R-056]:

    1. declined Ghouls redeploy;
    2. the active race redeploys, with new Skeletons, Encampments and one Fortress;
    3. Amazons withdraw;
    4. Heroes are placed;
    5. cannons that wait are placed;
    6. coins are paid;
    7. a Stout race may decline;
    8. a Haggling player gives trade pacts;
    9. a Diplomat chooses an ally;
    10. pacts that you hold from others are settled and go back;
    11. everybody who lost regions places the tokens that came back, clockwise;
    12. your fired cannons are ready again;
    13. the next player begins.

    After a choice to decline there are no conquests and no redeployment: the decline is carried out, coins are paid,
    and then it goes on with the pacts that you hold [R-059].
    .title = The order of a turn with everything
