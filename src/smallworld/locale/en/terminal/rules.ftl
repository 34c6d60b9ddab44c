# What `smallworld rules` says. By the contributors.

terminal-rules-books = What the books say
terminal-rules-confidence = How sure
terminal-rules-switch = Switch
terminal-rules-default = default
terminal-rules-chapter = rules
terminal-rules-found =
    { $n ->
        [one] 1 place for "{ $query }". To read it: smallworld rules { $example }
       *[other] { $n } places for "{ $query }", the best first. To read one: smallworld rules { $example }
    }
terminal-rules-more =
    { $n ->
        [one] One more; a second word makes the search narrower.
       *[other] { $n } more; a second word makes the search narrower.
    }
terminal-rules-nothing = Nothing found for "{ $query }". Try a race, a power, or a word such as decline, die or cost.
terminal-rules-nothing-but = Nothing found for "{ $query }". Did you mean { $suggestions }?
terminal-rules-no-ruling = There is no ruling { $query }; they go from { $first } to { $last }.
terminal-rules-no-language = There are no texts in "{ $language }"; there are some in: { $languages }.
