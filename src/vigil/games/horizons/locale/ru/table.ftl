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
hz-quoted = «{ $name }»
hz-needed = { $element } × { $count }
hz-slot-energy = { $number } энергии за ход
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
hz-note-build = здесь появится: { $piece }
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
hz-note-ravage = ожидается разорение, урон: { $damage }
hz-note-threshold = формула стихий выполнена

## Texts of cards and panels

hz-text-deck = Вид: { $deck }. Скорость: { $speed }.
hz-text-cost = Стоимость в энергии: { $cost }.
hz-text-elements = Стихии: { $elements }.
hz-text-range = Дальность: { $range }.
hz-text-range-sacred = Дальность: { $range }, от святилища.
hz-text-range-terrain = Дальность: { $range }, от присутствия в местности: { $terrains }.
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
hz-text-invader-terrains = Захватчики действуют в каждом регионе этой местности: { $terrains }.
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
hz-target-terrains = регион этой местности: { $terrains }
hz-target-spirit-any = любой дух
hz-target-spirit-another = другой дух; в одиночной игре вы сами

## Questions: the spirit phase

hz-ask-spirit_phase = { $who }: выберите рост, сыграйте карты или закончите.
hz-ask-spirit_phase-growth = { $who }: какой рост вы выбираете?
hz-ask-spirit_phase-growth_from = { hz-ask-spirit_phase-growth }
hz-ask-spirit_phase-grow = { $who }: какая часть роста следующая?
hz-ask-spirit_phase-play = { $who }: какие карты вы разыгрываете? { $plays ->
    [one] Не больше { $plays } карты
   *[other] Не больше { $plays } карт
}, энергии: { $energy }.
hz-ask-add_presence = { $who }: в какой регион вы добавляете присутствие?
hz-ask-place_presence = { $who }: с какой шкалы и в какой регион вы добавляете присутствие?
hz-ask-presence_source = { $who }: присутствие появится здесь: { $land }. Откуда вы его берёте?
hz-ask-choose_deck = { $who }: из какой колоды вы тянете четыре карты способностей?
hz-ask-keep_card = { $who }: какую карту способности вы оставляете себе?
hz-ask-keep_card-power = { $who }, «{ $power }»: какую из отвергнутых карт вы берёте?
hz-ask-forget = { $who }: у великой способности есть цена. Какую карту вы забываете?
hz-ask-reclaim_card = { $who }: время течёт. Какую из разыгранных карт вы возвращаете на руку?

## Questions: using powers

hz-ask-power_phase = { $phase }. { $who }: примените способность или закончите.
hz-ask-target_land = { $who }, «{ $power }»: какой регион станет целью?
hz-ask-target_spirit = { $who }, «{ $power }»: какой дух станет целью?
hz-ask-innate_levels = { $who }, «{ $power }»: до какого уровня вы её применяете?
hz-ask-use_threshold = { $who }, «{ $power }»: формула стихий выполнена. Применить её?
hz-ask-use_might = { $who }, «{ $power }», { $land }: добавить здесь 3 урона от карты «{ hz-power-gift_of_furious_might }»?
hz-ask-use_aggression = { $who }, «{ $power }», { $land }: добавить здесь 1 урон от свойства «{ hz-special-territorial_aggression }»?
hz-ask-choose_effect = { $who }: какой из двух эффектов вы выбираете?
hz-ask-choose_effect-power = { $who }, «{ $power }»: какой из двух эффектов вы выбираете?
hz-ask-choose_element = { $who }, «{ $power }»: какую стихию вы выбираете?
hz-ask-pay_energy = { $who }, «{ $power }»: заплатите ли вы за лучший эффект? Цена в энергии: { $amount }.
hz-ask-boon_land = { $who }, «{ $power }»: какой регион с присутствием выбранного духа имеется в виду?
hz-ask-origin_site = { $who }, «{ $power }»: из какого святилища уходит присутствие?
hz-ask-renewal_land = { $who }, «{ $power }»: в какой регион возвращается присутствие?
hz-ask-remove_blight = { $who }, «{ $power }»: из какого региона вы удаляете скверну?
hz-ask-move_to = { $who }, «{ $power }»: в какой регион идут даханы?
hz-ask-exhaust_action = { $who }, «{ $power }»: какое действие пропустят захватчики?
hz-ask-gift_card = { $who }: какую карту с руки вы отдаёте? Её получит { $spirit }.
hz-ask-vengeance_land = { $who }, «{ hz-power-vengeance_of_the_dead }»: в каком регионе вы наносите 1 урон?

