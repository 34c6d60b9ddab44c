# How a scenario differs from what it expects. By the contributors.
#
# $key is the expectation, $found and $wanted are as they stand in files.

difference-unequal = { $key } is { $found }, not { $wanted }
difference-refused =
    { $ruling ->
        [none] "{ $action }" is refused: { $reason }
       *[other] "{ $action }" is refused: { $reason }, { $ruling }
    }
difference-refused-otherwise = "{ $action }" is refused with { $reason }, not { $wanted }
difference-not-refused = "{ $action }" is not refused
