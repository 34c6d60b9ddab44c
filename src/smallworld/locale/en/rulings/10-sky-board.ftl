## 10. The board of Sky Islands

ruling-R-159 = The one for a player fewer. With four or five players the game is a round shorter than that board says.
    .title = Sky Islands: which ground board?
    .books = German Sky Islands book. A fan's page with the beginning of the English rules agrees.
    .confidence = A
ruling-R-160 = The side with two or with three islands, as agreed, or drawn from the seed.
    .title = Sky Islands: which sky board?
    .books = German Sky Islands book: the choice is free.
    .confidence = A
ruling-R-161 = On two ground regions drawn at random. By default they are land regions, neither at the edge nor on the
    shore of a Sea at the edge, with a shortest way of at least three steps between them over any regions, each such
    pair equally likely (3, 16, 38 and 96 pairs on the boards for two to five).
    .title = Sky Islands: where do the access tokens lie?
    .books = The German Sky Islands book says random, and advises against border regions and neighbours; the default
        turns the advice into a rule. The part of the English rules that was seen agrees.
    .confidence = A
ruling-R-162 = The ground region and every sky region with the same symbol are adjacent, both ways; so are regions
    joined by a cloud bridge. This adjacency counts wherever a rule says adjacent: Giants, Sorcerers, cannons.
    .title = Sky Islands: what do access tokens join?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-163 = No, unless race or power says so.
    .title = May a new race begin on the islands?
    .books = German Sky Islands book.
    .confidence = A
ruling-R-164 = Flying reaches the sky from its second conquest, that is, while it holds a region. Halflings begin on
    the ground; the second conquest may be up there by way of an access token. Both regions get their Hole.
    .title = Flying and Halflings with Sky Islands?
    .books = German Sky Islands book, in a note.
    .confidence = A
ruling-R-165 = 1 coin for each island whose land regions are all held by one and the same race of the player, active
    or declined. Its water is not needed. Each race is looked at alone, and an island pays once. Over a buried token
    both hold the region (R-178); a Drakon dragon holds it too.
    .title = When does an island pay?
    .books = German Sky Islands book, with an example; buried tokens and dragons are settled here.
    .confidence = A
ruling-R-166 = A Sea like others for Seafaring, which makes four waters then, and for Tritons. Rivers and waterfalls
    mean nothing. Only the board with two islands has it, as terrain `lake`, and nobody enters by it.
    .title = What is the water on the large island?
    .books = German Sky Islands book; the count is ours.
    .confidence = A
ruling-R-167 = Yes: terrain, mines, magic and caverns count there too. Caverns of both boards are adjacent for
    Underworld, which so reaches the sky.
    .title = Do base races and powers work in the sky?
    .books = Settled here; the expansion makes no exception.
    .confidence = C
ruling-R-168 = No. The entry rule counts again, so the ground only, unless race or power allows the sky.
    .title = A race has lost or left everything: may it re-enter in the sky?
    .books = From the German Sky Islands book and the entry rule of the English base book (2015).
    .confidence = C
