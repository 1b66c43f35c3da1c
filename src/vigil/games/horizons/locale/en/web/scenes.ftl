### Horizons of Spirit Island: the screens at the end of a game.

## Headlines

hz-ending-won = The island breathes
hz-ending-sacrifice = Saved at a price
hz-ending-blight = The island falls silent
hz-ending-spirit_destroyed = A spirit fades
hz-ending-time_over = The ships keep coming

## What happened

hz-story-terror =
    { $level ->
        [1] The last invader left the island in round { $turn }.
        [2] In round { $turn } no town or city stood any more, and the ships turned for the open sea.
       *[3] In round { $turn } no city stood any more, and the ships turned for the open sea.
    }
hz-story-fear = In round { $turn } the last fear card turned, and the invaders fled.
hz-story-sacrifice = In round { $turn } a spirit gave its last presence, and the invaders fled.
hz-story-blight =
    { $cascades ->
        [0] The last blight fell in { $land }, in round { $turn }.
        [one] The last blight fell in { $land }, in round { $turn }, after { $cascades } cascade.
       *[other] The last blight fell in { $land }, in round { $turn }, after { $cascades } cascades.
    }
hz-story-spirit_destroyed = { $spirit } lost its last presence in round { $turn }.
hz-story-time_over = In round { $turn } the invader deck ran out, and they were still there.
hz-story-remain =
    { $dahan ->
        [0] No Dahan live on
        [one] { $dahan } Dahan lives on
       *[other] { $dahan } Dahan live on
    }{ $blight ->
        [0] , and not one land is blighted.
       *[other] , with { $blight } blight on the island.
    }
hz-story-left =
    { $invaders ->
        [0] The lands are empty
        [one] { $invaders } invader holds the lands
       *[other] { $invaders } invaders hold the lands
    }; { $dahan ->
        [0] no Dahan are left.
       *[other] { $dahan } Dahan are left.
    }
