### Horizons of Spirit Island: in the terminal and on the command line.

## The drawing of Horizons of Spirit Island

cli-game-horizons = Горизонты острова духов
cli-round = ход { $round }
cli-setup = подготовка
cli-assumed = предположительно
cli-invader-deck = { $count ->
    [one] осталась { $count } карта захватчиков
    [few] осталось { $count } карты захватчиков
   *[many] осталось { $count } карт захватчиков
}
cli-next-stage = следующая: этап { $stage }
cli-fear = Страх: { $count } из { $pool }
cli-fear-earned = разыграть карт: { $count }
cli-fear-deck = колода страха: { $count }
cli-next-level = { $count ->
    [one] степень { $level } через { $count } карту
    [few] степень { $level } через { $count } карты
   *[many] степень { $level } через { $count } карт
}
cli-blight = Осталось скверны: { $count } (поражение при 0)
cli-energy = Энергия { $energy } (+{ $income })
cli-plays = карт за ход: { $plays }
cli-plays-left = карт за ход: { $plays }, ещё { $left }
cli-destroyed = уничтожено присутствия: { $count }
cli-range-bonus = дальность +{ $count }
cli-track-energy = Энергия
cli-track-plays = Карты
cli-in-play = В игре
cli-hand = На руке
cli-discarded = Сброс:

## At the prompt

cli-signs-horizons =
    Знаки:
      J♣ джунгли   M▲ горы   S∴ пустыня   W░ болото   ~ побережье
      E разведчики   T поселения   C города   D даханы   X скверна   ' один урон
      ▼ Пасть   ◉ Глаза   ◒ Топь   ◆ Жар   ✶ Порыв: присутствие; * святилище
      R5/3 разорение: урон 5 против защиты 3   +X придёт скверна   » и пойдёт дальше
      B+T построят поселение   B+C построят город   /3 защита 3
      ☼ солнце  ☾ луна  △ огонь  ≈ воздух  ◊ вода  ■ земля  ✿ флора  ♞ фауна
      ↯ быстрая   ◷ медленная   ● можно применить   ○ не сейчас
      ✓ применена или уровень достигнут
      2☾1✿ -1✿ уровню нужны 2 луны и 1 флора; не хватает 1 флоры
      1 2┃3 4 шкала: ячейки до черты открыты
      ▶ может выбрать      Число в рамке, например [3], — вариант, который
      называет этот регион, карту или духа.

## Kinds of things

cli-kind-spirit = дух
cli-kind-special = особое правило
cli-kind-fear = карта страха
cli-kind-invader = карта захватчиков
cli-kind-board = поле острова
cli-kind-terror = степень ужаса
cli-kind-element = стихия
cli-kind-terrain = ландшафт
cli-column-cost = Стоимость
cli-column-speed = Скорость
cli-column-elements = Стихии
cli-column-range = Дальн.
cli-column-note = Формулы, пометки

## Help

cli-option-spirits = дух каждого игрока, по id
cli-option-boards = поле острова каждого игрока, по букве
cli-option-progression = для первых игр: новые карты берутся по порядку изучения способностей духа
cli-option-progression-seats = места новичков: их новые карты берутся по порядку изучения способностей
cli-option-bonus-growth = легче: в конце подготовки каждый дух растёт один раз
cli-option-no-first-explore = ещё легче: во время подготовки нет разведки
cli-option-escalation = сложнее: карты захватчиков этапа II приносят поселения
cli-position-horizons = players: 2; boards: G H
cli-land-beside = Соседние регионы: { $lands }