## Questions: pieces

hz-ask-damage = { $who }, { $land }: кто получает 1 урон?
hz-ask-damage-exactly = { $who }, { $source }, { $land }: кто получает 1 урон?{ $tally }
hz-ask-damage-power = { $who }, «{ $power }», { $land }: какой захватчик получает 1 урон?
hz-ask-destroy = { $who }, { $source }, { $land }: какой жетон будет уничтожен?{ $tally }
hz-ask-remove = { $who }, { $source }, { $land }: какой жетон вы удаляете?{ $tally }
hz-ask-remove-fear = { $who }, карта страха «{ $card }», { $land }: кто уходит — разведчики или поселение?
hz-ask-remove-health = { $who }, { $source }, { $land }: какого захватчика вы удаляете? (можно удалить ещё здоровья: { $amount })
hz-ask-replace = { $who }, { $land }: какой жетон будет заменён?
hz-ask-downgrade = { $who }, { $land }: какая постройка станет меньше?
hz-ask-push = { $who }, { $source }, { $land }: кого вы выталкиваете и куда?{ $tally }
hz-ask-push_pieces = { $who }, { $source }, { $land }: кого вы выталкиваете?{ $tally }
hz-ask-push_to = { $who }, вы выталкиваете: { $piece }. В какой регион?
hz-ask-gather = { $who }, { $source }, { $land }: кого вы привлекаете и откуда?{ $tally }
hz-ask-gather_presence = { $who }, { $land }: из какого региона вы привлекаете своё присутствие?
hz-ask-move_pieces = { $who }, { $source }, { $land }: кого вы перемещаете?{ $tally }

## Questions: invaders, blight and fear

hz-ask-choose_land = { $who }, от имени группы. { $action }, порядок: какой регион следующий?
hz-ask-skip_action = { $who }, { $land }. { $action }: пропустят ли захватчики это действие из-за карты «{ hz-power-sweltering_exhaustion }»?
hz-ask-escalation_land = { $who }, эскалация: в каком регионе без поселений появится поселение?
hz-ask-cascade = { $who }, { $land }: скверна распространяется. В какой регион?
hz-ask-fear_land = { $who }, карта страха «{ $card }»: какой регион вы выбираете?
hz-ask-fear_piece = { $who }, карта страха «{ $card }»: какой жетон вы удаляете?
hz-ask-seek_safety = { $who }, карта страха «{ $card }»: какого разведчика вы выталкиваете и куда?

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
hz-option-growth = Рост { $number }: { $actions }
hz-option-growth_from = Рост { $number } ({ $deck }): { $actions }
hz-option-land = { $land }
hz-option-land-fear_piece = { $piece }: { $land }
hz-option-land-gather_presence = Откуда: { $land }
hz-option-land-origin_site = Откуда: { $land }
hz-option-land-presence_source = Переместить присутствие: { $land }
hz-option-land-seek_safety = Разведчик: { $start } → { $land }
hz-option-level = Уровень { $level }: { $text }
hz-option-levels = Только эти уровни: { $levels }
hz-option-move_presence = Переместить присутствие, которое уже на острове
hz-option-no-pay_energy = Не платить
hz-option-no-skip_action = Пусть произойдёт
hz-option-no-use_aggression = Приберечь для следующего урона этой способности
hz-option-no-use_might = Приберечь дар
hz-option-no-use_threshold = Не применять формулу стихий
hz-option-pass = Больше не использовать способности в этой фазе
hz-option-piece = { $piece }
hz-option-play = Разыграть: { $card }
hz-option-presence = { $track ->
    [energy] Шкала энергии ({ $slot }) → { $land }
   *[plays] Шкала числа карт ({ $slot }) → { $land }
}
hz-option-push = { $piece }: куда — { $land }
hz-option-ready = Больше не разыгрывать карты
hz-option-repeat = Использовать ещё раз: { $power }
hz-option-repeat_on = Ещё раз: { $power } → { $land }
hz-option-spirit = { $spirit }
hz-option-spirit_name = { $name }
hz-option-stop-damage = Больше никому не наносить урон
hz-option-stop-exhaust_action = Не пропускать действий
hz-option-stop-fear_land = Не выбирать регион
hz-option-stop-gather = Больше никого не привлекать
hz-option-stop-gather_presence = Не привлекать присутствие
hz-option-stop-gift_card = Ничего не отдавать
hz-option-stop-move_pieces = Больше никого не перемещать
hz-option-stop-push = Больше никого не выталкивать
hz-option-stop-push_pieces = Выталкивать только этих
hz-option-stop-reclaim_card = Не возвращать карт
hz-option-stop-remove = Больше ничего не удалять
hz-option-stop-seek_safety = Никого не выталкивать
hz-option-track = { $track ->
    [energy] Со шкалы энергии ({ $slot })
   *[plays] Со шкалы числа карт ({ $slot })
}
hz-option-use = Использовать: { $power }
hz-option-use_on = { $power } → { $land }
hz-option-yes-pay_energy = Заплатить энергию
hz-option-yes-skip_action = Пропустить действие
hz-option-yes-use_aggression = Добавить 1 урон
hz-option-yes-use_might = Добавить 3 урона
hz-option-yes-use_threshold = Применить: { $text }

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
hz-choice-ready = больше никаких карт
hz-choice-repeat = «{ $power }»
hz-choice-repeat_on = «{ $power }»
hz-choice-track = присутствие
hz-choice-use = «{ $power }»
hz-choice-use_on = «{ $power }»

