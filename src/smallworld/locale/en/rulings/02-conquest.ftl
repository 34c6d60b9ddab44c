## 2. Conquest

ruling-R-014 = 2 tokens, plus 1 for each Mountain, Lair, Fortress and Encampment, plus 1 for a Lost Tribe, plus 1 for
    each race token of another player; then the discounts come off. At least 1 token remains to be paid.
    .title = What does a region cost?
    .books = English base book (2015), "Conquering a Region", the same in every language compared.
    .confidence = A
ruling-R-015 = No. Only tokens of other players count. Lairs and Fortresses that stand with it do count. The token
    itself is lost. Many tables let it count 1; that is what the switch is for.
    .title = Does my own declined token make a region dearer?
    .books = All seven languages of the base book count the tokens of other players only; the player sheet speaks of
        enemies, and the help page of Board Game Arena agrees. None says it in so many words, hence the confidence.
    .confidence = C
    .switch = own_decline_defends
ruling-R-016 = No. Exactly the cost is placed. Spare tokens can be moved there in the redeployment.
    .title = May I pay more tokens than a region costs?
    .books = Read from the English base book (2015), where the tokens used are those placed; a thread in the
        publisher's forum (164774) agrees.
    .confidence = C
ruling-R-017 = Yes, all of them, down to a floor of 1 token.
    .title = Do several discounts add up?
    .books = English base book (2015), in the appendix on races and powers. Danish and Norwegian only say that race
        and power work together while active, Swedish nearly the same.
    .confidence = A
ruling-R-018 = Yes, at least 1 for every conquest, even where discounts or a 3 on a Berserk roll would make it free.
    It goes for every benefit of a race or power: `conquer`, `attempt`, `roll`, `sorcery`, `dragon`, `transform`,
    `bolt` and `zeppelin`. Only `clear` needs none, as it is no conquest.
    .title = Do I need a token in hand to conquer?
    .books = English base book (2015), in a note to "Conquering a Region" that covers every race and every power. What
        it means for Sorcerers is R-108.
    .confidence = A
ruling-R-019 = At the rim: in a region that reaches the board's edge, or in one on the shore of a Sea that reaches it,
    no matter who holds that Sea. A shore on the Lake is no entry.
    .title = Where does a race enter the board?
    .books = English base book (2015), "First Conquest"; Chinese, Swedish and Finnish agree. German (2013), Danish and
        Norwegian do not speak of an occupied Sea; the English sentence is a later clarification.
    .confidence = A
ruling-R-020 = In any land region. With a Sky Islands board see R-164.
    .title = Where may a Flying race make its first conquest?
    .books = The player sheet exempts Flying from the entry rule, as it does Halflings; the rulebook leaves it to the
        power's own text.
    .confidence = B
ruling-R-021 = No. Only the first region uses the entry rule. Every later one must be adjacent to a region with active
    tokens of that race, unless a power says otherwise.
    .title = May I enter the board in several places in one turn?
    .books = English base book (2015), "Following Conquests"; BoardGameGeek (406977) and the publisher's forum
        (164774) confirm it.
    .confidence = A
ruling-R-022 = No, in neither direction: the new race need not start beside it, and regions of the declined race give
    no adjacency.
    .title = Does my declined race matter for where the new one may go?
    .books = Collected answers of the publisher; the English base book (2015) speaks of active tokens only.
    .confidence = B
ruling-R-023 = Yes, by a Sea at the edge: for that race it is an empty region, and it touches the edge. The Lake is no
    entry.
    .title = May a Seafaring race enter by a Sea?
    .books = Put together from the entry rule and the text of Seafaring in the English base book (2015).
    .confidence = C
ruling-R-024 = No. A turn without any conquest is legal, and so is stopping with tokens left in hand.
    .title = Do I have to conquer something in every turn?
    .books = Answered in two BoardGameGeek threads (424841, 1229144) and in the publisher's collected answers; the
        rulebook is silent.
    .confidence = B
ruling-R-025 = When a Lost Tribe or any race token stands in it, active or declined, whoever owns it - your own
    declined tokens included. A Mountain or a marker alone leaves it empty.
    .title = When is a region not empty?
    .books = English base book (2015), appendix on races and powers. Translations vary: Norwegian and Finnish print a
        word for conquered, Swedish for populated, Danish for fortified, German for not free. The English one stands.
    .confidence = A
ruling-R-026 = A region with a Hole, the Dragon or a Hero (with Sky Islands also a cannon, a fire, or a Drakon
    dragon). Nobody else can conquer it, name it for an attempt at the die, convert it, clear it or fly a zeppelin
    there.
    .title = What is an immune region?
    .books = English base book (2015), at the races and powers concerned; for the sky pieces the English text of the
        expansion.
    .confidence = A
ruling-R-027 = No.
    .title = May I conquer a region that my active race holds?
    .books = Settled here; no book thinks of it.
    .confidence = C
ruling-R-028 = Yes. It is empty by then: 2 tokens, and 1 more for a Mountain. If you have abandoned everything, it has
    to be a region by which you may enter.
    .title = May I conquer a region that I abandoned in the same turn?
    .books = Follows from "Abandoning a Region" in the English base book (2015).
    .confidence = C
ruling-R-029 = The Lost Tribe leaves the game for good. The Mountain stays and defends the new owner.
    .title = What happens to a Lost Tribe and to a Mountain in a conquered region?
    .books = English base book (2015), "Enemy Losses & Withdrawals".
    .confidence = A
ruling-R-030 = Only Seafaring races may take or hold them. Each is one region of base cost 2 and worth 1 coin; a base
    board has two Seas and one Lake.
    .title = What about the Seas and the Lake?
    .books = English base book (2015), at Seafaring; a BoardGameGeek thread (505351) agrees. Danish and Norwegian
        speak of three seas and lakes, Finnish of seas and one lake.
    .confidence = A
