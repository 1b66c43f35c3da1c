### Horizons of Spirit Island: questions, options and events at the table.

## Parts of sentences

hz-land = { $land }, { $terrain }
hz-tally-exactly =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } из { $amount })
    }
hz-tally-up_to =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $number } из { $amount }, можно меньше)
    }
hz-needed = { $element } × { $count }
hz-slot-energy =
    { $number ->
        [one] { $number } энергия за ход
       *[other] { $number } энергии за ход
    }
hz-slot-plays = { $number ->
    [one] { $number } карта за ход
    [few] { $number } карты за ход
   *[other] { $number } карт за ход
}
hz-slot-both = { $number } + { $element }
hz-piece-hurt = { $piece } (урон: { $damage })
hz-count-explorer = { $count ->
    [one] { $count } разведчик
    [few] { $count } разведчика
   *[many] { $count } разведчиков
}
hz-count-town = { $count ->
    [one] { $count } поселение
    [few] { $count } поселения
   *[many] { $count } поселений
}
hz-count-city = { $count ->
    [one] { $count } город
    [few] { $count } города
   *[many] { $count } городов
}
hz-count-dahan = { $count ->
    [one] { $count } дахан
    [few] { $count } дахана
   *[many] { $count } даханов
}
hz-count-blight = скверна: { $count }
hz-note-build = скоро построят: { $piece }
hz-note-cost = стоимость { $cost }
hz-note-defend = защита { $amount }
hz-note-energy = энергия: { $energy }
hz-note-have = у вас { $count }
hz-note-left = осталось: { $count }
hz-note-levels = доступные уровни: { $levels }
hz-note-opens = откроется: { $slot }
hz-note-presence = присутствие: { $spirits }
hz-note-presence-own = ваше × { $count }
hz-note-presence-of = { $spirit } × { $count }
hz-note-ravage = скоро разорение, урон { $damage }
hz-note-threshold = формула стихий выполнена

## Texts of cards and panels

hz-text-deck = Вид: { $deck }. Скорость: { $speed }.
hz-text-cost = Стоимость в энергии: { $cost }.
hz-text-elements = Стихии: { $elements }.
hz-text-range = Дальность: { $range }.
hz-text-range-sacred = Дальность: { $range }, от святилища.
hz-text-range-terrain = Дальность: { $range }, от присутствия, ландшафт: { $terrains }.
hz-text-target = Цель: { $target }.
hz-text-threshold = Формула стихий ({ $elements }): { $text }
hz-text-level = Уровень { $level } ({ $elements }): { $text }
hz-text-growth = Рост { $number }: { $actions }.
hz-text-energy = Шкала энергии: { $slots }.
hz-text-plays = Шкала числа карт: { $slots }.
hz-text-special = Особое правило. { $name }: { $text }
hz-text-innate = Природная способность. { $name }.
hz-text-cards = Собственные карты: { $cards }.
hz-text-progression = Изучение способностей: { $cards }.
hz-text-fear = { $level }: { $text }
hz-text-invader-terrains = Захватчики действуют в каждом регионе с ландшафтом: { $terrains }.
hz-text-invader-coastal = Захватчики действуют в каждом прибрежном регионе.
hz-text-invader-escalation = На карте есть символ эскалации.

## Targets

hz-target-any = любой регион
hz-target-invaders = регион с захватчиками
hz-target-no_invaders = регион без захватчиков
hz-target-dahan = регион с даханами
hz-target-blight = регион со скверной
hz-target-no_blight = регион без скверны
hz-target-coastal = прибрежный регион
hz-target-terrains = регион с ландшафтом: { $terrains }
hz-target-spirit-any = любой дух
hz-target-spirit-another = другой дух; в одиночной игре вы сами

## Questions: the spirit phase

hz-ask-spirit_phase = Фаза духов: что делать?
hz-ask-spirit_phase-growth = Какой рост выбрать?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = Какая часть роста следующая?
hz-ask-spirit_phase-play = { $plays ->
    [one] Какую карту разыграть (энергия: { $energy })?
   *[other] Какие карты разыграть (до { $plays }, энергия: { $energy })?
}
hz-ask-add_presence = Куда добавить присутствие?
hz-ask-place_presence = Куда добавить присутствие и с какой шкалы?
hz-ask-presence_source = Присутствие для { $land }: со шкалы или с острова?
hz-ask-choose_deck = Из какой колоды взять четыре карты?
hz-ask-keep_card = Какую карту способности оставить себе?
hz-ask-keep_card-power = Какую из оставшихся карт взять?
hz-ask-forget = Какую карту забыть?
hz-ask-reclaim_card = Какую карту вернуть на руку?

## Questions: using powers