## The two effects of powers that offer a choice

hz-effect-call_to_bloodshed =
    .first = 1 урон за каждого дахана здесь
    .second = Привлечь до 3 даханов
hz-effect-call_to_isolation =
    .first = Вытолкнуть 1 разведчика или поселение за каждого дахана здесь
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
    .first = По 1 урону стольким разным захватчикам, сколько здесь даханов
    .second = Вытолкнуть до 3 даханов
hz-effect-voracious_growth =
    .first = 2 урона
    .second = Удалить 1 скверну

## What is to come

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
hz-due-strikes = даханы дадут сдачи, урон { $damage }

## Events: rounds and phases

hz-event-set_up = Остров: { $boards }. Духи: { $spirits }.
hz-event-round_began = Ход { $round }.
hz-event-phase_began = { $phase }.
hz-event-time_passed = Время течёт: разыгранные карты сброшены, раны зажили. Ход { $round } окончен.

## Events: spirits, energy and cards

hz-event-growth_chosen = { $who }, рост: { $actions }.
hz-event-cards_reclaimed = { $who }: все карты снова на руке.
hz-event-energy_gained = { $who }: энергия +{ $amount } ({ $why }).
hz-event-energy_paid = { $who }: энергия −{ $amount } ({ $why }).
hz-event-card_played = { $who }, разыграна карта: { $card }.
hz-event-card_gained = { $who }, получена карта: { $card }.
hz-event-card_forgotten = { $who }, забыта карта: { $card }.
hz-event-card_given = { $who }, отдана карта: { $card } (→ { $target }).
hz-event-card_kept = { $who } возвращает карту на руку: { $card }.
hz-event-repeats_given = { $amount ->
    [one] { $who } может на этом ходу ещё раз применить { $amount } разыгранную карту, заплатив её цену.
    [few] { $who } может на этом ходу ещё раз применить до { $amount } разыгранных карт, заплатив цену каждой.
   *[many] { $who } может на этом ходу ещё раз применить до { $amount } разыгранных карт, заплатив цену каждой.
}
hz-event-slot_opened = { $track ->
    [energy] { $who }: открыто деление шкалы энергии.
   *[plays] { $who }: открыто деление шкалы розыгрыша карт.
}
hz-event-cards_drawn = Вытянуты карты ({ $deck }): { $cards }.
hz-event-deck_reshuffled = Сброшенные карты перемешаны в новую колоду ({ $deck }).
hz-event-element_gained = { $who }, получена стихия: { $element }.
hz-event-power_used = { $who }, использована способность: { $power } ({ $land }).
hz-event-power_used-spirit = { $who }, использована способность: { $power } (→ { $target }).
hz-event-range_extended = { $who }: до конца хода дальность всех способностей +{ $amount }.
hz-event-might_given = { $who }: на этом ходу можно добавить 3 урона одной способности.
hz-event-steps_hastened = { $who }: на этом ходу одну медленную способность с выталкиванием или привлечением можно использовать как быструю.
hz-event-spirit_wards = { $who }: на этом ходу защита { $amount } в каждом регионе с присутствием этого духа.

