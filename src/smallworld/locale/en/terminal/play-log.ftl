# The log of `smallworld play`, where the sentences of the events themselves are too short or too long. By the contributors.

terminal-log-scored =
    { $total ->
        [0] { $seat } scores nothing.
        [one] { $seat } scores 1 coin: { $sum }.
       *[other] { $seat } scores { $total } coins: { $sum }.
    }
terminal-log-over-declined = a declined race of { $seat }
terminal-log-lost =
    { $seat } loses { $n ->
        [0] no token
        [one] 1 token
       *[other] { $n } tokens
    } ({ NAME($race) }){ $back ->
        [0] {""}
        [one] ; 1 comes back at the end of the turn
       *[other] ; { $back } come back at the end of the turn
    }.{ $ruling ->
        [none] {""}
       *[other] {" "}[{ $ruling }]
    }
terminal-log-placed = { $seat } redeploys: { $regions }.
terminal-log-retreated = { $seat } retreats: { $regions }.
terminal-log-withdrawn =
    { $n ->
        [one] { $seat } takes 1 token off the map: { $regions }.
       *[other] { $seat } takes { $n } tokens off the map: { $regions }.
    }
terminal-log-marked = { $seat } places { NAME($kind, form: "one") }: { $regions }.
terminal-log-marker-gone = Gone from region { $region }: { NAME($kind, form: "one") }.
terminal-log-marker-back = Back to { $seat } from region { $region }: { NAME($kind, form: "one") }.
terminal-log-gained =
    { $n ->
        [one] { $seat } gets a new token ({ NAME($race) }).
       *[other] { $seat } gets { $n } new tokens ({ NAME($race) }).
    }
terminal-log-paid =
    { $n ->
        [one] { $seat } pays 1 coin.
       *[other] { $seat } pays { $n } coins.
    }
terminal-log-paid-by =
    { $n ->
        [one] { $seat } pays 1 coin ({ NAME($source) }).
       *[other] { $seat } pays { $n } coins ({ NAME($source) }).
    }
terminal-log-got-by =
    { $n ->
        [one] { $seat } gets 1 coin ({ NAME($source) }).
       *[other] { $seat } gets { $n } coins ({ NAME($source) }).
    }
terminal-log-got =
    { $n ->
        [one] { $seat } gets the coin that lies on the combo.
       *[other] { $seat } gets the { $n } coins that lie on the combo.
    }
