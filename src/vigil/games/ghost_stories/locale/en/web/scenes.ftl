### Ghost Stories: the screens at the end of a game.

## Headlines

gs-ending-won = Morning comes
gs-ending-village_haunted = The village has fallen
gs-ending-line_haunted = The village has fallen
gs-ending-taoists_dead = The lamps go out
gs-ending-deck_empty = The night wins
gs-ending-villagers_dead = The streets are empty

## What happened

gs-story-won = On turn { $turn } the last incarnation of Wu-Feng is gone.
gs-story-village_haunted =
    { $haunted ->
        [one] { $haunted } tile went dark: { $tile }.
       *[other] { $haunted } tiles went dark; the last was the { $tile }.
    }
gs-story-line_haunted = A haunter found only dark tiles on its way, on turn { $turn }.
gs-story-taoists_dead = The Taoists fell one by one; the last was { $taoist }, on turn { $turn }.
gs-story-deck_empty = The deck ran out on turn { $turn }, and Wu-Feng still stood.
gs-story-villagers_dead = Twelve villagers died, the last on turn { $turn }.
gs-story-home =
    { $haunted ->
        [0] Every tile is lit
        [one] { $haunted } tile stayed dark
       *[other] { $haunted } tiles stayed dark
    }{ $fallen ->
        [0] , and everyone walks home.
        [one] ; one Taoist does not walk home.
       *[other] ; { $fallen } Taoists do not walk home.
    }
gs-story-left =
    { $qi ->
        [0] No Qi was left
       *[other] { $qi } Qi was left
    }, with { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } still to come.
