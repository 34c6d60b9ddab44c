# What the commands say. By the contributors.

terminal-version = smallworld { $version } (rules { $rules }, { $form ->
        [compiled] compiled
       *[interpreted] interpreted
    })

## Bad input

terminal-failure-refused = "{ $action }": { $sentence }
terminal-failure-file =
    { $file ->
        [none] A file cannot be read or written: { $reason }
       *[other] { $file }: this file cannot be read or written: { $reason }
    }

## smallworld scenario

terminal-scenario-running = Running scenarios
terminal-scenario-failed = { $file }:{ $line }: step { $step }: { $difference }

## smallworld perft

terminal-perft-nodes =
    { $n ->
        [one] 1 sequence
       *[other] { $n } sequences
    } of { $depth ->
        [one] 1 action
       *[other] { $depth } actions
    }

## smallworld bench

terminal-bench-running = Measuring
terminal-bench-players = Players
terminal-bench-what = What
terminal-bench-here = Here
terminal-bench-spread = Spread
terminal-bench-decisions = Decisions/s
terminal-bench-least = At least
terminal-bench-wanted = We want
terminal-bench-games-per-s-loop = random games/s, in a loop
terminal-bench-games-per-s-driven = random games/s, driven
terminal-bench-legal-us = legal moves, µs
terminal-bench-copy-us = copy, µs
terminal-bench-view-json-us = view as JSON, µs
terminal-bench-import-ms = import smallworld, ms
terminal-bench-interpreted = This is the interpreted form; "at least" and "we want" are for the compiled one.