## Events: presence

hz-event-presence_added = { $who }: добавлено присутствие, { $land } ({ $why }).
hz-event-presence_moved = { $who }: присутствие переместилось, { $start } → { $land } ({ $why }).
hz-event-presence_kept = { $who }: присутствие возвращено на прежнее место, { $land } ({ $why }).
hz-event-presence_destroyed = { $who }: уничтожено присутствие, { $land } ({ $why }).

## Events: pieces and lands

hz-event-piece_added = { $land }: + { $piece } ({ $why }).
hz-event-piece_removed = { $land }, удалено: { $piece } ({ $why }).
hz-event-piece_moved = { $start } → { $land }: { $piece } ({ $why }).
hz-event-piece_damaged = { $land }: { $piece } получает урон { $amount } ({ $why }).
hz-event-piece_destroyed = { $land }, уничтожено: { $piece } ({ $why }).
hz-event-piece_replaced = { $land }: { $piece } → { $by } ({ $why }).
hz-event-land_defended = { $land }: защита { $amount } ({ $why }).
hz-event-land_exhausted = { $land }: на этом ходу захватчиков можно заставить пропустить разорение или строительство.
hz-event-land_thrives = { $land }: на этом ходу стойкость даханов больше на 4, а скверну добавить нельзя.
hz-event-vengeance_sworn = { $land }: на этом ходу за погибших будут мстить.
hz-event-actions_skipped = { $land }: на этом ходу захватчики пропустят действия ({ $actions }).

## Events: invaders and blight

hz-event-invader_card_drawn = { $left ->
    [one] Карта захватчиков: { $card }; в колоде осталась { $left } карта.
    [few] Карта захватчиков: { $card }; в колоде остались { $left } карты.
   *[many] Карта захватчиков: { $card }; в колоде осталось { $left } карт.
}
hz-event-explore_due = Могут появиться разведчики: { $lands } ({ $chance }).
hz-event-effect_due = { $parts }
hz-event-ravage_due = Разорение в { $land }: { $parts }.
hz-event-cards_advanced = Карты захватчиков сдвигаются. Разорение: { $ravage }. Строительство: { $build }.
hz-event-ravaged = Разорение, { $land }: { $defence ->
    [0] урон { $damage }
   *[other] урон { $damage } после защиты { $defence }
}.
hz-event-dahan_strike_back = Даханы наносят ответный удар, { $land }: урон { $damage }.
hz-event-action_skipped = { $land }: действие пропущено ({ $action }).
hz-event-blight_added = { $land }: + скверна; осталось в резерве: { $left }.
hz-event-blight_removed = { $land }: − скверна ({ $why }).
hz-event-blight_prevented = { $land }: скверна не добавляется.

## Events: fear

hz-event-fear_generated = Страх +{ $amount } ({ $why }).
hz-event-fear_card_earned = Заработана карта страха номер { $taken }.
hz-event-fear_card_revealed = Карта страха «{ $card }»: { $text }
hz-event-terror_rose = { $level }. { $text }

## Why something happened

hz-why-blight = скверна
hz-why-build = строительство
hz-why-dahan = ответный удар даханов
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
