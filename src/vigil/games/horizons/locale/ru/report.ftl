### Horizons of Spirit Island: in the report after a game.

## Rounds

report-played-horizons = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
   *[many] { $plies } шагов
}
report-turn-horizons = Ход { $turn }

## Показатели хода

report-figure-fear = Весь страх
report-figure-terror = Степень ужаса
report-figure-blight = Скверна на острове
report-figure-invaders = Захватчики
report-figure-dahan = Даханы

## Моменты

report-moment-terror_rose = Ужас растёт
report-moment-blight_added = Скверна
report-moment-blight_cascaded = Скверна распространяется
report-moment-city_destroyed = Город пал
report-moment-city_built = Построен город
report-moment-dahan_destroyed = Даханы гибнут
report-moment-presence_destroyed = Присутствие уничтожено

## Дела

report-deed-fear = Вызванный страх
report-deed-destroyed = Уничтоженные захватчики
report-deed-defended = Обеспеченная защита
report-deed-powers = Использованные способности
report-deed-cards = Разыгранные карты
report-deed-presence = Добавленное присутствие
report-deed-blight_removed = Удалённая скверна
report-deed-presence_lost = Потерянное присутствие

## Удача

report-luck-explored = Разведанные регионы
report-luck-note-horizons = Кубиков здесь нет, только карты захватчиков: сколько регионов разведано из возможных. Чем меньше, тем лучше.