hz-ask-power_phase = { $phase }: какую способность применить?
hz-ask-target_land = Какой регион станет целью?
hz-ask-target_spirit = Какой дух станет целью?
hz-ask-innate_levels = До какого уровня применить?
hz-ask-use_threshold = Применить формулу стихий?
hz-ask-use_might = { $land }: добавить 3 урона от карты «{ hz-power-gift_of_furious_might }»?
hz-ask-use_aggression = { $land }: добавить 1 урон по правилу «{ hz-special-territorial_aggression }»?
hz-ask-choose_effect = Какой эффект выбрать?
hz-ask-choose_element = Какую стихию выбрать?
hz-ask-pay_energy = Заплатить энергию ({ $amount }) за это: { $gain }?
hz-ask-boon_land = Какой регион с присутствием выбранного духа?
hz-ask-origin_site = Из какого святилища уходит присутствие?
hz-ask-renewal_land = Куда возвращается присутствие?
hz-ask-remove_blight = Откуда удалить скверну?
hz-ask-move_to = Куда идут даханы?
hz-ask-exhaust_action = Какое действие пропустят захватчики?
hz-ask-gift_card = Какую карту отдать ({ $spirit })?
hz-ask-vengeance_land = { hz-power-vengeance_of_the_dead }: где нанести 1 урон?

## Questions: pieces

hz-ask-damage = { $land }: кто получает 1 урон?
hz-ask-damage-exactly = { $land }: кто получает 1 урон{ $tally }?
hz-ask-damage-each = { $land }: какой захватчик получает 1 урон{ $tally }?
hz-ask-destroy = { $land }: что уничтожить{ $tally }?
hz-ask-remove = { $land }: что удалить{ $tally }?
hz-ask-remove-fear = { $land }: удалить разведчиков или поселение?
hz-ask-remove-health = { $land }: какого захватчика удалить (ещё стойкости: { $amount })?
hz-ask-replace = { $land }: что заменить?
hz-ask-downgrade = { $land }: какую постройку уменьшить?
hz-ask-push = { $land }: кого вытолкнуть и куда{ $tally }?
hz-ask-push_pieces = { $land }: кого вытолкнуть{ $tally }?
hz-ask-push_to = Куда вытолкнуть: { $piece }?
hz-ask-gather = { $land }: кого привлечь и откуда{ $tally }?
hz-ask-gather_presence = { $land }: откуда привлечь присутствие?
hz-ask-move_pieces = { $land }: кого переместить{ $tally }?

## Questions: invaders, blight and fear

hz-ask-choose_land = { $action }: какой регион следующий?
hz-ask-skip_action = { $action }, { $land }: пропустить («{ hz-power-sweltering_exhaustion }»)?
hz-ask-escalation_land = Эскалация: где появится поселение?
hz-ask-cascade = { $land }: куда распространяется скверна?
hz-ask-fear_land = На какой регион подействует эта карта страха?
hz-ask-fear_piece = Что удалить?
hz-ask-seek_safety = Какого разведчика вытолкнуть и куда?

## Questions to chance

hz-ask-spirit_choice = Подготовка: какой дух следующий?
hz-ask-invader_card = Колода захватчиков: какая карта открыта?
hz-ask-fear_card = Колода страха: какая карта открыта?
hz-ask-minor_card = Колода малых способностей: какая карта вытянута?
hz-ask-major_card = Колода великих способностей: какая карта вытянута?

## Options

hz-option-action = { $name }
hz-option-card = { $card }
hz-option-deck = { $deck }
hz-option-effect = { $text }
hz-option-element = { $element }
hz-option-gather = { $piece }: откуда — { $land }
hz-option-grow = { $actions }
hz-option-growth = Рост { $number } ({ $actions })
hz-option-growth_from = Рост { $number }, { $deck } ({ $actions })
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = Откуда: { $land }
hz-option-land-origin_site = Откуда: { $land }
hz-option-land-presence_source = Переместить присутствие: { $land }
hz-option-land-seek_safety = Разведчик: { $start } → { $land }
hz-option-level = Уровень { $level }
hz-option-levels = Только эти уровни: { $levels }
hz-option-move_presence = Переместить присутствие на острове
hz-option-no-pay_energy = Не платить
hz-option-no-skip_action = Не пропускать
hz-option-no-use_aggression = Приберечь для другого урона
hz-option-no-use_might = Приберечь для другой способности
hz-option-no-use_threshold = Не применять формулу
hz-option-pass = Закончить со способностями
hz-option-piece = { $piece }
hz-option-play = Разыграть: { $card }
hz-option-presence = { $track ->
    [energy] Шкала энергии ({ $slot }) → { $land }
   *[plays] Шкала числа карт ({ $slot }) → { $land }
}
hz-option-push = { $piece }: куда — { $land }
hz-option-ready = Закончить розыгрыш карт
hz-option-repeat = Применить ещё раз: { $power }
hz-option-repeat_on = Ещё раз: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Закончить с уроном
hz-option-stop-exhaust_action = Не пропускать действий
hz-option-stop-fear_land = Пропустить эту карту
hz-option-stop-gather = Закончить привлечение
hz-option-stop-gather_presence = Оставить присутствие на месте
hz-option-stop-gift_card = Оставить все карты себе
hz-option-stop-move_pieces = Закончить перемещение
hz-option-stop-push = Закончить выталкивание
hz-option-stop-push_pieces = Вытолкнуть только этих
hz-option-stop-reclaim_card = Не возвращать карт
hz-option-stop-remove = Закончить удаление
hz-option-stop-seek_safety = Оставить разведчиков на месте
hz-option-track = { $track ->
    [energy] Со шкалы энергии ({ $slot })
   *[plays] Со шкалы числа карт ({ $slot })
}
hz-option-use = Применить: { $power }
hz-option-use_on = { $power } → { $land }
hz-option-yes-pay_energy = Заплатить энергию
hz-option-yes-skip_action = Пропустить действие
hz-option-yes-use_aggression = Добавить 1 урон
hz-option-yes-use_might = Добавить 3 урона
hz-option-yes-use_threshold = Применить формулу

