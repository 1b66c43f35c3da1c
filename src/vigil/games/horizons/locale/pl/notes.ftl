### Horizons of Spirit Island: what options bring about, in a few words.

## The spirit phase

hz-note-reclaims = { $count ->
    [one] wróci { $count } karta
    [few] wrócą { $count } karty
   *[many] wróci { $count } kart
}
hz-note-keeps-energy = zachowa energii: { $energy }
hz-note-deck-minor = tanio; nic nie zapominasz
hz-note-deck-major = silnie; zapominasz kartę
hz-note-sacred = stanie się twoim świętym miejscem
hz-note-opens-nothing = niczego nie odsłoni
hz-note-last-presence = twoja ostatnia obecność tam

## Powers and pieces

hz-note-unused = { $count ->
    [one] { $count } moc przepadnie
    [few] { $count } moce przepadną
   *[many] { $count } mocy przepadnie
}
hz-note-destroyed = { $fear ->
    [0] zniszczenie
   *[other] zniszczenie, strach +{ $fear }
}
hz-note-health-left = przetrwa, wytrzymałość { $health }
hz-note-energy-left = zostanie energii: { $energy }

## Invaders and blight

hz-note-blight = doda spaczenie
hz-note-cascades = spaczenie rozleje się dalej
hz-note-loses-presence = utrata obecności: { $spirits }

## What a power does at once in a land

hz-does-won = wygrana
hz-does-lost = przegrana
hz-does-destroyed = zniszczy: { $pieces }
hz-does-removed = usunie: { $pieces }
hz-does-moved = przesunie: { $pieces }
hz-does-fear = strach: { $count }
hz-does-defend = obrona { $count }
hz-does-blight = doda spaczenie: { $count }
hz-does-presence = utrata obecności: { $count }
