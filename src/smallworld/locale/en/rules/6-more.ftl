# What one looks up. By the contributors.

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
    program follows the English rulebook of 2015 wherever that one speaks; for Sky Islands it rests on the German
    rulebook and on what is known of the English texts. Every decision is a *ruling* with a number such as [R-107];
    `smallworld rules R-107` shows it, with what the books say and how sure it is.

    Where tables play differently, a **switch** offers the other answer: whether your own declined tokens
    defend [R-015], whether a converted Elf survives [R-086], whether the Diplomat takes part with two
    players [R-133], and more. A game names its edition and all switches that differ from their default.
    .title = Editions, rulings and switches
