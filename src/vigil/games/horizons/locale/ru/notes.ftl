### Horizons of Spirit Island: what options bring about, in a few words.

## The spirit phase

hz-note-reclaims = { $count ->
    [one] вернётся { $count } карта
    [few] вернутся { $count } карты
   *[many] вернётся { $count } карт
}
hz-note-keeps-energy = сохранит энергии: { $energy }
hz-note-deck-minor = дёшево; забывать ничего не надо
hz-note-deck-major = сильно; одну карту забудете
hz-note-sacred = станет вашим святилищем
hz-note-opens-nothing = ничего не откроет
hz-note-last-presence = ваше последнее присутствие там

## Powers and pieces

hz-note-unused = { $count ->
    [one] { $count } способность пропадёт
    [few] { $count } способности пропадут
   *[many] { $count } способностей пропадёт
}
hz-note-destroyed = { $fear ->
    [0] уничтожение
   *[other] уничтожение, страх +{ $fear }
}
hz-note-health-left = выживет, стойкость { $health }
hz-note-energy-left = останется энергии: { $energy }

## Invaders and blight

hz-note-blight = добавит скверну
hz-note-cascades = скверна распространится
hz-note-loses-presence = потеря присутствия: { $spirits }

## What a power does at once in a land

hz-does-won = победа
hz-does-lost = поражение
hz-does-destroyed = уничтожит: { $pieces }
hz-does-removed = удалит: { $pieces }
hz-does-moved = переместит: { $pieces }
hz-does-fear = страх: { $count }
hz-does-defend = защита { $count }
hz-does-blight = добавит скверны: { $count }
hz-does-presence = потеря присутствия: { $count }
