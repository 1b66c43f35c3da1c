### Horizons of Spirit Island: ekrany końca gry.

## Nagłówki

hz-ending-won = Wyspa oddycha
hz-ending-sacrifice = Ocalona, ale za jaką cenę
hz-ending-blight = Wyspa milknie
hz-ending-spirit_destroyed = Duch gaśnie
hz-ending-time_over = Statki wciąż płyną

## Co się stało

hz-story-terror =
    { $level ->
        [1] W rundzie { $turn } wyspę opuścił ostatni najeźdźca.
        [2] W rundzie { $turn } na wyspie nie było już miasteczek ani miast i statki zawróciły na pełne morze.
       *[3] W rundzie { $turn } na wyspie nie było już miast i statki zawróciły na pełne morze.
    }
hz-story-fear = W rundzie { $turn } odkryto ostatnią kartę strachu i najeźdźcy uciekli.
hz-story-sacrifice = W rundzie { $turn } duch oddał ostatnią obecność i najeźdźcy uciekli.
hz-story-blight =
    { $cascades ->
        [0] Ostatnie spaczenie spadło na { $land } w rundzie { $turn }.
        [one] Ostatnie spaczenie spadło na { $land } w rundzie { $turn }, po { $cascades } kaskadzie.
       *[other] Ostatnie spaczenie spadło na { $land } w rundzie { $turn }, po { $cascades } kaskadach.
    }
hz-story-spirit_destroyed = { $spirit } traci ostatnią obecność: runda { $turn }.
hz-story-time_over = W rundzie { $turn } skończyła się talia najeźdźców, a oni wciąż tu są.
hz-story-remain =
    { $dahan ->
        [0] Nie przeżył żaden Dahanin
        [one] Żyje { $dahan } Dahanin
       *[other] Żyje { $dahan } Dahan
    }{ $blight ->
        [0] , a żadna kraina nie jest spaczona.
       *[other] ; spaczenia na wyspie: { $blight }.
    }
hz-story-left =
    { $invaders ->
        [0] Krainy są puste
        [one] W krainach jest { $invaders } najeźdźca
        [few] W krainach jest { $invaders } najeźdźców
       *[many] W krainach jest { $invaders } najeźdźców
    }; { $dahan ->
        [0] nie ma już Dahan.
        [one] został { $dahan } Dahanin.
       *[other] zostało { $dahan } Dahan.
    }
