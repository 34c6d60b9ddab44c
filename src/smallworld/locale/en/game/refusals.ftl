# Refusals. By the contributors.

## Refusals: why something cannot be done. One message for each reason code of the notation.
## $seat in not-your-turn is who must decide; $race and $power are those that can do it.

refusal-no-such-action =
    { $action ->
        [none] There is no such action in this game.
       *[other] "{ $action }" is no action of this game, or has too many words.
    }
refusal-not-a-number = A whole number of 1 or more belongs here, not "{ $text }".
refusal-no-such-region = This board has no region "{ $region }".
refusal-game-over = The game is over; nothing more can be done.
refusal-not-your-turn = It is for { $seat } to decide now.
refusal-wrong-step = This cannot be done at this step ({ NAME($phase, form: "name") }).
refusal-not-this-race = Only { NAME($race) } can do this.
refusal-not-this-power =
    { $power ->
        [none] A race with this power cannot do this.
       *[other] Only a race with the power { NAME($power) } can do this.
    }
refusal-already-used = This has been used up for this turn.
refusal-none-left =
    { $marker ->
        [none] Not that many are left.
        [marker-burning] No zeppelin is left for this turn.
       *[other] Not that many are left: { NAME($marker) }.
    }
refusal-too-late-to-abandon =
    Regions can be abandoned only before that race's first conquest, roll or clearing of the turn.
refusal-no-such-combo = The column has no combo number { $n }.
refusal-not-enough-coins =
    { $need ->
        [one] This combo costs 1 coin
       *[other] This combo costs { $need } coins
    }; you have { $have }.
refusal-not-an-opponent = "{ $seat }" is no opponent of yours in this game.
refusal-attacked-this-turn = You attacked the active race of { $seat } this turn, so { $seat } cannot be your ally.
refusal-too-many-pacts = You have not that many pacts left, or fewer coins than pacts would be out.
refusal-not-yours = Region { $region } is not yours for this: the race that acts, or its cannon, must stand there.
refusal-own-region = Region { $region } is already held by this race of yours.
refusal-water = Region { $region } is water, and only an active Seafaring race can conquer that.
refusal-immune-region =
    { $marker ->
        [none] Region { $region } is immune; nobody can attack what stands there.
       *[other] Region { $region } is immune ({ NAME($marker, form: "one") }); nobody can attack what stands there.
    }
refusal-peace = { $seat } has made peace with you: you cannot attack that active race until { $seat } has the next turn.
refusal-not-a-mountain = Only a Mountain region can be taken in this way.
refusal-not-a-forest = Only a Forest region can be cleared.
refusal-nothing-to-clear = There is nothing to clear: no race stands in that forest, or only the one that acts.
refusal-not-active = Only an active token of an opponent can be converted, and there is none in region { $region }.
refusal-not-alone = Only a lone token can be converted, and in region { $region } there is more than one.
refusal-protected = An Encampment protects the lone token in region { $region }.
refusal-not-a-border-region =
    A race without a region enters at the edge of the board, and region { $region } is not there.
refusal-not-adjacent = Region { $region } is not adjacent to any region of this race.
refusal-no-token-in-tray = The tray has no token of this race left.
refusal-no-token-in-hand = At least one token in hand is needed for this.
refusal-no-roll-needed =
    Region { $region } costs { $cost } and you have { $have }: conquer it, there is nothing to roll for.
refusal-too-far-short =
    Region { $region } costs { $cost } and you have { $have }: { $short } short, and the die gives 3 at most.
refusal-not-enough-tokens =
    { $need ->
        [one] This takes 1 token
       *[other] This takes { $need } tokens
    }; you have { $have }.
refusal-one-per-region = There is one in that region already, and no region takes two.
refusal-tokens-left =
    { $n ->
        [one] Not yet: 1 piece must still be placed.
       *[other] Not yet: { $n } pieces must still be placed.
    }
refusal-keep-one-each = At least one token must stay in each region of this race.
