### Ghost Stories: in the terminal and on the command line.

## The drawing of Ghost Stories

cli-game-ghost_stories = Истории с призраками
cli-turn = ход { $turn }
cli-haunted = захвачен
cli-haunted-tiles = захвачено тайлов: { $count } (поражение при { $limit })
cli-wu-feng = изгнано Воплощений: { $count } из { $needed }
cli-no-qi = занято
cli-neutral = нейтральное
cli-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
cli-until-wu-feng = { $count ->
    [0] следующая карта — Ву-Фенг
    [one] Ву-Фенг через { $count } призрака
    [few] Ву-Фенг через { $count } призрака
   *[many] Ву-Фенг через { $count } призраков
}
cli-discard = в сбросе: { $count }
cli-dice = { $count ->
    [one] { $count } свободный кубик Дао
    [few] { $count } свободных кубика Дао
   *[many] { $count } свободных кубиков Дао
}
cli-qi-supply = Чи в банке: { $count }
cli-tao-supply = Дао в банке:
cli-tao_blocked = жетоны Дао заблокированы
cli-white_cancelled = белые грани ничего не дают

## The drawing of White Moon

cli-game-white_moon = { gs-module-white_moon }
cli-shelter = { gs-piece-shelter }: { $count }
cli-graveyard = { gs-piece-graveyard }: { $count } (поражение при { $limit })
cli-crystals = Кристаллов в запасе: { $count }
cli-su-ling-waits = Су-Лин в запасе
cli-su-ling-held = Су-Лин в плену
cli-su-ling-may-move = Су-Лин может идти
cli-barrier-promised = Ограда в конце хода
cli-barrier-stands = Мистическая Ограда
cli-artifacts = Артефакты:

## At the prompt

cli-signs-ghost_stories =
    Знаки:
      R▲ красный   B● синий   G♣ зелёный   Y◆ жёлтый   K■ чёрный   W✶ белый
      ▶ действующий игрок  ♟ Даос              † погиб или поле без Чи
      ☯ Инь-Ян             ✦ жетоны силы       ☸ Будда
      # захваченный тайл   ☠1 Обитатель захватит тайл через 1 ход своего поля
      ☠·· фигурка Обитателя на карте; ·☠· на первом камне, дальше захват
      2/3 сопротивляемость сейчас и на карте   ★ Воплощение         ≈ мантра
      ✗ сила заблокирована или призрака сейчас нельзя изгнать
      Число в рамке, например [3], — вариант, который называет это место.
cli-signs-white_moon =
    Знаки «Белой Луны»:
      ♙Хуа Сунь ? Жители на тайле сверху вниз; ? ещё не открыт; +2 ещё двое
      ◎ Портал; ✗ пока его унесли             ♕ Су-Лин      ↓ Даос сбит с ног
      ( ) Подставка; (☾) с Кристаллом         ☾1 Лунные Кристаллы Даоса
      Хуа ✓†♙? семья: спасён, погиб, на виду, ещё не открыт
      Несколько чисел в рамке, например [2 11]: идти одному или с Жителем.

## Kinds of things

cli-kind-ghost = призрак
cli-kind-incarnation = Воплощение
cli-kind-tile = тайл деревни
cli-kind-family = семья
cli-kind-artifact = артефакт
cli-kind-ability = способность
cli-column-colour = Цвет
cli-column-resistance = Сопр.
cli-column-stones = Камни: левый | центральный | правый

## Help

cli-option-level = initiation, normal, nightmare или hell
cli-option-edition = revised или first_print
cli-option-seats = стороны деревни, где сидят игроки, от 0 до 3 по часовой стрелке с севера, например 0,2
cli-option-colours = цвета игроков, затем нейтральных полей, например red,blue
cli-option-powers = силы, которые должны быть открыты (идентификаторы)
cli-option-first = место, которое начинает, считая с 0
cli-option-village = девять тайлов ряд за рядом (идентификаторы)
cli-option-qi = Чи каждого Даоса в начале, от 1 до 5
cli-option-black-tao = каждый игрок начинает ещё и с чёрным жетоном Дао
cli-option-portal = где стоит Портал: centre (в центре), edge (у края), corner (в углу) или тайл от 0 до 8
cli-option-village-tiles = first_games: Школа Конг-Фу вместо Ночного Дозора; random: девять тайлов из десяти
cli-option-incarnations = какие Воплощения могут прийти: mixed (все), new (новые) или base (из базовой игры)
cli-option-cards = файл TOML с числами, напечатанными на ваших картах «Белой Луны»
cli-position-ghost_stories = players: 2; turn: red
