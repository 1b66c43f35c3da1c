### Отчёт после игры.

report-title = Отчёт: { $game }
report-so-far = Игра ещё не окончена; вот что произошло до сих пор.
report-played = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}, { $plies ->
    [one] { $plies } шаг
    [few] { $plies } шага
   *[many] { $plies } шагов
}
report-turn = Ход { $turn }
report-now = Сейчас

## Заголовки

report-heading-score = Счёт
report-heading-timeline = Ход игры
report-heading-moments = Важные моменты
report-heading-deeds = Кто что сделал
report-heading-luck = Удача
report-total = Итого
report-deed-choices = Принято решений

## Моменты

report-moment-end = Конец игры

## Удача

report-luck-came = выпало
report-luck-odds = по вероятности
report-luck-of = { $got } из { $trials }
report-luck-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-luck-note = Что выпало по сравнению с ожидаемым.
report-luck-none = Удачу пока не в чем измерить.
