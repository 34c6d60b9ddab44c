# What is wrong with a position, and what would be right. By the contributors.
#
# $found is what was written, $known what could be, $close the one of those that looks like it (none may), all as they
# stand in files. The key stands before the sentence.

## Files

fault-no-such-file = There is no such file; give the path of one.
fault-unreadable = The file cannot be read: { $reason }.
fault-not-utf-8 = The file is not text in UTF-8, from byte { $byte } on; save it as UTF-8.
fault-no-scenarios = This folder has no scenarios; their files end with .toml.
fault-not-toml = This is not TOML: { $reason }.

## Keys, names and types

fault-missing-key =
    { $expected ->
        [players] The players are missing: a table for each seat, [players.A] and [players.B] at least.
        [title] The title is missing: title = "…" says what the scenario shows.
        [steps] The steps are missing: a table [[steps]] for each, in order.
        [refuse] A reason needs the action that is refused: refuse = "…" in the same step.
       *[other] The key { $expected } is missing.
    }
fault-unknown-key =
    There is no such key here{ $close ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $close }?
    }
fault-wrong-type =
    { $expected ->
        [number] A whole number from 0 to 9999 belongs here.
        [number-up-to] A whole number from 0 to { $most } belongs here.
        [file] The path of a file in quotes belongs here, such as "game.record".
        [true-or-false] Either true or false belongs here.
        [table] A table belongs here: keys with values.
        [list] A list belongs here: names in square brackets, such as ["stout", "hill"].
        [access] Both access tokens belong here, such as { "{" } beanstalk = "12", stairway = "27" { "}" }.
        [buried] Whose tokens, which race and how many: such as { "{" } seat = "B", race = "trolls", tokens = 1 { "}" }.
        [ready-or-fired] Either "ready" or "fired" belongs here.
        [region-words] Regions with a word each belong here: for cannons such as { "{" } 12 = "ready" { "}" }, for fires { "{" } 12 = "A" { "}" }.
        [regions] A list of regions belongs here, such as ["3", "14"].
        [counts] Regions with numbers belong here, such as { "{" } 3 = 1, 14 = 2 { "}" }.
        [holders] Regions with what stands there belong here: "empty", "lost-tribe" or such as "A orcs 2 declined".
        [conquests] Conquered regions with what stood there belong here: "empty", "tribe", "B" or "B declined".
        [declined] A declined race belongs here, such as { "{" } race = "trolls", regions = { "{" } 3 = 1 { "}" } { "}" }.
        [seats] A list of seats belongs here, such as ["A", "C"].
        [seat-pairs] Pairs of seats belong here, such as B = "A".
        [seat-number] A seat with a number belongs here, such as B = 2.
        [race-number] Races with numbers belong here, such as { "{" } orcs = 4 { "}" }.
        [combos] A list of combos belongs here, six at most, such as ["flying ratmen", "hill giants"].
        [column-coins] A list of numbers belongs here, no more of them than there are combos in the column.
        [dice] A list of rolls belongs here, { $most } at most, each 0, 1, 2 or 3.
        [coins] One of "hidden", "tally" and "open" belongs here.
        [seed] A seed belongs here: a number of at most 31 digits, or 32 hexadecimal digits in quotes.
        [rulings] A list of rulings belongs here, such as ["R-107", "R-109"].
        [action] An action in quotes belongs here, such as "conquer 12".
        [actions] A list of actions belongs here, such as ["conquer 12", "done"].
        [actions-reasons] Actions with the reasons of their refusal belong here, such as "conquer 27" = "not-adjacent".
       *[other] This is of the wrong kind; it should be: { $expected }.
    }
fault-unknown-board = There is no board "{ $board }"; there are: { $known }.
fault-unknown-edition = There is no edition "{ $edition }"; there are: { $known }.
fault-unknown-switch =
    There is no rules switch of this name{ $close ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $close }?
    }
fault-access-without-sky = Beanstalk and Stairway are there only with a sky board, such as board = ["base-3", "sky-2"].
fault-access-in-water = Region { $region } is water, where neither Beanstalk nor Stairway can stand.
fault-access-together = Beanstalk and Stairway cannot both stand in region { $region }.
fault-unknown-set = These are no sets of pieces; there are: { $known }.
fault-unknown-version =
    The rules version should be a number from 1 to { $newest }, the newest of this program, and is { $version }.
fault-unknown-seat = There is no seat "{ $found }" here; there are: { $known }.
fault-unknown-region = The board { $board } has no region "{ $region }".
fault-unknown-race =
    There is no race "{ $found }"{ $close ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $close }?
    }
fault-unknown-power =
    There is no power "{ $found }"{ $close ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $close }?
    }
