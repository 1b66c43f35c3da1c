### Ghost Stories: set-ups and positions that are refused.

## Set-ups

setup-error-level = Уровня «{ $value }» нет; есть уровни: { $known }.
setup-error-edition = Издания «{ $value }» нет; есть издания: { $known }.
setup-error-modules_named_twice = Один и тот же модуль нельзя назвать дважды ({ $value }); назовите каждый модуль один раз.
setup-error-unknown_option = Настройка «{ $value }» относится к модулю; назовите и сам модуль.
setup-error-seats = Названо сторон для игроков: { $value }, а нужно: { $known }, по одной на игрока.
setup-error-side = Стороны { $value } у деревни нет; есть стороны: { $known }.
setup-error-seats_taken_twice = Два игрока не могут сидеть с одной стороны деревни ({ $value }); назовите каждую сторону один раз.
setup-error-two_players_face_each_other = Два игрока должны сидеть друг напротив друга, а не на сторонах { $value }; напротив находятся 0 и 2 или 1 и 3.
setup-error-colours = Названо цветов: { $value }; назовите не меньше одного на игрока и не больше четырёх.
setup-error-colour = Поля цвета «{ $value }» нет; есть цвета: { $known }.
setup-error-colours_taken_twice = Два поля не могут быть одного цвета ({ $value }); назовите каждый цвет один раз.
setup-error-power = Силы «{ $value }» нет; есть силы: { $known }.
setup-error-one_power_for_each_board = Эти силы находятся на двух сторонах одного поля, поэтому выбрать можно лишь одну: { $value }.
setup-error-alone_the_red_board_flies = Сила «{ $value }» не подходит для одиночной игры: в ней красное поле лежит другой стороной вверх.
setup-error-first = Места { $value }, с которого можно начать, нет; есть места: { $known }.
setup-error-village = Деревне нужны девять разных тайлов из этого списка: { $known }, а не такие: { $value }.
setup-error-qi = Даос не может начать с таким числом Чи: { $value }. Допустимо: { $known }.
setup-error-portal = Портал не может стоять на месте «{ $value }»; возможные места: { $known }.
setup-error-village_tiles = Выбора тайлов деревни «{ $value }» нет; есть варианты: { $known }.
setup-error-incarnations = Выбора Воплощений «{ $value }» нет; есть варианты: { $known }.
setup-error-cards = Числа карт должны быть таблицей, записи которой — карты, а не «{ $value }»; есть карты: { $known }.
setup-error-card = Карты «{ $value }», числа которой можно задать, нет; есть карты: { $known }.
setup-error-card_table = Сведения о карте «{ $card }» должны быть таблицей, а не «{ $value }»; в ней могут быть пункты: { $known }.
setup-error-card_field = У карты «{ $card }» нет пункта «{ $value }»; есть пункты: { $known }.
setup-error-card_name = Карта «{ $card }» не может называться «{ $value }»; название — это текст без точек с запятой и лишних пробелов, знаков в нём не больше: { $known }.
setup-error-card_colour = У карты «{ $card }» не может быть цвета «{ $value }»; есть цвета: { $known }.
setup-error-card_resistance = У карты «{ $card }» не может быть сопротивляемости «{ $value }»; напишите число от 1 до 5 или такие числа по цветам: { $known }.
setup-error-card_stone = На этом камне карты «{ $card }» не может быть «{ $value }»; напишите список из таких слов: { $known }.
setup-error-cards_line = Строка { $line }: { $problem }
setup-error-cards_syntax = Строку { $line } прочитать не удалось; файл карт пишут в формате TOML.

## Positions

position-error-boards = В позиции должно быть по одному разу каждое из четырёх полей: { $known }.
position-error-power = Сила «{ $value }» не относится к этому полю; его силы: { $known }.
position-error-village = В позиции нужны девять разных тайлов из этого списка: { $known }.
position-error-three_spaces = На поле три места для призраков, а не «{ $value }»; напишите три значения, «-» для пустого места.
position-error-card = Карты «{ $value }» нет; назовите её номер или идентификатор.
position-error-card_in_two_places = Одна и та же карта лежит в двух местах, а может лежать только в одном.
position-error-too_few_cards = Колода больше, чем осталось невиденных карт; уменьшите её.
position-error-negative_tokens = Жетонов не может быть меньше 0; исправьте отрицательное число.
position-error-too_many_tao = Жетонов Дао каждого цвета всего 4; уберите лишние.
position-error-too_many_qi = Жетонов Чи всего 20; уберите лишние.
position-error-too_many_buddhas = Фигурок Будды всего 2; уберите лишние.
position-error-no_such_tile = Даос стоит вне деревни; тайлы пронумерованы от 0 до 8.
position-error-nobody_alive = Ни один Даос не жив; хотя бы у одного должно быть Чи.
position-error-too_many_villagers = В семье больше Жителей, чем бывает, или слишком много Жителей лежит лицом вниз; уберите лишних.
position-error-full_tile = На тайле не бывает больше 3 Жителей; уберите лишних.
position-error-villager_on_haunted_tile = На захваченном тайле Жителей не бывает; уберите их или сделайте тайл активным.
position-error-too_many_crystals = Лунных Кристаллов всего 4; уберите лишние.