## Choices that were made, as nouns

hz-choice-card-keep_card = «{ $card }»
hz-choice-deck = новая карта
hz-choice-grow = рост
hz-choice-growth = рост
hz-choice-growth_from = рост
hz-choice-land-add_presence = присутствие
hz-choice-land-presence_source = присутствие
hz-choice-move_presence = присутствие
hz-choice-pass = пас
hz-choice-play = «{ $card }»
hz-choice-presence = присутствие
hz-choice-ready = конец розыгрыша карт
hz-choice-repeat = «{ $power }»
hz-choice-repeat_on = «{ $power }»
hz-choice-track = присутствие
hz-choice-use = «{ $power }»
hz-choice-use_on = «{ $power }»

## Что способности дают за энергию

hz-gain-boon_of_watchful_guarding = защита 8 вместо 4
hz-gain-exaltation_of_tangled_growth = новая карта способности
hz-gain-gift_of_searing_heat = 1 урон в одном регионе

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 урон за каждого дахана здесь
    .second = Привлечь до 3 даханов
hz-effect-call_to_isolation =
    .first = Вытолкнуть разведчика или поселение за каждого дахана
    .second = Вытолкнуть 1 дахана
hz-effect-call_to_tend =
    .first = Удалить 1 скверну
    .second = Вытолкнуть до 3 даханов
hz-effect-dahan_enheartened =
    .first = Вытолкнуть 1 дахана из региона
    .second = Привлечь 1 дахана в регион
hz-effect-delusions_of_danger =
    .first = Вытолкнуть 1 разведчика
    .second = 2 страха
hz-effect-enticing_splendor =
    .first = Привлечь 1 разведчика или поселение
    .second = Привлечь до 2 даханов
hz-effect-gift_of_searing_heat =
    .first = Выбранный дух получает 2 энергии
    .second = Выбранный дух может заплатить 1 энергию и нанести 1 урон
hz-effect-purifying_flame =
    .first = 1 урон за каждую скверну здесь
    .second = Удалить 1 скверну
hz-effect-quicken_the_earths_struggles =
    .first = По 1 урону каждому поселению и каждому городу
    .second = Защита 10
hz-effect-veil_the_nights_hunt =
    .first = По 1 урону захватчикам, по числу даханов
    .second = Вытолкнуть до 3 даханов
hz-effect-voracious_growth =
    .first = 2 урона
    .second = Удалить 1 скверну

## Coming up

hz-outlook = Следующий ход захватчиков
hz-due-damage = { $defence ->
    [0] урон { $damage }
   *[other] урон { $damage } после защиты { $defence }
}
hz-due-dahan = { $count ->
    [one] гибнет { $count } дахан
    [few] гибнут { $count } дахана
   *[many] гибнет { $count } даханов
}
hz-due-presence = потеря присутствия: { $spirits }
hz-due-blight = скверна
hz-due-cascade = скверна распространится в один из регионов: { $lands }
hz-due-strikes = даханы контратакуют, урон { $damage }

## Events: rounds and phases