fault-unknown-phase =
    There is no phase "{ $found }"{ $close ->
        [none] ; there are: { $known }.
       *[other] ; did you mean { $close }?
    }
fault-unknown-reason =
    There is no reason code "{ $found }"{ $close ->
        [none] ; there are: { $known }, and * for any.
       *[other] ; did you mean { $close }?
    }
fault-bad-combo = "{ $combo }" is no combo: a power and a race belong here, such as "flying sorcerers".

## Seats

fault-seats-number =
    { $n ->
        [one] A game has 2 to 5 seats, with a sky board 3 to 6, and here is 1.
       *[other] A game has 2 to 5 seats, with a sky board 3 to 6, and here are { $n }.
    }
fault-sky-for-two = Two cannot play with a sky board; it needs three seats, so leave it out or add one.
fault-seats-gap = The seats must be { $expected }, without gaps from A.
fault-not-the-owner = This belongs to { NAME($piece) }, and { $seat } does not have that race or power.
fault-no-acting-race = { $seat } has no declined race that can act, such as Ghouls; only such a one has a hand.

## Tokens and regions

fault-no-token =
    Region { $region } has 0 tokens here; each region that is held has one at least, so give 1 or more, or leave it out.
fault-two-owners = Region { $region } has two owners; name it once.
fault-tokens-without-race = { $seat } has tokens but no active race; name one: active = "flying sorcerers".
fault-two-declined =
    { $seat } cannot have the { NAME($race) } in decline too: one declined race, and a Spirit one beside it, is all.
fault-too-many-tokens =
    { $n } tokens of the { NAME($race) } are too many: on the board and in hand there can be { $most }, as in the box.
fault-waiting-more = More tokens of { $seat } wait than are in hand; the waiting ones are some of those in hand.
fault-in-the-water =
    Region { $region } is water, where active { NAME($race) } cannot be unless they are Seafaring.
fault-declined-surplus =
    Region { $region } has more tokens than the declined { NAME($race) } can have there; 1 stays in each region.
fault-declined-gone = The declined { NAME($race) } have no token; leave them out, as their banner has come back.
fault-tribe-and-tokens = Region { $region } has a Lost Tribe and race tokens; only one of them can be there.
fault-buried-race = { $seat } has no declined race of this name, and only declined tokens lie beneath others.
fault-buried-place =
    Nothing can be buried in region { $region } like this: it takes an active race above, and 1 token or more beneath.
fault-tribe-in-water = Region { $region } is water, where no Lost Tribe can be.

## Markers

fault-marker-limit = { NAME($marker) }: { $n } are too many; the box has { $most }.
fault-marker-place =
    { $marker ->
        [marker-burning] Region { $region } burns, so nobody can hold it.
       *[other] { NAME($marker, form: "one") } in region { $region }: whoever holds that region must have the race or power that can place one there, and for most of them as the active race.
    }
fault-nobody-gives = Nobody here has { NAME($piece) }, from whom these could come.
fault-given-to-oneself = { $seat } gives these, to other seats only.
fault-given-too-many = { $n } are out, and there are { $most }.
fault-two-seats = { NAME($marker) } cannot be of two seats at once; give them all the same one.

## The column and the stacks

fault-race-twice = The { NAME($race) } are there twice; each banner is with one player, in the column or in the stack.
fault-power-twice =
    { NAME($power) } is there twice; each badge is with one player, in the column, in the stack or laid aside.
fault-not-in-game =
    { NAME($power) } is not in this game: the board, the number of players or a switch leaves that badge out.
fault-column-short =
    { $n ->
        [one] The column has 1 combo
       *[other] The column has { $n } combos
    }; it has six unless one of the stacks is empty.

## The moment

fault-round-range = Round { $n } is too late: this game has { $most } rounds.
fault-phase-needs-race =
    { $seat } has no active race, so this cannot be the step "{ NAME($phase, form: "name") }"; give a race, or let the
    phase be pick.
fault-phase-has-race = { $seat } has { $combo } already, so there is nothing to pick; leave the phase out, or the race.
fault-nothing-to-decide =
    { $seat } can do nothing at the step "{ NAME($phase, form: "name") }" here, as there is nothing to pick or to place;
    give another phase.
fault-phase-needs-acting =
    { $seat } has no declined race that acts, so this cannot be the step "{ NAME($phase, form: "name") }".
fault-phase-needs-owner =
    { $seat } has no race or power with anything to decide at the step "{ NAME($phase, form: "name") }".
fault-retreat-nothing =
    { $seat } has nothing to place in a retreat; deciding must be another seat than that of the turn, with waiting
    tokens or Encampments in [this-turn].
fault-not-deciding = { $seat } does not decide at this step; the seat of the turn does, so leave deciding out.
