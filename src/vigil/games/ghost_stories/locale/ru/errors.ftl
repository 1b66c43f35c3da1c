### Ghost Stories: setups and positions that are refused.

## Setups

setup-error-level = Неизвестный уровень «{ $value }». Уровни: { $known }.
setup-error-edition = Неизвестное издание «{ $value }». Издания: { $known }.
setup-error-modules_named_twice = Дополнение указано дважды ({ $value }). Укажите каждое один раз.
setup-error-unknown_option = Настройка «{ $value }» относится к дополнению. Укажите и дополнение.
setup-error-seats = Указано сторон для игроков: { $value }. Укажите { $known }, по одной на игрока.
setup-error-side = Стороны { $value } у деревни нет. Стороны: { $known }.
setup-error-seats_taken_twice = Два игрока с одной стороны деревни ({ $value }). Укажите каждую сторону один раз.
setup-error-two_players_face_each_other = Два игрока сидят друг напротив друга, а не на сторонах { $value }. Выберите 0 и 2 или 1 и 3.
setup-error-colours = Указано цветов: { $value }. Укажите по одному на игрока, но не больше четырёх.
setup-error-colour = Поля цвета «{ $value }» нет. Цвета: { $known }.
setup-error-colours_taken_twice = Цвет указан дважды ({ $value }). Укажите каждый один раз.
setup-error-power = Неизвестная сила «{ $value }». Силы: { $known }.
setup-error-one_power_for_each_board = Эти силы на двух сторонах одного поля, выбрать можно лишь одну: { $value }.
setup-error-alone_the_red_board_flies = Сила «{ $value }» не подходит для одиночной игры: в ней красное поле лежит другой стороной вверх.
setup-error-first = Места { $value } нет. Места: { $known }.
setup-error-village = Деревне нужны девять разных тайлов, а не { $value }. Тайлы: { $known }.
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

position-error-seats_opposite = Два игрока сидят друг напротив друга. В пункте «boards» оставьте между их местами одно поле.
position-error-village = В пункте «village» нужны девять разных тайлов. Тайлы: { $known }.
position-error-mark_haunter = Пункт «{ $clause }»: уберите ^ у «{ $value }»; это метка Обитателей.
position-error-mark_exposed = Пункт «{ $clause }»: уберите * у «{ $value }»; это метка призрака, раскрытого Буддой, в исправленном издании.
position-error-mark_mantra = Пункт «{ $clause }»: уберите ~ у «{ $value }»; это метка одного призрака, пока на поле открыта enfeeblement_mantra.
position-error-mark_buddha = Пункт «{ $clause }»: уберите b у «{ $value }»; Будде нужно пустое место.
position-error-mark_left_stone = Пункт «{ $clause }»: уберите ! у «{ $value }»; это метка левого камня с длительным действием.
position-error-deck_empty = Пункт «deck» пуст, и игра была бы окончена. Добавьте карту.
position-error-exorcised = Пункт «exorcised»: «{ $value }» должно быть Воплощением, названным один раз и также в пункте «discard».
position-error-incarnations = Воплощений в игре, в колоде и изгнанных: { $value }, а в этой игре их { $most }. Уберите лишние или выберите другой уровень.
position-error-already_won = Если в пункте «exorcised» указано { $value }, игра уже выиграна. Укажите меньше или добавьте пункт «outcome».
position-error-already_lost = Если в пункте «{ $clause }» указано { $value }, игра уже проиграна. Укажите не больше { $most } или добавьте пункт «outcome».
position-error-no_circle = В деревне нет Молитвенного Круга для жетона «{ $value }». Уберите пункт «circle».
position-error-nobody_alive = Ни один Даос не жив. Дайте Чи хотя бы одному.
position-error-dead_own_nothing = Даос из пункта «{ $clause }» погиб и лежит на тайле { $tile }. Уберите «{ $value }».
position-error-neutral_own_nothing = Поле из пункта «{ $clause }» без игрока: у него есть только Чи, не больше { $most }. Уберите «{ $value }».
position-error-not_usable = В пункте «{ $clause }» не может быть «{ $value }». Укажите нейтральное поле, чью силу заимствуют, или поле, чей ход.
position-error-this_turn = Пункт «{ $clause }»: указано { $value }, а на этом ходу возможно не больше { $most }.
position-error-portal = Портал не может быть на тайле { $value }: параметр «portal» равен «{ $chosen }». Тайлы: { $known }.
position-error-too_many_villagers = Пункт «{ $clause }»: слишком много Жителей семьи «{ $value }», в ней их { $most }.
position-error-too_many_face_down = Жителей лицом вниз: { $value }, а неизвестных только { $most }. Уберите лишних.
position-error-full_tile = На тайле не больше 3 Жителей. Уберите лишних с тайла { $value }.
position-error-villager_on_haunted_tile = Тайл { $value } захвачен. Уберите с него Жителей или сделайте его активным.
position-error-face_down_on_top = На тайле { $value } верхний Житель лежит лицом вниз. Укажите семью: он должен быть открыт.
position-error-su_ling_before_incarnation = Су-Лин не может стоять перед Воплощением { $value }. Выберите другое место в пункте «su-ling».
position-error-su_ling_held = Су-Лин в плену у Воплощения. Уберите пункт «su-ling».
position-error-barrier = Пункт «barrier» и шаг «barrier_ends» в пункте «next» нужны вместе. Укажите оба или ни одного.
position-error-owed = В пункте «owed» не может быть «{ $value }». Наград во время Ограды ждут только семьи, которые целиком в Убежище.
position-error-receptacles_full = Когда Кристаллы на всех Подставках, в конце хода встаёт Ограда. Укажите не больше { $most } в пункте «receptacles» или добавьте шаг «mystic_barrier» в пункт «next».
position-error-not_living = Пункт «{ $clause }»: у поля «{ $value }» нет живого Даоса. Укажите другое.
position-error-artifact_unearned = Для артефакта «{ $value }» семья «{ $family }» должна быть спасена целиком. Уберите её Жителей из пунктов «villagers» и «graveyard».
