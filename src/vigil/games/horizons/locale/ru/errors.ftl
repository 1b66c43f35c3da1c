### Horizons of Spirit Island: setups and positions that are refused.

## Setups

setup-error-spirit = Неизвестный дух «{ $value }». Духи: { $known }.
setup-error-board = Неизвестное поле «{ $value }». Поля: { $known }.
setup-error-spirits_count = Указано духов: { $value }. Укажите { $known }, по одному на игрока.
setup-error-spirits_taken_twice = Дух указан дважды ({ $value }). Укажите каждого один раз.
setup-error-boards_count = Указано полей: { $value }. Укажите { $known }, по одному на игрока.
setup-error-boards_taken_twice = Поле указано дважды ({ $value }). Укажите каждое один раз.
setup-error-progression = Места { $value } для изучения способностей нет. Места: { $known }.
setup-error-progression_named_twice = Место дважды указано для изучения способностей: { $value }.

## Positions

position-error-spirits = В пункте «spirits» нужно духов: { $players }, а указано «{ $value }». Духи: { $known }.
position-error-deadly_damage = Пункт «{ $clause }»: у «{ $value }» слишком много урона; жетон уничтожается при { $health }.
position-error-blight_gone = Если в пункте «blight_pool» { $value }, игра проиграна. Оставьте там скверну или добавьте пункт «outcome».
position-error-invaders_gone = Эта позиция уже выиграна: по степени ужаса или по числу карт страха ({ $value }). Добавьте захватчиков или пункт «outcome».
position-error-no_presence = Ни в одном регионе нет «{ $value }», а дух без присутствия уничтожен. Добавьте его в регион.
position-error-growing = Пункт «{ $clause }»: «growing» называет действие { $value }, которого нет в выбранном росте. Уберите его или измените «growth».
position-error-stages_mixed = Пункт «invader_deck»: поздний этап лежит над ранним. Расположите слои по этапам.
position-error-earned = Пункт «earned»: указано { $value }, а всего получено { $most }. Уменьшите его или увеличьте «taken».
position-error-fear_deck = Пункт «fear_deck»: карт { $value }, а неразыгранных только { $right }. Уберите лишние или измените «taken» и «earned».
position-error-fear_full = Пункт «fear»: указано { $value }, но полный резерв даёт карту. Укажите не больше { $most }.
