### Ghost Stories: setups and positions that are refused.

## Setups

setup-error-level = Неизвестный уровень «{ $value }». Уровни: { $known }.
setup-error-edition = Неизвестное издание «{ $value }». Издания: { $known }.
setup-error-modules_named_twice = Дополнение указано дважды ({ $value }). Укажите каждое один раз.
setup-error-unknown_option = Настройка «{ $value }» относится к дополнению. Укажите и дополнение.
setup-error-seats = Названо сторон для игроков: { $value }, а нужно: { $known }, по одной на игрока.
setup-error-side = Стороны { $value } у деревни нет. Стороны: { $known }.
setup-error-seats_taken_twice = Два игрока с одной стороны деревни ({ $value }). Укажите каждую сторону один раз.
setup-error-two_players_face_each_other = Два игрока сидят друг напротив друга, а не на сторонах { $value }. Выберите 0 и 2 или 1 и 3.
setup-error-colours = Названо цветов: { $value }; назовите не меньше одного на игрока и не больше четырёх.
setup-error-colour = Поля цвета «{ $value }» нет. Цвета: { $known }.
setup-error-colours_taken_twice = Цвет указан дважды ({ $value }). Укажите каждый один раз.
setup-error-power = Неизвестная сила «{ $value }». Силы: { $known }.
setup-error-one_power_for_each_board = Эти силы находятся на двух сторонах одного поля, поэтому выбрать можно лишь одну: { $value }.
setup-error-alone_the_red_board_flies = Сила «{ $value }» не подходит для одиночной игры: в ней красное поле лежит другой стороной вверх.
setup-error-first = Места { $value } нет. Места: { $known }.
setup-error-village = Деревне нужны девять разных тайлов из этого списка: { $known }, а не такие: { $value }.
setup-error-qi = Даос не может начать с таким числом Чи: { $value }. Допустимо: { $known }.
setup-error-portal = Портал не может стоять на месте «{ $value }». Места: { $known }.
setup-error-village_tiles = Неизвестный набор тайлов деревни «{ $value }». Варианты: { $known }.
setup-error-incarnations = Неизвестный набор Воплощений «{ $value }». Варианты: { $known }.
setup-error-cards = Нужна таблица карт, а не «{ $value }». Карты: { $known }.
setup-error-card = Неизвестная карта «{ $value }». Карты: { $known }.
setup-error-card_table = Карта «{ $card }»: нужна таблица, а не «{ $value }». Пункты: { $known }.
setup-error-card_field = У карты «{ $card }» нет пункта «{ $value }». Пункты: { $known }.
setup-error-card_name = Карта «{ $card }»: имя «{ $value }» не подходит. Не больше { $known } знаков, без точек с запятой и лишних пробелов.
setup-error-card_colour = Карта «{ $card }»: неизвестный цвет «{ $value }». Цвета: { $known }.
setup-error-card_resistance = Карта «{ $card }»: неверная сопротивляемость «{ $value }». Напишите число от 1 до 5 или числа по цветам: { $known }.
setup-error-card_stone = Карта «{ $card }»: «{ $value }» не может быть на этом камне. Напишите список из: { $known }.
setup-error-card_stone_length = Карта «{ $card }»: слов на камне { $value }. Напишите не больше { $known }.
setup-error-cards_line = Строка { $line }: { $problem }
setup-error-cards_syntax = Строка { $line } — не TOML.

## Positions

