# What `smallworld record` says. By the contributors.

terminal-record-fits =
    { $n ->
        [one] 1 action fits.
       *[other] All { $n } actions fit.
    } { $result ->
        [none] The game is not over.
       *[other] The result is { $result }.
    }
terminal-record-believed = There is no seed, so what chance decided is taken from the record.
terminal-record-older =
    It was written under rules { $version } and checked under rules { $newest }, as far as chance and coins go.
terminal-record-at =
    { $n ->
        [one] The record has 1 action; --at should be 0 or 1, not { $found }.
       *[other] The record has { $n } actions; --at should be a number from 0 to { $n }, not { $found }.
    }