hz-event-set_up = Остров: { $boards }. Духи: { $spirits }.
hz-event-round_began = Ход { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Течение времени. Ход { $round } окончен.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who }, рост: { $actions }.
hz-event-cards_reclaimed = { $who }: все карты снова на руке.
hz-event-energy_gained = { $who }: энергия +{ $amount } ({ $why }).
hz-event-energy_paid = { $who }: энергия −{ $amount } ({ $why }).
hz-event-card_played = { $who }, разыграна карта: { $card }.
hz-event-card_gained = { $who }, новая карта: { $card }.
hz-event-card_forgotten = { $who }, забыта карта: { $card }.
hz-event-card_given = { $who }, отдана карта: { $card } ({ $target }).
hz-event-card_kept = { $who }, карта снова на руке: { $card }.
hz-event-repeats_given = { $amount ->
    [one] { $who }: можно повторить { $amount } разыгранную карту за её стоимость.
    [few] { $who }: можно повторить до { $amount } разыгранных карт за их стоимость.
   *[many] { $who }: можно повторить до { $amount } разыгранных карт за их стоимость.
}
hz-event-slot_opened = { $track ->
    [energy] { $who }: открыта ячейка шкалы энергии.
   *[plays] { $who }: открыта ячейка шкалы числа карт.
}
hz-event-cards_drawn = Вытянуты карты ({ $deck }): { $cards }.
hz-event-deck_reshuffled = Сброс стал новой колодой ({ $deck }).
hz-event-element_gained = { $who }, новая стихия: { $element }.
hz-event-power_used = { $who }, способность: { $power } ({ $land }).
hz-event-power_used-spirit = { $who }, способность: { $power } ({ $target }).
hz-event-range_extended = { $who }: дальность +{ $amount } до конца хода.
hz-event-might_given = { $who }: 3 урона для одной способности.
hz-event-steps_hastened = { $who }: одно медленное выталкивание или привлечение станет быстрым.
hz-event-spirit_wards = { $who }: защита { $amount } в каждом регионе с присутствием.

## Events: presence

hz-event-presence_added = { $who }, новое присутствие: { $land } ({ $why }).
hz-event-presence_moved = { $who }, присутствие: { $start } → { $land } ({ $why }).
hz-event-presence_kept = { $who }, присутствие возвращено: { $land }.
hz-event-presence_destroyed = { $who }, потеряно присутствие: { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land }: появляется { $piece } ({ $why }).
hz-event-piece_removed = { $land }, удалено: { $piece } ({ $why }).
hz-event-piece_moved = { $piece } перемещается: { $start } → { $land } ({ $why }).
hz-event-piece_damaged = { $land }: { $piece } получает урон { $amount } ({ $why }).
hz-event-piece_destroyed = { $land }, уничтожено: { $piece } ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: защита { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: можно пропустить разорение или строительство.
hz-event-land_thrives = { $land }: стойкость даханов +4, скверна не добавляется.
hz-event-vengeance_sworn = { $land }: каждая потеря здесь наносит 1 урон.
hz-event-actions_skipped = { $land }: захватчики пропустят действия ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = Захватчики ведут разведку. { $card }.
hz-event-explore_due = Могут появиться разведчики: { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Разорение в { $land }: { $parts }.
hz-event-cards_advanced = Карты захватчиков сдвигаются: разорение ({ $ravage }), строительство ({ $build }).
hz-event-ravaged = Разорение, { $land }: { $defence ->
    [0] урон { $damage }
   *[other] урон { $damage } после защиты { $defence }
}.
hz-event-dahan_strike_back = Даханы контратакуют, { $land }: урон { $damage }.
hz-event-action_skipped = { $land }: действие пропущено ({ $action }).
hz-event-blight_added = { $land }: добавляется скверна, осталось { $left }.
hz-event-blight_removed = { $land }: скверна уходит ({ $why }).
hz-event-blight_prevented = { $land }: скверна не добавляется.

## Events: fear

hz-event-fear_generated = Страх +{ $amount } ({ $why }).
hz-event-fear_card_earned = Получена карта страха { $taken }.
hz-event-fear_card_revealed = Карта страха «{ $card }»: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = скверна
hz-why-build = строительство
hz-why-dahan = контратака даханов
hz-why-destroyed = уничтожена постройка
hz-why-escalation = эскалация
hz-why-explore = разведка
hz-why-growth = рост
hz-why-heat = { hz-special-blistering_heat }
hz-why-ravage = разорение
hz-why-track = шкала энергии

## The end

hz-score-victory = Победа
hz-score-cards = Карты захватчиков
hz-score-dahan = Даханы на острове
hz-score-blight = Скверна на острове
hz-ending-win = Победа! { $reason } Счёт: { $score }.
hz-ending-loss = Поражение. { $reason } Счёт: { $score }.

## Danger: what comes if no one stops it, and what can

hz-danger-blight = Остров падёт в этот ход
    .way = Остановите разорение или защитите регион.
hz-danger-spirit_destroyed = Дух погибнет в этот ход
    .way = Защитите его последнее присутствие.
hz-danger-time_over = Время истечёт в этот ход
    .way = Победите до разведки захватчиков.