position-error-seats_opposite = Два игрока сидят друг напротив друга; в пункте «boards» между их местами должно быть одно поле.
position-error-village = В пункте «village» нужны девять разных тайлов из этого списка: { $known }.
position-error-mark_haunter = В пункте «{ $clause }» у «{ $value }» не может быть метки ^, она для Обитателей; уберите её.
position-error-mark_exposed = В пункте «{ $clause }» у «{ $value }» не может быть метки *, она для призрака, раскрытого Буддой, в исправленном издании; уберите её.
position-error-mark_mantra = В пункте «{ $clause }» у «{ $value }» не может быть метки ~, она для одного-единственного призрака, пока на поле видна сила enfeeblement_mantra; уберите её.
position-error-mark_buddha = В пункте «{ $clause }» у «{ $value }» не может быть метки b: Будда стоит на пустом месте; уберите её.
position-error-mark_left_stone = В пункте «{ $clause }» у «{ $value }» не может быть метки !, она для левого камня с длящимся действием; уберите её.
position-error-deck_empty = Пункт «deck» пуст, но без карт партия окончена; положите в колоду карту.
position-error-exorcised = Карта «{ $value }» из пункта «exorcised» должна быть Воплощением, стоять там один раз и быть также в пункте «discard».
position-error-incarnations = В игре, в колоде и среди изгнанных Воплощений { $value }, а в этой партии их всего { $most }; уберите лишние или выберите другой уровень.
position-error-already_won = Если в пункте «exorcised» их { $value }, партия уже выиграна; назовите меньше или добавьте пункт «outcome».
position-error-already_lost = Если в пункте «{ $clause }» их { $value }, партия уже проиграна; назовите не больше { $most } или добавьте пункт «outcome».
position-error-no_circle = В деревне нет Молитвенного Круга для жетона «{ $value }»; уберите пункт «circle».
position-error-nobody_alive = Ни один Даос не жив; хотя бы у одного должно быть Чи.
position-error-dead_own_nothing = Даос из пункта «{ $clause }» мёртв; уберите «{ $value }»: мёртвые ничем не владеют и лежат на тайле { $tile }.
position-error-neutral_own_nothing = За поле из пункта «{ $clause }» никто не играет; уберите «{ $value }»: у такого поля есть только Чи, не больше { $most }.
position-error-not_usable = В пункте «{ $clause }» не может стоять «{ $value }»: силы берут взаймы у нейтральных полей, а свою применяет только поле, чей сейчас ход.
position-error-this_turn = В пункте «{ $clause }» указано { $value }, а в этот ход может быть не больше { $most }.
position-error-portal = Портал не может быть на тайле { $value }: параметр «portal» говорит «{ $chosen }»; подойдут: { $known }.
position-error-too_many_villagers = В пункте «{ $clause }» в семье «{ $value }» становится больше Жителей, чем бывает; в ней их { $most }.
position-error-too_many_face_down = Лицом вниз лежит Жителей: { $value }, а невиденных всего { $most }; уберите лишних.
position-error-full_tile = На тайле не бывает больше 3 Жителей; уберите лишних с тайла { $value }.
position-error-villager_on_haunted_tile = На захваченном тайле Жителей не бывает; уберите их с тайла { $value } или сделайте тайл активным.
position-error-face_down_on_top = На тайле { $value } верхний Житель лежит лицом вниз; назовите его семью: верхнего всегда видно.
position-error-su_ling_before_incarnation = Су-Лин не может стоять перед Воплощением { $value }; поставьте её в пункте «su-ling» перед другим местом.
position-error-su_ling_held = Су-Лин удерживает Воплощение в игре; уберите пункт «su-ling».
position-error-barrier = Пункт «barrier» и шаг «barrier_ends» в пункте «next» бывают только вместе; укажите оба или ни одного.
position-error-owed = В пункте «owed» не может стоять «{ $value }»: награды ждут конца Мистической Ограды, и только у семей, которые целиком в Убежище.
position-error-receptacles_full = Когда Кристаллы лежат на всех Подставках, в конце хода встаёт Мистическая Ограда; назовите в пункте «receptacles» не больше { $most } или поставьте шаг «mystic_barrier» в пункт «next».
position-error-not_living = В пункте «{ $clause }» не может стоять «{ $value }»: у этого поля нет живого Даоса; назовите поле живого.
position-error-artifact_unearned = Семья «{ $family }» даёт артефакт «{ $value }», когда спасена целиком; уберите её Жителей из пунктов «villagers» и «graveyard».
